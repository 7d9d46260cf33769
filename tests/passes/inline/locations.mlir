// RUN: pliron-opt %s --emit=generic --mlir-print-debuginfo --pass-pipeline='builtin.module(inline)' \
// RUN:   | FileCheck %s

// An op of the body says where it was written, and where the call was.
// CHECK-LABEL: sym_name = "caller"
// CHECK:         "llvm.add"{{.*}} loc(#[[PLACE:.*]])
// CHECK-DAG:   #[[IN:.*]] = loc("lib.rs":3:7)
// CHECK-DAG:   #[[AT:.*]] = loc("main.rs":10:5)
// CHECK:       #[[PLACE]] = loc(callsite(#[[IN]] at #[[AT]]))
"llvm.func"() <{sym_name = "callee", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %a = "llvm.add"(%x, %x) : (i32, i32) -> i32 loc("lib.rs":3:7)
  "llvm.return"(%a) : (i32) -> ()
}) : () -> ()
"llvm.func"() <{sym_name = "caller", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %r = "llvm.call"(%x) <{callee = @callee, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32 loc("main.rs":10:5)
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()
