"builtin.module"() ({
  %0:3 = "r0.a.b"() <affine_set<() : (-3 >= 0)>> ({
    "r2.Y"() {"with space" = []} : () -> ()
    %46 = "r2.x_1"() <() -> tensor<*xcomplex<f32>>> : () -> complex<f8E4M3FN>
  }) : () -> (ui64, () -> tf32, vector<[8]x7xi1>)
  %1:4 = "r0.x_1"() <{i32 = strided<[]>}> ({
    %8 = "r2.a.b"(%0#2) <{_x = true}> ({
      "r0.x_1"() <{"%x" = #r2.a0<1>}> : () -> ()
    }, {
      %29 = "r2.op"(%0#0, %0#1, %0#0) ({
        %38:4 = "r1.op"(%0#2) : (vector<[8]x7xi1>) -> (f32, ui7, !r0.t0<a -> b>, i32)
        %39 = "r0.a.b"() : () -> memref<memref<?xi8>, 1>
        %40 = "r2.a.b"(%0#1, %0#0) {"->" = "", i32} : (() -> tf32, ui64) -> vector<f128>
        %41 = "r0.a.b"(%38#2)[^bb1] : (!r0.t0<a -> b>) -> ((tensor<?xi33, [1, true]>, () -> ()) -> (f64, tuple<!r1.t1<i32, tensor<?xf32>>>))
      ^bb1(%42: !r1.t0, %43: tensor<!r2.t1<a.b.c | d>>):  // 2 preds: ^bb0, ^bb1
        "r1.x_1"(%39, %0#2) <{}> : (memref<memref<?xi8>, 1>, vector<[8]x7xi1>) -> ()
        %44:2 = "r0.a.b"() {_x = "\22" : i33} : () -> (!r1.t3<a.b.c | d>, i1)
        %45 = "r2.op"()[^bb1] : () -> tuple<>
      }, {
        %36 = "r2.x_1"(%0#1, %0#1) : (() -> tf32, () -> tf32) -> si16
        %37:3 = "r2.op"(%0#2, %36) : (vector<[8]x7xi1>, si16) -> (tensor<?x?x2xi1>, (tuple<tensor<complex<f32>>, tensor<?xcomplex<f32>>>) -> (), memref<memref<?xi8>, "space">)
      }, {
        "r0.a.b"(%0#2, %0#1, %0#2, %0#0) <affine_set<()[s0] : (s0 >= 0, 7 == 0, s0 >= 0)>> : (vector<[8]x7xi1>, () -> tf32, vector<[8]x7xi1>, ui64) -> ()
        %32 = "r1.a.b"(%0#1) : (() -> tf32) -> tensor<8x5x1x!r1.t0<>>
        %33:2 = "r2.op"() : () -> (!r2.t1<"s>">, tuple<>)
        "r1.op"(%33#1)[^bb1, ^bb1] <{value = dense<-2.829040e+01> : tensor<2xf32>}> {loc = false, true = true} : (tuple<>) -> ()
      ^bb1(%34: tuple<tensor<*x!r2.t2<x::y, -1>>, memref<?xcomplex<f64>>>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %35 = "r2.a.b"() {"a-b" = dense_resource<blob_1> : tensor<4xi8>} : () -> tuple<tensor<*x!r2.t0<<>>>, i8, index>
        "r1.Y"()[^bb1, ^bb1] {i32 = complex<bf16>, value = 2.28302578E-23 : f32} : () -> ()
      }) : (ui64, () -> tf32, ui64) -> complex<f8E5M2>
      %30 = "r0.a.b"() : () -> complex<f80>
      "r1.a.b"(%29) ({
        %31:2 = "r2.a.b"(%29) : (complex<f8E5M2>) -> (!r2.t3<<>>, memref<*xcomplex<f64>>)
      }) : (complex<f8E5M2>) -> ()
    }, {
    }) : (vector<[8]x7xi1>) -> f8E4M3FN
    "r0.op"() <strided<[]>> ({
    }, {
      %23 = "r1.op"() {dense = []} : () -> memref<9xi33, affine_map<(d0)[s0] -> (4)>, "space">
      "r0.Y"(%0#1) {key = dense_resource<blob> : tensor<4xi8>} : (() -> tf32) -> ()
      %24:3 = "r1.Y"(%23, %0#0, %0#1)[^bb1] <-9.01108402E-32 : f32> {loc, "quote\22s" = dense_resource<"odd key"> : tensor<4xi8>, value = [[affine_set<(d0) : (d0 + 5 >= 0, 0 >= 0, d0 * -4 + 29 == 0)>]]} : (memref<9xi33, affine_map<(d0)[s0] -> (4)>, "space">, ui64, () -> tf32) -> (tensor<8x?x!r2.t3<>, affine_map<(d0, d1)[s0] -> (0, -36, d0)>>, f8E4M3FN, !r2.t2<* + / ?>)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %25 = "r1.x_1"() <{}> : () -> tensor<?xtf32>
      %26 = "r1.a.b"()[^bb1] ({
        %27:2 = "r2.x_1"(%8) : (f8E4M3FN) -> (index, () -> ())
        %28:2 = "r2.op"(%0#1, %23, %27#1) : (() -> tf32, memref<9xi33, affine_map<(d0)[s0] -> (4)>, "space">, () -> ()) -> (!r0.t2<= =>, tuple<>)
      }) : () -> tensor<?x1xindex>
    }, {
      %13:2 = "r2.op"(%8) ({
        %21:2 = "r2.Y"(%8, %0#2, %0#0) <{"->" = 6643896300979542299 : ui64, "<>" = none, y$ = 0 : si16}> : (f8E4M3FN, vector<[8]x7xi1>, ui64) -> (tensor<*xi32>, none)
        %22:3 = "r0.x_1"(%21#1, %8) {i32 = 1.384800e+04 : f16, y$ = {"#y" = array<i32: -7>, "<>" = #r1.a1<a -> b>}} : (none, f8E4M3FN) -> (tensor<7xcomplex<f32>, {}>, i64, !r0.t0)
      }) {y$} : (f8E4M3FN) -> (tuple<f128, f8E5M2>, tuple<>)
      "r1.Y"(%0#2, %0#2) : (vector<[8]x7xi1>, vector<[8]x7xi1>) -> ()
      %14:2 = "r2.x_1"()[^bb1, ^bb1, ^bb1] <{}> : () -> (complex<ui7>, si16)
    ^bb1(%15: tuple<complex<si16>, tf32>):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      %16:2 = "r0.Y"(%13#1) <{i32 = strided<[]>, r.attr}> ({
        %18:2 = "r1.x_1"() : () -> (index, i64)
        %19:2 = "r1.a.b"(%18#0) {loc = affine_set<(d0)[s0] : (d0 == 0, (d0 * 2) ceildiv 3 + d0 == 0)>} : (index) -> ((index, vector<3xbf16>) -> (), !r0.t0<[1, (2), {3}]>)
        %20:2 = "r1.Y"(%0#1, %13#0, %0#2, %15) <dense_resource<blob> : tensor<4xi8>> {dots.and.dots} : (() -> tf32, tuple<f128, f8E5M2>, vector<[8]x7xi1>, tuple<complex<si16>, tf32>) -> (vector<f32>, f64)
      }) : (tuple<>) -> (complex<f80>, memref<?x8x?xmemref<?xi8>>)
      %17 = "r1.a.b"(%16#1, %0#0)[^bb1] : (memref<?x8x?xmemref<?xi8>>, ui64) -> (() -> ())
    }) : () -> ()
    %9 = "r1.op"(%0#2, %0#0, %0#2) : (vector<[8]x7xi1>, ui64, vector<[8]x7xi1>) -> complex<ui7>
    "r0.a.b"(%9)[^bb1, ^bb1] <{dots.and.dots = "<"}> : (complex<ui7>) -> ()
  ^bb1(%10: tuple<f32>, %11: tensor<*xindex>):  // 3 preds: ^bb0, ^bb0, ^bb1
    %12 = "r0.x_1"(%9)[^bb1] <{dots.and.dots = dense_resource<blob_1> : tensor<4xi8>}> : (complex<ui7>) -> tuple<!r1.t1<>>
  }, {
    %7:3 = "r2.a.b"() : () -> (tensor<complex<f32>>, vector<ui7>, f80)
  }, {
    "r0.op"(%0#2) : (vector<[8]x7xi1>) -> ()
  }) : () -> ((memref<*xvector<4xf32>>, memref<9xvector<4xf32>, affine_map<(d0)[s0, s1] -> (-20, s0 floordiv 4, (s0 * 3) floordiv 4)>, 1>) -> none, !r2.t2<<>>, i64, memref<*xvector<4xf32>>)
  %2:2 = "r1.x_1"(%0#0, %1#3, %1#0) <[unit, loc("g.rs":1:2 to 3:4)]> {key = {"<>" = affine_map<(d0)[s0, s1] -> (26)>, _x = affine_map<(d0) -> (d0)>}} : (ui64, memref<*xvector<4xf32>>, (memref<*xvector<4xf32>>, memref<9xvector<4xf32>, affine_map<(d0)[s0, s1] -> (-20, s0 floordiv 4, (s0 * 3) floordiv 4)>, 1>) -> none) -> ((complex<f8E5M2>, memref<*xcomplex<f64>>) -> tensor<f64>, memref<?xi1, strided<[?], offset: 44>, 2>)
  %3:3 = "r2.a.b"(%1#3, %2#0, %1#2) <{dense}> {"%x"} : (memref<*xvector<4xf32>>, (complex<f8E5M2>, memref<*xcomplex<f64>>) -> tensor<f64>, i64) -> (vector<i128>, tuple<f16, index>, () -> !r2.t3<a.b.c | d>)
  %4:3 = "r0.op"(%0#2, %3#2, %1#3) : (vector<[8]x7xi1>, () -> !r2.t3<a.b.c | d>, memref<*xvector<4xf32>>) -> ((i33) -> i64, index, index)
  %5 = "r1.a.b"() <affine_map<(d0)[s0] -> (d0 mod 2, 17, d0)>> : () -> memref<memref<?xi8>, "space">
  %6:2 = "r1.a.b"(%2#1, %1#2, %3#0) <strided<[7]>> {"<>" = dense<> : tensor<0x0x2xf32>, key} : (memref<?xi1, strided<[?], offset: 44>, 2>, i64, vector<i128>) -> (complex<i1>, (() -> ()) -> ())
}) : () -> ()
