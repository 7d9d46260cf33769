"builtin.module"() ({
  %0 = "r2.x_1"() <-2933 : si16> : () -> complex<f32> loc(unknown)
  %1 = "r1.op"(%0, %0) <[]> : (complex<f32>, complex<f32>) -> tensor<?x?x?xindex> loc("-><\0Atext\\->")
  %2:2 = "r2.a.b"(%0, %0) <dense_resource<blob> : tensor<4xi8>> {dense = dense<(5,3)> : tensor<complex<i8>>} : (complex<f32>, complex<f32>) -> (tensor<*x!r0.t2<= =>>, memref<i1, "space">) loc(unknown)
  "r2.op"(%2#0) <{}> ({
    "r0.x_1"() ({
    }, {
      "r2.x_1"() <{}> : () -> () loc("<stdin>":7:5)
      %71:3 = "r2.Y"() : () -> (complex<f8E5M2>, vector<3x[3]xtf32>, bf16) loc("f.rs":65:95)
      %72 = "r1.op"() <false> {"%x" = array<f32: -7.110180e+01>, true, value = true} : () -> memref<vector<4xf32>, "space"> loc(fused[fused<array<i64: 2>>["g.rs":1:2 to 3:4], "f.rs":44:28])
      %73:4 = "r1.a.b"(%72)[^bb1] : (memref<vector<4xf32>, "space">) -> (() -> (), i8, tensor<1x!r1.t3<@sym ^bb %v>, {dense = 9 : si16, r.attr = array<i32: 5, 1, 1>}>, index) loc(callsite("f.rs":63:80 at "g.rs":1:2 to 3:4))
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "r0.a.b"(%73#2, %73#3) <{}> : (tensor<1x!r1.t3<@sym ^bb %v>, {dense = 9 : si16, r.attr = array<i32: 5, 1, 1>}>, index) -> () loc("g.rs":43:1 to :7)
      %74 = "r1.Y"()[^bb1] : () -> f16 loc(callsite(callsite(fused<-3.12109317E+13 : f32>["g.rs":98:1 to :7] at fused<"textloc(x) loc(x)\00">["//<"]) at callsite(unknown at "f.rs":64:82)))
    }, {
    }) : () -> () loc("<stdin>":5:3)
    %5:2 = "r1.Y"(%2#1) <{r.attr = "aloc(x)\22text" : ui64, y$ = "a "}> ({
      %64 = "r2.op"() {"123" = affine_set<(d0, d1, d2)[s0] : ((d1 floordiv 2) mod 4 >= 0)>, dense = array<f32: 1.969740e+01, 3.043500e+00>, key = "\00loc(x)\\//////" : i128, r.attr = affine_map<(d0)[s0, s1] -> (s1 * -2)>} : () -> tuple<!r1.t3<"s>">> loc("<stdin>":17:13)
      %65 = "r0.Y"(%2#1, %1)[^bb1] : (memref<i1, "space">, tensor<?x?x?xindex>) -> none loc("<stdin>":18:12)
    ^bb1(%66: tuple<> loc("g.rs":1:2 to 3:4), %67: !r0.t1<<>> loc(callsite(fused<affine_map<(d0) -> ((d0 floordiv 4) * -3 - 10, 11)>>[unknown] at fused<"text->\0A" : i8>[fused["\00", "loc(x)"]])), %68: complex<i1> loc("<stdin>":19:204)):  // 3 preds: ^bb0, ^bb1, ^bb1
      %69:3 = "r0.Y"() : () -> (!r2.t0<i32, tensor<?xf32>>, none, f32) loc(fused<array<f32: -2.304500e+01, 62.0019989>>["g.rs":1:2 to 3:4])
      %70:2 = "r2.x_1"(%2#1, %64)[^bb1, ^bb1] : (memref<i1, "space">, tuple<!r1.t3<"s>">>) -> (!r0.t1<x::y, -1>, !r1.t3<[1, (2), {3}]>) loc("loc(x)->//->\0A\22")
    }, {
      %63:2 = "r2.Y"() : () -> (memref<*xmemref<?xi8>>, !r0.t1<1>) loc(unknown)
    }, {
    }) : (memref<i1, "space">) -> ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ())), f128) loc(callsite("g.rs":1:2 to 3:4 at "f.rs":67:34))
    "r1.Y"() ({
      %47:2 = "r2.x_1"(%2#0) <[array<i64: 0, -2, -1>]> : (tensor<*x!r0.t2<= =>>) -> (tuple<() -> ()>, f64) loc(fused<0 : ui7>["->\0A->"(""("f.rs":91:90))])
      "r0.Y"() <#r2.a3<<>>> : () -> () loc("f.rs":62:9)
      %48 = "r1.op"(%47#0, %5#0)[^bb2, ^bb1] {dense = #r2.a3<@sym ^bb %v>} : (tuple<() -> ()>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> ((tensor<*x!r2.t1<<>>>, (memref<8xcomplex<f64>, strided<[?], offset: ?>>, index) -> (none, tensor<6x?xindex>)) -> ()) loc("g.rs":8:1 to :7)
    ^bb1(%49: vector<5xf8E4M3FN> loc("g.rs":1:2 to 3:4)):  // 3 preds: ^bb0, ^bb1, ^bb2
      %50:2 = "r1.x_1"() ({
      }, {
        %60:3 = "r0.op"() <false> : () -> (!r2.t0<a.b.c | d>, f32, !r2.t2<= =>) loc(callsite("\0A\FF\00text" at "g.rs":44:1 to :7))
        "r1.Y"(%48, %2#1, %48, %47#1) : ((tensor<*x!r2.t1<<>>>, (memref<8xcomplex<f64>, strided<[?], offset: ?>>, index) -> (none, tensor<6x?xindex>)) -> (), memref<i1, "space">, (tensor<*x!r2.t1<<>>>, (memref<8xcomplex<f64>, strided<[?], offset: ?>>, index) -> (none, tensor<6x?xindex>)) -> (), f64) -> () loc("<stdin>":34:7)
        %61:3 = "r2.Y"(%60#2)[^bb1, ^bb1] : (!r2.t2<= =>) -> (!r2.t1<@sym ^bb %v>, tuple<tensor<2x6x!r1.t1<@sym ^bb %v>>, complex<i32>>, i33) loc(fused<dense_resource<blob> : tensor<4xi8>>["g.rs":1:2 to 3:4])
      ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        "r2.Y"(%48) : ((tensor<*x!r2.t1<<>>>, (memref<8xcomplex<f64>, strided<[?], offset: ?>>, index) -> (none, tensor<6x?xindex>)) -> ()) -> () loc(fused<{key = #r2.a0<a -> b>, value}>[fused["g.rs":10:1 to :7, "text//", "g.rs":1:2 to 3:4, "text\FF"]])
        %62 = "r2.x_1"(%61#1)[^bb1, ^bb1, ^bb1] : (tuple<tensor<2x6x!r1.t1<@sym ^bb %v>>, complex<i32>>) -> i128 loc("<stdin>":38:17)
      }, {
        "r0.Y"(%2#0) : (tensor<*x!r0.t2<= =>>) -> () loc(unknown)
        %55 = "r0.Y"(%2#0) <0 : ui64> : (tensor<*x!r0.t2<= =>>) -> tuple<> loc("\00//\0A"("g.rs":21:1 to :7))
        %56:2 = "r0.a.b"(%49, %5#0)[^bb2] <{"with space" = tuple<index, si16>}> : (vector<5xf8E4M3FN>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> (index, i64) loc(fused<strided<[1, 1]>>[fused<0.0634104609 : f32>[unknown]])
      ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
        "r2.Y"(%48) {dots.and.dots = affine_set<(d0) : (532 == 0, d0 floordiv 7 == 0, d0 - 16 == 0)>, key, r.attr = {}} : ((tensor<*x!r2.t1<<>>>, (memref<8xcomplex<f64>, strided<[?], offset: ?>>, index) -> (none, tensor<6x?xindex>)) -> ()) -> () loc(callsite(callsite(unknown at fused<affine_map<(d0)[s0, s1] -> (13)>>["g.rs":1:2 to 3:4]) at "f.rs":88:71))
        "r0.a.b"(%0, %2#1)[^bb2, ^bb1, ^bb1] {i32 = tensor<5xindex, {}>, y$ = 9.626440e+16 : bf16} : (complex<f32>, memref<i1, "space">) -> () loc("g.rs":1:2 to 3:4)
      ^bb2(%57: f32 loc("<stdin>":46:12), %58: none loc(" \FF\FF\FF")):  // 3 preds: ^bb0, ^bb1, ^bb2
        %59:2 = "r0.Y"(%47#0, %57) : (tuple<() -> ()>, f32) -> (complex<i33>, tuple<f16>) loc("f.rs":47:2)
        "r0.a.b"()[^bb2, ^bb1] <{}> : () -> () loc(""("loc(x)\00->\0A"("g.rs":88:1 to :7)))
      }) : () -> (i128, (f8E5M2, none) -> memref<complex<f64>>) loc("\\")
      "r1.a.b"() <dense<true> : tensor<i1>> : () -> () loc("g.rs":68:1 to :7)
      %51 = "r2.op"(%5#0)[^bb1] : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> !r2.t3 loc("f.rs":34:3)
    ^bb2(%52: tensor<1xbf16, #r0.enc<* + / ?>> loc("<stdin>":52:9), %53: tensor<1xcomplex<f32>, [1, true]> loc(unknown)):  // pred: ^bb0
      %54:2 = "r1.a.b"(%52, %1) <{"123" = dense_resource<blob> : tensor<4xi8>, dense = false}> : (tensor<1xbf16, #r0.enc<* + / ?>>, tensor<?x?x?xindex>) -> (vector<[2]x5xi32>, !r0.t3<<>>) loc("<stdin>":53:18)
      "r2.op"(%2#1, %53, %54#1) {"#y" = {r.attr = @"->", y$ = []}} : (memref<i1, "space">, tensor<1xcomplex<f32>, [1, true]>, !r0.t3<<>>) -> () loc("<stdin>":54:5)
      "r0.op"()[^bb1] <{dots.and.dots, value = -4.2420043340596719E+162 : f64}> : () -> () loc("\22a"(""))
    }, {
      "r1.Y"() {"->" = dense_resource<"odd key"> : tensor<4xi8>, r.attr = affine_set<()[s0] : (-11 == 0, -7 == 0)>} : () -> () loc("\FF "("g.rs":57:1 to :7))
      %43 = "r0.a.b"(%2#1, %5#1)[^bb1, ^bb1] ({
        %45:2 = "r2.a.b"() {loc = "<loc(x)\00<"} : () -> (f128, complex<f64>) loc(" ")
        %46:2 = "r2.Y"() {i32, loc = strided<[7]>} : () -> (tuple<tuple<complex<i64>>>, memref<2xmemref<?xi8>>) loc("f.rs":61:29)
      }) {_x = "a"} : (memref<i1, "space">, f128) -> tensor<index> loc(fused[fused<@"123"::@"%x"::@h.i::@dots.and.dots>["g.rs":1:2 to 3:4], callsite(fused<affine_set<(d0)[s0, s1] : (d0 + -((d0 + s0) floordiv 2) + s1 >= 0, d0 + s0 + d0 - 1 - s0 * 35 >= 0, d0 ceildiv 2 + s0 + 4 == 0)>>["f.rs":8:68] at "")])
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      "r0.Y"(%2#1, %2#1, %1, %5#0) {key = index} : (memref<i1, "space">, memref<i1, "space">, tensor<?x?x?xindex>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> () loc("<stdin>":63:5)
      "r1.x_1"(%2#0) : (tensor<*x!r0.t2<= =>>) -> () loc(fused<0 : index>[fused[callsite("f.rs":61:6 at "g.rs":74:1 to :7), "g.rs":51:1 to :7]])
      %44 = "r1.x_1"(%0, %5#0)[^bb1, ^bb1] <dense_resource<blob_1> : tensor<4xi8>> : (complex<f32>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> index loc("<stdin>":65:15)
    }) : () -> () loc("g.rs":1:2 to 3:4)
    "r2.x_1"(%2#1)[^bb2, ^bb1, ^bb2] <{}> ({
      "r2.a.b"() ({
        "r2.op"(%5#0) <array<i64: -6>> : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> () loc("g.rs":1:2 to 3:4)
        %40:2 = "r2.a.b"(%5#1, %2#0, %2#0, %5#0) : (f128, tensor<*x!r0.t2<= =>>, tensor<*x!r0.t2<= =>>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> (i1, tuple<memref<*xvector<4xf32>>>) loc("<stdin>":70:18)
        %41:2 = "r0.op"() : () -> (vector<f16>, none) loc(fused["f.rs":42:2, "g.rs":90:1 to :7])
        "r2.op"()[^bb1] : () -> () loc("g.rs":1:2 to 3:4)
      ^bb1(%42: !r2.t3<x::y, -1> loc("<stdin>":73:11)):  // 2 preds: ^bb0, ^bb1
        "r1.op"(%40#1)[^bb1] <{loc}> : (tuple<memref<*xvector<4xf32>>>) -> () loc(fused<unit>[callsite("g.rs":1:2 to 3:4 at ""("loc(x) "))])
      }, {
        "r2.x_1"(%5#0, %2#0) <array<i8: -5, -4, -3>> {loc = "\FF"} : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ())), tensor<*x!r0.t2<= =>>) -> () loc("g.rs":1:2 to 3:4)
        %34:2 = "r0.x_1"(%5#0, %5#0) {i32 = true} : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ())), (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> (none, !r0.t3<x::y, -1>) loc("<stdin>":77:21)
        %35:3 = "r0.op"(%1, %0)[^bb1, ^bb1] {r.attr} : (tensor<?x?x?xindex>, complex<f32>) -> (!r2.t1<a.b.c | d>, vector<tf32>, none) loc(fused<affine_map<() -> (0, -1, -1)>>[""])
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %36 = "r0.x_1"(%2#0, %35#0, %35#1) <vector<8x[1]x5xi64>> : (tensor<*x!r0.t2<= =>>, !r2.t1<a.b.c | d>, vector<tf32>) -> complex<ui64> loc("<stdin>":80:14)
        %37 = "r1.Y"(%36)[^bb1, ^bb1] {loc = strided<[?]>} : (complex<ui64>) -> none loc(callsite(" " at ""("  \00")))
      ^bb2:  // pred: ^bb2
        %38:3 = "r0.a.b"(%5#0, %34#1) : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ())), !r0.t3<x::y, -1>) -> (!r2.t0<= =>, tuple<complex<f128>>, tuple<>) loc("g.rs":46:1 to :7)
        "r2.x_1"() <{_x = #r0.a3<a -> b>, value = dense_resource<"odd key"> : tensor<4xi8>}> : () -> () loc("g.rs":2:1 to :7)
        %39:2 = "r2.x_1"(%35#0)[^bb2] : (!r2.t1<a.b.c | d>) -> (i8, f128) loc(fused["text\FF"("g.rs":24:1 to :7), ""])
      }) : () -> () loc("<stdin>":68:5)
      %18:2 = "r0.op"(%5#0)[^bb1, ^bb1] : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> (complex<f8E5M2>, bf16) loc(callsite("loc(x)" at ""("g.rs":1:2 to 3:4)))
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      "r0.x_1"(%0, %2#1) : (complex<f32>, memref<i1, "space">) -> () loc("g.rs":1:2 to 3:4)
      %19 = "r1.Y"(%5#1, %2#0, %18#1) : (f128, tensor<*x!r0.t2<= =>>, bf16) -> !r1.t1<[1, (2), {3}]> loc("<stdin>":90:13)
      %20:2 = "r0.x_1"()[^bb1] ({
      }, {
        %28 = "r2.a.b"(%18#1, %0) {key = 7.77651901E-12 : f32, loc = true, true = 8 : i8} : (bf16, complex<f32>) -> !r1.t3<* + / ?> loc("g.rs":1:2 to 3:4)
        "r0.Y"(%5#0)[^bb1] {_x = array<i16: -7, 4, 1>, loc = distinct[0]<#r0.a0<[1, (2), {3}]>>} : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> () loc(fused<affine_set<(d0, d1, d2)[s0, s1] : (s0 == 0, 0 >= 0)>>[fused<"\FF\22->\\->" : ui64>[fused<@"a-b">["g.rs":40:1 to :7]]])
      ^bb1(%29: !r1.t3<[1, (2), {3}]> loc("g.rs":1:2 to 3:4)):  // 3 preds: ^bb0, ^bb1, ^bb2
        "r2.a.b"() : () -> () loc(unknown)
        %30:2 = "r0.a.b"(%5#1, %18#1, %2#0) {"a-b" = dense_resource<blob> : tensor<4xi8>, dense = []} : (f128, bf16, tensor<*x!r0.t2<= =>>) -> (() -> (), complex<f128>) loc("g.rs":1:2 to 3:4)
        %31:2 = "r2.op"()[^bb1] {true} : () -> (tuple<f128, vector<5xi128>, index>, (tuple<(!r0.t3<1>, i128, i32) -> ()>, tuple<>) -> ()) loc("g.rs":1:2 to 3:4)
      ^bb2(%32: () -> (index, (vector<i32>) -> index) loc("g.rs":1:2 to 3:4), %33: complex<i32> loc("g.rs":59:1 to :7)):  // pred: ^bb2
        "r2.a.b"(%1, %2#1, %2#1)[^bb1, ^bb2] : (tensor<?x?x?xindex>, memref<i1, "space">, memref<i1, "space">) -> () loc(fused["g.rs":1:2 to 3:4, "g.rs":54:1 to :7])
      }, {
        %21:2 = "r2.a.b"(%5#0) <{}> : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> (index, complex<ui64>) loc("f.rs":69:55)
        %22 = "r2.x_1"()[^bb1, ^bb2] {"#y", _x = loc("g.rs":1:2 to 3:4)} : () -> vector<[7]xi33> loc("<->a\FF \0A"(""))
      ^bb1(%23: tensor<?xindex, "<"> loc("f.rs":89:29)):  // 2 preds: ^bb0, ^bb2
        %24 = "r2.a.b"(%23) <affine_map<(d0)[s0, s1, s2] -> (-12, -d0 + s0 * 2 + s0 - s2)>> : (tensor<?xindex, "<">) -> memref<vector<4xf32>, 3> loc("<stdin>":105:15)
        %25 = "r1.a.b"(%2#0, %5#1) <{loc = affine_set<(d0) : (19 == 0, d0 == 0, -8 == 0)>}> {"new\0Aline"} : (tensor<*x!r0.t2<= =>>, f128) -> ((() -> complex<i128>) -> ()) loc("g.rs":79:1 to :7)
        "r2.op"(%19, %5#1)[^bb2] {dense = affine_set<(d0, d1)[s0] : (1 == 0)>, r.attr = #r2.a3<* + / ?>} : (!r1.t1<[1, (2), {3}]>, f128) -> () loc(callsite("g.rs":1:2 to 3:4 at fused<dense<> : tensor<0x0xcomplex<f32>>>["g.rs":1:2 to 3:4]))
      ^bb2:  // 2 preds: ^bb0, ^bb1
        %26:3 = "r0.x_1"(%2#1, %22, %18#1) : (memref<i1, "space">, vector<[7]xi33>, bf16) -> (memref<*xvector<4xf32>, {a = 1 : i32}>, i128, vector<f8E5M2>) loc("f.rs":50:9)
        %27 = "r2.Y"()[^bb1] : () -> ((f16) -> ()) loc(fused[callsite(fused<array<i32>>["g.rs":1:2 to 3:4] at "g.rs":80:1 to :7), "texttext loc(x)", callsite("g.rs":38:1 to :7 at unknown)])
      }) : () -> (vector<3xi1>, tensor<*xcomplex<f32>>) loc(fused<unit>["g.rs":61:1 to :7])
    }, {
    }, {
      %14 = "r1.op"(%5#0) {_x = false, dense = strided<[]>, i32 = affine_map<(d0) -> (3)>, y$ = dense<> : tensor<0xi32>} : ((index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ()))) -> vector<ui64> loc("g.rs":40:1 to :7)
      "r1.Y"(%1)[^bb1] <{"a-b" = {true = array<i64: -3>}, dense = true, value}> : (tensor<?x?x?xindex>) -> () loc("\\"("g.rs":61:1 to :7))
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      "r0.Y"(%5#1, %14, %5#0, %14) {r.attr = affine_set<(d0, d1) : (d1 * 2 == 0, (-d1 + d0 floordiv 3) ceildiv 3 == 0, d1 ceildiv 7 - (d1 * 4 + 16) == 0)>} : (f128, vector<ui64>, (index) -> (none, ((i1) -> none) -> (index, (none, index, !r2.t2<x::y, -1>) -> ())), vector<ui64>) -> () loc("<stdin>":117:5)
      "r2.a.b"(%2#0)[^bb1, ^bb1] <{}> ({
      }) : (tensor<*x!r0.t2<= =>>) -> () loc("<stdin>":118:5)
    ^bb2:  // pred: ^bb2
      %15:2 = "r2.x_1"(%14, %0, %14) {"quote\22s" = [8.150000e+01 : bf16]} : (vector<ui64>, complex<f32>, vector<ui64>) -> ((complex<f16>) -> (), () -> ()) loc("->")
      %16:2 = "r1.a.b"(%2#1, %2#1) ({
        %17:2 = "r1.op"(%5#1) : (f128) -> (tensor<*xi64>, none) loc("<\0Atext->text")
      }) : (memref<i1, "space">, memref<i1, "space">) -> (none, !r1.t1<[1, (2), {3}]>) loc(fused["g.rs":39:1 to :7, callsite("g.rs":1:2 to 3:4 at unknown)])
      "r2.a.b"()[^bb2] ({
      }, {
      }) : () -> () loc("g.rs":1:2 to 3:4)
    }) : (memref<i1, "space">) -> () loc(" "("a\FF"("\00")))
  ^bb1(%6: tensor<*xcomplex<f32>> loc("")):  // 2 preds: ^bb0, ^bb2
    %7:2 = "r0.x_1"(%0)[^bb2, ^bb2] {dots.and.dots = affine_set<(d0, d1, d2)[s0] : (d1 + s0 == 0)>} : (complex<f32>) -> (tensor<?x?xi1, 32356 : si16>, () -> ()) loc("\22"(callsite(fused<"\FF\0A<" : i8>["g.rs":22:1 to :7] at "texttext\00\FF\00")))
  ^bb2(%8: index loc("g.rs":1:2 to 3:4), %9: none loc("loc(x)//\\"), %10: tensor<?x?x?x!r1.t3> loc(fused<[#r2.a3<a -> b>, 0 : i8]>["f.rs":53:15])):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
    %11:2 = "r2.op"(%9, %8, %8) ({
    }) : (none, index, index) -> (tuple<>, vector<f8E5M2>) loc(" "("g.rs":32:1 to :7))
    %12 = "r1.op"(%1, %2#1) : (tensor<?x?x?xindex>, memref<i1, "space">) -> !r0.t1<[1, (2), {3}]> loc("->\0A\22"(fused<"< " : i64>["g.rs":1:2 to 3:4]))
    %13 = "r2.op"(%11#0, %9)[^bb1, ^bb2] {y$ = -6.528350e+12 : bf16} : (tuple<>, none) -> index loc("<stdin>":135:11)
  }) {"a-b" = "text //"} : (tensor<*x!r0.t2<= =>>) -> () loc("<stdin>":4:1)
  %3:3 = "r1.op"() {key = 6.760000e-27 : f32, "new\0Aline" = #r2.a1<[1, (2), {3}]>} : () -> (complex<f128>, tuple<>, f8E4M3FN) loc(unknown)
  "r1.x_1"(%1) : (tensor<?x?x?xindex>) -> () loc(fused<strided<[]>>[fused[callsite("f.rs":60:7 at "g.rs":58:1 to :7), callsite("g.rs":1:2 to 3:4 at "g.rs":1:2 to 3:4)]])
  %4 = "r0.a.b"() {"a-b", loc = affine_set<(d0) : (3 >= 0, 0 >= 0)>, r.attr = {_x = "loc(x)loc(x)->loc(x)->"}} : () -> f8E4M3FN loc("f.rs":0:64)
}) : () -> () loc("<stdin>":0:0)
