#pragma once
// What compiling the format of an op gives (ir/asm_format_compiler.h), and how the types that it
// does not write follow from those that it does.

#include "ir/asm_format.h"
#include "ir/asm_format_starts.h"

namespace pliron {

// A compiled format with room for any; see AsmFormat.
struct FormatProgram {
  static constexpr int max_steps = 120;
  static constexpr int max_rules = 12;

  FormatStep steps[max_steps]{};
  int num_steps = 0;
  FormatTypeRule rules[max_rules]{};
  int num_rules = 0;
  std::uint32_t written_slots = 0;
  bool has_prop_dict = false;
  bool has_custom_regions = false;
  Mistake mistake;
};

// Works out which types follow from which others, by SameTypeAs, TypeFrom, traits, and constraints
// that only one type satisfies. `known` are bits of operand groups and of result groups whose types
// are there from the start. With `any_arity` a type may also follow from a group that may be empty,
// which then has to be checked. False when a type cannot be found; `missing` says which.
constexpr bool find_type_rules(const OpDef& def, bool infers_results, bool any_arity,
                               std::uint32_t known_operands, std::uint32_t known_results,
                               FormatTypeRule* rules, int& num_rules, FormatValues& missing) {
  std::uint32_t known[2] = {known_operands, known_results};
  auto group = [&](FormatValues v) -> const ValueDef& {
    return v.results ? def.results[v.group] : def.operands[v.group];
  };
  auto is_known = [&](FormatValues v) { return (known[v.results] >> v.group) & 1; };
  auto for_all = [&](auto visit) {
    for (int side = 0; side < 2; ++side)
      for (int i = 0; i < (side ? def.results.size() : def.operands.size()); ++i)
        if (visit(FormatValues{side == 1, static_cast<std::int8_t>(i)}))
          return true;
    return false;
  };
  bool all_same = def.traits.has(Trait::SameOperandsAndResultType);
  bool operands_same = all_same || def.traits.has(Trait::SameTypeOperands);
  auto same = [&](FormatValues a, FormatValues b) {
    if (all_same || (operands_same && !a.results && !b.results))
      return true;
    return (!group(a).derive && group(a).same_as == group(b).name) ||
           (!group(b).derive && group(b).same_as == group(a).name);
  };
  auto add = [&](FormatTypeRule rule) {
    rules[num_rules++] = rule;
    known[rule.target.results] |= 1u << rule.target.group;
    return true;
  };
  auto find = [&](FormatValues v) {
    if (is_known(v))
      return false;
    if (has_only_type(group(v).type.node))
      return add({v, FormatTypeRule::Fixed});
    return for_all([&](FormatValues other) {
      if (other == v || !is_known(other) || (group(other).arity != Arity::Single && !any_arity))
        return false;
      if (same(v, other))
        return add({v, FormatTypeRule::SameAs, other});
      if (group(v).derive && group(v).same_as == group(other).name)
        return add({v, FormatTypeRule::Derived, other});
      return false;
    });
  };
  while (for_all(find)) {
  }
  return !for_all([&](FormatValues v) {
    if (is_known(v))
      return false;
    if (v.results && infers_results) {
      add({v, FormatTypeRule::Inferred});
      return false;
    }
    missing = v;
    return true;
  });
}

}  // namespace pliron
