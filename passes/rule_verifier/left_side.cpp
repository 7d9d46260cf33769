#include "passes/rule_verifier/left_side.h"

#include "ir/dialect.h"
#include "ir/random.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/matcher/apply_rule.h"
#include "passes/matcher/rule_match.h"

namespace pliron::rules {

namespace {

struct CaseOp : Op<CaseOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rule_verifier.case",
      .summary = "What a rewrite rule is tried on.",
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove, Trait::NoTerminator},
  };
};
struct UseOp : Op<UseOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rule_verifier.use",
      .summary = "Uses the values that count.",
      .operands = {{"values", Variadic{AnyType}}},
  };
};

}  // namespace

void register_rule_verifier_dialect(Context& context) {
  context.register_dialect({.name = "rule_verifier",
                            .summary = "What rewrite rules are tried on.",
                            .ops = ops<CaseOp, UseOp>()});
}

Value make_constant(Builder& builder, Block* block, llvm::ArrayRef<const OpInfo*> users,
                    Location location, Attribute attr, Type type) {
  InsertionGuard guard(builder);
  builder.set_insertion_point_to_start(block);
  for (const OpInfo* user : users) {
    const DialectInfo* dialect = user->context->dialect(user->dialect_name.str());
    if (!dialect || !dialect->materialize_constant)
      continue;
    if (Operation* made = dialect->materialize_constant(builder, location, attr, type))
      return made->result(0);
  }
  return {};
}

LeftSide::LeftSide(const CheckedRules& set, const CheckedRule& rule, const PatternTypes& types)
    : set_(set), rule_(rule), types_(types) {
  OperationState state(rule.location, set.context->op_info(CaseOp::def.name));
  state.num_regions = 1;
  frame_ = Operation::create(state);
}

LeftSide::~LeftSide() {
  frame_->destroy();
}

// What is left open. ---------------------------------------------------------------------------

void LeftSide::collect(Random& random, llvm::ArrayRef<Var> constants) {
  attrs_.clear();
  refining_ = OpenAttrs();
  refining_.is_complete = true;
  constants_.clear();
  collect_node(rule_.match, random);
  for (Var variable : constants)
    for (Index i = 1; i < rule_.nodes.size(); ++i)
      if (rule_.nodes[i].kind == NodeKind::Value && rule_.nodes[i].variable == variable &&
          rule_.nodes[i].binds) {
        constants_.push_back({variable, types_.of_node(i)});
        break;
      }
  if (!refining_.slots.empty())
    attrs_.push_back(refining_);
}

void LeftSide::collect_node(Index index, Random& random) {
  const CheckedNode& node = rule_.nodes[index];
  if (node.kind == NodeKind::Constant && node.variable != no_var &&
      llvm::none_of(constants_,
                    [&](const OpenConstant& one) { return one.variable == node.variable; }))
    constants_.push_back({node.variable, types_.of_node(index)});
  for (Index operand : rule_.list(node.operands))
    collect_node(operand, random);
  if (node.kind == NodeKind::Op)
    collect_op(index, random);
}

void LeftSide::collect_op(Index index, Random& random) {
  const CheckedNode& node = rule_.nodes[index];
  for (unsigned slot = 0; slot < static_cast<unsigned>(node.op->def->attrs.size()); ++slot) {
    const CheckedAttr* test = nullptr;
    for (Index attr : rule_.list(node.attrs))
      if (rule_.attrs[attr].slot == slot)
        test = &rule_.attrs[attr];
    collect_slot(index, slot, test, random);
  }
}

// All sets of cases where there are few cases; else none, all, each one and all but each one.
static std::vector<std::int64_t> sets_of(const EnumDef& def) {
  std::vector<std::int64_t> numbers;
  std::int64_t all = def.mask();
  auto add = [&](std::int64_t number) {
    bool is_set = number == 0 || def.contains(number);
    if (is_set && !llvm::is_contained(numbers, number))
      numbers.push_back(number);
  };
  constexpr std::int64_t max_mask = 15;
  if (all <= max_mask) {
    for (std::int64_t number = 0; number <= all; ++number)
      add(number);
    return numbers;
  }
  add(0);
  add(all);
  for (const EnumCase& entry : def.cases) {
    add(entry.value);
    add(all & ~entry.value);
  }
  return numbers;
}

