// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(mem2reg))' --emit=generic | FileCheck %s

// The locals of a loop become arguments of its head, on every way into it; a switch passes them too.
// CHECK-LABEL: sym_name = "count"
// CHECK-NOT:   mir.alloca
// CHECK:         "mir.goto"(%zero)[^head]
// CHECK-NEXT:  ^head(%i: ui32):
// CHECK-NEXT:    %more = "mir.compare"(%i, %n)
// CHECK-NEXT:    "mir.switch_int"(%more, %i)[^exit, ^body]
// CHECK-NEXT:  ^body:
// CHECK-NEXT:    %next = "mir.add"(%i, %one)
// CHECK-NEXT:    "mir.switch_int"(%flag, %next)[^head, ^reset]
// CHECK-NEXT:  ^reset:
// CHECK-NEXT:    "mir.goto"(%i)[^exit]
// CHECK-NEXT:  ^exit(%[[RESULT:.*]]: ui32):
// CHECK-NEXT:    "mir.return"(%[[RESULT]])
"mir.func"() <{sym_name = "count", function_type = (ui32, i1) -> ui32}> ({
^entry(%n: ui32, %flag: i1):
  %i = "mir.alloca"() : () -> !mir.ptr<mut ui32>
  %zero = "mir.constant"() <{value = 0 : ui32}> : () -> ui32
  %one = "mir.constant"() <{value = 1 : ui32}> : () -> ui32
  "mir.store"(%zero, %i) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.goto"()[^head] : () -> ()
^head:
  %at = "mir.load"(%i) : (!mir.ptr<mut ui32>) -> ui32
  %more = "mir.compare"(%at, %n) <{predicate = "lt"}> : (ui32, ui32) -> i1
  "mir.switch_int"(%more)[^exit, ^body] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  %now = "mir.load"(%i) : (!mir.ptr<mut ui32>) -> ui32
  %next = "mir.add"(%now, %one) : (ui32, ui32) -> ui32
  "mir.store"(%next, %i) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.switch_int"(%flag)[^head, ^reset] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^reset:
  "mir.store"(%now, %i) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.goto"()[^exit] : () -> ()
^exit:
  %result = "mir.load"(%i) : (!mir.ptr<mut ui32>) -> ui32
  "mir.return"(%result) : (ui32) -> ()
}) : () -> ()

// A local whose address is passed on, and volatile accesses, stay in memory.
// CHECK-LABEL: sym_name = "stays"
// CHECK:         %a = "mir.alloca"
// CHECK:         %b = "mir.alloca"
// CHECK:         "mir.store"(%x, %a)
// CHECK:         "mir.store"(%x, %b) <{is_volatile}>
"mir.func"() <{sym_name = "stays", function_type = (ui32) -> ()}> ({
^entry(%x: ui32):
  %a = "mir.alloca"() : () -> !mir.ptr<mut ui32>
  %b = "mir.alloca"() : () -> !mir.ptr<mut ui32>
  "mir.store"(%x, %a) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.store"(%x, %b) <{is_volatile}> : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.call"(%a) <{callee = @takes}> : (!mir.ptr<mut ui32>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()
"mir.func"() <{sym_name = "takes", function_type = (!mir.ptr<mut ui32>) -> ()}> ({}) : () -> ()
