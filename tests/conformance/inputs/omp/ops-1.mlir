"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1, index, index, index, memref<?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xf32>):
    "omp.parallel"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0>, proc_bind_kind = #omp<procbindkind spread>}> ({
      "omp.barrier"() : () -> ()
      "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>}> ({
        "omp.loop_nest"(%arg2, %arg3, %arg4) <{loop_inclusive}> ({
        ^bb0(%arg6: index):
          %0 = "memref.load"(%arg5, %arg6) : (memref<?xf32>, index) -> f32
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : () -> ()
      "omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.master"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.critical"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : (i1, i32) -> ()
    "omp.taskwait"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

