"builtin.module"() ({
  "a.string"() {a = "", b = "plain", c = "with \22quotes\22", d = "tab\09newline\0Abackslash\\", e = "\00\01\7F\80\FF", f = "unicode: \C3\A4\E2\82\AC", g = "typed" : i32, h = "// not a comment", i = "-> :: <> {} [] ()", j = "#alias !alias %x ^bb @sym", k = "a\\nb", l = "'single'", m = "line one\0Aline two\0D\0A", n = "\22", o = "\\", p = "typed again" : !a.t<"x">, q = "none"} : () -> ()
}) : () -> ()

