#pragma once
// What the variables of a rule stand for while it is matched and applied, and the values of its
// expressions (passes/rules/resolved.h says what they mean).

#include <optional>

#include "passes/rules/resolved.h"

namespace pliron::rules {

// Values in a row among the operands of an op.
struct OperandGroup {
  Operation* op = nullptr;
  OperandSpan span;
  unsigned size() const { return span.count; }
  Value operator[](unsigned i) const { return op->operand(span.first + i); }
  bool operator==(const OperandGroup& other) const;
};

// What an expression gives. `type` says which of the others counts.
struct ExprValue {
  ExprType type = ExprType::Natural;
  std::int64_t number = 0;           // Bool, Natural, Enum
  const Literal* literal = nullptr;  // of a Natural or Float that was written so
  const void* pointer = nullptr;     // Attr, Constant, Type, Value, Block
  OperandGroup group;                // Values
  llvm::APInt bits = llvm::APInt(1, 0);
  std::optional<llvm::APFloat> real;  // Float; of a literal without a format none

  static ExprValue of_bool(bool value) { return of_number(ExprType::Bool, value); }
  static ExprValue of_natural(std::int64_t value) { return of_number(ExprType::Natural, value); }
  static ExprValue of_number(ExprType type, std::int64_t value) {
    ExprValue result;
    result.type = type;
    result.number = value;
    return result;
  }
  static ExprValue of_pointer(ExprType type, const void* pointer) {
    ExprValue result;
    result.type = type;
    result.pointer = pointer;
    return result;
  }
  static ExprValue of_bits(llvm::APInt bits) {
    ExprValue result;
    result.type = ExprType::Bits;
    result.bits = std::move(bits);
    return result;
  }
  static ExprValue of_real(llvm::APFloat real) {
    ExprValue result;
    result.type = ExprType::Float;
    result.real = std::move(real);
    return result;
  }
  Attribute attribute() const { return Attribute(static_cast<const UniquedStorage*>(pointer)); }
  Type type_value() const { return Type(static_cast<const UniquedStorage*>(pointer)); }
  Value value() const {
    return Value(static_cast<pliron::detail::ValueImpl*>(const_cast<void*>(pointer)));
  }
  Block* block() const { return static_cast<Block*>(const_cast<void*>(pointer)); }
};

// What a variable stands for.
struct Binding {
  bool is_bound = false;
  const void* pointer = nullptr;  // of a value, attribute, type or block
  Type type;                      // of a Constant: that of the constant op's result
  OperandGroup group;             // of Values

  Value value() const {
    return Value(static_cast<pliron::detail::ValueImpl*>(const_cast<void*>(pointer)));
  }
};

// One rule on one op. The same object is used again and again, so that nothing is allocated.
struct RuleMatch {
  const CheckedRules* set = nullptr;
  const CheckedRule* rule = nullptr;
  Operation* root = nullptr;
  llvm::SmallVector<Binding, 16> variables;
  // By variable, of those of kind Let; empty until one is bound.
  llvm::SmallVector<ExprValue, 0> lets;
  // In convert rules: the converted type, null when there is none; and the converted types of the
  // root's results.
  llvm::function_ref<Type(Type)> convert_type = nullptr;
  // Why conditions did not hold, as text, when somebody wants to know.
  std::string* reason = nullptr;

  void start(const CheckedRules& rules, const CheckedRule& one, Operation* op) {
    set = &rules;
    rule = &one;
    root = op;
    variables.assign(one.variables.size(), Binding());
    lets.clear();
  }
};

// An expression's value; none where it has none (division by zero, a native that says no).
std::optional<ExprValue> evaluate(const RuleMatch& match, Index expr);
// The same as a condition: false also when it has no value.
bool holds(const RuleMatch& match, Index expr);

// An expression's value as a native takes it; none when it is not of that type.
std::optional<NativeValue> to_native(NativeType type, const ExprValue& value);

// The bits of an integer constant (or of each element of a splat), and a float's value; none when
// it is something else.
std::optional<llvm::APInt> constant_bits(Attribute constant);
std::optional<llvm::APFloat> constant_real(Attribute constant);
// The element type of a shaped type, and the type itself otherwise.
Type element_type(Type type);
// The bits of an integer or float type, or of the elements of a shaped one; none of others.
std::optional<unsigned> bit_width(Type type);

}  // namespace pliron::rules
