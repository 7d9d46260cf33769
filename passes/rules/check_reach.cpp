// Finds rules that can never fire, since one that is tried before always does.
//
// A rule is flattened to its operand orders, and each of them to a set of tests: "the op that
// defines operand 1 of the root is llvm.mul". Rule A shadows rule B if A is tried first, has no
// conditions (or only such as B has too), and each order of B has all tests of some order of A.
// That is a sound test of subsumption, not a complete one: no rule is reported wrongly.

#include <algorithm>

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "passes/rules/checker.h"
#include "passes/rules/rule_printer.h"

namespace pliron::rules {

namespace {

// Tests as numbers, sorted; equal tests have equal numbers.
struct Tests {
  std::vector<std::uint32_t> numbers;
  std::uint64_t mask = 0;  // a bit for each, to say no quickly
  // Of tests that are answers to a question, both as numbers: other answers exclude them.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> answers;

  void settle() {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (std::uint32_t number : numbers)
      mask |= std::uint64_t{1} << (number % 64);
    std::sort(answers.begin(), answers.end());
  }
  bool has_all(const Tests& wanted) const {
    return (wanted.mask & ~mask) == 0 &&
           std::includes(numbers.begin(), numbers.end(), wanted.numbers.begin(),
                         wanted.numbers.end());
  }
  // Whether no op passes both.
  bool excludes(const Tests& other) const {
    auto a = answers.begin(), b = other.answers.begin();
    while (a != answers.end() && b != other.answers.end()) {
      if (a->first == b->first && a->second != b->second)
        return true;
      ++(*a < *b ? a : b);
    }
    return false;
  }
};
// Numbers of tests by their text.
using TestNumbers = llvm::StringMap<std::uint32_t>;

class Flattener {
 public:
  Flattener(TestNumbers& numbers, const CheckedRule& rule) : numbers_(numbers), rule_(rule) {}

  // One set of tests for each operand order.
  std::vector<Tests> orders() {
    llvm::SmallVector<Index, 8> commutative;
    for (Index i = 1; i < rule_.nodes.size(); ++i)
      if (rule_.nodes[i].is_commutative)
        commutative.push_back(i);
    static constexpr std::size_t max_nodes = 5;  // 32 orders
    std::vector<Tests> all;
    if (commutative.size() > max_nodes)
      return all;
    for (unsigned mask = 0; mask < (1u << commutative.size()); ++mask) {
      swapped_.clear();
      for (std::size_t i = 0; i < commutative.size(); ++i)
        if (mask & (1u << i))
          swapped_.push_back(commutative[i]);
      tests_ = {};
      places_.assign(rule_.variables.size(), "");
      node(rule_.match, "");
      tests_.settle();
      all.push_back(tests_);
    }
    return all;
  }

 private:
  std::uint32_t number_of(const std::string& text) {
    auto number = static_cast<std::uint32_t>(numbers_.size());
    return numbers_.try_emplace(text, number).first->second;
  }
  void test(const std::string& text) { tests_.numbers.push_back(number_of(text)); }
  // A test of which no other answer can hold.
  void test(const std::string& question, const std::string& answer) {
    test(question + answer);
    tests_.answers.emplace_back(number_of(question), number_of(answer));
  }

  // A second place of a variable must be equal to its first.
  void variable(Var var, const std::string& place) {
    if (places_[var].empty())
      places_[var] = place.empty() ? "root" : place;
    else
      test(places_[var] + " == " + place);
  }

  void node(Index index, const std::string& place) {
    const CheckedNode& node = rule_.nodes[index];
    switch (node.kind) {
      case NodeKind::Op:
        op(index, place);
        break;
      case NodeKind::Value:
        variable(node.variable, place);
        break;
      case NodeKind::Constant:
        test(place + " constant ", "yes");
        variable(node.variable, place + " value");
        break;
      case NodeKind::Literal: {
        test(place + " constant ", "yes");
        const Literal& number = rule_.literals[node.literal];
        llvm::SmallString<32> digits;
        number.integer.toStringSigned(digits);
        std::string text = std::to_string(number.kind) + digits.str().str() + number.text +
                           (number.boolean ? "t" : "");
        // -1 and 255 may be the same bits.
        if (number.kind == Literal::Integer && !number.integer.isNegative())
          test(place + " = ", text);
        else
          test(place + " = " + text);
        break;
      }
      case NodeKind::Poison:
        test(place + " constant ", "yes");
        test(place + " is poison");
        break;
      case NodeKind::List:
        list(node, place);
        break;
      case NodeKind::Block:
        variable(node.variable, place);
        break;
      default:
        break;
    }
    type(node, place);
  }

