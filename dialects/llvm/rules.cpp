// What the rules of this dialect call, and the list of their files.

#include "dialects/llvm/rules.h"

#include "ir/builtin_attributes.h"
#include "ir/context.h"
#include "passes/rules/registry.h"

namespace pliron::llvm_dialect {

using llvm::APInt;

extern const rules::RuleFile add_sub_rules, aggregates_rules, bit_intrinsics_rules, bitwise_rules,
    casts_rules, casts_of_floats_rules, compare_bounds_rules, compare_pairs_rules, compares_rules,
    compares_of_arithmetic_rules, compares_of_bits_rules, compares_of_casts_rules,
    compares_with_operands_rules, complements_rules, control_flow_rules, division_rules,
    float_compares_rules, float_signs_rules, floats_rules, masks_rules, memory_rules, min_max_rules,
    mul_rules, narrowing_rules, pointers_rules, saturating_rules, selects_rules,
    selects_to_min_max_rules, shifts_rules;

namespace {

// The index of a path of getelementptr that has one, which is no operand. It is an i32.
std::optional<APInt> sole_index(Attribute path) {
  DenseArrayAttr indices = path ? path.try_as<DenseArrayAttr>() : DenseArrayAttr();
  if (!indices || indices.size() != 1 || indices.as_int(0) == INT32_MIN)
    return std::nullopt;
  return APInt(32, static_cast<std::uint64_t>(indices.as_int(0)), /*isSigned=*/true);
}

// The path of that index; none where it is no i32, or the number that stands for an operand.
std::optional<Attribute> index_path(Context& context, const APInt& index) {
  if (index.getSignificantBits() > 32 || index.getSExtValue() == INT32_MIN)
    return std::nullopt;
  return Attribute(DenseArrayAttr::i32(context, {static_cast<std::int32_t>(index.getSExtValue())}));
}

std::optional<Attribute> swap_weights(Context& context, Attribute weights) {
  DenseArrayAttr pair = weights ? weights.try_as<DenseArrayAttr>() : DenseArrayAttr();
  if (!pair || pair.size() != 2)
    return std::nullopt;
  return Attribute(DenseArrayAttr::i32(context, {static_cast<std::int32_t>(pair.as_int(1)),
                                                 static_cast<std::int32_t>(pair.as_int(0))}));
}

// Whether neither position leads into what the other one is the position of.
bool are_disjoint(Attribute a, Attribute b) {
  DenseArrayAttr first = a.try_as<DenseArrayAttr>(), second = b.try_as<DenseArrayAttr>();
  if (!first || !second)
    return false;
  for (std::size_t i = 0; i < first.size() && i < second.size(); ++i)
    if (first.as_int(i) != second.as_int(i))
      return true;
  return false;
}

}  // namespace

void offer_rules(Context& context) {
  rules::register_native(
      context, rules::make_pred<Attribute, Attribute>("disjoint_positions", are_disjoint));
  rules::register_native(context, rules::make_fn<APInt, Attribute>("sole_index", sole_index));
  rules::register_native(
      context, rules::make_fn<Attribute, APInt>("index_path", [&context](const APInt& index) {
        return index_path(context, index);
      }));
  rules::register_native(
      context, rules::make_fn<Attribute, Attribute>("swap_weights", [&context](Attribute weights) {
        return swap_weights(context, weights);
      }));
  for (const rules::RuleFile* file : {&add_sub_rules,
                                      &complements_rules,
                                      &mul_rules,
                                      &division_rules,
                                      &saturating_rules,
                                      &bitwise_rules,
                                      &masks_rules,
                                      &bit_intrinsics_rules,
                                      &shifts_rules,
                                      &compares_rules,
                                      &compares_of_arithmetic_rules,
                                      &compares_of_bits_rules,
                                      &compares_with_operands_rules,
                                      &compares_of_casts_rules,
                                      &compare_bounds_rules,
                                      &compare_pairs_rules,
                                      &selects_rules,
                                      &selects_to_min_max_rules,
                                      &min_max_rules,
                                      &casts_rules,
                                      &narrowing_rules,
                                      &casts_of_floats_rules,
                                      &floats_rules,
                                      &float_signs_rules,
                                      &float_compares_rules,
                                      &aggregates_rules,
                                      &pointers_rules,
                                      &memory_rules,
                                      &control_flow_rules})
    rules::offer_rules(context, *file);
}

}  // namespace pliron::llvm_dialect
