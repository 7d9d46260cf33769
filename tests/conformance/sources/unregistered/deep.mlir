// Nested regions.
"n.0"() ({"n.1"() ({"n.2"() ({"n.3"() ({"n.4"() ({"n.5"() ({"n.6"() ({"n.7"() ({"n.8"() ({"n.9"() ({
  %0 = "n.v"() : () -> i32
  "n.a"(%0) ({
  ^bb0(%x: i32):
    "n.b"(%0, %x) ({ "n.c"(%0, %x) : (i32, i32) -> () }, { "n.d"(%x) : (i32) -> () }) : (i32, i32) -> ()
  }) : (i32) -> ()
}) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> () }) : () -> ()
// -----
// Nested types and attributes.
"n.types"() {a = tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i32>>>>>>>>>, b = () -> (() -> (() -> (() -> (() -> i32)))),
  c = memref<2xmemref<2xmemref<2xmemref<2xf32>>>>, d = !n.a<!n.b<!n.c<!n.d<!n.e<[(({}))]>>>>>,
  e = [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]], f = {a = {a = {a = {a = {a = {a = {a = {a = [{a = [{}]}]}}}}}}}}} : () -> ()
// -----
// Long lines.
"n.long"() {s = "loooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooong",
  a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]} : () -> ()
// -----
// Nested symbol tables.
module @a {
  module @b {
    "n.sym"() {sym_name = "c"} : () -> ()
    "n.ref"() {r = @c, s = @c::@d} : () -> ()
  }
  "n.ref"() {r = @b::@c} : () -> ()
}
"n.ref"() {r = @a::@b::@c} : () -> ()
