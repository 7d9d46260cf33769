#loc2 = loc("<stdin>":4:20)
#loc3 = loc("<stdin>":4:28)
#loc4 = loc("<stdin>":4:37)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "diamond"}> ({
  ^bb0(%arg0: i1 loc("<stdin>":4:20), %arg1: i32 loc("<stdin>":4:28), %arg2: i32 loc("<stdin>":4:37)):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc1)
    %1 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1) : (i32) -> () loc(#loc6)
    }, {
      %2 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc7)
      "scf.yield"(%2) : (i32) -> () loc(#loc8)
    }) : (i1) -> i32 loc(#loc5)
    "func.return"(%1) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc5 = loc("<stdin>":5:3)
#loc6 = loc("<stdin>":7:3)
#loc7 = loc("<stdin>":9:8)
#loc8 = loc("<stdin>":10:3)
#loc9 = loc("<stdin>":12:3)

