"builtin.module"() ({
  "d.hex"() {a = dense<"0x010000000200000003000000"> : tensor<3xi32>, b = dense<"0x000000000000F03F0000000000000040"> : tensor<2xf64>, c = dense<"0xED00"> : tensor<9xi1>, d = dense<"0x0000803F000000400000404000008040"> : tensor<2xcomplex<f32>>, e = dense<"0x01020304"> : tensor<4xi4>, f = dense<"0xFFFFFF701101"> : tensor<2xi24>, g = dense<"0x01000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : vector<2xi128>, h = dense<"0x7C3C"> : tensor<2xf8E5M2>, i = dense<"0x01000000000000000200000000000000"> : tensor<2xindex>, j = dense<5> : tensor<8xi8>} : () -> ()
}) : () -> ()

