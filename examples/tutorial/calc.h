#pragma once
// `calc`: formulas on short arrays of floats, as a dialect. docs/tutorial builds it step by step.
//
//   calc.func @weighted(%a: !calc.array<3>, %k: !calc.array<1>) -> !calc.array<1> {
//     %0 = calc.constant [5.000000e-01, 2.500000e-01, 2.500000e-01]
//     %1 = calc.mul %a, %0 : !calc.array<3>
//     %2 = calc.reduce sum %1 : !calc.array<3>
//     %3 = calc.mul %2, %k : !calc.array<1>
//     calc.return %3 : !calc.array<1>
//   }
//
// Floats stand for real numbers: passes may reorder sums and products, as in mathematics.

#include "ir/custom_directive.h"
#include "ir/dialect.h"
#include "ir/param.h"
#include "ir/printer.h"
#include "passes/pass.h"

namespace calc {

using namespace pliron;

// doc(array_type)
struct ArrayType : ParametricType<ArrayType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "calc.array",
      .summary = "A fixed number of 32-bit floats; one of them is a plain number.",
      .params = {{"size", ParamKind::UInt, NumberIn<1, 64>}},
  };
  unsigned size() const { return static_cast<unsigned>(param<"size">()); }
};
// doc end

// doc(numbers_attr)
LogicalResult parse_numbers(AsmParser& parser, llvm::SmallVectorImpl<Attribute>& numbers);
void print_numbers(AsmPrinter& printer, llvm::ArrayRef<Attribute> numbers);

struct NumbersAttr : ParametricAttr<NumbersAttr> {
  using Parametric::Parametric;
  static constexpr ParamDirective directives[] = {
      ParamDirective::of<parse_numbers, print_numbers>("Numbers")};
  static constexpr AttrDef def{
      .name = "calc.numbers",
      .summary = "The elements of a constant array.",
      .params = {{"values", ParamKind::AttrList, Each<F32Attr>}},
      .format = "custom<Numbers>($values)",
      .directives = directives,
  };
  static NumbersAttr of(Context& context, llvm::ArrayRef<float> values);
  unsigned size() const { return static_cast<unsigned>(param<"values">().size()); }
  float operator[](unsigned i) const;
  // There is an array for 1 to 64 of them.
  LogicalResult verify(EmitError emit) const;
};
// doc end

// doc(reduction)
enum class Reduction : std::uint8_t { Sum, Max };
inline constexpr EnumCase reduction_cases[] = {{"sum", Reduction::Sum}, {"max", Reduction::Max}};
inline constexpr EnumDef ReductionEnum{.name = "calc.reduction",
                                       .summary = "How the elements of an array become one.",
                                       .cases = reduction_cases};
// doc end

// doc(constraints)
inline constexpr TypeConstraint Array =
    Named<"calc.Array", "an array of floats", BaseType<"calc.array">>;
inline constexpr TypeConstraint Number = ExactType<"!calc.array<1>">;
// doc end

// doc(cost_interface)
struct CostInterface {
  static constexpr InterfaceDef def{.name = "calc.cost",
                                    .summary = "Says how much arithmetic an op does."};
  // How many floating-point operations.
  unsigned (*cost)(Operation*) = nullptr;

  template <typename O>
  static constexpr CostInterface model() {
    return {.cost = [](Operation* op) { return O(op).cost(); }};
  }
};
// doc end

// doc(constant_op)
struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "calc.constant",
      .summary = "An array whose elements are known.",
      .results = {{"result", Array}},
      .attrs = {{"value", BaseAttr<"calc.numbers">}},
      .traits = {Trait::Pure, Trait::ConstantLike},
      .format = "$value attr-dict",
  };
  // As many elements as the attribute has.
  static LogicalResult infer_types(Inference<ConstantOp> op, llvm::SmallVectorImpl<Type>& types);
};
// doc end

// doc(elementwise)
constexpr OpDef elementwise(std::string_view name, std::string_view summary) {
  return {
      .name = name,
      .summary = summary,
      .operands = {{"lhs", Array}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
  };
}

struct AddOp : Op<AddOp> {
  using Op::Op;
  using Interfaces = InterfaceList<CostInterface>;
  static constexpr OpDef def = elementwise("calc.add", "Adds, element by element.");
  FoldResult fold(FoldInput constants);
  unsigned cost() const { return result<"result">().type().as<ArrayType>().size(); }
};

struct MulOp : Op<MulOp> {
  using Op::Op;
  using Interfaces = InterfaceList<CostInterface>;
  static constexpr OpDef def = elementwise("calc.mul", "Multiplies, element by element.");
  FoldResult fold(FoldInput constants);
  unsigned cost() const { return result<"result">().type().as<ArrayType>().size(); }
};
// doc end

// doc(broadcast_op)
struct BroadcastOp : Op<BroadcastOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "calc.broadcast",
      .summary = "An array of one number over and over.",
      .operands = {{"value", Number}},
      .results = {{"result", Array}},
      .traits = {Trait::Pure},
      .format = "$value attr-dict `:` qualified(type($result))",
  };
  FoldResult fold(FoldInput constants);
};
// doc end

// doc(reduce_op)
struct ReduceOp : Op<ReduceOp> {
  using Op::Op;
  using Interfaces = InterfaceList<CostInterface>;
  static constexpr OpDef def{
      .name = "calc.reduce",
      .summary = "Makes one number of an array, from the first element to the last.",
      .operands = {{"value", Array}},
      .results = {{"result", Number}},
      .attrs = {{"kind", EnumAttrOf<ReductionEnum>}},
      .traits = {Trait::Pure},
      .format = "$kind $value attr-dict `:` qualified(type($value))",
  };
  FoldResult fold(FoldInput constants);
  Reduction kind() const { return attr_enum<Reduction, "kind">(); }
  unsigned cost() const { return operand<"value">().type().as<ArrayType>().size() - 1; }
};
// doc end

// doc(func_op)
LogicalResult parse_signature(AsmParser& parser, TypeAttr& type, Region& body);
void print_signature(AsmPrinter& printer, Operation* op, TypeAttr type, Region& body);

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  static constexpr CustomDirective directives[] = {
      CustomDirective::of<parse_signature, print_signature>("Signature")};
  static constexpr OpDef def{
      .name = "calc.func",
      .summary = "A formula: arrays in, one array out.",
      .attrs = {{"sym_name", StrAttr}, {"function_type", FunctionTypeAttr}},
      .regions = {{"body", OneBlock}},
      .traits = {Trait::Symbol, Trait::IsolatedFromAbove, Trait::FunctionLike},
      .format = "$sym_name `` custom<Signature>($function_type, $body) attr-dict-with-keyword",
      .directives = directives,
  };
  LogicalResult verify();
  llvm::StringRef name() const { return attr_as<StringAttr, "sym_name">().value(); }
  FunctionType type() const {
    return attr_as<TypeAttr, "function_type">().value().as<FunctionType>();
  }
};

struct ReturnOp : Op<ReturnOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "calc.return",
      .summary = "Ends a formula with its value.",
      .operands = {{"value", Array}},
      .traits = {Trait::Terminator, Trait::ReturnLike},
      .parents = {"calc.func"},
      .format = "$value attr-dict `:` qualified(type($value))",
  };
  LogicalResult verify();
};
// doc end

Dialect dialect();

// calc-hoist-factor: a factor that all elements of a sum have is multiplied once.
extern const PassDef hoist_factor_pass;
// calc-cost: says how many floating-point operations each function takes.
extern const PassDef cost_pass;
// calc-to-llvm: formulas become kernels.
extern const PassDef to_llvm_pass;

}  // namespace calc
