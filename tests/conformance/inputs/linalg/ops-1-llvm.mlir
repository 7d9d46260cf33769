"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> (ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, f32)>, linkage = #llvm.linkage<external>, sym_name = "named", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: f32):
    %0 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = "llvm.insertvalue"(%0, %arg7) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = "llvm.insertvalue"(%1, %arg8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = "llvm.insertvalue"(%2, %arg9) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = "llvm.insertvalue"(%3, %arg10) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = "llvm.insertvalue"(%4, %arg12) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = "llvm.insertvalue"(%5, %arg11) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = "llvm.insertvalue"(%6, %arg13) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = "llvm.insertvalue"(%8, %arg0) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = "llvm.insertvalue"(%9, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = "llvm.insertvalue"(%10, %arg2) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = "llvm.insertvalue"(%11, %arg3) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = "llvm.insertvalue"(%12, %arg5) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = "llvm.insertvalue"(%13, %arg4) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = "llvm.insertvalue"(%14, %arg6) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = "llvm.insertvalue"(%16, %arg14) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = "llvm.insertvalue"(%17, %arg15) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = "llvm.insertvalue"(%18, %arg16) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = "llvm.insertvalue"(%19, %arg17) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = "llvm.insertvalue"(%20, %arg19) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %22 = "llvm.insertvalue"(%21, %arg18) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = "llvm.insertvalue"(%22, %arg20) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = "llvm.mlir.constant"() <{value = 8 : index}> : () -> i64
    %25 = "llvm.mlir.constant"() <{value = 0 : index}> : () -> i64
    %26 = "llvm.mlir.constant"() <{value = 4 : index}> : () -> i64
    %27 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
    %28 = "llvm.mlir.constant"() <{value = 2 : index}> : () -> i64
    "llvm.br"(%25)[^bb1] : (i64) -> ()
  ^bb1(%29: i64):  // 2 preds: ^bb0, ^bb5
    %30 = "llvm.icmp"(%29, %26) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%30)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.br"(%25)[^bb3] : (i64) -> ()
  ^bb3(%31: i64):  // 2 preds: ^bb2, ^bb4
    %32 = "llvm.icmp"(%31, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%32)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %33 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %34 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %35 = "llvm.getelementptr"(%33, %34) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %36 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %37 = "llvm.mul"(%29, %36) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %38 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %39 = "llvm.mul"(%31, %38) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %40 = "llvm.add"(%37, %39) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %41 = "llvm.getelementptr"(%35, %40) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg21, %41) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %42 = "llvm.add"(%31, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%42)[^bb3] : (i64) -> ()
  ^bb5:  // pred: ^bb3
    %43 = "llvm.add"(%29, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%43)[^bb1] : (i64) -> ()
  ^bb6:  // pred: ^bb1
    "llvm.br"(%25)[^bb7] : (i64) -> ()
  ^bb7(%44: i64):  // 2 preds: ^bb6, ^bb14
    %45 = "llvm.icmp"(%44, %26) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%45)[^bb8, ^bb15] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb8:  // pred: ^bb7
    "llvm.br"(%25)[^bb9] : (i64) -> ()
  ^bb9(%46: i64):  // 2 preds: ^bb8, ^bb13
    %47 = "llvm.icmp"(%46, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%47)[^bb10, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb10:  // pred: ^bb9
    "llvm.br"(%25)[^bb11] : (i64) -> ()
  ^bb11(%48: i64):  // 2 preds: ^bb10, ^bb12
    %49 = "llvm.icmp"(%48, %24) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%49)[^bb12, ^bb13] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb12:  // pred: ^bb11
    %50 = "llvm.extractvalue"(%15) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %51 = "llvm.extractvalue"(%15) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %52 = "llvm.getelementptr"(%50, %51) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %53 = "llvm.extractvalue"(%15) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %54 = "llvm.mul"(%44, %53) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %55 = "llvm.extractvalue"(%15) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %56 = "llvm.mul"(%48, %55) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %57 = "llvm.add"(%54, %56) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %58 = "llvm.getelementptr"(%52, %57) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %59 = "llvm.load"(%58) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %60 = "llvm.extractvalue"(%7) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %61 = "llvm.extractvalue"(%7) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %62 = "llvm.getelementptr"(%60, %61) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %63 = "llvm.extractvalue"(%7) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %64 = "llvm.mul"(%48, %63) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %65 = "llvm.extractvalue"(%7) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %66 = "llvm.mul"(%46, %65) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %67 = "llvm.add"(%64, %66) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %68 = "llvm.getelementptr"(%62, %67) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %69 = "llvm.load"(%68) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %70 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %71 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %72 = "llvm.getelementptr"(%70, %71) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %73 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %74 = "llvm.mul"(%44, %73) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %75 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %76 = "llvm.mul"(%46, %75) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %77 = "llvm.add"(%74, %76) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %78 = "llvm.getelementptr"(%72, %77) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %79 = "llvm.load"(%78) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %80 = "llvm.fmul"(%59, %69) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %81 = "llvm.fadd"(%79, %80) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %82 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %83 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %84 = "llvm.getelementptr"(%82, %83) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %85 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %86 = "llvm.mul"(%44, %85) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %87 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %88 = "llvm.mul"(%46, %87) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %89 = "llvm.add"(%86, %88) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %90 = "llvm.getelementptr"(%84, %89) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%81, %90) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %91 = "llvm.add"(%48, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%91)[^bb11] : (i64) -> ()
  ^bb13:  // pred: ^bb11
    %92 = "llvm.add"(%46, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%92)[^bb9] : (i64) -> ()
  ^bb14:  // pred: ^bb9
    %93 = "llvm.add"(%44, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%93)[^bb7] : (i64) -> ()
  ^bb15:  // pred: ^bb7
    "llvm.br"(%25)[^bb16] : (i64) -> ()
  ^bb16(%94: i64):  // 2 preds: ^bb15, ^bb20
    %95 = "llvm.icmp"(%94, %26) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%95)[^bb17, ^bb21] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:  // pred: ^bb16
    "llvm.br"(%25)[^bb18] : (i64) -> ()
  ^bb18(%96: i64):  // 2 preds: ^bb17, ^bb19
    %97 = "llvm.icmp"(%96, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%97)[^bb19, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:  // pred: ^bb18
    %98 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %99 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %100 = "llvm.getelementptr"(%98, %99) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %101 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %102 = "llvm.mul"(%94, %101) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %103 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %104 = "llvm.mul"(%96, %103) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %105 = "llvm.add"(%102, %104) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %106 = "llvm.getelementptr"(%100, %105) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %107 = "llvm.load"(%106) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %108 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %109 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %110 = "llvm.getelementptr"(%108, %109) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %111 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %112 = "llvm.mul"(%94, %111) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %113 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %114 = "llvm.mul"(%96, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %115 = "llvm.add"(%112, %114) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %116 = "llvm.getelementptr"(%110, %115) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %117 = "llvm.load"(%116) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %118 = "llvm.fadd"(%107, %117) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %119 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %120 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %121 = "llvm.getelementptr"(%119, %120) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %122 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %123 = "llvm.mul"(%94, %122) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %124 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %125 = "llvm.mul"(%96, %124) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %126 = "llvm.add"(%123, %125) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %127 = "llvm.getelementptr"(%121, %126) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%118, %127) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %128 = "llvm.add"(%96, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%128)[^bb18] : (i64) -> ()
  ^bb20:  // pred: ^bb18
    %129 = "llvm.add"(%94, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%129)[^bb16] : (i64) -> ()
  ^bb21:  // pred: ^bb16
    "llvm.br"(%25)[^bb22] : (i64) -> ()
  ^bb22(%130: i64):  // 2 preds: ^bb21, ^bb26
    %131 = "llvm.icmp"(%130, %26) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%131)[^bb23, ^bb27] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:  // pred: ^bb22
    "llvm.br"(%25)[^bb24] : (i64) -> ()
  ^bb24(%132: i64):  // 2 preds: ^bb23, ^bb25
    %133 = "llvm.icmp"(%132, %28) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%133)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:  // pred: ^bb24
    %134 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %135 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %136 = "llvm.getelementptr"(%134, %135) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %137 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %138 = "llvm.mul"(%130, %137) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %139 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %140 = "llvm.mul"(%132, %139) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %141 = "llvm.add"(%138, %140) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %142 = "llvm.getelementptr"(%136, %141) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %143 = "llvm.load"(%142) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %144 = "llvm.intr.exp"(%143) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %145 = "llvm.extractvalue"(%23) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %146 = "llvm.extractvalue"(%23) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %147 = "llvm.getelementptr"(%145, %146) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %148 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %149 = "llvm.mul"(%130, %148) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %150 = "llvm.extractvalue"(%23) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %151 = "llvm.mul"(%132, %150) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %152 = "llvm.add"(%149, %151) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %153 = "llvm.getelementptr"(%147, %152) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%144, %153) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %154 = "llvm.add"(%132, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%154)[^bb24] : (i64) -> ()
  ^bb26:  // pred: ^bb24
    %155 = "llvm.add"(%130, %27) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%155)[^bb22] : (i64) -> ()
  ^bb27:  // pred: ^bb22
    "llvm.return"(%23) : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> ()
  }) : () -> ()
}) : () -> ()

