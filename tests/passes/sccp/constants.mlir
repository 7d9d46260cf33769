// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(mir.func(sccp))' | FileCheck %s

// Chains of constants.
// CHECK-LABEL: sym_name = "chain"
// CHECK:         %[[C:.*]] = "mir.constant"() <{value = 10 : si32}>
// CHECK-NEXT:    "mir.return"(%[[C]])
"mir.func"() <{sym_name = "chain", function_type = () -> si32}> ({
  %2 = "mir.constant"() <{value = 2 : si32}> : () -> si32
  %3 = "mir.constant"() <{value = 3 : si32}> : () -> si32
  %5 = "mir.add"(%2, %3) : (si32, si32) -> si32
  %10 = "mir.mul"(%5, %2) : (si32, si32) -> si32
  "mir.return"(%10) : (si32) -> ()
}) : () -> ()

// What depends on an argument stays.
// CHECK-LABEL: sym_name = "unknown"
// CHECK:         %[[S:.*]] = "mir.add"(%x,
// CHECK-NEXT:    "mir.return"(%[[S]])
"mir.func"() <{sym_name = "unknown", function_type = (si32) -> si32}> ({
^entry(%x: si32):
  %2 = "mir.constant"() <{value = 2 : si32}> : () -> si32
  %s = "mir.add"(%x, %2) : (si32, si32) -> si32
  "mir.return"(%s) : (si32) -> ()
}) : () -> ()

// A branch on a constant goes one way, and what is only on the other one goes.
// CHECK-LABEL: sym_name = "branch"
// CHECK-NOT:     mir.switch_int
// CHECK:         "mir.goto"()[^[[YES:.*]]]
// CHECK-NOT:     mir.panic
// CHECK:       ^[[YES]]:
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "branch", function_type = () -> si32}> ({
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %c = "mir.compare"(%1, %1) <{predicate = "le"}> : (si32, si32) -> i1
  "mir.switch_int"(%c)[^no, ^yes] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^yes:
  "mir.return"(%1) : (si32) -> ()
^no:
  "mir.panic"() <{message = "no"}> : () -> ()
}) : () -> ()

// Both ways bring the same constant.
// CHECK-LABEL: sym_name = "same"
// CHECK:       ^join(%{{.*}}: si32):
// CHECK-NEXT:    %[[C:.*]] = "mir.constant"() <{value = 7 : si32}>
// CHECK-NEXT:    "mir.return"(%[[C]])
"mir.func"() <{sym_name = "same", function_type = (i1) -> si32}> ({
^entry(%c: i1):
  %7 = "mir.constant"() <{value = 7 : si32}> : () -> si32
  %3 = "mir.constant"() <{value = 3 : si32}> : () -> si32
  %4 = "mir.constant"() <{value = 4 : si32}> : () -> si32
  "mir.switch_int"(%c)[^a, ^b] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "mir.goto"(%7)[^join] : (si32) -> ()
^b:
  %s = "mir.add"(%3, %4) : (si32, si32) -> si32
  "mir.goto"(%s)[^join] : (si32) -> ()
^join(%v: si32):
  "mir.return"(%v) : (si32) -> ()
}) : () -> ()

// They bring different ones.
// CHECK-LABEL: sym_name = "different"
// CHECK:       ^join(%v: si32):
// CHECK-NEXT:    "mir.return"(%v)
"mir.func"() <{sym_name = "different", function_type = (i1) -> si32}> ({
^entry(%c: i1):
  %7 = "mir.constant"() <{value = 7 : si32}> : () -> si32
  %3 = "mir.constant"() <{value = 3 : si32}> : () -> si32
  "mir.switch_int"(%c)[^a, ^b] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "mir.goto"(%7)[^join] : (si32) -> ()
^b:
  "mir.goto"(%3)[^join] : (si32) -> ()
^join(%v: si32):
  "mir.return"(%v) : (si32) -> ()
}) : () -> ()