// The ways to fill a slot, and whether those are all. Null stands for an absent attribute.
static bool fillings(const OpInfo& op, unsigned slot, Random& random,
                     std::vector<Attribute>& choices) {
  Context& context = *op.context;
  const AttrSlotDef& def = op.def->attrs[static_cast<int>(slot)];
  SlotShape shape = slot_shape(op, slot);
  bool is_optional = def.presence == Presence::Optional;
  if (shape.kind == SlotKind::Unit) {
    choices = {Attribute(), UnitAttr::get(context)};
    return true;
  }
  if (shape.kind == SlotKind::Enum && shape.enumeration->bits) {
    for (std::int64_t number : sets_of(*shape.enumeration))
      choices.push_back(enum_attribute(context, shape, number));
    return shape.enumeration->mask() < 16;
  }
  if (shape.kind == SlotKind::Enum) {
    for (const EnumCase& entry : shape.enumeration->cases)
      choices.push_back(enum_attribute(context, shape, entry.value));
    if (is_optional && !op.default_attr(slot))
      choices.emplace_back();
    return true;
  }
  bool is_complete = false;
  if (is_optional)
    choices.emplace_back();
  if (shape.kind == SlotKind::Integer && shape.type && shape.type.is<IntegerType>()) {
    constexpr unsigned few = 4;
    unsigned width = shape.type.as<IntegerType>().width();
    is_complete = width == 1;
    for (unsigned i = 0; i < (width == 1 ? 2 : few); ++i)
      choices.push_back(IntegerAttr::get(shape.type, static_cast<std::int64_t>(i)));
    llvm::erase_if(choices, [&](Attribute attr) { return attr && !def.constraint.accepts(attr); });
  }
  for (int i = 0; i < 3 && !is_complete; ++i)
    if (Attribute attr = sample(def.constraint, context, random);
        attr && !llvm::is_contained(choices, attr))
      choices.push_back(attr);
  return is_complete;
}

void LeftSide::collect_slot(Index index, unsigned slot, const CheckedAttr* test, Random& random) {
  const OpInfo& op = *rule_.nodes[index].op;
  const AttrSlotDef& def = op.def->attrs[static_cast<int>(slot)];
  if (test && test->check == AttrCheck::Default)
    return;
  if (test && test->check == AttrCheck::Equals) {
    attrs_.push_back({{{index, slot, {test->value}}}, true});
    return;
  }
  OpenAttrs open;
  OpenAttrs::Slot& one = open.slots.emplace_back(OpenAttrs::Slot{index, slot, {}});
  open.is_complete = fillings(op, slot, random, one.choices);
  if (test) {
    llvm::erase_if(one.choices, [&](Attribute attr) {
      if (test->check == AttrCheck::Present)
        return !attr && !op.default_attr(slot);
      if (test->check == AttrCheck::Bind)
        return false;
      std::optional<std::int64_t> number = enum_number(test->shape, attr);
      std::int64_t wanted = test->check == AttrCheck::HasFlags ? test->flags : 0;
      return !number || (*number & test->flags) != wanted;
    });
  }
  bool binds = test && test->check == AttrCheck::Bind;
  if (!def.refining || binds) {
    if (!one.choices.empty())
      attrs_.push_back(std::move(open));
    return;
  }
  // Dropping it is sound, so that it is enough to try none and all.
  if (one.choices.empty())
    return;
  auto size = [&](Attribute attr) {
    std::optional<std::int64_t> number = attr && test ? enum_number(test->shape, attr)
                                         : attr       ? enum_number(slot_shape(op, slot), attr)
                                                      : std::optional<std::int64_t>(0);
    return number ? llvm::popcount(static_cast<std::uint64_t>(*number)) : 1;
  };
  auto smaller = [&](Attribute a, Attribute b) { return size(a) < size(b); };
  Attribute off = *llvm::min_element(one.choices, smaller);
  Attribute on = *llvm::max_element(one.choices, smaller);
  refining_.slots.push_back({index, slot, {off, on}});
}

// Building. ------------------------------------------------------------------------------------

bool LeftSide::build(const PatternTypes::Choice& types, llvm::ArrayRef<unsigned> attrs,
                     llvm::ArrayRef<llvm::APInt> constants) {
  frame_->region(0).clear();
  block_ = frame_->region(0).add_block();
  values_.assign(rule_.variables.size(), Value());
  inputs_.clear();
  choice_ = &types;
  attr_choice_ = attrs;
  constant_choice_ = constants;
  ok_ = true;
  root_ = build_op(rule_.match);
  if (!ok_)
    return false;
  OperationState use(rule_.location, set_.context->op_info(UseOp::def.name));
  for (Value result : root_->results())
    use.operands.push_back(result);
  block_->push_back(Operation::create(use));
  return true;
}

Value LeftSide::add_input(Type type, std::string name) {
  inputs_.push_back({block_->add_argument(type, rule_.location), std::move(name)});
  return inputs_.back().value;
}

