"builtin.module"() ({
  %0:3 = "r2.op"() : () -> (complex<i128>, !r2.t3<* + / ?>, tuple<>)
  "r0.op"(%0#2) <{"%x" = affine_map<(d0) -> (9, 0, 0)>}> : (tuple<>) -> ()
  %1 = "r0.op"(%0#1, %0#0, %0#2) {true = memref<*xmemref<?xi8>>} : (!r2.t3<* + / ?>, complex<i128>, tuple<>) -> tensor<*xindex>
  %2 = "r0.op"(%0#2, %0#0) <{}> : (tuple<>, complex<i128>) -> memref<i64>
  %3 = "r2.Y"(%0#1, %2, %1) {true = true} : (!r2.t3<* + / ?>, memref<i64>, tensor<*xindex>) -> memref<9xcomplex<f64>>
  "r1.Y"() <{}> : () -> ()
  %4:2 = "r2.x_1"(%0#1, %0#0, %0#2, %0#1) <{}> {r.attr, true = array<f64: -82.184499999999999, -5.290900e+00>} : (!r2.t3<* + / ?>, complex<i128>, tuple<>, !r2.t3<* + / ?>) -> (complex<si16>, tuple<>)
}) : () -> ()

