#pragma once
// The types of the `llvm` dialect, with MLIR's names and syntax: pointers, arrays, structs,
// functions and void. Integers, floats and vectors are those of `builtin`. Inside another type of
// this dialect the prefix is left out: `!llvm.struct<(ptr, array<4 x i8>)>`.
//
// The namespace is not called `llvm`, which would hide LLVM's own inside `pliron`.

#include "ir/op_def.h"
#include "ir/param.h"

namespace pliron::llvm_dialect {

// Text hooks, for the records below only; their code is in types.cpp.
void print_pointer_type(Type type, AsmPrinter& printer);
void print_array_type(Type type, AsmPrinter& printer);
void print_struct_type(Type type, AsmPrinter& printer);
void print_function_type(Type type, AsmPrinter& printer);
void print_nothing(Type type, AsmPrinter& printer);
FailureOr<Type> parse_pointer_type(AsmParser& parser);
FailureOr<Type> parse_array_type(AsmParser& parser);
FailureOr<Type> parse_struct_type(AsmParser& parser);
FailureOr<Type> parse_function_type(AsmParser& parser);
FailureOr<Type> parse_void_type(AsmParser& parser);

// !llvm.ptr, !llvm.ptr<3>
struct PointerType : ParametricType<PointerType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "llvm.ptr",
      .summary = "An opaque pointer into an address space.",
      .params = {{"address_space", ParamKind::UInt, NumberIn<0, (1 << 24) - 1>}},
      .print = print_pointer_type,
      .parse = parse_pointer_type,
  };
  static PointerType in(Context& context, unsigned address_space = 0) {
    return get(context, address_space);
  }
  unsigned address_space() const { return static_cast<unsigned>(param<"address_space">()); }
};

// !llvm.array<4 x i8>
struct ArrayType : ParametricType<ArrayType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "llvm.array",
      .summary = "A fixed number of elements of one type.",
      .params = {{"size", ParamKind::UInt}, {"element", ParamKind::Type}},
      .print = print_array_type,
      .parse = parse_array_type,
  };
  static ArrayType of(Type element, std::uint64_t size) {
    return get(element.context(), size, element);
  }
  std::uint64_t size() const { return param<"size">(); }
  Type element() const { return param<"element">(); }
};

// !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"name", (i32)>,
// !llvm.struct<"name", opaque>. There is one named struct of each name, as in MLIR and LLVM.
struct StructType : ParametricType<StructType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "llvm.struct",
      .summary = "A sequence of fields, padded as the target says unless packed.",
      .params = {{"name", ParamKind::String},
                 {"elements", ParamKind::TypeList},
                 {"packed", ParamKind::Bool},
                 {"opaque", ParamKind::Bool}},
      .recursive = true,
      .print = print_struct_type,
      .parse = parse_struct_type,
  };
  static StructType literal(Context& context, llvm::ArrayRef<Type> elements, bool packed = false) {
    return *get(context, Identifier(), ParamValue(context, elements), packed, false);
  }
  // These fail, without a message, when there is another struct of that name. The name is not
  // empty; named(context, name) makes a struct that gets its elements later, from set_elements().
  using Parametric::named;
  static FailureOr<StructType> named(Context& context, llvm::StringRef name,
                                     llvm::ArrayRef<Type> elements, bool packed = false) {
    return get(context, context.identifier(name), ParamValue(context, elements), packed, false);
  }
  // A struct of which nothing but the name is known.
  static FailureOr<StructType> opaque(Context& context, llvm::StringRef name) {
    return get(context, context.identifier(name), ParamValue(context, llvm::ArrayRef<Type>()),
               false, true);
  }
  LogicalResult set_elements(llvm::ArrayRef<Type> elements, bool packed = false) const {
    return set_body(ParamValue(context(), elements), packed, false);
  }
  Identifier name() const { return param<"name">(); }  // null for a literal struct
  ParamList<Type> elements() const { return param<"elements">(); }
  std::size_t size() const { return elements().size(); }
  Type element(std::size_t i) const { return elements()[i]; }
  bool is_packed() const { return param<"packed">(); }
  bool is_opaque() const { return param<"opaque">() || !is_complete(); }

  // A struct has a size: its elements, and theirs, do not hold it again.
  LogicalResult verify(EmitError emit) const;
};

