// Builds decision trees out of rules.

#include <array>
#include <deque>
#include <map>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "passes/matcher/decision_tree.h"
#include "passes/matcher/naive_matcher.h"

namespace pliron::rules {

using QuestionKey = std::tuple<int, unsigned, std::uint64_t>;  // kind, position, argument

class TreeBuilder {
  using Kind = DecisionTree::QuestionKind;
  using Row = DecisionTree::Row;

  struct Test {
    std::uint32_t question = 0;
    std::uint64_t answer = 0;
    int requires_test = -1;  // of the same row, by which the op at the position is known
  };
  struct RowTests {
    Row row;
    std::vector<Test> tests;
    bool is_complete = true;       // whether the tests are all that the left side asks
    bool is_unconditional = true;  // and there are no conditions either
  };
  // Rows that are left, in order, and which of their tests are.
  struct Left {
    std::uint32_t row;
    std::uint64_t tests;
    bool operator==(const Left&) const = default;
    auto operator<=>(const Left&) const = default;
  };
  using State = std::vector<Left>;
  struct Question {
    Kind kind;
    std::uint8_t position;
    std::uint64_t arg;
  };

 public:
  explicit TreeBuilder(bool constants_last) : constants_last_(constants_last) {}

  DecisionTree build(llvm::ArrayRef<const CheckedRule*> rules) {
    tree_.positions_.emplace_back();
    for (std::uint32_t i = 0; i < rules.size(); ++i)
      add_rule(*rules[i], i);
    State all;
    for (std::uint32_t i = 0; i < rows_.size(); ++i) {
      std::uint64_t tests = rows_[i].tests.size() == 64
                                ? ~std::uint64_t{0}
                                : (std::uint64_t{1} << rows_[i].tests.size()) - 1;
      all.push_back({i, tests});
      tree_.rows_.push_back(rows_[i].row);
    }
    max_nodes_ = 32 * rows_.size() + 64;
    max_work_ = std::min<std::size_t>(500 * rows_.size(), 2'000'000) + 50'000;
    tree_.start_ = node_for(std::move(all));
    while (!queue_.empty()) {
      auto [node, state] = queue_.front();
      queue_.pop_front();
      fill(node, *state);
    }
    mark_near();
    return std::move(tree_);
  }

 private:
  // ---- Rows ----

  void add_rule(const CheckedRule& rule, std::uint32_t number) {
    llvm::SmallVector<Index, 4> commutative = commutative_nodes(rule);
    std::size_t first = rows_.size();
    auto orders = std::uint32_t{1} << commutative.size();
    for (std::uint32_t order = 0; order < orders; ++order) {
      if (constants_last_ && !is_tidy(rule, commutative, order))
        continue;
      RowTests row;
      row.row = {number, order};
      row.is_unconditional = rule.conditions.empty() && rule.exprs.size() <= 1;
      swapped_.clear();
      for (std::size_t i = 0; i < commutative.size(); ++i)
        if (order >> i & 1)
          swapped_.push_back(commutative[i]);
      variables_.assign(rule.variables.size(), -1);
      typed_.assign(rule.variables.size(), {});
      add_inside(rule, rule.nodes[rule.match], rule.match, 0, -1, row);
      for (const CheckedCondition& condition : rule.conditions)
        add_width(rule, rule.exprs[condition.expr], row);
      row.is_unconditional &= row.is_complete;
      // What an earlier order finds whenever this one would.
      bool is_covered = false;
      for (std::size_t i = first; i < rows_.size() && !is_covered; ++i)
        is_covered = rows_[i].is_unconditional && covers(rows_[i], row);
      if (!is_covered)
        rows_.push_back(std::move(row));
    }
  }

  static bool covers(const RowTests& a, const RowTests& b) {
    return llvm::all_of(a.tests, [&](const Test& test) {
      return llvm::any_of(b.tests, [&](const Test& other) {
        return other.question == test.question && other.answer == test.answer;
      });
    });
  }