// An argument that one executable and one unreachable way bring is what the first brings.
// CHECK-LABEL: sym_name = "unreachable_arm"
// CHECK-NOT:     ^no
// CHECK:       ^join(%v: si32):
// CHECK-NEXT:    %[[C:.*]] = "mir.constant"() <{value = 7 : si32}>
// CHECK-NEXT:    "mir.return"(%[[C]])
"mir.func"() <{sym_name = "unreachable_arm", function_type = (si32) -> si32}> ({
^entry(%x: si32):
  %t = "mir.constant"() <{value = true}> : () -> i1
  %7 = "mir.constant"() <{value = 7 : si32}> : () -> si32
  "mir.switch_int"(%t)[^no, ^yes] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^yes:
  "mir.goto"(%7)[^join] : (si32) -> ()
^no:
  "mir.goto"(%x)[^join] : (si32) -> ()
^join(%v: si32):
  "mir.return"(%v) : (si32) -> ()
}) : () -> ()

// Figure 10 of the paper: x stays 1 in a loop since the way that would change it is never taken.
// CHECK-LABEL: sym_name = "optimistic"
// CHECK-NOT:   ^change
// CHECK:       ^latch(%y: si32):
// CHECK-NEXT:    %[[ONE:.*]] = "mir.constant"() <{value = 1 : si32}>
// CHECK:       ^exit:
// CHECK-NEXT:    "mir.return"(%[[ONE]])
"mir.func"() <{sym_name = "optimistic", function_type = (i1) -> si32}> ({
^entry(%c: i1):
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %2 = "mir.constant"() <{value = 2 : si32}> : () -> si32
  "mir.goto"(%1)[^head] : (si32) -> ()
^head(%x: si32):
  %is_one = "mir.compare"(%x, %1) <{predicate = "eq"}> : (si32, si32) -> i1
  "mir.switch_int"(%is_one)[^change, ^keep] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^change:
  "mir.goto"(%2)[^latch] : (si32) -> ()
^keep:
  "mir.goto"(%x)[^latch] : (si32) -> ()
^latch(%y: si32):
  "mir.switch_int"(%c, %y)[^head, ^exit] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, si32) -> ()
^exit:
  "mir.return"(%y) : (si32) -> ()
}) : () -> ()

// A counter is no constant, though it starts as one; what does not depend on it is.
// CHECK-LABEL: sym_name = "counter"
// CHECK:       ^head(%i: si32, %{{.*}}: si32):
// CHECK:         %[[FIVE:.*]] = "mir.constant"() <{value = 5 : si32}>
// CHECK:         %[[NEXT:.*]] = "mir.add"(%i, %{{.*}})
// CHECK:         "mir.switch_int"(%{{.*}}, %[[NEXT]], %[[FIVE]])
"mir.func"() <{sym_name = "counter", function_type = (si32) -> si32}> ({
^entry(%n: si32):
  %0 = "mir.constant"() <{value = 0 : si32}> : () -> si32
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %5 = "mir.constant"() <{value = 5 : si32}> : () -> si32
  "mir.goto"(%0, %5)[^head] : (si32, si32) -> ()
^head(%i: si32, %k: si32):
  %same = "mir.mul"(%k, %1) : (si32, si32) -> si32
  %next = "mir.add"(%i, %1) : (si32, si32) -> si32
  %c = "mir.compare"(%next, %n) <{predicate = "lt"}> : (si32, si32) -> i1
  "mir.switch_int"(%c, %next, %same)[^head, ^exit] <{case_values = [false], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, si32, si32) -> ()
^exit:
  "mir.return"(%next) : (si32) -> ()
}) : () -> ()

