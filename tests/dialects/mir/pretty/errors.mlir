// What is wrong in the forms of mir's ops is said where it stands.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics
// RUN: not pliron-opt %S/Inputs/caret.mlir 2>&1 | FileCheck %s --strict-whitespace --match-full-lines

//      CHECK:{{.*}}caret.mlir:2:20: error: expected 'eq', 'ne', 'lt', 'le', 'gt' or 'ge'; did you mean 'lt'?
// CHECK-NEXT:  %0 = mir.compare l %v, %v : ui8
// CHECK-NEXT:                   ^

// expected-error@+1 {{expected the name of an argument, such as %x, since the arguments in front of this one have names}}
mir.func @f(%a: si32, f32)

// -----

// expected-error@+1 {{the arguments in front of this one have no names; either all have one or none has}}
mir.func @f(si32, %b: f32)

// -----

// expected-error@+1 {{the arguments of a function with a body need names, such as %arg0: si32}}
mir.func @f(si32) {
  mir.return
}

// -----

// expected-error@+1 {{a body needs a block; a function that is only declared has no braces}}
mir.func @f() {
}

// -----

// expected-error@+1 {{results of functions of this dialect have no attributes}}
mir.func @f() -> (si32 {mir.x})

// -----

// expected-error@+1 {{functions of this dialect take no variable arguments '...'}}
mir.func @f(si32, ...)

// -----

// expected-error@+1 {{an argument is one value and has no number}}
mir.func @f(%a#1: si32)

// -----

// expected-error@+1 {{expected '{' and attributes}}
mir.func @f() attributes x

// -----

// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{here}}
mir.func @f(%a: si32, %a: si32) {
  mir.return
}

// -----

mir.func @f(%a: si32) {
// expected-error@+1 {{the arguments of this block stand in front of the region}}
^entry(%b: si32):
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected a value of type ui8, or 'default'; did you mean 'default'?}}
  mir.switch_int %v : ui8 [0: ^bb1, defualt: ^bb1]
^bb1:
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected ',' and another case, or the last one, 'default'}}
  mir.switch_int %v : ui8 [0: ^bb1]
^bb1:
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected a number of type ui8, but got true}}
  mir.switch_int %v : ui8 [true: ^bb1, default: ^bb1]
^bb1:
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{256 does not fit}}
  mir.switch_int %v : ui8 [256: ^bb1, default: ^bb1]
^bb1:
  mir.return
}

// -----

mir.func @f(%v: i1) {
  // expected-error@+1 {{expected a number of type i1, but got "x"}}
  mir.switch_int %v : i1 ["x": ^bb1, default: ^bb1]
^bb1:
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{the case passes 1 values, but has 2 types}}
  mir.switch_int %v : ui8 [0: ^bb1(%v : ui8, ui8), default: ^bb1]
^bb1(%x: ui8):
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected a pointer or reference, such as !mir.ptr<f32>, but got ui8}}
  %0 = mir.load %v : ui8
  mir.return
}

// -----

mir.func @f(%v: !mir.ptr<ui8>) {
  // expected-error@+1 {{expected 'to'}}
  mir.copy %v to %v : !mir.ptr<ui8>, !mir.ptr<ui8>
  mir.return
}

// -----

mir.func @f() {
  // expected-error@+1 {{expected an integer, bool or float, such as 1 : ui32, but got "x"}}
  %0 = mir.constant "x"
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected 'eq', 'ne', 'lt', 'le', 'gt' or 'ge'; did you mean 'gt'?}}
  %0 = mir.compare gte %v, %v : ui8
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{'IntToInts' is no cast of MIR's; did you mean 'IntToInt'?}}
  %0 = mir.cast IntToInts %v : ui8 to ui16
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{'PointerCoercion(Sized)' is no cast of MIR's}}
  %0 = mir.cast "PointerCoercion(Sized)" %v : ui8 to ui16
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected a string}}
  %0 = mir.cast %v : ui8 to ui16
  mir.return
}

// -----

mir.func @f(%v: ui8) {
  // expected-error@+1 {{expected an integer}}
  %0 = mir.field_addr %v[one] : ui8 -> ui8
  mir.return
}