  static bool is_constant(const CheckedNode& node) {
    return node.kind == NodeKind::Constant || node.kind == NodeKind::Literal ||
           (node.kind == NodeKind::Op && node.op->has(Trait::ConstantLike));
  }

  // Whether no commutative op has a constant in front of something that is none.
  bool is_tidy(const CheckedRule& rule, llvm::ArrayRef<Index> commutative, std::uint32_t order) {
    for (std::size_t i = 0; i < commutative.size(); ++i) {
      const CheckedNode& node = rule.nodes[commutative[i]];
      llvm::ArrayRef<Index> operands = rule.list(node.operands);
      if (operands.size() == 1)
        operands = rule.list(rule.nodes[operands[0]].operands);
      if (operands.size() < 2)
        continue;
      bool first = is_constant(rule.nodes[operands[0]]),
           second = is_constant(rule.nodes[operands[1]]);
      if (order >> i & 1)
        std::swap(first, second);
      if (first && !second)
        return false;
    }
    return true;
  }

  int add_test(RowTests& row, Kind kind, unsigned position, std::uint64_t arg, std::uint64_t answer,
               int requires_test) {
    if (row.tests.size() >= 64) {
      row.is_complete = false;
      return -1;
    }
    auto [it, is_new] =
        question_numbers_.try_emplace(QuestionKey{static_cast<int>(kind), position, arg},
                                      static_cast<std::uint32_t>(questions_.size()));
    if (is_new)
      questions_.push_back({kind, static_cast<std::uint8_t>(position), arg});
    row.tests.push_back({it->second, answer, requires_test});
    return static_cast<int>(row.tests.size()) - 1;
  }

  // The tests of an op that is known to be of the node's kind by test `known` (-1: the root).
  void add_inside(const CheckedRule& rule, const CheckedNode& node, Index index, unsigned position,
                  int known, RowTests& row) {
    if (position == 0) {
      row.is_complete &= node.bind == no_var && !node.once;
      add_type(rule, node, position, known, row);
    }
    row.is_complete &= !node.has_successors && node.num_results < 0;
    for (Index attr : rule.list(node.attrs))
      add_attr(rule.attrs[attr], position, known, row);
    llvm::ArrayRef<Index> groups = rule.list(node.operands);
    bool is_swapped = llvm::is_contained(swapped_, index);
    for (unsigned i = 0; i < groups.size(); ++i) {
      unsigned from = is_swapped && groups.size() >= 2 && i < 2 ? 1 - i : i;
      const CheckedNode& child = rule.nodes[groups[i]];
      if (child.is_spread) {
        row.is_complete &= child.kind == NodeKind::Any;
      } else if (child.kind == NodeKind::List) {
        row.is_complete = false;  // how many there are is not asked
        llvm::ArrayRef<Index> elements = rule.list(child.operands);
        for (unsigned k = 0; k < elements.size(); ++k) {
          if (rule.nodes[elements[k]].is_spread)
            break;
          unsigned element =
              is_swapped && groups.size() == 1 && elements.size() >= 2 && k < 2 ? 1 - k : k;
          add_operand(rule, elements[k], *node.op, position, from, element, known, row);
        }
      } else {
        add_operand(rule, groups[i], *node.op, position, from, 0, known, row);
      }
    }
  }

