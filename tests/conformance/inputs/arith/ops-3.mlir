"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, index, f16) -> (i64, f64), sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: index, %arg3: f16):
    %0 = "arith.extsi"(%arg0) : (i32) -> i64
    %1 = "arith.extui"(%arg0) : (i32) -> i64
    %2 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i8
    %3 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i16
    %4 = "arith.extf"(%arg1) : (f32) -> f64
    %5 = "arith.truncf"(%arg1) : (f32) -> bf16
    %6 = "arith.sitofp"(%arg0) : (i32) -> f64
    %7 = "arith.uitofp"(%arg0) : (i32) -> f32
    %8 = "arith.fptosi"(%arg1) : (f32) -> i64
    %9 = "arith.fptoui"(%arg1) : (f32) -> i64
    %10 = "arith.bitcast"(%arg0) : (i32) -> f32
    %11 = "arith.index_cast"(%arg2) : (index) -> i64
    %12 = "arith.index_castui"(%arg0) : (i32) -> index
    %13 = "arith.addi"(%11, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %14 = "arith.truncf"(%arg1) <{roundingmode = 0 : i32}> : (f32) -> f16
    "func.return"(%13, %4) : (i64, f64) -> ()
  }) : () -> ()
}) : () -> ()

