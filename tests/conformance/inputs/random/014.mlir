"builtin.module"() ({
  %0 = "r1.op"() : () -> vector<[2]x[8]xf16> loc("g.rs":46:1 to :7)
  %1:2 = "r2.op"(%0) ({
    %161 = "r0.op"(%0, %0, %0) {true = dense<[[[(-9.275240e+01,2.834630e+01), (-1.397730e+01,5.416360e+01)], [(-81.2555999,6.081580e+01), (-7.327990e+01,-8.819700e+01)], [(8.484170e+01,-5.711110e+01), (-2.568400e+00,-74.1157989)]]]> : tensor<1x3x2xcomplex<f32>>, value = memref<?x4x9xvector<4xf32>, "space">, y$ = #r2.a2} : (vector<[2]x[8]xf16>, vector<[2]x[8]xf16>, vector<[2]x[8]xf16>) -> ((bf16, tf32) -> ()) loc(unknown)
    %162:2 = "r2.op"() : () -> (memref<*xcomplex<f64>>, !r2.t1<1>) loc(fused[""(""("g.rs":12:1 to :7)), "texta//"])
    "r0.a.b"() {key = @"new\0Aline"::@dots.and.dots::@"quote\22s"::@"#y", r.attr = #r2.a0<i32, tensor<?xf32>>, true} : () -> () loc(unknown)
  }, {
    "r1.x_1"(%0) : (vector<[2]x[8]xf16>) -> () loc(callsite("f.rs":3:48 at fused["f.rs":49:66, "\22"]))
    "r1.op"(%0) <{dense, loc = " \0A\00->\0A"}> : (vector<[2]x[8]xf16>) -> () loc("<\\")
    %158 = "r1.x_1"(%0) : (vector<[2]x[8]xf16>) -> (() -> ()) loc("g.rs":1:2 to 3:4)
    "r0.a.b"()[^bb1, ^bb1] <dense<> : tensor<0x0xi1>> : () -> () loc("g.rs":25:1 to :7)
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %159:3 = "r0.a.b"(%158) : (() -> ()) -> (f128, f8E5M2, tuple<>) loc("f.rs":13:17)
    "r2.x_1"(%159#1, %159#0, %159#1) <affine_set<(d0, d1, d2) : (d0 * 2 + d0 mod 7 - 15 >= 0)>> : (f8E5M2, f128, f8E5M2) -> () loc("g.rs":27:1 to :7)
    %160 = "r1.x_1"()[^bb1] <{}> {y$} : () -> complex<i8> loc("g.rs":1:2 to 3:4)
  }, {
  }) : (vector<[2]x[8]xf16>) -> (!r0.t0<>, tuple<>) loc(fused["f.rs":95:6, "\0A", "g.rs":1:2 to 3:4, "f.rs":64:74])
  %2:3 = "r1.op"() <{loc = dense_resource<blob> : tensor<4xi8>}> ({
    %8:2 = "r0.a.b"(%1#0, %1#1, %1#1) ({
      %141 = "r0.op"(%0) ({
      }, {
        %152:3 = "r0.op"(%1#1, %1#0) : (tuple<>, !r0.t0<>) -> (tuple<>, i1, i8) loc(unknown)
        %153 = "r1.a.b"() <{_x = "\FF<" : ui7, "with space" = loc(fused<7676439690105004390 : index>[""("g.rs":1:2 to 3:4)])}> : () -> tensor<?xindex> loc(callsite(callsite("g.rs":1:2 to 3:4 at "text"("\FF\FF\22\\")) at "\00//textloc(x)\\"))
        %154:2 = "r1.Y"(%152#2, %152#1)[^bb1] <#r0.a0<[1, (2), {3}]>> : (i8, i1) -> (index, tuple<>) loc(unknown)
      ^bb1(%155: vector<[5]xui64> loc("  text\\loc(x)"(fused<affine_map<(d0)[s0, s1] -> (84, s1)>>[callsite("f.rs":85:71 at "g.rs":57:1 to :7)])), %156: () -> vector<f64> loc("g.rs":1:2 to 3:4)):  // 2 preds: ^bb0, ^bb1
        %157 = "r2.a.b"(%1#1, %1#0)[^bb1] {key = array<i1: false, false, true, true>} : (tuple<>, !r0.t0<>) -> i1 loc("<stdin>":25:16)
      }, {
        %149 = "r1.x_1"(%1#0) <strided<[]>> {loc, r.attr = strided<[]>} : (!r0.t0<>) -> !r1.t2<<>> loc(callsite("g.rs":75:1 to :7 at "g.rs":55:1 to :7))
        "r0.op"() : () -> () loc(unknown)
        "r0.x_1"(%149, %1#0) {r.attr = dense_resource<"odd key"> : tensor<4xi8>} : (!r1.t2<<>>, !r0.t0<>) -> () loc("<stdin>":29:7)
        %150:2 = "r0.op"(%1#1, %0, %0, %1#0)[^bb1] {"123" = affine_set<(d0, d1)[s0] : (d0 == 0, s0 == 0, 5 == 0)>} : (tuple<>, vector<[2]x[8]xf16>, vector<[2]x[8]xf16>, !r0.t0<>) -> (tuple<>, f128) loc(unknown)
      ^bb1(%151: i32 loc(""("f.rs":66:51))):  // 2 preds: ^bb0, ^bb1
        "r0.op"(%1#0, %0)[^bb1] <false> {loc = "texta"} : (!r0.t0<>, vector<[2]x[8]xf16>) -> () loc("<stdin>":32:7)
      }) : (vector<[2]x[8]xf16>) -> !r0.t2<[1, (2), {3}]> loc("<stdin>":19:14)
      %142 = "r2.op"(%1#0, %141, %0)[^bb1] <{"<>" = array<f64: -6.546950e+01, 2.001000e+01, 5.009600e+01, -1.649990e+01, 3.516790e+01>}> : (!r0.t0<>, !r0.t2<[1, (2), {3}]>, vector<[2]x[8]xf16>) -> memref<?x?xvector<4xf32>, strided<[?, ?], offset: 94>> loc(callsite("g.rs":24:1 to :7 at fused[fused<dense_resource<blob_1> : tensor<4xi8>>["g.rs":16:1 to :7], "\0A"]))
    ^bb1(%143: f32 loc(fused[fused<#r2.a0<= =>>[""], "g.rs":18:1 to :7]), %144: tf32 loc("f.rs":0:89), %145: tuple<memref<6xf16, {a = 1 : i32}>> loc("->-><")):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %146 = "r0.op"() : () -> tuple<> loc("g.rs":50:1 to :7)
      %147 = "r2.a.b"(%146) : (tuple<>) -> f8E4M3FN loc("g.rs":27:1 to :7)
      %148 = "r2.op"(%142, %144)[^bb1, ^bb1, ^bb1] : (memref<?x?xvector<4xf32>, strided<[?, ?], offset: 94>>, tf32) -> vector<f16> loc(fused["f.rs":22:5, "\00text"("g.rs":1:2 to 3:4), fused<loc("g.rs":1:2 to 3:4)>["g.rs":14:1 to :7]])
    }) : (!r0.t0<>, tuple<>, tuple<>) -> (vector<3xf16>, f8E5M2) loc("g.rs":86:1 to :7)
    "r1.x_1"(%0, %0, %1#1, %1#0) ({
      %134 = "r2.Y"(%1#0, %8#0) <dense<> : tensor<0xcomplex<f32>>> : (!r0.t0<>, vector<3xf16>) -> (() -> ((tuple<>, tuple<!r0.t3<@sym ^bb %v>>, vector<f64>) -> none)) loc("g.rs":50:1 to :7)
      "r2.x_1"(%1#0) <{}> {"%x", _x = "", key, loc = loc(unknown)} : (!r0.t0<>) -> () loc("g.rs":1:2 to 3:4)
      "r2.a.b"()[^bb1, ^bb1] ({
      }) {"quote\22s" = #r0.a2<x::y, -1>} : () -> () loc("g.rs":1:2 to 3:4)
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2
      %135:2 = "r2.x_1"(%134, %8#1) ({
      }) : (() -> ((tuple<>, tuple<!r0.t3<@sym ^bb %v>>, vector<f64>) -> none), f8E5M2) -> (() -> (), memref<complex<f64>, {a = 1 : i32}>) loc("g.rs":1:2 to 3:4)
      %136 = "r2.x_1"(%135#1, %1#1)[^bb2] : (memref<complex<f64>, {a = 1 : i32}>, tuple<>) -> (() -> ()) loc("\0A\22"("f.rs":63:50))
    ^bb2(%137: tensor<*xcomplex<f32>> loc(unknown), %138: tuple<> loc("<stdin>":49:53), %139: (vector<f8E5M2>) -> () loc(unknown)):  // pred: ^bb1
      %140 = "r0.op"(%8#0, %1#1, %134, %134)[^bb1] : (vector<3xf16>, tuple<>, () -> ((tuple<>, tuple<!r0.t3<@sym ^bb %v>>, vector<f64>) -> none), () -> ((tuple<>, tuple<!r0.t3<@sym ^bb %v>>, vector<f64>) -> none)) -> i128 loc("g.rs":43:1 to :7)
    }, {
      %128 = "r2.op"(%1#0) : (!r0.t0<>) -> memref<*xf32, "space"> loc(unknown)
      "r2.a.b"() {dense = #r0.a3<x::y, -1>, loc = true} : () -> () loc("<stdin>":53:5)
      "r2.a.b"()[^bb1] <{r.attr}> : () -> () loc("<stdin>":54:5)
    ^bb1(%129: index loc("->"(callsite("f.rs":2:62 at fused<[unit, affine_map<(d0)[s0] -> (d0 mod 7)>]>["g.rs":1:2 to 3:4]))), %130: f64 loc(fused<#r1.a3<"s>">>["g.rs":83:1 to :7]), %131: ui7 loc(fused["//\0A", "g.rs":33:1 to :7])):  // 2 preds: ^bb0, ^bb1
      %132 = "r0.x_1"(%129) <{"#y" = -151695380572805763753016515986473846831 : i128, i32, y$ = true}> {key = strided<[]>, loc = !r0.t1<"s>">} : (index) -> tuple<vector<1xui7>, () -> (), vector<ui7>> loc("<stdin>":56:13)
      %133 = "r1.a.b"(%131, %8#0, %1#0)[^bb1] : (ui7, vector<3xf16>, !r0.t0<>) -> tf32 loc("<stdin>":57:12)
    }) {_x, dense = [false, 6.2689203481699996E-48, index], true = array<f64: 7.010780e+01>} : (vector<[2]x[8]xf16>, vector<[2]x[8]xf16>, tuple<>, !r0.t0<>) -> () loc("->\\\00 \0A->")
    %9 = "r0.x_1"()[^bb1] {loc = []} : () -> !r2.t0<@sym ^bb %v> loc("<stdin>":59:10)
  ^bb1(%10: tensor<8x!r0.t1<a.b.c | d>> loc(fused["f.rs":32:27, callsite("g.rs":21:1 to :7 at "f.rs":91:37)]), %11: bf16 loc(callsite(fused["", "f.rs":28:35] at "f.rs":90:38)), %12: bf16 loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    "r2.Y"(%8#1) ({
      %110:2 = "r2.Y"(%9, %0) ({
        %120 = "r1.x_1"(%8#0, %0, %11, %1#0) <{value = vector<6x8x5xui7>}> : (vector<3xf16>, vector<[2]x[8]xf16>, bf16, !r0.t0<>) -> vector<5xf128> loc(unknown)
        "r1.op"(%8#0, %0)[^bb2, ^bb1, ^bb1] : (vector<3xf16>, vector<[2]x[8]xf16>) -> () loc(unknown)
      ^bb1(%121: tensor<5x1x?xf8E4M3FN, 0 : ui7> loc("<stdin>":65:11), %122: memref<?xmemref<?xi8>> loc(unknown), %123: memref<*xmemref<?xi8>, {a = 1 : i32}> loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
        %124:2 = "r1.a.b"() : () -> (tensor<?xcomplex<f32>>, f64) loc("//\0A\\"("g.rs":1:2 to 3:4))
        "r2.op"(%123) : (memref<*xmemref<?xi8>, {a = 1 : i32}>) -> () loc(unknown)
        %125:3 = "r2.Y"(%1#0, %122)[^bb1] <{}> : (!r0.t0<>, memref<?xmemref<?xi8>>) -> (memref<1x9x8xvector<4xf32>, {a = 1 : i32}>, memref<4xi8, {a = 1 : i32}>, memref<*xi128, 3>) loc(" \FF"(fused<"">["g.rs":1:2 to 3:4]))
      ^bb2(%126: tuple<> loc(unknown)):  // pred: ^bb0
        "r1.a.b"(%12, %8#0) {_x = 9.105600e-20 : bf16, y$} : (bf16, vector<3xf16>) -> () loc("f.rs":22:8)
        %127:2 = "r2.Y"(%1#0, %11)[^bb1] : (!r0.t0<>, bf16) -> (none, memref<*xcomplex<f64>>) loc("<stdin>":71:16)
      }) : (!r2.t0<@sym ^bb %v>, vector<[2]x[8]xf16>) -> (!r1.t0<* + / ?>, i128) loc("g.rs":1:2 to 3:4)
      %111:4 = "r1.a.b"(%11, %12) <{}> : (bf16, bf16) -> (!r2.t3<1>, vector<3x6x8xui64>, f8E4M3FN, tensor<3x?xcomplex<f32>, {}>) loc(callsite("//" at "f.rs":22:87))
      %112 = "r1.Y"()[^bb1] {dots.and.dots = array<i64: 7>, true = "->"} : () -> tuple<> loc(""(callsite(fused["g.rs":96:1 to :7, "f.rs":56:17] at callsite("g.rs":55:1 to :7 at "aa "))))
    ^bb1(%113: index loc(" \\"(callsite(callsite("g.rs":1:2 to 3:4 at unknown) at fused["f.rs":84:51, "g.rs":98:1 to :7])))):  // 2 preds: ^bb0, ^bb1
      %114:4 = "r0.Y"() ({
      }, {
        %119 = "r0.Y"() {key = dense_resource<"odd key"> : tensor<4xi8>} : () -> vector<f8E5M2> loc("<stdin>":78:16)
      }) : () -> (() -> (), none, memref<*xcomplex<f64>>, tuple<>) loc("g.rs":1:2 to 3:4)
      %115 = "r1.Y"(%12)[^bb1] <"\22" : si16> ({
        "r2.Y"(%110#1, %111#0) {key} : (i128, !r2.t3<1>) -> () loc("g.rs":1:2 to 3:4)
        %118 = "r1.x_1"() : () -> memref<i33> loc("<stdin>":82:15)
      }, {
      }, {
        %116:3 = "r2.Y"(%114#3, %10, %1#1, %111#1) {"with space" = dense_resource<"odd key"> : tensor<4xi8>} : (tuple<>, tensor<8x!r0.t1<a.b.c | d>>, tuple<>, vector<3x6x8xui64>) -> (tuple<>, i8, ui7) loc("a-><")
        "r0.Y"(%0, %114#0) : (vector<[2]x[8]xf16>, () -> ()) -> () loc(fused<affine_map<(d0, d1) -> (-d1, d0)>>["g.rs":1:2 to 3:4])
        %117:2 = "r2.Y"(%111#3, %114#1) : (tensor<3x?xcomplex<f32>, {}>, none) -> (tensor<ui64>, ui64) loc(fused<0 : i128>["f.rs":42:12])
      }) : (bf16) -> vector<i33> loc("\22<"(callsite("//\FF\\" at "")))
    }) {r.attr} : (f8E5M2) -> () loc("g.rs":30:1 to :7)
    %13 = "r2.op"(%0, %8#1) <{}> ({
      "r0.a.b"(%8#0, %10, %8#1) {dense = strided<[1, ?]>} : (vector<3xf16>, tensor<8x!r0.t1<a.b.c | d>>, f8E5M2) -> () loc("f.rs":25:68)
      "r0.op"(%0, %1#1)[^bb1, ^bb2] : (vector<[2]x[8]xf16>, tuple<>) -> () loc("\\\00 ")
    ^bb1(%90: !r0.t2 loc("\\"(fused["<loc(x)", "g.rs":48:1 to :7])), %91: index loc("<stdin>":93:71), %92: !r0.t2<i32, tensor<?xf32>> loc(callsite("loc(x)->a" at "\0A\\text\00"))):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
      "r0.op"(%91) {"a-b" = array<i8: -2, 3, 0, 3>} : (index) -> () loc("<stdin>":94:5)
      %93:2 = "r1.Y"() : () -> (tensor<*xcomplex<f32>>, memref<7x?xf128, strided<[?, ?], offset: ?>, {a = 1 : i32}>) loc("g.rs":32:1 to :7)
      "r0.x_1"(%93#0, %1#1)[^bb1, ^bb1] : (tensor<*xcomplex<f32>>, tuple<>) -> () loc("g.rs":1:2 to 3:4)
    ^bb2(%94: f16 loc("g.rs":1:2 to 3:4), %95: !r1.t2<x::y, -1> loc("\\")):  // 2 preds: ^bb0, ^bb3
      %96 = "r0.Y"()[^bb1] ({
        %104 = "r1.x_1"(%12) <#r2.a0<= =>> : (bf16) -> !r1.t3<i32, tensor<?xf32>> loc("<stdin>":99:16)
        %105:2 = "r0.Y"()[^bb1] : () -> (f80, tensor<?x?x!r1.t3<@sym ^bb %v>>) loc(fused<false>["f.rs":9:49])
      ^bb1(%106: tensor<!r1.t0<= =>> loc(""("g.rs":1:2 to 3:4))):  // 3 preds: ^bb0, ^bb2, ^bb2
        "r1.a.b"(%8#1, %8#0, %8#0) {loc = array<i1: false, false, true, true, false>, r.attr = none} : (f8E5M2, vector<3xf16>, vector<3xf16>) -> () loc("g.rs":1:2 to 3:4)
        "r0.a.b"(%106)[^bb2] <true> : (tensor<!r1.t0<= =>>) -> () loc("<stdin>":103:7)
      ^bb2(%107: (tuple<tensor<?xcomplex<f32>>>, f16, f8E4M3FN) -> vector<i33> loc("\00textloc(x)")):  // pred: ^bb1
        %108 = "r2.x_1"(%95, %8#0) {dense = dense<5> : tensor<1x2xi8>} : (!r1.t2<x::y, -1>, vector<3xf16>) -> memref<*xsi16, {a = 1 : i32}> loc("g.rs":1:2 to 3:4)
        %109:3 = "r1.a.b"(%11, %8#1, %95) <120913719987151039317820441529483322228 : i128> : (bf16, f8E5M2, !r1.t2<x::y, -1>) -> ((vector<6xi8>, tuple<tuple<>, tuple<>, memref<?x9xmemref<?xi8>, strided<[29, ?]>, 3>>) -> (), () -> !r0.t1<"s>">, (complex<f8E5M2>, !r0.t3<[1, (2), {3}]>) -> f8E4M3FN) loc("<stdin>":106:27)
        "r1.x_1"()[^bb1, ^bb1] : () -> () loc("loc(x)"(callsite("//<" at "g.rs":7:1 to :7)))
      }, {
        "r2.a.b"() <false> : () -> () loc("<stdin>":109:7)
        "r2.x_1"(%1#1)[^bb2, ^bb1] : (tuple<>) -> () loc(""("f.rs":44:87))
      ^bb1(%101: bf16 loc(unknown)):  // pred: ^bb0
        "r2.Y"(%1#1) : (tuple<>) -> () loc("g.rs":1:2 to 3:4)
        %102:3 = "r0.x_1"(%10) : (tensor<8x!r0.t1<a.b.c | d>>) -> (f16, tensor<?x?xcomplex<f32>>, i8) loc("<stdin>":113:31)
        "r0.a.b"()[^bb2] <{"#y" = array<i32: 1>, true = -5.340580e-03 : bf16}> : () -> () loc("<stdin>":114:7)
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
        %103:2 = "r1.Y"(%9, %9, %8#0, %95)[^bb2] : (!r2.t0<@sym ^bb %v>, !r2.t0<@sym ^bb %v>, vector<3xf16>, !r1.t2<x::y, -1>) -> ((index) -> (), i8) loc("<stdin>":116:26)
      }, {
      }) : () -> none loc("\FF ")
    ^bb3(%97: f8E4M3FN loc("g.rs":58:1 to :7)):  // no predecessors
      %98 = "r1.op"() ({
      }, {
        %100 = "r2.x_1"() : () -> tuple<tuple<index>> loc(callsite("->->\00" at callsite(unknown at fused["f.rs":30:55, "g.rs":1:2 to 3:4])))
      }, {
      }) : () -> memref<6x7xvector<4xf32>, strided<[7, ?], offset: ?>> loc(unknown)
      %99:2 = "r2.a.b"()[^bb2] {"%x", _x = 0 : i8, key = [], true} : () -> (vector<5x6x4xi33>, none) loc("f.rs":40:93)
    }, {
      %85:2 = "r1.a.b"(%1#1) {key = false, r.attr = [#r0.a2<"\5C">]} : (tuple<>) -> (vector<[6]xi8>, f32) loc(callsite(callsite("loc(x)->text" at fused["g.rs":1:2 to 3:4, "g.rs":17:1 to :7]) at "g.rs":11:1 to :7))
      %86:3 = "r0.op"(%12, %10) <false> : (bf16, tensor<8x!r0.t1<a.b.c | d>>) -> (complex<f8E4M3FN>, memref<4xcomplex<f64>>, memref<*xmemref<?xi8>>) loc("f.rs":82:34)
      %87 = "r0.a.b"(%85#1, %8#1) : (f32, f8E5M2) -> vector<index> loc(unknown)
      "r2.a.b"()[^bb1] {"%x" = {y$}, "a-b" = true, value} : () -> () loc(unknown)
    ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %88 = "r1.Y"() : () -> tuple<index, f128, memref<*xmemref<?xi8>, "space">> loc(callsite("text\00\FF\FF" at "\00a\0A ->"("\0Aa")))
      %89:2 = "r1.Y"(%1#0, %8#0)[^bb1, ^bb1, ^bb1] <{_x}> {y$ = "\\text"} : (!r0.t0<>, vector<3xf16>) -> (vector<ui7>, f32) loc("\00atext->\0A")
    }, {
      %84 = "r2.a.b"(%8#1, %8#0) {key = affine_set<(d0) : (16 >= 0, -16 == 0)>, true = strided<[]>, y$ = dense_resource<"odd key"> : tensor<4xi8>} : (f8E5M2, vector<3xf16>) -> vector<[3]xui7> loc("g.rs":76:1 to :7)
    }) : (vector<[2]x[8]xf16>, f8E5M2) -> tuple<> loc("loc(x)text")
    %14:2 = "r0.a.b"(%1#0, %10, %8#0)[^bb1] : (!r0.t0<>, tensor<8x!r0.t1<a.b.c | d>>, vector<3xf16>) -> (none, (i64, tuple<>) -> ()) loc(callsite(unknown at "f.rs":4:20))
  ^bb2:  // no predecessors
    %15 = "r2.op"(%1#0) <{"with space"}> ({
      %83 = "r0.Y"() : () -> f16 loc(""(fused["g.rs":43:1 to :7, callsite(unknown at "g.rs":27:1 to :7)]))
      "r0.op"() : () -> () loc(fused<dense<(-2,7)> : tensor<1xcomplex<i8>>>["g.rs":10:1 to :7])
    }, {
      %76 = "r1.Y"() <{}> : () -> f80 loc(callsite("f.rs":8:57 at "f.rs":62:7))
      %77:4 = "r1.a.b"() ({
        "r2.op"(%9, %0, %76) {loc} : (!r2.t0<@sym ^bb %v>, vector<[2]x[8]xf16>, f80) -> () loc("<stdin>":145:7)
        %80:4 = "r0.op"(%8#1, %1#0)[^bb1] {"<>" = affine_map<() -> (112, 10, 5)>, key} : (f8E5M2, !r0.t0<>) -> (ui64, memref<?xcomplex<f64>>, vector<6xf64>, !r0.t2<<>>) loc(callsite(fused<[]>[fused<{key = affine_set<(d0)[s0] : ((d0 * 6) floordiv 8 == 0, 14 == 0)>, "quote\22s" = -1062632748766142261 : i64, y$ = #r2.a1<a -> b>}>["g.rs":1:2 to 3:4]] at "f.rs":69:25))
      ^bb1(%81: tensor<?x?xf8E5M2> loc(fused["->"("\0Atexta->"), callsite("g.rs":11:1 to :7 at ""("f.rs":29:68))])):  // 3 preds: ^bb0, ^bb2, ^bb2
        "r2.a.b"()[^bb2] : () -> () loc(fused["\FF\00\FF//text"("g.rs":1:2 to 3:4), "g.rs":40:1 to :7])
      ^bb2:  // 2 preds: ^bb1, ^bb2
        %82:2 = "r2.x_1"(%80#1)[^bb2, ^bb1, ^bb1] : (memref<?xcomplex<f64>>) -> (memref<*xcomplex<f64>>, tensor<*xindex>) loc("g.rs":75:1 to :7)
      }, {
        %79 = "r2.Y"() <#r0.a0<>> : () -> memref<*xsi16, 4> loc("g.rs":1:2 to 3:4)
        "r2.x_1"(%76, %1#0, %1#1, %76)[^bb1] <{}> : (f80, !r0.t0<>, tuple<>, f80) -> () loc("g.rs":1:2 to 3:4)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r0.op"(%9, %9)[^bb1] : (!r2.t0<@sym ^bb %v>, !r2.t0<@sym ^bb %v>) -> () loc(fused["g.rs":20:1 to :7, callsite(unknown at "g.rs":46:1 to :7)])
      }) : () -> (ui7, tensor<?xindex>, !r0.t2<x::y, -1>, none) loc(fused["g.rs":75:1 to :7, fused<strided<[?]>>[""("f.rs":79:40)]])
      %78:3 = "r2.Y"(%1#0) <strided<[7]>> : (!r0.t0<>) -> (memref<*xcomplex<f64>>, i33, none) loc("<stdin>":157:22)
    }) : (!r0.t0<>) -> tensor<!r2.t0<x::y, -1>> loc("g.rs":1:2 to 3:4)
    "r1.Y"(%8#0) <affine_map<()[s0] -> ((s0 floordiv 3) * -6, s0)>> ({
      "r1.a.b"(%9, %9) <{}> : (!r2.t0<@sym ^bb %v>, !r2.t0<@sym ^bb %v>) -> () loc("<stdin>":160:5)
      "r2.a.b"(%15) : (tensor<!r2.t0<x::y, -1>>) -> () loc("g.rs":81:1 to :7)
      %53:2 = "r0.Y"(%8#0, %8#1) {i32 = dense_resource<blob_1> : tensor<4xi8>} : (vector<3xf16>, f8E5M2) -> ((f128) -> (), i33) loc("g.rs":1:2 to 3:4)
      %54 = "r1.Y"(%1#0, %53#0)[^bb2, ^bb2] : (!r0.t0<>, (f128) -> ()) -> !r1.t0<"\5C"> loc("<stdin>":163:14)
    ^bb1:  // 3 preds: ^bb1, ^bb2, ^bb2
      %55:2 = "r1.x_1"() : () -> (f16, index) loc(callsite(callsite("->loc(x)"("g.rs":1:2 to 3:4) at "\22\00//\00\FF") at "text"))
      "r2.Y"(%54) : (!r1.t0<"\5C">) -> () loc(fused<true>["g.rs":1:2 to 3:4])
      %56 = "r2.op"()[^bb1] <"\\loc(x)"> ({
        "r0.x_1"(%1#0) <@f> : (!r0.t0<>) -> () loc(fused<16105719257727879863 : ui64>[callsite("g.rs":1:2 to 3:4 at "f.rs":35:60)])
        %72 = "r0.a.b"(%55#0, %8#0)[^bb1] <#r0.a3> : (f16, vector<3xf16>) -> !r0.t0<= => loc(fused["g.rs":1:2 to 3:4, "f.rs":70:77])
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        %73:2 = "r2.op"() : () -> (bf16, vector<[4]x[4]xi64>) loc(""("g.rs":1:2 to 3:4))
        %74 = "r0.x_1"() {loc = memref<complex<f64>>} : () -> tuple<> loc("g.rs":24:1 to :7)
        %75:2 = "r2.x_1"()[^bb1, ^bb1] <{value = 8.680000e+02 : bf16}> {_x = {dense = dense<> : tensor<0x1xi8>}, y$ = affine_set<(d0) : (-118 >= 0)>} : () -> (vector<f128>, tensor<*xsi16>) loc("<stdin>":173:17)
      }, {
      }) {i32 = @h.i, key, true = distinct[0]<-6.625000e+00 : bf16>} : () -> i1 loc("<stdin>":167:14)
    ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb2
      %57:2 = "r1.a.b"(%53#1, %9, %54) ({
        "r0.Y"(%54) {_x = strided<[1]>} : (!r1.t0<"\5C">) -> () loc(""(""))
        "r2.a.b"(%54)[^bb1, ^bb1, ^bb1] : (!r1.t0<"\5C">) -> () loc("<stdin>":179:7)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %71 = "r0.op"()[^bb1] : () -> vector<6x5xui7> loc(fused<dense<[(7,-1), (-2,5), (-1,0)]> : tensor<3xcomplex<i8>>>["<"])
      }, {
        %69:4 = "r2.op"(%0, %8#0) : (vector<[2]x[8]xf16>, vector<3xf16>) -> (tensor<*x!r1.t2<[1, (2), {3}]>>, index, () -> (), vector<4x2x[6]xindex>) loc(fused["text"("f.rs":2:14), "f.rs":8:92])
        %70 = "r1.op"() <{}> {value = dense<-8> : tensor<index>} : () -> index loc("g.rs":83:1 to :7)
        "r1.x_1"(%69#0, %1#1) : (tensor<*x!r1.t2<[1, (2), {3}]>>, tuple<>) -> () loc("g.rs":87:1 to :7)
      }, {
        "r2.x_1"(%53#1) : (i33) -> () loc(unknown)
        %67:2 = "r1.Y"(%15, %0) : (tensor<!r2.t0<x::y, -1>>, vector<[2]x[8]xf16>) -> (!r1.t2<i32, tensor<?xf32>>, ui64) loc(callsite("//\0A\FF\FF" at fused["f.rs":41:45, "g.rs":1:2 to 3:4, callsite(" " at "f.rs":37:74)]))
        %68:2 = "r1.op"() <{y$}> : () -> (i1, (f8E5M2) -> ()) loc("")
      }) : (i33, !r2.t0<@sym ^bb %v>, !r1.t0<"\5C">) -> (complex<i32>, f8E5M2) loc(unknown)
      %58 = "r2.op"(%57#1, %54, %8#0)[^bb1, ^bb1, ^bb2] ({
        "r1.a.b"(%1#1, %1#1) : (tuple<>, tuple<>) -> () loc(unknown)
        %59 = "r1.a.b"() : () -> f128 loc("f.rs":15:47)
        %60:2 = "r2.Y"(%57#0, %1#0, %53#1, %53#0) {dots.and.dots = affine_set<(d0) : ((-d0 + 7) floordiv 6 + d0 mod 5 + d0 + 6 >= 0)>, true = [unit]} : (complex<i32>, !r0.t0<>, i33, (f128) -> ()) -> (complex<ui7>, !r2.t3<x::y, -1>) loc("g.rs":0:1 to :7)
        %61:2 = "r1.a.b"(%60#0, %15, %60#0, %57#1)[^bb2] : (complex<ui7>, tensor<!r2.t0<x::y, -1>>, complex<ui7>, f8E5M2) -> (complex<f16>, tuple<tf32, tuple<memref<3x?xcomplex<f64>, "space">, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1, s2] -> (-s0 - (s0 + s1) * 3 - 10, 0)>, "space">>, !r1.t3<>>) loc(""("g.rs":58:1 to :7))
      ^bb1(%62: complex<ui64> loc("f.rs":66:16), %63: () -> () loc("\22\00")):  // pred: ^bb3
        %64:2 = "r1.Y"(%15)[^bb3, ^bb2, ^bb3] <dense_resource<blob_1> : tensor<4xi8>> {r.attr = affine_map<(d0, d1)[s0] -> ((d1 * -6 - s0) * 3, (-d0 + 56) ceildiv 7, s0)>} : (tensor<!r2.t0<x::y, -1>>) -> (vector<[7]x5xbf16>, ui64) loc(unknown)
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "r2.Y"()[^bb3] <affine_set<(d0)[s0] : ((-s0 + 5) floordiv 6 + s0 == 0, (d0 floordiv 5) ceildiv 3 + s0 == 0)>> {"<>", key = [""], true = ["<a", 6307047447787708154 : ui64, strided<[7]>], value = "\\"} : () -> () loc("f.rs":97:15)
      ^bb3:  // 3 preds: ^bb1, ^bb1, ^bb2
        %65:2 = "r0.op"(%61#0) : (complex<f16>) -> (() -> (), !r2.t2<"\5C">) loc(callsite("g.rs":1:2 to 3:4 at fused["g.rs":1:2 to 3:4, ""]))
        %66 = "r2.Y"()[^bb1] : () -> !r0.t2<x::y, -1> loc("<stdin>":202:16)
      }) : (f8E5M2, !r1.t0<"\5C">, vector<3xf16>) -> f80 loc("")
    }) {i32 = loc(" \00\22 <\0A"("//<loc(x)"("g.rs":30:1 to :7))), y$ = @_g$1::@"#y"} : (vector<3xf16>) -> () loc("\0A "("g.rs":1:2 to 3:4))
    %16:2 = "r1.x_1"()[^bb1] : () -> (tensor<index>, !r2.t3<1>) loc(unknown)
  ^bb3:  // no predecessors
    "r0.Y"(%1#0) <{}> : (!r0.t0<>) -> () loc("<stdin>":207:3)
    %17 = "r1.op"(%8#1, %0) <{}> ({
      %52:2 = "r0.a.b"() : () -> (none, memref<vector<4xf32>, 1>) loc("<stdin>":209:23)
    }, {
      %32:2 = "r1.Y"(%9, %1#1) ({
        "r0.x_1"(%1#0, %8#0, %8#0) : (!r0.t0<>, vector<3xf16>, vector<3xf16>) -> () loc(fused[callsite("f.rs":32:25 at "f.rs":62:32), "\FFtext"])
        %45:2 = "r2.op"(%0) <memref<vector<4xf32>, {a = 1 : i32}>> : (vector<[2]x[8]xf16>) -> (tuple<>, tuple<i128>) loc(fused["loc(x)atext", "g.rs":47:1 to :7])
        %46 = "r1.Y"(%45#0) : (tuple<>) -> complex<f16> loc("g.rs":1:2 to 3:4)
        %47:3 = "r1.Y"(%46)[^bb1, ^bb1] {y$} : (complex<f16>) -> (tensor<!r2.t1<>>, tensor<i8, 0 : i128>, tensor<*x!r0.t2<"s>">>) loc("f.rs":32:3)
      ^bb1(%48: si16 loc(callsite("g.rs":77:1 to :7 at "g.rs":5:1 to :7))):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %49 = "r1.op"() <{dense, value = #r0.a3<<>>}> {loc = []} : () -> memref<?xvector<4xf32>, {a = 1 : i32}> loc(callsite("//\0A"("f.rs":34:31) at callsite("g.rs":1:2 to 3:4 at fused<"" : i64>["->loc(x)"])))
        %50 = "r1.Y"() : () -> tensor<?xindex, #r0.enc<1>> loc("<stdin>":218:15)
        %51 = "r2.a.b"(%9, %47#2)[^bb1, ^bb1] {_x, dots.and.dots = @"new\0Aline"::@"quote\22s", value = @"a-b"::@"%x"} : (!r2.t0<@sym ^bb %v>, tensor<*x!r0.t2<"s>">>) -> vector<f16> loc("a\FF"("g.rs":1:2 to 3:4))
      }, {
        %38 = "r1.Y"(%1#1, %9) <{}> : (tuple<>, !r2.t0<@sym ^bb %v>) -> tuple<> loc("<stdin>":221:15)
        %39:2 = "r1.a.b"(%8#1, %1#0)[^bb1, ^bb1] <unit> : (f8E5M2, !r0.t0<>) -> (index, !r0.t3<[1, (2), {3}]>) loc("atexttext"(fused<[unit, "\00", false]>["\\"("\0A\0A//text->")]))
      ^bb1(%40: tensor<?x1x!r1.t0<"s>">> loc(unknown), %41: i32 loc("<stdin>":223:59), %42: index loc("f.rs":58:37)):  // 3 preds: ^bb0, ^bb0, ^bb1
        %43:2 = "r0.op"(%42) <{}> {"->" = false, loc = -1.05494938E-14 : f32} : (index) -> ((tuple<>) -> (), (tuple<>) -> ()) loc("g.rs":1:2 to 3:4)
        %44:3 = "r0.x_1"() : () -> (!r1.t2<>, () -> (), memref<?xi1, strided<[55]>, {a = 1 : i32}>) loc("f.rs":64:67)
        "r0.a.b"(%1#1, %40)[^bb1] <{"%x" = @"->"::@"->"::@"new\0Aline", dots.and.dots = affine_set<(d0, d1) : (d0 == 0, -10 == 0, d0 >= 0)>}> {"<>" = 1.409150e-02 : f16, y$ = ""} : (tuple<>, tensor<?x1x!r1.t0<"s>">>) -> () loc(fused[""("g.rs":23:1 to :7), "g.rs":35:1 to :7])
      }) : (!r2.t0<@sym ^bb %v>, tuple<>) -> (!r0.t3<a -> b>, memref<8xcomplex<f64>>) loc("->a")
      %33 = "r1.x_1"() : () -> i1 loc("f.rs":42:62)
      %34 = "r1.Y"(%32#0, %1#0, %1#0) {_x = array<i32: 5>} : (!r0.t3<a -> b>, !r0.t0<>, !r0.t0<>) -> f16 loc("g.rs":22:1 to :7)
      %35 = "r1.op"(%8#1)[^bb1] <array<f32: -6.715900e+00>> : (f8E5M2) -> complex<i1> loc("->\0A"(callsite("g.rs":83:1 to :7 at "g.rs":78:1 to :7)))
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      %36:2 = "r1.a.b"(%34) : (f16) -> (vector<1xi64>, index) loc("\22")
      %37:2 = "r0.Y"(%8#0, %0)[^bb1, ^bb1] <2.975000e+02 : f16> {"with space" = false} : (vector<3xf16>, vector<[2]x[8]xf16>) -> (complex<i64>, () -> complex<f32>) loc(unknown)
    }) : (f8E5M2, vector<[2]x[8]xf16>) -> none loc("f.rs":44:36)
    "r1.Y"()[^bb1] ({
      %21 = "r2.x_1"() : () -> tuple<> loc("")
      %22:4 = "r2.op"() : () -> (tuple<tuple<f64, tuple<ui7>>, bf16>, memref<*xcomplex<f64>>, () -> tensor<!r0.t0<"\5C">>, vector<f64>) loc("g.rs":1:2 to 3:4)
      "r1.Y"(%9) : (!r2.t0<@sym ^bb %v>) -> () loc("f.rs":6:90)
      %23:3 = "r2.a.b"(%1#1)[^bb1] <index> ({
        %26:4 = "r2.a.b"(%17, %8#1, %22#2, %1#1) <affine_map<() -> (0, -80)>> : (none, f8E5M2, () -> tensor<!r0.t0<"\5C">>, tuple<>) -> (!r2.t0<i32, tensor<?xf32>>, !r2.t1<<>>, none, !r0.t2<* + / ?>) loc("g.rs":1:2 to 3:4)
        %27 = "r2.x_1"() : () -> f128 loc("<stdin>":241:16)
        %28:3 = "r1.op"(%26#0)[^bb1, ^bb1] <-8.402570e-19 : bf16> : (!r2.t0<i32, tensor<?xf32>>) -> ((si16) -> (() -> ()), () -> index, memref<5xmemref<?xi8>, 3>) loc("<stdin>":242:25)
      ^bb1(%29: !r0.t2<> loc("\22texttexta ")):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %30 = "r1.a.b"(%1#0, %0) <{}> {"a-b" = strided<[?]>} : (!r0.t0<>, vector<[2]x[8]xf16>) -> vector<1xsi16> loc("<//")
        %31:4 = "r1.x_1"(%26#3, %22#2)[^bb1, ^bb1] : (!r0.t2<* + / ?>, () -> tensor<!r0.t0<"\5C">>) -> (!r1.t3<>, bf16, complex<i64>, complex<i64>) loc("<stdin>":245:27)
      }) {i32 = tensor<?x?xcomplex<f32>>, value} : (tuple<>) -> ((index) -> (), (complex<f80>, !r1.t1<<>>) -> ui7, memref<6x?xcomplex<f64>>) loc("<stdin>":239:25)
    ^bb1(%24: !r2.t3<a.b.c | d> loc("<stdin>":247:11)):  // 2 preds: ^bb0, ^bb1
      %25:2 = "r1.a.b"(%23#0, %22#1) {_x = 2.792570e-28 : bf16} : ((index) -> (), memref<*xcomplex<f64>>) -> (f8E4M3FN, si16) loc(fused<!r0.t2<a -> b>>["f.rs":89:96])
      "r0.Y"()[^bb1] {dense = loc(""), "quote\22s" = (!r1.t1<x::y, -1>) -> (), value = false} : () -> () loc("f.rs":47:30)
    }, {
      "r2.Y"(%1#0) : (!r0.t0<>) -> () loc("g.rs":88:1 to :7)
      %18 = "r1.a.b"(%17, %8#1) <{y$ = -2.183590e+00 : f16}> ({
        "r1.x_1"(%8#0, %0, %1#1) : (vector<3xf16>, vector<[2]x[8]xf16>, tuple<>) -> () loc("f.rs":66:8)
        %19:3 = "r1.a.b"(%8#0) : (vector<3xf16>) -> (tensor<*xf32>, complex<tf32>, () -> none) loc("g.rs":83:1 to :7)
        %20 = "r0.a.b"(%17, %19#2) {_x = 0 : i33, dense = {}} : (none, () -> none) -> complex<i32> loc(unknown)
        "r0.x_1"(%9)[^bb1] : (!r2.t0<@sym ^bb %v>) -> () loc(" \00")
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r0.x_1"() : () -> () loc(""("\0A\\text\00loc(x)"("")))
        "r0.x_1"(%1#1, %1#1, %8#1)[^bb1] : (tuple<>, tuple<>, f8E5M2) -> () loc(fused<loc(unknown)>["g.rs":1:2 to 3:4])
      }) : (none, f8E5M2) -> vector<[1]xf32> loc("<stdin>":252:13)
    }) : () -> () loc("<stdin>":235:3)
  }, {
    "r1.Y"(%1#0, %0, %1#0, %1#0) : (!r0.t0<>, vector<[2]x[8]xf16>, !r0.t0<>, !r0.t0<>) -> () loc("\FF\00")
    %6 = "r1.Y"(%0) ({
      %7:3 = "r1.x_1"(%0, %0, %0) : (vector<[2]x[8]xf16>, vector<[2]x[8]xf16>, vector<[2]x[8]xf16>) -> (() -> i33, memref<memref<?xi8>>, !r1.t2<1>) loc("<stdin>":265:23)
      "r0.op"(%0) {"#y" = "" : i33, i32 = @_g$1} : (vector<[2]x[8]xf16>) -> () loc("g.rs":71:1 to :7)
    }) {i32 = affine_set<() : (15 >= 0, -148 == 0)>} : (vector<[2]x[8]xf16>) -> f8E5M2 loc(fused["", "\00"(fused<8.561000e+15 : f32>["g.rs":74:1 to :7])])
  }, {
  }) : () -> (i33, complex<bf16>, memref<*xvector<4xf32>, 4>) loc("<text->"(" "("aa")))
  "r2.Y"(%2#2, %2#2) <" \0A\00//->" : i128> : (memref<*xvector<4xf32>, 4>, memref<*xvector<4xf32>, 4>) -> () loc("g.rs":1:2 to 3:4)
  %3 = "r0.x_1"(%1#1, %2#1, %2#2) : (tuple<>, complex<bf16>, memref<*xvector<4xf32>, 4>) -> !r0.t1<@sym ^bb %v> loc("g.rs":68:1 to :7)
  %4 = "r2.x_1"() : () -> i128 loc("g.rs":1:2 to 3:4)
  %5:3 = "r0.x_1"() : () -> (tensor<*xcomplex<f32>>, memref<complex<f64>>, f8E4M3FN) loc(fused[callsite("f.rs":13:38 at unknown), callsite("" at "f.rs":96:98)])
}) : () -> () loc("<stdin>":0:0)
