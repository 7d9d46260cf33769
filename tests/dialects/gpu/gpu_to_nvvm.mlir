// RUN: pliron-opt %s --pass-pipeline='builtin.module(gpu-to-nvvm)' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "coordinates"
"llvm.func"() <{sym_name = "coordinates", function_type = !llvm.func<i32 ()>}> ({
  // CHECK: %x = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
  %x = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i32
  // CHECK: "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
  %y = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> i32
  // CHECK: "nvvm.read.ptx.sreg.ntid.z"() : () -> i32
  %z = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> i32
  // CHECK: "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
  %g = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> i32
  // CHECK: "nvvm.read.ptx.sreg.laneid"() : () -> i32
  %l = "gpu.lane_id"() : () -> i32
  // CHECK: "nvvm.barrier0"() : () -> ()
  "gpu.barrier"() : () -> ()
  // CHECK: "llvm.return"(%x) : (i32) -> ()
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()

// An id is below its bound, an extent may equal it.
// CHECK-LABEL: sym_name = "bounds"
"llvm.func"() <{sym_name = "bounds", function_type = !llvm.func<void ()>}> ({
  // CHECK: "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 256>}> : () -> i32
  %x = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 256 : index}> : () -> i32
  // CHECK: "nvvm.read.ptx.sreg.ntid.x"() <{range = #llvm.constant_range<i32, 1, 257>}> : () -> i32
  %n = "gpu.block_dim"() <{dimension = #gpu<dim x>, upper_bound = 256 : index}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
