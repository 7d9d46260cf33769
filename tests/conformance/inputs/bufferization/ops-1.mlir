"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, memref<?xf32>, index, i1) -> tensor<?xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: i1):
    %0 = "bufferization.to_tensor"(%arg1) <{restrict, writable}> : (memref<?xf32>) -> tensor<?xf32>
    %1 = "bufferization.to_buffer"(%arg0) : (tensor<?xf32>) -> memref<?xf32, strided<[?], offset: ?>>
    %2 = "bufferization.alloc_tensor"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
    %3 = "bufferization.alloc_tensor"(%arg0) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<?xf32>
    %4 = "bufferization.clone"(%arg1) : (memref<?xf32>) -> memref<?xf32>
    %5 = "bufferization.materialize_in_destination"(%arg0, %2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "bufferization.materialize_in_destination"(%arg0, %arg1) <{restrict, writable}> : (tensor<?xf32>, memref<?xf32>) -> ()
    "bufferization.dealloc_tensor"(%3) : (tensor<?xf32>) -> ()
    %6:2 = "bufferization.dealloc"(%arg1, %4, %arg3, %arg3, %arg1, %4) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<?xf32>, memref<?xf32>, i1, i1, memref<?xf32>, memref<?xf32>) -> (i1, i1)
    "func.return"(%5) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

