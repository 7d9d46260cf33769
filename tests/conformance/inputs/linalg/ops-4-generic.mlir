#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>, tensor<1x4x4x8xf32>, tensor<2x2xf32>, tensor<1x5x5x3xf32>) -> (tensor<1x4x4x8xf32>, tensor<1x5x5x3xf32>), sym_name = "conv"}> ({
  ^bb0(%arg0: tensor<1x10x10x3xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<1x4x4x8xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<1x5x5x3xf32>):
    %0 = "linalg.generic"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %3 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%arg10, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>, tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg3, %arg4) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %2 = "arith.maximumf"(%arg7, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<1x10x10x3xf32>, tensor<2x2xf32>, tensor<1x5x5x3xf32>) -> tensor<1x5x5x3xf32>
    "func.return"(%0, %1) : (tensor<1x4x4x8xf32>, tensor<1x5x5x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

