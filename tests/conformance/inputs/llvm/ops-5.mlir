"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32)>, linkage = #llvm.linkage<external>, sym_name = "control", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "llvm.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "llvm.switch"(%0, %arg1, %0)[^bb2, ^bb3, ^bb2, ^bb3] <{branch_weights = array<i32: 1, 2, 3, 4>, case_operand_segments = array<i32: 1, 0, 1>, case_values = dense<[1, 2, -3]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    "llvm.br"(%arg1)[^bb3] : (i32) -> ()
  ^bb3(%1: i32):  // 3 preds: ^bb1, ^bb1, ^bb2
    "llvm.cond_br"(%arg0)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.unreachable"() : () -> ()
  ^bb5:  // pred: ^bb3
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

