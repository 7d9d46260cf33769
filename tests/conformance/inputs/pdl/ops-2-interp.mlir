"builtin.module"() ({
  "pdl_interp.func"() <{function_type = (!pdl.operation) -> (), sym_name = "matcher"}> ({
  ^bb0(%arg2: !pdl.operation):
    %5 = "pdl_interp.get_results"(%arg2) : (!pdl.operation) -> !pdl.range<value>
    %6 = "pdl_interp.get_value_type"(%5) : (!pdl.range<value>) -> !pdl.range<type>
    "pdl_interp.check_types"(%6)[^bb2, ^bb1] <{types = [i32, f32]}> : (!pdl.range<type>) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "pdl_interp.finalize"() : () -> ()
  ^bb2:  // pred: ^bb0
    %7 = "pdl_interp.get_operands"(%arg2) : (!pdl.operation) -> !pdl.range<value>
    "pdl_interp.record_match"(%7, %arg2)[^bb1] <{benefit = 1 : i16, generatedOps = ["t.new"], operandSegmentSizes = array<i32: 2, 0>, rewriter = @rewriters::@pdl_generated_rewriter}> : (!pdl.range<value>, !pdl.operation) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "rewriters"}> ({
    "pdl_interp.func"() <{function_type = (!pdl.range<value>, !pdl.operation) -> (), sym_name = "pdl_generated_rewriter"}> ({
    ^bb0(%arg0: !pdl.range<value>, %arg1: !pdl.operation):
      %0 = "pdl_interp.create_types"() <{value = [i32, f32]}> : () -> !pdl.range<type>
      %1 = "pdl_interp.create_operation"(%arg0, %0) <{inputAttributeNames = [], name = "t.new", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.range<value>, !pdl.range<type>) -> !pdl.operation
      %2 = "pdl_interp.get_results"(%1) : (!pdl.operation) -> !pdl.range<value>
      %3 = "pdl_interp.apply_rewrite"(%2) <{name = "make"}> : (!pdl.range<value>) -> !pdl.operation
      %4 = "pdl_interp.get_results"(%1) : (!pdl.operation) -> !pdl.range<value>
      "pdl_interp.replace"(%arg1, %4) : (!pdl.operation, !pdl.range<value>) -> ()
      "pdl_interp.finalize"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

