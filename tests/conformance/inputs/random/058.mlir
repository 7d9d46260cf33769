#distinct = distinct[0]<[-4.4800616E+14 : f32]>
#map = affine_map<(d0) -> (d0 floordiv 7 - (d0 + 33) - 5, -1)>
#map1 = affine_map<(d0, d1)[s0] -> ((s0 * -5 + 10) mod 6, d0 + -d1 + 9, (d0 floordiv 8 - d1) mod 7)>
#map2 = affine_map<(d0) -> (d0 - 30, d0 * 5)>
#map3 = affine_map<()[s0, s1] -> (4)>
#map4 = affine_map<(d0) -> (d0 * -4, 19, d0)>
#map5 = affine_map<() -> (-2, 12)>
#map6 = affine_map<(d0, d1)[s0, s1] -> (d0 - (-d0 - d1 + 18), 0, d0 * -5 + s1 + s1 + 8)>
#set = affine_set<() : (8 >= 0, 1 == 0)>
#set1 = affine_set<(d0) : (13 == 0)>
#set2 = affine_set<() : (-5 >= 0, -6 >= 0)>
"builtin.module"() ({
  %0 = "r1.x_1"() : () -> i64
  "r0.Y"() <dense<1> : tensor<i65>> ({
    %56 = "r2.Y"() <affine_map<(d0)[s0] -> (d0, s0 mod 4, d0 * 8)>> : () -> ((!r2.t1) -> f8E5M2)
    "r0.a.b"(%56, %0) <{"%x" = affine_map<() -> (-96, 4)>, "123"}> {i32 = [dense<2> : tensor<i65>, array<i16>], key = #set} : ((!r2.t1) -> f8E5M2, i64) -> ()
    %57 = "r0.Y"(%0, %0) {"quote\22s" = "text// \22" : i33} : (i64, i64) -> none
    %58:3 = "r2.op"(%57, %56, %56, %57)[^bb1] : (none, (!r2.t1) -> f8E5M2, (!r2.t1) -> f8E5M2, none) -> (memref<*xvector<4xf32>>, tensor<?xcomplex<f32>>, (index, index) -> f8E5M2)
  ^bb1(%59: complex<i1>, %60: !r0.t3<* + / ?>):  // 2 preds: ^bb0, ^bb1
    "r2.a.b"() <affine_set<(d0)[s0, s1] : (s0 * 6 == 0)>> : () -> ()
    "r2.op"(%56)[^bb1] <array<i32>> : ((!r2.t1) -> f8E5M2) -> ()
  }) : () -> ()
  %1 = "r2.op"(%0) <{}> {"#y" = "a" : ui7, "%x" = strided<[]>} : (i64) -> tensor<index>
  "r2.op"(%0) ({
    %54:2 = "r2.Y"(%1) {_x = dense_resource<blob_1> : tensor<4xi8>} : (tensor<index>) -> (f80, tuple<tuple<(none) -> f8E5M2, vector<8xf8E5M2>, index>, complex<i33>, si16>)
    %55 = "r0.x_1"() : () -> ((memref<?xmemref<?xi8>, #map, "space">) -> tuple<i33>)
  }, {
    %12:2 = "r1.op"() <unit> {dense, "new\0Aline" = ["\FF<\FF//"], value = dense<> : tensor<0x0x0xui16>} : () -> (f64, tuple<!r0.t1<x::y, -1>, complex<f32>>)
    %13:4 = "r0.op"(%1, %0) <{}> ({
      "r1.Y"(%12#0) <[false, affine_set<(d0, d1) : ((-(d1 mod 2) + 1) * 6 >= 0, 6 == 0, 19 >= 0)>, affine_set<(d0, d1)[s0, s1] : ((-d0 + 17) * 6 >= 0, d1 == 0, 11 >= 0)>]> : (f64) -> ()
      %47:3 = "r1.Y"(%12#0) {dense = dense<> : tensor<0xi65>} : (f64) -> (tensor<?xbf16>, none, i8)
      "r1.Y"(%12#1)[^bb2, ^bb3, ^bb2] : (tuple<!r0.t1<x::y, -1>, complex<f32>>) -> ()
    ^bb1(%48: index):  // 2 preds: ^bb1, ^bb2
      %49 = "r2.Y"() : () -> i1
      %50:2 = "r2.Y"() : () -> (memref<?x?xmemref<?xi8>, {a = 1 : i32}>, (tensor<4x2xindex>, ui64, tensor<3x!r1.t1<>>) -> ())
      "r2.x_1"(%48, %49, %50#1)[^bb1] : (index, i1, (tensor<4x2xindex>, ui64, tensor<3x!r1.t1<>>) -> ()) -> ()
    ^bb2(%51: tuple<memref<3x8xmemref<?xi8>, #map1>, index, tuple<!r0.t1>>):  // 3 preds: ^bb0, ^bb0, ^bb3
      "r0.x_1"() {value = {_x = dense<[[(-6.002890e+01,-9.666030e+01), (-5.079280e+01,8.608140e+01)], [(-8.544850e+01,-2.365620e+01), (8.490530e+01,-8.061860e+01)]]> : tensor<2x2xcomplex<f32>>, y$}} : () -> ()
      "r2.x_1"(%1, %12#1, %12#1) {"#y" = [i8], i32 = #set1, loc, true} : (tensor<index>, tuple<!r0.t1<x::y, -1>, complex<f32>>, tuple<!r0.t1<x::y, -1>, complex<f32>>) -> ()
      %52:2 = "r1.x_1"(%47#0)[^bb1] <strided<[7, ?]>> {dense = #map2} : (tensor<?xbf16>) -> (() -> tuple<complex<i128>>, tuple<memref<vector<4xf32>, 1>>)
    ^bb3:  // pred: ^bb0
      %53:2 = "r2.op"()[^bb2] {i32 = #distinct, value = 3521769703399061269 : i64} : () -> (!r1.t3<i32, tensor<?xf32>>, tensor<2xindex>)
    }, {
      %27:2 = "r2.a.b"(%12#0, %12#0) {"<>" = dense<5> : tensor<i65>, value = #map3} : (f64, f64) -> (none, memref<*xvector<4xf32>, "space">)
      "r0.op"() ({
        %42:2 = "r2.op"() : () -> (() -> f128, tuple<!r0.t3<>>)
        "r0.op"() : () -> ()
        "r0.Y"() <{loc, value}> : () -> ()
        "r2.x_1"()[^bb1] : () -> ()
      ^bb1(%43: complex<f128>, %44: memref<*xcomplex<f64>, "space">, %45: none):  // 2 preds: ^bb0, ^bb1
        "r1.op"() : () -> ()
        %46:3 = "r2.op"(%12#1)[^bb1] {y$ = "<a-><a" : i128} : (tuple<!r0.t1<x::y, -1>, complex<f32>>) -> (i128, !r1.t3<1>, memref<?xcomplex<f64>, strided<[?]>, {a = 1 : i32}>)
      }, {
        %31 = "r2.Y"() <array<i32>> : () -> tuple<>
        %32:3 = "r1.x_1"(%31) : (tuple<>) -> ((f8E5M2) -> (), !r1.t3<= =>, memref<?xtf32, "space">)
        %33 = "r2.x_1"(%27#1, %1, %27#0) {_x, r.attr = dense_resource<blob_1> : tensor<4xi8>} : (memref<*xvector<4xf32>, "space">, tensor<index>, none) -> i32
        %34:4 = "r2.Y"(%27#1)[^bb1, ^bb1, ^bb2] : (memref<*xvector<4xf32>, "space">) -> (i8, vector<i1>, tensor<5x?x?xcomplex<f32>>, !r1.t2<a -> b>)
      ^bb1(%35: index, %36: tuple<(memref<6xvector<4xf32>, #map4, "space">, complex<i128>, vector<3xi33>) -> ()>, %37: !r0.t3<<>>):  // 6 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2, ^bb2
        %38:2 = "r2.Y"(%36, %12#0) {dots.and.dots = -1.168250e-03 : f16} : (tuple<(memref<6xvector<4xf32>, #map4, "space">, complex<i128>, vector<3xi33>) -> ()>, f64) -> (memref<memref<?xi8>>, none)
        %39 = "r0.x_1"() : () -> vector<1xsi16>
        %40:2 = "r1.Y"()[^bb1, ^bb1] : () -> (() -> (), complex<f128>)
      ^bb2:  // pred: ^bb0
        %41 = "r2.a.b"()[^bb1, ^bb1] {_x = dense<> : tensor<0x1xi4>, dense = #r2.a1<@sym ^bb %v>} : () -> complex<tf32>
      }) : () -> ()
      %28 = "r0.op"(%12#0, %27#1) : (f64, memref<*xvector<4xf32>, "space">) -> index
      %29:2 = "r2.a.b"(%28)[^bb1] <{}> : (index) -> (vector<[2]xf16>, none)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %30 = "r1.op"(%27#1)[^bb1] : (memref<*xvector<4xf32>, "space">) -> ((memref<?xf8E4M3FN, strided<[5], offset: 27>>, (memref<*xcomplex<f64>, 4>, none, memref<?x8xmemref<?xi8>, strided<[?, 38]>, 4>) -> memref<f8E4M3FN, {a = 1 : i32}>) -> (bf16, vector<f64>))
    }) {y$ = [3 : i32, "\FF" : i32]} : (tensor<index>, i64) -> (!r1.t3<[1, (2), {3}]>, !r0.t2<1>, () -> ((none, memref<?x2xcomplex<f64>, strided<[29, 58], offset: ?>, {a = 1 : i32}>) -> memref<*xsi16>), i64)
    %14 = "r1.x_1"(%0) ({
      %16 = "r2.x_1"(%0) ({
        "r2.Y"(%13#1) : (!r0.t2<1>) -> ()
        "r1.a.b"(%12#0, %0, %13#3, %0) <true> : (f64, i64, i64, i64) -> ()
        %23:3 = "r2.Y"(%13#3, %1)[^bb1] <{}> : (i64, tensor<index>) -> (!r1.t2<"\5C">, memref<complex<f64>>, f32)
      ^bb1(%24: tensor<index>):  // 3 preds: ^bb0, ^bb1, ^bb1
        %25 = "r1.x_1"() : () -> memref<9x?xvector<4xf32>, strided<[25, ?], offset: ?>>
        %26 = "r1.Y"()[^bb1, ^bb1] : () -> none
      }, {
        %17:2 = "r0.a.b"(%12#1, %13#0) <{"a-b" = {dense = strided<[7, 7]>, loc = dense_resource<blob> : tensor<4xi8>, r.attr = #r0.a0<a.b.c | d>, y$}}> {"#y" = tensor<8x?x!r2.t0<[1, (2), {3}]>>, true = f64, "with space" = "<\0A\00loc(x)<" : i33} : (tuple<!r0.t1<x::y, -1>, complex<f32>>, !r1.t3<[1, (2), {3}]>) -> (tuple<si16, (!r1.t0<"s>">, memref<*xmemref<?xi8>, {a = 1 : i32}>) -> ()>, si16)
        %18:4 = "r0.Y"(%17#1, %17#1, %13#0) {loc = dense_resource<blob_1> : tensor<4xi8>, r.attr = #map5} : (si16, si16, !r1.t3<[1, (2), {3}]>) -> (!r1.t3<* + / ?>, tensor<?x?x1xf128>, tensor<*xui7>, memref<3x?xcomplex<f64>, strided<[?, ?], offset: 32>, "space">)
        %19 = "r0.a.b"(%18#3, %1, %17#0)[^bb2, ^bb1, ^bb1] : (memref<3x?xcomplex<f64>, strided<[?, ?], offset: 32>, "space">, tensor<index>, tuple<si16, (!r1.t0<"s>">, memref<*xmemref<?xi8>, {a = 1 : i32}>) -> ()>) -> !r1.t3<x::y, -1>
      ^bb1(%20: memref<?xsi16, strided<[?], offset: ?>, 4>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %21 = "r2.Y"(%0) : (i64) -> tensor<1xcomplex<f32>, #map6>
        %22 = "r1.x_1"() {true = #r2.a2<<>>} : () -> tuple<tuple<>>
        "r0.a.b"(%22)[^bb2, ^bb1, ^bb2] : (tuple<tuple<>>) -> ()
      ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        "r0.op"(%17#1)[^bb2] <[]> : (si16) -> ()
      }) : (i64) -> ((vector<1x[4]xi33>, complex<i33>, none) -> ((memref<complex<f64>>) -> (), vector<f80>))
    }, {
      %15:4 = "r0.x_1"(%12#0) {"a-b" = false, key = #r2.a0<>} : (f64) -> (f64, complex<tf32>, i32, i8)
    }) : (i64) -> memref<*xf16, "space">
  }, {
    %2 = "r0.a.b"() ({
      %10 = "r0.x_1"() <{}> : () -> !r0.t3<"\5C">
      "r0.x_1"(%10, %0, %0) <{"#y" = dense_resource<blob> : tensor<4xi8>, _x}> : (!r0.t3<"\5C">, i64, i64) -> ()
      %11:3 = "r0.Y"(%10, %0) : (!r0.t3<"\5C">, i64) -> (f16, none, vector<i32>)
    }, {
      %9 = "r2.x_1"(%0) <{value = 1.16857968E-10 : f32}> : (i64) -> complex<i32>
    }) : () -> none
    %3 = "r1.a.b"(%2, %1, %1, %2) : (none, tensor<index>, tensor<index>, none) -> complex<i1>
    "r2.a.b"() {"->" = true, dots.and.dots = [6.445310e-02 : f16, "\FF//<//"], y$ = index} : () -> ()
    %4 = "r1.op"(%0, %1, %1)[^bb2] {key = array<i64>} : (i64, tensor<index>, tensor<index>) -> memref<*xmemref<?xi8>, "space">
  ^bb1:  // 3 preds: ^bb1, ^bb2, ^bb2
    %5:4 = "r1.Y"(%2, %2) : (none, none) -> (tensor<*xindex>, !r0.t3<= =>, vector<6xui64>, vector<f80>)
    %6 = "r0.op"(%5#2)[^bb1, ^bb2, ^bb2] {"->" = #set2} : (vector<6xui64>) -> (((complex<ui7>) -> ()) -> (!r1.t3<i32, tensor<?xf32>>, !r1.t3<<>>))
  ^bb2(%7: tensor<index>):  // 3 preds: ^bb0, ^bb1, ^bb1
    %8:2 = "r1.x_1"()[^bb1, ^bb1] : () -> (complex<f128>, tensor<i32>)
  }) : (i64) -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob_1: "0x04000000F40E5F69",
      blob: "0x040000004BD4F258"
    }
  }
#-}

