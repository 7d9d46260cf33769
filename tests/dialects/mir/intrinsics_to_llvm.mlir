// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

!Pair = !mir.adt<"struct", "Pair", 8, 4, true, true, [#mir.variant<"Pair", 0, [0, 4]>], none>

// CHECK-LABEL: sym_name = "ints"
"mir.func"() <{sym_name = "ints", function_type = (si32, ui8, ui32) -> ()}> ({
^bb0(%s: si32, %u: ui8, %n: ui32):
  // CHECK: "llvm.intr.sadd.sat"(%s, %s)
  %0 = "mir.intrinsic"(%s, %s) <{name = "saturating_add"}> : (si32, si32) -> si32
  // CHECK: "llvm.intr.usub.sat"(%u, %u)
  %1 = "mir.intrinsic"(%u, %u) <{name = "saturating_sub"}> : (ui8, ui8) -> ui8
  // CHECK: %[[N:.*]] = "llvm.trunc"(%n) <{overflowFlags = 0 : i32}> : (i32) -> i8
  // CHECK-NEXT: "llvm.intr.fshl"(%u, %u, %[[N]])
  %2 = "mir.intrinsic"(%u, %n) <{name = "rotate_left"}> : (ui8, ui32) -> ui8
  // CHECK: "llvm.intr.fshr"(%s, %s, %n)
  %3 = "mir.intrinsic"(%s, %n) <{name = "rotate_right"}> : (si32, ui32) -> si32
  // Counts are u32 whatever is counted.
  // CHECK: %[[C:.*]] = "llvm.intr.ctlz"(%u) <{is_zero_poison = false}>
  // CHECK-NEXT: "llvm.zext"(%[[C]]) : (i8) -> i32
  %4 = "mir.intrinsic"(%u) <{name = "ctlz"}> : (ui8) -> ui32
  // CHECK: "llvm.intr.cttz"(%s) <{is_zero_poison = true}>
  %5 = "mir.intrinsic"(%s) <{name = "cttz_nonzero"}> : (si32) -> ui32
  // CHECK: "llvm.intr.ctpop"(%u)
  %6 = "mir.intrinsic"(%u) <{name = "ctpop"}> : (ui8) -> ui32
  // One byte has no order to change.
  // CHECK-NOT: llvm.intr.bswap
  %7 = "mir.intrinsic"(%u) <{name = "bswap"}> : (ui8) -> ui8
  // CHECK: "llvm.intr.bitreverse"(%u)
  %8 = "mir.intrinsic"(%u) <{name = "bitreverse"}> : (ui8) -> ui8
  // CHECK: "llvm.intr.bswap"(%s)
  %9 = "mir.intrinsic"(%s) <{name = "bswap"}> : (si32) -> si32
  // CHECK: "llvm.sdiv"(%s, %s) <{isExact}>
  %10 = "mir.intrinsic"(%s, %s) <{name = "exact_div"}> : (si32, si32) -> si32
  // CHECK: "llvm.or"(%u, %u) <{isDisjoint}>
  %11 = "mir.intrinsic"(%u, %u) <{name = "disjoint_bitor"}> : (ui8, ui8) -> ui8
  // CHECK: "llvm.add"(%s, %s) <{overflowFlags = 1 : i32}>
  %12 = "mir.intrinsic"(%s, %s) <{name = "unchecked_add"}> : (si32, si32) -> si32
  "mir.return"() : () -> ()
}) : () -> ()

// The name may say the type at its end, or not.
// CHECK-LABEL: sym_name = "floats"
"mir.func"() <{sym_name = "floats", function_type = (f32, f64, si32) -> ()}> ({
^bb0(%x: f32, %y: f64, %n: si32):
  // CHECK: "llvm.intr.sqrt"(%x)
  %0 = "mir.intrinsic"(%x) <{name = "sqrtf32"}> : (f32) -> f32
  // CHECK: "llvm.intr.fabs"(%y)
  %1 = "mir.intrinsic"(%y) <{name = "fabs", type_args = [f64]}> : (f64) -> f64
  // CHECK: "llvm.intr.minnum"(%x, %x)
  %2 = "mir.intrinsic"(%x, %x) <{name = "minimum_number_nsz_f32"}> : (f32, f32) -> f32
  // CHECK: "llvm.intr.roundeven"(%y)
  %3 = "mir.intrinsic"(%y) <{name = "round_ties_even_f64"}> : (f64) -> f64
  // CHECK: "llvm.intr.fma"(%x, %x, %x)
  %4 = "mir.intrinsic"(%x, %x, %x) <{name = "fmaf32"}> : (f32, f32, f32) -> f32
  // CHECK: "llvm.intr.powi"(%x, %n)
  %5 = "mir.intrinsic"(%x, %n) <{name = "powif32"}> : (f32, si32) -> f32
  // CHECK: "llvm.intr.log2"(%y)
  %6 = "mir.intrinsic"(%y) <{name = "log2f64"}> : (f64) -> f64
  // CHECK: "llvm.fptoui"(%x) : (f32) -> i8
  %7 = "mir.intrinsic"(%x) <{name = "float_to_int_unchecked", type_args = [f32, ui8]}> : (f32) -> ui8
  // CHECK: "llvm.fadd"(%x, %x) <{fastmathFlags = #llvm.fastmath<nsz, arcp, contract, reassoc>}>
  %8 = "mir.intrinsic"(%x, %x) <{name = "fadd_algebraic"}> : (f32, f32) -> f32
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "memory"
"mir.func"() <{sym_name = "memory", function_type = (!mir.ptr<!Pair>, !mir.ptr<mut !Pair>, ui64, ui8, !mir.ref<!mir.slice<ui16>>, !mir.ptr<mut !Pair>) -> ()}> ({
^bb0(%p: !mir.ptr<!Pair>, %q: !mir.ptr<mut !Pair>, %n: ui64, %v: ui8, %s: !mir.ref<!mir.slice<ui16>>, %r: !mir.ptr<mut !Pair>):
  // CHECK: %[[A:.*]] = "llvm.ptrtoint"(%p)
  // CHECK: %[[B:.*]] = "llvm.ptrtoint"(%q)
  // CHECK: %[[BYTES:.*]] = "llvm.sub"(%[[A]], %[[B]]) <{overflowFlags = 1 : i32}>
  // CHECK: %[[SIZE:.*]] = "llvm.mlir.constant"() <{value = 8 : i64}>
  // CHECK: "llvm.sdiv"(%[[BYTES]], %[[SIZE]]) <{isExact}>
  %0 = "mir.intrinsic"(%p, %q) <{name = "ptr_offset_from", type_args = [!Pair]}> : (!mir.ptr<!Pair>, !mir.ptr<mut !Pair>) -> si64
  // Source first in Rust, destination first in LLVM; elements in Rust, bytes in LLVM.
  // CHECK: %[[BYTES:.*]] = "llvm.mul"(%n, %{{.*}}) <{overflowFlags = 3 : i32}>
  // CHECK: "llvm.intr.memmove"(%q, %p, %[[BYTES]]) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}>
  "mir.intrinsic"(%p, %q, %n) <{name = "copy", type_args = [!Pair]}> : (!mir.ptr<!Pair>, !mir.ptr<mut !Pair>, ui64) -> ()
  // CHECK: "llvm.intr.memcpy"(%q, %p, %n) <{arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}]
  "mir.intrinsic"(%p, %q, %n) <{name = "copy_nonoverlapping", type_args = [ui8]}> : (!mir.ptr<!Pair>, !mir.ptr<mut !Pair>, ui64) -> ()
  // CHECK: "llvm.intr.memset"(%q, %v, %{{.*}}) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}>
  "mir.intrinsic"(%q, %v, %n) <{name = "write_bytes", type_args = [!Pair]}> : (!mir.ptr<mut !Pair>, ui8, ui64) -> ()
  // CHECK: %[[TWO:.*]] = "llvm.mlir.constant"() <{value = 2 : i64}>
  // CHECK: "llvm.mul"(%{{.*}}, %[[TWO]])
  %1 = "mir.intrinsic"(%s) <{name = "size_of_val", type_args = [!mir.slice<ui16>]}> : (!mir.ref<!mir.slice<ui16>>) -> ui64
  // CHECK-COUNT-3: llvm.intr.memcpy
  "mir.intrinsic"(%q, %r) <{name = "typed_swap_nonoverlapping", type_args = [!Pair]}> : (!mir.ptr<mut !Pair>, !mir.ptr<mut !Pair>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "hints"
"mir.func"() <{sym_name = "hints", function_type = (i1, !mir.ref<!mir.str>, !mir.ptr<mut i1>) -> ()}> ({
^bb0(%b: i1, %s: !mir.ref<!mir.str>, %p: !mir.ptr<mut i1>):
  // CHECK: "llvm.intr.assume"(%b)
  "mir.intrinsic"(%b) <{name = "assume"}> : (i1) -> ()
  // CHECK: "llvm.intr.expect"(%b,
  %0 = "mir.intrinsic"(%b) <{name = "likely"}> : (i1) -> i1
  "mir.intrinsic"() <{name = "cold_path"}> : () -> ()
  // Both halves of a fat pointer are chosen.
  // CHECK: "llvm.select"(%b, %s, %s)
  // CHECK: "llvm.select"(%b, %{{.*}}) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
  %1 = "mir.intrinsic"(%b, %s, %s) <{name = "select_unpredictable"}> : (i1, !mir.ref<!mir.str>, !mir.ref<!mir.str>) -> !mir.ref<!mir.str>
  // CHECK: "llvm.load"(%p) <{{.*}}volatile_}> : (!llvm.ptr) -> i8
  %2 = "mir.intrinsic"(%p) <{name = "volatile_load", type_args = [i1]}> : (!mir.ptr<mut i1>) -> i1
  // CHECK: "llvm.store"({{.*}}, %p) <{{.*}}volatile_}>
  "mir.intrinsic"(%p, %b) <{name = "volatile_store", type_args = [i1]}> : (!mir.ptr<mut i1>, i1) -> ()
  // CHECK: "llvm.intr.trap"()
  "mir.intrinsic"() <{name = "abort"}> : () -> ()
  "mir.unreachable"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "bytes"
"mir.func"() <{sym_name = "bytes", function_type = (!mir.ptr<ui8>, !mir.ptr<ui8>, ui64, !mir.ref<!mir.array<ui16, 4>>, !mir.ref<!mir.array<ui16, 3>>) -> si32}> ({
^bb0(%p: !mir.ptr<ui8>, %q: !mir.ptr<ui8>, %n: ui64, %four: !mir.ref<!mir.array<ui16, 4>>, %three: !mir.ref<!mir.array<ui16, 3>>):
  // The bytes of a word at once.
  // CHECK: %[[A:.*]] = "llvm.load"(%four) <{alignment = 2 : i64{{.*}}}> : (!llvm.ptr) -> i64
  // CHECK: %[[B:.*]] = "llvm.load"(%four) <{alignment = 2 : i64{{.*}}}> : (!llvm.ptr) -> i64
  // CHECK: "llvm.icmp"(%[[A]], %[[B]]) <{predicate = 0 : i64}>
  %0 = "mir.intrinsic"(%four, %four) <{name = "raw_eq", type_args = [!mir.array<ui16, 4>]}> : (!mir.ref<!mir.array<ui16, 4>>, !mir.ref<!mir.array<ui16, 4>>) -> i1
  // Others one by one, until two differ.
  // CHECK: %[[START:.*]] = "llvm.mlir.constant"() <{value = 0 : i64}>
  // CHECK: "llvm.br"(%[[START]])[^[[HEAD:.*]]]
  // CHECK: ^[[HEAD]](%[[AT:.*]]: i64):
  // CHECK: %[[DONE:.*]] = "llvm.icmp"(%[[AT]], %n) <{predicate = 0 : i64}>
  // CHECK: "llvm.cond_br"(%[[DONE]], %{{.*}})[^[[AFTER:.*]], ^[[BODY:.*]]]
  // CHECK: ^[[BODY]]:
  // CHECK: %[[L:.*]] = "llvm.load"({{.*}}) <{alignment = 1 : i64{{.*}}}> : (!llvm.ptr) -> i8
  // CHECK: %[[R:.*]] = "llvm.load"({{.*}}) <{alignment = 1 : i64{{.*}}}> : (!llvm.ptr) -> i8
  // CHECK: %[[LW:.*]] = "llvm.zext"(%[[L]]) : (i8) -> i32
  // CHECK: %[[RW:.*]] = "llvm.zext"(%[[R]]) : (i8) -> i32
  // CHECK: %[[DIFFERENCE:.*]] = "llvm.sub"(%[[LW]], %[[RW]])
  // CHECK: %[[SAME:.*]] = "llvm.icmp"(%[[L]], %[[R]]) <{predicate = 0 : i64}>
  // CHECK: "llvm.cond_br"(%[[SAME]], %{{.*}}, %[[DIFFERENCE]])[^[[HEAD]], ^[[AFTER]]]
  // CHECK: ^[[AFTER]](%[[ORDER:.*]]: i32):
  %1 = "mir.intrinsic"(%p, %q, %n) <{name = "compare_bytes"}> : (!mir.ptr<ui8>, !mir.ptr<ui8>, ui64) -> si32
  // CHECK: "llvm.mlir.constant"() <{value = 6 : i64}>
  // CHECK: ^{{.*}}(%[[SIX:.*]]: i32):
  // CHECK: %[[ZERO:.*]] = "llvm.mlir.constant"() <{value = 0 : i32}>
  // CHECK: "llvm.icmp"(%[[SIX]], %[[ZERO]]) <{predicate = 0 : i64}>
  %2 = "mir.intrinsic"(%three, %three) <{name = "raw_eq", type_args = [!mir.array<ui16, 3>]}> : (!mir.ref<!mir.array<ui16, 3>>, !mir.ref<!mir.array<ui16, 3>>) -> i1
  // CHECK: "llvm.return"(%[[ORDER]])
  "mir.return"(%1) : (si32) -> ()
}) : () -> ()
