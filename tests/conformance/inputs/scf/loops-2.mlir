"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "if"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    %0:2 = "scf.if"(%arg0) ({
      %1 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%1, %arg1) : (i32, i32) -> ()
    }, {
      "scf.yield"(%arg2, %arg2) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "scf.if"(%arg0) ({
      "t.effect"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "t.effect"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "t.other"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"(%0#0, %0#1) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

