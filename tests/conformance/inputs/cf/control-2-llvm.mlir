"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "switch", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
    "llvm.switch"(%arg0, %arg1, %arg2, %arg0)[^bb1, ^bb2, ^bb1, ^bb3] <{case_operand_segments = array<i32: 1, 1, 0>, case_values = dense<[42, -1, 43]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, f32, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    "llvm.return"(%0) : (i32) -> ()
  ^bb2(%1: f32):  // pred: ^bb0
    "llvm.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    "llvm.return"(%arg1) : (i32) -> ()
  ^bb4:  // pred: ^bb4
    %2 = "arith.constant"() <{value = false}> : () -> i1
    "cf.assert"(%2) <{msg = "message with \22quotes\22 and %x"}> : (i1) -> ()
    %3 = "arith.constant"() <{value = true}> : () -> i1
    "cf.br"()[^bb4] : () -> ()
  }) : () -> ()
}) : () -> ()

