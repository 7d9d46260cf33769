"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x5x6xf32>, tensor<1x2x2xindex>, tensor<1x2x1x5x1xf32>) -> tensor<1x2x1x5x1xf32>, sym_name = "gather"}> ({
  ^bb0(%arg0: tensor<4x5x6xf32>, %arg1: tensor<1x2x2xindex>, %arg2: tensor<1x2x1x5x1xf32>):
    %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 2>, unique}> : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x5x1xf32>
    %1 = "tensor.scatter"(%0, %arg0, %arg1) <{scatter_dims = array<i64: 0, 2>, unique}> : (tensor<1x2x1x5x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
    "func.return"(%0) : (tensor<1x2x1x5x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

