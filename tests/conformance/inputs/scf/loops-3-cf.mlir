"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> f32, sym_name = "while"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "cf.br"(%arg0, %arg1)[^bb1] : (i32, f32) -> ()
  ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = "t.cond"(%0) : (i32) -> i1
    "cf.cond_br"(%2, %1, %0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, f32, i32) -> ()
  ^bb2(%3: f32, %4: i32):  // pred: ^bb1
    "cf.br"(%4, %3)[^bb1] : (i32, f32) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

