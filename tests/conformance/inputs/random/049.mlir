"builtin.module"() ({
  "r1.op"() ({
    %26:4 = "r2.Y"() : () -> (none, tuple<i64, !r0.t3<@sym ^bb %v>>, memref<*xvector<4xf32>, "space">, memref<?xcomplex<f64>, strided<[?], offset: ?>>) loc("<stdin>":2:20)
    %27:4 = "r2.x_1"(%26#0, %26#2)[^bb1] <{}> ({
      "r0.Y"(%26#1, %26#2) : (tuple<i64, !r0.t3<@sym ^bb %v>>, memref<*xvector<4xf32>, "space">) -> () loc(callsite("g.rs":1:2 to 3:4 at unknown))
      "r2.a.b"() ({
        %54 = "r1.Y"(%26#3, %26#0) <affine_map<(d0, d1, d2) -> (d0, d0 + 18, d0)>> : (memref<?xcomplex<f64>, strided<[?], offset: ?>>, none) -> tuple<i64, tuple<>> loc(fused[callsite(unknown at fused["f.rs":60:66, "g.rs":45:1 to :7]), "<"("f.rs":29:33)])
        %55:3 = "r1.Y"()[^bb1, ^bb1] : () -> (tuple<>, complex<f8E4M3FN>, ui64) loc(fused["g.rs":1:2 to 3:4, fused<strided<[?]>>["f.rs":27:69]])
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %56:2 = "r0.Y"(%54, %26#1) : (tuple<i64, tuple<>>, tuple<i64, !r0.t3<@sym ^bb %v>>) -> (!r1.t2<"s>">, tensor<?x?x4xindex>) loc(callsite(""("\00->") at "\FF"))
        "r2.Y"() : () -> () loc("<stdin>":10:7)
        "r2.x_1"(%55#2, %55#2)[^bb1, ^bb1] : (ui64, ui64) -> () loc(callsite(callsite("f.rs":55:52 at "\22"("g.rs":1:2 to 3:4)) at unknown))
      }, {
      }, {
        "r0.x_1"() {_x = {key}, true = affine_set<(d0)[s0] : (70 >= 0)>} : () -> () loc("")
        %50 = "r0.Y"(%26#2, %26#1, %26#1) : (memref<*xvector<4xf32>, "space">, tuple<i64, !r0.t3<@sym ^bb %v>>, tuple<i64, !r0.t3<@sym ^bb %v>>) -> i1 loc(unknown)
        %51:3 = "r2.op"(%26#2) <3.639220e-03 : f16> : (memref<*xvector<4xf32>, "space">) -> (memref<*xcomplex<f64>, {a = 1 : i32}>, memref<*xf8E4M3FN, {a = 1 : i32}>, memref<*xui7, "space">) loc("<stdin>":16:24)
        %52:2 = "r2.Y"(%26#3, %51#1)[^bb1] {true = array<i16: 4>, value = 0 : ui64, y$ = affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s1, d1 - s2)>} : (memref<?xcomplex<f64>, strided<[?], offset: ?>>, memref<*xf8E4M3FN, {a = 1 : i32}>) -> (!r1.t2<"s>">, tuple<complex<ui7>>) loc(fused<strided<[]>>[fused[" ", callsite("g.rs":1:2 to 3:4 at "f.rs":12:5)]])
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %53:3 = "r2.op"(%50)[^bb1] {"123" = affine_map<()[s0] -> (-2, -19, s0 * -14 - (s0 + 9))>} : (i1) -> (none, none, vector<si16>) loc(fused["\22\00\0A", "\0A"])
      }) {dense = [], r.attr = @"with space"::@dots.and.dots::@"new\0Aline"} : () -> () loc(fused<false>[fused[fused<array<i8>>["g.rs":1:2 to 3:4], "g.rs":1:2 to 3:4]])
      "r0.Y"(%26#0)[^bb1] <{i32 = @"%x", loc = dense<> : tensor<0xcomplex<f32>>, y$ = {loc = #r1.a2<>, r.attr = affine_map<(d0) -> (2, d0)>}}> {_x = 7.484170e-13 : f32, dense = strided<[7, 1]>, "new\0Aline"} : (none) -> () loc("loc(x)")
    ^bb1(%41: () -> () loc("g.rs":31:1 to :7)):  // 2 preds: ^bb0, ^bb1
      %42:2 = "r0.x_1"() ({
        "r2.a.b"(%41, %41, %26#3) {_x = "", true} : (() -> (), () -> (), memref<?xcomplex<f64>, strided<[?], offset: ?>>) -> () loc("<stdin>":24:7)
        "r1.Y"()[^bb2, ^bb2] <array<i64>> : () -> () loc("g.rs":1:2 to 3:4)
      ^bb1:  // pred: ^bb1
        %46 = "r2.x_1"(%26#3, %41) : (memref<?xcomplex<f64>, strided<[?], offset: ?>>, () -> ()) -> !r0.t3<<>> loc("<stdin>":27:17)
        %47 = "r0.a.b"() {dense = @"%x"::@dots.and.dots::@dots.and.dots::@"#y"} : () -> si16 loc("\\\\"("f.rs":25:18))
        "r1.op"()[^bb1] : () -> () loc("g.rs":1:2 to 3:4)
      ^bb2:  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
        %48 = "r0.x_1"(%41, %26#1) : (() -> (), tuple<i64, !r0.t3<@sym ^bb %v>>) -> (() -> memref<6x3xcomplex<f64>>) loc(fused["g.rs":1:2 to 3:4, "g.rs":18:1 to :7])
        %49 = "r0.Y"() {_x = [6.35254551E-15 : f32], dense, i32 = dense_resource<"odd key"> : tensor<4xi8>} : () -> tensor<*xcomplex<f32>> loc(""("// \0Aa"))
        "r1.a.b"(%26#0, %26#0)[^bb2, ^bb2] {dots.and.dots = "<a< loc(x)\00" : i32, loc = "a\22", r.attr = strided<[]>} : (none, none) -> () loc(fused<"a\\">["text\\\00"])
      }, {
        %45:3 = "r2.a.b"(%26#3, %26#1, %26#2) <{"a-b"}> : (memref<?xcomplex<f64>, strided<[?], offset: ?>>, tuple<i64, !r0.t3<@sym ^bb %v>>, memref<*xvector<4xf32>, "space">) -> (i128, !r0.t2<= =>, memref<3xmemref<?xi8>, affine_map<(d0) -> (-7, d0, 2)>, "space">) loc("g.rs":1:2 to 3:4)
      }) : () -> (() -> ((complex<f8E5M2>, tensor<*xcomplex<f32>>) -> ()), tuple<>) loc("f.rs":25:38)
      %43 = "r1.op"(%42#1, %26#3, %26#3) <{}> : (tuple<>, memref<?xcomplex<f64>, strided<[?], offset: ?>>, memref<?xcomplex<f64>, strided<[?], offset: ?>>) -> (() -> ()) loc(fused[fused<i64>["g.rs":1:2 to 3:4], "f.rs":33:47])
      %44 = "r0.Y"()[^bb1] : () -> tuple<tensor<5x7x!r2.t1<* + / ?>>> loc("loc(x)<->")
    }, {
      "r1.a.b"() <{"%x" = 0 : index, "123" = loc(callsite("g.rs":1:2 to 3:4 at "f.rs":61:4)), value = array<f64: -2.408500e+01, -8.399200e+01, 4.952860e+01, 6.369690e+01>}> : () -> () loc(fused["g.rs":58:1 to :7, "f.rs":46:86])
      %38 = "r2.op"(%26#2) <{}> : (memref<*xvector<4xf32>, "space">) -> complex<i1> loc(""(fused<"\0Aloc(x)loc(x)">[fused<false>["g.rs":32:1 to :7]]))
      "r2.x_1"(%26#2, %26#2) {"->", "a-b" = strided<[]>, i32 = array<f64: -2.918870e+01>} : (memref<*xvector<4xf32>, "space">, memref<*xvector<4xf32>, "space">) -> () loc(callsite("f.rs":2:94 at "g.rs":1:2 to 3:4))
      "r1.a.b"(%26#2, %26#1)[^bb1, ^bb1] <#r2.a0<* + / ?>> : (memref<*xvector<4xf32>, "space">, tuple<i64, !r0.t3<@sym ^bb %v>>) -> () loc("f.rs":2:5)
    ^bb1(%39: !r0.t1<[1, (2), {3}]> loc(""("g.rs":1:2 to 3:4)), %40: vector<6xf128> loc(callsite("//loc(x)//" at "//<\0A"))):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
      "r0.x_1"(%39, %26#3) <{"<>" = @f, value = "text", y$}> {"123" = 1.758590e-13 : bf16, loc = "", true = false} : (!r0.t1<[1, (2), {3}]>, memref<?xcomplex<f64>, strided<[?], offset: ?>>) -> () loc("<stdin>":45:5)
      "r2.x_1"() <{i32}> {_x} : () -> () loc(fused[callsite(""("g.rs":1:2 to 3:4) at fused["f.rs":96:58, "g.rs":24:1 to :7]), "<//loc(x)"])
      "r0.Y"(%39, %39, %38)[^bb1, ^bb1, ^bb1] : (!r0.t1<[1, (2), {3}]>, !r0.t1<[1, (2), {3}]>, complex<i1>) -> () loc(fused<[]>["a"])
    }, {
      "r1.op"(%26#2, %26#2, %26#2, %26#1) : (memref<*xvector<4xf32>, "space">, memref<*xvector<4xf32>, "space">, memref<*xvector<4xf32>, "space">, tuple<i64, !r0.t3<@sym ^bb %v>>) -> () loc("<stdin>":49:5)
      %30 = "r2.Y"(%26#0) : (none) -> tensor<*x!r0.t1<"s>">> loc("f.rs":21:71)
      %31 = "r1.op"() {"<>", loc, r.attr = @_g$1} : () -> tensor<*x!r2.t1> loc("g.rs":1:2 to 3:4)
      %32:3 = "r1.Y"()[^bb2, ^bb1] : () -> (f16, none, f80) loc("\00")
    ^bb1(%33: memref<*xtf32> loc(fused<@"with space">[callsite("a->->" at "\0A \22")])):  // 3 preds: ^bb0, ^bb1, ^bb2
      "r0.Y"(%26#2, %26#2, %26#1) : (memref<*xvector<4xf32>, "space">, memref<*xvector<4xf32>, "space">, tuple<i64, !r0.t3<@sym ^bb %v>>) -> () loc("<stdin>":54:5)
      "r2.x_1"()[^bb1] <{i32 = affine_map<(d0, d1)[s0] -> (-4, (d1 mod 5) mod 8)>, "with space" = "" : i128}> {"new\0Aline" = 8.500000e+01 : bf16} : () -> () loc("<stdin>":55:5)
    ^bb2(%34: tuple<complex<f16>> loc(fused<2416677759 : i33>[fused<false>[callsite("g.rs":1:2 to 3:4 at "f.rs":19:9)]]), %35: f64 loc("g.rs":95:1 to :7)):  // pred: ^bb0
      %36:3 = "r0.a.b"(%26#2) : (memref<*xvector<4xf32>, "space">) -> (tuple<>, !r2.t2<x::y, -1>, !r1.t0<x::y, -1>) loc("g.rs":73:1 to :7)
      %37:2 = "r1.Y"(%32#1, %32#0)[^bb1] {_x = {value = i64}} : (none, f16) -> (tuple<>, memref<complex<f64>>) loc(fused["g.rs":46:1 to :7, callsite("< \\text" at "g.rs":1:2 to 3:4)])
    }) : (none, memref<*xvector<4xf32>, "space">) -> (tensor<*x!r2.t1>, tensor<i32>, index, (memref<?xvector<4xf32>>) -> ()) loc("g.rs":12:1 to :7)
  ^bb1(%28: complex<bf16> loc(fused<f32>["loc(x)\22"(callsite(unknown at "\\"))])):  // 2 preds: ^bb0, ^bb1
    %29 = "r2.a.b"() <true> {_x = affine_set<() : (-2 == 0, -3 >= 0, -11 >= 0)>, i32 = affine_set<(d0, d1) : (-(d0 mod 8) + 10 == 0, d1 * 21 - d0 mod 4 == 0, (d0 floordiv 8) * -4 >= 0)>} : () -> ((memref<?x4xvector<4xf32>, "space">, vector<1x5xf80>) -> memref<?xf16, {a = 1 : i32}>) loc("<"("\FF "))
    "r0.a.b"(%27#0, %26#1)[^bb1] : (tensor<*x!r2.t1>, tuple<i64, !r0.t3<@sym ^bb %v>>) -> () loc("f.rs":45:74)
  }, {
    %10:4 = "r2.x_1"() <{"->", y$ = strided<[]>}> : () -> (memref<7xvector<4xf32>, 4>, vector<1xbf16>, !r0.t2<a -> b>, () -> (none, vector<6x[3]xf16>)) loc(fused["g.rs":1:2 to 3:4, "f.rs":44:89])
    %11 = "r0.x_1"(%10#2) <{_x}> ({
      "r1.x_1"(%10#2, %10#0, %10#3) <{}> ({
        %19 = "r2.x_1"(%10#3, %10#3) : (() -> (none, vector<6x[3]xf16>), () -> (none, vector<6x[3]xf16>)) -> index loc(fused<dense<> : tensor<3x0xi1>>["f.rs":95:19])
        %20 = "r1.x_1"() {i32 = dense<(4,-5)> : tensor<complex<i8>>} : () -> f16 loc("->"(callsite(unknown at ""("g.rs":1:2 to 3:4))))
        %21:2 = "r0.Y"()[^bb1, ^bb1] : () -> (complex<i128>, i64) loc("<stdin>":69:22)
      ^bb1(%22: memref<f16, {a = 1 : i32}> loc("<//"("a"("f.rs":69:87)))):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %23:2 = "r1.x_1"() : () -> (f32, memref<memref<?xi8>, 3>) loc("<stdin>":71:17)
        %24 = "r0.a.b"() : () -> index loc("f.rs":95:2)
        %25 = "r1.op"(%10#3)[^bb1, ^bb1] {"#y" = dense<true> : tensor<i1>, "with space" = " " : i1} : (() -> (none, vector<6x[3]xf16>)) -> (() -> (f32, tuple<vector<3x3xbf16>, !r0.t0<i32, tensor<?xf32>>>)) loc("<stdin>":73:14)
      }, {
      }) : (!r0.t2<a -> b>, memref<7xvector<4xf32>, 4>, () -> (none, vector<6x[3]xf16>)) -> () loc(callsite(fused<-1.219510e-04 : f16>[callsite("g.rs":1:2 to 3:4 at "f.rs":25:61)] at unknown))
      "r2.op"() <{_x = strided<[7, ?]>}> : () -> () loc("")
      %13:2 = "r1.a.b"(%10#0) {y$ = dense_resource<blob> : tensor<4xi8>} : (memref<7xvector<4xf32>, 4>) -> (tensor<complex<f32>>, (() -> tuple<>) -> ()) loc("<stdin>":77:16)
      %14 = "r1.Y"(%13#1, %10#2)[^bb1] <array<i8: -2, -5>> ({
        "r1.op"(%10#2) {dense = strided<[]>, "new\0Aline"} : (!r0.t2<a -> b>) -> () loc("\22"("-> loc(x)//"(fused["g.rs":93:1 to :7, "\00//"])))
        "r2.x_1"() {i32, true = ""} : () -> () loc("<stdin>":80:7)
      }) {i32 = @"new\0Aline", key = affine_map<(d0, d1, d2)[s0] -> (0, d1 ceildiv 8)>} : ((() -> tuple<>) -> (), !r0.t2<a -> b>) -> (((memref<memref<?xi8>, {a = 1 : i32}>, complex<i64>) -> complex<i1>) -> vector<[6]x4xi32>) loc("g.rs":1:2 to 3:4)
    ^bb1(%15: () -> () loc(fused<#r2.a3<* + / ?>>[callsite(fused<strided<[7]>>["g.rs":1:2 to 3:4] at "\00")]), %16: si16 loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %17 = "r0.Y"(%10#2, %10#2, %10#0) : (!r0.t2<a -> b>, !r0.t2<a -> b>, memref<7xvector<4xf32>, 4>) -> memref<vector<4xf32>> loc("f.rs":38:11)
      %18 = "r2.a.b"(%10#2) {dots.and.dots = true, key, y$ = dense<[[-6.293110e+01, -7.905580e+01], [-4.404100e+00, -1.208120e+01], [2.578600e+00, 2.466970e+01]]> : tensor<3x2xf32>} : (!r0.t2<a -> b>) -> tuple<complex<si16>> loc(callsite("\0Aloc(x)text->"("f.rs":65:7) at fused<f64>[unknown]))
      "r2.Y"(%10#1)[^bb1, ^bb1, ^bb1] <loc(fused<affine_set<(d0) : ((d0 mod 4) * 42 >= 0)>>[callsite("f.rs":27:56 at "loc(x)")])> : (vector<1xbf16>) -> () loc("<stdin>":85:5)
    }) {loc = "", true, value = array<i64: 0, 1>} : (!r0.t2<a -> b>) -> !r2.t3<i32, tensor<?xf32>> loc(fused[callsite("\00loc(x)" at "g.rs":98:1 to :7), "g.rs":1:2 to 3:4])
    %12:3 = "r1.op"() <{}> : () -> (memref<f64, {a = 1 : i32}>, tf32, vector<6x7xf64>) loc("g.rs":1:2 to 3:4)
  }, {
    %9:2 = "r0.op"() : () -> (vector<index>, (!r0.t3<1>, i64) -> none) loc("<stdin>":89:12)
    "r2.Y"() : () -> () loc("g.rs":1:2 to 3:4)
  }) : () -> () loc(fused<-2.228050e+34 : f32>[unknown])
  %0 = "r1.x_1"() ({
  }, {
    %3:3 = "r2.op"() : () -> (memref<*xf64>, !r2.t3<= =>, complex<i33>) loc(""("f.rs":14:2))
    %4:3 = "r2.Y"() {"new\0Aline" = [dense<(3,3)> : tensor<1xcomplex<i8>>, unit, {true = " \00 " : i1, y$ = @"->"::@"with space"::@f::@"quote\22s"}]} : () -> (i1, f64, complex<ui64>) loc("a"(fused<false>[fused<"\FF" : ui7>["g.rs":1:2 to 3:4]]))
    %5 = "r0.a.b"(%4#0, %4#1) <{}> : (i1, f64) -> i128 loc(fused["g.rs":1:2 to 3:4, "\22\00loc(x)"])
    %6 = "r2.Y"(%3#0)[^bb1, ^bb1] : (memref<*xf64>) -> ((tensor<?x?x7x!r2.t2<x::y, -1>>, complex<i33>) -> ()) loc("loc(x)//text<")
  ^bb1(%7: complex<ui7> loc("a\FFloc(x)a"("f.rs":84:58))):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    %8:2 = "r2.Y"(%4#1, %3#1)[^bb1, ^bb1, ^bb1] : (f64, !r2.t3<= =>) -> (tensor<?x?x4x?xi128, affine_map<(d0, d1) -> (d1 * -2 - (-d0 - (d1 + 6) - 10))>>, !r2.t2<"\5C">) loc("g.rs":39:1 to :7)
  }) {dense, loc = affine_set<() : (18 >= 0, 8 >= 0, 9 >= 0)>, true} : () -> !r1.t1<> loc("g.rs":1:2 to 3:4)
  "r1.x_1"(%0, %0, %0, %0) <true> : (!r1.t1<>, !r1.t1<>, !r1.t1<>, !r1.t1<>) -> () loc("g.rs":1:2 to 3:4)
  %1 = "r1.op"(%0, %0) : (!r1.t1<>, !r1.t1<>) -> ((complex<si16>) -> (complex<ui64>, !r2.t0<"s>">)) loc(" ")
  %2 = "r0.Y"(%1, %1) : ((complex<si16>) -> (complex<ui64>, !r2.t0<"s>">), (complex<si16>) -> (complex<ui64>, !r2.t0<"s>">)) -> complex<i1> loc("->"("g.rs":1:2 to 3:4))
}) : () -> () loc("<stdin>":0:0)
