"builtin.module"() ({
  "r2.a.b"() : () -> ()
  %0 = "r1.op"() {"%x", r.attr = loc(fused[callsite("" at callsite(unknown at unknown)), callsite(callsite("f.rs":84:38 at "g.rs":64:1 to :7) at "g.rs":1:2 to 3:4)]), true = affine_set<(d0, d1) : (d1 == 0)>, y$ = affine_map<(d0)[s0] -> (75, (-(d0 mod 2) + s0) floordiv 7, d0 - (-d0 + s0) floordiv 7)>} : () -> tuple<>
  %1:3 = "r0.x_1"() {true = strided<[7, 7]>} : () -> (f128, !r0.t3<a.b.c | d>, vector<ui64>)
}) : () -> ()
