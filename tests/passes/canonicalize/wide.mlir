// Integers of millions of bits are left alone: to multiply two takes the square of that.
// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(canonicalize,sccp,int-range-optimizations))' | FileCheck %s

// CHECK: llvm.mul
llvm.func @wide() -> i16777215 {
  %c = llvm.mlir.constant(3 : i16777215) : i16777215
  %d = llvm.mul %c, %c : i16777215
  llvm.return %d : i16777215
}
// CHECK-LABEL: @narrow
// CHECK-NEXT:    llvm.mlir.constant(9 : i65536) : i65536
llvm.func @narrow() -> i65536 {
  %c = llvm.mlir.constant(3 : i65536) : i65536
  %d = llvm.mul %c, %c : i65536
  llvm.return %d : i65536
}
