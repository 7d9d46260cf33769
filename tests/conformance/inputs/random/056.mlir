"builtin.module"() ({
  %0:3 = "r2.a.b"() : () -> (vector<6xi32>, tensor<*x!r2.t1>, tuple<i32>)
  %1 = "r0.op"() : () -> !r0.t1<1>
  %2:2 = "r0.op"(%0#0, %1, %1, %0#2) <false> ({
  }) : (vector<6xi32>, !r0.t1<1>, !r0.t1<1>, tuple<i32>) -> (none, complex<f128>)
}) : () -> ()

