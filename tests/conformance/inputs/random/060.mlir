#distinct = distinct[0]<#r0.a0<a.b.c | d>>
#map = affine_map<(d0) -> (d0 mod 5 + 21, -(d0 ceildiv 8) + 1)>
#map1 = affine_map<()[s0] -> (-10, s0 mod 3 - (-s0 - 31) + 5, 9)>
#map2 = affine_map<()[s0] -> (-12, s0 + 5, ((s0 floordiv 7) * -7) ceildiv 6)>
#set = affine_set<()[s0, s1, s2] : ((s1 - 9) * 6 + s0 - s1 >= 0, ((s1 + 15) ceildiv 4) mod 8 >= 0, s1 >= 0)>
"builtin.module"() ({
  %0 = "r0.Y"() <{}> {true = #distinct, value = "\0A"} : () -> vector<6xi8>
  "r2.x_1"(%0) : (vector<6xi8>) -> ()
  "r0.op"() <{dense = "->text" : ui64, key = strided<[]>}> : () -> ()
  %1:3 = "r2.a.b"() ({
    %4 = "r2.x_1"(%0, %0) : (vector<6xi8>, vector<6xi8>) -> tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>
    %5:3 = "r2.a.b"(%0) ({
      "r2.a.b"() {dense = 0 : i32, true = true, value = {"123" = #set}} : () -> ()
      "r0.op"(%4) <strided<[]>> : (tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>) -> ()
      "r0.op"(%4, %4, %0)[^bb1, ^bb1, ^bb1] : (tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>, vector<6xi8>) -> ()
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      %16 = "r1.a.b"(%4, %4) <{"->" = @"new\0Aline"::@"123"::@"->"}> : (tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>) -> complex<ui7>
      %17 = "r0.op"(%0)[^bb1] {dense, y$ = dense<[[1, 3]]> : tensor<1x2xi65>} : (vector<6xi8>) -> tensor<0x?xcomplex<f32>>
    }, {
    }, {
      %6 = "r0.x_1"(%4, %4) ({
      }, {
        %14:2 = "r2.op"(%0, %4, %4) : (vector<6xi8>, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>) -> (none, vector<[8]xui7>)
        %15:3 = "r2.op"(%14#0, %14#0) <@"quote\22s"> : (none, none) -> (none, !r1.t1<>, f16)
      }) {value = #map} : (tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>) -> memref<memref<?xi8>, {a = 1 : i32}>
      %7:2 = "r1.Y"() : () -> (i33, tensor<index>)
      "r1.a.b"(%6, %0)[^bb1, ^bb1] : (memref<memref<?xi8>, {a = 1 : i32}>, vector<6xi8>) -> ()
    ^bb1(%8: vector<4x3xsi16>, %9: tuple<complex<ui64>>):  // 3 preds: ^bb0, ^bb0, ^bb1
      %10:3 = "r0.Y"() <37 : i8> {"123" = 2.15041182E+20 : f32, dense = {"quote\22s" = #map1, true = false, "with space" = strided<[7]>}} : () -> (none, tuple<>, memref<?xf80, {a = 1 : i32}>)
      "r2.x_1"()[^bb1] : () -> ()
    ^bb2:  // pred: ^bb2
      %11 = "r1.Y"(%6) {"#y" = #map2, key = -5.000000e+03 : f16, r.attr = dense<-1> : tensor<index>, y$ = strided<[]>} : (memref<memref<?xi8>, {a = 1 : i32}>) -> i33
      %12 = "r2.a.b"(%7#0, %4) <{loc = affine_set<(d0, d1, d2) : ((d1 - d0) * 16 == 0, d0 * 7 >= 0, -d1 + 2 == 0)>, value = strided<[1]>}> : (i33, tensor<3x3x8x8xcomplex<f32>, {"#y", true = strided<[]>, y$}>) -> tensor<4xcomplex<f32>>
      %13 = "r0.a.b"(%0)[^bb2] : (vector<6xi8>) -> tuple<memref<4xi33, "space">, memref<vector<4xf32>, "space">>
    }) : (vector<6xi8>) -> (memref<*xvector<4xf32>, {a = 1 : i32}>, i1, tuple<() -> f16>)
  }, {
    "r0.a.b"() <affine_map<() -> (18, 0, -1)>> : () -> ()
    "r2.op"() : () -> ()
    %2:4 = "r0.op"(%0, %0)[^bb1] <{"#y"}> : (vector<6xi8>, vector<6xi8>) -> (!r1.t3<x::y, -1>, !r1.t0<[1, (2), {3}]>, f32, vector<i64>)
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    %3:2 = "r0.op"()[^bb1, ^bb1] <affine_set<()[s0] : (s0 >= 0, -4 >= 0, (s0 - 14) ceildiv 4 >= 0)>> : () -> (complex<f8E4M3FN>, f8E5M2)
  }) {"quote\22s" = strided<[]>} : () -> (ui64, () -> (), tuple<>)
  "r0.a.b"() <affine_set<(d0) : ((d0 * 2) mod 4 == 0, d0 >= 0, d0 + (d0 floordiv 6) * 8 - 19 == 0)>> {dense = dense<> : tensor<0xi8>} : () -> ()
}) : () -> ()

