// RUN: pliron-opt %s --pass-pipeline='builtin.module(sccp)' | FileCheck %s

// Calls that are in no function count: from a global's initializer.
// CHECK-LABEL: llvm.func internal @from_global
// CHECK:         llvm.return %a
llvm.func internal @from_global(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.mlir.global external @g() : i32 {
  %t = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call @from_global(%t) : (i32) -> i32
  llvm.return %r : i32
}

// From the module itself.
// CHECK-LABEL: llvm.func internal @from_module
// CHECK:         llvm.return %a
llvm.func internal @from_module(%a: i32) -> i32 {
  llvm.return %a : i32
}
%t = llvm.mlir.constant(2 : i32) : i32
%r = llvm.call @from_module(%t) : (i32) -> i32

// A function that a call names in another place than the callee's may be called from anywhere.
// CHECK-LABEL: llvm.func internal @named_twice
// CHECK:         llvm.return %a
llvm.func internal @named_twice(%a: i32) -> i32 {
  llvm.return %a : i32
}

// CHECK-LABEL: llvm.func @main
// CHECK:         %[[A:.*]] = llvm.call @from_global
// CHECK:         %[[B:.*]] = llvm.call @from_module
// CHECK:         %[[C:.*]] = llvm.call @named_twice
// CHECK:         llvm.call @use(%[[A]], %[[B]], %[[C]])
llvm.func @use(i32, i32, i32)
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.call @from_global(%one) : (i32) -> i32
  %b = llvm.call @from_module(%one) : (i32) -> i32
  %c = llvm.call @named_twice(%one) {also = @named_twice} : (i32) -> i32
  llvm.call @use(%a, %b, %c) : (i32, i32, i32) -> ()
  llvm.return
}
