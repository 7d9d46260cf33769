// RUN: pliron-opt %s --pass-pipeline='builtin.module(gpu-to-cpu)' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "kernel"
"llvm.func"() <{sym_name = "kernel", function_type = !llvm.func<void (i1)>}> ({
^bb0(%c: i1):
  // CHECK: %[[X:.*]] = "llvm.mlir.constant"() <{value = 0 : i32}>
  // CHECK: %x = "llvm.call"(%[[X]]) <{{.*}}callee = @pliron_cpu_thread_id{{.*}}> : (i32) -> i32
  %x = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i32
  // CHECK: %[[Z:.*]] = "llvm.mlir.constant"() <{value = 2 : i32}>
  // CHECK: "llvm.call"(%[[Z]]) <{{.*}}callee = @pliron_cpu_block_id{{.*}}> : (i32) -> i32
  %z = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> i32
  // CHECK: "llvm.call"() <{{.*}}callee = @pliron_cpu_lane_id{{.*}}> : () -> i32
  %l = "gpu.lane_id"() : () -> i32
  // CHECK: "llvm.call"() <{{.*}}callee = @pliron_cpu_barrier{{.*}}> : () -> ()
  "gpu.barrier"() : () -> ()
  "llvm.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  // CHECK: %[[SITE:.*]] = "llvm.mlir.addressof"() <{global_name = @pliron_site}>
  // CHECK: "llvm.call"(%[[SITE]]) <{{.*}}callee = @pliron_cpu_trap{{.*}}> : (!llvm.ptr) -> ()
  "llvm.intr.trap"() {pliron.site = {message = "boom", file = "a.rs", line = 3 : i64, column = 7 : i64}} : () -> ()
  "llvm.unreachable"() : () -> ()
^b:
  // The same site once more.
  // CHECK: "llvm.mlir.addressof"() <{global_name = @pliron_site}>
  "llvm.intr.trap"() {pliron.site = {message = "boom", file = "a.rs", line = 3 : i64, column = 7 : i64}} : () -> ()
  // A trap that says nothing.
  // CHECK: "llvm.mlir.addressof"() <{global_name = @pliron_site_0}>
  "llvm.intr.trap"() : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// Each function is declared once.
// CHECK: function_type = !llvm.func<i32 (i32)>{{.*}}sym_name = "pliron_cpu_thread_id"
// CHECK: function_type = !llvm.func<i32 ()>{{.*}}sym_name = "pliron_cpu_lane_id"
// CHECK: function_type = !llvm.func<void ()>{{.*}}sym_name = "pliron_cpu_barrier"
// CHECK: function_type = !llvm.func<void (ptr)>{{.*}}passthrough = ["nounwind", "noreturn"], sym_name = "pliron_cpu_trap"
// CHECK-NOT: sym_name = "pliron_cpu_trap
// CHECK: sym_name = "pliron_text", unnamed_addr = 2 : i64, value = "boom"
// CHECK: sym_name = "pliron_text_0", unnamed_addr = 2 : i64, value = "a.rs"
// CHECK: global_type = !llvm.struct<(ptr, i64, ptr, i64, i32, i32)>{{.*}}sym_name = "pliron_site"
