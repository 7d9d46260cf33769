// Integers.
"a.int"() {a = 0, b = -1, c = 42 : i8, d = -128 : i8, e = 255 : ui8, f = -5 : si16, g = 7 : index, h = -9 : index,
  i = true, j = false, k = 1 : i1, l = 0xFF : i32, m = 0 : i0} : () -> ()
"a.large"() {a = 9223372036854775807, b = -9223372036854775808, c = 18446744073709551615 : ui64,
  d = 170141183460469231731687303715884105727 : i128, e = -170141183460469231731687303715884105728 : i128,
  f = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : ui128, g = 12345678901234567890123456789012345678901234567890 : i256,
  h = 1 : i65, i = -1 : si100} : () -> ()
// -----
// Floats in each form that is printed.
"a.float"() {a = 1.0, b = -0.0, c = 0.0 : f32, d = 1.5e10 : f32, e = -2.5e-30 : f64, f = 3.14159274 : f32,
  g = 1.0e300, h = 4.9406564584124654e-324 : f64, i = 1.17549435e-38 : f32, j = 0.1, k = 0.1 : f32, l = 123456789.0,
  m = 1.0e+20 : f32, n = 6.5504e4 : f16, o = 1.0 : bf16, p = 0.3333333 : f16, q = 2.0 : f80, r = 2.5 : f128, s = 1.0 : tf32} : () -> ()
"a.special"() {a = 0x7F800000 : f32, b = 0xFF800000 : f32, c = 0x7FC00000 : f32, d = 0xFFC00001 : f32, e = 0x7F800001 : f32,
  f = 0x7FF0000000000000 : f64, g = 0xFFF0000000000000 : f64, h = 0x7FF8000000000000 : f64, i = 0x7FF8000000000123 : f64,
  j = 0x7C00 : f16, k = 0xFE00 : f16, l = 0x7F80 : bf16, m = 0x7FC1 : bf16, n = 0x7FFF8000000000000000 : f80,
  o = 0x7FFFC000000000000000 : f80, p = 0x7FFF0000000000000000000000000000 : f128} : () -> ()
"a.small"() {a = 1.0 : f8E5M2, b = 0x7C : f8E5M2, c = 0x7F : f8E4M3FN, d = 0x80 : f8E5M2FNUZ, e = 0.5 : f8E4M3FNUZ,
  f = 1.5 : f8E4M3B11FNUZ, g = 0x70 : f8E3M4, h = 2.0 : f4E2M1FN, i = 1.5 : f6E2M3FN, j = 0x1F : f6E3M2FN, k = 0.25 : f8E8M0FNU,
  l = 0xFF : f8E8M0FNU, m = 0x78 : f8E4M3, n = -0.0 : f8E4M3} : () -> ()
// -----
// Strings.
"a.string"() {a = "", b = "plain", c = "with \"quotes\"", d = "tab\tnewline\nbackslash\\", e = "\00\01\7F\80\FF",
  f = "unicode: \C3\A4\E2\82\AC", g = "typed" : i32, h = "// not a comment", i = "-> :: <> {} [] ()", j = "#alias !alias %x ^bb @sym",
  k = "a\\nb", l = "'single'", m = "line one\0Aline two\0D\0A", n = "\"", o = "\\", p = "typed again" : !a.t<"x">,
  q = "none" : none} : () -> ()
// -----
// Names that need quotes, names with dots, words of the grammar as names.
"a.names"() {"with space" = 1, "quo\22te" = 2, "dot.ted" = 3, plain.dotted = 4, "0digit" = 5, _under = 6, dollar$sign = 7,
  "new\0Aline" = 8, true = 9, false = 10, dense = 11, loc = 12, affine_map = 13, i32 = 14, index = 15, unit = 16, array = 17,
  f32 = 18, tensor = 19, "a-b" = 20, "\C3\BC" = 21, strided = 22, distinct = 23, "a.b c" = 24, x = 25} : () -> ()
// -----
// Arrays and dictionaries.
"a.array"() {a = [], b = [1], c = [1, 2.0, "three", [4, [5, []]], {six = 6}], d = [unit, true, i32, @sym], e = [[[[[]]]]],
  f = [1 : i8, 1 : i16, 1 : index], g = [() -> (), (i32) -> i32]} : () -> ()
"a.dict"() {a = {}, b = {x = 1}, c = {x = {y = {z = {}}}}, d = {u, v = unit, w = [{a}, {b = 1}]}, e = {"a b" = 1, "c" = {"d e"}},
  f = {z = 1, y = 2, a = 3, m = 4}} : () -> ()
// -----
// Unit and types.
"a.unit"() {a, b = unit, c} : () -> ()
"a.type"() {a = i32, b = tensor<4xf32>, c = () -> i32, d = !a.t<1, 2>, e = none, f = tuple<>, g = vector<[4]xi1>, h = memref<*xf32, 1>} : () -> ()
// -----
// Symbol references.
"a.symbol"() {a = @x, b = @x::@y, c = @x::@y::@z, d = @"with space", e = @"a.b"::@"c::d"::@e, f = @"quo\22te", h = @_x$y.z,
  i = @"0digit", j = @"\C3\BC"::@b, k = [@a, @b::@c], l = @"@x", m = @"new\0Aline"} : () -> ()
