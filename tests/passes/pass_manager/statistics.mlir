// What passes count, by place in the pipeline: declared ones also when they are 0, others by name.

// RUN: pliron-opt --load-dialect=%misbehaving %S/Inputs/functions.mlir -o /dev/null --statistics --pass-pipeline='builtin.module(mir.func(test-count,canonicalize),test-count)' 2>&1 | FileCheck %s
// RUN: pliron-opt --load-dialect=%misbehaving %S/Inputs/functions.mlir -o /dev/null --statistics --threads=2 --pass-pipeline='builtin.module(mir.func(test-count,canonicalize),test-count)' 2>&1 | FileCheck %s

// CHECK:      ... Pass statistics report ...
// CHECK:      {{^}}'builtin.module' pipeline
// CHECK-NEXT: {{^}}  'mir.func' pipeline
// CHECK-NEXT: {{^}}    test-count
// CHECK-NEXT: {{^}}      (S)        7 num-ops - Ops that were seen
// CHECK-NEXT: {{^}}      (S)        0 num-none - Nothing
// CHECK-NEXT: {{^}}      (S)        1 mir.add
// CHECK-NEXT: {{^}}      (S)        2 mir.constant
// CHECK-NEXT: {{^}}      (S)        2 mir.func
// CHECK-NEXT: {{^}}      (S)        2 mir.return
// CHECK:      {{^}}  test-count
// CHECK:      {{^}}    (S)        1 builtin.module