  void add_operand(const CheckedRule& rule, Index index, const OpInfo& op, unsigned parent,
                   unsigned group, unsigned element, int known, RowTests& row) {
    std::optional<unsigned> position = position_of(op, parent, group, element);
    if (!position) {
      row.is_complete = false;
      return;
    }
    const CheckedNode& node = rule.nodes[index];
    switch (node.kind) {
      case NodeKind::Op: {
        bool is_constant_like = node.op->has(Trait::ConstantLike);
        int def = add_test(row, Kind::Def, *position, 0,
                           is_constant_like ? 1 : 2 + std::uint64_t{node.op->kind}, known);
        row.is_complete &= node.bind == no_var && !is_constant_like && node.op->def &&
                           node.op->def->results.size() == 1;
        if (def < 0)
          return;
        if (node.once)
          add_test(row, Kind::OneUse, *position, 0, 1, known);
        add_type(rule, node, *position, known, row);
        if (is_constant_like)
          row.is_complete = false;  // which of them is not known: its slots may be others
        else
          add_inside(rule, node, index, *position, def, row);
        return;
      }
      case NodeKind::Value: {
        int& first = variables_[node.variable];
        if (first < 0)
          first = static_cast<int>(*position);
        else
          add_test(row, Kind::SameValue, *position, static_cast<std::uint64_t>(first), 1, known);
        // The other place may not be known to be there yet.
        break;
      }
      case NodeKind::Constant:
        add_test(row, Kind::Def, *position, 0, 1, known);
        row.is_complete = false;
        break;
      case NodeKind::Literal:
        add_literal(rule.literals[node.literal], *position, known, row);
        break;
      case NodeKind::Any:
        break;
      default:
        row.is_complete = false;
    }
    row.is_complete &= node.bind == no_var;
    add_type(rule, node, *position, known, row);
  }

  void add_literal(const Literal& literal, unsigned position, int known, RowTests& row) {
    int def = add_test(row, Kind::Def, position, 0, 1, known);
    bool is_small = literal.kind == Literal::Bool || (literal.kind == Literal::Integer &&
                                                      literal.integer.getSignificantBits() <= 63);
    std::int64_t number = literal.kind == Literal::Bool ? literal.boolean
                          : is_small                    ? literal.integer.getSExtValue()
                                                        : 0;
    // -1 stands for what has no answer.
    row.is_complete = false;
    if (is_small) {
      add_test(row, number < 0 ? Kind::Negative : Kind::Unsigned, position, 0,
               static_cast<std::uint64_t>(number), def);
      return;
    }
    tree_.literals_.push_back(&literal);
    add_test(row, Kind::Literal, position, tree_.literals_.size() - 1, 1, def);
  }

  void add_type(const CheckedRule& rule, const CheckedNode& node, unsigned position, int known,
                RowTests& row) {
    if (node.type == 0)
      return;
    const CheckedExpr& expr = rule.exprs[node.type];
    if (expr.op != ExprOp::Type) {
      row.is_complete = false;
      if (expr.op == ExprOp::Variable && !typed_[expr.variable])
        typed_[expr.variable] = Typed{position, known};
      return;
    }
    add_test(row, Kind::Type, position, 0,
             reinterpret_cast<std::uintptr_t>(expr.constant_type.storage()), known);
  }

  // A condition such as `width(!t) == 1`, which is cheaper to ask here. It is a condition still.
  void add_width(const CheckedRule& rule, const CheckedExpr& compare, RowTests& row) {
    if (compare.op != ExprOp::Compare || compare.oper != Operator::Eq)
      return;
    const CheckedExpr& width = rule.exprs[rule.list(compare.args)[0]];
    const CheckedExpr& number = rule.exprs[rule.list(compare.args)[1]];
    if (width.op != ExprOp::Builtin || width.builtin != Builtin::Width ||
        number.op != ExprOp::Literal)
      return;
    const CheckedExpr& of = rule.exprs[rule.list(width.args)[0]];
    const Literal& literal = rule.literals[number.literal];
    if (of.op != ExprOp::Variable || of.type != ExprType::Type || !typed_[of.variable] ||
        literal.kind != Literal::Integer || literal.integer.getSignificantBits() > 32)
      return;
    add_test(row, Kind::Width, typed_[of.variable]->position, 0,
             static_cast<std::uint64_t>(literal.integer.getSExtValue()),
             typed_[of.variable]->known);
  }

