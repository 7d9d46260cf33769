// The forms of constants, arithmetic, comparisons and casts.
// RUN: pliron-opt %s | FileCheck %s
// RUN: pliron-opt %s --emit=generic > %t.generic
// RUN: pliron-opt %t.generic > %t.pretty
// RUN: pliron-opt %s | diff - %t.pretty
// RUN: pliron-opt %t.pretty --emit=generic | diff - %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic

mir.func @values(%a: si32, %b: si32, %x: f32, %c: i1, %n: ui8, %p: !mir.ptr<ui8>, %r: !mir.ref<!mir.array<f32, 4>>) {
  // CHECK: mir.constant -1 : si32
  %0 = mir.constant -1 : si32
  // CHECK: mir.constant {x} true
  // GENERIC: "mir.constant"() <{value = true}> {x} : () -> i1
  %1 = mir.constant {x} true
  // CHECK: mir.constant 1.500000e+00 : f32
  %2 = mir.constant 1.5 : f32
  // CHECK: mir.constant 340282366920938463463374607431768211455 : ui128
  %3 = mir.constant 340282366920938463463374607431768211455 : ui128
  // CHECK: mir.undef : !mir.ptr<ui8>
  %4 = mir.undef : !mir.ptr<ui8>

  // CHECK: mir.add %a, %b : si32
  // GENERIC: = "mir.add"(%a, %b) : (si32, si32) -> si32
  %5 = mir.add %a, %b : si32
  // CHECK: mir.add %a, %b unchecked {x} : si32
  // GENERIC: = "mir.add"(%a, %b) <{unchecked}> {x} : (si32, si32) -> si32
  %6 = mir.add %a, %b unchecked {x} : si32
  // CHECK: mir.sub %x, %x : f32
  %7 = mir.sub %x, %x : f32
  // CHECK: mir.sub %a, %b unchecked : si32
  %8 = mir.sub %a, %b unchecked : si32
  // CHECK: mir.mul %a, %b unchecked : si32
  %9 = mir.mul %a, %b unchecked : si32
  // CHECK: mir.div %a, %b : si32
  %10 = mir.div %a, %b : si32
  // CHECK: mir.rem %a, %b : si32
  %11 = mir.rem %a, %b : si32
  // CHECK: mir.and %c, %c : i1
  %12 = mir.and %c, %c : i1
  // CHECK: mir.or %a, %b : si32
  %13 = mir.or %a, %b : si32
  // CHECK: mir.xor %a, %b {x} : si32
  %14 = mir.xor %a, %b {x} : si32
  // CHECK: mir.shl %a, %n : si32, ui8
  %15 = mir.shl %a, %n : si32, ui8
  // CHECK: mir.shr %a, %n unchecked {x} : si32, ui8
  %16 = mir.shr %a, %n unchecked {x} : si32, ui8
  // CHECK: mir.neg %x : f32
  %17 = mir.neg %x : f32
  // CHECK: mir.not %c : i1
  %18 = mir.not %c : i1

  // CHECK: %{{.*}}:2 = mir.add_with_overflow %a, %b : si32
  // GENERIC: %{{.*}}:2 = "mir.add_with_overflow"(%a, %b) : (si32, si32) -> (si32, i1)
  %19:2 = mir.add_with_overflow %a, %b : si32
  // CHECK: %{{.*}}:2 = mir.sub_with_overflow %a, %b : si32
  %20:2 = mir.sub_with_overflow %a, %b : si32
  // CHECK: %{{.*}}:2 = mir.mul_with_overflow %{{.*}}#0, %b : si32
  %21:2 = mir.mul_with_overflow %20#0, %b : si32

  // CHECK: mir.compare lt %a, %b : si32
  // GENERIC: = "mir.compare"(%a, %b) <{predicate = "lt"}> : (si32, si32) -> i1
  %22 = mir.compare lt %a, %b : si32
  // CHECK: mir.compare ne %p, %p {x} : !mir.ptr<ui8>
  %23 = mir.compare ne %p, %p {x} : !mir.ptr<ui8>
  // CHECK: mir.three_way_compare %a, %b : si32 -> si8
  %24 = mir.three_way_compare %a, %b : si32 -> si8

  // CHECK: mir.cast IntToInt %a : si32 to ui64
  // GENERIC: = "mir.cast"(%a) <{kind = "IntToInt"}> : (si32) -> ui64
  %25 = mir.cast IntToInt %a : si32 to ui64
  // CHECK: mir.cast "PointerCoercion(Unsize, Implicit)" %r {x} : !mir.ref<!mir.array<f32, 4>> to !mir.ref<!mir.slice<f32>>
  %26 = mir.cast "PointerCoercion(Unsize, Implicit)" %r {x} : !mir.ref<!mir.array<f32, 4>> to !mir.ref<!mir.slice<f32>>
  // CHECK: mir.cast Transmute %x : f32 to ui32
  %27 = mir.cast "Transmute" %x : f32 to ui32
  mir.return
}
