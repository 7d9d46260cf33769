"builtin.module"() ({
  %0:2 = "r0.op"() <{"123" = affine_set<(d0) : (-(d0 + 7) + 13 >= 0, (-(d0 - 5) + 11) * 4 == 0, d0 ceildiv 6 + 7 == 0)>}> {i32 = vector<i1>} : () -> ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, ui7) loc("<stdin>":1:9)
  %1:2 = "r0.op"(%0#1) {key, true = dense<-5> : tensor<i32>, value = -9.399410e-03 : bf16} : (ui7) -> (() -> (), complex<f64>) loc("g.rs":70:1 to :7)
  "r2.a.b"() ({
    %118 = "r0.x_1"(%0#1, %1#0, %1#1) {dense = false, r.attr = false} : (ui7, () -> (), complex<f64>) -> tuple<none, f128, i33> loc(callsite("g.rs":1:2 to 3:4 at "g.rs":43:1 to :7))
    "r1.op"(%0#0) ({
      "r2.a.b"(%118, %0#0) {"123" = @"#y"::@h.i::@"123"::@"new\0Aline", y$ = []} : (tuple<none, f128, i33>, (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc("<stdin>":6:5)
    }, {
      %168 = "r1.op"(%0#0) <{}> ({
      }, {
        "r1.a.b"() : () -> () loc(callsite(""("g.rs":11:1 to :7) at "\22 \0A<"("g.rs":1:2 to 3:4)))
        %181 = "r2.x_1"(%0#0) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> index loc("g.rs":1:2 to 3:4)
        "r2.op"(%1#0, %0#1, %0#1, %1#1) : (() -> (), ui7, ui7, complex<f64>) -> () loc("<stdin>":12:7)
      }, {
        %173:3 = "r1.a.b"() : () -> (tf32, tuple<tensor<?x1xf64>, vector<f32>>, (vector<[3]xtf32>) -> (!r2.t2<[1, (2), {3}]>, f32)) loc("g.rs":92:1 to :7)
        %174:2 = "r2.x_1"(%173#2, %173#0, %173#0, %173#1) : ((vector<[3]xtf32>) -> (!r2.t2<[1, (2), {3}]>, f32), tf32, tf32, tuple<tensor<?x1xf64>, vector<f32>>) -> (i33, f16) loc(callsite(" \\->\00\22"(fused["\FF", "g.rs":1:2 to 3:4]) at fused["g.rs":1:2 to 3:4, "loc(x)"]))
        %175 = "r2.op"(%173#2, %173#2) : ((vector<[3]xtf32>) -> (!r2.t2<[1, (2), {3}]>, f32), (vector<[3]xtf32>) -> (!r2.t2<[1, (2), {3}]>, f32)) -> none loc(fused<unit>["g.rs":10:1 to :7])
        %176:2 = "r0.x_1"(%0#0)[^bb2, ^bb2] <{_x = affine_set<(d0) : (d0 + d0 floordiv 8 >= 0, 0 == 0)>, loc = [affine_set<(d0, d1) : (8 == 0)>, @h.i, "\22//// \\"], "quote\22s" = dense_resource<blob> : tensor<4xi8>}> : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> (vector<i32>, memref<vector<4xf32>>) loc("<stdin>":17:22)
      ^bb1(%177: vector<f64> loc(fused["g.rs":12:1 to :7, ""("g.rs":82:1 to :7), "text\22a<->a"])):  // pred: ^bb2
        %178:2 = "r0.a.b"() <{}> {i32 = true} : () -> (none, () -> ()) loc(callsite("a"(callsite("f.rs":46:95 at "a->\00")) at "g.rs":36:1 to :7))
        %179:2 = "r0.x_1"() : () -> ((tuple<tuple<>, f16, f8E4M3FN>) -> (!r0.t3<"\5C">, memref<*xcomplex<f64>>), f16) loc("f.rs":28:74)
        "r2.x_1"()[^bb2] : () -> () loc("text\00a")
      ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
        %180 = "r2.x_1"(%1#0, %173#1)[^bb1] <{y$}> {dots.and.dots = false} : (() -> (), tuple<tensor<?x1xf64>, vector<f32>>) -> tuple<tuple<!r0.t2<[1, (2), {3}]>, vector<f64>>, memref<*xf128>> loc("<stdin>":23:15)
      }) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> tuple<tf32, memref<?xcomplex<f64>, 3>> loc("<stdin>":8:11)
      "r2.op"() {"quote\22s" = dense_resource<blob> : tensor<4xi8>} : () -> () loc(fused["\22"(fused<strided<[?]>>["g.rs":1:2 to 3:4]), ""("g.rs":63:1 to :7), "g.rs":33:1 to :7, "g.rs":1:2 to 3:4])
      "r0.a.b"() <"" : ui64> : () -> () loc("text")
      %169 = "r1.a.b"(%1#0)[^bb1, ^bb1] : (() -> ()) -> f8E5M2 loc(unknown)
    ^bb1(%170: tensor<5x!r2.t0<a.b.c | d>, "<\22\00a"> loc(fused["\FF"(callsite("f.rs":80:94 at "f.rs":18:17)), "f.rs":10:23]), %171: memref<*xvector<4xf32>> loc("<stdin>":28:130)):  // 3 preds: ^bb0, ^bb0, ^bb1
      "r2.Y"(%0#1) : (ui7) -> () loc("f.rs":21:20)
      %172:3 = "r0.x_1"(%0#1)[^bb1] <array<i64: -1>> : (ui7) -> (memref<*xmemref<?xi8>, "space">, memref<*xsi16>, none) loc(""(fused<{loc = true, value, y$}>["g.rs":1:2 to 3:4]))
    }, {
      %150:2 = "r0.x_1"() : () -> (complex<i128>, vector<2xi8>) loc("g.rs":55:1 to :7)
      %151:3 = "r2.Y"()[^bb2, ^bb2] <dense<(-1,6)> : tensor<complex<i8>>> : () -> (memref<*xf128, "space">, tensor<*xindex>, tuple<>) loc(unknown)
    ^bb1:  // no predecessors
      %152:4 = "r1.a.b"(%150#1, %0#1, %151#2)[^bb2] : (vector<2xi8>, ui7, tuple<>) -> (vector<3x6x[1]xi128>, tuple<tensor<?x5x!r2.t3<[1, (2), {3}]>>>, tensor<f8E5M2>, tensor<i64>) loc(callsite("g.rs":1:2 to 3:4 at "loc(x)\00<"(fused<"<\FF">["<"])))
    ^bb2:  // 6 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb2, ^bb2
      %153:4 = "r2.op"(%118, %151#2, %151#1) <loc("g.rs":19:1 to :7)> : (tuple<none, f128, i33>, tuple<>, tensor<*xindex>) -> (bf16, tensor<?x?x8xf8E5M2>, i8, ui64) loc("<stdin>":37:28)
      %154 = "r2.Y"(%0#1, %0#0, %150#0) <array<f64: 6.112270e+01>> ({
        %159:3 = "r2.Y"(%151#0) : (memref<*xf128, "space">) -> (i64, memref<?xmemref<?xi8>, strided<[?], offset: ?>, "space">, !r0.t1<[1, (2), {3}]>) loc("g.rs":1:2 to 3:4)
        %160 = "r1.a.b"(%153#1, %153#1)[^bb1] : (tensor<?x?x8xf8E5M2>, tensor<?x?x8xf8E5M2>) -> tf32 loc("f.rs":5:44)
      ^bb1:  // 2 preds: ^bb0, ^bb3
        %161:2 = "r1.a.b"() : () -> (tensor<?x?x!r0.t2<a -> b>>, none) loc(""("f.rs":78:24))
        "r2.Y"(%1#0) {"new\0Aline", value = array<i32: 7, 3, 4>} : (() -> ()) -> () loc("g.rs":83:1 to :7)
        %162 = "r0.a.b"(%151#1, %1#0)[^bb2, ^bb3] {i32 = dense_resource<blob> : tensor<4xi8>, value = array<i8: -6, 0, 1, 4>} : (tensor<*xindex>, () -> ()) -> ((vector<ui7>) -> ()) loc("\FF\\"("f.rs":69:23))
      ^bb2(%163: memref<*xcomplex<f64>> loc("f.rs":49:87)):  // pred: ^bb1
        %164 = "r2.a.b"(%153#2, %151#2) : (i8, tuple<>) -> (() -> vector<i1>) loc("f.rs":0:50)
        %165:2 = "r1.op"(%153#3)[^bb3] <{dense = dense<> : tensor<0x2xindex>, r.attr, true = dense_resource<blob_1> : tensor<4xi8>}> : (ui64) -> (f80, tuple<memref<?xmemref<?xi8>, strided<[?], offset: 83>, 3>, tuple<memref<memref<?xi8>, "space">>, f8E5M2>) loc("<a")
      ^bb3:  // 2 preds: ^bb1, ^bb2
        %166 = "r1.x_1"(%160, %160, %0#0) : (tf32, tf32, (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> (((tensor<3xindex>) -> (), !r1.t1<a.b.c | d>, f8E5M2) -> ()) loc("g.rs":1:2 to 3:4)
        %167 = "r2.a.b"()[^bb1] : () -> index loc("")
      }, {
        "r1.x_1"(%0#0, %1#1) <{"123" = [unit], value}> : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, complex<f64>) -> () loc("\\<a")
        %157:4 = "r0.op"(%118, %153#0) <{loc = "" : i8, r.attr = dense_resource<blob> : tensor<4xi8>}> : (tuple<none, f128, i33>, bf16) -> (tuple<tuple<none>, si16>, complex<i64>, tensor<complex<f32>>, tensor<2x?x3xindex, #r0.enc<x::y, -1>>) loc(fused<array<i8>>[callsite(callsite("g.rs":1:2 to 3:4 at unknown) at fused<unit>["g.rs":1:2 to 3:4])])
        %158 = "r2.x_1"(%0#1) <{dense = " <loc(x) " : i8, true = true}> : (ui7) -> tuple<> loc(callsite("g.rs":1:2 to 3:4 at unknown))
        "r2.a.b"(%157#3, %153#3)[^bb1, ^bb1, ^bb1] <{}> : (tensor<2x?x3xindex, #r0.enc<x::y, -1>>, ui64) -> () loc("g.rs":96:1 to :7)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        "r0.x_1"()[^bb1] : () -> () loc(fused["g.rs":33:1 to :7, "f.rs":9:31, "\\loc(x)->\\loc(x)\\"])
      }) : (ui7, (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, complex<i128>) -> vector<1x[2]x5xi33> loc("g.rs":1:2 to 3:4)
      %155 = "r0.op"(%153#1, %1#0, %0#1)[^bb2, ^bb2, ^bb2] ({
        %156 = "r2.a.b"(%1#0, %118, %153#0) {"a-b", loc, true = strided<[]>} : (() -> (), tuple<none, f128, i33>, bf16) -> ((tuple<memref<complex<f64>>, !r1.t0<[1, (2), {3}]>, tensor<8x?x?xcomplex<f32>>>, (none) -> index) -> ()) loc("f.rs":89:43)
      }) : (tensor<?x?x8xf8E5M2>, () -> (), ui7) -> complex<i32> loc("loc(x)\\a\\a")
    }) {i32} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc(callsite(callsite("//a" at "g.rs":1:2 to 3:4) at fused<unit>["f.rs":49:54]))
    %119:3 = "r2.Y"() <affine_map<(d0)[s0, s1] -> ((s0 + 12) * 21, d0 * -42 - (s0 - 10) * 2)>> ({
      %149 = "r2.a.b"() {"->", i32 = dense_resource<"odd key"> : tensor<4xi8>} : () -> i1 loc("g.rs":1:2 to 3:4)
      "r2.op"(%1#0)[^bb1, ^bb1, ^bb1] {"123" = #r0.a2<<>>, true = strided<[]>} : (() -> ()) -> () loc(unknown)
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
      "r0.x_1"(%0#0, %1#0, %1#0)[^bb1] {key = tuple<>, r.attr} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, () -> (), () -> ()) -> () loc(fused<array<f64: 96.074799999999996, 4.131880e+01>>[""])
    }, {
      "r0.op"() : () -> () loc("<stdin>":69:5)
      "r1.x_1"() ({
        %137:2 = "r0.x_1"(%1#0) : (() -> ()) -> (memref<6xmemref<?xi8>, strided<[?], offset: 93>, 3>, tensor<?xi33>) loc(fused[fused<"<\0A\FF" : si16>["f.rs":7:71], "g.rs":1:2 to 3:4, "f.rs":87:50])
        "r0.x_1"(%1#1) : (complex<f64>) -> () loc(fused["text", "g.rs":9:1 to :7, fused<0 : ui64>["g.rs":84:1 to :7]])
        %138 = "r2.op"()[^bb3, ^bb3] <{"a-b" = dense_resource<blob> : tensor<4xi8>}> {r.attr, true} : () -> memref<*xcomplex<f64>, "space"> loc("<stdin>":73:14)
      ^bb1(%139: complex<i64> loc("\22\22\00"("g.rs":1:2 to 3:4)), %140: complex<i8> loc("<stdin>":74:67)):  // no predecessors
        %141:3 = "r1.Y"() : () -> (tuple<tensor<?x?x?x2xcomplex<f32>>, index>, !r1.t3, tensor<?x3xindex>) loc(callsite(fused<dense<[-3, 3]> : tensor<2xi32>>["g.rs":1:2 to 3:4] at callsite("f.rs":16:25 at "")))
        %142 = "r1.Y"() : () -> index loc("g.rs":81:1 to :7)
        %143:2 = "r2.x_1"(%139)[^bb3, ^bb3] {_x = 6104194986882054072 : ui64, loc = dense<> : tensor<0xf32>, r.attr} : (complex<i64>) -> (ui7, tensor<i33>) loc("<\00")
      ^bb2(%144: !r2.t2<a -> b> loc("g.rs":1:2 to 3:4), %145: f8E5M2 loc("a \FF"(fused["\0A<", "g.rs":67:1 to :7, callsite("g.rs":1:2 to 3:4 at unknown)]))):  // 2 preds: ^bb2, ^bb3
        "r0.op"(%0#0, %137#1) {true} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, tensor<?xi33>) -> () loc("f.rs":89:35)
        %146 = "r1.op"() <{}> : () -> tensor<?x?x!r1.t0<= =>> loc(fused<@"#y"::@"quote\22s">["a\22<a<"(""("g.rs":1:2 to 3:4))])
        "r0.x_1"(%118, %145, %145)[^bb2] {"<>" = complex<f16>, loc = {}} : (tuple<none, f128, i33>, f8E5M2, f8E5M2) -> () loc("g.rs":1:2 to 3:4)
      ^bb3:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %147 = "r1.op"() <dense<(6,0)> : tensor<complex<i8>>> : () -> tuple<> loc("g.rs":68:1 to :7)
        %148 = "r1.a.b"()[^bb2] {"%x" = @h.i::@_g$1, r.attr = !r2.t0<i32, tensor<?xf32>>, true = dense<> : tensor<0x1xi1>} : () -> !r0.t0<> loc("<stdin>":84:14)
      }) : () -> () loc("<stdin>":70:5)
      %130:2 = "r1.Y"(%0#0) <{}> ({
        %133:2 = "r2.Y"(%1#0, %118) <"\22"> : (() -> (), tuple<none, f128, i33>) -> (f128, () -> ()) loc("\0Aloc(x)text\0A //")
        "r2.op"(%1#0) : (() -> ()) -> () loc("\22\00\FF")
        %134:2 = "r1.op"()[^bb1] <{dense = tensor<complex<f32>>}> : () -> (complex<f128>, !r2.t0<"\5C">) loc(fused["\0A", "f.rs":38:81])
      ^bb1(%135: memref<1xcomplex<f64>, strided<[54], offset: 47>, {a = 1 : i32}> loc("<stdin>":90:12)):  // pred: ^bb0
        "r2.op"(%118)[^bb2] {loc, y$ = "" : i128} : (tuple<none, f128, i33>) -> () loc("\0A ->->")
      ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
        %136:2 = "r1.a.b"(%133#0)[^bb2, ^bb2] <strided<[1]>> : (f128) -> (tensor<*xf8E4M3FN>, () -> tensor<*x!r0.t2<* + / ?>>) loc(" \\->\00\\")
      }) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> (vector<i8>, !r0.t3<@sym ^bb %v>) loc(callsite(fused<distinct[0]<>>[fused<dense<-3.243500e+01> : tensor<f32>>["loc(x)"]] at "f.rs":58:30))
      "r0.Y"(%130#0, %130#0, %1#1, %130#1)[^bb1, ^bb1] : (vector<i8>, vector<i8>, complex<f64>, !r0.t3<@sym ^bb %v>) -> () loc(fused["->loc(x)", "f.rs":37:29])
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      %131 = "r2.op"(%130#1, %130#0) ({
        "r0.Y"(%1#0, %0#0) <false> : (() -> (), (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc("f.rs":66:37)
        "r2.x_1"(%1#0, %0#1, %130#1) <{}> {r.attr, value = @"quote\22s"::@"#y"} : (() -> (), ui7, !r0.t3<@sym ^bb %v>) -> () loc("<stdin>":99:7)
        %132 = "r1.Y"() : () -> memref<complex<f64>, {a = 1 : i32}> loc("<stdin>":100:14)
      }) {"new\0Aline"} : (!r0.t3<@sym ^bb %v>, vector<i8>) -> index loc("\00\00\00text")
      "r1.x_1"()[^bb1, ^bb1] : () -> () loc("g.rs":22:1 to :7)
    }) {key, r.attr = {"%x" = affine_map<() -> (-20, -4)>, "123" = strided<[]>, "new\0Aline" = {}, y$ = dense_resource<"odd key"> : tensor<4xi8>}} : () -> (i32, tuple<>, memref<?x?xf8E5M2, affine_map<(d0, d1) -> ((d0 + d1) mod 2 - (d0 + d1) floordiv 7)>>) loc("\\\00->\22"(callsite("->\00" at "g.rs":60:1 to :7)))
    %120:2 = "r2.x_1"()[^bb2, ^bb1] <{dense = []}> : () -> (vector<i128>, tensor<*xindex>) loc(callsite("\0A"("f.rs":41:63) at "g.rs":7:1 to :7))
  ^bb1(%121: none loc("g.rs":1:2 to 3:4), %122: tuple<f8E5M2, tuple<>> loc(unknown)):  // 3 preds: ^bb0, ^bb1, ^bb1
    %123 = "r0.x_1"(%122) {dense = #r2.a0} : (tuple<f8E5M2, tuple<>>) -> memref<*xi1, 3> loc(" "("f.rs":94:76))
    "r0.Y"(%119#0) <#r0.a2<= =>> : (i32) -> () loc(fused<dense_resource<"odd key"> : tensor<4xi8>>["\22<"(""(""))])
    "r2.x_1"(%123, %120#0)[^bb1, ^bb1] : (memref<*xi1, 3>, vector<i128>) -> () loc(unknown)
  ^bb2(%124: tensor<7x?x8x?xcomplex<f32>> loc("g.rs":48:1 to :7), %125: memref<*xcomplex<f64>> loc("<stdin>":109:65), %126: (vector<2xi128>) -> () loc("f.rs":76:71)):  // 2 preds: ^bb0, ^bb2
    %127:2 = "r2.op"() {"a-b" = 9.75722573E-29 : f32, loc = false, y$ = affine_map<()[s0, s1] -> (s1 mod 3, -77, s1 mod 4)>} : () -> (i33, memref<6xmemref<?xi8>, "space">) loc("<stdin>":110:19)
    %128 = "r1.x_1"(%124, %119#1, %119#0) {"a-b" = {true = "\00a", y$ = {"quote\22s" = 0 : si16}}, dense = -6.318090e-04 : f16, value = distinct[1]<affine_map<(d0)[s0, s1] -> (10, d0, s0)>>} : (tensor<7x?x8x?xcomplex<f32>>, tuple<>, i32) -> tensor<*xui64> loc("f.rs":18:25)
    %129 = "r2.a.b"(%119#1, %0#1, %128, %125)[^bb2] : (tuple<>, ui7, tensor<*xui64>, memref<*xcomplex<f64>>) -> complex<f8E4M3FN> loc("<stdin>":112:11)
  }, {
    "r1.x_1"(%1#0, %1#1, %1#0) : (() -> (), complex<f64>, () -> ()) -> () loc(""("g.rs":1:2 to 3:4))
    %117 = "r0.Y"(%1#0, %0#0) : (() -> (), (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> tensor<*xf80> loc("g.rs":1:2 to 3:4)
  }, {
  }) : () -> () loc(unknown)
  "r2.x_1"(%1#0) {"123" = strided<[]>, dense = true} : (() -> ()) -> () loc("f.rs":45:24)
  %2 = "r2.op"() <affine_map<()[s0] -> (3)>> ({
  }, {
    "r2.op"() : () -> () loc("<stdin>":121:3)
  }, {
  }) {"->" = [], i32 = @"new\0Aline"::@"%x"::@"quote\22s", "new\0Aline" = ""} : () -> tuple<vector<i128>> loc(""("g.rs":65:1 to :7))
  "r2.a.b"(%2, %1#1) ({
    %88:2 = "r1.op"(%1#0, %2) : (() -> (), tuple<vector<i128>>) -> (memref<3xvector<4xf32>>, ui64) loc("")
    %89:2 = "r0.a.b"(%0#0, %0#1, %88#1) <affine_map<() -> (-4)>> ({
      %95:3 = "r1.a.b"() : () -> (index, index, complex<f8E5M2>) loc(unknown)
      %96 = "r2.a.b"(%0#1, %95#1) : (ui7, index) -> vector<5x7xi64> loc("\FFtext\22 ")
      "r2.op"()[^bb2, ^bb2] <{"123" = @"%x"::@"<>"::@"%x"::@"123", "a-b" = array<f64: -78.439099999999996, 4.884100e+01, 4.264130e+01>}> {"%x" = loc("g.rs":24:1 to :7)} : () -> () loc("f.rs":71:4)
    ^bb1(%97: f64 loc("<stdin>":130:10), %98: () -> () loc(fused["g.rs":57:1 to :7, callsite("\22loc(x)" at "g.rs":70:1 to :7)])):  // no predecessors
      %99:2 = "r2.op"(%1#0, %88#1, %2, %97)[^bb2] ({
      }, {
        %114:2 = "r2.Y"() <[]> : () -> (!r2.t1<a -> b>, !r0.t3<"\5C">) loc("<stdin>":133:17)
        "r0.x_1"(%98, %2) : (() -> (), tuple<vector<i128>>) -> () loc("text\0A"(fused["text-><atexta", callsite("->" at "g.rs":18:1 to :7)]))
        %115:4 = "r1.a.b"(%88#0, %1#1) : (memref<3xvector<4xf32>>, complex<f64>) -> (memref<?x6xi33, strided<[57, ?]>>, i32, tensor<?x!r2.t2<"\5C">>, f128) loc(unknown)
        "r2.op"()[^bb1, ^bb1, ^bb1] <{"quote\22s" = false, r.attr = false}> : () -> () loc(""("\\"))
      ^bb1(%116: tuple<> loc(fused[" \22", fused<affine_map<(d0)[s0] -> (-(d0 * 9 + s0) + s0, d0 mod 3 + (s0 + 9) * 8, s0)>>["\0A"]])):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        "r2.a.b"(%98, %0#1)[^bb1] {key = "loc(x)a\0A", r.attr = dense<false> : tensor<2xi1>} : (() -> (), ui7) -> () loc(fused<[6 : ui64, "" : i8, 288809580040268758 : ui64]>["f.rs":27:69])
      }) : (() -> (), ui64, tuple<vector<i128>>, f64) -> (f80, (index) -> ()) loc(fused[""("f.rs":98:65), "g.rs":1:2 to 3:4, ""])
    ^bb2(%100: f64 loc("<stdin>":140:10)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
      "r0.Y"() ({
        %110:3 = "r2.op"() : () -> (tensor<7x!r0.t2<a -> b>, [1, true]>, vector<f32>, none) loc("g.rs":1:2 to 3:4)
        %111 = "r1.Y"(%88#0) : (memref<3xvector<4xf32>>) -> complex<i33> loc("<stdin>":143:15)
        %112:2 = "r2.op"(%88#1, %1#1) : (ui64, complex<f64>) -> (tensor<?x?x?xui64, affine_map<(d0, d1) -> (d1 + 2)>>, tuple<>) loc("<stdin>":144:19)
        %113:2 = "r2.x_1"(%95#0)[^bb1] <{}> {i32 = loc("g.rs":1:2 to 3:4)} : (index) -> (i1, i32) loc("g.rs":72:1 to :7)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r1.op"() <[unit, dense<> : tensor<0x2xf64>, dense_resource<blob> : tensor<4xi8>]> : () -> () loc("<stdin>":147:7)
        "r2.op"() : () -> () loc(unknown)
        "r1.op"(%110#0)[^bb1] <{y$ = 27724294924214746049689569086750854779 : i128}> : (tensor<7x!r0.t2<a -> b>, [1, true]>) -> () loc(" \22 ")
      }, {
        %106:3 = "r2.op"(%1#0) : (() -> ()) -> (memref<?x?xmemref<?xi8>, 1>, ui64, tuple<>) loc("f.rs":49:15)
        %107:3 = "r0.Y"(%106#1)[^bb1, ^bb1] <affine_map<(d0, d1)[s0, s1] -> (d1)>> {true = true} : (ui64) -> (tuple<>, tuple<>, complex<f8E5M2>) loc("<stdin>":152:25)
      ^bb1(%108: f64 loc("f.rs":56:62)):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %109:2 = "r1.x_1"()[^bb1, ^bb1] <array<i8: 3, -6, -4>> {true} : () -> (!r0.t2<a.b.c | d>, tensor<*xindex>) loc("<stdin>":154:24)
      }) : () -> () loc("<stdin>":141:5)
      %101:3 = "r1.x_1"()[^bb2] <@h.i> ({
        %105 = "r0.x_1"(%95#0, %88#0) {"#y" = false, y$ = [affine_set<() : (-1 == 0, -1 == 0, 17 == 0)>, strided<[?, 7, 7]>]} : (index, memref<3xvector<4xf32>>) -> tensor<*xcomplex<f32>> loc("g.rs":1:2 to 3:4)
        "r2.a.b"(%88#0) : (memref<3xvector<4xf32>>) -> () loc("f.rs":90:87)
      }, {
        %104 = "r2.Y"(%95#0, %1#1) : (index, complex<f64>) -> tuple<> loc(fused<strided<[]>>["f.rs":85:68])
        "r2.op"() <[dense_resource<"odd key"> : tensor<4xi8>, dense_resource<"odd key"> : tensor<4xi8>, dense<6> : tensor<index>]> : () -> () loc("<stdin>":161:7)
      }, {
        %102 = "r1.a.b"(%100) : (f64) -> i64 loc(fused["f.rs":98:3, "g.rs":7:1 to :7])
        "r1.Y"(%1#0, %0#0) {value = [dense_resource<"odd key"> : tensor<4xi8>, "->" : i33, f64]} : (() -> (), (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc(fused["f.rs":35:49, "\22"(callsite(unknown at "\0Aa"))])
        %103:3 = "r2.a.b"(%88#0) : (memref<3xvector<4xf32>>) -> (tensor<*xcomplex<f32>>, vector<f32>, i1) loc(unknown)
      }) : () -> (vector<3x7xui64>, !r0.t3<1>, vector<f8E5M2>) loc(callsite(""("g.rs":1:2 to 3:4) at fused<i33>["g.rs":78:1 to :7]))
    }) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, ui7, ui64) -> (none, (tuple<!r2.t1<x::y, -1>, i32>) -> !r2.t0<<>>) loc(fused[callsite(fused<dense<[(-9.892240e+01,85.4591979), (-2.411810e+01,-96.5189971), (6.300630e+01,-5.646360e+01)]> : tensor<3xcomplex<f32>>>[unknown] at "-> \22<"), "\00\0A<text\FF"])
    %90:2 = "r2.a.b"()[^bb1] : () -> (tuple<>, si16) loc("g.rs":1:2 to 3:4)
  ^bb1(%91: complex<i1> loc(unknown)):  // 2 preds: ^bb0, ^bb1
    "r2.op"()[^bb1] {value = {loc = #r1.a3<* + / ?>, y$ = affine_map<()[s0] -> (0)>}} : () -> () loc("g.rs":1:2 to 3:4)
  ^bb2:  // pred: ^bb2
    %92 = "r2.op"() : () -> i33 loc(" "(fused<affine_set<(d0) : (d0 floordiv 6 == 0, 13 == 0)>>[unknown]))
    %93:3 = "r2.x_1"(%1#0, %0#1, %1#0) : (() -> (), ui7, () -> ()) -> (f8E4M3FN, tensor<4x?x!r2.t0<1>>, tensor<*xindex>) loc("<stdin>":173:23)
    %94:3 = "r2.Y"(%0#1, %1#1, %90#1)[^bb2] : (ui7, complex<f64>, si16) -> (vector<[7]xi128>, () -> (), ui64) loc("")
  }, {
    "r0.op"(%1#1) ({
      %83 = "r1.x_1"() <0 : i64> : () -> complex<f80> loc(unknown)
      "r2.x_1"() {dense = "aa\\ "} : () -> () loc("g.rs":51:1 to :7)
      %84:3 = "r0.x_1"() : () -> (tensor<?x!r0.t2>, tensor<2x?xindex>, !r2.t0<[1, (2), {3}]>) loc(unknown)
      "r0.a.b"()[^bb1] {"a-b", dense = -1.099850e-01 : f16, r.attr} : () -> () loc("<stdin>":180:5)
    ^bb1(%85: complex<f16> loc(fused["f.rs":91:13, ""("g.rs":68:1 to :7)]), %86: vector<6xf8E4M3FN> loc(fused[fused<array<i8: 6, -1, 2>>[fused<dense<(2,1)> : tensor<complex<i8>>>[unknown]], callsite(unknown at "  \22\FFtext"("f.rs":47:0))])):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %87:2 = "r2.a.b"(%1#0, %0#1, %86)[^bb1, ^bb1, ^bb1] : (() -> (), ui7, vector<6xf8E4M3FN>) -> (complex<si16>, complex<i128>) loc("text<\00")
    }, {
      "r1.a.b"() <{}> : () -> () loc(fused[fused<" ">[unknown], callsite(fused["g.rs":1:2 to 3:4, "\0A"] at "\22")])
      %76 = "r0.Y"() : () -> (() -> f32) loc("f.rs":25:67)
      %77:3 = "r2.Y"(%2, %2, %1#0)[^bb1] <[]> {dense = array<f32>, dots.and.dots = @"->"::@f::@"<>"} : (tuple<vector<i128>>, tuple<vector<i128>>, () -> ()) -> (!r2.t2<i32, tensor<?xf32>>, memref<*xcomplex<f64>>, memref<memref<?xi8>>) loc(callsite(unknown at "f.rs":2:60))
    ^bb1(%78: bf16 loc(fused["g.rs":35:1 to :7, "f.rs":78:55]), %79: index loc(fused<false>["g.rs":42:1 to :7])):  // 2 preds: ^bb0, ^bb1
      %80 = "r0.Y"() : () -> !r1.t2<"\5C"> loc("<stdin>":188:13)
      "r2.op"(%0#0)[^bb1, ^bb2] <{}> : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc(unknown)
    ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
      %81:3 = "r1.Y"(%0#0, %76, %77#2, %1#1) {y$ = dense_resource<blob> : tensor<4xi8>} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, () -> f32, memref<memref<?xi8>>, complex<f64>) -> (memref<*xmemref<?xi8>, 5>, vector<[6]x8xui64>, !r2.t1<"\5C">) loc(fused[callsite("a" at "g.rs":35:1 to :7), fused<{"<>" = "\FF" : i33, r.attr = #r1.a3<"\5C">}>[""("g.rs":55:1 to :7)]])
      "r0.op"(%81#0, %2) : (memref<*xmemref<?xi8>, 5>, tuple<vector<i128>>) -> () loc("f.rs":8:22)
      %82:3 = "r2.x_1"(%77#0, %0#1, %81#0)[^bb2, ^bb2] : (!r2.t2<i32, tensor<?xf32>>, ui7, memref<*xmemref<?xi8>, 5>) -> (tuple<>, tuple<>, i1) loc("g.rs":1:2 to 3:4)
    }, {
      "r2.op"(%1#1, %0#1) : (complex<f64>, ui7) -> () loc("->")
      %53 = "r1.Y"() : () -> tensor<8x?x1x1xindex> loc("<stdin>":196:16)
      %54 = "r0.Y"(%1#0) ({
        %66:4 = "r2.x_1"() <-3.441560e-62 : f64> {"quote\22s" = strided<[?, 7]>} : () -> (vector<4xtf32>, f80, index, vector<4x3xi64>) loc("g.rs":1:2 to 3:4)
        %67 = "r0.op"(%66#2) <{_x = loc(""(callsite(callsite("" at unknown) at callsite("g.rs":1:2 to 3:4 at unknown))))}> {"with space" = strided<[]>} : (index) -> tensor<0x8xcomplex<f32>> loc("<\22")
        "r1.x_1"()[^bb3] <array<i16: -1, -5>> {r.attr} : () -> () loc("\FF\00atext\00"("g.rs":1:2 to 3:4))
      ^bb1(%68: vector<1xf8E4M3FN> loc("<stdin>":201:12), %69: vector<8xi32> loc("g.rs":91:1 to :7)):  // pred: ^bb2
        %70 = "r1.x_1"(%66#3)[^bb2] : (vector<4x3xi64>) -> vector<6xf8E5M2> loc(callsite(fused["", "f.rs":51:82] at "\22a->\0Aa"("//")))
      ^bb2(%71: f64 loc(fused<false>[callsite(fused["f.rs":16:78, ""] at "g.rs":86:1 to :7)]), %72: memref<vector<4xf32>, {a = 1 : i32}> loc("a"), %73: tuple<tuple<!r2.t0<i32, tensor<?xf32>>, complex<tf32>>, complex<ui64>> loc(unknown)):  // 3 preds: ^bb1, ^bb3, ^bb3
        "r1.a.b"(%71, %73)[^bb3, ^bb1] : (f64, tuple<tuple<!r2.t0<i32, tensor<?xf32>>, complex<tf32>>, complex<ui64>>) -> () loc(""(callsite("f.rs":27:47 at fused["g.rs":1:2 to 3:4, "g.rs":46:1 to :7])))
      ^bb3:  // 2 preds: ^bb0, ^bb2
        %74 = "r2.Y"(%66#3, %66#2, %0#1) : (vector<4x3xi64>, index, ui7) -> bf16 loc(callsite("g.rs":1:2 to 3:4 at unknown))
        %75 = "r0.Y"(%66#2, %66#2)[^bb2, ^bb2] : (index, index) -> f128 loc("text\\\\\00->"("<->a "))
      }) : (() -> ()) -> tf32 loc(fused<false>[fused<-69956490450378528521153282914668350512 : i128>["g.rs":1:2 to 3:4]])
      "r1.Y"(%0#0)[^bb1] : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc(callsite("g.rs":1:2 to 3:4 at "g.rs":1:2 to 3:4))
    ^bb1(%55: tf32 loc(unknown)):  // 3 preds: ^bb0, ^bb1, ^bb1
      %56 = "r2.a.b"(%0#1, %54) <{"->" = strided<[?]>}> : (ui7, tf32) -> i33 loc("<stdin>":211:13)
      "r1.a.b"(%1#0) <affine_map<(d0) -> (-9, 14, (d0 floordiv 6) mod 5 - 1)>> ({
        %60 = "r0.x_1"(%54, %55, %55, %56) : (tf32, tf32, tf32, i33) -> f8E4M3FN loc(fused<{value = "< \22->" : i33}>["f.rs":95:98])
        "r2.Y"() {value = strided<[7, ?]>} : () -> () loc(fused<affine_map<(d0)[s0, s1] -> (-9, -(d0 + s0 - s0 mod 6) + (s0 ceildiv 4) ceildiv 6, s0 + s1 + s0 ceildiv 4)>>[unknown])
        %61:3 = "r2.Y"(%55, %1#0, %60, %55)[^bb1] <affine_map<(d0)[s0] -> (s0 * 6)>> {dense = [[]], value = affine_map<(d0, d1) -> ((d0 ceildiv 2) ceildiv 5 + 45)>} : (tf32, () -> (), f8E4M3FN, tf32) -> (complex<i32>, memref<7x9xmemref<?xi8>, strided<[56, 5]>>, () -> i8) loc("\00"(callsite(unknown at "\FF"("g.rs":1:2 to 3:4))))
      ^bb1(%62: !r2.t1<x::y, -1> loc("")):  // 2 preds: ^bb0, ^bb1
        %63 = "r1.x_1"(%56) <{}> : (i33) -> tuple<> loc("g.rs":21:1 to :7)
        %64 = "r2.op"() {"%x", loc} : () -> none loc(fused[callsite(unknown at "g.rs":1:2 to 3:4), ""("a")])
        %65:2 = "r2.a.b"(%61#2, %0#1, %1#0, %61#1)[^bb1] <#r2.a1<a -> b>> {dense = "\22 " : i8} : (() -> i8, ui7, () -> (), memref<7x9xmemref<?xi8>, strided<[56, 5]>>) -> (tuple<>, tensor<1xi1>) loc("f.rs":76:93)
      }, {
        "r0.op"(%53) {_x = affine_set<() : (0 >= 0, 13 >= 0)>} : (tensor<8x?x1x1xindex>) -> () loc("<stdin>":221:7)
        %57 = "r1.Y"(%56, %2) {_x = true, value} : (i33, tuple<vector<i128>>) -> complex<i8> loc("<stdin>":222:15)
        "r0.x_1"(%2) : (tuple<vector<i128>>) -> () loc("\00a")
        "r2.op"()[^bb1, ^bb1] {dense = 3.172840e+22 : bf16} : () -> () loc("<->"(fused<array<i32: -3, -4>>[fused<"\00<" : si16>["f.rs":64:72]]))
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %58 = "r1.x_1"() {"%x" = affine_map<(d0) -> ((d0 ceildiv 2) * -2, 24, d0 + 2)>} : () -> vector<7x[8]xi33> loc("<stdin>":226:18)
        %59 = "r0.x_1"(%56, %55)[^bb1, ^bb1] : (i33, tf32) -> ((none, tensor<6x?x?xi33, {_x = dense<[-5.747700e+01, 3.745420e+01]> : tensor<2xf32>, loc = @"new\0Aline", true}>) -> ()) loc(fused<false>[fused["", fused<dense<> : tensor<0xi32>>["f.rs":1:90]]])
      }) : (() -> ()) -> () loc("<stdin>":212:5)
      "r0.a.b"()[^bb1, ^bb1] {_x = #r2.a0<"\5C">, true = vector<5xf32>} : () -> () loc(callsite("g.rs":1:2 to 3:4 at unknown))
    }) {"<>" = 29718 : si16, dots.and.dots, i32 = affine_set<(d0) : (d0 == 0, -d0 + 11 >= 0)>, true = {i32 = affine_set<(d0)[s0] : (216 == 0, -2 == 0)>, r.attr = affine_map<()[s0] -> (s0, -18)>, y$ = true}} : (complex<f64>) -> () loc("< //")
    "r1.x_1"(%1#1) ({
      "r2.Y"(%1#0) : (() -> ()) -> () loc("g.rs":1:2 to 3:4)
      %46 = "r2.op"()[^bb1] ({
      }, {
        %51:2 = "r0.op"(%2, %2) <8.9769999999999998E-184 : f64> : (tuple<vector<i128>>, tuple<vector<i128>>) -> (i33, vector<3xui64>) loc("f.rs":5:13)
        %52:2 = "r2.op"() <{"123" = distinct[2]<distinct[3]<#r1.a3>>, i32 = dense_resource<"odd key"> : tensor<4xi8>}> : () -> (tensor<?x7xindex>, i33) loc(fused<"\22\0A">["g.rs":82:1 to :7])
      }) : () -> !r2.t3<"\5C"> loc("f.rs":76:41)
    ^bb1(%47: complex<tf32> loc("<stdin>":238:10), %48: complex<i33> loc("<\00")):  // 3 preds: ^bb0, ^bb1, ^bb1
      %49:2 = "r2.a.b"(%0#0) {_x = affine_set<(d0, d1)[s0, s1, s2] : (0 == 0)>, "a-b", key = dense_resource<"odd key"> : tensor<4xi8>, loc = array<i1: true, true>} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> (f80, none) loc(fused<unit>[callsite("" at "g.rs":62:1 to :7)])
      %50 = "r2.Y"() {"new\0Aline" = @_g$1, true = 1 : i33} : () -> vector<4x[7]xindex> loc(""(fused["\00text "("f.rs":53:75), "g.rs":1:2 to 3:4]))
      "r0.op"()[^bb1, ^bb1] : () -> () loc(fused<affine_set<()[s0] : ((s0 - 20) * 5 >= 0, -2 == 0)>>[fused["\00"("f.rs":70:60), fused<dense_resource<blob_1> : tensor<4xi8>>["g.rs":42:1 to :7]]])
    }, {
    }, {
      %30 = "r2.Y"(%1#0, %1#1, %1#1) ({
      }, {
      }, {
      }) : (() -> (), complex<f64>, complex<f64>) -> tensor<index> loc(fused<"\22loc(x) " : i64>[fused[callsite("g.rs":24:1 to :7 at ""), fused<false>["f.rs":55:9]]])
      "r0.op"(%1#0, %1#0) <-9.830400e+05 : bf16> {dense = tuple<!r0.t0<"s>">>, r.attr = affine_map<(d0, d1)[s0] -> ((-d1 + s0) * 6)>} : (() -> (), () -> ()) -> () loc("<stdin>":248:5)
      %31:2 = "r2.op"(%2, %1#0, %30) <{}> : (tuple<vector<i128>>, () -> (), tensor<index>) -> (ui64, f80) loc(unknown)
      %32:2 = "r2.Y"(%31#0, %31#1)[^bb1, ^bb1] <array<i1: false, false, false, false>> ({
        %37 = "r2.op"(%31#1, %1#1) {true} : (f80, complex<f64>) -> ((f8E5M2, i32) -> ()) loc(fused<affine_map<()[s0] -> (2)>>["g.rs":1:2 to 3:4])
        "r0.a.b"(%2) : (tuple<vector<i128>>) -> () loc(fused<-5.811000e-299 : f64>[fused[fused<2.491080e+11 : bf16>["g.rs":53:1 to :7], "\FF"("g.rs":14:1 to :7)]])
        "r2.Y"(%2)[^bb1, ^bb3] <#r1.a1<"s>">> {dots.and.dots, i32 = vector<i128>, true = array<i16: 3>} : (tuple<vector<i128>>) -> () loc("<stdin>":253:7)
      ^bb1(%38: tuple<tensor<7x5x?x!r0.t0<[1, (2), {3}]>>> loc("<stdin>":254:12)):  // pred: ^bb0
        "r0.x_1"(%2)[^bb2, ^bb2] : (tuple<vector<i128>>) -> () loc(unknown)
      ^bb2(%39: vector<index> loc(unknown), %40: i8 loc("g.rs":1:2 to 3:4)):  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb3
        %41 = "r0.Y"(%2, %39) : (tuple<vector<i128>>, vector<index>) -> f128 loc("<stdin>":257:16)
        %42:3 = "r0.a.b"(%39) <{}> {_x, r.attr = 0 : i64, y$ = #r1.a2<i32, tensor<?xf32>>} : (vector<index>) -> (index, !r1.t1<"s>">, vector<si16>) loc(callsite(fused["->", "g.rs":1:2 to 3:4] at "g.rs":1:2 to 3:4))
        "r2.a.b"()[^bb2, ^bb3] {r.attr = @"%x"::@h.i} : () -> () loc("<stdin>":259:7)
      ^bb3(%43: i1 loc(callsite("f.rs":19:11 at fused["f.rs":74:7, "g.rs":1:2 to 3:4, callsite("g.rs":1:2 to 3:4 at " \22")]))):  // 2 preds: ^bb0, ^bb2
        %44 = "r2.x_1"() : () -> memref<?x3xvector<4xf32>, "space"> loc("f.rs":69:23)
        %45:2 = "r2.x_1"(%31#0, %37, %1#1) {dense} : (ui64, (f8E5M2, i32) -> (), complex<f64>) -> (() -> (), none) loc("<stdin>":262:22)
        "r2.op"(%0#1, %31#0, %2)[^bb2] {value = 6631536503474035867 : ui64, y$ = -1.916500e-02 : bf16} : (ui7, ui64, tuple<vector<i128>>) -> () loc(fused<dense<(-8.208700e+00,95.8939971)> : tensor<3x2xcomplex<f32>>>["f.rs":18:8])
      }, {
        %35:2 = "r1.op"() {key = dense_resource<blob> : tensor<4xi8>, r.attr = #r1.a2<<>>} : () -> (f64, memref<complex<f64>>) loc("f.rs":65:29)
        "r1.Y"()[^bb1] : () -> () loc(fused<dense<> : tensor<0xcomplex<f32>>>["g.rs":1:2 to 3:4])
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "r0.op"()[^bb1] : () -> () loc("<stdin>":268:7)
      ^bb2:  // 3 preds: ^bb2, ^bb2, ^bb2
        %36:2 = "r2.a.b"()[^bb2, ^bb2, ^bb2] : () -> (index, f64) loc(unknown)
      }, {
      }) : (ui64, f80) -> (ui7, tuple<>) loc(fused<"" : i8>[unknown])
    ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      %33 = "r1.x_1"(%32#1, %32#1, %2) ({
        %34 = "r1.a.b"() <-3.3636502200000003E+73 : f64> : () -> (() -> memref<1xvector<4xf32>>) loc(""(""("g.rs":73:1 to :7)))
        "r0.a.b"(%31#1) : (f80) -> () loc("\22//")
      }) {"new\0Aline" = affine_set<(d0) : (1 == 0, 0 == 0)>} : (tuple<>, tuple<>, tuple<vector<i128>>) -> vector<2xi64> loc(fused<strided<[]>>["g.rs":1:2 to 3:4])
      "r2.Y"(%1#0)[^bb1, ^bb1] <array<i8>> : (() -> ()) -> () loc("g.rs":1:2 to 3:4)
    }) : (complex<f64>) -> () loc(callsite(fused<{i32 = -6.709090e-04 : f16, r.attr = affine_set<()[s0, s1, s2] : ((s2 - s0 + 9) * -8 == 0, s2 == 0, s2 - s0 + s2 - s1 >= 0)>, true = affine_set<(d0, d1)[s0] : (d1 >= 0, -d0 + s0 + s0 - (d0 * -2 + s0 mod 2) == 0, d1 * 2 - 9 >= 0)>}>[callsite(" \00\00\0A//" at "f.rs":65:44)] at "f.rs":27:82))
    %27 = "r1.op"(%1#0)[^bb1] <() -> ()> : (() -> ()) -> complex<f16> loc("<stdin>":280:13)
  ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
    %28 = "r1.a.b"(%27) {value = tensor<*xcomplex<f32>>} : (complex<f16>) -> index loc("f.rs":22:26)
    %29:2 = "r2.x_1"()[^bb1, ^bb1, ^bb1] : () -> (index, index) loc("f.rs":89:57)
  }, {
    "r0.Y"(%1#1, %0#1) ({
      "r2.op"(%1#1) : (complex<f64>) -> () loc(fused["\22<->loc(x)text"(fused<unit>["g.rs":61:1 to :7]), "f.rs":25:29])
      %24 = "r1.Y"(%1#1, %2, %0#0) ({
        %26:3 = "r2.Y"(%0#0, %1#0, %1#1) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, () -> (), complex<f64>) -> (ui7, () -> (), memref<?xi64, 4>) loc("g.rs":30:1 to :7)
      }) {"->" = @"new\0Aline"::@"quote\22s"::@_g$1, key} : (complex<f64>, tuple<vector<i128>>, (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> tensor<*xcomplex<f32>> loc("<stdin>":287:13)
      %25 = "r0.a.b"() : () -> tuple<> loc(callsite("g.rs":1:2 to 3:4 at "text\0A \\"(fused["f.rs":62:24, "text//"])))
    }) {"quote\22s" = 0 : ui64} : (complex<f64>, ui7) -> () loc("")
    "r0.x_1"(%2) <"text\00" : i128> : (tuple<vector<i128>>) -> () loc("<stdin>":292:3)
    %3:2 = "r1.a.b"()[^bb1, ^bb1] <{r.attr, true = affine_map<(d0, d1) -> (5)>}> ({
      %18 = "r1.a.b"() : () -> vector<f128> loc("f.rs":5:56)
      "r1.Y"(%1#1) ({
        "r1.Y"(%0#1) : (ui7) -> () loc("f.rs":69:62)
        %19 = "r1.op"(%0#1, %18, %1#0) {"with space"} : (ui7, vector<f128>, () -> ()) -> index loc("g.rs":1:2 to 3:4)
        %20 = "r1.x_1"(%2)[^bb2] <{key, true = @"quote\22s"}> {"<>" = @"123"} : (tuple<vector<i128>>) -> vector<[5]x3xi128> loc("f.rs":14:49)
      ^bb1:  // 2 preds: ^bb2, ^bb2
        "r0.op"(%0#1) : (ui7) -> () loc(unknown)
        %21:2 = "r0.op"(%0#0, %20, %1#0, %1#1)[^bb2, ^bb2] : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, vector<[5]x3xi128>, () -> (), complex<f64>) -> (ui7, tuple<tuple<(i8, ui7) -> (!r1.t2<"\5C">, !r1.t0<= =>), vector<f64>>, !r2.t2<x::y, -1>>) loc("<stdin>":301:17)
      ^bb2(%22: memref<2xmemref<?xi8>, 5> loc("g.rs":1:2 to 3:4)):  // 3 preds: ^bb0, ^bb1, ^bb1
        "r0.Y"() : () -> () loc(callsite(fused["g.rs":60:1 to :7, "g.rs":1:2 to 3:4] at callsite("f.rs":48:94 at unknown)))
        %23 = "r0.a.b"(%20, %0#1, %19)[^bb1, ^bb1] {"->", dense} : (vector<[5]x3xi128>, ui7, index) -> ((si16, complex<f8E5M2>) -> ()) loc(unknown)
      }) : (complex<f64>) -> () loc("  //<\0A"(fused<affine_set<(d0)[s0, s1] : (s0 == 0)>>["f.rs":60:76]))
      "r2.Y"(%0#0) : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> () loc(callsite("f.rs":4:30 at fused[fused<1.039360e+05 : bf16>["\00"], callsite("f.rs":89:51 at unknown)]))
    }, {
      "r0.Y"() <"aaaloc(x)"> : () -> () loc(callsite(unknown at "g.rs":1:2 to 3:4))
      %7 = "r2.a.b"(%2, %0#1) ({
        %16 = "r2.x_1"(%1#0, %0#0, %2) : (() -> (), (none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>, tuple<vector<i128>>) -> vector<f8E5M2> loc(callsite(fused["\0A\22->//", "g.rs":65:1 to :7] at "g.rs":52:1 to :7))
        %17 = "r2.x_1"() <dense<[-1, -8, 5]> : tensor<3xi32>> : () -> i128 loc(fused<unit>["g.rs":1:2 to 3:4])
      }) {dense, loc = dense_resource<blob_1> : tensor<4xi8>} : (tuple<vector<i128>>, ui7) -> tuple<> loc("\FF")
      %8:2 = "r0.a.b"(%2, %1#0, %2, %0#1) <{}> : (tuple<vector<i128>>, () -> (), tuple<vector<i128>>, ui7) -> ((complex<f8E5M2>) -> (), (memref<*xvector<4xf32>, 1>, memref<vector<4xf32>, "space">, tuple<tensor<6x7x?xcomplex<f32>>, tensor<3x?xi32>>) -> tuple<complex<f32>>) loc("g.rs":95:1 to :7)
      %9:2 = "r2.a.b"(%1#0, %2)[^bb1] <dense_resource<"odd key"> : tensor<4xi8>> : (() -> (), tuple<vector<i128>>) -> (index, complex<f32>) loc(callsite(fused<array<f32: 5.758930e+01>>["text  a\FF"("f.rs":94:21)] at "g.rs":97:1 to :7))
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      %10:3 = "r0.op"(%9#0) : (index) -> (tensor<*xindex>, complex<si16>, i64) loc(fused<2 : i64>["f.rs":97:84])
      "r0.x_1"(%1#1, %1#0, %0#1)[^bb1, ^bb1] ({
        %14:2 = "r2.Y"(%1#1) <{"a-b", key = array<i8: 1, 4, -7>, y$ = {"new\0Aline" = @"->"}}> : (complex<f64>) -> (tensor<4x?x!r2.t0<>>, vector<4x[8]xi32>) loc("<stdin>":318:22)
        %15:2 = "r2.a.b"(%10#0, %14#0) <array<i64: -8>> {"<>", y$ = () -> none} : (tensor<*xindex>, tensor<4x?x!r2.t0<>>) -> ((ui64) -> (), tensor<4x5x?xindex>) loc(unknown)
      }, {
        %11:2 = "r0.Y"(%2) <{}> {key = false, loc = false, value = @f} : (tuple<vector<i128>>) -> (vector<4x5x[2]xf8E5M2>, !r1.t2<>) loc("g.rs":1:2 to 3:4)
        %12 = "r0.a.b"(%11#1, %11#1) : (!r1.t2<>, !r1.t2<>) -> !r0.t0<@sym ^bb %v> loc("<stdin>":322:15)
        %13 = "r1.x_1"(%0#0) {"%x" = affine_set<() : (20 >= 0, 2 == 0)>, _x, true = affine_set<(d0, d1, d2) : (d2 * 12 >= 0, 3 >= 0)>} : ((none, tensor<6x?xindex, #r0.enc<[1, (2), {3}]>>, tf32) -> tuple<>) -> i1 loc("f.rs":50:84)
      }) : (complex<f64>, () -> (), ui7) -> () loc(callsite(callsite("f.rs":26:26 at "g.rs":1:2 to 3:4) at fused[fused<true>[unknown], "f.rs":73:22]))
    }) {true = #r1.a1<i32, tensor<?xf32>>} : () -> (memref<*xmemref<?xi8>, 4>, f128) loc(fused<{}>[unknown])
  ^bb1(%4: tuple<> loc("->")):  // 3 preds: ^bb0, ^bb0, ^bb1
    %5 = "r1.op"(%1#0) ({
    }) {y$} : (() -> ()) -> (() -> i33) loc(unknown)
    %6 = "r0.x_1"()[^bb1] <{"quote\22s" = dense<-4> : tensor<3xi32>}> : () -> tensor<*xindex> loc("g.rs":30:1 to :7)
  }) {true = "\0A->" : i33} : (tuple<vector<i128>>, complex<f64>) -> () loc(" ")
}) : () -> () loc("<stdin>":0:0)
