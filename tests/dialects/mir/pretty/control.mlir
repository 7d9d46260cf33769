// The forms of functions, branches, calls and panics: read, printed, and the same as the generic form.
// RUN: pliron-opt %s | FileCheck %s
// RUN: pliron-opt %s --emit=generic > %t.generic
// RUN: pliron-opt %t.generic > %t.pretty
// RUN: pliron-opt %s | diff - %t.pretty
// RUN: pliron-opt %t.pretty --emit=generic | diff - %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic

// CHECK: mir.func @declared(si32, !mir.ptr<f32>) -> f32
mir.func @declared(si32, !mir.ptr<f32>) -> f32

// CHECK: mir.func inline_never @nothing() attributes {note = "x"}
// GENERIC: "mir.func"() <{function_type = () -> (), inline_never, sym_name = "nothing"}> ({
mir.func inline_never @nothing() attributes {note = "x"}

// Names in a declaration say nothing and are not kept.
// CHECK: mir.func @named(si32, f32)
mir.func @named(%a: si32, %b: f32)

// CHECK: mir.func kernel @kernel(%p: !mir.ptr<mut f32>, %n: ui64) {
// CHECK-NEXT: mir.return
// CHECK-NEXT: }
mir.func kernel @kernel(%p: !mir.ptr<mut f32>, %n: ui64) {
  mir.return
}

// CHECK: mir.func inline_never @"a name"(%arg0: si8 {mir.x = 1 : i32}, %y: si8) -> si8 attributes {mir.z} {
// CHECK-NEXT: mir.return %arg0 : si8
// GENERIC: "mir.func"() <{arg_attrs = [{mir.x = 1 : i32}, {}], function_type = (si8, si8) -> si8, inline_never, sym_name = "a name"}> ({
// GENERIC-NEXT: ^bb0(%arg0: si8, %y: si8):
mir.func inline_never @"a name"(%arg0: si8 {mir.x = 1 : i32}, %y: si8) -> si8 attributes {mir.z} {
  mir.return %arg0 : si8
}

// CHECK: mir.func @branches(%c: i1, %v: ui8, %w: si128) -> si32 {
mir.func @branches(%c: i1, %v: ui8, %w: si128) -> si32 {
  %0 = mir.undef : si32
  // CHECK: mir.goto ^bb1
  mir.goto ^bb1
^bb1:
  // CHECK: mir.goto ^bb2(%{{.*}}, %c : si32, i1) {x}
  mir.goto ^bb2(%0, %c : si32, i1) {x}
^bb2(%1: si32, %2: i1):
  // CHECK: mir.switch_int %c : i1 [false: ^bb3, default: ^bb4]
  mir.switch_int %c : i1 [false: ^bb3, default: ^bb4]
^bb3:
  // CHECK: mir.switch_int %v : ui8 [0: ^bb4, 255: ^bb5(%{{.*}}, %{{.*}} : si32, i1), 7: ^bb3, default: ^bb6(%c : i1)] {y = 1 : i32}
  // GENERIC: <{case_operand_segments = array<i32: 0, 2, 0>, case_values = [0 : ui8, 255 : ui8, 7 : ui8], operandSegmentSizes = array<i32: 1, 1, 2>}> {y = 1 : i32} : (ui8, i1, si32, i1) -> ()
  mir.switch_int %v : ui8 [0: ^bb4, 255: ^bb5(%1, %2 : si32, i1), 7: ^bb3, default: ^bb6(%c : i1)] {y = 1 : i32}
^bb4:
  // CHECK: mir.switch_int %w : si128 [-170141183460469231731687303715884105728: ^bb3, default: ^bb4]
  mir.switch_int %w : si128 [-170141183460469231731687303715884105728: ^bb3, default: ^bb4]
^bb5(%3: si32, %4: i1):
  // CHECK: mir.switch_int %v : ui8 [default: ^bb7]
  mir.switch_int %v : ui8 [default: ^bb7]
^bb6(%5: i1):
  // CHECK: mir.unreachable
  mir.unreachable
^bb7:
  // CHECK: mir.assert %c is false, "divided by zero"
  mir.assert %c is false, "divided by zero"
  // CHECK: mir.assert %c is true, "{} of {}"(%v, %c : ui8, i1) {x}
  mir.assert %c is true, "{} of {}"(%v, %c : ui8, i1) {x}
  // CHECK: mir.panic "explicit \22panic\22" {x}
  mir.panic "explicit \22panic\22" {x}
}

// CHECK: mir.func @calls(%a: si32, %p: !mir.ptr<f32>, %b: f32) -> f32 {
mir.func @calls(%a: si32, %p: !mir.ptr<f32>, %b: f32) -> f32 {
  // CHECK: mir.call @nothing() : () -> ()
  mir.call @nothing() : () -> ()
  // CHECK: %{{.*}} = mir.call @declared(%a, %p) {x} : (si32, !mir.ptr<f32>) -> f32
  %0 = mir.call @declared(%a, %p) {x} : (si32, !mir.ptr<f32>) -> f32
  // CHECK: %{{.*}} = mir.intrinsic "sqrtf32"(%b) : (f32) -> f32
  %1 = mir.intrinsic "sqrtf32"(%b) : (f32) -> f32
  // CHECK: %{{.*}} = mir.intrinsic "size_of"<f32, !mir.slice<i1>>() {x} : () -> ui64
  %2 = mir.intrinsic "size_of"<f32, !mir.slice<i1>>() {x} : () -> ui64
  // CHECK: mir.intrinsic "abort"<>() : () -> ()
  mir.intrinsic "abort"<>() : () -> ()
  // CHECK: mir.return %{{.*}} : f32
  mir.return %0 : f32
}

// The entry block's own name is kept, and so are locations of arguments.
// CHECK: mir.func @label(%a: si32) {
// CHECK-NEXT: ^start:
// CHECK-NEXT: mir.return
// GENERIC: sym_name = "label"
// GENERIC-NEXT: ^start(%a: si32):
mir.func @label(%a: si32) {
^start:
  mir.return
}
