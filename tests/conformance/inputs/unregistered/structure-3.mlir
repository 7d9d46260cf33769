"builtin.module"() ({
  "u.blocks"() ({
    "u.br"()[^bb2] : () -> ()
  ^bb1:  // pred: ^bb1
    "u.x"() : () -> ()
    "u.br"()[^bb1] : () -> ()
  ^bb2:  // pred: ^bb0
    "u.end"() : () -> ()
  }) : () -> ()
}) : () -> ()

