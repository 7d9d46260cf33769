"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xbf16>, memref<?x?xf32>, index) -> (), sym_name = "ops"}> ({
  ^bb0(%arg0: memref<?x?xbf16>, %arg1: memref<?x?xf32>, %arg2: index):
    %0 = "amx.tile_zero"() : () -> !amx.tile<16x16xf32>
    %1 = "amx.tile_load"(%arg0, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, index, index) -> !amx.tile<16x32xbf16>
    %2 = "amx.tile_mulf"(%1, %1, %0) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    "amx.tile_store"(%arg1, %arg2, %arg2, %2) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, !amx.tile<16x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

