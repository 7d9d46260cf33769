// also lowered: --expand-realloc
func.func @ops(%t: tensor<?xf32>, %m: memref<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<?xf32>
  %4 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %5 = bufferization.materialize_in_destination %t in %2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  bufferization.dealloc_tensor %3 : tensor<?xf32>
  %6:2 = bufferization.dealloc (%m, %4 : memref<?xf32>, memref<?xf32>) if (%c, %c) retain (%m, %4 : memref<?xf32>, memref<?xf32>)
  return %5 : tensor<?xf32>
}
