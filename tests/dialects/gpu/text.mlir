// The attribute is printed as MLIR writes it; the other spelling is read all the same.
// RUN: pliron-opt %s --emit=generic --allow-unregistered-dialect | FileCheck %s

// CHECK: "t.t"() {a = #gpu<dim x>, b = [#gpu<dim y>, #gpu<dim z>], c = #gpu<dim z>} : () -> ()
"t.t"() {a = #gpu<dim x>, b = [#gpu<dim y>, #gpu<dim z>], c = #gpu.dim<z>} : () -> ()
// CHECK: "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
%0 = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
// CHECK: "nvvm.barrier"(%{{.*}}) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
"nvvm.barrier"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
