#loc2 = loc("<stdin>":4:16)
#loc3 = loc("<stdin>":4:28)
#loc4 = loc("<stdin>":4:40)
#loc5 = loc("<stdin>":4:54)
#loc8 = loc("<stdin>":6:18)
#loc9 = loc("<stdin>":6:55)
#loc14 = loc("<stdin>":11:11)
#loc16 = loc("<stdin>":12:13)
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, memref<?xf32>) -> f32, sym_name = "for"}> ({
  ^bb0(%arg0: index loc("<stdin>":4:16), %arg1: index loc("<stdin>":4:28), %arg2: index loc("<stdin>":4:40), %arg3: memref<?xf32> loc("<stdin>":4:54)):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc6)
    %1 = "scf.for"(%arg0, %arg1, %arg2, %0) ({
    ^bb0(%arg6: index loc("<stdin>":6:18), %arg7: f32 loc("<stdin>":6:55)):
      %2 = "memref.load"(%arg3, %arg6) : (memref<?xf32>, index) -> f32 loc(#loc10)
      %3 = "arith.addf"(%arg7, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc11)
      "scf.yield"(%3) : (f32) -> () loc(#loc12)
    }) : (index, index, index, f32) -> f32 loc(#loc7)
    "scf.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg4: index loc("<stdin>":11:11)):
      "scf.for"(%arg0, %arg4, %arg2) ({
      ^bb0(%arg5: index loc("<stdin>":12:13)):
        "memref.store"(%1, %arg3, %arg5) : (f32, memref<?xf32>, index) -> () loc(#loc17)
        "scf.yield"() : () -> () loc(#loc15)
      }) : (index, index, index) -> () loc(#loc15)
      "scf.yield"() : () -> () loc(#loc13)
    }) : (index, index, index) -> () loc(#loc13)
    "func.return"(%1) : (f32) -> () loc(#loc18)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc6 = loc("<stdin>":5:8)
#loc7 = loc("<stdin>":6:10)
#loc10 = loc("<stdin>":7:10)
#loc11 = loc("<stdin>":8:10)
#loc12 = loc("<stdin>":9:5)
#loc13 = loc("<stdin>":11:3)
#loc15 = loc("<stdin>":12:5)
#loc17 = loc("<stdin>":13:7)
#loc18 = loc("<stdin>":16:3)

