// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(int-range-optimizations))' | FileCheck %s

// A bounds check of a thread's number that its bound decides, and one that it does not.
// CHECK-LABEL: llvm.func @bounded
// CHECK:         %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK:         %[[OPEN:.*]] = llvm.icmp "ult" %{{.*}}, %{{.*}} : i32
// CHECK:         llvm.call @use(%[[TRUE]], %[[OPEN]])
llvm.func @bounded() {
  %64 = llvm.mlir.constant(64 : i32) : i32
  %63 = llvm.mlir.constant(63 : i32) : i32
  %id = gpu.thread_id x upper_bound 64 : i32
  %in = llvm.icmp "ult" %id, %64 : i32
  %open = llvm.icmp "ult" %id, %63 : i32
  llvm.call @use(%in, %open) : (i1, i1) -> ()
  llvm.return
}

// Extents are positive; nothing is known of an index.
// CHECK-LABEL: llvm.func @extents
// CHECK:         %[[FALSE:.*]] = llvm.mlir.constant(false) : i1
// CHECK:         %[[OPEN:.*]] = llvm.icmp "eq"
// CHECK:         llvm.call @use(%[[FALSE]], %[[OPEN]])
llvm.func @extents() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %dim = gpu.block_dim y : i32
  %id = gpu.block_id y : i32
  %none = llvm.icmp "eq" %dim, %0 : i32
  %first = llvm.icmp "eq" %id, %0 : i32
  llvm.call @use(%none, %first) : (i1, i1) -> ()
  llvm.return
}

// What all NVIDIA GPUs have in common, and a narrower range of an op.
// CHECK-LABEL: llvm.func @registers
// CHECK:         %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NOT:     llvm.icmp "ult"
// CHECK:         %[[OPEN:.*]] = llvm.icmp "ugt"
// CHECK:         llvm.call @use(%[[TRUE]], %[[TRUE]])
// CHECK:         llvm.call @use(%[[TRUE]], %[[OPEN]])
llvm.func @registers() {
  %32 = llvm.mlir.constant(32 : i32) : i32
  %1024 = llvm.mlir.constant(1024 : i32) : i32
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %narrow = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
  %warp = nvvm.read.ptx.sreg.warpsize : i32
  %a = llvm.icmp "ult" %tid, %1024 : i32
  %b = llvm.icmp "ult" %narrow, %32 : i32
  %c = llvm.icmp "eq" %warp, %32 : i32
  %d = llvm.icmp "ugt" %tid, %32 : i32
  llvm.call @use(%a, %b) : (i1, i1) -> ()
  llvm.call @use(%c, %d) : (i1, i1) -> ()
  llvm.return
}
llvm.func @use(i1, i1)
