"builtin.module"() ({
  "t.floats"() {a = f16, b = bf16, c = f32, d = tf32, e = f64, f = f80, g = f128} : () -> ()
  "t.small"() {a = f8E5M2, b = f8E4M3, c = f8E4M3FN, d = f8E5M2FNUZ, e = f8E4M3FNUZ, f = f8E4M3B11FNUZ, g = f8E3M4, h = f4E2M1FN, i = f6E2M3FN, j = f6E3M2FN, k = f8E8M0FNU} : () -> ()
  %0:4 = "t.values"() : () -> (f8E4M3FN, bf16, tf32, f128)
  "t.use"(%0#3, %0#1) : (f128, bf16) -> ()
}) : () -> ()

