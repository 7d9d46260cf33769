"builtin.module"() ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<[4]xf16>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<*xf32>
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "ub.unreachable"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

