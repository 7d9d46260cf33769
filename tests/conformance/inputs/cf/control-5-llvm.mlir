"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i64)>, linkage = #llvm.linkage<external>, sym_name = "loop", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64):
    %0 = "llvm.mlir.constant"() <{value = 0 : index}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
    "llvm.br"(%0, %0)[^bb1] : (i64, i64) -> ()
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = "llvm.icmp"(%2, %arg0) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%4)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %5 = "llvm.add"(%2, %1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %6 = "llvm.add"(%3, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%5, %6)[^bb1] : (i64, i64) -> ()
  ^bb3:  // pred: ^bb1
    "llvm.return"(%3) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

