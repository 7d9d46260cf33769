"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, !shape.size, !shape.value_shape) -> !shape.shape, sym_name = "values"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.size, %arg2: !shape.value_shape):
    %0 = "shape.const_size"() <{value = 5 : index}> : () -> !shape.size
    %1 = "shape.add"(%0, %arg1) : (!shape.size, !shape.size) -> !shape.size
    %2 = "shape.mul"(%1, %arg1) : (!shape.size, !shape.size) -> !shape.size
    %3 = "shape.shape_of"(%arg2) : (!shape.value_shape) -> !shape.shape
    %4 = "shape.concat"(%arg0, %3) : (!shape.shape, !shape.shape) -> !shape.shape
    %5 = "shape.meet"(%arg0, %4) : (!shape.shape, !shape.shape) -> !shape.shape
    %6 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %7 = "shape.any"(%5, %arg0) : (!shape.shape, !shape.shape) -> !shape.shape
    %8 = "shape.to_extent_tensor"(%7) : (!shape.shape) -> tensor<3xindex>
    %9 = "shape.reduce"(%arg0, %0) ({
    ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
      %10 = "shape.mul"(%arg5, %arg4) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%10) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    "func.return"(%7) : (!shape.shape) -> ()
  }) : () -> ()
}) : () -> ()

