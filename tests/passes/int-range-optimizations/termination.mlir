// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(int-range-optimizations)' | FileCheck %s

// Values that depend on themselves other than by block arguments are widened too: the analysis ends.

// The result of a recursive function.
// CHECK-LABEL: sym_name = "recursive"
// CHECK:         %[[R:.*]] = "llvm.call"
// CHECK-NEXT:    %[[S:.*]] = "llvm.add"(%[[R]],
// CHECK-NEXT:    "llvm.return"(%[[S]])
"llvm.func"() <{sym_name = "recursive", function_type = !llvm.func<i64 (i64)>, linkage = #llvm.linkage<internal>}> ({
^bb0(%n: i64):
  %0 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
  %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
  %c = "llvm.icmp"(%n, %0) <{predicate = 0 : i64}> : (i64, i64) -> i1
  "llvm.cond_br"(%c)[^end, ^more] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^more:
  %m = "llvm.sub"(%n, %1) : (i64, i64) -> i64
  %r = "llvm.call"(%m) <{callee = @recursive, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
  %s = "llvm.add"(%r, %1) : (i64, i64) -> i64
  "llvm.return"(%s) : (i64) -> ()
^end:
  "llvm.return"(%0) : (i64) -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "main", function_type = !llvm.func<i64 (i64)>, linkage = #llvm.linkage<external>}> ({
^bb0(%n: i64):
  %r = "llvm.call"(%n) <{callee = @recursive, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> i64
  "llvm.return"(%r) : (i64) -> ()
}) : () -> ()

// A cycle where there is no order.
// CHECK:       "test.graph"
// CHECK-COUNT-2: "llvm.add"
"test.graph"() ({
  %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
  %0 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
  %c = "test.effect"() : () -> i1
  %a = "llvm.add"(%b, %1) : (i64, i64) -> i64
  %b = "llvm.select"(%c, %a, %0) : (i1, i64, i64) -> i64
  %s = "llvm.add"(%b, %b) : (i64, i64) -> i64
  "test.effect"(%s) : (i64) -> ()
}) : () -> ()
