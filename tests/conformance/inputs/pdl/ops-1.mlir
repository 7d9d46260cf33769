"builtin.module"() ({
  "pdl.pattern"() <{benefit = 2 : i16, sym_name = "rename"}> ({
    %0 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %1 = "pdl.operand"(%0) : (!pdl.type) -> !pdl.value
    %2 = "pdl.attribute"() <{value = 10 : i32}> : () -> !pdl.attribute
    %3 = "pdl.operation"(%1, %2, %0) <{attributeValueNames = ["value"], opName = "t.old", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.value, !pdl.attribute, !pdl.type) -> !pdl.operation
    %4 = "pdl.result"(%3) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
    "pdl.apply_native_constraint"(%4, %2) <{isNegated = false, name = "check"}> : (!pdl.value, !pdl.attribute) -> ()
    "pdl.rewrite"(%3, %1) <{name = "rewriter", operandSegmentSizes = array<i32: 1, 1>}> ({
    }) : (!pdl.operation, !pdl.value) -> ()
  }) : () -> ()
}) : () -> ()