"a.define"() {sym_name = "f"} : () -> ()
"a.define"() {sym_name = "odd name \22 here", sym_visibility = "private"} : () -> ()
// -----
// Dense arrays.
"a.dense_array"() {a = array<i32>, b = array<i32: 1>, c = array<i64: 1, -2, 9223372036854775807>, d = array<i8: -128, 127>,
  e = array<i1: true, false, true>, f = array<f32: 1.0, -0.0, 0x7F800000>, g = array<f64: 1.0, 0x7FF8000000000000>, h = array<i16: 3>,
  i = array<f64>, j = array<i1>, k = array<bf16: 1.0, 2.0>, l = array<f16: 0.5>, m = array<si8: -1>, n = array<ui8: 255>,
  o = array<i128: 170141183460469231731687303715884105727>, p = array<i24: -5>} : () -> ()
// -----
// Affine maps and integer sets.
"a.map"() {a = affine_map<() -> ()>, b = affine_map<() -> (0)>, c = affine_map<(d0) -> (d0)>, d = affine_map<(d0, d1) -> (d1, d0)>,
  e = affine_map<(d0)[s0] -> (d0 + s0)>, f = affine_map<()[s0, s1] -> (s0 - s1)>, g = affine_map<(d0, d1) -> (d0 * 2 + d1 floordiv 3 - 5)>,
  h = affine_map<(d0) -> (d0 mod 4, d0 ceildiv 5, -d0)>, i = affine_map<(i, j)[n] -> ((i + j) * n, (i + j) mod (n + 2))>,
  j = affine_map<(d0, d1, d2, d3) -> ()>, k = affine_map<(d0) -> (d0 * -7 - 9223372036854775807)>, l = affine_map<(d0)[s0] -> (d0 - s0 * 3)>,
  m = affine_map<(d0)[s0] -> (d0 floordiv (s0 + 1))>, n = affine_map<(d0) -> (-(d0 + 1))>, o = affine_map<(d0) -> ((d0 mod 2) mod 3 + d0 * 0)>} : () -> ()
"a.set"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0)[s0] : (d0 - s0 == 0, s0 >= 0)>, c = affine_set<() : (1 == 0)>, d = affine_set<(i, j)[n, m] : (i - j - n * 2 >= 0, m mod 5 == 0)>,
  e = affine_set<(d0, d1) : (d0 floordiv 2 - d1 >= 0, -d0 + 7 >= 0)>, f = affine_set<()[s0] : (s0 - 1 >= 0)>, g = affine_set<(d0) : (5 >= d0)>, h = affine_set<(d0) : (d0 == d0)>} : () -> ()
// -----
// Strided layouts.
"a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[?, ?, 1]>, d = strided<[4, 1], offset: 2>, e = strided<[], offset: ?>, f = strided<[-1, 0], offset: -7>} : () -> ()
// -----
// Distinct attributes: a number each, and something inside.
#d0 = distinct[0]<"a">
#d1 = distinct[1]<"a">
#d2 = distinct[2]<42 : i32>
#d3 = distinct[3]<>
"a.distinct"() {a = #d0, b = #d1, c = #d0, d = #d2, e = #d3, f = [#d1, #d3]} : () -> ()
"a.distinct"() {a = distinct[7]<[1, 2]>, b = distinct[8]<{x = #d2}>, c = #d1} : () -> ()
// -----
// Opaque attributes and types of dialects that nobody knows.
"a.opaque"() {a = #b.c, b = #b.c<1>, c = #b<"x">, d = #b.c<[1, {2}, (3), <4>]>, e = #b.c<a -> b>, f = #b.c<"str with > and \22 in it">,
  g = #b.c<x::y::z>, h = #b<c d e>, i = #b.c.d.e<f>, j = #b.c<1 : i32, "x" = y>, k = #b.c<->>, l = #b.c<{a = [<>, ()]}>, m = #b.c<<<>>>,
  n = #b.c<%x ^bb @sym #b.d !b.e>, o = #b.c<()->()>, p = #b.c<"unbalanced ((([[[{{{<<<">, q = #b<"c">, r = #b.c<a->b->c>} : () -> ()
"a.opaque_types"() {a = !b.c, b = !b.c<1>, c = !b<"x">, d = !b.c<[1, {2}, (3), <4>]>, e = !b.c<a -> b>, f = !b.c<"str > \\ \22">, g = !b.c<x::y>,
  h = !b<c d e>, i = !b.c.d<!b.c.e<!b.f>>, j = !b.c<i32, (f32) -> !b.d>, k = !b.c<-1, +2, *3, ?, =, |>, l = !b.c<tensor<4x?xf32>>} : () -> ()
// -----
// The same twice, long enough for an alias, and with aliases inside.
#long = #b.long<"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", [1, 2, 3], {x -> y}>
!long = !b.long<"tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt", (i32) -> i32>
#in = #b.uses<!long>
"a.alias"() {a = #long, b = #long, c = !long, d = [#in, #long], e = tensor<4x!long>} : () -> ()
// -----
// Registered dialects' attributes next to those of unknown dialects.
"a.mixed"() {a = #arith.fastmath<fast>, b = #arith.overflow<nsw, nuw>, c = #gpu.address_space<workgroup>, d = #vector.kind<add>,
  e = #llvm.linkage<internal>, f = #spirv.vce<v1.0, [Shader], []>, g = #dlti.dl_entry<"x", 1 : i32>, h = #unknown.attr<x>,
  i = #linalg.iterator_type<parallel>, j = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>, k = #nvvm<shfl_kind bfly>} : () -> ()
