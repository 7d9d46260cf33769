"builtin.module"() ({
  "t.ints"() {a = i1, b = i8, c = i32, d = i64, e = i128, f = i7, g = i16777215} : () -> ()
  "t.signed"() {a = si1, b = si8, c = si64, d = si65, e = ui1, f = ui16, g = ui64, h = ui4096} : () -> ()
  %0:3 = "t.values"() : () -> (i37, si12, ui3)
  "t.use"(%0#0, %0#1, %0#2) : (i37, si12, ui3) -> ()
}) : () -> ()

