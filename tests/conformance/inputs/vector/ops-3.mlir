#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8x2xf32>, vector<4x2xf32>, vector<4xf32>, vector<2xf32>) -> vector<4x2xf32>, sym_name = "contract"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8x2xf32>, %arg2: vector<4x2xf32>, %arg3: vector<4xf32>, %arg4: vector<2xf32>):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    %1 = "vector.outerproduct"(%arg3, %arg4, %0) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<2xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    %2 = "vector.multi_reduction"(%1, %arg3) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 1>}> : (vector<4x2xf32>, vector<4xf32>) -> vector<4xf32>
    %3:2 = "vector.scan"(%1, %arg4) <{inclusive = false, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4x2xf32>, vector<2xf32>) -> (vector<4x2xf32>, vector<2xf32>)
    %4 = "vector.extract_strided_slice"(%1) <{offsets = [0, 1], sizes = [2, 1], strides = [1, 1]}> : (vector<4x2xf32>) -> vector<2x1xf32>
    %5 = "vector.insert_strided_slice"(%4, %1) <{offsets = [2, 0], strides = [1, 1]}> : (vector<2x1xf32>, vector<4x2xf32>) -> vector<4x2xf32>
    "func.return"(%5) : (vector<4x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

