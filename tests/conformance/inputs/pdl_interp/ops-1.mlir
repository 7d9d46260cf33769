"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg2: !pdl.operation):
    "pdl_interp.check_operation_name"(%arg2)[^bb2, ^bb1] <{name = "t.op"}> : (!pdl.operation) -> ()
  ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb3, ^bb5
    "pdl_interp.finalize"() : () -> ()
  ^bb2:  // pred: ^bb0
    %4 = "pdl_interp.get_attribute"(%arg2) <{name = "value"}> : (!pdl.operation) -> !pdl.attribute
    "pdl_interp.is_not_null"(%4)[^bb3, ^bb1] : (!pdl.attribute) -> ()
  ^bb3:  // pred: ^bb2
    %5 = "pdl_interp.get_operand"(%arg2) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    %6 = "pdl_interp.get_value_type"(%5) : (!pdl.value) -> !pdl.type
    "pdl_interp.switch_type"(%6)[^bb1, ^bb4, ^bb1] <{caseValues = [i32, f32]}> : (!pdl.type) -> ()
  ^bb4:  // pred: ^bb3
    %7 = "pdl_interp.get_operands"(%arg2) : (!pdl.operation) -> !pdl.range<value>
    "pdl_interp.foreach"(%7)[^bb5] ({
    ^bb0(%arg3: !pdl.value):
      "pdl_interp.continue"() : () -> ()
    }) : (!pdl.range<value>) -> ()
  ^bb5:  // pred: ^bb4
    "pdl_interp.record_match"(%5, %arg2, %arg2)[^bb1] <{benefit = 1 : i16, generatedOps = ["t.new"], operandSegmentSizes = array<i32: 2, 1>, rewriter = @rewriters::@rewrite, rootKind = "t.op"}> : (!pdl.value, !pdl.operation, !pdl.operation) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "rewriters"}> ({
    "pdl_interp.func"() <{function_type = (!pdl.value, !pdl.operation) -> (), sym_name = "rewrite"}> ({
    ^bb0(%arg0: !pdl.value, %arg1: !pdl.operation):
      %0 = "pdl_interp.create_type"() <{value = i64}> : () -> !pdl.type
      %1 = "pdl_interp.create_attribute"() <{value = [1, "x"]}> : () -> !pdl.attribute
      %2 = "pdl_interp.create_operation"(%arg0, %1, %0) <{inputAttributeNames = ["a"], name = "t.new", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
      %3 = "pdl_interp.get_results"(%2) : (!pdl.operation) -> !pdl.range<value>
      "pdl_interp.replace"(%arg1, %3) : (!pdl.operation, !pdl.range<value>) -> ()
      "pdl_interp.finalize"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

