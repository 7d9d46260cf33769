#pragma once
// Typed views of ops. `struct AddOp : Op<AddOp>` is one pointer, passed by value; names of
// operands, results, attributes, regions and successors are checked while compiling.
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
//   static LogicalResult infer_types(Inference<Self>, llvm::SmallVectorImpl<Type>& results);
// and the interfaces that it has (ir/interface.h):
//   using Interfaces = InterfaceList<ShapeInterface>;
//
// Inside templates write `op.template operand<"lhs">()`.

#include <type_traits>

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

// Everything of which an op is made, as the builders hand it over.
struct OpParts {
  Builder& builder;
  Location location;
  const OpInfo* info;
  llvm::ArrayRef<Value> operands;
  llvm::ArrayRef<unsigned> group_sizes;  // of each operand group; empty: one each
  llvm::ArrayRef<Type> types;
  llvm::ArrayRef<unsigned> type_sizes;     // of each result group; empty: one each
  bool has_types;                          // else they follow from the record or its hook
  llvm::MutableArrayRef<Attribute> attrs;  // has room for the segment sizes
  llvm::ArrayRef<Block*> successors;
  unsigned num_regions;
  llvm::ArrayRef<NamedAttribute> discardable;
};
// Makes an op and puts it at the builder's place. Asserts that result types are known.
Operation* create_op(const OpParts& parts);
// The types of an op's results, by the rules of its record or its infer_types hook. Fails, with an
// error where the hook says one, when they cannot be known.
LogicalResult infer_result_types(const InferInput& input, llvm::SmallVectorImpl<Type>& types);

// The elements of groups. Where all groups are single there is one place for each; else groups are
// kept one behind the other as they are set, and put in order at the end.
template <typename T, int Groups, bool AllSingle>
class GroupValues {
 public:
  void set(int group, T value) { values_[group] = value; }
  void set(int group, llvm::ArrayRef<T> values) {
    assert(values.size() == 1 && "this group has one element");
    values_[group] = values[0];
  }
  void set_all(llvm::ArrayRef<T> values) {
    assert(values.size() == std::size_t{Groups} && "one for each group");
    for (int i = 0; i < Groups; ++i)
      values_[i] = values[i];
  }
  llvm::ArrayRef<T> all() const { return {values_, std::size_t{Groups}}; }
  llvm::ArrayRef<unsigned> sizes() const { return {}; }

 private:
  T values_[Groups == 0 ? 1 : Groups]{};
};
template <typename T, int Groups>
class GroupValues<T, Groups, false> {
 public:
  void set(int group, T value) { set(group, llvm::ArrayRef<T>(value)); }
  void set(int group, llvm::ArrayRef<T> values) {
    in_order_ &= first_of_[group] == 0 && sizes_[group] == 0 && group >= last_;
    last_ = group;
    first_of_[group] = static_cast<unsigned>(values_.size());
    sizes_[group] = static_cast<unsigned>(values.size());
    values_.append(values.begin(), values.end());
  }
  // Of all groups together; how they are shared out must be plain from their number.
  void set_all(llvm::ArrayRef<T> values) { values_.assign(values.begin(), values.end()); }
  llvm::ArrayRef<T> all() {
    if (!in_order_) {
      llvm::SmallVector<T, 8> ordered;
      for (int i = 0; i < Groups; ++i)
        ordered.append(values_.begin() + first_of_[i], values_.begin() + first_of_[i] + sizes_[i]);
      values_.assign(ordered.begin(), ordered.end());
      in_order_ = true;
      for (unsigned i = 0, first = 0; i < unsigned{Groups}; first += sizes_[i++])
        first_of_[i] = first;
    }
    return values_;
  }
  llvm::ArrayRef<unsigned> sizes() const { return sizes_; }

 private:
  llvm::SmallVector<T, 6> values_;
  unsigned first_of_[Groups]{};
  unsigned sizes_[Groups]{};
  int last_ = 0;
  bool in_order_ = true;
};
// Fails to compile where the optimiser sees that it is called.
[[gnu::error("a required operand, attribute or successor is not set before create()")]]
void required_field_is_not_set();

