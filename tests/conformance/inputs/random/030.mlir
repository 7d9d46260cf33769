#distinct = distinct[0]<#r2.a2<"s>">>
#map = affine_map<() -> (105, 120, -14)>
#map1 = affine_map<() -> (-10)>
#map2 = affine_map<() -> (-18, 0, 15)>
#map3 = affine_map<() -> (-2, 1)>
#map4 = affine_map<(d0)[s0, s1, s2] -> (s2)>
#map5 = affine_map<(d0, d1)[s0] -> (2)>
#map6 = affine_map<(d0) -> (d0, -9)>
#map7 = affine_map<(d0, d1)[s0] -> ((s0 * -7 + s0 mod 7) mod 8)>
#map8 = affine_map<(d0) -> (-15, -1, 0)>
#map9 = affine_map<(d0) -> (-19, ((d0 mod 6) ceildiv 8) ceildiv 5)>
#map10 = affine_map<(d0)[s0, s1] -> (12, 10, -4)>
#map11 = affine_map<()[s0] -> ((s0 floordiv 3) mod 3, (-(s0 floordiv 6) - 3) * -4, s0)>
#set = affine_set<() : (19 >= 0)>
#set1 = affine_set<(d0) : (-3 == 0, (d0 floordiv 5) ceildiv 3 + (d0 - 18) mod 4 >= 0)>
#set2 = affine_set<(d0, d1)[s0] : (78 == 0, d1 floordiv 2 + d1 * 9 + 7 >= 0, (d1 floordiv 4 - (d1 - s0)) * 4 == 0)>
#set3 = affine_set<(d0, d1)[s0, s1] : (s1 * 3 >= 0, s1 == 0)>
"builtin.module"() ({
  "r2.a.b"() ({
    "r0.op"() <{i32, true, value = #r1.a0<1>}> ({
      %86:2 = "r2.x_1"() : () -> ((f16, f8E5M2) -> ((!r2.t1<= =>, !r2.t2<x::y, -1>) -> ()), none)
      %87 = "r2.op"(%86#1, %86#1) : (none, none) -> !r1.t2
      "r0.Y"() : () -> ()
      "r2.x_1"(%86#0, %86#0, %86#1)[^bb1] {"<>" = #r2.a0<[1, (2), {3}]>} : ((f16, f8E5M2) -> ((!r2.t1<= =>, !r2.t2<x::y, -1>) -> ()), (f16, f8E5M2) -> ((!r2.t1<= =>, !r2.t2<x::y, -1>) -> ()), none) -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %88:2 = "r0.op"() ({
        %90:2 = "r0.Y"(%87) <{"<>" = 0 : i33, y$ = none}> {"<>" = "", key = #map} : (!r1.t2) -> (complex<f16>, none)
        %91:3 = "r1.a.b"(%86#0) : ((f16, f8E5M2) -> ((!r2.t1<= =>, !r2.t2<x::y, -1>) -> ())) -> (tensor<*xf8E4M3FN>, tuple<vector<ui7>, vector<f64>>, memref<*xvector<4xf32>, "space">)
        %92:2 = "r2.a.b"(%87) {y$} : (!r1.t2) -> (none, vector<i32>)
      }) {"123", "a-b" = @h.i::@"->"} : () -> (() -> (), () -> ())
      %89 = "r0.a.b"()[^bb1] : () -> i64
    }, {
      %81 = "r0.op"() <dense_resource<blob> : tensor<4xi8>> ({
        %85:2 = "r0.op"() {"<>" = false, i32 = dense_resource<"odd key"> : tensor<4xi8>} : () -> (tuple<!r2.t3<>, !r1.t2<x::y, -1>>, vector<6x2xf16>)
      }, {
        "r2.Y"() : () -> ()
        "r2.Y"() <-7.550000e+59 : f64> {dense, i32 = f32} : () -> ()
        %82 = "r2.op"()[^bb1] : () -> f16
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %83:2 = "r0.op"() <@f::@"123"::@_g$1> : () -> (none, index)
        %84:3 = "r2.Y"()[^bb1] : () -> (() -> (), !r1.t0, vector<i32>)
      }) : () -> tuple<tuple<i8, () -> none>, tuple<f8E5M2>>
    }) {r.attr = false, "with space" = array<i16>, y$ = 5 : si16} : () -> ()
    %80:2 = "r2.x_1"() : () -> (complex<ui7>, tensor<?x3xindex>)
  }, {
    %38 = "r1.op"() ({
    }, {
      "r1.op"() {"a-b" = #set, r.attr} : () -> ()
      %78 = "r1.x_1"() : () -> i128
      %79 = "r0.a.b"() <unit> : () -> vector<i128>
    }) : () -> tuple<>
    %39:4 = "r2.x_1"()[^bb1] ({
      %54:4 = "r0.x_1"(%38) : (tuple<>) -> (none, !r1.t2<* + / ?>, vector<i1>, tensor<5x?x?xcomplex<f32>, {"a-b" = false}>)
      %55:2 = "r1.a.b"(%54#3) <{}> : (tensor<5x?x?xcomplex<f32>, {"a-b" = false}>) -> (memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, i8)
      "r0.op"(%54#2) : (vector<i1>) -> ()
      "r1.a.b"(%54#0)[^bb1] ({
        %73:2 = "r1.op"(%55#1) <tuple<>> {loc = "loc(x)  " : i33, true = #map1} : (i8) -> (vector<f64>, complex<f80>)
        %74 = "r2.a.b"() {dense = "" : i32} : () -> tuple<>
        "r1.Y"(%55#0, %54#1)[^bb1, ^bb1] : (memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, !r1.t2<* + / ?>) -> ()
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        %75:2 = "r2.Y"(%38) : (tuple<>) -> (() -> (f8E4M3FN, tensor<?x?x3x?xindex>), complex<si16>)
        %76:2 = "r1.a.b"() : () -> (complex<bf16>, memref<memref<?xi8>, 1>)
        %77 = "r1.x_1"()[^bb1] : () -> none
      }, {
      }, {
        "r1.Y"() : () -> ()
        %70 = "r0.a.b"()[^bb1] <{}> : () -> tensor<8xf16>
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %71 = "r0.Y"(%70, %55#0, %54#2) : (tensor<8xf16>, memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, vector<i1>) -> !r2.t2<a.b.c | d>
        %72:2 = "r0.a.b"()[^bb1] <{"quote\22s"}> : () -> (complex<i1>, f8E4M3FN)
      }) {_x, value = 5.3910511030399999E+202 : f64} : (none) -> ()
    ^bb1(%56: tensor<complex<f32>, [1, true]>):  // 2 preds: ^bb0, ^bb1
      %57:2 = "r2.a.b"() {key = array<i8: 2, -7>, value = #r2.a2<x::y, -1>, "with space" = strided<[7, 1]>} : () -> (!r1.t0<a.b.c | d>, complex<f8E5M2>)
      %58:2 = "r1.Y"(%54#3, %54#0, %55#0, %57#1) <tuple<>> ({
        %69 = "r1.op"(%55#0, %57#1) {y$} : (memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, complex<f8E5M2>) -> none
        "r2.Y"(%55#0, %55#0) : (memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">) -> ()
        "r0.op"(%54#1, %54#2) {i32 = "" : si16} : (!r1.t2<* + / ?>, vector<i1>) -> ()
      }, {
        "r2.x_1"(%55#1, %38) : (i8, tuple<>) -> ()
        %60:2 = "r1.Y"(%55#0, %57#0, %55#0) : (memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, !r1.t0<a.b.c | d>, memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">) -> (i33, tensor<*x!r2.t2<= =>>)
        "r1.a.b"()[^bb2, ^bb3] : () -> ()
      ^bb1(%61: (tensor<index>) -> !r2.t0):  // 3 preds: ^bb1, ^bb2, ^bb3
        %62 = "r2.x_1"(%57#1, %55#0, %38) {dense = #map2, value = #set1, y$ = {true = ""}} : (complex<f8E5M2>, memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, tuple<>) -> tensor<5x!r0.t2>
        %63:2 = "r0.op"(%55#1) : (i8) -> ((memref<*xcomplex<f64>, {a = 1 : i32}>) -> (), complex<i32>)
        "r2.op"(%60#1, %62)[^bb1] <{"<>", value, y$ = complex<f16>}> {dense = true} : (tensor<*x!r2.t2<= =>>, tensor<5x!r0.t2>) -> ()
      ^bb2(%64: f128, %65: complex<f32>, %66: tuple<vector<8x4xi33>>):  // pred: ^bb0
        "r0.a.b"()[^bb1] : () -> ()
      ^bb3:  // pred: ^bb0
        %67 = "r1.op"(%54#1, %54#2, %57#1, %38) : (!r1.t2<* + / ?>, vector<i1>, complex<f8E5M2>, tuple<>) -> !r2.t1<* + / ?>
        %68:3 = "r0.a.b"() : () -> (!r2.t0<"\5C">, memref<memref<?xi8>, 2>, bf16)
        "r1.a.b"(%54#1)[^bb1] : (!r1.t2<* + / ?>) -> ()
      }) {"new\0Aline" = 6.192020e-02 : f16, "quote\22s", r.attr = 62 : ui7} : (tensor<5x?x?xcomplex<f32>, {"a-b" = false}>, none, memref<9xcomplex<f64>, strided<[5], offset: 50>, "space">, complex<f8E5M2>) -> (f8E5M2, vector<7xf8E4M3FN>)
      %59:2 = "r2.op"(%56)[^bb1] <unit> : (tensor<complex<f32>, [1, true]>) -> (tuple<>, f8E5M2)
    }, {
      %42:3 = "r1.x_1"(%38, %38, %38) {_x, "a-b" = true, "quote\22s" = strided<[]>} : (tuple<>, tuple<>, tuple<>) -> (vector<4x1xf80>, vector<5x3xf8E5M2>, none)
      "r2.op"(%38)[^bb1] ({
        %52 = "r0.x_1"(%42#1, %42#0, %42#2) <{}> : (vector<5x3xf8E5M2>, vector<4x1xf80>, none) -> tensor<4x?xindex>
        %53:4 = "r1.a.b"(%52, %42#1, %52) : (tensor<4x?xindex>, vector<5x3xf8E5M2>, tensor<4x?xindex>) -> (f8E5M2, memref<*xcomplex<f64>>, f8E4M3FN, ((f80) -> ()) -> (index, i32))
        "r1.x_1"() <[]> {y$ = {}} : () -> ()
      }) : (tuple<>) -> ()
    ^bb1(%43: (!r0.t3<[1, (2), {3}]>, complex<si16>, !r1.t0<>) -> ()):  // 2 preds: ^bb0, ^bb1
      %44 = "r2.op"(%42#0, %42#1) <{_x = affine_set<()[s0, s1, s2] : (s1 == 0, -17 == 0)>}> ({
        "r2.a.b"(%38) {"<>", y$ = false} : (tuple<>) -> ()
        %46 = "r2.op"() : () -> (() -> ())
        %47:2 = "r2.a.b"()[^bb1, ^bb2] : () -> (vector<i64>, () -> ())
      ^bb1(%48: memref<?x?xi32>):  // 3 preds: ^bb0, ^bb1, ^bb2
        "r0.Y"() <{y$ = affine_set<() : (-16 == 0, -90 == 0, -44 == 0)>}> : () -> ()
        %49 = "r2.Y"(%48) {_x = #map3, loc, true} : (memref<?x?xi32>) -> ((none) -> (vector<5x2xtf32>, tensor<*xindex>))
        "r1.a.b"(%42#2)[^bb2, ^bb2, ^bb1] <"loc(x)"> : (none) -> ()
      ^bb2(%50: tf32):  // 3 preds: ^bb0, ^bb1, ^bb1
        %51:2 = "r0.a.b"(%42#2)[^bb1] <{}> : (none) -> (memref<i64>, () -> ())
      }) : (vector<4x1xf80>, vector<5x3xf8E5M2>) -> !r1.t0<[1, (2), {3}]>
      %45:2 = "r0.x_1"()[^bb1] {dense = strided<[]>, "with space" = (tf32, i128) -> ()} : () -> (i8, si16)
    }, {
    }) : () -> ((ui7) -> (f128, !r0.t2<= =>), () -> (), complex<f8E4M3FN>, !r2.t1<a.b.c | d>)
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    %40:2 = "r1.op"(%38) : (tuple<>) -> (tensor<!r2.t2<i32, tensor<?xf32>>, {}>, !r2.t2<= =>)
    %41:2 = "r2.a.b"(%39#1, %40#1, %40#1)[^bb1, ^bb1] : (() -> (), !r2.t2<= =>, !r2.t2<= =>) -> (bf16, vector<2x5xf80>)
  }) {r.attr = @"%x"::@h.i} : () -> ()
  %0 = "r1.a.b"() <{}> {key = #map4, loc = array<i16: -1, 5, -6>} : () -> tensor<index>
  %1 = "r1.Y"(%0) : (tensor<index>) -> vector<[2]xi128>
  "r0.op"() ({
    %25:2 = "r0.a.b"(%0) <{"%x" = @"quote\22s"::@"new\0Aline"::@"a-b", _x = affine_set<(d0)[s0] : (d0 * -3 + d0 + s0 >= 0, s0 ceildiv 3 == 0)>}> {dense = #map5, loc = array<f64: -87.304299999999997>} : (tensor<index>) -> ((memref<2x?x9xvector<4xf32>, strided<[?, 58, 2]>, "space">) -> complex<f64>, complex<f128>)
    "r1.x_1"()[^bb1] ({
      %33:2 = "r1.a.b"(%25#1, %25#1, %25#1) : (complex<f128>, complex<f128>, complex<f128>) -> (memref<?xmemref<?xi8>, "space">, tensor<!r1.t1<x::y, -1>>)
      %34 = "r1.x_1"(%0, %25#1, %33#1) : (tensor<index>, complex<f128>, tensor<!r1.t1<x::y, -1>>) -> f16
      %35:2 = "r1.a.b"()[^bb1, ^bb1] <#r0.a3<"\5C">> : () -> (complex<f16>, complex<f32>)
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      %36:4 = "r1.a.b"(%35#0, %35#1) : (complex<f16>, complex<f32>) -> (i128, tuple<>, none, none)
      %37:2 = "r0.a.b"(%0) : (tensor<index>) -> (complex<i8>, tuple<index>)
      "r0.x_1"()[^bb1, ^bb1] <dense<> : tensor<0x2xi8>> {_x, dots.and.dots = @"%x"} : () -> ()
    }, {
      "r1.Y"(%25#0, %25#1) <1805195925 : i33> : ((memref<2x?x9xvector<4xf32>, strided<[?, 58, 2]>, "space">) -> complex<f64>, complex<f128>) -> ()
    }, {
      %28 = "r2.x_1"(%25#1, %25#1, %25#0) : (complex<f128>, complex<f128>, (memref<2x?x9xvector<4xf32>, strided<[?, 58, 2]>, "space">) -> complex<f64>) -> tuple<vector<6x6xi1>>
      %29 = "r2.a.b"()[^bb1] <dense<> : tensor<0x3x3xi32>> {value = #map6} : () -> tensor<*x!r2.t3<>>
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %30:2 = "r1.Y"(%0, %0) <{value}> : (tensor<index>, tensor<index>) -> (tuple<memref<2x?x?xcomplex<f64>, 4>>, memref<memref<?xi8>, {a = 1 : i32}>)
      %31:2 = "r2.op"(%1) : (vector<[2]xi128>) -> (tuple<>, tensor<*x!r1.t3<a.b.c | d>>)
      %32:3 = "r0.Y"(%25#0)[^bb1] {_x, dense = "", key = "\22atext", r.attr = #distinct} : ((memref<2x?x9xvector<4xf32>, strided<[?, 58, 2]>, "space">) -> complex<f64>) -> (tensor<*x!r2.t2<@sym ^bb %v>>, vector<i8>, (i64, none) -> !r0.t3<a.b.c | d>)
    }) : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "r1.Y"(%1, %25#0)[^bb1] ({
      %26 = "r0.x_1"(%25#1, %1) <false> {loc = false} : (complex<f128>, vector<[2]xi128>) -> !r2.t3<"\5C">
      %27:2 = "r0.Y"(%1, %26) : (vector<[2]xi128>, !r2.t3<"\5C">) -> (vector<1xf8E4M3FN>, i64)
    }, {
    }) : (vector<[2]xi128>, (memref<2x?x9xvector<4xf32>, strided<[?, 58, 2]>, "space">) -> complex<f64>) -> ()
  }, {
    %3 = "r1.x_1"() : () -> vector<f16>
    %4:2 = "r0.a.b"(%1, %0) <true> : (vector<[2]xi128>, tensor<index>) -> (() -> complex<f16>, f32)
    %5 = "r0.a.b"(%3, %4#1, %4#1)[^bb1] {loc} : (vector<f16>, f32, f32) -> vector<ui7>
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    %6:2 = "r0.x_1"() {y$ = array<i1>} : () -> (complex<f8E4M3FN>, !r1.t0<"s>">)
    %7:3 = "r0.x_1"()[^bb1, ^bb1] ({
    }, {
      "r0.op"(%6#0, %6#1) <{dots.and.dots = @dots.and.dots::@"->", i32, r.attr = 1 : i32, value = strided<[?, 1]>}> : (complex<f8E4M3FN>, !r1.t0<"s>">) -> ()
      %8 = "r1.op"(%6#1) {"->" = false, loc = dense<[-7, 4, -7]> : tensor<3xindex>} : (!r1.t0<"s>">) -> complex<f64>
      "r0.Y"()[^bb1, ^bb2, ^bb3] ({
        %23:2 = "r2.a.b"(%4#0) : (() -> complex<f16>) -> (tf32, vector<2x[1]xui7>)
        %24 = "r1.a.b"(%0, %4#1) {"<>" = strided<[1]>, key = dense_resource<"odd key"> : tensor<4xi8>} : (tensor<index>, f32) -> si16
      }, {
        %17:2 = "r0.x_1"(%4#0) : (() -> complex<f16>) -> (ui64, complex<i128>)
        "r0.x_1"()[^bb1, ^bb2] <{key = ui7}> {"a-b" = #set2, i32 = #map7} : () -> ()
      ^bb1(%18: memref<1xcomplex<f64>, #map8, "space">):  // 3 preds: ^bb0, ^bb1, ^bb2
        %19 = "r2.Y"(%5, %6#1, %6#1)[^bb2, ^bb3, ^bb1] <#r1.a1<1>> : (vector<ui7>, !r1.t0<"s>">, !r1.t0<"s>">) -> f32
      ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb3
        %20:2 = "r0.op"(%1)[^bb1] {value = "loc(x)->->" : si16, y$ = #map9} : (vector<[2]xi128>) -> (none, i128)
      ^bb3(%21: tensor<complex<f32>, #r0.enc<x::y, -1>>, %22: !r0.t2<"s>">):  // pred: ^bb1
        "r0.op"(%8, %0)[^bb2, ^bb2] : (complex<f64>, tensor<index>) -> ()
      }, {
        %16 = "r0.a.b"(%6#1) <dense<-7.140970e+01> : tensor<1xf64>> : (!r1.t0<"s>">) -> ui7
      }) {"123"} : () -> ()
    ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb2
      "r0.Y"(%6#0) <unit> ({
        "r1.x_1"() : () -> ()
        "r0.x_1"(%0) : (tensor<index>) -> ()
      }, {
        %12 = "r0.a.b"(%6#1, %1) : (!r1.t0<"s>">, vector<[2]xi128>) -> memref<?xf128, #map10, {a = 1 : i32}>
        "r0.a.b"(%8, %4#1) <"//a " : i33> : (complex<f64>, f32) -> ()
        "r0.Y"() <{"->" = array<i1: true>, i32 = -7.4495316186309153E+255 : f64, r.attr}> : () -> ()
        %13:3 = "r2.Y"(%6#0, %4#0, %12)[^bb3, ^bb3] : (complex<f8E4M3FN>, () -> complex<f16>, memref<?xf128, #map10, {a = 1 : i32}>) -> (index, vector<index>, !r2.t2<"s>">)
      ^bb1:  // pred: ^bb3
        %14 = "r2.x_1"()[^bb2] {_x = #r1.a2<x::y, -1>, dense, loc = {_x = {"<>"}, key = #map11, value = "" : i64}} : () -> vector<i1>
      ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb3
        %15 = "r1.Y"(%12, %13#0, %5) : (memref<?xf128, #map10, {a = 1 : i32}>, index, vector<ui7>) -> tensor<?xcomplex<f32>>
        "r1.a.b"()[^bb2] {"%x" = @h.i::@"123"::@"->", _x = {_x, loc = "loc(x)"}} : () -> ()
      ^bb3:  // 3 preds: ^bb0, ^bb0, ^bb3
        "r1.op"()[^bb3, ^bb2, ^bb1] <{"123" = dense_resource<"odd key"> : tensor<4xi8>, dense = dense<2.449730e+01> : tensor<1x1xf32>}> : () -> ()
      }) : (complex<f8E4M3FN>) -> ()
      "r2.op"()[^bb2] {i32 = dense_resource<blob> : tensor<4xi8>, key, loc = #set3} : () -> ()
    ^bb2(%9: vector<7x7x6xtf32>):  // 2 preds: ^bb0, ^bb1
      %10:3 = "r1.a.b"() : () -> (index, i32, memref<?x1xui7>)
      "r0.Y"()[^bb3, ^bb1, ^bb1] : () -> ()
    ^bb3:  // 3 preds: ^bb0, ^bb2, ^bb3
      %11 = "r2.a.b"()[^bb3] : () -> ui64
    }, {
      "r1.op"() {"quote\22s", value} : () -> ()
    }) {"->", r.attr, value = strided<[]>, "with space" = {loc = 4 : ui7, "new\0Aline" = {}}} : () -> (tensor<f32>, memref<5x?xvector<4xf32>>, tuple<>)
  }, {
  }) : () -> ()
  %2:2 = "r1.Y"(%1) <{r.attr = "text" : ui7, value, y$}> {dense} : (vector<[2]xi128>) -> (tuple<>, index)
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000BC711610",
      "odd key": "0x04000000A3624222"
    }
  }
#-}

