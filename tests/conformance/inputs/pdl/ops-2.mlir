"builtin.module"() ({
  "pdl.pattern"() <{benefit = 1 : i16}> ({
    %0 = "pdl.types"() <{constantTypes = [i32, f32]}> : () -> !pdl.range<type>
    %1 = "pdl.operands"() : () -> !pdl.range<value>
    %2 = "pdl.operation"(%1, %0) <{attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.range<value>, !pdl.range<type>) -> !pdl.operation
    "pdl.rewrite"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %3 = "pdl.operation"(%1, %0) <{attributeValueNames = [], opName = "t.new", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.range<value>, !pdl.range<type>) -> !pdl.operation
      %4 = "pdl.results"(%3) : (!pdl.operation) -> !pdl.range<value>
      %5 = "pdl.apply_native_rewrite"(%4) <{name = "make"}> : (!pdl.range<value>) -> !pdl.operation
      "pdl.replace"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
}) : () -> ()

