"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32>) -> memref<vector<4x4xf32>>, sym_name = "type_cast"}> ({
  ^bb0(%arg0: memref<4x4xf32>):
    %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32>) -> memref<vector<4x4xf32>>
    "func.return"(%0) : (memref<vector<4x4xf32>>) -> ()
  }) : () -> ()
}) : () -> ()

