#include "passes/matcher/naive_matcher.h"

#include "llvm/ADT/STLExtras.h"
#include "passes/op_utils.h"

namespace pliron::rules {

static void collect_commutative(const CheckedRule& rule, Index index,
                                llvm::SmallVectorImpl<Index>& nodes) {
  const CheckedNode& node = rule.nodes[index];
  if (node.is_commutative)
    nodes.push_back(index);
  for (Index operand : rule.list(node.operands))
    collect_commutative(rule, operand, nodes);
}

llvm::SmallVector<Index, 4> commutative_nodes(const CheckedRule& rule) {
  llvm::SmallVector<Index, 4> nodes;
  collect_commutative(rule, rule.match, nodes);
  llvm::sort(nodes);
  nodes.erase(llvm::unique(nodes), nodes.end());
  return nodes;
}

namespace {

class Matcher {
 public:
  Matcher(RuleMatch& match, std::uint32_t order) : match_(match), rule_(*match.rule) {
    if (order == 0)
      return;
    std::uint32_t bit = 1;
    for (Index node : commutative_nodes(rule_)) {
      if (order & bit)
        swapped_.push_back(node);
      bit <<= 1;
    }
  }

  bool root() {
    const CheckedNode& node = rule_.nodes[rule_.match];
    Operation* op = match_.root;
    if (&op->info() != node.op)
      return no([&] { return "the op is " + quoted(op->name()); });
    if (op->num_results() > 0) {
      Value value = op->result(0);
      if (node.once && !value.has_one_use())
        return no([&] { return "the result of " + quoted(op->name()) + " has several uses"; });
      if (!bind(node.bind, value) || !type(node, value))
        return false;
    }
    return inside(node, op);
  }

 private:
  // Fails, with a text when somebody wants to know.
  template <typename Text>
  bool no(Text text) {
    if (match_.reason)
      *match_.reason = text();
    return false;
  }
  static std::string quoted(llvm::StringRef text) { return ("'" + text + "'").str(); }
  static std::string what(Value value) {
    Operation* def = value.defining_op();
    return def ? quoted(def->name()) : std::string("a block argument");
  }
  template <typename T>
  static std::string printed(const T& thing) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << thing;
    return text;
  }

  bool bind(Var variable, Value value) {
    if (variable == no_var)
      return true;
    return set(variable, value.impl());
  }
  bool set(Var variable, const void* pointer) {
    Binding& bound = match_.variables[variable];
    if (bound.is_bound)
      return bound.pointer == pointer ||
             no([&] { return quoted(rule_.variables[variable].name) + " is not the same twice"; });
    bound.is_bound = true;
    bound.pointer = pointer;
    return true;
  }

  bool type(const CheckedNode& node, Value value) {
    if (node.type == 0)
      return true;
    const CheckedExpr& expr = rule_.exprs[node.type];
    if (expr.op == ExprOp::Variable)
      return set(expr.variable, value.type().storage());
    Type wanted = expr.constant_type;
    if (expr.op != ExprOp::Type) {
      std::optional<ExprValue> computed = evaluate(match_, node.type);
      wanted = computed ? computed->type_value() : Type();
    }
    return wanted == value.type() ||
           no([&] { return "a value has type " + quoted(printed(value.type())); });
  }

  // One value.
  bool operand(Index index, Value value) {
    const CheckedNode& node = rule_.nodes[index];
    switch (node.kind) {
      case NodeKind::Op: {
        Operation* def = value.defining_op();
        if (!def || &def->info() != node.op)
          return no([&] {
            return "a value comes from " + what(value) + ", not from " +
                   quoted(node.op->name.str());
          });
        if (node.result >= 0 && value.index() != static_cast<unsigned>(node.result))
          return no([&] { return "a value is another result of " + what(value); });
        if (node.once && !value.has_one_use())
          return no([&] { return "the result of " + what(value) + " has several uses"; });
        return bind(node.bind, value) && type(node, value) && inside(node, def);
      }
      case NodeKind::Value:
        if (!set(node.variable, value.impl()))
          return false;
        break;
      case NodeKind::Any:
        break;
      default:
        if (!constant(node, value))
          return false;
    }
    return bind(node.bind, value) && type(node, value);
  }

  bool constant(const CheckedNode& node, Value value) {
    Attribute attr = constant_value(value);
    if (node.kind == NodeKind::Poison) {
      Operation* def = value.defining_op();
      return (attr ? is_poison(attr) : def && def->name().ends_with(".poison")) ||
             no([&] { return "a value comes from " + what(value) + ", not from poison"; });
    }
    if (!attr)
      return no([&] { return "a value comes from " + what(value) + ", not from a constant"; });
    if (node.kind == NodeKind::Literal)
      return matches_literal(rule_.literals[node.literal], attr) ||
             no([&] { return "a constant is " + quoted(printed(attr)); });
    if (node.kind != NodeKind::Constant)
      return false;
    // What is computed with must be a number.
    ExprType wanted = rule_.variables[node.variable].type;
    if ((wanted == ExprType::Bits && !constant_bits(attr)) ||
        (wanted == ExprType::Float && !constant_real(attr)))
      return no([&] { return "a constant is " + quoted(printed(attr)) + ", which is no number"; });
    match_.variables[node.variable].type = value.type();
    return set(node.variable, attr.storage());
  }

