"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32) -> i32, sym_name = "switch"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
    "cf.switch"(%arg0, %arg1, %arg2, %arg0)[^bb1, ^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 1, 0>, case_values = dense<[42, -1, 43]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, f32, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    "func.return"(%0) : (i32) -> ()
  ^bb2(%1: f32):  // pred: ^bb0
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    "func.return"(%arg1) : (i32) -> ()
  ^bb4:  // pred: ^bb4
    %2 = "arith.constant"() <{value = false}> : () -> i1
    "cf.assert"(%2) <{msg = "message with \22quotes\22 and %x"}> : (i1) -> ()
    %3 = "arith.constant"() <{value = true}> : () -> i1
    "cf.br"()[^bb4] : () -> ()
  }) : () -> ()
}) : () -> ()

