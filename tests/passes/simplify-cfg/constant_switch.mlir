// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(simplify-cfg))' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "known"
// CHECK:       ^entry(%x: ui32):
// CHECK-NEXT:    %two = "mir.constant"
// CHECK-NEXT:    %sum = "mir.add"(%x, %two)
// CHECK-NEXT:    "mir.return"(%sum)
// CHECK-NEXT:  })
"mir.func"() <{sym_name = "known", function_type = (ui32) -> ui32}> ({
^entry(%x: ui32):
  %two = "mir.constant"() <{value = 2 : ui32}> : () -> ui32
  "mir.switch_int"(%two, %x)[^other, ^one, ^two] <{case_values = [1 : ui32, 2 : ui32], case_operand_segments = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (ui32, ui32) -> ()
^other:
  "mir.unreachable"() : () -> ()
^one:
  "mir.return"(%x) : (ui32) -> ()
^two(%v: ui32):
  %sum = "mir.add"(%v, %two) : (ui32, ui32) -> ui32
  "mir.goto"()[^end] : () -> ()
^end:
  "mir.return"(%sum) : (ui32) -> ()
}) : () -> ()

// Blocks with an effect stay where they are.
// CHECK-LABEL: sym_name = "assertion"
// CHECK:       "mir.assert"(%ok)
"mir.func"() <{sym_name = "assertion", function_type = (i1) -> ()}> ({
^entry(%ok: i1):
  "mir.goto"()[^check] : () -> ()
^check:
  "mir.assert"(%ok) <{expected = true, message = "no"}> : (i1) -> ()
  "mir.return"() : () -> ()
}) : () -> ()
