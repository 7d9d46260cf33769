#loc3 = loc("<stdin>":6:19)
#loc10 = loc("<stdin>":21:21)
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, i64, i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "ids", visibility_ = 0 : i64}> ({
    ^bb0(%arg1: !llvm.ptr loc("<stdin>":6:19), %arg2: !llvm.ptr loc("<stdin>":6:19), %arg3: i64 loc("<stdin>":6:19), %arg4: i64 loc("<stdin>":6:19), %arg5: i64 loc("<stdin>":6:19)):
      %0 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %1 = "llvm.insertvalue"(%0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %2 = "llvm.insertvalue"(%1, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %3 = "llvm.insertvalue"(%2, %arg3) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %4 = "llvm.insertvalue"(%3, %arg4) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %5 = "llvm.insertvalue"(%4, %arg5) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc4)
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32 loc(#loc5)
      %7 = "llvm.sext"(%6) : (i32) -> i64 loc(#loc5)
      %8 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32 loc(#loc6)
      %9 = "llvm.sext"(%8) : (i32) -> i64 loc(#loc6)
      %10 = "llvm.extractvalue"(%5) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr loc(#loc4)
      %11 = "llvm.getelementptr"(%10, %9) <{elem_type = i64, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr loc(#loc4)
      "llvm.store"(%7, %11) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> () loc(#loc4)
      "nvvm.barrier0"() : () -> () loc(#loc7)
      "llvm.return"() : () -> () loc(#loc8)
    }) {gpu.kernel, nvvm.kernel} : () -> () loc(#loc2)
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "plain", visibility_ = 0 : i64}> ({
    ^bb0(%arg0: f32 loc("<stdin>":21:21)):
      "llvm.return"(%arg0) : (f32) -> () loc(#loc11)
    }) : () -> () loc(#loc9)
  }) : () -> () loc(#loc1)
}) {gpu.container_module} : () -> () loc(#loc)
#loc = loc("<stdin>":4:1)
#loc1 = loc("<stdin>":5:3)
#loc2 = loc("<stdin>":6:5)
#loc4 = loc("<stdin>":17:7)
#loc5 = loc("<stdin>":7:13)
#loc6 = loc("<stdin>":8:13)
#loc7 = loc("<stdin>":18:7)
#loc8 = loc("<stdin>":19:7)
#loc9 = loc("<stdin>":21:5)
#loc11 = loc("<stdin>":22:7)

