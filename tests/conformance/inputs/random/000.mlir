#map = affine_map<(d0, d1) -> (0, (d0 ceildiv 3) mod 2 - (-(d0 + 11) + 4))>
"builtin.module"() ({
  "r2.Y"() : () -> ()
  %0:2 = "r1.op"() : () -> (index, vector<ui64>)
  %1:3 = "r0.op"(%0#1) {r.attr = #map, y$ = true} : (vector<ui64>) -> (vector<i32>, memref<memref<?xi8>>, index)
  %2:2 = "r1.op"(%0#1) ({
  }) : (vector<ui64>) -> (i8, !r2.t1)
  "r2.Y"(%2#0) ({
  }, {
    %3:3 = "r2.a.b"(%0#0) <strided<[1, 7]>> : (index) -> (i8, memref<vector<4xf32>, "space">, !r1.t2<>)
    "r2.x_1"() <{i32 = #r1.a3<= =>, "with space" = "\22" : i33}> : () -> ()
  }) {key = " ->", true = -3.7588350716625401E-249 : f64, y$ = array<i1: false, false, true>} : (i8) -> ()
  "r2.op"() <{value = @"%x"::@_g$1::@f::@dots.and.dots}> {r.attr = -118 : i8} : () -> ()
}) : () -> ()

