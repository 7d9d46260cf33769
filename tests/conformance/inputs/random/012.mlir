"builtin.module"() ({
  %0:2 = "r1.Y"() ({
    %45:3 = "r0.op"() {loc = false} : () -> (((index) -> ()) -> !r0.t0<i32, tensor<?xf32>>, i64, tuple<>)
    "r1.x_1"(%45#1) {_x = () -> (), key = 5 : i64} : (i64) -> ()
    %46:4 = "r2.a.b"(%45#0, %45#1, %45#0)[^bb1, ^bb1] : (((index) -> ()) -> !r0.t0<i32, tensor<?xf32>>, i64, ((index) -> ()) -> !r0.t0<i32, tensor<?xf32>>) -> (tensor<*x!r2.t3<a.b.c | d>>, !r0.t0<>, memref<?xcomplex<f64>>, complex<bf16>)
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    "r1.x_1"(%45#2, %46#3) {true = {}} : (tuple<>, complex<bf16>) -> ()
    %47:2 = "r1.x_1"(%46#0, %46#2) : (tensor<*x!r2.t3<a.b.c | d>>, memref<?xcomplex<f64>>) -> (memref<*xcomplex<f64>, 1>, tuple<memref<?x?x?xvector<4xf32>, "space">, vector<f32>, (f8E4M3FN) -> ()>)
    "r0.Y"()[^bb1, ^bb1] : () -> ()
  }, {
  }, {
    "r0.op"() <{}> ({
      %29:3 = "r0.x_1"() : () -> (tensor<*xcomplex<f32>>, tensor<5x5x6x!r1.t0<<>>, {}>, tensor<2x4x!r2.t2<>>)
      %30:2 = "r1.x_1"(%29#1, %29#1) {dense, true} : (tensor<5x5x6x!r1.t0<<>>, {}>, tensor<5x5x6x!r1.t0<<>>, {}>) -> (complex<f80>, f32)
      %31 = "r2.a.b"()[^bb1] ({
        %41:3 = "r1.a.b"(%30#0) <{}> : (complex<f80>) -> ((vector<[8]xf8E5M2>, tuple<memref<2x?xcomplex<f64>>, f8E4M3FN>) -> (() -> ()), none, complex<ui64>)
        "r1.x_1"(%41#2, %29#1, %41#2, %29#2) <dense<6> : tensor<i8>> : (complex<ui64>, tensor<5x5x6x!r1.t0<<>>, {}>, complex<ui64>, tensor<2x4x!r2.t2<>>) -> ()
        %42:2 = "r1.a.b"()[^bb1] : () -> (memref<4xsi16>, !r1.t3<a.b.c | d>)
      ^bb1(%43: tuple<vector<f32>, memref<vector<4xf32>, {a = 1 : i32}>>):  // 3 preds: ^bb0, ^bb1, ^bb1
        %44 = "r2.Y"()[^bb1, ^bb1] {key = {dots.and.dots = {loc = affine_map<(d0)[s0] -> ((d0 ceildiv 7) mod 5, d0 ceildiv 3 + s0, (d0 floordiv 4) floordiv 3 + d0 + s0 floordiv 3 - 8)>}}, true = 0 : i8} : () -> index
      }, {
        "r0.Y"(%29#0, %30#1, %29#1) <array<i1>> : (tensor<*xcomplex<f32>>, f32, tensor<5x5x6x!r1.t0<<>>, {}>) -> ()
        "r0.Y"(%29#2, %29#2)[^bb1, ^bb2, ^bb2] : (tensor<2x4x!r2.t2<>>, tensor<2x4x!r2.t2<>>) -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb2
        %39:2 = "r0.x_1"(%29#1, %29#2)[^bb2] : (tensor<5x5x6x!r1.t0<<>>, {}>, tensor<2x4x!r2.t2<>>) -> (() -> (), memref<8x9x?xcomplex<f64>, "space">)
      ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
        %40:2 = "r0.op"(%29#0, %29#0) : (tensor<*xcomplex<f32>>, tensor<*xcomplex<f32>>) -> (none, index)
        "r2.op"()[^bb1] : () -> ()
      }, {
        "r0.a.b"(%29#2) : (tensor<2x4x!r2.t2<>>) -> ()
        "r0.op"() : () -> ()
        %36:3 = "r0.op"(%30#1) {"with space"} : (f32) -> (f80, f16, () -> memref<4x7x8xmemref<?xi8>, affine_map<(d0, d1, d2)[s0, s1] -> (d1 floordiv 7, 18, (d1 floordiv 3) ceildiv 2)>, "space">)
        "r0.x_1"(%36#2, %29#0, %36#2)[^bb1] <dense_resource<"odd key"> : tensor<4xi8>> : (() -> memref<4x7x8xmemref<?xi8>, affine_map<(d0, d1, d2)[s0, s1] -> (d1 floordiv 7, 18, (d1 floordiv 3) ceildiv 2)>, "space">, tensor<*xcomplex<f32>>, () -> memref<4x7x8xmemref<?xi8>, affine_map<(d0, d1, d2)[s0, s1] -> (d1 floordiv 7, 18, (d1 floordiv 3) ceildiv 2)>, "space">) -> ()
      ^bb1(%37: (f8E4M3FN) -> ()):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        "r2.Y"(%36#1) : (f16) -> ()
        %38:2 = "r2.a.b"(%29#0, %30#0, %29#2) <{}> : (tensor<*xcomplex<f32>>, complex<f80>, tensor<2x4x!r2.t2<>>) -> (() -> (), index)
        "r2.Y"(%29#2)[^bb1, ^bb1, ^bb1] <{_x = dense<(-3.675630e+01,68.6840972)> : tensor<complex<f32>>}> : (tensor<2x4x!r2.t2<>>) -> ()
      }) {"->", r.attr = tf32} : () -> (() -> ())
    ^bb1(%32: complex<si16>, %33: none):  // 2 preds: ^bb0, ^bb1
      %34 = "r0.x_1"(%29#2) <{"%x" = dense<-4> : tensor<index>, _x = "\FF\22 \\", "a-b" = complex<f32>, dense = dense<"0x030000000000000000F8FFFFFFFFFFFFFF01060000000000000000FDFFFFFFFFFFFFFF01000000000000000000060000000000000000"> : tensor<3x2xi65>}> : (tensor<2x4x!r2.t2<>>) -> tuple<vector<8x5xsi16>>
      %35 = "r0.x_1"()[^bb1] {dense = strided<[1, 7]>, key = dense<> : tensor<3x0x3xf64>} : () -> memref<?x?x1xvector<4xf32>>
    }, {
      %14:4 = "r0.Y"() ({
        %28:2 = "r1.x_1"() : () -> (f80, vector<f16>)
      }, {
      }, {
        "r1.Y"() : () -> ()
      }) : () -> (tuple<>, tensor<complex<f32>, #r0.enc<a -> b>>, tensor<?x?x4x?xcomplex<f32>, "\0A//">, complex<tf32>)
      %15 = "r1.Y"() ({
        %18 = "r2.a.b"(%14#3, %14#0) {i32} : (complex<tf32>, tuple<>) -> f64
        %19 = "r1.x_1"(%14#0, %14#0, %14#0) <@"a-b"> {i32 = dense_resource<blob> : tensor<4xi8>, value = array<i64: 6, -3, -3>} : (tuple<>, tuple<>, tuple<>) -> complex<f128>
        "r2.x_1"(%19, %14#0)[^bb3, ^bb1] : (complex<f128>, tuple<>) -> ()
      ^bb1(%20: tensor<?x?x!r2.t2<= =>>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        %21:3 = "r2.op"(%18) : (f64) -> (memref<memref<?xi8>>, tensor<1x?xindex>, vector<f16>)
        "r1.x_1"(%18) {"a-b"} : (f64) -> ()
        %22 = "r2.x_1"(%21#0)[^bb1, ^bb1, ^bb2] <{}> {key} : (memref<memref<?xi8>>) -> !r2.t0<* + / ?>
      ^bb2(%23: complex<ui7>):  // pred: ^bb1
        %24 = "r2.x_1"() <loc(fused<"\0A<\0A->text<" : i128>["g.rs":1:2 to 3:4])> {_x, loc} : () -> tensor<?x?x!r0.t0<= =>>
        "r1.op"(%18, %24)[^bb1] : (f64, tensor<?x?x!r0.t0<= =>>) -> ()
      ^bb3(%25: i1, %26: none, %27: memref<*xmemref<?xi8>, {a = 1 : i32}>):  // 2 preds: ^bb0, ^bb3
        "r1.Y"()[^bb3] <{i32 = dense<true> : tensor<3xi1>, value = dense_resource<blob_1> : tensor<4xi8>}> {"->" = 7.668750e+01 : f16} : () -> ()
      }) {_x} : () -> tensor<2x?xindex>
      %16:2 = "r1.a.b"()[^bb1, ^bb1] <#r2.a1> : () -> (!r1.t1<1>, i33)
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      %17 = "r2.x_1"(%16#1, %14#2)[^bb1] : (i33, tensor<?x?x4x?xcomplex<f32>, "\0A//">) -> none
    }, {
      "r1.x_1"() <affine_map<()[s0, s1] -> ((s0 * 3 + 2) ceildiv 2, s0 ceildiv 5 - 7, s1)>> ({
        %9 = "r1.x_1"() <{"123" = () -> ()}> {_x} : () -> !r0.t3<>
        %10 = "r2.x_1"() <{key}> {"#y", loc = {"quote\22s" = array<i32: 7>, "with space" = affine_set<(d0, d1) : ((d1 mod 3) mod 2 >= 0, -162 == 0)>}} : () -> vector<i8>
        "r0.op"(%9) <{"new\0Aline" = array<i32: 7, -3, 5>}> : (!r0.t3<>) -> ()
        "r1.x_1"()[^bb1] : () -> ()
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
        %11:2 = "r2.op"(%9) : (!r0.t3<>) -> (complex<f16>, complex<f128>)
        %12:2 = "r2.a.b"()[^bb2, ^bb1] : () -> (f80, none)
      ^bb2:  // pred: ^bb1
        "r1.x_1"() : () -> ()
        %13 = "r1.x_1"(%10, %9)[^bb1] : (vector<i8>, !r0.t3<>) -> tensor<?xcomplex<f32>>
      }, {
      }) : () -> ()
      %6 = "r0.Y"() <[tuple<i1, i32>, #r2.a1<x::y, -1>]> : () -> complex<i8>
      "r2.a.b"(%6, %6, %6) <strided<[1, 1]>> : (complex<i8>, complex<i8>, complex<i8>) -> ()
      %7 = "r0.a.b"(%6)[^bb1, ^bb2] <122 : ui7> : (complex<i8>) -> memref<*xui64>
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      "r0.x_1"()[^bb2, ^bb1, ^bb1] : () -> ()
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
      %8:2 = "r1.Y"()[^bb2] : () -> (i64, vector<7xi8>)
    }) : () -> ()
  }) : () -> (!r1.t0<[1, (2), {3}]>, (tuple<>, tuple<tensor<*x!r1.t1>>) -> (tensor<*x!r0.t0>, memref<?xf80, "space">))
  %1 = "r1.x_1"(%0#1) <array<f32: 5.118440e+01, 6.754360e+01>> : ((tuple<>, tuple<tensor<*x!r1.t1>>) -> (tensor<*x!r0.t0>, memref<?xf80, "space">)) -> si16
  "r1.a.b"(%0#1, %0#1, %0#0, %0#0) : ((tuple<>, tuple<tensor<*x!r1.t1>>) -> (tensor<*x!r0.t0>, memref<?xf80, "space">), (tuple<>, tuple<tensor<*x!r1.t1>>) -> (tensor<*x!r0.t0>, memref<?xf80, "space">), !r1.t0<[1, (2), {3}]>, !r1.t0<[1, (2), {3}]>) -> ()
  "r2.x_1"(%1, %0#1) ({
    %5:2 = "r1.Y"() {_x = "\\" : si16, y$ = [unit]} : () -> (tuple<memref<6x?xcomplex<f64>, strided<[9, 51], offset: ?>>>, tuple<vector<5x[8]xi32>, vector<i8>>)
    "r2.x_1"() {key = affine_map<(d0)[s0] -> (-13, (s0 - 7) floordiv 5)>} : () -> ()
  }, {
    %3:2 = "r1.op"() : () -> (complex<i128>, !r1.t2<a.b.c | d>)
    %4:2 = "r1.op"() <array<i16: -7, 0, -5>> : () -> (index, f8E4M3FN)
    "r2.x_1"() {"123", y$ = affine_map<(d0, d1)[s0, s1] -> (s1 * -5, s0, s0)>} : () -> ()
  }) : (si16, (tuple<>, tuple<tensor<*x!r1.t1>>) -> (tensor<*x!r0.t0>, memref<?xf80, "space">)) -> ()
  %2 = "r2.Y"(%1, %0#0) : (si16, !r1.t0<[1, (2), {3}]>) -> index
}) : () -> ()
