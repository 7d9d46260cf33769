"builtin.module"() ({
  %0 = "r1.a.b"() <true> ({
  }, {
    %4:2 = "r2.a.b"() ({
      "r0.Y"() : () -> ()
      "r2.Y"() : () -> ()
      %76 = "r1.op"() {i32 = () -> ()} : () -> !r0.t0<@sym ^bb %v>
    }, {
      %48:2 = "r2.a.b"() {"%x" = {_x = strided<[7]>, i32}} : () -> (() -> (), index)
      %49:4 = "r0.Y"() <{"#y" = dense_resource<"odd key"> : tensor<4xi8>, r.attr = affine_map<(d0)[s0, s1] -> (d0 * 2 - s0)>}> : () -> (tensor<?x4x4xcomplex<f32>>, () -> tuple<(!r0.t1<<>>) -> index>, tuple<>, memref<vector<4xf32>, {a = 1 : i32}>)
      %50:2 = "r0.Y"() : () -> (tensor<*xi1>, !r2.t2<i32, tensor<?xf32>>)
      "r1.op"(%49#2, %49#0)[^bb2] : (tuple<>, tensor<?x4x4xcomplex<f32>>) -> ()
    ^bb1(%51: bf16, %52: vector<1xf32>):  // 2 preds: ^bb1, ^bb2
      %53:3 = "r1.x_1"(%50#0) <{"#y" = dense<-3> : tensor<2xi4>, r.attr, y$ = false}> ({
      }, {
        %75 = "r0.a.b"(%49#1, %48#1) : (() -> tuple<(!r0.t1<<>>) -> index>, index) -> f32
      }, {
        %73:2 = "r2.Y"(%50#1, %49#3, %50#1) <@"123"::@"%x"> : (!r2.t2<i32, tensor<?xf32>>, memref<vector<4xf32>, {a = 1 : i32}>, !r2.t2<i32, tensor<?xf32>>) -> (memref<2xcomplex<f64>, strided<[56]>>, vector<1xf8E5M2>)
        %74 = "r0.Y"() : () -> none
      }) : (tensor<*xi1>) -> (memref<i33>, () -> (complex<f128>, tuple<>), memref<*xf80>)
      %54:2 = "r1.op"() ({
        "r0.Y"(%50#1) : (!r2.t2<i32, tensor<?xf32>>) -> ()
        "r2.op"(%48#0) : (() -> ()) -> ()
        %67 = "r2.Y"(%49#2, %49#3) <{"#y" = {}}> : (tuple<>, memref<vector<4xf32>, {a = 1 : i32}>) -> f64
        %68 = "r0.a.b"(%52)[^bb1] <"\\a"> {loc = "a" : ui64, r.attr = dense<true> : tensor<3xi1>} : (vector<1xf32>) -> f128
      ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        %69:2 = "r2.a.b"(%52, %67, %49#0) {dots.and.dots = true, key = "->\\\0Aloc(x)" : i128} : (vector<1xf32>, f64, tensor<?x4x4xcomplex<f32>>) -> (!r0.t3<* + / ?>, !r2.t1<<>>)
        %70:2 = "r1.a.b"(%48#0, %53#1, %48#0, %51) <{dense = "loc(x)" : i32}> : (() -> (), () -> (complex<f128>, tuple<>), () -> (), bf16) -> (complex<bf16>, index)
        %71:2 = "r2.op"(%49#0, %52, %68, %69#0)[^bb1, ^bb1] : (tensor<?x4x4xcomplex<f32>>, vector<1xf32>, f128, !r0.t3<* + / ?>) -> (i128, ui7)
      ^bb2:  // pred: ^bb2
        %72 = "r0.Y"(%68)[^bb1, ^bb2] <{}> {"->" = [true, dense_resource<"odd key"> : tensor<4xi8>], "<>" = dense_resource<blob> : tensor<4xi8>} : (f128) -> memref<*xmemref<?xi8>>
      }, {
        "r2.Y"(%49#3) <9.0090680889340002E-221 : f64> {r.attr = "<<" : i128} : (memref<vector<4xf32>, {a = 1 : i32}>) -> ()
        %63 = "r0.a.b"(%49#0)[^bb2, ^bb1] : (tensor<?x4x4xcomplex<f32>>) -> (() -> (vector<1xf16>, memref<*xmemref<?xi8>, 3>))
      ^bb1(%64: !r0.t2<x::y, -1>):  // 2 preds: ^bb0, ^bb2
        %65 = "r2.x_1"(%50#1) {dense} : (!r2.t2<i32, tensor<?xf32>>) -> tuple<>
        "r2.Y"(%53#2, %64, %53#2) {loc} : (memref<*xf80>, !r0.t2<x::y, -1>, memref<*xf80>) -> ()
        %66 = "r0.op"()[^bb2, ^bb2] <affine_set<() : (-10 == 0, -23 >= 0, -20 >= 0)>> : () -> index
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
        "r1.x_1"(%50#1, %53#2) <{}> {i32 = 0 : i64, key = {r.attr, value = -2.887500e+01 : f16}} : (!r2.t2<i32, tensor<?xf32>>, memref<*xf80>) -> ()
        "r1.Y"() : () -> ()
        "r1.a.b"(%49#0, %48#1)[^bb1] : (tensor<?x4x4xcomplex<f32>>, index) -> ()
      }, {
        "r1.a.b"(%53#2) : (memref<*xf80>) -> ()
      }) {"with space" = "<\0A->\FF"} : () -> (none, !r2.t1)
      %55:3 = "r1.x_1"(%53#0)[^bb1, ^bb2] ({
      }, {
        %61 = "r1.x_1"(%52) <array<f32: 3.182730e+01, 88.8061981>> {"<>" = -1359717789618769664 : i64, "with space" = affine_map<(d0)[s0] -> (s0, d0)>} : (vector<1xf32>) -> vector<5x5xf64>
        %62:2 = "r2.op"() <unit> {r.attr} : () -> (memref<*xmemref<?xi8>, 2>, i8)
        "r0.a.b"() {"123", r.attr} : () -> ()
      }, {
        %60:3 = "r0.x_1"(%49#1, %49#2) : (() -> tuple<(!r0.t1<<>>) -> index>, tuple<>) -> (ui7, none, () -> tensor<?x2xcomplex<f32>>)
      }) : (memref<i33>) -> (memref<memref<?xi8>>, !r1.t3<<>>, tensor<3x?x!r2.t0<1>>)
    ^bb2(%56: !r1.t0<= =>, %57: tensor<*xcomplex<f32>>, %58: complex<i33>):  // 2 preds: ^bb0, ^bb1
      %59:2 = "r2.op"(%49#3) <[#r2.a0]> {value = {}} : (memref<vector<4xf32>, {a = 1 : i32}>) -> (bf16, complex<f8E5M2>)
      "r2.x_1"(%49#1, %49#1, %50#1)[^bb1] : (() -> tuple<(!r0.t1<<>>) -> index>, () -> tuple<(!r0.t1<<>>) -> index>, !r2.t2<i32, tensor<?xf32>>) -> ()
    }) : () -> (!r2.t0<>, f32)
    %5 = "r0.Y"(%4#0, %4#0) ({
    }, {
      %24 = "r2.x_1"() <strided<[]>> {key} : () -> tensor<0x5x!r1.t3<a.b.c | d>>
      %25 = "r2.Y"(%24) {"->" = "" : i32, "<>" = "" : i1, loc = {}} : (tensor<0x5x!r1.t3<a.b.c | d>>) -> ((complex<f32>) -> (tuple<complex<f32>>, vector<[1]xi1>))
      %26 = "r1.op"() <{r.attr = 9 : i64}> {i32 = strided<[]>, y$ = strided<[]>} : () -> tf32
      %27:2 = "r0.x_1"(%26, %25, %4#1)[^bb3] <{}> {i32} : (tf32, (complex<f32>) -> (tuple<complex<f32>>, vector<[1]xi1>), f32) -> (i1, tuple<memref<vector<4xf32>>, vector<f8E4M3FN>>)
    ^bb1(%28: complex<tf32>):  // pred: ^bb1
      %29 = "r1.x_1"(%25, %28, %4#1)[^bb3, ^bb1, ^bb2] <{"new\0Aline" = affine_set<() : (9 == 0)>}> : ((complex<f32>) -> (tuple<complex<f32>>, vector<[1]xi1>), complex<tf32>, f32) -> complex<f64>
    ^bb2(%30: vector<i8>):  // pred: ^bb1
      %31:3 = "r1.op"(%25, %24)[^bb3] ({
        %41:4 = "r0.op"(%27#0) {value} : (i1) -> (complex<f64>, !r2.t0<a -> b>, none, tuple<>)
        %42:2 = "r2.x_1"() <vector<4xi1>> : () -> (f32, i32)
        "r1.x_1"(%24, %42#0, %30)[^bb1, ^bb1] <{loc = []}> : (tensor<0x5x!r1.t3<a.b.c | d>>, f32, vector<i8>) -> ()
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb3
        %43 = "r1.op"() <[affine_map<(d0) -> (1, d0 mod 4, d0 floordiv 2)>, unit, -25656 : si16]> : () -> tuple<complex<f8E4M3FN>, tensor<complex<f32>>>
        "r1.x_1"(%27#1, %4#1, %4#1, %26)[^bb3] : (tuple<memref<vector<4xf32>>, vector<f8E4M3FN>>, f32, f32, tf32) -> ()
      ^bb2(%44: complex<i33>, %45: si16):  // pred: ^bb2
        %46 = "r2.op"(%41#0, %26)[^bb2, ^bb1] <array<i8>> {y$ = @f::@"new\0Aline"::@h.i::@h.i} : (complex<f64>, tf32) -> !r1.t1<>
      ^bb3:  // pred: ^bb1
        %47 = "r2.a.b"(%4#1)[^bb1] : (f32) -> vector<f64>
      }) : ((complex<f32>) -> (tuple<complex<f32>>, vector<[1]xi1>), tensor<0x5x!r1.t3<a.b.c | d>>) -> (vector<[2]xbf16>, complex<i33>, tuple<tuple<>>)
    ^bb3(%32: vector<7x8xf64>):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
      %33 = "r1.a.b"() <affine_map<(d0, d1)[s0] -> (s0)>> ({
        %40:3 = "r2.Y"(%26, %27#0) : (tf32, i1) -> (vector<f8E4M3FN>, complex<ui64>, complex<si16>)
      }, {
        %39:3 = "r2.a.b"(%24, %4#0, %27#0) : (tensor<0x5x!r1.t3<a.b.c | d>>, !r2.t0<>, i1) -> (!r2.t0<[1, (2), {3}]>, (tensor<index>) -> (), !r1.t2<i32, tensor<?xf32>>)
      }, {
        %34:4 = "r2.x_1"() <70 : ui7> {key = 4122786342 : i33} : () -> ((complex<f64>) -> (), index, complex<f80>, vector<ui7>)
        "r2.op"() {value = #r2.a3<= =>} : () -> ()
        %35:3 = "r0.a.b"(%34#0, %34#1, %27#0, %34#3) <{"quote\22s" = strided<[?, 1]>, true = true, "with space" = {}}> {y$ = "loc(x)\22\22"} : ((complex<f64>) -> (), index, i1, vector<ui7>) -> (tuple<>, memref<*xmemref<?xi8>>, ui7)
        %36 = "r0.Y"()[^bb1, ^bb1] <1243307452 : i33> {"new\0Aline" = tuple<!r2.t1<x::y, -1>, si16>} : () -> (() -> ())
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %37 = "r0.a.b"() : () -> (() -> (() -> ()))
        %38 = "r1.a.b"(%35#0)[^bb1, ^bb1] {dense = [dense_resource<"odd key"> : tensor<4xi8>], dots.and.dots = @"<>"::@"a-b"} : (tuple<>) -> !r0.t0
      }) : () -> index
      "r2.a.b"()[^bb3] {r.attr = #r2.a2<x::y, -1>} : () -> ()
    }, {
      "r2.a.b"() ({
        %23 = "r2.op"(%4#0) : (!r2.t0<>) -> !r2.t3<* + / ?>
        "r0.a.b"(%4#1) <{"a-b" = 0 : i128, key = [dense_resource<blob> : tensor<4xi8>, unit, "atext\00"], y$}> : (f32) -> ()
      }, {
        %21:3 = "r2.op"(%4#0, %4#0, %4#0) : (!r2.t0<>, !r2.t0<>, !r2.t0<>) -> (!r0.t3<i32, tensor<?xf32>>, memref<*xmemref<?xi8>, "space">, tuple<>)
        %22:2 = "r0.op"(%4#1, %21#1) : (f32, memref<*xmemref<?xi8>, "space">) -> (() -> (() -> ()), i32)
        "r2.Y"(%21#2, %21#1) : (tuple<>, memref<*xmemref<?xi8>, "space">) -> ()
      }, {
        %13:3 = "r1.Y"(%4#1, %4#1, %4#0) <loc("f.rs":42:85)> : (f32, f32, !r2.t0<>) -> (!r1.t1<<>>, vector<5xf8E5M2>, tensor<?x?x?xindex>)
        "r0.Y"(%13#2) <strided<[7]>> : (tensor<?x?x?xindex>) -> ()
        "r2.op"(%13#1, %4#1)[^bb1] : (vector<5xf8E5M2>, f32) -> ()
      ^bb1(%14: !r1.t1<x::y, -1>, %15: (!r0.t3<a -> b>, tensor<index>) -> ()):  // 2 preds: ^bb0, ^bb2
        %16:3 = "r1.Y"() {i32} : () -> (complex<f16>, complex<tf32>, memref<*xmemref<?xi8>, "space">)
        %17:3 = "r0.a.b"(%13#1, %13#1) {dense = affine_map<(d0)[s0] -> ((-(s0 floordiv 5) + 45) * -4)>, y$ = "  \FFtext" : i8} : (vector<5xf8E5M2>, vector<5xf8E5M2>) -> (tensor<complex<f32>>, tuple<>, vector<8xf8E5M2>)
        %18:4 = "r0.op"(%13#2)[^bb2, ^bb2] : (tensor<?x?x?xindex>) -> (complex<f64>, () -> (), complex<i64>, !r2.t1)
      ^bb2:  // 2 preds: ^bb1, ^bb1
        %19:2 = "r2.Y"(%4#1, %13#2) : (f32, tensor<?x?x?xindex>) -> (i1, i1)
        %20:2 = "r0.a.b"() : () -> (tuple<i33, none>, !r0.t1<"\5C">)
        "r1.Y"(%19#0, %20#0)[^bb1] <distinct[0]<@"new\0Aline">> : (i1, tuple<i33, none>) -> ()
      }) {i32 = "//-><// " : ui7, r.attr} : () -> ()
      "r0.op"(%4#0, %4#0, %4#1, %4#0) ({
        "r0.Y"() <{key = "a//texta"}> {"->" = affine_map<(d0, d1)[s0] -> ((d0 * 2 - 76) * -8, s0, (s0 floordiv 4 + 4) floordiv 8)>} : () -> ()
        "r0.Y"(%4#0, %4#1) <{"->" = 937774472576396397 : i64, "a-b" = @dots.and.dots, dense = "" : i64, value = []}> : (!r2.t0<>, f32) -> ()
      }, {
      }) : (!r2.t0<>, !r2.t0<>, f32, !r2.t0<>) -> ()
    }) {dense} : (!r2.t0<>, !r2.t0<>) -> tensor<?x!r2.t3<<>>>
    "r0.a.b"(%4#0, %5) <dense<> : tensor<0x3x1xindex>> {dense, y$ = "text//"} : (!r2.t0<>, tensor<?x!r2.t3<<>>>) -> ()
    %6:2 = "r0.x_1"(%5, %4#1, %4#0)[^bb1, ^bb1, ^bb1] ({
      %10 = "r1.x_1"(%4#0) <unit> ({
        "r2.Y"() : () -> ()
        "r0.x_1"() {value = -7.456050e-01 : f16} : () -> ()
      }, {
        "r2.op"(%4#0) : (!r2.t0<>) -> ()
      }) : (!r2.t0<>) -> ui7
      %11:2 = "r0.a.b"() : () -> (!r2.t2<x::y, -1>, vector<[1]xui64>)
      %12 = "r1.op"(%11#0) <{}> : (!r2.t2<x::y, -1>) -> tuple<>
    }, {
    }, {
    }) {_x, true = array<i16: -1, -7, -2>} : (tensor<?x!r2.t3<<>>>, f32, !r2.t0<>) -> (tensor<?xindex, [1, true]>, tensor<?x2x7x4xcomplex<f32>>)
  ^bb1(%7: !r1.t3<a.b.c | d>, %8: f8E4M3FN):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    %9:2 = "r2.x_1"(%5) {_x} : (tensor<?x!r2.t3<<>>>) -> (complex<f32>, tensor<?xindex>)
    "r2.op"()[^bb1] : () -> ()
  }, {
    %3:2 = "r2.x_1"() : () -> (tuple<>, ((memref<vector<4xf32>, "space">, none, f16) -> ()) -> tensor<?xindex>)
  }) {_x = @dots.and.dots} : () -> memref<*xvector<4xf32>, {a = 1 : i32}>
  %1:2 = "r0.x_1"() : () -> (!r2.t0, () -> ())
  "r1.a.b"(%1#0, %1#0) {y$} : (!r2.t0, !r2.t0) -> ()
  "r1.a.b"() : () -> ()
  %2:3 = "r2.x_1"(%1#0) : (!r2.t0) -> (index, complex<i33>, si16)
}) : () -> ()
