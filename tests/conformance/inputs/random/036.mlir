#distinct = distinct[0]<{y$ = array<i8: 2, -3, -8>}>
"builtin.module"() ({
  "r0.op"() {loc = tensor<?x3xi128>, true = #distinct} : () -> ()
  %0 = "r2.op"() : () -> !r0.t0<@sym ^bb %v>
  "r2.Y"(%0) <{_x = {"<>" = #r1.a3<1>, key = 3.09136111E+38 : f32}}> : (!r0.t0<@sym ^bb %v>) -> ()
}) : () -> ()

