"builtin.module"() ({
  %0 = "r2.x_1"() <106 : ui7> ({
    %69 = "r2.op"() : () -> complex<tf32>
    %70 = "r2.x_1"(%69, %69, %69, %69) : (complex<tf32>, complex<tf32>, complex<tf32>, complex<tf32>) -> !r2.t2<a -> b>
    %71 = "r2.Y"(%69)[^bb1] : (complex<tf32>) -> !r0.t3<* + / ?>
  ^bb1(%72: vector<[6]xf8E5M2>):  // 2 preds: ^bb0, ^bb1
    %73 = "r0.x_1"(%70) <{}> : (!r2.t2<a -> b>) -> tuple<>
    "r0.a.b"(%73, %69, %72, %71) ({
      %75:2 = "r1.Y"(%69, %69) : (complex<tf32>, complex<tf32>) -> (!r1.t3<"s>">, none)
      %76 = "r1.op"(%70, %71, %75#1) <{}> {_x = #r2.a3<a -> b>, i32, true = array<f64>} : (!r2.t2<a -> b>, !r0.t3<* + / ?>, none) -> vector<[6]xtf32>
    }, {
    }) : (tuple<>, complex<tf32>, vector<[6]xf8E5M2>, !r0.t3<* + / ?>) -> ()
    %74:2 = "r0.x_1"()[^bb1] {"->" = dense_resource<blob_1> : tensor<4xi8>, dense = loc(unknown), key} : () -> (() -> vector<bf16>, !r2.t1)
  }, {
    "r1.Y"() <@"123"> : () -> ()
    %64:2 = "r0.x_1"() : () -> (!r0.t3<a -> b>, ui64)
    %65:4 = "r0.x_1"(%64#0, %64#1) ({
      %68 = "r1.x_1"(%64#0, %64#0, %64#0) : (!r0.t3<a -> b>, !r0.t3<a -> b>, !r0.t3<a -> b>) -> ((tensor<?xi33>) -> (!r2.t0<"\5C">, (tuple<i33, !r1.t3<* + / ?>, i64>, tensor<index>) -> (() -> ())))
      "r2.a.b"(%64#0, %64#0)[^bb1] : (!r0.t3<a -> b>, !r0.t3<a -> b>) -> ()
    ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      "r1.a.b"()[^bb1, ^bb1, ^bb1] : () -> ()
    }, {
    }, {
      %66:2 = "r2.x_1"(%64#0, %64#1) <{r.attr = false, "with space" = array<f32: -4.326500e+00>}> ({
        "r1.x_1"(%64#1) : (ui64) -> ()
      }, {
        "r2.Y"(%64#0) <affine_map<(d0) -> (d0 * -69, d0)>> : (!r0.t3<a -> b>) -> ()
        %67 = "r2.Y"(%64#0, %64#1) <{}> : (!r0.t3<a -> b>, ui64) -> memref<memref<?xi8>, "space">
        "r1.Y"(%64#1, %64#1, %67, %64#0) : (ui64, ui64, memref<memref<?xi8>, "space">, !r0.t3<a -> b>) -> ()
      }) {i32 = affine_set<(d0) : (5 >= 0, ((d0 - 9) ceildiv 8) ceildiv 5 >= 0, -d0 + 7 == 0)>, key, "with space" = affine_set<() : (9 >= 0, 0 >= 0, 5 == 0)>, y$ = 0 : i33} : (!r0.t3<a -> b>, ui64) -> (complex<tf32>, vector<2xui7>)
      "r2.a.b"() : () -> ()
    }) {"->" = "\FFtextloc(x)", dense = affine_map<() -> (240)>, i32 = distinct[0]<"\\//->">} : (!r0.t3<a -> b>, ui64) -> ((() -> ()) -> !r0.t0, tuple<f8E5M2>, tuple<>, memref<i1>)
  }) : () -> !r0.t1<1>
  %1:4 = "r1.x_1"() {dense, y$} : () -> (tensor<0x!r1.t3, 3 : i33>, !r0.t2<"\5C">, memref<vector<4xf32>, {a = 1 : i32}>, tensor<?x3xcomplex<f32>>)
  "r0.a.b"() ({
    %59:2 = "r0.x_1"(%0, %0) {"%x", dots.and.dots = complex<f16>, loc = {loc = "\FF " : ui7}} : (!r0.t1<1>, !r0.t1<1>) -> ((memref<5x?xvector<4xf32>, affine_map<(d0, d1) -> (d1 mod 4 + d0 - d1, -(d1 mod 4) + 3)>, "space">, f32, tuple<memref<3xmemref<?xi8>>, complex<tf32>, complex<i32>>) -> (), tuple<>)
    %60:3 = "r1.Y"(%1#3, %1#0) <{}> {value} : (tensor<?x3xcomplex<f32>>, tensor<0x!r1.t3, 3 : i33>) -> (i33, memref<f8E5M2, 5>, f8E4M3FN)
    %61 = "r2.a.b"(%60#0, %1#0, %1#3) <{}> : (i33, tensor<0x!r1.t3, 3 : i33>, tensor<?x3xcomplex<f32>>) -> i1
    %62:3 = "r0.op"(%59#0)[^bb1, ^bb1] : ((memref<5x?xvector<4xf32>, affine_map<(d0, d1) -> (d1 mod 4 + d0 - d1, -(d1 mod 4) + 3)>, "space">, f32, tuple<memref<3xmemref<?xi8>>, complex<tf32>, complex<i32>>) -> ()) -> (tensor<!r0.t2<i32, tensor<?xf32>>>, !r0.t1<i32, tensor<?xf32>>, none)
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %63 = "r1.a.b"(%60#1) {"a-b" = @"a-b"::@"<>"::@"quote\22s"} : (memref<f8E5M2, 5>) -> vector<7x7xui7>
    "r2.Y"() : () -> ()
    "r2.Y"(%60#1)[^bb1] <{}> {dense = affine_map<()[s0] -> (0, s0 + 3, s0 mod 2 + s0 + 3)>} : (memref<f8E5M2, 5>) -> ()
  }, {
    "r0.x_1"(%0, %1#1, %0) <{}> : (!r0.t1<1>, !r0.t2<"\5C">, !r0.t1<1>) -> ()
    "r0.a.b"() <{r.attr = dense_resource<blob_1> : tensor<4xi8>}> ({
      "r2.op"() <dense<[[[-4, 3]], [[-5, 6]]]> : tensor<2x1x2xi65>> ({
      }, {
        %56 = "r0.x_1"(%1#3, %0) {"a-b" = array<f32: 1.112300e+00>, i32} : (tensor<?x3xcomplex<f32>>, !r0.t1<1>) -> i33
        %57:4 = "r1.a.b"() : () -> (index, complex<f128>, vector<7xf64>, vector<bf16>)
        %58:2 = "r2.x_1"() : () -> (vector<5xf8E5M2>, !r0.t1<1>)
      }) {_x = "", value = #r2.a3<i32, tensor<?xf32>>} : () -> ()
      %51:2 = "r1.x_1"(%0) : (!r0.t1<1>) -> (f8E5M2, complex<f32>)
      %52:2 = "r0.a.b"() <"a\22" : i128> {loc = strided<[?]>, "quote\22s"} : () -> ((i1) -> (), tf32)
      "r0.op"(%1#0, %1#0)[^bb1] <{"new\0Aline" = "< ->\FFa" : ui7, r.attr = "<->\FFloc(x)" : ui7, true = {key = @"%x", "new\0Aline" = @"123"}}> {key = false} : (tensor<0x!r1.t3, 3 : i33>, tensor<0x!r1.t3, 3 : i33>) -> ()
    ^bb1(%53: complex<i128>):  // 3 preds: ^bb0, ^bb1, ^bb1
      %54:3 = "r1.Y"() ({
        "r2.x_1"(%1#1) {dense = affine_map<() -> (28, -3, -19)>, i32 = (!r2.t0<a.b.c | d>) -> ()} : (!r0.t2<"\5C">) -> ()
        %55 = "r2.a.b"(%51#0, %1#1) : (f8E5M2, !r0.t2<"\5C">) -> vector<4x[1]xi1>
      }) : () -> (tuple<>, !r1.t3<a.b.c | d>, (tf32, i8) -> none)
      "r2.x_1"()[^bb1, ^bb1] {dense = #r1.a1<x::y, -1>, value = 0 : i8, "with space" = []} : () -> ()
    }, {
      %49 = "r0.Y"(%1#2, %1#2) {r.attr = "<" : ui7} : (memref<vector<4xf32>, {a = 1 : i32}>, memref<vector<4xf32>, {a = 1 : i32}>) -> index
      %50 = "r0.Y"(%1#2) <{true = strided<[]>, value = #r0.a3<i32, tensor<?xf32>>}> {loc = "->", r.attr = "->" : i128} : (memref<vector<4xf32>, {a = 1 : i32}>) -> f8E5M2
    }) : () -> ()
    %41:2 = "r0.Y"()[^bb2, ^bb1] : () -> (tf32, i128)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %42 = "r2.a.b"() <{_x = #r2.a3<i32, tensor<?xf32>>}> : () -> i32
    %43:2 = "r1.op"(%1#3)[^bb2, ^bb1] : (tensor<?x3xcomplex<f32>>) -> (!r2.t3<<>>, vector<i64>)
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    "r1.op"(%41#1) ({
      %48:2 = "r1.x_1"(%1#2) : (memref<vector<4xf32>, {a = 1 : i32}>) -> (tensor<?xindex>, () -> tensor<0x7x?xindex>)
    }) : (i128) -> ()
    %44:4 = "r2.Y"(%0)[^bb2, ^bb2] ({
      %45 = "r0.Y"(%1#3, %41#1, %1#0) : (tensor<?x3xcomplex<f32>>, i128, tensor<0x!r1.t3, 3 : i33>) -> index
      %46:4 = "r2.Y"()[^bb1] ({
      }) {loc = false} : () -> (tuple<tensor<*xcomplex<f32>>>, (ui64) -> (), () -> (), memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (d0, 0)>>)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "r2.a.b"(%41#0, %46#2) <{value = array<i8: 7, -4>}> : (tf32, () -> ()) -> ()
      %47:2 = "r0.op"()[^bb1] : () -> (memref<5x6x?xcomplex<f64>, strided<[?, ?, 4], offset: 63>>, none)
    }) {"#y" = [], "%x" = index} : (!r0.t1<1>) -> (complex<i128>, memref<?x6xui7, affine_map<(d0, d1) -> (d1 + d0 floordiv 2, 0, d0 ceildiv 8)>, "space">, complex<ui7>, complex<tf32>)
  }, {
    %4:3 = "r0.a.b"(%1#0, %1#1, %1#0) : (tensor<0x!r1.t3, 3 : i33>, !r0.t2<"\5C">, tensor<0x!r1.t3, 3 : i33>) -> (tensor<*xi33>, tuple<>, memref<*xcomplex<f64>, "space">)
    %5:2 = "r2.op"() {key = strided<[1]>, "quote\22s" = strided<[7, ?, ?]>} : () -> (((tensor<index>) -> (), tensor<complex<f32>>) -> (), complex<bf16>)
    %6:4 = "r1.x_1"(%4#2) <{_x, key = -2343845036014550915 : index, "quote\22s"}> ({
      %20 = "r0.op"() {"123"} : () -> i64
      %21:3 = "r0.a.b"(%4#0, %0, %5#1, %1#1) <{}> {"#y" = 8 : i64, "123" = #r1.a3<<>>, loc = #r1.a1<>, r.attr = ""} : (tensor<*xi33>, !r0.t1<1>, complex<bf16>, !r0.t2<"\5C">) -> (vector<5xf8E5M2>, !r0.t0<1>, memref<*xcomplex<f64>, "space">)
      %22 = "r2.a.b"(%5#0, %1#0) ({
        "r0.op"(%5#1, %1#0, %4#1) <array<i8: 4>> : (complex<bf16>, tensor<0x!r1.t3, 3 : i33>, tuple<>) -> ()
        "r1.Y"(%0) : (!r0.t1<1>) -> ()
        "r2.Y"(%21#2, %1#3, %5#1)[^bb1] : (memref<*xcomplex<f64>, "space">, tensor<?x3xcomplex<f32>>, complex<bf16>) -> ()
      ^bb1(%37: vector<1xf128>, %38: () -> vector<1xf8E4M3FN>):  // 2 preds: ^bb0, ^bb1
        %39:2 = "r0.a.b"(%21#2) {loc, r.attr = @dots.and.dots::@h.i::@dots.and.dots::@f, true = 3.428406946E+153 : f64} : (memref<*xcomplex<f64>, "space">) -> (complex<i32>, !r1.t2<* + / ?>)
        %40 = "r2.x_1"()[^bb1] : () -> !r2.t3<* + / ?>
      }, {
      }) : (((tensor<index>) -> (), tensor<complex<f32>>) -> (), tensor<0x!r1.t3, 3 : i33>) -> f32
      %23 = "r0.Y"(%0)[^bb1] : (!r0.t1<1>) -> vector<4xf16>
    ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %24 = "r2.Y"(%1#0, %22) : (tensor<0x!r1.t3, 3 : i33>, f32) -> i8
      %25 = "r2.Y"()[^bb1, ^bb1, ^bb1] ({
        "r2.Y"() <{key = 6 : i8, y$ = affine_map<()[s0] -> ((s0 + s0 + 16) floordiv 5, 15, -15)>}> : () -> ()
        %34:3 = "r1.Y"()[^bb2, ^bb2] <{"quote\22s" = dense_resource<"odd key"> : tensor<4xi8>}> : () -> (!r1.t2<"s>">, (memref<?x?x9xmemref<?xi8>, affine_map<(d0, d1, d2) -> (d0 - d2 - d1 + 2, (d0 + d1 * 2) floordiv 8, d2 * -9 - d0)>>) -> memref<3xcomplex<f64>, affine_map<(d0)[s0] -> ((d0 ceildiv 3) * 5, s0 mod 2 + s0)>, {a = 1 : i32}>, !r1.t0<1>)
      ^bb1:  // pred: ^bb2
        "r0.a.b"() : () -> ()
        "r1.x_1"() : () -> ()
        %35 = "r2.Y"()[^bb2] : () -> none
      ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
        %36:2 = "r1.op"(%0, %21#2) : (!r0.t1<1>, memref<*xcomplex<f64>, "space">) -> (none, tuple<>)
        "r0.Y"()[^bb1] <array<i64: -2, 5, -6, -7>> : () -> ()
      }, {
        "r1.Y"(%21#2) {i32 = 4.547120e-03 : bf16} : (memref<*xcomplex<f64>, "space">) -> ()
        %26:3 = "r1.Y"(%23) {dense = affine_map<(d0, d1, d2)[s0] -> (d0, s0)>} : (vector<4xf16>) -> (none, tensor<?xindex, {}>, f8E5M2)
        %27:3 = "r2.op"() <{_x = 0 : i128, "a-b" = #r2.a2}> : () -> (tuple<>, tuple<f32>, !r0.t0<1>)
        %28 = "r1.Y"(%20, %26#0)[^bb1] : (i64, none) -> tf32
      ^bb1(%29: index, %30: vector<8x[8]xui64>):  // 3 preds: ^bb0, ^bb1, ^bb3
        "r0.x_1"(%27#2) <strided<[?]>> : (!r0.t0<1>) -> ()
        %31 = "r1.a.b"()[^bb2, ^bb1] : () -> (() -> ())
      ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb3
        %32 = "r0.x_1"()[^bb2, ^bb3] {"new\0Aline" = []} : () -> f32
      ^bb3:  // pred: ^bb2
        %33:2 = "r1.a.b"(%5#1, %27#2)[^bb1, ^bb2] {key = " " : i64, r.attr, value = affine_map<(d0) -> (-9, -((d0 + 16) floordiv 5) + 10, d0)>} : (complex<bf16>, !r0.t0<1>) -> (memref<9xvector<4xf32>, {a = 1 : i32}>, vector<f8E5M2>)
      }) {i32 = true, key = strided<[]>, "quote\22s" = @_g$1::@"123"} : () -> none
    }, {
    }, {
      "r1.op"(%4#0, %0, %4#0, %1#0) <{_x = array<i8: -5>, key, "quote\22s" = 7.43862435E+20 : f32}> ({
        %14 = "r1.op"(%4#2) <{i32 = dense_resource<"odd key"> : tensor<4xi8>}> : (memref<*xcomplex<f64>, "space">) -> tuple<!r1.t3<[1, (2), {3}]>>
        "r2.a.b"() : () -> ()
        %15:4 = "r2.a.b"(%4#1)[^bb1, ^bb1] : (tuple<>) -> (!r0.t3<@sym ^bb %v>, f128, complex<si16>, !r2.t0<"\5C">)
      ^bb1(%16: memref<7xmemref<?xi8>, {a = 1 : i32}>, %17: (tensor<0xf8E4M3FN, affine_map<(d0, d1) -> (34, (d1 floordiv 7) ceildiv 2, 0)>>) -> ()):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        %18 = "r0.x_1"(%0, %4#1) {"123" = #r2.a3<i32, tensor<?xf32>>} : (!r0.t1<1>, tuple<>) -> vector<ui7>
        %19 = "r0.a.b"(%1#3, %4#2, %15#1)[^bb1, ^bb1, ^bb1] : (tensor<?x3xcomplex<f32>>, memref<*xcomplex<f64>, "space">, f128) -> tensor<*x!r0.t2<* + / ?>>
      }, {
        "r1.a.b"() : () -> ()
        "r0.a.b"(%4#0)[^bb1] {"a-b" = {_x, loc = affine_map<(d0) -> (10)>, r.attr = ui7}, "quote\22s", y$ = @"<>"::@"123"} : (tensor<*xi33>) -> ()
      ^bb1(%10: memref<*xi64>, %11: memref<8x?x5xcomplex<f64>, affine_map<(d0, d1, d2) -> (d1 ceildiv 2, d0, d1 floordiv 4 + (d2 * 2) ceildiv 3)>>):  // 3 preds: ^bb0, ^bb1, ^bb2
        %12:3 = "r2.a.b"(%1#1, %1#1, %4#0) : (!r0.t2<"\5C">, !r0.t2<"\5C">, tensor<*xi33>) -> (tensor<complex<f32>>, i8, vector<1xi32>)
        "r0.a.b"()[^bb1] <{dense = strided<[?]>, loc = affine_map<() -> (-4, 5, 1)>}> : () -> ()
      ^bb2:  // no predecessors
        "r1.a.b"(%1#2) : (memref<vector<4xf32>, {a = 1 : i32}>) -> ()
        %13:2 = "r0.a.b"(%5#0, %1#2)[^bb1] : (((tensor<index>) -> (), tensor<complex<f32>>) -> (), memref<vector<4xf32>, {a = 1 : i32}>) -> (f32, (tensor<*xcomplex<f32>>) -> ())
      }) {"new\0Aline"} : (tensor<*xi33>, !r0.t1<1>, tensor<*xi33>, tensor<0x!r1.t3, 3 : i33>) -> ()
    }) : (memref<*xcomplex<f64>, "space">) -> (tensor<*xi8>, f128, complex<i33>, f32)
    %7:2 = "r1.Y"(%6#0, %1#2)[^bb1, ^bb1] {"->" = true} : (tensor<*xi8>, memref<vector<4xf32>, {a = 1 : i32}>) -> (memref<vector<4xf32>>, () -> (() -> ()))
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %8:2 = "r0.Y"() <{"<>" = @_g$1::@"a-b", dense = affine_set<(d0, d1) : (0 == 0, d1 * -4 == 0)>}> : () -> (tensor<5x?x!r0.t0<a.b.c | d>>, ui7)
    %9:3 = "r2.x_1"(%7#0, %4#1) : (memref<vector<4xf32>>, tuple<>) -> (!r2.t2<1>, memref<*xmemref<?xi8>, {a = 1 : i32}>, memref<memref<?xi8>, 5>)
    "r2.op"(%8#1)[^bb1] {dots.and.dots = [], loc = "\\" : i32} : (ui7) -> ()
  }) : () -> ()
  %2 = "r1.x_1"(%1#3, %1#1) : (tensor<?x3xcomplex<f32>>, !r0.t2<"\5C">) -> ui7
  %3:2 = "r0.a.b"(%1#1, %1#3, %1#2) <{}> : (!r0.t2<"\5C">, tensor<?x3xcomplex<f32>>, memref<vector<4xf32>, {a = 1 : i32}>) -> ((vector<1xbf16>, vector<tf32>, f128) -> (), i8)
}) : () -> ()