  void add_attr(const CheckedAttr& attr, unsigned position, int known, RowTests& row) {
    switch (attr.check) {
      case AttrCheck::Default:
      case AttrCheck::Equals:
        add_test(row, Kind::Slot, position, attr.slot,
                 reinterpret_cast<std::uintptr_t>(attr.value.storage()), known);
        return;
      case AttrCheck::Bind:
        row.is_complete = false;
        return;
      default:
        for (std::size_t i = 0; i < tree_.flag_tests_.size(); ++i) {
          const CheckedAttr& other = *tree_.flag_tests_[i];
          if (other.slot == attr.slot && other.check == attr.check && other.flags == attr.flags &&
              other.shape.enumeration == attr.shape.enumeration) {
            add_test(row, Kind::Flags, position, i, 1, known);
            return;
          }
        }
        tree_.flag_tests_.push_back(&attr);
        add_test(row, Kind::Flags, position, tree_.flag_tests_.size() - 1, 1, known);
    }
  }

  std::optional<unsigned> position_of(const OpInfo& op, unsigned parent, unsigned group,
                                      unsigned element) {
    DecisionTree::Position position;
    DecisionTree::Place& place = position.place;
    place.parent = static_cast<std::uint8_t>(parent);
    for (unsigned i = 0; i < group; ++i)
      place.is_flat &= op.def->operands[static_cast<int>(i)].arity == Arity::Single;
    place.group = static_cast<std::uint16_t>(place.is_flat ? 0 : group);
    place.element = static_cast<std::uint16_t>(place.is_flat ? group + element : element);
    position.depth = static_cast<std::uint8_t>(tree_.positions_[parent].depth + 1);
    for (unsigned i = 1; i < tree_.positions_.size(); ++i) {
      const DecisionTree::Place& other = tree_.positions_[i].place;
      if (other.parent == place.parent && other.is_flat == place.is_flat &&
          other.group == place.group && other.element == place.element)
        return i;
    }
    if (tree_.positions_.size() >= DecisionTree::max_positions)
      return std::nullopt;
    tree_.positions_.push_back(position);
    return static_cast<unsigned>(tree_.positions_.size() - 1);
  }

  // ---- The tree ----

  static bool is_left(const Left& left, int test) { return test >= 0 && (left.tests >> test & 1); }
  // Which test of a row that is left asks that; -1 when none does.
  int test_for(const Left& left, std::uint32_t question) const {
    const std::vector<Test>& tests = rows_[left.row].tests;
    for (std::uint64_t rest = left.tests; rest; rest &= rest - 1) {
      int test = llvm::countr_zero(rest);
      if (tests[static_cast<std::size_t>(test)].question == question)
        return test;
    }
    return -1;
  }
  bool is_available(const Left& left, int test) const {
    const Test& t = rows_[left.row].tests[static_cast<std::size_t>(test)];
    if (is_left(left, t.requires_test))
      return false;
    // The other value of a comparison must be there as well: the op around it is known when no test
    // for it is left.
    const Question& question = questions_[t.question];
    if (question.kind != Kind::SameValue)
      return true;
    unsigned parent = tree_.positions_[question.arg].place.parent;
    if (parent == 0)
      return true;
    auto def = question_numbers_.find(QuestionKey{static_cast<int>(Kind::Def), parent, 0});
    return def == question_numbers_.end() || test_for(left, def->second) < 0;
  }

  // How often a test of that kind says no, in sixteenths. Flags and other attributes mostly have
  // their defaults, which is what rules ask for; that two values are the same is rare. A guess: it
  // decides only what is asked first.
  static std::size_t chance_to_fail(Kind kind) {
    switch (kind) {
      case Kind::SameValue:
      case Kind::Unsigned:
      case Kind::Negative:
      case Kind::Literal:
        return 15;
      case Kind::Def:
      case Kind::DefTable:
        return 12;
      case Kind::Width:
        return 14;
      case Kind::Type:
      case Kind::OneUse:
        return 6;
      default:
        return 2;
    }
  }

