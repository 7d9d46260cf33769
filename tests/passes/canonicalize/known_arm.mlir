// The arm of a select that its condition decides becomes the constant, unless it is one: where the
// comparison of two constants has not been folded yet, each would be put in the place of the other.
// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(canonicalize{top-down=false}))' | FileCheck %s

// CHECK-LABEL: @constants
// CHECK-NEXT:    %[[C:.*]] = llvm.mlir.constant(3 : i8) : i8
// CHECK-NEXT:    llvm.return %[[C]]
llvm.func @constants(%y: i8) -> i8 {
  %c = llvm.mlir.constant(3 : i8) : i8
  %k = llvm.icmp "ne" %c, %c : i8
  %r = llvm.select %k, %y, %c : i1, i8
  llvm.return %r : i8
}
// CHECK-LABEL: @value
// CHECK:         %[[THREE:.*]] = llvm.mlir.constant(3 : i8) : i8
// CHECK:         llvm.select %{{.*}}, %y, %[[THREE]]
llvm.func @value(%x: i8, %y: i8) -> i8 {
  %c = llvm.mlir.constant(3 : i8) : i8
  %k = llvm.icmp "ne" %x, %c : i8
  %r = llvm.select %k, %y, %x : i1, i8
  llvm.return %r : i8
}
