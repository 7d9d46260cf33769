// RUN: pliron-opt %s --load-dialect=%S/../Inputs/test.pliron-dialect --emit=generic \
// RUN:   --pass-pipeline='builtin.module(cse)' | FileCheck %s

// The cases of MLIR's test of its pass of the same name, where they are not about memory.

// CHECK-LABEL: sym_name = "constants"
// CHECK-NEXT:    %[[ONE:.*]] = "test.constant"
// CHECK-NEXT:    "test.return"(%[[ONE]], %[[ONE]])
"test.func"() <{sym_name = "constants", function_type = () -> (i32, i32)}> ({
  %0 = "test.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "test.constant"() <{value = 1 : i32}> : () -> i32
  "test.return"(%0, %1) : (i32, i32) -> ()
}) : () -> ()

// Many equal ops become one, also where operands become equal on the way.
// CHECK-LABEL: sym_name = "many"
// CHECK:         %[[A:.*]] = "test.pure"(%x, %y)
// CHECK-NEXT:    %[[B:.*]] = "test.pure"(%[[A]], %[[A]])
// CHECK-NEXT:    %[[C:.*]] = "test.pure"(%[[B]], %[[A]])
// CHECK-NEXT:    "test.effect"(%[[C]])
// CHECK-NEXT:    "test.return"(%[[C]])
"test.func"() <{sym_name = "many", function_type = (f32, f32) -> f32}> ({
^bb0(%x: f32, %y: f32):
  %a = "test.pure"(%x, %y) : (f32, f32) -> f32
  %b = "test.pure"(%x, %y) : (f32, f32) -> f32
  %c = "test.pure"(%x, %y) : (f32, f32) -> f32
  %d = "test.pure"(%x, %y) : (f32, f32) -> f32
  %e = "test.pure"(%a, %b) : (f32, f32) -> f32
  %f = "test.pure"(%c, %d) : (f32, f32) -> f32
  %g = "test.pure"(%e, %d) : (f32, f32) -> f32
  %h = "test.pure"(%f, %a) : (f32, f32) -> f32
  "test.effect"(%h) : (f32) -> ()
  "test.return"(%g) : (f32) -> ()
}) : () -> ()

