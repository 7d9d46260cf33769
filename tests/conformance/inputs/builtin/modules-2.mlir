"builtin.module"() <{sym_name = "name"}> ({
  "builtin.module"() <{sym_name = "inner"}> ({
    "builtin.module"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "odd name", sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
}) {a.b, c.d = 5 : i32, "e f.g" = [1]} : () -> ()

