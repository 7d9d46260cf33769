"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>) -> f32, sym_name = "unary"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>):
    %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.acos"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %2 = "math.acosh"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %3 = "math.asin"(%2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %4 = "math.asinh"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %5 = "math.atan"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %6 = "math.atanh"(%5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "math.cbrt"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %8 = "math.ceil"(%7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %9 = "math.cos"(%8) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %10 = "math.cosh"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %11 = "math.erf"(%10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %12 = "math.erfc"(%11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "math.exp"(%12) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32) -> f32
    %14 = "math.exp2"(%13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %15 = "math.expm1"(%14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %16 = "math.floor"(%15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %17 = "math.log"(%16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %18 = "math.log10"(%17) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %19 = "math.log1p"(%18) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %20 = "math.log2"(%19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %21 = "math.round"(%20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %22 = "math.roundeven"(%21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %23 = "math.rsqrt"(%22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %24 = "math.sin"(%23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %25 = "math.sinh"(%24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %26 = "math.sqrt"(%25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %27 = "math.tan"(%26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %28 = "math.tanh"(%27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %29 = "math.trunc"(%28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %30 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    "func.return"(%29) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

