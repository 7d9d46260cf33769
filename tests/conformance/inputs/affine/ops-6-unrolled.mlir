#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (32)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xf32>, memref<32xf32>) -> (), sym_name = "optimised"}> ({
  ^bb0(%arg0: memref<32xf32>, %arg1: memref<32xf32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg3: index):
      %5 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<32xf32>, index) -> f32
      %6 = "arith.mulf"(%5, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%6, %arg1, %arg3) <{map = #map}> : (f32, memref<32xf32>, index) -> ()
      %7 = "affine.apply"(%arg3) <{map = #map1}> : (index) -> index
      %8 = "affine.load"(%arg0, %7) <{map = #map}> : (memref<32xf32>, index) -> f32
      %9 = "arith.mulf"(%8, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%9, %arg1, %7) <{map = #map}> : (f32, memref<32xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<32xf32>, index) -> f32
      %1 = "arith.addf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%1, %arg0, %arg2) <{map = #map}> : (f32, memref<32xf32>, index) -> ()
      %2 = "affine.apply"(%arg2) <{map = #map1}> : (index) -> index
      %3 = "affine.load"(%arg1, %2) <{map = #map}> : (memref<32xf32>, index) -> f32
      %4 = "arith.addf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%4, %arg0, %2) <{map = #map}> : (f32, memref<32xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

