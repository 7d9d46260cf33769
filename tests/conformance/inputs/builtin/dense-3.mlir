"builtin.module"() ({
  "d.complex"() {a = dense<(1,2)> : tensor<2xcomplex<i32>>, b = dense<[(1.000000e+00,-1.000000e+00), (0.000000e+00,0x7F800000)]> : tensor<2xcomplex<f32>>, c = dense<[[(1,2)], [(3,4)]]> : tensor<2x1xcomplex<i8>>, d = dense<(5.000000e-01,2.500000e-01)> : tensor<complex<f64>>, e = dense<(true,false)> : tensor<1xcomplex<i1>>, f = dense<> : tensor<0xcomplex<f32>>} : () -> ()
}) : () -> ()

