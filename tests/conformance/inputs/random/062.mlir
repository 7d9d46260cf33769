"builtin.module"() ({
  "r1.x_1"() {key = @"new\0Aline"} : () -> ()
  "r1.a.b"() {key = #r1.a2<<>>, "new\0Aline"} : () -> ()
  %0:2 = "r1.Y"() : () -> (index, tuple<>)
  %1 = "r0.x_1"(%0#1) ({
  }) : (tuple<>) -> complex<f64>
}) : () -> ()

