// Errors in code that was inlined twice tell of both places, however the locations are nested.
// RUN: not pliron-opt %s 2>&1 | FileCheck %s

// CHECK: core.rs:7:1: error: 'mir.return' op
// CHECK-NEXT: lib.rs:8:2: note: inlined from here
// CHECK-NEXT: kernel.rs:9:3: note: inlined from here
mir.func @callee() -> ui32 {
  "mir.return"() : () -> () loc(callsite(callsite("core.rs":7:1 at "lib.rs":8:2) at "kernel.rs":9:3))
}
// CHECK: core.rs:17:1: error: 'mir.return' op
// CHECK-NEXT: lib.rs:18:2: note: inlined from here
// CHECK-NEXT: kernel.rs:19:3: note: inlined from here
mir.func @caller() -> ui32 {
  "mir.return"() : () -> () loc(callsite("core.rs":17:1 at callsite("lib.rs":18:2 at "kernel.rs":19:3)))
}
