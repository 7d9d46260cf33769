"builtin.module"() ({
  "r2.a.b"() : () -> ()
  %0:2 = "r1.op"() <{"#y" = dense_resource<"odd key"> : tensor<4xi8>}> : () -> (complex<f32>, !r2.t0)
  %1:3 = "r1.x_1"(%0#1, %0#0, %0#0) <"" : i32> : (!r2.t0, complex<f32>, complex<f32>) -> (memref<tf32, 5>, memref<?x?xcomplex<f64>, strided<[32, 49], offset: 58>>, !r2.t3<x::y, -1>)
  %2:3 = "r2.a.b"(%1#2) <dense_resource<blob> : tensor<4xi8>> ({
    "r1.Y"(%1#1) <"text" : i32> : (memref<?x?xcomplex<f64>, strided<[32, 49], offset: 58>>) -> ()
    %5:2 = "r0.x_1"(%0#1, %1#1) ({
    }, {
      %7 = "r2.Y"() <""> : () -> tuple<bf16, () -> ()>
      %8 = "r1.Y"(%7) <{}> : (tuple<bf16, () -> ()>) -> vector<7xi32>
      %9 = "r0.op"(%8) : (vector<7xi32>) -> index
      %10:2 = "r2.x_1"()[^bb1] <{loc = ""}> {dots.and.dots = {i32}, key = strided<[?]>, loc = strided<[]>} : () -> (f8E5M2, f128)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "r1.a.b"()[^bb1] : () -> ()
    }) : (!r2.t0, memref<?x?xcomplex<f64>, strided<[32, 49], offset: 58>>) -> (f16, tensor<!r0.t1<a -> b>, {}>)
    %6 = "r1.Y"() <dense_resource<blob_1> : tensor<4xi8>> : () -> tensor<*x!r2.t3<1>>
  }, {
    %4:3 = "r1.a.b"(%1#1, %0#0, %0#0) : (memref<?x?xcomplex<f64>, strided<[32, 49], offset: 58>>, complex<f32>, complex<f32>) -> (tensor<7x?x?xui64>, tuple<si16>, tensor<index>)
    "r2.Y"() {"%x" = 8.806250e+01 : f16, dots.and.dots = array<i64: -6, -6>} : () -> ()
    "r2.Y"() {_x, key = @h.i, "quote\22s" = {value = -151981716 : i33}} : () -> ()
  }) : (!r2.t3<x::y, -1>) -> (tuple<f8E5M2, vector<i33>>, tf32, tuple<f64, i33>)
  %3 = "r0.op"() {_x = "\22\00", dense = false} : () -> memref<memref<?xi8>, 3>
  "r2.Y"(%2#2) <0 : i64> : (tuple<f64, i33>) -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x04000000410C4BB1",
      blob: "0x0400000032208FFC",
      blob_1: "0x04000000424DA380"
    }
  }
#-}

