"builtin.module"() ({
  %0 = "r1.a.b"() ({
    %41:3 = "r2.x_1"() ({
    }, {
      "r0.a.b"() ({
        %59:3 = "r1.a.b"() {r.attr, value = dense<-4> : tensor<1xi65>} : () -> (tuple<>, i33, f32) loc("<stdin>":5:16)
        %60 = "r1.Y"(%59#0, %59#2, %59#2) : (tuple<>, f32, f32) -> vector<2x6x5xui64> loc("<stdin>":6:16)
      }, {
        %53:2 = "r1.Y"() : () -> (tensor<2xi33, 92 : ui7>, !r1.t1<[1, (2), {3}]>) loc(callsite("" at "f.rs":67:64))
        %54:2 = "r2.op"(%53#0, %53#0, %53#0) {_x, "a-b" = affine_map<()[s0, s1] -> (s1, s1 * -7, (s0 mod 3) * -4)>, value} : (tensor<2xi33, 92 : ui7>, tensor<2xi33, 92 : ui7>, tensor<2xi33, 92 : ui7>) -> (vector<7xi32>, () -> vector<i64>) loc("<stdin>":9:22)
        "r1.op"(%53#0)[^bb1] : (tensor<2xi33, 92 : ui7>) -> () loc("a")
      ^bb1(%55: vector<f16> loc("<stdin>":11:10)):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %56:3 = "r1.Y"(%53#0) {_x = strided<[?, 7]>} : (tensor<2xi33, 92 : ui7>) -> (memref<*xmemref<?xi8>>, (i128) -> tuple<>, complex<f8E5M2>) loc("<stdin>":12:26)
        %57 = "r2.op"(%55, %56#2) <affine_set<(d0, d1) : (-2 >= 0, -(d1 - d0) + d1 - (d1 - d0) + 1 >= 0, d0 == 0)>> {"<>" = affine_map<(d0, d1)[s0] -> ((d0 * 2 + 3) mod 7)>} : (vector<f16>, complex<f8E5M2>) -> vector<2xui7> loc(fused<"//a">["g.rs":59:1 to :7])
        %58:2 = "r2.Y"(%57)[^bb1, ^bb1, ^bb1] <{i32, y$ = 2759656725 : i33}> : (vector<2xui7>) -> ((vector<[5]xi8>, vector<ui7>, memref<?x6xi64, affine_map<(d0, d1) -> (d1 * 2 - (d0 - 4) + d0 - d1 - d1 mod 2, ((d0 - 17) floordiv 2) ceildiv 8)>, "space">) -> tf32, none) loc(fused<array<f32: -7.538180e+01, 2.866250e+01, -4.861810e+01>>[callsite("" at "g.rs":37:1 to :7)])
      }, {
        %47:3 = "r2.Y"() : () -> (memref<*xvector<4xf32>>, complex<i33>, memref<memref<?xi8>, "space">) loc("g.rs":81:1 to :7)
        %48:2 = "r2.Y"(%47#0, %47#2, %47#1) : (memref<*xvector<4xf32>>, memref<memref<?xi8>, "space">, complex<i33>) -> (index, tensor<*xcomplex<f32>>) loc(fused["g.rs":84:1 to :7, callsite(unknown at fused<"" : i1>["g.rs":1:2 to 3:4])])
        %49 = "r0.Y"(%48#0)[^bb1, ^bb1] : (index) -> memref<complex<f64>, {a = 1 : i32}> loc("<stdin>":18:15)
      ^bb1(%50: memref<7xcomplex<f64>> loc(fused["\0Aaloc(x)", "<\\\22"("->"("f.rs":8:30))]), %51: (f8E5M2) -> () loc("<stdin>":19:97)):  // 3 preds: ^bb0, ^bb0, ^bb1
        %52 = "r2.a.b"(%51, %48#1)[^bb1] {"#y"} : ((f8E5M2) -> (), tensor<*xcomplex<f32>>) -> i128 loc("<stdin>":20:14)
      }) {"%x" = tensor<index>, dense = true, key = affine_map<(d0)[s0] -> ((s0 * -8) floordiv 6 - 1)>} : () -> () loc("<stdin>":4:5)
      %46 = "r2.Y"() <{_x, i32}> : () -> memref<*xcomplex<f64>, {a = 1 : i32}> loc("<stdin>":22:14)
    }) {"with space" = #r0.a3<i32, tensor<?xf32>>} : () -> (vector<4xbf16>, tensor<?x?xindex, #r0.enc<>>, tuple<(index, ui7) -> (), vector<[8]x1xf8E5M2>>) loc("<")
    %42:2 = "r2.a.b"(%41#0, %41#2) <{dots.and.dots = dense<false> : tensor<1xi1>, y$ = {"<>" = strided<[1, ?, 7]>, i32 = affine_set<(d0) : (d0 - 2 == 0, 38 >= 0, d0 * 6 == 0)>, r.attr = true}}> {dense = false, loc = false} : (vector<4xbf16>, tuple<(index, ui7) -> (), vector<[8]x1xf8E5M2>>) -> (tf32, !r1.t3<<>>) loc("g.rs":83:1 to :7)
    %43:3 = "r1.x_1"()[^bb1, ^bb1] : () -> (memref<?xf80>, !r2.t1<* + / ?>, (vector<7xtf32>, memref<vector<4xf32>>) -> ()) loc("g.rs":1:2 to 3:4)
  ^bb1(%44: vector<7xi32> loc(unknown)):  // 3 preds: ^bb0, ^bb0, ^bb1
    "r2.Y"(%44, %44) <#r2.a3<[1, (2), {3}]>> : (vector<7xi32>, vector<7xi32>) -> () loc(""("loc(x) \\a"("g.rs":20:1 to :7)))
    %45 = "r2.op"(%42#1)[^bb1] <unit> {dots.and.dots} : (!r1.t3<<>>) -> tensor<?x2xcomplex<f32>> loc("")
  }) : () -> ((complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) loc("f.rs":84:95)
  %1 = "r2.op"(%0) : ((complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> tensor<?xcomplex<f32>> loc("g.rs":1:2 to 3:4)
  "r1.op"() ({
    %2:2 = "r2.Y"(%0, %0, %1, %1) : ((complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>, (complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>, tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) -> (tf32, tuple<>) loc(fused<[affine_set<()[s0] : (((s0 mod 5) floordiv 4) * -2 >= 0)>, affine_map<() -> (50)>, "a"]>[callsite("" at " ")])
    %3 = "r1.Y"(%2#1, %1) {key = affine_map<() -> (0, -8)>} : (tuple<>, tensor<?xcomplex<f32>>) -> f8E4M3FN loc("g.rs":51:1 to :7)
    %4:2 = "r2.x_1"() <{}> : () -> (memref<4x8x?xvector<4xf32>, strided<[46, 55, 31], offset: ?>>, bf16) loc("g.rs":1:2 to 3:4)
    %5 = "r0.op"()[^bb1] ({
      %39:2 = "r0.a.b"(%4#1) : (bf16) -> (i33, tuple<tuple<tuple<ui64>>>) loc(unknown)
      %40 = "r1.x_1"() : () -> memref<3x4xmemref<?xi8>, {a = 1 : i32}> loc("g.rs":1:2 to 3:4)
      "r2.x_1"(%4#1) <{}> : (bf16) -> () loc(fused["", "f.rs":13:55, "->"])
    }, {
      %27:4 = "r1.a.b"(%2#1) : (tuple<>) -> (f64, vector<1x2xindex>, f80, index) loc("")
      "r0.Y"(%4#1) ({
      }, {
        %37:3 = "r2.Y"(%27#1, %1, %2#0) : (vector<1x2xindex>, tensor<?xcomplex<f32>>, tf32) -> (tuple<memref<memref<?xi8>, {a = 1 : i32}>, si16>, f16, tensor<*x!r0.t1<[1, (2), {3}]>>) loc("g.rs":83:1 to :7)
        %38:3 = "r1.a.b"(%37#2, %37#1, %3, %4#1) : (tensor<*x!r0.t1<[1, (2), {3}]>>, f16, f8E4M3FN, bf16) -> (vector<8xf128>, none, memref<vector<4xf32>, "space">) loc("text")
      }) : (bf16) -> () loc("<stdin>":41:5)
      %28:2 = "r2.Y"(%2#1, %4#1, %27#3) {dense, y$ = affine_set<(d0) : (d0 == 0, d0 >= 0, (d0 - 17) mod 6 == 0)>} : (tuple<>, bf16, index) -> (!r0.t2<@sym ^bb %v>, f128) loc(fused<unit>["g.rs":1:2 to 3:4])
      %29:3 = "r1.x_1"(%27#2, %1, %27#0)[^bb1, ^bb1] <#r1.a1<x::y, -1>> : (f80, tensor<?xcomplex<f32>>, f64) -> (f32, !r0.t0<@sym ^bb %v>, tuple<>) loc(fused["text->"(fused["<", "\00"]), ""])
    ^bb1(%30: index loc("")):  // 3 preds: ^bb0, ^bb0, ^bb1
      %31 = "r0.Y"(%28#1) {dense = @"quote\22s"::@h.i::@"a-b"} : (f128) -> i33 loc(fused<unit>[unknown])
      %32 = "r1.op"(%27#1, %29#1, %29#2, %27#2)[^bb1] <{loc = array<i16>, r.attr}> ({
        %33:2 = "r2.a.b"() <{dense = dense<[-3, -2, 3]> : tensor<3xindex>, key = memref<?x5xmemref<?xi8>, affine_map<(d0, d1) -> (d1 * 2 - (d0 + d1) - d0, -2)>, 1>}> : () -> (memref<?xcomplex<f64>, affine_map<(d0)[s0, s1] -> (((d0 * 2) ceildiv 4) * -6, s1 floordiv 4, d0)>, "space">, memref<vector<4xf32>, "space">) loc("loc(x)loc(x) "("g.rs":1:2 to 3:4))
        %34:2 = "r0.op"()[^bb1] <""> {key = dense<> : tensor<3x0xi32>, value, y$ = []} : () -> (index, memref<?xmemref<?xi8>, strided<[36]>>) loc("<stdin>":52:20)
      ^bb1(%35: complex<bf16> loc(unknown)):  // 2 preds: ^bb0, ^bb1
        %36:2 = "r0.op"() <["\00 ", dense_resource<"odd key"> : tensor<4xi8>, "a\22text\\", -557767634 : i32]> : () -> (tuple<>, index) loc("f.rs":48:20)
        "r1.op"(%31, %31, %27#0)[^bb1] <affine_map<(d0) -> (-d0 + 157)>> {_x = @dots.and.dots::@f::@"quote\22s"} : (i33, i33, f64) -> () loc("<stdin>":55:7)
      }, {
      }, {
      }) : (vector<1x2xindex>, !r0.t0<@sym ^bb %v>, tuple<>, f80) -> index loc(fused[""("g.rs":1:2 to 3:4), "f.rs":87:85])
    }) {"<>", y$ = dense<-5> : tensor<1xi8>} : () -> tensor<5xindex> loc("<stdin>":35:11)
  ^bb1(%6: vector<4xf128> loc(callsite("g.rs":69:1 to :7 at fused["g.rs":98:1 to :7, "//text \\"("f.rs":18:76)]))):  // 2 preds: ^bb0, ^bb2
    %7:4 = "r0.x_1"(%1, %4#1)[^bb2, ^bb2] {loc} : (tensor<?xcomplex<f32>>, bf16) -> ((f16) -> (), none, f32, f128) loc(callsite("\FF\0A"(fused<dense<(-8,2)> : tensor<complex<i8>>>[unknown]) at "g.rs":0:1 to :7))
  ^bb2(%8: memref<vector<4xf32>, {a = 1 : i32}> loc(unknown), %9: (tensor<2x3x0xi32>) -> () loc("g.rs":79:1 to :7)):  // 3 preds: ^bb1, ^bb1, ^bb2
    %10:3 = "r1.x_1"(%0, %4#1) <[@f]> ({
      %15:2 = "r0.op"(%8, %8) <"->" : i33> : (memref<vector<4xf32>, {a = 1 : i32}>, memref<vector<4xf32>, {a = 1 : i32}>) -> (vector<i33>, memref<*xcomplex<f64>, "space">) loc("f.rs":74:78)
      %16:2 = "r2.op"(%4#0) {_x, loc = distinct[0]<"" : ui64>} : (memref<4x8x?xvector<4xf32>, strided<[46, 55, 31], offset: ?>>) -> (!r0.t3<[1, (2), {3}]>, () -> ()) loc(fused<false>["f.rs":9:78])
      %17:3 = "r0.Y"()[^bb1] <{}> ({
        %25:3 = "r2.a.b"(%16#0, %8) {"%x" = {}} : (!r0.t3<[1, (2), {3}]>, memref<vector<4xf32>, {a = 1 : i32}>) -> (tensor<?x2x?xcomplex<f32>>, vector<ui64>, complex<i32>) loc(""("f.rs":27:0))
        "r0.Y"() : () -> () loc("\00a"("//"(callsite("" at ""))))
        %26:2 = "r0.op"() <{dense = 1.889470e-04 : f16, r.attr = -9.4969505240279996E+72 : f64}> : () -> (tensor<*xindex>, (vector<ui64>, i1, tuple<complex<i8>, index>) -> vector<7x7xi128>) loc("<stdin>":69:16)
      }, {
        %21:2 = "r2.x_1"(%0) : ((complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> (none, i64) loc(unknown)
        %22:3 = "r0.op"(%4#0, %3, %0) : (memref<4x8x?xvector<4xf32>, strided<[46, 55, 31], offset: ?>>, f8E4M3FN, (complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> (vector<[4]x4xindex>, complex<f8E4M3FN>, complex<f8E5M2>) loc("g.rs":80:1 to :7)
        "r0.x_1"(%15#1, %16#1) : (memref<*xcomplex<f64>, "space">, () -> ()) -> () loc(callsite(fused<[]>["<"("f.rs":55:1)] at fused<"\0A\22//\00\FF" : i8>["  "]))
        "r0.a.b"()[^bb1] {true} : () -> () loc("<stdin>":74:7)
      ^bb1(%23: tuple<i1> loc(callsite(fused<#r0.a0<x::y, -1>>["g.rs":7:1 to :7] at fused<affine_set<(d0) : (504 >= 0, -20 >= 0, 6 == 0)>>[" a"]))):  // 3 preds: ^bb0, ^bb1, ^bb1
        %24 = "r2.op"(%3)[^bb1, ^bb1] : (f8E4M3FN) -> index loc("//<a\\")
      }, {
      }) : () -> ((f64) -> ((vector<f8E4M3FN>) -> index, vector<ui64>), !r2.t2<1>, none) loc("g.rs":52:1 to :7)
    ^bb1(%18: complex<ui64> loc(fused[callsite("\0A\00\\text" at fused<loc(callsite(fused<{}>["g.rs":27:1 to :7] at callsite("g.rs":58:1 to :7 at "< \0A "("f.rs":24:44))))>["g.rs":1:2 to 3:4]), "\FF"])):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %19:3 = "r0.Y"(%5, %2#0) <{dense = vector<1xi1>, value}> : (tensor<5xindex>, tf32) -> (!r0.t2<a -> b>, vector<[3]x5xsi16>, bf16) loc("<stdin>":80:23)
      %20 = "r0.op"(%3, %0) {value = strided<[?]>} : (f8E4M3FN, (complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> index loc("->->->")
      "r1.x_1"(%2#1)[^bb1, ^bb1, ^bb1] <{"123", true}> : (tuple<>) -> () loc("<stdin>":82:5)
    }, {
      %13:2 = "r1.x_1"() : () -> (!r1.t2<>, f64) loc(callsite(fused<strided<[?, 7, 7]>>[""("f.rs":47:40)] at "g.rs":27:1 to :7))
      %14 = "r0.op"() {"<>" = affine_set<(d0)[s0] : (15 == 0)>} : () -> tuple<tuple<>> loc("<stdin>":85:15)
      "r2.x_1"(%4#1) : (bf16) -> () loc(callsite(callsite(fused<affine_set<()[s0] : (s0 floordiv 4 + s0 + 14 == 0)>>[""] at unknown) at "f.rs":50:5))
    }, {
    }) {dense = dense<8.635510e+01> : tensor<f64>, key = "->//text\FF", y$ = affine_set<(d0)[s0, s1] : (d0 - s0 == 0)>} : ((complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>, bf16) -> (tuple<>, i64, vector<1x3xi64>) loc("<stdin>":63:18)
    "r2.op"(%2#1) ({
      "r1.a.b"() : () -> () loc("<stdin>":90:5)
    }, {
      %11:3 = "r2.op"() : () -> (!r0.t1<@sym ^bb %v>, complex<f32>, vector<f8E4M3FN>) loc(unknown)
      %12:3 = "r0.a.b"() {"123" = "" : i128, true} : () -> (tensor<?x3xindex, {r.attr = affine_map<()[s0] -> (1, s0 * -6, 42)>}>, i64, tuple<() -> (), f16, tensor<*xcomplex<f32>>>) loc(fused["g.rs":14:1 to :7, ""])
    }) {true = [unit, @h.i::@"a-b", -2.689450e+00 : f16, tf32], value = #r1.a0<i32, tensor<?xf32>>} : (tuple<>) -> () loc("<stdin>":89:3)
    "r2.Y"()[^bb2, ^bb1] <{i32 = none, r.attr = true}> : () -> () loc("g.rs":78:1 to :7)
  }) : () -> () loc("<stdin>":31:1)
  "r2.Y"(%1, %0) {_x = {}, dense = affine_map<() -> (-5, -12)>, y$} : (tensor<?xcomplex<f32>>, (complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> () loc("text\FF")
  "r0.x_1"(%1, %0) : (tensor<?xcomplex<f32>>, (complex<i64>, (complex<si16>) -> ()) -> !r1.t3<* + / ?>) -> () loc(fused<@_g$1>[fused<@"a-b"::@"a-b">["f.rs":7:91]])
}) : () -> () loc("<stdin>":0:0)
