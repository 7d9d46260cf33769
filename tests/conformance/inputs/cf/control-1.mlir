#loc2 = loc("<stdin>":4:20)
#loc3 = loc("<stdin>":4:28)
#loc4 = loc("<stdin>":4:37)
#loc7 = loc("<stdin>":8:8)
#loc8 = loc("<stdin>":8:17)
#loc11 = loc("<stdin>":11:7)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32) -> i32, sym_name = "diamond"}> ({
  ^bb0(%arg0: i1 loc("<stdin>":4:20), %arg1: i32 loc("<stdin>":4:28), %arg2: i32 loc("<stdin>":4:37)):
    "cf.cond_br"(%arg0, %arg1, %arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> () loc(#loc5)
  ^bb1:  // pred: ^bb0
    "cf.br"(%arg1)[^bb3] : (i32) -> () loc(#loc6)
  ^bb2(%0: i32 loc("<stdin>":8:8), %1: i32 loc("<stdin>":8:17)):  // pred: ^bb0
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc9)
    "cf.br"(%2)[^bb3] : (i32) -> () loc(#loc10)
  ^bb3(%3: i32 loc("<stdin>":11:7)):  // 2 preds: ^bb1, ^bb2
    "func.return"(%3) : (i32) -> () loc(#loc12)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc5 = loc("<stdin>":5:3)
#loc6 = loc("<stdin>":7:3)
#loc9 = loc("<stdin>":9:8)
#loc10 = loc("<stdin>":10:3)
#loc12 = loc("<stdin>":12:3)

