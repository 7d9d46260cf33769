irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @attr {
    %0 = irdl.any
    irdl.parameters(value: %0)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(in: %1, rest: variadic %0)
    irdl.results(out: optional %0)
    irdl.attributes {"flag" = %0}
  }
}
