"builtin.module"() ({
  "u.cfg"() ({
  ^bb0(%arg0: i1, %arg1: i32):
    "u.cond"(%arg0, %arg1, %arg1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i32, i32) -> ()
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb3, ^bb3
    "u.br"(%0)[^bb3] : (i32) -> ()
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb3
    %2 = "u.add"(%1, %arg1) : (i32, i32) -> i32
    "u.br"(%2)[^bb3] : (i32) -> ()
  ^bb3(%3: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    "u.switch"(%3)[^bb1, ^bb1, ^bb2, ^bb3] : (i32) -> ()
  }) : () -> ()
}) : () -> ()

