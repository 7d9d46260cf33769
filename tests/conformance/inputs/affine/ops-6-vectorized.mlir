#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (32)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xf32>, memref<32xf32>) -> (), sym_name = "optimised"}> ({
  ^bb0(%arg0: memref<32xf32>, %arg1: memref<32xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 8 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      %3 = "ub.poison"() <{value = #ub.poison}> : () -> f32
      %4 = "vector.transfer_read"(%arg0, %arg3, %3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<32xf32>, index, f32) -> vector<8xf32>
      %5 = "arith.mulf"(%4, %4) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      "vector.transfer_write"(%5, %arg1, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<8xf32>, memref<32xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 8 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "ub.poison"() <{value = #ub.poison}> : () -> f32
      %1 = "vector.transfer_read"(%arg1, %arg2, %0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<32xf32>, index, f32) -> vector<8xf32>
      %2 = "arith.addf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      "vector.transfer_write"(%2, %arg0, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<8xf32>, memref<32xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

