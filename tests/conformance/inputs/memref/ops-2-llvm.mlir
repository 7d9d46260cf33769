"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (ptr, ptr, i64, i64, i64, i64, i64, i64, f32)>, linkage = #llvm.linkage<external>, sym_name = "access", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: f32):
    %0 = "builtin.unrealized_conversion_cast"(%arg7) : (i64) -> index
    %1 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = "llvm.insertvalue"(%1, %arg0) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = "llvm.insertvalue"(%2, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = "llvm.insertvalue"(%3, %arg2) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = "llvm.insertvalue"(%4, %arg3) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = "llvm.insertvalue"(%5, %arg5) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = "llvm.insertvalue"(%6, %arg4) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = "llvm.insertvalue"(%7, %arg6) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = "builtin.unrealized_conversion_cast"(%8) : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> memref<4x?xf32>
    %10 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %11 = "llvm.extractvalue"(%8) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %12 = "llvm.mul"(%arg7, %11) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %13 = "llvm.add"(%12, %arg7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %14 = "llvm.getelementptr"(%10, %13) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %15 = "llvm.load"(%14) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %16 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %17 = "llvm.extractvalue"(%8) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %18 = "llvm.mul"(%arg7, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %19 = "llvm.add"(%18, %arg7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %20 = "llvm.getelementptr"(%16, %19) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %21 = "llvm.load"(%20) <{nontemporal, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %22 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %23 = "llvm.extractvalue"(%8) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %24 = "llvm.mul"(%arg7, %23) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %25 = "llvm.add"(%24, %arg7) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%22, %25) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%arg8, %26) <{ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    %27 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
    %28 = "llvm.extractvalue"(%8) <{position = array<i64: 3>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.array<2 x i64>
    %29 = "llvm.alloca"(%27) <{elem_type = !llvm.array<2 x i64>}> : (i64) -> !llvm.ptr
    "llvm.store"(%28, %29) <{ordering = 0 : i64}> : (!llvm.array<2 x i64>, !llvm.ptr) -> ()
    %30 = "llvm.getelementptr"(%29, %arg7) <{elem_type = !llvm.array<2 x i64>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %31 = "llvm.load"(%30) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    %32 = "llvm.mlir.constant"() <{value = 2 : index}> : () -> i64
    %33 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %34 = "llvm.extractvalue"(%8) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %35 = "llvm.mul"(%arg7, %34) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %36 = "llvm.add"(%35, %arg7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %37 = "llvm.getelementptr"(%33, %36) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %38 = "llvm.atomicrmw"(%37, %arg8) <{bin_op = 11 : i64, ordering = 6 : i64}> : (!llvm.ptr, f32) -> f32
    %39 = "memref.generic_atomic_rmw"(%9, %0, %0) ({
    ^bb0(%arg9: f32):
      %48 = "llvm.fmul"(%arg9, %arg8) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%48) : (f32) -> ()
    }) : (memref<4x?xf32>, index, index) -> f32
    %40 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %41 = "llvm.extractvalue"(%8) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> i64
    %42 = "llvm.mul"(%arg7, %41) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %43 = "llvm.add"(%42, %arg7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %44 = "llvm.getelementptr"(%40, %43) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.intr.prefetch"(%44) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %45 = "llvm.extractvalue"(%8) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %46 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %47 = "llvm.mlir.constant"() <{value = 16 : index}> : () -> i64
    "llvm.intr.assume"(%46, %45, %47) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    "llvm.return"(%39) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

