"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i1, i32)> (f32, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "others", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: i32):
    %0 = "llvm.intr.atan2"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %1 = "llvm.intr.copysign"(%0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %2 = "llvm.intr.fma"(%1, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %3 = "llvm.intr.powi"(%2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %4 = "llvm.intr.pow"(%3, %arg1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, f32) -> f32
    %5 = "math.ipowi"(%arg2, %arg2) : (i32, i32) -> i32
    %6 = "llvm.intr.abs"(%5) <{is_int_min_poison = false}> : (i32) -> i32
    %7 = "llvm.intr.ctlz"(%6) <{is_zero_poison = false}> : (i32) -> i32
    %8 = "llvm.intr.ctpop"(%7) : (i32) -> i32
    %9 = "llvm.intr.cttz"(%8) <{is_zero_poison = false}> : (i32) -> i32
    %10 = "llvm.intr.is.fpclass"(%4) <{bit = 504 : i32}> : (f32) -> i1
    %11 = "math.isinf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %12 = "llvm.intr.is.fpclass"(%4) <{bit = 3 : i32}> : (f32) -> i1
    %13 = "math.isnormal"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %14 = "math.clampf"(%arg0, %arg1, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %15 = "llvm.intr.sincos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
    %16 = "llvm.extractvalue"(%15) <{position = array<i64: 0>}> : (!llvm.struct<(f32, f32)>) -> f32
    %17 = "llvm.extractvalue"(%15) <{position = array<i64: 1>}> : (!llvm.struct<(f32, f32)>) -> f32
    %18 = "llvm.mlir.poison"() : () -> !llvm.struct<(i1, i32)>
    %19 = "llvm.insertvalue"(%18, %13) <{position = array<i64: 0>}> : (!llvm.struct<(i1, i32)>, i1) -> !llvm.struct<(i1, i32)>
    %20 = "llvm.insertvalue"(%19, %9) <{position = array<i64: 1>}> : (!llvm.struct<(i1, i32)>, i32) -> !llvm.struct<(i1, i32)>
    "llvm.return"(%20) : (!llvm.struct<(i1, i32)>) -> ()
  }) : () -> ()
}) : () -> ()

