"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (vector<4xf32>, array<2 x vector<4xf32>>, f32, i64)>, linkage = #llvm.linkage<external>, sym_name = "elements", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: !llvm.array<2 x vector<4xf32>>, %arg2: f32, %arg3: i64):
    %0 = "llvm.intr.vector.reduce.fmaximum"(%arg0) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> f32
    %1 = "llvm.intr.maximum"(%0, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    "llvm.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

