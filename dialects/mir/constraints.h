#pragma once
// What values and attributes of the `mir` dialect's ops can be.

#include "dialects/mir/types.h"
#include "ir/constraints.h"

namespace pliron::mir {

// What constraints below ask, and their samples.
bool is_aggregate_pointer(Type type);
Type sample_aggregate_pointer(Context& context, Random& random);
bool is_cast_kind(Attribute attr);
Attribute sample_cast_kind(Context& context, Random& random);

// What values SSA holds: Rust's integers, floats and bool, and pointers.
inline constexpr TypeConstraint RustInteger =
    AnyOf<SignedIntegerOf<8, 16, 32, 64, 128>, UnsignedIntegerOf<8, 16, 32, 64, 128>>;
inline constexpr TypeConstraint RustFloat = FloatOf<"f16", "f32", "f64", "f128">;
inline constexpr TypeConstraint IntOrBool =
    Named<"IntOrBool", "an integer or bool", AnyOf<I1, RustInteger>>;
inline constexpr TypeConstraint IntOrFloat =
    Named<"IntOrFloat", "an integer or float", AnyOf<IntOrBool, RustFloat>>;
inline constexpr TypeConstraint AnyPointer =
    Named<"AnyPointer", "a pointer or reference", AnyOf<BaseType<"mir.ptr">, BaseType<"mir.ref">>>;
// What a fat pointer points to.
inline constexpr TypeConstraint Unsized = AnyOf<BaseType<"mir.slice">, BaseType<"mir.str">>;
inline constexpr TypeConstraint FatPointer =
    Named<"FatPointer", "a pointer or reference to a slice or str",
          AnyOf<BaseType<"mir.ptr", Param<"pointee", Unsized>>,
                BaseType<"mir.ref", Param<"pointee", Unsized>>>>;
inline constexpr TypeConstraint ThinPointer =
    Named<"ThinPointer", "a thin pointer or reference", AllOf<AnyPointer, Not<FatPointer>>>;
// With samples, since the parameters of an aggregate depend on each other.
inline constexpr TypeConstraint AggregatePointer =
    NativeType<"mir.AggregatePointer",
               "a thin pointer or reference to a struct, enum, union, tuple or closure",
               is_aggregate_pointer, sample_aggregate_pointer>;
inline constexpr TypeConstraint Scalar =
    Named<"Scalar", "a scalar or a pointer", AnyOf<IntOrFloat, AnyPointer>>;
inline constexpr TypeConstraint Comparable =
    Named<"Comparable", "an integer, bool, float or pointer", Scalar>;

}  // namespace pliron::mir
