#distinct = distinct[0]<false>
#distinct1 = distinct[1]<"<->">
#map = affine_map<() -> (-20, 360, -6)>
#set = affine_set<(d0, d1)[s0, s1] : (-17 == 0, -(d1 - d0 + 3) + (s0 * 2) floordiv 4 == 0)>
#set1 = affine_set<() : (33 >= 0, -12 == 0, -12 >= 0)>
"builtin.module"() ({
  %0:2 = "r2.x_1"() ({
    "r2.a.b"() <dense<> : tensor<0xi1>> ({
      %22 = "r0.x_1"() <"<//"> ({
        %32 = "r0.op"() {loc, r.attr = 5.584460e+18 : bf16} : () -> tensor<2xf8E4M3FN>
        %33:3 = "r1.x_1"() : () -> (tensor<?x6xindex>, !r1.t3, complex<f8E4M3FN>)
        "r1.x_1"(%33#2, %32, %33#0)[^bb2] : (complex<f8E4M3FN>, tensor<2xf8E4M3FN>, tensor<?x6xindex>) -> ()
      ^bb1:  // no predecessors
        "r2.op"(%33#1, %33#2) {true = #set, y$ = 8 : i64} : (!r1.t3, complex<f8E4M3FN>) -> ()
        %34:4 = "r2.a.b"(%33#2)[^bb2, ^bb3] : (complex<f8E4M3FN>) -> (memref<vector<4xf32>>, tuple<>, f8E5M2, tuple<vector<index>, tensor<?xbf16>>)
      ^bb2(%35: i33, %36: tuple<complex<tf32>>):  // 2 preds: ^bb0, ^bb1
        %37 = "r0.Y"(%35, %32)[^bb3] {"#y", _x, true = -8.6660756545844929E-232 : f64} : (i33, tensor<2xf8E4M3FN>) -> si16
      ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
        %38 = "r1.op"() {dots.and.dots = #map, y$ = ""} : () -> !r1.t3<= =>
        %39:3 = "r1.x_1"()[^bb3] : () -> ((tensor<!r0.t2<"s>">>) -> (!r0.t2<"\5C">, none), tensor<si16>, (!r1.t0) -> ())
      }) : () -> i128
      %23:2 = "r2.Y"(%22, %22) {value} : (i128, i128) -> (i64, tuple<complex<ui64>>)
      "r1.x_1"(%23#0) <{"%x", "123" = " " : i64}> ({
        %29:2 = "r0.Y"(%22) : (i128) -> (none, tensor<?x?xindex>)
        %30 = "r1.Y"(%29#1) : (tensor<?x?xindex>) -> f80
        "r2.op"(%22) {i32 = #distinct, value = array<f32>} : (i128) -> ()
        %31 = "r1.Y"(%29#1, %23#0)[^bb1] <[array<i1: true>]> : (tensor<?x?xindex>, i64) -> tuple<f16, memref<memref<?xi8>, {a = 1 : i32}>, () -> ()>
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        "r2.Y"(%29#1)[^bb1, ^bb1] <affine_set<()[s0] : (-(s0 + 6) - (s0 * 2) ceildiv 4 - 10 >= 0, -(s0 * -3 - 16) >= 0, s0 == 0)>> : (tensor<?x?xindex>) -> ()
      }, {
        %24 = "r0.a.b"(%23#1, %23#1, %22, %23#0) : (tuple<complex<ui64>>, tuple<complex<ui64>>, i128, i64) -> si16
        %25:4 = "r0.op"(%23#1) : (tuple<complex<ui64>>) -> (ui64, tensor<!r1.t3<a -> b>>, tensor<tf32>, vector<[2]xindex>)
        %26 = "r0.a.b"(%25#3) : (vector<[2]xindex>) -> tf32
        %27:3 = "r1.x_1"(%25#2)[^bb1, ^bb1, ^bb1] : (tensor<tf32>) -> (tuple<>, complex<f32>, memref<?x4xf16>)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %28:4 = "r1.x_1"() {value = "\FF//"} : () -> (tuple<tensor<?x?xi128>>, () -> (), i32, memref<vector<4xf32>>)
        "r0.op"()[^bb1] {loc = array<f32: -2.534200e+01>} : () -> ()
      }, {
      }) : (i64) -> ()
    }, {
      %15 = "r2.op"() {key = #distinct1} : () -> memref<bf16, 4>
      %16 = "r2.op"() {loc = #set1} : () -> tuple<>
      "r0.x_1"()[^bb2, ^bb1, ^bb1] <@"quote\22s"> ({
        "r1.x_1"() {dense = strided<[?]>, r.attr = ["" : ui7]} : () -> ()
        "r1.Y"()[^bb2, ^bb2] <dense_resource<"odd key"> : tensor<4xi8>> : () -> ()
      ^bb1(%19: index):  // no predecessors
        %20:3 = "r1.Y"()[^bb2, ^bb2] {i32, loc, value = 2.54747451E+26 : f32} : () -> (vector<2xui64>, () -> ((vector<i128>) -> none, ui7), si16)
      ^bb2:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
        %21:4 = "r1.op"()[^bb2] : () -> (!r2.t2<<>>, complex<i1>, f64, index)
      }, {
      }, {
      }) : () -> ()
    ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
      %17 = "r2.a.b"(%15, %15, %16)[^bb1, ^bb2, ^bb1] : (memref<bf16, 4>, memref<bf16, 4>, tuple<>) -> vector<[5]x1x4xi64>
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
      "r0.Y"() : () -> ()
      %18:3 = "r2.x_1"(%16, %15, %16)[^bb1, ^bb2] : (tuple<>, memref<bf16, 4>, tuple<>) -> ((() -> memref<memref<?xi8>, "space">) -> (() -> ((f128) -> !r1.t1<x::y, -1>), tuple<tensor<f64>>), !r0.t2<x::y, -1>, (complex<f8E5M2>) -> ())
    }) : () -> ()
    %6:2 = "r1.op"() : () -> (ui7, complex<ui7>)
    %7:2 = "r0.a.b"(%6#0, %6#1, %6#1) ({
      "r1.a.b"(%6#0) : (ui7) -> ()
      "r1.Y"(%6#0, %6#1) ({
      }) {"#y" = @"quote\22s", "with space"} : (ui7, complex<ui7>) -> ()
      %10:3 = "r2.a.b"(%6#1)[^bb1, ^bb1] : (complex<ui7>) -> (vector<6xui7>, tensor<?x3xi128, [1, true]>, ui7)
    ^bb1(%11: none):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      %12 = "r0.op"(%6#0, %10#1, %10#1) : (ui7, tensor<?x3xi128, [1, true]>, tensor<?x3xi128, [1, true]>) -> memref<vector<4xf32>>
      %13 = "r0.a.b"(%6#1) : (complex<ui7>) -> memref<7xcomplex<f64>>
      %14 = "r2.Y"()[^bb1, ^bb1] <#r0.a1<>> {loc = dense_resource<blob_1> : tensor<4xi8>} : () -> ((!r2.t3<= =>) -> (f64, complex<ui64>))
    }, {
      %9 = "r1.x_1"(%6#1, %6#0, %6#1) : (complex<ui7>, ui7, complex<ui7>) -> (() -> ())
    }) : (ui7, complex<ui7>, complex<ui7>) -> (tensor<?x?x!r0.t2<i32, tensor<?xf32>>>, complex<i8>)
    "r2.op"(%6#0, %6#1)[^bb1, ^bb1] {"quote\22s" = false} : (ui7, complex<ui7>) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %8:3 = "r1.x_1"(%7#1, %7#0) : (complex<i8>, tensor<?x?x!r0.t2<i32, tensor<?xf32>>>) -> (() -> (), memref<5xmemref<?xi8>, "space">, i1)
    "r1.Y"(%7#1)[^bb1] <{}> {value = "a", y$ = -8.938560e+27 : f32} : (complex<i8>) -> ()
  }) : () -> (() -> (), f64)
  %1 = "r0.a.b"(%0#1, %0#1, %0#0, %0#0) <{"123"}> : (f64, f64, () -> (), () -> ()) -> index
  %2 = "r2.op"(%1, %0#1, %0#0) : (index, f64, () -> ()) -> (() -> ())
  %3:2 = "r0.op"() <{}> : () -> (memref<f8E5M2, {a = 1 : i32}>, tensor<?x7x?xindex>)
  %4:2 = "r0.op"() : () -> (tensor<index>, memref<i32>)
  %5:2 = "r2.a.b"(%3#1, %2, %1) <{i32 = affine_map<(d0) -> ((d0 ceildiv 3) ceildiv 6, d0 - (d0 + 20) + d0, d0 * 4 + d0 - 19)>, "new\0Aline", value = "\00 "}> : (tensor<?x7x?xindex>, () -> (), index) -> (!r0.t0<"\5C">, tuple<>)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x040000007048D5FE",
      blob_1: "0x04000000B39234FE"
    }
  }
#-}

