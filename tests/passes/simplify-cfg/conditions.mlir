// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(llvm.func(simplify-cfg))' | FileCheck %s

// Known conditions, and branches that become selects.

// CHECK-LABEL: sym_name = "constant"
// CHECK-NOT:     llvm.cond_br
// CHECK:         "llvm.return"(%x)
"llvm.func"() <{sym_name = "constant", function_type = !llvm.func<i32 (i32, i32)>}> ({
^entry(%x: i32, %y: i32):
  %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
  "llvm.cond_br"(%true)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "llvm.return"(%x) : (i32) -> ()
^b:
  "llvm.return"(%y) : (i32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "constant_switch"
// CHECK-NOT:     llvm.switch
// CHECK:         "llvm.return"(%y)
"llvm.func"() <{sym_name = "constant_switch", function_type = !llvm.func<i32 (i32, i32)>}> ({
^entry(%x: i32, %y: i32):
  %n = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
  "llvm.switch"(%n, %x, %y)[^a, ^a, ^b] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[7, 8]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^a(%v: i32):
  "llvm.return"(%v) : (i32) -> ()
^b:
  "llvm.return"(%x) : (i32) -> ()
}) : () -> ()

// A way on which the condition is known goes past the block that asks for it.
// CHECK-LABEL: sym_name = "known_on_the_way"
// CHECK:         "llvm.cond_br"(%c)[^one, ^two]
// CHECK:       ^one:
// CHECK:         "llvm.call"
// CHECK:         "llvm.br"()[^yes]
// CHECK:       ^two:
// CHECK:         "llvm.cond_br"(%d)[^yes, ^no]
// CHECK-NOT:   ^ask
"llvm.func"() <{sym_name = "known_on_the_way", function_type = !llvm.func<i32 (i1, i1, i32, i32)>}> ({
^entry(%c: i1, %d: i1, %x: i32, %y: i32):
  %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
  "llvm.cond_br"(%c)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^one:
  "llvm.call"() <{callee = @effect, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.br"(%true)[^ask] : (i1) -> ()
^two:
  "llvm.br"(%d)[^ask] : (i1) -> ()
^ask(%b: i1):
  "llvm.cond_br"(%b)[^yes, ^no] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^yes:
  "llvm.return"(%x) : (i32) -> ()
^no:
  "llvm.return"(%y) : (i32) -> ()
}) : () -> ()

// Not into the middle of a loop.
// CHECK-LABEL: sym_name = "loop_head"
// CHECK:         "llvm.br"(%{{.*}})[^head]
// CHECK-NEXT:  ^head(%b: i1):
// CHECK-NEXT:    "llvm.cond_br"(%b)[^body, ^exit]
"llvm.func"() <{sym_name = "loop_head", function_type = !llvm.func<void (i1)>}> ({
^entry(%c: i1):
  %true = "llvm.mlir.constant"() <{value = true}> : () -> i1
  "llvm.br"(%true)[^head] : (i1) -> ()
^head(%b: i1):
  "llvm.cond_br"(%b)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  "llvm.call"() <{callee = @effect, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "llvm.br"(%c)[^head] : (i1) -> ()
^exit:
  "llvm.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "diamond"
// CHECK:       ^entry(%c: i1, %x: i32, %y: i32):
// CHECK-NEXT:    %[[A:.*]] = "llvm.add"(%x, %y)
// CHECK-NEXT:    %[[B:.*]] = "llvm.sub"(%x, %y)
// CHECK-NEXT:    %[[S:.*]] = "llvm.select"(%c, %[[A]], %[[B]])
// CHECK-NEXT:    "llvm.return"(%[[S]])
"llvm.func"() <{sym_name = "diamond", function_type = !llvm.func<i32 (i1, i32, i32)>}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "llvm.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  %a = "llvm.add"(%x, %y) : (i32, i32) -> i32
  "llvm.br"(%a)[^join] : (i32) -> ()
^b:
  %b = "llvm.sub"(%x, %y) : (i32, i32) -> i32
  "llvm.br"(%b)[^join] : (i32) -> ()
^join(%v: i32):
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// Diamonds in a diamond, a triangle, and a way that brings a value.
// CHECK-LABEL: sym_name = "nested_diamonds"
// CHECK-NOT:     llvm.cond_br
// CHECK:         %[[S:.*]] = "llvm.select"(%d, %x, %y)
// CHECK-NEXT:    %[[T:.*]] = "llvm.select"(%c, %[[S]], %y)
// CHECK-NEXT:    "llvm.return"(%[[T]])
"llvm.func"() <{sym_name = "nested_diamonds", function_type = !llvm.func<i32 (i1, i1, i32, i32)>}> ({
^entry(%c: i1, %d: i1, %x: i32, %y: i32):
  "llvm.cond_br"(%c, %y)[^outer, ^end] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^outer:
  "llvm.cond_br"(%d, %x, %y)[^join, ^join] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^join(%v: i32):
  "llvm.br"(%v)[^end] : (i32) -> ()
^end(%w: i32):
  "llvm.return"(%w) : (i32) -> ()
}) : () -> ()

// What has an effect, or may be undefined, must not run on the other way.
// CHECK-LABEL: sym_name = "effects"
// CHECK:         "llvm.cond_br"(%c, %x)[^a, ^join]
"llvm.func"() <{sym_name = "effects", function_type = !llvm.func<i32 (i1, i32, i32)>}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "llvm.cond_br"(%c, %x)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  %a = "llvm.udiv"(%x, %y) : (i32, i32) -> i32
  "llvm.br"(%a)[^join] : (i32) -> ()
^join(%v: i32):
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

// Much work is not done in vain.
// CHECK-LABEL: sym_name = "too_much"
// CHECK:         "llvm.cond_br"(%c, %x)[^a, ^join]
"llvm.func"() <{sym_name = "too_much", function_type = !llvm.func<i32 (i1, i32, i32)>}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "llvm.cond_br"(%c, %x)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  %1 = "llvm.mul"(%x, %y) : (i32, i32) -> i32
  %2 = "llvm.mul"(%1, %y) : (i32, i32) -> i32
  %3 = "llvm.mul"(%2, %y) : (i32, i32) -> i32
  %4 = "llvm.mul"(%3, %y) : (i32, i32) -> i32
  %5 = "llvm.mul"(%4, %y) : (i32, i32) -> i32
  "llvm.br"(%5)[^join] : (i32) -> ()
^join(%v: i32):
  "llvm.return"(%v) : (i32) -> ()
}) : () -> ()

"llvm.func"() <{sym_name = "effect", function_type = !llvm.func<void ()>}> ({}) : () -> ()
