#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<2048xi8>, index, memref<*xf32>) -> (), sym_name = "views"}> ({
  ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<2048xi8>, %arg2: index, %arg3: memref<*xf32>):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 2, 1>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 1], offset: 1>>
    %1 = "memref.subview"(%arg0, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<8x16xf32>, index, index, index) -> memref<?x4xf32, strided<[16, ?], offset: ?>>
    %2 = "memref.view"(%arg1, %arg2, %arg2) : (memref<2048xi8>, index, index) -> memref<?x4xf32>
    %3 = "memref.cast"(%arg0) : (memref<8x16xf32>) -> memref<?x?xf32>
    %4 = "memref.cast"(%arg3) : (memref<*xf32>) -> memref<?xf32>
    %5 = "memref.reinterpret_cast"(%arg0, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, 1>}> : (memref<8x16xf32>, index, index) -> memref<?x4xf32, strided<[4, 1], offset: ?>>
    %6 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<8x16xf32>) -> memref<128xf32>
    %7 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 4, 16>}> : (memref<8x16xf32>) -> memref<2x4x16xf32>
    %8 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<8x16xf32>) -> memref<16x8xf32, strided<[1, 16]>>
    %9:6 = "memref.extract_strided_metadata"(%arg0) : (memref<8x16xf32>) -> (memref<f32>, index, index, index, index, index)
    %10 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<8x16xf32>) -> index
    %11 = "memref.memory_space_cast"(%arg0) : (memref<8x16xf32>) -> memref<8x16xf32, 1>
    "memref.copy"(%arg0, %arg0) : (memref<8x16xf32>, memref<8x16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

