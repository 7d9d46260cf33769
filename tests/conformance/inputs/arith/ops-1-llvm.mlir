"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32, vector<4xi64>)>, linkage = #llvm.linkage<external>, sym_name = "ints", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.mul"(%arg0, %arg1) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %2 = "llvm.udiv"(%arg0, %arg1) : (i32, i32) -> i32
    %3 = "llvm.srem"(%2, %arg1) : (i32, i32) -> i32
    %4 = "llvm.urem"(%3, %arg1) : (i32, i32) -> i32
    %5 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "llvm.sdiv"(%4, %arg1) : (i32, i32) -> i32
    %8 = "llvm.mul"(%7, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %9 = "llvm.icmp"(%4, %8) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %10 = "llvm.icmp"(%4, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %11 = "llvm.icmp"(%arg1, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %12 = "llvm.icmp"(%10, %11) <{predicate = 0 : i64}> : (i1, i1) -> i1
    %13 = "llvm.and"(%9, %12) : (i1, i1) -> i1
    %14 = "llvm.add"(%7, %6) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %15 = "llvm.select"(%13, %14, %7) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %16 = "llvm.sdiv"(%15, %arg1) : (i32, i32) -> i32
    %17 = "llvm.mul"(%16, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %18 = "llvm.icmp"(%15, %17) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %19 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %20 = "llvm.icmp"(%15, %19) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %21 = "llvm.icmp"(%arg1, %19) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %22 = "llvm.icmp"(%20, %21) <{predicate = 1 : i64}> : (i1, i1) -> i1
    %23 = "llvm.and"(%18, %22) : (i1, i1) -> i1
    %24 = "llvm.mlir.constant"() <{value = -1 : i32}> : () -> i32
    %25 = "llvm.add"(%16, %24) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %26 = "llvm.select"(%23, %25, %16) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %27 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %28 = "llvm.icmp"(%26, %27) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %29 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %30 = "llvm.sub"(%26, %29) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %31 = "llvm.udiv"(%30, %arg1) : (i32, i32) -> i32
    %32 = "llvm.add"(%31, %29) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %33 = "llvm.select"(%28, %27, %32) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %34 = "llvm.and"(%33, %arg1) : (i32, i32) -> i32
    %35 = "llvm.or"(%34, %arg1) : (i32, i32) -> i32
    %36 = "llvm.xor"(%35, %arg1) : (i32, i32) -> i32
    %37 = "llvm.shl"(%36, %arg1) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %38 = "llvm.ashr"(%37, %arg1) : (i32, i32) -> i32
    %39 = "llvm.lshr"(%38, %arg1) : (i32, i32) -> i32
    %40 = "llvm.intr.smax"(%39, %arg1) : (i32, i32) -> i32
    %41 = "llvm.intr.umin"(%40, %arg1) : (i32, i32) -> i32
    %42 = "llvm.intr.umax"(%41, %arg1) : (i32, i32) -> i32
    %43 = "llvm.intr.smin"(%42, %arg1) : (i32, i32) -> i32
    %44 = "llvm.add"(%arg2, %arg2) <{overflowFlags = 0 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %45 = "llvm.intr.uadd.with.overflow"(%43, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %46 = "llvm.extractvalue"(%45) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i1)>) -> i32
    %47 = "llvm.extractvalue"(%45) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i1)>) -> i1
    %48 = "llvm.sext"(%46) : (i32) -> i64
    %49 = "llvm.sext"(%arg1) : (i32) -> i64
    %50 = "llvm.mul"(%48, %49) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %51 = "llvm.trunc"(%50) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %52 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %53 = "llvm.lshr"(%50, %52) : (i64, i64) -> i64
    %54 = "llvm.trunc"(%53) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %55 = "llvm.zext"(%54) : (i32) -> i64
    %56 = "llvm.zext"(%51) : (i32) -> i64
    %57 = "llvm.mul"(%55, %56) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %58 = "llvm.trunc"(%57) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %59 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %60 = "llvm.lshr"(%57, %59) : (i64, i64) -> i64
    %61 = "llvm.trunc"(%60) <{overflowFlags = 0 : i32}> : (i64) -> i32
    "llvm.return"(%61) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

