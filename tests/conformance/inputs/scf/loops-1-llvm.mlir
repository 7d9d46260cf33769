#loc2 = loc("<stdin>":4:16)
#loc3 = loc("<stdin>":4:28)
#loc4 = loc("<stdin>":4:40)
#loc5 = loc("<stdin>":4:54)
#loc9 = loc("<stdin>":6:18)
#loc10 = loc("<stdin>":6:55)
#loc13 = loc("<stdin>":11:11)
#loc15 = loc("<stdin>":12:13)
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (i64, i64, i64, ptr, ptr, i64, i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "for", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i64 loc("<stdin>":4:16), %arg1: i64 loc("<stdin>":4:28), %arg2: i64 loc("<stdin>":4:40), %arg3: !llvm.ptr loc("<stdin>":4:54), %arg4: !llvm.ptr loc("<stdin>":4:54), %arg5: i64 loc("<stdin>":4:54), %arg6: i64 loc("<stdin>":4:54), %arg7: i64 loc("<stdin>":4:54)):
    %0 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %1 = "llvm.insertvalue"(%0, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %2 = "llvm.insertvalue"(%1, %arg4) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %3 = "llvm.insertvalue"(%2, %arg5) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %4 = "llvm.insertvalue"(%3, %arg6) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %5 = "llvm.insertvalue"(%4, %arg7) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc6)
    %6 = "llvm.mlir.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc7)
    "llvm.br"(%arg0, %6)[^bb1] : (i64, f32) -> () loc(#loc8)
  ^bb1(%7: i64 loc("<stdin>":6:18), %8: f32 loc("<stdin>":6:55)):  // 2 preds: ^bb0, ^bb2
    %9 = "llvm.icmp"(%7, %arg1) <{predicate = 2 : i64}> : (i64, i64) -> i1 loc(#loc8)
    "llvm.cond_br"(%9)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc8)
  ^bb2:  // pred: ^bb1
    %10 = "llvm.extractvalue"(%5) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr loc(#loc6)
    %11 = "llvm.getelementptr"(%10, %7) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc6)
    %12 = "llvm.load"(%11) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32 loc(#loc6)
    %13 = "llvm.fadd"(%8, %12) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32 loc(#loc11)
    %14 = "llvm.add"(%7, %arg2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc8)
    "llvm.br"(%14, %13)[^bb1] : (i64, f32) -> () loc(#loc8)
  ^bb3:  // pred: ^bb1
    "llvm.br"(%arg0)[^bb4] : (i64) -> () loc(#loc12)
  ^bb4(%15: i64 loc("<stdin>":11:11)):  // 2 preds: ^bb3, ^bb8
    %16 = "llvm.icmp"(%15, %arg1) <{predicate = 2 : i64}> : (i64, i64) -> i1 loc(#loc12)
    "llvm.cond_br"(%16)[^bb5, ^bb9] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc12)
  ^bb5:  // pred: ^bb4
    "llvm.br"(%arg0)[^bb6] : (i64) -> () loc(#loc14)
  ^bb6(%17: i64 loc("<stdin>":12:13)):  // 2 preds: ^bb5, ^bb7
    %18 = "llvm.icmp"(%17, %15) <{predicate = 2 : i64}> : (i64, i64) -> i1 loc(#loc14)
    "llvm.cond_br"(%18)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () loc(#loc14)
  ^bb7:  // pred: ^bb6
    %19 = "llvm.extractvalue"(%5) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr loc(#loc16)
    %20 = "llvm.getelementptr"(%19, %17) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc16)
    "llvm.store"(%8, %20) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> () loc(#loc16)
    %21 = "llvm.add"(%17, %arg2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc14)
    "llvm.br"(%21)[^bb6] : (i64) -> () loc(#loc14)
  ^bb8:  // pred: ^bb6
    %22 = "llvm.add"(%15, %arg2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64 loc(#loc12)
    "llvm.br"(%22)[^bb4] : (i64) -> () loc(#loc12)
  ^bb9:  // pred: ^bb4
    "llvm.return"(%8) : (f32) -> () loc(#loc17)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc6 = loc("<stdin>":7:10)
#loc7 = loc("<stdin>":5:8)
#loc8 = loc("<stdin>":6:10)
#loc11 = loc("<stdin>":8:10)
#loc12 = loc("<stdin>":11:3)
#loc14 = loc("<stdin>":12:5)
#loc16 = loc("<stdin>":13:7)
#loc17 = loc("<stdin>":16:3)

