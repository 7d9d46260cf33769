"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32, vector<4xf64>)>, linkage = #llvm.linkage<external>, sym_name = "unary", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>):
    %0 = "llvm.intr.fabs"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %1 = "llvm.intr.acos"(%0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %2 = "math.acosh"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %3 = "llvm.intr.asin"(%2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %4 = "math.asinh"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "llvm.intr.atan"(%4) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %6 = "math.atanh"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "math.cbrt"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %8 = "llvm.intr.ceil"(%7) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %9 = "llvm.intr.cos"(%8) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> f32
    %10 = "llvm.intr.cosh"(%9) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %11 = "math.erf"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %12 = "math.erfc"(%11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "llvm.intr.exp"(%12) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32) -> f32
    %14 = "llvm.intr.exp2"(%13) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %15 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %16 = "llvm.intr.exp"(%14) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %17 = "llvm.fsub"(%16, %15) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %18 = "llvm.intr.floor"(%17) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %19 = "llvm.intr.log"(%18) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %20 = "llvm.intr.log10"(%19) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %21 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %22 = "llvm.fadd"(%21, %20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %23 = "llvm.intr.log"(%22) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %24 = "llvm.intr.log2"(%23) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %25 = "llvm.intr.round"(%24) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %26 = "llvm.intr.roundeven"(%25) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %27 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %28 = "llvm.intr.sqrt"(%26) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %29 = "llvm.fdiv"(%27, %28) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %30 = "llvm.intr.sin"(%29) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %31 = "llvm.intr.sinh"(%30) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %32 = "llvm.intr.sqrt"(%31) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %33 = "llvm.intr.tan"(%32) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %34 = "llvm.intr.tanh"(%33) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %35 = "llvm.intr.trunc"(%34) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %36 = "llvm.intr.sqrt"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    "llvm.return"(%35) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

