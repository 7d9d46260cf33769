// The time of each pass, as a tree, with the checks that were made.

// RUN: pliron-opt --load-dialect=%misbehaving %S/Inputs/functions.mlir -o /dev/null --timing --pass-pipeline='builtin.module(mir.func(test-mark,dce),test-count)' 2>&1 | FileCheck %s

// CHECK:      ... Pass execution timing report ...
// CHECK:      Total: 0.{{[0-9]+}} s wall, 0.{{[0-9]+}} s CPU{{$}}
// CHECK:      ---- Wall (s) ----  ---- CPU (s) ----   -- Runs --  -- Name --
// CHECK-NEXT: 0.{{[0-9]+}} (100.0%)    0.{{[0-9]+}} (100.0%)           1  'builtin.module' pipeline
// CHECK-NEXT: 0.{{[0-9]+}} ({{.*}}%)    0.{{[0-9]+}} ({{.*}}%)           2    'mir.func' pipeline
// CHECK-NEXT: 2      test-mark
// CHECK-NEXT: 2        (verify)
// CHECK-NEXT: 2      dce
// CHECK-NEXT: 1    test-count
// CHECK-NOT:  {{.}}

// On a terminal only there are colours.
// RUN: pliron-opt --load-dialect=%misbehaving %S/Inputs/functions.mlir -o /dev/null --timing --pass-pipeline='builtin.module(test-count)' 2> %t
// RUN: not grep -q "$(printf '\033')" %t

// RUN: pliron-opt --load-dialect=%misbehaving %S/Inputs/functions.mlir -o /dev/null --timing --threads=2 --pass-pipeline='builtin.module(mir.func(test-mark,dce))' 2>&1 | FileCheck %s --check-prefix=THREADS
// THREADS: s CPU, 2 threads; times of passes on inner ops add up over threads
// THREADS: 2      test-mark
