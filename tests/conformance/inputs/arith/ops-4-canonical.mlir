"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>), sym_name = "constants"}> ({
    %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 7 : index}> : () -> index
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    "func.return"(%0, %1, %2, %3, %4, %5) : (i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