// Ops of other kinds, with other results, operands, attributes of either sort, stay.
// CHECK-LABEL: sym_name = "different"
// CHECK-COUNT-8: "test.{{pure|sum}}"
"test.func"() <{sym_name = "different", function_type = (i32, i32) -> ()}> ({
^bb0(%x: i32, %y: i32):
  %a = "test.pure"(%x, %y) : (i32, i32) -> i32
  %b = "test.sum"(%x, %y) : (i32, i32) -> i32
  %c = "test.pure"(%y, %x) : (i32, i32) -> i32
  %d = "test.pure"(%x, %y) : (i32, i32) -> i64
  %e:2 = "test.pure"(%x, %y) : (i32, i32) -> (i32, i32)
  %f = "test.pure"(%x) : (i32) -> i32
  %g = "test.pure"(%x, %y) <{kind = 1 : i32}> : (i32, i32) -> i32
  %h = "test.pure"(%x, %y) {kept} : (i32, i32) -> i32
  "test.effect"(%a, %b, %c, %d, %e#0, %f, %g, %h) : (i32, i32, i32, i64, i32, i32, i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// The order of operands counts only where the op says so.
// CHECK-LABEL: sym_name = "commutative"
// CHECK:         %[[A:.*]] = "test.sum"(%x, %y)
// CHECK-NEXT:    %[[B:.*]] = "test.sum"(%x, %y, %z)
// CHECK-NEXT:    %[[C:.*]] = "test.sum"(%x, %x, %z)
// CHECK-NEXT:    "test.effect"(%[[A]], %[[A]], %[[B]], %[[B]], %[[C]])
"test.func"() <{sym_name = "commutative", function_type = (i32, i32, i32) -> ()}> ({
^bb0(%x: i32, %y: i32, %z: i32):
  %a = "test.sum"(%x, %y) : (i32, i32) -> i32
  %b = "test.sum"(%y, %x) : (i32, i32) -> i32
  %c = "test.sum"(%x, %y, %z) : (i32, i32, i32) -> i32
  %d = "test.sum"(%z, %x, %y) : (i32, i32, i32) -> i32
  %e = "test.sum"(%x, %x, %z) : (i32, i32, i32) -> i32
  "test.effect"(%a, %b, %c, %d, %e) : (i32, i32, i32, i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Ops with effects stay.
// CHECK-LABEL: sym_name = "effects"
// CHECK-COUNT-2: "test.effect"
// CHECK-COUNT-2: "test.alloc"
"test.func"() <{sym_name = "effects", function_type = () -> ()}> ({
  %0 = "test.effect"() : () -> i32
  %1 = "test.effect"() : () -> i32
  %2 = "test.alloc"() : () -> i32
  %3 = "test.alloc"() : () -> i32
  "test.effect"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Unused ops go. Their operands were seen before, and stay for another round.
// CHECK-LABEL: sym_name = "dead"
// CHECK:         "test.pure"(%x)
// CHECK-NEXT:    "test.return"
"test.func"() <{sym_name = "dead", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %0 = "test.pure"(%x) : (i32) -> i32
  %1 = "test.pure"(%0) : (i32) -> i32
  "test.return"() : () -> ()
}) : () -> ()

// Into regions and dominated blocks, but not out of them.
// CHECK-LABEL: sym_name = "down"
// CHECK-NEXT:    %[[ONE:.*]] = "test.constant"() <{value = 1
// CHECK-NEXT:    "test.region"() ({
// CHECK-NEXT:      "test.effect"(%[[ONE]])
// CHECK-NEXT:      %[[TWO:.*]] = "test.constant"() <{value = 2
// CHECK-NEXT:      "test.effect"(%[[TWO]])
// CHECK:         %[[OUT:.*]] = "test.constant"() <{value = 2
// CHECK:         "test.effect"(%[[OUT]])
"test.func"() <{sym_name = "down", function_type = () -> ()}> ({
  %0 = "test.constant"() <{value = 1 : i32}> : () -> i32
  "test.region"() ({
    %1 = "test.constant"() <{value = 1 : i32}> : () -> i32
    "test.effect"(%1) : (i32) -> ()
    %2 = "test.constant"() <{value = 2 : i32}> : () -> i32
    "test.effect"(%2) : (i32) -> ()
    "test.yield"() : () -> ()
  }) : () -> ()
  %3 = "test.constant"() <{value = 2 : i32}> : () -> i32
  "test.effect"(%0, %3) : (i32, i32) -> ()
  "test.effect"(%3) : (i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "blocks"
// CHECK:         %[[A:.*]] = "test.pure"(%x)
// CHECK:       ^left:
// CHECK-NEXT:    "test.effect"(%[[A]])
// CHECK-NEXT:    %[[L:.*]] = "test.pure"(%[[A]])
// CHECK-NEXT:    "test.br"(%[[L]])
// CHECK:       ^right:
// CHECK-NEXT:    %[[R:.*]] = "test.pure"(%[[A]])
// CHECK-NEXT:    "test.br"(%[[R]])
// CHECK:       ^join(%v: i32):
// CHECK-NEXT:    %[[J:.*]] = "test.pure"(%[[A]])
// CHECK-NEXT:    "test.effect"(%[[A]], %[[J]], %v)
"test.func"() <{sym_name = "blocks", function_type = (i1, i32) -> ()}> ({
^bb0(%c: i1, %x: i32):
  %a = "test.pure"(%x) : (i32) -> i32
  "test.cond_br"(%c)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^left:
  %b = "test.pure"(%x) : (i32) -> i32
  "test.effect"(%b) : (i32) -> ()
  %l = "test.pure"(%b) : (i32) -> i32
  "test.br"(%l)[^join] : (i32) -> ()
^right:
  %r = "test.pure"(%a) : (i32) -> i32
  "test.br"(%r)[^join] : (i32) -> ()
^join(%v: i32):
  %d = "test.pure"(%x) : (i32) -> i32
  %e = "test.pure"(%d) : (i32) -> i32
  "test.effect"(%d, %e, %v) : (i32, i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// What is isolated shares nothing with what is around it.
// CHECK-LABEL: sym_name = "isolated"
// CHECK-NEXT:    "test.constant"
// CHECK-NEXT:    "test.isolated"
// CHECK-NEXT:      %[[INNER:.*]] = "test.constant"
// CHECK-NEXT:      "test.effect"(%[[INNER]], %[[INNER]])
"test.func"() <{sym_name = "isolated", function_type = () -> ()}> ({
  %0 = "test.constant"() <{value = 1 : i32}> : () -> i32
  "test.isolated"() ({
    %1 = "test.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "test.constant"() <{value = 1 : i32}> : () -> i32
    "test.effect"(%1, %2) : (i32, i32) -> ()
    "test.yield"() : () -> ()
  }) : () -> ()
  "test.effect"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Where there is no order, uses in front of the definition change too.
// CHECK-LABEL: sym_name = "graph"
// CHECK:         "test.graph"
// CHECK-NEXT:      %[[SUM:.*]] = "test.pure"(%[[ONE:.*]], %[[ONE]])
// CHECK-NEXT:      %[[ONE]] = "test.constant"
// CHECK-NEXT:      "test.effect"(%[[SUM]])
"test.func"() <{sym_name = "graph", function_type = () -> ()}> ({
  "test.graph"() ({
    %0 = "test.pure"(%1, %2) : (i32, i32) -> i32
    %1 = "test.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "test.constant"() <{value = 1 : i32}> : () -> i32
    "test.effect"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Ops with regions are the same when these say the same.
// CHECK-LABEL: sym_name = "regions"
// CHECK:         %[[A:.*]] = "test.region"(%x)
// CHECK:         %[[B:.*]] = "test.region"(%x)
// CHECK-NOT:     "test.region"
// CHECK:         "test.effect"(%[[A]], %[[A]], %[[B]])
"test.func"() <{sym_name = "regions", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.region"(%x) ({
  ^bb0(%i: i32):
    %1 = "test.sum"(%i, %x) : (i32, i32) -> i32
    "test.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  %b = "test.region"(%x) ({
  ^bb0(%j: i32):
    %1 = "test.sum"(%j, %x) : (i32, i32) -> i32
    "test.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  %c = "test.region"(%x) ({
  ^bb0(%j: i32):
    %1 = "test.sum"(%j, %j) : (i32, i32) -> i32
    "test.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  "test.effect"(%a, %b, %c) : (i32, i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// With an effect inside they stay.
// CHECK-LABEL: sym_name = "regions_with_effects"
// CHECK-COUNT-2: "test.region"
"test.func"() <{sym_name = "regions_with_effects", function_type = (i32) -> ()}> ({
^bb0(%x: i32):
  %a = "test.region"(%x) ({
    "test.write"(%x) : (i32) -> ()
    "test.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  %b = "test.region"(%x) ({
    "test.write"(%x) : (i32) -> ()
    "test.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  "test.effect"(%a, %b) : (i32, i32) -> ()
  "test.return"() : () -> ()
}) : () -> ()

// Which threads take part in a convergent op depends on where it stands.
// CHECK-LABEL: sym_name = "convergent"
// CHECK:         %[[A:.*]] = "test.vote"(%c)
// CHECK-NEXT:    "test.effect"(%[[A]], %[[A]])
// CHECK:       ^left:
// CHECK-NEXT:    %[[B:.*]] = "test.vote"(%c)
// CHECK-NEXT:    "test.effect"(%[[B]])
"test.func"() <{sym_name = "convergent", function_type = (i1) -> ()}> ({
^bb0(%c: i1):
  %0 = "test.vote"(%c) : (i1) -> i1
  %1 = "test.vote"(%c) : (i1) -> i1
  "test.effect"(%0, %1) : (i1, i1) -> ()
  "test.cond_br"(%c)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^left:
  %2 = "test.vote"(%c) : (i1) -> i1
  "test.effect"(%2) : (i1) -> ()
  "test.br"()[^right] : () -> ()
^right:
  "test.return"() : () -> ()
}) : () -> ()
