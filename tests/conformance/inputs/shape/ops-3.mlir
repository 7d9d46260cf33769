"builtin.module"() ({
  "shape.function_library"() <{mapping = {t.op = @same}, sym_name = "lib"}> ({
    "func.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
    ^bb0(%arg0: !shape.value_shape):
      %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
      "func.return"(%0) : (!shape.shape) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

