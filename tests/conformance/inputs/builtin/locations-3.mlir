#loc2 = loc("arg0")
#loc3 = loc("arg.rs":1:1)
#loc4 = loc("<stdin>":4:54)
#loc7 = loc(unknown)
"builtin.module"() ({
  "l.region"() ({
  ^bb0(%arg0: i32 loc("arg0"), %arg1: f32 loc("arg.rs":1:1), %arg2: index loc("<stdin>":4:54)):
    "l.inner"(%arg0)[^bb1] : (i32) -> () loc(#loc5)
  ^bb1:  // pred: ^bb0
    %0:2 = "l.two"(%arg1) ({
    ^bb0(%arg3: i32 loc(unknown)):
      "l.end"() : () -> () loc(#loc8)
    }) : (f32) -> (i32, i32) loc(#loc6)
    "l.last"(%0#1, %arg2) : (i32, index) -> () loc(#loc9)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("region")
#loc5 = loc("inner")
#loc6 = loc("two")
#loc8 = loc("end")
#loc9 = loc("last")

