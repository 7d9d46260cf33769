#loc4 = loc("<stdin>":5:17)
#loc5 = loc("<stdin>":5:26)
#loc9 = loc("<stdin>":9:24)
#loc15 = loc("<stdin>":15:23)
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "decl", sym_visibility = "private"}> ({
  }) : () -> () loc(#loc1)
  "func.func"() <{arg_attrs = [{a.b = 1 : i32}, {c.d, e.f = "x"}], function_type = (i32, f32) -> i32, res_attrs = [{g.h}], sym_name = "attrs", sym_visibility = "private"}> ({
  }) {i.j = [1, 2]} : () -> () loc(#loc2)
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "pass"}> ({
  ^bb0(%arg2: i32 loc("<stdin>":5:17), %arg3: f32 loc("<stdin>":5:26)):
    %3:2 = "func.call"(%arg2, %arg3) <{callee = @decl}> : (i32, f32) -> (i32, f32) loc(#loc6)
    "func.return"(%3#0, %3#1) : (i32, f32) -> () loc(#loc7)
  }) : () -> () loc(#loc3)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "many", sym_visibility = "public"}> ({
  ^bb0(%arg1: i32 loc("<stdin>":9:24)):
    %0 = "func.constant"() <{value = @inc}> : () -> ((i32) -> i32) loc(#loc10)
    %1 = "func.call_indirect"(%0, %arg1) : ((i32) -> i32, i32) -> i32 loc(#loc11)
    %2 = "func.call"(%1) <{callee = @inc}> : (i32) -> i32 loc(#loc12)
    "func.return"(%2) : (i32) -> () loc(#loc13)
  }) : () -> () loc(#loc8)
  "func.func"() <{function_type = (i32) -> i32, sym_name = "inc", sym_visibility = "nested"}> ({
  ^bb0(%arg0: i32 loc("<stdin>":15:23)):
    "func.return"(%arg0) : (i32) -> () loc(#loc16)
  }) : () -> () loc(#loc14)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc2 = loc("<stdin>":4:1)
#loc3 = loc("<stdin>":5:1)
#loc6 = loc("<stdin>":6:10)
#loc7 = loc("<stdin>":7:3)
#loc8 = loc("<stdin>":9:1)
#loc10 = loc("<stdin>":10:8)
#loc11 = loc("<stdin>":11:8)
#loc12 = loc("<stdin>":12:8)
#loc13 = loc("<stdin>":13:3)
#loc14 = loc("<stdin>":15:1)
#loc16 = loc("<stdin>":16:3)

