// What a format would lose is printed in the generic form, and so stays.
// RUN: pliron-opt %s -o %t
// RUN: pliron-opt %t | diff %t -
// RUN: FileCheck %s < %t

// CHECK: "llvm.func"() <{{{.*}}arg_attrs = [{}]{{.*}}sym_name = "no_attributes"
"llvm.func"() <{arg_attrs = [{}], function_type = !llvm.func<void (i32)>, sym_name = "no_attributes", unnamed_addr = 0 : i64}> ({}) : () -> ()

// CHECK: "llvm.func"() <{{{.*}}sym_name = "no_unnamed_addr"
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "no_unnamed_addr"}> ({}) : () -> ()

// CHECK: llvm.func @f(%a: i128, %p: !llvm.ptr) {
llvm.func @f(%a: i128, %p: !llvm.ptr) {
  // CHECK: "llvm.call"() <{{{.*}}op_bundle_tags = []
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, op_bundle_tags = [], operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  // CHECK: llvm.call @g() : () -> ()
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  // CHECK: "llvm.intr.assume"({{.*}}op_bundle_tags = ["t" : i32]
  %t = llvm.mlir.constant(true) : i1
  "llvm.intr.assume"(%t) <{op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["t" : i32]}> : (i1) -> ()
  // CHECK: "llvm.switch"(%a)[^bb1, ^bb1] <{{{.*}}case_values = dense<170141183460469231731687303715884105727>
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<170141183460469231731687303715884105727> : vector<1xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^bb1:
  llvm.return
}
llvm.func @g()
