// The decision tree against matching rule by rule, on random IR made of the rules' own ops; and
// what rules make of IR.

#include <doctest/doctest.h>

#include <map>
#include <random>

#include "dialects/builtin/ops.h"
#include "dialects/llvm/ops.h"
#include "ir/clone.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "ir/walk.h"
#include "passes/matcher/matcher_set.h"
#include "passes/matcher/naive_matcher.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rules/parser.h"

using namespace pliron;
using namespace pliron::llvm_dialect;

namespace {

constexpr const char* rule_text = R"(
use llvm
table swapped: ICmpPredicate { eq => eq, ne => ne, slt => sgt, sle => sge, sgt => slt, sge => sle, ult => ugt, ule => uge, ugt => ult, uge => ule }
table inverted: ICmpPredicate { eq => ne, ne => eq, slt => sge, sle => sgt, sgt => sle, sge => slt, ult => uge, ule => ugt, ugt => ule, uge => ult }
pattern not(%x) = xor(%x, -1)
group int phase canonicalize {
  for op in [add, or, xor, sub, shl, lshr, ashr] { rule right_zero: op(%x, 0) => %x }
  for (op, value) in [(sub, 0), (xor, 0)] { rule self_cancel: op(%x, %x) => value }
  rule absorb: and(%x, or(%x, _)) => %x
  rule mul_one: mul(%x, 1) => %x
  rule add_add_nuw benefit 2: add<nuw>(once add<nuw>(%x, #a), #b) where uadd_ok(#a, #b) => add<nuw>(%x, #(#a + #b))
  rule add_add: add(once add(%x, #a), #b) => add(%x, #(#a + #b))
  rule mul_pow2: mul<overflowFlags = #f>(%x, #c) where pow2(#c) => shl<overflowFlags = #(#f & nuw)>(%x, #(log2(#c)))
  rule urem_pow2: urem(%x, #c) where pow2(#c) => and(%x, #(#c - 1))
  rule factor: add(once mul(%x, %y), once mul(%x, %z)) => mul(%x, add(%y, %z))
  rule de_morgan: and(once not(%x), once not(%y)) => not(or(%x, %y))
  rule trunc_zext_same: trunc(zext(%x: !a)): !a => %x
  rule compare_swap: icmp<predicate = #p>(#c, %x) where not const(%x) => icmp<predicate = #(swapped(#p))>(%x, #c)
  rule compare_self: icmp<predicate = #p>(%x, %x) where #p in [eq, sle, sge, ule, uge] => true
  rule compare_not: not(once icmp<predicate = #p>(%x, %y)) => icmp<predicate = #(inverted(#p))>(%x, %y)
  rule below_one: icmp<ult>(%x, 1) => icmp<eq>(%x, 0)
  rule select_not: select(not(%c), %x, %y) => select(%c, %y, %x)
  rule select_same: select(_, %x, %x) => %x
}
)";

struct Loaded {
  Loaded() {
    context.register_dialect(builtin::dialect());
    context.register_dialect(llvm_dialect::dialect());
    std::optional<rules::RuleSet> set =
        rules::parse_rules(context, llvm::MemoryBufferRef(rule_text, "test.rules"));
    REQUIRE(set);
    rules::CheckOptions options;
    options.warnings = false;
    auto result = rules::check_rules(context, std::move(*set), options);
    REQUIRE(succeeded(result));
    checked = *result;
  }
  Context context;
  std::shared_ptr<const rules::CheckedRules> checked;
};

// Functions of the ops that the rules are about, with the constants that they name.
class Maker {
 public:
  Maker(Context& context, unsigned seed) : context_(context), random_(seed) {}

  OwningOp make(unsigned size) {
    OwningOp module(builtin::ModuleOp::make(context_, Location()).operation());
    Builder b = Builder::at_end(builtin::ModuleOp(module.get()).body());
    Type i8 = IntegerType::get(context_, 8), inputs[] = {i8, i8, i8};
    FuncOp func =
        FuncOp::build(b, Location())
            .set<"sym_name">(StringAttr::get(context_, "f"))
            .set<"function_type">(TypeAttr::get(llvm_dialect::FunctionType::of(i8, inputs)))
            .create();
    Block* block = b.create_block(func.region<"body">(), inputs);
    b.set_insertion_point_to_end(block);
    for (Value argument : block->arguments())
      bytes_.push_back(argument);
    for (unsigned i = 0; i < size; ++i)
      add(b);
    // Everything is used, mostly once.
    Value sum = bytes_[0];
    for (Value value : bytes_)
      if (!value.has_uses())
        sum =
            AddOp::build(b, Location()).set<"lhs">(sum).set<"rhs">(value).create().result<"res">();
    ReturnOp::build(b, Location()).set<"arg">(sum).create();
    return module;
  }

 private:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  // The newest values are the likeliest, so that patterns find each other.
  Value byte() {
    std::size_t last = std::min<std::size_t>(bytes_.size(), below(3) ? 4 : bytes_.size());
    return bytes_[bytes_.size() - 1 - below(static_cast<unsigned>(last))];
  }
  Value constant(Builder& b) {
    constexpr int values[] = {0, 1, -1, 2, 4, 8, 3, 100};
    Type i8 = IntegerType::get(context_, 8);
    return ConstantOp::build(b, Location())
        .set<"value">(Attribute(IntegerAttr::get(i8, values[below(8)])))
        .results(i8)
        .create()
        .result<"res">();
  }
  Value operand(Builder& b) { return below(3) ? byte() : constant(b); }

  void binary(Builder& b, const char* name) {
    OperationState state(Location(), context_.op_info(name));
    state.operands = {operand(b), operand(b)};
    if (below(6) == 0)
      state.operands[1] = state.operands[0];
    state.result_types = {state.operands[0].type()};
    // Not on multiplications: those of constants are to fold, and must not be poison for it.
    if (below(3) == 0 && llvm::StringRef(name) == "llvm.add")
      state.attrs.push_back({context_.identifier("overflowFlags"),
                             IntegerAttr::i32(context_, static_cast<int>(below(4)))});
    bytes_.push_back(b.create(state)->result(0));
  }

  void add(Builder& b) {
    constexpr const char* names[] = {"llvm.add", "llvm.mul", "llvm.xor",  "llvm.sub",
                                     "llvm.and", "llvm.or",  "llvm.shl",  "llvm.add",
                                     "llvm.mul", "llvm.xor", "llvm.urem", "llvm.lshr"};
    if (below(5))
      return binary(b, names[below(12)]);
    Type i1 = IntegerType::get(context_, 1), i8 = IntegerType::get(context_, 8);
    Value bit = ICmpOp::build(b, Location())
                    .set<"lhs">(operand(b))
                    .set<"rhs">(operand(b))
                    .set<"predicate">(Attribute(IntegerAttr::i64(context_, below(10))))
                    .results(i1)
                    .create()
                    .result<"res">();
    if (below(2)) {
      Value ones = ConstantOp::build(b, Location())
                       .set<"value">(Attribute(IntegerAttr::boolean(context_, true)))
                       .results(i1)
                       .create()
                       .result<"res">();
      bit = XorOp::build(b, Location()).set<"lhs">(bit).set<"rhs">(ones).create().result<"res">();
    }
    if (below(2))
      bytes_.push_back(SelectOp::build(b, Location())
                           .set<"condition">(bit)
                           .set<"trueValue">(byte())
                           .set<"falseValue">(byte())
                           .create()
                           .result<"res">());
    else
      bytes_.push_back(
          ZExtOp::build(b, Location()).set<"arg">(bit).results(i8).create().result<"res">());
  }

  Context& context_;
  std::mt19937 random_;
  std::vector<Value> bytes_;
};

// The rule that goes first by priority and how it binds its variables, as text; rule by rule.
std::string naive(const KindMatcher& kind, Operation* op) {
  rules::RuleMatch match;
  for (const RuleRef& rule : kind.rules())
    if (rules::match_rule(match, *rule.set, *rule.rule, op)) {
      std::string text = rule.rule->name;
      for (const rules::Binding& binding : match.variables)
        text += " " + std::to_string(reinterpret_cast<std::uintptr_t>(binding.pointer));
      return text;
    }
  return "";
}

std::string by_tree(const KindMatcher& kind, Operation* op) {
  rules::RuleMatch match;
  std::string text;
  kind.tree().run(op, [&](rules::DecisionTree::Row row) {
    const RuleRef& rule = kind.rules()[row.rule];
    match.start(*rule.set, *rule.rule, op);
    if (!rules::match_left_side(match, row.order) || !rules::check_conditions(match))
      return false;
    text = rule.rule->name;
    for (const rules::Binding& binding : match.variables)
      text += " " + std::to_string(reinterpret_cast<std::uintptr_t>(binding.pointer));
    return true;
  });
  return text;
}

std::string print(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = true});
  return text;
}

}  // namespace

TEST_CASE("matcher: the tree names the rule and the bindings that trying each rule gives") {
  Loaded loaded;
  MatcherOptions options;
  options.constants_last = false;
  auto set = MatcherSet::create(loaded.checked, options);
  unsigned matched = 0, asked = 0;
  std::map<std::string, unsigned> names;
  for (unsigned seed = 0; seed < 200; ++seed) {
    OwningOp module = Maker(loaded.context, seed).make(60);
    REQUIRE(succeeded(verify(module.get())));
    walk(module.get(), [&](Operation* op) {
      const KindMatcher* kind = set->for_kind(op->info().kind);
      if (!kind)
        return;
      ++asked;
      std::string expected = naive(*kind, op);
      CHECK(by_tree(*kind, op) == expected);
      if (!expected.empty()) {
        ++matched;
        ++names[llvm::StringRef(expected).split(' ').first.str()];
      }
    });
  }
  MESSAGE(asked << " ops, " << matched << " matches of " << names.size() << " rules");
  CHECK(matched > 1000);
  CHECK(names.size() >= 18);
}

TEST_CASE("matcher: leaving out orders that put constants first changes no result") {
  Loaded loaded;
  std::uint64_t rewrites = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    OwningOp module = Maker(loaded.context, seed).make(80);
    std::string results[2];
    for (bool cut : {false, true}) {
      OwningOp copy(clone(module.get()));
      MatcherOptions options;
      options.constants_last = cut;
      FrozenPatternSet patterns(loaded.context, {}, MatcherSet::create(loaded.checked, options));
      GreedyStatistics statistics;
      auto result = apply_patterns_greedily(copy.get(), patterns, {}, &statistics);
      REQUIRE(succeeded(result));
      CHECK(result->converged);
      REQUIRE(succeeded(verify(copy.get())));
      results[cut] = print(copy.get());
      rewrites += statistics.rewrites;
    }
    CHECK(results[0] == results[1]);
  }
  CHECK(rewrites > 500);
}

TEST_CASE("matcher: other rules leave the trees of other kinds as they are") {
  Loaded loaded;
  auto set = MatcherSet::create(loaded.checked);
  std::uint32_t add = loaded.context.op_info("llvm.add")->kind;
  std::uint32_t select = loaded.context.op_info("llvm.select")->kind;
  auto more_text = rules::parse_rules(
      loaded.context,
      llvm::MemoryBufferRef("use llvm group more { rule add_self: add(%x, %x) => mul(%x, 2) }",
                            "more.rules"));
  REQUIRE(more_text);
  rules::CheckOptions quiet;
  quiet.warnings = false;
  auto more = rules::check_rules(loaded.context, std::move(*more_text), quiet);
  REQUIRE(succeeded(more));
  auto bigger = set->with(*more);
  CHECK(bigger->num_rules() == set->num_rules() + 1);
  CHECK(bigger->for_kind(select) == set->for_kind(select));
  CHECK(bigger->for_kind(add)->rules().size() == set->for_kind(add)->rules().size() + 1);
  auto smaller = bigger->without_group("int");
  CHECK(smaller->for_kind(select) == nullptr);
  REQUIRE(smaller->for_kind(add));
  CHECK(smaller->for_kind(add)->rules().size() == 1);
}
