"builtin.module"() ({
  %0:3 = "r1.a.b"() <[dense<> : tensor<0xi4>]> : () -> (memref<memref<?xi8>, {a = 1 : i32}>, vector<f80>, !r0.t0<<>>) loc(unknown)
  %1 = "r1.Y"(%0#0) <{"<>" = dense_resource<blob> : tensor<4xi8>, loc, "new\0Aline", "quote\22s" = {"%x" = strided<[?, 7]>}}> : (memref<memref<?xi8>, {a = 1 : i32}>) -> none loc("f.rs":68:6)
  "r0.a.b"(%0#0, %0#2, %0#2) ({
    "r1.a.b"(%0#0, %0#2) <{}> ({
    }, {
      "r1.x_1"() : () -> () loc(fused<dense_resource<blob> : tensor<4xi8>>[fused<strided<[]>>[""("g.rs":63:1 to :7)]])
      "r1.op"() ({
        %21:2 = "r1.x_1"(%0#1) {"<>" = [dense<> : tensor<0x0xi1>, dense<"0x02BC4C4222EC33C261143F42FD871441"> : tensor<2x2xf32>, "", dense<(6,-7)> : tensor<complex<i8>>], true = #r1.a2<<>>} : (vector<f80>) -> (tuple<!r0.t2<a.b.c | d>, i1>, !r0.t2<x::y, -1>) loc(unknown)
        "r2.x_1"(%21#0, %0#1) : (tuple<!r0.t2<a.b.c | d>, i1>, vector<f80>) -> () loc("g.rs":9:1 to :7)
        %22:3 = "r1.a.b"()[^bb3] : () -> (f8E5M2, tensor<!r2.t2<"\5C">>, i8) loc(callsite("f.rs":98:89 at "f.rs":51:6))
      ^bb1:  // no predecessors
        %23 = "r0.Y"() <{}> {dense = array<i64: -2, -6, 3>} : () -> i1 loc("<stdin>":12:17)
        %24 = "r0.a.b"(%1, %0#2) {dots.and.dots = vector<[2]xf32>, value = strided<[7, 7]>} : (none, !r0.t0<<>>) -> f32 loc("<stdin>":13:14)
        %25:3 = "r0.x_1"(%24, %1, %0#1)[^bb3, ^bb3] : (f32, none, vector<f80>) -> (i64, memref<?xvector<4xf32>, strided<[31], offset: 19>>, memref<*xcomplex<f64>, 1>) loc("g.rs":1:2 to 3:4)
      ^bb2(%26: () -> () loc("<stdin>":15:10), %27: vector<i128> loc(callsite("\00loc(x) "(callsite("" at "g.rs":1:2 to 3:4)) at ""("\0A\\"("g.rs":1:2 to 3:4)))), %28: memref<complex<f64>, 4> loc("<stdin>":15:145)):  // pred: ^bb3
        "r1.op"() <dense<> : tensor<0x1xi32>> {"123" = loc(fused<dense_resource<blob> : tensor<4xi8>>["\FF->"("g.rs":1:2 to 3:4)]), i32 = array<i64: 2, 3>} : () -> () loc("g.rs":1:2 to 3:4)
        %29 = "r2.x_1"()[^bb3] {"123" = memref<?xi64, strided<[36]>, 4>, i32} : () -> complex<bf16> loc(fused["", "\22\\atext"])
      ^bb3(%30: memref<?xvector<4xf32>, affine_map<(d0) -> (d0, 5)>, {a = 1 : i32}> loc("g.rs":56:1 to :7)):  // 5 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb3
        %31 = "r2.op"() <{"with space" = [i128], y$ = 5.630000e+18 : f32}> {"quote\22s" = true} : () -> !r1.t2<@sym ^bb %v> loc(callsite("g.rs":55:1 to :7 at unknown))
        %32:2 = "r0.a.b"()[^bb3, ^bb2] {"%x" = "\22-> //<", dots.and.dots = [dense_resource<"odd key"> : tensor<4xi8>, "", dense<44991> : tensor<ui16>], key = [], y$ = #r1.a3<[1, (2), {3}]>} : () -> (memref<6x4xcomplex<f64>, affine_map<(d0, d1)[s0, s1] -> (24, s1, (d0 + s0 + s1) floordiv 4)>, 1>, complex<f64>) loc(fused<dense_resource<blob_1> : tensor<4xi8>>["g.rs":1:2 to 3:4])
      }, {
      }) : () -> () loc("<stdin>":7:5)
      %17:3 = "r2.Y"(%0#2)[^bb2, ^bb1] : (!r0.t0<<>>) -> (!r1.t2<"s>">, tuple<f64, index, memref<memref<?xi8>>>, !r1.t0) loc("g.rs":1:2 to 3:4)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %18 = "r2.Y"(%0#2) : (!r0.t0<<>>) -> vector<3xbf16> loc("<stdin>":25:12)
      "r0.op"(%17#2, %0#1, %17#2) : (!r1.t0, vector<f80>, !r1.t0) -> () loc("->text")
      "r0.Y"(%0#0)[^bb1] {_x = {key = {}}, value = affine_map<(d0)[s0, s1] -> (s1, s1, 1)>} : (memref<memref<?xi8>, {a = 1 : i32}>) -> () loc("<stdin>":27:5)
    ^bb2(%19: memref<memref<?xi8>, "space"> loc("<stdin>":28:8)):  // 3 preds: ^bb0, ^bb2, ^bb2
      %20 = "r0.Y"()[^bb2, ^bb2] : () -> ((tensor<i32>, complex<f128>) -> (!r2.t2<"s>">, vector<4xbf16>)) loc(fused["g.rs":1:2 to 3:4, fused<unit>["f.rs":40:34], callsite(fused["f.rs":62:69, "->//"] at "g.rs":1:2 to 3:4)])
    }, {
    }) : (memref<memref<?xi8>, {a = 1 : i32}>, !r0.t0<<>>) -> () loc("-> ")
    %2 = "r0.x_1"(%0#1, %0#0, %0#1) ({
    }, {
      %4:3 = "r1.x_1"(%0#2, %0#2) : (!r0.t0<<>>, !r0.t0<<>>) -> (tensor<!r0.t2<x::y, -1>>, tuple<>, complex<f128>) loc(unknown)
      "r2.Y"() <{value = 4.749300e-03 : f16}> ({
      }, {
        %14 = "r2.x_1"(%1, %4#1) : (none, tuple<>) -> ((tensor<0x?x?xcomplex<f32>>, ((f64) -> !r2.t0<= =>, !r2.t1<x::y, -1>) -> complex<f8E5M2>) -> ()) loc(""("\FF"))
        %15:3 = "r2.Y"(%1) <dense_resource<"odd key"> : tensor<4xi8>> {"<>" = @"->"::@"<>"} : (none) -> (i33, complex<f80>, complex<f32>) loc("g.rs":1:2 to 3:4)
        %16 = "r0.Y"(%4#0) : (tensor<!r0.t2<x::y, -1>>) -> f80 loc(fused<"" : ui7>["a"(callsite("f.rs":84:69 at "f.rs":10:98))])
      }) : () -> () loc("g.rs":42:1 to :7)
      %5 = "r1.x_1"(%0#0, %0#1) ({
        %10:2 = "r2.Y"(%4#1) <{true = {r.attr}}> : (tuple<>) -> (!r1.t1<@sym ^bb %v>, i32) loc("<stdin>":42:17)
        %11 = "r2.op"() : () -> tf32 loc(callsite(fused<[true, affine_set<(d0) : (2 == 0, 0 == 0, d0 >= 0)>, #r2.a1<"\5C">]>["g.rs":34:1 to :7] at "<"(fused<@dots.and.dots::@h.i::@"<>">[unknown])))
        "r0.x_1"(%0#1, %4#0) {loc = @"new\0Aline"} : (vector<f80>, tensor<!r0.t2<x::y, -1>>) -> () loc(callsite(callsite("g.rs":1:2 to 3:4 at "g.rs":45:1 to :7) at "\22text"("f.rs":64:1)))
        %12:2 = "r2.Y"()[^bb1, ^bb1, ^bb1] : () -> (tensor<*xf8E5M2>, complex<i128>) loc("<stdin>":45:17)
      ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1
        %13 = "r1.Y"()[^bb1, ^bb1] : () -> vector<6x7xf16> loc("g.rs":1:2 to 3:4)
      }, {
      }) : (memref<memref<?xi8>, {a = 1 : i32}>, vector<f80>) -> memref<memref<?xi8>> loc(callsite(unknown at ""))
      "r2.a.b"()[^bb2] : () -> () loc("<stdin>":50:5)
    ^bb1(%6: memref<2xf8E5M2> loc(fused<strided<[1]>>["g.rs":83:1 to :7])):  // 2 preds: ^bb2, ^bb2
      "r1.x_1"(%6) <{"%x" = "" : i32}> : (memref<2xf8E5M2>) -> () loc("<stdin>":52:5)
      %7:3 = "r2.op"()[^bb2, ^bb2] {value} : () -> (complex<bf16>, complex<f8E5M2>, index) loc(fused["g.rs":1:2 to 3:4, "f.rs":94:15])
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
      %8 = "r1.Y"(%0#1) {loc = @"->", value = false} : (vector<f80>) -> tuple<tensor<?xindex>, complex<i1>> loc(callsite("g.rs":67:1 to :7 at "g.rs":1:2 to 3:4))
      %9 = "r1.a.b"(%5, %1)[^bb1, ^bb1] {"%x" = @h.i::@"new\0Aline"::@h.i} : (memref<memref<?xi8>>, none) -> !r2.t2<= => loc("<stdin>":56:13)
    }, {
      %3:2 = "r0.op"(%1, %0#1) : (none, vector<f80>) -> (complex<f8E4M3FN>, index) loc("<stdin>":58:20)
    }) : (vector<f80>, memref<memref<?xi8>, {a = 1 : i32}>, vector<f80>) -> tensor<5x5x!r2.t1> loc("g.rs":61:1 to :7)
    "r0.op"() {loc = ["" : ui64]} : () -> () loc(unknown)
  }, {
  }) : (memref<memref<?xi8>, {a = 1 : i32}>, !r0.t0<<>>, !r0.t0<<>>) -> () loc("<stdin>":3:1)
}) : () -> () loc("<stdin>":0:0)