  void list(const CheckedNode& node, const std::string& place) {
    llvm::ArrayRef<Index> elements = rule_.list(node.operands);
    bool is_open = !elements.empty() && rule_.nodes[elements.back()].is_spread;
    if (!is_open)
      test(place + " size ", std::to_string(elements.size()));
    for (std::size_t i = 0; i < elements.size(); ++i) {
      std::size_t from = is_open && i + 1 == elements.size() ? i : 0;
      // At least so many, whatever the whole number.
      if (from == 0)
        for (std::size_t j = 0; j <= i; ++j)
          test(place + " has " + std::to_string(j));
      node_at(elements[i], place + "[" + std::to_string(i) + (from ? "...]" : "]"));
    }
  }
  void node_at(Index index, const std::string& place) { node(index, place); }

  void op(Index index, const std::string& place) {
    const CheckedNode& node = rule_.nodes[index];
    std::string of = place + "." + std::to_string(node.result) + "/";
    test(of + " is ", node.op->name.str().str());
    test(place + " constant ", node.op->has(Trait::ConstantLike) ? "yes" : "no");
    if (node.once)
      test(place + " has one use");
    if (node.num_results >= 0)
      test(of + " results " + std::to_string(node.num_results));
    if (node.bind != no_var)
      variable(node.bind, place);
    llvm::ArrayRef<Index> operands = rule_.list(node.operands);
    bool is_swapped = llvm::is_contained(swapped_, index);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      std::size_t at = is_swapped && operands.size() > 1 && i < 2 ? 1 - i : i;
      this->node(operands[i], of + std::to_string(at));
    }
    llvm::ArrayRef<Index> successors = rule_.list(node.successors);
    for (std::size_t i = 0; i < successors.size(); ++i)
      this->node(successors[i], of + "^" + std::to_string(i));
    for (Index attr : rule_.list(node.attrs))
      attribute(rule_.attrs[attr], of);
  }

  void attribute(const CheckedAttr& attr, const std::string& of) {
    std::string place = of + "<" + std::to_string(attr.slot) + ">";
    std::string value;
    llvm::raw_string_ostream os(value);
    if (attr.value)
      attr.value.print(os);
    switch (attr.check) {
      case AttrCheck::HasFlags:
      case AttrCheck::LacksFlags:
        for (unsigned bit = 0; bit < 64; ++bit)
          if (attr.flags & (std::int64_t{1} << bit))
            test(place + " bit " + std::to_string(bit),
                 attr.check == AttrCheck::HasFlags ? " is set" : " is not set");
        break;
      case AttrCheck::Bind:
        variable(attr.variable, place);
        break;
      case AttrCheck::Equals:
        test(place + " is there ", "yes");
        test(place + " = ", value);
        break;
      case AttrCheck::Present:
        test(place + " is there ", "yes");
        break;
      case AttrCheck::Default:
        if (attr.value)
          test(place + " default " + value);
        else
          test(place + " is there ", "no");
        break;
      case AttrCheck::Set:
        break;
    }
  }

  void type(const CheckedNode& node, const std::string& place) {
    if (!node.type)
      return;
    const CheckedExpr& expr = rule_.exprs[node.type];
    if (expr.op == ExprOp::Variable) {
      variable(expr.variable, place + " type");
      return;
    }
    std::string text;
    llvm::raw_string_ostream os(text);
    expr.constant_type.print(os);
    test(place + " type = " + text);
  }

  TestNumbers& numbers_;
  const CheckedRule& rule_;
  llvm::SmallVector<Index, 4> swapped_;
  Tests tests_;
  std::vector<std::string> places_;  // of variables
};

// The conditions of a rule as text.
std::vector<std::string> conditions_of(const RuleSet& set, const Rule& rule) {
  std::vector<std::string> all;
  for (Index index : set.list(rule.conditions)) {
    std::string& text = all.emplace_back();
    llvm::raw_string_ostream os(text);
    os << set.name(set.conditions[index].variable) << '=';
    RulePrinter(set, os).expr(set.conditions[index].expr);
  }
  std::sort(all.begin(), all.end());
  return all;
}

// A rule in the form that is compared.
struct Flat {
  const CheckedRule* rule;
  std::vector<Tests> orders;
  std::vector<std::string> conditions;
  std::string match;  // the left side as text, when there are conditions
  bool can_fail;      // computed constants may have no value, or what a variable of a condition is
                      // differs
};

// Whether something on the right side may have no value, so that the rule does not fire.
bool may_have_no_value(const CheckedRule& rule) {
  for (const CheckedNode& node : rule.nodes)
    if (node.kind == NodeKind::Computed)
      return true;
  return llvm::any_of(rule.attrs, [](const CheckedAttr& attr) { return attr.expr != 0; }) ||
         llvm::any_of(rule.nodes, [&](const CheckedNode& node) {
           // A literal that need not fit.
           return node.kind == NodeKind::Literal && node.type &&
                  rule.exprs[node.type].op != ExprOp::Type &&
                  rule.literals[node.literal].kind == Literal::Integer &&
                  !rule.literals[node.literal].bits(1);
         });
}

bool shadows(const Flat& a, const Flat& b) {
  if (a.can_fail || a.orders.empty() || b.orders.empty())
    return false;
  // Conditions are compared as text, which says the same only where variables are the same places;
  // so a rule with conditions shadows only one that is matched in the same way.
  if (!a.conditions.empty())
    return a.conditions == b.conditions && a.match == b.match;
  return llvm::all_of(b.orders, [&](const Tests& tests) {
    return llvm::any_of(a.orders, [&](const Tests& wanted) { return tests.has_all(wanted); });
  });
}

}  // namespace

