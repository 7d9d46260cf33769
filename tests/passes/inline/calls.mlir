// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(inline)' | FileCheck %s
// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(inline{threshold=0})' \
// RUN:   | FileCheck %s --check-prefix=NONE
// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(inline{recursion-limit=1})' \
// RUN:   | FileCheck %s --check-prefix=RECURSIVE

// A body of one block; the function that nobody else calls goes.
// CHECK-NOT:   sym_name = "twice"
// NONE-NOT:    sym_name = "twice"
"llvm.func"() <{sym_name = "twice", sym_visibility = "private", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %a = "llvm.add"(%x, %x) : (i32, i32) -> i32
  "llvm.return"(%a) : (i32) -> ()
}) : () -> ()

// Others may call this one. It costs something, so nothing is done without a threshold.
// CHECK:       sym_name = "choose"
"llvm.func"() <{sym_name = "choose", function_type = !llvm.func<i32 (i1, i32)>}> ({
^entry(%c: i1, %x: i32):
  "llvm.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "llvm.return"(%x) : (i32) -> ()
^b:
  %a = "llvm.mul"(%x, %x) : (i32, i32) -> i32
  "llvm.return"(%a) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "one_block"
// CHECK:         %[[A:.*]] = "llvm.add"(%x, %x)
// CHECK-NEXT:    "llvm.return"(%[[A]])
"llvm.func"() <{sym_name = "one_block", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %r = "llvm.call"(%x) <{callee = @twice, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()

// Several blocks and returns: the block is split, and gets the result.
// CHECK-LABEL: sym_name = "blocks"
// CHECK:         "llvm.cond_br"(%c)[^[[A:.*]], ^[[B:.*]]] <
// CHECK-NEXT:  ^[[A]]:
// CHECK-NEXT:    "llvm.br"(%x)[^[[REST:.*]]]
// CHECK-NEXT:  ^[[B]]:
// CHECK-NEXT:    %[[M:.*]] = "llvm.mul"(%x, %x)
// CHECK-NEXT:    "llvm.br"(%[[M]])[^[[REST]]]
// CHECK-NEXT:  ^[[REST]](%[[R:.*]]: i32):
// CHECK-NEXT:    %[[S:.*]] = "llvm.add"(%[[R]], %x)
// CHECK-NEXT:    "llvm.return"(%[[S]])
// NONE-LABEL:  sym_name = "blocks"
// NONE:          "llvm.call"
"llvm.func"() <{sym_name = "blocks", function_type = !llvm.func<i32 (i1, i32)>}> ({
^entry(%c: i1, %x: i32):
  %r = "llvm.call"(%c, %x) <{callee = @choose, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i1, i32) -> i32
  %s = "llvm.add"(%r, %x) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()

// Memory moves to where it is made once.
"llvm.func"() <{sym_name = "slot", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %p = "llvm.alloca"(%1) <{elem_type = i32}> : (i32) -> !llvm.ptr
  "llvm.store"(%x, %p) : (i32, !llvm.ptr) -> ()
  %v = "llvm.load"(%p) : (!llvm.ptr) -> i32
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "in_a_loop"
// CHECK:       ^entry(%x: i32):
// CHECK-NEXT:    %[[ONE:.*]] = "llvm.mlir.constant"
// CHECK-NEXT:    %[[P:.*]] = "llvm.alloca"(%[[ONE]])
// CHECK-NEXT:    "llvm.br"
// CHECK:         "llvm.store"(%i, %[[P]])
"llvm.func"() <{sym_name = "in_a_loop", function_type = !llvm.func<void (i32)>}> ({
^entry(%x: i32):
  "llvm.br"(%x)[^head] : (i32) -> ()
^head(%i: i32):
  %r = "llvm.call"(%i) <{callee = @slot, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.br"(%r)[^head] : (i32) -> ()
}) : () -> ()

// Words of the program: never, and always.
"llvm.func"() <{sym_name = "never", no_inline, function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "always", always_inline, function_type = !llvm.func<void ()>}> ({
  "llvm.call"() <{callee = @outside, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "weak", linkage = #llvm.linkage<weak>, function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "words"
// CHECK-NEXT:    "llvm.call"() <{{{.*}}callee = @never
// CHECK-NEXT:    "llvm.call"() <{{{.*}}callee = @outside
// CHECK-NEXT:    "llvm.call"() <{{{.*}}callee = @weak
// CHECK-NEXT:    "llvm.return"
// NONE-LABEL:  sym_name = "words"
// NONE-NEXT:     callee = @never
// NONE-NEXT:     callee = @outside
"llvm.func"() <{sym_name = "words", function_type = !llvm.func<void ()>}> ({
  "llvm.call"() <{callee = @never, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.call"() <{callee = @always, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.call"() <{callee = @weak, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "outside", function_type = !llvm.func<void ()>}> ({}) : () -> ()

// A function that calls itself is copied into others, and into its copy as often as is said.
// CHECK-LABEL: sym_name = "power"
// CHECK:         callee = @power
// RECURSIVE-LABEL: sym_name = "power"
// RECURSIVE-COUNT-1: callee = @power
"llvm.func"() <{sym_name = "power", function_type = !llvm.func<i32 (i1, i32)>}> ({
^entry(%c: i1, %x: i32):
  "llvm.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "llvm.return"(%x) : (i32) -> ()
^b:
  %r = "llvm.call"(%c, %x) <{callee = @power, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i1, i32) -> i32
  %a = "llvm.mul"(%r, %x) : (i32, i32) -> i32
  "llvm.return"(%a) : (i32) -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "calls_power"
// CHECK-COUNT-1: "llvm.mul"
// CHECK-NOT:     "llvm.mul"
// RECURSIVE-LABEL: sym_name = "calls_power"
// RECURSIVE-COUNT-2: "llvm.mul"
"llvm.func"() <{sym_name = "calls_power", function_type = !llvm.func<i32 (i1, i32)>}> ({
^entry(%c: i1, %x: i32):
  %r = "llvm.call"(%c, %x) <{callee = @power, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i1, i32) -> i32
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()

// What never comes back leaves the rest where control does not get.
"llvm.func"() <{sym_name = "stop", linkage = #llvm.linkage<internal>, function_type = !llvm.func<i32 ()>}> ({
  "llvm.intr.trap"() : () -> ()
  "llvm.unreachable"() : () -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "stops"
// CHECK-NEXT:    "llvm.intr.trap"
// CHECK-NEXT:    "llvm.unreachable"
// CHECK-NEXT:  ^
"llvm.func"() <{sym_name = "stops", function_type = !llvm.func<i32 ()>}> ({
  %r = "llvm.call"() <{callee = @stop, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()

// A call that had to be the last thing of its function is one like others in the copy.
"llvm.func"() <{sym_name = "tail", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %r = "llvm.call"(%x) <{callee = @far, TailCallKind = #llvm.tailcallkind<musttail>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "calls_tail"
// CHECK:         "llvm.call"(%x) <{{{.*}}TailCallKind = #llvm.tailcallkind<none>, callee = @far
"llvm.func"() <{sym_name = "calls_tail", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %r = "llvm.call"(%x) <{callee = @tail, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %s = "llvm.add"(%r, %x) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "far", function_type = !llvm.func<i32 (i32)>}> ({}) : () -> ()