  std::uint32_t choose(const State& state) const {
    // The one by which most rows will go, probably.
    std::uint32_t best = 0;
    std::tuple<std::size_t, int, int, int> best_rank;
    bool has_best = false;
    const Left& first = state.front();
    for (std::uint64_t rest = first.tests; rest; rest &= rest - 1) {
      int test = llvm::countr_zero(rest);
      if (!is_available(first, test))
        continue;
      std::uint32_t number = rows_[first.row].tests[static_cast<std::size_t>(test)].question;
      const Question& question = questions_[number];
      std::size_t askers = 0;
      for (const Left& left : state)
        askers += test_for(left, number) >= 0;
      std::tuple rank{askers * chance_to_fail(question.kind), -static_cast<int>(question.kind),
                      -static_cast<int>(tree_.positions_[question.position].depth),
                      -static_cast<int>(number)};
      if (!has_best || rank > best_rank) {
        has_best = true;
        best_rank = rank;
        best = number;
      }
    }
    return best;
  }

  using Node = DecisionTree::Node;

  void mark_near() {
    std::array<int, DecisionTree::max_positions> near;
    near.fill(-1);
    for (const Node& node : tree_.nodes_)
      if (node.kind == Kind::DefTable && node.place.parent == 0 && near[node.position] < 0 &&
          tree_.num_near_ < DecisionTree::max_near) {
        near[node.position] = static_cast<int>(tree_.num_near_);
        tree_.near_[tree_.num_near_++] = node;
      }
    for (Node& node : tree_.nodes_) {
      bool is_table = node.kind == Kind::DefTable;
      if ((!is_table && node.kind != Kind::Def) || near[node.position] < 0)
        continue;
      node.kind = is_table ? Kind::NearTable : Kind::NearDef;
      node.near = static_cast<std::uint8_t>(near[node.position]);
    }
  }

  Node leaf(std::uint32_t row, std::uint32_t rest) {
    tree_.leaves_.push_back({row, rest});
    return {Kind::Leaf, 0, 0, static_cast<std::uint32_t>(tree_.leaves_.size() - 1), {}, 0};
  }
  // The numbers of kinds lie close to each other within a dialect. How many cases a table has that
  // is indexed by the answer; 0 where that would be much larger than the list.
  static std::size_t table_size(llvm::ArrayRef<DecisionTree::Case> cases) {
    std::size_t size = cases.back().answer - cases.front().answer + 1;
    return cases.size() > 4 && size <= std::min(8 * cases.size() + 64, max_cases) ? size : 0;
  }
  void add_table(std::uint32_t other, llvm::ArrayRef<DecisionTree::Case> cases, std::size_t size) {
    std::uint64_t first = cases.front().answer;
    std::size_t at = tree_.cases_.size() + 1;
    tree_.cases_.push_back({first, other});
    tree_.cases_.resize(at + size, {DecisionTree::no_answer, other});
    for (const DecisionTree::Case& one : cases)
      tree_.cases_[at + one.answer - first] = one;
  }

  Node branch(const Question& question, std::uint32_t other,
              llvm::ArrayRef<DecisionTree::Case> cases) {
    std::size_t offset = tree_.cases_.size();
    const DecisionTree::Place& place = tree_.positions_[question.position].place;
    auto node = [&](Kind kind, std::size_t count) -> Node {
      return {kind,
              question.position,
              static_cast<std::uint16_t>(count),
              static_cast<std::uint32_t>(offset),
              place,
              0};
    };
    if (std::size_t size = question.kind == Kind::Def ? table_size(cases) : 0) {
      add_table(other, cases, size);
      return node(Kind::DefTable, size);
    }
    tree_.cases_.push_back({question.arg, other});
    tree_.cases_.insert(tree_.cases_.end(), cases.begin(), cases.end());
    return node(question.kind, cases.size());
  }
  std::uint32_t add(Node node) {
    tree_.nodes_.push_back(node);
    return static_cast<std::uint32_t>(tree_.nodes_.size() - 1);
  }

