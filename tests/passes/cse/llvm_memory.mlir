// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(llvm.func(cse))' | FileCheck %s

// Which writes concern which reads, by what the llvm dialect says of its addresses.

"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({}) : () -> ()
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "b"}> ({}) : () -> ()
"llvm.func"() <{sym_name = "use", function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>}> ({}) : () -> ()

// Nobody else knows a local: a store through a pointer leaves it alone, and a call.
// CHECK-LABEL: sym_name = "local"
// CHECK:         %[[L:.*]] = "llvm.load"(%slot)
// CHECK:         "llvm.call"(%[[L]], %[[L]])
"llvm.func"() <{sym_name = "local", function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32):
  %slot = "llvm.alloca"(%x) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %0 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  "llvm.call"(%x, %x) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  %1 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.call"(%0, %1) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// Once its address has been stored somewhere it is known.
// CHECK-LABEL: sym_name = "escaping"
// CHECK:         %[[L:.*]] = "llvm.load"(%slot)
// CHECK:         %[[M:.*]] = "llvm.load"(%slot)
// CHECK:         "llvm.call"(%[[L]], %[[M]])
"llvm.func"() <{sym_name = "escaping", function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32):
  %slot = "llvm.alloca"(%x) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%slot, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  %0 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.call"(%x, %x) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  %1 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.call"(%0, %1) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A store to a local does not change what is behind pointers; one to the same local, by way of an
// address derived from it, does change that.
// CHECK-LABEL: sym_name = "derived"
// CHECK:         %[[P:.*]] = "llvm.load"(%p)
// CHECK:         %[[S:.*]] = "llvm.load"(%slot)
// CHECK:         "llvm.store"(%x, %element)
// CHECK:         %[[T:.*]] = "llvm.load"(%slot)
// CHECK:         "llvm.call"(%[[P]], %[[P]])
// CHECK:         "llvm.call"(%[[S]], %[[T]])
"llvm.func"() <{sym_name = "derived", function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32):
  %slot = "llvm.alloca"(%x) <{elem_type = i32}> : (i32) -> !llvm.ptr
  %element = "llvm.getelementptr"(%slot, %x) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
  %0 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %1 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %element) : (i32, !llvm.ptr) -> ()
  %2 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %3 = "llvm.load"(%slot) : (!llvm.ptr) -> i32
  "llvm.call"(%0, %2) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.call"(%1, %3) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// Two globals are two objects, whichever op gives the address; an unknown pointer may be either.
// CHECK-LABEL: sym_name = "globals"
// CHECK:         %[[A:.*]] = "llvm.load"(%a)
// CHECK:         "llvm.store"(%x, %b)
// CHECK-NEXT:    "llvm.store"(%x, %p)
// CHECK-NEXT:    %[[B:.*]] = "llvm.load"(%a)
// CHECK-NEXT:    "llvm.call"(%[[A]], %[[A]])
// CHECK-NEXT:    "llvm.call"(%[[A]], %[[B]])
"llvm.func"() <{sym_name = "globals", function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32):
  %a = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
  %b = "llvm.mlir.addressof"() <{global_name = @b}> : () -> !llvm.ptr
  %0 = "llvm.load"(%a) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %b) : (i32, !llvm.ptr) -> ()
  %again = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
  %1 = "llvm.load"(%again) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %2 = "llvm.load"(%a) : (!llvm.ptr) -> i32
  "llvm.call"(%0, %1) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.call"(%0, %2) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A noalias argument is like a local.
