"builtin.module"() ({
  %0:2 = "r0.op"() <dense<8.36909961> : tensor<f32>> : () -> (tuple<>, complex<f32>)
  %1:3 = "r2.Y"(%0#1) ({
    %5:3 = "r1.op"() <{}> ({
    }, {
    }, {
    }) {y$} : () -> (!r1.t3<<>>, vector<[4]xui64>, i1)
    %6:2 = "r0.a.b"() : () -> (i32, index)
    "r2.x_1"() : () -> ()
    %7:2 = "r2.a.b"()[^bb1] <{}> ({
      "r0.a.b"(%5#0) {i32 = #r2.a0<* + / ?>, key = affine_map<(d0)[s0] -> (d0 + s0 * 42, s0)>} : (!r1.t3<<>>) -> ()
    }, {
      %49:4 = "r1.x_1"(%6#1, %0#0) <{"new\0Aline" = dense_resource<"odd key"> : tensor<4xi8>}> ({
        %77 = "r2.Y"(%5#2) <"\FF\0A\FF\22"> : (i1) -> f80
        %78:2 = "r0.op"() {loc = @_g$1::@"with space", "new\0Aline"} : () -> (i8, tensor<?xcomplex<f32>>)
        %79:3 = "r2.x_1"(%78#1, %5#2, %0#0, %5#2) : (tensor<?xcomplex<f32>>, i1, tuple<>, i1) -> (complex<f8E4M3FN>, complex<i8>, memref<complex<f64>, 5>)
        %80:2 = "r1.op"()[^bb1] <{key = dense<-3.170760e+01> : tensor<2x2x2xf32>}> : () -> (index, f80)
      ^bb1(%81: i32):  // 2 preds: ^bb0, ^bb1
        "r1.op"(%0#0) {_x, dense = "a\0Atext" : ui64, i32 = 2.859380e+00 : bf16, "new\0Aline" = ["" : ui7, []]} : (tuple<>) -> ()
        %82:3 = "r0.x_1"(%78#0, %78#1) {"->", loc} : (i8, tensor<?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>, vector<ui7>, none)
        %83:2 = "r1.a.b"()[^bb1] {r.attr = #r0.a3} : () -> (memref<9x6xi8>, tensor<*x!r1.t3<* + / ?>>)
      }) {"quote\22s" = @dots.and.dots::@"%x"} : (index, tuple<>) -> (tensor<?xsi16>, none, () -> (), (complex<f16>, complex<f8E4M3FN>) -> ())
      "r2.op"(%5#0, %49#0, %5#2) : (!r1.t3<<>>, tensor<?xsi16>, i1) -> ()
      %50 = "r0.a.b"(%5#0, %6#0) <true> ({
      }) {"with space" = true} : (!r1.t3<<>>, i32) -> tensor<4xcomplex<f32>>
      %51 = "r1.op"(%0#0)[^bb2, ^bb2] <dense<-2> : tensor<1xi4>> {dense = "\22//\\" : i128, true = false} : (tuple<>) -> none
    ^bb1(%52: index):  // pred: ^bb2
      %53:2 = "r1.Y"(%49#0, %5#0, %49#3) : (tensor<?xsi16>, !r1.t3<<>>, (complex<f16>, complex<f8E4M3FN>) -> ()) -> (memref<*xcomplex<f64>, {a = 1 : i32}>, vector<1xf64>)
      "r1.a.b"() <"\0A\00" : i8> ({
        "r2.op"(%53#0, %6#0, %52) <array<i8: 6, 0, -1>> : (memref<*xcomplex<f64>, {a = 1 : i32}>, i32, index) -> ()
        %75:2 = "r2.op"()[^bb1] : () -> (complex<f80>, i64)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %76 = "r2.op"(%53#0)[^bb1] <{"->" = {i32 = false, loc}}> {"new\0Aline" = "//", value = true} : (memref<*xcomplex<f64>, {a = 1 : i32}>) -> i32
      }, {
        "r1.Y"(%6#0) {"%x" = []} : (i32) -> ()
        "r1.x_1"(%0#0, %49#3, %53#0) <0 : i33> {"%x", value} : (tuple<>, (complex<f16>, complex<f8E4M3FN>) -> (), memref<*xcomplex<f64>, {a = 1 : i32}>) -> ()
      }) {y$ = dense<(-8,-7)> : tensor<complex<i8>>} : () -> ()
      %54:4 = "r0.a.b"(%53#0, %50, %53#0, %49#2)[^bb2] <{}> ({
        "r0.a.b"(%5#0) <array<i32: 0>> : (!r1.t3<<>>) -> ()
        %67:3 = "r2.a.b"() <dense_resource<"odd key"> : tensor<4xi8>> : () -> (complex<i32>, f8E4M3FN, none)
        %68:3 = "r0.x_1"(%51, %52)[^bb3, ^bb1, ^bb3] : (none, index) -> (complex<f8E4M3FN>, tensor<index>, (tensor<complex<f32>>) -> i8)
      ^bb1:  // 2 preds: ^bb0, ^bb2
        %69:3 = "r0.a.b"(%5#2, %68#0) : (i1, complex<f8E4M3FN>) -> (!r1.t1<a -> b>, memref<?x3xtf32>, (bf16) -> (tensor<*x!r2.t3<[1, (2), {3}]>>, vector<i1>))
        %70 = "r2.op"() : () -> memref<2x2x8xf8E5M2, affine_map<(d0, d1, d2)[s0] -> (d1 ceildiv 6 + 3, d1)>, "space">
        %71:4 = "r2.op"(%49#1)[^bb3] : (none) -> (!r0.t1<1>, vector<[1]x[6]xf64>, complex<tf32>, tuple<si16>)
      ^bb2:  // no predecessors
        %72 = "r1.a.b"(%53#0)[^bb1] : (memref<*xcomplex<f64>, {a = 1 : i32}>) -> memref<vector<4xf32>, {a = 1 : i32}>
      ^bb3(%73: vector<bf16>, %74: tensor<?xcomplex<f32>, 0 : i32>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb3
        "r0.op"(%68#2, %5#2, %49#1, %6#1)[^bb3] {r.attr = array<i1: false, false, true, false>} : ((tensor<complex<f32>>) -> i8, i1, none, index) -> ()
      }, {
        "r1.a.b"() : () -> ()
        "r0.op"(%6#0, %6#1) : (i32, index) -> ()
        %62 = "r1.op"(%49#2) : (() -> ()) -> tuple<>
        %63 = "r0.op"()[^bb1] : () -> index
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %64:3 = "r2.op"(%50) <{_x = "" : ui7, "quote\22s" = f64}> : (tensor<4xcomplex<f32>>) -> (memref<*xi33>, complex<f8E4M3FN>, complex<f32>)
        %65 = "r2.Y"() {"->" = i32, _x, dense = #r2.a1<a -> b>} : () -> !r0.t3<i32, tensor<?xf32>>
        %66 = "r0.Y"()[^bb1] <{"->" = dense_resource<blob> : tensor<4xi8>, dense = dense<(-1.795480e+01,3.124260e+01)> : tensor<3xcomplex<f32>>, dots.and.dots}> {dense} : () -> memref<*xcomplex<f64>, {a = 1 : i32}>
      }, {
        %61:2 = "r2.a.b"(%49#3, %52, %49#0) <{"123" = -55753397093537657897316554866309220199 : i128}> : ((complex<f16>, complex<f8E4M3FN>) -> (), index, tensor<?xsi16>) -> ((f8E4M3FN) -> (!r1.t2<<>>, vector<5x[3]xui7>), complex<f80>)
        "r0.a.b"() : () -> ()
      }) {dots.and.dots = "//a", key = dense_resource<blob> : tensor<4xi8>, loc} : (memref<*xcomplex<f64>, {a = 1 : i32}>, tensor<4xcomplex<f32>>, memref<*xcomplex<f64>, {a = 1 : i32}>, () -> ()) -> (tensor<*xi1>, tf32, vector<1xf32>, tuple<>)
    ^bb2(%55: complex<f128>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
      %56 = "r2.a.b"(%6#0, %5#0) <loc("g.rs":10:1 to :7)> : (i32, !r1.t3<<>>) -> memref<complex<f64>, "space">
      "r0.a.b"(%55) ({
        %60:2 = "r1.Y"(%50, %49#1) : (tensor<4xcomplex<f32>>, none) -> (vector<6x6xi32>, none)
      }) : (complex<f128>) -> ()
      "r2.Y"(%49#0, %49#2)[^bb2, ^bb1] ({
      }, {
        "r2.op"() <strided<[]>> {y$ = 6.774900e-02 : f16} : () -> ()
        "r1.Y"()[^bb1] : () -> ()
      ^bb1(%57: ui64):  // 3 preds: ^bb0, ^bb1, ^bb1
        %58:4 = "r0.Y"(%49#0, %0#0) {_x = dense_resource<blob_1> : tensor<4xi8>, "quote\22s" = 1.2526659999999999E-41 : f64, value} : (tensor<?xsi16>, tuple<>) -> (i33, tuple<vector<f8E4M3FN>>, i128, tensor<*xcomplex<f32>>)
        "r2.x_1"(%6#1) : (index) -> ()
        %59 = "r0.x_1"(%0#1)[^bb1, ^bb1] : (complex<f32>) -> memref<memref<?xi8>, {a = 1 : i32}>
      }) : (tensor<?xsi16>, () -> ()) -> ()
    }, {
      %43:3 = "r0.x_1"() {"%x" = dense<7> : tensor<i32>, i32 = "\00\FF", key = tensor<!r0.t2<* + / ?>>} : () -> (none, complex<tf32>, f8E4M3FN)
      "r1.Y"() : () -> ()
      "r0.x_1"() : () -> ()
      "r1.a.b"(%0#1, %5#2, %43#1, %43#2)[^bb1] <{dense = dense<false> : tensor<i1>, r.attr, "with space" = {}}> : (complex<f32>, i1, complex<tf32>, f8E4M3FN) -> ()
    ^bb1(%44: tuple<!r2.t1<>, vector<[7]xf64>, index>, %45: i1):  // 3 preds: ^bb0, ^bb1, ^bb1
      %46 = "r2.Y"(%43#0)[^bb1, ^bb1] <#r0.a0> : (none) -> (() -> ())
    ^bb2(%47: tuple<>):  // pred: ^bb2
      %48 = "r2.a.b"()[^bb2] : () -> complex<tf32>
    }) {dense = @_g$1::@"<>", y$ = dense<1> : tensor<1xi4>} : () -> (tuple<memref<memref<?xi8>, "space">>, memref<complex<f64>, 1>)
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %8 = "r2.op"(%6#1) <{i32 = #r1.a1<= =>}> ({
      "r0.op"() : () -> ()
      %35 = "r0.x_1"(%5#2, %6#0, %5#0, %7#1)[^bb1] <array<f32: -1.110550e+01>> : (i1, i32, !r1.t3<<>>, memref<complex<f64>, 1>) -> none
    ^bb1(%36: tensor<?x?x?xindex, "">):  // 2 preds: ^bb0, ^bb1
      %37:2 = "r2.a.b"(%6#1, %36) : (index, tensor<?x?x?xindex, "">) -> (memref<*xcomplex<f64>>, tuple<i1>)
      %38:2 = "r1.Y"(%0#1) : (complex<f32>) -> (index, memref<*xvector<4xf32>, 2>)
      %39:2 = "r0.a.b"(%36)[^bb1] <distinct[0]<"\\->loc(x)">> ({
      }, {
      }, {
        "r2.a.b"(%37#1, %38#0, %35) {loc = "\00"} : (tuple<i1>, index, none) -> ()
        %40:2 = "r0.op"(%0#1) : (complex<f32>) -> (vector<6x6xui7>, tuple<>)
        "r1.a.b"(%40#1, %38#0) : (tuple<>, index) -> ()
        "r2.a.b"()[^bb1] : () -> ()
      ^bb1(%41: memref<*xmemref<?xi8>, 1>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
        %42:2 = "r1.x_1"()[^bb1, ^bb1, ^bb1] : () -> (f32, vector<f8E5M2>)
      }) : (tensor<?x?x?xindex, "">) -> (vector<[8]xf8E4M3FN>, vector<[3]xf16>)
    }, {
    }, {
      %9:2 = "r2.op"(%5#1) <strided<[7]>> {r.attr = dense<> : tensor<0x0xi32>} : (vector<[4]xui64>) -> (complex<f16>, tf32)
      %10 = "r1.a.b"(%5#0) : (!r1.t3<<>>) -> tuple<tensor<0x?x1x?xf128>>
      %11:2 = "r1.x_1"() <{"->"}> : () -> (vector<4x2x8xf16>, !r0.t1<"s>">)
      %12:2 = "r0.a.b"(%7#0)[^bb3, ^bb2] {_x = dense_resource<blob> : tensor<4xi8>, dense} : (tuple<memref<memref<?xi8>, "space">>) -> (vector<5xf8E4M3FN>, si16)
    ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
      %13:3 = "r2.Y"(%5#1, %10, %5#1) ({
        %32 = "r1.a.b"(%12#0, %11#1, %0#0) : (vector<5xf8E4M3FN>, !r0.t1<"s>">, tuple<>) -> tensor<*xcomplex<f32>>
        "r2.Y"() {"#y" = false, loc, y$} : () -> ()
        %33:2 = "r1.Y"()[^bb1, ^bb1] : () -> (!r2.t3<1>, none)
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        %34 = "r1.a.b"(%12#1)[^bb1] {dense = @"123"} : (si16) -> bf16
      }, {
      }) : (vector<[4]xui64>, tuple<tensor<0x?x1x?xf128>>, vector<[4]xui64>) -> (tuple<>, bf16, tensor<?x?xcomplex<f32>, #r0.enc<a.b.c | d>>)
      "r0.Y"() ({
        %29:3 = "r1.Y"() : () -> (!r1.t1<i32, tensor<?xf32>>, vector<5xf8E5M2>, complex<f128>)
        "r1.Y"(%12#0, %11#1)[^bb1] <{_x = i33, i32 = false}> {dense = {}, value = array<i32: -3, -4, 5>} : (vector<5xf8E4M3FN>, !r0.t1<"s>">) -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb1
        %30:4 = "r2.Y"(%5#2) : (i1) -> (memref<vector<4xf32>>, tuple<>, si16, i64)
        %31:3 = "r1.Y"()[^bb1] <dense_resource<"odd key"> : tensor<4xi8>> {value} : () -> (!r2.t2<x::y, -1>, vector<7x4xindex>, complex<si16>)
      }) : () -> ()
      %14:4 = "r2.op"(%13#1)[^bb1, ^bb1] <{}> {i32 = "\00" : i64, key = "" : si16, r.attr = affine_map<(d0, d1) -> (1)>} : (bf16) -> (() -> (), vector<6x2xui7>, vector<[6]x2x[2]xf32>, tensor<*xindex>)
    ^bb2(%15: !r1.t3<a.b.c | d>, %16: tuple<index, none>):  // 2 preds: ^bb0, ^bb2
      %17:2 = "r1.Y"(%6#0, %12#1) ({
        "r0.x_1"() : () -> ()
        %22 = "r0.x_1"(%9#0, %7#0)[^bb3, ^bb1, ^bb3] : (complex<f16>, tuple<memref<memref<?xi8>, "space">>) -> !r0.t3<<>>
      ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
        %23:2 = "r0.Y"(%5#0) : (!r1.t3<<>>) -> (vector<[7]xi32>, index)
        %24:2 = "r0.x_1"()[^bb3] : () -> (f8E4M3FN, complex<f64>)
      ^bb2:  // pred: ^bb3
        %25:2 = "r0.a.b"(%11#1) {"%x" = strided<[7]>, r.attr = @"#y"} : (!r0.t1<"s>">) -> (memref<complex<f64>>, !r2.t1<@sym ^bb %v>)
        %26 = "r0.x_1"(%0#0, %7#0)[^bb1] <@"with space"> : (tuple<>, tuple<memref<memref<?xi8>, "space">>) -> !r2.t2<a -> b>
      ^bb3(%27: vector<ui64>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %28:2 = "r0.a.b"()[^bb2, ^bb1] <{_x, loc = affine_map<() -> (-12)>, r.attr = 7.593950e+17 : f32, value}> : () -> (none, complex<i64>)
      }) {dots.and.dots = -7.612500e+01 : f16, i32 = !r1.t2<* + / ?>} : (i32, si16) -> (!r1.t2<x::y, -1>, !r2.t1<x::y, -1>)
      %18:4 = "r2.op"(%11#1)[^bb1, ^bb2] : (!r0.t1<"s>">) -> (tensor<complex<f32>, {}>, () -> i32, complex<f80>, !r2.t3<<>>)
    ^bb3(%19: f16, %20: !r0.t1<1>, %21: memref<i128, "space">):  // 3 preds: ^bb0, ^bb3, ^bb3
      "r2.op"(%6#1, %0#1, %5#1) : (index, complex<f32>, vector<[4]xui64>) -> ()
      "r1.x_1"(%12#0)[^bb3, ^bb3] <"\FF\22\\<"> {dense} : (vector<5xf8E4M3FN>) -> ()
    }) {_x = strided<[7, 1]>, i32 = {true = "" : ui64}, value, y$ = 1.94095125E+18 : f32} : (index) -> f16
    "r0.Y"(%0#0, %7#1) <array<i64: -5, -1>> ({
    }) : (tuple<>, memref<complex<f64>, 1>) -> ()
    "r1.x_1"(%6#1)[^bb1] : (index) -> ()
  }, {
    "r1.Y"(%0#1, %0#1, %0#1, %0#0) : (complex<f32>, complex<f32>, complex<f32>, tuple<>) -> ()
    %3:4 = "r2.op"() : () -> (memref<*xmemref<?xi8>, "space">, vector<8xf32>, f16, vector<f64>)
    %4 = "r2.x_1"() : () -> memref<f64>
  }, {
  }) {r.attr = dense_resource<"odd key"> : tensor<4xi8>, "with space" = array<i8>} : (complex<f32>) -> (complex<i128>, complex<tf32>, vector<8xf8E5M2>)
  %2:3 = "r2.a.b"() <@h.i::@"->"> : () -> (!r2.t2<@sym ^bb %v>, complex<i1>, !r1.t1<a -> b>)
}) : () -> ()
