// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(licm))' | FileCheck %s

// Between ^a and ^b control may go round for ever and never come to the division.
// CHECK-LABEL: llvm.func @behind_cycle
// CHECK:       ^after:
// CHECK-NEXT:    llvm.udiv %p, %q
llvm.func @behind_cycle(%p: i32, %q: i32, %x: i1, %y: i1, %z: i1) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%zero : i32)
^head(%s: i32):
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^after
^b:
  llvm.cond_br %z, ^a, ^after
^after:
  %d = llvm.udiv %p, %q : i32
  %n = llvm.add %s, %d : i32
  llvm.cond_br %x, ^head(%n : i32), ^exit
^exit:
  llvm.return %n : i32
}

// What comes in front of the cycle runs in any case.
// CHECK-LABEL: llvm.func @before_cycle
// CHECK:         llvm.udiv %p, %q
// CHECK-NEXT:    llvm.br ^head
llvm.func @before_cycle(%p: i32, %q: i32, %x: i1, %y: i1, %z: i1) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%zero : i32)
^head(%s: i32):
  llvm.br ^before
^before:
  %d = llvm.udiv %p, %q : i32
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^after
^b:
  llvm.cond_br %z, ^a, ^after
^after:
  %n = llvm.add %s, %d : i32
  llvm.cond_br %x, ^head(%n : i32), ^exit
^exit:
  llvm.return %n : i32
}

// The cycle of ^head, ^a and ^b with the first of them as its only way in is a loop; the one of ^a
// and ^b inside comes after ^head.
// CHECK-LABEL: llvm.func @in_head
// CHECK:         llvm.load %p
// CHECK-NEXT:    llvm.br ^head
llvm.func @in_head(%p: !llvm.ptr, %x: i1, %y: i1, %z: i1) -> i32 {
  llvm.br ^head
^head:
  %d = llvm.load %p : !llvm.ptr -> i32
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^head
^b:
  llvm.cond_br %z, ^a, ^exit
^exit:
  llvm.return %d : i32
}
