#map = affine_map<(d0) -> (d0 + 2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, memref<64xf32, 2>, memref<1xi32>, index) -> (), sym_name = "dma"}> ({
  ^bb0(%arg0: memref<64xf32>, %arg1: memref<64xf32, 2>, %arg2: memref<1xi32>, %arg3: index):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg4: index):
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg2, %arg3) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<64xf32>, index, memref<64xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_wait"(%arg2, %arg3) {tag_map = #map2} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

