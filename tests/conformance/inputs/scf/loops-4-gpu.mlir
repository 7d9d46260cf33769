#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "affine.apply"(%arg0, %0, %1) <{map = #map}> : (index, index, index) -> index
    %4 = "affine.apply"(%arg0, %0, %1) <{map = #map}> : (index, index, index) -> index
    "gpu.launch"(%3, %4, %2, %2, %2, %2) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
      %5 = "affine.apply"(%arg2, %1, %0) <{map = #map1}> : (index, index, index) -> index
      %6 = "affine.apply"(%arg3, %1, %0) <{map = #map1}> : (index, index, index) -> index
      %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "memref.store"(%7, %arg1, %5, %6) : (f32, memref<?x?xf32>, index, index) -> ()
      "gpu.terminator"() : () -> ()
    }) {SCFToGPU_visited, workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

