"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, memref<?xf32>, memref<?xf32>) -> (), sym_name = "saxpy"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: memref<?xf32>, %arg3: memref<?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 128 : index}> : () -> index
    %2 = "arith.ceildivui"(%arg0, %1) : (index, index) -> index
    "gpu.launch"(%2, %0, %0, %1, %0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index):
      %3 = "arith.muli"(%arg4, %arg13) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %4 = "arith.addi"(%3, %arg7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %5 = "arith.cmpi"(%4, %arg0) <{predicate = 6 : i64}> : (index, index) -> i1
      "scf.if"(%5) ({
        %6 = "memref.load"(%arg2, %4) : (memref<?xf32>, index) -> f32
        %7 = "memref.load"(%arg3, %4) : (memref<?xf32>, index) -> f32
        %8 = "math.fma"(%arg1, %6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
        "memref.store"(%8, %arg3, %4) : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

