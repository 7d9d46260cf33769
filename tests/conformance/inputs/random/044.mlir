#distinct = distinct[0]<#r0.a1<"\5C">>
#set = affine_set<(d0)[s0] : (-s0 - 1 >= 0, d0 * 4 + (d0 mod 5) mod 4 == 0)>
#set1 = affine_set<() : (-14 >= 0)>
#set2 = affine_set<(d0) : (d0 == 0, -4 == 0, d0 mod 3 - (-d0 - 3) + 1 >= 0)>
"builtin.module"() ({
  "r0.Y"() <unit> ({
  }, {
  }, {
    %10:2 = "r2.x_1"() <@"with space"::@"with space"::@h.i::@dots.and.dots> : () -> (f80, vector<f8E5M2>)
    %11:2 = "r0.Y"() <{}> : () -> (((tuple<>, !r0.t1) -> (complex<f8E4M3FN>, vector<2xf32>)) -> (), index)
    %12 = "r1.op"() : () -> complex<i128>
    %13:2 = "r2.x_1"()[^bb2] : () -> (memref<*xvector<4xf32>, "space">, tensor<*x!r0.t1<* + / ?>>)
  ^bb1(%14: none):  // no predecessors
    %15:2 = "r0.op"(%13#1, %11#0)[^bb2] {key = 0 : index} : (tensor<*x!r0.t1<* + / ?>>, ((tuple<>, !r0.t1) -> (complex<f8E4M3FN>, vector<2xf32>)) -> ()) -> (!r0.t2<i32, tensor<?xf32>>, f80)
  ^bb2(%16: complex<i1>):  // 3 preds: ^bb0, ^bb1, ^bb2
    %17:3 = "r2.op"()[^bb2] {loc = #distinct, value = #set} : () -> (complex<i8>, vector<3xi32>, tensor<*xcomplex<f32>>)
  }) : () -> ()
  "r0.op"() : () -> ()
  "r0.Y"() ({
  }) : () -> ()
  "r0.op"() : () -> ()
  "r1.Y"() <-9.681700e-03 : f16> : () -> ()
  "r1.Y"() {"#y" = @dots.and.dots::@"with space"::@"->", dense = dense_resource<blob> : tensor<4xi8>, r.attr = 0 : i128} : () -> ()
  %0:2 = "r2.a.b"() ({
  }, {
    %3 = "r2.a.b"() {_x = dense_resource<blob_1> : tensor<4xi8>, dots.and.dots = strided<[]>} : () -> !r1.t0
    %4 = "r0.a.b"(%3, %3, %3) <affine_map<() -> (4, -123)>> {r.attr = @"<>"} : (!r1.t0, !r1.t0, !r1.t0) -> (() -> f16)
    "r0.a.b"() <dense_resource<blob_1> : tensor<4xi8>> : () -> ()
    %5:2 = "r1.x_1"()[^bb2, ^bb2] <dense<4.518610e+01> : tensor<1xf32>> : () -> (complex<i128>, tensor<*xf32>)
  ^bb1(%6: memref<*xtf32>, %7: () -> (f32, none)):  // pred: ^bb2
    "r2.Y"()[^bb2] {dense = #set1} : () -> ()
  ^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    "r1.Y"(%3) {key = #set2} : (!r1.t0) -> ()
    %8:2 = "r2.x_1"() <{}> : () -> (memref<vector<4xf32>, "space">, !r2.t2<x::y, -1>)
    %9:3 = "r1.a.b"(%3, %5#1)[^bb2, ^bb1] : (!r1.t0, tensor<*xf32>) -> (!r1.t1<@sym ^bb %v>, none, f8E5M2)
  }, {
    "r1.a.b"() : () -> ()
    "r1.op"() <{r.attr}> : () -> ()
    "r0.a.b"()[^bb1, ^bb1] {key} : () -> ()
  ^bb1(%1: complex<ui64>, %2: memref<?x9xmemref<?xi8>, strided<[26, ?], offset: ?>, {a = 1 : i32}>):  // 3 preds: ^bb0, ^bb0, ^bb1
    "r0.a.b"(%1, %2)[^bb1] {dots.and.dots = #r2.a0<>} : (complex<ui64>, memref<?x9xmemref<?xi8>, strided<[26, ?], offset: ?>, {a = 1 : i32}>) -> ()
  }) {"#y", r.attr = array<i8: 0>} : () -> (tensor<complex<f32>>, () -> ())
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000006462A3DA",
      blob_1: "0x040000001D650F79"
    }
  }
#-}

