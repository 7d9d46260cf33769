"builtin.module"() ({
  %0:2 = "r1.a.b"() {r.attr = true} : () -> (none, (memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index)
  %1:2 = "r2.a.b"(%0#1) ({
    %28 = "r2.a.b"() <{_x = {}}> {key, true = "texta\0A\22\\"} : () -> !r1.t3<[1, (2), {3}]>
    %29:2 = "r1.Y"() ({
    }) : () -> (!r2.t0<1>, (complex<f8E5M2>) -> ())
    "r1.Y"(%0#0, %0#0, %28, %29#0)[^bb1, ^bb1, ^bb1] ({
    }, {
      "r1.op"(%29#0, %28) ({
        %43 = "r1.a.b"(%0#1) : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index) -> !r1.t2
      }, {
        "r1.x_1"(%29#0, %29#0) <{key = array<f32: 1.978520e+01>}> {_x = array<i64>} : (!r2.t0<1>, !r2.t0<1>) -> ()
        "r0.op"(%0#0)[^bb2] {dense, key = -1.065060e-01 : f16} : (none) -> ()
      ^bb1(%38: complex<f32>, %39: vector<f8E5M2>):  // pred: ^bb2
        %40:3 = "r1.op"() <[strided<[?]>, 0 : ui7, strided<[?, ?]>, affine_set<() : (-18 >= 0)>]> : () -> (tuple<tf32>, memref<2xmemref<?xi8>, affine_map<(d0)[s0] -> (-12, d0 mod 5)>, {a = 1 : i32}>, tf32)
        %41:4 = "r2.x_1"(%38)[^bb2] : (complex<f32>) -> (complex<i1>, tensor<?x?xindex>, !r0.t1<<>>, tensor<!r2.t1<"s>">, [1, true]>)
      ^bb2:  // 2 preds: ^bb0, ^bb1
        %42 = "r2.Y"(%0#1)[^bb1] : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index) -> f8E4M3FN
      }, {
        %34 = "r1.a.b"() {key = @"with space", r.attr, y$} : () -> !r0.t2<@sym ^bb %v>
        "r1.Y"(%34)[^bb2] <loc("g.rs":1:2 to 3:4)> : (!r0.t2<@sym ^bb %v>) -> ()
      ^bb1:  // 5 preds: ^bb1, ^bb1, ^bb1, ^bb2, ^bb2
        "r0.op"(%0#1, %34, %34)[^bb1, ^bb1, ^bb1] <{i32 = @_g$1, loc = strided<[1, ?]>, "new\0Aline" = array<f64>}> : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, !r0.t2<@sym ^bb %v>, !r0.t2<@sym ^bb %v>) -> ()
      ^bb2(%35: memref<*xcomplex<f64>, {a = 1 : i32}>, %36: vector<3x[8]xtf32>, %37: (complex<i128>) -> (tuple<memref<?x?x1xcomplex<f64>, {a = 1 : i32}>>, !r2.t3<<>>)):  // pred: ^bb0
        "r2.x_1"(%35, %28, %29#0)[^bb1, ^bb1] : (memref<*xcomplex<f64>, {a = 1 : i32}>, !r1.t3<[1, (2), {3}]>, !r2.t0<1>) -> ()
      }) {dense = false} : (!r2.t0<1>, !r1.t3<[1, (2), {3}]>) -> ()
      %33:2 = "r2.a.b"() <{}> : () -> (f8E4M3FN, f8E4M3FN)
    }) : (none, none, !r1.t3<[1, (2), {3}]>, !r2.t0<1>) -> ()
  ^bb1(%30: bf16):  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    "r0.a.b"() ({
      "r1.op"(%0#0, %29#1) {"->" = affine_map<() -> (22)>} : (none, (complex<f8E5M2>) -> ()) -> ()
    }, {
    }) {_x = "", value = dense<false> : tensor<3x2xi1>} : () -> ()
    "r0.x_1"(%28, %30)[^bb1, ^bb1, ^bb1] <{y$ = "" : ui64}> ({
      %31:3 = "r1.a.b"(%28, %29#0) <{"a-b" = distinct[0]<#r1.a1<"\5C">>, key = dense<4> : tensor<i4>}> {"<>" = affine_set<(d0, d1)[s0, s1] : (d0 - 9 >= 0)>, dense} : (!r1.t3<[1, (2), {3}]>, !r2.t0<1>) -> (f64, si16, i1)
      %32:4 = "r0.Y"(%0#0) {i32 = dense<-8> : tensor<i4>} : (none) -> (memref<7x?xmemref<?xi8>, strided<[?, 27], offset: 85>, "space">, tensor<!r1.t3>, i8, memref<vector<4xf32>, "space">)
    }, {
    }, {
      "r0.a.b"(%28, %29#0) : (!r1.t3<[1, (2), {3}]>, !r2.t0<1>) -> ()
      "r2.a.b"() <strided<[]>> {"<>" = ["" : i8, #r0.a0<a -> b>, @"<>"]} : () -> ()
    }) : (!r1.t3<[1, (2), {3}]>, bf16) -> ()
  }, {
    %15 = "r1.op"() {value = dense<(-5.446030e+01,5.271560e+01)> : tensor<complex<f32>>} : () -> !r0.t2<<>>
    %16:2 = "r2.a.b"(%0#1, %0#1) ({
      "r0.x_1"(%0#1) <dense_resource<blob_1> : tensor<4xi8>> ({
      }, {
        %25 = "r0.a.b"() {loc = -7.8499999999999998E-124 : f64, y$ = dense_resource<"odd key"> : tensor<4xi8>} : () -> vector<1xf64>
        %26:2 = "r2.x_1"() : () -> (memref<7xcomplex<f64>, 2>, vector<f16>)
        %27 = "r1.op"() : () -> f128
      }) {_x = false} : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index) -> ()
      %22:3 = "r2.Y"(%0#0) <{}> : (none) -> (tuple<vector<ui64>, i64>, f64, none)
      "r2.op"(%0#1, %0#0) <{key = strided<[]>, value = @dots.and.dots, "with space" = false, y$ = []}> {_x = true, loc = " a//" : ui64} : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, none) -> ()
      "r0.Y"(%22#1, %22#2)[^bb1] <{}> : (f64, none) -> ()
    ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %23:3 = "r1.Y"(%15, %15) <affine_map<()[s0] -> (-s0 - 78, s0, s0 floordiv 7)>> {dots.and.dots = [affine_set<(d0, d1)[s0] : (d0 >= 0)>]} : (!r0.t2<<>>, !r0.t2<<>>) -> (tuple<>, i32, f8E4M3FN)
      "r1.Y"(%23#1) : (i32) -> ()
      %24 = "r1.a.b"(%22#0, %22#2, %22#0)[^bb1, ^bb1, ^bb1] : (tuple<vector<ui64>, i64>, none, tuple<vector<ui64>, i64>) -> complex<i128>
    }, {
      %18:4 = "r0.Y"(%15, %15, %15) <distinct[1]<{}>> ({
      }) : (!r0.t2<<>>, !r0.t2<<>>, !r0.t2<<>>) -> (() -> tensor<?x1x7x?x!r1.t0<>>, (complex<f8E5M2>, tuple<complex<ui7>>) -> memref<vector<4xf32>>, !r0.t3<* + / ?>, i1)
      %19:3 = "r0.x_1"(%18#0) {_x = memref<*xcomplex<f64>>, i32 = @"with space"::@"->", y$ = -5.9121484189000001E-145 : f64} : (() -> tensor<?x1x7x?x!r1.t0<>>) -> (() -> (), tuple<memref<memref<?xi8>>>, f16)
      "r1.Y"(%19#0) : (() -> ()) -> ()
      %20 = "r2.op"()[^bb1] <!r2.t2<* + / ?>> {_x, "a-b" = "\00<"} : () -> (() -> (tensor<index>, f8E4M3FN))
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %21 = "r0.Y"(%18#2, %20, %20)[^bb1] <{"#y" = dense<[[7, 5, 5], [4, -8, -7], [-6, 3, 3]]> : tensor<3x3xi4>, value = dense<7> : tensor<i32>}> : (!r0.t3<* + / ?>, () -> (tensor<index>, f8E4M3FN), () -> (tensor<index>, f8E4M3FN)) -> tf32
    }) : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, (memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index) -> (complex<si16>, tensor<?x?x3x?xtf32>)
    %17:2 = "r0.Y"(%0#0) : (none) -> (memref<*xf128, {a = 1 : i32}>, tuple<complex<i8>>)
  }, {
    "r2.Y"() <distinct[2]<dense_resource<blob> : tensor<4xi8>>> : () -> ()
    %5:2 = "r0.Y"() <affine_set<(d0, d1)[s0] : ((s0 * -9) ceildiv 8 - (s0 - 17) mod 3 >= 0, d1 * 12 >= 0)>> ({
      %6:2 = "r1.a.b"() ({
        %7:2 = "r2.op"(%0#0, %0#0) <{"<>" = affine_map<(d0)[s0] -> (-(d0 - d0 floordiv 8))>}> : (none, none) -> (complex<i1>, complex<ui7>)
        %8:2 = "r2.a.b"() {"%x" = false, dots.and.dots = [], "quote\22s" = distinct[3]<>} : () -> (i1, (none) -> ())
        "r0.a.b"(%7#1, %7#1, %8#0)[^bb2] <{dots.and.dots = -21745 : si16}> : (complex<ui7>, complex<ui7>, i1) -> ()
      ^bb1:  // pred: ^bb1
        %9 = "r2.x_1"() : () -> tuple<(none) -> (), (ui64, tuple<>, none) -> ()>
        %10 = "r1.x_1"(%0#1, %7#1)[^bb1] <-4.792200e+03 : f32> : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, complex<ui7>) -> vector<1xf64>
      ^bb2(%11: vector<3xsi16>, %12: memref<*xvector<4xf32>, 4>, %13: vector<bf16>):  // 2 preds: ^bb0, ^bb2
        "r0.Y"(%0#0) : (none) -> ()
        "r2.x_1"(%7#0, %12, %8#0) <{dots.and.dots = 3.26144346E-32 : f32}> {r.attr = ""} : (complex<i1>, memref<*xvector<4xf32>, 4>, i1) -> ()
        %14:3 = "r1.a.b"(%8#1)[^bb2] {loc = strided<[]>} : ((none) -> ()) -> (tensor<*xcomplex<f32>>, memref<*xcomplex<f64>>, tensor<*xindex>)
      }) {i32 = @"%x"} : () -> (vector<[2]xi32>, (memref<4xvector<4xf32>, {a = 1 : i32}>, bf16, i1) -> ())
      "r1.x_1"() <@"<>"> : () -> ()
    }) : () -> (i64, tuple<>)
  }) : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index) -> (!r0.t2, vector<7x[7]xf8E4M3FN>)
  %2:3 = "r1.op"(%0#1, %1#0, %0#1, %0#0) {"#y" = dense<> : tensor<0xi32>} : ((memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, !r0.t2, (memref<?xi33, affine_map<(d0) -> (-d0 - 23)>, "space">, memref<?xmemref<?xi8>, 5>) -> index, none) -> (f64, index, tuple<>)
  %3:2 = "r2.a.b"(%1#1, %0#0, %1#0) {i32 = -6.141660e-04 : bf16, "new\0Aline", "with space" = memref<complex<f64>>} : (vector<7x[7]xf8E4M3FN>, none, !r0.t2) -> (none, i8)
  %4:2 = "r1.op"() : () -> (f16, !r0.t1<@sym ^bb %v>)
}) : () -> ()
