// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(control-flow-sink))' | FileCheck %s

llvm.func @use(i32)

// ^u is on a cycle that is entered at ^a and at ^b: it would freeze again, to another value, each
// time around.
// CHECK-LABEL: llvm.func @into_irreducible
// CHECK-NEXT:    llvm.freeze
llvm.func @into_irreducible(%x: i32, %c: i1, %y: i1, %z: i1) {
  %fr = llvm.freeze %x : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^u
^u:
  llvm.call @use(%fr) : (i32) -> ()
  llvm.br ^b
^b:
  llvm.cond_br %z, ^a, ^exit
^exit:
  llvm.return
}

// It goes up to such a cycle.
// CHECK-LABEL: llvm.func @before_irreducible
// CHECK-NEXT:    llvm.cond_br %c, ^some, ^exit
// CHECK-NEXT:  ^some:
// CHECK-NEXT:    llvm.freeze
llvm.func @before_irreducible(%x: i32, %c: i1, %y: i1, %z: i1) {
  %fr = llvm.freeze %x : i32
  llvm.cond_br %c, ^some, ^exit
^some:
  llvm.cond_br %y, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^u
^u:
  llvm.call @use(%fr) : (i32) -> ()
  llvm.br ^b
^b:
  llvm.cond_br %z, ^a, ^exit
^exit:
  llvm.return
}

// CHECK-LABEL: llvm.func @into_loop
// CHECK-NEXT:    llvm.freeze
llvm.func @into_loop(%x: i32, %c: i1) {
  %fr = llvm.freeze %x : i32
  llvm.cond_br %c, ^head, ^exit
^head:
  llvm.cond_br %c, ^u, ^exit
^u:
  llvm.call @use(%fr) : (i32) -> ()
  llvm.br ^head
^exit:
  llvm.return
}

// What is undefined for some operands may run less often.
// CHECK-LABEL: llvm.func @out
// CHECK:       ^exit:
// CHECK-NEXT:    llvm.udiv
// CHECK-NEXT:    llvm.call @use
llvm.func @out(%x: i32, %c: i1, %y: i1, %z: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.cond_br %y, ^b, ^c
^b:
  llvm.cond_br %z, ^a, ^c
^c:
  %d = llvm.udiv %x, %x : i32
  llvm.cond_br %z, ^exit, ^end
^exit:
  llvm.call @use(%d) : (i32) -> ()
  llvm.br ^end
^end:
  llvm.return
}
