"builtin.module"() ({
  "u.attrs"() {function_type = () -> (), operandSegmentSizes = "x", properties = 1 : i64, resultSegmentSizes = 3 : i64, sym_name = "s", sym_visibility = "nested"} : () -> ()
}) : () -> ()

