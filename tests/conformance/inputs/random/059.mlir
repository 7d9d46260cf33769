"builtin.module"() ({
  "r0.x_1"() ({
  }, {
    %8:2 = "r2.op"() : () -> (!r2.t0<>, tensor<i8, #r0.enc<a.b.c | d>>) loc("<stdin>":3:11)
    %9:2 = "r1.op"() <{}> {_x, i32 = distinct[0]<-32159 : si16>} : () -> (complex<i33>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) loc("")
    "r0.Y"(%9#0) ({
      "r2.Y"(%8#1) <{key = #r0.a2<a.b.c | d>, value = strided<[]>}> ({
        %60 = "r1.a.b"() {_x = {}} : () -> memref<?x?xcomplex<f64>> loc(fused<array<i8: 4, 5>>[fused<"loc(x)\FF\\\FF">[unknown]])
        %61 = "r1.a.b"(%9#0) : (complex<i33>) -> vector<8xi1> loc(callsite(fused[fused<affine_map<()[s0, s1] -> ((s0 + s1 * 2) mod 4, -4)>>["g.rs":1:2 to 3:4], "f.rs":36:55] at fused["g.rs":9:1 to :7, fused<dense_resource<blob> : tensor<4xi8>>["g.rs":85:1 to :7]]))
        %62 = "r0.x_1"() <-1.952150e-22 : bf16> : () -> vector<8x2x7xf8E4M3FN> loc("<stdin>":9:14)
        %63 = "r2.x_1"(%9#1)[^bb1] <{"%x" = "", "->" = {dense = {"<>" = "loc(x)\\", true = affine_map<(d0)[s0] -> (0, (d0 mod 4) ceildiv 4)>, y$ = affine_map<()[s0] -> (-52, (s0 * -2) mod 7 + s0)>}, r.attr = !r2.t2<[1, (2), {3}]>}, "123" = index, r.attr = array<f64: 1.089570e+01, -2.720920e+01>}> {loc = "a", y$ = "" : ui7} : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> index loc("g.rs":75:1 to :7)
      ^bb1(%64: none loc(fused<strided<[?, 1]>>[unknown]), %65: memref<8x6xmemref<?xi8>, affine_map<(d0, d1) -> (0, d1 + (d1 + 5) ceildiv 3, d1 - 13)>, {a = 1 : i32}> loc(fused<!r1.t1<<>>>[fused<"//" : i128>[""]]), %66: tuple<tensor<?xui7>> loc(unknown)):  // 2 preds: ^bb0, ^bb1
        %67:2 = "r2.a.b"(%9#0)[^bb1] <{"new\0Aline" = array<f32: 8.037460e+01>, r.attr = affine_set<()[s0, s1, s2] : (s0 + s1 + s0 floordiv 4 >= 0)>}> {_x = #r0.a2<"s>">, key} : (complex<i33>) -> (memref<complex<f64>>, ui64) loc("g.rs":45:1 to :7)
      }, {
        "r1.x_1"() : () -> () loc(unknown)
        %59:4 = "r1.x_1"() : () -> ((memref<*xi64>, vector<i128>) -> (), f32, tensor<*xf128>, ((vector<index>, tensor<0x5x?x?xcomplex<f32>>, complex<i32>) -> (!r1.t2, tuple<>)) -> ((!r2.t1<1>) -> f8E5M2)) loc(callsite(unknown at fused<"" : i32>[callsite("g.rs":1:2 to 3:4 at "f.rs":0:67)]))
      }, {
        %54:2 = "r0.x_1"(%9#1) : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> (tuple<>, tf32) loc("<stdin>":17:25)
        %55:2 = "r2.a.b"(%8#1, %9#1) : (tensor<i8, #r0.enc<a.b.c | d>>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> (i33, (tuple<!r0.t1<>, none>, index) -> tensor<?xcomplex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d0, d1, s0 + 9)>>) loc("<stdin>":18:16)
        %56:4 = "r2.Y"()[^bb1] : () -> (tuple<f128, memref<6xvector<4xf32>>, ui64>, vector<8xui64>, complex<i32>, i33) loc(unknown)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %57:2 = "r1.x_1"(%9#0, %56#0) {i32 = ""} : (complex<i33>, tuple<f128, memref<6xvector<4xf32>>, ui64>) -> (index, complex<i8>) loc("g.rs":49:1 to :7)
        %58 = "r0.op"(%57#1, %56#3)[^bb1] {_x = array<i8: 0>} : (complex<i8>, i33) -> complex<i1> loc(fused<dense_resource<blob> : tensor<4xi8>>["f.rs":35:81])
      }) {true = @"a-b"} : (tensor<i8, #r0.enc<a.b.c | d>>) -> () loc("<stdin>":6:5)
      %42 = "r2.a.b"(%8#0) : (!r2.t0<>) -> tuple<vector<[6]xf8E4M3FN>, none, none> loc(fused<array<i1>>["g.rs":1:2 to 3:4])
      %43:3 = "r0.Y"()[^bb2, ^bb1] : () -> (complex<f8E5M2>, f32, vector<si16>) loc("<stdin>":25:24)
    ^bb1(%44: complex<i64> loc(unknown), %45: complex<i33> loc(fused<i8>["< "("g.rs":41:1 to :7)]), %46: vector<i64> loc(unknown)):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
      %47 = "r2.Y"(%9#1, %46)[^bb1, ^bb1] <false> : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, vector<i64>) -> ui64 loc(fused<dense<> : tensor<1x0xindex>>[unknown])
    ^bb2:  // pred: ^bb0
      "r0.op"(%43#1, %8#0) <{}> : (f32, !r2.t0<>) -> () loc("<stdin>":29:5)
      %48 = "r2.Y"(%43#1, %43#2)[^bb1] ({
        "r1.a.b"(%9#0, %9#0, %9#0) <{}> : (complex<i33>, complex<i33>, complex<i33>) -> () loc("")
        %53:3 = "r0.x_1"(%42) {_x = true, r.attr = "\0A\FF", true = array<i8>, "with space"} : (tuple<vector<[6]xf8E4M3FN>, none, none>) -> (tensor<?xf8E5M2, #r0.enc<a -> b>>, tensor<*x!r2.t2<"\5C">>, () -> ()) loc("g.rs":74:1 to :7)
        "r2.a.b"(%9#1, %43#2) <{i32 = #r2.a3}> : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, vector<si16>) -> () loc("g.rs":1:2 to 3:4)
      }, {
        %49 = "r2.op"(%43#2, %8#1) : (vector<si16>, tensor<i8, #r0.enc<a.b.c | d>>) -> complex<f8E4M3FN> loc("g.rs":1:2 to 3:4)
        %50 = "r2.op"()[^bb1] <{dense = {}}> : () -> tensor<!r2.t3<a -> b>> loc("<stdin>":36:15)
      ^bb1(%51: tuple<tuple<i32>, (i33) -> ()> loc(callsite(fused["\\<\0A", fused<dense<[-1, -4, 0]> : tensor<3xi65>>["g.rs":1:2 to 3:4]] at "f.rs":37:77))):  // 2 preds: ^bb0, ^bb1
        %52:2 = "r0.x_1"(%8#1)[^bb1] {i32 = dense_resource<blob> : tensor<4xi8>} : (tensor<i8, #r0.enc<a.b.c | d>>) -> (vector<7x[2]xi32>, memref<5x9xcomplex<f64>>) loc("g.rs":1:2 to 3:4)
      }) : (f32, vector<si16>) -> tuple<() -> ()> loc("f.rs":78:27)
    }, {
      "r2.x_1"() ({
      }) : () -> () loc("<stdin>":41:5)
      "r0.Y"(%8#1, %9#0) {_x = [@f::@"->"::@"new\0Aline"::@"with space"], r.attr} : (tensor<i8, #r0.enc<a.b.c | d>>, complex<i33>) -> () loc(callsite("//\22 " at "g.rs":79:1 to :7))
      %32 = "r2.a.b"(%8#0) : (!r2.t0<>) -> tuple<tensor<?x5x?x?xf32>, complex<f8E4M3FN>> loc("g.rs":54:1 to :7)
      "r1.x_1"(%8#0)[^bb1] : (!r2.t0<>) -> () loc(fused<array<i32: -4, -7, -2, -1>>[unknown])
    ^bb1(%33: tensor<i128> loc(fused[fused<["\22\22loc(x)" : i128, "" : i128]>[callsite("g.rs":61:1 to :7 at "f.rs":84:64)], "g.rs":1:2 to 3:4])):  // 2 preds: ^bb0, ^bb2
      "r1.a.b"(%9#0, %9#0, %33) <{}> {loc = {}} : (complex<i33>, complex<i33>, tensor<i128>) -> () loc(fused["g.rs":1:2 to 3:4, callsite("\FF\22\FFtext<" at "\FF\0A"("g.rs":1:2 to 3:4))])
      %34:2 = "r2.Y"(%8#1, %9#1, %8#1) <{_x = f32}> {"a-b" = complex<f8E5M2>, dense, "quote\22s" = !r1.t1<>} : (tensor<i8, #r0.enc<a.b.c | d>>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, tensor<i8, #r0.enc<a.b.c | d>>) -> (vector<[7]xf128>, none) loc("loc(x)//"("g.rs":19:1 to :7))
      %35 = "r2.Y"()[^bb2] ({
        "r0.a.b"(%8#1, %32) : (tensor<i8, #r0.enc<a.b.c | d>>, tuple<tensor<?x5x?x?xf32>, complex<f8E4M3FN>>) -> () loc("<stdin>":50:7)
      }, {
        "r2.a.b"(%32, %33) : (tuple<tensor<?x5x?x?xf32>, complex<f8E4M3FN>>, tensor<i128>) -> () loc(unknown)
        %41:3 = "r2.a.b"() <{}> : () -> (tuple<tensor<?x8x?xf64>, tuple<>>, () -> (), tensor<?x?x?x!r1.t3<"\5C">>) loc("aloc(x)text\0A"(fused<"<text " : i64>[fused<"\22\\">["g.rs":13:1 to :7]]))
      }, {
        "r0.a.b"(%8#0, %34#0) : (!r2.t0<>, vector<[7]xf128>) -> () loc(callsite("\00<\00"("a\0Atext") at callsite("f.rs":53:34 at "g.rs":1:2 to 3:4)))
        "r1.op"(%33, %34#0)[^bb1, ^bb1] : (tensor<i128>, vector<[7]xf128>) -> () loc(callsite("//\0A" at fused<affine_set<(d0, d1, d2)[s0, s1] : (-19 == 0, ((s1 - s0) ceildiv 8) * -7 >= 0, -2 >= 0)>>["g.rs":1:2 to 3:4]))
      ^bb1(%38: vector<[1]xbf16> loc("g.rs":9:1 to :7)):  // 3 preds: ^bb0, ^bb0, ^bb1
        %39 = "r2.a.b"() {"a-b" = dense<0> : tensor<2x2xi65>} : () -> index loc("g.rs":92:1 to :7)
        %40 = "r0.x_1"() <tensor<complex<f32>>> {"->" = dense_resource<"odd key"> : tensor<4xi8>} : () -> i32 loc("loc(x)\22<")
        "r0.x_1"(%8#1, %32)[^bb1] : (tensor<i8, #r0.enc<a.b.c | d>>, tuple<tensor<?x5x?x?xf32>, complex<f8E4M3FN>>) -> () loc(fused[fused<affine_map<(d0)[s0, s1] -> (d0 + -s1 - 20 + s0 mod 8, 0)>>["\0A"("g.rs":1:2 to 3:4)], "a", "f.rs":95:1, "loc(x)<"])
      }) : () -> tuple<index, vector<si16>, memref<?xvector<4xf32>, affine_map<(d0)[s0, s1] -> (s0, s1)>>> loc("")
    ^bb2(%36: f8E5M2 loc("g.rs":29:1 to :7)):  // pred: ^bb1
      %37:2 = "r2.a.b"(%9#1, %9#0, %8#0)[^bb1] {value} : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, complex<i33>, !r2.t0<>) -> (none, tensor<7x7x!r1.t2<* + / ?>>) loc(fused["f.rs":36:22, callsite(""("g.rs":1:2 to 3:4) at callsite("f.rs":4:43 at "g.rs":97:1 to :7))])
    }, {
      %15:2 = "r2.x_1"(%8#0, %9#1, %9#0) <{}> : (!r2.t0<>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, complex<i33>) -> (i33, memref<i64, {a = 1 : i32}>) loc("g.rs":28:1 to :7)
      "r0.a.b"(%9#0, %8#0) <-4.755800e+19 : bf16> ({
        %30 = "r0.Y"(%8#0) <5.23637228E+10 : f32> : (!r2.t0<>) -> i32 loc("g.rs":0:1 to :7)
        %31:2 = "r1.a.b"() {_x = distinct[1]<affine_set<(d0, d1, d2) : (d0 - 7 >= 0)>>, true = "\0A\FF\00->"} : () -> (f80, tensor<?x!r2.t3>) loc("\22\\")
        "r1.Y"(%15#1, %9#1, %15#1) <{value = strided<[7]>}> : (memref<i64, {a = 1 : i32}>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, memref<i64, {a = 1 : i32}>) -> () loc(fused<unit>["\22"])
      }) {y$ = dense<6> : tensor<i65>} : (complex<i33>, !r2.t0<>) -> () loc(callsite("f.rs":53:6 at unknown))
      "r2.x_1"(%9#0) ({
        %29 = "r0.x_1"(%15#1, %8#1, %15#1) {_x = @f::@f, i32 = "", value} : (memref<i64, {a = 1 : i32}>, tensor<i8, #r0.enc<a.b.c | d>>, memref<i64, {a = 1 : i32}>) -> memref<?x?xcomplex<f64>, strided<[15, 53], offset: ?>> loc("a\0A"("g.rs":33:1 to :7))
        "r0.a.b"() {value = dense<true> : tensor<i1>} : () -> () loc("<stdin>":73:7)
        "r2.Y"(%9#0) : (complex<i33>) -> () loc("f.rs":37:35)
      }, {
        %21:2 = "r0.op"(%15#1) : (memref<i64, {a = 1 : i32}>) -> (!r2.t1<>, !r0.t0<a -> b>) loc(fused["g.rs":1:2 to 3:4, fused<unit>["\22//text->\FF"]])
        %22:2 = "r2.a.b"(%9#0, %15#1) {_x = #r1.a3<1>, true = strided<[]>, value = 0 : i64} : (complex<i33>, memref<i64, {a = 1 : i32}>) -> (si16, vector<7xindex>) loc(unknown)
        %23:2 = "r0.a.b"(%15#1) <{loc}> {dense = #r1.a2<"s>">, key = true, y$ = affine_set<(d0)[s0, s1] : (d0 mod 2 == 0)>} : (memref<i64, {a = 1 : i32}>) -> (vector<i1>, tuple<>) loc("g.rs":1:2 to 3:4)
        "r1.a.b"()[^bb1, ^bb3] <{key = affine_map<()[s0, s1, s2] -> (1568, s2 ceildiv 2, (s2 mod 4) * 4 - (s2 - s0 - 66))>, true = strided<[7, 7]>, y$ = affine_set<()[s0] : (-(s0 floordiv 4) - (s0 - 1) * 3 - 14 == 0, 4 == 0, -5 >= 0)>}> : () -> () loc(fused<3.97646359E+13 : f32>["f.rs":50:96])
      ^bb1(%24: f16 loc("\00\00\22<loc(x)->"(callsite(fused<#r1.a2>["g.rs":1:2 to 3:4] at fused<[]>["f.rs":40:95])))):  // 3 preds: ^bb0, ^bb1, ^bb2
        %25:2 = "r2.Y"(%23#1) {_x = affine_map<(d0, d1) -> (d1 * 6 + d1 - d0 - (d1 - 20) mod 8)>, "a-b" = strided<[7, ?]>} : (tuple<>) -> (tuple<>, complex<ui7>) loc(callsite("< ->"(fused[" loc(x) ", "f.rs":15:93]) at unknown))
        %26:3 = "r2.a.b"(%25#1, %15#0, %21#0)[^bb2, ^bb1] <{}> {"<>", i32 = [dense<1> : tensor<index>], value = dense<83.531199999999998> : tensor<f64>} : (complex<ui7>, i33, !r2.t1<>) -> (i32, f32, !r0.t2) loc("f.rs":31:97)
      ^bb2:  // pred: ^bb1
        %27 = "r0.Y"(%15#1) <"<\22\0Aa" : ui64> {"#y" = []} : (memref<i64, {a = 1 : i32}>) -> i64 loc("f.rs":83:94)
        "r1.Y"(%21#1, %9#0, %8#1) <{}> : (!r0.t0<a -> b>, complex<i33>, tensor<i8, #r0.enc<a.b.c | d>>) -> () loc("g.rs":1:2 to 3:4)
        "r0.Y"()[^bb1, ^bb3] : () -> () loc("f.rs":29:15)
      ^bb3:  // 3 preds: ^bb0, ^bb2, ^bb3
        %28 = "r1.a.b"(%15#1, %9#1)[^bb3] : (memref<i64, {a = 1 : i32}>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> complex<i1> loc("<stdin>":88:16)
      }, {
      }) : (complex<i33>) -> () loc("g.rs":43:1 to :7)
      "r1.x_1"()[^bb2, ^bb3] ({
      }) : () -> () loc(unknown)
    ^bb1:  // 2 preds: ^bb2, ^bb3
      "r0.op"() : () -> () loc(""("g.rs":1:2 to 3:4))
      %16 = "r1.x_1"(%15#0, %8#0)[^bb3, ^bb2] : (i33, !r2.t0<>) -> !r0.t0<<>> loc("<stdin>":95:12)
    ^bb2(%17: tensor<f80> loc("g.rs":1:2 to 3:4), %18: vector<1xui7> loc("g.rs":16:1 to :7)):  // 3 preds: ^bb0, ^bb1, ^bb3
      "r0.op"() <false> ({
        "r0.a.b"(%9#1) : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> () loc("f.rs":75:93)
      }) : () -> () loc("\22\\->\FF\\"(fused<true>[fused<dense_resource<blob> : tensor<4xi8>>["g.rs":1:2 to 3:4]]))
      "r2.Y"(%9#1, %8#0)[^bb1, ^bb3] {i32 = -1.58562535E-13 : f32, r.attr = #r1.a3<<>>, "with space"} : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, !r2.t0<>) -> () loc(unknown)
    ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
      %19:2 = "r2.op"() : () -> (bf16, memref<complex<f64>, {a = 1 : i32}>) loc("")
      %20 = "r0.x_1"()[^bb1, ^bb2] : () -> vector<f32> loc("<stdin>":103:12)
    }) : (complex<i33>) -> () loc(callsite("text\00loc(x)loc(x)"(""("g.rs":21:1 to :7)) at fused<[]>[unknown]))
    %10 = "r0.x_1"(%9#1, %9#1)[^bb2, ^bb3] : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>) -> memref<2x2xui7, affine_map<(d0, d1) -> (-12, -7, 0)>, "space"> loc("g.rs":1:2 to 3:4)
  ^bb1(%11: () -> memref<memref<?xi8>, "space"> loc("<stdin>":106:6)):  // 2 preds: ^bb1, ^bb2
    "r1.op"(%9#1, %10, %11, %9#0)[^bb1] <{}> {"<>" = true, i32 = strided<[]>} : (tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, memref<2x2xui7, affine_map<(d0, d1) -> (-12, -7, 0)>, "space">, () -> memref<memref<?xi8>, "space">, complex<i33>) -> () loc("<stdin>":107:3)
  ^bb2:  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb3
    "r0.a.b"(%8#1, %10, %9#1, %9#0) <{_x = none, dense}> {i32} : (tensor<i8, #r0.enc<a.b.c | d>>, memref<2x2xui7, affine_map<(d0, d1) -> (-12, -7, 0)>, "space">, tensor<complex<f32>, affine_map<(d0, d1)[s0, s1, s2] -> (d1 + s0 ceildiv 3 - s0, d0 - (d0 + s2) * 4, -(d1 floordiv 2 + s0 floordiv 8) - 2)>>, complex<i33>) -> () loc("f.rs":15:86)
    %12:3 = "r0.Y"(%8#1)[^bb1, ^bb2, ^bb2] <"" : ui7> {_x = #r1.a2<"\5C">, true = strided<[?]>} : (tensor<i8, #r0.enc<a.b.c | d>>) -> ((!r0.t0<"s>">, f8E4M3FN) -> i128, index, !r1.t1<= =>) loc("g.rs":85:1 to :7)
  ^bb3:  // pred: ^bb0
    %13:4 = "r2.x_1"(%9#0) {true} : (complex<i33>) -> (() -> memref<6xf32, strided<[61], offset: ?>>, f64, !r2.t3<a -> b>, index) loc(callsite(callsite("g.rs":53:1 to :7 at "loc(x)->a"("g.rs":1:2 to 3:4)) at unknown))
    %14:2 = "r1.x_1"(%13#2)[^bb2] <#r0.a1<[1, (2), {3}]>> : (!r2.t3<a -> b>) -> (i64, vector<ui64>) loc("g.rs":92:1 to :7)
  }, {
    %3 = "r2.x_1"() ({
      %7 = "r1.Y"() : () -> !r0.t1<i32, tensor<?xf32>> loc("<stdin>":116:15)
    }, {
      %6:2 = "r2.a.b"() : () -> (ui64, complex<f80>) loc("<stdin>":118:20)
    }) {i32 = @"->", "with space" = affine_set<()[s0, s1] : (s0 * 5 - s1 + 13 == 0, (s1 mod 7 - s1) * 6 >= 0, 18 >= 0)>} : () -> ((complex<f8E5M2>) -> memref<*xmemref<?xi8>, "space">) loc("<stdin>":115:13)
    "r1.x_1"(%3, %3) <{}> : ((complex<f8E5M2>) -> memref<*xmemref<?xi8>, "space">, (complex<f8E5M2>) -> memref<*xmemref<?xi8>, "space">) -> () loc("<stdin>":120:3)
    %4:3 = "r1.op"(%3)[^bb1, ^bb1] : ((complex<f8E5M2>) -> memref<*xmemref<?xi8>, "space">) -> (tuple<memref<1xvector<4xf32>, {a = 1 : i32}>, index>, (memref<?x3xi1, strided<[3, 58], offset: ?>, "space">, f32, (!r1.t0<i32, tensor<?xf32>>, tensor<?xcomplex<f32>, {key}>) -> ()) -> tuple<f80>, f128) loc("g.rs":1:2 to 3:4)
  ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    %5:4 = "r2.Y"(%4#2)[^bb1, ^bb1, ^bb1] : (f128) -> (memref<memref<?xi8>>, vector<tf32>, f128, complex<i8>) loc("<stdin>":123:24)
  }) : () -> () loc("g.rs":1:2 to 3:4)
  "r0.Y"() ({
  }, {
    %0 = "r1.op"() <{}> : () -> ui7 loc(fused<array<i32: 7>>[unknown])
    "r0.op"(%0, %0, %0, %0)[^bb1, ^bb1] <array<f32: 9.242680e+01, -2.691800e+00>> {true = -9.2063262034194726E+45 : f64} : (ui7, ui7, ui7, ui7) -> () loc("f.rs":24:75)
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %1 = "r1.op"() <{}> : () -> none loc("g.rs":1:2 to 3:4)
    %2 = "r2.x_1"()[^bb1] {"->" = dense_resource<"odd key"> : tensor<4xi8>, r.attr = true} : () -> ((none) -> ()) loc("g.rs":59:1 to :7)
  }) : () -> () loc("\0A\00\0A\FF\00")
  "r2.Y"() {_x = {loc = array<i64>}, true = @"a-b", y$ = @"->"} : () -> () loc("  ->\0A"("g.rs":74:1 to :7))
}) : () -> () loc("<stdin>":0:0)
