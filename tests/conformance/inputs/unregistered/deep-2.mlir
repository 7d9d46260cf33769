"builtin.module"() ({
  "n.types"() {a = tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i32>>>>>>>>>, b = () -> (() -> (() -> (() -> (() -> i32)))), c = memref<2xmemref<2xmemref<2xmemref<2xf32>>>>, d = !n.a<!n.b<!n.c<!n.d<!n.e<[(({}))]>>>>>, e = [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]], f = {a = {a = {a = {a = {a = {a = {a = {a = [{a = [{}]}]}}}}}}}}} : () -> ()
}) : () -> ()

