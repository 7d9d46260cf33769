// Ops without a fold hook become constants through their evaluation, vectors element by element;
// poison and what is undefined stay as they are.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(llvm.func(canonicalize))' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "numbers"
// CHECK: %[[C:.*]] = "llvm.mlir.constant"() <{value = 42 : i32}>
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "numbers", function_type = !llvm.func<i32 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
  %b = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  %c = "llvm.mul"(%a, %b) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  "llvm.return"(%c) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "reals"
// CHECK: %[[C:.*]] = "llvm.mlir.constant"() <{value = 5.000000e-01 : f32}>
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "reals", function_type = !llvm.func<f32 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 1.0 : f32}> : () -> f32
  %b = "llvm.mlir.constant"() <{value = 2.0 : f32}> : () -> f32
  %c = "llvm.fdiv"(%a, %b) : (f32, f32) -> f32
  "llvm.return"(%c) : (f32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "vectors"
// CHECK: %[[C:.*]] = "llvm.mlir.constant"() <{value = dense<[11, 12]> : vector<2xi8>}>
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "vectors", function_type = !llvm.func<vector<2xi8> ()>}> ({
  %a = "llvm.mlir.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
  %b = "llvm.mlir.constant"() <{value = dense<10> : vector<2xi8>}> : () -> vector<2xi8>
  %c = "llvm.add"(%a, %b) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
  "llvm.return"(%c) : (vector<2xi8>) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "poison"
// CHECK: %[[C:.*]] = "llvm.add"
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "poison", function_type = !llvm.func<i8 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 127 : i8}> : () -> i8
  %b = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
  %c = "llvm.add"(%a, %b) <{overflowFlags = 1 : i32}> : (i8, i8) -> i8
  "llvm.return"(%c) : (i8) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "undefined"
// CHECK: %[[C:.*]] = "llvm.udiv"
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "undefined", function_type = !llvm.func<i8 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i8
  %b = "llvm.mlir.constant"() <{value = 0 : i8}> : () -> i8
  %c = "llvm.udiv"(%a, %b) : (i8, i8) -> i8
  "llvm.return"(%c) : (i8) -> ()
}) : () -> ()

// A constant may be of another type than its value, which nothing is computed from.
// CHECK-LABEL: sym_name = "other_type"
// CHECK: %[[C:.*]] = "llvm.intr.ctpop"
// CHECK: "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "other_type", function_type = !llvm.func<i64 ()>}> ({
  %a = "llvm.mlir.constant"() <{value = 1 : i8}> : () -> i64
  %c = "llvm.intr.ctpop"(%a) : (i64) -> i64
  "llvm.return"(%c) : (i64) -> ()
}) : () -> ()