  bool inside(const CheckedNode& node, Operation* op) {
    if (node.num_results >= 0 && op->num_results() != static_cast<unsigned>(node.num_results))
      return no([&] { return quoted(op->name()) + " has another number of results"; });
    llvm::ArrayRef<Index> groups = rule_.list(node.operands);
    bool is_swapped = llvm::is_contained(swapped_, &node - rule_.nodes.data());
    for (unsigned i = 0; i < groups.size(); ++i) {
      unsigned from = is_swapped && groups.size() >= 2 && i < 2 ? 1 - i : i;
      if (!group(groups[i], op, op->operand_group_span(from), is_swapped && groups.size() == 1))
        return false;
    }
    for (Index attr : rule_.list(node.attrs))
      if (!attribute(rule_.attrs[attr], op))
        return no([&] {
          return "attribute " + quoted(op->info().attr_names[rule_.attrs[attr].slot].str()) +
                 " of " + quoted(op->name()) + " is not as the rule wants it";
        });
    return !node.has_successors || successors(node, op);
  }

  bool group(Index index, Operation* op, OperandSpan span, bool is_swapped) {
    const CheckedNode& node = rule_.nodes[index];
    if (node.is_spread)
      return spread(node, {op, span});
    if (node.kind != NodeKind::List)
      return span.count == 1 ? operand(index, op->operand(span.first)) : wrong_count(op);
    llvm::ArrayRef<Index> elements = rule_.list(node.operands);
    bool is_open = !elements.empty() && rule_.nodes[elements.back()].is_spread;
    std::size_t fixed = elements.size() - is_open;
    if (is_open ? span.count < fixed : span.count != fixed)
      return wrong_count(op);
    for (unsigned i = 0; i < fixed; ++i) {
      unsigned from = is_swapped && fixed >= 2 && i < 2 ? 1 - i : i;
      if (!operand(elements[i], op->operand(span.first + from)))
        return false;
    }
    if (!is_open)
      return true;
    auto first = static_cast<unsigned>(fixed);
    return spread(rule_.nodes[elements.back()], {op, {span.first + first, span.count - first}});
  }

  bool wrong_count(Operation* op) {
    return no([&] { return quoted(op->name()) + " has another number of operands"; });
  }

  bool spread(const CheckedNode& node, OperandGroup group) {
    if (node.kind != NodeKind::Value)
      return true;
    Binding& bound = match_.variables[node.variable];
    if (bound.is_bound)
      return bound.group == group;
    bound.is_bound = true;
    bound.group = group;
    return true;
  }

  bool attribute(const CheckedAttr& test, Operation* op) {
    Attribute attr = op->attr_slot(test.slot);
    if (!attr)
      attr = op->info().default_attr(test.slot);
    switch (test.check) {
      case AttrCheck::Default:
      case AttrCheck::Equals:
        return attr == test.value;
      case AttrCheck::Present:
        return static_cast<bool>(attr);
      case AttrCheck::Bind:
        return set(test.variable, attr.storage());
      default: {
        std::optional<std::int64_t> number = enum_number(test.shape, attr);
        std::int64_t flags = number ? *number & test.flags : 0;
        return number && flags == (test.check == AttrCheck::HasFlags ? test.flags : 0);
      }
    }
  }

  bool successors(const CheckedNode& node, Operation* op) {
    llvm::ArrayRef<Index> blocks = rule_.list(node.successors);
    if (blocks.size() != op->num_successors())
      return false;
    for (unsigned i = 0; i < blocks.size(); ++i) {
      const CheckedNode& block = rule_.nodes[blocks[i]];
      if (block.kind == NodeKind::Block && !set(block.variable, op->successor(i)))
        return false;
    }
    return true;
  }

  RuleMatch& match_;
  const CheckedRule& rule_;
  llvm::SmallVector<std::ptrdiff_t, 4> swapped_;
};

}  // namespace

bool match_left_side(RuleMatch& match, std::uint32_t order) {
  return Matcher(match, order).root();
}

bool check_conditions(RuleMatch& match) {
  const CheckedRule& rule = *match.rule;
  for (const CheckedCondition& condition : rule.conditions) {
    bool is_met = true;
    if (condition.variable == no_var) {
      is_met = holds(match, condition.expr);
    } else {
      std::optional<ExprValue> value = evaluate(match, condition.expr);
      is_met = value.has_value();
      if (value) {
        if (match.lets.empty())
          match.lets.resize(rule.variables.size());
        match.lets[condition.variable] = std::move(*value);
      }
    }
    if (is_met)
      continue;
    if (match.reason) {
      const Span& span = condition.span;
      llvm::StringRef text(match.set->source->text);
      *match.reason = ("condition '" + text.slice(span.begin, span.end) + "' does not hold").str();
    }
    return false;
  }
  return true;
}

bool match_rule(RuleMatch& match, const CheckedRules& set, const CheckedRule& rule,
                Operation* root) {
  if (&root->info() != &rule.root_op())
    return false;
  auto orders = std::uint32_t{1} << commutative_nodes(rule).size();
  for (std::uint32_t order = 0; order < orders; ++order) {
    match.start(set, rule, root);
    if (match_left_side(match, order) && check_conditions(match))
      return true;
  }
  return false;
}

}  // namespace pliron::rules
