"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, f32) -> tensor<?x4xf32>, sym_name = "make"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: f32):
    %0 = "tensor.empty"(%arg0) : (index) -> tensor<?x4xf32>
    %1 = "tensor.from_elements"(%arg1, %arg2, %arg1) : (f32, f32, f32) -> tensor<3xf32>
    %2 = "tensor.from_elements"(%arg1) : (f32) -> tensor<f32>
    %3 = "tensor.splat"(%arg1, %arg0) : (f32, index) -> tensor<?x4xf32>
    %4 = "tensor.generate"(%arg0) ({
    ^bb0(%arg3: index, %arg4: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (index) -> tensor<?x4xf32>
    %5 = "tensor.extract"(%4, %arg0, %arg0) : (tensor<?x4xf32>, index, index) -> f32
    %6 = "tensor.insert"(%5, %3, %arg0, %arg0) : (f32, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
    %7 = "tensor.dim"(%6, %arg0) : (tensor<?x4xf32>, index) -> index
    %8 = "tensor.rank"(%6) : (tensor<?x4xf32>) -> index
    "func.return"(%6) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

