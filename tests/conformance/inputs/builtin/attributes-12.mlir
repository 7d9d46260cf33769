"builtin.module"() ({
  "a.opaque"() {a = #b.c, b = #b.c<1>, c = #b<"x">, d = #b.c<[1, {2}, (3), <4>]>, e = #b.c<a -> b>, f = #b.c<"str with > and \22 in it">, g = #b.c<x::y::z>, h = #b<c d e>, i = #b.c.d.e<f>, j = #b.c<1 : i32, "x" = y>, k = #b.c<->>, l = #b.c<{a = [<>, ()]}>, m = #b.c<<<>>>, n = #b.c<%x ^bb @sym #b.d !b.e>, o = #b.c<()->()>, p = #b.c<"unbalanced ((([[[{{{<<<">, q = #b<"c">, r = #b.c<a->b->c>} : () -> ()
  "a.opaque_types"() {a = !b.c, b = !b.c<1>, c = !b<"x">, d = !b.c<[1, {2}, (3), <4>]>, e = !b.c<a -> b>, f = !b.c<"str > \\ \22">, g = !b.c<x::y>, h = !b<c d e>, i = !b.c.d<!b.c.e<!b.f>>, j = !b.c<i32, (f32) -> !b.d>, k = !b.c<-1, +2, *3, ?, =, |>, l = !b.c<tensor<4x?xf32>>} : () -> ()
}) : () -> ()

