"builtin.module"() ({
  "u.names"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: i2):
    %0:2 = "u.v"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
    %1 = "u.v"(%0#0) : (i32) -> i32
    %2:2 = "u.v"(%arg2, %arg3) : (f32, i1) -> (i32, i32)
    "u.br"(%2#1, %arg4)[^bb1, ^bb2] : (i32, i2) -> ()
  ^bb1:  // pred: ^bb0
    "u.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "u.end"() : () -> ()
  }) : () -> ()
}) : () -> ()

