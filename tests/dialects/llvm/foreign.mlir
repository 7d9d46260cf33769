// What MLIR's llvm dialect has and ours has not is kept where unregistered dialects are allowed: ops, types,
// attributes, properties. Names of symbols below an op that may be a symbol table can mean anything.
// RUN: pliron-opt %s --allow-unregistered-dialect --emit=generic -o %t
// RUN: pliron-opt %t --allow-unregistered-dialect --emit=generic | diff %t -
// RUN: FileCheck %s < %t
// RUN: not pliron-opt %s 2>&1 | FileCheck %s --check-prefix=STRICT

// STRICT: foreign.mlir:[[# @LINE + 2]]:{{[0-9]+}}: error: dialect 'llvm' has no attribute 'llvm.framePointerKind'
// CHECK: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
"llvm.func"() <{frame_pointer = #llvm.framePointerKind<all>, function_type = !llvm.func<i64 (i32)>, sym_name = "f"}> ({
^bb0(%x: i32):
  // CHECK: "llvm.mlir.constant"() <{value = -1 : index}> : () -> i64
  %0 = "llvm.mlir.constant"() <{value = -1 : index}> : () -> i64
  // CHECK: "llvm.mlir.none"() : () -> !llvm.token
  %1 = "llvm.mlir.none"() : () -> !llvm.token
  // CHECK: "llvm.br"()[^bb1] <{loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}>
  "llvm.br"()[^bb1] <{loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}> : () -> ()
^bb1:
  "llvm.return"(%0) : (i64) -> ()
// CHECK: }) {frame_pointer = #llvm.framePointerKind<all>} : () -> ()
}) : () -> ()
// CHECK: "gpu.module"() <{sym_name = "device"}> ({
"gpu.module"() <{sym_name = "device"}> ({
  "llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f"}> ({
    // CHECK: "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @f, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.call"() <{callee = @f, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    // CHECK: "llvm.mlir.addressof"() <{global_name = @nowhere}> : () -> !llvm.ptr
    %0 = "llvm.mlir.addressof"() <{global_name = @nowhere}> : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
