// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(sroa))' | FileCheck %s
// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(sroa,mem2reg))' \
// RUN:   | FileCheck %s --check-prefix=BOTH

llvm.func @use(i1)
llvm.func @use24(i24)

// A byte that is also looked at as an i1 is copied with all its bits.
// CHECK-LABEL: llvm.func @copied_through
// CHECK:         %[[B:.*]] = llvm.alloca %{{.*}} x i1
// CHECK:         llvm.intr.memcpy"(%[[B]], %{{.*}}, %
// CHECK:         llvm.load %[[B]] {{.*}}-> i1
// CHECK:         llvm.intr.memcpy"(%{{.*}}, %[[B]], %
llvm.func @copied_through(%src: !llvm.ptr, %dst: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %s : !llvm.ptr -> i1
  llvm.call @use(%b) : (i1) -> ()
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)>
  %w = llvm.load %p : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%dst, %s, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %w : i32
}

// Three bytes of four, filled and copied on.
// CHECK-LABEL: llvm.func @filled
// CHECK:         %[[A:.*]] = llvm.alloca %{{.*}} x i24
// CHECK:         llvm.intr.memset"(%[[A]],
// CHECK:         llvm.intr.memcpy"(%{{.*}}, %[[A]], %
llvm.func @filled(%dst: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %byte = llvm.mlir.constant(7 : i8) : i8
  %len = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.alloca %one x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%s, %byte, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.load %s : !llvm.ptr -> i24
  llvm.call @use24(%a) : (i24) -> ()
  "llvm.intr.memcpy"(%dst, %s, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// Where another type reads the same byte, that is the part's.
// CHECK-LABEL: llvm.func @other_type
// CHECK:         %[[B:.*]] = llvm.alloca %{{.*}} x i8
// CHECK:         %[[V:.*]] = llvm.load %{{.*}} {{.*}}-> i8
// CHECK-NEXT:    llvm.store %[[V]], %[[B]]
llvm.func @other_type(%src: !llvm.ptr) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %s : !llvm.ptr -> i1
  llvm.call @use(%b) : (i1) -> ()
  %w = llvm.load %s : !llvm.ptr -> i8
  llvm.return %w : i8
}

// Bits that nobody sees do not matter: truth values that are only copied here, or from here.
// BOTH-LABEL: llvm.func @one_way
// BOTH-NOT:     llvm.alloca
// BOTH:         %[[B:.*]] = llvm.load %{{.*}} {{.*}}-> i1
// BOTH:         llvm.call @use(%[[B]])
// BOTH:         llvm.store %b, %{{.*}} : i1
llvm.func @one_way(%src: !llvm.ptr, %dst: !llvm.ptr, %b: i1, %w: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i1, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %src, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a = llvm.load %s : !llvm.ptr -> i1
  llvm.call @use(%a) : (i1) -> ()
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i1, i32)>
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.alloca %one x !llvm.struct<(i1, i32)> : (i32) -> !llvm.ptr
  llvm.store %b, %t : i1, !llvm.ptr
  %q = llvm.getelementptr %t[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i1, i32)>
  llvm.store %w, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%dst, %t, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %v : i32
}

// Two types of one size are no reason to replace a slot by one like it, over and over.
// CHECK-LABEL: llvm.func @two_types
// CHECK-COUNT-2: llvm.alloca
// CHECK-COUNT-2: llvm.intr.memcpy
llvm.func @two_types(%x: i64, %y: f64) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.alloca %one x !llvm.array<8 x i8> : (i32) -> !llvm.ptr
  %t = llvm.alloca %one x !llvm.array<8 x i8> : (i32) -> !llvm.ptr
  llvm.store %x, %s : i64, !llvm.ptr
  llvm.store %y, %s : f64, !llvm.ptr
  llvm.store %x, %t : i64, !llvm.ptr
  llvm.store %y, %t : f64, !llvm.ptr
  "llvm.intr.memcpy"(%s, %t, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%t, %s, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %s : !llvm.ptr -> f64
  %w = llvm.load %t : !llvm.ptr -> f64
  %z = llvm.fadd %v, %w : f64
  llvm.return %z : f64
}
