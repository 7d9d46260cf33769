// What mir-to-llvm does not understand is said, at its place, and nothing is converted.
// RUN: pliron-opt %s --pass-pipeline='builtin.module(mir-to-llvm)' --split-input-file --verify-diagnostics

"mir.func"() <{sym_name = "f", function_type = (ui32) -> ()}> ({
^bb0(%n: ui32):
  // expected-error@+1 {{calls the intrinsic `carryless_mul`, which is not supported}}
  %0 = "mir.intrinsic"(%n, %n) <{name = "carryless_mul"}> : (ui32, ui32) -> ui32
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (f32) -> ()}> ({
^bb0(%x: f32):
  // expected-error@+1 {{calls the intrinsic `ctpop` with operands or a result that it does not have}}
  %0 = "mir.intrinsic"(%x) <{name = "ctpop"}> : (f32) -> ui32
  "mir.return"() : () -> ()
}) : () -> ()

// -----

!Unit = !mir.adt<"struct", "Unit", 0, 1, true, true, [#mir.variant<"Unit", 0, []>], none>
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<!Unit>) -> ()}> ({
^bb0(%p: !mir.ptr<!Unit>):
  // expected-error@+1 {{counts elements without a size}}
  %0 = "mir.intrinsic"(%p, %p) <{name = "ptr_offset_from", type_args = [!Unit]}> : (!mir.ptr<!Unit>, !mir.ptr<!Unit>) -> si64
  "mir.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{is in shared memory, which cannot have an initial value}}
"mir.global"() <{sym_name = "tile", bytes = "\01", alignment = 1 : i64, address_space = 3 : i64}> : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (!mir.ref<!mir.str>) -> ()}> ({
^bb0(%s: !mir.ref<!mir.str>):
  // expected-error@+1 {{takes the fat pointer !mir.ref<!mir.str>, which mir-to-llvm splits in two; pass its parts}}
  %0 = "builtin.unrealized_conversion_cast"(%s) : (!mir.ref<!mir.str>) -> i32
  "mir.return"() : () -> ()
}) : () -> ()
