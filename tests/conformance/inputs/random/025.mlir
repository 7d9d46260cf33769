#map = affine_map<(d0, d1) -> (d0 * 2, 15, -13)>
#map1 = affine_map<()[s0] -> (s0, s0)>
#map2 = affine_map<(d0, d1)[s0] -> (24, -d0 + d1 * 8 + 6)>
"builtin.module"() ({
  %0 = "r2.a.b"() {"->" = tensor<*xindex>, true} : () -> (() -> ())
  "r2.a.b"() ({
    "r1.x_1"(%0, %0, %0) <{_x, key = tuple<>, r.attr}> : (() -> (), () -> (), () -> ()) -> ()
    %18:2 = "r2.op"(%0) <{}> : (() -> ()) -> (tensor<1x6xindex>, i64)
  }, {
  }, {
  }) : () -> ()
  %1 = "r0.op"(%0) ({
    "r1.x_1"() : () -> ()
    %2 = "r0.a.b"() : () -> memref<*xvector<4xf32>>
    %3:2 = "r2.x_1"() : () -> (tensor<f16, #map>, bf16)
    "r2.a.b"(%0, %0)[^bb1] <unit> {value = #map1} : (() -> (), () -> ()) -> ()
  ^bb1(%4: index, %5: vector<1x6x[8]xi8>):  // 2 preds: ^bb0, ^bb1
    "r1.x_1"() {"#y" = 8 : i33, value = "->->\22"} : () -> ()
    "r0.op"() ({
    }, {
    }, {
      %7 = "r1.op"(%4, %2, %4) : (index, memref<*xvector<4xf32>>, index) -> complex<i8>
      %8:2 = "r1.op"(%0, %0) ({
      }, {
        %15 = "r2.Y"() {"a-b" = 9.5999999999999997E-222 : f64, value = #r1.a1<x::y, -1>} : () -> tensor<5x3x?xindex, #map2>
        "r1.x_1"() <{value = affine_map<(d0)[s0] -> (0, ((d0 mod 4) floordiv 2) ceildiv 2, (-d0) mod 4)>}> : () -> ()
        %16 = "r0.a.b"(%2) : (memref<*xvector<4xf32>>) -> f8E4M3FN
        %17:3 = "r1.op"(%2, %7, %3#0, %15)[^bb1] : (memref<*xvector<4xf32>>, complex<i8>, tensor<f16, #map>, tensor<5x3x?xindex, #map2>) -> (!r2.t1<i32, tensor<?xf32>>, none, tensor<2x!r1.t0<"s>">>)
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        "r2.a.b"()[^bb1, ^bb1] <unit> : () -> ()
      }, {
        %9:4 = "r2.op"(%3#1) : (bf16) -> (tf32, index, tensor<?x?x!r1.t1<i32, tensor<?xf32>>>, index)
        %10:2 = "r0.op"(%9#3, %9#0, %4) : (index, tf32, index) -> (f16, f8E4M3FN)
        %11:2 = "r2.x_1"() <{key = affine_map<(d0, d1) -> (d1, -105)>, r.attr = affine_set<()[s0, s1] : ((s0 ceildiv 6 - s1 * 3) ceildiv 6 == 0)>}> : () -> (vector<[5]xi64>, vector<i33>)
        %12:2 = "r2.Y"(%9#0, %5, %4, %10#0)[^bb1] : (tf32, vector<1x6x[8]xi8>, index, f16) -> (tensor<8xindex>, complex<tf32>)
      ^bb1(%13: !r0.t2<* + / ?>, %14: (!r0.t0<i32, tensor<?xf32>>, !r1.t0<x::y, -1>) -> ()):  // 2 preds: ^bb0, ^bb1
        "r1.a.b"(%10#0)[^bb1] <dense_resource<blob_1> : tensor<4xi8>> : (f16) -> ()
      }) : (() -> (), () -> ()) -> (complex<f80>, complex<ui64>)
    }) : () -> ()
    %6:2 = "r0.op"(%3#1, %3#0)[^bb1] <strided<[]>> : (bf16, tensor<f16, #map>) -> (memref<?xvector<4xf32>>, (memref<*xvector<4xf32>, {a = 1 : i32}>, complex<f32>) -> (vector<i128>, vector<7xi64>))
  }, {
  }) {dots.and.dots = @_g$1, loc} : (() -> ()) -> bf16
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x04000000A5075723"
    }
  }
#-}

