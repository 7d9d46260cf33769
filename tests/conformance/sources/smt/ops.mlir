smt.solver() : () -> () {
  %a = smt.declare_fun "a" : !smt.bv<8>
  %b = smt.declare_fun : !smt.bool
  %c = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %0 = smt.bv.add %a, %c : !smt.bv<8>
  %1 = smt.eq %0, %a : !smt.bv<8>
  %2 = smt.and %1, %b
  smt.assert %2
  %3 = smt.forall ["x", "y"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %4 = smt.int.cmp lt %x, %y
    smt.yield %4 : !smt.bool
  }
  smt.check sat {} unknown {} unsat {}
}
func.func private @types(!smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bool>, !smt.sort<"uninterpreted"[!smt.int]>)
