"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "__scf_reduction", type = f32}> ({
  }, {
  ^bb0(%arg15: f32):
    %20 = "llvm.mlir.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "omp.yield"(%20) : (f32) -> ()
  }, {
  ^bb0(%arg13: f32, %arg14: f32):
    %19 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "omp.yield"(%19) : (f32) -> ()
  }, {
  ^bb0(%arg11: !llvm.ptr, %arg12: !llvm.ptr):
    %17 = "llvm.load"(%arg12) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %18 = "llvm.atomicrmw"(%arg11, %17) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    "omp.yield"() : () -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "__scf_reduction_0", type = i64}> ({
  }, {
  ^bb0(%arg10: i64):
    %16 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "omp.yield"(%16) : (i64) -> ()
  }, {
  ^bb0(%arg8: i64, %arg9: i64):
    %15 = "arith.addi"(%arg8, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "omp.yield"(%15) : (i64) -> ()
  }, {
  ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr):
    %13 = "llvm.load"(%arg7) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %14 = "llvm.atomicrmw"(%arg6, %13) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i64) -> i64
    "omp.yield"() : () -> ()
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, i64) -> (f32, i64), sym_name = "reduce"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i64):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %3 = "llvm.alloca"(%2) <{elem_type = f32}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg1, %3) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %4 = "llvm.alloca"(%2) <{elem_type = i64}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg2, %4) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"(%3, %4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0>, reduction_byref = array<i1: false, false>, reduction_syms = [@__scf_reduction, @__scf_reduction_0]}> ({
      ^bb0(%arg3: !llvm.ptr, %arg4: !llvm.ptr):
        "omp.loop_nest"(%0, %arg0, %1) <{collapse_num_loops = 1 : i64}> ({
        ^bb0(%arg5: index):
          "memref.alloca_scope"() ({
            %7 = "t.get"(%arg5) : (index) -> f32
            %8 = "t.get"(%arg5) : (index) -> i64
            %9 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
            %10 = "arith.addf"(%9, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "llvm.store"(%10, %arg3) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
            %11 = "llvm.load"(%arg4) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
            %12 = "arith.addi"(%11, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
            "llvm.store"(%12, %arg4) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
            "memref.alloca_scope.return"() : () -> ()
          }) : () -> ()
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    %5 = "llvm.load"(%3) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %6 = "llvm.load"(%4) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "func.return"(%5, %6) : (f32, i64) -> ()
  }) : () -> ()
}) : () -> ()

