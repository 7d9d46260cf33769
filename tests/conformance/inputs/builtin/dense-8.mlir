"builtin.module"() ({
  "d.missing"() {a = dense_resource<__elided__> : tensor<3xi64>, b = dense_resource<_nowhere$x.y> : tensor<?xi8>} : () -> ()
}) : () -> ()

