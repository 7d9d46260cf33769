"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, f32) -> memref<?x4xf32>, sym_name = "make"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: f32):
    %0 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    "memref.store"(%arg1, %0, %1) <{nontemporal = false}> : (f32, memref<3xf32>, index) -> ()
    "memref.store"(%arg2, %0, %2) <{nontemporal = false}> : (f32, memref<3xf32>, index) -> ()
    "memref.store"(%arg1, %0, %3) <{nontemporal = false}> : (f32, memref<3xf32>, index) -> ()
    %4 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    "memref.store"(%arg1, %4) : (f32, memref<f32>) -> ()
    %5 = "memref.alloc"(%arg0) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    "linalg.map"(%5) ({
    ^bb0(%arg4: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (memref<?x4xf32>) -> ()
    %6 = "memref.alloc"(%arg0) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    "linalg.map"(%6) ({
    ^bb0(%arg3: f32):
      %11 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %12 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (memref<?x4xf32>) -> ()
    %7 = "memref.load"(%6, %arg0, %arg0) <{nontemporal = false}> : (memref<?x4xf32>, index, index) -> f32
    "memref.store"(%7, %5, %arg0, %arg0) <{nontemporal = false}> : (f32, memref<?x4xf32>, index, index) -> ()
    %8 = "memref.dim"(%5, %arg0) : (memref<?x4xf32>, index) -> index
    %9 = "memref.rank"(%5) : (memref<?x4xf32>) -> index
    %10 = "memref.cast"(%5) : (memref<?x4xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>>
    "func.return"(%5) : (memref<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

