"builtin.module"() ({
  %0:3 = "r2.op"() <""> ({
    %176:3 = "r2.Y"() : () -> (none, !r2.t3<[1, (2), {3}]>, complex<f16>)
    "r2.x_1"(%176#0)[^bb1] <affine_set<(d0)[s0] : ((d0 + s0) mod 2 >= 0)>> ({
      "r2.x_1"(%176#2, %176#2) {"new\0Aline" = dense_resource<blob> : tensor<4xi8>, true = dense_resource<blob_1> : tensor<4xi8>} : (complex<f16>, complex<f16>) -> ()
      %179:2 = "r2.op"() <{dense}> : () -> (i128, tensor<1x?x?x?xcomplex<f32>, "//<texta">)
      %180:2 = "r2.a.b"() ({
        %188:2 = "r2.op"(%179#0, %179#0, %176#0) {true = true} : (i128, i128, none) -> (vector<i128>, none)
        "r2.op"() : () -> ()
      }, {
        "r2.Y"(%176#2, %179#0, %176#2) : (complex<f16>, i128, complex<f16>) -> ()
        %183:4 = "r0.Y"(%179#1) : (tensor<1x?x?x?xcomplex<f32>, "//<texta">) -> (vector<i1>, f32, i33, complex<f128>)
        %184 = "r2.Y"(%176#1, %183#1, %183#3)[^bb1] {dense = affine_set<() : (0 >= 0, -7 >= 0, 17 == 0)>, loc = @"123", "new\0Aline" = none} : (!r2.t3<[1, (2), {3}]>, f32, complex<f128>) -> tuple<f128>
      ^bb1(%185: !r1.t2<i32, tensor<?xf32>>):  // 3 preds: ^bb0, ^bb1, ^bb1
        %186:2 = "r0.a.b"(%184, %176#2) <{key = -3.964230e-02 : f16, r.attr}> {"quote\22s" = true} : (tuple<f128>, complex<f16>) -> (f80, i1)
        %187 = "r1.x_1"()[^bb1, ^bb1] <""> : () -> ((tensor<?xbf16>, memref<?xvector<4xf32>, strided<[9], offset: ?>>) -> (complex<i64>, memref<?xui64, affine_map<(d0)[s0] -> (19)>, "space">))
      }) : () -> (memref<?x5x5xmemref<?xi8>>, memref<*xmemref<?xi8>, 4>)
      %181:3 = "r2.Y"(%180#0)[^bb2] : (memref<?x5x5xmemref<?xi8>>) -> (tensor<complex<f32>>, !r1.t0, vector<1xi128>)
    ^bb1:  // pred: ^bb1
      "r1.x_1"() <distinct[0]<6 : index>> : () -> ()
      "r2.Y"(%180#0, %180#1, %181#2) {"->" = strided<[]>} : (memref<?x5x5xmemref<?xi8>>, memref<*xmemref<?xi8>, 4>, vector<1xi128>) -> ()
      %182:3 = "r1.x_1"(%181#2)[^bb1] : (vector<1xi128>) -> (bf16, tensor<*xi64>, f80)
    ^bb2:  // 2 preds: ^bb0, ^bb2
      "r2.Y"(%180#1, %176#1, %180#0)[^bb2] : (memref<*xmemref<?xi8>, 4>, !r2.t3<[1, (2), {3}]>, memref<?x5x5xmemref<?xi8>>) -> ()
    }) : (none) -> ()
  ^bb1(%177: (tuple<memref<*xmemref<?xi8>>>, tuple<bf16, !r2.t2<= =>>, i33) -> ()):  // 2 preds: ^bb0, ^bb1
    %178:4 = "r2.x_1"(%177)[^bb1] : ((tuple<memref<*xmemref<?xi8>>>, tuple<bf16, !r2.t2<= =>>, i33) -> ()) -> (memref<?xf8E5M2, strided<[?], offset: ?>, "space">, memref<8xcomplex<f64>, affine_map<(d0) -> (d0 - (d0 + 14) mod 5, d0 * -2)>, {a = 1 : i32}>, f8E4M3FN, !r1.t2<a -> b>)
  }, {
    %110:2 = "r2.op"() : () -> (!r0.t1<@sym ^bb %v>, complex<f80>)
    %111:2 = "r0.op"(%110#1, %110#0, %110#1) ({
      %156:2 = "r0.a.b"(%110#0) <#r2.a2<* + / ?>> : (!r0.t1<@sym ^bb %v>) -> (() -> (), vector<[3]x[8]x2xi33>)
      %157:3 = "r1.a.b"(%156#0, %156#1) : (() -> (), vector<[3]x[8]x2xi33>) -> (tuple<>, index, !r2.t0<= =>)
      %158:3 = "r2.x_1"(%157#1, %156#1)[^bb2] <"" : i33> ({
        "r2.op"(%157#0) {"123" = -2.7679513557295507E+154 : f64} : (tuple<>) -> ()
        "r1.a.b"(%157#0, %156#0, %156#0)[^bb1, ^bb2] {"<>" = dense<(-5,-2)> : tensor<3xcomplex<i8>>} : (tuple<>, () -> (), () -> ()) -> ()
      ^bb1(%169: (memref<*xcomplex<f64>, 2>) -> (), %170: si16):  // 3 preds: ^bb0, ^bb1, ^bb2
        %171:3 = "r2.op"(%110#0, %110#1) <{i32 = strided<[1, 7]>, "new\0Aline" = []}> : (!r0.t1<@sym ^bb %v>, complex<f80>) -> (memref<vector<4xf32>>, complex<f8E5M2>, tuple<>)
        %172 = "r0.Y"() <@f> : () -> memref<*xmemref<?xi8>, 2>
        %173 = "r1.op"(%171#1, %171#2, %157#1, %156#1)[^bb1] : (complex<f8E5M2>, tuple<>, index, vector<[3]x[8]x2xi33>) -> tuple<tensor<7x?x5xcomplex<f32>>, (vector<i32>) -> vector<7x8x4xtf32>>
      ^bb2(%174: tensor<*xcomplex<f32>>):  // 3 preds: ^bb0, ^bb2, ^bb2
        %175 = "r2.x_1"(%156#0)[^bb2, ^bb1, ^bb2] : (() -> ()) -> si16
      }, {
        %165:2 = "r1.Y"(%157#1) {"#y" = ui7, "->" = array<i8: 0, 1>, _x = ""} : (index) -> ((tensor<index, -1492748589 : i32>) -> (), f64)
        "r2.Y"(%157#2, %110#0, %110#0, %165#0) <"\00" : i32> : (!r2.t0<= =>, !r0.t1<@sym ^bb %v>, !r0.t1<@sym ^bb %v>, (tensor<index, -1492748589 : i32>) -> ()) -> ()
        %166:3 = "r0.Y"(%156#0, %165#1, %165#0, %156#1)[^bb1, ^bb1] <{"quote\22s", y$ = "//->"}> : (() -> (), f64, (tensor<index, -1492748589 : i32>) -> (), vector<[3]x[8]x2xi33>) -> (tuple<vector<f8E5M2>>, vector<si16>, f8E4M3FN)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
        %167 = "r2.Y"(%157#0) <unit> : (tuple<>) -> vector<2xindex>
        %168 = "r2.op"()[^bb2, ^bb2, ^bb1] : () -> tuple<f32>
      ^bb2:  // 2 preds: ^bb1, ^bb1
        "r1.Y"()[^bb1] : () -> ()
      }) : (index, vector<[3]x[8]x2xi33>) -> (ui64, tensor<*x!r2.t2<x::y, -1>>, memref<vector<4xf32>>)
    ^bb1(%159: tensor<*xui64>, %160: tuple<>):  // 3 preds: ^bb1, ^bb1, ^bb2
      "r1.Y"(%110#0, %158#1) : (!r0.t1<@sym ^bb %v>, tensor<*x!r2.t2<x::y, -1>>) -> ()
      %161:2 = "r1.Y"(%158#1) <-9.0124957413670164E+133 : f64> : (tensor<*x!r2.t2<x::y, -1>>) -> (complex<i33>, ui64)
      %162:2 = "r1.a.b"(%157#1)[^bb2, ^bb1, ^bb1] <{}> {_x = {}, r.attr} : (index) -> ((!r2.t3<"s>">, tuple<memref<*xmemref<?xi8>>, memref<?xvector<4xf32>, {a = 1 : i32}>>, i33) -> (), vector<[6]xf80>)
    ^bb2(%163: f128):  // 2 preds: ^bb0, ^bb1
      "r1.a.b"(%163, %158#2, %163, %110#1) : (f128, memref<vector<4xf32>>, f128, complex<f80>) -> ()
      %164:4 = "r1.a.b"(%156#0) : (() -> ()) -> (f32, i1, none, (index) -> ())
      "r0.Y"(%158#2, %156#0)[^bb1] {key, "new\0Aline" = affine_map<(d0)[s0, s1] -> (s1)>, true} : (memref<vector<4xf32>>, () -> ()) -> ()
    }, {
      "r0.Y"(%110#0, %110#1) {value = tuple<f64, f64>} : (!r0.t1<@sym ^bb %v>, complex<f80>) -> ()
    }, {
      "r0.a.b"(%110#1, %110#1) <#r0.a3> : (complex<f80>, complex<f80>) -> ()
      %133 = "r2.op"()[^bb2, ^bb1] ({
      }, {
      }) : () -> memref<complex<f64>, 2>
    ^bb1:  // pred: ^bb0
      "r1.op"(%110#1, %110#1)[^bb2] ({
      }, {
        %151:3 = "r1.x_1"() <{key = "a\FF" : ui64, r.attr = dense_resource<blob> : tensor<4xi8>}> : () -> (memref<5xmemref<?xi8>, {a = 1 : i32}>, !r1.t3<* + / ?>, () -> ((si16, vector<f8E4M3FN>) -> ()))
        "r0.x_1"(%151#2, %110#0, %133) {"<>" = "\FF" : ui64, i32} : (() -> ((si16, vector<f8E4M3FN>) -> ()), !r0.t1<@sym ^bb %v>, memref<complex<f64>, 2>) -> ()
        "r2.op"()[^bb2] {"#y" = dense_resource<"odd key"> : tensor<4xi8>, "<>" = {i32 = strided<[1]>, true = strided<[1]>}, dense, i32 = loc("g.rs":1:2 to 3:4)} : () -> ()
      ^bb1:  // 2 preds: ^bb1, ^bb1
        %152:2 = "r1.x_1"(%133, %151#2, %133)[^bb1, ^bb2, ^bb1] <false> : (memref<complex<f64>, 2>, () -> ((si16, vector<f8E4M3FN>) -> ()), memref<complex<f64>, 2>) -> (complex<i64>, complex<si16>)
      ^bb2(%153: !r0.t2<<>>):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb2
        %154 = "r1.x_1"(%153) : (!r0.t2<<>>) -> memref<vector<4xf32>>
        %155:3 = "r2.Y"(%133, %151#0, %154)[^bb2, ^bb2, ^bb2] {key = !r1.t2<1>, loc = 0 : i128, r.attr = "loc(x)\22" : i128, value = strided<[]>} : (memref<complex<f64>, 2>, memref<5xmemref<?xi8>, {a = 1 : i32}>, memref<vector<4xf32>>) -> (!r2.t0<"s>">, () -> (), !r1.t3<"s>">)
      }, {
        %143:4 = "r0.x_1"(%133, %110#1) : (memref<complex<f64>, 2>, complex<f80>) -> (complex<bf16>, tensor<*xf64>, i64, tf32)
        %144:4 = "r2.op"(%143#0)[^bb3, ^bb2] <{}> {_x = #r1.a3<@sym ^bb %v>, key = strided<[]>} : (complex<bf16>) -> (complex<i33>, vector<2x8xui64>, f8E5M2, i1)
      ^bb1(%145: ui7, %146: !r2.t2<* + / ?>):  // pred: ^bb1
        "r2.op"() : () -> ()
        %147:2 = "r2.Y"() <3.5644810385844715E-113 : f64> {"->"} : () -> (tuple<tensor<1xi33>>, f8E4M3FN)
        "r0.a.b"(%145)[^bb2, ^bb1, ^bb3] <affine_set<() : (-39 == 0)>> {_x, loc = 41 : ui7, value = [[affine_map<(d0) -> (d0)>], false]} : (ui7) -> ()
      ^bb2(%148: index):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb2
        %149 = "r2.a.b"() : () -> !r1.t2<@sym ^bb %v>
        "r1.x_1"(%144#1)[^bb2, ^bb2, ^bb2] : (vector<2x8xui64>) -> ()
      ^bb3:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb3
        %150:2 = "r1.op"()[^bb3, ^bb3] {dots.and.dots = {"->" = loc(unknown), key, value = i128, y$}, loc = f8E4M3FN, r.attr = -91 : i8} : () -> (memref<5x7xcomplex<f64>, 4>, none)
      }) : (complex<f80>, complex<f80>) -> ()
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
      %134 = "r2.op"() <1.0761137268066177E-291 : f64> : () -> complex<ui64>
      %135:2 = "r2.a.b"(%134) ({
        %142 = "r1.x_1"() : () -> none
      }, {
        %139:3 = "r0.a.b"(%133) : (memref<complex<f64>, 2>) -> (!r1.t1<>, f128, tensor<?x?x4x2xcomplex<f32>>)
        %140:3 = "r0.Y"(%139#1)[^bb1, ^bb1, ^bb1] <@"new\0Aline"> : (f128) -> (tuple<>, tuple<vector<1x1xi1>>, tensor<8x!r1.t3<<>>>)
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %141:3 = "r1.x_1"(%140#0, %140#1)[^bb1] : (tuple<>, tuple<vector<1x1xi1>>) -> (!r1.t2<"s>">, (() -> (), !r1.t0<a -> b>) -> !r0.t1<>, () -> memref<9xmemref<?xi8>, strided<[60]>>)
      }) : (complex<ui64>) -> ((!r0.t3<a -> b>, none) -> (), f8E5M2)
      %136 = "r2.a.b"(%135#0, %135#1, %110#1)[^bb2] ({
      }, {
        %137:2 = "r0.x_1"(%133) {i32, value = true} : (memref<complex<f64>, 2>) -> (none, vector<i128>)
        %138:2 = "r0.op"(%133) {_x = dense<2> : tensor<2xi8>, dense, dots.and.dots = 5.714840e+00 : f16, key = true} : (memref<complex<f64>, 2>) -> (none, (i1, !r0.t3<= =>) -> (none, tensor<8x4x5x!r2.t0<[1, (2), {3}]>>))
      }) : ((!r0.t3<a -> b>, none) -> (), f8E5M2, complex<f80>) -> !r0.t1<1>
    }) : (complex<f80>, !r0.t1<@sym ^bb %v>, complex<f80>) -> (i128, i1)
    %112:2 = "r1.x_1"() ({
      %114 = "r0.Y"() ({
      }) : () -> tuple<tensor<?x?x0x!r2.t3<a -> b>>>
      "r0.Y"(%111#1, %111#0) {"a-b", key = [], loc = 6.515200e+04 : f16} : (i1, i128) -> ()
      %115 = "r2.x_1"() : () -> vector<2xf64>
      %116 = "r1.x_1"(%110#1)[^bb1] <loc("<\\"("\22text"(fused<unit>["g.rs":0:1 to :7])))> ({
        %131:2 = "r0.op"() : () -> (tensor<*xindex>, complex<f8E4M3FN>)
        %132:2 = "r1.x_1"() {"<>" = tensor<?x?xf64>} : () -> (vector<[4]xsi16>, tensor<complex<f32>>)
      }, {
        "r2.op"(%111#0) <{}> : (i128) -> ()
        %125 = "r1.a.b"() <{true}> {_x = {i32, y$ = {"a-b" = -6.699560e-04 : f16, y$ = 0 : ui7}}, i32 = 4.489750e-01 : f16, true} : () -> i32
        "r0.a.b"(%110#1)[^bb2] : (complex<f80>) -> ()
      ^bb1:  // no predecessors
        "r1.x_1"(%110#0)[^bb3] : (!r0.t1<@sym ^bb %v>) -> ()
      ^bb2(%126: (complex<i8>, tuple<>) -> (f128, i32), %127: (complex<f80>) -> none):  // 2 preds: ^bb0, ^bb2
        %128:2 = "r0.x_1"(%110#0, %111#1, %111#0)[^bb2, ^bb3] : (!r0.t1<@sym ^bb %v>, i1, i128) -> (tensor<!r2.t0<[1, (2), {3}]>>, index)
      ^bb3(%129: (i1, index, memref<*xf16, {a = 1 : i32}>) -> ()):  // 3 preds: ^bb1, ^bb2, ^bb3
        "r2.a.b"() : () -> ()
        %130:3 = "r0.a.b"(%114)[^bb3] : (tuple<tensor<?x?x0x!r2.t3<a -> b>>>) -> (i8, !r1.t0<1>, () -> ())
      }) {dense, i32, loc} : (complex<f80>) -> none
    ^bb1(%117: index):  // 2 preds: ^bb0, ^bb2
      %118:2 = "r1.op"(%116, %116) : (none, none) -> (tensor<8x7xsi16, "\22\00 <">, !r1.t1<[1, (2), {3}]>)
      %119:2 = "r1.Y"(%111#0, %110#0)[^bb2] <1.51708021E-16 : f32> : (i128, !r0.t1<@sym ^bb %v>) -> (memref<5xf16, "space">, tuple<>)
    ^bb2(%120: none):  // pred: ^bb1
      %121:3 = "r2.op"(%115, %114) {value = strided<[]>} : (vector<2xf64>, tuple<tensor<?x?x0x!r2.t3<a -> b>>>) -> (i33, (f80) -> (), (index) -> (memref<?xcomplex<f64>, strided<[?]>>, ui64))
      %122 = "r1.x_1"(%110#0)[^bb1] ({
      }, {
        "r0.x_1"(%116) <@"quote\22s"> : (none) -> ()
        %123:2 = "r1.x_1"() {loc = dense_resource<blob> : tensor<4xi8>} : () -> (complex<f8E4M3FN>, tensor<!r2.t0<1>>)
        %124 = "r2.x_1"(%111#0, %115, %110#1, %110#1) : (i128, vector<2xf64>, complex<f80>, complex<f80>) -> complex<ui7>
      }, {
        "r1.x_1"() <{"<>" = "" : ui64, dots.and.dots = strided<[1, 1]>, value = dense_resource<blob> : tensor<4xi8>}> : () -> ()
      }) : (!r0.t1<@sym ^bb %v>) -> tensor<?x!r1.t2<[1, (2), {3}]>>
    }, {
      %113 = "r2.x_1"(%111#0, %110#0) : (i128, !r0.t1<@sym ^bb %v>) -> index
    }) {_x = "<<->", key = "<" : i64} : () -> (index, f80)
  }, {
    %3 = "r0.op"() : () -> none
    %4 = "r2.x_1"() <-8.810720e-13 : bf16> : () -> memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">
    %5:4 = "r2.Y"() <0 : si16> ({
      %75 = "r2.a.b"(%3, %3) ({
        %103 = "r0.a.b"(%4) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (() -> ())
        %104:3 = "r0.Y"(%4) <{_x = 9 : i8, i32 = "", y$}> {loc = dense<(-3,4)> : tensor<complex<i8>>} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (f8E4M3FN, index, !r2.t3<>)
        %105 = "r0.a.b"()[^bb2] : () -> (() -> tuple<tuple<ui7>, (i64, bf16, !r1.t3<@sym ^bb %v>) -> ()>)
      ^bb1(%106: memref<complex<f64>>):  // no predecessors
        "r2.op"(%104#1, %104#2) : (index, !r2.t3<>) -> ()
        %107:3 = "r1.x_1"(%3, %104#0) : (none, f8E4M3FN) -> (i33, tuple<>, tensor<8x?x1xindex>)
        %108:2 = "r1.Y"()[^bb2] {loc = "text" : i8} : () -> (index, tuple<ui64>)
      ^bb2:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb2
        %109:3 = "r0.Y"(%3)[^bb2, ^bb2, ^bb2] : (none) -> (complex<f32>, none, si16)
      }, {
        %100 = "r0.a.b"() : () -> !r2.t3<= =>
        %101:2 = "r0.op"(%4, %100, %4) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, !r2.t3<= =>, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (vector<8x8xi64>, memref<f8E5M2, "space">)
        %102:2 = "r1.a.b"(%101#1, %100) : (memref<f8E5M2, "space">, !r2.t3<= =>) -> (!r0.t2<[1, (2), {3}]>, !r1.t2<= =>)
      }, {
      }) : (none, none) -> memref<7xvector<4xf32>, affine_map<(d0) -> (18)>>
      %76:4 = "r2.x_1"(%3)[^bb1, ^bb1] ({
        "r0.x_1"() : () -> ()
        %99 = "r1.x_1"(%4) {value = array<i8>} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> vector<index>
      }, {
        %93 = "r0.x_1"() : () -> vector<[6]xui64>
        "r1.x_1"(%75)[^bb3, ^bb3] : (memref<7xvector<4xf32>, affine_map<(d0) -> (18)>>) -> ()
      ^bb1:  // 2 preds: ^bb1, ^bb3
        "r2.a.b"(%4, %93)[^bb3, ^bb1, ^bb2] <affine_set<(d0) : (0 == 0, d0 - d0 floordiv 8 >= 0, -93 >= 0)>> : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, vector<[6]xui64>) -> ()
      ^bb2(%94: f8E5M2):  // 3 preds: ^bb1, ^bb2, ^bb2
        %95:4 = "r1.op"(%4, %75, %4) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, memref<7xvector<4xf32>, affine_map<(d0) -> (18)>>, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (i1, none, (tuple<>, f8E4M3FN) -> (), tensor<f8E4M3FN>)
        %96 = "r0.x_1"(%3, %95#3, %75)[^bb3, ^bb2, ^bb2] <affine_map<(d0, d1) -> ((d0 * 2 - 17) ceildiv 7, -d0 - 45, (d0 ceildiv 2) floordiv 6 + (d1 + 1) * 7)>> : (none, tensor<f8E4M3FN>, memref<7xvector<4xf32>, affine_map<(d0) -> (18)>>) -> complex<ui64>
      ^bb3(%97: f80):  // 6 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb3
        %98:4 = "r1.op"()[^bb1, ^bb3, ^bb3] {"<>" = -5.738280e+00 : f16, loc = vector<[7]xf80>} : () -> (memref<2x1xmemref<?xi8>, "space">, !r1.t3<= =>, complex<tf32>, none)
      }) {_x = none} : (none) -> (vector<7xf16>, vector<tf32>, tuple<>, () -> complex<f16>)
    ^bb1(%77: () -> (), %78: tuple<>, %79: complex<tf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
      %80:2 = "r0.op"() : () -> (!r1.t0<= =>, index)
      %81 = "r1.op"(%77, %77) {_x, i32 = #r1.a3<* + / ?>, value} : (() -> (), () -> ()) -> memref<?x?xvector<4xf32>, affine_map<(d0, d1) -> (17)>>
      %82:2 = "r1.x_1"(%77, %81)[^bb1] ({
        %86:2 = "r1.a.b"() {_x = affine_map<()[s0] -> (5)>} : () -> (memref<?x5xf64, strided<[19, 50]>, 4>, tuple<>)
        %87:2 = "r1.Y"(%77, %80#0, %78, %78) <@f::@h.i> : (() -> (), !r1.t0<= =>, tuple<>, tuple<>) -> (i8, (complex<i32>, tuple<tensor<*x!r1.t0<@sym ^bb %v>>>) -> ())
        "r1.a.b"(%86#1)[^bb1] {dense = {loc = false}, loc} : (tuple<>) -> ()
      ^bb1(%88: memref<?xmemref<?xi8>, affine_map<(d0) -> (24, 0, d0 + 23)>>, %89: f8E4M3FN):  // 2 preds: ^bb0, ^bb1
        %90:4 = "r1.x_1"()[^bb1] : () -> (memref<memref<?xi8>, "space">, (memref<5x7xcomplex<f64>, strided<[?, ?]>>, memref<*xsi16, "space">) -> (), complex<f80>, ui7)
      ^bb2:  // 2 preds: ^bb2, ^bb2
        %91:2 = "r1.op"() {y$ = loc("texta\00\FF "(""))} : () -> (vector<[8]xf8E5M2>, tensor<bf16>)
        "r1.x_1"(%75) : (memref<7xvector<4xf32>, affine_map<(d0) -> (18)>>) -> ()
        %92:3 = "r1.op"(%76#2)[^bb2, ^bb2] {dense = @"a-b"::@dots.and.dots::@"a-b", value = #r0.a2<>} : (tuple<>) -> (!r0.t2<= =>, vector<i128>, memref<?xvector<4xf32>>)
      }, {
        %83 = "r2.op"(%76#2) {"<>" = "" : i64, _x = loc(fused["f.rs":83:57, "g.rs":2:1 to :7]), key = true} : (tuple<>) -> i64
        %84 = "r2.Y"(%80#1, %81)[^bb1] : (index, memref<?x?xvector<4xf32>, affine_map<(d0, d1) -> (17)>>) -> tensor<*xf8E5M2>
      ^bb1(%85: index):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        "r2.x_1"() : () -> ()
        "r1.Y"()[^bb1, ^bb1, ^bb1] <{dense = 8 : ui7}> : () -> ()
      }, {
      }) : (() -> (), memref<?x?xvector<4xf32>, affine_map<(d0, d1) -> (17)>>) -> (index, vector<f128>)
    }, {
      %30:2 = "r2.op"(%4, %3, %4) ({
      }, {
        "r1.a.b"(%3, %3) {i32 = memref<*xmemref<?xi8>, "space">, loc = "\FF//loc(x)<" : ui64} : (none, none) -> ()
        %63 = "r2.x_1"(%4) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> none
        %64 = "r2.a.b"(%63, %4) : (none, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> memref<complex<f64>>
        %65:4 = "r0.op"(%4)[^bb2, ^bb1, ^bb3] {value = i8} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (() -> (), tensor<*x!r0.t2<[1, (2), {3}]>>, complex<f8E5M2>, complex<f16>)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %66:2 = "r1.op"(%3) : (none) -> (memref<si16, {a = 1 : i32}>, vector<bf16>)
        "r1.x_1"(%65#0, %65#2) {"%x" = "->\0A\FFtext->" : i32, dense} : (() -> (), complex<f8E5M2>) -> ()
        "r0.x_1"(%65#2, %63)[^bb1] : (complex<f8E5M2>, none) -> ()
      ^bb2(%67: tensor<1x2xf80>, %68: tensor<0xindex>, %69: (complex<f16>, none) -> ()):  // 2 preds: ^bb0, ^bb3
        "r1.x_1"(%68, %63, %69) {_x = dense_resource<blob> : tensor<4xi8>, value = dense_resource<"odd key"> : tensor<4xi8>} : (tensor<0xindex>, none, (complex<f16>, none) -> ()) -> ()
        %70:2 = "r1.Y"(%3) : (none) -> (memref<*xmemref<?xi8>>, memref<?x?xmemref<?xi8>, affine_map<(d0, d1)[s0] -> (((d0 floordiv 3) mod 7) floordiv 4)>>)
        "r2.a.b"(%69)[^bb3, ^bb3] <dense<> : tensor<0xcomplex<f32>>> {dense = @"a-b"::@"with space", loc = affine_set<(d0, d1)[s0] : (-(d1 * -5 + s0) + s0 ceildiv 8 - s0 == 0, (d1 mod 4) ceildiv 6 - s0 * 6 >= 0, 0 == 0)>} : ((complex<f16>, none) -> ()) -> ()
      ^bb3(%71: f128, %72: memref<tf32>):  // 3 preds: ^bb0, ^bb2, ^bb2
        %73:4 = "r2.Y"(%65#0) : (() -> ()) -> (f80, f80, f16, f128)
        "r1.op"(%65#0) <{dense}> {"with space"} : (() -> ()) -> ()
        %74 = "r0.x_1"(%65#1, %73#3)[^bb2] <{}> : (tensor<*x!r0.t2<[1, (2), {3}]>>, f128) -> complex<f32>
      }, {
        %57:2 = "r0.x_1"(%3, %3) <{loc}> : (none, none) -> (f64, tensor<?xcomplex<f32>, "<texttext\FF<">)
        %58:2 = "r2.x_1"(%4, %4, %4, %4)[^bb2, ^bb1] : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (i128, memref<memref<?xi8>, "space">)
      ^bb1(%59: tuple<>):  // 3 preds: ^bb0, ^bb1, ^bb2
        %60:2 = "r1.op"() : () -> (vector<1x[6]x[1]xi1>, f16)
        "r2.Y"(%59, %60#0)[^bb1] <{key = dense_resource<blob> : tensor<4xi8>, true = 0 : ui64, y$}> : (tuple<>, vector<1x[6]x[1]xi1>) -> ()
      ^bb2:  // pred: ^bb0
        %61 = "r2.op"(%4, %3) <{}> {"123" = 2 : i32, dense = 8 : i64, "quote\22s" = @"quote\22s"::@_g$1} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, none) -> !r0.t2<[1, (2), {3}]>
        %62 = "r0.a.b"(%58#0)[^bb1] {"<>" = !r2.t2<a -> b>} : (i128) -> complex<tf32>
      }) {r.attr = false, true, "with space" = "a" : i8} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, none, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> (memref<f80>, vector<f16>)
      %31:3 = "r2.a.b"() : () -> (i1, !r0.t0<@sym ^bb %v>, f16)
      %32:2 = "r2.op"(%30#1, %31#0)[^bb1, ^bb2] {i32 = "a\22 \\\22" : i128, loc = 3318883578 : i33, value = tensor<1x2x?xindex>} : (vector<f16>, i1) -> (tuple<i128>, tensor<2x!r0.t2<i32, tensor<?xf32>>>)
    ^bb1(%33: f8E4M3FN):  // 2 preds: ^bb0, ^bb1
      %34:4 = "r0.op"() <{}> : () -> (none, (ui7, tensor<?x4xbf16>, tensor<!r2.t0<<>>>) -> i32, memref<3x4xui64>, memref<2x6xf80>)
      %35 = "r1.op"(%30#1)[^bb2, ^bb1] <{key = affine_map<(d0, d1)[s0, s1] -> ((d1 + s1) mod 3 + s1)>}> : (vector<f16>) -> complex<f128>
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
      %36:2 = "r0.a.b"(%32#1, %31#2, %32#0, %31#0) <{key = dense<> : tensor<0x3xi65>}> ({
        %50 = "r1.a.b"() {true} : () -> !r0.t2<= =>
        "r2.Y"() : () -> ()
        %51:2 = "r0.x_1"(%50) {_x = {"#y" = 0 : i64, "<>" = f8E5M2, "a-b", i32}, dense = ui64, key = affine_map<() -> (3)>} : (!r0.t2<= =>) -> (f8E5M2, index)
        "r0.op"(%30#0)[^bb1] {"%x" = dense<2> : tensor<index>, _x = [[]], dense} : (memref<f80>) -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %52:3 = "r2.x_1"() <{}> {true = -6.470000e+02 : f16} : () -> (complex<f8E4M3FN>, !r2.t3<1>, () -> vector<i128>)
        "r2.a.b"(%31#0)[^bb1, ^bb2, ^bb2] : (i1) -> ()
      ^bb2(%53: !r2.t3<<>>):  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb2
        %54:2 = "r1.Y"() {loc} : () -> (index, index)
        %55:2 = "r0.a.b"(%31#2, %31#0) <{key = affine_map<(d0, d1, d2) -> (d1)>, r.attr}> {"123" = loc("f.rs":9:64), r.attr, true} : (f16, i1) -> ((tensor<tf32, [1, true]>) -> (index, (i128) -> ()), index)
        %56 = "r0.a.b"()[^bb2, ^bb2] <{}> : () -> index
      }) {dense = memref<8x3xmemref<?xi8>, 4>, "new\0Aline" = affine_set<(d0, d1)[s0, s1, s2] : (d0 floordiv 6 - s0 + d1 >= 0, s2 >= 0, s0 mod 2 + s1 mod 5 - s0 >= 0)>, true = i8} : (tensor<2x!r0.t2<i32, tensor<?xf32>>>, f16, tuple<i128>, i1) -> (memref<1x?x2xcomplex<f64>, strided<[28, ?, ?]>>, ui64)
      %37:4 = "r1.a.b"(%31#2, %30#1) ({
        %43 = "r0.op"(%3, %30#1, %32#0, %32#1) : (none, vector<f16>, tuple<i128>, tensor<2x!r0.t2<i32, tensor<?xf32>>>) -> complex<f8E4M3FN>
        "r0.x_1"(%31#2) : (f16) -> ()
        "r2.a.b"(%30#1, %31#0)[^bb2] <{i32 = complex<ui7>, loc = dense_resource<blob_1> : tensor<4xi8>, value = []}> {_x = {r.attr}} : (vector<f16>, i1) -> ()
      ^bb1:  // 2 preds: ^bb1, ^bb2
        %44 = "r0.op"(%31#1) <{"%x"}> : (!r0.t0<@sym ^bb %v>) -> f8E4M3FN
        %45 = "r1.x_1"(%4, %36#1) {value = {i32 = affine_map<(d0, d1) -> (-1, d0, -1)>}} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, ui64) -> tuple<memref<*xvector<4xf32>>, memref<8x3xmemref<?xi8>, affine_map<(d0, d1)[s0, s1] -> ((d0 + s0) * 5 + d1)>, {a = 1 : i32}>>
        %46:2 = "r1.a.b"(%45, %31#2)[^bb1] {dense = array<f64>} : (tuple<memref<*xvector<4xf32>>, memref<8x3xmemref<?xi8>, affine_map<(d0, d1)[s0, s1] -> ((d0 + s0) * 5 + d1)>, {a = 1 : i32}>>, f16) -> (index, vector<[5]xi128>)
      ^bb2(%47: tensor<0x8x!r1.t2<i32, tensor<?xf32>>, #r0.enc<i32, tensor<?xf32>>>):  // pred: ^bb0
        %48 = "r0.x_1"() : () -> ((!r0.t1<"\5C">) -> tensor<4xi33>)
        %49:2 = "r0.Y"(%47)[^bb1] {key = @h.i::@"new\0Aline"} : (tensor<0x8x!r1.t2<i32, tensor<?xf32>>, #r0.enc<i32, tensor<?xf32>>>) -> (vector<3xf16>, memref<complex<f64>>)
      }) : (f16, vector<f16>) -> (f64, !r2.t3<a.b.c | d>, !r2.t3<= =>, memref<9xcomplex<f64>, affine_map<(d0)[s0] -> (d0, d0, s0 * -7)>>)
      %38:2 = "r1.a.b"(%37#2, %30#1)[^bb2] ({
        %39 = "r0.x_1"(%37#0) <{i32 = affine_set<() : (13 == 0, -8 >= 0)>}> {i32 = array<i64: -2>, r.attr = dense<-4> : tensor<index>} : (f64) -> !r2.t0<<>>
        "r2.a.b"(%4, %4, %37#0) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, f64) -> ()
        %40 = "r0.a.b"(%4, %32#0) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, tuple<i128>) -> !r1.t1<@sym ^bb %v>
        "r2.x_1"(%30#1, %3, %3)[^bb1, ^bb1] <{_x, i32, true = false}> {r.attr = @"quote\22s"::@"with space"::@f} : (vector<f16>, none, none) -> ()
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        %41:2 = "r0.a.b"(%3, %32#0) <{"->" = #r1.a0<a -> b>, true = dense<true> : tensor<i1>}> : (none, tuple<i128>) -> (memref<memref<?xi8>, {a = 1 : i32}>, tensor<?x1xindex, 6 : i128>)
        %42:2 = "r2.a.b"(%3)[^bb1] {"123" = strided<[]>} : (none) -> (!r0.t1<@sym ^bb %v>, !r0.t2<i32, tensor<?xf32>>)
      }, {
      }) : (!r2.t3<= =>, vector<f16>) -> (tuple<>, tuple<tuple<f8E4M3FN, complex<i128>>>)
    }) : () -> (bf16, i33, vector<ui64>, index)
    %6 = "r0.Y"(%4)[^bb1] : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> tuple<f16>
  ^bb1(%7: complex<f8E5M2>, %8: complex<i1>):  // 2 preds: ^bb0, ^bb2
    %9:2 = "r1.x_1"() : () -> (!r0.t0<= =>, tuple<vector<[1]x6x[4]xi64>>)
    %10:4 = "r2.op"(%6, %5#2, %9#0, %8)[^bb2] ({
      %14 = "r0.op"(%5#1, %9#1) {loc = dense_resource<"odd key"> : tensor<4xi8>, y$ = @"with space"} : (i33, tuple<vector<[1]x6x[4]xi64>>) -> memref<vector<4xf32>>
      %15 = "r0.Y"(%5#1, %3) ({
      }, {
      }) : (i33, none) -> vector<bf16>
      "r2.x_1"(%9#1, %9#0, %9#1, %9#0) : (tuple<vector<[1]x6x[4]xi64>>, !r0.t0<= =>, tuple<vector<[1]x6x[4]xi64>>, !r0.t0<= =>) -> ()
      %16:2 = "r0.x_1"(%6, %15, %9#1, %9#1)[^bb1] <{"<>", i32 = loc("g.rs":51:1 to :7)}> ({
      }, {
      }, {
        "r1.x_1"(%4) : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> ()
      }) : (tuple<f16>, vector<bf16>, tuple<vector<[1]x6x[4]xi64>>, tuple<vector<[1]x6x[4]xi64>>) -> (tensor<*xindex>, f16)
    ^bb1(%17: i64):  // 3 preds: ^bb0, ^bb1, ^bb1
      "r1.x_1"(%5#1) {"%x"} : (i33) -> ()
      "r0.x_1"() <{"a-b"}> {dense} : () -> ()
      %18 = "r0.a.b"(%16#0, %8, %16#0, %6)[^bb1, ^bb1] ({
        %28 = "r0.op"(%9#0) : (!r0.t0<= =>) -> bf16
        %29:4 = "r0.a.b"(%5#3, %5#1) : (index, i33) -> (i8, tensor<?x2xindex>, none, memref<ui7, "space">)
      }, {
        %23:3 = "r0.op"(%14, %3, %16#1) {loc = 5.2571291935586928E-108 : f64, "new\0Aline" = loc("g.rs":26:1 to :7), "quote\22s"} : (memref<vector<4xf32>>, none, f16) -> (!r1.t1<>, i33, (tensor<!r2.t0<@sym ^bb %v>>) -> ())
        %24 = "r0.op"() {key = dense_resource<"odd key"> : tensor<4xi8>, "quote\22s" = @"%x"} : () -> vector<7x3xi33>
        %25:3 = "r0.op"() <[unit, #r1.a2]> {"%x" = affine_set<() : (6 == 0, 7 == 0)>} : () -> (vector<i33>, !r0.t1<= =>, f16)
        "r1.a.b"(%9#0, %4)[^bb1] : (!r0.t0<= =>, memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">) -> ()
      ^bb1(%26: !r0.t1<x::y, -1>):  // 3 preds: ^bb0, ^bb1, ^bb1
        "r2.a.b"() <affine_set<(d0, d1) : (-d0 - 122 == 0, (d0 * -4) mod 8 - d0 == 0)>> : () -> ()
        %27:2 = "r1.x_1"(%8)[^bb1, ^bb1] : (complex<i1>) -> (tuple<tensor<?x?xindex>>, i64)
      }, {
        "r2.x_1"(%14) <{}> : (memref<vector<4xf32>>) -> ()
        %19 = "r2.op"()[^bb1, ^bb1, ^bb1] <{"123" = #r2.a1<[1, (2), {3}]>, dense, key = affine_set<(d0)[s0, s1, s2] : (s2 == 0)>, r.attr}> : () -> tuple<i8>
      ^bb1(%20: tensor<complex<f32>, [1, true]>):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        "r1.x_1"(%8, %8, %16#1) : (complex<i1>, complex<i1>, f16) -> ()
        %21:2 = "r2.a.b"() {key = -1831176811 : i32, r.attr = 0 : ui64} : () -> (memref<?x2xi33, affine_map<(d0, d1)[s0, s1] -> (0, s0, d1)>>, complex<f8E4M3FN>)
        %22 = "r1.Y"(%17)[^bb1] <unit> : (i64) -> ((complex<f8E4M3FN>) -> ())
      }) : (tensor<*xindex>, complex<i1>, tensor<*xindex>, tuple<f16>) -> f64
    }, {
      "r0.x_1"(%4, %6) {_x = 0 : i32, y$ = dense_resource<blob_1> : tensor<4xi8>} : (memref<4x?xvector<4xf32>, strided<[?, 33], offset: 16>, "space">, tuple<f16>) -> ()
    }) : (tuple<f16>, vector<ui64>, !r0.t0<= =>, complex<i1>) -> (complex<f8E4M3FN>, complex<f80>, () -> ((i8, tensor<?xindex>, (none) -> ()) -> ()), complex<f8E5M2>)
  ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
    %11:2 = "r2.x_1"() <{value}> : () -> (tensor<3xui7>, memref<?x9x6xcomplex<f64>, strided<[29, ?, 29], offset: ?>>)
    %12:2 = "r2.op"() {"123" = {_x = dense_resource<blob_1> : tensor<4xi8>, key = affine_set<()[s0, s1] : (s1 == 0, s1 * 6 - s0 >= 0)>}} : () -> (complex<i32>, tuple<i32>)
    %13:3 = "r0.op"(%5#3)[^bb2, ^bb1, ^bb2] : (index) -> (bf16, i64, ui64)
  }) : () -> (complex<i1>, none, index)
  %1:2 = "r1.Y"(%0#1) {"quote\22s" = false} : (none) -> (f8E4M3FN, ui64)
  %2:2 = "r0.x_1"(%0#1, %0#2) <{"with space" = dense_resource<"odd key"> : tensor<4xi8>}> : (none, index) -> (tuple<>, tensor<0xi128>)
}) : () -> ()
