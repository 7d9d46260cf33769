// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(control-flow-sink))' | FileCheck %s

// A chain goes to the one way that needs it.
// CHECK-LABEL: sym_name = "chain"
// CHECK-NEXT:  ^entry
// CHECK-NEXT:    "test.cond_br"(%c)[^use, ^end]
// CHECK-NEXT:  ^use:
// CHECK-NEXT:    %[[A:.*]] = "test.pure"(%x) <{kind = 1 : i32}>
// CHECK-NEXT:    %[[B:.*]] = "test.pure"(%[[A]]) <{kind = 2 : i32}>
// CHECK-NEXT:    "test.effect"(%[[B]])
"test.func"() <{sym_name = "chain", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  %a = "test.pure"(%x) <{kind = 1 : i32}> : (i32) -> i32
  %b = "test.pure"(%a) <{kind = 2 : i32}> : (i32) -> i32
  "test.cond_br"(%c)[^use, ^end] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^use:
  "test.effect"(%b) : (i32) -> ()
  "test.br"()[^end] : () -> ()
^end:
  "test.return"() : () -> ()
}) : () -> ()

// What both ways use, what is passed by the branch itself, constants, effects, and what threads do
// together stay; a value that is passed on one way goes there.
// CHECK-LABEL: sym_name = "stays"
// CHECK-NEXT:  ^entry
// CHECK-NEXT:    "test.constant"
// CHECK-NEXT:    "test.pure"(%x) <{kind = 1 : i32}>
// CHECK-NEXT:    "test.pure"(%x) <{kind = 2 : i32}>
// CHECK-NEXT:    "test.read"
// CHECK-NEXT:    "test.vote"
// CHECK-NEXT:    "test.cond_br"
// CHECK:       ^b:
// CHECK-NEXT:    %[[P:.*]] = "test.pure"(%x) <{kind = 3 : i32}>
// CHECK-NEXT:    "test.effect"
// CHECK-NEXT:    "test.br"(%[[P]])[^end]
"test.func"() <{sym_name = "stays", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  %k = "test.constant"() <{value = 1 : i32}> : () -> i32
  %both = "test.pure"(%x) <{kind = 1 : i32}> : (i32) -> i32
  %passed = "test.pure"(%x) <{kind = 2 : i32}> : (i32) -> i32
  %p = "test.pure"(%x) <{kind = 3 : i32}> : (i32) -> i32
  %r = "test.read"(%x) : (i32) -> i32
  %v = "test.vote"(%x) : (i32) -> i32
  "test.cond_br"(%c, %passed)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^a(%arg: i32):
  "test.effect"(%both, %arg, %k, %r, %v) : (i32, i32, i32, i32, i32) -> ()
  "test.br"(%x)[^end] : (i32) -> ()
^b:
  "test.effect"(%both) : (i32) -> ()
  "test.br"(%p)[^end] : (i32) -> ()
^end(%e: i32):
  "test.return"() : () -> ()
}) : () -> ()

// Not into a loop; out of one.
// CHECK-LABEL: sym_name = "loops"
// CHECK-NEXT:  ^entry
// CHECK-NEXT:    "test.pure"(%x) <{kind = 1 : i32}>
// CHECK-NEXT:    "test.br"(%x)[^head]
// CHECK-NEXT:  ^head(%i: i32):
// CHECK-NEXT:    "test.effect"
// CHECK-NEXT:    "test.cond_br"
// CHECK-NEXT:  ^exit:
// CHECK-NEXT:    "test.pure"(%i) <{kind = 2 : i32}>
"test.func"() <{sym_name = "loops", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  %a = "test.pure"(%x) <{kind = 1 : i32}> : (i32) -> i32
  "test.br"(%x)[^head] : (i32) -> ()
^head(%i: i32):
  %last = "test.pure"(%i) <{kind = 2 : i32}> : (i32) -> i32
  "test.effect"(%a) : (i32) -> ()
  "test.cond_br"(%c, %x)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "test.return"(%last) : (i32) -> ()
}) : () -> ()
