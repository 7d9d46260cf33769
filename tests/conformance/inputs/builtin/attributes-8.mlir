"builtin.module"() ({
  "a.dense_array"() {a = array<i32>, b = array<i32: 1>, c = array<i64: 1, -2, 9223372036854775807>, d = array<i8: -128, 127>, e = array<i1: true, false, true>, f = array<f32: 1.000000e+00, -0.000000e+00, 0x7F800000>, g = array<f64: 1.000000e+00, 0x7FF8000000000000>, h = array<i16: 3>, i = array<f64>, j = array<i1>, k = array<bf16: 1.000000e+00, 2.000000e+00>, l = array<f16: 5.000000e-01>, m = array<si8: -1>, n = array<ui8: 255>, o = array<i128: 170141183460469231731687303715884105727>, p = array<i24: -5>} : () -> ()
}) : () -> ()

