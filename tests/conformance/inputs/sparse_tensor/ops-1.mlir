#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, index) -> tensor<8x8xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: index):
    %0 = "sparse_tensor.convert"(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32, #sparse>
    %1 = "sparse_tensor.positions"(%0) <{level = 1 : index}> : (tensor<8x8xf32, #sparse>) -> memref<?xindex>
    %2 = "sparse_tensor.coordinates"(%0) <{level = 1 : index}> : (tensor<8x8xf32, #sparse>) -> memref<?xindex>
    %3 = "sparse_tensor.values"(%0) : (tensor<8x8xf32, #sparse>) -> memref<?xf32>
    %4 = "sparse_tensor.number_of_entries"(%0) : (tensor<8x8xf32, #sparse>) -> index
    %5 = "sparse_tensor.convert"(%0) : (tensor<8x8xf32, #sparse>) -> tensor<8x8xf32>
    "func.return"(%5) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

