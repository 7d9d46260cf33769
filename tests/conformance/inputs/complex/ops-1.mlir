"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<f32>, f32) -> complex<f32>, sym_name = "arithmetic"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32):
    %0 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %1 = "complex.sub"(%0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %2 = "complex.mul"(%1, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %3 = "complex.div"(%2, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %4 = "complex.re"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %5 = "complex.im"(%3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %6 = "complex.create"(%4, %5) : (f32, f32) -> complex<f32>
    %7 = "complex.constant"() <{value = [1.000000e+00 : f32, -1.000000e+00 : f32]}> : () -> complex<f32>
    %8 = "complex.abs"(%7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %9 = "complex.eq"(%6, %7) : (complex<f32>, complex<f32>) -> i1
    %10 = "complex.neq"(%6, %7) : (complex<f32>, complex<f32>) -> i1
    "func.return"(%6) : (complex<f32>) -> ()
  }) : () -> ()
}) : () -> ()

