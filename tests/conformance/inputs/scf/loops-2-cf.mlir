"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "if"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %0 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%0, %arg1)[^bb3] : (i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg2, %arg2)[^bb3] : (i32, i32) -> ()
  ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
    "cf.br"()[^bb4] : () -> ()
  ^bb4:  // pred: ^bb3
    "cf.cond_br"(%arg0)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // pred: ^bb4
    "t.effect"() : () -> ()
    "cf.br"()[^bb6] : () -> ()
  ^bb6:  // 2 preds: ^bb4, ^bb5
    "cf.cond_br"(%arg0)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:  // pred: ^bb6
    "t.effect"() : () -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb8:  // pred: ^bb6
    "t.other"() : () -> ()
    "cf.br"()[^bb9] : () -> ()
  ^bb9:  // 2 preds: ^bb7, ^bb8
    "func.return"(%1, %2) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

