// The printer keeps the texts of types and attributes that come again and again. Only a name that
// is in other text tells them apart there.

// RUN: pliron-opt %s --allow-unregistered-dialect --emit=generic | FileCheck %s

#five = 5 : i32
!p = !llvm.ptr

// CHECK:      "x.op"() {a = #d.attr<#five>, b = #d.attr<!p>, c = 5 : i32}
// CHECK-NEXT: %0 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
// CHECK-NEXT: %1 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
// CHECK-NEXT: %2 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
// CHECK-NEXT: %3 = "llvm.add"(%0, %2) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: %4 = "llvm.sub"(%0, %2) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: %5 = "llvm.add"(%3, %4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: %6 = "llvm.mlir.zero"() : () -> !llvm.ptr
// CHECK-NEXT: %7 = "llvm.mlir.zero"() : () -> !llvm.ptr<3>
// CHECK-NEXT: %8 = "llvm.mlir.zero"() : () -> !llvm.ptr
// CHECK-NEXT: %9:2 = "x.two"() : () -> (i32, !llvm.ptr)
// CHECK-NEXT: %name:3 = "x.three"(%9#1, %9#0) : (!llvm.ptr, i32) -> (i32, i32, i32)
"builtin.module"() ({
  "x.op"() {a = #d.attr<#five>, b = #d.attr<!p>, c = 5 : i32} : () -> ()
  %0 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
  %1 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
  %2 = "llvm.mlir.constant"() <{value = 5 : i32}> : () -> i32
  %3 = "llvm.add"(%0, %2) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  %4 = "llvm.sub"(%0, %2) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  %5 = "llvm.add"(%3, %4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
  %6 = "llvm.mlir.zero"() : () -> !p
  %7 = "llvm.mlir.zero"() : () -> !llvm.ptr<3>
  %8 = "llvm.mlir.zero"() : () -> !llvm.ptr
  %9:2 = "x.two"() : () -> (i32, !llvm.ptr)
  %name:3 = "x.three"(%9#1, %9#0) : (!llvm.ptr, i32) -> (i32, i32, i32)
}) : () -> ()
