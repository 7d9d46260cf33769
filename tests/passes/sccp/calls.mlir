// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(sccp)' | FileCheck %s

"llvm.func"() <{sym_name = "use", function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>}> ({}) : () -> ()

// Constants go into private functions and come out of them.

// CHECK-LABEL: sym_name = "always_five"
// CHECK:         %[[FIVE:.*]] = "llvm.mlir.constant"() <{value = 5 : i32}>
// CHECK:         %[[SIX:.*]] = "llvm.mlir.constant"() <{value = 6 : i32}>
// CHECK:         "llvm.return"(%[[SIX]])
"llvm.func"() <{sym_name = "always_five", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>}> ({
^bb0(%x: i32):
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %s = "llvm.add"(%x, %1) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()

// One that is called with different ones, or seen from outside, or whose address is taken, may get
// anything.
// CHECK-LABEL: sym_name = "different"
// CHECK:         "llvm.return"(%x)
"llvm.func"() <{sym_name = "different", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>}> ({
^bb0(%x: i32):
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "public"
// CHECK:         "llvm.return"(%x)
"llvm.func"() <{sym_name = "public", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%x: i32):
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()
// CHECK-LABEL: sym_name = "taken"
// CHECK:         "llvm.return"(%x)
"llvm.func"() <{sym_name = "taken", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>}> ({
^bb0(%x: i32):
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()

// A recursive one keeps its argument.
// CHECK-LABEL: sym_name = "recursive"
// CHECK:       ^bb0(%k: i32, %n: i32):
// CHECK:         "llvm.call"(%[[K:.*]], %{{.*}}) {{.*}}callee = @recursive
"llvm.func"() <{sym_name = "recursive", function_type = !llvm.func<i32 (i32, i32)>, linkage = #llvm.linkage<internal>}> ({
^bb0(%k: i32, %n: i32):
  %0 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %c = "llvm.icmp"(%n, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
  "llvm.cond_br"(%c)[^end, ^more] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^more:
  %m = "llvm.sub"(%n, %1) : (i32, i32) -> i32
  %r = "llvm.call"(%k, %m) <{callee = @recursive, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
  "llvm.return"(%r) : (i32) -> ()
^end:
  "llvm.return"(%k) : (i32) -> ()
}) : () -> ()

// What is never called is left alone.
// CHECK-LABEL: sym_name = "uncalled"
// CHECK:         "llvm.add"
"llvm.func"() <{sym_name = "uncalled", function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<internal>}> ({
  %1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %s = "llvm.add"(%1, %1) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "main"
// CHECK:         %[[A:.*]] = "llvm.call"(%{{.*}}) {{.*}}callee = @different
// CHECK:         %[[C:.*]] = "llvm.call"(%{{.*}}) {{.*}}callee = @public
// CHECK:         %[[D:.*]] = "llvm.call"(%{{.*}}) {{.*}}callee = @taken
// CHECK:         %[[TEN:.*]] = "llvm.mlir.constant"() <{value = 10 : i32}>
// CHECK:         "llvm.call"(%[[A]], %[[C]], %[[D]]) {{.*}}callee = @use
// CHECK:         "llvm.return"(%[[TEN]])
"llvm.func"() <{sym_name = "main", function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>}> ({
^bb0(%n: i32):
  %5 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
  %4 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
  %address = "llvm.mlir.addressof"() <{global_name = @taken}> : () -> !llvm.ptr
  %six = "llvm.call"(%5) <{callee = @always_five, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %a = "llvm.call"(%5) <{callee = @different, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %b = "llvm.call"(%4) <{callee = @different, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %c = "llvm.call"(%5) <{callee = @public, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %d = "llvm.call"(%5) <{callee = @taken, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  %four = "llvm.call"(%4, %n) <{callee = @recursive, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
  %sum = "llvm.add"(%six, %four) : (i32, i32) -> i32
  "llvm.call"(%a, %c, %d) <{callee = @use, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (i32, i32, i32) -> ()
  "llvm.return"(%sum) : (i32) -> ()
}) : () -> ()