Value LeftSide::build_constant(Attribute attr, Type type) {
  Builder builder = Builder::at_start(block_);
  llvm::SmallVector<const OpInfo*, 8> users(llvm::reverse(users_));
  Value value = attr ? make_constant(builder, block_, users, rule_.location, attr, type) : Value();
  ok_ &= static_cast<bool>(value);
  // Whatever stands in, so that building goes on.
  return value ? value : block_->add_argument(type, rule_.location);
}

static Attribute literal_attribute(const Literal& literal, Type type) {
  if (FloatType real = type.try_as<FloatType>()) {
    std::optional<llvm::APFloat> value = literal.as_float(real.semantics());
    return value ? constant_attribute(type, value->bitcastToAPInt()) : Attribute();
  }
  IntegerType integer = type.try_as<IntegerType>();
  std::optional<llvm::APInt> bits = integer ? literal.bits(integer.width()) : std::nullopt;
  return bits ? constant_attribute(type, *bits) : Attribute();
}

// As deep as the pattern, which the parser bounds.
Value LeftSide::build_value(Index index) {
  const CheckedNode& node = rule_.nodes[index];
  Type type = (*choice_)[types_.of_node(index)];
  Value value;
  auto chosen = llvm::find_if(constants_, [&](const OpenConstant& one) {
    return node.variable != no_var && one.variable == node.variable;
  });
  switch (node.kind) {
    case NodeKind::Op:
      value = build_op(index)->result(static_cast<unsigned>(std::max<int>(node.result, 0)));
      break;
    case NodeKind::Value:
      value = values_[node.variable];
      if (!value && chosen == constants_.end())
        value = add_input(type, rule_.variables[node.variable].name);
      break;
    case NodeKind::Any:
      value = add_input(type, "_");
      break;
    case NodeKind::Literal:
      value = build_constant(literal_attribute(rule_.literals[node.literal], type), type);
      break;
    case NodeKind::Poison:
      value = build_constant(poison_attribute(rule_.root_op()), type);
      break;
    default:
      break;
  }
  if (!value && chosen != constants_.end())
    value = build_constant(
        constant_attribute(type,
                           constant_choice_[static_cast<std::size_t>(chosen - constants_.begin())]),
        type);
  if (!value) {
    ok_ = false;
    value = block_->add_argument(type, rule_.location);
  }
  if (node.kind == NodeKind::Value)
    values_[node.variable] = value;
  if (node.bind != no_var)
    values_[node.bind] = value;
  return value;
}

Operation* LeftSide::build_op(Index index) {
  const CheckedNode& node = rule_.nodes[index];
  users_.push_back(node.op);
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<unsigned, 4> sizes;
  for (Index group : rule_.list(node.operands)) {
    std::size_t before = operands.size();
    if (rule_.nodes[group].kind != NodeKind::List)
      operands.push_back(build_value(group));
    else
      for (Index element : rule_.list(rule_.nodes[group].operands))
        operands.push_back(build_value(element));
    sizes.push_back(static_cast<unsigned>(operands.size() - before));
  }
  users_.pop_back();
  llvm::SmallVector<Type, 2> types;
  for (unsigned i = 0; i < types_.num_results(index); ++i)
    types.push_back((*choice_)[types_.of_result(index, i)]);
  llvm::SmallVector<Attribute, 4> attrs(node.op->attr_names.size());
  for (std::size_t i = 0; i < attrs_.size(); ++i)
    for (const OpenAttrs::Slot& slot : attrs_[i].slots)
      if (slot.node == index)
        attrs[slot.slot] = slot.choices[attr_choice_[i]];
  bool is_plain = node.op->operand_segments_slot < 0 && sizes.size() == operands.size() &&
                  llvm::all_of(sizes, [](unsigned size) { return size == 1; });
  Builder builder = Builder::at_end(block_);
  Operation* op = pliron::detail::create_op(
      {builder,
       rule_.location,
       node.op,
       operands,
       is_plain ? llvm::ArrayRef<unsigned>() : llvm::ArrayRef<unsigned>(sizes),
       types,
       {},
       true,
       attrs,
       {},
       0,
       {}});
  if (node.bind != no_var && op->num_results() > 0)
    values_[node.bind] = op->result(static_cast<unsigned>(std::max<int>(node.result, 0)));
  // What cannot be evaluated gives anything, the same to both sides.
  if (index != rule_.match && !node.op->hooks.eval)
    for (Value result : op->results())
      inputs_.push_back({result, node.bind != no_var ? rule_.variables[node.bind].name
                                                     : ("the result of " + op->name()).str()});
  return op;
}

}  // namespace pliron::rules
