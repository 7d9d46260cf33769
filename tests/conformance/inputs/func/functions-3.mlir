#map = affine_map<(d0) -> (d0)>
"builtin.module"() <{sym_name = "lib"}> ({
  "func.func"() <{arg_attrs = [{x.layout = #map}], function_type = (tensor<?xf32>) -> tensor<?xf32>, sym_name = "helper", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<?xf32>):
    "func.return"(%arg1) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "nested"}> ({
    "func.func"() <{function_type = (memref<4xf32, strided<[1], offset: ?>>) -> (), sym_name = "helper"}> ({
    ^bb0(%arg0: memref<4xf32, strided<[1], offset: ?>>):
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

