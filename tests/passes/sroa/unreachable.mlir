// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(sroa))' | FileCheck %s

// In code that nothing reaches, an address can be derived from itself.
// CHECK-LABEL: llvm.func @circle
// CHECK-NOT:     llvm.struct
// CHECK:         %[[S:.*]] = llvm.alloca %{{.*}} x i32
// CHECK-NOT:     llvm.struct
// CHECK:       ^dead:
// CHECK:         %[[G:.*]] = llvm.getelementptr %[[H:.*]][1]
// CHECK:         %[[H]] = llvm.getelementptr %[[G]][1]
// CHECK:         %[[FROM:.*]] = llvm.getelementptr %[[H]][4]
// CHECK-NEXT:    %[[V:.*]] = llvm.load %[[FROM]]
// CHECK-NEXT:    llvm.store %[[V]], %[[S]]
llvm.func @circle() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
^dead:
  %g = llvm.getelementptr %h[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %h = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%s, %h, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^dead
}

// A copy from one part of a slot to another keeps it in one piece.
// CHECK-LABEL: llvm.func @within
// CHECK:         llvm.alloca %{{.*}} x !llvm.struct<(i32, i32)>
// CHECK:         llvm.intr.memcpy
llvm.func @within(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %s : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %s, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
