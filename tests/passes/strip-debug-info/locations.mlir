// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic --mlir-print-debuginfo \
// RUN:   --pass-pipeline='builtin.module(strip-debug-info)' | FileCheck %s

// CHECK:     #[[UNKNOWN:.*]] = loc(unknown)
// CHECK:     ^bb0(%x: i32 loc(unknown)):
// CHECK-NEXT:  %{{.*}} = "test.pure"(%x) : (i32) -> i32 loc(#[[UNKNOWN]])
// CHECK-NEXT:  "test.return"(%{{.*}}) : (i32) -> () loc(#[[UNKNOWN]])
// CHECK-NOT: a.rs
"test.func"() <{sym_name = "f", function_type = (i32) -> i32}> ({
^bb0(%x: i32 loc("a.rs":1:2)):
  %0 = "test.pure"(%x) : (i32) -> i32 loc(callsite("g" at "a.rs":3:4))
  "test.return"(%0) : (i32) -> () loc(fused["a.rs":5:6, "a.rs":7:8])
}) : () -> ()
