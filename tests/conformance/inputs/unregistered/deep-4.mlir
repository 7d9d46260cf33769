"builtin.module"() ({
  "builtin.module"() <{sym_name = "a"}> ({
    "builtin.module"() <{sym_name = "b"}> ({
      "n.sym"() {sym_name = "c"} : () -> ()
      "n.ref"() {r = @c, s = @c::@d} : () -> ()
    }) : () -> ()
    "n.ref"() {r = @b::@c} : () -> ()
  }) : () -> ()
  "n.ref"() {r = @a::@b::@c} : () -> ()
}) : () -> ()

