"builtin.module"() ({
  "m.first"() : () -> ()
  "m.second"() : () -> ()
}) : () -> ()

