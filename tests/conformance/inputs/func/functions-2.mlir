"builtin.module"() ({
  "func.func"() <{function_type = () -> (), no_inline, sym_name = "no_inline"}> ({
    "func.call"() <{callee = @no_inline}> : () -> ()
    "func.call"() <{callee = @no_inline, no_inline}> {x.y = "z"} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "name with spaces"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = ((i32) -> (i32, f32), i32) -> f32, sym_name = "take_fn"}> ({
  ^bb0(%arg0: (i32) -> (i32, f32), %arg1: i32):
    %0:2 = "func.call_indirect"(%arg0, %arg1) : ((i32) -> (i32, f32), i32) -> (i32, f32)
    "func.return"(%0#1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

