"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, i64) -> (f32, i64), sym_name = "reduce"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i64):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "cf.br"(%0, %arg1, %arg2)[^bb1] : (index, f32, i64) -> ()
  ^bb1(%2: index, %3: f32, %4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = "arith.cmpi"(%2, %arg0) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%5)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %6 = "t.get"(%2) : (index) -> f32
    %7 = "t.get"(%2) : (index) -> i64
    %8 = "arith.addf"(%3, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.addi"(%4, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %10 = "arith.addi"(%2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%10, %8, %9)[^bb1] : (index, f32, i64) -> ()
  ^bb3:  // pred: ^bb1
    "func.return"(%3, %4) : (f32, i64) -> ()
  }) : () -> ()
}) : () -> ()

