"builtin.module"() ({
  %0 = "r1.x_1"() ({
  }, {
  }) {_x = {}, "a-b" = 9.594720e-02 : f16} : () -> !r1.t3<a -> b>
  %1 = "r1.Y"(%0) ({
    "r0.a.b"() {loc, true = dense_resource<blob> : tensor<4xi8>, value = dense<(8.980290e+01,-2.375450e+01)> : tensor<complex<f32>>} : () -> ()
    "r0.x_1"(%0) <{}> : (!r1.t3<a -> b>) -> ()
    %27:2 = "r0.a.b"(%0, %0, %0) <true> : (!r1.t3<a -> b>, !r1.t3<a -> b>, !r1.t3<a -> b>) -> (complex<i64>, complex<i33>)
    "r2.a.b"(%27#0)[^bb1, ^bb1, ^bb1] {key = 9.6226771164000007E-177 : f64} : (complex<i64>) -> ()
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    "r1.x_1"(%0, %0, %27#0) <{r.attr = []}> ({
    }, {
      %29:2 = "r1.a.b"(%27#0) : (complex<i64>) -> (memref<i32, {a = 1 : i32}>, memref<*xi33, 3>)
      %30:2 = "r1.a.b"(%29#0)[^bb1, ^bb1] <{key = "->loc(x)" : ui7}> {dense = @"with space"} : (memref<i32, {a = 1 : i32}>) -> (f8E5M2, !r2.t3<1>)
    ^bb1(%31: vector<6x1x8xf16>):  // 3 preds: ^bb0, ^bb0, ^bb2
      %32:3 = "r0.x_1"() : () -> (!r1.t2<a -> b>, i32, (tuple<>) -> ())
      "r2.Y"(%27#1, %32#2)[^bb2, ^bb2] ({
        "r2.x_1"(%32#0, %30#1) : (!r1.t2<a -> b>, !r2.t3<1>) -> ()
        %38 = "r2.a.b"(%27#0, %30#0, %29#0, %32#1) <{_x = affine_map<()[s0] -> (s0 - 5, -117)>}> {dense = @"#y"::@"quote\22s", key = 71 : si16} : (complex<i64>, f8E5M2, memref<i32, {a = 1 : i32}>, i32) -> complex<f64>
        %39:3 = "r0.Y"(%30#1) : (!r2.t3<1>) -> (complex<f80>, complex<ui64>, i64)
        %40:3 = "r2.op"()[^bb2, ^bb1, ^bb1] <dense_resource<blob_1> : tensor<4xi8>> : () -> (f16, !r2.t0<= =>, vector<5x2xf32>)
      ^bb1:  // 2 preds: ^bb0, ^bb0
        %41 = "r2.Y"(%29#0, %40#2) : (memref<i32, {a = 1 : i32}>, vector<5x2xf32>) -> tensor<2x?x8xf32>
        %42 = "r0.op"() {dense, r.attr} : () -> f8E5M2
        %43:4 = "r2.op"(%39#2)[^bb2] <index> : (i64) -> (i33, tuple<!r2.t2<[1, (2), {3}]>>, ui64, tuple<memref<vector<4xf32>, 1>>)
      ^bb2(%44: tensor<*xcomplex<f32>>, %45: memref<*xvector<4xf32>>):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb2, ^bb2
        "r0.Y"()[^bb2, ^bb2, ^bb2] : () -> ()
      }) {dots.and.dots = affine_set<(d0) : (0 == 0)>} : (complex<i33>, (tuple<>) -> ()) -> ()
    ^bb2(%33: () -> complex<i1>):  // 2 preds: ^bb1, ^bb1
      "r0.Y"(%0, %33) : (!r1.t3<a -> b>, () -> complex<i1>) -> ()
      %34 = "r2.Y"()[^bb1] ({
        %35:3 = "r0.Y"() {_x = "<" : i64, y$ = strided<[?]>} : () -> (i33, (complex<si16>, !r1.t0<a.b.c | d>, vector<si16>) -> (tensor<*x!r0.t2<"\5C">>, tuple<>), memref<*xi64, "space">)
        "r1.op"(%30#1) <affine_map<() -> (13, 9)>> {key = affine_map<() -> (-17)>} : (!r2.t3<1>) -> ()
        %36:2 = "r1.a.b"()[^bb1] : () -> (!r0.t0<@sym ^bb %v>, !r1.t1<"\5C">)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %37:3 = "r0.Y"() <{value = strided<[]>}> : () -> (tensor<2x1x7xcomplex<f32>>, !r2.t2<[1, (2), {3}]>, () -> vector<2xf8E4M3FN>)
        "r0.a.b"()[^bb1] <{}> {"a-b", key = "\00->text" : i33} : () -> ()
      }) : () -> tuple<>
    }, {
    }) : (!r1.t3<a -> b>, !r1.t3<a -> b>, complex<i64>) -> ()
    %28:2 = "r2.Y"() : () -> (tensor<0xf64>, tensor<*x!r1.t3>)
    "r1.x_1"(%28#0)[^bb1] {"->" = dense<> : tensor<1x0x1xcomplex<f32>>, key} : (tensor<0xf64>) -> ()
  }, {
    "r2.Y"() <{"->" = 7545085723610972025 : index, dense = -9.69119444E+18 : f32, loc = @_g$1::@"quote\22s"::@_g$1}> {loc = index, r.attr = "\22<\22" : si16} : () -> ()
    %4 = "r0.x_1"(%0, %0) <{"a-b" = " \FF->//"}> : (!r1.t3<a -> b>, !r1.t3<a -> b>) -> tuple<>
    %5:2 = "r0.Y"(%4, %0) ({
      "r2.x_1"() : () -> ()
      "r0.a.b"() {r.attr = loc("g.rs":1:2 to 3:4), value} : () -> ()
      %6 = "r1.x_1"(%0, %4, %4) : (!r1.t3<a -> b>, tuple<>, tuple<>) -> !r0.t2<a.b.c | d>
      "r2.a.b"()[^bb3, ^bb1] ({
        %23:2 = "r1.Y"(%6, %4) <{"a-b" = {_x = affine_map<()[s0] -> ((s0 + 1) mod 4, -4, s0 * -2)>, "quote\22s" = dense<-8> : tensor<i8>, value = "->\FF"}, dense = #r2.a1<* + / ?>, i32 = "" : i8, value}> : (!r0.t2<a.b.c | d>, tuple<>) -> (complex<i33>, none)
        %24:2 = "r2.a.b"()[^bb1] <array<f64: 4.599610e+01, 74.634799999999998>> {"->" = @"123"::@"<>", loc = {"quote\22s" = true}, r.attr = false, value = @"with space"} : () -> (ui64, i33)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %25 = "r1.Y"(%24#1, %24#0) {i32 = 3.9787564E-29 : f32} : (i33, ui64) -> memref<?xvector<4xf32>>
        %26:2 = "r2.x_1"(%0)[^bb1] {y$ = 36 : ui7} : (!r1.t3<a -> b>) -> (f16, tuple<() -> (), ui7, si16>)
      }) : () -> ()
    ^bb1(%7: tuple<i1>, %8: memref<memref<?xi8>>, %9: f32):  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb3, ^bb3
      %10 = "r1.Y"(%0) : (!r1.t3<a -> b>) -> i8
      %11:3 = "r2.x_1"(%10, %6, %9) : (i8, !r0.t2<a.b.c | d>, f32) -> (() -> ((tensor<*xcomplex<f32>>) -> ()), tuple<complex<f64>>, index)
      "r1.op"(%4, %11#1, %0)[^bb1, ^bb3] <{}> : (tuple<>, tuple<complex<f64>>, !r1.t3<a -> b>) -> ()
    ^bb2:  // no predecessors
      %12 = "r0.Y"() <dense<(-2.917030e+01,97.8508987)> : tensor<complex<f32>>> : () -> !r0.t2<* + / ?>
      "r0.op"() : () -> ()
      %13:2 = "r0.x_1"(%6, %4)[^bb3] : (!r0.t2<a.b.c | d>, tuple<>) -> (complex<i32>, memref<ui64, 4>)
    ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
      "r0.x_1"(%6, %0) <dense_resource<blob_1> : tensor<4xi8>> {true = affine_map<(d0, d1, d2)[s0] -> (s0, d0 ceildiv 8 + 17)>} : (!r0.t2<a.b.c | d>, !r1.t3<a -> b>) -> ()
      "r2.x_1"() ({
        %20:2 = "r2.a.b"(%0) : (!r1.t3<a -> b>) -> (vector<1xi64>, i64)
        "r1.x_1"()[^bb1, ^bb1] : () -> ()
      ^bb1(%21: f80):  // 3 preds: ^bb0, ^bb0, ^bb1
        %22:2 = "r2.op"(%6, %6, %0)[^bb1] <{"a-b" = affine_set<(d0) : (-600 == 0, -2 == 0, d0 - (d0 - 6) * 3 == 0)>, value = {y$ = distinct[0]<-5.417960e+00 : f16>}}> {"<>" = strided<[]>, key = [dense_resource<blob_1> : tensor<4xi8>, @"%x"::@"->"::@"123"::@"new\0Aline"]} : (!r0.t2<a.b.c | d>, !r0.t2<a.b.c | d>, !r1.t3<a -> b>) -> (i32, f8E4M3FN)
      }, {
        %15:4 = "r1.a.b"(%4) : (tuple<>) -> (tensor<complex<f32>, "->\00">, f128, vector<8xf80>, vector<[2]xf32>)
        %16:3 = "r2.Y"(%4, %15#0) : (tuple<>, tensor<complex<f32>, "->\00">) -> (vector<tf32>, !r1.t0<a -> b>, i8)
        %17 = "r1.a.b"(%16#0)[^bb2] {key = array<f64: -3.395410e+01, 7.270050e+01>} : (vector<tf32>) -> f32
      ^bb1:  // 2 preds: ^bb1, ^bb2
        %18 = "r1.op"() <"\\//\0A"> : () -> tensor<*xtf32>
        "r0.op"()[^bb2, ^bb1] <affine_set<() : (0 >= 0, -3 >= 0)>> {dense = @"new\0Aline", true = affine_set<(d0, d1)[s0, s1] : (((d1 + 3) mod 4) * -2 == 0, d0 >= 0, (d1 ceildiv 4) ceildiv 7 - s0 == 0)>, y$ = array<i64: 4>} : () -> ()
      ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
        %19:2 = "r0.a.b"(%16#2, %0) {loc = "text<\\ "} : (i8, !r1.t3<a -> b>) -> (tuple<>, complex<tf32>)
        "r0.x_1"()[^bb1, ^bb2] : () -> ()
      }, {
        "r2.op"() {key = array<i32>, r.attr = "loc(x)" : si16} : () -> ()
      }) : () -> ()
      %14 = "r0.x_1"(%0, %6)[^bb1, ^bb1, ^bb1] : (!r1.t3<a -> b>, !r0.t2<a.b.c | d>) -> tensor<1x2xi128>
    }, {
    }) {"<>", true} : (tuple<>, !r1.t3<a -> b>) -> (none, !r2.t1<1>)
  }) : (!r1.t3<a -> b>) -> ((memref<f64, {a = 1 : i32}>, complex<f128>) -> ())
  %2:3 = "r0.op"(%0) : (!r1.t3<a -> b>) -> (memref<*xmemref<?xi8>>, i8, none)
  %3 = "r0.Y"(%2#1) {"<>"} : (i8) -> ui7
  "r1.Y"(%1) : ((memref<f64, {a = 1 : i32}>, complex<f128>) -> ()) -> ()
}) : () -> ()
