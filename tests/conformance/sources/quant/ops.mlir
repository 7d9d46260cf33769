!q = !quant.uniform<i8:f32, 2.0e-2:-10>
!p = !quant.uniform<i8<-8:7>:f32:1, {2.0e-2, 1.0:5}>
func.func @ops(%t: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!q>
  %1 = quant.scast %0 : tensor<4x2x!q> to tensor<4x2xi8>
  %2 = quant.dcast %0 : tensor<4x2x!q> to tensor<4x2xf32>
  %3 = quant.qcast %t : tensor<4x2xf32> to tensor<4x2x!p>
  return %2 : tensor<4x2xf32>
}
// -----
"t.types"() {a = !quant.any<i8<-16:7>:f32>, b = !quant.any<u8>, c = !quant.calibrated<f32<-0.998:1.2321>>, d = !quant.uniform<u8:f32, 9.987200e-01:128>, e = tensor<?x!quant.uniform<u4:f16, 1.0>>,
  f = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0:1}, {4.0, 5.0}}>} : () -> ()
