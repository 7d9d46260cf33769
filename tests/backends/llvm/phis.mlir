// Block arguments become phis, with one value for each predecessor whatever the branches pass.
// RUN: pliron-opt %s --emit=llvm-ir | FileCheck %s

// Two edges to one block with different operands: the later one gets a block of its own.
// CHECK-LABEL: define i32 @both_ways(
// CHECK:         br i1 %c, label %join, label %[[EDGE:[0-9]+]]
// CHECK:       [[EDGE]]:
// CHECK-NEXT:    br label %join
// CHECK:       join:
// CHECK-NEXT:    phi i32 [ %a, %entry ], [ %b, %[[EDGE]] ]
"llvm.func"() <{sym_name = "both_ways", function_type = !llvm.func<i32 (i1, i32, i32)>}> ({
^entry(%c: i1, %a: i32, %b: i32):
  "llvm.cond_br"(%c, %a, %b)[^join, ^join] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^join(%x: i32):
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()

// With equal operands no block is needed, but the phi has an entry for each edge.
// CHECK-LABEL: define i32 @same(
// CHECK:         br i1 %c, label %join, label %join
// CHECK:       join:
// CHECK-NEXT:    phi i32 [ %a, %entry ], [ %a, %entry ]
"llvm.func"() <{sym_name = "same", function_type = !llvm.func<i32 (i1, i32)>}> ({
^entry(%c: i1, %a: i32):
  "llvm.cond_br"(%c, %a, %a)[^join, ^join] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^join(%x: i32):
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: define i32 @switch(
// CHECK:         switch i32 %v, label %join [
// CHECK-NEXT:      i32 1, label %[[ONE:[0-9]+]]
// CHECK-NEXT:      i32 -2, label %join
// CHECK-NEXT:      i32 7, label %other
// CHECK-NEXT:    ]
// CHECK:       [[ONE]]:
// CHECK-NEXT:    br label %join
// CHECK:       join:
// CHECK-NEXT:    %x = phi i32 [ %a, %entry ], [ %b, %[[ONE]] ], [ %a, %entry ], [ %v, %other ]
// CHECK-NEXT:    %y = phi i32 [ %b, %entry ], [ %b, %[[ONE]] ], [ %b, %entry ], [ %a, %other ]
"llvm.func"() <{sym_name = "switch", function_type = !llvm.func<i32 (i32, i32, i32)>}> ({
^entry(%v: i32, %a: i32, %b: i32):
  "llvm.switch"(%v, %a, %b, %b, %b, %a, %b)[^join, ^join, ^join, ^other] <{case_operand_segments = array<i32: 2, 2, 0>, case_values = dense<[1, -2, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 4>}> : (i32, i32, i32, i32, i32, i32, i32) -> ()
^join(%x: i32, %y: i32):
  %sum = "llvm.add"(%x, %y) : (i32, i32) -> i32
  "llvm.return"(%sum) : (i32) -> ()
^other:
  "llvm.br"(%v, %a)[^join] : (i32, i32) -> ()
}) : () -> ()

// A loop whose header comes after its body in the text, values that swap, and a block that is never
// reached.
// CHECK-LABEL: define i32 @loop(
// CHECK:       body:
// CHECK-NEXT:    %next = add i32 %i, 1
// CHECK-NEXT:    br label %header
// CHECK:       header:
// CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %next, %body ]
// CHECK-NEXT:    %p = phi i32 [ %a, %entry ], [ %q, %body ]
// CHECK-NEXT:    %q = phi i32 [ %n, %entry ], [ %p, %body ]
// CHECK-NOT:   never
// CHECK:       }
"llvm.func"() <{sym_name = "loop", function_type = !llvm.func<i32 (i32, i32)>}> ({
^entry(%n: i32, %a: i32):
  %zero = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
  %one = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.br"(%zero, %a, %n)[^header] : (i32, i32, i32) -> ()
^body:
  %next = "llvm.add"(%i, %one) : (i32, i32) -> i32
  "llvm.br"(%next, %q, %p)[^header] : (i32, i32, i32) -> ()
^header(%i: i32, %p: i32, %q: i32):
  %c = "llvm.icmp"(%i, %n) <{predicate = 6 : i64}> : (i32, i32) -> i1
  "llvm.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^never:
  "llvm.br"(%zero, %a, %n)[^header] : (i32, i32, i32) -> ()
^exit:
  "llvm.return"(%p) : (i32) -> ()
}) : () -> ()
