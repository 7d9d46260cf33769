"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> (i32, i32), sym_name = "if"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
    %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
    %1 = "scf.if"(%arg0) ({
      %2 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "t.effect"() : () -> ()
      "t.effect"() : () -> ()
      "scf.yield"(%2) : (i32) -> ()
    }, {
      "t.other"() : () -> ()
      "scf.yield"(%arg2) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%1, %0) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

