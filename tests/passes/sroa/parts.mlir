// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(llvm.func(sroa))' | FileCheck %s
// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(llvm.func(sroa,mem2reg))' \
// RUN:   | FileCheck %s --check-prefix=BOTH

// Fields that are read and written one by one.
// CHECK-LABEL: sym_name = "fields"
// CHECK-DAG:     %[[A:.*]] = "llvm.alloca"(%{{.*}}) <{alignment = 8 : i64, elem_type = i32}>
// CHECK-DAG:     %[[B:.*]] = "llvm.alloca"(%{{.*}}) <{alignment = 8 : i64, elem_type = i64}>
// CHECK:         "llvm.store"(%x, %[[A]])
// CHECK-NEXT:    "llvm.store"(%y, %[[B]])
// CHECK-NEXT:    "llvm.load"(%[[A]])
// CHECK-NEXT:    "llvm.load"(%[[B]])
// CHECK-NOT:     llvm.getelementptr
// BOTH-LABEL: sym_name = "fields"
// BOTH-NOT:      llvm.alloca
// BOTH:          "llvm.call"(%x, %y)
"llvm.func"() <{sym_name = "fields", function_type = !llvm.func<void (i32, i64)>}> ({
^entry(%x: i32, %y: i64):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.struct<(i32, i64)>}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %f = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 0, 1>, elem_type = !llvm.struct<(i32, i64)>}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.store"(%y, %f) : (i64, !llvm.ptr) -> ()
  %a = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %b = "llvm.load"(%f) : (!llvm.ptr) -> i64
  "llvm.call"(%a, %b) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A copy to another slot, which falls into the same parts; what was filled is known.
// BOTH-LABEL: sym_name = "copies"
// BOTH-NOT:      llvm.alloca
// BOTH-NOT:      llvm.intr
// BOTH:          %[[Z:.*]] = "llvm.mlir.zero"() : () -> i64
// BOTH:          "llvm.call"(%x, %[[Z]])
"llvm.func"() <{sym_name = "copies", function_type = !llvm.func<void (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %0 = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
  %16 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.struct<(i32, i64)>}> : (i32) -> !llvm.ptr
  %q = "llvm.alloca"(%1) <{elem_type = !llvm.struct<(i32, i64)>}> : (i32) -> !llvm.ptr
  "llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %0, %16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.intr.memcpy"(%q, %p, %16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.lifetime.end"(%p) : (!llvm.ptr) -> ()
  %f = "llvm.getelementptr"(%q) <{rawConstantIndices = array<i32: 8>, elem_type = i8}> : (!llvm.ptr) -> !llvm.ptr
  %a = "llvm.load"(%q) : (!llvm.ptr) -> i32
  %b = "llvm.load"(%f) : (!llvm.ptr) -> i64
  "llvm.call"(%a, %b) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A copy from outside is read field by field, with the alignment that is known there.
// CHECK-LABEL: sym_name = "copy_in"
// CHECK:         %[[S:.*]] = "llvm.getelementptr"(%from) <{elem_type = i8, {{.*}}rawConstantIndices = array<i32: 4>
// CHECK-NEXT:    %[[V:.*]] = "llvm.load"(%[[S]]) <{alignment = 4 : i64{{.*}}}> : (!llvm.ptr) -> i32
// BOTH-LABEL: sym_name = "copy_in"
// BOTH:          %[[V:.*]] = "llvm.load"
// BOTH-NEXT:     "llvm.return"(%[[V]])
"llvm.func"() <{sym_name = "copy_in", function_type = !llvm.func<i32 (ptr)>}> ({
^entry(%from: !llvm.ptr):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %16 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.array<4 x i32>}> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %16) <{isVolatile = false, arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %f = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 0, 1>, elem_type = !llvm.array<4 x i32>}> : (!llvm.ptr) -> !llvm.ptr
  %a = "llvm.load"(%f) : (!llvm.ptr) -> i32
  "llvm.return"(%a) : (i32) -> ()
}) : () -> ()

// Values of aggregates are taken apart.
// BOTH-LABEL: sym_name = "aggregates"
// BOTH-NOT:      llvm.alloca
// BOTH:          %[[Y:.*]] = "llvm.extractvalue"(%pair) <{position = array<i64: 1>}>
// BOTH:          "llvm.insertvalue"
"llvm.func"() <{sym_name = "aggregates", function_type = !llvm.func<struct<(i32, i64)> (struct<(i32, i64)>, i32)>}> ({
^entry(%pair: !llvm.struct<(i32, i64)>, %x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.struct<(i32, i64)>}> : (i32) -> !llvm.ptr
  "llvm.store"(%pair, %p) : (!llvm.struct<(i32, i64)>, !llvm.ptr) -> ()
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%p) : (!llvm.ptr) -> !llvm.struct<(i32, i64)>
  "llvm.return"(%v) : (!llvm.struct<(i32, i64)>) -> ()
}) : () -> ()

// Accesses that overlap share a part; the others are free of it.
// CHECK-LABEL: sym_name = "overlap"
// CHECK:         "llvm.alloca"(%{{.*}}) <{alignment = 4 : i64, elem_type = i32}>
// CHECK:         "llvm.alloca"(%{{.*}}) <{alignment = 4 : i64, elem_type = !llvm.array<6 x i8>}>
// CHECK-NOT:     "llvm.alloca"
"llvm.func"() <{sym_name = "overlap", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.array<4 x i32>}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %a = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 4>, elem_type = i8}> : (!llvm.ptr) -> !llvm.ptr
  %b = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 6>, elem_type = i8}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.store"(%x, %a) : (i32, !llvm.ptr) -> ()
  "llvm.store"(%x, %b) : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%a) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// In one piece: an index that is not known, an access that leaves the slot, an address that escapes,
// and what is one scalar.
// CHECK-LABEL: sym_name = "whole"
// CHECK-COUNT-3: elem_type = !llvm.array<4 x i32>
// CHECK:         elem_type = i64
// CHECK-NOT:     llvm.alloca
"llvm.func"() <{sym_name = "whole", function_type = !llvm.func<void (i32, i64)>}> ({
^entry(%x: i32, %n: i64):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = !llvm.array<4 x i32>}> : (i32) -> !llvm.ptr
  %a = "llvm.getelementptr"(%p, %n) <{rawConstantIndices = array<i32: 0, -2147483648>, elem_type = !llvm.array<4 x i32>}> : (!llvm.ptr, i64) -> !llvm.ptr
  "llvm.store"(%x, %a) : (i32, !llvm.ptr) -> ()
  %q = "llvm.alloca"(%1) <{elem_type = !llvm.array<4 x i32>}> : (i32) -> !llvm.ptr
  %b = "llvm.getelementptr"(%q) <{rawConstantIndices = array<i32: 0, 4>, elem_type = !llvm.array<4 x i32>}> : (!llvm.ptr) -> !llvm.ptr
  "llvm.store"(%x, %b) : (i32, !llvm.ptr) -> ()
  %r = "llvm.alloca"(%1) <{elem_type = !llvm.array<4 x i32>}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %r) : (i32, !llvm.ptr) -> ()
  "llvm.call"(%r) <{callee = @escape, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  %s = "llvm.alloca"(%1) <{elem_type = i64}> : (i32) -> !llvm.ptr
  "llvm.store"(%n, %s) : (i64, !llvm.ptr) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

"llvm.func"() <{sym_name = "use", function_type = !llvm.func<void (i32, i64)>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "escape", function_type = !llvm.func<void (ptr)>}> ({}) : () -> ()
