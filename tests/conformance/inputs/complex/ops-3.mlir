"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "attrs"}> ({
    "t.numbers"() {a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, b = #complex.number<:f64 0.000000e+00, 1.000000e-10> : complex<f64>, c = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f64>>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

