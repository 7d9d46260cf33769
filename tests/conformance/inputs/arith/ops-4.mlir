"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>), sym_name = "constants"}> ({
    %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 7 : index}> : () -> index
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %5 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %6 = "arith.constant"() <{value = -1 : i128}> : () -> i128
    %7 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = dense<0> : vector<[4]xi8>}> : () -> vector<[4]xi8>
    %9 = "arith.constant"() <{value = sparse<[[0, 0], [1, 2]], [1.000000e+00, 5.000000e+00]> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
    %10 = "arith.constant"() <{value = dense_resource<res> : tensor<3xi32>}> : () -> tensor<3xi32>
    "func.return"(%0, %1, %2, %3, %4, %5) : (i32, f32, index, i1, vector<4xi32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      res: "0x04000000010000000200000003000000"
    }
  }
#-}

