// The forms of ops on memory, addresses, enums and globals.
// RUN: pliron-opt %s | FileCheck %s
// RUN: pliron-opt %s --emit=generic > %t.generic
// RUN: pliron-opt %t.generic > %t.pretty
// RUN: pliron-opt %s | diff - %t.pretty
// RUN: pliron-opt %t.pretty --emit=generic | diff - %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic

!Option_u32 = !mir.adt<"enum", "Option<u32>", 8, 4, true, true, [#mir.variant<"None", 0, []>, #mir.variant<"Some", 1, [4]>], #mir.tag<"direct", ui32, 0, 0, 0, 0, 0>>

// CHECK: mir.global @bytes align 1 = "\00\01ab" {x}
mir.global @bytes align 1 = "\00\01ab" {x}
// CHECK: mir.global mutable @static : !mir.array<ui8, 8> align 8 space 1 = "\00\00\00\00\00\00\00\00" relocations [{addend = 1 : i64, offset = 0 : i64, symbol = @bytes}]
// GENERIC: "mir.global"() <{address_space = 1 : i64, alignment = 8 : i64, bytes = "\00\00\00\00\00\00\00\00", mutable, relocations = [{addend = 1 : i64, offset = 0 : i64, symbol = @bytes}], sym_name = "static", type = !mir.array<ui8, 8>}> : () -> ()
mir.global mutable @static : !mir.array<ui8, 8> align 8 space 1 = "\00\00\00\00\00\00\00\00" relocations [{addend = 1 : i64, offset = 0 : i64, symbol = @bytes}]

mir.func @memory(%p: !mir.ptr<mut f32>, %s: !mir.ref<!mir.slice<f32>>, %o: !mir.ref<mut !Option_u32>, %i: ui64, %n: si64) {
  // CHECK: %[[F:.*]] = mir.load %p : !mir.ptr<mut f32>
  // GENERIC: = "mir.load"(%p) : (!mir.ptr<mut f32>) -> f32
  %f = mir.load %p : !mir.ptr<mut f32>
  // CHECK: mir.load volatile %p align 2 {x} : !mir.ptr<mut f32>
  // GENERIC: = "mir.load"(%p) <{alignment = 2 : i64, is_volatile}> {x} : (!mir.ptr<mut f32>) -> f32
  %g = mir.load volatile %p align 2 {x} : !mir.ptr<mut f32>
  // CHECK: mir.store %[[F]], %p : !mir.ptr<mut f32>
  // GENERIC: "mir.store"(%{{.*}}, %p) : (f32, !mir.ptr<mut f32>) -> ()
  mir.store %f, %p : !mir.ptr<mut f32>
  // CHECK: mir.store volatile %[[F]], %p align 1 : !mir.ptr<mut f32>
  mir.store volatile %f, %p align 1 : !mir.ptr<mut f32>
  // CHECK: %[[A:.*]] = mir.alloca : !mir.ptr<mut !Option_u32>
  %a = mir.alloca : !mir.ptr<mut !Option_u32>
  // CHECK: mir.copy %o to %[[A]] : !mir.ref<mut !Option_u32> to !mir.ptr<mut !Option_u32>
  // GENERIC: "mir.copy"(%{{.*}}, %o) <{type = !Option_u32}> : (!mir.ptr<mut !Option_u32>, !mir.ref<mut !Option_u32>) -> ()
  mir.copy %o to %a : !mir.ref<mut !Option_u32> to !mir.ptr<mut !Option_u32>
  // CHECK: mir.copy %o to %[[A]] align 2 {x} : !mir.ref<mut !Option_u32> to !mir.ptr<mut !Option_u32> as ui32
  mir.copy %o to %a align 2 {x} : !mir.ref<mut !Option_u32> to !mir.ptr<mut !Option_u32> as ui32
  // CHECK: mir.field_addr %o[variant 1, 0] : !mir.ref<mut !Option_u32> -> !mir.ptr<ui32>
  // GENERIC: = "mir.field_addr"(%o) <{field = 0 : i64, variant = 1 : i64}> : (!mir.ref<mut !Option_u32>) -> !mir.ptr<ui32>
  %field = mir.field_addr %o[variant 1, 0] : !mir.ref<mut !Option_u32> -> !mir.ptr<ui32>
  // CHECK: %[[E:.*]] = mir.element_addr %s[%i] : (!mir.ref<!mir.slice<f32>>, ui64) -> !mir.ptr<f32>
  %e = mir.element_addr %s[%i] : (!mir.ref<!mir.slice<f32>>, ui64) -> !mir.ptr<f32>
  // CHECK: mir.offset %[[E]], %n : !mir.ptr<f32>, si64
  %q = mir.offset %e, %n : !mir.ptr<f32>, si64
  // CHECK: mir.fat_ptr %{{.*}}, %i : (!mir.ptr<f32>, ui64) -> !mir.ptr<!mir.slice<f32>>
  %fat = mir.fat_ptr %q, %i : (!mir.ptr<f32>, ui64) -> !mir.ptr<!mir.slice<f32>>
  // CHECK: mir.data_ptr %s : !mir.ref<!mir.slice<f32>> -> !mir.ptr<f32>
  %data = mir.data_ptr %s : !mir.ref<!mir.slice<f32>> -> !mir.ptr<f32>
  // CHECK: mir.ptr_metadata %s {x} : !mir.ref<!mir.slice<f32>> -> ui64
  %length = mir.ptr_metadata %s {x} : !mir.ref<!mir.slice<f32>> -> ui64
  // CHECK: mir.get_discriminant %o : !mir.ref<mut !Option_u32> -> si64
  %d = mir.get_discriminant %o : !mir.ref<mut !Option_u32> -> si64
  // CHECK: mir.set_discriminant %o to variant 1 : !mir.ref<mut !Option_u32>
  mir.set_discriminant %o to variant 1 : !mir.ref<mut !Option_u32>
  // CHECK: mir.address_of @bytes : !mir.ptr<ui8>
  %address = mir.address_of @bytes : !mir.ptr<ui8>
  mir.return
}

!Pair = !mir.adt<"struct", "Pair", 8, 4, true, true, [#mir.variant<"Pair", 0, [0, 4]>], none>
// CHECK: mir.field_addr %p[1] {x} : !mir.ptr<!Pair> -> !mir.ptr<f32>
mir.func @field(%p: !mir.ptr<!Pair>) {
  %0 = mir.field_addr %p[1] {x} : !mir.ptr<!Pair> -> !mir.ptr<f32>
  mir.return
}
