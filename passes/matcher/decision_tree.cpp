#include "passes/matcher/decision_tree.h"

#include "llvm/ADT/DenseMap.h"
#include "passes/matcher/rule_match.h"

namespace pliron::rules {

// For the questions that are rarer or dearer than the first ones.
static std::uint64_t constant_answer(Attribute constant, bool negative) {
  std::optional<llvm::APInt> bits = constant_bits(constant);
  if (!bits)
    return ~std::uint64_t{0};
  if (negative)
    return bits->isNegative() && bits->getSignificantBits() <= 64
               ? static_cast<std::uint64_t>(bits->getSExtValue())
               : 0;
  return bits->getActiveBits() <= 64 ? bits->getZExtValue() : ~std::uint64_t{0};
}

static Attribute value_attribute(Value value) {
  Operation* def = value ? value.defining_op() : nullptr;
  if (!def || !def->has(Trait::ConstantLike))
    return {};
  // Most constants have no other slot.
  return def->num_attr_slots() == 1 ? def->attr_slot(0) : def->attr("value");
}

static bool has_flags(const CheckedAttr& test, Attribute attr) {
  if (test.check == AttrCheck::Present)
    return static_cast<bool>(attr);
  // Mostly there is nothing, or a plain number.
  std::optional<std::int64_t> number;
  if (!attr)
    number = 0;
  else if (!test.shape.record && attr.is<IntegerAttr>() && attr.words().size() == 2)
    number = static_cast<std::int64_t>(attr.words()[1]);
  else
    number = enum_number(test.shape, attr);
  std::int64_t wanted = test.check == AttrCheck::HasFlags ? test.flags : 0;
  return number && (*number & test.flags) == wanted;
}

std::uint64_t DecisionTree::ask(const Node& node, std::uint64_t arg, Operation** ops) const {
  switch (node.kind) {
    case QuestionKind::Def:
    case QuestionKind::DefTable:
    case QuestionKind::NearDef:
    case QuestionKind::NearTable:
      return ask_def(node, ops);
    case QuestionKind::Slot: {
      Operation* op = ops[node.position];
      auto slot = static_cast<unsigned>(arg);
      Attribute attr = op->attr_slot(slot);
      if (!attr)
        attr = op->info().default_attr(slot);
      return reinterpret_cast<std::uintptr_t>(attr.storage());
    }
    case QuestionKind::SameValue:
      return operand_at(node.place, ops) == operand_at(positions_[arg].place, ops);
    case QuestionKind::Type: {
      Value value = node.position == 0 ? ops[0]->result(0) : operand_at(node.place, ops);
      return value ? reinterpret_cast<std::uintptr_t>(value.type().storage()) : 0;
    }
    case QuestionKind::Width: {
      Value value = node.position == 0 ? ops[0]->result(0) : operand_at(node.place, ops);
      return value ? bit_width(value.type()).value_or(0) : 0;
    }
    case QuestionKind::Unsigned:
      return constant_answer(value_attribute(operand_at(node.place, ops)), false);
    case QuestionKind::Negative:
      return constant_answer(value_attribute(operand_at(node.place, ops)), true);
    case QuestionKind::OneUse: {
      Value value = operand_at(node.place, ops);
      return value && value.has_one_use();
    }
    case QuestionKind::Flags: {
      Operation* op = ops[node.position];
      const CheckedAttr& test = *flag_tests_[arg];
      Attribute attr = op->attr_slot(test.slot);
      return has_flags(test, attr ? attr : op->info().default_attr(test.slot));
    }
    case QuestionKind::Literal: {
      Attribute attr = value_attribute(operand_at(node.place, ops));
      return attr && matches_literal(*literals_[arg], attr);
    }
    case QuestionKind::Leaf:
      break;
  }
  return 0;
}

unsigned DecisionTree::count_questions(Operation* root) const {
  unsigned questions = 0;
  Operation* ops[max_positions];
  ops[0] = root;
  for (std::uint32_t at = start_; at != 0;) {
    const Node node = nodes_[at];
    if (node.kind == QuestionKind::Leaf) {
      at = leaves_[node.offset].rest;
      continue;
    }
    ++questions;
    const Case* cases = &cases_[node.offset];
    std::uint64_t answer = ask(node, cases->answer, ops);
    at = is_table(node.kind) ? find_indexed(cases, node.count, answer)
                             : find(cases, node.count, answer);
  }
  return questions;
}

void DecisionTree::print(llvm::raw_ostream& os, llvm::ArrayRef<const CheckedRule*> rules) const {
  static constexpr const char* words[] = {"def",  "slot",     "same",    "type",  "width",
                                          "bits", "negative", "one use", "flags", "literal",
                                          "def",  "def",      "def"};
  // All ops that a question can be about are in the patterns.
  llvm::DenseMap<std::uint64_t, const OpInfo*> op_infos;
  for (const CheckedRule* rule : rules)
    for (const CheckedNode& node : rule->nodes)
      if (node.op)
        op_infos[node.op->kind] = node.op;
  auto place = [&](unsigned position) {
    std::string path;
    for (; position != 0; position = positions_[position].place.parent) {
      const Place& p = positions_[position].place;
      std::string step = p.is_flat ? std::to_string(p.element)
                                   : std::to_string(p.group) + "." + std::to_string(p.element);
      path = "/" + step + path;
    }
    return path.empty() ? std::string("root") : path;
  };
  os << "  " << rows_.size() << " rows, " << nodes_.size() - 1 << " nodes, start " << start_
     << '\n';
  for (std::size_t i = 1; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    os << "  " << i << ": ";
    if (node.kind == QuestionKind::Leaf) {
      const Leaf& leaf = leaves_[node.offset];
      const Row& row = rows_[leaf.row];
      os << "try '" << rules[row.rule]->name << "'";
      if (row.order)
        os << " swapped " << row.order;
      os << ", else " << leaf.rest << '\n';
      continue;
    }
    const Case* cases = &cases_[node.offset];
    os << words[static_cast<std::size_t>(node.kind)];
    if (node.kind == QuestionKind::Slot || node.kind == QuestionKind::Flags ||
        node.kind == QuestionKind::Literal)
      os << ' ' << cases->answer;
    os << " of " << place(node.position);
    if (node.kind == QuestionKind::SameValue)
      os << " and " << place(static_cast<unsigned>(cases->answer));
    bool is_first = true;
    for (unsigned k = 1; k <= node.count; ++k) {
      std::uint64_t answer = cases[k].answer;
      if (is_table(node.kind) && answer == no_answer)
        continue;
      os << (is_first ? ": " : ", ");
      is_first = false;
      switch (node.kind) {
        case QuestionKind::Def:
        case QuestionKind::DefTable:
        case QuestionKind::NearDef:
        case QuestionKind::NearTable:
          if (answer > 1)
            os << op_infos.at(answer - 2)->name.str();
          else
            os << (answer == 0 ? "none" : "constant");
          break;
        case QuestionKind::Slot:
          if (answer)
            os << Attribute(reinterpret_cast<const UniquedStorage*>(answer));
          else
            os << "absent";
          break;
        case QuestionKind::Type:
          os << Type(reinterpret_cast<const UniquedStorage*>(answer));
          break;
        case QuestionKind::Unsigned:
          os << answer;
          break;
        case QuestionKind::Negative:
          os << static_cast<std::int64_t>(answer);
          break;
        default:
          os << (answer ? "yes" : "no");
      }
      os << " -> " << cases[k].target;
    }
    os << ", else " << cases->target << '\n';
  }
}

}  // namespace pliron::rules
