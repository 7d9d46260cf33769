"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "only_default"}> ({
  ^bb0(%arg0: i8):
    "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

