// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --emit=generic | FileCheck %s

// A tag that holds the discriminant is widened by its own sign.
!Small = !mir.adt<"enum", "Small", 8, 4, true, true, [#mir.variant<"A", 0, []>, #mir.variant<"B", 1, [4]>], #mir.tag<"direct", ui8, 0, 0, 0, 0, 0>>
!Ordering = !mir.adt<"enum", "Ordering", 1, 1, true, true, [#mir.variant<"Less", 18446744073709551615, []>, #mir.variant<"Equal", 0, []>, #mir.variant<"Greater", 1, []>], #mir.tag<"direct", si8, 0, 0, 0, 0, 0>>
// A niche for one variant: None is 2 in the byte of the bool.
!OptionBool = !mir.adt<"enum", "Option<bool>", 1, 1, true, true, [#mir.variant<"None", 0, []>, #mir.variant<"Some", 1, [0]>], #mir.tag<"niche", ui8, 0, 1, 0, 0, 2>>
// A niche for several, at the end of the tag's range, so that it wraps: A is 254, B 255, C 0.
!Wrapping = !mir.adt<"enum", "Wrapping", 8, 4, true, true, [#mir.variant<"D", 0, [0]>, #mir.variant<"A", 1, []>, #mir.variant<"B", 2, []>, #mir.variant<"C", 3, []>], #mir.tag<"niche", ui8, 4, 0, 1, 3, 254>>
// Discriminants that the program chose: not consecutive.
!Chosen = !mir.adt<"enum", "Chosen", 1, 1, true, true, [#mir.variant<"A", 10, []>, #mir.variant<"B", 30, []>, #mir.variant<"Other", 7, [0]>], #mir.tag<"niche", ui8, 0, 2, 0, 1, 4>>
!One = !mir.adt<"enum", "One", 0, 1, true, true, [#mir.variant<"Only", 42, []>], none>

// CHECK-LABEL: sym_name = "read"
"mir.func"() <{sym_name = "read", function_type = (!mir.ref<!Small>, !mir.ref<!Ordering>, !mir.ref<!OptionBool>, !mir.ref<!Wrapping>, !mir.ref<!Chosen>, !mir.ref<!One>) -> ()}> ({
^bb0(%small: !mir.ref<!Small>, %ordering: !mir.ref<!Ordering>, %option: !mir.ref<!OptionBool>, %wrapping: !mir.ref<!Wrapping>, %chosen: !mir.ref<!Chosen>, %one: !mir.ref<!One>):
  // CHECK: %[[T:.*]] = "llvm.load"(%small) <{alignment = 1 : i64{{.*}}}> : (!llvm.ptr) -> i8
  // CHECK-NEXT: "llvm.zext"(%[[T]]) : (i8) -> i64
  %0 = "mir.get_discriminant"(%small) : (!mir.ref<!Small>) -> si64
  // CHECK: %[[T:.*]] = "llvm.load"(%ordering)
  // CHECK-NEXT: "llvm.sext"(%[[T]]) : (i8) -> i64
  %1 = "mir.get_discriminant"(%ordering) : (!mir.ref<!Ordering>) -> si64
  // CHECK: %[[SOME:.*]] = "llvm.mlir.constant"() <{value = 1 : i64}>
  // CHECK: %[[T:.*]] = "llvm.load"(%option) {{.*}} -> i8
  // CHECK: %[[START:.*]] = "llvm.mlir.constant"() <{value = 2 : i8}>
  // CHECK: %[[IS_NONE:.*]] = "llvm.icmp"(%[[T]], %[[START]]) <{predicate = 0 : i64}>
  // CHECK: %[[NONE:.*]] = "llvm.mlir.constant"() <{value = 0 : i64}>
  // CHECK: "llvm.select"(%[[IS_NONE]], %[[NONE]], %[[SOME]])
  %2 = "mir.get_discriminant"(%option) : (!mir.ref<!OptionBool>) -> si64
  // CHECK: %[[P:.*]] = "llvm.getelementptr"(%wrapping) {{.*}}rawConstantIndices = array<i32: 4>
  // CHECK: %[[D:.*]] = "llvm.mlir.constant"() <{value = 0 : i64}>
  // CHECK: %[[T:.*]] = "llvm.load"(%[[P]]) {{.*}} -> i8
  // CHECK: %[[START:.*]] = "llvm.mlir.constant"() <{value = -2 : i8}>
  // CHECK: %[[REL:.*]] = "llvm.sub"(%[[T]], %[[START]]) <{overflowFlags = 0 : i32}> : (i8, i8) -> i8
  // CHECK: %[[LAST:.*]] = "llvm.mlir.constant"() <{value = 2 : i8}>
  // CHECK: %[[IN:.*]] = "llvm.icmp"(%[[REL]], %[[LAST]]) <{predicate = 7 : i64}>
  // CHECK: %[[WIDE:.*]] = "llvm.zext"(%[[REL]]) : (i8) -> i64
  // CHECK: %[[ONE:.*]] = "llvm.mlir.constant"() <{value = 1 : i64}>
  // CHECK: %[[V:.*]] = "llvm.add"(%[[WIDE]], %[[ONE]])
  // CHECK: "llvm.select"(%[[IN]], %[[V]], %[[D]])
  %3 = "mir.get_discriminant"(%wrapping) : (!mir.ref<!Wrapping>) -> si64
  // CHECK: %[[OTHER:.*]] = "llvm.mlir.constant"() <{value = 7 : i64}>
  // CHECK: %[[T:.*]] = "llvm.load"(%chosen)
  // CHECK: %[[IN:.*]] = "llvm.icmp"({{.*}}) <{predicate = 7 : i64}>
  // CHECK: %[[A:.*]] = "llvm.mlir.constant"() <{value = 10 : i64}>
  // CHECK: %[[IS_B:.*]] = "llvm.icmp"({{.*}}) <{predicate = 0 : i64}>
  // CHECK: %[[B:.*]] = "llvm.mlir.constant"() <{value = 30 : i64}>
  // CHECK: %[[AB:.*]] = "llvm.select"(%[[IS_B]], %[[B]], %[[A]])
  // CHECK: "llvm.select"(%[[IN]], %[[AB]], %[[OTHER]])
  %4 = "mir.get_discriminant"(%chosen) : (!mir.ref<!Chosen>) -> si64
  // CHECK: "llvm.mlir.constant"() <{value = 42 : i64}>
  // CHECK-NEXT: "llvm.return"
  %5 = "mir.get_discriminant"(%one) : (!mir.ref<!One>) -> si64
  "mir.return"() : () -> ()
}) : () -> ()

// CHECK-LABEL: sym_name = "write"
"mir.func"() <{sym_name = "write", function_type = (!mir.ref<mut !Ordering>, !mir.ref<mut !OptionBool>, !mir.ref<mut !Wrapping>, !mir.ref<mut !One>) -> ()}> ({
^bb0(%ordering: !mir.ref<mut !Ordering>, %option: !mir.ref<mut !OptionBool>, %wrapping: !mir.ref<mut !Wrapping>, %one: !mir.ref<mut !One>):
  // CHECK: %[[V:.*]] = "llvm.mlir.constant"() <{value = -1 : i8}>
  // CHECK: "llvm.store"(%[[V]], %ordering)
  "mir.set_discriminant"(%ordering) <{variant = 0 : i64}> : (!mir.ref<mut !Ordering>) -> ()
  // CHECK: %[[V:.*]] = "llvm.mlir.constant"() <{value = 2 : i8}>
  // CHECK: "llvm.store"(%[[V]], %option)
  "mir.set_discriminant"(%option) <{variant = 0 : i64}> : (!mir.ref<mut !OptionBool>) -> ()
  // Some is told by the bool in it.
  // CHECK-NOT: "llvm.store"({{.*}}, %option)
  "mir.set_discriminant"(%option) <{variant = 1 : i64}> : (!mir.ref<mut !OptionBool>) -> ()
  // CHECK: %[[V:.*]] = "llvm.mlir.constant"() <{value = 0 : i8}>
  // CHECK: "llvm.store"(%[[V]],
  "mir.set_discriminant"(%wrapping) <{variant = 3 : i64}> : (!mir.ref<mut !Wrapping>) -> ()
  // CHECK-NEXT: "llvm.return"
  "mir.set_discriminant"(%one) <{variant = 0 : i64}> : (!mir.ref<mut !One>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// A tag of 128 bits, which a variant with a 128-bit integer makes: discriminants keep their sign.
!Wide = !mir.adt<"enum", "Wide", 32, 16, true, true, [#mir.variant<"None", 18446744073709551615, []>, #mir.variant<"Some", 1, [16]>], #mir.tag<"direct", si128, 0, 0, 0, 0, 0>>

// CHECK-LABEL: sym_name = "wide"
"mir.func"() <{sym_name = "wide", function_type = (!mir.ref<mut !Wide>) -> si64}> ({
^bb0(%wide: !mir.ref<mut !Wide>):
  // CHECK: %[[V:.*]] = "llvm.mlir.constant"() <{value = -1 : i128}>
  // CHECK: "llvm.store"(%[[V]], %wide) <{alignment = 16 : i64{{.*}}}>
  "mir.set_discriminant"(%wide) <{variant = 0 : i64}> : (!mir.ref<mut !Wide>) -> ()
  // CHECK: %[[TAG:.*]] = "llvm.load"(%wide) <{alignment = 16 : i64{{.*}}}> : (!llvm.ptr) -> i128
  // CHECK: %[[D:.*]] = "llvm.trunc"(%[[TAG]]) <{overflowFlags = 0 : i32}> : (i128) -> i64
  // CHECK: "llvm.return"(%[[D]])
  %0 = "mir.get_discriminant"(%wide) : (!mir.ref<mut !Wide>) -> si64
  "mir.return"(%0) : (si64) -> ()
}) : () -> ()
