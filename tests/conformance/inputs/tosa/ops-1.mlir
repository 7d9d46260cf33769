"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "elementwise"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tosa.add"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "tosa.sub"(%0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.mul"(%1, %arg1, %2) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
    %4 = "tosa.maximum"(%3, %arg1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tosa.exp"(%4) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tosa.clamp"(%5) <{max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tosa.tanh"(%6) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tosa.greater"(%7, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %9 = "tosa.select"(%8, %7, %arg1) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tosa.reduce_sum"(%9) <{axis = 0 : i32}> : (tensor<4x8xf32>) -> tensor<1x8xf32>
    %11 = "tosa.cast"(%8) : (tensor<4x8xi1>) -> tensor<4x8xi32>
    "func.return"(%9) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

