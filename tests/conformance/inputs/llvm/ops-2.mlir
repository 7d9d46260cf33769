"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i32, i64, f32, f64, ptr, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "casts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: !llvm.ptr, %arg5: !llvm.ptr<1>):
    %0 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %1 = "llvm.sext"(%arg0) : (i32) -> i64
    %2 = "llvm.trunc"(%arg1) <{overflowFlags = 2 : i32}> : (i64) -> i8
    %3 = "llvm.fpext"(%arg2) : (f32) -> f64
    %4 = "llvm.fptrunc"(%arg3) : (f64) -> f32
    %5 = "llvm.fptosi"(%arg2) : (f32) -> i32
    %6 = "llvm.fptoui"(%arg2) : (f32) -> i32
    %7 = "llvm.sitofp"(%arg0) : (i32) -> f32
    %8 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f32
    %9 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
    %10 = "llvm.inttoptr"(%9) : (i64) -> !llvm.ptr
    %11 = "llvm.addrspacecast"(%arg5) : (!llvm.ptr<1>) -> !llvm.ptr
    %12 = "llvm.bitcast"(%arg2) : (f32) -> i32
    "llvm.return"(%9) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

