// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

// Signs choose the op; what may not overflow says so.
// CHECK-LABEL: sym_name = "ints"
// CHECK: "llvm.add"(%s, %s) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
// CHECK: "llvm.add"(%s, %s) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
// CHECK: "llvm.mul"(%u, %u) <{overflowFlags = 2 : i32}> : (i8, i8) -> i8
// CHECK: "llvm.sdiv"(%s, %s)
// CHECK: "llvm.udiv"(%u, %u)
// CHECK: "llvm.srem"(%s, %s)
// CHECK: "llvm.urem"(%u, %u)
// CHECK: %[[ZERO:.*]] = "llvm.mlir.constant"() <{value = 0 : i32}>
// CHECK: "llvm.sub"(%[[ZERO]], %s)
// CHECK: %[[ONES:.*]] = "llvm.mlir.constant"() <{value = -1 : i8}>
// CHECK: "llvm.xor"(%u, %[[ONES]])
// CHECK: %[[BOTH:.*]] = "llvm.intr.umul.with.overflow"(%u, %u) : (i8, i8) -> !llvm.struct<(i8, i1)>
// CHECK: "llvm.extractvalue"(%[[BOTH]]) <{position = array<i64: 0>}>
// CHECK: "llvm.extractvalue"(%[[BOTH]]) <{position = array<i64: 1>}>
// CHECK: "llvm.intr.sadd.with.overflow"(%s, %s)
"mir.func"() <{sym_name = "ints", function_type = (si32, ui8) -> ()}> ({
^bb0(%s: si32, %u: ui8):
  %0 = "mir.add"(%s, %s) : (si32, si32) -> si32
  %1 = "mir.add"(%s, %s) <{unchecked}> : (si32, si32) -> si32
  %2 = "mir.mul"(%u, %u) <{unchecked}> : (ui8, ui8) -> ui8
  %3 = "mir.div"(%s, %s) : (si32, si32) -> si32
  %4 = "mir.div"(%u, %u) : (ui8, ui8) -> ui8
  %5 = "mir.rem"(%s, %s) : (si32, si32) -> si32
  %6 = "mir.rem"(%u, %u) : (ui8, ui8) -> ui8
  %7 = "mir.neg"(%s) : (si32) -> si32
  %8 = "mir.not"(%u) : (ui8) -> ui8
  %9:2 = "mir.mul_with_overflow"(%u, %u) : (ui8, ui8) -> (ui8, i1)
  %10:2 = "mir.add_with_overflow"(%s, %s) : (si32, si32) -> (si32, i1)
  "mir.return"() : () -> ()
}) : () -> ()

// The amount counts modulo the value's width, whatever its own type.
// CHECK-LABEL: sym_name = "shifts"
// CHECK: %[[A:.*]] = "llvm.trunc"(%n) <{overflowFlags = 0 : i32}> : (i64) -> i32
// CHECK: %[[MASK:.*]] = "llvm.mlir.constant"() <{value = 31 : i32}>
// CHECK: %[[AMOUNT:.*]] = "llvm.and"(%[[A]], %[[MASK]])
// CHECK: "llvm.shl"(%v, %[[AMOUNT]])
// CHECK: "llvm.ashr"(%v,
// CHECK: "llvm.lshr"(%w,
// CHECK: %[[B:.*]] = "llvm.trunc"(%n) <{overflowFlags = 0 : i32}> : (i64) -> i8
// CHECK-NEXT: "llvm.shl"(%w, %[[B]]) <{overflowFlags = 0 : i32}> : (i8, i8) -> i8
"mir.func"() <{sym_name = "shifts", function_type = (si32, ui8, ui64) -> ()}> ({
^bb0(%v: si32, %w: ui8, %n: ui64):
  %0 = "mir.shl"(%v, %n) : (si32, ui64) -> si32
  %1 = "mir.shr"(%v, %n) : (si32, ui64) -> si32
  %2 = "mir.shr"(%w, %n) : (ui8, ui64) -> ui8
  %3 = "mir.shl"(%w, %n) <{unchecked}> : (ui8, ui64) -> ui8
  "mir.return"() : () -> ()
}) : () -> ()

