// also llvm: --convert-math-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// also libm: --convert-math-to-libm
func.func @unary(%x: f32, %v: vector<4xf64>) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.acos %0 : f32
  %2 = math.acosh %1 : f32
  %3 = math.asin %2 : f32
  %4 = math.asinh %3 : f32
  %5 = math.atan %4 : f32
  %6 = math.atanh %5 : f32
  %7 = math.cbrt %6 : f32
  %8 = math.ceil %7 : f32
  %9 = math.cos %8 fastmath<fast> : f32
  %10 = math.cosh %9 : f32
  %11 = math.erf %10 : f32
  %12 = math.erfc %11 : f32
  %13 = math.exp %12 fastmath<nnan, ninf> : f32
  %14 = math.exp2 %13 : f32
  %15 = math.expm1 %14 : f32
  %16 = math.floor %15 : f32
  %17 = math.log %16 : f32
  %18 = math.log10 %17 : f32
  %19 = math.log1p %18 : f32
  %20 = math.log2 %19 : f32
  %21 = math.round %20 : f32
  %22 = math.roundeven %21 : f32
  %23 = math.rsqrt %22 : f32
  %24 = math.sin %23 : f32
  %25 = math.sinh %24 : f32
  %26 = math.sqrt %25 : f32
  %27 = math.tan %26 : f32
  %28 = math.tanh %27 : f32
  %29 = math.trunc %28 : f32
  %30 = math.sqrt %v : vector<4xf64>
  return %29 : f32
}
// -----
// also llvm: --convert-math-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
func.func @others(%x: f32, %y: f32, %i: i32) -> (i1, i32) {
  %0 = math.atan2 %x, %y : f32
  %1 = math.copysign %0, %y : f32
  %2 = math.fma %1, %x, %y : f32
  %3 = math.fpowi %2, %i : f32, i32
  %4 = math.powf %3, %y fastmath<afn> : f32
  %5 = math.ipowi %i, %i : i32
  %6 = math.absi %5 : i32
  %7 = math.ctlz %6 : i32
  %8 = math.ctpop %7 : i32
  %9 = math.cttz %8 : i32
  %10 = math.isfinite %4 : f32
  %11 = math.isinf %4 : f32
  %12 = math.isnan %4 : f32
  %13 = math.isnormal %4 : f32
  %14 = math.clampf %x to [%y, %4] : f32
  %15, %16 = math.sincos %x : f32
  return %13, %9 : i1, i32
}
