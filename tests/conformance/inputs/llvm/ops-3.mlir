"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i64, i32, i32, i8)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: i32, %arg4: i8):
    %0 = "llvm.alloca"(%arg3) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
    %1 = "llvm.alloca"(%arg3) <{elem_type = !llvm.struct<(i32, f32)>, inalloca}> : (i32) -> !llvm.ptr<5>
    %2 = "llvm.getelementptr"(%arg0, %arg1, %arg1) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i64) -> !llvm.ptr
    %3 = "llvm.getelementptr"(%arg0) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 4>}> : (!llvm.ptr) -> !llvm.ptr
    %4 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %5 = "llvm.load"(%arg0) <{alignment = 4 : i64, nontemporal, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    %6 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 4 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32
    "llvm.store"(%arg2, %arg0) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    %7 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %8 = "llvm.atomicrmw"(%arg0, %arg2) <{alignment = 4 : i64, bin_op = 0 : i64, ordering = 6 : i64, syncscope = "workgroup", volatile_}> : (!llvm.ptr, i32) -> i32
    %9 = "llvm.cmpxchg"(%arg0, %arg2, %arg3) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.fence"() <{ordering = 7 : i64}> : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "singlethread"}> : () -> ()
    "llvm.intr.memcpy"(%arg0, %0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%arg0, %arg4, %arg1) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.lifetime.start"(%0) : (!llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%0) : (!llvm.ptr) -> ()
    %10 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