// Bits of what must be set: operand groups, then slots, then successors.
constexpr int first_slot_bit = 8, first_successor_bit = first_slot_bit + 24;
constexpr std::uint64_t required_fields(const OpDef& def) {
  std::uint64_t bits = 0;
  for (int i = 0; i < def.operands.size(); ++i)
    if (def.operands[i].arity == Arity::Single)
      bits |= std::uint64_t{1} << i;
  for (int i = 0; i < def.attrs.size(); ++i)
    if (def.attrs[i].presence == Presence::Required)
      bits |= std::uint64_t{1} << (first_slot_bit + i);
  for (int i = 0; i < def.successors.size(); ++i)
    if (def.successors[i].arity == Arity::Single)
      bits |= std::uint64_t{1} << (first_successor_bit + i);
  return bits;
}

}  // namespace detail

// Builds one op: set() what the record names, then create(). Nothing is looked up by name at run
// time, and nothing is allocated but the op unless groups are not single.
//
// A required field that is not set is an assertion, and an error of the compiler where optimisation
// shows it. (A type for what has been set so far would show it always, but costs a class for each
// step; a struct of named fields would have to repeat the record.)
template <typename O>
class OpBuild {
  static constexpr int num_slots =
      O::def.attrs.count + (multi_groups(O::def.operands) > 1) + (multi_groups(O::def.results) > 1);

 public:
  OpBuild(Builder& builder, Location location)
      : builder_(builder), location_(location), info_(builder.context().op_info(O::id())) {
    assert(info_ && "the op's dialect is not registered");
  }

  template <FixedString Name>
    requires HasOperand<O, Name>
  [[gnu::always_inline]] OpBuild& set(Value value) {
    constexpr int group = O::def.operands.index_of(Name.view());
    operands_.set(group, value);
    return mark(group);
  }
  template <FixedString Name>
    requires HasOperand<O, Name>
  [[gnu::always_inline]] OpBuild& set(llvm::ArrayRef<Value> values) {
    constexpr int group = O::def.operands.index_of(Name.view());
    operands_.set(group, values);
    return mark(group);
  }
  // A null attribute leaves an optional slot empty.
  template <FixedString Name>
    requires HasAttr<O, Name>
  [[gnu::always_inline]] OpBuild& set(Attribute value) {
    constexpr int slot = O::def.attrs.index_of(Name.view());
    attrs_[slot] = value;
    return mark(detail::first_slot_bit + slot);
  }
  // A case of the slot's enumeration.
  template <FixedString Name, typename E>
    requires(HasAttr<O, Name> && std::is_enum_v<E>)
  OpBuild& set(E value) {
    constexpr int slot = O::def.attrs.index_of(Name.view());
    Type type = only_value_type(O::def.attrs[slot].constraint, builder_.context());
    return set<Name>(Attribute(IntegerAttr::get(type, static_cast<std::int64_t>(value))));
  }
  template <FixedString Name>
    requires HasSuccessor<O, Name>
  [[gnu::always_inline]] OpBuild& set(Block* block) {
    constexpr int group = O::def.successors.index_of(Name.view());
    successors_.set(group, block);
    return mark(detail::first_successor_bit + group);
  }
  template <FixedString Name>
    requires HasSuccessor<O, Name>
  [[gnu::always_inline]] OpBuild& set(llvm::ArrayRef<Block*> blocks) {
    constexpr int group = O::def.successors.index_of(Name.view());
    successors_.set(group, blocks);
    return mark(detail::first_successor_bit + group);
  }
  OpBuild& discardable(Identifier name, Attribute value) {
    discardable_.push_back({name, value});
    return *this;
  }
  // All result types, where the record does not determine them. Groups of several must be given one
  // by one.
  OpBuild& results(llvm::ArrayRef<Type> types) {
    static_assert(multi_groups(O::def.results) <= 1, "give the types by group, with types<...>()");
    types_.set_all(types);
    has_types_ = true;
    return *this;
  }
  // The result types of one group.
  template <FixedString Name>
    requires HasResult<O, Name>
  OpBuild& types(llvm::ArrayRef<Type> types) {
    types_.set(O::def.results.index_of(Name.view()), types);
    has_types_ = true;
    return *this;
  }
  // How many regions there are, where the record leaves it open.
  OpBuild& regions(unsigned number) {
    num_regions_ = number;
    return *this;
  }
  [[gnu::always_inline]] O create() {
    constexpr std::uint64_t required = detail::required_fields(O::def);
#ifdef __OPTIMIZE__
    if (__builtin_constant_p(set_ & required) && (set_ & required) != required)
      detail::required_field_is_not_set();
#endif
    assert((set_ & required) == required &&
           "a required operand, attribute or successor is not set");
    return make();
  }