// Rules by what they start from, in the order in which they are tried.
static llvm::MapVector<const OpInfo*, std::vector<Flat>> by_root(const CheckedRules& rules) {
  llvm::MapVector<const OpInfo*, std::vector<Flat>> all;
  TestNumbers numbers;
  const RuleSet& set = *rules.source;
  for (const CheckedRule& rule : rules.rules) {
    Flat flat{&rule,
              Flattener(numbers, rule).orders(),
              conditions_of(set, set.rules[rule.source]),
              {},
              may_have_no_value(rule)};
    llvm::raw_string_ostream os(flat.match);
    if (!flat.conditions.empty())
      RulePrinter(set, os).node(set.rules[rule.source].match);
    all[&rule.root_op()].push_back(std::move(flat));
  }
  for (auto& [root, flats] : all)
    llvm::sort(flats, [](const Flat& a, const Flat& b) {
      return a.rule->benefit != b.rule->benefit ? a.rule->benefit > b.rule->benefit
                                                : a.rule->source < b.rule->source;
    });
  return all;
}

void check_reachability(SetChecker& checker) {
  for (auto& [root, all] : by_root(checker.rules())) {
    for (std::size_t b = 1; b < all.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        // A convert rule is not tried by the greedy driver, so it hides no other rule there.
        if ((all[a].rule->is_convert && !all[b].rule->is_convert) || !shadows(all[a], all[b]))
          continue;
        const Rule& first = checker.set().rules[all[a].rule->source];
        const Rule& second = checker.set().rules[all[b].rule->source];
        checker.error_at(second.name_span)
                .note(checker.location(first.name_span), "this one is tried first")
            << "rule '" << all[b].rule->name << "' can never fire: '" << all[a].rule->name
            << "' matches whenever it does and is tried first";
        break;
      }
    }
  }
}

// Whether some op may pass an order of each.
static bool may_overlap(const Flat& a, const Flat& b) {
  return llvm::any_of(a.orders, [&](const Tests& x) {
    return llvm::any_of(b.orders, [&](const Tests& y) { return !x.excludes(y); });
  });
}

// Pairs of rules by position, of those that start from one op, in the order in which they are
// tried.
static std::vector<std::pair<std::size_t, std::size_t>> overlaps_of(llvm::ArrayRef<Flat> all) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t a = 0; a < all.size(); ++a)
    for (std::size_t b = a + 1; b < all.size(); ++b)
      if (may_overlap(all[a], all[b]))
        pairs.emplace_back(a, b);
  return pairs;
}

bool print_overlaps(const CheckedRules& rules, llvm::StringRef of, llvm::raw_ostream& os) {
  bool is_found = false;
  for (auto& [root, all] : by_root(rules)) {
    if (of != "" && of != "all" && root->name != of)
      continue;
    is_found = true;
    auto pairs = overlaps_of(all);
    if (pairs.empty())
      continue;
    os << root->name << ": " << pairs.size() << (pairs.size() == 1 ? " pair" : " pairs") << " of "
       << all.size() << " rules\n";
    std::size_t shown = of.empty() ? std::min(pairs.size(), max_overlaps_shown) : pairs.size();
    for (auto [a, b] : llvm::ArrayRef(pairs).take_front(shown))
      os << "  '" << all[a].rule->name << "' is tried before '" << all[b].rule->name << "' ("
         << (all[a].rule->benefit > all[b].rule->benefit ? "benefit" : "order of loading") << ")\n";
    if (shown < pairs.size())
      os << "  and " << pairs.size() - shown << " more: --explain-overlaps=" << root->name
         << " prints them\n";
  }
  return is_found;
}

}  // namespace pliron::rules
