#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>, index, f64) -> tensor<?xf64, #sparse>, sym_name = "unary"}> ({
  ^bb0(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse>, %arg2: index, %arg3: f64):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f64, %arg7: f64):
      %2 = "sparse_tensor.unary"(%arg6) ({
      ^bb0(%arg10: f64):
        "sparse_tensor.yield"(%arg10) : (f64) -> ()
      }, {
      }) : (f64) -> f64
      %3 = "sparse_tensor.binary"(%2, %arg7) <{left_identity}> ({
      ^bb0(%arg8: f64, %arg9: f64):
        "sparse_tensor.yield"(%arg8) : (f64) -> ()
      }, {
      }, {
      }) : (f64, f64) -> f64
      "linalg.yield"(%3) : (f64) -> ()
    }) : (tensor<?xf64, #sparse>, tensor<?xf64, #sparse>) -> tensor<?xf64, #sparse>
    %1 = "sparse_tensor.load"(%0) <{hasInserts}> : (tensor<?xf64, #sparse>) -> tensor<?xf64, #sparse>
    "sparse_tensor.foreach"(%1) ({
    ^bb0(%arg4: index, %arg5: f64):
      "t.use"(%arg4, %arg5) : (index, f64) -> ()
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<?xf64, #sparse>) -> ()
    "func.return"(%1) : (tensor<?xf64, #sparse>) -> ()
  }) : () -> ()
}) : () -> ()

