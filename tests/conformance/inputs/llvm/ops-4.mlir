"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (struct<(i32, array<2 x f32>)>, vector<4xf32>, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "aggregates", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.struct<(i32, array<2 x f32>)>, %arg1: vector<4xf32>, %arg2: f32, %arg3: i32):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
    %1 = "llvm.insertvalue"(%arg0, %arg2) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, array<2 x f32>)>, f32) -> !llvm.struct<(i32, array<2 x f32>)>
    %2 = "llvm.extractelement"(%arg1, %arg3) : (vector<4xf32>, i32) -> f32
    %3 = "llvm.insertelement"(%arg1, %arg2, %arg3) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %4 = "llvm.shufflevector"(%arg1, %3) <{mask = array<i32: 0, 4, 1, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.mlir.undef"() : () -> !llvm.struct<(i32, i32)>
    %6 = "llvm.mlir.poison"() : () -> vector<2xi8>
    %7 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
    %8 = "llvm.mlir.constant"() <{value = "text\00"}> : () -> !llvm.array<5 x i8>
    %9 = "llvm.mlir.constant"() <{value = [1 : i32, 2.500000e+00 : f32]}> : () -> !llvm.struct<(i32, f32)>
    %10 = "llvm.mlir.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %11 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %12 = "llvm.mlir.constant"() <{value = -1 : index}> : () -> i64
    %13 = "llvm.mlir.none"() : () -> !llvm.token
    "llvm.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

