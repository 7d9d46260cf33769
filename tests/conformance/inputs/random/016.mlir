"builtin.module"() ({
  %0:2 = "r0.a.b"() {"%x" = [], key = dense_resource<blob_1> : tensor<4xi8>, true} : () -> (memref<?xmemref<?xi8>, "space">, (none, tensor<0x?xindex>) -> none)
  "r0.a.b"() <@h.i> {"123" = @dots.and.dots} : () -> ()
  %1:3 = "r1.Y"(%0#0, %0#1, %0#1) <array<i8: -1, 4, -3>> : (memref<?xmemref<?xi8>, "space">, (none, tensor<0x?xindex>) -> none, (none, tensor<0x?xindex>) -> none) -> (vector<i1>, none, vector<i128>)
  "r1.x_1"(%0#1) : ((none, tensor<0x?xindex>) -> none) -> ()
  %2 = "r1.x_1"(%1#2) ({
    %58:2 = "r2.x_1"() ({
      "r0.x_1"() : () -> ()
      %75 = "r1.op"(%0#0) <{dense}> {dense = affine_set<() : (1 == 0, 31 == 0)>, i32, r.attr = affine_map<(d0, d1)[s0, s1] -> (d1 + 42)>} : (memref<?xmemref<?xi8>, "space">) -> none
      "r1.Y"(%1#1, %0#0)[^bb2, ^bb1] ({
      }, {
        %90:3 = "r2.op"(%1#0) : (vector<i1>) -> (tf32, ui7, !r1.t3<a.b.c | d>)
      }) : (none, memref<?xmemref<?xi8>, "space">) -> ()
    ^bb1(%76: f8E5M2):  // 2 preds: ^bb0, ^bb2
      "r2.x_1"() {_x = "", dense = #r0.a1<* + / ?>} : () -> ()
      "r2.x_1"(%76)[^bb2, ^bb3] {key = dense<(5,-6)> : tensor<complex<i8>>} : (f8E5M2) -> ()
    ^bb2(%77: index):  // 3 preds: ^bb0, ^bb1, ^bb3
      %78 = "r0.Y"()[^bb1] <{}> ({
        %86:2 = "r2.x_1"() {"123" = "\FF<" : si16, r.attr = distinct[0]<f8E4M3FN>} : () -> (tensor<?x1xcomplex<f32>>, si16)
        %87 = "r1.x_1"(%1#1)[^bb1] : (none) -> none
      ^bb1(%88: i8):  // 2 preds: ^bb0, ^bb1
        %89 = "r0.a.b"()[^bb1] : () -> i128
      }, {
        "r1.Y"(%75) {dense = affine_map<()[s0, s1, s2] -> (s1)>} : (none) -> ()
        "r2.a.b"(%1#0, %77) : (vector<i1>, index) -> ()
        %82:2 = "r1.Y"(%1#2, %77) {"123"} : (vector<i128>, index) -> (tuple<>, memref<vector<4xf32>>)
        %83 = "r0.a.b"(%1#2, %82#1, %75)[^bb1] : (vector<i128>, memref<vector<4xf32>>, none) -> tuple<>
      ^bb1(%84: tensor<6xcomplex<f32>>):  // 3 preds: ^bb0, ^bb1, ^bb1
        %85:2 = "r0.x_1"(%1#2, %1#2)[^bb1, ^bb1] : (vector<i128>, vector<i128>) -> ((tensor<index>, f80) -> (), vector<f128>)
      }, {
        "r1.x_1"(%0#1, %0#0) : ((none, tensor<0x?xindex>) -> none, memref<?xmemref<?xi8>, "space">) -> ()
      }) : () -> tensor<?x4x!r0.t3<1>>
    ^bb3(%79: memref<2xmemref<?xi8>, strided<[?], offset: 39>>):  // 2 preds: ^bb1, ^bb3
      "r0.Y"() <{}> ({
      }, {
        %81:3 = "r0.Y"() <{}> : () -> (!r1.t0<= =>, complex<f8E5M2>, !r0.t0<>)
        "r2.x_1"(%0#1, %1#0) : ((none, tensor<0x?xindex>) -> none, vector<i1>) -> ()
        "r0.op"() {dense = strided<[1, 1, 1]>} : () -> ()
      }) {loc = true} : () -> ()
      %80:3 = "r2.op"(%0#0, %0#0, %1#1)[^bb3, ^bb2] <strided<[]>> : (memref<?xmemref<?xi8>, "space">, memref<?xmemref<?xi8>, "space">, none) -> (!r1.t1<x::y, -1>, !r0.t2<@sym ^bb %v>, tensor<7xui7>)
    }, {
      %65:3 = "r0.x_1"(%0#0) {"a-b"} : (memref<?xmemref<?xi8>, "space">) -> (!r1.t0<1>, tf32, f8E5M2)
      %66:4 = "r0.op"(%0#0) : (memref<?xmemref<?xi8>, "space">) -> (memref<?x2xcomplex<f64>, {a = 1 : i32}>, f64, si16, complex<tf32>)
      %67 = "r1.x_1"() : () -> tensor<?x?x7xi128, #r0.enc<"\5C">>
      %68 = "r2.op"(%1#2)[^bb1, ^bb1] <dense_resource<"odd key"> : tensor<4xi8>> ({
        "r2.a.b"() <false> : () -> ()
        "r2.a.b"() {_x = 8 : i8} : () -> ()
        %70:3 = "r1.Y"(%1#2, %1#2) : (vector<i128>, vector<i128>) -> (complex<f80>, tf32, i128)
        %71:3 = "r0.a.b"()[^bb1] : () -> (complex<i1>, index, () -> ())
      ^bb1(%72: f16, %73: memref<*xui64>):  // 2 preds: ^bb0, ^bb1
        %74 = "r1.x_1"(%65#1)[^bb1] <{y$ = dense<> : tensor<0xi32>}> {"new\0Aline" = affine_set<()[s0, s1] : (s1 - (s0 + s1) + s0 + 9 >= 0)>} : (tf32) -> tensor<index>
      }) {_x = {true = {}}, dense = dense<(2.166200e+01,-9.105870e+01)> : tensor<complex<f32>>} : (vector<i128>) -> ((vector<8x[2]xf64>) -> ())
    ^bb1:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
      %69 = "r2.a.b"(%65#2, %65#0)[^bb1, ^bb1, ^bb1] {loc = dense<-5> : tensor<1xi32>} : (f8E5M2, !r1.t0<1>) -> f8E4M3FN
    }, {
      %63 = "r2.Y"() {r.attr, value = tuple<>} : () -> none
      "r0.op"()[^bb1] : () -> ()
    ^bb1(%64: tensor<f8E4M3FN>):  // 3 preds: ^bb0, ^bb1, ^bb1
      "r2.x_1"(%64, %1#0) <[]> : (tensor<f8E4M3FN>, vector<i1>) -> ()
      "r1.Y"(%1#2, %0#1) : (vector<i128>, (none, tensor<0x?xindex>) -> none) -> ()
      "r1.x_1"(%0#0, %0#0)[^bb1, ^bb1] : (memref<?xmemref<?xi8>, "space">, memref<?xmemref<?xi8>, "space">) -> ()
    }) : () -> (tuple<>, vector<i8>)
    %59 = "r1.a.b"(%0#0, %0#0, %0#0, %58#1)[^bb1, ^bb1] ({
    }, {
      %60 = "r1.x_1"(%0#1, %1#1) {dense = #r2.a1<"s>">, y$ = "loc(x)" : ui64} : ((none, tensor<0x?xindex>) -> none, none) -> (((!r1.t0<"s>">) -> (), i1) -> i1)
      %61:2 = "r1.op"(%1#2, %0#0) ({
      }, {
        %62:2 = "r0.x_1"(%0#0, %58#1, %0#1) : (memref<?xmemref<?xi8>, "space">, vector<i8>, (none, tensor<0x?xindex>) -> none) -> (complex<ui64>, i128)
        "r0.op"(%60, %60) : (((!r1.t0<"s>">) -> (), i1) -> i1, ((!r1.t0<"s>">) -> (), i1) -> i1) -> ()
      }, {
      }) : (vector<i128>, memref<?xmemref<?xi8>, "space">) -> (bf16, index)
      "r2.x_1"(%61#0, %60, %0#1, %1#2) : (bf16, ((!r1.t0<"s>">) -> (), i1) -> i1, (none, tensor<0x?xindex>) -> none, vector<i128>) -> ()
    }, {
    }) : (memref<?xmemref<?xi8>, "space">, memref<?xmemref<?xi8>, "space">, memref<?xmemref<?xi8>, "space">, vector<i8>) -> ((none, memref<complex<f64>, "space">, i128) -> ())
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    "r0.Y"()[^bb1] {"<>" = false} : () -> ()
  }) : (vector<i128>) -> tuple<() -> (tensor<*xindex>, complex<bf16>)>
  %3 = "r2.op"(%1#1, %1#0, %0#0) ({
    "r1.x_1"(%0#0) {"quote\22s" = affine_set<(d0, d1, d2) : (5 >= 0)>} : (memref<?xmemref<?xi8>, "space">) -> ()
    %53:2 = "r2.op"() <"//"> {loc} : () -> (f32, si16)
    %54 = "r1.x_1"(%1#1, %53#0)[^bb1, ^bb1] ({
    }, {
    }, {
      %57:4 = "r0.op"() <2.1596231295104098E-210 : f64> {key, r.attr = false, true = affine_set<()[s0, s1] : (s1 >= 0)>} : () -> (complex<f64>, index, tensor<!r2.t2<1>>, tensor<?x?x5xi8, [1, true]>)
      "r0.op"(%0#0, %1#2, %1#0, %0#0) : (memref<?xmemref<?xi8>, "space">, vector<i128>, vector<i1>, memref<?xmemref<?xi8>, "space">) -> ()
    }) : (none, f32) -> ((!r0.t3<x::y, -1>, !r1.t3, f32) -> (tensor<index>, tensor<5xindex>))
  ^bb1(%55: (i1) -> ()):  // 3 preds: ^bb0, ^bb0, ^bb1
    %56 = "r2.a.b"()[^bb1] <[loc(unknown)]> : () -> tensor<*x!r1.t2<<>>>
  }, {
    %28:3 = "r1.Y"(%2, %2, %1#2, %0#0) : (tuple<() -> (tensor<*xindex>, complex<bf16>)>, tuple<() -> (tensor<*xindex>, complex<bf16>)>, vector<i128>, memref<?xmemref<?xi8>, "space">) -> (tensor<3x?x1x!r2.t1<"\5C">>, (none) -> (), tensor<*xcomplex<f32>>)
    "r0.op"(%0#0) <{}> ({
      "r0.Y"(%2) : (tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> ()
    }, {
    }, {
    }) : (memref<?xmemref<?xi8>, "space">) -> ()
    %29 = "r0.x_1"(%28#0)[^bb1] : (tensor<3x?x1x!r2.t1<"\5C">>) -> ((vector<i128>) -> ())
  ^bb1(%30: complex<i1>):  // 3 preds: ^bb0, ^bb1, ^bb2
    "r1.Y"(%29) <@"%x"> : ((vector<i128>) -> ()) -> ()
    %31:2 = "r2.x_1"() ({
      %52 = "r0.Y"(%28#2) {"a-b" = {}} : (tensor<*xcomplex<f32>>) -> (() -> ())
    }, {
      "r1.op"() : () -> ()
      %50:2 = "r0.op"(%1#2, %28#1) {"a-b" = "" : i8, loc, r.attr = -5.599980e-03 : f16} : (vector<i128>, (none) -> ()) -> (tensor<?x3xindex>, tuple<>)
      %51:2 = "r0.a.b"(%28#1) : ((none) -> ()) -> (index, vector<i8>)
    }, {
      %36:2 = "r0.op"(%1#0, %0#1) : (vector<i1>, (none, tensor<0x?xindex>) -> none) -> (tuple<>, vector<2x[1]x[7]xi128>)
      %37 = "r0.x_1"(%28#2, %28#1, %0#0)[^bb1] {r.attr = loc("f.rs":16:19), true = array<i16: -5, 0>} : (tensor<*xcomplex<f32>>, (none) -> (), memref<?xmemref<?xi8>, "space">) -> tensor<5x4xindex>
    ^bb1(%38: i128, %39: none, %40: complex<bf16>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
      %41:2 = "r1.a.b"(%39, %0#0, %1#2) ({
        %45:3 = "r1.x_1"(%36#1, %29) : (vector<2x[1]x[7]xi128>, (vector<i128>) -> ()) -> (complex<si16>, (tuple<!r2.t0<@sym ^bb %v>>, complex<i64>, i33) -> (), index)
        %46 = "r1.a.b"()[^bb1, ^bb1, ^bb1] <distinct[1]<0xCB30D9A6 : f32>> : () -> index
      ^bb1(%47: none):  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb1
        %48:2 = "r0.x_1"() : () -> (index, index)
        %49:2 = "r1.x_1"(%0#1, %2)[^bb1] : ((none, tensor<0x?xindex>) -> none, tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> (bf16, i128)
      }, {
        %43 = "r2.op"() <{y$ = "" : i32}> {"new\0Aline" = tuple<>, true = []} : () -> i32
        %44:2 = "r1.Y"(%1#1, %28#0, %38) : (none, tensor<3x?x1x!r2.t1<"\5C">>, i128) -> (complex<f64>, tuple<>)
      }) : (none, memref<?xmemref<?xi8>, "space">, vector<i128>) -> (complex<i64>, (i128) -> ())
      "r1.Y"() {_x = [{_x = "aloc(x)", i32 = affine_map<() -> (24, -17)>}, dense_resource<"odd key"> : tensor<4xi8>]} : () -> ()
      %42:2 = "r0.x_1"(%36#1)[^bb1, ^bb1, ^bb1] <array<i1: false>> : (vector<2x[1]x[7]xi128>) -> (() -> tensor<*xcomplex<f32>>, !r2.t0<a -> b>)
    }) : () -> (vector<i8>, !r0.t0<"s>">)
    %32 = "r2.op"()[^bb1] <{}> : () -> (() -> ())
  ^bb2(%33: tensor<!r2.t0<"s>">, 2 : index>, %34: memref<*xi33>):  // pred: ^bb2
    %35:3 = "r0.Y"(%0#1, %1#2, %1#2)[^bb1, ^bb2] {loc = @"%x", value = () -> ()} : ((none, tensor<0x?xindex>) -> none, vector<i128>, vector<i128>) -> (none, complex<i128>, bf16)
  }, {
    "r0.x_1"(%2) ({
      "r2.Y"(%1#2, %2) : (vector<i128>, tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> ()
      "r1.Y"()[^bb1] {r.attr = -7.0031799729248791E+234 : f64} : () -> ()
    ^bb1:  // pred: ^bb0
      %19:4 = "r1.a.b"() ({
      }) {dense = "\0A->texttext" : i8, i32 = "", loc} : () -> (f32, i33, f32, i8)
      "r2.Y"(%19#0, %2) : (f32, tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> ()
      "r2.Y"(%19#1)[^bb2] ({
      }) {dense = 8.673610e-16 : bf16, loc = [unit]} : (i33) -> ()
    ^bb2(%20: !r0.t3<i32, tensor<?xf32>>):  // 2 preds: ^bb1, ^bb2
      "r2.a.b"(%1#1, %2, %2) <{}> ({
        "r0.op"(%1#2, %1#2) : (vector<i128>, vector<i128>) -> ()
      }) {true} : (none, tuple<() -> (tensor<*xindex>, complex<bf16>)>, tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> ()
      %21 = "r1.op"(%0#0)[^bb2] ({
      }) {y$ = distinct[2]<true>} : (memref<?xmemref<?xi8>, "space">) -> none
    ^bb3(%22: () -> (), %23: tf32):  // 2 preds: ^bb3, ^bb3
      %24:2 = "r1.a.b"(%0#0) {"quote\22s" = 1 : i32, r.attr} : (memref<?xmemref<?xi8>, "space">) -> (tuple<complex<i8>>, complex<ui64>)
      %25:3 = "r2.x_1"(%1#1, %22) : (none, () -> ()) -> (!r0.t3<>, memref<memref<?xi8>, "space">, tuple<>)
      %26:2 = "r1.op"(%24#0)[^bb3, ^bb3] ({
        %27 = "r2.x_1"() : () -> tuple<tuple<memref<*xmemref<?xi8>, "space">>, f64>
      }, {
      }, {
      }) : (tuple<complex<i8>>) -> (f8E5M2, f128)
    }, {
      %8:3 = "r0.x_1"() ({
      }, {
        "r1.Y"(%1#1) : (none) -> ()
        %15:2 = "r2.a.b"(%0#0) <{}> {dots.and.dots = #r1.a1<1>, "new\0Aline" = {_x = -2.864290e+18 : bf16}, true = affine_map<()[s0, s1, s2] -> (s1 + s2 + s1 mod 5 + s1 - 6)>, value = affine_set<(d0, d1)[s0, s1] : ((s0 ceildiv 3) * 24 >= 0)>} : (memref<?xmemref<?xi8>, "space">) -> (tensor<complex<f32>>, tuple<f8E4M3FN, tuple<vector<7xi64>>>)
        "r2.x_1"() : () -> ()
        "r2.Y"(%15#0, %1#1)[^bb1, ^bb1] : (tensor<complex<f32>>, none) -> ()
      ^bb1(%16: tensor<1x4xcomplex<f32>>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %17:3 = "r0.x_1"() : () -> (() -> tensor<*xindex>, tuple<>, !r2.t0<1>)
        %18:2 = "r1.a.b"(%15#0, %15#1)[^bb1] <affine_set<(d0)[s0] : (d0 * 2 - (s0 mod 5 - s0 * 6) == 0)>> {dense = "loc(x)<" : si16, y$} : (tensor<complex<f32>>, tuple<f8E4M3FN, tuple<vector<7xi64>>>) -> (memref<*xi33, 3>, !r1.t0<a.b.c | d>)
      }, {
        %9:2 = "r1.x_1"(%0#1) : ((none, tensor<0x?xindex>) -> none) -> (f8E5M2, !r2.t2<= =>)
        "r0.op"(%9#0) <{}> : (f8E5M2) -> ()
        "r0.x_1"(%1#0) {dense = dense<-8> : tensor<1xi32>} : (vector<i1>) -> ()
        %10 = "r1.Y"()[^bb1, ^bb1] : () -> complex<bf16>
      ^bb1(%11: tuple<none>, %12: complex<f128>):  // 3 preds: ^bb0, ^bb0, ^bb1
        %13 = "r0.Y"(%10, %12) <1.21052833E+34 : f32> : (complex<bf16>, complex<f128>) -> tensor<*x!r1.t2<* + / ?>>
        %14 = "r2.Y"(%0#0, %10, %13) : (memref<?xmemref<?xi8>, "space">, complex<bf16>, tensor<*x!r1.t2<* + / ?>>) -> index
        "r0.a.b"()[^bb1] : () -> ()
      }) : () -> (tensor<*x!r1.t0<x::y, -1>>, f64, vector<si16>)
    }) : (tuple<() -> (tensor<*xindex>, complex<bf16>)>) -> ()
    %4 = "r2.a.b"(%1#1, %1#2, %1#1, %0#1)[^bb1, ^bb1] {dots.and.dots = -32185 : si16} : (none, vector<i128>, none, (none, tensor<0x?xindex>) -> none) -> none
  ^bb1(%5: complex<f64>):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    %6 = "r2.x_1"(%1#1) <array<i1>> : (none) -> !r0.t2<"\5C">
    %7 = "r2.a.b"()[^bb1, ^bb1] <"" : i8> : () -> index
  }) {loc = #r2.a2<* + / ?>, "quote\22s" = dense_resource<blob> : tensor<4xi8>, value = 8.39330103E+11 : f32} : (none, vector<i1>, memref<?xmemref<?xi8>, "space">) -> f16
}) : () -> ()
