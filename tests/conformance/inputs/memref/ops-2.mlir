"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, index, f32) -> f32, sym_name = "access"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32):
    %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<4x?xf32>, index, index) -> f32
    %1 = "memref.load"(%arg0, %arg1, %arg1) <{nontemporal = true}> : (memref<4x?xf32>, index, index) -> f32
    "memref.store"(%arg2, %arg0, %arg1, %arg1) : (f32, memref<4x?xf32>, index, index) -> ()
    %2 = "memref.dim"(%arg0, %arg1) : (memref<4x?xf32>, index) -> index
    %3 = "memref.rank"(%arg0) : (memref<4x?xf32>) -> index
    %4 = "memref.atomic_rmw"(%arg2, %arg0, %arg1, %arg1) <{kind = 0 : i64}> : (f32, memref<4x?xf32>, index, index) -> f32
    %5 = "memref.generic_atomic_rmw"(%arg0, %arg1, %arg1) ({
    ^bb0(%arg3: f32):
      %7 = "arith.mulf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%7) : (f32) -> ()
    }) : (memref<4x?xf32>, index, index) -> f32
    "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = true, isWrite = true, localityHint = 3 : i32}> : (memref<4x?xf32>, index, index) -> ()
    %6 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> : (memref<4x?xf32>) -> memref<4x?xf32>
    "func.return"(%5) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

