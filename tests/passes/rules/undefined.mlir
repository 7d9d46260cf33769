// RUN: pliron-opt %s --rules=%S/Inputs/undefined.rules --apply-rules --debug-rules \
// RUN:   --rule-statistics -o %t 2>&1 | FileCheck %s --check-prefix=TRIED
// RUN: FileCheck %s < %t

// A rule whose right side has no value, here since it divides by zero, changes nothing: it does not
// even make its other constants.
// TRIED:      rule 'undefined.divide'
// TRIED-NOT:  rule 'undefined.divide'
// TRIED:      tried applied rule
// TRIED-NEXT: 2 1 undefined.divide

// CHECK-LABEL: llvm.func @by_zero
// CHECK-NOT:     constant(77
// CHECK:         llvm.return
llvm.func @by_zero(%x: i32, %y: i32) -> i32 {
  %a = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.add %x, %a : i32
  %2 = llvm.mul %1, %y : i32
  %3 = llvm.add %2, %b : i32
  llvm.return %3 : i32
}
// CHECK-LABEL: llvm.func @by_one
// CHECK:         llvm.xor %x, %{{.*}}
llvm.func @by_one(%x: i32, %y: i32) -> i32 {
  %a = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %x, %a : i32
  %2 = llvm.mul %1, %y : i32
  %3 = llvm.add %2, %b : i32
  llvm.return %3 : i32
}
