"builtin.module"() ({
  "func.func"() <{function_type = () -> i64, sym_name = "execute_region"}> ({
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %0 = "t.cond"() : () -> i1
    "cf.cond_br"(%0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    "cf.br"(%1)[^bb4] : (i64) -> ()
  ^bb3:  // pred: ^bb1
    %2 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    "cf.br"(%2)[^bb4] : (i64) -> ()
  ^bb4(%3: i64):  // 2 preds: ^bb2, ^bb3
    "func.return"(%3) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

