// RUN: pliron-opt %s --emit=generic --pass-pipeline='builtin.module(mir.func(int-range-optimizations))' | FileCheck %s

// Masking, remainders, shifts and conversions bound what they give.
// CHECK-LABEL: sym_name = "arithmetic"
// CHECK-NOT:     "mir.assert"
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "arithmetic", function_type = (ui32, ui8) -> ()}> ({
^entry(%x: ui32, %b: ui8):
  %8 = "mir.constant"() <{value = 8 : ui32}> : () -> ui32
  %15 = "mir.constant"() <{value = 15 : ui32}> : () -> ui32
  %16 = "mir.constant"() <{value = 16 : ui32}> : () -> ui32
  %28 = "mir.constant"() <{value = 28 : ui32}> : () -> ui32
  %256 = "mir.constant"() <{value = 256 : ui32}> : () -> ui32
  %masked = "mir.and"(%x, %15) : (ui32, ui32) -> ui32
  %c = "mir.compare"(%masked, %16) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.assert"(%c) <{expected = true, message = "mask"}> : (i1) -> ()
  %rest = "mir.rem"(%x, %8) : (ui32, ui32) -> ui32
  %d = "mir.compare"(%rest, %8) <{predicate = "ge"}> : (ui32, ui32) -> i1
  "mir.assert"(%d) <{expected = false, message = "remainder"}> : (i1) -> ()
  %shifted = "mir.shr"(%x, %28) : (ui32, ui32) -> ui32
  %e = "mir.compare"(%shifted, %16) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.assert"(%e) <{expected = true, message = "shift"}> : (i1) -> ()
  %wide = "mir.cast"(%b) <{kind = "IntToInt"}> : (ui8) -> ui32
  %f = "mir.compare"(%wide, %256) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.assert"(%f) <{expected = true, message = "cast"}> : (i1) -> ()
  %sum:2 = "mir.add_with_overflow"(%wide, %masked) : (ui32, ui32) -> (ui32, i1)
  "mir.assert"(%sum#1) <{expected = false, message = "overflow"}> : (i1) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// What may fail stays.
// CHECK-LABEL: sym_name = "unknown"
// CHECK-COUNT-3: "mir.assert"
"mir.func"() <{sym_name = "unknown", function_type = (ui32, ui32) -> ()}> ({
^entry(%x: ui32, %n: ui32):
  %15 = "mir.constant"() <{value = 15 : ui32}> : () -> ui32
  %masked = "mir.and"(%x, %15) : (ui32, ui32) -> ui32
  %c = "mir.compare"(%masked, %15) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.assert"(%c) <{expected = true, message = "one off"}> : (i1) -> ()
  %d = "mir.compare"(%x, %n) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.assert"(%d) <{expected = true, message = "bounds"}> : (i1) -> ()
  %sum:2 = "mir.add_with_overflow"(%x, %masked) : (ui32, ui32) -> (ui32, i1)
  "mir.assert"(%sum#1) <{expected = false, message = "overflow"}> : (i1) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// A counted loop: the index stays below the bound, and the sum cannot overflow.
// CHECK-LABEL: sym_name = "loop"
// CHECK-NOT:     "mir.assert"
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "loop", function_type = () -> ()}> ({
  %0 = "mir.constant"() <{value = 0 : ui64}> : () -> ui64
  %1 = "mir.constant"() <{value = 1 : ui64}> : () -> ui64
  %100 = "mir.constant"() <{value = 100 : ui64}> : () -> ui64
  %128 = "mir.constant"() <{value = 128 : ui64}> : () -> ui64
  "mir.goto"(%0)[^head] : (ui64) -> ()
^head(%i: ui64):
  %c = "mir.compare"(%i, %100) <{predicate = "lt"}> : (ui64, ui64) -> i1
  "mir.switch_int"(%c)[^exit, ^body] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %in = "mir.compare"(%i, %128) <{predicate = "lt"}> : (ui64, ui64) -> i1
  "mir.assert"(%in) <{expected = true, message = "bounds"}> : (i1) -> ()
  %next:2 = "mir.add_with_overflow"(%i, %1) : (ui64, ui64) -> (ui64, i1)
  "mir.assert"(%next#1) <{expected = false, message = "overflow"}> : (i1) -> ()
  "mir.goto"(%next#0)[^head] : (ui64) -> ()
^exit:
  "mir.return"() : () -> ()
}) : () -> ()

// A signed loop that counts down to zero.
// CHECK-LABEL: sym_name = "down"
// CHECK-NOT:     "mir.assert"
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "down", function_type = () -> ()}> ({
  %0 = "mir.constant"() <{value = 0 : si32}> : () -> si32
  %1 = "mir.constant"() <{value = 1 : si32}> : () -> si32
  %9 = "mir.constant"() <{value = 9 : si32}> : () -> si32
  %10 = "mir.constant"() <{value = 10 : si32}> : () -> si32
  "mir.goto"(%9)[^head] : (si32) -> ()
^head(%i: si32):
  %c = "mir.compare"(%i, %0) <{predicate = "ge"}> : (si32, si32) -> i1
  "mir.switch_int"(%c)[^exit, ^body] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %in = "mir.compare"(%i, %10) <{predicate = "lt"}> : (si32, si32) -> i1
  "mir.assert"(%in) <{expected = true, message = "bounds"}> : (i1) -> ()
  %next = "mir.sub"(%i, %1) : (si32, si32) -> si32
  "mir.goto"(%next)[^head] : (si32) -> ()
^exit:
  "mir.return"() : () -> ()
}) : () -> ()

// A loop without a bound ends the analysis by widening, and decides nothing.
// CHECK-LABEL: sym_name = "endless"
// CHECK:         "mir.assert"
"mir.func"() <{sym_name = "endless", function_type = () -> ()}> ({
  %0 = "mir.constant"() <{value = 0 : ui64}> : () -> ui64
  %1 = "mir.constant"() <{value = 1 : ui64}> : () -> ui64
  %100 = "mir.constant"() <{value = 100 : ui64}> : () -> ui64
  "mir.goto"(%0)[^head] : (ui64) -> ()
^head(%i: ui64):
  %in = "mir.compare"(%i, %100) <{predicate = "ne"}> : (ui64, ui64) -> i1
  "mir.assert"(%in) <{expected = true, message = "bounds"}> : (i1) -> ()
  %next = "mir.add"(%i, %1) : (ui64, ui64) -> ui64
  "mir.goto"(%next)[^head] : (ui64) -> ()
}) : () -> ()

// Behind a check that has been passed, a weaker one holds; in front of it not.
// CHECK-LABEL: sym_name = "passed"
// CHECK:         "mir.assert"{{.*}}"in front"
// CHECK-NEXT:    "mir.compare"
// CHECK-NEXT:    "mir.assert"{{.*}}"first"
// CHECK-NOT:     "mir.assert"
// CHECK:         "mir.return"
"mir.func"() <{sym_name = "passed", function_type = (ui64) -> ()}> ({
^entry(%x: ui64):
  %10 = "mir.constant"() <{value = 10 : ui64}> : () -> ui64
  %20 = "mir.constant"() <{value = 20 : ui64}> : () -> ui64
  %b = "mir.compare"(%x, %20) <{predicate = "lt"}> : (ui64, ui64) -> i1
  "mir.assert"(%b) <{expected = true, message = "in front"}> : (i1) -> ()
  %c = "mir.compare"(%x, %10) <{predicate = "lt"}> : (ui64, ui64) -> i1
  "mir.assert"(%c) <{expected = true, message = "first"}> : (i1) -> ()
  %d = "mir.compare"(%x, %20) <{predicate = "lt"}> : (ui64, ui64) -> i1
  "mir.assert"(%d) <{expected = true, message = "second"}> : (i1) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// A branch says something on either way; behind both nothing is left of it. A branch that is decided
// becomes a jump.
// CHECK-LABEL: sym_name = "branches"
// CHECK:         "mir.switch_int"
// CHECK-NOT:     "mir.switch_int"
// CHECK-NOT:     "mir.panic"
// CHECK:         "mir.assert"{{.*}}"behind"
// CHECK-NOT:     "mir.panic"
"mir.func"() <{sym_name = "branches", function_type = (si32) -> ()}> ({
^entry(%x: si32):
  %0 = "mir.constant"() <{value = 0 : si32}> : () -> si32
  %5 = "mir.constant"() <{value = 5 : si32}> : () -> si32
  %c = "mir.compare"(%x, %5) <{predicate = "gt"}> : (si32, si32) -> i1
  "mir.switch_int"(%c)[^small, ^large] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^large:
  %d = "mir.compare"(%x, %0) <{predicate = "le"}> : (si32, si32) -> i1
  "mir.switch_int"(%d)[^behind, ^no] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^small:
  %e = "mir.compare"(%x, %5) <{predicate = "eq"}> : (si32, si32) -> i1
  %f = "mir.compare"(%x, %5) <{predicate = "le"}> : (si32, si32) -> i1
  "mir.switch_int"(%f)[^no, ^behind] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^behind:
  %g = "mir.compare"(%x, %5) <{predicate = "gt"}> : (si32, si32) -> i1
  "mir.assert"(%g) <{expected = true, message = "behind"}> : (i1) -> ()
  "mir.return"() : () -> ()
^no:
  "mir.panic"() <{message = "no"}> : () -> ()
}) : () -> ()