// CHECK-LABEL: sym_name = "noalias"
// CHECK:         %[[P:.*]] = "llvm.load"(%p)
// CHECK:         %[[Q:.*]] = "llvm.load"(%q)
// CHECK:         %[[R:.*]] = "llvm.load"(%q)
// CHECK:         "llvm.call"(%[[P]], %[[P]])
// CHECK:         "llvm.call"(%[[Q]], %[[R]])
"llvm.func"() <{sym_name = "noalias", function_type = !llvm.func<void (ptr, ptr, ptr, i32)>, linkage = #llvm.linkage<external>,
  arg_attrs = [{llvm.noalias}, {}, {}, {}]}> ({
^bb0(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %x: i32):
  %0 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %1 = "llvm.load"(%q) : (!llvm.ptr) -> i32
  "llvm.store"(%x, %r) : (i32, !llvm.ptr) -> ()
  %2 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  %3 = "llvm.load"(%q) : (!llvm.ptr) -> i32
  "llvm.call"(%0, %2) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.call"(%1, %3) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// Volatile loads stay, used or not; so do atomic ones, and a fence is a write of everything.
// CHECK-LABEL: sym_name = "ordered"
// CHECK-COUNT-2: "llvm.load"(%p) <{ordering = 0 : i64, volatile_}>
// CHECK-COUNT-2: "llvm.load"(%p) <{alignment = 4 : i64, ordering = 2 : i64}>
// CHECK-NEXT:    %[[A:.*]] = "llvm.load"(%p) <{ordering = 0 : i64}> : (
// CHECK-NEXT:    "llvm.fence"
// CHECK-NEXT:    %[[B:.*]] = "llvm.load"(%p) <{ordering = 0 : i64}> : (
// CHECK-NEXT:    "llvm.call"(%[[A]], %[[B]])
"llvm.func"() <{sym_name = "ordered", function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr):
  %0 = "llvm.load"(%p) <{volatile_}> : (!llvm.ptr) -> i32
  %1 = "llvm.load"(%p) <{volatile_}> : (!llvm.ptr) -> i32
  %2 = "llvm.load"(%p) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
  %3 = "llvm.load"(%p) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
  %4 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.fence"() <{ordering = 7 : i64}> : () -> ()
  %5 = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.call"(%4, %5) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// Divisions may be undefined, but have no effect: equal ones are merged past writes.
// CHECK-LABEL: sym_name = "division"
// CHECK:         %[[A:.*]] = "llvm.udiv"(%x, %y)
// CHECK-NEXT:    "llvm.store"
// CHECK-NEXT:    "llvm.call"(%[[A]], %[[A]])
"llvm.func"() <{sym_name = "division", function_type = !llvm.func<void (ptr, i32, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32, %y: i32):
  %0 = "llvm.udiv"(%x, %y) : (i32, i32) -> i32
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %1 = "llvm.udiv"(%x, %y) : (i32, i32) -> i32
  "llvm.call"(%0, %1) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A call that only reads, and returns, is merged and may go; one that reads nothing lasts past writes.
// CHECK-LABEL: sym_name = "calls"
// CHECK:         %[[A:.*]] = "llvm.call"(%x) {{.*}}callee = @reads
// CHECK-NEXT:    %[[P:.*]] = "llvm.call"(%x) {{.*}}callee = @pure
// CHECK-NEXT:    "llvm.store"
// CHECK-NEXT:    %[[B:.*]] = "llvm.call"(%x) {{.*}}callee = @reads
// CHECK-NEXT:    "llvm.call"(%[[A]], %[[B]])
// CHECK-NEXT:    "llvm.call"(%[[P]], %[[P]])
"llvm.func"() <{sym_name = "reads", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "pure", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>}> ({}) : () -> ()
"llvm.func"() <{sym_name = "calls", function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%p: !llvm.ptr, %x: i32):
  %0 = "llvm.call"(%x) <{callee = @reads, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %1 = "llvm.call"(%x) <{callee = @pure, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %2 = "llvm.call"(%x) <{callee = @reads, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %3 = "llvm.call"(%x) <{callee = @pure, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %4 = "llvm.call"(%x) <{callee = @reads, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.call"(%0, %2) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.call"(%1, %3) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// A call of a convergent function is convergent although it does not say so.
llvm.func @vote(i1) -> i1 attributes {convergent}
// CHECK-LABEL: sym_name = "convergent_callee"
// CHECK-COUNT-2: callee = @vote
llvm.func @convergent_callee(%p: i1, %c: i1) -> i1 {
  %a = llvm.call @vote(%p) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i1) -> i1
  llvm.cond_br %c, ^t, ^e(%a : i1)
^t:
  %b = llvm.call @vote(%p) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i1) -> i1
  llvm.br ^e(%b : i1)
^e(%r: i1):
  llvm.return %r : i1
}
