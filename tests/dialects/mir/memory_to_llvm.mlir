// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

!Pair = !mir.adt<"struct", "Pair", 8, 4, true, true, [#mir.variant<"Pair", 0, [4, 0]>], none>
!Unit = !mir.adt<"struct", "Unit", 0, 1, true, true, [#mir.variant<"Unit", 0, []>], none>

// Locals are in the entry block, wherever they were; a bool is a byte in memory, a fat pointer two words.
// CHECK-LABEL: sym_name = "locals"
// CHECK:      ^bb0(%flag: i1, %s: !llvm.ptr, %[[LEN:.*]]: i64):
// CHECK-NEXT:   %[[ONE:.*]] = "llvm.mlir.constant"() <{value = 1 : i64}>
// CHECK-NEXT:   %a = "llvm.alloca"(%[[ONE]]) <{alignment = 1 : i64, elem_type = i8}>
// CHECK-NEXT:   %b = "llvm.alloca"(%[[ONE]]) <{alignment = 8 : i64, elem_type = !llvm.array<16 x i8>}>
// CHECK-NEXT:   %c = "llvm.alloca"(%[[ONE]]) <{alignment = 4 : i64, elem_type = !llvm.array<8 x i8>}>
// CHECK-NEXT:   %[[BYTE:.*]] = "llvm.zext"(%flag) : (i1) -> i8
// CHECK-NEXT:   "llvm.store"(%[[BYTE]], %a) <{alignment = 1 : i64
// CHECK-NEXT:   %[[LOADED:.*]] = "llvm.load"(%a) {{.*}} -> i8
// CHECK-NEXT:   "llvm.trunc"(%[[LOADED]]) <{overflowFlags = 2 : i32}> : (i8) -> i1
// CHECK-NEXT:   "llvm.br"
// CHECK:        "llvm.store"(%s, %b) <{alignment = 8 : i64
// CHECK-NEXT:   %[[LEN_AT:.*]] = "llvm.getelementptr"(%b) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 8>}>
// CHECK-NEXT:   "llvm.store"(%[[LEN]], %[[LEN_AT]]) <{alignment = 8 : i64
// CHECK-NEXT:   "llvm.load"(%b) {{.*}} -> !llvm.ptr
// CHECK:        "llvm.load"({{.*}}) {{.*}} -> i64
"mir.func"() <{sym_name = "locals", function_type = (i1, !mir.ref<!mir.str>) -> ()}> ({
^bb0(%flag: i1, %s: !mir.ref<!mir.str>):
  %a = "mir.alloca"() : () -> !mir.ptr<mut i1>
  "mir.store"(%flag, %a) : (i1, !mir.ptr<mut i1>) -> ()
  %0 = "mir.load"(%a) : (!mir.ptr<mut i1>) -> i1
  "mir.goto"()[^next] : () -> ()
^next:
  %b = "mir.alloca"() : () -> !mir.ptr<mut !mir.ref<!mir.str>>
  "mir.store"(%s, %b) : (!mir.ref<!mir.str>, !mir.ptr<mut !mir.ref<!mir.str>>) -> ()
  %1 = "mir.load"(%b) : (!mir.ptr<mut !mir.ref<!mir.str>>) -> !mir.ref<!mir.str>
  %c = "mir.alloca"() : () -> !mir.ptr<mut !Pair>
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "accesses"
// CHECK: "llvm.load"(%p) <{alignment = 2 : i64
// CHECK: "llvm.store"({{.*}}, %p) <{{.*}}volatile_
// CHECK: %[[SIZE:.*]] = "llvm.mlir.constant"() <{value = 8 : i64}>
// CHECK: "llvm.intr.memcpy"(%d, %e, %[[SIZE]]) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}>
// A copy of nothing, or of a place to itself, is no copy.
// CHECK-NEXT: "llvm.return"
"mir.func"() <{sym_name = "accesses", function_type = (!mir.ptr<mut ui32>, !mir.ptr<mut !Pair>, !mir.ptr<!Pair>, !mir.ptr<mut !Unit>, !mir.ptr<mut !Unit>) -> ()}> ({
^bb0(%p: !mir.ptr<mut ui32>, %d: !mir.ptr<mut !Pair>, %e: !mir.ptr<!Pair>, %u: !mir.ptr<mut !Unit>, %v: !mir.ptr<mut !Unit>):
  %0 = "mir.load"(%p) <{alignment = 2 : i64}> : (!mir.ptr<mut ui32>) -> ui32
  "mir.store"(%0, %p) <{is_volatile}> : (ui32, !mir.ptr<mut ui32>) -> ()
  "mir.copy"(%d, %e) <{type = !Pair}> : (!mir.ptr<mut !Pair>, !mir.ptr<!Pair>) -> ()
  "mir.copy"(%d, %d) <{type = !Pair}> : (!mir.ptr<mut !Pair>, !mir.ptr<mut !Pair>) -> ()
  "mir.copy"(%u, %v) <{type = !Unit}> : (!mir.ptr<mut !Unit>, !mir.ptr<mut !Unit>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// Addresses stay inside their object; only a signed count can go back.
// CHECK-LABEL: sym_name = "addresses"
// CHECK:      ^bb0(%p: !llvm.ptr, %a: !llvm.ptr, %s: !llvm.ptr, %[[LEN:.*]]: i64, %q: !llvm.ptr, %i: i64, %n: i64, %u: !llvm.ptr):
// CHECK-NEXT: "llvm.getelementptr"(%p) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 4>}>
// CHECK-NEXT: "llvm.getelementptr"(%a, %i) <{elem_type = i8, noWrapFlags = 7 : i32
// CHECK-NEXT: "llvm.getelementptr"(%s, %i) <{elem_type = !llvm.array<8 x i8>, noWrapFlags = 7 : i32
// CHECK-NEXT: "llvm.getelementptr"(%q, %n) <{elem_type = i16, noWrapFlags = 3 : i32
// CHECK-NEXT: "llvm.store"(%[[LEN]], %{{.*}})
// CHECK-NEXT: "llvm.return"
"mir.func"() <{sym_name = "addresses", function_type = (!mir.ref<mut !Pair>, !mir.ref<!mir.array<i1, 4>>, !mir.ref<!mir.slice<!Pair>>, !mir.ptr<ui16>, ui64, si64, !mir.ptr<mut ui64>) -> ()}> ({
^bb0(%p: !mir.ref<mut !Pair>, %a: !mir.ref<!mir.array<i1, 4>>, %s: !mir.ref<!mir.slice<!Pair>>, %q: !mir.ptr<ui16>, %i: ui64, %n: si64, %u: !mir.ptr<mut ui64>):
  %0 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 0 : i64}> : (!mir.ref<mut !Pair>) -> !mir.ptr<mut f32>
  %1 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 1 : i64}> : (!mir.ref<mut !Pair>) -> !mir.ptr<mut f32>
  %2 = "mir.element_addr"(%a, %i) : (!mir.ref<!mir.array<i1, 4>>, ui64) -> !mir.ptr<i1>
  %3 = "mir.element_addr"(%s, %i) : (!mir.ref<!mir.slice<!Pair>>, ui64) -> !mir.ref<!Pair>
  %4 = "mir.offset"(%q, %n) : (!mir.ptr<ui16>, si64) -> !mir.ptr<ui16>
  %5 = "mir.data_ptr"(%s) : (!mir.ref<!mir.slice<!Pair>>) -> !mir.ptr<!Pair>
  %6 = "mir.ptr_metadata"(%s) : (!mir.ref<!mir.slice<!Pair>>) -> ui64
  %7 = "mir.fat_ptr"(%5, %6) : (!mir.ptr<!Pair>, ui64) -> !mir.ref<!mir.slice<!Pair>>
  %8 = "mir.ptr_metadata"(%7) : (!mir.ref<!mir.slice<!Pair>>) -> ui64
  "mir.store"(%8, %u) : (ui64, !mir.ptr<mut ui64>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()
