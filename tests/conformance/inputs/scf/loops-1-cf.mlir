#loc2 = loc("<stdin>":4:16)
#loc3 = loc("<stdin>":4:28)
#loc4 = loc("<stdin>":4:40)
#loc5 = loc("<stdin>":4:54)
#loc8 = loc("<stdin>":6:18)
#loc9 = loc("<stdin>":6:55)
#loc13 = loc("<stdin>":11:11)
#loc15 = loc("<stdin>":12:13)
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, memref<?xf32>) -> f32, sym_name = "for"}> ({
  ^bb0(%arg0: index loc("<stdin>":4:16), %arg1: index loc("<stdin>":4:28), %arg2: index loc("<stdin>":4:40), %arg3: memref<?xf32> loc("<stdin>":4:54)):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc6)
    "cf.br"(%arg0, %0)[^bb1] : (index, f32) -> () loc(#loc7)
  ^bb1(%1: index loc("<stdin>":6:18), %2: f32 loc("<stdin>":6:55)):  // 2 preds: ^bb0, ^bb2
    %3 = "arith.cmpi"(%1, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1 loc(#loc7)
    "cf.cond_br"(%3)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc7)
  ^bb2:  // pred: ^bb1
    %4 = "memref.load"(%arg3, %1) : (memref<?xf32>, index) -> f32 loc(#loc10)
    %5 = "arith.addf"(%2, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc11)
    %6 = "arith.addi"(%1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc7)
    "cf.br"(%6, %5)[^bb1] : (index, f32) -> () loc(#loc7)
  ^bb3:  // pred: ^bb1
    "cf.br"(%arg0)[^bb4] : (index) -> () loc(#loc12)
  ^bb4(%7: index loc("<stdin>":11:11)):  // 2 preds: ^bb3, ^bb8
    %8 = "arith.cmpi"(%7, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1 loc(#loc12)
    "cf.cond_br"(%8)[^bb5, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc12)
  ^bb5:  // pred: ^bb4
    "cf.br"(%arg0)[^bb6] : (index) -> () loc(#loc14)
  ^bb6(%9: index loc("<stdin>":12:13)):  // 2 preds: ^bb5, ^bb7
    %10 = "arith.cmpi"(%9, %7) <{predicate = 2 : i64}> : (index, index) -> i1 loc(#loc14)
    "cf.cond_br"(%10)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc14)
  ^bb7:  // pred: ^bb6
    "memref.store"(%2, %arg3, %9) : (f32, memref<?xf32>, index) -> () loc(#loc16)
    %11 = "arith.addi"(%9, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc14)
    "cf.br"(%11)[^bb6] : (index) -> () loc(#loc14)
  ^bb8:  // pred: ^bb6
    %12 = "arith.addi"(%7, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#loc12)
    "cf.br"(%12)[^bb4] : (index) -> () loc(#loc12)
  ^bb9:  // pred: ^bb4
    "func.return"(%2) : (f32) -> () loc(#loc17)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc6 = loc("<stdin>":5:8)
#loc7 = loc("<stdin>":6:10)
#loc10 = loc("<stdin>":7:10)
#loc11 = loc("<stdin>":8:10)
#loc12 = loc("<stdin>":11:3)
#loc14 = loc("<stdin>":12:5)
#loc16 = loc("<stdin>":13:7)
#loc17 = loc("<stdin>":16:3)

