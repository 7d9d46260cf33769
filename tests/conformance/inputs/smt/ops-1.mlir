"builtin.module"() ({
  "smt.solver"() ({
    %0 = "smt.declare_fun"() <{namePrefix = "a"}> : () -> !smt.bv<8>
    %1 = "smt.declare_fun"() : () -> !smt.bool
    %2 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> : () -> !smt.bv<8>
    %3 = "smt.bv.add"(%0, %2) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<8>
    %4 = "smt.eq"(%3, %0) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bool
    %5 = "smt.and"(%4, %1) : (!smt.bool, !smt.bool) -> !smt.bool
    "smt.assert"(%5) : (!smt.bool) -> ()
    %6 = "smt.forall"() <{boundVarNames = ["x", "y"], weight = 0 : i32}> ({
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %7 = "smt.int.cmp"(%arg0, %arg1) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%7) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    "smt.check"() ({
      "smt.yield"() : () -> ()
    }, {
      "smt.yield"() : () -> ()
    }, {
      "smt.yield"() : () -> ()
    }) : () -> ()
    "smt.yield"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!smt.array<[!smt.int -> !smt.bool]>, !smt.func<(!smt.int, !smt.bool) !smt.bool>, !smt.sort<"uninterpreted"[!smt.int]>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

