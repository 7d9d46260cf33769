"builtin.module"() ({
  "d.string"() {a = dense<"x"> : tensor<2x!s.str>, b = dense<["a", "b\22c", ""]> : tensor<3x!s.str>, c = dense<[["a"], ["b"]]> : tensor<2x1x!s.str<1>>} : () -> ()
}) : () -> ()

