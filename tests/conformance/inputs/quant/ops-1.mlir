"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2xf32>) -> tensor<4x2xf32>, sym_name = "ops"}> ({
  ^bb0(%arg0: tensor<4x2xf32>):
    %0 = "quant.qcast"(%arg0) : (tensor<4x2xf32>) -> tensor<4x2x!quant.uniform<i8:f32, 2.000000e-02:-10>>
    %1 = "quant.scast"(%0) : (tensor<4x2x!quant.uniform<i8:f32, 2.000000e-02:-10>>) -> tensor<4x2xi8>
    %2 = "quant.dcast"(%0) : (tensor<4x2x!quant.uniform<i8:f32, 2.000000e-02:-10>>) -> tensor<4x2xf32>
    %3 = "quant.qcast"(%arg0) : (tensor<4x2xf32>) -> tensor<4x2x!quant.uniform<i8<-8:7>:f32:1, {2.000000e-02,1.000000e+00:5}>>
    "func.return"(%2) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

