"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>):
    %0 = "shape.shape_of"(%arg0) : (tensor<?x4xf32>) -> tensor<2xindex>
    %1 = "shape.broadcast"(%arg1, %arg2) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
    %2 = "shape.rank"(%1) : (tensor<?xindex>) -> index
    %3 = "shape.num_elements"(%1) : (tensor<?xindex>) -> index
    %4 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> tensor<3xindex>
    %5 = "shape.get_extent"(%4, %2) : (tensor<3xindex>, index) -> index
    %6 = "shape.cstr_broadcastable"(%arg1, %arg2) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
    %7 = "shape.assuming"(%6) ({
      "shape.assuming_yield"(%1) : (tensor<?xindex>) -> ()
    }) : (!shape.witness) -> tensor<?xindex>
    "func.return"(%7) : (tensor<?xindex>) -> ()
  }) : () -> ()
}) : () -> ()

