// canonicalize applies the rules that dialects offer, together with folds, until none fits.
//
// RUN: pliron-opt %s --pass-pipeline='builtin.module(canonicalize{test-convergence=true})' -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: pliron-opt %t.once --pass-pipeline='builtin.module(canonicalize)' | diff %t.once -

// A sum that comes and goes, and a comparison.
// CHECK-LABEL: @sums
// CHECK-DAG:     %[[TWO:.*]] = llvm.mlir.constant(2 : i32)
// CHECK-DAG:     %[[SIX:.*]] = llvm.mlir.constant(6 : i32)
// CHECK:         %[[SUM:.*]] = llvm.add %x, %[[TWO]]
// CHECK-NEXT:    %[[LESS:.*]] = llvm.icmp "slt" %[[SUM]], %[[SIX]]
// CHECK-NEXT:    llvm.return %[[LESS]]
llvm.func @sums(%x: i32, %y: i32) -> i1 {
  %three = llvm.mlir.constant(3 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %0 = llvm.sub %x, %three : i32
  %1 = llvm.add %0, %five : i32
  %2 = llvm.add %y, %1 : i32
  %3 = llvm.sub %2, %y : i32
  %4 = llvm.icmp "sle" %3, %five : i32
  llvm.return %4 : i1
}

// A bounds check as rustc writes it, and the index.
// CHECK-LABEL: @index
// CHECK:         %[[TWO:.*]] = llvm.mlir.constant(2 : i32)
// CHECK-NEXT:    %[[BYTES:.*]] = llvm.shl %i, %[[TWO]]
// CHECK-NEXT:    %[[OUTSIDE:.*]] = llvm.icmp "uge" %i, %n
// CHECK-NEXT:    llvm.cond_br %[[OUTSIDE]], ^out, ^in
llvm.func @index(%i: i32, %n: i32) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %four = llvm.mlir.constant(4 : i32) : i32
  %wide = llvm.zext %i : i32 to i64
  %wide_n = llvm.zext %n : i32 to i64
  %bytes = llvm.mul %i, %four : i32
  %less = llvm.icmp "ult" %wide, %wide_n : i64
  %not = llvm.xor %less, %true : i1
  llvm.cond_br %not, ^out, ^in
^in:
  llvm.return %bytes : i32
^out:
  llvm.return %i : i32
}

// Choices become what they are.
// CHECK-LABEL: @clamp
// CHECK:         %[[MAX:.*]] = llvm.intr.smax(%x, %lo)
// CHECK-NEXT:    %[[MIN:.*]] = llvm.intr.smin(%[[MAX]], %hi)
// CHECK-NEXT:    llvm.return %[[MIN]]
llvm.func @clamp(%x: i32, %lo: i32, %hi: i32) -> i32 {
  %0 = llvm.icmp "slt" %x, %lo : i32
  %1 = llvm.select %0, %lo, %x : i1, i32
  %2 = llvm.icmp "sgt" %1, %hi : i32
  %3 = llvm.select %2, %hi, %1 : i1, i32
  llvm.return %3 : i32
}

// What is wrong for -0.0 or NaN stays.
// CHECK-LABEL: @floats
// CHECK:         %[[ZERO:.*]] = llvm.mlir.constant(0.{{0+}}e+00 : f32)
// CHECK:         %[[KEPT:.*]] = llvm.fadd %x, %[[ZERO]]
// CHECK-NOT:     llvm.fdiv
// CHECK:         %[[HALF:.*]] = llvm.fmul %[[KEPT]], %{{.*}}
// CHECK-NEXT:    llvm.return %[[HALF]]
llvm.func @floats(%x: f32) -> f32 {
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %minus = llvm.mlir.constant(-0.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %0 = llvm.fadd %x, %zero : f32
  %1 = llvm.fadd %0, %minus : f32
  %2 = llvm.fdiv %1, %two : f32
  llvm.return %2 : f32
}

// Rust's checked arithmetic, before it is lowered.
// CHECK-LABEL: @checked
// CHECK-NEXT:    mir.return %x : ui32
mir.func @checked(%x: ui32) -> ui32 {
  %zero = mir.constant 0 : ui32
  %0:2 = mir.add_with_overflow %x, %zero : ui32
  mir.assert %0#1 is false, "overflow"
  %1 = mir.cast IntToInt %0#0 : ui32 to ui64
  %2 = mir.cast IntToInt %1 : ui64 to ui32
  mir.return %2 : ui32
}
