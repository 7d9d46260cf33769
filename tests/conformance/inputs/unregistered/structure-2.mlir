"builtin.module"() ({
  "u.empty"() ({
  }) : () -> ()
  "u.two_empty"() ({
  }, {
  }) : () -> ()
  "u.one"() ({
    "u.inner"() : () -> ()
  }) : () -> ()
  "u.args"() ({
  ^bb0(%arg1: i32, %arg2: f32):
    "u.use"(%arg1, %arg2) : (i32, f32) -> ()
  }, {
    "u.br"()[^bb1] : () -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    "u.br"()[^bb1, ^bb1] : () -> ()
  }) {a = 1 : i64} : () -> ()
  "u.three"() ({
    "u.a"() : () -> ()
  }, {
  }, {
  ^bb0(%arg0: index):
    "u.b"(%arg0) : (index) -> ()
  }) : () -> ()
}) : () -> ()

