"builtin.module"() ({
  "a.symbol"() {a = @x, b = @x::@y, c = @x::@y::@z, d = @"with space", e = @a.b::@"c::d"::@e, f = @"quo\22te", h = @_x$y.z, i = @"0digit", j = @"\C3\BC"::@b, k = [@a, @b::@c], l = @"@x", m = @"new\0Aline"} : () -> ()
  "a.define"() {sym_name = "f"} : () -> ()
  "a.define"() {sym_name = "odd name \22 here", sym_visibility = "private"} : () -> ()
}) : () -> ()

