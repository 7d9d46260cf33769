"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "sqrt", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "truncf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "tanhf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "tanf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "sqrtf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "sinhf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "sinf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "rsqrtf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "roundevenf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "roundf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "log2f", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "log1pf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "log10f", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "logf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "floorf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "expm1f", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "exp2f", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "expf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "erfcf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "erff", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "coshf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "cosf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "ceilf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "cbrtf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "atanhf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "atanf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "asinhf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "asinf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "acoshf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "acosf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "fabsf", sym_visibility = "private"}> ({
  }) {llvm.readnone} : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf64>) -> f32, sym_name = "unary"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>):
    %0 = "func.call"(%arg0) <{callee = @fabsf}> : (f32) -> f32
    %1 = "func.call"(%0) <{callee = @acosf}> : (f32) -> f32
    %2 = "func.call"(%1) <{callee = @acoshf}> : (f32) -> f32
    %3 = "func.call"(%2) <{callee = @asinf}> : (f32) -> f32
    %4 = "func.call"(%3) <{callee = @asinhf}> : (f32) -> f32
    %5 = "func.call"(%4) <{callee = @atanf}> : (f32) -> f32
    %6 = "func.call"(%5) <{callee = @atanhf}> : (f32) -> f32
    %7 = "func.call"(%6) <{callee = @cbrtf}> : (f32) -> f32
    %8 = "func.call"(%7) <{callee = @ceilf}> : (f32) -> f32
    %9 = "func.call"(%8) <{callee = @cosf}> : (f32) -> f32
    %10 = "func.call"(%9) <{callee = @coshf}> : (f32) -> f32
    %11 = "func.call"(%10) <{callee = @erff}> : (f32) -> f32
    %12 = "func.call"(%11) <{callee = @erfcf}> : (f32) -> f32
    %13 = "func.call"(%12) <{callee = @expf}> : (f32) -> f32
    %14 = "func.call"(%13) <{callee = @exp2f}> : (f32) -> f32
    %15 = "func.call"(%14) <{callee = @expm1f}> : (f32) -> f32
    %16 = "func.call"(%15) <{callee = @floorf}> : (f32) -> f32
    %17 = "func.call"(%16) <{callee = @logf}> : (f32) -> f32
    %18 = "func.call"(%17) <{callee = @log10f}> : (f32) -> f32
    %19 = "func.call"(%18) <{callee = @log1pf}> : (f32) -> f32
    %20 = "func.call"(%19) <{callee = @log2f}> : (f32) -> f32
    %21 = "func.call"(%20) <{callee = @roundf}> : (f32) -> f32
    %22 = "func.call"(%21) <{callee = @roundevenf}> : (f32) -> f32
    %23 = "func.call"(%22) <{callee = @rsqrtf}> : (f32) -> f32
    %24 = "func.call"(%23) <{callee = @sinf}> : (f32) -> f32
    %25 = "func.call"(%24) <{callee = @sinhf}> : (f32) -> f32
    %26 = "func.call"(%25) <{callee = @sqrtf}> : (f32) -> f32
    %27 = "func.call"(%26) <{callee = @tanf}> : (f32) -> f32
    %28 = "func.call"(%27) <{callee = @tanhf}> : (f32) -> f32
    %29 = "func.call"(%28) <{callee = @truncf}> : (f32) -> f32
    %30 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf64>}> : () -> vector<4xf64>
    %31 = "vector.extract"(%arg1) <{static_position = array<i64: 0>}> : (vector<4xf64>) -> f64
    %32 = "func.call"(%31) <{callee = @sqrt}> : (f64) -> f64
    %33 = "vector.insert"(%32, %30) <{static_position = array<i64: 0>}> : (f64, vector<4xf64>) -> vector<4xf64>
    %34 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<4xf64>) -> f64
    %35 = "func.call"(%34) <{callee = @sqrt}> : (f64) -> f64
    %36 = "vector.insert"(%35, %33) <{static_position = array<i64: 1>}> : (f64, vector<4xf64>) -> vector<4xf64>
    %37 = "vector.extract"(%arg1) <{static_position = array<i64: 2>}> : (vector<4xf64>) -> f64
    %38 = "func.call"(%37) <{callee = @sqrt}> : (f64) -> f64
    %39 = "vector.insert"(%38, %36) <{static_position = array<i64: 2>}> : (f64, vector<4xf64>) -> vector<4xf64>
    %40 = "vector.extract"(%arg1) <{static_position = array<i64: 3>}> : (vector<4xf64>) -> f64
    %41 = "func.call"(%40) <{callee = @sqrt}> : (f64) -> f64
    %42 = "vector.insert"(%41, %39) <{static_position = array<i64: 3>}> : (f64, vector<4xf64>) -> vector<4xf64>
    "func.return"(%29) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

