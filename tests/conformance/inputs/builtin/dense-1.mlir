"builtin.module"() ({
  "d.int"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi32>, c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, d = dense<> : tensor<0xi32>, e = dense<5> : tensor<i8>, f = dense<-1> : vector<2x2xi16>, g = dense<[[[1], [2]], [[3], [4]]]> : vector<2x2x1xi32>, h = dense<> : tensor<2x0x3xi32>, i = dense<[true, false]> : tensor<2xi1>, j = dense<true> : vector<8xi1>, k = dense<[0, 255]> : tensor<2xui8>, l = dense<-3> : tensor<2xsi32>, m = dense<[7, -8]> : tensor<2xindex>, n = dense<1> : tensor<3xi4>, o = dense<[0, 1, -2]> : tensor<3xi2>, p = dense<255> : tensor<2xi32>} : () -> ()
}) : () -> ()

