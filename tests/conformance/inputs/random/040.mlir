"builtin.module"() ({
  "r0.x_1"() {key = 7.013430e-19 : bf16, r.attr = array<f64: 6.585800e+01, 75.883399999999995, -79.681899999999998, 74.702699999999993>} : () -> ()
  %0:2 = "r0.a.b"() : () -> (index, vector<[5]xf80>)
  %1 = "r0.Y"(%0#0, %0#0) <2058224803 : i33> : (index, index) -> (() -> tuple<complex<i33>, f16>)
  %2:2 = "r1.a.b"(%0#0) <affine_set<(d0) : (d0 * 9 + 21 >= 0, d0 >= 0)>> {loc, value} : (index) -> (f32, tensor<*x!r0.t0<"s>">>)
  %3 = "r0.a.b"() {dense = 0 : si16} : () -> ((none, tuple<complex<f80>, () -> f128>) -> ())
  %4 = "r0.Y"() : () -> memref<i64, "space">
  %5 = "r1.Y"(%0#0) ({
    %38:2 = "r1.a.b"(%2#0, %2#0) {dense = 0 : i64} : (f32, f32) -> (index, bf16)
    %39:2 = "r1.op"(%4, %2#0)[^bb1, ^bb1, ^bb1] {y$ = affine_set<()[s0] : (-1 >= 0, s0 >= 0, s0 == 0)>} : (memref<i64, "space">, f32) -> (tuple<f128>, tf32)
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    "r1.x_1"() : () -> ()
    "r0.Y"()[^bb1] <{y$ = -1.060816119555E-281 : f64}> : () -> ()
  }, {
    %6:3 = "r0.a.b"(%3, %0#1, %1) ({
    }, {
      %11:3 = "r1.x_1"(%4, %0#0, %2#1) <{}> ({
        %37:3 = "r2.x_1"() {i32} : () -> (memref<7x?xmemref<?xi8>>, complex<bf16>, none)
        "r1.op"(%3) : ((none, tuple<complex<f80>, () -> f128>) -> ()) -> ()
      }, {
        %32 = "r1.op"(%0#1) <{}> : (vector<[5]xf80>) -> tensor<f64>
        %33:2 = "r2.op"(%32, %2#1, %3) : (tensor<f64>, tensor<*x!r0.t0<"s>">>, (none, tuple<complex<f80>, () -> f128>) -> ()) -> (complex<i64>, i128)
        %34:3 = "r0.x_1"() <[@"123", strided<[7, ?]>]> {"123" = strided<[]>, "new\0Aline" = {}, r.attr = !r0.t0<@sym ^bb %v>} : () -> (index, tuple<>, complex<f8E4M3FN>)
        "r0.x_1"()[^bb1, ^bb1] : () -> ()
      ^bb1(%35: f80, %36: () -> ()):  // 3 preds: ^bb0, ^bb0, ^bb1
        "r2.op"(%34#0, %33#1, %34#2, %4) : (index, i128, complex<f8E4M3FN>, memref<i64, "space">) -> ()
        "r2.Y"() {r.attr = 1.991210e+00 : f16} : () -> ()
        "r2.a.b"()[^bb1] {_x = -6.152340e-01 : f16, "new\0Aline" = {_x = dense<(2,-8)> : tensor<complex<i8>>, dense = 1 : ui7}, value = distinct[0]<"\0A" : ui64>, y$ = dense<5.698360e+01> : tensor<2xf32>} : () -> ()
      }, {
        %24:3 = "r0.a.b"() {_x = "", key, value} : () -> ((tuple<>) -> complex<f8E4M3FN>, tensor<?x?x7x?xindex, {"->" = loc("\\\00\0A"), loc = -1944095972 : i33, y$ = #r2.a0<"\5C">}>, memref<6x4xf64, 4>)
        %25:3 = "r2.Y"() <-8.08413429E+11 : f32> {y$ = array<f32: -7.015140e+01>} : () -> (index, index, tensor<complex<f32>, 4 : i33>)
        "r1.x_1"(%25#1, %2#1)[^bb3] : (index, tensor<*x!r0.t0<"s>">>) -> ()
      ^bb1(%26: vector<3xsi16>, %27: vector<4x1xf128>):  // pred: ^bb1
        "r2.a.b"(%2#1) {dense = true} : (tensor<*x!r0.t0<"s>">>) -> ()
        %28:2 = "r2.op"()[^bb1] <dense_resource<"odd key"> : tensor<4xi8>> : () -> (tf32, tensor<*xindex>)
      ^bb2:  // 3 preds: ^bb2, ^bb2, ^bb3
        "r2.Y"(%1, %0#1, %1)[^bb2, ^bb2] {"<>" = "\22\\loc(x)"} : (() -> tuple<complex<i33>, f16>, vector<[5]xf80>, () -> tuple<complex<i33>, f16>) -> ()
      ^bb3:  // pred: ^bb0
        %29:3 = "r1.Y"(%24#2, %24#1) : (memref<6x4xf64, 4>, tensor<?x?x7x?xindex, {"->" = loc("\\\00\0A"), loc = -1944095972 : i33, y$ = #r2.a0<"\5C">}>) -> (tuple<vector<i32>, complex<f32>>, !r1.t1<x::y, -1>, !r2.t1<@sym ^bb %v>)
        %30:4 = "r2.a.b"() : () -> (!r0.t1<x::y, -1>, () -> (), complex<f32>, index)
        %31 = "r1.Y"(%25#0, %3)[^bb2] <dense_resource<blob_1> : tensor<4xi8>> {true = affine_map<(d0, d1)[s0] -> (-d0 + s0 + (s0 floordiv 8) * 3)>} : (index, (none, tuple<complex<f80>, () -> f128>) -> ()) -> ((f16) -> tensor<complex<f32>>)
      }) : (memref<i64, "space">, index, tensor<*x!r0.t0<"s>">>) -> (none, memref<*xvector<4xf32>, {a = 1 : i32}>, () -> tuple<>)
      %12:4 = "r0.x_1"() ({
        %22 = "r0.op"(%0#0) {"#y"} : (index) -> none
        "r2.a.b"()[^bb1] <{"#y" = memref<?x9xcomplex<f64>, "space">, "a-b" = affine_map<(d0)[s0, s1] -> (s1 * 4, s0 - 140, s1 + (s1 - s0) floordiv 5)>, dense = affine_set<()[s0] : ((s0 mod 2) * -6 >= 0)>, y$ = @dots.and.dots::@"123"::@f}> : () -> ()
      ^bb1(%23: (index, !r0.t3) -> index):  // 3 preds: ^bb0, ^bb1, ^bb1
        "r0.a.b"() {"%x", i32, key = [array<i8: -1, -3>, array<i8: 2, -2, 7, -1>, "//\0A"]} : () -> ()
        "r0.Y"(%11#0)[^bb1, ^bb1] {i32 = #r1.a1<<>>} : (none) -> ()
      }, {
        %20:2 = "r1.x_1"() <[]> : () -> (!r1.t3<<>>, i32)
        %21:4 = "r1.Y"(%11#2) : (() -> tuple<>) -> (tensor<6x?x!r0.t3<* + / ?>>, complex<f80>, tensor<*xcomplex<f32>>, f8E4M3FN)
      }) : () -> (memref<?x3x5xf64, strided<[21, 37, ?], offset: 5>>, i128, vector<bf16>, complex<f32>)
      %13:2 = "r1.op"(%12#3, %0#1, %1, %12#1) <{loc = {}, y$ = []}> : (complex<f32>, vector<[5]xf80>, () -> tuple<complex<i33>, f16>, i128) -> (!r0.t3<x::y, -1>, tensor<!r1.t2<a.b.c | d>, 2276195005 : i33>)
      %14:2 = "r1.op"(%12#3)[^bb1] ({
        %19:3 = "r1.Y"() : () -> (tensor<0x0xcomplex<f32>>, memref<vector<4xf32>, {a = 1 : i32}>, bf16)
      }) {"123" = dense<[[3.630810e+01, 96.6613998], [-3.271290e+01, 4.419380e+01]]> : tensor<2x2xf32>, true} : (complex<f32>) -> (() -> (index, tuple<>), tf32)
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
      %15:3 = "r2.x_1"() : () -> (!r1.t2<x::y, -1>, memref<si16, "space">, !r2.t3<= =>)
      "r2.op"(%11#0, %3)[^bb2, ^bb1] <{}> : (none, (none, tuple<complex<f80>, () -> f128>) -> ()) -> ()
    ^bb2:  // pred: ^bb1
      %16:2 = "r1.x_1"(%13#0, %13#0, %13#0, %13#0) <{}> ({
        %17:2 = "r2.Y"() : () -> (ui64, f64)
        "r1.op"(%0#0, %11#1, %0#1)[^bb1] : (index, memref<*xvector<4xf32>, {a = 1 : i32}>, vector<[5]xf80>) -> ()
      ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
        %18 = "r1.op"(%11#0)[^bb1, ^bb1] : (none) -> complex<f16>
      }) {key = dense<> : tensor<0xf32>} : (!r0.t3<x::y, -1>, !r0.t3<x::y, -1>, !r0.t3<x::y, -1>, !r0.t3<x::y, -1>) -> (f8E4M3FN, !r2.t2<1>)
      "r1.Y"(%13#1) : (tensor<!r1.t2<a.b.c | d>, 2276195005 : i33>) -> ()
      "r1.Y"()[^bb1] {dense = strided<[7]>, i32 = "", r.attr = -4.68402551E-19 : f32} : () -> ()
    }, {
      %10:3 = "r1.Y"(%3, %0#1) : ((none, tuple<complex<f80>, () -> f128>) -> (), vector<[5]xf80>) -> (tuple<none, tuple<>>, memref<vector<4xf32>>, tuple<>)
    }) {i32 = "<\0A->"} : ((none, tuple<complex<f80>, () -> f128>) -> (), vector<[5]xf80>, () -> tuple<complex<i33>, f16>) -> (complex<f8E4M3FN>, tuple<index>, none)
    %7:2 = "r2.a.b"(%4)[^bb1, ^bb1] {i32 = dense_resource<blob_1> : tensor<4xi8>, r.attr = #r2.a3<<>>} : (memref<i64, "space">) -> (i1, tuple<ui64, vector<f80>>)
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %8:4 = "r0.Y"(%2#0, %6#0) : (f32, complex<f8E4M3FN>) -> (none, complex<f128>, tuple<!r0.t3<@sym ^bb %v>, !r0.t3<[1, (2), {3}]>>, tensor<!r0.t0<i32, tensor<?xf32>>>)
    %9:4 = "r0.Y"(%8#1, %2#1)[^bb1] : (complex<f128>, tensor<*x!r0.t0<"s>">>) -> (index, si16, f8E5M2, vector<6x[7]xf32>)
  }) : (index) -> f16
}) : () -> ()
