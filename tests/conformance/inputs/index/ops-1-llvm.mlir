"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i1 (i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "ops", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %1 = "llvm.sub"(%0, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %2 = "llvm.mul"(%1, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %3 = "llvm.sdiv"(%2, %arg1) : (i64, i64) -> i64
    %4 = "llvm.udiv"(%3, %arg1) : (i64, i64) -> i64
    %5 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %8 = "llvm.icmp"(%arg1, %5) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %9 = "llvm.select"(%8, %7, %6) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %10 = "llvm.add"(%4, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %11 = "llvm.sdiv"(%10, %arg1) : (i64, i64) -> i64
    %12 = "llvm.add"(%11, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %13 = "llvm.sub"(%5, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %14 = "llvm.sdiv"(%13, %arg1) : (i64, i64) -> i64
    %15 = "llvm.sub"(%5, %14) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %16 = "llvm.icmp"(%4, %5) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %17 = "llvm.icmp"(%16, %8) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %18 = "llvm.icmp"(%4, %5) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %19 = "llvm.and"(%17, %18) : (i1, i1) -> i1
    %20 = "llvm.select"(%19, %12, %15) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %21 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %22 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %23 = "llvm.sub"(%20, %22) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %24 = "llvm.udiv"(%23, %arg1) : (i64, i64) -> i64
    %25 = "llvm.add"(%24, %22) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %26 = "llvm.icmp"(%20, %21) <{predicate = 0 : i64}> : (i64, i64) -> i1
    %27 = "llvm.select"(%26, %21, %25) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %28 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %29 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %30 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %31 = "llvm.icmp"(%arg1, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %32 = "llvm.select"(%31, %29, %30) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %33 = "llvm.sub"(%32, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %34 = "llvm.sdiv"(%33, %arg1) : (i64, i64) -> i64
    %35 = "llvm.sub"(%30, %34) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %36 = "llvm.sdiv"(%27, %arg1) : (i64, i64) -> i64
    %37 = "llvm.icmp"(%27, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %38 = "llvm.icmp"(%37, %31) <{predicate = 1 : i64}> : (i1, i1) -> i1
    %39 = "llvm.icmp"(%27, %28) <{predicate = 1 : i64}> : (i64, i64) -> i1
    %40 = "llvm.and"(%38, %39) : (i1, i1) -> i1
    %41 = "llvm.select"(%40, %35, %36) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    %42 = "llvm.srem"(%41, %arg1) : (i64, i64) -> i64
    %43 = "llvm.urem"(%42, %arg1) : (i64, i64) -> i64
    %44 = "llvm.intr.smax"(%43, %arg1) : (i64, i64) -> i64
    %45 = "llvm.intr.umin"(%44, %arg1) : (i64, i64) -> i64
    %46 = "llvm.shl"(%45, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %47 = "llvm.ashr"(%46, %arg1) : (i64, i64) -> i64
    %48 = "llvm.lshr"(%47, %arg1) : (i64, i64) -> i64
    %49 = "llvm.and"(%48, %arg1) : (i64, i64) -> i64
    %50 = "llvm.or"(%49, %arg1) : (i64, i64) -> i64
    %51 = "llvm.xor"(%50, %arg1) : (i64, i64) -> i64
    %52 = "llvm.trunc"(%51) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %53 = "llvm.zext"(%52) : (i32) -> i64
    %54 = "llvm.icmp"(%53, %arg1) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %55 = "llvm.mlir.constant"() <{value = -42 : i64}> : () -> i64
    %56 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %57 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %58 = "llvm.icmp"(%55, %57) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "llvm.return"(%54) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

