"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%0, %0, %arg0, %arg0, %1, %1) <{collapse_num_loops = 2 : i64}> ({
        ^bb0(%arg2: index, %arg3: index):
          "memref.alloca_scope"() ({
            %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
            "memref.store"(%3, %arg1, %arg2, %arg3) : (f32, memref<?x?xf32>, index, index) -> ()
            "memref.alloca_scope.return"() : () -> ()
          }) : () -> ()
          "omp.yield"() : () -> ()
        }) : (index, index, index, index, index, index) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

