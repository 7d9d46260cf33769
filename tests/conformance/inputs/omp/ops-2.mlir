"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  }, {
  ^bb0(%arg5: i32):
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%2) : (i32) -> ()
  }, {
  ^bb0(%arg3: i32, %arg4: i32):
    %1 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%1) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.critical.declare"() <{hint = 10 : i64, sym_name = "mutex"}> : () -> ()
  "func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "other"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: i32):
    "omp.critical"() <{name = @mutex}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.atomic.update"(%arg0) <{memory_order = #omp<memoryorderkind seq_cst>}> ({
    ^bb0(%arg2: i32):
      %0 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "omp.yield"(%0) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg1) : (memref<i32>, i32) -> ()
    "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.flush"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

