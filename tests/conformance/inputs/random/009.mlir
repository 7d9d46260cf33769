#map = affine_map<(d0)[s0, s1] -> ((d0 mod 8) * 30, (s1 mod 5) ceildiv 3, s0)>
#map1 = affine_map<(d0, d1)[s0, s1] -> (-9, s0, -(d0 - d1) + s1 * 2 + s0)>
#map2 = affine_map<() -> (0, 16)>
#map3 = affine_map<(d0, d1) -> (0)>
#set = affine_set<(d0, d1, d2)[s0] : ((d2 * 3) mod 4 == 0)>
"builtin.module"() ({
  %0:2 = "r0.Y"() {dots.and.dots = dense_resource<"odd key"> : tensor<4xi8>} : () -> (!r0.t0<[1, (2), {3}]>, complex<f80>)
  %1 = "r1.a.b"() <{}> ({
    "r2.Y"(%0#0) : (!r0.t0<[1, (2), {3}]>) -> ()
    "r2.a.b"()[^bb1] <true> ({
      %50:4 = "r1.Y"() {"<>" = dense<-7> : tensor<1xindex>} : () -> (tuple<>, f80, (index) -> tensor<!r1.t0<"s>">>, vector<f8E5M2>)
      "r0.op"(%0#1) <{value = dense<[(-4,-6), (1,-5), (-6,5)]> : tensor<3xcomplex<i8>>}> {r.attr = 6 : si16, true = "->", value = dense<-4> : tensor<index>} : (complex<f80>) -> ()
      "r2.Y"(%50#2, %0#0) {key = dense<1.448850e+01> : tensor<1xf32>, loc, r.attr = array<i1>, y$} : ((index) -> tensor<!r1.t0<"s>">>, !r0.t0<[1, (2), {3}]>) -> ()
      %51:3 = "r2.Y"(%0#0, %50#2, %0#0, %50#3)[^bb1] ({
      }, {
        %54 = "r1.op"() {dots.and.dots = 7.03279319E-28 : f32, i32, "new\0Aline" = 0 : ui64} : () -> ((index) -> ())
        "r1.Y"(%50#0) <5 : i128> : (tuple<>) -> ()
        %55 = "r2.Y"(%54, %50#1)[^bb1, ^bb1] : ((index) -> (), f80) -> tf32
      ^bb1(%56: i64):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
        %57:2 = "r0.x_1"(%0#1)[^bb1, ^bb1, ^bb1] : (complex<f80>) -> (tuple<complex<bf16>>, f16)
      }) : (!r0.t0<[1, (2), {3}]>, (index) -> tensor<!r1.t0<"s>">>, !r0.t0<[1, (2), {3}]>, vector<f8E5M2>) -> (tuple<>, index, tuple<>)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %52:3 = "r0.op"() : () -> (memref<?xcomplex<f64>, 4>, tensor<si16>, !r2.t0<<>>)
      %53:2 = "r1.a.b"()[^bb1] : () -> ((complex<i64>) -> (), f80)
    }, {
      %38 = "r2.Y"(%0#0, %0#0) : (!r0.t0<[1, (2), {3}]>, !r0.t0<[1, (2), {3}]>) -> (() -> ())
      %39 = "r1.x_1"() : () -> memref<*xcomplex<f64>, {a = 1 : i32}>
      "r1.op"(%38, %0#0, %0#1)[^bb2, ^bb1] <{i32 = 8715328467495282275 : i64, "with space" = false}> : (() -> (), !r0.t0<[1, (2), {3}]>, complex<f80>) -> ()
    ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
      %40 = "r2.x_1"(%0#1, %0#0, %0#1) {value = #r1.a3<@sym ^bb %v>} : (complex<f80>, !r0.t0<[1, (2), {3}]>, complex<f80>) -> complex<tf32>
      %41 = "r0.op"() : () -> memref<*xvector<4xf32>, 3>
      %42:2 = "r0.op"()[^bb1, ^bb1, ^bb2] ({
        %47 = "r2.x_1"(%0#1, %41) : (complex<f80>, memref<*xvector<4xf32>, 3>) -> none
        %48:3 = "r0.op"() : () -> (bf16, memref<?x2x1xbf16, strided<[?, 2, ?], offset: 72>>, i33)
        %49 = "r2.Y"(%40, %39) <@"123"> : (complex<tf32>, memref<*xcomplex<f64>, {a = 1 : i32}>) -> ((vector<2xui64>) -> ())
      }, {
        "r0.x_1"() : () -> ()
        %44:3 = "r1.op"(%41) <{"quote\22s" = dense_resource<blob> : tensor<4xi8>}> : (memref<*xvector<4xf32>, 3>) -> (i33, vector<2xf16>, none)
        %45 = "r2.op"(%0#1)[^bb1] {key = {}, y$ = 22868 : si16} : (complex<f80>) -> !r1.t2
      ^bb1(%46: vector<f8E4M3FN>):  // 2 preds: ^bb0, ^bb1
        "r0.x_1"(%0#1)[^bb1] : (complex<f80>) -> ()
      }) : () -> (f128, vector<1xi33>)
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
      "r2.op"(%0#0) <true> : (!r0.t0<[1, (2), {3}]>) -> ()
      "r0.a.b"() <"->loc(x)->\22" : i64> : () -> ()
      %43:3 = "r1.Y"()[^bb2] <strided<[?, ?]>> ({
      }) : () -> (index, (f128) -> !r1.t3<a.b.c | d>, f16)
    }, {
    }) : () -> ()
  ^bb1(%34: tuple<>, %35: () -> ()):  // 3 preds: ^bb0, ^bb1, ^bb1
    %36:2 = "r0.x_1"() {_x} : () -> (i64, memref<*xvector<4xf32>, "space">)
    %37:2 = "r1.op"(%35, %34)[^bb1, ^bb1] {"new\0Aline", value = #map} : (() -> (), tuple<>) -> (complex<i1>, memref<memref<?xi8>>)
  }) {"new\0Aline"} : () -> memref<*xvector<4xf32>>
  %2 = "r1.x_1"() <{"->", dots.and.dots}> ({
    %26:2 = "r0.x_1"(%1) <{}> ({
      %33 = "r0.op"() ({
      }) {r.attr, y$ = 2 : i32} : () -> (() -> ())
    }, {
      "r0.Y"() ({
        "r1.x_1"() <[strided<[?]>]> {dots.and.dots = i1, "quote\22s" = dense_resource<blob> : tensor<4xi8>} : () -> ()
        "r2.op"(%0#1, %1) <complex<f32>> : (complex<f80>, memref<*xvector<4xf32>>) -> ()
        %28 = "r2.Y"(%1, %0#1)[^bb1] : (memref<*xvector<4xf32>>, complex<f80>) -> complex<f128>
      ^bb1(%29: vector<ui7>):  // 3 preds: ^bb0, ^bb1, ^bb2
        %30:3 = "r2.a.b"(%0#1) <{}> : (complex<f80>) -> (tuple<>, ui64, f64)
        "r0.Y"() <{r.attr = dense<[[(-1,2), (0,-4), (5,-3)], [(6,0), (-5,-7), (4,-3)]]> : tensor<2x3xcomplex<i8>>}> : () -> ()
        %31:2 = "r2.Y"()[^bb1] {dense = dense_resource<"odd key"> : tensor<4xi8>, i32 = "loc(x)", key = @dots.and.dots::@"->", true = 3.127500e+02 : f16} : () -> (f32, () -> ())
      ^bb2:  // no predecessors
        %32:3 = "r1.x_1"()[^bb1] : () -> ((tuple<vector<i32>>, tf32, (vector<2xf8E4M3FN>) -> (complex<i128>, vector<bf16>)) -> (), (bf16, memref<*xsi16, 3>) -> tuple<>, index)
      }) {dense = "\\", true = -7.929680e-01 : bf16} : () -> ()
      %27:4 = "r1.Y"(%1, %1, %0#0) <{}> : (memref<*xvector<4xf32>>, memref<*xvector<4xf32>>, !r0.t0<[1, (2), {3}]>) -> (i128, !r0.t2<a.b.c | d>, complex<f8E5M2>, f16)
      "r2.x_1"(%27#3) <unit> : (f16) -> ()
    }) : (memref<*xvector<4xf32>>) -> (ui64, f16)
    "r2.a.b"() : () -> ()
  }, {
    %5:3 = "r2.op"() : () -> (complex<f8E5M2>, memref<9xi8, strided<[12], offset: 61>, "space">, !r2.t3<>)
    %6 = "r0.x_1"(%5#1, %5#0) : (memref<9xi8, strided<[12], offset: 61>, "space">, complex<f8E5M2>) -> memref<?x?xvector<4xf32>, #map1>
    %7 = "r0.x_1"() ({
      %25:2 = "r0.x_1"(%5#2, %1, %5#2, %6) : (!r2.t3<>, memref<*xvector<4xf32>>, !r2.t3<>, memref<?x?xvector<4xf32>, #map1>) -> (tensor<*xindex>, vector<f64>)
    }, {
      %11:3 = "r2.op"() <[tensor<!r1.t3<@sym ^bb %v>>]> {dense = array<f32: 4.701190e+01>, dots.and.dots = {"#y" = true, r.attr}, true = "\00\0A" : i64} : () -> (tensor<*xcomplex<f32>>, memref<*xvector<4xf32>, "space">, complex<i64>)
      %12:2 = "r0.x_1"(%0#0, %6, %6)[^bb1, ^bb1] ({
      }, {
        %17:3 = "r0.Y"(%11#1) : (memref<*xvector<4xf32>, "space">) -> (tensor<?x?x?x!r2.t0<[1, (2), {3}]>>, vector<8xui64>, tuple<!r2.t2<1>>)
        %18:2 = "r0.a.b"(%11#2) <{"a-b" = array<f32: -7.393000e+01, 1.876070e+01>, r.attr = distinct[0]<dense_resource<blob_1> : tensor<4xi8>>}> : (complex<i64>) -> (none, () -> tensor<*xcomplex<f32>>)
        %19:2 = "r2.x_1"(%11#2, %11#0)[^bb1] : (complex<i64>, tensor<*xcomplex<f32>>) -> (complex<ui7>, tensor<f32>)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %20:2 = "r1.op"() {key = false} : () -> (complex<f8E4M3FN>, complex<i8>)
        "r0.a.b"(%18#0, %20#0, %20#1) : (none, complex<f8E4M3FN>, complex<i8>) -> ()
        %21:2 = "r1.Y"(%19#1)[^bb1] <true> {"%x" = dense_resource<blob> : tensor<4xi8>, dense} : (tensor<f32>) -> (index, f8E4M3FN)
      ^bb2(%22: tensor<?x7xindex>):  // pred: ^bb2
        %23 = "r1.x_1"(%0#1)[^bb2, ^bb3] : (complex<f80>) -> f8E4M3FN
      ^bb3(%24: (memref<*xi32, {a = 1 : i32}>, ui7, tensor<f16, 6708083523026681908 : ui64>) -> !r0.t0<"\5C">):  // 2 preds: ^bb2, ^bb3
        "r2.x_1"(%0#0)[^bb3] : (!r0.t0<[1, (2), {3}]>) -> ()
      }) {r.attr = {}, y$ = dense_resource<blob> : tensor<4xi8>} : (!r0.t0<[1, (2), {3}]>, memref<?x?xvector<4xf32>, #map1>, memref<?x?xvector<4xf32>, #map1>) -> (tensor<!r1.t3<a -> b>, {loc = #r1.a0<@sym ^bb %v>}>, index)
    ^bb1(%13: tensor<?x1x!r0.t2<i32, tensor<?xf32>>>, %14: f16):  // 3 preds: ^bb0, ^bb0, ^bb1
      %15:2 = "r0.Y"(%5#0, %5#2, %14) {"<>" = strided<[7, 7, 7]>, _x = #map2} : (complex<f8E5M2>, !r2.t3<>, f16) -> (none, i8)
      %16:3 = "r2.a.b"() <{r.attr = dense<[-5.680540e+01, 2.372080e+01, -7.551030e+01]> : tensor<3xf64>, "with space" = affine_set<()[s0] : (-10 == 0, -6 == 0)>}> : () -> (memref<memref<?xi8>>, ui64, () -> !r2.t2<1>)
      "r1.Y"(%1)[^bb1] <@h.i> : (memref<*xvector<4xf32>>) -> ()
    }) : () -> memref<1xcomplex<f64>>
    %8:2 = "r2.op"(%0#0)[^bb1, ^bb1, ^bb1] : (!r0.t0<[1, (2), {3}]>) -> (complex<i32>, vector<[5]x[7]x6xi128>)
  ^bb1(%9: tensor<?x6x!r1.t3<a.b.c | d>, "">):  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    %10:4 = "r0.x_1"() {"<>" = ["//"], _x = #set, i32 = {dense, key, value = [#map3]}} : () -> (tuple<>, f128, none, (() -> (), () -> ()) -> tuple<(!r0.t1<1>) -> (bf16, bf16)>)
    "r1.a.b"()[^bb1, ^bb1, ^bb1] <{dense = [[], "\\\22\FF\0A", true], dots.and.dots = dense_resource<"odd key"> : tensor<4xi8>, true = array<i16>}> : () -> ()
  }) : () -> complex<f80>
  %3 = "r2.a.b"(%2) : (complex<f80>) -> !r2.t3<1>
  %4:3 = "r0.Y"() : () -> (vector<[2]xui64>, complex<f8E4M3FN>, (none) -> ())
  "r2.op"(%0#0) <{_x = " " : i64, "with space" = true}> : (!r0.t0<[1, (2), {3}]>) -> ()
  "r1.a.b"() : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x040000005A9180AC",
      blob: "0x04000000064BC72C",
      blob_1: "0x04000000C091ED70"
    }
  }
#-}

