"builtin.module"() ({
  "a.names"() {"0digit" = 5 : i64, _under = 6 : i64, "a-b" = 20 : i64, "a.b c" = 24 : i64, affine_map = 13 : i64, array = 17 : i64, dense = 11 : i64, distinct = 23 : i64, dollar$sign = 7 : i64, dot.ted = 3 : i64, f32 = 18 : i64, false = 10 : i64, i32 = 14 : i64, index = 15 : i64, loc = 12 : i64, "new\0Aline" = 8 : i64, plain.dotted = 4 : i64, "quo\22te" = 2 : i64, strided = 22 : i64, tensor = 19 : i64, true = 9 : i64, unit = 16 : i64, "with space" = 1 : i64, x = 25 : i64, "\C3\BC" = 21 : i64} : () -> ()
}) : () -> ()

