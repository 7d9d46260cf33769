"builtin.module"() ({
  "memref.global"() <{sym_name = "zero", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "init", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<1.500000e+00> : tensor<f32>, sym_name = "c", sym_visibility = "public", type = memref<f32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "uninit", sym_visibility = "private", type = memref<8xi8>}> : () -> ()
  "func.func"() <{function_type = () -> memref<2x2xi32>, sym_name = "use"}> ({
    %0 = "memref.get_global"() <{name = @init}> : () -> memref<2x2xi32>
    "func.return"(%0) : (memref<2x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()

