"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "cmath"}> ({
    "irdl.type"() <{sym_name = "complex"}> ({
      %3 = "irdl.is"() <{expected = f32}> : () -> !irdl.attribute
      %4 = "irdl.is"() <{expected = f64}> : () -> !irdl.attribute
      %5 = "irdl.any_of"(%3, %4) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%5) <{names = ["elem"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "attr"}> ({
      %2 = "irdl.any"() : () -> !irdl.attribute
      "irdl.parameters"(%2) <{names = ["value"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "norm"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.parametric"(%0) <{base_type = @cmath::@complex}> : (!irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%1, %0) <{names = ["in", "rest"], variadicity = #irdl<variadicity_array[ single,  variadic]>}> : (!irdl.attribute, !irdl.attribute) -> ()
      "irdl.results"(%0) <{names = ["out"], variadicity = #irdl<variadicity_array[ optional]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%0) <{attributeValueNames = ["flag"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

