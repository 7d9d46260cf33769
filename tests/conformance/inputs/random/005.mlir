"builtin.module"() ({
  %0:2 = "r1.op"() {_x = "loc(x)"} : () -> (i33, index)
  "r0.a.b"(%0#0) <{"a-b" = loc(callsite("a->a"("g.rs":1:2 to 3:4) at "f.rs":15:96)), true = affine_set<(d0) : (-3 >= 0, ((d0 - 10) floordiv 8) * -8 == 0)>}> : (i33) -> ()
  "r2.x_1"(%0#1, %0#1) ({
  }, {
    %39:2 = "r0.x_1"() : () -> (vector<si16>, vector<[1]xi32>)
    "r1.a.b"() <{}> : () -> ()
    %40:2 = "r0.Y"(%0#0)[^bb1, ^bb1] <#r2.a0<@sym ^bb %v>> {_x = -2.978000e-91 : f64, i32, value = 0 : si16} : (i33) -> (!r1.t1<i32, tensor<?xf32>>, (((i128) -> (), (i33) -> !r0.t2<@sym ^bb %v>) -> (si16, tensor<0xindex>), complex<ui64>) -> vector<[6]x5xf32>)
  ^bb1(%41: memref<vector<4xf32>, {a = 1 : i32}>, %42: vector<7xindex>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
    %43 = "r1.op"(%42, %39#0) : (vector<7xindex>, vector<si16>) -> memref<*xcomplex<f64>, {a = 1 : i32}>
    %44:2 = "r1.x_1"(%41, %41, %39#1) <unit> : (memref<vector<4xf32>, {a = 1 : i32}>, memref<vector<4xf32>, {a = 1 : i32}>, vector<[1]xi32>) -> ((!r2.t2<@sym ^bb %v>, vector<1x5xf128>, vector<2xf80>) -> (), i32)
    %45:3 = "r0.a.b"(%40#0)[^bb2] : (!r1.t1<i32, tensor<?xf32>>) -> (() -> (), vector<[1]x6xf32>, tuple<>)
  ^bb2(%46: none, %47: tf32, %48: i128):  // pred: ^bb1
    %49 = "r1.op"(%40#0, %39#0) <{}> ({
    }, {
      "r0.op"() : () -> ()
      %71 = "r2.op"(%39#0) ({
      }, {
        %72:3 = "r2.op"() <{"#y" = 3.625400e+17 : bf16, dots.and.dots = affine_map<(d0)[s0] -> (0, d0)>, key = dense<(77.1757965,2.365410e+01)> : tensor<complex<f32>>, y$ = {}}> : () -> ((i32, vector<[4]xui64>) -> (), none, vector<8xf64>)
        %73 = "r0.x_1"(%47, %0#1) <#r2.a1> : (tf32, index) -> !r0.t2<= =>
      }, {
      }) : (vector<si16>) -> memref<*xui7>
    }, {
      %67 = "r2.a.b"() <{}> {key = affine_set<() : (-5 >= 0, -9 == 0, 0 >= 0)>, value = dense<(5.461670e+01,-6.422220e+01)> : tensor<complex<f32>>} : () -> f80
      "r0.op"() {dense = array<i64>, loc = array<i16>} : () -> ()
      %68:3 = "r1.x_1"() <{_x = [], true}> ({
        "r0.a.b"(%40#1) : ((((i128) -> (), (i33) -> !r0.t2<@sym ^bb %v>) -> (si16, tensor<0xindex>), complex<ui64>) -> vector<[6]x5xf32>) -> ()
        %70:4 = "r1.a.b"(%0#0, %0#1) : (i33, index) -> (i1, f16, !r1.t3<= =>, vector<f8E5M2>)
      }, {
      }, {
        "r1.x_1"(%39#0, %39#0, %47, %46) {"->" = dense<(-9.152670e+01,-6.542790e+01)> : tensor<1xcomplex<f32>>, _x = affine_set<(d0, d1, d2) : (d0 ceildiv 4 + d2 >= 0)>, "new\0Aline" = {"#y" = dense<-6> : tensor<index>, "->" = strided<[1, 7, 7]>, "123" = @f::@"quote\22s"}} : (vector<si16>, vector<si16>, tf32, none) -> ()
        %69:2 = "r2.a.b"() : () -> (tuple<si16, index>, i8)
      }) : () -> (none, i33, index)
    }) : (!r1.t1<i32, tensor<?xf32>>, vector<si16>) -> complex<f128>
    %50:3 = "r2.x_1"() ({
      %52 = "r1.a.b"(%46) ({
        "r0.a.b"() <affine_set<()[s0] : (-16 == 0, 0 >= 0, -14 == 0)>> {value = array<i16>} : () -> ()
        "r1.x_1"(%39#0, %48, %46) <{}> : (vector<si16>, i128, none) -> ()
        %62:2 = "r2.op"() <{key, y$}> : () -> (() -> (), none)
        %63:2 = "r1.Y"(%62#0)[^bb1] : (() -> ()) -> (index, vector<i64>)
      ^bb1(%64: () -> ()):  // 2 preds: ^bb0, ^bb1
        %65 = "r2.x_1"(%62#1) : (none) -> vector<i8>
        %66:2 = "r0.Y"()[^bb1] <{_x = false, value = @f::@"%x"::@dots.and.dots, "with space" = @"quote\22s"::@"quote\22s"}> {"a-b" = 0 : ui64} : () -> (complex<ui64>, tuple<vector<f80>, i64, complex<f64>>)
      }, {
        %59:3 = "r1.op"() : () -> (tuple<complex<i64>>, bf16, i8)
        %60:2 = "r2.Y"() <{true = 0 : i64}> : () -> ((ui7, complex<f128>) -> !r2.t1<a -> b>, tensor<*xcomplex<f32>>)
        %61 = "r0.x_1"(%60#1, %39#1, %48, %39#1) : (tensor<*xcomplex<f32>>, vector<[1]xi32>, i128, vector<[1]xi32>) -> complex<ui64>
      }, {
        "r2.x_1"() : () -> ()
      }) : (none) -> (() -> ())
      "r1.op"(%40#0) ({
        "r1.op"() : () -> ()
        "r2.x_1"()[^bb3] : () -> ()
      ^bb1:  // 2 preds: ^bb2, ^bb2
        %55 = "r1.Y"() <[]> {_x = strided<[]>} : () -> f8E4M3FN
        %56:2 = "r2.Y"()[^bb2, ^bb3] <#r2.a2<* + / ?>> : () -> ((!r2.t2<<>>, () -> ()) -> (), f8E5M2)
      ^bb2:  // pred: ^bb1
        %57:4 = "r2.x_1"()[^bb3, ^bb1, ^bb1] : () -> ((tuple<>, vector<7xf32>) -> (), index, i33, !r1.t3<* + / ?>)
      ^bb3:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
        %58 = "r0.a.b"() : () -> i33
        "r0.a.b"(%52, %39#1, %52)[^bb3] : (() -> (), vector<[1]xi32>, () -> ()) -> ()
      }, {
        "r1.op"(%49, %48) <[]> : (complex<f128>, i128) -> ()
        "r0.Y"(%47, %47, %40#0)[^bb1, ^bb1, ^bb1] : (tf32, tf32, !r1.t1<i32, tensor<?xf32>>) -> ()
      ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %53 = "r0.x_1"() <{key = f16, true = @h.i::@"%x"::@dots.and.dots, y$ = true}> : () -> memref<3xi1>
        %54 = "r0.a.b"() : () -> tensor<8x2xindex>
        "r1.a.b"()[^bb1] <{dots.and.dots, i32 = #r2.a0<i32, tensor<?xf32>>}> : () -> ()
      }) : (!r1.t1<i32, tensor<?xf32>>) -> ()
    }) {dense = "\22\\textloc(x)", r.attr = f32} : () -> (!r2.t1<* + / ?>, tuple<tensor<?x1xi64>, !r0.t0<a.b.c | d>>, tuple<none, (memref<ui64, 4>) -> (), tuple<none>>)
    %51 = "r1.op"(%0#1, %40#1)[^bb1, ^bb1] : (index, (((i128) -> (), (i33) -> !r0.t2<@sym ^bb %v>) -> (si16, tensor<0xindex>), complex<ui64>) -> vector<[6]x5xf32>) -> f8E5M2
  }) : (index, index) -> ()
  %1 = "r0.op"(%0#1, %0#0, %0#1, %0#1) : (index, i33, index, index) -> memref<tf32>
  "r2.op"() <{dense = -4.0686639902499999E+240 : f64, loc = -5.100160e+23 : bf16}> ({
    %2 = "r0.x_1"(%0#1, %0#1, %0#0) <@"quote\22s"> {r.attr = affine_map<(d0)[s0] -> (-13)>, value = -17822 : si16, "with space" = strided<[1, 1]>} : (index, index, i33) -> ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>))
    "r2.a.b"(%2, %0#1, %2, %1)[^bb1, ^bb2] : ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>), index, (!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>), memref<tf32>) -> ()
  ^bb1(%3: vector<6x4xf80>):  // 2 preds: ^bb0, ^bb1
    "r1.a.b"(%0#0) ({
      "r2.a.b"() <{dense = dense_resource<"odd key"> : tensor<4xi8>, value}> : () -> ()
      %35:3 = "r2.a.b"(%0#1, %1) <{}> : (index, memref<tf32>) -> (tuple<index>, vector<8xf8E5M2>, !r1.t3<<>>)
      "r1.a.b"(%1, %0#1, %0#0)[^bb1] {true = distinct[0]<781441047165290074 : ui64>} : (memref<tf32>, index, i33) -> ()
    ^bb1(%36: vector<2xindex>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %37:2 = "r0.op"(%35#0) : (tuple<index>) -> (none, memref<6x?xvector<4xf32>, affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 2) floordiv 5) ceildiv 4)>>)
      %38 = "r0.a.b"(%36, %35#2)[^bb1, ^bb1, ^bb1] : (vector<2xindex>, !r1.t3<<>>) -> tensor<?x?xindex, [1, true]>
    }) : (i33) -> ()
    %4 = "r1.Y"(%0#0, %2, %1) <affine_set<()[s0] : (0 == 0)>> : (i33, (!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>), memref<tf32>) -> tensor<index>
    "r1.op"(%2)[^bb2, ^bb1] <#r2.a0<@sym ^bb %v>> : ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> ()
  ^bb2(%5: none):  // 3 preds: ^bb0, ^bb1, ^bb2
    %6:3 = "r2.op"(%5, %1) : (none, memref<tf32>) -> (index, ui7, i8)
    "r1.x_1"(%0#1) <tensor<1x!r1.t3<[1, (2), {3}]>, [1, true]>> : (index) -> ()
    %7 = "r2.x_1"()[^bb2] ({
      %20 = "r0.Y"(%6#1) ({
      }, {
      }) {_x = dense_resource<blob> : tensor<4xi8>, dense = #r0.a1<1>, i32 = 6 : i64, loc = "->//" : i128} : (ui7) -> tuple<tuple<tensor<3x?x?x?xcomplex<f32>>, tensor<?x1xindex>, !r2.t0<[1, (2), {3}]>>, vector<7xi64>>
      "r0.Y"() <f80> : () -> ()
      "r0.a.b"() <{"a-b" = distinct[1]<110077819320000279979095935204050221049 : i128>, dense = affine_map<()[s0, s1] -> ((s0 + 17) mod 4 - 20)>, value = {}}> {key = dense_resource<blob_1> : tensor<4xi8>} : () -> ()
      %21:2 = "r0.Y"(%5, %2)[^bb1] ({
        %31 = "r2.x_1"(%1, %6#1) : (memref<tf32>, ui7) -> none
        %32 = "r0.x_1"() : () -> vector<8x8xi33>
        "r1.Y"(%0#0) <distinct[2]<["->\0A->\FF<text" : si16, affine_map<(d0, d1) -> (((d1 mod 5) floordiv 3) * -3, d1)>]>> {value = @"123"::@"new\0Aline"::@"123"} : (i33) -> ()
        %33 = "r1.x_1"()[^bb1, ^bb1] : () -> tuple<complex<i33>>
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        %34:4 = "r2.op"()[^bb1] <dense<-3> : tensor<1xi65>> {loc} : () -> (tuple<>, complex<f8E4M3FN>, vector<f8E4M3FN>, () -> f80)
      }, {
        "r0.Y"(%2) {_x} : ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> ()
      }, {
        %26:2 = "r0.a.b"(%2) : ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> (() -> f32, bf16)
        %27:2 = "r1.Y"(%0#1, %6#1, %6#2) <loc(fused<unit>["\FF\22 "("loc(x)\22"("//text\00"))])> : (index, ui7, i8) -> (none, i32)
        %28:2 = "r0.x_1"(%1, %20) {i32 = affine_map<()[s0] -> (0, (s0 floordiv 6 - 5) * -3, s0)>, y$ = {dense = array<f32: -3.946060e+01, 8.224780e+01, 9.136520e+01, 3.367250e+01>}} : (memref<tf32>, tuple<tuple<tensor<3x?x?x?xcomplex<f32>>, tensor<?x1xindex>, !r2.t0<[1, (2), {3}]>>, vector<7xi64>>) -> (vector<1x3xf64>, tuple<ui7>)
        %29:2 = "r0.x_1"(%1)[^bb1] <@"#y"::@"<>"> : (memref<tf32>) -> (memref<?xf16>, index)
      ^bb1(%30: index):  // 2 preds: ^bb0, ^bb1
        "r0.a.b"(%28#0) {dense = affine_set<(d0, d1) : (d1 * -8 + d0 * 2 - 1 >= 0, d0 == 0)>} : (vector<1x3xf64>) -> ()
        "r2.x_1"(%26#0, %2)[^bb1] <affine_set<(d0, d1)[s0, s1] : (d1 + s1 - (-s0 + 19) == 0)>> {y$ = #r1.a3<[1, (2), {3}]>} : (() -> f32, (!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> ()
      }) : (none, (!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> ((index) -> (), tuple<si16, tuple<i64>, ui64>)
    ^bb1(%22: complex<tf32>, %23: vector<[8]xf128>):  // 2 preds: ^bb0, ^bb1
      %24 = "r1.a.b"() {"a-b", dense = distinct[3]<7 : si16>, y$ = loc(unknown)} : () -> (() -> index)
      %25 = "r2.Y"()[^bb1] <{}> : () -> complex<i128>
    }, {
    }, {
      %8:2 = "r1.x_1"(%2) ({
        "r2.Y"(%5, %5) <[]> : (none, none) -> ()
      }) : ((!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> (!r0.t1<x::y, -1>, tuple<(f128) -> (tuple<>, memref<8x9xcomplex<f64>, {a = 1 : i32}>)>)
      "r2.op"() ({
        "r1.a.b"(%8#1, %2) <-8.400000e+01 : f16> : (tuple<(f128) -> (tuple<>, memref<8x9xcomplex<f64>, {a = 1 : i32}>)>, (!r0.t3, memref<?x?x?xvector<4xf32>, {a = 1 : i32}>) -> (tensor<?xcomplex<f32>, [1, true]>, vector<4xf64>)) -> ()
        %14 = "r2.Y"(%6#2)[^bb1] : (i8) -> i1
      ^bb1(%15: vector<[4]xui7>):  // 2 preds: ^bb0, ^bb1
        %16:3 = "r0.a.b"(%1, %8#0) <complex<bf16>> : (memref<tf32>, !r0.t1<x::y, -1>) -> ((!r2.t0<"s>">) -> (), complex<f16>, complex<i32>)
        %17:2 = "r1.x_1"()[^bb2, ^bb1] {i32} : () -> (complex<f8E4M3FN>, !r2.t1<"s>">)
      ^bb2(%18: ui7):  // 2 preds: ^bb1, ^bb2
        %19 = "r1.Y"(%6#0) {_x = strided<[?, 1]>} : (index) -> tensor<si16>
        "r2.a.b"()[^bb2] <{}> {"quote\22s" = dense<> : tensor<0xi65>, "with space" = true} : () -> ()
      }, {
        %9:3 = "r0.op"() {"%x" = affine_map<()[s0, s1] -> (s0 - 19, s0, (-s1 + s0 - 1) * 8)>, "->" = [], dots.and.dots = #r0.a0<<>>} : () -> (index, complex<i8>, tuple<vector<7x3x[6]xi33>>)
        "r0.op"() : () -> ()
        "r2.x_1"(%0#0) {r.attr = @f, y$} : (i33) -> ()
        %10:3 = "r0.op"(%5)[^bb1, ^bb1, ^bb1] : (none) -> (f16, index, complex<ui64>)
      ^bb1(%11: complex<f16>):  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1
        "r2.op"(%10#2, %0#1, %10#1, %10#0) : (complex<ui64>, index, index, f16) -> ()
        %12:2 = "r0.op"() : () -> (index, complex<f64>)
        %13:2 = "r1.op"(%12#1, %10#2, %10#1)[^bb1, ^bb1] <affine_set<(d0, d1)[s0, s1] : ((d1 - d0) mod 5 - d0 == 0, 0 == 0, 0 == 0)>> {"new\0Aline" = #r0.a0<"s>">} : (complex<f64>, complex<ui64>, index) -> (complex<i1>, si16)
      }) : () -> ()
    }) {dense, key, true = "\FF"} : () -> tensor<?x?x?x!r2.t3<"\5C">>
  }) : () -> ()
}) : () -> ()
