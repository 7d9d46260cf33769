"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, sym_name = "control"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "tosa.cond_if"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
      "tosa.yield"(%arg7) : (tensor<i32>) -> ()
    }, {
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      "tosa.yield"(%arg6) : (tensor<i32>) -> ()
    }) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "tosa.while_loop"(%0) ({
    ^bb0(%arg4: tensor<i32>):
      %2 = "t.less"(%arg4) : (tensor<i32>) -> tensor<i1>
      "tosa.yield"(%2) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32>):
      "tosa.yield"(%arg3) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()

