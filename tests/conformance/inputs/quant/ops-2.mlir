"builtin.module"() ({
  "t.types"() {a = !quant.any<i8<-16:7>:f32>, b = !quant.any<u8>, c = !quant.calibrated<f32<-0.998:1.232100e+00>>, d = !quant.uniform<u8:f32, 9.987200e-01:128>, e = tensor<?x!quant.uniform<u4:f16, 1.000000e+00>>, f = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.000000e+00, 3.000000e+00:1}, {4.000000e+00, 5.000000e+00}}>} : () -> ()
}) : () -> ()

