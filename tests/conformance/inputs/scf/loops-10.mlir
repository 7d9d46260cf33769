"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "i32_loop"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    "scf.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: i32):
      "t.use"(%arg3) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) {"odd key", unroll = 4 : i64} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

