// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(licm))' | FileCheck %s

// A terminator in front of a loop that gives a value or has effects comes before what leaves the
// loop, which gets a block of its own.
// CHECK-LABEL: sym_name = "effects"
// CHECK:         %[[V:.*]] = "test.call_br"(%x)[^[[PRE:.*]]]
// CHECK-NEXT:  ^[[PRE]]:
// CHECK-NEXT:    %[[A:.*]] = "test.pure"(%[[V]])
// CHECK-NEXT:    %[[R:.*]] = "test.read"(%x)
// CHECK-NEXT:    "test.br"()[^head]
// CHECK-NEXT:  ^head:
// CHECK-NEXT:    "test.cond_br"(%c)[^head, ^exit]
"test.func"() <{sym_name = "effects", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  %v = "test.call_br"(%x)[^head] : (i32) -> i32
^head:
  %a = "test.pure"(%v) : (i32) -> i32
  %r = "test.read"(%x) : (i32) -> i32
  "test.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "test.return"(%a, %r) : (i32, i32) -> ()
}) : () -> ()

// So does a branch with two ways to the loop, or one that is not known.
// CHECK-LABEL: sym_name = "two_ways"
// CHECK:         "test.cond_br"(%c)[^[[PRE:.*]], ^[[PRE]]]
// CHECK-NEXT:  ^[[PRE]]:
// CHECK-NEXT:    "test.read"(%x)
// CHECK-NEXT:    "test.br"()[^head]
"test.func"() <{sym_name = "two_ways", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.cond_br"(%c)[^head, ^head] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^head:
  %r = "test.read"(%x) : (i32) -> i32
  "test.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "test.return"(%r) : (i32) -> ()
}) : () -> ()

// What nobody can put a block behind keeps its loop as it is.
// CHECK-LABEL: sym_name = "no_block"
// CHECK:         "test.call_br"(%x)[^head]
// CHECK-NEXT:  ^head:
// CHECK-NEXT:    "test.pure"(%x)
"test.func"() <{sym_name = "no_block", function_type = (i32) -> ()}> ({
^entry(%x: i32):
  %v = "test.call_br"(%x)[^head] : (i32) -> i32
^head:
  %a = "test.pure"(%x) : (i32) -> i32
  %w = "test.call_br"(%a)[^head] : (i32) -> i32
}) : () -> ()
