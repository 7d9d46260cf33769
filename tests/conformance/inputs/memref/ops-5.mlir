"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, memref<64xf32, 2>, memref<1xi32>, index, index) -> (), sym_name = "dma"}> ({
  ^bb0(%arg0: memref<64xf32>, %arg1: memref<64xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index):
    "memref.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg4, %arg2, %arg3) : (memref<64xf32>, index, memref<64xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_wait"(%arg2, %arg3, %arg4) : (memref<1xi32>, index, index) -> ()
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex>
    %1 = "memref.reshape"(%arg0, %0) : (memref<64xf32>, memref<2xindex>) -> memref<8x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