  // The node for a state, which is filled later: those near the root come first, so that they get
  // their share when there will be too many.
  std::uint32_t node_for(State state) {
    if (state.empty())
      return 0;
    auto [it, is_new] = built_.try_emplace(std::move(state), 0);
    if (is_new) {
      it->second = add({});
      queue_.emplace_back(it->second, &it->first);
    }
    return it->second;
  }

  void fill(std::uint32_t number, const State& state) {
    Node node;
    if (tree_.nodes_.size() > max_nodes_ || work_ > max_work_) {
      node = tree_.nodes_[chain(state)];
    } else if (state.front().tests == 0) {
      // What comes behind a rule without conditions is kept: the type of something may not fit.
      node = leaf(state.front().row, node_for(State(state.begin() + 1, state.end())));
    } else {
      node = split(state);
    }
    tree_.nodes_[number] = node;
  }

  Node split(const State& state) {
    std::uint32_t number = choose(state);
    std::map<std::uint64_t, State> answers;
    for (const Left& left : state)
      if (int test = test_for(left, number); test >= 0)
        answers[rows_[left.row].tests[static_cast<std::size_t>(test)].answer];
    // Rows that do not ask are copied to every branch.
    auto asking = static_cast<std::size_t>(
        llvm::count_if(state, [&](const Left& left) { return test_for(left, number) >= 0; }));
    work_ += (state.size() - asking) * (answers.size() + 1) + asking;
    if (work_ > max_work_ || answers.size() > max_cases)
      return tree_.nodes_[chain(state)];
    State others;
    for (const Left& left : state) {
      int test = test_for(left, number);
      if (test < 0) {
        others.push_back(left);
        for (auto& [answer, branch] : answers)
          branch.push_back(left);
        continue;
      }
      std::uint64_t rest = left.tests & ~(std::uint64_t{1} << test);
      answers[rows_[left.row].tests[static_cast<std::size_t>(test)].answer].push_back(
          {left.row, rest});
    }
    std::uint32_t other = node_for(std::move(others));
    std::vector<DecisionTree::Case> cases;
    for (auto& [answer, state_of_answer] : answers)
      cases.push_back({answer, node_for(std::move(state_of_answer))});
    return branch(questions_[number], other, cases);
  }

  // Row by row, from the last: each asks what is left of its tests, and fails to the next.
  std::uint32_t chain(const State& state) {
    std::uint32_t next = 0;
    for (const Left& left : llvm::reverse(state)) {
      const RowTests& row = rows_[left.row];
      std::uint32_t node = add(leaf(left.row, next));
      for (int test = static_cast<int>(row.tests.size()) - 1; test >= 0; --test) {
        if (!is_left(left, test))
          continue;
        const Test& t = row.tests[static_cast<std::size_t>(test)];
        node = add(branch(questions_[t.question], next, DecisionTree::Case{t.answer, node}));
      }
      next = node;
    }
    return next;
  }

  static constexpr std::size_t max_cases = 60'000;

  bool constants_last_;
  DecisionTree tree_;
  std::vector<RowTests> rows_;
  std::vector<Question> questions_;
  std::map<QuestionKey, std::uint32_t> question_numbers_;
  std::map<State, std::uint32_t> built_;
  std::deque<std::pair<std::uint32_t, const State*>> queue_;  // keys of built_
  std::size_t max_nodes_ = 0;
  std::size_t work_ = 0, max_work_ = 0;  // rows in states
  // Of the row that is being made.
  llvm::SmallVector<Index, 4> swapped_;
  llvm::SmallVector<int, 16> variables_;  // where a value stands first, -1 for not yet
  // Where a type stands first, and by which test the op around it is known.
  struct Typed {
    unsigned position;
    int known;
  };
  llvm::SmallVector<std::optional<Typed>, 16> typed_;
};

DecisionTree DecisionTree::build(llvm::ArrayRef<const CheckedRule*> rules, bool constants_last) {
  return TreeBuilder(constants_last).build(rules);
}

}  // namespace pliron::rules
