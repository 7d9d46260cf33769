// Rules compute with integers of up to 65,536 bits; of wider ones an expression has no value.
// RUN: pliron-opt %s --rules=%S/Inputs/square.rules --apply-rules | FileCheck %s

// CHECK-LABEL: @wide
// CHECK:         llvm.add
llvm.func @wide(%x: i16777215) -> i16777215 {
  %c = llvm.mlir.constant(3 : i16777215) : i16777215
  %d = llvm.add %x, %c : i16777215
  llvm.return %d : i16777215
}
// CHECK-LABEL: @narrow
// CHECK-NEXT:    llvm.mlir.constant(-9 : i65536) : i65536
// CHECK-NEXT:    llvm.sub
llvm.func @narrow(%x: i65536) -> i65536 {
  %c = llvm.mlir.constant(3 : i65536) : i65536
  %d = llvm.add %x, %c : i65536
  llvm.return %d : i65536
}
