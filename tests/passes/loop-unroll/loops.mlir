// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(mir.func(loop-unroll))' \
// RUN:   | FileCheck %s
// RUN: pliron-opt %s --emit=generic \
// RUN:   --pass-pipeline='builtin.module(mir.func(loop-unroll{full-threshold=0,factor=2}))' \
// RUN:   | FileCheck %s --check-prefix=TWO

// Three rounds, one behind the other, and what the last one leaves.
// CHECK-LABEL: sym_name = "three"
// CHECK-COUNT-3: "mir.mul"
// CHECK-NOT:     "mir.mul"
// CHECK-NOT:     "mir.switch_int"
// CHECK:         "mir.return"
// By two: the loop ends in front of the second body, whose test is kept; the first one always goes on.
// TWO-LABEL:   sym_name = "three"
// TWO:         ^head(
// TWO-NOT:       "mir.switch_int"
// TWO:           "mir.mul"
// TWO:           "mir.switch_int"
// TWO:           "mir.mul"
// TWO-NOT:       "mir.switch_int"
// TWO:           "mir.goto"{{.*}}[^head]
// TWO-NOT:       "mir.switch_int"
// TWO:           "mir.return"
"mir.func"() <{sym_name = "three", function_type = (ui32) -> ui32}> ({
^entry(%x: ui32):
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  %n = "mir.constant"() <{value = 3 : ui32}> : () -> ui32
  "mir.goto"(%zero, %x)[^head] : (ui32, ui32) -> ()
^head(%i: ui32, %p: ui32):
  %more = "mir.compare"(%i, %n) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%more)[^exit, ^body] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %q = "mir.mul"(%p, %x) : (ui32, ui32) -> ui32
  %next = "mir.add"(%i, %one) : (ui32, ui32) -> ui32
  "mir.goto"(%next, %q)[^head] : (ui32, ui32) -> ()
^exit:
  "mir.return"(%p) : (ui32) -> ()
}) : () -> ()

// How often is not known: each copy has its test.
// CHECK-LABEL: sym_name = "unknown"
// CHECK-COUNT-1: "mir.mul"
// CHECK-NOT:     "mir.mul"
// TWO-LABEL:   sym_name = "unknown"
// TWO-COUNT-2:   "mir.switch_int"
// TWO:           "mir.return"
"mir.func"() <{sym_name = "unknown", function_type = (ui32, ui32) -> ui32}> ({
^entry(%x: ui32, %n: ui32):
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  "mir.goto"(%zero, %x)[^head] : (ui32, ui32) -> ()
^head(%i: ui32, %p: ui32):
  %more = "mir.compare"(%i, %n) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%more)[^exit, ^body] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %q = "mir.mul"(%p, %x) : (ui32, ui32) -> ui32
  %next = "mir.add"(%i, %one) : (ui32, ui32) -> ui32
  "mir.goto"(%next, %q)[^head] : (ui32, ui32) -> ()
^exit:
  "mir.return"(%p) : (ui32) -> ()
}) : () -> ()

// A loop in a loop: two times three rounds. Many rounds are too many.
// CHECK-LABEL: sym_name = "nest"
// CHECK-COUNT-6: "mir.mul"
// CHECK-NOT:     "mir.mul"
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "nest", function_type = (ui32) -> ui32}> ({
^entry(%x: ui32):
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  %two = "mir.constant"() <{value = 2 : ui32}> : () -> ui32
  %three = "mir.constant"() <{value = 3 : ui32}> : () -> ui32
  "mir.goto"(%zero, %x)[^outer] : (ui32, ui32) -> ()
^outer(%i: ui32, %p: ui32):
  "mir.goto"(%zero, %p)[^inner] : (ui32, ui32) -> ()
^inner(%j: ui32, %q: ui32):
  %r = "mir.mul"(%q, %x) : (ui32, ui32) -> ui32
  %j1 = "mir.add"(%j, %one) : (ui32, ui32) -> ui32
  %c = "mir.compare"(%j1, %three) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%c, %j1, %r)[^latch, ^inner] <{case_values = [true], case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, ui32, ui32) -> ()
^latch:
  %i1 = "mir.add"(%i, %one) : (ui32, ui32) -> ui32
  %d = "mir.compare"(%i1, %two) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%d, %i1, %r)[^exit, ^outer] <{case_values = [true], case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, ui32, ui32) -> ()
^exit:
  "mir.return"(%r) : (ui32) -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "many"
// CHECK-COUNT-1: "mir.mul"
// CHECK-NOT:     "mir.mul"
"mir.func"() <{sym_name = "many", function_type = (ui32) -> ui32}> ({
^entry(%x: ui32):
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  %n = "mir.constant"() <{value = 1000 : ui32}> : () -> ui32
  "mir.goto"(%zero, %x)[^head] : (ui32, ui32) -> ()
^head(%i: ui32, %p: ui32):
  %q = "mir.mul"(%p, %x) : (ui32, ui32) -> ui32
  %next = "mir.add"(%i, %one) : (ui32, ui32) -> ui32
  %more = "mir.compare"(%next, %n) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%more, %next, %q)[^exit, ^head] <{case_values = [true], case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, ui32, ui32) -> ()
^exit:
  "mir.return"(%q) : (ui32) -> ()
}) : () -> ()
