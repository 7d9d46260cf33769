// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(dce))' --emit=generic | FileCheck %s

// Reads and sums that nobody needs go, and the loop argument that only feeds itself; assertions and
// writes stay.
// CHECK-LABEL: sym_name = "f"
// CHECK:       ^entry(%p: !mir.ptr<mut ui32>, %c: i1, %x: ui32):
// CHECK-NEXT:    "mir.assert"(%c)
// CHECK-NEXT:    "mir.goto"()[^head]
// CHECK-NEXT:  ^head:
// CHECK-NEXT:    "mir.store"(%x, %p)
// CHECK-NEXT:    "mir.switch_int"(%c)[^head, ^exit]
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<mut ui32>, i1, ui32) -> ()}> ({
^entry(%p: !mir.ptr<mut ui32>, %c: i1, %x: ui32):
  %read = "mir.load"(%p) : (!mir.ptr<mut ui32>) -> ui32
  %sum = "mir.add"(%read, %x) : (ui32, ui32) -> ui32
  "mir.assert"(%c) <{expected = true, message = "no"}> : (i1) -> ()
  "mir.goto"(%sum)[^head] : (ui32) -> ()
^head(%unused: ui32):
  %next = "mir.add"(%unused, %x) : (ui32, ui32) -> ui32
  "mir.store"(%x, %p) : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.switch_int"(%c, %next)[^head, ^exit] <{case_values = [true], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, ui32) -> ()
^exit:
  "mir.return"() : () -> ()
}) : () -> ()
