// What has no form in LLVM IR is said at the op.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics --emit=llvm-ir

// expected-error@+1 {{has no form in LLVM IR at the top of a module}}
"builtin.unrealized_conversion_cast"() : () -> i32

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%i: i32):
  // expected-error@+1 {{has no form in LLVM IR; lower it to the llvm dialect before exporting}}
  "gpu.barrier"() : () -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%i: i32):
  // expected-error@+1 {{"llvm.nothing" is not an intrinsic of LLVM}}
  "llvm.call_intrinsic"(%i) <{intrin = "llvm.nothing", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%i: i32):
  // expected-error@+1 {{"llvm.fptosi.sat" cannot be called as i32 (i32)}}
  %0 = "llvm.call_intrinsic"(%i) <{intrin = "llvm.fptosi.sat", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32, i1)>}> ({
^bb0(%i: i32, %c: i1):
  // expected-error@+1 {{operand #1 must be a constant}}
  %0 = "llvm.call_intrinsic"(%i, %c) <{intrin = "llvm.ctlz", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i1) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{parameter attribute llvm.noallias is not one of LLVM's}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>, arg_attrs = [{llvm.noallias}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{parameter attribute mir.thing is not understood}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>, arg_attrs = [{mir.thing}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{attribute llvm.align must be a power of two, got 3 : i64}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>, arg_attrs = [{llvm.align = 3 : i64}]}> ({}) : () -> ()

// -----

// LLVM's own verifier knows which types an attribute fits.
// expected-error@+1 {{gives LLVM IR that is not valid: Attribute 'noalias' applied to incompatible type!}}
"builtin.module"() ({
  "llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, arg_attrs = [{llvm.noalias}]}> ({}) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{has no value, but its linkage says that it is defined here}}
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g"}> ({}) : () -> ()

// -----

"llvm.mlir.global"() <{global_type = f32, linkage = #llvm.linkage<internal>, sym_name = "g"}> ({
  %0 = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> f32
  // expected-error@+1 {{cannot stand in the initializer of a global, which must be constant}}
  %1 = "llvm.fadd"(%0, %0) : (f32, f32) -> f32
  "llvm.return"(%1) : (f32) -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>}> ({
^bb0(%p: !llvm.ptr):
  // expected-error@+1 {{tbaa cannot be exported yet; remove them}}
  %0 = "llvm.load"(%p) <{tbaa = [1 : i32]}> : (!llvm.ptr) -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{"nowhere-at-all" is not a target triple that LLVM knows}}
"builtin.module"() ({
^bb0:
}) {llvm.target_triple = "nowhere-at-all"} : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (vector<2xf32>, i32)>}> ({
^bb0(%v: vector<2xf32>, %i: i32):
  // expected-error@+1 {{llvm.is.fpclass cannot be called as i1 (<2 x float>, i32)}}
  %0 = "llvm.intr.is.fpclass"(%v) <{bit = 3 : i32}> : (vector<2xf32>) -> i1
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  // expected-error@+1 {{the range is empty}}
  %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 7, 7>}> : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{attribute nvvm.blocksareclusters cannot be exported yet; remove it}}
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({
  "llvm.return"() : () -> ()
}) {nvvm.kernel, nvvm.blocksareclusters} : () -> ()
