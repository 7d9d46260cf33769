#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "alloc"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x8xf32>
    %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x?xf32>
    %2 = "memref.alloc"(%arg0, %arg1) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
    %3 = "memref.alloca"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi8>
    %4 = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xindex, 1>
    "memref.dealloc"(%0) : (memref<4x8xf32>) -> ()
    "memref.alloca_scope"() ({
      %7 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xf32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %6 = "memref.realloc"(%5) : (memref<8xf32>) -> memref<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

