#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d1, 0)>
#map2 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<8xf32>, tensor<4x?xf32>, index, f32, vector<4xi1>) -> tensor<4x?xf32>, sym_name = "memory"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<8xf32>, %arg2: tensor<4x?xf32>, %arg3: index, %arg4: f32, %arg5: vector<4xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %1 = "vector.transfer_read"(%arg0, %arg3, %arg3, %arg4) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32) -> vector<4x2xf32>
    "vector.transfer_write"(%0, %arg0, %arg3, %arg3, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %2 = "vector.transfer_write"(%0, %arg2, %arg3, %arg3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %3 = "vector.load"(%arg0, %arg3, %arg3) : (memref<?x?xf32>, index, index) -> vector<8xf32>
    "vector.store"(%0, %arg1, %arg3) <{nontemporal = true}> : (vector<4xf32>, memref<8xf32>, index) -> ()
    %4 = "vector.maskedload"(%arg1, %arg3, %arg5, %0) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg1, %arg3, %arg5, %4) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    "vector.compressstore"(%arg1, %arg3, %arg5, %4) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
    %5 = "vector.expandload"(%arg1, %arg3, %arg5, %4) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %6 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> : () -> vector<4x4xi1>
    %7 = "vector.create_mask"(%arg3, %arg3) : (index, index) -> vector<4x[4]xi1>
    %8 = "vector.mask"(%arg5) ({
      %11 = "vector.reduction"(%5) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%11) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    %9 = "vector.mask"(%arg5, %0) ({
      %10 = "vector.transfer_read"(%arg1, %arg3, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map2}> : (memref<8xf32>, index, f32) -> vector<4xf32>
      "vector.yield"(%10) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%2) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

