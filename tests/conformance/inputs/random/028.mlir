"builtin.module"() ({
  %0 = "r0.Y"() <{key = ""}> {y$ = array<i8>} : () -> tuple<!r2.t3<"\5C">> loc("\\\0Atextloc(x)")
  "r0.Y"(%0) {true, value = i64} : (tuple<!r2.t3<"\5C">>) -> () loc(unknown)
  %1 = "r2.op"(%0, %0) : (tuple<!r2.t3<"\5C">>, tuple<!r2.t3<"\5C">>) -> ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) loc("\22")
  %2 = "r0.a.b"() ({
    %159:4 = "r2.a.b"(%1) <{dots.and.dots = 6.77486692E+15 : f32, key, y$}> : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> (complex<f32>, complex<i32>, tensor<index>, index) loc("<stdin>":5:19)
    %160 = "r2.a.b"()[^bb2] : () -> !r2.t2<* + / ?> loc(fused[fused<dense<(5,2)> : tensor<2x2xcomplex<i8>>>[unknown], fused<unit>[" \00<"("->a")]])
  ^bb1:  // 2 preds: ^bb1, ^bb2
    %161:2 = "r2.a.b"(%159#2, %0)[^bb1, ^bb2] {dense = affine_map<()[s0, s1, s2] -> (s1)>, "new\0Aline" = strided<[1]>, value} : (tensor<index>, tuple<!r2.t3<"\5C">>) -> (vector<2x2xf128>, !r0.t3<= =>) loc(callsite("loc(x)loc(x)\22text\\"("a\\\FF") at callsite("g.rs":84:1 to :7 at "g.rs":1:2 to 3:4)))
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    "r0.a.b"(%160) <{r.attr = "" : i1}> : (!r2.t2<* + / ?>) -> () loc(fused[callsite("g.rs":90:1 to :7 at "-> \\\0A"), ""])
    %162 = "r0.op"()[^bb2, ^bb1] : () -> complex<ui7> loc("f.rs":13:40)
  ^bb3:  // pred: ^bb3
    "r2.a.b"() ({
      "r0.x_1"() : () -> () loc(unknown)
      "r2.a.b"() {loc = @dots.and.dots::@h.i} : () -> () loc("g.rs":53:1 to :7)
      %166 = "r1.op"() <{key = distinct[0]<"" : ui64>}> {"%x" = "" : i33} : () -> f80 loc("<stdin>":16:12)
      "r0.op"()[^bb1, ^bb1] ({
        "r0.x_1"(%159#0, %159#2, %0) <{}> : (complex<f32>, tensor<index>, tuple<!r2.t3<"\5C">>) -> () loc("g.rs":69:1 to :7)
        "r1.x_1"(%159#1)[^bb1, ^bb1] <dense<-5> : tensor<1xi32>> : (complex<i32>) -> () loc("g.rs":38:1 to :7)
      ^bb1(%179: si16 loc(callsite(fused<dense<[-4, -6]> : tensor<2xi8>>["\00a\\loc(x)\00->"] at unknown))):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        %180 = "r1.op"(%159#0, %159#1)[^bb1, ^bb1, ^bb1] : (complex<f32>, complex<i32>) -> !r0.t0<a -> b> loc(callsite("f.rs":75:16 at "\00\00<loc(x)->"))
      }) : () -> () loc(fused["f.rs":65:22, "g.rs":1:2 to 3:4])
    ^bb1(%167: tensor<?x3x?xindex, {value = [@"->"::@"%x", {}], y$ = #r2.a0<x::y, -1>}> loc(unknown)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
      %168 = "r0.x_1"(%0, %159#3, %160) : (tuple<!r2.t3<"\5C">>, index, !r2.t2<* + / ?>) -> !r1.t1<<>> loc("<stdin>":24:12)
      %169:2 = "r1.a.b"(%159#2)[^bb2, ^bb1] : (tensor<index>) -> ((f32, complex<f8E5M2>, vector<f128>) -> ((index) -> complex<i64>), vector<4xi33>) loc("<stdin>":25:17)
    ^bb2(%170: index loc("g.rs":96:1 to :7)):  // 2 preds: ^bb1, ^bb2
      %171 = "r0.op"() ({
        %176 = "r0.x_1"(%159#1, %159#1, %166, %159#1) : (complex<i32>, complex<i32>, f80, complex<i32>) -> f8E5M2 loc("")
        "r1.x_1"()[^bb1, ^bb1, ^bb1] <affine_map<()[s0] -> (-2, 11, 1)>> : () -> () loc("g.rs":1:2 to 3:4)
      ^bb1(%177: vector<4xi32> loc(fused[fused<dense<(1,1)> : tensor<1xcomplex<i8>>>["<"("g.rs":1:2 to 3:4)], "f.rs":6:64, " "("g.rs":1:2 to 3:4)])):  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        "r2.op"() {"#y" = false, r.attr = "\FF" : ui64} : () -> () loc("<stdin>":31:7)
        %178:2 = "r1.a.b"(%166, %160)[^bb1, ^bb1, ^bb1] : (f80, !r2.t2<* + / ?>) -> (complex<bf16>, index) loc("f.rs":44:65)
      }) {key = memref<memref<?xi8>>, "quote\22s", r.attr = {r.attr}, true = "\FF"} : () -> ((tf32) -> (memref<i1, 2>, complex<f8E4M3FN>)) loc(callsite("g.rs":1:2 to 3:4 at "\00<"))
      %172 = "r1.op"(%166)[^bb2, ^bb1] : (f80) -> f32 loc(fused<affine_set<()[s0, s1] : (3 >= 0)>>[fused<false>["loc(x)\FF"]])
    ^bb3:  // 3 preds: ^bb3, ^bb3, ^bb3
      %173:2 = "r2.a.b"(%160, %159#0, %166) : (!r2.t2<* + / ?>, complex<f32>, f80) -> (() -> (), !r1.t2<a.b.c | d>) loc(unknown)
      %174:2 = "r0.Y"() {i32 = false} : () -> (complex<f8E4M3FN>, ui7) loc(unknown)
      %175 = "r1.Y"(%1)[^bb3, ^bb3, ^bb3] : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> vector<f16> loc("g.rs":77:1 to :7)
    }) {dense = loc("f.rs":91:62)} : () -> () loc("g.rs":1:2 to 3:4)
    %163 = "r0.x_1"(%160, %159#0, %159#3) ({
    }, {
      %165:2 = "r2.x_1"() : () -> (memref<bf16, 5>, tensor<7x5xcomplex<f32>, #r0.enc<<>>>) loc("g.rs":1:2 to 3:4)
    }) : (!r2.t2<* + / ?>, complex<f32>, index) -> vector<si16> loc("\00")
    %164:3 = "r1.Y"(%0)[^bb3] <#r1.a1> {i32 = array<i1: true, true, false, false, true>} : (tuple<!r2.t3<"\5C">>) -> (tensor<8x?xindex>, vector<f128>, f32) loc("g.rs":37:1 to :7)
  }, {
    %144:2 = "r2.op"(%1, %1, %0) : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, tuple<!r2.t3<"\5C">>) -> (() -> tuple<f8E4M3FN, tuple<>>, index) loc("f.rs":2:20)
    "r1.x_1"(%144#0, %1) <{}> : (() -> tuple<f8E4M3FN, tuple<>>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc("<stdin>":47:3)
    %145 = "r1.op"(%144#1, %0, %0) : (index, tuple<!r2.t3<"\5C">>, tuple<!r2.t3<"\5C">>) -> tensor<?x5xf80, affine_map<(d0, d1)[s0, s1] -> (s0, (d1 mod 8) mod 6)>> loc("g.rs":1:2 to 3:4)
    %146 = "r0.a.b"(%144#0, %145)[^bb1] {_x = [], i32 = array<f64: -7.477500e+00, -3.774640e+01>, r.attr = true} : (() -> tuple<f8E4M3FN, tuple<>>, tensor<?x5xf80, affine_map<(d0, d1)[s0, s1] -> (s0, (d1 mod 8) mod 6)>>) -> tensor<?x?x?x?xindex, ""> loc("g.rs":4:1 to :7)
  ^bb1(%147: memref<vector<4xf32>, "space"> loc(callsite("g.rs":9:1 to :7 at "f.rs":9:87))):  // 2 preds: ^bb0, ^bb1
    %148:3 = "r1.a.b"(%144#1, %144#1)[^bb1] ({
      %149 = "r2.op"() ({
        "r1.Y"() <array<f32>> {dots.and.dots} : () -> () loc(unknown)
        "r2.op"() {"a-b", key = 5638014114358798925 : i64, r.attr = "\\->\22 ", true = {"123" = array<f64: -73.818799999999995>, _x = false, key = index}} : () -> () loc(unknown)
        %158:2 = "r2.op"() : () -> (index, f32) loc("<stdin>":55:25)
        "r2.a.b"()[^bb1] : () -> () loc("\\")
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r0.x_1"(%158#0, %145)[^bb1] <{dense = "text\00\\" : ui7, loc, value}> : (index, tensor<?x5xf80, affine_map<(d0, d1)[s0, s1] -> (s0, (d1 mod 8) mod 6)>>) -> () loc("g.rs":1:2 to 3:4)
      }, {
        "r2.Y"(%145) <{key = 51 : i8, value = @"new\0Aline"::@"123", y$}> : (tensor<?x5xf80, affine_map<(d0, d1)[s0, s1] -> (s0, (d1 mod 8) mod 6)>>) -> () loc("<stdin>":60:7)
        %157:2 = "r2.x_1"() <false> : () -> (tensor<6x?x5xcomplex<f32>>, (complex<i8>) -> (memref<*xi64, "space">, f128)) loc("<stdin>":61:23)
        "r0.op"(%147) {dots.and.dots = strided<[]>, true = affine_set<()[s0] : (s0 + (s0 + 15) * 7 >= 0, s0 - 17 == 0, -100 == 0)>, y$ = {"#y", "%x" = 0 : i32, "a-b", loc = index}} : (memref<vector<4xf32>, "space">) -> () loc("<stdin>":62:7)
      }, {
        %153:3 = "r0.a.b"() : () -> (complex<i32>, memref<?x?xmemref<?xi8>>, !r0.t3<a.b.c | d>) loc("g.rs":1:2 to 3:4)
        %154 = "r1.a.b"(%0) <{i32 = [-3.4920026073560002E-251, unit], key = distinct[1]<strided<[]>>}> {r.attr = strided<[]>} : (tuple<!r2.t3<"\5C">>) -> index loc("")
        %155 = "r2.x_1"(%144#1, %0, %153#2, %147) <dense_resource<blob> : tensor<4xi8>> : (index, tuple<!r2.t3<"\5C">>, !r0.t3<a.b.c | d>, memref<vector<4xf32>, "space">) -> vector<7x4xf64> loc("g.rs":1:2 to 3:4)
        "r0.x_1"(%155)[^bb1] <dense_resource<blob> : tensor<4xi8>> : (vector<7x4xf64>) -> () loc("g.rs":74:1 to :7)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %156 = "r2.op"(%154) : (index) -> index loc("\00text//")
        "r1.Y"(%156)[^bb1] <{}> : (index) -> () loc("g.rs":20:1 to :7)
      }) {loc = true, true = 4 : i8} : () -> none loc("g.rs":1:2 to 3:4)
      "r0.x_1"()[^bb1, ^bb1, ^bb1] <vector<i128>> : () -> () loc("g.rs":1:2 to 3:4)
    ^bb1(%150: tensor<complex<f32>> loc("<stdin>":73:9), %151: () -> (!r1.t2<x::y, -1>, complex<i32>) loc("loc(x)\0A")):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      %152 = "r1.x_1"() <{loc = -7.843020e-03 : f16, y$ = @dots.and.dots::@"a-b"}> : () -> vector<[3]xindex> loc(callsite(""("f.rs":92:36) at "f.rs":32:38))
      "r2.a.b"()[^bb1] <{"quote\22s" = loc(callsite(unknown at callsite(callsite("g.rs":41:1 to :7 at "f.rs":30:69) at "g.rs":1:2 to 3:4))), true}> {key = dense_resource<blob_1> : tensor<4xi8>, true = @"with space"::@h.i::@"%x"} : () -> () loc(fused<[-4.6338404271012701E+91]>[fused[fused<f8E5M2>["f.rs":90:17], fused<distinct[2]<true>>[unknown]]])
    }) : (index, index) -> (tuple<>, memref<*xcomplex<f64>>, memref<f128>) loc(fused<none>["g.rs":1:2 to 3:4])
  }) : () -> tf32 loc("g.rs":84:1 to :7)
  %3 = "r0.op"(%2) : (tf32) -> !r2.t2<"\5C"> loc("<stdin>":78:9)
  %4:2 = "r1.a.b"() {y$ = strided<[]>} : () -> (f16, tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>) loc("\00a")
  %5:2 = "r1.a.b"(%4#0) <array<i64>> {i32 = #r0.a3<"s>">} : (f16) -> (complex<i128>, f80) loc(unknown)
  "r1.x_1"(%1) ({
    %68:2 = "r1.op"(%5#0, %5#1, %1) {"->" = strided<[7, 1]>, key = dense_resource<blob> : tensor<4xi8>, true = "\00text\22" : i1} : (complex<i128>, f80, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> (memref<complex<f64>, 5>, !r0.t2<1>) loc("g.rs":83:1 to :7)
    %69:2 = "r0.a.b"(%3, %5#0, %4#0) <affine_map<(d0, d1) -> (0, (d0 * -2 - 39) ceildiv 7, d0 ceildiv 6)>> : (!r2.t2<"\5C">, complex<i128>, f16) -> (!r1.t0<>, complex<f16>) loc("g.rs":1:1 to :7)
    %70:2 = "r1.x_1"(%3) ({
    }, {
      %95:3 = "r1.x_1"() <{}> ({
        %136 = "r1.Y"(%2, %69#1) : (tf32, complex<f16>) -> tensor<?xindex> loc(unknown)
        "r0.a.b"(%68#1) : (!r0.t2<1>) -> () loc("<stdin>":88:7)
        %137 = "r1.op"()[^bb1] {key = {"#y" = strided<[]>}} : () -> none loc("g.rs":1:2 to 3:4)
      ^bb1(%138: index loc(callsite(unknown at "f.rs":96:73)), %139: tuple<tuple<() -> (), tuple<f64>>> loc("<stdin>":90:64)):  // pred: ^bb0
        %140 = "r2.Y"() <{i32}> : () -> index loc(""(fused["aloc(x)a ", ""]))
        %141:2 = "r1.a.b"() {i32 = "\0A\0A\FF->"} : () -> ((i33, bf16) -> (() -> (), index), tuple<tuple<complex<f32>, tuple<>>>) loc("<stdin>":92:21)
        "r2.Y"(%69#1)[^bb2] : (complex<f16>) -> () loc(fused["f.rs":41:58, "f.rs":82:57])
      ^bb2(%142: i32 loc(callsite("f.rs":67:68 at fused<array<i8: -8>>[callsite("g.rs":1:2 to 3:4 at "g.rs":1:2 to 3:4)]))):  // 2 preds: ^bb1, ^bb2
        "r0.op"(%68#1) {"%x" = array<i8: -1, -3>, i32 = -9.094950e-11 : bf16, loc = tuple<>} : (!r0.t2<1>) -> () loc("<stdin>":95:7)
        %143:2 = "r1.a.b"()[^bb2] {r.attr = 1.317980e-03 : f16, value} : () -> ((!r2.t2<= =>, tensor<*xcomplex<f32>>) -> (), !r2.t1<i32, tensor<?xf32>>) loc("\\ "("g.rs":1:2 to 3:4))
      }) : () -> (complex<tf32>, vector<1xtf32>, memref<*xcomplex<f64>, "space">) loc("\0A<"(callsite("f.rs":56:87 at "\FF\22->"("g.rs":1:2 to 3:4))))
      %96 = "r2.x_1"(%95#1, %69#0, %69#0) : (vector<1xtf32>, !r1.t0<>, !r1.t0<>) -> index loc("text"(fused[callsite("f.rs":55:16 at "f.rs":36:73), "g.rs":1:2 to 3:4]))
      %97:2 = "r0.a.b"() ({
        %129 = "r2.a.b"() : () -> ((complex<si16>) -> ()) loc("g.rs":13:1 to :7)
        %130:2 = "r0.Y"(%0) : (tuple<!r2.t3<"\5C">>) -> (complex<f80>, vector<[4]xf8E5M2>) loc(fused<affine_set<()[s0] : (-((s0 * 4) ceildiv 7) == 0, -10 >= 0)>>[unknown])
        %131:2 = "r2.Y"() : () -> (complex<ui64>, index) loc("<stdin>":102:17)
        %132:2 = "r2.Y"(%3)[^bb1, ^bb2] : (!r2.t2<"\5C">) -> (memref<f16>, tensor<3x4xcomplex<f32>>) loc(unknown)
      ^bb1(%133: index loc(unknown), %134: memref<3x7xcomplex<f64>, "space"> loc("g.rs":20:1 to :7)):  // 2 preds: ^bb0, ^bb1
        "r1.x_1"(%131#1)[^bb1] {_x = 6.420000e-83 : f64, key = [affine_set<(d0, d1)[s0, s1] : (d0 + s1 == 0)>]} : (index) -> () loc("f.rs":26:65)
      ^bb2:  // 3 preds: ^bb0, ^bb2, ^bb2
        %135:3 = "r1.op"() {r.attr = "\FF\\\0Atextloc(x)" : i64} : () -> (memref<*xvector<4xf32>>, vector<[1]xf32>, ((() -> (none, !r1.t3<>)) -> ()) -> ()) loc("<stdin>":107:29)
        "r1.Y"(%131#1)[^bb2, ^bb2] : (index) -> () loc(callsite("\0A" at "f.rs":75:65))
      }, {
        %125:2 = "r1.x_1"() : () -> (() -> (bf16, complex<tf32>), f128) loc("g.rs":35:1 to :7)
        "r0.op"(%1)[^bb1, ^bb1] : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc("<stdin>":111:7)
      ^bb1(%126: tuple<vector<f8E4M3FN>, ui64> loc("<stdin>":112:13), %127: vector<ui7> loc("f.rs":4:13)):  // 3 preds: ^bb0, ^bb0, ^bb1
        %128:2 = "r2.Y"(%5#1)[^bb1] : (f80) -> ((memref<?xmemref<?xi8>, affine_map<(d0) -> (8)>>) -> (), ui64) loc("g.rs":1:2 to 3:4)
      }, {
        %122:3 = "r2.op"() <affine_map<() -> (-24, 18)>> : () -> (tensor<1xcomplex<f32>>, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1, s2] -> (s1)>, {a = 1 : i32}>, !r1.t1<i32, tensor<?xf32>>) loc("<stdin>":115:28)
        %123 = "r1.Y"(%5#1) : (f80) -> vector<f16> loc("\0A"(""))
        %124:3 = "r2.Y"() {y$ = 2.288000e+04 : f16} : () -> (() -> (), ui64, tensor<*xcomplex<f32>>) loc("f.rs":59:32)
      }) : () -> (tensor<!r2.t3<1>>, memref<1x?x?xi8>) loc("<stdin>":99:17)
      "r2.Y"(%5#1)[^bb2] <affine_map<()[s0] -> ((s0 + 21) * -2)>> : (f80) -> () loc("atext")
    ^bb1(%98: complex<bf16> loc("<stdin>":120:10)):  // pred: ^bb1
      "r1.op"(%98, %69#0, %97#0, %4#1)[^bb2, ^bb1] <{"->" = affine_set<()[s0, s1] : (s0 == 0)>}> {dense = affine_map<(d0)[s0, s1] -> (-5, s0 floordiv 7, s1)>} : (complex<bf16>, !r1.t0<>, tensor<!r2.t3<1>>, tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>) -> () loc("g.rs":1:2 to 3:4)
    ^bb2(%99: tuple<!r2.t3<x::y, -1>> loc(callsite("a//loc(x) "(fused["f.rs":69:64, "f.rs":15:63]) at "g.rs":1:2 to 3:4)), %100: !r0.t3 loc("\22loc(x)loc(x)\\")):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
      %101:2 = "r1.op"() ({
        %116:3 = "r1.op"() : () -> (i8, !r0.t0<a.b.c | d>, tuple<!r2.t0<>>) loc("<stdin>":124:25)
        %117:2 = "r0.x_1"(%116#2, %5#0) : (tuple<!r2.t0<>>, complex<i128>) -> (tf32, !r0.t2<[1, (2), {3}]>) loc(fused["a"("\00"), "g.rs":77:1 to :7])
        %118 = "r0.Y"() : () -> f8E4M3FN loc("g.rs":1:2 to 3:4)
        "r0.Y"()[^bb1, ^bb1] <{"a-b" = (ui7, !r1.t2<x::y, -1>, none) -> ()}> {key = #r2.a1<@sym ^bb %v>, r.attr} : () -> () loc("f.rs":31:9)
      ^bb1(%119: complex<f64> loc(callsite("g.rs":79:1 to :7 at ""))):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
        %120 = "r1.Y"(%1, %96)[^bb1] {_x = affine_map<() -> (-32, 2, 15)>} : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, index) -> !r1.t3<"\5C"> loc(fused["a\22a\00loc(x)", "g.rs":54:1 to :7, "textloc(x)\FF\22\00loc(x)"])
      ^bb2:  // 2 preds: ^bb2, ^bb2
        %121 = "r2.op"() <{dense = -3.46009377E+14 : f32, loc = array<i16: 1, 6, 3, 2>}> {_x = dense<2.536870e+01> : tensor<f64>, r.attr = 0 : si16, value = ""} : () -> tensor<i1> loc("\22")
        "r2.a.b"()[^bb2, ^bb2, ^bb1] <affine_set<() : (17 >= 0, -11 == 0)>> {"new\0Aline" = true} : () -> () loc("")
      }, {
      }) {"a-b" = 0 : i64} : () -> ((!r0.t0<a -> b>) -> none, ui7) loc("loc(x)<//"("f.rs":90:50))
      %102:2 = "r2.Y"(%101#0) <true> ({
        %112:2 = "r1.op"() {i32, value = array<f32>} : () -> (complex<f32>, () -> tensor<?x!r0.t1<a -> b>>) loc("<stdin>":136:23)
        "r0.op"(%69#1) <{i32 = {"a-b" = {"#y" = array<f32: -95.7894973, 8.590070e+01>, "quote\22s" = #r2.a2<a -> b>}, key = "-> ", loc = "" : i1, true = "" : i128}}> {true = #r2.a0<a.b.c | d>} : (complex<f16>) -> () loc("g.rs":53:1 to :7)
        "r1.op"(%101#0, %69#0, %1)[^bb1] : ((!r0.t0<a -> b>) -> none, !r1.t0<>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc("g.rs":1:2 to 3:4)
      ^bb1(%113: tensor<?x7x?xcomplex<f32>> loc("f.rs":77:52)):  // 3 preds: ^bb0, ^bb1, ^bb1
        %114:2 = "r0.op"() {_x = {loc}, r.attr, value, y$ = @"#y"::@"with space"::@h.i} : () -> (memref<?xf64>, tuple<f16>) loc("g.rs":57:1 to :7)
        %115 = "r0.x_1"(%4#0)[^bb1, ^bb1] : (f16) -> vector<ui64> loc("g.rs":1:2 to 3:4)
      }, {
        %110:4 = "r1.x_1"(%101#0) <strided<[1]>> {"quote\22s", y$} : ((!r0.t0<a -> b>) -> none) -> (ui64, i32, complex<f8E4M3FN>, !r0.t2<a -> b>) loc("\22"("g.rs":73:1 to :7))
        %111:2 = "r2.Y"(%96, %5#0, %68#1) <dense_resource<blob> : tensor<4xi8>> : (index, complex<i128>, !r0.t2<1>) -> ((tuple<>, tuple<memref<?x4xmemref<?xi8>, {a = 1 : i32}>>) -> (), f64) loc("<stdin>":144:20)
      }, {
        "r2.op"(%95#1) {"#y" = memref<*xmemref<?xi8>, "space">, key = {}, r.attr = -7.231250e+01 : f16} : (vector<1xtf32>) -> () loc("<stdin>":146:7)
        %106 = "r1.Y"(%69#0, %0)[^bb1] : (!r1.t0<>, tuple<!r2.t3<"\5C">>) -> !r2.t2<a -> b> loc(unknown)
      ^bb1(%107: f8E5M2 loc("g.rs":1:2 to 3:4)):  // pred: ^bb0
        %108:2 = "r1.op"(%96, %95#1) : (index, vector<1xtf32>) -> (vector<[4]xindex>, none) loc("<stdin>":149:24)
        "r0.a.b"() : () -> () loc(fused["\0A a//", "g.rs":1:2 to 3:4])
        "r2.op"()[^bb2, ^bb2, ^bb2] : () -> () loc("<stdin>":151:7)
      ^bb2(%109: i64 loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb1, ^bb1, ^bb1, ^bb2
        "r1.a.b"(%97#0)[^bb2] <{}> : (tensor<!r2.t3<1>>) -> () loc("g.rs":1:2 to 3:4)
      }) {r.attr = distinct[3]<"" : i1>, value = array<i64>} : ((!r0.t0<a -> b>) -> none) -> (f64, i1) loc("<stdin>":135:15)
      %103 = "r2.Y"()[^bb2, ^bb2] <dense<(-5.286420e+01,-8.679230e+01)> : tensor<2xcomplex<f32>>> ({
        "r1.a.b"(%1) : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc(" a\00\00")
        %104:2 = "r1.Y"()[^bb1, ^bb1, ^bb1] {i32} : () -> (none, vector<index>) loc(callsite(fused[""("g.rs":1:2 to 3:4), "g.rs":1:2 to 3:4] at "\00"))
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %105:2 = "r1.a.b"()[^bb1] : () -> (complex<si16>, none) loc("<stdin>":159:18)
      }, {
        "r1.op"(%95#0) <{"->", "a-b", value = false}> : (complex<tf32>) -> () loc("<stdin>":161:7)
      }) {"#y" = array<f64: 2.760300e+01>, i32 = @_g$1, key = dense<-5.626520e+01> : tensor<f64>} : () -> vector<[1]xtf32> loc("<stdin>":155:13)
    }, {
    }) : (!r2.t2<"\5C">) -> ((vector<index>) -> memref<*xmemref<?xi8>>, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) loc("->\\ ->\00")
    %71:2 = "r2.Y"(%4#0, %5#1, %68#1)[^bb1] {r.attr = dense_resource<blob_1> : tensor<4xi8>, true} : (f16, f80, !r0.t2<1>) -> (!r2.t1<a -> b>, tensor<5x?x?xindex>) loc("<stdin>":165:20)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "r1.x_1"(%0) {"123"} : (tuple<!r2.t3<"\5C">>) -> () loc(callsite(fused<#r0.a2<[1, (2), {3}]>>["g.rs":1:2 to 3:4] at "f.rs":17:96))
    "r1.Y"() <{}> ({
      "r2.op"(%3) ({
        "r0.op"(%69#0, %70#0, %69#0, %5#0) <unit> : (!r1.t0<>, (vector<index>) -> memref<*xmemref<?xi8>>, !r1.t0<>, complex<i128>) -> () loc("g.rs":1:2 to 3:4)
        "r2.Y"()[^bb1] <{y$ = {}}> {true = affine_set<()[s0] : (0 >= 0)>, y$ = affine_set<()[s0, s1, s2] : (s1 == 0)>} : () -> () loc("f.rs":94:95)
      ^bb1(%92: tf32 loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %93:3 = "r0.x_1"(%70#0) {"%x" = true, _x = #r1.a2<a -> b>, i32 = tensor<complex<f32>>} : ((vector<index>) -> memref<*xmemref<?xi8>>) -> (complex<i32>, i128, !r1.t2<"s>">) loc("g.rs":93:1 to :7)
        %94:3 = "r0.a.b"(%1)[^bb1, ^bb1, ^bb1] {i32, "new\0Aline"} : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> (ui7, tensor<complex<f32>>, index) loc("-><\00-><")
      }, {
        %87:3 = "r1.a.b"() <{"123" = @h.i, "quote\22s" = [{dots.and.dots = false, r.attr, true}, strided<[1]>, "" : ui7]}> {dense = {"new\0Aline" = !r2.t3<x::y, -1>}, "with space" = 5 : si16} : () -> (!r2.t2<x::y, -1>, tensor<*xi32>, tuple<tuple<memref<6x?xmemref<?xi8>, affine_map<(d0, d1)[s0] -> (s0, d1 + s0 * 2 - 2)>>, tuple<f80, !r2.t0<"s>">>>, !r2.t1<[1, (2), {3}]>>) loc("f.rs":34:16)
        %88:3 = "r2.Y"()[^bb1, ^bb1] {y$ = "text ->\0A//loc(x)"} : () -> (!r2.t2<= =>, memref<*xvector<4xf32>, 2>, f8E5M2) loc(fused<false>[fused<#r1.a0<"\5C">>["// ->\FF"]])
      ^bb1(%89: tuple<!r1.t3<"s>">, !r1.t3<= =>> loc(callsite("\\\00" at fused<[]>["\FFtext<aa"]))):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        "r0.x_1"() <1.196160e+19 : bf16> : () -> () loc("<stdin>":179:7)
        %90:2 = "r2.op"(%88#2, %4#0, %88#1, %0) : (f8E5M2, f16, memref<*xvector<4xf32>, 2>, tuple<!r2.t3<"\5C">>) -> (tuple<tuple<(i64, !r1.t2<<>>) -> ()>, bf16>, tensor<*x!r2.t0<<>>>) loc("g.rs":1:2 to 3:4)
        %91:2 = "r1.x_1"(%90#1)[^bb1, ^bb1] : (tensor<*x!r2.t0<<>>>) -> (f16, !r2.t2<[1, (2), {3}]>) loc("g.rs":8:1 to :7)
      }) : (!r2.t2<"\5C">) -> () loc("g.rs":1:2 to 3:4)
      "r0.Y"() : () -> () loc("<stdin>":183:5)
      %80:2 = "r0.op"(%0) <{r.attr = {}, value = 114 : i8}> {"%x" = strided<[]>, "a-b" = complex<ui64>} : (tuple<!r2.t3<"\5C">>) -> (() -> (), memref<*xmemref<?xi8>>) loc("g.rs":40:1 to :7)
      %81:2 = "r0.a.b"()[^bb1] <{_x = array<f32>, "quote\22s"}> ({
        %86:4 = "r1.x_1"(%5#0) {_x = dense_resource<blob> : tensor<4xi8>} : (complex<i128>) -> (memref<?xi32, strided<[?]>>, tuple<tensor<1x3xindex>>, vector<i8>, !r0.t0) loc("<stdin>":186:20)
        "r2.Y"(%4#0) : (f16) -> () loc("<stdin>":187:7)
        "r1.a.b"(%70#1) : (memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) -> () loc("g.rs":1:2 to 3:4)
      }, {
        "r2.a.b"() : () -> () loc(fused[callsite("g.rs":6:1 to :7 at "f.rs":94:60), "\22"])
        %85:3 = "r1.op"(%3) : (!r2.t2<"\5C">) -> (i33, vector<1xf64>, complex<bf16>) loc("g.rs":78:1 to :7)
      }) : () -> (complex<i33>, vector<f8E4M3FN>) loc("g.rs":32:1 to :7)
    ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
      %82:4 = "r2.x_1"(%68#0) : (memref<complex<f64>, 5>) -> ((tf32) -> (), vector<[3]xi8>, index, vector<1x1x6xf8E4M3FN>) loc("g.rs":9:1 to :7)
      %83 = "r0.op"(%1, %70#1)[^bb1, ^bb1] {_x = -2.62460693E-20 : f32, dense = #r0.a0<[1, (2), {3}]>, r.attr = dense_resource<blob> : tensor<4xi8>, true = affine_map<(d0) -> (0)>} : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) -> si16 loc("<stdin>":195:16)
    ^bb2:  // pred: ^bb2
      "r1.a.b"(%70#1) : (memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) -> () loc("<stdin>":197:5)
      %84:4 = "r2.Y"(%1, %2) : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, tf32) -> (tuple<complex<f128>, tuple<>>, f32, vector<7xbf16>, index) loc("loc(x)aloc(x)")
      "r1.op"()[^bb2, ^bb1] <{key = array<i1: false>}> {"123" = "\00" : ui7, loc = affine_map<(d0)[s0, s1, s2] -> (s1, s2)>, true = true} : () -> () loc("g.rs":1:2 to 3:4)
    }, {
      %77 = "r0.op"(%68#1, %5#1) <strided<[]>> : (!r0.t2<1>, f80) -> i1 loc("g.rs":79:1 to :7)
      %78 = "r1.x_1"() <{dense = @"a-b"}> {true = [], "with space" = affine_map<(d0, d1) -> (-d0 - (d0 + -d1 + 14 - 3) - 16, d0, d0 ceildiv 6 - d0 * 3 + 18)>} : () -> memref<?xtf32> loc(fused<"\22\\<">["text"])
      %79 = "r2.Y"(%2) : (tf32) -> !r1.t0<> loc("g.rs":65:1 to :7)
    }) : () -> () loc("g.rs":1:2 to 3:4)
    %72:2 = "r1.op"(%71#1, %70#1, %2, %70#1)[^bb2] : (tensor<5x?x?xindex>, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>, tf32, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) -> (tuple<index, vector<1xsi16>>, vector<index>) loc("\\\00"(callsite(unknown at unknown)))
  ^bb2:  // 2 preds: ^bb1, ^bb2
    %73 = "r1.Y"(%68#0, %68#1) <{r.attr = "\FF<"}> ({
    }, {
      "r0.Y"(%71#1, %0) : (tensor<5x?x?xindex>, tuple<!r2.t3<"\5C">>) -> () loc(fused["a", "f.rs":22:50])
      %75:2 = "r1.Y"(%0, %0, %70#1)[^bb1] : (tuple<!r2.t3<"\5C">>, tuple<!r2.t3<"\5C">>, memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1] -> (0)>>) -> (memref<vector<4xf32>, 1>, memref<tf32, {a = 1 : i32}>) loc("\00\\//")
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      "r1.a.b"(%75#1) <{"%x" = @h.i::@"with space"::@"123"::@"%x"}> : (memref<tf32, {a = 1 : i32}>) -> () loc("<stdin>":212:5)
      %76 = "r2.x_1"()[^bb1, ^bb1] : () -> vector<tf32> loc("<stdin>":213:17)
    }, {
    }) {loc = dense_resource<blob_1> : tensor<4xi8>, r.attr = affine_map<()[s0, s1] -> (-9, -14)>} : (memref<complex<f64>, 5>, !r0.t2<1>) -> si16 loc("<stdin>":207:12)
    %74:2 = "r1.a.b"(%5#1, %68#1)[^bb1, ^bb2] : (f80, !r0.t2<1>) -> (!r1.t0<"s>">, tensor<complex<f32>>) loc("g.rs":1:2 to 3:4)
  }, {
    "r1.op"(%5#0) <{"#y" = @"quote\22s"::@"%x", _x = affine_map<(d0)[s0, s1] -> (s1, (d0 ceildiv 3) * 6)>}> {dense = array<i32: -2, -3, 7, 7>, i32 = "\22" : si16} : (complex<i128>) -> () loc("<stdin>":218:3)
    %6 = "r1.op"(%4#1, %5#0, %1) <dense_resource<blob> : tensor<4xi8>> {"123" = dense_resource<"odd key"> : tensor<4xi8>} : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, complex<i128>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> ((memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) loc("g.rs":95:1 to :7)
    %7 = "r1.a.b"(%0, %6)[^bb2] : (tuple<!r2.t3<"\5C">>, (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) -> memref<?xmemref<?xi8>> loc("<stdin>":220:11)
  ^bb1(%8: vector<[7]xi8> loc("<stdin>":221:8), %9: !r2.t0<a -> b> loc("<stdin>":221:33), %10: tensor<si16> loc("<stdin>":221:56)):  // 2 preds: ^bb1, ^bb1
    %11 = "r0.a.b"(%5#1)[^bb2, ^bb1, ^bb1] ({
      %65:3 = "r2.Y"() <dense_resource<blob_1> : tensor<4xi8>> {"%x"} : () -> (!r2.t3<[1, (2), {3}]>, memref<*xi32, {a = 1 : i32}>, (complex<i32>) -> (f16, i64)) loc("<stdin>":223:15)
      %66:4 = "r1.a.b"(%65#1, %4#1, %6, %6)[^bb1, ^bb1] : (memref<*xi32, {a = 1 : i32}>, tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index)), (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) -> (tf32, (complex<f64>) -> none, vector<bf16>, memref<8xvector<4xf32>, strided<[62]>>) loc(unknown)
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      %67:4 = "r0.op"(%10, %5#1) <{_x = {"->", y$ = loc(unknown)}}> {_x} : (tensor<si16>, f80) -> (vector<f80>, complex<si16>, vector<5xf80>, none) loc("\FF"("f.rs":94:51))
      "r2.a.b"(%4#1, %8)[^bb1] : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, vector<[7]xi8>) -> () loc("g.rs":1:2 to 3:4)
    }, {
      %40 = "r1.x_1"() : () -> ((!r0.t0<i32, tensor<?xf32>>) -> (memref<*xcomplex<f64>>, none)) loc("loc(x)texttext\00")
      %41:2 = "r2.op"() ({
        %62:2 = "r0.x_1"() {"<>" = {}, true = strided<[?, ?]>, y$ = array<i1: true, false, false, true>} : () -> (complex<f8E5M2>, !r0.t1<@sym ^bb %v>) loc(unknown)
        %63 = "r0.x_1"() <{y$ = [dense<false> : tensor<1x1xi1>, {}, dense_resource<blob_1> : tensor<4xi8>]}> : () -> tuple<none> loc(fused<{y$ = affine_map<(d0)[s0, s1] -> (0)>}>[unknown])
        %64 = "r1.a.b"(%5#1, %6, %7) <{}> {key = []} : (f80, (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index)), memref<?xmemref<?xi8>>) -> tensor<?x1x5x!r0.t1<@sym ^bb %v>, {}> loc(fused["g.rs":1:2 to 3:4, fused<[true, false, "\\\00"]>["g.rs":1:2 to 3:4]])
      }, {
        %60 = "r0.Y"(%0, %3) : (tuple<!r2.t3<"\5C">>, !r2.t2<"\5C">) -> tuple<!r1.t2<a -> b>, f64> loc("->"(callsite("f.rs":94:6 at "g.rs":6:1 to :7)))
        %61:2 = "r1.a.b"(%4#0)[^bb1] : (f16) -> ((ui7, !r1.t0<* + / ?>) -> (), (complex<i128>) -> ()) loc("<stdin>":236:19)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r2.op"(%4#0) : (f16) -> () loc(fused[fused<-2.132580e-25 : bf16>[fused["loc(x) \00", "\\->"]], "g.rs":46:1 to :7])
        "r0.Y"(%4#1, %60, %1)[^bb1] : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, tuple<!r1.t2<a -> b>, f64>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc("<stdin>":239:7)
      }, {
        "r1.op"(%6) : ((memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) -> () loc("f.rs":97:83)
        %51:2 = "r0.a.b"(%10, %0) : (tensor<si16>, tuple<!r2.t3<"\5C">>) -> (i1, !r2.t3<x::y, -1>) loc("<")
        %52:2 = "r0.Y"()[^bb3] <"loc(x)" : ui7> {"#y" = dense<22537> : tensor<ui16>, r.attr = "->\\texta//" : i32} : () -> (memref<complex<f64>, {a = 1 : i32}>, tensor<?x1x?xcomplex<f32>>) loc("<stdin>":243:18)
      ^bb1(%53: complex<f32> loc(fused["", fused<[5 : i32, 1754326421 : i33]>["g.rs":41:1 to :7], "->"]), %54: (complex<f8E5M2>, tensor<*xindex>) -> vector<6x1xindex> loc("<stdin>":244:125)):  // no predecessors
        %55 = "r0.x_1"(%52#0) <{}> : (memref<complex<f64>, {a = 1 : i32}>) -> vector<6x7xf128> loc(callsite(fused<true>["g.rs":81:1 to :7] at fused<unit>[unknown]))
        %56:2 = "r0.x_1"(%51#0) : (i1) -> (() -> memref<*xcomplex<f64>>, tensor<*xindex>) loc("<stdin>":246:20)
        "r0.a.b"()[^bb2, ^bb2] : () -> () loc("f.rs":66:3)
      ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb3
        "r0.a.b"(%3)[^bb3, ^bb3] : (!r2.t2<"\5C">) -> () loc("<stdin>":249:7)
      ^bb3(%57: index loc(unknown), %58: tensor<1xindex> loc("\FFloc(x)"("g.rs":89:1 to :7))):  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb3
        "r2.op"() {dots.and.dots = strided<[]>} : () -> () loc(fused[""("f.rs":60:60), "g.rs":61:1 to :7])
        %59 = "r0.op"(%2)[^bb2, ^bb3] : (tf32) -> si16 loc(callsite("\0A\22loc(x)\\" at unknown))
      }) : () -> (f64, tuple<vector<ui64>, f8E4M3FN>) loc("g.rs":1:2 to 3:4)
      "r1.Y"()[^bb1, ^bb1] <affine_set<(d0)[s0] : (d0 == 0)>> : () -> () loc("f.rs":7:27)
    ^bb1(%42: complex<f16> loc("f.rs":20:43), %43: index loc(unknown), %44: tensor<!r2.t0<"\5C">, "<->\22"> loc(unknown)):  // 3 preds: ^bb0, ^bb0, ^bb1
      "r2.op"() {"->"} : () -> () loc("g.rs":1:2 to 3:4)
      "r1.x_1"(%4#1, %43) ({
        %46:3 = "r0.op"(%5#0, %7, %4#0) {r.attr} : (complex<i128>, memref<?xmemref<?xi8>>, f16) -> (tensor<4x7xsi16>, i8, index) loc(fused["g.rs":42:1 to :7, ""])
        %47 = "r0.x_1"(%3) <{}> : (!r2.t2<"\5C">) -> !r1.t2<@sym ^bb %v> loc("<stdin>":259:15)
        %48:2 = "r1.x_1"(%4#1, %2)[^bb1, ^bb2] <() -> ()> {"<>" = dense<(-7,-8)> : tensor<3xcomplex<i8>>} : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, tf32) -> (complex<f64>, memref<7xmemref<?xi8>, affine_map<(d0) -> (-18)>>) loc("<stdin>":260:17)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r1.a.b"() {r.attr = true, y$ = [dense<7> : tensor<i8>]} : () -> () loc("g.rs":1:2 to 3:4)
        %49:3 = "r1.op"() : () -> (f80, () -> memref<complex<f64>>, tuple<(tuple<si16>, memref<*xcomplex<f64>>) -> (f128, memref<?x?xvector<4xf32>, affine_map<(d0, d1) -> (19, d1, -3)>>)>) loc("//\\")
        %50 = "r0.a.b"(%3, %0, %46#0)[^bb1] <{}> : (!r2.t2<"\5C">, tuple<!r2.t3<"\5C">>, tensor<4x7xsi16>) -> tuple<!r0.t1<a -> b>, vector<7xf128>> loc("<stdin>":264:16)
      ^bb2:  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb2
        "r0.op"(%46#2)[^bb2, ^bb2, ^bb2] <@"#y"> : (index) -> () loc("<stdin>":266:7)
      }, {
      }, {
        "r1.Y"(%43, %8) {"<>" = false, key = 0 : i33} : (index, vector<[7]xi8>) -> () loc("<stdin>":269:7)
        "r2.op"(%5#0) : (complex<i128>) -> () loc("<stdin>":270:7)
      }) {dense = "\FF\22\22 loc(x)" : ui7} : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, index) -> () loc(callsite(fused<{"a-b" = 5.488520e+26 : bf16, value, y$}>[fused<loc(fused["\0A<", "g.rs":45:1 to :7, "\FFtext"("g.rs":32:1 to :7)])>["g.rs":81:1 to :7]] at unknown))
      %45 = "r1.op"()[^bb1] {"123" = [], "a-b"} : () -> memref<?xmemref<?xi8>, affine_map<(d0)[s0, s1, s2] -> ((s2 * -7) ceildiv 3)>> loc(unknown)
    }) : (f80) -> tf32 loc(unknown)
  ^bb2(%12: i1 loc(unknown)):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    %13 = "r2.a.b"()[^bb2, ^bb2] <{}> ({
      "r1.op"(%5#0, %0) ({
        %35:2 = "r0.a.b"(%4#0, %4#0) {"%x" = dense_resource<"odd key"> : tensor<4xi8>, _x = affine_set<() : (7 == 0, 11 == 0, 14 == 0)>} : (f16, f16) -> (bf16, memref<?x?xcomplex<f64>, strided<[?, 45], offset: ?>, "space">) loc(fused<distinct[4]<@f::@"%x"::@h.i>>["f.rs":90:1])
        %36 = "r0.op"() <affine_map<(d0, d1) -> ((-d1 + 11) * 8)>> : () -> (() -> (tensor<*xindex>, tuple<() -> f64>)) loc(fused["\00", "g.rs":1:2 to 3:4, callsite("f.rs":27:77 at "")])
        %37 = "r0.Y"() : () -> vector<[5]xtf32> loc("g.rs":34:1 to :7)
        %38 = "r0.op"(%1, %12)[^bb1] : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, i1) -> index loc("<stdin>":280:15)
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        %39:2 = "r2.op"(%0)[^bb1, ^bb1] {_x = @_g$1} : (tuple<!r2.t3<"\5C">>) -> (vector<[3]x[5]xf8E4M3FN>, complex<tf32>) loc("f.rs":74:93)
      }, {
        "r2.Y"() <{loc, y$ = "" : i32}> {i32 = ""} : () -> () loc("g.rs":1:2 to 3:4)
        %34 = "r0.a.b"(%4#0, %1) : (f16, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> ui7 loc("g.rs":1:2 to 3:4)
        "r2.op"(%0)[^bb1, ^bb1, ^bb1] : (tuple<!r2.t3<"\5C">>) -> () loc("f.rs":36:32)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        "r0.x_1"(%6, %5#0)[^bb1] : ((memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index)), complex<i128>) -> () loc(fused<"">["g.rs":1:2 to 3:4])
      }) : (complex<i128>, tuple<!r2.t3<"\5C">>) -> () loc("<stdin>":276:5)
      %33:2 = "r0.a.b"() {loc = dense_resource<blob> : tensor<4xi8>, true = {value = dense<6> : tensor<i4>}} : () -> (vector<5xtf32>, memref<*xvector<4xf32>, {a = 1 : i32}>) loc("f.rs":0:72)
    }, {
      %27 = "r2.op"() : () -> tensor<4x!r2.t0<a.b.c | d>> loc("<stdin>":292:14)
      %28:2 = "r0.Y"() ({
      }) : () -> (tensor<index, {dense = array<i16: -4>, value}>, i32) loc("<stdin>":293:15)
      %29 = "r2.a.b"(%1, %6) <{dense = 6 : index, true = "\\\0A\22//\22", "with space" = "-> \22"}> : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>, (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) -> complex<i33> loc("g.rs":1:2 to 3:4)
      %30 = "r2.op"(%4#0)[^bb1] {loc, true = false} : (f16) -> complex<f8E4M3FN> loc(callsite(fused["g.rs":1:2 to 3:4, "->", "f.rs":1:31] at "g.rs":1:2 to 3:4))
    ^bb1(%31: memref<?xi128, "space"> loc("<"("g.rs":1:2 to 3:4))):  // 3 preds: ^bb0, ^bb1, ^bb1
      %32:3 = "r0.op"()[^bb1, ^bb1] : () -> (i64, tuple<(i64, index) -> ()>, tensor<7x!r1.t1<@sym ^bb %v>>) loc("->\\\FF"("g.rs":1:2 to 3:4))
    }, {
      %14:3 = "r1.Y"() : () -> (memref<*xvector<4xf32>, "space">, memref<?x7xcomplex<f64>, strided<[?, 12], offset: ?>, {a = 1 : i32}>, none) loc("g.rs":1:2 to 3:4)
      %15:2 = "r2.a.b"(%5#1, %14#1, %5#0) : (f80, memref<?x7xcomplex<f64>, strided<[?, 12], offset: ?>, {a = 1 : i32}>, complex<i128>) -> (memref<*xui64>, f128) loc(fused<-3.659180e-18 : bf16>[fused<array<i1: false, false>>[fused<[9 : i8, affine_set<(d0) : (((d0 * 2) mod 5) ceildiv 5 >= 0, -4 >= 0)>]>[unknown]]])
      "r1.x_1"(%14#1, %14#1, %5#0, %14#0)[^bb2, ^bb2] <{"->" = strided<[7]>, dense = affine_map<(d0, d1, d2) -> (d2, -d2 - 1)>}> {_x, y$ = dense<0> : tensor<i4>} : (memref<?x7xcomplex<f64>, strided<[?, 12], offset: ?>, {a = 1 : i32}>, memref<?x7xcomplex<f64>, strided<[?, 12], offset: ?>, {a = 1 : i32}>, complex<i128>, memref<*xvector<4xf32>, "space">) -> () loc("<stdin>":302:5)
    ^bb1(%16: none loc("<stdin>":303:10), %17: index loc(unknown)):  // 2 preds: ^bb1, ^bb2
      %18 = "r0.op"(%14#0)[^bb2, ^bb2, ^bb1] <{"->", value = 7 : ui64}> {"a-b" = 3 : index, y$ = "text\0A//->" : i8} : (memref<*xvector<4xf32>, "space">) -> (() -> tensor<?x?xf8E4M3FN>) loc("<\00->")
    ^bb2(%19: none loc(unknown)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      %20 = "r2.op"(%4#1, %6) ({
        %24:2 = "r2.Y"(%0, %0, %14#1) <{i32 = false}> {"%x" = dense<[-5, -6, 4]> : tensor<3xi65>, "quote\22s"} : (tuple<!r2.t3<"\5C">>, tuple<!r2.t3<"\5C">>, memref<?x7xcomplex<f64>, strided<[?, 12], offset: ?>, {a = 1 : i32}>) -> (!r0.t2<* + / ?>, !r0.t3<= =>) loc("<stdin>":307:24)
        "r0.x_1"(%15#0)[^bb2] {true = 2 : ui64} : (memref<*xui64>) -> () loc(fused["g.rs":2:1 to :7, "g.rs":1:2 to 3:4])
      ^bb1:  // pred: ^bb2
        %25:2 = "r2.Y"(%4#1, %15#0, %1) <#r2.a3<"s>">> {dense, value = array<i64: 6, -5>} : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, memref<*xui64>, (tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> (!r1.t1<<>>, index) loc(fused["g.rs":58:1 to :7, "f.rs":36:14])
        "r0.x_1"(%24#1, %2) {i32 = false, loc = "a\\"} : (!r0.t3<= =>, tf32) -> () loc("<stdin>":311:7)
        %26:2 = "r0.a.b"()[^bb2, ^bb2, ^bb2] : () -> (complex<f80>, () -> index) loc("g.rs":1:2 to 3:4)
      ^bb2:  // 5 preds: ^bb0, ^bb1, ^bb1, ^bb1, ^bb2
        "r0.x_1"(%14#2, %19, %4#1)[^bb1, ^bb2] : (none, none, tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>) -> () loc("text "("f.rs":75:81))
      }, {
        %23 = "r2.Y"() : () -> complex<f8E5M2> loc("<stdin>":316:16)
        "r0.x_1"() <{}> : () -> () loc("<stdin>":317:7)
      }, {
      }) : (tuple<tensor<1xindex>, memref<*xf128, 2>, memref<?xi33, strided<[35], offset: ?>, 2>>, (memref<?xmemref<?xi8>, strided<[35], offset: 76>>) -> (i1, () -> (() -> (), index))) -> f64 loc(" <\00 \0A")
      %21 = "r1.x_1"(%14#2, %12, %7, %19) {i32 = false, key, value = 2060819813 : i32, "with space" = "" : i64} : (none, i1, memref<?xmemref<?xi8>>, none) -> tensor<*x!r0.t1<@sym ^bb %v>> loc("\22"(""("g.rs":13:1 to :7)))
      %22:2 = "r2.op"()[^bb1] {loc = {true = dense<57288> : tensor<ui16>, value = #r2.a2<= =>}, r.attr, true = array<i64>} : () -> (tensor<index>, memref<*xmemref<?xi8>>) loc("<stdin>":321:24)
    }) : () -> memref<5xvector<4xf32>, strided<[?], offset: ?>> loc("<stdin>":275:12)
  }) : ((tuple<memref<memref<?xi8>, "space">>) -> complex<ui64>) -> () loc(callsite(callsite(callsite("g.rs":53:1 to :7 at "//\22\22") at "\0A") at "atext//"("g.rs":30:1 to :7)))
}) : () -> () loc("<stdin>":0:0)
