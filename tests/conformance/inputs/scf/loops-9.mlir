"builtin.module"() ({
  "func.func"() <{function_type = () -> i64, sym_name = "execute_region"}> ({
    %0 = "scf.execute_region"() ({
      %1 = "t.cond"() : () -> i1
      "cf.cond_br"(%1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      "scf.yield"(%2) : (i64) -> ()
    ^bb2:  // pred: ^bb0
      %3 = "arith.constant"() <{value = 2 : i64}> : () -> i64
      "scf.yield"(%3) : (i64) -> ()
    }) : () -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

