"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i64, f64)> (i32, f32, i64, f16)>, linkage = #llvm.linkage<external>, sym_name = "casts", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: i64, %arg3: f16):
    %0 = "llvm.sext"(%arg0) : (i32) -> i64
    %1 = "llvm.zext"(%arg0) : (i32) -> i64
    %2 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (i32) -> i8
    %3 = "llvm.trunc"(%arg0) <{overflowFlags = 1 : i32}> : (i32) -> i16
    %4 = "llvm.fpext"(%arg1) : (f32) -> f64
    %5 = "llvm.fptrunc"(%arg1) : (f32) -> bf16
    %6 = "llvm.sitofp"(%arg0) : (i32) -> f64
    %7 = "llvm.uitofp"(%arg0) : (i32) -> f32
    %8 = "llvm.fptosi"(%arg1) : (f32) -> i64
    %9 = "llvm.fptoui"(%arg1) : (f32) -> i64
    %10 = "llvm.bitcast"(%arg0) : (i32) -> f32
    %11 = "llvm.zext"(%arg0) : (i32) -> i64
    %12 = "llvm.add"(%arg2, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %13 = "llvm.intr.experimental.constrained.fptrunc"(%arg1) <{fpExceptionBehavior = 0 : i64, roundingmode = 1 : i64}> : (f32) -> f16
    %14 = "llvm.mlir.poison"() : () -> !llvm.struct<(i64, f64)>
    %15 = "llvm.insertvalue"(%14, %12) <{position = array<i64: 0>}> : (!llvm.struct<(i64, f64)>, i64) -> !llvm.struct<(i64, f64)>
    %16 = "llvm.insertvalue"(%15, %4) <{position = array<i64: 1>}> : (!llvm.struct<(i64, f64)>, f64) -> !llvm.struct<(i64, f64)>
    "llvm.return"(%16) : (!llvm.struct<(i64, f64)>) -> ()
  }) : () -> ()
}) : () -> ()

