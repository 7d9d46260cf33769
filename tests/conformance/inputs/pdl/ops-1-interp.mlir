"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg2: !pdl.operation):
    %0 = "pdl_interp.get_result"(%arg2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl_interp.is_not_null"(%0)[^bb2, ^bb1] : (!pdl.value) -> ()
  ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11
    "pdl_interp.finalize"() : () -> ()
  ^bb2:  // pred: ^bb0
    "pdl_interp.check_operation_name"(%arg2)[^bb3, ^bb1] <{name = "t.old"}> : (!pdl.operation) -> ()
  ^bb3:  // pred: ^bb2
    "pdl_interp.check_operand_count"(%arg2)[^bb4, ^bb1] <{count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb4:  // pred: ^bb3
    "pdl_interp.check_result_count"(%arg2)[^bb5, ^bb1] <{count = 1 : i32}> : (!pdl.operation) -> ()
  ^bb5:  // pred: ^bb4
    %1 = "pdl_interp.get_operand"(%arg2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl_interp.is_not_null"(%1)[^bb6, ^bb1] : (!pdl.value) -> ()
  ^bb6:  // pred: ^bb5
    %2 = "pdl_interp.get_attribute"(%arg2) <{name = "value"}> : (!pdl.operation) -> !pdl.attribute
    "pdl_interp.is_not_null"(%2)[^bb7, ^bb1] : (!pdl.attribute) -> ()
  ^bb7:  // pred: ^bb6
    "pdl_interp.check_attribute"(%2)[^bb8, ^bb1] <{constantValue = 10 : i32}> : (!pdl.attribute) -> ()
  ^bb8:  // pred: ^bb7
    "pdl_interp.apply_constraint"(%0, %2)[^bb9, ^bb1] <{isNegated = false, name = "check"}> : (!pdl.value, !pdl.attribute) -> ()
  ^bb9:  // pred: ^bb8
    %3 = "pdl_interp.get_value_type"(%1) : (!pdl.value) -> !pdl.type
    "pdl_interp.check_type"(%3)[^bb10, ^bb1] <{type = i32}> : (!pdl.type) -> ()
  ^bb10:  // pred: ^bb9
    %4 = "pdl_interp.get_value_type"(%0) : (!pdl.value) -> !pdl.type
    "pdl_interp.are_equal"(%3, %4)[^bb11, ^bb1] : (!pdl.type, !pdl.type) -> ()
  ^bb11:  // pred: ^bb10
    "pdl_interp.record_match"(%arg2, %1, %arg2)[^bb1] <{benefit = 2 : i16, operandSegmentSizes = array<i32: 2, 1>, rewriter = @rewriters::@pdl_generated_rewriter, rootKind = "t.old"}> : (!pdl.operation, !pdl.value, !pdl.operation) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "rewriters"}> ({
    "pdl_interp.func"() <{function_type = (!pdl.operation, !pdl.value) -> (), sym_name = "pdl_generated_rewriter"}> ({
    ^bb0(%arg0: !pdl.operation, %arg1: !pdl.value):
      "pdl_interp.apply_rewrite"(%arg0, %arg1) <{name = "rewriter"}> : (!pdl.operation, !pdl.value) -> ()
      "pdl_interp.finalize"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

