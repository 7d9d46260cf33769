#include "ir/verify_traits.h"

#include "ir/op.h"

namespace pliron {

namespace {

constexpr std::uint32_t bits(std::initializer_list<Trait> traits) {
  return Traits(traits).bits;
}
constexpr std::uint32_t type_traits =
    bits({Trait::SameOperandsAndResultType, Trait::SameTypeOperands, Trait::SameOperandsElementType,
          Trait::SameOperandsAndResultElementType, Trait::Idempotent, Trait::Involution});

// The element of a vector, tensor or memref; any other type as it is.
Type element_type(Type type) {
  ShapedType shaped = type.try_as<ShapedType>();
  return shaped ? shaped.element_type() : type;
}

// The first two types among operands, and results when they count, that `same` tells apart.
struct Difference {
  Type first, other;
};
template <typename Same>
Difference find_difference(Operation* op, bool with_results, Same same) {
  Type first;
  auto differs = [&](Type type) {
    if (!first)
      first = type;
    return !same(first, type);
  };
  for (Value operand : op->operands())
    if (differs(operand.type()))
      return {first, operand.type()};
  if (with_results)
    for (Value result : op->results())
      if (differs(result.type()))
        return {first, result.type()};
  return {};
}

bool check(Operation* op, Trait trait, bool with_results, bool elements) {
  auto same = [&](Type a, Type b) {
    return elements ? element_type(a) == element_type(b) : a == b;
  };
  Difference difference = find_difference(op, with_results, same);
  if (!difference.first)
    return true;
  std::string_view name = trait_name(trait);
  op->emit_op_error() << "requires one " << (elements ? "element type" : "type")
                      << " for all operands" << (with_results ? " and results" : "") << " ("
                      << llvm::StringRef(name.data(), name.size()) << "), but got '"
                      << difference.first << "' and '" << difference.other << "'";
  return false;
}

}  // namespace

bool verify_traits(Operation* op) {
  std::uint32_t traits = op->info().traits;
  if (!(traits & type_traits))
    return true;
  // Of those that say more the others need no check.
  if (op->has(Trait::SameOperandsAndResultType))
    return check(op, Trait::SameOperandsAndResultType, true, false);
  for (Trait trait : {Trait::Idempotent, Trait::Involution})
    if (op->has(trait) && !check(op, trait, true, false))
      return false;
  if (op->has(Trait::SameTypeOperands) && !check(op, Trait::SameTypeOperands, false, false))
    return false;
  if (op->has(Trait::SameOperandsAndResultElementType))
    return check(op, Trait::SameOperandsAndResultElementType, true, true);
  return !op->has(Trait::SameOperandsElementType) ||
         check(op, Trait::SameOperandsElementType, false, true);
}

LogicalResult inferred_result_types(Operation* op, llvm::SmallVectorImpl<Type>& types) {
  llvm::SmallVector<Type, 8> operands;
  for (Value operand : op->operands())
    operands.push_back(operand.type());
  llvm::SmallVector<unsigned, 8> sizes;
  for (int i = 0; i < op->info().def->operands.size(); ++i)
    sizes.push_back(op->operand_group_span(static_cast<unsigned>(i)).count);
  llvm::SmallVector<Attribute, 8> attrs;
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    attrs.push_back(op->attr_slot(i));
  return detail::infer_result_types(
      {op->info(), op->location(), operands, sizes, attrs, op->num_regions()}, types);
}

bool verify_inferred_types(Operation* op) {
  llvm::SmallVector<Type, 4> types;
  unsigned before = op->context().diagnostics().error_count();
  if (failed(inferred_result_types(op, types))) {
    if (op->context().diagnostics().error_count() == before)
      op->emit_op_error() << "has results whose types cannot be worked out";
    return false;
  }
  if (types.size() != op->num_results()) {
    op->emit_op_error() << "has " << op->num_results() << " results, but should have "
                        << types.size();
    return false;
  }
  for (unsigned i = 0; i < types.size(); ++i) {
    if (types[i] == op->result(i).type())
      continue;
    op->emit_op_error() << "result #" << i << " must have type '" << types[i] << "', but has '"
                        << op->result(i).type() << "'";
    return false;
  }
  return true;
}

}  // namespace pliron
