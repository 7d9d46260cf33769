"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb5
    %3 = "arith.cmpi"(%2, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%3)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "cf.br"(%0)[^bb3] : (index) -> ()
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = "arith.cmpi"(%4, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%5)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %6 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    "memref.store"(%6, %arg1, %2, %4) : (f32, memref<?x?xf32>, index, index) -> ()
    %7 = "arith.addi"(%4, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%7)[^bb3] : (index) -> ()
  ^bb5:  // pred: ^bb3
    %8 = "arith.addi"(%2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%8)[^bb1] : (index) -> ()
  ^bb6:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

