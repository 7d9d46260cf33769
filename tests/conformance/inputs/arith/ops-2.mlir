"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, vector<2x3xf64>) -> f32, sym_name = "floats"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: vector<2x3xf64>):
    %0 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.subf"(%0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %2 = "arith.mulf"(%1, %arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
    %3 = "arith.divf"(%2, %arg1) <{fastmath = #arith.fastmath<arcp>}> : (f32, f32) -> f32
    %4 = "arith.remf"(%3, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %5 = "arith.negf"(%4) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> f32
    %6 = "arith.maximumf"(%5, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %7 = "arith.minimumf"(%6, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %8 = "arith.maxnumf"(%7, %arg1) <{fastmath = #arith.fastmath<reassoc,afn>}> : (f32, f32) -> f32
    %9 = "arith.minnumf"(%8, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<2x3xf64>, vector<2x3xf64>) -> vector<2x3xf64>
    %11 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %12 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<ninf>, predicate = 13 : i64}> : (vector<2x3xf64>, vector<2x3xf64>) -> vector<2x3xi1>
    %13 = "arith.select"(%11, %arg0, %9) : (i1, f32, f32) -> f32
    %14 = "arith.select"(%12, %arg2, %10) : (vector<2x3xi1>, vector<2x3xf64>, vector<2x3xf64>) -> vector<2x3xf64>
    "func.return"(%13) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

