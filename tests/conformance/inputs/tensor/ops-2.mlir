"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x8xf32>, tensor<*xf32>, tensor<2xindex>, index, f32) -> tensor<?x?xf32>, sym_name = "shape"}> ({
  ^bb0(%arg0: tensor<?x8xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xindex>, %arg3: index, %arg4: f32):
    %0 = "tensor.cast"(%arg0) : (tensor<?x8xf32>) -> tensor<?x?xf32>
    %1 = "tensor.cast"(%arg1) : (tensor<*xf32>) -> tensor<4xf32>
    %2 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<?x8xf32>) -> tensor<?xf32>
    %3 = "tensor.expand_shape"(%2, %arg3) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: -9223372036854775808, 4, 2>}> : (tensor<?xf32>, index) -> tensor<?x4x2xf32>
    %4 = "tensor.reshape"(%arg0, %arg2) : (tensor<?x8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %5 = "tensor.extract_slice"(%arg0, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 2>}> : (tensor<?x8xf32>, index, index) -> tensor<?x4xf32>
    %6 = "tensor.extract_slice"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<?x8xf32>, index) -> tensor<8xf32>
    %7 = "tensor.insert_slice"(%6, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
    %8 = "tensor.pad"(%7, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 2>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg5: index, %arg6: index):
      "tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<?x8xf32>, index, index) -> tensor<?x?xf32>
    %9 = "tensor.bitcast"(%arg0) : (tensor<?x8xf32>) -> tensor<?x8xi32>
    %10 = "tensor.concat"(%7, %arg0) <{dim = 0 : i64}> : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
    "func.return"(%8) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

