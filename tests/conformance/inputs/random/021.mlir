"builtin.module"() ({
  %0:2 = "r1.Y"() {r.attr = 5857015512821897826 : i64, "with space" = "  //" : i1} : () -> ((complex<ui7>) -> (index, ui7), tuple<>) loc("f.rs":9:25)
  "r1.Y"(%0#0) <vector<[7]x8xf64>> : ((complex<ui7>) -> (index, ui7)) -> () loc(unknown)
  %1:4 = "r2.Y"() <false> ({
    "r0.Y"(%0#1) <{dense = #r0.a2<1>}> ({
      %98:2 = "r0.a.b"(%0#1) <{"->" = 1992348172 : i33}> {key = array<i16: 7, -5>} : (tuple<>) -> (!r0.t1<>, memref<complex<f64>, "space">) loc("<stdin>":5:17)
      "r1.a.b"(%98#0, %98#0, %98#0, %0#1) ({
        %101:4 = "r1.x_1"() {loc = loc("g.rs":1:2 to 3:4), "new\0Aline" = dense<5> : tensor<i32>, r.attr = -9.61999981E+15 : f32} : () -> (i33, (f64, i1, memref<2x7x?xcomplex<f64>, affine_map<(d0, d1, d2) -> (d2, d2 floordiv 8 - d1)>, {a = 1 : i32}>) -> (), tensor<*xf32>, tensor<6x!r1.t1<* + / ?>>) loc("<stdin>":7:16)
        %102:3 = "r1.Y"(%101#2) : (tensor<*xf32>) -> (index, tuple<>, tuple<>) loc("g.rs":19:1 to :7)
        "r2.op"(%101#0, %102#2) <{i32}> : (i33, tuple<>) -> () loc("g.rs":87:1 to :7)
      }, {
        %100 = "r0.op"(%98#0) : (!r0.t1<>) -> none loc(unknown)
      }) : (!r0.t1<>, !r0.t1<>, !r0.t1<>, tuple<>) -> () loc(fused["g.rs":1:2 to 3:4, "g.rs":86:1 to :7])
      %99:4 = "r0.a.b"() : () -> (tuple<>, memref<*xmemref<?xi8>, 5>, tensor<8xui7>, index) loc("g.rs":1:2 to 3:4)
    }, {
    }) : (tuple<>) -> () loc("<stdin>":4:3)
    %93 = "r0.Y"() : () -> complex<f32> loc("f.rs":32:23)
    "r2.Y"(%0#0, %0#1, %0#1)[^bb1] : ((complex<ui7>) -> (index, ui7), tuple<>, tuple<>) -> () loc("f.rs":20:48)
  ^bb1(%94: si16 loc("f.rs":62:29)):  // 3 preds: ^bb0, ^bb1, ^bb1
    %95 = "r1.x_1"(%0#0, %0#0, %93) {r.attr} : ((complex<ui7>) -> (index, ui7), (complex<ui7>) -> (index, ui7), complex<f32>) -> tensor<*xindex> loc("g.rs":1:2 to 3:4)
    %96:2 = "r0.x_1"() <0xFF13 : f16> : () -> (index, !r1.t3<"s>">) loc(fused<ui7>["g.rs":1:2 to 3:4])
    %97:3 = "r0.op"(%96#1, %94)[^bb1, ^bb1] <{}> ({
      "r1.x_1"(%96#1, %96#1, %95) : (!r1.t3<"s>">, !r1.t3<"s>">, tensor<*xindex>) -> () loc("<stdin>":22:5)
    }) : (!r1.t3<"s>">, si16) -> (tuple<index>, () -> !r0.t0<"\5C">, vector<4x8xui7>) loc("<stdin>":21:27)
  }, {
    %27:2 = "r0.x_1"() ({
      %88:2 = "r1.x_1"() {_x, y$ = strided<[1]>} : () -> (index, tensor<index>) loc("\00"(" \\//\0A//"("")))
      "r2.x_1"(%88#1, %0#1) : (tensor<index>, tuple<>) -> () loc(callsite("f.rs":63:83 at fused<affine_set<(d0, d1, d2)[s0] : (d0 mod 8 >= 0, d2 mod 5 == 0, 0 >= 0)>>[""("g.rs":1:2 to 3:4)]))
      "r0.x_1"(%0#0)[^bb1, ^bb1, ^bb1] : ((complex<ui7>) -> (index, ui7)) -> () loc(callsite("g.rs":41:1 to :7 at "f.rs":93:50))
    ^bb1(%89: i64 loc("g.rs":1:2 to 3:4), %90: tensor<*x!r1.t3<"\5C">> loc(unknown)):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      %91:3 = "r1.Y"() {_x = false, value} : () -> (!r2.t0<a.b.c | d>, i1, vector<i32>) loc(fused<dense<-1> : tensor<i65>>[fused["<\22"("g.rs":60:1 to :7), "g.rs":98:1 to :7]])
      %92:2 = "r2.x_1"(%90)[^bb1] <{"123" = 0 : index, dense = dense_resource<blob_1> : tensor<4xi8>}> : (tensor<*x!r1.t3<"\5C">>) -> (tuple<none, index, complex<f8E5M2>>, !r0.t1<a -> b>) loc("f.rs":85:84)
    }, {
      %73:2 = "r2.Y"() {_x = ["" : i64], loc, r.attr} : () -> (tensor<!r1.t0<a -> b>>, index) loc(unknown)
      %74:2 = "r0.Y"()[^bb3, ^bb2] {"->" = {loc, y$ = dense_resource<blob_1> : tensor<4xi8>}} : () -> (memref<*xvector<4xf32>, "space">, complex<ui64>) loc("<stdin>":34:18)
    ^bb1:  // no predecessors
      %75:2 = "r2.a.b"() <affine_map<(d0)[s0] -> (-10)>> {dense = 4.85786412E-32 : f32, y$ = dense_resource<blob_1> : tensor<4xi8>} : () -> (memref<memref<?xi8>, {a = 1 : i32}>, complex<i32>) loc("<stdin>":36:19)
      %76:3 = "r1.a.b"(%0#0) : ((complex<ui7>) -> (index, ui7)) -> (tuple<() -> (si16, tensor<*x!r0.t0<1>>), vector<[4]xi1>>, tf32, memref<vector<4xf32>, "space">) loc(callsite("g.rs":1:2 to 3:4 at unknown))
      %77:2 = "r1.op"()[^bb3] : () -> (f32, !r1.t0<1>) loc("g.rs":46:1 to :7)
    ^bb2(%78: tuple<complex<i8>> loc("a"), %79: vector<[7]xi33> loc("<stdin>":39:53)):  // 3 preds: ^bb0, ^bb2, ^bb2
      %80:3 = "r1.Y"(%78) <false> ({
      }, {
        %84:2 = "r2.Y"() <{}> : () -> ((!r2.t3<[1, (2), {3}]>, (tuple<i128>) -> ()) -> (), (memref<bf16, "space">, tensor<?x?xf16, [1, true]>) -> ()) loc(callsite(unknown at "g.rs":1:2 to 3:4))
        "r2.x_1"(%84#1, %73#1, %73#0) <{"new\0Aline" = dense<6> : tensor<i4>, value = index}> {r.attr = dense_resource<"odd key"> : tensor<4xi8>, value = dense<9.213520e+01> : tensor<f32>} : ((memref<bf16, "space">, tensor<?x?xf16, [1, true]>) -> (), index, tensor<!r1.t0<a -> b>>) -> () loc("<stdin>":43:7)
        "r1.op"(%74#1) <affine_map<(d0)[s0] -> (((d0 + s0) * 4) floordiv 6, (s0 ceildiv 8) * 6, d0 * 4)>> : (complex<ui64>) -> () loc("<stdin>":44:7)
        %85:3 = "r2.op"(%74#0, %73#1)[^bb1] <array<i32>> : (memref<*xvector<4xf32>, "space">, index) -> (memref<memref<?xi8>>, tensor<f80>, f64) loc(fused["g.rs":1:2 to 3:4, "g.rs":26:1 to :7])
      ^bb1(%86: !r1.t2<"\5C"> loc(callsite(fused<6480443211613673322 : index>[callsite("g.rs":10:1 to :7 at "f.rs":13:45)] at "g.rs":1:2 to 3:4))):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %87:4 = "r2.a.b"(%84#0) {"a-b" = strided<[7, 1, 1]>, dense = dense<(-78.999298,5.337600e+00)> : tensor<complex<f32>>} : ((!r2.t3<[1, (2), {3}]>, (tuple<i128>) -> ()) -> ()) -> (() -> (), tuple<>, ui64, !r0.t1<a -> b>) loc("")
        "r0.Y"()[^bb1, ^bb1, ^bb1] : () -> () loc("g.rs":1:2 to 3:4)
      }) : (tuple<complex<i8>>) -> (!r2.t3<x::y, -1>, index, complex<f8E5M2>) loc(fused<unit>["\0A"])
      %81 = "r0.op"()[^bb2, ^bb2] : () -> memref<2xcomplex<f64>, strided<[9], offset: 55>, {a = 1 : i32}> loc("//\00\\loc(x)->\00"(fused<1.874190e+22 : bf16>["\FF"("g.rs":1:2 to 3:4)]))
    ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb3
      %82:2 = "r0.Y"(%74#1) : (complex<ui64>) -> (() -> (), !r1.t0<@sym ^bb %v>) loc("\\text")
      "r0.op"(%74#1) <{}> : (complex<ui64>) -> () loc("<stdin>":53:5)
      %83:2 = "r2.op"()[^bb3] <@"with space"::@"123"> : () -> (f32, () -> !r1.t0<@sym ^bb %v>) loc("g.rs":3:1 to :7)
    }) : () -> (complex<ui7>, vector<[8]x[5]xf64>) loc("<stdin>":25:12)
    %28:2 = "r2.op"() : () -> (complex<ui7>, memref<3xsi16>) loc("<stdin>":56:18)
    "r2.op"(%28#0) <{loc = dense<8.984580e+01> : tensor<1xf32>}> : (complex<ui7>) -> () loc(callsite(fused["<"("g.rs":24:1 to :7), "text"] at fused["\22\22->\0A\0A", ""]))
    %29 = "r1.a.b"(%0#1)[^bb1, ^bb1] {"123" = true, loc = @"123"::@"#y", r.attr = loc("f.rs":70:32)} : (tuple<>) -> memref<vector<4xf32>> loc("g.rs":1:2 to 3:4)
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    %30 = "r2.a.b"(%28#0, %0#0, %27#1) ({
      %69:2 = "r2.a.b"() : () -> (!r2.t2<* + / ?>, memref<*xcomplex<f64>>) loc(""(""("f.rs":91:22)))
      %70:2 = "r1.op"(%0#0, %28#0)[^bb1, ^bb1] ({
      }, {
        "r0.x_1"(%28#1, %28#1) : (memref<3xsi16>, memref<3xsi16>) -> () loc("f.rs":27:64)
      }, {
      }) {dense, loc = array<i16: -5, 3>, value = strided<[]>, y$ = true} : ((complex<ui7>) -> (index, ui7), complex<ui7>) -> (i1, tensor<5x!r1.t3<"s>">>) loc("g.rs":1:2 to 3:4)
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      %71:3 = "r2.a.b"(%70#0, %0#1, %29) {i32 = false, loc = distinct[0]<loc("g.rs":1:2 to 3:4)>} : (i1, tuple<>, memref<vector<4xf32>>) -> (tensor<index>, f64, f128) loc(fused["", callsite("f.rs":5:53 at unknown)])
      %72:3 = "r0.x_1"(%71#1, %70#1, %70#0)[^bb1] <{dense = strided<[1, ?, ?]>, i32, "with space" = #r2.a3<"s>">}> {_x = loc("f.rs":15:65), y$ = strided<[]>} : (f64, tensor<5x!r1.t3<"s>">>, i1) -> (f32, vector<ui64>, memref<memref<?xi8>>) loc("g.rs":76:1 to :7)
    }, {
      %60:2 = "r1.x_1"() <@"123"::@"quote\22s"> : () -> (complex<f80>, complex<i8>) loc(fused["g.rs":1:2 to 3:4, "\00text\\\FF\0A->", callsite("\22 a\0A->" at "->")])
      %61 = "r2.Y"(%29) ({
        %68:3 = "r0.x_1"(%0#1, %0#0) : (tuple<>, (complex<ui7>) -> (index, ui7)) -> (none, tensor<0x5xsi16>, memref<*xvector<4xf32>, "space">) loc("\00text"(fused<@"#y"::@"->">[fused["g.rs":1:2 to 3:4, "g.rs":43:1 to :7]]))
      }, {
        %62 = "r0.op"() : () -> tuple<tensor<complex<f32>, #r0.enc<"\5C">>> loc("<stdin>":75:17)
        "r1.op"(%60#0, %27#0) <affine_map<() -> (3, 2, 0)>> {r.attr = complex<ui64>} : (complex<f80>, complex<ui7>) -> () loc(fused<dense<[true, true, false]> : tensor<3xi1>>[unknown])
        %63 = "r1.a.b"()[^bb2] <dense<3743> : tensor<ui16>> : () -> tuple<> loc("g.rs":1:2 to 3:4)
      ^bb1(%64: complex<f16> loc(callsite(unknown at "\00text<<"(" \00\22//"("g.rs":1:2 to 3:4))))):  // 5 preds: ^bb1, ^bb1, ^bb1, ^bb2, ^bb2
        %65 = "r2.x_1"()[^bb1, ^bb1, ^bb1] : () -> tensor<6x!r0.t2<"\5C">> loc("\00\0A\22")
      ^bb2:  // pred: ^bb0
        %66 = "r0.op"() : () -> i1 loc(unknown)
        "r2.x_1"() {dots.and.dots = affine_set<(d0, d1) : (-(d0 ceildiv 6) + 2 == 0, d0 == 0)>} : () -> () loc("g.rs":34:1 to :7)
        %67 = "r2.a.b"()[^bb1, ^bb1] : () -> i64 loc("<stdin>":83:14)
      }, {
      }) : (memref<vector<4xf32>>) -> index loc(callsite("loc(x)texttext" at callsite(callsite("f.rs":70:52 at "f.rs":58:49) at "g.rs":1:2 to 3:4)))
      "r2.Y"(%61, %60#0, %27#0, %29) {"#y" = affine_set<()[s0, s1] : (s0 * -3 + 11 >= 0, s0 mod 6 + s1 >= 0, 88 == 0)>, value} : (index, complex<f80>, complex<ui7>, memref<vector<4xf32>>) -> () loc("<stdin>":86:5)
    }) : (complex<ui7>, (complex<ui7>) -> (index, ui7), vector<[8]x[5]xf64>) -> memref<?xui64, 5> loc("f.rs":15:80)
    "r2.Y"(%27#1, %28#0, %29) {_x = #r1.a2, true} : (vector<[8]x[5]xf64>, complex<ui7>, memref<vector<4xf32>>) -> () loc("<stdin>":88:3)
    %31:2 = "r0.op"(%28#1)[^bb1, ^bb1] ({
      %33:2 = "r2.x_1"() : () -> (tensor<*xcomplex<f32>>, i1) loc("f.rs":52:87)
      "r1.x_1"(%0#0) : ((complex<ui7>) -> (index, ui7)) -> () loc("<stdin>":91:5)
      %34:3 = "r0.a.b"(%28#1)[^bb1, ^bb1] ({
        %54:2 = "r0.op"(%33#1) <{}> {"%x" = #r0.a1<x::y, -1>, loc = strided<[]>} : (i1) -> (memref<?x7xmemref<?xi8>, 3>, i8) loc("g.rs":1:2 to 3:4)
        %55 = "r2.a.b"() <[affine_map<() -> (0)>]> {loc = {dots.and.dots, loc}} : () -> vector<1xi32> loc("<stdin>":94:14)
        %56:4 = "r1.op"()[^bb1] <{}> : () -> (vector<7x1xsi16>, i128, i32, () -> ()) loc("f.rs":33:33)
      ^bb1:  // 2 preds: ^bb0, ^bb2
        "r1.Y"()[^bb2, ^bb2] : () -> () loc("g.rs":1:2 to 3:4)
      ^bb2(%57: index loc("f.rs":82:56), %58: (none) -> ui64 loc("<stdin>":98:44)):  // 3 preds: ^bb1, ^bb1, ^bb2
        %59:2 = "r0.a.b"(%54#1, %58)[^bb1, ^bb2] : (i8, (none) -> ui64) -> (!r1.t3<* + / ?>, tuple<f80>) loc(callsite(callsite("g.rs":56:1 to :7 at fused<dense<6> : tensor<2xi32>>["g.rs":1:2 to 3:4]) at "g.rs":30:1 to :7))
      }) {dense = array<i8: 2>, "new\0Aline" = @_g$1::@"<>"::@"->"::@"a-b"} : (memref<3xsi16>) -> (() -> !r1.t2<<>>, none, index) loc("f.rs":60:32)
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      %35 = "r0.Y"(%0#1)[^bb1] ({
        %48 = "r2.op"() <{"a-b" = array<i16: 1>}> : () -> i33 loc("<stdin>":103:16)
        "r2.x_1"() : () -> () loc("<stdin>":104:7)
        "r0.x_1"(%28#1) : (memref<3xsi16>) -> () loc("\\->\00//"(callsite("\00" at unknown)))
        %49:2 = "r0.Y"(%27#1, %33#0, %29)[^bb1] <{}> : (vector<[8]x[5]xf64>, tensor<*xcomplex<f32>>, memref<vector<4xf32>>) -> (complex<f64>, !r0.t2<<>>) loc(fused<loc("")>["g.rs":28:1 to :7])
      ^bb1(%50: tuple<complex<f8E5M2>> loc(fused<affine_map<()[s0] -> ((s0 mod 8) floordiv 7, 15)>>[unknown])):  // 2 preds: ^bb0, ^bb1
        %51:3 = "r0.x_1"(%34#1, %49#0) {"123" = affine_map<(d0)[s0, s1] -> (((d0 mod 5) mod 6) * -4, d0 * -5)>, _x = #r1.a0<"s>">, key = affine_map<() -> (4, 6)>} : (none, complex<f64>) -> (memref<?xvector<4xf32>, strided<[29], offset: ?>, 4>, () -> i1, complex<i1>) loc("\FF")
        %52:4 = "r0.a.b"(%49#0, %0#1, %34#2) {"with space" = f128} : (complex<f64>, tuple<>, index) -> (none, tensor<5xi1>, tf32, !r0.t1<a -> b>) loc("g.rs":1:2 to 3:4)
        %53:3 = "r1.x_1"(%50, %52#1, %29)[^bb1] : (tuple<complex<f8E5M2>>, tensor<5xi1>, memref<vector<4xf32>>) -> (si16, none, tensor<3x5xf128>) loc(" \\")
      }, {
        %47 = "r0.op"(%27#0, %34#1) <{}> : (complex<ui7>, none) -> (((ui7) -> (tf32, memref<memref<?xi8>, {a = 1 : i32}>)) -> ()) loc("<stdin>":112:19)
        "r0.Y"(%34#2) {r.attr = "\0A->" : i33, true = dense_resource<"odd key"> : tensor<4xi8>, y$ = memref<8xcomplex<f64>, affine_map<(d0)[s0, s1, s2] -> (d0, (s1 - s2 - 1) ceildiv 2, d0)>, 2>} : (index) -> () loc("<stdin>":113:7)
      }, {
        %36:4 = "r2.op"() <{}> {r.attr} : () -> (tensor<complex<f32>>, vector<[1]x3xf8E4M3FN>, complex<ui64>, complex<f80>) loc(fused[fused<@"quote\22s"::@"a-b">[unknown], fused<strided<[?, 1, 7]>>[fused<true>["g.rs":1:2 to 3:4]]])
        %37 = "r1.x_1"() <{dots.and.dots = dense_resource<blob> : tensor<4xi8>}> : () -> f8E4M3FN loc("f.rs":83:34)
        %38:2 = "r2.x_1"(%36#2, %27#0, %27#0)[^bb3] : (complex<ui64>, complex<ui7>, complex<ui7>) -> (f8E4M3FN, complex<f64>) loc("<stdin>":117:17)
      ^bb1:  // pred: ^bb1
        %39:2 = "r1.x_1"() : () -> ((memref<vector<4xf32>, "space">) -> (), complex<f80>) loc("<stdin>":119:22)
        %40:2 = "r1.x_1"()[^bb1] : () -> (complex<ui64>, tensor<*xindex>) loc(fused["g.rs":1:2 to 3:4, fused<strided<[7]>>["f.rs":65:85], "\FF "("g.rs":1:2 to 3:4)])
      ^bb2(%41: memref<*xcomplex<f64>> loc("<stdin>":121:13)):  // pred: ^bb2
        %42 = "r1.x_1"(%33#0, %33#1) : (tensor<*xcomplex<f32>>, i1) -> si16 loc("\22a<")
        "r2.a.b"(%29) <{_x = 1.400760e-02 : f16, i32 = #r0.a2<[1, (2), {3}]>}> : (memref<vector<4xf32>>) -> () loc(unknown)
        %43 = "r0.a.b"()[^bb2] : () -> memref<*xcomplex<f64>> loc("<stdin>":124:16)
      ^bb3(%44: none loc("g.rs":11:1 to :7), %45: !r0.t2<@sym ^bb %v> loc("g.rs":81:1 to :7)):  // 2 preds: ^bb0, ^bb3
        "r1.x_1"(%27#0) <{}> : (complex<ui7>) -> () loc("<stdin>":126:7)
        "r2.op"(%45) {"a-b" = "\FFloc(x)a//"} : (!r0.t2<@sym ^bb %v>) -> () loc(fused<f80>[callsite("g.rs":29:1 to :7 at callsite(unknown at "g.rs":49:1 to :7))])
        %46:2 = "r2.x_1"(%38#0, %38#1, %30)[^bb3] : (f8E4M3FN, complex<f64>, memref<?xui64, 5>) -> (memref<5xmemref<?xi8>>, complex<ui64>) loc(unknown)
      }) : (tuple<>) -> vector<bf16> loc(unknown)
    }, {
      %32:2 = "r2.Y"() <[unit]> : () -> ((!r1.t1<@sym ^bb %v>, tuple<(f8E4M3FN) -> (), index>, tf32) -> (), memref<vector<4xf32>>) loc("<stdin>":131:17)
    }, {
      "r1.op"(%30, %28#1) {r.attr = false} : (memref<?xui64, 5>, memref<3xsi16>) -> () loc("<stdin>":133:5)
    }) : (memref<3xsi16>) -> (none, !r0.t3<i32, tensor<?xf32>>) loc(callsite("g.rs":39:1 to :7 at "g.rs":1:2 to 3:4))
  }) : () -> (complex<i33>, tuple<>, !r2.t1<* + / ?>, tensor<1xbf16, {key = !r2.t0<[1, (2), {3}]>, true}>) loc(unknown)
  %2:2 = "r0.op"(%1#1) <false> ({
    %4:3 = "r1.a.b"() <""> : () -> (f16, none, f80) loc(callsite(unknown at "f.rs":65:93))
    "r1.x_1"() ({
      %14:2 = "r0.a.b"() {r.attr} : () -> (none, ui64) loc("f.rs":45:58)
      %15 = "r2.x_1"(%0#0, %4#0)[^bb1, ^bb1] <{}> {loc = affine_map<(d0)[s0, s1] -> (d0 mod 4, (d0 mod 2 + 11) * -8, 0)>, "quote\22s" = true, y$ = #r1.a1<a.b.c | d>} : ((complex<ui7>) -> (index, ui7), f16) -> f128 loc(unknown)
    ^bb1(%16: tensor<si16, [1, true]> loc("g.rs":0:1 to :7)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      "r0.x_1"(%1#2, %1#2) : (!r2.t1<* + / ?>, !r2.t1<* + / ?>) -> () loc("<stdin>":142:5)
      "r0.a.b"(%1#2) {key = {}} : (!r2.t1<* + / ?>) -> () loc("<stdin>":143:5)
      %17:3 = "r0.a.b"(%14#0, %15)[^bb1, ^bb1] ({
      }, {
        %23 = "r0.a.b"(%4#2, %1#2) <{_x = dense_resource<blob_1> : tensor<4xi8>}> {dense = "", key = [@f], "new\0Aline" = 5 : index} : (f80, !r2.t1<* + / ?>) -> vector<ui64> loc("\22")
        %24:4 = "r2.op"(%1#1) <{loc = distinct[1]<distinct[2]<-8.6267009289999995E+167 : f64>>, r.attr = 7 : i8}> {dense = #r2.a3<<>>} : (tuple<>) -> (memref<5x?xf16, affine_map<(d0, d1) -> (-5, -(d1 - 1) + 17, (d0 * -2 - 16) ceildiv 5)>>, none, i8, !r2.t0<<>>) loc("g.rs":1:2 to 3:4)
        %25:2 = "r1.op"(%0#0) {true = dense<7.586710e+01> : tensor<1xf32>} : ((complex<ui7>) -> (index, ui7)) -> (index, vector<i64>) loc(fused[fused<3 : i32>["->->text"], "f.rs":95:85])
        %26 = "r0.Y"()[^bb1, ^bb1] : () -> vector<[6]xf8E5M2> loc("g.rs":79:1 to :7)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        "r0.x_1"()[^bb1, ^bb1] <{i32 = #r2.a1, y$}> {"->" = !r1.t2<= =>, key = [], loc = strided<[]>, y$ = "" : i33} : () -> () loc("g.rs":57:1 to :7)
      }, {
        %18 = "r2.a.b"(%1#0, %15) : (complex<i33>, f128) -> tuple<> loc("<stdin>":153:16)
        "r0.op"(%16, %0#0)[^bb1] : (tensor<si16, [1, true]>, (complex<ui7>) -> (index, ui7)) -> () loc("<stdin>":154:7)
      ^bb1(%19: (ui64, vector<ui7>) -> () loc("<stdin>":155:12)):  // 3 preds: ^bb0, ^bb1, ^bb2
        %20 = "r2.x_1"(%15, %15) {dense, loc, value} : (f128, f128) -> memref<*xvector<4xf32>, {a = 1 : i32}> loc(unknown)
        %21 = "r2.x_1"(%18, %16) {"#y" = false, i32} : (tuple<>, tensor<si16, [1, true]>) -> vector<f32> loc("<stdin>":157:16)
        "r1.op"(%1#0, %4#0)[^bb1, ^bb2] : (complex<i33>, f16) -> () loc(fused["g.rs":41:1 to :7, fused<true>[unknown]])
      ^bb2:  // pred: ^bb1
        %22:2 = "r1.x_1"()[^bb1] : () -> (i1, tensor<*xindex>) loc("<stdin>":160:17)
      }) : (none, f128) -> ((tensor<3x8xindex, #r0.enc<* + / ?>>, tensor<3xindex>, tensor<f32>) -> (), index, f64) loc(unknown)
    }) : () -> () loc(fused<#r1.a0<a.b.c | d>>["g.rs":1:2 to 3:4])
    %5 = "r1.a.b"()[^bb2, ^bb2, ^bb1] {y$} : () -> memref<complex<f64>> loc(fused<{"->", dots.and.dots, y$ = @"a-b"::@"->"}>["f.rs":90:59])
  ^bb1(%6: memref<*xcomplex<f64>> loc("<stdin>":164:8)):  // 2 preds: ^bb0, ^bb2
    %7:2 = "r1.x_1"(%4#0) {i32 = array<f64>} : (f16) -> ((index) -> (memref<*xvector<4xf32>, {a = 1 : i32}>, complex<tf32>), none) loc("\\"("g.rs":47:1 to :7))
    %8 = "r0.Y"(%0#0, %0#1) {"%x" = array<f32: -8.498750e+01>} : ((complex<ui7>) -> (index, ui7), tuple<>) -> (() -> memref<*xmemref<?xi8>, 3>) loc("\0A\22\22 ")
    %9 = "r2.x_1"(%4#2, %4#1)[^bb2] : (f80, none) -> (() -> tensor<*x!r2.t3<1>>) loc("")
  ^bb2(%10: (tensor<?x?xindex>) -> ui7 loc("g.rs":1:2 to 3:4), %11: vector<7xi33> loc("<stdin>":168:67), %12: none loc(fused[" \FF", "f.rs":30:13])):  // 3 preds: ^bb0, ^bb0, ^bb1
    %13:3 = "r2.x_1"(%1#0, %11)[^bb1] : (complex<i33>, vector<7xi33>) -> (!r0.t1<"\5C">, () -> (), () -> ()) loc(fused<dense<3> : tensor<i32>>["g.rs":1:2 to 3:4])
  }) : (tuple<>) -> (i128, !r1.t2<a.b.c | d>) loc(callsite(unknown at "\00\\\FF"))
  %3 = "r1.x_1"() {_x = distinct[3]<>} : () -> !r2.t3 loc("f.rs":77:36)
  "r0.a.b"() : () -> () loc(callsite(unknown at "g.rs":1:2 to 3:4))
}) : () -> () loc("<stdin>":0:0)