// A switch with several cases takes the one of its value, or the default.
// CHECK-LABEL: sym_name = "switch"
// CHECK:       ^next(%v: si32):
// CHECK-NEXT:    %[[C:.*]] = "mir.constant"() <{value = 20 : si32}>
// CHECK-NEXT:    "mir.return"(%[[C]])
"mir.func"() <{sym_name = "switch", function_type = () -> si32}> ({
  %2 = "mir.constant"() <{value = 2 : si32}> : () -> si32
  %9 = "mir.constant"() <{value = 9 : si32}> : () -> si32
  %10 = "mir.constant"() <{value = 10 : si32}> : () -> si32
  %20 = "mir.constant"() <{value = 20 : si32}> : () -> si32
  "mir.switch_int"(%2, %9, %10, %20)[^next, ^next, ^next] <{case_values = [1 : si32, 2 : si32], case_operand_segments = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (si32, si32, si32, si32) -> ()
^next(%v: si32):
  "mir.return"(%v) : (si32) -> ()
}) : () -> ()

// Reads, calls and other effects give anything, and stay.
// CHECK-LABEL: sym_name = "effects"
// CHECK:         %[[L:.*]] = "mir.load"(%p)
// CHECK:         "mir.store"
// CHECK:         "mir.return"(%[[L]])
"mir.func"() <{sym_name = "effects", function_type = (!mir.ptr<mut si32>) -> si32}> ({
^entry(%p: !mir.ptr<mut si32>):
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %l = "mir.load"(%p) : (!mir.ptr<mut si32>) -> si32
  %s = "mir.add"(%1, %1) : (si32, si32) -> si32
  "mir.store"(%s, %p) : (si32, !mir.ptr<mut si32>) -> ()
  "mir.return"(%l) : (si32) -> ()
}) : () -> ()

// What cannot be computed stays: a division by zero.
// CHECK-LABEL: sym_name = "division"
// CHECK:         "mir.div"
"mir.func"() <{sym_name = "division", function_type = () -> si32}> ({
  %0 = "mir.constant"() <{value = 0 : si32}> : () -> si32
  %s = "mir.div"(%0, %0) : (si32, si32) -> si32
  "mir.return"(%s) : (si32) -> ()
}) : () -> ()

// A block that nothing reaches is left out of account, and goes.
// CHECK-LABEL: sym_name = "orphan"
// CHECK-NOT:   ^orphan
// CHECK:       ^next(%v: si32):
// CHECK-NEXT:    %[[C:.*]] = "mir.constant"() <{value = 1 : si32}>
// CHECK:         "mir.return"(%[[C]])
"mir.func"() <{sym_name = "orphan", function_type = (si32) -> si32}> ({
^entry(%x: si32):
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  "mir.goto"(%1)[^next] : (si32) -> ()
^orphan:
  "mir.goto"(%x)[^next] : (si32) -> ()
^next(%v: si32):
  "mir.return"(%v) : (si32) -> ()
}) : () -> ()

// Nested loops: the inner bound is known in every round of the outer one.
// CHECK-LABEL: sym_name = "nested"
// CHECK:       ^outer(%i: si32, %bound: si32):
// CHECK-NEXT:    %[[THREE:.*]] = "mir.constant"() <{value = 3 : si32}>
// CHECK:       ^inner(%j: si32):
// CHECK:         "mir.compare"(%{{.*}}, %[[THREE]])
"mir.func"() <{sym_name = "nested", function_type = (si32) -> si32}> ({
^entry(%n: si32):
  %0 = "mir.constant"() <{value = 0 : si32}> : () -> si32
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %3 = "mir.constant"() <{value = 3 : si32}> : () -> si32
  "mir.goto"(%0, %3)[^outer] : (si32, si32) -> ()
^outer(%i: si32, %bound: si32):
  "mir.goto"(%0)[^inner] : (si32) -> ()
^inner(%j: si32):
  %k = "mir.add"(%j, %1) : (si32, si32) -> si32
  %c = "mir.compare"(%k, %bound) <{predicate = "lt"}> : (si32, si32) -> i1
  "mir.switch_int"(%c, %k)[^inner, ^latch] <{case_values = [false], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, si32) -> ()
^latch:
  %m = "mir.add"(%i, %1) : (si32, si32) -> si32
  %d = "mir.compare"(%m, %n) <{predicate = "lt"}> : (si32, si32) -> i1
  "mir.switch_int"(%d, %m, %bound)[^outer, ^exit] <{case_values = [false], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, si32, si32) -> ()
^exit:
  "mir.return"(%k) : (si32) -> ()
}) : () -> ()
