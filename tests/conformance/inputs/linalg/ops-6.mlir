#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4x8xf16>, memref<3x8x2xf16>, memref<3x4x2xf32>, memref<8xf32>, memref<8xf32>, memref<f32>) -> (), sym_name = "batch"}> ({
  ^bb0(%arg0: memref<3x4x8xf16>, %arg1: memref<3x8x2xf16>, %arg2: memref<3x4x2xf32>, %arg3: memref<8xf32>, %arg4: memref<8xf32>, %arg5: memref<f32>):
    "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f16, %arg15: f16, %arg16: f32):
      %4 = "arith.extf"(%arg14) : (f16) -> f32
      %5 = "arith.extf"(%arg15) : (f16) -> f32
      %6 = "arith.mulf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg16, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (memref<3x4x8xf16>, memref<3x8x2xf16>, memref<3x4x2xf32>) -> ()
    "linalg.dot"(%arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %2 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg13, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map3, #map4]} : (memref<8xf32>, memref<8xf32>, memref<f32>) -> ()
    "linalg.copy"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (memref<8xf32>, memref<8xf32>) -> ()
    "linalg.contract"(%arg3, %arg4, %arg5) <{indexing_maps = [#map3, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %0 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %1 = "arith.addf"(%arg8, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (memref<8xf32>, memref<8xf32>, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

