// Diagnostics in any part of a file show the line that they are about.
// RUN: not pliron-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK:      split_input.mlir:[[#@LINE+3]]:3: error: {{.*}}first
// CHECK-NEXT: first.op
module {
  first.op
}
// -----
// CHECK:      split_input.mlir:[[#@LINE+4]]:3: error: {{.*}}second
// CHECK-NEXT: second.op
// CHECK-NEXT: {{^}}  ^~~~~~
module {
  second.op
}
