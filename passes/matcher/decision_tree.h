#pragma once
// One decision tree for all rules that start at one kind of op: a question about the op or about
// what its operands come from, an edge for each answer that some rule names, and one for all
// others. A question is asked at most once on a way, so a thousand rules cost little more than ten.
//
// The tree asks what must hold and is cheap to ask; a leaf names a rule and an order of operands
// for which all of it does. Whoever runs the tree then matches that rule itself (match_left_side),
// and goes on when that, or a condition, says no. Rules come in the order of their priority.
//
// Built as Maranget's trees are ("Compiling Pattern Matching to Good Decision Trees", 2008): always
// a question of the first rule that is left, which keeps the order, and of those the one that most
// rules ask; equal rests are shared. It grows from its root, level by level; when it gets
// larger than 32 nodes a row, what is left is tried rule by rule.

#include "ir/operation.h"
#include "passes/rules/resolved.h"

namespace llvm {
class raw_ostream;
}

namespace pliron::rules {

class DecisionTree {
 public:
  // A rule (by its place in the list the tree is built from) in one order of operands
  // (match_left_side).
  struct Row {
    std::uint32_t rule = 0;
    std::uint32_t order = 0;
  };

  DecisionTree() = default;
  // `constants_last`: where a commutative op takes a constant, it is the last operand, as the
  // greedy driver sees to it, and the other order need not be looked for.
  static DecisionTree build(llvm::ArrayRef<const CheckedRule*> rules, bool constants_last);

  // Calls `try_row` for rows that may fit, until it returns true; then that is the result. `root`
  // is of the kind of the rules. Neither recurses nor allocates.
  template <typename F>
  bool run(Operation* root, F&& try_row) const {
    Operation* ops[max_positions];
    ops[0] = root;
    std::uint64_t near[max_near];
    for (unsigned i = 0; i < num_near_; ++i)
      near[i] = ask_def(near_[i], ops);
    const Node* nodes = nodes_.data();
    for (std::uint32_t at = start_; at != 0;) {
      const Node& node = nodes[at];
      const Case* cases = cases_.data() + node.offset;
      if (node.kind == QuestionKind::Def) {
        at = find(cases, node.count, ask_def(node, ops));
      } else if (node.kind == QuestionKind::NearDef) {
        at = find(cases, node.count, near[node.near]);
      } else if (node.kind == QuestionKind::NearTable) {
        at = find_indexed(cases, node.count, near[node.near]);
      } else if (node.kind == QuestionKind::DefTable) {
        at = find_indexed(cases, node.count, ask_def(node, ops));
      } else if (node.kind == QuestionKind::SameValue) {
        bool is_same =
            operand_at(node.place, ops) == operand_at(positions_[cases->answer].place, ops);
        at = find(cases, node.count, is_same);
      } else if (node.kind != QuestionKind::Leaf) {
        at = find(cases, node.count, ask(node, cases->answer, ops));
      } else {
        const Leaf& leaf = leaves_[node.offset];
        if (try_row(rows_[leaf.row]))
          return true;
        at = leaf.rest;
      }
    }
    return false;
  }

  std::size_t num_nodes() const { return nodes_.size(); }
  std::size_t num_rows() const { return rows_.size(); }
  // How many questions are asked of an op when every row fails at its leaf.
  unsigned count_questions(Operation* root) const;
  // One line a node. `rules` as for build().
  void print(llvm::raw_ostream& os, llvm::ArrayRef<const CheckedRule*> rules) const;

 private:
  friend class TreeBuilder;
  static constexpr unsigned max_positions = 64;
  // What defines the first operands of the root is looked up before anything is asked, when there
  // is a table of answers for it. Where a table leads depends on what is looked up, and so would
  // the next look-up, and both would have to wait for memory, one after the other.
  static constexpr unsigned max_near = 2;
  static constexpr std::uint64_t no_answer = ~std::uint64_t{0};

