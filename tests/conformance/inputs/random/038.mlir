"builtin.module"() ({
  "r0.x_1"() : () -> ()
  "r2.a.b"() : () -> ()
  %0:2 = "r2.a.b"() ({
    %3:3 = "r0.Y"() <affine_set<() : (13 >= 0, 1 >= 0)>> ({
      "r1.a.b"() ({
      }) : () -> ()
      %25:3 = "r1.op"()[^bb2, ^bb1] {r.attr = "text//aa//<" : i128, value = f128} : () -> (vector<ui64>, memref<memref<?xi8>>, tuple<i64>)
    ^bb1(%26: tuple<!r2.t2<i32, tensor<?xf32>>>, %27: !r1.t2<a -> b>, %28: none):  // 3 preds: ^bb0, ^bb1, ^bb2
      %29:2 = "r2.op"() <#r0.a0<"\5C">> : () -> (tuple<tuple<i1>, i64>, complex<bf16>)
      %30:2 = "r2.op"(%25#2) : (tuple<i64>) -> (tuple<>, !r1.t3)
      %31 = "r0.op"()[^bb1] : () -> tuple<>
    ^bb2(%32: vector<[3]xindex>):  // pred: ^bb0
      "r0.op"(%32) : (vector<[3]xindex>) -> ()
      %33:2 = "r0.a.b"(%25#2)[^bb1] ({
        %34:2 = "r0.x_1"() {dense = "", loc} : () -> (!r1.t0<"s>">, (!r0.t3<x::y, -1>, !r0.t2<"\5C">) -> ())
        %35 = "r1.op"() <{i32}> : () -> memref<*xf8E5M2, "space">
        %36:3 = "r0.a.b"(%34#1, %34#0) : ((!r0.t3<x::y, -1>, !r0.t2<"\5C">) -> (), !r1.t0<"s>">) -> (i1, vector<i32>, () -> !r0.t3<"s>">)
      }, {
      }) {dense = dense<8.118080e+01> : tensor<f64>} : (tuple<i64>) -> (vector<ui64>, tensor<complex<f32>>)
    }, {
    }) : () -> (vector<5xui7>, tensor<?xi32>, complex<f32>)
    %4:2 = "r1.x_1"(%3#0, %3#1, %3#2) : (vector<5xui7>, tensor<?xi32>, complex<f32>) -> ((complex<si16>) -> tuple<tuple<>>, tensor<?x?x?xi128>)
    "r1.a.b"(%3#1, %4#1, %4#1)[^bb1, ^bb1] <{r.attr = {value}, true = -3.600120e-05 : bf16, value = strided<[]>}> {key = 3.0772545681160348E-148 : f64, loc = "" : i1} : (tensor<?xi32>, tensor<?x?x?xi128>, tensor<?x?x?xi128>) -> ()
  ^bb1(%5: tuple<tensor<*xtf32>>):  // 3 preds: ^bb0, ^bb0, ^bb1
    "r1.x_1"(%3#2) ({
      %19 = "r0.a.b"(%4#1) ({
      }, {
        %23 = "r2.op"() : () -> tensor<?xcomplex<f32>, {r.attr}>
        %24:2 = "r1.Y"(%4#0) {"<>" = @f} : ((complex<si16>) -> tuple<tuple<>>) -> (() -> complex<ui7>, !r0.t0<"\5C">)
      }, {
      }) : (tensor<?x?x?xi128>) -> complex<i128>
      %20 = "r2.Y"(%3#0)[^bb2, ^bb1] <{value = dense_resource<blob> : tensor<4xi8>}> ({
      }) : (vector<5xui7>) -> none
    ^bb1(%21: tensor<?x7xindex>):  // 2 preds: ^bb0, ^bb1
      "r0.a.b"(%20) : (none) -> ()
      %22 = "r2.x_1"(%3#0, %19)[^bb1] <dense<-6> : tensor<i65>> : (vector<5xui7>, complex<i128>) -> none
    ^bb2:  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb2
      "r1.a.b"(%20, %5, %4#1)[^bb2, ^bb2, ^bb2] <tuple<!r1.t3<<>>, tuple<!r2.t2<"s>">>>> : (none, tuple<tensor<*xtf32>>, tensor<?x?x?xi128>) -> ()
    }, {
    }) : (complex<f32>) -> ()
    %6 = "r1.Y"(%3#2, %3#0)[^bb1] ({
      %7 = "r0.Y"(%3#2, %3#1, %3#0) <affine_set<()[s0] : (7 >= 0, 0 == 0)>> {"#y" = -6.203300e+270 : f64, "quote\22s" = none} : (complex<f32>, tensor<?xi32>, vector<5xui7>) -> complex<f64>
      %8 = "r2.a.b"() : () -> ((() -> (), complex<i1>) -> ())
      %9:3 = "r2.a.b"(%4#1, %8, %4#1) : (tensor<?x?x?xi128>, (() -> (), complex<i1>) -> (), tensor<?x?x?xi128>) -> (tensor<1x6xindex>, !r2.t2<a -> b>, !r0.t1<<>>)
      %10:2 = "r1.Y"()[^bb2, ^bb1] ({
        "r0.op"(%3#1) {_x, key = 6.796880e-01 : bf16} : (tensor<?xi32>) -> ()
        "r2.Y"(%3#2, %3#2)[^bb2] : (complex<f32>, complex<f32>) -> ()
      ^bb1(%14: complex<i33>):  // pred: ^bb1
        %15:3 = "r0.Y"(%3#0, %7, %14) <distinct[0]<[dense<(-1.018210e+01,5.971620e+01)> : tensor<complex<f32>>]>> : (vector<5xui7>, complex<f64>, complex<i33>) -> (memref<i33, {a = 1 : i32}>, vector<i64>, tuple<bf16>)
        %16:2 = "r2.Y"(%3#1, %15#0)[^bb1] : (tensor<?xi32>, memref<i33, {a = 1 : i32}>) -> (memref<?xf16, {a = 1 : i32}>, () -> ())
      ^bb2:  // 3 preds: ^bb0, ^bb2, ^bb2
        %17 = "r1.Y"(%3#2, %9#0, %8) : (complex<f32>, tensor<1x6xindex>, (() -> (), complex<i1>) -> ()) -> bf16
        %18 = "r2.a.b"()[^bb2, ^bb2] <{key = dense_resource<blob_1> : tensor<4xi8>, loc = affine_set<(d0)[s0, s1] : ((s1 ceildiv 5 - 1) * 4 >= 0, 8 >= 0, s0 >= 0)>}> : () -> f16
      }) : () -> (tuple<>, complex<f128>)
    ^bb1(%11: i128):  // 2 preds: ^bb0, ^bb2
      %12:4 = "r1.Y"()[^bb2, ^bb2] : () -> (!r2.t3<* + / ?>, index, i33, complex<ui64>)
    ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
      %13 = "r1.a.b"()[^bb1] : () -> tuple<f32>
    }, {
      "r2.a.b"(%5) <[]> : (tuple<tensor<*xtf32>>) -> ()
    }) : (complex<f32>, vector<5xui7>) -> complex<si16>
  }) {dots.and.dots = @"new\0Aline"::@"<>"::@"a-b", value = array<f64: -4.215960e+01, 7.068270e+01>} : () -> (tuple<tuple<tuple<>>, !r1.t1>, memref<*xf32, "space">)
  "r1.op"() <true> ({
  }) : () -> ()
  %1 = "r2.x_1"() {value = "\22<\0A"} : () -> complex<f32>
  %2:2 = "r0.x_1"(%1, %0#0) <#r1.a0<a.b.c | d>> : (complex<f32>, tuple<tuple<tuple<>>, !r1.t1>) -> (none, () -> (() -> (), i32))
}) : () -> ()
