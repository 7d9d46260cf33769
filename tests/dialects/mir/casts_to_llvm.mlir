// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

// The source's sign says how an integer is widened.
// CHECK-LABEL: sym_name = "ints"
// CHECK: "llvm.sext"(%s) : (i8) -> i32
// CHECK: "llvm.zext"(%u) : (i8) -> i32
// CHECK: "llvm.zext"(%b) : (i1) -> i64
// CHECK: "llvm.trunc"(%s) <{overflowFlags = 0 : i32}> : (i8) -> i1
"mir.func"() <{sym_name = "ints", function_type = (si8, ui8, i1) -> ()}> ({
^bb0(%s: si8, %u: ui8, %b: i1):
  %0 = "mir.cast"(%s) <{kind = "IntToInt"}> : (si8) -> ui32
  %1 = "mir.cast"(%u) <{kind = "IntToInt"}> : (ui8) -> si32
  %2 = "mir.cast"(%b) <{kind = "IntToInt"}> : (i1) -> si64
  %3 = "mir.cast"(%s) <{kind = "IntToInt"}> : (si8) -> i1
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "floats"
// CHECK: "llvm.call_intrinsic"(%x) <{{.*}}intrin = "llvm.fptosi.sat"{{.*}}}> : (f32) -> i8
// CHECK: "llvm.call_intrinsic"(%x) <{{.*}}intrin = "llvm.fptoui.sat"{{.*}}}> : (f32) -> i64
// CHECK: "llvm.fpext"(%x) : (f32) -> f64
// CHECK: "llvm.fptrunc"(%x) : (f32) -> f16
// CHECK: "llvm.sitofp"(%s) : (i8) -> f32
// CHECK: "llvm.uitofp"(%u) : (i8) -> f32
"mir.func"() <{sym_name = "floats", function_type = (f32, si8, ui8) -> ()}> ({
^bb0(%x: f32, %s: si8, %u: ui8):
  %0 = "mir.cast"(%x) <{kind = "FloatToInt"}> : (f32) -> si8
  %1 = "mir.cast"(%x) <{kind = "FloatToInt"}> : (f32) -> ui64
  %2 = "mir.cast"(%x) <{kind = "FloatToFloat"}> : (f32) -> f64
  %3 = "mir.cast"(%x) <{kind = "FloatToFloat"}> : (f32) -> f16
  %4 = "mir.cast"(%s) <{kind = "IntToFloat"}> : (si8) -> f32
  %5 = "mir.cast"(%u) <{kind = "IntToFloat"}> : (ui8) -> f32
  "mir.return"() : () -> ()
}) : () -> ()

// A cast that changes nothing about an address leaves no trace.
// CHECK-LABEL: sym_name = "pointers"
// CHECK:      ^bb0(%p: !llvm.ptr, %s: !llvm.ptr, %[[LEN:.*]]: i64, %a: !llvm.ptr, %n: i64):
// CHECK-NEXT: "llvm.store"(%s, %p)
// CHECK-NEXT: "llvm.store"(%s, %p)
// CHECK-NEXT: %[[HIGH:.*]] = "llvm.getelementptr"(%p) <{elem_type = i8, {{.*}}rawConstantIndices = array<i32: 8>}>
// CHECK-NEXT: "llvm.store"(%[[LEN]], %[[HIGH]])
// CHECK-NEXT: %[[FOUR:.*]] = "llvm.mlir.constant"() <{value = 4 : i64}>
// CHECK-NEXT: "llvm.store"(%a, %p)
// CHECK-NEXT: "llvm.getelementptr"(%p)
// CHECK-NEXT: "llvm.store"(%[[FOUR]],
// CHECK-NEXT: "llvm.ptrtoint"(%a) : (!llvm.ptr) -> i64
// CHECK-NEXT: "llvm.inttoptr"(%n) : (i64) -> !llvm.ptr
"mir.func"() <{sym_name = "pointers", function_type = (!mir.ptr<mut ui8>, !mir.ptr<!mir.slice<f32>>, !mir.ptr<!mir.array<f32, 4>>, ui64) -> ()}> ({
^bb0(%p: !mir.ptr<mut ui8>, %s: !mir.ptr<!mir.slice<f32>>, %a: !mir.ptr<!mir.array<f32, 4>>, %n: ui64):
  %0 = "mir.cast"(%p) <{kind = "PtrToPtr"}> : (!mir.ptr<mut ui8>) -> !mir.ptr<mut !mir.ptr<f32>>
  %1 = "mir.cast"(%p) <{kind = "PtrToPtr"}> : (!mir.ptr<mut ui8>) -> !mir.ptr<mut !mir.ptr<!mir.slice<ui32>>>
  %2 = "mir.cast"(%p) <{kind = "PtrToPtr"}> : (!mir.ptr<mut ui8>) -> !mir.ptr<mut !mir.ptr<!mir.slice<f32>>>
  %3 = "mir.cast"(%s) <{kind = "PtrToPtr"}> : (!mir.ptr<!mir.slice<f32>>) -> !mir.ptr<f32>
  "mir.store"(%3, %0) : (!mir.ptr<f32>, !mir.ptr<mut !mir.ptr<f32>>) -> ()
  %4 = "mir.cast"(%s) <{kind = "PtrToPtr"}> : (!mir.ptr<!mir.slice<f32>>) -> !mir.ptr<!mir.slice<ui32>>
  "mir.store"(%4, %1) : (!mir.ptr<!mir.slice<ui32>>, !mir.ptr<mut !mir.ptr<!mir.slice<ui32>>>) -> ()
  %5 = "mir.cast"(%a) <{kind = "PointerCoercion(Unsize, Implicit)"}> : (!mir.ptr<!mir.array<f32, 4>>) -> !mir.ptr<!mir.slice<f32>>
  "mir.store"(%5, %2) : (!mir.ptr<!mir.slice<f32>>, !mir.ptr<mut !mir.ptr<!mir.slice<f32>>>) -> ()
  %6 = "mir.cast"(%a) <{kind = "PointerExposeProvenance"}> : (!mir.ptr<!mir.array<f32, 4>>) -> ui64
  %7 = "mir.cast"(%n) <{kind = "PointerWithExposedProvenance"}> : (ui64) -> !mir.ptr<ui8>
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "transmutes"
// CHECK: "llvm.bitcast"(%x) : (f32) -> i32
// CHECK: "llvm.bitcast"(%i) : (i32) -> f32
// CHECK: "llvm.zext"(%b) : (i1) -> i8
// CHECK: "llvm.trunc"(%u) <{overflowFlags = 0 : i32}> : (i8) -> i1
// CHECK: "llvm.ptrtoint"(%p) : (!llvm.ptr) -> i64
// CHECK: %[[LOW:.*]] = "llvm.ptrtoint"(%f)
// CHECK: %[[LOW128:.*]] = "llvm.zext"(%[[LOW]]) : (i64) -> i128
// CHECK: %[[HIGH:.*]] = "llvm.shl"({{.*}}) <{overflowFlags = 0 : i32}> : (i128, i128) -> i128
// CHECK: "llvm.or"(%[[LOW128]], %[[HIGH]])
"mir.func"() <{sym_name = "transmutes", function_type = (f32, si32, i1, ui8, !mir.ref<f32>, !mir.ref<!mir.str>) -> ()}> ({
^bb0(%x: f32, %i: si32, %b: i1, %u: ui8, %p: !mir.ref<f32>, %f: !mir.ref<!mir.str>):
  %0 = "mir.cast"(%x) <{kind = "Transmute"}> : (f32) -> ui32
  %1 = "mir.cast"(%i) <{kind = "Transmute"}> : (si32) -> f32
  %2 = "mir.cast"(%b) <{kind = "Transmute"}> : (i1) -> ui8
  %3 = "mir.cast"(%u) <{kind = "Transmute"}> : (ui8) -> i1
  %4 = "mir.cast"(%p) <{kind = "Transmute"}> : (!mir.ref<f32>) -> ui64
  %5 = "mir.cast"(%f) <{kind = "Transmute"}> : (!mir.ref<!mir.str>) -> ui128
  %6 = "mir.cast"(%f) <{kind = "Transmute"}> : (!mir.ref<!mir.str>) -> !mir.ref<!mir.slice<ui8>>
  "mir.return"() : () -> ()
}) : () -> ()
