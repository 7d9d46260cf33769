// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(dce)' | FileCheck %s

// A chain of which nobody needs the end.
// CHECK-LABEL: sym_name = "chain"
// CHECK-NEXT:  ^bb0(%x: i32):
// CHECK-NEXT:    "test.return"()
"test.func"() <{sym_name = "chain", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  %b = "test.pure"(%a, %x) : (i32, i32) -> i32
  %c = "test.read"(%b) : (i32) -> i32
  "test.return"() : () -> ()
}) : () -> ()

// A chain of which one op is needed.
// CHECK-LABEL: sym_name = "needed"
// CHECK:         %[[A:.*]] = "test.pure"(%x)
// CHECK-NEXT:    "test.return"(%[[A]])
"test.func"() <{sym_name = "needed", function_type = (i32) -> i32}> ({
^bb0(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  %b = "test.pure"(%a) : (i32) -> i32
  "test.return"(%a) : (i32) -> ()
}) : () -> ()

// An op of several results stays for one of them, and goes when none is needed.
// CHECK-LABEL: sym_name = "results"
// CHECK:         %[[A:.*]]:2 = "test.pure"(%x)
// CHECK-NEXT:    "test.return"(%[[A]]#1)
"test.func"() <{sym_name = "results", function_type = (i32) -> i32}> ({
^bb0(%x: i32):
  %a:2 = "test.pure"(%x) : (i32) -> (i32, i32)
  %b:3 = "test.pure"(%x, %a#0) : (i32, i32) -> (i32, i32, i32)
  "test.return"(%a#1) : (i32) -> ()
}) : () -> ()

// Ops with effects stay with what they need, and so do results of theirs that nobody uses.
// CHECK-LABEL: sym_name = "effects"
// CHECK:         %[[A:.*]] = "test.pure"(%x)
// CHECK-NEXT:    "test.write"(%[[A]])
// CHECK-NEXT:    "test.effect"(%x) : (i32) -> i32
// CHECK-NEXT:    "test.call"() : () -> i32
// CHECK-NEXT:    "test.return"()
"test.func"() <{sym_name = "effects", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.write"(%a) : (i32) -> ()
  %b = "test.effect"(%x) : (i32) -> i32
  %c = "test.call"() : () -> i32
  %d = "test.alloc"() : () -> i32
  "test.return"() : () -> ()
}) : () -> ()

// An argument that nobody needs goes with what all the branches to it pass, and what that needed.
// CHECK-LABEL: sym_name = "argument"
// CHECK-NEXT:  ^bb0(%c: i1, %x: i32):
// CHECK-NEXT:    "test.cond_br"(%c, %x)[^[[JOIN:.*]], ^[[OTHER:.*]]] <{operandSegmentSizes = array<i32: 1, 1, 0>}>
// CHECK-NEXT:  ^[[OTHER]]:
// CHECK-NEXT:    "test.br"(%x)[^[[JOIN]]]
// CHECK-NEXT:  ^[[JOIN]](%[[KEPT:.*]]: i32):
// CHECK-NEXT:    "test.return"(%[[KEPT]])
"test.func"() <{sym_name = "argument", function_type = (i1, i32) -> i32}> ({
^bb0(%c: i1, %x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.cond_br"(%c, %a, %x, %a)[^join, ^other] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, i32) -> ()
^other:
  %b = "test.pure"(%x, %x) : (i32, i32) -> i32
  "test.br"(%b, %x, %b)[^join] : (i32, i32, i32) -> ()
^join(%dead: i32, %kept: i32, %dead_too: i32):
  "test.return"(%kept) : (i32) -> ()
}) : () -> ()

// Arguments of the entry block stay: they are the function's.
// CHECK-LABEL: sym_name = "entry"
// CHECK-NEXT:  ^bb0(%{{.*}}: i32, %{{.*}}: i32):
"test.func"() <{sym_name = "entry", function_type = (i32, i32) -> ()}> ({
^bb0(%x: i32, %y: i32):
  "test.return"() : () -> ()
}) : () -> ()

// A cycle of arguments and ops without effects that only need each other.
// CHECK-LABEL: sym_name = "cycle"
// CHECK:       ^[[HEAD:head]]:
// CHECK-NEXT:    "test.cond_br"(%c)[^[[HEAD]], ^{{.*}}]
// CHECK-NEXT:  ^
// CHECK-NEXT:    "test.return"
"test.func"() <{sym_name = "cycle", function_type = (i1, i32) -> ()}> ({
^bb0(%c: i1, %x: i32):
  "test.br"(%x, %x)[^head] : (i32, i32) -> ()
^head(%i: i32, %j: i32):
  %a = "test.pure"(%j) : (i32) -> i32
  %b = "test.pure"(%i, %a) : (i32, i32) -> i32
  "test.cond_br"(%c, %a, %b)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^exit:
  "test.return"() : () -> ()
}) : () -> ()

// The same with an effect in it stays.
// CHECK-LABEL: sym_name = "cycle_with_effect"
// CHECK:       ^head(%i: i32):
// CHECK-NEXT:    %[[A:.*]] = "test.effect"(%i)
// CHECK-NEXT:    "test.br"(%[[A]])[^head]
"test.func"() <{sym_name = "cycle_with_effect", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  "test.br"(%x)[^head] : (i32) -> ()
^head(%i: i32):
  %a = "test.effect"(%i) : (i32) -> i32
  "test.br"(%a)[^head] : (i32) -> ()
}) : () -> ()

// Blocks that nothing reaches go, effects and all, cycles of them too; a use there keeps nothing.
// CHECK-LABEL: sym_name = "unreachable"
// CHECK-NEXT:  ^bb0(%x: i32):
// CHECK-NEXT:    "test.return"()
// CHECK-NEXT:  })
"test.func"() <{sym_name = "unreachable", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.return"() : () -> ()
^dead:
  "test.effect"(%a) : (i32) -> ()
  "test.br"()[^dead_too] : () -> ()
^dead_too:
  "test.br"()[^dead] : () -> ()
}) : () -> ()

// An op that holds regions of which nothing is known is not touched; what it uses stays, and unused ops
// inside go.
// CHECK-LABEL: sym_name = "holder"
// CHECK:         %[[A:.*]] = "test.pure"(%x)
// CHECK-NEXT:    "test.graph"
// CHECK-NEXT:      "test.effect"(%[[A]])
// CHECK-NEXT:    })
"test.func"() <{sym_name = "holder", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.graph"() ({
    %b = "test.pure"(%x) : (i32) -> i32
    "test.effect"(%a) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// One that has the effects of what is inside goes when these are none, however deep they lie.
// CHECK-LABEL: sym_name = "nested"
// CHECK:         "test.region"()
// CHECK-NEXT:      "test.region"()
// CHECK-NEXT:        "test.effect"
// CHECK-NOT:     "test.region"
// CHECK:         "test.return"
"test.func"() <{sym_name = "nested", function_type = () -> ()}> ({
  "test.region"() ({
    "test.region"() ({
      "test.effect"() : () -> ()
      "test.yield"() : () -> ()
    }) : () -> ()
    "test.yield"() : () -> ()
  }) : () -> ()
  %0 = "test.region"() ({
    %1 = "test.region"() ({
      %2 = "test.alloc"() : () -> i32
      "test.yield"(%2) : (i32) -> ()
    }) : () -> i32
    "test.yield"(%1) : (i32) -> ()
  }) : () -> i32
  "test.return"() : () -> ()
}) : () -> ()
