// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(test.func(simplify-cfg))' | FileCheck %s

// A chain of blocks is one block.
// CHECK-LABEL: sym_name = "chain"
// CHECK-NEXT:    "test.effect"() {n = 1
// CHECK-NEXT:    "test.effect"() {n = 2
// CHECK-NEXT:    "test.effect"() {n = 3
// CHECK-NEXT:    "test.return"
// CHECK-NEXT:  })
"test.func"() <{sym_name = "chain", function_type = () -> ()}> ({
  "test.effect"() {n = 1 : i32} : () -> ()
  "test.br"()[^a] : () -> ()
^a:
  "test.effect"() {n = 2 : i32} : () -> ()
  "test.br"()[^b] : () -> ()
^b:
  "test.effect"() {n = 3 : i32} : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Arguments of a block that is merged are what it got.
// CHECK-LABEL: sym_name = "merged_arguments"
// CHECK:         %[[A:.*]] = "test.pure"(%x)
// CHECK-NEXT:    "test.return"(%[[A]], %x)
"test.func"() <{sym_name = "merged_arguments", function_type = (i32) -> (i32, i32)}> ({
^entry(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.br"(%a, %x)[^b] : (i32, i32) -> ()
^b(%p: i32, %q: i32):
  "test.return"(%p, %q) : (i32, i32) -> ()
}) : () -> ()

// A block with two ways into it stays.
// CHECK-LABEL: sym_name = "two_ways"
// CHECK:         "test.cond_br"(%c)[^a, ^b]
// CHECK:       ^a:
// CHECK:         "test.br"()[^b]
// CHECK:       ^b:
// CHECK:         "test.effect"() {n = 2
"test.func"() <{sym_name = "two_ways", function_type = (i1) -> ()}> ({
^entry(%c: i1):
  "test.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "test.effect"() {n = 1 : i32} : () -> ()
  "test.br"()[^b] : () -> ()
^b:
  "test.effect"() {n = 2 : i32} : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Branches skip blocks that only jump, however many.
// CHECK-LABEL: sym_name = "thread"
// CHECK:         "test.cond_br"(%c, %x)[^[[END:.*]], ^other]
// CHECK-NEXT:  ^[[END]](%[[V:.*]]: i32):
// CHECK-NEXT:    "test.return"(%[[V]])
// CHECK-NEXT:  ^other:
// CHECK-NEXT:    "test.effect"
// CHECK-NEXT:    "test.br"(%y)[^[[END]]]
// CHECK-NEXT:  })
"test.func"() <{sym_name = "thread", function_type = (i1, i32, i32) -> ()}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "test.cond_br"(%c, %x)[^hop1, ^other] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^hop1(%a: i32):
  "test.br"(%a)[^hop2] : (i32) -> ()
^hop2(%b: i32):
  "test.br"(%b)[^hop3] : (i32) -> ()
^hop3(%d: i32):
  "test.br"(%d)[^end] : (i32) -> ()
^other:
  "test.effect"() : () -> ()
  "test.br"(%y)[^hop2] : (i32) -> ()
^end(%v: i32):
  "test.return"(%v) : (i32) -> ()
}) : () -> ()

// An argument that somebody else uses keeps its block, since others have to come by there.
// CHECK-LABEL: sym_name = "used_elsewhere"
// CHECK:       ^hop(%a: i32):
// CHECK-NEXT:    "test.cond_br"(%d)[^end, ^end2]
// CHECK:       ^end2:
// CHECK-NEXT:    "test.return"(%a)
"test.func"() <{sym_name = "used_elsewhere", function_type = (i1, i1, i32, i32) -> (i32)}> ({
^entry(%c: i1, %d: i1, %x: i32, %y: i32):
  "test.cond_br"(%c, %x, %y)[^hop, ^hop] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^hop(%a: i32):
  "test.cond_br"(%d)[^end, ^end2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^end:
  "test.effect"() : () -> ()
  "test.br"()[^end2] : () -> ()
^end2:
  "test.return"(%a) : (i32) -> ()
}) : () -> ()

// Unreachable blocks go, also those that only reach each other and use each other's values, and with
// them what they pass.
// CHECK-LABEL: sym_name = "unreachable"
// CHECK:       ^entry(%x: i32):
// CHECK-NEXT:    "test.return"(%x)
// CHECK-NEXT:  })
"test.func"() <{sym_name = "unreachable", function_type = (i32) -> (i32)}> ({
^entry(%x: i32):
  "test.br"(%x)[^end] : (i32) -> ()
^dead(%i: i32):
  %a = "test.pure"(%i) : (i32) -> i32
  "test.br"()[^dead2] : () -> ()
^dead2:
  %b = "test.pure"(%a) : (i32) -> i32
  "test.cond_br"(%b, %b, %a)[^dead, ^end] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^end(%v: i32):
  "test.return"(%v) : (i32) -> ()
}) : () -> ()

// A branch whose ways are the same is a jump.
// CHECK-LABEL: sym_name = "same_target"
// CHECK:       ^entry(%c: i1, %x: i32):
// CHECK-NEXT:    "test.return"(%x)
"test.func"() <{sym_name = "same_target", function_type = (i1, i32) -> (i32)}> ({
^entry(%c: i1, %x: i32):
  "test.cond_br"(%c, %x, %x)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^a(%v: i32):
  "test.return"(%v) : (i32) -> ()
}) : () -> ()

// With different values it stays where the dialect cannot choose between them.
// CHECK-LABEL: sym_name = "same_target_other_values"
// CHECK:         "test.cond_br"(%c, %x, %y)[^a, ^a]
"test.func"() <{sym_name = "same_target_other_values", function_type = (i1, i32, i32) -> (i32)}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "test.cond_br"(%c, %x, %y)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^a(%v: i32):
  "test.return"(%v) : (i32) -> ()
}) : () -> ()

// An argument that is the same all around a loop is no argument.
// CHECK-LABEL: sym_name = "invariant_argument"
// CHECK:         "test.br"(%y)[^head]
// CHECK-NEXT:  ^head(%i: i32):
// CHECK-NEXT:    %[[N:.*]] = "test.pure"(%i, %x)
// CHECK-NEXT:    "test.cond_br"(%c, %[[N]])[^head, ^exit]
"test.func"() <{sym_name = "invariant_argument", function_type = (i1, i32, i32) -> ()}> ({
^entry(%c: i1, %x: i32, %y: i32):
  "test.br"(%x, %y)[^head] : (i32, i32) -> ()
^head(%same: i32, %i: i32):
  %n = "test.pure"(%i, %same) : (i32, i32) -> i32
  "test.cond_br"(%c, %same, %n)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// An endless loop is one block that jumps to itself.
// CHECK-LABEL: sym_name = "endless"
// CHECK:         "test.br"()[^a]
// CHECK-NEXT:  ^a:
// CHECK-NEXT:    "test.br"()[^a]
// CHECK-NEXT:  })
"test.func"() <{sym_name = "endless", function_type = () -> ()}> ({
  "test.br"()[^a] : () -> ()
^a:
  "test.br"()[^b] : () -> ()
^b:
  "test.br"()[^a] : () -> ()
}) : () -> ()

// A ring of blocks that only jump, entered at two places, has no end to skip to.
// CHECK-LABEL: sym_name = "ring"
// CHECK:         "test.cond_br"(%c)[^a, ^b]
"test.func"() <{sym_name = "ring", function_type = (i1) -> ()}> ({
^entry(%c: i1):
  "test.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "test.br"()[^b] : () -> ()
^b:
  "test.br"()[^a] : () -> ()
}) : () -> ()

// Regions inside are worked on too.
// CHECK-LABEL: sym_name = "nested"
// CHECK:         "test.region"() ({
// CHECK-NEXT:      "test.effect"() {n = 1
// CHECK-NEXT:      "test.effect"() {n = 2
// CHECK-NEXT:      "test.yield"
// CHECK-NEXT:    })
"test.func"() <{sym_name = "nested", function_type = () -> ()}> ({
  "test.region"() ({
    "test.effect"() {n = 1 : i32} : () -> ()
    "test.br"()[^a] : () -> ()
  ^a:
    "test.effect"() {n = 2 : i32} : () -> ()
    "test.yield"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}) : () -> ()