  // Cheap ones first.
  enum class QuestionKind : std::uint8_t {
    Def,        // what defines the value: 0 nothing, 1 a constant, else 2 + the op's kind
    Slot,       // the attribute in slot `arg`, or its default
    SameValue,  // as at position `arg`
    Type,       // of the value
    Width,      // of the value's type or of its elements, in bits
    Unsigned,   // the bits of a constant, when they fit 64
    Negative,   // the same read as signed, when that is negative
    OneUse,     // whether the value has one use
    Flags,      // whether test `arg` of slots holds
    Literal,    // whether the constant is literal `arg`
    DefTable,   // as Def, with so many answers that the case is found by its number
    NearDef,  // as Def and DefTable, of an operand of the root, where that is known from the start
    NearTable,
    Leaf,
  };
  // Where a value is: an operand of the op at another position.
  struct Place {
    std::uint8_t parent = 0;
    bool is_flat = true;  // `element` counts from the op's first operand
    std::uint16_t group = 0, element = 0;
  };
  struct Position {
    Place place;
    std::uint8_t depth = 0;
  };
  struct Node {
    QuestionKind kind;
    std::uint8_t position;
    std::uint16_t count;   // of cases
    std::uint32_t offset;  // into cases_ or leaves_
    Place place;           // that of the position, so that it need not be looked up
    std::uint8_t near;     // which of near_
  };
  static_assert(sizeof(Node) <= 16);
  // The first case of a node has the question's argument and the way of all other answers; the rest
  // is sorted. Of tables the argument is the answer of the first case, and there is one for each
  // answer from there on.
  struct Case {
    std::uint64_t answer;
    std::uint32_t target;
  };
  struct Leaf {
    std::uint32_t row, rest;
  };
  static bool is_table(QuestionKind kind) {
    return kind == QuestionKind::DefTable || kind == QuestionKind::NearTable;
  }
  std::uint64_t ask(const Node& node, std::uint64_t arg, Operation** ops) const;
  static std::uint64_t ask_def(const Node& node, Operation** ops) {
    Value value = operand_at(node.place, ops);
    Operation* def = value ? value.defining_op() : nullptr;
    ops[node.position] = def;
    if (!def)
      return 0;
    const OpInfo& info = def->info();
    return info.has(Trait::ConstantLike) ? 1 : 2 + std::uint64_t{info.kind};
  }
  static std::uint32_t find_indexed(const Case* cases, unsigned count, std::uint64_t answer) {
    std::uint64_t place = answer - cases->answer;
    return place < count ? cases[1 + place].target : cases->target;
  }
  static Value operand_at(const Place& place, Operation* const* ops) {
    Operation* op = ops[place.parent];
    if (place.is_flat)
      return place.element < op->num_operands() ? op->operand(place.element) : Value();
    OperandSpan span = op->operand_group_span(place.group);
    return place.element < span.count ? op->operand(span.first + place.element) : Value();
  }
  static std::uint32_t find(const Case* cases, unsigned count, std::uint64_t answer) {
    if (count <= 8) {
      for (unsigned i = 1; i <= count; ++i)
        if (cases[i].answer == answer)
          return cases[i].target;
      return cases->target;
    }
    unsigned low = 1, high = count + 1;
    while (low < high) {
      unsigned middle = (low + high) / 2;
      if (cases[middle].answer < answer)
        low = middle + 1;
      else
        high = middle;
    }
    return low <= count && cases[low].answer == answer ? cases[low].target : cases->target;
  }

  std::uint32_t start_ = 0;  // 0: no rule fits
  std::vector<Node> nodes_{{QuestionKind::Leaf, 0, 0, 0, {}, 0}};
  std::vector<Case> cases_;
  std::vector<Leaf> leaves_;
  std::vector<Row> rows_;
  std::vector<Position> positions_;
  Node near_[max_near] = {};
  unsigned num_near_ = 0;
  std::vector<const CheckedAttr*> flag_tests_;
  std::vector<const Literal*> literals_;
};

}  // namespace pliron::rules
