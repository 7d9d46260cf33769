"builtin.module"() ({
  %0:2 = "r2.a.b"() <!r2.t0> : () -> (tf32, tensor<i1, 0 : i8>)
  "r0.x_1"(%0#1, %0#0) : (tensor<i1, 0 : i8>, tf32) -> ()
  %1:2 = "r2.Y"() : () -> (none, !r2.t0<"s>">)
  %2:3 = "r2.x_1"(%0#1, %1#1, %0#0) {"->" = @"->"::@_g$1, true = {}} : (tensor<i1, 0 : i8>, !r2.t0<"s>">, tf32) -> (ui64, tuple<>, tensor<*xcomplex<f32>>)
  %3 = "r2.x_1"() : () -> tuple<>
  "r2.Y"(%0#0) <[strided<[]>]> ({
    "r2.x_1"(%0#0) : (tf32) -> ()
    %7:3 = "r0.Y"(%2#2, %0#0, %2#2) {"quote\22s" = true, r.attr = @_g$1::@"#y"} : (tensor<*xcomplex<f32>>, tf32, tensor<*xcomplex<f32>>) -> (tuple<>, none, i8)
    %8 = "r0.Y"(%2#1, %2#2, %7#1, %2#0) <"<\\\\" : si16> ({
      %10 = "r2.x_1"() <strided<[7]>> {key = @"a-b"::@"#y"} : () -> (() -> ())
      "r2.x_1"(%1#0, %2#1) {"<>" = #r0.a1<= =>, "new\0Aline" = "\\\FFtext " : i32} : (none, tuple<>) -> ()
      %11:3 = "r2.op"(%1#0, %7#1)[^bb1] {i32 = #r0.a3<<>>, loc = dense<[28817, 17830, 16845]> : tensor<3xui16>, "quote\22s" = {"#y" = "\\\22 " : i128, dense = array<f32: 3.656720e+01, 8.442970e+01>, key = affine_set<()[s0] : (s0 * 2 >= 0, -(-s0 + 4) + 4 == 0, -18 == 0)>, value}, true} : (none, none) -> (memref<*xmemref<?xi8>, "space">, vector<i32>, vector<si16>)
    ^bb1(%12: complex<i1>):  // 2 preds: ^bb0, ^bb1
      %13:3 = "r2.a.b"(%7#0) <""> : (tuple<>) -> (tensor<?xindex>, vector<3x5xsi16>, f8E5M2)
      "r2.a.b"(%11#0) {true = dense_resource<"odd key"> : tensor<4xi8>} : (memref<*xmemref<?xi8>, "space">) -> ()
      %14:4 = "r2.Y"()[^bb1] ({
      }, {
        %18:2 = "r0.a.b"(%2#0) : (ui64) -> (f32, none)
      }, {
        "r2.Y"(%13#1) {loc = [unit], value = @"new\0Aline"} : (vector<3x5xsi16>) -> ()
        "r2.op"() <{}> {"->", "a-b", dense = affine_map<(d0, d1, d2) -> ((d0 floordiv 6) ceildiv 4)>} : () -> ()
        %15:3 = "r0.a.b"(%13#2, %11#1) : (f8E5M2, vector<i32>) -> (!r1.t0<1>, complex<i33>, memref<*xi32, {a = 1 : i32}>)
        %16:4 = "r1.op"(%1#0)[^bb1] <{dense = strided<[]>, y$ = strided<[1, ?]>}> : (none) -> (i1, vector<3xi128>, !r0.t3, index)
      ^bb1(%17: none):  // 2 preds: ^bb0, ^bb1
        "r1.x_1"()[^bb1] : () -> ()
      }) : () -> (complex<i1>, (none) -> (), () -> i8, vector<6xf8E4M3FN>)
    }, {
      %9:4 = "r0.op"(%1#1) : (!r2.t0<"s>">) -> (complex<i1>, () -> (), tf32, () -> ())
    }) {_x = strided<[]>, dense = array<i1: false, false>, r.attr = distinct[0]<affine_set<(d0, d1) : (d0 >= 0, (d1 * -3) mod 5 >= 0, d1 + d0 floordiv 3 - d0 >= 0)>>} : (tuple<>, tensor<*xcomplex<f32>>, none, ui64) -> i64
  }, {
  }, {
    "r2.a.b"() <loc(unknown)> : () -> ()
    "r1.op"() : () -> ()
    %4:2 = "r0.x_1"() : () -> (vector<[1]x8xindex>, memref<memref<?xi8>>)
    "r0.a.b"(%2#0)[^bb1] : (ui64) -> ()
  ^bb1(%5: !r1.t2<x::y, -1>, %6: !r0.t1<>):  // 2 preds: ^bb0, ^bb1
    "r1.op"()[^bb1] {"->", true = {dense = -7.485350e-01 : f16}} : () -> ()
  }) {i32 = dense<[54158, 47182, 4485]> : tensor<3xui16>, loc = affine_set<(d0, d1)[s0] : (d0 ceildiv 6 + 14 == 0)>, "new\0Aline" = -4.692990e-10 : bf16} : (tf32) -> ()
}) : () -> ()
