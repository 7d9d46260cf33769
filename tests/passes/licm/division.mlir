// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir.func(licm))' | FileCheck %s

// What must not run for some operands stays behind what excludes them; an overflow of `unchecked`
// gives a value that nobody uses.
// CHECK-LABEL: mir.func @guarded
// CHECK:         mir.mul %n, %d unchecked
// CHECK-NEXT:    mir.goto ^head
// CHECK:         mir.assert
// CHECK-NEXT:    mir.div %n, %d
// CHECK-NEXT:    mir.rem %n, %d
mir.func @guarded(%n: si32, %d: si32, %c: i1) -> si32 {
  %zero = mir.constant 0 : si32
  mir.goto ^head(%zero : si32)
^head(%i: si32):
  mir.switch_int %c : i1 [false: ^exit, default: ^body]
^body:
  %nz = mir.compare ne %d, %zero : si32
  mir.assert %nz is true, "attempt to divide by zero"
  %q = mir.div %n, %d : si32
  %r = mir.rem %n, %d : si32
  %p = mir.mul %n, %d unchecked : si32
  %a = mir.add %i, %q : si32
  %b = mir.add %a, %r : si32
  %s = mir.add %b, %p : si32
  mir.goto ^head(%s : si32)
^exit:
  mir.return %i : si32
}

// Neither may it run when the loop only tests its condition.
// CHECK-LABEL: mir.func @behind_the_test
// CHECK:       ^body:
// CHECK-NEXT:    mir.rem %n, %d
mir.func @behind_the_test(%n: si32, %d: si32, %c: i1) -> si32 {
  %zero = mir.constant 0 : si32
  mir.goto ^head(%zero : si32)
^head(%i: si32):
  mir.switch_int %c : i1 [false: ^exit, default: ^body]
^body:
  %q = mir.rem %n, %d : si32
  mir.goto ^head(%q : si32)
^exit:
  mir.return %i : si32
}

// What runs in any case moves.
// CHECK-LABEL: mir.func @always
// CHECK:         mir.div %n, %d
// CHECK-NEXT:    mir.goto ^head
mir.func @always(%n: si32, %d: si32, %c: i1) -> si32 {
  %zero = mir.constant 0 : si32
  mir.goto ^head(%zero : si32)
^head(%i: si32):
  %q = mir.div %n, %d : si32
  %s = mir.add %i, %q : si32
  mir.switch_int %c : i1 [false: ^exit, default: ^head(%s : si32)]
^exit:
  mir.return %s : si32
}
