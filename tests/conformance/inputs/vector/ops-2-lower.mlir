#map = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<8xf32>, tensor<4x?xf32>, index, f32, vector<4xi1>) -> tensor<4x?xf32>, sym_name = "memory"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<8xf32>, %arg2: tensor<4x?xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%0, %arg0, %arg3, %arg3, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %1 = "vector.transfer_write"(%0, %arg2, %arg3, %arg3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    "vector.store"(%0, %arg1, %arg3) <{nontemporal = true}> : (vector<4xf32>, memref<8xf32>, index) -> ()
    %2 = "vector.maskedload"(%arg1, %arg3, %arg5, %0) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg1, %arg3, %arg5, %2) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    "vector.compressstore"(%arg1, %arg3, %arg5, %2) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    "func.return"(%1) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

