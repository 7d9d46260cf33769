// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

// CHECK-LABEL: sym_name = "switches"
// CHECK: "llvm.switch"(%n, %n, %n)[^[[D:.*]], ^[[A:.*]], ^[[B:.*]]] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<[-1, 5]> : vector<2xi8>
// CHECK: ^[[D]](%{{.*}}: i8):
// A bool needs no switch, whichever cases are spelt.
// CHECK: "llvm.cond_br"(%b)[^[[T:.*]], ^[[F:.*]]] <
// CHECK: "llvm.cond_br"(%b)[^[[F]], ^[[T]]] <
// CHECK: "llvm.unreachable"
"mir.func"() <{sym_name = "switches", function_type = (ui8, i1) -> ()}> ({
^bb0(%n: ui8, %b: i1):
  "mir.switch_int"(%n, %n, %n)[^d, ^a, ^c] <{case_values = [255 : ui8, 5 : ui8], case_operand_segments = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (ui8, ui8, ui8) -> ()
^d(%0: ui8):
  "mir.switch_int"(%b)[^t, ^f] <{case_values = [false], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "mir.switch_int"(%b)[^t, ^t, ^f] <{case_values = [false, true], case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^c(%1: ui8):
  "mir.return"() : () -> ()
^t:
  "mir.return"() : () -> ()
^f:
  "mir.unreachable"() : () -> ()
}) : () -> ()

// A fat pointer is two block arguments. What control cannot reach is left out.
// CHECK-LABEL: sym_name = "loops"
// CHECK:     ^bb0(%s: !llvm.ptr, %[[LEN:.*]]: i64):
// CHECK:       "llvm.br"(%s, %[[LEN]])[^[[LOOP:.*]]]
// CHECK:     ^[[LOOP]](%t: !llvm.ptr, %[[L:.*]]: i64):
// CHECK-NEXT:  "llvm.br"(%t, %[[L]])[^[[LOOP]]]
// CHECK-NOT: llvm.return
"mir.func"() <{sym_name = "loops", function_type = (!mir.ref<!mir.str>) -> ()}> ({
^bb0(%s: !mir.ref<!mir.str>):
  "mir.goto"(%s)[^loop] : (!mir.ref<!mir.str>) -> ()
^loop(%t: !mir.ref<!mir.str>):
  "mir.goto"(%t)[^loop] : (!mir.ref<!mir.str>) -> ()
^never:
  "mir.return"() : () -> ()
}) : () -> ()

// Panics are traps that know the place in the user's code and what Rust would say.
// CHECK-LABEL: sym_name = "panics"
// CHECK:      "llvm.cond_br"(%b)[^[[BAD:.*]], ^[[OK:.*]]] <
// CHECK:      ^[[OK]]:
// CHECK-NEXT:   "llvm.intr.trap"() {pliron.site = {column = 9 : i32, file = "k.rs", line = 7 : i32, message = "explicit panic"}}
// CHECK-NEXT:   "llvm.unreachable"()
// CHECK:      ^[[BAD]]:
// CHECK-NEXT:   "llvm.intr.trap"() {pliron.site = {column = 5 : i32, file = "k.rs", line = 3 : i32, message = "attempt to divide by zero"}}
// CHECK-NEXT:   "llvm.unreachable"()
"mir.func"() <{sym_name = "panics", function_type = (i1) -> ()}> ({
^bb0(%b: i1):
  "mir.assert"(%b) <{expected = false, message = "attempt to divide by zero"}> : (i1) -> () loc("k.rs":3:5)
  "mir.panic"() <{message = "explicit panic"}> : () -> () loc(callsite(callsite("/rust/library/core/src/panicking.rs":1:2 at "/rust/library/core/src/option.rs":3:4) at "k.rs":7:9))
}) : () -> ()
