// A rule that gives what is there already does not fire again; IR that rules leave invalid is refused.
// RUN: pliron-opt %s --rules=%S/Inputs/same.rules --apply-rules | FileCheck %s
// RUN: rm -f %t
// RUN: not pliron-opt %s --rules=%S/Inputs/drops.rules --apply-rules -o %t 2>&1 | FileCheck %s --check-prefix=INVALID
// RUN: test ! -e %t

// CHECK-LABEL: llvm.func @f
// CHECK:         %[[SEVEN:.*]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NOT:     llvm.mlir.constant
// CHECK:         llvm.br ^{{.*}}(%[[SEVEN]] : i32)

// INVALID: apply_wrong.mlir:[[#@LINE+6]]:3: error: 'llvm.return' op
// INVALID: error: the IR is not valid after rules were applied: 'drops' (1 time); --debug-rules prints what each made
llvm.func @f() -> i32 {
  %a = llvm.mlir.constant(3 : i32) : i32
  %b = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.add %a, %b : i32
  llvm.br ^next(%c : i32)
^next(%d: i32):
  llvm.return %d : i32
}
