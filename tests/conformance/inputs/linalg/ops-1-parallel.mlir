"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x2xf32, strided<[?, ?], offset: ?>>, memref<4x2xf32, strided<[?, ?], offset: ?>>, f32) -> memref<4x2xf32, strided<[?, ?], offset: ?>>, sym_name = "named"}> ({
  ^bb0(%arg0: memref<4x8xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x2xf32, strided<[?, ?], offset: ?>>, %arg2: memref<4x2xf32, strided<[?, ?], offset: ?>>, %arg3: f32):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.parallel"(%1, %1, %2, %4, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg11: index, %arg12: index):
      "memref.store"(%arg3, %arg2, %arg11, %arg12) <{nontemporal = false}> : (f32, memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %2, %4, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg10: index):
        %10 = "memref.load"(%arg0, %arg8, %arg10) <{nontemporal = false}> : (memref<4x8xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
        %11 = "memref.load"(%arg1, %arg10, %arg9) <{nontemporal = false}> : (memref<8x2xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
        %12 = "memref.load"(%arg2, %arg8, %arg9) <{nontemporal = false}> : (memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
        %13 = "arith.mulf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %14 = "arith.addf"(%12, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%14, %arg2, %arg8, %arg9) <{nontemporal = false}> : (f32, memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %2, %4, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg6: index, %arg7: index):
      %7 = "memref.load"(%arg2, %arg6, %arg7) <{nontemporal = false}> : (memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
      %8 = "memref.load"(%arg2, %arg6, %arg7) <{nontemporal = false}> : (memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
      %9 = "arith.addf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%9, %arg2, %arg6, %arg7) <{nontemporal = false}> : (f32, memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %2, %4, %3, %3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      %5 = "memref.load"(%arg2, %arg4, %arg5) <{nontemporal = false}> : (memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> f32
      %6 = "math.exp"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "memref.store"(%6, %arg2, %arg4, %arg5) <{nontemporal = false}> : (f32, memref<4x2xf32, strided<[?, ?], offset: ?>>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"(%arg2) : (memref<4x2xf32, strided<[?, ?], offset: ?>>) -> ()
  }) : () -> ()
}) : () -> ()

