"builtin.module"() ({
  %0:3 = "r2.x_1"() {dense} : () -> (tuple<>, (!r0.t3<[1, (2), {3}]>, f64) -> i128, !r2.t2<x::y, -1>)
  %1 = "r1.Y"() {dense = array<i1>, y$ = -3.978730e-03 : f16} : () -> none
  %2:3 = "r1.a.b"(%0#2) <strided<[7, 7, 7]>> : (!r2.t2<x::y, -1>) -> ((!r2.t1<= =>) -> (), (!r0.t3<"\5C">) -> memref<?xi33, affine_map<(d0)[s0] -> (0, d0 * -8)>>, (memref<3x?xmemref<?xi8>, strided<[?, ?]>, 2>) -> ())
}) : () -> ()
