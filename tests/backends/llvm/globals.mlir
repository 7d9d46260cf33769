// Global variables and constants.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

// CHECK: @int = internal addrspace(1) constant i32 -1, align 8
"llvm.mlir.global"() <{global_type = i32, constant, linkage = #llvm.linkage<internal>, sym_name = "int", value = -1 : i32, addr_space = 1 : i32, alignment = 8 : i64}> ({}) : () -> ()
// CHECK: @text = private unnamed_addr constant [4 x i8] c"ab\00\FF"
"llvm.mlir.global"() <{global_type = !llvm.array<4 x i8>, constant, linkage = #llvm.linkage<private>, sym_name = "text", unnamed_addr = 2 : i64, value = "ab\00\FF"}> ({}) : () -> ()
// CHECK: @list = global [2 x { i8, float }] [{ i8, float } { i8 1, float 1.500000e+00 }, { i8, float } zeroinitializer]
"llvm.mlir.global"() <{global_type = !llvm.array<2 x struct<(i8, f32)>>, linkage = #llvm.linkage<external>, sym_name = "list", value = [[1 : i8, 1.5 : f32], #llvm.zero]}> ({}) : () -> ()
// CHECK: @grid = global [2 x [2 x i16]] {{\[\[}}2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
"llvm.mlir.global"() <{global_type = !llvm.array<2 x array<2 x i16>>, linkage = #llvm.linkage<external>, sym_name = "grid", value = dense<[[1, 2], [3, 4]]> : vector<2x2xi16>}> ({}) : () -> ()
// CHECK: @nan = global float 0x7FF8000020000000
"llvm.mlir.global"() <{global_type = f32, linkage = #llvm.linkage<external>, sym_name = "nan", value = 0x7FC00001 : f32}> ({}) : () -> ()
// CHECK: @elsewhere = external hidden global i32
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "elsewhere", visibility_ = 1 : i64}> ({}) : () -> ()
// Shared memory has no initial value.
// CHECK: @shared = internal addrspace(3) global [32 x float] undef, align 4
"llvm.mlir.global"() <{global_type = !llvm.array<32 x f32>, linkage = #llvm.linkage<internal>, sym_name = "shared", addr_space = 3 : i32, alignment = 4 : i64}> ({}) : () -> ()

// CHECK: @unused = external constant %Table
"llvm.mlir.global"() <{global_type = !llvm.struct<"Table", (ptr, ptr, i64)>, constant, linkage = #llvm.linkage<external>, sym_name = "unused"}> ({}) : () -> ()
// A struct with a name is one type, wherever it is mentioned.
// CHECK: @tables = external global [2 x %Table]
"llvm.mlir.global"() <{global_type = !llvm.array<2 x struct<"Table">>, linkage = #llvm.linkage<external>, sym_name = "tables"}> ({}) : () -> ()

// An initializer with addresses: of what comes later in the module, and of a function.
// CHECK: @table = constant { ptr, ptr, i64 } { ptr getelementptr inbounds nuw (i8, ptr @later, i32 4), ptr @function, i64 ptrtoint (ptr @later to i64) }
"llvm.mlir.global"() <{global_type = !llvm.struct<(ptr, ptr, i64)>, constant, linkage = #llvm.linkage<external>, sym_name = "table"}> ({
  %later = "llvm.mlir.addressof"() <{global_name = @later}> : () -> !llvm.ptr
  %function = "llvm.mlir.addressof"() <{global_name = @function}> : () -> !llvm.ptr
  %moved = "llvm.getelementptr"(%later) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 4>}> : (!llvm.ptr) -> !llvm.ptr
  %address = "llvm.ptrtoint"(%later) : (!llvm.ptr) -> i64
  %0 = "llvm.mlir.undef"() : () -> !llvm.struct<(ptr, ptr, i64)>
  %1 = "llvm.insertvalue"(%0, %moved) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)>
  %2 = "llvm.insertvalue"(%1, %function) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64)>
  %3 = "llvm.insertvalue"(%2, %address) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64)>, i64) -> !llvm.struct<(ptr, ptr, i64)>
  "llvm.return"(%3) : (!llvm.struct<(ptr, ptr, i64)>) -> ()
}) : () -> ()
// CHECK: @later = global i64 0
"llvm.mlir.global"() <{global_type = i64, linkage = #llvm.linkage<external>, sym_name = "later", value = 0 : i64}> ({}) : () -> ()
"llvm.func"() <{sym_name = "function", function_type = !llvm.func<void ()>}> ({}) : () -> ()