// !llvm.func<i32 (ptr, ...)>
struct FunctionType : ParametricType<FunctionType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "llvm.func",
      .summary = "The signature of a function: one result, or void.",
      .params = {{"result", ParamKind::Type},
                 {"parameters", ParamKind::TypeList},
                 {"vararg", ParamKind::Bool}},
      .print = print_function_type,
      .parse = parse_function_type,
  };
  // `result` is VoidType for a function without one.
  static FunctionType of(Type result, llvm::ArrayRef<Type> parameters, bool vararg = false) {
    Context& context = result.context();
    return get(context, result, ParamValue(context, parameters), vararg);
  }
  Type result() const { return param<"result">(); }
  ParamList<Type> parameters() const { return param<"parameters">(); }
  bool is_vararg() const { return param<"vararg">(); }
};

// !llvm.void
struct VoidType : ParametricType<VoidType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "llvm.void",
      .summary = "The result of a function that gives none.",
      .print = print_nothing,
      .parse = parse_void_type,
  };
};

// What ops accept.
inline constexpr TypeConstraint LlvmFloat = FloatOf<"f16", "bf16", "f32", "f64", "f80", "f128">;
inline constexpr TypeConstraint AnyPointer = Named<"AnyPointer", "a pointer", BaseType<"llvm.ptr">>;
inline constexpr TypeConstraint Aggregate =
    Named<"Aggregate", "an array or a struct",
          AnyOf<BaseType<"llvm.array">, BaseType<"llvm.struct", Param<"opaque", False>>>>;
inline constexpr TypeConstraint VectorElement = AnyOf<SignlessInteger, LlvmFloat, AnyPointer>;
inline constexpr TypeConstraint AnyVector =
    Named<"AnyVector", "a vector", VectorOf<VectorElement, 1>>;
inline constexpr TypeConstraint NonAggregate =
    Named<"NonAggregate", "neither an array nor a struct",
          AnyOf<SignlessInteger, LlvmFloat, AnyPointer, AnyVector>>;
// Every type that a value of this dialect can have.
inline constexpr TypeConstraint FirstClass =
    Named<"FirstClass", "a type of LLVM that values can have", AnyOf<NonAggregate, Aggregate>>;
inline constexpr TypeConstraint IntOrIntVector =
    Named<"IntOrIntVector", "an integer or a vector of integers",
          AnyOf<SignlessInteger, VectorOf<SignlessInteger, 1>>>;
inline constexpr TypeConstraint FloatOrFloatVector =
    Named<"FloatOrFloatVector", "a float or a vector of floats",
          AnyOf<LlvmFloat, VectorOf<LlvmFloat, 1>>>;
inline constexpr TypeConstraint BoolOrBoolVector =
    Named<"BoolOrBoolVector", "i1 or a vector of i1", AnyOf<I1, VectorOf<I1, 1>>>;
inline constexpr TypeConstraint PointerOrPointerVector =
    Named<"PointerOrPointerVector", "a pointer or a vector of pointers",
          AnyOf<AnyPointer, VectorOf<AnyPointer, 1>>>;
inline constexpr TypeConstraint IntOrPointerOrVector =
    Named<"IntOrPointerOrVector", "an integer, a pointer or a vector of them",
          AnyOf<IntOrIntVector, PointerOrPointerVector>>;

// The element of a vector, any other type as it is.
Type scalar_type(Type type);
// i1, or a vector of i1 as long as the vector `type`; null for a vector of more dimensions.
Type comparison_type(Type type);
// The struct of (type, i1) that with.overflow intrinsics and cmpxchg give; of (vector, vector of
// i1) for vectors. Null for types that they cannot have.
Type with_flag_type(Type type);

}  // namespace pliron::llvm_dialect
