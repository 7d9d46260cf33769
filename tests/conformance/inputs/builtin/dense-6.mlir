"builtin.module"() ({
  "d.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1.000000e+00> : tensor<4xf32>, c = sparse<0, 1> : tensor<1xi32>, d = sparse<[0, 3], [1.500000e+00, 2.500000e+00]> : vector<4xf64>, e = sparse<1, -2.000000e+00> : tensor<2x2xf32>, f = sparse<[[0, 1]], (1.000000e+00,2.000000e+00)> : tensor<2x2xcomplex<f32>>, g = sparse<> : tensor<2xi32>, h = sparse<[[0, 0, 0], [1, 0, 1]], ["a", "b"]> : tensor<2x1x2x!s.str>} : () -> ()
}) : () -> ()

