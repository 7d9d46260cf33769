"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> f32, sym_name = "while"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0:2 = "scf.while"(%arg0, %arg1) ({
    ^bb0(%arg4: i32, %arg5: f32):
      %1 = "t.cond"(%arg4) : (i32) -> i1
      "scf.condition"(%1, %arg5, %arg4) : (i1, f32, i32) -> ()
    }, {
    ^bb0(%arg2: f32, %arg3: i32):
      "scf.yield"(%arg3, %arg2) : (i32, f32) -> ()
    }) : (i32, f32) -> (f32, i32)
    "func.return"(%0#0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

