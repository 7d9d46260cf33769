"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, i32) -> (i1, i32), sym_name = "others"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = "math.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "math.copysign"(%0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %2 = "math.fma"(%1, %arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %3 = "math.fpowi"(%2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %4 = "math.powf"(%3, %arg1) <{fastmath = #arith.fastmath<afn>}> : (f32, f32) -> f32
    %5 = "math.ipowi"(%arg2, %arg2) : (i32, i32) -> i32
    %6 = "math.absi"(%5) : (i32) -> i32
    %7 = "math.ctlz"(%6) : (i32) -> i32
    %8 = "math.ctpop"(%7) : (i32) -> i32
    %9 = "math.cttz"(%8) : (i32) -> i32
    %10 = "math.isfinite"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %11 = "math.isinf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %12 = "math.isnan"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %13 = "math.isnormal"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %14 = "math.clampf"(%arg0, %arg1, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %15:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    "func.return"(%13, %9) : (i1, i32) -> ()
  }) : () -> ()
}) : () -> ()

