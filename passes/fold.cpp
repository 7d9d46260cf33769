#include "passes/fold.h"

#include "ir/builtin_attributes.h"
#include "ir/builtin_elements.h"
#include "ir/eval.h"
#include "ir/operation.h"

namespace pliron {

namespace {

// Vectors with more elements than this are left alone, unless all elements are equal.
constexpr std::size_t max_elements = 4096;

// A constant as a row of numbers; one stands for all when all are equal.
class Numbers {
 public:
  // Whether `attr` is a number or a vector of numbers of that type. A dialect's constants may be of
  // another type than the value that they stand for.
  bool set(Attribute attr, Type type) {
    if (auto number = attr.try_as<IntegerAttr>(); number && type.is<IntegerType>())
      one_ = number.value();
    else if (auto real = attr.try_as<FloatAttr>())
      one_ = real.value().bitcastToAPInt();
    else if (auto elements = attr.try_as<DenseElementsAttr>())
      return Type(elements.type()) == type && set_elements(elements);
    else
      return false;
    return type_of(attr) == type;
  }
  // How many are needed to know all.
  std::size_t count() const { return many_ ? many_.size() : 1; }
  llvm::APInt at(std::size_t i) const { return many_ ? many_.bits(i) : one_; }

 private:
  static Type type_of(Attribute attr) {
    if (auto number = attr.try_as<IntegerAttr>())
      return number.type();
    return attr.as<FloatAttr>().type();
  }
  bool set_elements(DenseElementsAttr elements) {
    Type type = elements.element_type();
    if (!type.is<IntegerType>() && !type.is<FloatType>())
      return false;
    if (elements.is_splat())
      one_ = elements.bits(0);
    else
      many_ = elements;
    return elements.is_splat() || elements.size() <= max_elements;
  }

  llvm::APInt one_;
  DenseElementsAttr many_{nullptr};
};

Attribute number_attr(Type type, const llvm::APInt& bits) {
  if (auto real = type.try_as<FloatType>())
    return FloatAttr::get(real, llvm::APFloat(real.semantics(), bits));
  return IntegerAttr::get(type, bits);
}

bool is_number(Type type) {
  return type.is<IntegerType>() || type.is<FloatType>();
}

// The result of evaluating the op for each element, or null.
Attribute fold_by_evaluation(Operation* op, FoldInput constants) {
  Type type = op->result(0).type();
  VectorType vector = type.try_as<VectorType>();
  if (!is_number(vector ? vector.element_type() : type))
    return {};
  llvm::SmallVector<Numbers, 3> operands(constants.size());
  std::size_t count = 1;
  for (unsigned i = 0; i < constants.size(); ++i) {
    if (!operands[i].set(constants[i], op->operand(i).type()))
      return {};
    count = std::max(count, operands[i].count());
  }
  llvm::SmallVector<llvm::APInt, 4> results;
  llvm::SmallVector<EvalValue, 3> values(constants.size());
  llvm::SmallVector<EvalValue, 1> result;
  for (std::size_t i = 0; i < count; ++i) {
    for (auto [numbers, value] : llvm::zip_equal(operands, values))
      value = {numbers.at(i)};
    if (eval_op(op, {.operands = values}, result) != EvalStatus::Done || result[0].is_poison)
      return {};
    results.push_back(result[0].bits);
  }
  if (vector)
    return DenseElementsAttr::get(ShapedType(type.storage()), results);
  return count == 1 ? number_attr(type, results[0]) : Attribute();
}

}  // namespace

FoldResult fold_op(Operation* op, FoldInput constants) {
  if (op->num_results() != 1 || op->has(Trait::ConstantLike))
    return {};
  if (op->info().hooks.fold)
    if (FoldResult folded = op->info().hooks.fold(op, constants))
      return folded;
  if (!op->info().hooks.eval || llvm::is_contained(constants, Attribute()))
    return {};
  return fold_by_evaluation(op, constants);
}

}  // namespace pliron
