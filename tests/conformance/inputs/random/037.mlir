#map = affine_map<(d0, d1, d2)[s0, s1] -> (s1 + 17)>
#set = affine_set<(d0, d1)[s0, s1] : (18 >= 0)>
"builtin.module"() ({
  "r2.op"() : () -> ()
  "r2.Y"() : () -> ()
  %0:3 = "r2.Y"() <{}> {"a-b" = 101 : i8} : () -> (!r0.t0<x::y, -1>, f8E4M3FN, vector<[6]x[1]xf8E5M2>)
  %1:2 = "r1.a.b"(%0#2) <"" : i8> {true = 0 : i64} : (vector<[6]x[1]xf8E5M2>) -> (si16, vector<4xui64>)
  %2 = "r0.a.b"(%0#0) : (!r0.t0<x::y, -1>) -> tuple<>
  "r0.a.b"() <dense<(-2,1)> : tensor<complex<i8>>> ({
  }, {
    "r1.Y"(%2) <"\00a"> : (tuple<>) -> ()
    %4 = "r1.Y"(%1#1, %0#0, %1#0) <{}> {true} : (vector<4xui64>, !r0.t0<x::y, -1>, si16) -> tensor<*xcomplex<f32>>
    %5 = "r0.Y"() : () -> memref<i33, "space">
    %6 = "r2.a.b"(%0#1)[^bb1] <{}> {value} : (f8E4M3FN) -> si16
  ^bb1(%7: memref<*xmemref<?xi8>, "space">, %8: tuple<() -> f32>):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb1
    %9 = "r1.op"(%2, %1#1, %0#2) ({
    }) : (tuple<>, vector<4xui64>, vector<[6]x[1]xf8E5M2>) -> none
    %10 = "r0.a.b"()[^bb1, ^bb1, ^bb1] {"quote\22s" = 3 : si16, true = #map} : () -> i33
  }) {loc = #set} : () -> ()
  %3 = "r2.op"(%1#0, %1#1, %2) <{i32 = "loc(x)" : i32}> : (si16, vector<4xui64>, tuple<>) -> memref<*xui7>
}) : () -> ()

