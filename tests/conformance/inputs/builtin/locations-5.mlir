#loc3 = loc("x")
#loc4 = loc("y")
"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{arg_attrs = [{}, {a.c}], function_type = (i32, i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "g"}> ({
  ^bb0(%arg0: i32 loc("x"), %arg1: f32 loc("y")):
    %0 = "func.call"(%arg0, %arg0) <{callee = @f}> : (i32, i32) -> i32 loc(#loc5)
    "func.return"(%0) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc2)
}) {a.b = "x"} : () -> () loc(#loc)
#loc = loc("module.rs":0:0)
#loc1 = loc("decl")
#loc2 = loc("g")
#loc5 = loc("call")
#loc6 = loc("ret")

