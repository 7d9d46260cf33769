// What callers and back ends are told about functions, parameters and calls.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

// CHECK: declare noundef i32 @callee(ptr noalias readonly align 8 captures(none) dereferenceable(16), ptr byval({ i32, i32 }) align 4, i32 signext)
"llvm.func"() <{sym_name = "callee", function_type = !llvm.func<i32 (ptr, ptr, i32)>, arg_attrs = [{llvm.noalias, llvm.readonly, llvm.nocapture, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {llvm.byval = !llvm.struct<(i32, i32)>, llvm.align = 4 : i64}, {llvm.signext}], res_attrs = [{llvm.noundef}]}> ({}) : () -> ()

// CHECK: declare void @many(i32, ...)
"llvm.func"() <{sym_name = "many", function_type = !llvm.func<void (i32, ...)>}> ({}) : () -> ()

// CHECK: declare void @ranged(i32 range(i32 0, 10), ptr)
"llvm.func"() <{sym_name = "ranged", function_type = !llvm.func<void (i32, ptr)>, arg_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 10>}, {llvm.dereferenceable = 0 : i64}]}> ({}) : () -> ()

// CHECK: define ptx_kernel void @kernel(ptr nonnull %p) [[KERNEL:#[0-9]+]]{{.*}} {
"llvm.func"() <{sym_name = "kernel", function_type = !llvm.func<void (ptr)>, CConv = #llvm.cconv<ptx_kernelcc>, arg_attrs = [{llvm.nonnull}]}> ({
^bb0(%p: !llvm.ptr):
  "llvm.return"() : () -> ()
}) {nvvm.maxntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32} : () -> ()

// MLIR's mark of a kernel.
// CHECK: define ptx_kernel void @marked()
"llvm.func"() <{sym_name = "marked", function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
}) {nvvm.kernel} : () -> ()

// CHECK: define internal fastcc void @sret(ptr sret({ i64, i64 }) align 8 %r) unnamed_addr [[SRET:#[0-9]+]] section "code" align 32{{.*}} {
"llvm.func"() <{sym_name = "sret", function_type = !llvm.func<void (ptr)>, CConv = #llvm.cconv<fastcc>, linkage = #llvm.linkage<internal>, alignment = 32 : i64, section = "code", unnamed_addr = 2 : i64, arg_attrs = [{llvm.sret = !llvm.struct<(i64, i64)>, llvm.align = 8 : i64}], memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["nounwind", ["stack-probe-size", "8"], "mine"], no_inline, will_return, convergent, target_cpu = "sm_90"}> ({
^bb0(%r: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: define i32 @calls(
// CHECK: call i32 @callee(ptr %p, ptr byval({ i32, i32 }) %p, i32 %i) [[CALL:#[0-9]+]]
// CHECK: call void (i32, ...) @many(i32 %i, i32 %i)
// CHECK: call fastcc void @sret(ptr %p)
// CHECK: call float %p(i32 %i)
// CHECK: tail call void %p()
"llvm.func"() <{sym_name = "calls", function_type = !llvm.func<i32 (ptr, i32)>}> ({
^bb0(%p: !llvm.ptr, %i: i32):
  %r = "llvm.call"(%p, %p, %i) <{callee = @callee, convergent, no_unwind, arg_attrs = [{}, {llvm.byval = !llvm.struct<(i32, i32)>}, {}], op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>}> : (!llvm.ptr, !llvm.ptr, i32) -> i32
  "llvm.call"(%i, %i) <{callee = @many, var_callee_type = !llvm.func<void (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
  "llvm.call"(%p) <{callee = @sret, CConv = #llvm.cconv<fastcc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  %f = "llvm.call"(%p, %i) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> f32
  "llvm.call"(%p) <{TailCallKind = #llvm.tailcallkind<tail>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  "llvm.return"(%r) : (i32) -> ()
}) : () -> ()

// CHECK-DAG: attributes [[KERNEL]] = { "nvvm.maxntid"="256,1,1" "nvvm.minctasm"="2" }
// CHECK-DAG: attributes [[SRET]] = { convergent noinline nounwind willreturn memory(argmem: write) "mine" "stack-probe-size"="8" "target-cpu"="sm_90" }
// CHECK-DAG: attributes [[CALL]] = { convergent nounwind }
