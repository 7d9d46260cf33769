"builtin.module"() ({
  "r0.x_1"() <{}> : () -> ()
  %0:2 = "r2.Y"() <{"123" = -1.475830e-01 : f16}> ({
    %67 = "r1.Y"() <affine_map<()[s0, s1] -> ((s1 mod 3 + 19) * -5, s0 ceildiv 8 + s0 * 2 - (s1 + 48), -2)>> {_x = array<i8: -1, -6, 6>, dense = -4680996380301502643 : i64, r.attr = dense_resource<blob> : tensor<4xi8>} : () -> memref<*xmemref<?xi8>, {a = 1 : i32}>
    %68:3 = "r0.op"()[^bb1] {dense, loc = vector<[7]xf16>} : () -> (tuple<tensor<?x3x?xf8E5M2>, () -> (tuple<index, none, none>, () -> (index, i8))>, tensor<complex<f32>, affine_map<(d0, d1) -> ((d0 floordiv 4) mod 4, 12)>>, memref<memref<?xi8>>)
  ^bb1(%69: !r0.t1):  // 2 preds: ^bb0, ^bb1
    %70 = "r2.a.b"(%69, %68#1) ({
      %72:2 = "r2.op"() <{}> : () -> (!r1.t3<<>>, complex<f80>)
      %73 = "r2.a.b"(%68#0, %68#1, %67, %68#2) <{}> : (tuple<tensor<?x3x?xf8E5M2>, () -> (tuple<index, none, none>, () -> (index, i8))>, tensor<complex<f32>, affine_map<(d0, d1) -> ((d0 floordiv 4) mod 4, 12)>>, memref<*xmemref<?xi8>, {a = 1 : i32}>, memref<memref<?xi8>>) -> !r2.t1<@sym ^bb %v>
    }) : (!r0.t1, tensor<complex<f32>, affine_map<(d0, d1) -> ((d0 floordiv 4) mod 4, 12)>>) -> tuple<vector<index>, !r2.t2<"s>">>
    %71:2 = "r2.a.b"()[^bb1] : () -> (complex<f64>, f8E5M2)
  }, {
    "r0.a.b"() {key} : () -> ()
    %4 = "r2.Y"() <{"#y"}> {"%x" = "text " : i8, "new\0Aline", y$ = false} : () -> !r0.t0<= =>
    %5:3 = "r2.a.b"() ({
    }, {
      %33:2 = "r0.x_1"() {dense = 5.77132666E+16 : f32, loc = #r2.a1<<>>} : () -> (vector<i8>, tuple<>)
      %34:2 = "r1.x_1"(%33#1, %4) <affine_map<(d0)[s0] -> (d0 * 2 - s0 * 48 - 120)>> : (tuple<>, !r0.t0<= =>) -> (!r1.t3<<>>, bf16)
      %35 = "r1.Y"() {"->", i32 = "a text->->" : i8} : () -> ((tensor<!r0.t3<i32, tensor<?xf32>>>, (memref<*xf8E4M3FN, "space">) -> ()) -> memref<f128, "space">)
      %36:3 = "r2.a.b"()[^bb1] <{}> ({
        "r2.a.b"(%4, %34#1) : (!r0.t0<= =>, bf16) -> ()
      }, {
        "r1.Y"(%34#1, %35) : (bf16, (tensor<!r0.t3<i32, tensor<?xf32>>>, (memref<*xf8E4M3FN, "space">) -> ()) -> memref<f128, "space">) -> ()
        "r2.op"(%4, %34#1, %34#1, %33#0) {"a-b" = loc("g.rs":70:1 to :7)} : (!r0.t0<= =>, bf16, bf16, vector<i8>) -> ()
        %66 = "r2.op"() <{_x = -8.734130e-02 : f16, dense = strided<[?]>, true = dense_resource<"odd key"> : tensor<4xi8>}> : () -> f8E5M2
      }, {
      }) : () -> (!r1.t2<a -> b>, vector<[5]x4x4xf80>, tensor<?xi1>)
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
      %37 = "r0.x_1"() <{_x, loc = {dense}, value, y$ = {}}> : () -> vector<index>
      %38 = "r1.Y"() : () -> ((vector<ui64>, bf16) -> ())
      %39 = "r0.x_1"(%34#0, %36#2, %36#2, %33#0)[^bb1, ^bb2] ({
        "r1.op"(%36#2, %36#2, %36#0) <{}> {_x = loc("<loc(x)"), key = #r0.a2<x::y, -1>, y$ = [#r1.a1<i32, tensor<?xf32>>, {}, "\\", array<f32: 4.691980e+01>]} : (tensor<?xi1>, tensor<?xi1>, !r1.t2<a -> b>) -> ()
        %64:3 = "r2.x_1"(%33#1, %34#0, %36#1)[^bb1, ^bb1] : (tuple<>, !r1.t3<<>>, vector<[5]x4x4xf80>) -> (si16, () -> (() -> tuple<!r0.t2<[1, (2), {3}]>>), tensor<i1>)
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2
        "r1.a.b"()[^bb2, ^bb2] <{}> : () -> ()
      ^bb2(%65: complex<f128>):  // 2 preds: ^bb1, ^bb1
        "r0.Y"() <{i32 = affine_map<(d0, d1) -> (d0 * -3 - 18, d1 * -6)>, true = 0 : i64}> {"<>" = strided<[?, 1]>, dense, true = -8.320000e+02 : f16} : () -> ()
        "r2.x_1"()[^bb1] : () -> ()
      }, {
        %50 = "r2.Y"(%38, %36#0) : ((vector<ui64>, bf16) -> (), !r1.t2<a -> b>) -> ((tensor<4x3xcomplex<f32>>, ui7) -> (index, index))
        %51:2 = "r1.x_1"(%37, %36#2) : (vector<index>, tensor<?xi1>) -> (() -> (), f128)
        %52 = "r0.Y"(%33#1, %33#0)[^bb3] : (tuple<>, vector<i8>) -> tuple<>
      ^bb1(%53: tuple<>):  // pred: ^bb2
        %54 = "r2.Y"() {"a-b" = affine_set<()[s0] : ((s0 * -4 - 2) * 3 >= 0, 3 >= 0)>, key = array<i1: false>, loc = strided<[7, 7]>, value = affine_map<()[s0] -> ((s0 floordiv 5 + s0) mod 3, ((s0 - 14) ceildiv 7) * -2, -10)>} : () -> tensor<3xcomplex<f32>, "\22\0A\22">
        %55:2 = "r0.x_1"(%36#2)[^bb2] <{"%x"}> : (tensor<?xi1>) -> (() -> vector<[7]xi128>, f16)
      ^bb2(%56: !r2.t3<>):  // pred: ^bb1
        %57:3 = "r0.x_1"(%36#1, %34#0, %34#0) {r.attr = "//" : si16} : (vector<[5]x4x4xf80>, !r1.t3<<>>, !r1.t3<<>>) -> (index, memref<5x?xui7>, tuple<memref<?xmemref<?xi8>, {a = 1 : i32}>>)
        %58:2 = "r2.x_1"(%37, %34#0, %51#0, %36#1) <{}> : (vector<index>, !r1.t3<<>>, () -> (), vector<[5]x4x4xf80>) -> (vector<i33>, !r2.t0<* + / ?>)
        %59:2 = "r2.x_1"()[^bb1] : () -> (tensor<5xf8E5M2>, none)
      ^bb3(%60: !r1.t0<"s>">):  // 2 preds: ^bb0, ^bb3
        %61:2 = "r2.Y"(%4, %51#1) : (!r0.t0<= =>, f128) -> (index, index)
        %62:2 = "r2.Y"(%52, %51#0, %52) : (tuple<>, () -> (), tuple<>) -> (i8, tuple<f128>)
        %63:3 = "r0.a.b"(%51#1, %61#0, %38)[^bb3] {dense = dense_resource<blob> : tensor<4xi8>, key = [unit]} : (f128, index, (vector<ui64>, bf16) -> ()) -> (complex<i1>, vector<f8E4M3FN>, index)
      }, {
        "r2.a.b"() : () -> ()
        %48:3 = "r0.op"(%33#0) : (vector<i8>) -> (memref<?x2xmemref<?xi8>, strided<[?, ?], offset: 96>, "space">, tuple<vector<bf16>>, vector<i128>)
        %49:2 = "r1.x_1"(%48#1) : (tuple<vector<bf16>>) -> (tensor<*x!r0.t2<a -> b>>, !r1.t3<[1, (2), {3}]>)
      }) : (!r1.t3<<>>, tensor<?xi1>, tensor<?xi1>, vector<i8>) -> !r1.t1<@sym ^bb %v>
    ^bb2(%40: vector<[5]xi33>):  // 2 preds: ^bb1, ^bb2
      %41 = "r0.op"(%4, %36#2, %33#0, %33#1) ({
        %47:2 = "r0.a.b"(%36#2, %36#0) {"123" = dense<> : tensor<0xi65>} : (tensor<?xi1>, !r1.t2<a -> b>) -> (f16, tuple<>)
        "r1.Y"(%47#0) <0 : i33> : (f16) -> ()
      }) {i32 = () -> ()} : (!r0.t0<= =>, tensor<?xi1>, vector<i8>, tuple<>) -> vector<3x3x6xf16>
      "r1.a.b"(%36#1, %35, %41) ({
      }, {
        "r0.a.b"() <{}> : () -> ()
        %42 = "r0.Y"(%40, %40)[^bb1] : (vector<[5]xi33>, vector<[5]xi33>) -> vector<7xf8E5M2>
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r2.a.b"(%41, %41, %42) : (vector<3x3x6xf16>, vector<3x3x6xf16>, vector<7xf8E5M2>) -> ()
        %43:3 = "r0.a.b"(%36#0) {dense = array<i64: -5>} : (!r1.t2<a -> b>) -> (tensor<?xindex, {"123" = -8.499140e-03 : f16, loc = affine_set<(d0, d1)[s0] : ((s0 - 12) * -4 + 3 >= 0)>, r.attr = {"<>" = affine_map<(d0, d1)[s0] -> (d1 + d0 ceildiv 5, -8)>, _x, "a-b" = true}}>, vector<[5]xi33>, i128)
        %44:2 = "r0.op"(%34#0)[^bb1] <{}> {"#y" = dense<1> : tensor<i32>, value = #r2.a0} : (!r1.t3<<>>) -> (tuple<() -> memref<5xvector<4xf32>, strided<[?], offset: ?>>>, vector<ui7>)
      ^bb2:  // pred: ^bb2
        %45:3 = "r2.x_1"(%34#0, %36#0) : (!r1.t3<<>>, !r1.t2<a -> b>) -> (vector<i1>, vector<5xui64>, !r2.t1<<>>)
        %46 = "r1.Y"()[^bb2] {_x = strided<[7, ?]>} : () -> complex<ui7>
      }) {y$ = array<f64: -6.709810e+01>} : (vector<[5]x4x4xf80>, (tensor<!r0.t3<i32, tensor<?xf32>>>, (memref<*xf8E4M3FN, "space">) -> ()) -> memref<f128, "space">, vector<3x3x6xf16>) -> ()
      "r0.Y"()[^bb1, ^bb2] : () -> ()
    }, {
      %6 = "r2.op"(%4) ({
        %28:2 = "r1.a.b"() : () -> (complex<ui7>, tensor<?xindex>)
        %29:2 = "r2.x_1"(%28#1) : (tensor<?xindex>) -> (complex<i64>, (() -> memref<6x1x8xf128, affine_map<(d0, d1, d2)[s0] -> (d2 floordiv 2, s0)>, {a = 1 : i32}>) -> i128)
        "r2.x_1"() <{"#y" = !r1.t1<a -> b>, "123", _x = affine_set<(d0) : (-8 == 0, -6 >= 0, 4 == 0)>, true = "loc(x)loc(x)" : i33}> : () -> ()
        "r1.x_1"(%29#1, %4)[^bb2] <{}> : ((() -> memref<6x1x8xf128, affine_map<(d0, d1, d2)[s0] -> (d2 floordiv 2, s0)>, {a = 1 : i32}>) -> i128, !r0.t0<= =>) -> ()
      ^bb1(%30: si16, %31: tensor<?xcomplex<f32>>):  // 2 preds: ^bb1, ^bb1
        %32:2 = "r1.op"()[^bb1, ^bb1, ^bb2] <{}> {"quote\22s" = affine_map<(d0) -> (d0)>, r.attr = {r.attr = array<i1: true>}, y$ = affine_map<()[s0, s1] -> (-15)>} : () -> (memref<memref<?xi8>>, tuple<f128>)
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
        "r1.Y"(%28#1) {loc = dense_resource<blob_1> : tensor<4xi8>} : (tensor<?xindex>) -> ()
        "r1.a.b"()[^bb2] <unit> : () -> ()
      }, {
        %27 = "r2.op"() <@"quote\22s"> : () -> none
      }, {
        %22 = "r2.x_1"() <#r1.a3<= =>> {key, r.attr = array<i8: -5>} : () -> f80
        %23 = "r1.a.b"(%22, %22)[^bb1] <{dense = affine_set<(d0, d1)[s0] : (84 == 0, -((d1 ceildiv 3) mod 8) == 0)>, r.attr = #r1.a3<"\5C">}> : (f80, f80) -> tensor<?xcomplex<f32>>
      ^bb1(%24: si16, %25: vector<i33>):  // 2 preds: ^bb0, ^bb1
        %26:2 = "r1.x_1"(%25)[^bb1] : (vector<i33>) -> (index, memref<*xvector<4xf32>>)
      }) {y$ = " <\FF" : i32} : (!r0.t0<= =>) -> (((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN)
      "r2.op"(%6, %4) : (((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN, !r0.t0<= =>) -> ()
      "r1.op"(%6)[^bb2, ^bb2] ({
        %15:2 = "r1.Y"(%4) : (!r0.t0<= =>) -> (complex<f8E5M2>, tensor<4x6x?xindex>)
        %16:2 = "r2.x_1"(%15#0) : (complex<f8E5M2>) -> (vector<7xi128>, complex<i8>)
        "r1.Y"(%15#1, %15#0)[^bb2] {_x = {_x = [], loc = @"123"::@f}} : (tensor<4x6x?xindex>, complex<f8E5M2>) -> ()
      ^bb1(%17: i1):  // pred: ^bb1
        "r0.a.b"(%16#1, %15#0, %17) <2.134060e+10 : bf16> {"#y", _x, i32} : (complex<i8>, complex<f8E5M2>, i1) -> ()
        %18:2 = "r0.x_1"()[^bb1] {"%x" = @"123"} : () -> (bf16, memref<vector<4xf32>, "space">)
      ^bb2:  // 2 preds: ^bb0, ^bb2
        %19:2 = "r2.a.b"(%6, %16#1, %15#1) <-9.726560e+00 : f16> {"quote\22s" = array<f64: -1.432480e+01, 8.680740e+01, -5.393730e+01, -5.166500e+00, 8.350860e+01>} : (((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN, complex<i8>, tensor<4x6x?xindex>) -> (!r0.t1<>, none)
        %20 = "r2.Y"() <#r1.a1<@sym ^bb %v>> {y$ = affine_set<()[s0, s1] : (s0 >= 0, s1 * -14 + 5 >= 0, s0 floordiv 7 + 15 >= 0)>} : () -> bf16
        %21 = "r2.op"(%15#0, %20, %20, %6)[^bb2] <{r.attr = "texttext\22" : si16}> : (complex<f8E5M2>, bf16, bf16, ((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN) -> tensor<1x?x7x7xf32>
      }, {
        %13:3 = "r1.op"(%4) <-6.536990e-12 : bf16> {i32 = []} : (!r0.t0<= =>) -> (ui64, ui64, tensor<6x?x!r0.t3<"\5C">>)
        %14:3 = "r2.op"() : () -> (!r2.t1<[1, (2), {3}]>, tuple<>, complex<f128>)
      }) : (((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN) -> ()
    ^bb1(%7: i1):  // 2 preds: ^bb1, ^bb2
      %8 = "r0.a.b"() : () -> memref<?x1xcomplex<f64>, strided<[51, 7], offset: ?>>
      %9:3 = "r2.x_1"(%7, %6, %8) <0xCE43AFB3 : f32> : (i1, ((bf16) -> index, tensor<?x1xi32>, vector<f16>) -> f8E4M3FN, memref<?x1xcomplex<f64>, strided<[51, 7], offset: ?>>) -> (index, tuple<>, complex<i33>)
      %10:3 = "r1.x_1"(%8, %7, %9#1)[^bb1, ^bb2] {value = 2.52514863 : f32} : (memref<?x1xcomplex<f64>, strided<[51, 7], offset: ?>>, i1, tuple<>) -> (tensor<?x?xcomplex<f32>>, tensor<1x7x6xf8E4M3FN>, tf32)
    ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
      %11:2 = "r1.Y"(%4) {dense = dense_resource<blob> : tensor<4xi8>} : (!r0.t0<= =>) -> (tuple<>, tensor<2x2x1xcomplex<f32>>)
      "r2.op"(%4)[^bb1] ({
        %12:2 = "r2.op"() <false> {i32, value} : () -> (index, vector<f80>)
      }) : (!r0.t0<= =>) -> ()
    }) : () -> (complex<f8E4M3FN>, !r2.t3<>, () -> ())
  }) {"a-b" = #r0.a2<[1, (2), {3}]>, true = strided<[]>} : () -> ((vector<si16>) -> (), !r2.t3<"s>">)
  %1 = "r2.Y"(%0#0) : ((vector<si16>) -> ()) -> tuple<>
  %2:2 = "r1.a.b"() : () -> (complex<f32>, f8E5M2)
  %3:2 = "r0.x_1"() {value = @f} : () -> (none, f16)
  "r1.Y"() : () -> ()
  "r2.x_1"(%3#0) : (none) -> ()
}) : () -> ()
