"builtin.module"() ({
  "t.simple"() {a = index, b = none, c = tuple<>, d = tuple<i32>, e = tuple<i32, tuple<f32, index>, none>} : () -> ()
  "t.complex"() {a = complex<f32>, b = complex<i1>, c = complex<f8E5M2>, d = complex<si16>} : () -> ()
  %0 = "t.none"() : () -> none
  %1 = "t.tuple"(%0) : (none) -> tuple<none, tuple<>>
  "t.use"(%1, %0) : (tuple<none, tuple<>>, none) -> ()
}) : () -> ()

