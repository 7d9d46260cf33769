"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "weights"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{branch_weights = array<i32: 3, 7>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    "cf.br"()[^bb1] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb2
    "cf.cond_br"(%arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  }) : () -> ()
}) : () -> ()