// Contraction is the only liberty taken.
// CHECK-LABEL: sym_name = "floats"
// CHECK: "llvm.fadd"(%x, %x) <{fastmathFlags = #llvm.fastmath<contract>}>
// CHECK: "llvm.fmul"(%x, %x) <{fastmathFlags = #llvm.fastmath<contract>}>
// CHECK: "llvm.fdiv"(%x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// CHECK: "llvm.frem"(%x, %x) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// CHECK: "llvm.fneg"(%x) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
"mir.func"() <{sym_name = "floats", function_type = (f32) -> ()}> ({
^bb0(%x: f32):
  %0 = "mir.add"(%x, %x) : (f32, f32) -> f32
  %1 = "mir.mul"(%x, %x) : (f32, f32) -> f32
  %2 = "mir.div"(%x, %x) : (f32, f32) -> f32
  %3 = "mir.rem"(%x, %x) : (f32, f32) -> f32
  %4 = "mir.neg"(%x) : (f32) -> f32
  "mir.return"() : () -> ()
}) : () -> ()

// Signed, unsigned, float (only `ne` holds for NaN), bool, pointers, and fat pointers by address and
// then length.
// CHECK-LABEL: sym_name = "compares"
// CHECK: "llvm.icmp"(%s, %s) <{predicate = 2 : i64}>
// CHECK: "llvm.icmp"(%u, %u) <{predicate = 9 : i64}>
// CHECK: "llvm.fcmp"(%x, %x) <{{.*}}predicate = 13 : i64
// CHECK: "llvm.fcmp"(%x, %x) <{{.*}}predicate = 1 : i64
// CHECK: "llvm.icmp"(%p, %p) <{predicate = 6 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
// CHECK: %[[LENS:.*]] = "llvm.icmp"(%[[LEN:.*]], %[[LEN]]) <{predicate = 0 : i64}> : (i64, i64)
// CHECK: %[[PTRS:.*]] = "llvm.icmp"(%f, %f) <{predicate = 0 : i64}>
// CHECK: "llvm.and"(%[[PTRS]], %[[LENS]])
// CHECK: %[[LE:.*]] = "llvm.icmp"(%[[LEN]], %[[LEN]]) <{predicate = 7 : i64}>
// CHECK: %[[LT:.*]] = "llvm.icmp"(%f, %f) <{predicate = 6 : i64}>
// CHECK: %[[EQ:.*]] = "llvm.icmp"(%f, %f) <{predicate = 0 : i64}>
// CHECK: %[[TIE:.*]] = "llvm.and"(%[[EQ]], %[[LE]])
// CHECK: "llvm.or"(%[[LT]], %[[TIE]])
// CHECK: "llvm.intr.scmp"(%s, %s) : (i32, i32) -> i8
// CHECK: "llvm.intr.ucmp"(%u, %u) : (i8, i8) -> i8
"mir.func"() <{sym_name = "compares", function_type = (si32, ui8, f32, !mir.ptr<ui8>, !mir.ptr<!mir.str>) -> ()}> ({
^bb0(%s: si32, %u: ui8, %x: f32, %p: !mir.ptr<ui8>, %f: !mir.ptr<!mir.str>):
  %0 = "mir.compare"(%s, %s) <{predicate = "lt"}> : (si32, si32) -> i1
  %1 = "mir.compare"(%u, %u) <{predicate = "ge"}> : (ui8, ui8) -> i1
  %2 = "mir.compare"(%x, %x) <{predicate = "ne"}> : (f32, f32) -> i1
  %3 = "mir.compare"(%x, %x) <{predicate = "eq"}> : (f32, f32) -> i1
  %4 = "mir.compare"(%p, %p) <{predicate = "lt"}> : (!mir.ptr<ui8>, !mir.ptr<ui8>) -> i1
  %5 = "mir.compare"(%f, %f) <{predicate = "eq"}> : (!mir.ptr<!mir.str>, !mir.ptr<!mir.str>) -> i1
  %6 = "mir.compare"(%f, %f) <{predicate = "le"}> : (!mir.ptr<!mir.str>, !mir.ptr<!mir.str>) -> i1
  %7 = "mir.three_way_compare"(%s, %s) : (si32, si32) -> si8
  %8 = "mir.three_way_compare"(%u, %u) : (ui8, ui8) -> si8
  "mir.return"() : () -> ()
}) : () -> ()
