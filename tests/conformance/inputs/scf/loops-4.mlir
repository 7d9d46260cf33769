"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.parallel"(%0, %0, %arg0, %arg0, %1, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      %2 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "memref.store"(%2, %arg1, %arg2, %arg3) : (f32, memref<?x?xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

