#pragma once
// Typed views of ops. `struct AddOp : Op<AddOp>` is one pointer, passed by value; names of operands,
// results, attributes, regions and successors are checked while compiling.
//
//   auto sum = AddOp::build(builder, loc).set<"lhs">(a).set<"rhs">(b).create();
//   Value left = sum.operand<"lhs">();
//
// An op's class may declare hooks as members; each exists exactly when the member does:
//   LogicalResult verify();                          what the record cannot say
//   FoldResult fold(FoldInput);                      see OpHooks in ir/op_info.h
//   OperandSpan successor_operands(unsigned);
//   void set_successor_operands(unsigned, llvm::ArrayRef<Value>);
//   int taken_successor(FoldInput);
//
// Inside templates write `op.template operand<"lhs">()`.

#include <optional>

#include "ir/block.h"
#include "ir/builder.h"
#include "ir/builtin_attributes.h"
#include "ir/op_def.h"

namespace pliron {

template <typename O, FixedString Name>
concept HasOperand = (O::def.operands.index_of(Name.view()) >= 0);
template <typename O, FixedString Name>
concept HasResult = (O::def.results.index_of(Name.view()) >= 0);
template <typename O, FixedString Name>
concept HasAttr = (O::def.attrs.index_of(Name.view()) >= 0);
template <typename O, FixedString Name>
concept HasRegion = (O::def.regions.index_of(Name.view()) >= 0);
template <typename O, FixedString Name>
concept HasSuccessor = (O::def.successors.index_of(Name.view()) >= 0);

namespace detail {
// Collects what is set, by group, and makes the op. Not a template, so that ops cost little code.
class OpBuildState {
 public:
  OpBuildState(Builder& builder, Location location, std::uint64_t op_id);
  void set_operands(unsigned group, llvm::ArrayRef<Value> values) {
    operands_[group].assign(values.begin(), values.end());
  }
  void set_successors(unsigned group, llvm::ArrayRef<Block*> blocks) {
    successors_[group].assign(blocks.begin(), blocks.end());
  }
  void set_attr(unsigned slot, Attribute value) { attrs_[slot] = value; }
  void set_discardable(Identifier name, Attribute value) { discardable_.push_back({name, value}); }
  void set_results(llvm::ArrayRef<Type> types) { results_.emplace(types.begin(), types.end()); }
  // Asserts that every single group is set and that the results are given or can be inferred.
  Operation* create();

 private:
  void infer_results();

  Builder& builder_;
  Location location_;
  const OpInfo* info_;
  llvm::SmallVector<Value, 2> operands_[8];
  llvm::SmallVector<Block*, 2> successors_[3];
  llvm::SmallVector<Attribute, 8> attrs_;
  llvm::SmallVector<NamedAttribute, 2> discardable_;
  std::optional<llvm::SmallVector<Type, 2>> results_;
};
}  // namespace detail

// Builds one op: set() what the record names, then create().
template <typename O>
class OpBuild {
 public:
  OpBuild(Builder& builder, Location location) : state_(builder, location, O::id()) {}

  template <FixedString Name>
    requires HasOperand<O, Name>
  OpBuild& set(Value value) {
    state_.set_operands(O::def.operands.index_of(Name.view()), value);
    return *this;
  }
  template <FixedString Name>
    requires HasOperand<O, Name>
  OpBuild& set(llvm::ArrayRef<Value> values) {
    state_.set_operands(O::def.operands.index_of(Name.view()), values);
    return *this;
  }
  // A null attribute leaves an optional slot empty.
  template <FixedString Name>
    requires HasAttr<O, Name>
  OpBuild& set(Attribute value) {
    state_.set_attr(O::def.attrs.index_of(Name.view()), value);
    return *this;
  }
  template <FixedString Name>
    requires HasSuccessor<O, Name>
  OpBuild& set(Block* block) {
    state_.set_successors(O::def.successors.index_of(Name.view()), block);
    return *this;
  }
  template <FixedString Name>
    requires HasSuccessor<O, Name>
  OpBuild& set(llvm::ArrayRef<Block*> blocks) {
    state_.set_successors(O::def.successors.index_of(Name.view()), blocks);
    return *this;
  }
  OpBuild& discardable(Identifier name, Attribute value) {
    state_.set_discardable(name, value);
    return *this;
  }
  // The result types, where the record does not determine them.
  OpBuild& results(llvm::ArrayRef<Type> types) {
    state_.set_results(types);
    return *this;
  }
  O create() { return O(state_.create()); }

 private:
  detail::OpBuildState state_;
};

template <typename Self>
class Op {
 public:
  Op() = default;
  explicit Op(Operation* op) : op_(op) {}

  static constexpr std::uint64_t id() { return def_id(Self::def.name); }
  static bool matches(const Operation* op) { return op->info().id == id(); }
  static OpBuild<Self> build(Builder& builder, Location location) { return {builder, location}; }

