"builtin.module"() ({
  "r0.op"() ({
    "r0.op"() : () -> ()
    %43 = "r2.a.b"() : () -> i128
  }, {
    %32 = "r0.x_1"() : () -> tensor<5x7x?xi64>
    %33:3 = "r2.Y"(%32, %32) : (tensor<5x7x?xi64>, tensor<5x7x?xi64>) -> (!r1.t1<<>>, memref<3x?xi8, {a = 1 : i32}>, memref<vector<4xf32>, {a = 1 : i32}>)
    "r0.op"() <@_g$1> ({
      %40 = "r1.x_1"() <{}> : () -> memref<vector<4xf32>, {a = 1 : i32}>
      %41 = "r0.x_1"(%32) <affine_map<(d0)[s0] -> ((d0 - s0 mod 2) floordiv 4 + 2, 60, -16)>> : (tensor<5x7x?xi64>) -> tensor<*xcomplex<f32>>
      %42:2 = "r0.x_1"(%40) : (memref<vector<4xf32>, {a = 1 : i32}>) -> (!r2.t1, i8)
    }, {
      %34 = "r0.op"(%33#2, %33#0) <{"#y"}> : (memref<vector<4xf32>, {a = 1 : i32}>, !r1.t1<<>>) -> complex<f8E5M2>
      "r0.x_1"() <{dots.and.dots = strided<[1]>, true = affine_map<(d0) -> (0, d0)>, y$ = dense_resource<blob_1> : tensor<4xi8>}> : () -> ()
      "r2.x_1"(%33#1) <[]> : (memref<3x?xi8, {a = 1 : i32}>) -> ()
      "r0.op"()[^bb1, ^bb1] : () -> ()
    ^bb1(%35: complex<f8E5M2>, %36: () -> ()):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
      "r2.op"(%32) ({
        %39:2 = "r2.a.b"() : () -> (memref<complex<f64>, {a = 1 : i32}>, i32)
      }, {
      }, {
        "r2.Y"(%33#0, %34, %33#2, %33#0) : (!r1.t1<<>>, complex<f8E5M2>, memref<vector<4xf32>, {a = 1 : i32}>, !r1.t1<<>>) -> ()
      }) : (tensor<5x7x?xi64>) -> ()
      %37 = "r0.op"(%35, %33#0) <affine_set<()[s0, s1] : (s0 == 0, s1 == 0, s1 == 0)>> : (complex<f8E5M2>, !r1.t1<<>>) -> index
      "r1.op"(%33#1)[^bb1, ^bb1] ({
        "r1.x_1"() : () -> ()
        %38:2 = "r0.op"(%36) <{}> : (() -> ()) -> (!r1.t1, complex<tf32>)
      }) : (memref<3x?xi8, {a = 1 : i32}>) -> ()
    }, {
    }) {value} : () -> ()
  }, {
    "r2.Y"() ({
      %24:3 = "r2.Y"() : () -> (memref<*xmemref<?xi8>, 5>, tuple<>, tuple<vector<8xi8>>)
      "r1.op"(%24#0, %24#2, %24#0) {dense = "", loc = affine_set<()[s0, s1, s2] : (s2 * -2 >= 0, (-(s0 + 3)) mod 5 >= 0)>, true = array<i64: 0, -5, 3, -1>} : (memref<*xmemref<?xi8>, 5>, tuple<vector<8xi8>>, memref<*xmemref<?xi8>, 5>) -> ()
      %25:2 = "r0.x_1"(%24#1) ({
        %30:2 = "r1.x_1"(%24#1, %24#2) : (tuple<>, tuple<vector<8xi8>>) -> (none, () -> ())
        "r0.x_1"(%24#1) {value = 0 : i33} : (tuple<>) -> ()
        %31:2 = "r1.Y"(%30#0)[^bb1, ^bb1] <{}> : (none) -> (i33, vector<[4]xi32>)
      ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
        "r0.a.b"(%31#1, %30#0, %30#0)[^bb1] : (vector<[4]xi32>, none, none) -> ()
      }, {
      }, {
      }) {"new\0Aline" = strided<[]>} : (tuple<>) -> (none, memref<memref<?xi8>, {a = 1 : i32}>)
      %26:2 = "r1.a.b"()[^bb1, ^bb1] <-3.379580e-05 : f16> {dense = affine_map<() -> (-1, 9)>, loc} : () -> (tuple<vector<i1>>, complex<f16>)
    ^bb1(%27: tuple<none>, %28: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
      "r0.Y"() <{i32 = "\22"}> : () -> ()
      %29:2 = "r1.Y"()[^bb1] {key = []} : () -> (tensor<6xf80, 4103904954 : i33>, vector<i8>)
    }, {
      %20:2 = "r1.Y"() : () -> (vector<ui64>, tensor<*xui64>)
      %21 = "r1.a.b"() ({
        %23 = "r0.x_1"(%20#1, %20#0, %20#0) : (tensor<*xui64>, vector<ui64>, vector<ui64>) -> (() -> vector<5x8xi33>)
      }) : () -> tuple<tensor<?x!r1.t0<i32, tensor<?xf32>>>>
      %22 = "r1.a.b"(%21) {"with space" = " ->"} : (tuple<tensor<?x!r1.t0<i32, tensor<?xf32>>>>) -> f8E5M2
    }) : () -> ()
    "r2.x_1"() <{dense = affine_set<() : (77 >= 0, -3 >= 0)>, key = -8.536240e+10 : bf16}> : () -> ()
    "r2.x_1"() {true = @"->"::@"->"::@"->"::@"->", value = {}} : () -> ()
  }) : () -> ()
  "r2.a.b"() : () -> ()
  %0 = "r0.a.b"() : () -> ((i128) -> ())
  %1:3 = "r2.op"() <0 : i32> ({
    %2:2 = "r2.a.b"() {_x = "\\" : i8} : () -> (vector<[5]xf80>, !r1.t3<"s>">)
    %3:2 = "r1.x_1"() {"%x" = -3.79855116E-35 : f32, "123" = memref<vector<4xf32>>} : () -> (complex<f8E5M2>, tuple<>)
    %4:2 = "r0.a.b"() : () -> (vector<f8E4M3FN>, none)
    "r2.a.b"(%3#0)[^bb2, ^bb2] <{key, true}> ({
    }, {
      %12:4 = "r1.Y"() : () -> (index, memref<memref<?xi8>>, () -> (() -> ()), tf32)
      "r0.x_1"()[^bb1] <dense_resource<blob_1> : tensor<4xi8>> ({
        "r0.op"(%2#0, %12#2, %2#1, %2#1) {"with space"} : (vector<[5]xf80>, () -> (() -> ()), !r1.t3<"s>">, !r1.t3<"s>">) -> ()
        "r0.x_1"() <{}> {"with space"} : () -> ()
        "r0.op"()[^bb1] : () -> ()
      ^bb1(%16: tensor<0x0xcomplex<f32>>, %17: f80):  // 2 preds: ^bb0, ^bb1
        %18 = "r2.a.b"() : () -> tf32
        %19 = "r1.Y"()[^bb1] {value = dense_resource<"odd key"> : tensor<4xi8>} : () -> ((tuple<index>, () -> ()) -> complex<i64>)
      }) : () -> ()
    ^bb1(%13: ((tuple<!r1.t1<i32, tensor<?xf32>>>, none) -> tuple<f80>) -> (tensor<*xcomplex<f32>>, !r2.t0<"s>">)):  // 3 preds: ^bb0, ^bb1, ^bb1
      %14:2 = "r1.a.b"(%3#1) : (tuple<>) -> (vector<i64>, vector<1xi1>)
      %15:2 = "r0.a.b"()[^bb1, ^bb1] {"123" = array<i16: 5, 6, 1, -4, 7>} : () -> (memref<5xcomplex<f64>, affine_map<(d0)[s0, s1] -> (d0 + s1 + s0 + 2, s0 + s0 + s1 + 9, -s1)>, {a = 1 : i32}>, i1)
    }, {
      "r2.x_1"(%4#0, %2#0) : (vector<f8E4M3FN>, vector<[5]xf80>) -> ()
      "r2.x_1"(%3#0, %3#0) <5.681250e+01 : f16> ({
      }, {
        %10 = "r0.Y"() {"#y" = affine_map<(d0) -> (d0, d0 * 2 - 12, -14)>, _x, dense = "" : ui7, loc = #r1.a2<x::y, -1>} : () -> index
        %11:2 = "r2.op"(%0, %3#1) <-7.830000e-106 : f64> : ((i128) -> (), tuple<>) -> ((complex<ui64>, complex<f32>) -> (), () -> ())
      }, {
      }) : (complex<f8E5M2>, complex<f8E5M2>) -> ()
      "r0.op"(%4#0)[^bb1, ^bb1, ^bb1] : (vector<f8E4M3FN>) -> ()
    ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb1
      %9 = "r0.op"(%4#0, %2#1)[^bb1, ^bb1] <{"<>", dots.and.dots, loc = "\22 //"}> {"new\0Aline" = []} : (vector<f8E4M3FN>, !r1.t3<"s>">) -> memref<*xvector<4xf32>, "space">
    }) : (complex<f8E5M2>) -> ()
  ^bb1:  // 3 preds: ^bb1, ^bb2, ^bb2
    "r0.op"(%3#0, %4#0, %2#1) <{_x}> {dense = [], key = none, loc = #r1.a0<a.b.c | d>} : (complex<f8E5M2>, vector<f8E4M3FN>, !r1.t3<"s>">) -> ()
    %5 = "r1.Y"(%2#1, %3#0)[^bb1, ^bb2] {"<>" = true, loc = loc(""("f.rs":50:74))} : (!r1.t3<"s>">, complex<f8E5M2>) -> si16
  ^bb2(%6: complex<i128>, %7: index):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    %8:4 = "r0.Y"(%4#0)[^bb1, ^bb2, ^bb1] : (vector<f8E4M3FN>) -> (tensor<f64>, () -> ui7, vector<i8>, none)
  }) : () -> ((vector<6xf80>, complex<f80>) -> (), i33, (tuple<() -> ()>) -> tensor<*x!r1.t0>)
}) : () -> ()
