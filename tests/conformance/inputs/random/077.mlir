#map = affine_map<(d0)[s0] -> (d0, s0)>
"builtin.module"() ({
  %0 = "r2.a.b"() <{}> {_x = @"a-b"} : () -> index
  "r0.a.b"(%0) : (index) -> ()
  "r1.op"() ({
    %1:4 = "r2.op"() <5 : ui64> ({
      "r0.Y"() ({
        "r2.Y"(%0) : (index) -> ()
        %27:3 = "r1.Y"(%0, %0, %0)[^bb1, ^bb1] : (index, index, index) -> (vector<4x8xi32>, i1, !r0.t0<* + / ?>)
      ^bb1(%28: f8E4M3FN, %29: tensor<8x1xindex>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %30 = "r2.op"() {key = "text\00"} : () -> i64
        "r2.a.b"(%29, %30, %0) : (tensor<8x1xindex>, i64, index) -> ()
        "r0.op"()[^bb1] : () -> ()
      }) : () -> ()
      "r2.Y"(%0) ({
        %22:3 = "r2.op"(%0) {"123" = strided<[]>, "a-b" = false, dots.and.dots} : (index) -> (tuple<memref<?x8xcomplex<f64>, strided<[25, 28]>, 4>>, tensor<!r2.t2<"\5C">>, () -> ())
        %23 = "r0.op"(%22#0) : (tuple<memref<?x8xcomplex<f64>, strided<[25, 28]>, 4>>) -> vector<2x[4]xf32>
        "r0.op"(%22#2, %23, %22#2)[^bb1, ^bb1] : (() -> (), vector<2x[4]xf32>, () -> ()) -> ()
      ^bb1(%24: tensor<bf16, [1, true]>, %25: memref<3xmemref<?xi8>, strided<[15], offset: 62>>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %26 = "r2.Y"(%22#1, %0)[^bb1] {dense = #r0.a2<a -> b>, loc = dense_resource<blob> : tensor<4xi8>, value = [unit, {}]} : (tensor<!r2.t2<"\5C">>, index) -> vector<5xbf16>
      }) {dense = @"<>"::@"a-b", y$} : (index) -> ()
      "r2.op"(%0, %0, %0, %0) <{dense = dense<7484> : tensor<ui16>, value = []}> ({
        "r1.Y"(%0) : (index) -> ()
        %21:2 = "r0.Y"() : () -> (tensor<*xindex>, tensor<?xindex>)
      }, {
        %20 = "r1.Y"() : () -> complex<f16>
      }) : (index, index, index, index) -> ()
    }) {dense = -6.691400e+00 : f16, i32 = dense<-1.523110e+01> : tensor<f64>, value = "->" : ui64} : () -> (complex<i33>, none, memref<*xmemref<?xi8>>, () -> ())
    %2:4 = "r2.op"(%0) : (index) -> (f8E4M3FN, tuple<index>, !r1.t0<* + / ?>, !r2.t0<@sym ^bb %v>)
    %3:2 = "r2.Y"(%2#2, %1#0, %0) <{}> ({
      %7:3 = "r2.Y"(%2#0, %1#3, %1#0) <{"#y" = affine_set<(d0) : (-33 >= 0)>, i32}> ({
        "r0.a.b"(%0, %0) : (index, index) -> ()
        %18 = "r1.Y"()[^bb1, ^bb1, ^bb1] <{_x = "->" : i32, i32 = dense_resource<blob_1> : tensor<4xi8>}> : () -> memref<complex<f64>>
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %19 = "r0.x_1"(%2#1, %1#2)[^bb1] : (tuple<index>, memref<*xmemref<?xi8>>) -> memref<*xf8E5M2>
      }, {
        %13:3 = "r2.Y"(%0, %2#0, %0) <{}> : (index, f8E4M3FN, index) -> (complex<f16>, vector<7xi32>, i64)
        %14:3 = "r2.op"(%1#0) : (complex<i33>) -> (f128, i32, tuple<f80, tensor<1x?x4xcomplex<f32>, [1, true]>>)
        "r0.a.b"() <#r1.a3<x::y, -1>> {dense, y$ = #r0.a0<1>} : () -> ()
        %15 = "r2.x_1"(%13#1, %2#2)[^bb1] : (vector<7xi32>, !r1.t0<* + / ?>) -> memref<*xvector<4xf32>, 4>
      ^bb1(%16: !r0.t1<>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %17:2 = "r2.Y"() {"new\0Aline" = true, r.attr = #r2.a0<"\5C">} : () -> (tensor<*x!r0.t0<1>>, memref<complex<f64>, {a = 1 : i32}>)
        "r2.op"(%2#3, %14#1) : (!r2.t0<@sym ^bb %v>, i32) -> ()
        "r0.Y"()[^bb1, ^bb1, ^bb1] : () -> ()
      }, {
        %9 = "r2.a.b"(%0, %1#0, %1#0) : (index, complex<i33>, complex<i33>) -> f80
        %10:3 = "r1.x_1"() : () -> (vector<1x[2]xi8>, f32, f8E4M3FN)
        %11:3 = "r1.Y"(%2#1, %2#1, %1#3)[^bb1] {i32 = dense_resource<"odd key"> : tensor<4xi8>, key, r.attr = dense<true> : tensor<2x1xi1>} : (tuple<index>, tuple<index>, () -> ()) -> (si16, () -> (), memref<*xvector<4xf32>, {a = 1 : i32}>)
      ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %12:2 = "r2.x_1"()[^bb1, ^bb1, ^bb1] <{loc = "\00text\\ ", value = -6.6214999999999998E+157 : f64}> : () -> (!r1.t0<1>, complex<f16>)
      }) : (f8E4M3FN, () -> (), complex<i33>) -> (f32, si16, f16)
      %8:2 = "r1.Y"(%2#3, %7#0) <{}> : (!r2.t0<@sym ^bb %v>, f32) -> (memref<6xcomplex<f64>, #map, 5>, tensor<?xcomplex<f32>>)
    }, {
      "r2.Y"(%2#1) {r.attr = tensor<?x?x6x!r2.t2<a.b.c | d>>} : (tuple<index>) -> ()
      %4:2 = "r0.a.b"()[^bb1, ^bb1, ^bb1] <true> : () -> (bf16, tensor<?x?x!r2.t0<>>)
    ^bb1(%5: () -> ()):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      %6 = "r0.a.b"()[^bb1] : () -> tensor<complex<f32>>
    }) {_x = "\FFloc(x)" : i128, "a-b" = @"with space"::@f::@"quote\22s", value} : (!r1.t0<* + / ?>, complex<i33>, index) -> (!r1.t2, i8)
  }, {
  }) : () -> ()
  "r0.Y"() : () -> ()
  "r1.op"(%0, %0, %0, %0) <1518298263 : i32> : (index, index, index, index) -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000410D3B0E",
      blob_1: "0x04000000E15ADFC0",
      "odd key": "0x04000000811010CD"
    }
  }
#-}

