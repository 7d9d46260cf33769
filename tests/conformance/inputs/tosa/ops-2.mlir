"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>, sym_name = "structure"}> ({
  ^bb0(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>):
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.conv2d"(%arg0, %arg1, %arg2, %0, %0) <{acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
    %2 = "tosa.max_pool2d"(%1) <{kernel = array<i64: 1, 1>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
    %3 = "tosa.transpose"(%2) <{perms = array<i32: 0, 2, 1, 3>}> : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
    %4 = "tosa.const_shape"() <{values = dense<[16, 8]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %5 = "tosa.reshape"(%3, %4) : (tensor<1x4x4x8xf32>, !tosa.shape<2>) -> tensor<16x8xf32>
    %6 = "tosa.concat"(%5, %5) <{axis = 1 : i32}> : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
    %7 = "tosa.reverse"(%6) <{axis = 0 : i32}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
    "func.return"(%3) : (tensor<1x4x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

