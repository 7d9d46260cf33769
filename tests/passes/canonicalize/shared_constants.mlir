// Equal constants of a function become one at its start, where every block may use it; commutative
// ops have theirs last, others as they are; each function has its own.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize)' --emit=generic | FileCheck %s
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize{top-down=false})' --emit=generic | FileCheck %s
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize)' --emit=generic -o %t.once
// RUN: pliron-opt %t.once --pass-pipeline='builtin.module(canonicalize)' --emit=generic | diff %t.once -

// CHECK-LABEL: sym_name = "f"
// CHECK-NEXT:  ^{{.*}}(%[[X:.*]]: i32, %[[B:.*]]: i1):
// CHECK-NEXT:    %[[C:.*]] = "llvm.mlir.constant"() <{value = 7 : i32}>
// CHECK-NEXT:    "llvm.cond_br"
// CHECK-NOT:     "llvm.mlir.constant"
// CHECK:         "llvm.add"(%[[X]], %[[C]])
// CHECK:         "llvm.sub"(%[[C]], %[[X]])
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 (i32, i1)>}> ({
^entry(%x: i32, %b: i1):
  "llvm.cond_br"(%b)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^left:
  %c = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  %s = "llvm.add"(%c, %x) : (i32, i32) -> i32
  "llvm.return"(%s) : (i32) -> ()
^right:
  %d = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  %t = "llvm.sub"(%d, %x) : (i32, i32) -> i32
  "llvm.return"(%t) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "g"
// CHECK-NEXT:    %[[C:.*]] = "llvm.mlir.constant"() <{value = 7 : i32}>
// CHECK-NEXT:    "llvm.return"(%[[C]])
"llvm.func"() <{sym_name = "g", function_type = !llvm.func<i32 ()>}> ({
  %c = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  "llvm.return"(%c) : (i32) -> ()
}) : () -> ()

// A constant with an attribute of somebody else's is nobody's to merge.
// CHECK-LABEL: sym_name = "h"
// CHECK-DAG:     "llvm.mlir.constant"() <{value = 7 : i32}> {test.mine}
// CHECK-DAG:     "llvm.mlir.constant"() <{value = 7 : i32}> : ()
"llvm.func"() <{sym_name = "h", function_type = !llvm.func<i32 (i32)>}> ({
^entry(%x: i32):
  %c = "llvm.mlir.constant"() <{value = 7 : i32}> {test.mine} : () -> i32
  %d = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  %s = "llvm.sub"(%c, %x) : (i32, i32) -> i32
  %t = "llvm.shl"(%s, %d) : (i32, i32) -> i32
  "llvm.return"(%t) : (i32) -> ()
}) : () -> ()
