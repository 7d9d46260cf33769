// also standard: --convert-complex-to-standard
func.func @arithmetic(%a: complex<f32>, %b: complex<f32>, %x: f32) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b fastmath<fast> : complex<f32>
  %2 = complex.mul %1, %b : complex<f32>
  %3 = complex.div %2, %b : complex<f32>
  %4 = complex.re %3 : complex<f32>
  %5 = complex.im %3 : complex<f32>
  %6 = complex.create %4, %5 : complex<f32>
  %7 = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %8 = complex.abs %7 : complex<f32>
  %9 = complex.eq %6, %7 : complex<f32>
  %10 = complex.neq %6, %7 : complex<f32>
  return %6 : complex<f32>
}
// -----
// also standard: --convert-complex-to-standard
func.func @functions(%a: complex<f64>) -> complex<f64> {
  %0 = complex.neg %a : complex<f64>
  %1 = complex.exp %0 : complex<f64>
  %2 = complex.log %1 : complex<f64>
  %3 = complex.sqrt %2 : complex<f64>
  %4 = complex.sin %3 : complex<f64>
  %5 = complex.cos %4 : complex<f64>
  %6 = complex.tanh %5 : complex<f64>
  %7 = complex.pow %6, %a : complex<f64>
  %8 = complex.conj %7 : complex<f64>
  %9 = complex.sign %8 : complex<f64>
  %10 = complex.angle %9 : complex<f64>
  %11 = complex.bitcast %9 : complex<f64> to i128
  %12 = complex.rsqrt %9 : complex<f64>
  return %12 : complex<f64>
}
// -----
func.func @attrs() {
  "t.numbers"() {a = #complex.number<:f32 1.0, -2.5>, b = #complex.number<:f64 0.0, 1.0e-10>, c = dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>} : () -> ()
  return
}
