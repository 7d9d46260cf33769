"builtin.module"() ({
  "func.func"() <{function_type = (complex<f64>) -> complex<f64>, sym_name = "functions"}> ({
  ^bb0(%arg0: complex<f64>):
    %0 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %1 = "complex.exp"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %2 = "complex.log"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %3 = "complex.sqrt"(%2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %4 = "complex.sin"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %5 = "complex.cos"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %6 = "complex.tanh"(%5) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %7 = "complex.pow"(%6, %arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f64>, complex<f64>) -> complex<f64>
    %8 = "complex.conj"(%7) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %9 = "complex.sign"(%8) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    %10 = "complex.angle"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
    %11 = "complex.bitcast"(%9) : (complex<f64>) -> i128
    %12 = "complex.rsqrt"(%9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
    "func.return"(%12) : (complex<f64>) -> ()
  }) : () -> ()
}) : () -> ()