  Operation* operation() const { return op_; }
  Operation* operator->() const { return op_; }
  operator Operation*() const { return op_; }
  explicit operator bool() const { return op_ != nullptr; }
  Context& context() const { return op_->context(); }
  Location location() const { return op_->location(); }

  // The operand of a single group; of an optional group the value or null.
  template <FixedString Name>
    requires HasOperand<Self, Name>
  [[gnu::always_inline]] Value operand() const {
    constexpr int group = Self::def.operands.index_of(Name.view());
    if constexpr (multi_groups(Self::def.operands) == 0)
      return op_->operand(group);
    OperandRange range = op_->operand_group(group);
    return range.empty() ? Value() : range[0];
  }
  // All operands of a group.
  template <FixedString Name>
    requires HasOperand<Self, Name>
  [[gnu::always_inline]] OperandRange operands() const {
    return op_->operand_group(Self::def.operands.index_of(Name.view()));
  }
  template <FixedString Name>
    requires HasResult<Self, Name>
  [[gnu::always_inline]] Value result() const {
    constexpr int group = Self::def.results.index_of(Name.view());
    if constexpr (multi_groups(Self::def.results) == 0)
      return op_->result(group);
    ResultRange range = op_->result_group(group);
    return range.empty() ? Value() : range[0];
  }
  template <FixedString Name>
    requires HasResult<Self, Name>
  [[gnu::always_inline]] ResultRange results() const {
    return op_->result_group(Self::def.results.index_of(Name.view()));
  }
  // The attribute in a slot; null when an optional one is absent.
  template <FixedString Name>
    requires HasAttr<Self, Name>
  [[gnu::always_inline]] Attribute attr() const {
    return op_->attr_slot(Self::def.attrs.index_of(Name.view()));
  }
  // The same as an A; null also when it is of another kind.
  template <typename A, FixedString Name>
    requires HasAttr<Self, Name>
  [[gnu::always_inline]] A attr_as() const {
    Attribute value = attr<Name>();
    return value ? value.try_as<A>() : A(nullptr);
  }
  template <FixedString Name>
    requires HasAttr<Self, Name>
  [[gnu::always_inline]] void set_attr(Attribute value) const {
    op_->set_attr_slot(Self::def.attrs.index_of(Name.view()), value);
  }
  template <FixedString Name>
    requires HasRegion<Self, Name>
  [[gnu::always_inline]] Region& region() const {
    return op_->region(Self::def.regions.index_of(Name.view()));
  }
  // The successor of a single group.
  template <FixedString Name>
    requires HasSuccessor<Self, Name>
  [[gnu::always_inline]] Block* successor() const {
    return op_->successor(Self::def.successors.index_of(Name.view()));
  }

 protected:
  Operation* op_ = nullptr;
};

// One op as the registry takes it.
struct OpEntry {
  const OpDef* def;
  OpHooks hooks;
};

// The entry of O; its record is checked here, once, where the dialect is defined.
template <typename O>
OpEntry make_op() {
  static_assert(has_full_name(O::def), "an op's name must be `dialect.op`");
  static_assert(!O::def.summary.empty(), "an op needs a summary");
  static_assert(names_are_unique(O::def.operands), "two operand groups share a name");
  static_assert(names_are_unique(O::def.results), "two result groups share a name");
  static_assert(names_are_unique(O::def.attrs), "two attributes share a name");
  static_assert(names_do_not_clash(O::def), "an operand group shares its name with another member");
  static_assert(same_as_names_exist(O::def), "SameTypeAs names a group that the op does not have");
  static_assert(successor_operands_exist(O::def),
                "a successor names an operand group that the op does not have");
  OpHooks hooks;
  if constexpr (requires(O op) { op.verify(); })
    hooks.verify = [](Operation* op) -> LogicalResult { return O(op).verify(); };
  if constexpr (requires(O op, FoldInput in) { op.fold(in); })
    hooks.fold = [](Operation* op, FoldInput in) -> FoldResult { return O(op).fold(in); };
  if constexpr (requires(O op) { op.successor_operands(0u); })
    hooks.successor_operands = [](Operation* op, unsigned i) -> OperandSpan {
      return O(op).successor_operands(i);
    };
  if constexpr (requires(O op, llvm::ArrayRef<Value> v) { op.set_successor_operands(0u, v); })
    hooks.set_successor_operands = [](Operation* op, unsigned i, llvm::ArrayRef<Value> values) {
      O(op).set_successor_operands(i, values);
    };
  if constexpr (requires(O op, FoldInput in) { op.taken_successor(in); })
    hooks.taken_successor = [](Operation* op, FoldInput in) -> int {
      return O(op).taken_successor(in);
    };
  return {&O::def, hooks};
}

}  // namespace pliron
