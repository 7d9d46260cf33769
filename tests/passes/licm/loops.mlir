// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(licm))' | FileCheck %s

// A chain of ops that do not depend on the loop, in order.
// CHECK-LABEL: sym_name = "chain"
// CHECK:         %[[A:.*]] = "test.pure"(%x) <{kind = 1 : i32}>
// CHECK-NEXT:    %[[B:.*]] = "test.pure"(%[[A]]) <{kind = 2 : i32}>
// CHECK-NEXT:    "test.br"(%x)[^head]
// CHECK-NEXT:  ^head(%i: i32):
// CHECK-NEXT:    %[[N:.*]] = "test.pure"(%i, %[[B]])
// CHECK-NEXT:    "test.cond_br"
"test.func"() <{sym_name = "chain", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"(%x)[^head] : (i32) -> ()
^head(%i: i32):
  %a = "test.pure"(%x) <{kind = 1 : i32}> : (i32) -> i32
  %b = "test.pure"(%a) <{kind = 2 : i32}> : (i32) -> i32
  %n = "test.pure"(%i, %b) : (i32, i32) -> i32
  "test.cond_br"(%c, %n)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// A loop that is entered from a branch gets a block in front, with the arguments of its head.
// CHECK-LABEL: sym_name = "preheader"
// CHECK:         "test.cond_br"(%c, %x)[^[[PRE:.*]], ^exit]
// CHECK-NEXT:  ^[[PRE]](%[[I:.*]]: i32):
// CHECK-NEXT:    %[[A:.*]] = "test.pure"(%x)
// CHECK-NEXT:    "test.br"(%[[I]])[^head]
// CHECK-NEXT:  ^head(
"test.func"() <{sym_name = "preheader", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.cond_br"(%c, %x)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^head(%i: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.effect"(%a, %i) : (i32, i32) -> ()
  "test.cond_br"(%c, %a)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// Out of two loops, or of the inner one only.
// CHECK-LABEL: sym_name = "nest"
// CHECK:         %[[A:.*]] = "test.pure"(%x) <{kind = 1 : i32}>
// CHECK-NEXT:    "test.br"(%x)[^outer]
// CHECK-NEXT:  ^outer(%i: i32):
// CHECK-NEXT:    %[[B:.*]] = "test.pure"(%i, %[[A]]) <{kind = 2 : i32}>
// CHECK-NEXT:    "test.br"(%x)[^inner]
// CHECK-NEXT:  ^inner(%j: i32):
// CHECK-NEXT:    "test.effect"(%[[A]], %[[B]], %j)
"test.func"() <{sym_name = "nest", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"(%x)[^outer] : (i32) -> ()
^outer(%i: i32):
  "test.br"(%x)[^inner] : (i32) -> ()
^inner(%j: i32):
  %a = "test.pure"(%x) <{kind = 1 : i32}> : (i32) -> i32
  %b = "test.pure"(%i, %a) <{kind = 2 : i32}> : (i32, i32) -> i32
  "test.effect"(%a, %b, %j) : (i32, i32, i32) -> ()
  "test.cond_br"(%c, %a)[^inner, ^latch] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^latch:
  "test.cond_br"(%c, %x)[^outer, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// A read moves when nothing writes.
// CHECK-LABEL: sym_name = "read"
// CHECK:         %[[A:.*]] = "test.read"(%x)
// CHECK-NEXT:    "test.br"()[^head]
"test.func"() <{sym_name = "read", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"()[^head] : () -> ()
^head:
  %a = "test.read"(%x) : (i32) -> i32
  "test.cond_br"(%a)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// Not when something in the loop may write, in an inner loop too.
// CHECK-LABEL: sym_name = "read_and_write"
// CHECK:       ^head:
// CHECK-NEXT:    "test.read"(%x)
"test.func"() <{sym_name = "read_and_write", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"()[^head] : () -> ()
^head:
  %a = "test.read"(%x) : (i32) -> i32
  "test.br"()[^inner] : () -> ()
^inner:
  "test.write"(%x) : (i32) -> ()
  "test.cond_br"(%a)[^inner, ^latch] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^latch:
  "test.cond_br"(%a)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// Not when it might not run: on one way only, or behind what may not come back. Pure ops do not mind.
// CHECK-LABEL: sym_name = "speculation"
// CHECK:         "test.pure"(%x)
// CHECK-NEXT:    "test.br"()[^head]
// CHECK:       ^side:
// CHECK-NEXT:    "test.read"(%x)
"test.func"() <{sym_name = "speculation", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"()[^head] : () -> ()
^head:
  "test.cond_br"(%c)[^side, ^latch] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^side:
  %a = "test.read"(%x) : (i32) -> i32
  %b = "test.pure"(%x) : (i32) -> i32
  "test.br"()[^latch] : () -> ()
^latch:
  "test.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// Not into a loop's way out of another: what runs in every round, but behind a loop that may not end.
// CHECK-LABEL: sym_name = "behind_a_loop"
// CHECK:       ^latch:
// CHECK-NEXT:    "test.read"(%x)
"test.func"() <{sym_name = "behind_a_loop", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"()[^head] : () -> ()
^head:
  "test.br"()[^inner] : () -> ()
^inner:
  "test.cond_br"(%c)[^inner, ^latch] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^latch:
  %a = "test.read"(%x) : (i32) -> i32
  "test.cond_br"(%a)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// What all threads that run it take part in stays.
// CHECK-LABEL: sym_name = "convergent"
// CHECK:       ^head:
// CHECK-NEXT:    "test.vote"
"test.func"() <{sym_name = "convergent", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "test.br"()[^head] : () -> ()
^head:
  %a = "test.vote"(%x) : (i32) -> i32
  "test.cond_br"(%a)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()
