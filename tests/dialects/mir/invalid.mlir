// What the verifier says of IR that cannot be. Layouts come from text, so none is trusted.
// RUN: pliron-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{argument #0 must be a scalar or a pointer, but is !mir.array<f32, 2>; aggregates are passed by address, marked mir.indirect}}
"mir.func"() <{sym_name = "f", function_type = (!mir.array<f32, 2>) -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{argument #0 must be a scalar or a pointer, but is i32}}
"mir.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{must have at most one result, but its type has 2}}
"mir.func"() <{sym_name = "f", function_type = () -> (f32, f32)}> ({}) : () -> ()

// -----

// expected-error@+1 {{is a kernel and must have no result, but returns f32}}
"mir.func"() <{sym_name = "f", kernel, function_type = () -> f32}> ({}) : () -> ()

// -----

// expected-error@+1 {{is a kernel and must have a body}}
"mir.func"() <{sym_name = "f", kernel, function_type = () -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{has arg_attrs for 1 arguments, but its type has 2}}
"mir.func"() <{sym_name = "f", function_type = (f32, f32) -> (), arg_attrs = [{}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{argument #1 is marked mir.sret, which only the first argument of a function that is no kernel can be}}
"mir.func"() <{sym_name = "f", function_type = (f32, !mir.ptr<f32>) -> (), arg_attrs = [{}, {mir.sret}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{argument #0 is marked mir.indirect and must be a thin pointer to a sized type, but is !mir.ptr<!mir.str>}}
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<!mir.str>) -> (), arg_attrs = [{mir.indirect}]}> ({}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = () -> f32}> ({
  // expected-error@+1 {{returns 0 values, but the function '@f' has 1}}
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (ui8) -> ()}> ({
^bb0(%n: ui8):
  // expected-error@+1 {{case value #0 must be of type ui8, but is 1 : ui16}}
  "mir.switch_int"(%n)[^bb1, ^bb1] <{case_values = [1 : ui16], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
^bb1:
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (ui8) -> ()}> ({
^bb0(%n: ui8):
  // expected-error@+1 {{has 1 case blocks, but 2 case values and 1 case operand segments}}
  "mir.switch_int"(%n)[^bb1, ^bb1] <{case_values = [1 : ui8, 2 : ui8], case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
^bb1:
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (ui8) -> ()}> ({
^bb0(%n: ui8):
  // expected-error@+1 {{has the case value 1 : ui8 twice}}
  "mir.switch_int"(%n)[^bb1, ^bb1, ^bb1] <{case_values = [1 : ui8, 1 : ui8], case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
^bb1:
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = () -> ()}> ({
  // expected-error@+1 {{calls @g, which is not in this module}}
  "mir.call"() <{callee = @g}> : () -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "k", kernel, function_type = () -> ()}> ({
  // expected-error@+1 {{calls @k, which is a kernel; kernels are only launched}}
  "mir.call"() <{callee = @k}> : () -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (f32) -> f32}> ({
^bb0(%x: f32):
  // expected-error@+1 {{passes 0 arguments, but @f takes 1}}
  %0 = "mir.call"() <{callee = @f}> : () -> f32
  "mir.return"(%0) : (f32) -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<f32>) -> ()}> ({
^bb0(%p: !mir.ptr<f32>):
  // expected-error@+1 {{the value is f64, but the address is !mir.ptr<f32>}}
  %0 = "mir.load"(%p) : (!mir.ptr<f32>) -> f64
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<f32>) -> ()}> ({
^bb0(%p: !mir.ptr<f32>):
  // expected-error@+1 {{the alignment must be a power of two, but is 3}}
  %0 = "mir.load"(%p) <{alignment = 3 : i64}> : (!mir.ptr<f32>) -> f32
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<mut f32>) -> ()}> ({
^bb0(%p: !mir.ptr<mut f32>):
  // expected-error@+1 {{copies 8 bytes, but !mir.ptr<mut f32> points to 4}}
  "mir.copy"(%p, %p) <{type = f64}> : (!mir.ptr<mut f32>, !mir.ptr<mut f32>) -> ()
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = () -> ()}> ({
  // expected-error@+1 {{uses !mir.adt<"struct", "S", 6, 4, true, true, [#mir.variant<"S", 0, []>], none>, which has the size 6, which is no multiple of its alignment}}
  %0 = "mir.alloca"() : () -> !mir.ptr<mut !mir.adt<"struct", "S", 6, 4, true, true, [#mir.variant<"S", 0, []>], none>>
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = () -> ()}> ({
  // expected-error@+1 {{needs a type of known size behind !mir.ptr<mut i32>}}
  %0 = "mir.alloca"() : () -> !mir.ptr<mut i32>
  "mir.return"() : () -> ()
}) : () -> ()

// -----

!S = !mir.adt<"struct", "S", 4, 4, true, true, [#mir.variant<"S", 0, [0]>], none>
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<!S>) -> ()}> ({
^bb0(%p: !mir.ptr<!S>):
  // expected-error@+1 {{names variant 1, but}}
  %0 = "mir.field_addr"(%p) <{variant = 1 : i64, field = 0 : i64}> : (!mir.ptr<!S>) -> !mir.ptr<f32>
  // expected-error@+1 {{names field 1, but variant 0 of}}
  %1 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 1 : i64}> : (!mir.ptr<!S>) -> !mir.ptr<f32>
  // expected-error@+1 {{a field of 8 bytes at offset 0 does not fit into the 4 bytes of}}
  %2 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 0 : i64}> : (!mir.ptr<!S>) -> !mir.ptr<f64>
  // expected-error@+1 {{the result !mir.ptr<f32, 3> is in another address space than}}
  %3 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 0 : i64}> : (!mir.ptr<!S>) -> !mir.ptr<f32, 3>
  // expected-error@+1 {{the field must have a type of known size, but the result is !mir.ptr<!mir.str>}}
  %4 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 0 : i64}> : (!mir.ptr<!S>) -> !mir.ptr<!mir.str>
  "mir.return"() : () -> ()
}) : () -> ()

// -----

"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<f32>, !mir.ref<!mir.slice<f32>>, ui64, ui32) -> ()}> ({
^bb0(%p: !mir.ptr<f32>, %s: !mir.ref<!mir.slice<f32>>, %i: ui64, %n: ui32):
  // expected-error@+1 {{needs a pointer to an array, slice or str, but has !mir.ptr<f32>}}
  %0 = "mir.element_addr"(%p, %i) : (!mir.ptr<f32>, ui64) -> !mir.ptr<f32>
  // expected-error@+1 {{the result must point to f32, but is !mir.ptr<f64>}}
  %1 = "mir.element_addr"(%s, %i) : (!mir.ref<!mir.slice<f32>>, ui64) -> !mir.ptr<f64>
  // expected-error@+1 {{operand #0 ("base") must be a thin pointer or reference to a struct, enum, union, tuple or closure, but got '!mir.ptr<f32>'}}
  %2 = "mir.field_addr"(%p) <{variant = 0 : i64, field = 0 : i64}> : (!mir.ptr<f32>) -> !mir.ptr<f32>
  // expected-error@+1 {{the length must be ui64, but is ui32}}
  %3 = "mir.fat_ptr"(%p, %n) : (!mir.ptr<f32>, ui32) -> !mir.ptr<!mir.slice<f32>>
  // expected-error@+1 {{the data pointer of !mir.ref<!mir.slice<f32>> must point to f32, but is !mir.ptr<f64>}}
  %4 = "mir.data_ptr"(%s) : (!mir.ref<!mir.slice<f32>>) -> !mir.ptr<f64>
  "mir.return"() : () -> ()
}) : () -> ()

// -----

!Untold = !mir.adt<"enum", "E", 4, 4, true, true, [#mir.variant<"A", 0, []>, #mir.variant<"B", 1, []>], none>
!Niche = !mir.adt<"enum", "N", 4, 4, true, true, [#mir.variant<"A", 0, [0]>, #mir.variant<"B", 1, []>, #mir.variant<"C", 2, []>], #mir.tag<"niche", ui8, 0, 0, 1, 1, 9>>
!Outside = !mir.adt<"enum", "O", 4, 4, true, true, [#mir.variant<"A", 0, []>, #mir.variant<"B", 1, []>], #mir.tag<"direct", ui32, 4, 0, 0, 0, 0>>
"mir.func"() <{sym_name = "f", function_type = (!mir.ptr<mut !Untold>, !mir.ptr<mut !Niche>, !mir.ptr<mut !Outside>) -> ()}> ({
^bb0(%p: !mir.ptr<mut !Untold>, %n: !mir.ptr<mut !Niche>, %o: !mir.ptr<mut !Outside>):
  // expected-error@+1 {{cannot tell the 2 variants of}}
  %0 = "mir.get_discriminant"(%p) : (!mir.ptr<mut !Untold>) -> si64
  // expected-error@+1 {{cannot mark a variant of}}
  "mir.set_discriminant"(%p) <{variant = 1 : i64}> : (!mir.ptr<mut !Untold>) -> ()
  // expected-error@+1 {{variant 2 of}}
  "mir.set_discriminant"(%n) <{variant = 2 : i64}> : (!mir.ptr<mut !Niche>) -> ()
  // expected-error@+1 {{names variant 7, but}}
  "mir.set_discriminant"(%n) <{variant = 7 : i64}> : (!mir.ptr<mut !Niche>) -> ()
  // expected-error@+1 {{which has a tag outside its 4 bytes}}
  %1 = "mir.get_discriminant"(%o) : (!mir.ptr<mut !Outside>) -> si64
  "mir.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{has 3 bytes, but its type has 4}}
"mir.global"() <{sym_name = "g", bytes = "abc", type = ui32, alignment = 4 : i64}> : () -> ()

// -----

// expected-error@+1 {{the relocation at offset 4 lies outside the bytes, or on another relocation}}
"mir.global"() <{sym_name = "g", bytes = "12345678", alignment = 8 : i64, relocations = [{offset = 4 : i64, symbol = @g}]}> : () -> ()

// -----

// expected-error@+1 {{a relocation names @h, which is no mir.global or mir.func of this module}}
"mir.global"() <{sym_name = "g", bytes = "12345678", alignment = 8 : i64, relocations = [{offset = 0 : i64, symbol = @h}]}> : () -> ()

// -----

// expected-error@+1 {{a relocation must be {offset = i64, symbol = @name, addend = i64}}}
"mir.global"() <{sym_name = "g", bytes = "12345678", alignment = 8 : i64, relocations = [{symbol = @g}]}> : () -> ()

// -----

"mir.global"() <{sym_name = "g", bytes = "12345678", alignment = 8 : i64}> : () -> ()
"mir.func"() <{sym_name = "f", function_type = (f32) -> ()}> ({
^bb0(%x: f32):
  // expected-error@+1 {{names @h, which is no mir.global of this module}}
  %0 = "mir.address_of"() <{global = @h}> : () -> !mir.ptr<f32>
  // expected-error@+1 {{gives a pointer into address space 3, but @g is in 0}}
  %1 = "mir.address_of"() <{global = @g}> : () -> !mir.ptr<f32, 3>
  // expected-error@+1 {{the value 1 : ui8 is not of the result's type ui16}}
  %2 = "mir.constant"() <{value = 1 : ui8}> : () -> ui16
  // expected-error@+1 {{attribute 'predicate' must be eq, ne, lt, le, gt or ge, but got "less"}}
  %3 = "mir.compare"(%x, %x) <{predicate = "less"}> : (f32, f32) -> i1
  // expected-error@+1 {{attribute 'kind' must be the name of a cast of MIR's, but got "Bits"}}
  %4 = "mir.cast"(%x) <{kind = "Bits"}> : (f32) -> ui32
  // expected-error@+1 {{the cast "IntToInt" cannot turn f32 into ui32}}
  %5 = "mir.cast"(%x) <{kind = "IntToInt"}> : (f32) -> ui32
  // expected-error@+1 {{the cast "Transmute" cannot turn f32 into ui64}}
  %6 = "mir.cast"(%x) <{kind = "Transmute"}> : (f32) -> ui64
  "mir.return"() : () -> ()
}) : () -> ()
