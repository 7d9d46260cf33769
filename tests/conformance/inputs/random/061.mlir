"builtin.module"() ({
  %0 = "r1.a.b"() <#r2.a2<<>>> : () -> tensor<2x?xcomplex<f32>, [1, true]>
  %1:3 = "r0.op"(%0) {"->" = -1.5492482643683E-101 : f64} : (tensor<2x?xcomplex<f32>, [1, true]>) -> (index, !r0.t2<<>>, ui64)
  %2:3 = "r2.Y"() <{dense = "\22 ", "quote\22s" = array<i16: 0>}> ({
    %44:2 = "r2.a.b"(%0) ({
      %54:2 = "r2.Y"(%1#1, %1#0) <dense_resource<"odd key"> : tensor<4xi8>> : (!r0.t2<<>>, index) -> (complex<si16>, tensor<*xindex>)
      "r1.Y"(%54#1) <{}> ({
        %81:4 = "r2.Y"() {key = affine_map<()[s0] -> (s0)>, y$ = {}} : () -> (tuple<tuple<memref<7x?xvector<4xf32>, affine_map<(d0, d1)[s0, s1] -> (s0)>, 1>, f32>>, f8E5M2, tensor<bf16, " ">, f80)
        %82 = "r0.x_1"()[^bb1] <unit> : () -> tensor<complex<f32>>
      ^bb1(%83: () -> f8E5M2, %84: tuple<tensor<8xcomplex<f32>>>):  // 3 preds: ^bb0, ^bb1, ^bb1
        %85:3 = "r1.a.b"(%1#0) <tensor<2x?xsi16>> {r.attr} : (index) -> ((f128) -> (), tuple<tensor<?x?xindex>, complex<ui7>>, memref<?xmemref<?xi8>, "space">)
        %86:2 = "r0.Y"(%54#0, %0) <{loc = dense<(-3,7)> : tensor<3xcomplex<i8>>}> : (complex<si16>, tensor<2x?xcomplex<f32>, [1, true]>) -> (tuple<() -> (), f128>, complex<i33>)
        %87 = "r0.op"(%85#1, %54#0, %86#1)[^bb1, ^bb1] {_x = memref<vector<4xf32>, {a = 1 : i32}>, y$ = strided<[?, 1, ?]>} : (tuple<tensor<?x?xindex>, complex<ui7>>, complex<si16>, complex<i33>) -> vector<7x[5]x1xi128>
      }, {
        %76:2 = "r0.x_1"(%0, %1#0) <{dense, i32 = strided<[]>}> {dense = @f::@"123", r.attr = strided<[]>, "with space" = none} : (tensor<2x?xcomplex<f32>, [1, true]>, index) -> (index, ((i1, f64, index) -> (index, vector<f64>), none) -> ())
        %77:2 = "r0.op"(%76#0)[^bb1] : (index) -> (i32, !r0.t1)
      ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
        %78 = "r0.Y"(%1#2, %0, %77#1) <{}> : (ui64, tensor<2x?xcomplex<f32>, [1, true]>, !r0.t1) -> vector<8x8xi8>
        %79 = "r2.op"(%77#1, %76#1, %76#1)[^bb1] <{dots.and.dots, r.attr}> : (!r0.t1, ((i1, f64, index) -> (index, vector<f64>), none) -> (), ((i1, f64, index) -> (index, vector<f64>), none) -> ()) -> memref<7x?xvector<4xf32>, affine_map<(d0, d1) -> (0, (d0 mod 2) mod 7, d0 floordiv 8 + d1 * 3)>>
      ^bb2:  // no predecessors
        %80:3 = "r2.a.b"() <distinct[0]<[]>> : () -> (complex<f64>, memref<?x1x4xf16>, tuple<>)
        "r0.x_1"() <"\00" : si16> {dots.and.dots = {}, loc = {r.attr = @"<>"}} : () -> ()
        "r2.Y"()[^bb1, ^bb1] {_x = true, true = {"#y" = f8E4M3FN, loc = {dense = 9.48531045E+14 : f32, i32 = "", true = "loc(x)a" : i128}}} : () -> ()
      }, {
      }) : (tensor<*xindex>) -> ()
      "r2.Y"(%1#2, %1#0) : (ui64, index) -> ()
      "r0.op"(%54#1)[^bb2, ^bb1, ^bb1] {key = affine_set<(d0)[s0] : (0 == 0, 2 >= 0, -11 >= 0)>, "quote\22s" = affine_map<()[s0, s1] -> (-(s0 - s1 - s1 ceildiv 4) - 20, s0)>} : (tensor<*xindex>) -> ()
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2
      "r1.a.b"(%54#1, %1#0, %54#0) : (tensor<*xindex>, index, complex<si16>) -> ()
      %55:3 = "r0.op"() : () -> (ui7, none, i64)
      "r2.a.b"(%1#1)[^bb2] : (!r0.t2<<>>) -> ()
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %56 = "r0.Y"() <array<i32: 4, -8, 3>> ({
        "r2.Y"() <{loc = @f, value = @"%x"::@dots.and.dots::@"->"}> : () -> ()
        "r2.a.b"() <{}> : () -> ()
        %69:2 = "r2.a.b"()[^bb2] : () -> (vector<8xi1>, f32)
      ^bb1:  // 2 preds: ^bb1, ^bb2
        %70:3 = "r0.a.b"(%0, %54#1) <-7.0994462030247805E-200 : f64> : (tensor<2x?xcomplex<f32>, [1, true]>, tensor<*xindex>) -> (complex<f8E5M2>, memref<*xmemref<?xi8>, {a = 1 : i32}>, (i8, i1, () -> none) -> (complex<si16>, () -> (!r2.t1<a -> b>, tuple<>)))
        %71:2 = "r1.Y"(%0, %70#2) : (tensor<2x?xcomplex<f32>, [1, true]>, (i8, i1, () -> none) -> (complex<si16>, () -> (!r2.t1<a -> b>, tuple<>))) -> (tensor<8xcomplex<f32>>, none)
        %72 = "r2.a.b"()[^bb1] <0 : i8> : () -> tensor<complex<f32>, {}>
      ^bb2(%73: (vector<i8>) -> tuple<vector<[8]xf16>, () -> ()>, %74: i64, %75: memref<?x5xui7>):  // pred: ^bb0
        "r0.Y"(%0, %73, %1#2)[^bb1] {_x = -3555970283 : i33} : (tensor<2x?xcomplex<f32>, [1, true]>, (vector<i8>) -> tuple<vector<[8]xf16>, () -> ()>, ui64) -> ()
      }) : () -> complex<bf16>
      %57 = "r2.a.b"() ({
        "r0.op"() <@"quote\22s"> {i32 = #r2.a2<x::y, -1>} : () -> ()
        "r1.op"(%1#2, %1#0)[^bb3] : (ui64, index) -> ()
      ^bb1(%58: f8E4M3FN):  // pred: ^bb3
        %59 = "r0.x_1"() <true> {value} : () -> f16
        "r1.a.b"(%58, %1#2) {r.attr} : (f8E4M3FN, ui64) -> ()
        %60 = "r1.a.b"()[^bb3] <{}> : () -> f8E5M2
      ^bb2(%61: complex<f16>, %62: tuple<>, %63: complex<tf32>):  // 2 preds: ^bb2, ^bb3
        %64:4 = "r0.Y"(%0) <affine_set<(d0)[s0, s1] : (d0 >= 0)>> : (tensor<2x?xcomplex<f32>, [1, true]>) -> (memref<complex<f64>>, tuple<tuple<() -> ()>>, vector<ui7>, tuple<>)
        %65:3 = "r0.Y"() : () -> (tensor<4x7xindex>, () -> (), index)
        %66 = "r0.Y"(%65#1)[^bb3, ^bb2] : (() -> ()) -> complex<i33>
      ^bb3(%67: tensor<0x7x7xcomplex<f32>>, %68: tuple<>):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
        "r0.a.b"(%0, %0)[^bb1, ^bb2, ^bb3] <dense_resource<blob> : tensor<4xi8>> {"<>" = -8.69999968E+11 : f32} : (tensor<2x?xcomplex<f32>, [1, true]>, tensor<2x?xcomplex<f32>, [1, true]>) -> ()
      }) : () -> vector<7x[3]xi32>
      "r0.Y"(%1#1)[^bb1] : (!r0.t2<<>>) -> ()
    }) {"#y", dense = distinct[1]<[unit]>, r.attr = [affine_set<(d0) : (d0 >= 0, 4 >= 0)>, []], "with space" = dense_resource<blob_1> : tensor<4xi8>} : (tensor<2x?xcomplex<f32>, [1, true]>) -> (memref<memref<?xi8>, {a = 1 : i32}>, complex<bf16>)
    "r0.a.b"()[^bb1] ({
      "r2.op"(%1#1) <{_x = @"<>"::@h.i, r.attr = @f::@"%x"::@dots.and.dots::@"->", "with space" = true}> : (!r0.t2<<>>) -> ()
      %53:3 = "r1.Y"(%44#1, %44#1) <{r.attr = "" : si16}> : (complex<bf16>, complex<bf16>) -> (memref<9x6xf32, strided<[45, 23], offset: 98>>, f64, memref<9x7xi128, {a = 1 : i32}>)
      "r2.a.b"(%0, %53#0, %1#2) : (tensor<2x?xcomplex<f32>, [1, true]>, memref<9x6xf32, strided<[45, 23], offset: 98>>, ui64) -> ()
    }, {
      %50:2 = "r1.x_1"(%0) : (tensor<2x?xcomplex<f32>, [1, true]>) -> (none, f8E4M3FN)
      %51 = "r0.x_1"(%1#0, %50#1) : (index, f8E4M3FN) -> !r2.t3<<>>
      %52:3 = "r1.Y"() <{y$ = dense_resource<"odd key"> : tensor<4xi8>}> : () -> (vector<3xf8E4M3FN>, () -> complex<i8>, tensor<5x!r0.t2<[1, (2), {3}]>>)
    }, {
      %49 = "r0.a.b"() <{loc = affine_set<() : (-164 >= 0, 17 == 0, -25 == 0)>, true = false}> : () -> tensor<*x!r2.t2<= =>>
      "r1.Y"() {"123" = affine_map<(d0)[s0, s1] -> (3, -6)>} : () -> ()
      "r2.a.b"(%1#2)[^bb1] <{}> : (ui64) -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "r2.op"(%1#2, %1#0, %44#0)[^bb1] <dense_resource<blob_1> : tensor<4xi8>> : (ui64, index, memref<memref<?xi8>, {a = 1 : i32}>) -> ()
    }) : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %45:2 = "r2.Y"() <loc("")> : () -> (complex<f32>, complex<f16>)
    %46:2 = "r2.x_1"(%0, %1#2) <{true = dense_resource<blob_1> : tensor<4xi8>}> ({
      %48:2 = "r0.Y"(%1#1, %1#2, %0) : (!r0.t2<<>>, ui64, tensor<2x?xcomplex<f32>, [1, true]>) -> (tuple<f64>, i128)
      "r2.x_1"(%0) <{"new\0Aline"}> : (tensor<2x?xcomplex<f32>, [1, true]>) -> ()
    }, {
    }) : (tensor<2x?xcomplex<f32>, [1, true]>, ui64) -> (memref<*xmemref<?xi8>>, tuple<>)
    %47 = "r0.a.b"(%44#0, %45#0, %45#1)[^bb1] : (memref<memref<?xi8>, {a = 1 : i32}>, complex<f32>, complex<f16>) -> tuple<i33>
  }, {
  }, {
    %4:2 = "r2.op"(%1#2) {"<>" = array<i1>} : (ui64) -> (f8E5M2, complex<f80>)
    %5:2 = "r2.a.b"(%1#0)[^bb1] {"%x"} : (index) -> (vector<ui7>, memref<?xtf32>)
  ^bb1:  // pred: ^bb0
    "r1.x_1"() <{}> : () -> ()
    %6:2 = "r2.a.b"()[^bb2] {i32, value = #r2.a2<= =>} : () -> (none, bf16)
  ^bb2(%7: tuple<>, %8: vector<8x6x2xui64>):  // 2 preds: ^bb1, ^bb2
    %9:2 = "r1.x_1"(%1#0, %1#2, %5#0)[^bb2] <-2.044680e-03 : bf16> ({
      %26:3 = "r0.op"() ({
        "r2.x_1"(%0, %7) : (tensor<2x?xcomplex<f32>, [1, true]>, tuple<>) -> ()
        %41:2 = "r2.x_1"(%8, %4#1, %4#1, %4#0)[^bb1, ^bb1] <@"new\0Aline"::@"<>"::@"quote\22s"::@"->"> : (vector<8x6x2xui64>, complex<f80>, complex<f80>, f8E5M2) -> (none, f80)
      ^bb1(%42: vector<f8E5M2>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %43 = "r1.a.b"(%42, %5#1)[^bb1] {key, y$ = #r2.a3<a.b.c | d>} : (vector<f8E5M2>, memref<?xtf32>) -> tensor<index>
      }, {
        %35:2 = "r2.x_1"(%4#1, %1#0) : (complex<f80>, index) -> (tuple<tuple<>>, complex<i64>)
        "r2.x_1"() : () -> ()
        %36:3 = "r1.x_1"(%4#1, %1#2, %1#1, %35#0) : (complex<f80>, ui64, !r0.t2<<>>, tuple<tuple<>>) -> (tuple<i32>, (() -> ()) -> memref<?x?xcomplex<f64>>, memref<i64, "space">)
        %37:3 = "r0.op"(%1#0, %0)[^bb1, ^bb1] {key = #r2.a0<1>, r.attr = strided<[]>} : (index, tensor<2x?xcomplex<f32>, [1, true]>) -> (complex<ui7>, vector<f16>, complex<i8>)
      ^bb1(%38: f16, %39: vector<5x1xf64>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %40:2 = "r0.a.b"()[^bb1] : () -> (tensor<*xindex>, () -> ())
      }, {
        %32:3 = "r1.op"() <dense_resource<"odd key"> : tensor<4xi8>> : () -> (complex<i32>, index, none)
        %33 = "r2.Y"(%4#0) : (f8E5M2) -> memref<f32>
        %34:2 = "r1.op"(%4#0) : (f8E5M2) -> (memref<*xf32, {a = 1 : i32}>, () -> ())
      }) {value} : () -> (tensor<complex<f32>>, () -> f16, i33)
      "r0.x_1"(%26#2, %0, %7) ({
      }) {_x = dense_resource<blob_1> : tensor<4xi8>, true = "loc(x)\00\00"} : (i33, tensor<2x?xcomplex<f32>, [1, true]>, tuple<>) -> ()
      %27:4 = "r1.op"()[^bb2, ^bb1] : () -> (ui7, tuple<(f128) -> (), i128>, tuple<>, memref<vector<4xf32>, {a = 1 : i32}>)
    ^bb1(%28: index):  // pred: ^bb0
      "r1.x_1"() {dense = -1.483150e-02 : bf16} : () -> ()
      %29:3 = "r1.op"(%26#2, %27#3, %27#1, %5#1)[^bb2] <{loc = dense<-7> : tensor<i65>, y$}> ({
      }) {i32 = -9.48999993E-13 : f32, "quote\22s" = 7 : index, value = 88075881180226038923019974571465741322 : i128} : (i33, memref<vector<4xf32>, {a = 1 : i32}>, tuple<(f128) -> (), i128>, memref<?xtf32>) -> (vector<f64>, tensor<2xi64, affine_map<(d0, d1)[s0] -> ((d0 ceildiv 4) mod 7)>>, si16)
    ^bb2(%30: vector<5x[5]xi64>):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
      %31:2 = "r2.a.b"()[^bb2, ^bb2] <-862250771495259855 : i64> ({
      }) {r.attr = !r0.t0<[1, (2), {3}]>, value = distinct[2]<f32>} : () -> ((f32) -> (), none)
    }, {
      "r0.a.b"(%0, %8, %8) <true> ({
        %16 = "r2.a.b"(%8) <"<\\"> : (vector<8x6x2xui64>) -> memref<7xi128, strided<[?], offset: 26>, {a = 1 : i32}>
        %17:2 = "r1.a.b"()[^bb2, ^bb1] <{loc = @"->"::@f}> {value = affine_set<(d0) : ((d0 ceildiv 4) * 4 - 32 >= 0, d0 == 0)>} : () -> (none, tensor<*x!r2.t1<x::y, -1>>)
      ^bb1(%18: complex<i8>, %19: i128):  // 3 preds: ^bb0, ^bb1, ^bb1
        "r1.op"(%19) <affine_map<(d0, d1, d2) -> (d0 * 7 - d1 * 8 - 1, d2 - (d0 - 6))>> : (i128) -> ()
        %20:3 = "r0.a.b"() <{i32 = @"<>"}> {"a-b" = "\0Aaloc(x)\00\0A" : i1} : () -> (tuple<>, tensor<?x?x!r0.t0<>>, !r2.t2<a.b.c | d>)
        %21:3 = "r2.op"()[^bb1, ^bb1] : () -> (tensor<?x1x?xcomplex<f32>, {r.attr = true}>, () -> (), f16)
      ^bb2(%22: memref<*xmemref<?xi8>, 2>, %23: vector<3x6xf16>, %24: complex<i64>):  // 2 preds: ^bb0, ^bb2
        %25 = "r2.x_1"(%1#2, %0, %1#2, %1#1) <{key, value = @h.i}> {i32 = dense<false> : tensor<i1>} : (ui64, tensor<2x?xcomplex<f32>, [1, true]>, ui64, !r0.t2<<>>) -> f8E5M2
        "r1.x_1"(%17#1, %5#0, %17#0)[^bb2] : (tensor<*x!r2.t1<x::y, -1>>, vector<ui7>, none) -> ()
      }, {
        %14 = "r1.x_1"(%5#0, %1#2, %1#0) : (vector<ui7>, ui64, index) -> memref<?x3xcomplex<f64>, 1>
        "r1.x_1"(%5#1) : (memref<?xtf32>) -> ()
        %15:3 = "r2.x_1"(%7, %1#0) <{value = #r0.a0<@sym ^bb %v>}> {_x = ["", affine_set<(d0, d1)[s0, s1] : ((-(d1 - s1) + s1) mod 5 == 0, d0 floordiv 6 >= 0, (d0 mod 6) floordiv 5 + d1 * -4 + -s1 - 1 >= 0)>], key = !r0.t0<* + / ?>} : (tuple<>, index) -> (!r2.t1<* + / ?>, memref<2xtf32, strided<[58], offset: ?>, {a = 1 : i32}>, ui64)
      }) : (tensor<2x?xcomplex<f32>, [1, true]>, vector<8x6x2xui64>, vector<8x6x2xui64>) -> ()
      %10 = "r0.x_1"(%1#0)[^bb1] <{dense = {r.attr}, r.attr = affine_map<(d0, d1, d2) -> (d2 floordiv 6)>, value = tensor<2x?x2xindex>}> {true = ""} : (index) -> f80
    ^bb1(%11: index, %12: f8E5M2):  // 2 preds: ^bb0, ^bb1
      %13 = "r1.a.b"()[^bb1] : () -> bf16
    }, {
      "r0.x_1"(%1#0) : (index) -> ()
    }) : (index, ui64, vector<ui7>) -> (ui64, index)
  }) : () -> (tf32, () -> none, !r2.t3<<>>)
  %3 = "r1.Y"() {"#y" = #r0.a1, loc = "text\FF\0A"} : () -> memref<memref<?xi8>, "space">
}) : () -> ()
