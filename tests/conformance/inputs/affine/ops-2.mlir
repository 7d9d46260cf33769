#map = affine_map<(d0)[s0] -> (d0 ceildiv 3 + s0 mod 5)>
#map1 = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0, 0)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (8)>
#map6 = affine_map<() -> (0, 0)>
#map7 = affine_map<() -> (1, 0)>
#map8 = affine_map<(d0) -> (d0, 5)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<8x8xf32>) -> f32, sym_name = "values"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<8x8xf32>):
    %0 = "affine.apply"(%arg0, %arg1) <{map = #map}> : (index, index) -> index
    %1 = "affine.min"(%0, %arg1) <{map = #map1}> : (index, index) -> index
    %2 = "affine.max"(%1, %arg0) <{map = #map2}> : (index, index) -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "affine.for"(%3) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index, %arg4: f32):
      %9 = "affine.load"(%arg2, %arg3) <{map = #map3}> : (memref<8x8xf32>, index) -> f32
      %10 = "arith.addf"(%9, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%10) : (f32) -> ()
    }) : (f32) -> f32
    %5 = "affine.vector_load"(%arg2) <{map = #map6}> : (memref<8x8xf32>) -> vector<8xf32>
    "affine.vector_store"(%5, %arg2) <{map = #map7}> : (vector<8xf32>, memref<8x8xf32>) -> ()
    "affine.prefetch"(%arg2, %arg0) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = #map8}> : (memref<8x8xf32>, index) -> ()
    %6:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 16, 8>}> : (index) -> (index, index)
    %7 = "affine.linearize_index"(%6#0, %6#1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 16, 8>}> : (index, index) -> index
    %8 = "affine.linearize_index"(%arg0, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

