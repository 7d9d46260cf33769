// Without rules ops are folded and what is dead goes, but `x * 8` stays as it is.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize{rules=false})' --emit=generic | FileCheck %s --check-prefixes=CHECK,FOLDS
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize)' --emit=generic | FileCheck %s --check-prefixes=CHECK,RULES

// CHECK-LABEL: sym_name = "f"
// CHECK-NOT: llvm.sub
// CHECK: "llvm.mlir.constant"() <{value = 36 : i32}>
// FOLDS: "llvm.mul"(%x
// RULES-NOT: "llvm.mul"(
// RULES: "llvm.shl"(%x
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32, ptr)>}> ({
^bb0(%x: i32, %p: !llvm.ptr):
  %a = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
  %eight = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
  %b = "llvm.mul"(%a, %a) : (i32, i32) -> i32
  %dead = "llvm.sub"(%x, %a) : (i32, i32) -> i32
  %c = "llvm.mul"(%x, %eight) : (i32, i32) -> i32
  "llvm.store"(%b, %p) : (i32, !llvm.ptr) -> ()
  "llvm.return"(%c) : (i32) -> ()
}) : () -> ()
