"builtin.module"() ({
  "a.unit"() {a, b, c} : () -> ()
  "a.type"() {a = i32, b = tensor<4xf32>, c = () -> i32, d = !a.t<1, 2>, e = none, f = tuple<>, g = vector<[4]xi1>, h = memref<*xf32, 1>} : () -> ()
}) : () -> ()

