"builtin.module"() ({
  "u.block"() ({
  ^bb0:
  }) : () -> ()
  "u.block"() ({
  ^bb0(%arg2: i32):
  }, {
  ^bb0(%arg0: f32, %arg1: index):
  }) : () -> ()
}) : () -> ()

