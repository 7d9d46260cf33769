"builtin.module"() ({
  "r0.op"() <{_x = 7.120000e+02 : bf16}> : () -> () loc("<stdin>":1:1)
  "r1.a.b"() <dense<3.221930e+01> : tensor<1xf64>> ({
    "r0.Y"() {i32 = {}, value = {"new\0Aline" = "a"}} : () -> () loc("\\\\//")
    "r1.a.b"()[^bb1, ^bb1] ({
    }, {
    }) {_x = {dots.and.dots = [], i32 = -7.243150e-04 : f16, loc, r.attr = affine_map<(d0)[s0] -> (s0 ceildiv 4 - s0 floordiv 2 + s0, (d0 + 4) floordiv 6 + 7, d0)>}} : () -> () loc(callsite("f.rs":30:27 at "\0A\00"("text")))
  ^bb1(%148: (memref<i8>) -> vector<5x4xi33> loc(fused<@"quote\22s">[fused<#r2.a3<i32, tensor<?xf32>>>["g.rs":39:1 to :7]])):  // 3 preds: ^bb0, ^bb0, ^bb1
    "r2.a.b"(%148) {key = 7.6995013079481096E+258 : f64, r.attr = "->" : i128} : ((memref<i8>) -> vector<5x4xi33>) -> () loc("")
    "r0.a.b"(%148, %148, %148)[^bb1] <dense_resource<blob> : tensor<4xi8>> ({
      "r0.a.b"(%148, %148) {y$ = "\00\\loc(x)" : i33} : ((memref<i8>) -> vector<5x4xi33>, (memref<i8>) -> vector<5x4xi33>) -> () loc(""("f.rs":33:21))
      %168:2 = "r0.Y"() {i32 = "" : i64, value = dense_resource<"odd key"> : tensor<4xi8>} : () -> ((f8E4M3FN) -> (), complex<f128>) loc("g.rs":1:2 to 3:4)
      %169 = "r1.a.b"(%168#1) <""> ({
        %183:2 = "r1.op"(%168#0, %168#1, %148) {"a-b" = {dense = true, y$ = array<f32: 2.967360e+01, -7.816740e+01, 82.0189971, 3.166980e+01>}, y$ = affine_set<(d0, d1)[s0] : (-(d0 + 12) + s0 + 5 == 0, 1 >= 0)>} : ((f8E4M3FN) -> (), complex<f128>, (memref<i8>) -> vector<5x4xi33>) -> (bf16, f128) loc(fused<"" : si16>[""])
        %184:3 = "r2.Y"() <3.093300313162837E-268 : f64> {"%x" = ""} : () -> (f8E5M2, f8E4M3FN, (!r0.t2<[1, (2), {3}]>, !r2.t2<[1, (2), {3}]>) -> ()) loc("\\\00text"("a \FF<"(fused["//\22loc(x)", "g.rs":82:1 to :7])))
      }, {
      }) {true, y$ = [loc(callsite(""("g.rs":61:1 to :7) at "\\//<loc(x)"(callsite("g.rs":45:1 to :7 at unknown))))]} : (complex<f128>) -> (((memref<*xcomplex<f64>, 3>) -> index) -> !r0.t0<@sym ^bb %v>) loc(""("f.rs":14:63))
      %170 = "r2.x_1"(%168#1)[^bb3] <0.00399226323 : f32> : (complex<f128>) -> tensor<?xindex> loc(unknown)
    ^bb1(%171: tensor<0x?xcomplex<f32>, affine_map<(d0, d1) -> (-d1 - 15, (d1 - 14) * 6, d0 * -32 + 7)>> loc("<stdin>":18:8)):  // 2 preds: ^bb2, ^bb3
      %172:2 = "r2.a.b"(%171, %148) : (tensor<0x?xcomplex<f32>, affine_map<(d0, d1) -> (-d1 - 15, (d1 - 14) * 6, d0 * -32 + 7)>>, (memref<i8>) -> vector<5x4xi33>) -> (complex<f8E5M2>, !r2.t2<a.b.c | d>) loc(fused["a\0A->", fused<#r0.a2<i32, tensor<?xf32>>>[callsite(unknown at "")]])
      "r1.op"(%148) : ((memref<i8>) -> vector<5x4xi33>) -> () loc("g.rs":1:2 to 3:4)
      %173 = "r2.x_1"()[^bb2, ^bb2] <"<" : i33> {loc, value = -5.44729195E-9 : f32} : () -> i128 loc(unknown)
    ^bb2:  // 2 preds: ^bb1, ^bb1
      %174 = "r1.op"(%148, %169)[^bb3, ^bb1] {dense, loc} : ((memref<i8>) -> vector<5x4xi33>, ((memref<*xcomplex<f64>, 3>) -> index) -> !r0.t0<@sym ^bb %v>) -> ((vector<3x[5]xsi16>, !r2.t1<a.b.c | d>) -> ()) loc(unknown)
    ^bb3:  // 3 preds: ^bb0, ^bb2, ^bb3
      %175 = "r2.a.b"(%170, %168#0) <{_x = #r2.a2, i32 = dense_resource<"odd key"> : tensor<4xi8>, loc = "\00"}> {key = "", "quote\22s" = "//\22 \FFtext", true} : (tensor<?xindex>, (f8E4M3FN) -> ()) -> memref<memref<?xi8>, "space"> loc("g.rs":1:2 to 3:4)
      %176 = "r0.Y"(%175, %148, %170) <affine_set<(d0, d1) : (d0 == 0, d1 mod 6 == 0)>> : (memref<memref<?xi8>, "space">, (memref<i8>) -> vector<5x4xi33>, tensor<?xindex>) -> tuple<tuple<tuple<>, i33>> loc("g.rs":1:2 to 3:4)
      "r1.x_1"(%176)[^bb1, ^bb3] ({
      }, {
        "r2.a.b"(%175) : (memref<memref<?xi8>, "space">) -> () loc("f.rs":30:57)
        "r2.op"() <{"quote\22s" = affine_set<(d0)[s0, s1] : (-7 == 0, s1 * -2 + 12 >= 0)>}> : () -> () loc(callsite("texta"(fused<array<i1: true>>["\\ \22"]) at "g.rs":1:2 to 3:4))
        %177:2 = "r0.a.b"(%170, %168#0, %176) <{}> {"quote\22s" = " "} : (tensor<?xindex>, (f8E4M3FN) -> (), tuple<tuple<tuple<>, i33>>) -> (index, vector<f64>) loc(callsite("\22" at ""))
        %178:2 = "r0.a.b"(%177#0, %148)[^bb1, ^bb1] : (index, (memref<i8>) -> vector<5x4xi33>) -> (index, bf16) loc("-> \FF\0A"(fused["f.rs":23:95, "g.rs":18:1 to :7, "g.rs":1:2 to 3:4]))
      ^bb1(%179: none loc("<stdin>":33:12), %180: f16 loc(fused["g.rs":14:1 to :7, "g.rs":63:1 to :7])):  // 3 preds: ^bb0, ^bb0, ^bb1
        %181 = "r0.x_1"(%170, %178#1) {"%x" = 92 : i8} : (tensor<?xindex>, bf16) -> memref<*xvector<4xf32>> loc(fused[callsite("g.rs":63:1 to :7 at fused<@h.i>[unknown]), "f.rs":64:42])
        %182 = "r2.x_1"()[^bb1] {"->", dots.and.dots = #r1.a1<x::y, -1>, value = "text\22" : i32} : () -> (() -> ()) loc(unknown)
      }) {dense} : (tuple<tuple<tuple<>, i33>>) -> () loc("f.rs":68:1)
    }, {
      "r2.op"(%148, %148) : ((memref<i8>) -> vector<5x4xi33>, (memref<i8>) -> vector<5x4xi33>) -> () loc("\FF")
      %161:3 = "r2.a.b"(%148)[^bb2, ^bb2] : ((memref<i8>) -> vector<5x4xi33>) -> (tuple<!r2.t1<[1, (2), {3}]>>, () -> tuple<>, !r1.t2<"s>">) loc("f.rs":90:43)
    ^bb1:  // pred: ^bb1
      "r1.a.b"() : () -> () loc(fused<false>["loc(x)\FF"])
      %162:3 = "r2.x_1"()[^bb1] <{}> ({
      }) {i32 = [{i32 = "text"}, unit, " \\<\0A" : si16], "quote\22s" = #r0.a0<"s>">, r.attr} : () -> (complex<f8E5M2>, complex<i32>, vector<7x1x8xi8>) loc("<stdin>":42:26)
    ^bb2(%163: index loc(callsite("g.rs":1:2 to 3:4 at fused<true>[callsite("f.rs":68:32 at "f.rs":29:69)])), %164: () -> (vector<i1>, f8E5M2) loc(unknown)):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
      %165:2 = "r2.Y"() : () -> (i1, tf32) loc("g.rs":79:1 to :7)
      %166:2 = "r1.a.b"(%161#0) {loc = {"quote\22s" = affine_set<(d0)[s0, s1] : ((d0 * -6) mod 8 >= 0)>, y$ = strided<[?, 1]>}, y$} : (tuple<!r2.t1<[1, (2), {3}]>>) -> (!r1.t0<"s>">, vector<[1]x7xsi16>) loc("<stdin>":46:19)
      %167 = "r1.Y"()[^bb2, ^bb2] <{"->" = #r2.a0<[1, (2), {3}]>}> : () -> tensor<complex<f32>> loc("")
    }, {
      %149 = "r1.Y"() {key = true} : () -> complex<i32> loc(callsite("" at "\\\\"("f.rs":7:18)))
      "r2.Y"() : () -> () loc(callsite("f.rs":68:44 at ""))
      "r1.a.b"(%148, %148, %149) {r.attr, y$ = "->//\22"} : ((memref<i8>) -> vector<5x4xi33>, (memref<i8>) -> vector<5x4xi33>, complex<i32>) -> () loc(unknown)
      %150:4 = "r0.Y"()[^bb1] {"#y" = true, i32 = dense_resource<blob_1> : tensor<4xi8>} : () -> (() -> (), (index) -> (), !r2.t3, tuple<none, none>) loc("g.rs":1:2 to 3:4)
    ^bb1(%151: (tensor<4x7xcomplex<f32>>) -> () loc(unknown), %152: tensor<4x2x2x?x!r0.t3<>> loc(callsite("g.rs":94:1 to :7 at "texta"))):  // 2 preds: ^bb0, ^bb1
      %153:3 = "r0.x_1"() <{}> : () -> (i32, tensor<i32>, memref<tf32, {a = 1 : i32}>) loc(fused<dense_resource<blob> : tensor<4xi8>>[fused<"\00" : ui64>[callsite("g.rs":25:1 to :7 at "g.rs":36:1 to :7)]])
      %154 = "r1.a.b"()[^bb1] ({
        %155:2 = "r2.a.b"(%148, %150#2) : ((memref<i8>) -> vector<5x4xi33>, !r2.t3) -> (f8E5M2, complex<ui7>) loc("<stdin>":56:16)
        "r2.op"(%150#3, %151)[^bb1, ^bb1] <"<"> : (tuple<none, none>, (tensor<4x7xcomplex<f32>>) -> ()) -> () loc("loc(x)//loc(x)")
      ^bb1(%156: tensor<7x2xf8E5M2> loc("f.rs":0:4), %157: memref<8x4xf16, affine_map<(d0, d1) -> (d0, d0 - d1 - d0 - 7)>> loc(callsite(unknown at callsite(fused<"\22text" : i33>[unknown] at unknown)))):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        %158 = "r0.op"(%151) <dense<0> : tensor<i4>> {r.attr = "-> " : i8} : ((tensor<4x7xcomplex<f32>>) -> ()) -> complex<f32> loc("<stdin>":59:17)
        %159:3 = "r1.x_1"(%153#1, %150#0, %152, %158) {key, loc = "loc(x)text"} : (tensor<i32>, () -> (), tensor<4x2x2x?x!r0.t3<>>, complex<f32>) -> (tensor<complex<f32>>, complex<i33>, ((ui64) -> ()) -> !r2.t3<a -> b>) loc(fused["f.rs":16:14, callsite(unknown at "g.rs":97:1 to :7)])
        %160 = "r1.Y"(%150#2)[^bb1, ^bb1, ^bb1] <{"<>" = [affine_map<(d0, d1)[s0] -> (d1 + -(d0 + d1) + 48)>, [1799642301 : i32]], loc, true = @_g$1::@dots.and.dots}> : (!r2.t3) -> none loc(fused[""("g.rs":1:2 to 3:4), "g.rs":32:1 to :7])
      }, {
        "r0.Y"(%153#2, %150#1) <affine_map<()[s0, s1, s2] -> (s2 - (s2 * 5) floordiv 3, s0 - (s1 + s1 floordiv 4))>> : (memref<tf32, {a = 1 : i32}>, (index) -> ()) -> () loc(fused["\\", "g.rs":1:2 to 3:4, "g.rs":21:1 to :7])
      }) : () -> vector<f8E4M3FN> loc(unknown)
    }) : ((memref<i8>) -> vector<5x4xi33>, (memref<i8>) -> vector<5x4xi33>, (memref<i8>) -> vector<5x4xi33>) -> () loc("g.rs":5:1 to :7)
  }) : () -> () loc("\FF->a")
  %0:2 = "r0.Y"() ({
    "r0.Y"() <false> {dense = @h.i::@dots.and.dots::@"#y", value, y$ = dense<3> : tensor<i4>} : () -> () loc(callsite("\FF< " at callsite(callsite("f.rs":75:34 at "g.rs":47:1 to :7) at "g.rs":1:2 to 3:4)))
    %87:3 = "r1.Y"() {"%x", loc = {}, r.attr = #r0.a1<"\5C">} : () -> (none, tensor<*xindex>, memref<memref<?xi8>, {a = 1 : i32}>) loc("<\FF\00// "("f.rs":3:36))
    %88 = "r1.a.b"()[^bb1] ({
      %136:3 = "r0.x_1"() <24890 : si16> {i32 = strided<[?, 1, ?]>} : () -> (!r1.t1<"\5C">, i33, vector<ui64>) loc(fused<[]>["f.rs":32:33])
      %137 = "r1.a.b"(%136#2, %136#2) : (vector<ui64>, vector<ui64>) -> vector<2x1xbf16> loc("<stdin>":72:13)
      %138:3 = "r0.a.b"()[^bb1] : () -> (memref<i64>, vector<bf16>, memref<f128, "space">) loc("g.rs":41:1 to :7)
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      %139:2 = "r1.Y"(%136#2, %138#0, %138#2) ({
        "r2.Y"(%136#1, %87#0) {loc} : (i33, none) -> () loc("\22"(fused["g.rs":1:2 to 3:4, ""]))
        %142 = "r0.a.b"() {key = affine_map<(d0, d1)[s0, s1] -> (s0 * 7, (s0 * -8 - 19) floordiv 6, (s0 * 7 - 17) * -2)>, r.attr = {true}} : () -> i33 loc("g.rs":53:1 to :7)
        %143 = "r1.Y"() {"#y" = dense<-6.941790e+01> : tensor<f64>} : () -> vector<i64> loc("\FF->")
        %144:4 = "r0.op"(%143, %136#2)[^bb1, ^bb1] <{"%x" = "loc(x)\22" : i33}> : (vector<i64>, vector<ui64>) -> (si16, complex<i33>, none, (tuple<>) -> ()) loc("<stdin>":79:30)
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        %145:2 = "r1.a.b"(%87#0, %138#2, %136#2) {i32 = "\FF<\22//\0A", true} : (none, memref<f128, "space">, vector<ui64>) -> (memref<*xi1>, ui7) loc("f.rs":31:71)
        %146:2 = "r2.x_1"(%138#0) {dense = [[array<f32>], loc("\\\22")], loc = "", y$ = affine_set<(d0)[s0, s1] : (-(-d0 + s1) - (d0 floordiv 6) * 6 + 15 == 0, d0 * -6 + s1 >= 0)>} : (memref<i64>) -> ((none) -> (), index) loc(unknown)
        %147:4 = "r2.x_1"()[^bb1] {dense = dense<> : tensor<0xcomplex<i8>>} : () -> (vector<i32>, tensor<!r2.t3<<>>>, complex<i8>, (complex<f8E5M2>, vector<f128>) -> si16) loc("<stdin>":83:33)
      }) {true = strided<[1]>} : (vector<ui64>, memref<i64>, memref<f128, "space">) -> (!r1.t3<"s>">, f8E4M3FN) loc("<stdin>":75:19)
      %140:2 = "r2.x_1"() {_x = memref<vector<4xf32>, 5>, loc = 7.1096524660813004E+75 : f64} : () -> (vector<tf32>, (bf16, complex<i64>) -> !r1.t3) loc("g.rs":1:2 to 3:4)
      %141:3 = "r0.a.b"(%136#2, %136#2, %139#0)[^bb1, ^bb1] : (vector<ui64>, vector<ui64>, !r1.t3<"s>">) -> (tuple<>, vector<i33>, memref<f80, "space">) loc("")
    }, {
      %135 = "r1.op"(%87#1) : (tensor<*xindex>) -> complex<i33> loc("->")
    }) : () -> f128 loc("<stdin>":70:10)
  ^bb1(%89: memref<?xcomplex<f64>> loc(callsite("f.rs":66:96 at "g.rs":78:1 to :7)), %90: () -> () loc("g.rs":1:2 to 3:4)):  // 2 preds: ^bb0, ^bb1
    %91 = "r2.op"(%87#0) {r.attr} : (none) -> f64 loc(callsite(unknown at fused<false>["text->"("f.rs":85:49)]))
    "r1.op"(%88, %88)[^bb1] <strided<[]>> ({
      %92:3 = "r2.a.b"(%87#1) : (tensor<*xindex>) -> (!r1.t0<1>, !r2.t1<<>>, tensor<?x?xf64>) loc("loc(x)\22\FF\FF"(callsite("f.rs":49:92 at callsite("f.rs":67:64 at unknown))))
      %93:2 = "r1.x_1"(%89, %91, %87#2) ({
        "r1.x_1"() <{true = "->\0A", "with space" = dense<> : tensor<0xf32>}> : () -> () loc("<stdin>":95:7)
        %128:4 = "r2.x_1"(%90) <"a\\ "> : (() -> ()) -> (index, tuple<index>, tuple<!r2.t2<<>>, memref<6x?xf80, affine_map<(d0, d1) -> (d1, d0 * -5)>, "space">, memref<*xvector<4xf32>, {a = 1 : i32}>>, tensor<!r2.t0<a.b.c | d>>) loc("g.rs":1:2 to 3:4)
        "r0.x_1"() {"123" = {}, _x = #r2.a1<a -> b>} : () -> () loc(callsite(fused<f32>["g.rs":1:2 to 3:4] at fused<{"a-b" = 5.073550e-03 : f16, key}>["g.rs":1:2 to 3:4]))
        %129:2 = "r0.x_1"()[^bb1] <dense_resource<blob> : tensor<4xi8>> : () -> (none, complex<f8E5M2>) loc("g.rs":1:2 to 3:4)
      ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb2
        %130:4 = "r1.a.b"(%128#2)[^bb2] {"new\0Aline"} : (tuple<!r2.t2<<>>, memref<6x?xf80, affine_map<(d0, d1) -> (d1, d0 * -5)>, "space">, memref<*xvector<4xf32>, {a = 1 : i32}>>) -> (!r1.t3<* + / ?>, memref<*xvector<4xf32>, "space">, i8, !r2.t2<a.b.c | d>) loc("<stdin>":100:25)
      ^bb2(%131: vector<2xi33> loc("<stdin>":101:12), %132: tf32 loc("g.rs":66:1 to :7)):  // pred: ^bb1
        %133:2 = "r1.x_1"() : () -> (complex<f64>, f80) loc("g.rs":1:2 to 3:4)
        %134 = "r2.op"(%87#2, %92#2)[^bb1, ^bb1] : (memref<memref<?xi8>, {a = 1 : i32}>, tensor<?x?xf64>) -> vector<f16> loc("<stdin>":103:16)
      }, {
        %122 = "r2.Y"(%87#2, %92#1) {dots.and.dots = "" : ui64, i32} : (memref<memref<?xi8>, {a = 1 : i32}>, !r2.t1<<>>) -> i8 loc("\FF\0A")
        "r2.a.b"(%87#1, %122, %88) <affine_set<(d0)[s0, s1, s2] : (s0 ceildiv 7 + s0 - s2 * 2 >= 0, ((s0 floordiv 2) mod 2) ceildiv 3 == 0)>> {_x = "\0Aloc(x)\FF" : ui7, key = {}, value = false} : (tensor<*xindex>, i8, f128) -> () loc("<stdin>":106:7)
        "r0.op"() <distinct[0]<true>> : () -> () loc("text\0A "("\00 "))
        "r2.a.b"(%87#2, %92#1, %90)[^bb1, ^bb2] <[memref<7x8xvector<4xf32>, {a = 1 : i32}>, false]> : (memref<memref<?xi8>, {a = 1 : i32}>, !r2.t1<<>>, () -> ()) -> () loc("\\"(callsite("//\\ "("g.rs":41:1 to :7) at "loc(x)")))
      ^bb1(%123: tuple<complex<ui64>> loc(fused["->text", "g.rs":1:2 to 3:4]), %124: tuple<> loc("f.rs":95:60), %125: tuple<((f128, f16) -> i33) -> (memref<vector<4xf32>, 2>, tuple<i1, i8>), () -> tuple<>> loc("g.rs":28:1 to :7)):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        "r2.op"() {_x = 9.9316359999999993E+119 : f64} : () -> () loc(unknown)
        %126 = "r2.a.b"() <[]> : () -> i64 loc(callsite(fused<[]>["g.rs":83:1 to :7] at ""))
        "r2.a.b"(%92#2, %92#1, %92#0)[^bb1, ^bb1] : (tensor<?x?xf64>, !r2.t1<<>>, !r1.t0<1>) -> () loc("g.rs":97:1 to :7)
      ^bb2:  // 2 preds: ^bb0, ^bb2
        "r0.op"(%89) {key, loc = #r2.a0<<>>, "quote\22s" = affine_set<() : (-4 == 0)>} : (memref<?xcomplex<f64>>) -> () loc("g.rs":1:2 to 3:4)
        "r0.op"(%87#1) {_x = @"with space", key = true} : (tensor<*xindex>) -> () loc("<stdin>":115:7)
        %127:2 = "r0.Y"(%90)[^bb2, ^bb1] <{i32 = affine_map<()[s0, s1] -> (s0 * -4 - 2, s1, s0)>}> {"with space" = strided<[]>} : (() -> ()) -> (none, tuple<index, vector<4x3xui64>, !r0.t1<"\5C">>) loc("g.rs":1:2 to 3:4)
      }, {
        %120 = "r2.Y"(%89, %92#2) : (memref<?xcomplex<f64>>, tensor<?x?xf64>) -> ((() -> !r0.t3<* + / ?>, f8E5M2) -> index) loc("<stdin>":118:18)
        %121 = "r0.op"(%90) <{loc}> : (() -> ()) -> complex<f128> loc("//")
      }) {"with space" = false} : (memref<?xcomplex<f64>>, f64, memref<memref<?xi8>, {a = 1 : i32}>) -> (index, vector<2xf8E5M2>) loc(unknown)
      %94:2 = "r1.op"(%92#1) {"<>" = array<i64: -6, -1>} : (!r2.t1<<>>) -> (!r2.t1<"\5C">, tuple<complex<i64>>) loc("f.rs":45:97)
      %95 = "r1.Y"()[^bb1, ^bb1] <{key = "text", value = 8.247370e-03 : f16}> {loc = strided<[]>} : () -> tuple<!r0.t1> loc("g.rs":1:2 to 3:4)
    ^bb1(%96: tuple<> loc("g.rs":15:1 to :7), %97: !r1.t2 loc(fused<[]>["g.rs":1:2 to 3:4]), %98: () -> () loc(callsite(callsite(fused<[]>["g.rs":60:1 to :7] at callsite("g.rs":1:2 to 3:4 at "g.rs":49:1 to :7)) at "f.rs":58:13))):  // 3 preds: ^bb0, ^bb0, ^bb1
      "r0.op"() : () -> () loc("<stdin>":124:5)
      %99 = "r1.x_1"(%91) : (f64) -> tuple<complex<tf32>> loc(fused<strided<[1, 7]>>["g.rs":77:1 to :7])
      %100:3 = "r2.a.b"(%94#1, %92#2, %95, %95)[^bb1] ({
        %112 = "r2.Y"() : () -> ((tuple<!r2.t1<1>, !r0.t3>, si16, tensor<index>) -> si16) loc("f.rs":57:13)
        %113:4 = "r2.Y"() {true = "" : i32} : () -> (() -> (), memref<vector<4xf32>>, () -> (), tensor<8x!r1.t1<"\5C">>) loc(unknown)
        "r0.x_1"()[^bb2] : () -> () loc("\0A")
      ^bb1(%114: tuple<(index) -> complex<f8E4M3FN>> loc("<stdin>":130:13)):  // pred: ^bb1
        %115:2 = "r2.a.b"() : () -> (tensor<*xindex>, f8E5M2) loc("f.rs":83:67)
        "r1.Y"() : () -> () loc("<stdin>":132:7)
        %116:2 = "r2.Y"(%92#1)[^bb1] : (!r2.t1<<>>) -> (f8E4M3FN, (tuple<>) -> complex<i32>) loc("<stdin>":133:25)
      ^bb2:  // 2 preds: ^bb0, ^bb2
        %117:3 = "r1.op"(%113#1) : (memref<vector<4xf32>>) -> (vector<[8]x8xi128>, !r1.t2, f64) loc("g.rs":1:2 to 3:4)
        %118:2 = "r2.a.b"(%117#1, %93#0) : (!r1.t2, index) -> (memref<?x1xtf32>, () -> none) loc("\22->text\\")
        %119:2 = "r2.x_1"(%92#1, %87#2)[^bb2] <dense<-1> : tensor<i4>> : (!r2.t1<<>>, memref<memref<?xi8>, {a = 1 : i32}>) -> (f80, complex<f128>) loc(callsite(""("\0A") at fused["f.rs":47:19, "g.rs":22:1 to :7]))
      }, {
        %103 = "r2.op"() : () -> complex<f80> loc("a")
        %104:4 = "r1.x_1"(%99) : (tuple<complex<tf32>>) -> (!r0.t1, tuple<complex<f32>>, complex<f32>, tensor<?xcomplex<f32>, "\0A\22">) loc("f.rs":38:14)
        "r0.op"()[^bb2] {_x} : () -> () loc(unknown)
      ^bb1:  // 2 preds: ^bb1, ^bb1
        %105 = "r1.op"(%87#1, %93#1) <unit> : (tensor<*xindex>, vector<2xf8E5M2>) -> tensor<complex<f32>> loc("<stdin>":143:18)
        %106:3 = "r1.x_1"(%96)[^bb1, ^bb1, ^bb2] : (tuple<>) -> (() -> (tuple<>, complex<i128>), () -> (), none) loc("g.rs":44:1 to :7)
      ^bb2(%107: tuple<!r0.t2<x::y, -1>> loc("<stdin>":145:13), %108: !r1.t0<= => loc("g.rs":1:2 to 3:4), %109: (ui7, complex<f32>) -> vector<2xui7> loc(unknown)):  // 3 preds: ^bb0, ^bb1, ^bb2
        %110 = "r0.x_1"() <{loc}> : () -> ((none) -> none) loc("<stdin>":146:15)
        "r2.op"() : () -> () loc(callsite(unknown at fused<{"123" = false, _x, loc = true}>[fused<unit>["-> \0A"]]))
        %111:2 = "r0.op"(%104#2)[^bb2] <{"quote\22s" = @h.i}> : (complex<f32>) -> (tuple<>, vector<[5]xi33>) loc(fused["g.rs":1:2 to 3:4, "->//\FF"])
      }, {
        %101:2 = "r2.x_1"() : () -> (f16, vector<3xf128>) loc("<stdin>":150:17)
        "r0.a.b"(%88, %101#0) : (f128, f16) -> () loc(callsite(fused<@f::@"quote\22s"::@"<>"::@"%x">[""] at "f.rs":85:18))
        "r1.a.b"(%90, %99, %87#1) <dense_resource<blob_1> : tensor<4xi8>> {key = array<f32>, loc = -8.974100e+28 : f32} : (() -> (), tuple<complex<tf32>>, tensor<*xindex>) -> () loc("<stdin>":152:7)
        "r1.a.b"(%94#1, %99, %94#1)[^bb1] {dense = {}} : (tuple<complex<i64>>, tuple<complex<tf32>>, tuple<complex<i64>>) -> () loc(" \22a"("\0A\\texttext\00"(fused<@"quote\22s"::@f::@"123">["f.rs":21:77])))
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r2.op"(%99) <strided<[1, ?, 1]>> {key} : (tuple<complex<tf32>>) -> () loc("g.rs":2:1 to :7)
        %102 = "r1.op"()[^bb1] <dense<> : tensor<0x2x3xindex>> {"<>", _x = "\22\00//->" : i1} : () -> tensor<*xcomplex<f32>> loc("g.rs":1:2 to 3:4)
      }) {dense = false, y$ = strided<[]>} : (tuple<complex<i64>>, tensor<?x?xf64>, tuple<!r0.t1>, tuple<!r0.t1>) -> (index, complex<si16>, vector<8x5x3xf64>) loc(fused<-3.494900e+114 : f64>["->"("g.rs":1:2 to 3:4)])
    }) : (f128, f128) -> () loc("loc(x) <")
  }, {
    %86:2 = "r1.Y"() {"<>" = "loc(x)a" : i32} : () -> (complex<i64>, (tensor<?xui7>, f16, memref<*xvector<4xf32>>) -> (i64, memref<complex<f64>, 1>)) loc(callsite("f.rs":11:74 at unknown))
  }) : () -> (tensor<?x?x?x!r2.t0>, i32) loc("->")
  "r2.a.b"() ({
    %85:3 = "r2.a.b"(%0#0, %0#0) <{}> ({
    }, {
    }) : (tensor<?x?x?x!r2.t0>, tensor<?x?x?x!r2.t0>) -> ((tuple<>, f16) -> (), () -> none, (vector<ui7>, !r2.t3<[1, (2), {3}]>) -> ()) loc("g.rs":1:2 to 3:4)
    "r1.x_1"(%85#0) <"\00textloc(x)a\00//" : i128> : ((tuple<>, f16) -> ()) -> () loc("->loc(x)text"("f.rs":98:27))
    "r0.op"(%0#0, %0#0) : (tensor<?x?x?x!r2.t0>, tensor<?x?x?x!r2.t0>) -> () loc(callsite(fused["\22"("g.rs":65:1 to :7), "f.rs":19:1] at "a\0A"))
  }) : () -> () loc("g.rs":1:2 to 3:4)
  "r0.a.b"() <{"a-b" = dense<14908> : tensor<ui16>, dense = array<i8: 6>, "new\0Aline" = dense_resource<blob_1> : tensor<4xi8>}> : () -> () loc("g.rs":1:2 to 3:4)
  "r1.op"() <dense<13733> : tensor<ui16>> ({
    %1:3 = "r1.Y"(%0#1, %0#1, %0#1) {dense = -6.338810e-28 : f32} : (i32, i32, i32) -> (vector<2xf16>, () -> (), memref<bf16, 4>) loc("<stdin>":171:16)
    "r0.x_1"(%1#0, %0#0) : (vector<2xf16>, tensor<?x?x?x!r2.t0>) -> () loc("<stdin>":172:3)
    "r1.op"(%1#0, %1#1, %0#0, %0#0) ({
    }) : (vector<2xf16>, () -> (), tensor<?x?x?x!r2.t0>, tensor<?x?x?x!r2.t0>) -> () loc(fused["", "\22"])
    %2:3 = "r1.x_1"(%0#1)[^bb2] <array<f64: 4.098580e+01>> ({
      %83:2 = "r1.Y"(%1#1) {_x} : (() -> ()) -> (vector<[8]x2xf64>, tensor<?xi33>) loc("g.rs":1:2 to 3:4)
      %84 = "r0.x_1"() <""> {loc = 4 : i128, "quote\22s" = affine_set<()[s0] : (0 == 0, s0 == 0)>} : () -> none loc("<stdin>":177:13)
    }, {
      %82 = "r0.op"(%0#0, %1#1, %0#1) {true = memref<f128, 1>} : (tensor<?x?x?x!r2.t0>, () -> (), i32) -> i128 loc(fused[" <", ""(callsite("f.rs":81:48 at "g.rs":75:1 to :7))])
    }, {
      %40:2 = "r0.x_1"(%1#2, %1#2) <{"123" = #r0.a0<>, "a-b", key = strided<[]>}> : (memref<bf16, 4>, memref<bf16, 4>) -> (memref<memref<?xi8>, "space">, tuple<>) loc("a"(fused<#r0.a1<>>["\00"]))
      "r2.a.b"(%0#0) : (tensor<?x?x?x!r2.t0>) -> () loc("<stdin>":182:5)
      %41:2 = "r0.x_1"() : () -> (vector<i32>, i32) loc(fused["\00\22->", "f.rs":57:57, fused<"//">["f.rs":28:51]])
      %42:2 = "r0.x_1"(%1#2, %0#1)[^bb1, ^bb1] ({
        "r2.Y"() <{loc = dense_resource<blob> : tensor<4xi8>}> : () -> () loc("g.rs":75:1 to :7)
        %77:3 = "r0.x_1"(%40#1, %40#0, %41#0) {r.attr = "->" : i64} : (tuple<>, memref<memref<?xi8>, "space">, vector<i32>) -> (f64, tensor<2xcomplex<f32>, {}>, vector<tf32>) loc("<stdin>":186:29)
        %78:2 = "r1.a.b"()[^bb1, ^bb1] {key = 5 : i64} : () -> (tensor<*xindex>, tuple<>) loc("g.rs":1:2 to 3:4)
      ^bb1(%79: tuple<f16, !r2.t3<a -> b>, tuple<>> loc(fused["f.rs":73:98, "\\"]), %80: memref<vector<4xf32>, {a = 1 : i32}> loc("<stdin>":188:116)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %81:3 = "r2.op"(%40#1, %1#2) <{"#y" = [], "quote\22s", y$ = #r0.a3<1>}> : (tuple<>, memref<bf16, 4>) -> ((vector<i33>) -> f32, tuple<memref<?x7xmemref<?xi8>, affine_map<(d0, d1)[s0, s1] -> (-18)>, 4>>, i33) loc("<stdin>":189:20)
        "r0.op"()[^bb1, ^bb1] {_x} : () -> () loc("f.rs":10:77)
      }, {
        %68 = "r2.x_1"(%41#1, %41#1) {key = "// a\22\22" : i8, "quote\22s" = strided<[]>} : (i32, i32) -> memref<complex<f64>, {a = 1 : i32}> loc("<stdin>":192:15)
        %69 = "r2.Y"(%68) <{true = strided<[]>}> : (memref<complex<f64>, {a = 1 : i32}>) -> f32 loc("\FF\22")
        %70:3 = "r2.Y"() {key = strided<[]>} : () -> (memref<*xvector<4xf32>, {a = 1 : i32}>, i1, f80) loc("g.rs":1:2 to 3:4)
        %71 = "r2.a.b"(%1#1, %70#2)[^bb1] {loc} : (() -> (), f80) -> memref<8x?x4xmemref<?xi8>, {a = 1 : i32}> loc("f.rs":96:81)
      ^bb1(%72: (memref<4xvector<4xf32>, strided<[?], offset: 51>, "space">, complex<i1>) -> () loc("g.rs":1:2 to 3:4)):  // 2 preds: ^bb0, ^bb1
        "r2.op"() <-1.592620e-24 : f32> : () -> () loc(fused["g.rs":1:2 to 3:4, callsite("g.rs":1:2 to 3:4 at "")])
        %73:2 = "r2.Y"()[^bb1] <{_x = "textloc(x)", key = @"#y"}> {loc = affine_set<(d0, d1)[s0, s1] : ((d1 mod 2) * 2 + s1 >= 0, (d0 + s1 + s0 floordiv 7) * 2 == 0, s0 == 0)>} : () -> (tuple<>, memref<*xcomplex<f64>>) loc("<stdin>":198:27)
      ^bb2(%74: vector<i33> loc(unknown)):  // 2 preds: ^bb2, ^bb2
        %75:3 = "r2.x_1"(%41#0) : (vector<i32>) -> (() -> ((!r1.t2<= =>, () -> ()) -> (), index), index, memref<8xmemref<?xi8>, "space">) loc(fused["g.rs":46:1 to :7, "g.rs":85:1 to :7])
        %76:2 = "r0.Y"()[^bb2, ^bb2] {key = ["\22text->\00" : i33, f8E5M2, [false, affine_set<(d0) : (d0 >= 0, d0 + (d0 mod 2) floordiv 4 - 2 == 0)>]]} : () -> (bf16, tensor<*x!r2.t1<>>) loc("  <"(fused<[@f]>["g.rs":54:1 to :7]))
      }, {
        %66:2 = "r1.x_1"(%40#1, %1#1, %0#1) : (tuple<>, () -> (), i32) -> (() -> f80, () -> ()) loc(fused[fused<"">[unknown], "f.rs":20:43])
        %67 = "r0.a.b"(%66#0, %1#1, %40#1)[^bb2, ^bb1] {y$ = -5.95445253E-32 : f32} : (() -> f80, () -> (), tuple<>) -> ui7 loc("<stdin>":204:16)
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
        "r1.a.b"(%66#1, %1#2, %66#1)[^bb2, ^bb1] <{loc = #r0.a3<@sym ^bb %v>}> : (() -> (), memref<bf16, 4>, () -> ()) -> () loc("f.rs":59:77)
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
        "r2.a.b"()[^bb2, ^bb1] {"#y", _x, loc = affine_set<(d0) : (d0 >= 0, 14 == 0)>} : () -> () loc(" ")
      }) : (memref<bf16, 4>, i32) -> (memref<?xmemref<?xi8>, 4>, tuple<f16, tensor<?xindex>>) loc(callsite("<//a" at "g.rs":1:2 to 3:4))
    ^bb1(%43: vector<2x7xi32> loc(fused<unit>["f.rs":76:76]), %44: none loc("g.rs":1:2 to 3:4)):  // 3 preds: ^bb0, ^bb0, ^bb1
      %45 = "r1.Y"(%1#1, %43, %42#1) ({
        "r0.op"() <{"a-b" = " ", loc = -3141056929185257729 : i64, y$ = []}> : () -> () loc(fused[fused<!r1.t2<[1, (2), {3}]>>[unknown], "g.rs":1:2 to 3:4])
        "r2.a.b"() : () -> () loc("\FF\\a->\0A"("\FF->a//<"(""("g.rs":84:1 to :7))))
        %59:2 = "r1.op"(%40#1) : (tuple<>) -> (tensor<2x5x?xcomplex<f32>>, !r2.t1<x::y, -1>) loc("g.rs":24:1 to :7)
        %60:4 = "r1.Y"(%42#1, %41#0)[^bb2, ^bb1] <"" : ui7> : (tuple<f16, tensor<?xindex>>, vector<i32>) -> (!r1.t2<a -> b>, complex<f8E4M3FN>, memref<memref<?xi8>>, complex<f32>) loc(callsite(fused<affine_map<() -> (6, 5)>>["g.rs":81:1 to :7] at "f.rs":64:10))
      ^bb1(%61: ui7 loc("g.rs":1:2 to 3:4)):  // 2 preds: ^bb0, ^bb2
        %62:2 = "r1.Y"()[^bb2] {"#y" = {dense = index}, "new\0Aline"} : () -> ((index) -> tuple<>, () -> complex<i1>) loc("<stdin>":217:19)
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb3
        %63 = "r2.Y"(%1#0, %1#1, %41#0)[^bb1] : (vector<2xf16>, () -> (), vector<i32>) -> tuple<> loc("g.rs":1:2 to 3:4)
      ^bb3(%64: bf16 loc("<stdin>":220:12), %65: f32 loc(fused<5.21716538E-6 : f32>[""(fused<[unit, -8.13244607804E+103]>["g.rs":1:2 to 3:4])])):  // no predecessors
        "r0.Y"(%59#1, %40#1, %40#1) {dense, i32 = false, true = false} : (!r2.t1<x::y, -1>, tuple<>, tuple<>) -> () loc("\0A\22"(callsite(fused<"<">["g.rs":4:1 to :7] at "\FF"("g.rs":1:2 to 3:4))))
        "r2.x_1"()[^bb2] : () -> () loc("\FF a"("g.rs":1:2 to 3:4))
      }) : (() -> (), vector<2x7xi32>, tuple<f16, tensor<?xindex>>) -> f16 loc(unknown)
      %46:4 = "r0.op"(%44) : (none) -> (vector<[8]x[7]xui64>, complex<bf16>, complex<f8E5M2>, vector<[1]x5xf8E4M3FN>) loc("g.rs":1:2 to 3:4)
      "r0.a.b"()[^bb1] ({
        %53:2 = "r2.op"(%0#0, %1#0, %42#0) : (tensor<?x?x?x!r2.t0>, vector<2xf16>, memref<?xmemref<?xi8>, 4>) -> (() -> (() -> tuple<ui64>), () -> ()) loc(unknown)
        %54:2 = "r2.a.b"(%46#0) {i32 = {true = [#r0.a2<"s>">, @"123"]}, value = strided<[7, ?]>, y$ = affine_set<(d0)[s0, s1] : (-8 == 0)>} : (vector<[8]x[7]xui64>) -> (tensor<!r0.t2<"\5C">, affine_map<(d0, d1) -> (d0, 54, d0 - 8)>>, i1) loc("<stdin>":227:23)
        %55 = "r1.Y"()[^bb1, ^bb1] : () -> tensor<*x!r2.t2<a -> b>> loc("<stdin>":228:16)
      ^bb1(%56: !r0.t0<1> loc(fused<9 : i128>["g.rs":1:2 to 3:4]), %57: i32 loc("<stdin>":229:70)):  // 3 preds: ^bb0, ^bb0, ^bb1
        %58 = "r2.x_1"() : () -> none loc(fused<"\\" : i128>[callsite("g.rs":51:1 to :7 at "f.rs":79:20)])
        "r2.op"(%56, %46#1) {dots.and.dots, y$ = #r1.a1<i32, tensor<?xf32>>} : (!r0.t0<1>, complex<bf16>) -> () loc("\0A"(fused<{key}>["a text<//"("g.rs":37:1 to :7)]))
        "r1.a.b"(%46#2)[^bb1] : (complex<f8E5M2>) -> () loc(fused["loc(x)", "g.rs":66:1 to :7])
      }, {
        "r1.x_1"(%43) {"#y" = {key = 53 : ui7, r.attr = {true = affine_set<()[s0] : (s0 * 2 >= 0, -255 == 0)>, y$ = affine_map<() -> (-1, 0, -1)>}, true = @h.i}, key = "" : i8, "quote\22s" = [dense_resource<blob> : tensor<4xi8>]} : (vector<2x7xi32>) -> () loc(unknown)
        "r1.x_1"(%40#1, %43) <{r.attr = 0 : ui7}> : (tuple<>, vector<2x7xi32>) -> () loc("g.rs":81:1 to :7)
        %47:2 = "r1.Y"(%42#1, %42#0, %0#0) <{}> {"quote\22s" = #r2.a1<>, value = 0 : i32} : (tuple<f16, tensor<?xindex>>, memref<?xmemref<?xi8>, 4>, tensor<?x?x?x!r2.t0>) -> (!r1.t3<x::y, -1>, !r0.t1<x::y, -1>) loc("<stdin>":236:17)
        %48:2 = "r0.Y"()[^bb1, ^bb1] <{}> : () -> (!r0.t1<= =>, i32) loc("g.rs":51:1 to :7)
      ^bb1(%49: tuple<tensor<*xcomplex<f32>>> loc(unknown)):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb2
        %50:3 = "r1.a.b"(%40#1, %47#0) {"#y" = affine_set<()[s0] : (((s0 ceildiv 2) ceildiv 5) * -7 >= 0)>, value = affine_map<()[s0] -> (-13)>} : (tuple<>, !r1.t3<x::y, -1>) -> (tensor<6x3xindex>, !r1.t1<"\5C">, !r2.t3<>) loc("<stdin>":239:24)
        %51 = "r2.Y"()[^bb1] <{_x, dots.and.dots = true, i32 = {"#y", "<>" = @_g$1, y$ = @"<>"::@"a-b"}, r.attr = "\FFloc(x)" : i1}> : () -> none loc(callsite("f.rs":85:25 at "loc(x)a"))
      ^bb2:  // no predecessors
        "r1.Y"(%47#1, %40#0) {"%x" = dense_resource<blob> : tensor<4xi8>} : (!r0.t1<x::y, -1>, memref<memref<?xi8>, "space">) -> () loc(fused[callsite("f.rs":92:8 at callsite("f.rs":37:43 at "f.rs":3:86)), "\FF\FF "("f.rs":9:4), "g.rs":2:1 to :7])
        %52 = "r0.op"() : () -> bf16 loc(unknown)
        "r1.op"(%1#1, %41#1, %41#0, %40#1)[^bb1, ^bb1] : (() -> (), i32, vector<i32>, tuple<>) -> () loc("\FF")
      }) : () -> () loc(fused[callsite("g.rs":1:2 to 3:4 at "//"), fused<"\\->text">["f.rs":29:39], ""])
    }) : (i32) -> (vector<f16>, tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, tuple<f80, ui64>) loc(fused<unit>["->"])
  ^bb1(%3: memref<6x?xvector<4xf32>, strided<[8, 4], offset: 7>, {a = 1 : i32}> loc(fused<dense<[1, -5]> : tensor<2xindex>>["f.rs":0:56]), %4: f8E4M3FN loc("g.rs":20:1 to :7), %5: vector<f8E5M2> loc(fused["<", "loc(x)\FF-> "])):  // no predecessors
    "r1.op"(%2#2)[^bb3] {"->" = []} : (tuple<f80, ui64>) -> () loc(fused[callsite("g.rs":1:2 to 3:4 at "f.rs":24:67), "f.rs":75:20])
  ^bb2(%6: tensor<*xindex> loc("<stdin>":249:8), %7: () -> () loc(unknown)):  // pred: ^bb0
    %8:3 = "r2.Y"() : () -> (f128, tuple<>, ui7) loc("<stdin>":250:21)
    %9:3 = "r1.Y"(%0#0, %2#2)[^bb3] <{}> ({
      %38:2 = "r2.op"(%2#0) {"%x" = affine_map<(d0, d1)[s0] -> ((-d1 + s0 - 8) floordiv 7)>, key = @"%x"} : (vector<f16>) -> (index, tensor<*xindex>) loc("f.rs":72:81)
      %39:2 = "r2.Y"(%7, %1#1, %7) {"#y" = dense_resource<blob> : tensor<4xi8>, dense} : (() -> (), () -> (), () -> ()) -> (f8E5M2, complex<bf16>) loc("f.rs":44:34)
    }) {_x = i1, "a-b", key = #r0.a3<<>>, true = affine_map<(d0, d1) -> (d0)>} : (tensor<?x?x?x!r2.t0>, tuple<f80, ui64>) -> (!r1.t2<@sym ^bb %v>, tuple<!r1.t2<i32, tensor<?xf32>>, none>, index) loc(callsite("f.rs":77:11 at "f.rs":75:59))
  ^bb3(%10: complex<si16> loc("g.rs":20:1 to :7)):  // 3 preds: ^bb1, ^bb2, ^bb3
    %11:3 = "r0.a.b"(%10, %2#2, %2#2) ({
      %31:2 = "r2.op"() {r.attr = affine_set<(d0, d1, d2) : (-12 >= 0, -18 >= 0, d1 >= 0)>} : () -> (i8, tuple<si16, !r2.t3<"\5C">>) loc(fused<"\FFa">[unknown])
      %32:4 = "r1.op"(%0#0, %2#0, %1#1, %0#1)[^bb2, ^bb1] : (tensor<?x?x?x!r2.t0>, vector<f16>, () -> (), i32) -> (complex<i128>, memref<?xf8E4M3FN, strided<[15], offset: ?>, {a = 1 : i32}>, f64, complex<i64>) loc(fused<{i32 = affine_set<() : (106 >= 0, -1 >= 0)>}>[fused<dense<> : tensor<0x0x1xi65>>["g.rs":85:1 to :7]])
    ^bb1(%33: memref<bf16, "space"> loc(" \00\22->text"), %34: memref<i33, 3> loc("g.rs":1:2 to 3:4)):  // 3 preds: ^bb0, ^bb2, ^bb2
      %35:2 = "r1.x_1"(%2#1, %2#0) <{}> : (tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, vector<f16>) -> (complex<f128>, vector<1xi8>) loc("f.rs":36:25)
      "r0.a.b"(%2#1, %2#2, %31#0)[^bb2] : (tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, tuple<f80, ui64>, i8) -> () loc(fused<dense_resource<"odd key"> : tensor<4xi8>>["g.rs":1:2 to 3:4])
    ^bb2(%36: !r0.t2<* + / ?> loc(fused<9 : ui7>["g.rs":1:2 to 3:4])):  // 2 preds: ^bb0, ^bb1
      "r2.x_1"(%10, %36) ({
      }) : (complex<si16>, !r0.t2<* + / ?>) -> () loc("loc(x)\0A\00loc(x)"(fused[" \0A"("f.rs":83:12), "g.rs":83:1 to :7]))
      %37:3 = "r0.x_1"(%1#1) : (() -> ()) -> (!r0.t1<a.b.c | d>, tuple<index, tf32>, vector<3x[1]xf32>) loc(unknown)
      "r2.op"()[^bb1, ^bb1] ({
      }) : () -> () loc("text\\")
    }, {
      %23 = "r0.Y"(%0#0, %1#2, %0#0) ({
        "r2.a.b"(%1#0, %1#0) : (vector<2xf16>, vector<2xf16>) -> () loc("<stdin>":270:7)
        %30 = "r1.a.b"(%1#1, %0#0, %2#2) <@h.i::@"a-b"::@"#y"::@"->"> {"quote\22s" = affine_map<(d0, d1)[s0] -> (((d1 * 6) mod 5) * -6, d0 ceildiv 3, 10)>} : (() -> (), tensor<?x?x?x!r2.t0>, tuple<f80, ui64>) -> none loc(callsite("f.rs":65:30 at "//"))
      }) : (tensor<?x?x?x!r2.t0>, memref<bf16, 4>, tensor<?x?x?x!r2.t0>) -> f64 loc("<stdin>":269:13)
      %24:2 = "r0.x_1"(%1#0, %2#1, %0#0, %10)[^bb2, ^bb2] ({
        %29:2 = "r2.a.b"(%0#1, %1#1) <{"with space" = true}> {_x = @"%x"::@"->"::@"%x", key = "", y$ = "\\"} : (i32, () -> ()) -> (f32, tuple<() -> (vector<f128>, vector<7xi33>)>) loc("<stdin>":274:23)
      }) {loc = false, y$} : (vector<2xf16>, tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, tensor<?x?x?x!r2.t0>, complex<si16>) -> (none, f16) loc(unknown)
    ^bb1:  // pred: ^bb1
      %25:3 = "r1.x_1"()[^bb1] : () -> (!r2.t3<"s>">, !r0.t1<>, i1) loc(fused<true>["g.rs":36:1 to :7])
    ^bb2(%26: !r1.t3<i32, tensor<?xf32>> loc(callsite(unknown at fused<dense_resource<"odd key"> : tensor<4xi8>>["f.rs":18:47]))):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
      "r0.a.b"(%1#1, %10, %26) : (() -> (), complex<si16>, !r1.t3<i32, tensor<?xf32>>) -> () loc("//text\00"("g.rs":18:1 to :7))
      %27:3 = "r2.x_1"(%1#1) {"#y" = array<f64>} : (() -> ()) -> (complex<i1>, memref<*xvector<4xf32>>, tensor<?x6x?xcomplex<f32>, [1, true]>) loc("g.rs":1:2 to 3:4)
      %28:2 = "r1.x_1"()[^bb2, ^bb2] {y$ = affine_set<(d0)[s0] : (s0 >= 0)>} : () -> (memref<ui7>, memref<*xcomplex<f64>>) loc("<stdin>":281:25)
    }, {
      %13:2 = "r2.Y"(%1#0, %1#0) <{value = affine_set<() : (1 == 0, -10 == 0)>}> : (vector<2xf16>, vector<2xf16>) -> (i8, complex<f128>) loc("\22")
      "r2.x_1"() ({
        %20:2 = "r2.op"(%2#2) : (tuple<f80, ui64>) -> (complex<si16>, memref<memref<?xi8>, "space">) loc("\0A->\22"(fused<@"with space">[fused<"\\< a">["f.rs":27:58]]))
        %21 = "r1.Y"(%0#0, %1#2, %0#1) {_x = loc(""), key = affine_set<(d0) : (d0 - 6 == 0, -18 >= 0)>, r.attr = @"quote\22s"} : (tensor<?x?x?x!r2.t0>, memref<bf16, 4>, i32) -> (() -> ()) loc(" //")
        "r2.op"()[^bb1, ^bb1, ^bb1] <{}> {loc, true = affine_map<(d0, d1) -> ((d1 mod 6) * -2 + d0 * 3)>, value = 9 : si16} : () -> () loc("g.rs":1:2 to 3:4)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %22:2 = "r1.Y"(%2#1, %2#1, %0#0)[^bb1] {"quote\22s" = dense_resource<blob_1> : tensor<4xi8>, true = "", "with space" = distinct[1]<"\22\00//">, y$} : (tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, tensor<?x?x?x!r2.t0>) -> (memref<2x3xcomplex<f64>, strided<[?, ?], offset: 9>>, tuple<memref<f16, "space">, !r1.t3<a.b.c | d>>) loc("<")
      }) {r.attr = dense<> : tensor<0x2xi32>} : () -> () loc(callsite("g.rs":1:2 to 3:4 at fused["a", "->a//\0A\0A"]))
      %14 = "r0.x_1"() ({
        %15:3 = "r2.x_1"() <#r2.a0<"\5C">> : () -> (() -> (), memref<?xi64, affine_map<(d0) -> (-17)>, 2>, tuple<index, tensor<index>>) loc("<stdin>":292:25)
        "r0.op"() <affine_set<(d0) : (d0 == 0)>> {i32 = "" : i8, true = strided<[]>} : () -> () loc("g.rs":66:1 to :7)
        "r1.a.b"()[^bb1] <unit> : () -> () loc("<stdin>":294:7)
      ^bb1(%16: f8E5M2 loc("g.rs":50:1 to :7)):  // 2 preds: ^bb0, ^bb1
        %17:2 = "r0.a.b"()[^bb1] {i32 = array<i64: -4>, loc = dense<[[-8.340040e+01, 4.772790e+01]]> : tensor<1x2xf64>, "new\0Aline" = dense<(-2,-6)> : tensor<1xcomplex<i8>>} : () -> (complex<ui64>, vector<si16>) loc("g.rs":1:2 to 3:4)
      ^bb2(%18: (tuple<>) -> () loc(fused["f.rs":91:95, callsite("f.rs":45:92 at "f.rs":45:94), "f.rs":87:72]), %19: memref<4x?xcomplex<f64>, strided<[?, 3], offset: ?>> loc("<stdin>":297:126)):  // pred: ^bb2
        "r2.x_1"(%1#2)[^bb2] {dense = strided<[?, 1, 7]>} : (memref<bf16, 4>) -> () loc("g.rs":98:1 to :7)
      }) : () -> complex<bf16> loc("\\")
    }) : (complex<si16>, tuple<f80, ui64>, tuple<f80, ui64>) -> (si16, i32, (memref<tf32, "space">) -> ()) loc("<stdin>":256:23)
    "r0.Y"(%1#2)[^bb3] <{"new\0Aline", "with space" = strided<[]>}> ({
      "r0.x_1"(%0#0) : (tensor<?x?x?x!r2.t0>) -> () loc(fused<strided<[1, 1]>>["\FF\00"])
    }, {
      "r2.x_1"(%11#2) <array<i1: false, false, true>> : ((memref<tf32, "space">) -> ()) -> () loc(unknown)
    }, {
      %12 = "r2.a.b"(%11#0, %2#2, %0#0) {true = 0 : ui64} : (si16, tuple<f80, ui64>, tensor<?x?x?x!r2.t0>) -> vector<bf16> loc("g.rs":87:1 to :7)
      "r1.op"(%2#1, %11#1, %0#1) : (tuple<complex<f16>, i128, tensor<!r2.t1<a -> b>>>, i32, i32) -> () loc(""("g.rs":78:1 to :7))
    }) : (memref<bf16, 4>) -> () loc("f.rs":85:11)
  }, {
  }) : () -> () loc(fused<loc("g.rs":24:1 to :7)>["g.rs":60:1 to :7])
}) : () -> () loc("<stdin>":0:0)
