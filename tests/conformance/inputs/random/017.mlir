"builtin.module"() ({
  %0:2 = "r0.op"() {dense = 1598556092 : i33, key = 0 : i33, y$ = -876862.937 : f32} : () -> (vector<1xi33>, memref<vector<4xf32>, 4>)
  %1:2 = "r2.Y"(%0#0) <{"123"}> : (vector<1xi33>) -> (tensor<?x4xcomplex<f32>, "a->">, f8E5M2)
  %2 = "r1.op"() ({
    %73:3 = "r2.x_1"() {loc = strided<[]>, true = [{}, true, [@_g$1, true]]} : () -> (memref<complex<f64>, "space">, none, tensor<*xindex>)
    %74:2 = "r1.op"()[^bb1, ^bb1, ^bb1] : () -> (tuple<>, i33)
  ^bb1(%75: complex<bf16>, %76: si16, %77: tensor<!r1.t1<i32, tensor<?xf32>>>):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
    %78:2 = "r2.Y"() {loc = " "} : () -> (none, tensor<*xcomplex<f32>>)
    %79:2 = "r1.x_1"(%73#2)[^bb1] <{"<>", y$ = #r0.a2<[1, (2), {3}]>}> : (tensor<*xindex>) -> (complex<f80>, complex<si16>)
  }, {
    "r0.a.b"(%0#1, %1#1) <dense_resource<blob_1> : tensor<4xi8>> : (memref<vector<4xf32>, 4>, f8E5M2) -> ()
    %50:2 = "r0.a.b"() : () -> (memref<7xvector<4xf32>, 5>, !r1.t0<a -> b>)
    "r2.x_1"()[^bb1, ^bb1] ({
    }, {
      %71 = "r1.x_1"(%1#0, %1#1) : (tensor<?x4xcomplex<f32>, "a->">, f8E5M2) -> f16
      %72 = "r2.Y"() <distinct[0]<@"with space"::@dots.and.dots>> : () -> memref<*xi64, "space">
    }, {
      "r1.x_1"() : () -> ()
    }) : () -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    "r0.a.b"(%0#0) : (vector<1xi33>) -> ()
    %51:3 = "r1.Y"() ({
    }, {
    }, {
      %53:2 = "r0.op"(%50#0, %0#1) <dense_resource<blob> : tensor<4xi8>> ({
        %67:3 = "r2.op"(%1#0, %50#1) {i32, value = -6.280740e+23 : bf16} : (tensor<?x4xcomplex<f32>, "a->">, !r1.t0<a -> b>) -> (f32, f64, (tf32) -> (tuple<(i33, !r2.t1<i32, tensor<?xf32>>) -> (), f16>, tensor<?xcomplex<f32>>))
        %68 = "r0.Y"(%50#0, %67#0, %1#1)[^bb1, ^bb1] : (memref<7xvector<4xf32>, 5>, f32, f8E5M2) -> tuple<() -> (tensor<*xcomplex<f32>>, f80), tuple<>>
      ^bb1(%69: memref<*xcomplex<f64>>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
        %70:2 = "r1.op"(%67#1) {"123" = {}, value = #r2.a1} : (f64) -> (vector<3xbf16>, vector<f128>)
        "r1.op"()[^bb1, ^bb1] : () -> ()
      }, {
        %66 = "r0.x_1"(%0#0, %50#1) <{r.attr = strided<[7]>, true = strided<[]>}> : (vector<1xi33>, !r1.t0<a -> b>) -> complex<si16>
      }, {
        %58 = "r0.Y"() : () -> tensor<1xf8E5M2>
        %59:2 = "r1.a.b"()[^bb1, ^bb1] : () -> (tuple<tuple<tf32>>, index)
      ^bb1(%60: tensor<3xcomplex<f32>>, %61: complex<bf16>):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb2
        %62 = "r1.Y"()[^bb1, ^bb1] <dense<[(-7,-1), (-3,-2)]> : tensor<2xcomplex<i8>>> : () -> complex<f32>
      ^bb2(%63: i64, %64: complex<si16>):  // no predecessors
        %65 = "r1.x_1"() <{key, r.attr = () -> ()}> {"a-b" = "\0Aaa->" : i32} : () -> memref<?x2xvector<4xf32>, affine_map<(d0, d1) -> (6)>>
        "r0.x_1"(%58)[^bb1] : (tensor<1xf8E5M2>) -> ()
      }) {loc = (i8, index, !r1.t0<* + / ?>) -> ()} : (memref<7xvector<4xf32>, 5>, memref<vector<4xf32>, 4>) -> (() -> (), !r1.t1<@sym ^bb %v>)
      %54 = "r1.Y"(%0#0) {"->" = dense<> : tensor<3x1x0xui16>, value = strided<[]>} : (vector<1xi33>) -> !r0.t1<[1, (2), {3}]>
      %55:2 = "r2.Y"() {r.attr = strided<[1]>, true = #r1.a3<a.b.c | d>} : () -> (i8, vector<[5]xi8>)
      "r0.x_1"(%1#0, %1#0)[^bb1] : (tensor<?x4xcomplex<f32>, "a->">, tensor<?x4xcomplex<f32>, "a->">) -> ()
    ^bb1(%56: tuple<>):  // 3 preds: ^bb0, ^bb1, ^bb1
      %57:3 = "r2.a.b"(%54, %50#0, %56)[^bb1, ^bb1] : (!r0.t1<[1, (2), {3}]>, memref<7xvector<4xf32>, 5>, tuple<>) -> (!r1.t2<<>>, tensor<*xi8>, memref<?x5xmemref<?xi8>, strided<[30, ?], offset: 78>, {a = 1 : i32}>)
    }) {r.attr = dense<"0xFAFDF9FAFA030506FA"> : tensor<3x3xi8>} : () -> (memref<6xcomplex<f64>, {a = 1 : i32}>, index, index)
    %52:4 = "r0.Y"(%50#0, %51#1, %50#0)[^bb1] {i32 = affine_map<(d0, d1) -> (d0 * 7, (d0 - d0 ceildiv 5) floordiv 8, 0)>} : (memref<7xvector<4xf32>, 5>, index, memref<7xvector<4xf32>, 5>) -> (complex<ui64>, vector<f32>, vector<6x1x[5]xf8E5M2>, complex<i1>)
  }, {
    "r1.op"() : () -> ()
    "r2.Y"() ({
      %46:4 = "r0.op"() <loc("\\\22// "("f.rs":90:60))> {"->" = 5.668640e-03 : f16, _x, dense} : () -> (index, f32, f8E5M2, !r0.t3<x::y, -1>)
      "r2.op"(%46#3, %46#2) : (!r0.t3<x::y, -1>, f8E5M2) -> ()
      %47 = "r1.x_1"(%46#3)[^bb1, ^bb1] : (!r0.t3<x::y, -1>) -> tuple<tuple<>>
    ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
      %48:4 = "r1.x_1"(%0#0, %1#1) : (vector<1xi33>, f8E5M2) -> (index, tensor<5xindex>, memref<*xmemref<?xi8>, 2>, complex<f64>)
      %49 = "r2.op"(%0#0)[^bb1] : (vector<1xi33>) -> !r1.t1<"\5C">
    }, {
      %41:2 = "r1.a.b"() {loc = strided<[?, ?]>} : () -> (!r1.t3<@sym ^bb %v>, tensor<?xf64, {"<>" = dense<> : tensor<0x2xindex>, "a-b", i32 = dense<-98.3227996> : tensor<1xf32>}>)
      %42 = "r0.x_1"() <{"new\0Aline" = 0 : i128, "with space" = [0 : i32, unit, "->\0A\22"]}> ({
      }) {"#y" = {"quote\22s" = "//\FF" : i1}, loc = array<i16>} : () -> vector<bf16>
      "r2.a.b"(%42) ({
      }) {"quote\22s" = #r2.a0<[1, (2), {3}]>} : (vector<bf16>) -> ()
      %43 = "r1.a.b"(%41#1, %1#1)[^bb1] : (tensor<?xf64, {"<>" = dense<> : tensor<0x2xindex>, "a-b", i32 = dense<-98.3227996> : tensor<1xf32>}>, f8E5M2) -> complex<f80>
    ^bb1(%44: tuple<f8E4M3FN>):  // 2 preds: ^bb0, ^bb1
      %45 = "r2.x_1"(%42) : (vector<bf16>) -> memref<i128, "space">
      "r0.a.b"() ({
      }) : () -> ()
      "r1.a.b"()[^bb1] {_x = strided<[7, 1, 7]>, "new\0Aline" = [#r2.a3<"s>">, unit, "a->\0A"], value} : () -> ()
    }) : () -> ()
    "r0.Y"(%0#0, %1#1, %0#1)[^bb1] <{dense = @"new\0Aline", dots.and.dots = dense_resource<"odd key"> : tensor<4xi8>}> ({
      %28 = "r1.x_1"(%1#1, %0#1, %0#1) : (f8E5M2, memref<vector<4xf32>, 4>, memref<vector<4xf32>, 4>) -> complex<i128>
      %29 = "r2.a.b"(%0#1, %0#0) <{}> : (memref<vector<4xf32>, 4>, vector<1xi33>) -> vector<2x[5]xbf16>
      "r2.a.b"() : () -> ()
      "r0.op"()[^bb1] <{dots.and.dots = 5.87093382E+13 : f32, key}> ({
        "r2.op"(%0#1, %1#1) : (memref<vector<4xf32>, 4>, f8E5M2) -> ()
        %38:2 = "r0.a.b"()[^bb2] <{i32 = false}> {i32 = affine_set<() : (30 >= 0, 5 == 0, 1 == 0)>, "new\0Aline" = dense_resource<blob> : tensor<4xi8>} : () -> (i8, vector<6xi64>)
      ^bb1:  // 2 preds: ^bb1, ^bb2
        "r2.a.b"()[^bb1] <{"%x" = [strided<[7, 7]>], loc = "\\<\FF<" : i33}> : () -> ()
      ^bb2(%39: tensor<!r2.t2<"s>">>, %40: !r2.t2<@sym ^bb %v>):  // 2 preds: ^bb0, ^bb2
        "r2.Y"(%29) <dense_resource<"odd key"> : tensor<4xi8>> {"123" = dense<5> : tensor<index>} : (vector<2x[5]xbf16>) -> ()
        "r2.x_1"(%29, %1#1)[^bb1, ^bb2] {true = #r0.a1<x::y, -1>} : (vector<2x[5]xbf16>, f8E5M2) -> ()
      }, {
        "r2.Y"(%29, %0#1) <{r.attr = affine_set<(d0) : (d0 + 11 == 0)>, value = false}> : (vector<2x[5]xbf16>, memref<vector<4xf32>, 4>) -> ()
        %31:2 = "r0.a.b"() <{}> {key = {}} : () -> (tuple<tuple<>, i64>, tensor<*x!r2.t0<x::y, -1>>)
        %32 = "r1.a.b"(%0#1)[^bb2] <{value = 17387122533820785716 : ui64}> : (memref<vector<4xf32>, 4>) -> tensor<?x?x0x?xindex>
      ^bb1(%33: vector<3x1xi1>):  // 2 preds: ^bb1, ^bb2
        "r2.Y"()[^bb1] <"->loc(x)loc(x)"> : () -> ()
      ^bb2(%34: tensor<*xf80>, %35: complex<i32>, %36: !r0.t2<x::y, -1>):  // 3 preds: ^bb0, ^bb2, ^bb2
        %37:2 = "r1.Y"(%0#1, %28, %35)[^bb2, ^bb1, ^bb2] : (memref<vector<4xf32>, 4>, complex<i128>, complex<i32>) -> ((memref<?xvector<4xf32>, affine_map<(d0)[s0, s1, s2] -> (s1, (s1 - s0) * -42)>>) -> index, memref<7x8xcomplex<f64>, strided<[49, 36]>, "space">)
      }, {
      }) {"%x" = complex<i64>} : () -> ()
    ^bb1(%30: complex<i128>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      "r2.op"() : () -> ()
      "r0.a.b"()[^bb1, ^bb1, ^bb1] <{}> {i32 = affine_map<(d0)[s0] -> (17, (d0 * -2 - s0) mod 3, -d0 - 8)>} : () -> ()
    }, {
    }, {
      %10:2 = "r0.op"(%1#0, %1#0) {i32 = array<i16: -1, -5, -6>, loc = {}, value = !r1.t2<@sym ^bb %v>} : (tensor<?x4xcomplex<f32>, "a->">, tensor<?x4xcomplex<f32>, "a->">) -> (tensor<*xindex>, index)
      "r2.x_1"(%10#0) : (tensor<*xindex>) -> ()
      %11 = "r1.op"() ({
        "r0.x_1"(%0#1) <{}> : (memref<vector<4xf32>, 4>) -> ()
        %23 = "r2.x_1"(%1#0, %10#1) <{}> : (tensor<?x4xcomplex<f32>, "a->">, index) -> tuple<memref<memref<?xi8>>>
        %24:2 = "r1.Y"() : () -> (i33, !r0.t3<i32, tensor<?xf32>>)
        "r2.op"()[^bb1, ^bb2] : () -> ()
      ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        %25:3 = "r1.a.b"() <#r0.a2<* + / ?>> {"123" = affine_map<() -> (18, 17)>, key = false, r.attr = @"<>"} : () -> (() -> (none, () -> ()), () -> (), i128)
        "r0.op"(%25#1, %25#1)[^bb1, ^bb1] : (() -> (), () -> ()) -> ()
      ^bb2(%26: tensor<*xui7>, %27: !r1.t3<a.b.c | d>):  // pred: ^bb0
        "r0.Y"(%1#0, %24#1, %10#0)[^bb1] {"->", true = affine_map<(d0) -> (-10, d0 * 16)>} : (tensor<?x4xcomplex<f32>, "a->">, !r0.t3<i32, tensor<?xf32>>, tensor<*xindex>) -> ()
      }) {key = array<i64: -5>, loc = 6 : ui7, y$ = -2.5819083163711821E-4 : f64} : () -> complex<f8E5M2>
      %12 = "r1.a.b"()[^bb1] <{}> : () -> complex<ui64>
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %13:4 = "r1.Y"(%12, %0#1) <{}> : (complex<ui64>, memref<vector<4xf32>, 4>) -> (i128, f80, vector<ui7>, i33)
      "r0.x_1"(%0#1, %0#1, %10#1) : (memref<vector<4xf32>, 4>, memref<vector<4xf32>, 4>, index) -> ()
      %14 = "r2.op"()[^bb1] ({
        %22:2 = "r1.op"() <{"%x", dots.and.dots = affine_set<() : (-11 >= 0, -3 >= 0, -9 == 0)>, y$ = memref<*xvector<4xf32>, "space">}> {_x = affine_map<(d0)[s0] -> (d0 floordiv 5, ((s0 ceildiv 5) ceildiv 8) * 2)>} : () -> (tuple<tuple<tuple<>>>, complex<f80>)
        "r2.Y"(%10#1) <{}> : (index) -> ()
      }, {
        %21:2 = "r1.a.b"(%0#0, %0#1) <{true = @"#y"}> : (vector<1xi33>, memref<vector<4xf32>, 4>) -> ((!r2.t3<a.b.c | d>) -> (), complex<i1>)
      }, {
        %15 = "r0.op"() : () -> tensor<7x5x8xindex>
        %16 = "r2.x_1"()[^bb1] : () -> tensor<2x!r2.t3<1>, {}>
      ^bb1(%17: tuple<>):  // 2 preds: ^bb0, ^bb1
        %18:3 = "r2.Y"(%15) <"\00"> {dense = tuple<!r1.t2<a.b.c | d>>, "new\0Aline" = tensor<1x!r2.t2<@sym ^bb %v>>} : (tensor<7x5x8xindex>) -> (vector<8x5xtf32>, tuple<>, tuple<i33, memref<*xtf32, "space">>)
        %19 = "r2.op"(%13#2, %18#0, %1#0) : (vector<ui7>, vector<8x5xtf32>, tensor<?x4xcomplex<f32>, "a->">) -> ((tuple<f32, tensor<!r1.t2<i32, tensor<?xf32>>>>) -> ())
        %20 = "r1.a.b"(%15)[^bb1] {_x = "text ", key = @"a-b"::@"quote\22s"::@f} : (tensor<7x5x8xindex>) -> memref<*xf128>
      }) : () -> complex<i33>
    }) : (vector<1xi33>, f8E5M2, memref<vector<4xf32>, 4>) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    "r1.Y"(%1#1) : (f8E5M2) -> ()
    %5:3 = "r0.x_1"(%0#1, %1#0, %1#1) {i32 = #r2.a3<[1, (2), {3}]>, loc} : (memref<vector<4xf32>, 4>, tensor<?x4xcomplex<f32>, "a->">, f8E5M2) -> (i1, tensor<!r1.t1<"s>">>, ui7)
    %6 = "r2.op"(%1#0)[^bb1] : (tensor<?x4xcomplex<f32>, "a->">) -> complex<ui64>
  ^bb2:  // no predecessors
    %7 = "r0.x_1"() : () -> ((() -> ((ui64) -> (), index)) -> ())
    %8:2 = "r2.op"(%1#1) : (f8E5M2) -> (f80, si16)
    %9 = "r0.x_1"(%7, %0#1)[^bb1] {key = [], true = @"a-b"} : ((() -> ((ui64) -> (), index)) -> (), memref<vector<4xf32>, 4>) -> ((vector<3xi128>, memref<*xvector<4xf32>, "space">, f32) -> ())
  }) : () -> tf32
  %3 = "r1.a.b"(%1#1, %2) : (f8E5M2, tf32) -> tensor<*xcomplex<f32>>
  "r0.x_1"(%0#0, %1#0) : (vector<1xi33>, tensor<?x4xcomplex<f32>, "a->">) -> ()
  %4:2 = "r0.op"() <{_x = [#r2.a1<= =>, -7.5729999999999998E+275, dense<> : tensor<0xcomplex<i8>>], i32 = @"<>"}> : () -> (memref<9xvector<4xf32>, affine_map<(d0)[s0] -> ((-(d0 mod 6) + s0 * 2) floordiv 5)>>, memref<*xcomplex<f64>>)
}) : () -> ()
