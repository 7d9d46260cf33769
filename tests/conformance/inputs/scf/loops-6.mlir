"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>, sym_name = "forall"}> ({
  ^bb0(%arg0: tensor<32x64xf32>, %arg1: tensor<32x64xf32>):
    %0 = "scf.forall"(%arg1) <{mapping = [#gpu.block<y>, #gpu.thread<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 8, 4>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<32x64xf32>):
      %1 = "tensor.extract_slice"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<32x64xf32>, index, index) -> tensor<4x16xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%1, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 16>, static_strides = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<32x64xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    "func.return"(%0) : (tensor<32x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()

