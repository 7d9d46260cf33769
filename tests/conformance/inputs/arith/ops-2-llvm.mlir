"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32, f32, array<2 x vector<3xf64>>)>, linkage = #llvm.linkage<external>, sym_name = "floats", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: !llvm.array<2 x vector<3xf64>>):
    %0 = "llvm.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %1 = "llvm.fsub"(%0, %arg1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %2 = "llvm.fmul"(%1, %arg1) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (f32, f32) -> f32
    %3 = "llvm.fdiv"(%2, %arg1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> f32
    %4 = "llvm.frem"(%3, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %5 = "llvm.fneg"(%4) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> f32
    %6 = "llvm.intr.maximum"(%5, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %7 = "llvm.intr.minimum"(%6, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %8 = "llvm.intr.maxnum"(%7, %arg1) <{fastmathFlags = #llvm.fastmath<afn, reassoc>}> : (f32, f32) -> f32
    %9 = "llvm.intr.minnum"(%8, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %10 = "llvm.mlir.poison"() : () -> !llvm.array<2 x vector<3xf64>>
    %11 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %12 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %13 = "llvm.fadd"(%11, %12) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
    %14 = "llvm.insertvalue"(%10, %13) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>, vector<3xf64>) -> !llvm.array<2 x vector<3xf64>>
    %15 = "llvm.extractvalue"(%arg2) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %16 = "llvm.extractvalue"(%arg2) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %17 = "llvm.fadd"(%15, %16) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
    %18 = "llvm.insertvalue"(%14, %17) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>, vector<3xf64>) -> !llvm.array<2 x vector<3xf64>>
    %19 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %20 = "llvm.mlir.poison"() : () -> !llvm.array<2 x vector<3xi1>>
    %21 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %22 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %23 = "llvm.fcmp"(%21, %22) <{fastmathFlags = #llvm.fastmath<ninf>, predicate = 13 : i64}> : (vector<3xf64>, vector<3xf64>) -> vector<3xi1>
    %24 = "llvm.insertvalue"(%20, %23) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xi1>>, vector<3xi1>) -> !llvm.array<2 x vector<3xi1>>
    %25 = "llvm.extractvalue"(%arg2) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %26 = "llvm.extractvalue"(%arg2) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %27 = "llvm.fcmp"(%25, %26) <{fastmathFlags = #llvm.fastmath<ninf>, predicate = 13 : i64}> : (vector<3xf64>, vector<3xf64>) -> vector<3xi1>
    %28 = "llvm.insertvalue"(%24, %27) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xi1>>, vector<3xi1>) -> !llvm.array<2 x vector<3xi1>>
    %29 = "llvm.select"(%19, %arg0, %9) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, f32, f32) -> f32
    %30 = "llvm.mlir.poison"() : () -> !llvm.array<2 x vector<3xf64>>
    %31 = "llvm.extractvalue"(%28) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xi1>>) -> vector<3xi1>
    %32 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %33 = "llvm.extractvalue"(%18) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %34 = "llvm.select"(%31, %32, %33) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<3xi1>, vector<3xf64>, vector<3xf64>) -> vector<3xf64>
    %35 = "llvm.insertvalue"(%30, %34) <{position = array<i64: 0>}> : (!llvm.array<2 x vector<3xf64>>, vector<3xf64>) -> !llvm.array<2 x vector<3xf64>>
    %36 = "llvm.extractvalue"(%28) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xi1>>) -> vector<3xi1>
    %37 = "llvm.extractvalue"(%arg2) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %38 = "llvm.extractvalue"(%18) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>) -> vector<3xf64>
    %39 = "llvm.select"(%36, %37, %38) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<3xi1>, vector<3xf64>, vector<3xf64>) -> vector<3xf64>
    %40 = "llvm.insertvalue"(%35, %39) <{position = array<i64: 1>}> : (!llvm.array<2 x vector<3xf64>>, vector<3xf64>) -> !llvm.array<2 x vector<3xf64>>
    "llvm.return"(%29) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

