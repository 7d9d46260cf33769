"builtin.module"() ({
  "func.func"() <{function_type = (index) -> i32, sym_name = "index_switch"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.index_cast"(%arg0) : (index) -> i32
    "cf.switch"(%0)[^bb3, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[2, -5]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // pred: ^bb0
    %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    "cf.br"(%1)[^bb4] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    %2 = "arith.constant"() <{value = 20 : i32}> : () -> i32
    "cf.br"(%2)[^bb4] : (i32) -> ()
  ^bb3:  // pred: ^bb0
    %3 = "arith.constant"() <{value = 30 : i32}> : () -> i32
    "cf.br"(%3)[^bb4] : (i32) -> ()
  ^bb4(%4: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %5 = "arith.index_cast"(%arg0) : (index) -> i32
    "cf.switch"(%5)[^bb5] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb5:  // pred: ^bb4
    "cf.br"()[^bb6] : () -> ()
  ^bb6:  // pred: ^bb5
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

