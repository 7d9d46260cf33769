#extern = #ml_program.extern : tensor<4xi32>
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "g", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "m", sym_visibility = "public", type = tensor<?xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "ext", sym_visibility = "private", type = tensor<4xi32>, value = #extern}> : () -> ()
  "ml_program.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg1: i32):
    "ml_program.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (tensor<?xi32>) -> tensor<?xi32>, sym_name = "s", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<?xi32>):
    %2 = "t.op"(%3) : (tensor<?xi32>) -> tensor<?xi32>
    %3 = "t.op"(%arg0) : (tensor<?xi32>) -> tensor<?xi32>
    "ml_program.output"(%2) : (tensor<?xi32>) -> ()
  }) : () -> ()
  "ml_program.func"() <{function_type = () -> tensor<?xi32>, sym_name = "use"}> ({
    %0 = "ml_program.global_load"() <{global = @m}> : () -> tensor<?xi32>
    "ml_program.global_store"(%0) <{global = @m}> : (tensor<?xi32>) -> ()
    %1 = "ml_program.token"() : () -> !ml_program.token
    "ml_program.return"(%0) : (tensor<?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