 private:
  [[gnu::always_inline]] OpBuild& mark(int bit) {
    set_ |= std::uint64_t{1} << bit;
    return *this;
  }
  O make() {
    return O(detail::create_op({builder_,
                                location_,
                                info_,
                                operands_.all(),
                                operands_.sizes(),
                                types_.all(),
                                types_.sizes(),
                                has_types_,
                                {attrs_, std::size_t{num_slots}},
                                successors_.all(),
                                num_regions_,
                                discardable_}));
  }

  Builder& builder_;
  Location location_;
  const OpInfo* info_;
  std::uint64_t set_ = 0;
  unsigned num_regions_ = O::def.regions.count;
  bool has_types_ = false;
  detail::GroupValues<Value, O::def.operands.count, multi_groups(O::def.operands) == 0> operands_;
  detail::GroupValues<Type, O::def.results.count, multi_groups(O::def.results) == 0> types_;
  detail::GroupValues<Block*, O::def.successors.count, multi_groups(O::def.successors) == 0>
      successors_;
  Attribute attrs_[num_slots == 0 ? 1 : num_slots];
  llvm::SmallVector<NamedAttribute, 0> discardable_;
};

// What an op's infer_types looks at, by the names of its record.
template <typename O>
class Inference {
 public:
  explicit Inference(const InferInput& input) : input_(input) {}

  Context& context() const { return input_.context(); }
  Location location() const { return input_.location; }
  InFlightDiagnostic emit_error() const { return input_.emit_error(); }
  const InferInput& input() const { return input_; }

  // The type of an operand; null for one that is absent.
  template <FixedString Name>
    requires HasOperand<O, Name>
  Type type() const {
    llvm::ArrayRef<Type> group = types<Name>();
    return group.empty() ? Type() : group[0];
  }
  template <FixedString Name>
    requires HasOperand<O, Name>
  llvm::ArrayRef<Type> types() const {
    return input_.group(O::def.operands.index_of(Name.view()));
  }
  // The attribute in a slot, or its default; null when there is neither.
  template <FixedString Name>
    requires HasAttr<O, Name>
  Attribute attr() const {
    return input_.attr(O::def.attrs.index_of(Name.view()));
  }

 private:
  const InferInput& input_;
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
  // The attribute in a slot, or its default; null when an optional one is absent.
  template <FixedString Name>
    requires HasAttr<Self, Name>
  [[gnu::always_inline]] Attribute attr() const {
    constexpr int slot = Self::def.attrs.index_of(Name.view());
    if constexpr (Self::def.attrs[slot].has_default())
      if (!op_->attr_slot(slot))
        return op_->info().default_attr(slot);
    return op_->attr_slot(slot);
  }
  // The same as an A; null also when it is of another kind.
  template <typename A, FixedString Name>
    requires HasAttr<Self, Name>
  [[gnu::always_inline]] A attr_as() const {
    Attribute value = attr<Name>();
    return value ? value.try_as<A>() : A(nullptr);
  }
  // The case that a slot with an enumeration holds; it must hold one.
  template <typename E, FixedString Name>
    requires HasAttr<Self, Name>
  E attr_enum() const {
    return static_cast<E>(attr<Name>().template as<IntegerAttr>().as_int());
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

}  // namespace pliron
