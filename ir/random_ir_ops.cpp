// Random ops: attributes, operands, results and successors for one record, tried until the op's
// verify hook accepts them.

#include "ir/builtin_attributes.h"
#include "ir/random_ir_impl.h"
#include "ir/symbol_table.h"
#include "ir/verifier.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static constexpr unsigned guess_tries = 6, source_tries = 3;

// What gives values of any type.
static constexpr llvm::StringLiteral cast_name = "builtin.unrealized_conversion_cast";
static constexpr llvm::StringLiteral unregistered_source = "random.source";

Location IrMaker::location() {
  return options_.locations ? random_location(context_, random_) : Location();
}

void IrMaker::name_value(Value value) {
  static constexpr llvm::StringLiteral names[] = {"x",   "y",  "arg0",     "x_1",
                                                  "a.b", "$v", "two-words"};
  if (options_.names && random_.one_in(4))
    value.set_name(context_.identifier(names[random_.below(std::size(names))]));
}

// Tries. ---------------------------------------------------------------------------------------

Operation* IrMaker::add_op(const OpInfo& info, Block* block, unsigned depth, unsigned tries) {
  for (unsigned i = 0; i < tries; ++i) {
    OpDraft draft{.info = info, .block = block};
    if (Operation* op = try_op(draft, depth)) {
      decorate(op);
      for (Operation* supply : draft.supplies)
        for (Value result : supply->results())
          scope_.push_back(result);
      if (op->num_successors() == 0)
        for (Value result : op->results())
          scope_.push_back(result);
      return op;
    }
  }
  return nullptr;
}

Operation* IrMaker::try_op(OpDraft& draft, unsigned depth) {
  draft.density = static_cast<unsigned>(random_.below(4));
  draft.slots.resize(static_cast<std::size_t>(draft.info.def->attrs.size()));
  draft.operands.resize(static_cast<std::size_t>(draft.info.def->operands.size()));
  draft.results.resize(static_cast<std::size_t>(draft.info.def->results.size()));
  if (draft.forced_type)
    draft.parts.add(draft.forced_type);
  Operation* parent = draft.block->parent_op();
  for (unsigned i = 0; parent && i < parent->num_attr_slots(); ++i)
    draft.parts.add(parent->attr_slot(i));
  bool attrs_first = draft.info.hooks.infer_types || random_.one_in(2);
  bool ok = (!attrs_first || choose_attrs(draft)) && choose_successors(draft) &&
            choose_operands(draft) && choose_results(draft) && (attrs_first || choose_attrs(draft));
  if (!ok) {
    discard(draft, nullptr);
    return nullptr;
  }
  Operation* op = build(draft);
  draft.block->push_back(op);
  // Regions cost the most, so they are made where the rest is found right, or may depend on them.
  bool is_right = succeeded(verify(op));
  if (op->num_regions() > 0 && (is_right || random_.one_in(4)))
    is_right = fill_regions(op, depth) && succeeded(verify(op));
  if (is_right)
    return op;
  discard(draft, op);
  return nullptr;
}

void IrMaker::discard(OpDraft& draft, Operation* op) {
  if (op)
    op->erase();
  while (!draft.supplies.empty())
    draft.supplies.pop_back_val()->erase();
}

Operation* IrMaker::build(const OpDraft& draft) {
  const OpDef& def = *draft.info.def;
  OperationState state(location(), &draft.info);
  llvm::SmallVector<std::int32_t, 4> operand_sizes, result_sizes;
  for (const auto& group : draft.operands) {
    state.operands.append(group.begin(), group.end());
    operand_sizes.push_back(static_cast<std::int32_t>(group.size()));
  }
  for (const auto& group : draft.results) {
    state.result_types.append(group.begin(), group.end());
    result_sizes.push_back(static_cast<std::int32_t>(group.size()));
  }
  state.successors.assign(draft.successors.begin(), draft.successors.end());
  for (const RegionDef& region : def.regions)
    state.num_regions += region.arity == Arity::Single ? 1
                         : region.arity == Arity::Optional
                             ? static_cast<unsigned>(random_.below(2))
                             : static_cast<unsigned>(random_.below(3));
  Operation* op = Operation::create(state);
  // What was not chosen keeps its default.
  for (unsigned i = 0; i < draft.slots.size(); ++i)
    if (draft.slots[i])
      op->set_attr_slot(i, draft.slots[i]);
  if (draft.info.operand_segments_slot >= 0)
    op->set_attr_slot(static_cast<unsigned>(draft.info.operand_segments_slot),
                      DenseArrayAttr::i32(context_, operand_sizes));
  if (draft.info.result_segments_slot >= 0)
    op->set_attr_slot(static_cast<unsigned>(draft.info.result_segments_slot),
                      DenseArrayAttr::i32(context_, result_sizes));
  return op;
}

// What no hook looks at.
void IrMaker::decorate(Operation* op) {
  static constexpr llvm::StringLiteral names[] = {"test.note", "test.x_1", "plain",
                                                  "test.two words"};
  for (Value result : op->results())
    name_value(result);
  while (random_.one_in(5)) {
    Attribute value = sample(AnyAttr, context_, random_);
    op->set_discardable_attr(context_.identifier(names[random_.below(std::size(names))]), value);
  }
}

// Attributes. ----------------------------------------------------------------------------------

bool IrMaker::choose_attrs(OpDraft& draft) {
  const OpDef& def = *draft.info.def;
  for (int i = 0; i < def.attrs.size(); ++i) {
    const AttrSlotDef& slot = def.attrs[i];
    bool is_name = slot.name == "sym_name" && draft.info.has(Trait::Symbol);
    if (slot.presence == Presence::Optional && !is_present(draft))
      continue;
    Attribute chosen;
    if (is_name) {
      llvm::StringRef base = random_.one_in(4) ? "two words" : random_.one_in(3) ? "x.y" : "f";
      chosen = StringAttr::get(context_, (base + llvm::Twine(next_symbol_++)).str());
    } else {
      chosen = choose_attr(draft, slot);
    }
    if (!chosen && slot.presence == Presence::Required)
      return false;
    draft.slots[static_cast<std::size_t>(i)] = chosen;
    draft.parts.add(chosen);
  }
  return true;
}

Attribute IrMaker::choose_attr(OpDraft& draft, const AttrSlotDef& slot) {
  ConstraintKind kind = attr_kind(slot.constraint);
  if (kind == ConstraintKind::SymbolRef)
    if (Attribute symbol = symbol_attr(draft, FlatSymbolRef.node == slot.constraint.node))
      if (slot.constraint.accepts(symbol))
        return symbol;
  unsigned tries = random_.one_in(2) ? guess_tries : 0;
  for (unsigned i = 0; i < tries; ++i)
    if (Attribute guess = guess_attr(draft); guess && slot.constraint.accepts(guess))
      return guess;
  return sample(slot.constraint, context_, random_, preferred_types(draft));
}

Attribute IrMaker::number_of(Type type) {
  auto small = static_cast<std::int64_t>(random_.below(6)) - 1;
  if (FloatType real = type.try_as<FloatType>())
    return FloatAttr::get(real, static_cast<double>(small) / 2);
  bool is_integer = type.is<IndexType>() || type.is<IntegerType>();
  return is_integer ? Attribute(IntegerAttr::get(type, small)) : Attribute();
}

// What ops often want to agree with their operands and results: a number of their type, a list of
// those, how many there are of something, a type.
Attribute IrMaker::guess_attr(OpDraft& draft) {
  llvm::ArrayRef<Type> types = draft.parts.types();
  Type type = types.empty() ? Type(IntegerType::get(context_, 32)) : any_of(types);
  std::uint64_t count = random_.below(4);
  switch (random_.below(5)) {
    case 0:
      return number_of(type);
    case 1:
      return TypeAttr::get(type);
    case 2: {
      llvm::SmallVector<Attribute, 4> numbers;
      for (std::uint64_t i = 0; i < count; ++i)
        if (Attribute number = number_of(type))
          numbers.push_back(number);
      return ArrayAttr::get(context_, numbers);
    }
    case 3: {
      // Mostly sizes of something: of a group of operands, or of nothing for each of a few.
      std::uint64_t most = 1 + random_.below(3);
      llvm::SmallVector<std::uint64_t, 4> sizes(count);
      for (std::uint64_t& size : sizes)
        size = random_.below(most);
      if (!draft.operands.empty() && random_.one_in(2)) {
        sizes.clear();
        if (std::size_t size = any_of(draft.operands).size())
          sizes.push_back(size);
      }
      return DenseArrayAttr::get(IntegerType::get(context_, random_.one_in(2) ? 32 : 64), sizes);
    }
    default: {
      if (count == 0 || !(type.is<IntegerType>() || type.is<FloatType>()))
        return {};
      llvm::SmallVector<llvm::APInt, 4> bits;
      for (std::uint64_t i = 0; i < count; ++i) {
        Attribute number = number_of(type);
        bits.push_back(type.is<FloatType>() ? number.as<FloatAttr>().value().bitcastToAPInt()
                                            : number.as<IntegerAttr>().value());
      }
      return DenseElementsAttr::get(
          VectorType::get(context_, {static_cast<std::int64_t>(count)}, type), bits);
    }
  }
}

// A reference to a symbol that is there, with what its op is about among the parts; null when there
// is none.
Attribute IrMaker::symbol_attr(OpDraft& draft, bool is_flat) {
  Operation* table = nearest_symbol_table(draft.block->parent_op());
  if (!table || random_.one_in(8))
    return {};
  llvm::SmallVector<llvm::StringRef, 2> path;
  Operation* found = table;
  do {
    llvm::SmallVector<Operation*, 16> symbols;
    for (Block* block : found->region(0).blocks())
      for (Operation* op : block->ops())
        if (symbol_name(op))
          symbols.push_back(op);
    if (symbols.empty())
      break;
    found = any_of(symbols);
    path.push_back(symbol_name(found).str());
  } while (!is_flat && found->has(Trait::SymbolTable) && random_.one_in(2));
  if (path.empty())
    return {};
  for (unsigned i = 0; i < found->num_attr_slots(); ++i)
    draft.parts.add(found->attr_slot(i));
  return SymbolRefAttr::get(context_, path.front(), llvm::ArrayRef(path).drop_front());
}

// Successors. ----------------------------------------------------------------------------------

bool IrMaker::choose_successors(OpDraft& draft) {
  llvm::SmallVector<Block*, 8> targets;
  if (Region* region = draft.block->parent())
    for (Block* block : region->blocks())
      if (!block->is_entry())
        targets.push_back(block);
  for (const SuccessorDef& group : draft.info.def->successors) {
    std::uint64_t count = group.arity == Arity::Single     ? 1
                          : group.arity == Arity::Optional ? random_.below(2)
                                                           : random_.below(3);
    if (count > 0 && targets.empty())
      return false;
    for (; count > 0; --count) {
      Block* target = any_of(targets);
      draft.successors.push_back(target);
      int operands = draft.info.def->operands.index_of(group.operands);
      if (operands < 0)
        continue;
      auto& values = draft.operands[static_cast<std::size_t>(operands)];
      for (Value argument : target->arguments()) {
        Value value = choose_value(draft, AnyType, argument.type());
        if (!value)
          return false;
        values.push_back(value);
      }
    }
  }
  return true;
}

// Operands and results. ------------------------------------------------------------------------

// Whether a group of operands is what a successor's block gets.
static bool goes_to_successor(const OpDef& def, const ValueDef& group) {
  for (const SuccessorDef& successor : def.successors)
    if (successor.operands == group.name)
      return true;
  return false;
}

bool IrMaker::choose_operands(OpDraft& draft) {
  // Any order, so that either of two operands can be the one that the other has to fit.
  int count = draft.info.def->operands.size();
  int start = count ? static_cast<int>(random_.below(static_cast<std::uint64_t>(count))) : 0;
  for (int i = 0; i < count; ++i)
    if (!choose_operand_group(draft, (start + i) % count))
      return false;
  return true;
}

Type IrMaker::demanded_type(const OpDraft& draft, const ValueDef& group) const {
  const OpDef& def = *draft.info.def;
  if (draft.info.has(Trait::SameOperandsAndResultType)) {
    for (const auto& values : draft.operands)
      if (!values.empty())
        return values.front().type();
    for (const auto& types : draft.results)
      if (!types.empty())
        return types.front();
  }
  // The group that this one follows, and the other ones that follow it.
  std::string_view leader = group.same_as.empty() ? group.name : group.same_as;
  auto is_tied = [&](const ValueDef& other) {
    return other.name != group.name && !other.derive &&
           (other.name == leader || other.same_as == leader);
  };
  auto derived = [&](Type type) { return group.derive ? group.derive(type) : type; };
  for (int i = 0; i < def.operands.size(); ++i)
    if (auto& values = draft.operands[static_cast<std::size_t>(i)];
        is_tied(def.operands[i]) && !values.empty())
      return derived(values.front().type());
  for (int i = 0; i < def.results.size(); ++i)
    if (auto& types = draft.results[static_cast<std::size_t>(i)];
        is_tied(def.results[i]) && !types.empty())
      return derived(types.front());
  return {};
}

llvm::SmallVector<Type, 4> IrMaker::group_types(OpDraft& draft, const ValueDef& group) {
  Type demanded = demanded_type(draft, group);
  if (group.arity == Arity::Variadic && !draft.parts.lists().empty() && random_.one_in(2))
    return any_of(draft.parts.lists());
  std::uint64_t count = group.arity == Arity::Single ? 1 : is_present(draft) ? 1 : 0;
  if (group.arity == Arity::Variadic)
    while (count > 0 && count < 4 && random_.one_in(2))
      ++count;
  return llvm::SmallVector<Type, 4>(count, demanded);
}

bool IrMaker::choose_operand_group(OpDraft& draft, int index) {
  const OpDef& def = *draft.info.def;
  const ValueDef& group = def.operands[index];
  if (goes_to_successor(def, group))
    return true;  // chosen with the successor
  auto& values = draft.operands[static_cast<std::size_t>(index)];
  for (Type type : group_types(draft, group)) {
    if (!type)
      type = demanded_type(draft, group);
    Value value = choose_value(draft, group.type, type);
    if (!value)
      return false;
    values.push_back(value);
    draft.parts.add(value.type());
  }
  return true;
}

// What the op's own hook says of them; false when it says nothing that is of use here.
bool IrMaker::infer_results(OpDraft& draft) {
  if (!draft.info.hooks.infer_types || draft.forced_type)
    return false;
  llvm::SmallVector<Type, 8> operands;
  llvm::SmallVector<unsigned, 4> sizes;
  for (const auto& group : draft.operands) {
    sizes.push_back(static_cast<unsigned>(group.size()));
    for (Value value : group)
      operands.push_back(value.type());
  }
  InferInput input{.info = draft.info,
                   .location = Location(),
                   .operands = operands,
                   .group_sizes = sizes,
                   .attrs = draft.slots};
  llvm::SmallVector<Type, 2> types;
  if (failed(draft.info.hooks.infer_types(input, types)) || types.size() != draft.results.size())
    return false;
  for (std::size_t i = 0; i < types.size(); ++i)
    draft.results[i].push_back(types[i]);
  return true;
}

bool IrMaker::choose_results(OpDraft& draft) {
  if (infer_results(draft))
    return true;
  for (int i = 0; i < draft.info.def->results.size(); ++i)
    if (!choose_result_group(draft, i))
      return false;
  return true;
}

bool IrMaker::choose_result_group(OpDraft& draft, int index) {
  const ValueDef& group = draft.info.def->results[index];
  auto& types = draft.results[static_cast<std::size_t>(index)];
  if (draft.forced_type) {
    types.push_back(draft.forced_type);
    return true;
  }
  for (Type type : group_types(draft, group)) {
    if (!type)
      type = demanded_type(draft, group);
    if (!type)
      type = choose_type(draft, group.type);
    if (!type)
      return false;
    types.push_back(type);
    draft.parts.add(type);
  }
  return true;
}

llvm::SmallVector<Type, 16> IrMaker::preferred_types(const OpDraft& draft) const {
  llvm::SmallVector<Type, 16> types(draft.parts.types());
  // Those parts count more than the rest together.
  if (types.size() > 4)
    return types;
  types.append(dialect_types_);
  types.push_back(IntegerType::get(context_, 1));  // what comparisons give, and flags are
  return types;
}

Type IrMaker::choose_type(OpDraft& draft, TypeConstraint constraint) {
  llvm::ArrayRef<Type> parts = draft.parts.types();
  if (!parts.empty() && !random_.one_in(3))
    for (unsigned i = 0; i < guess_tries; ++i)
      if (Type type = any_of(parts); constraint.accepts(type))
        return type;
  if (!scope_.empty() && random_.one_in(3))
    if (Type type = any_of(scope_).type(); constraint.accepts(type))
      return type;
  return sample(constraint, context_, random_, preferred_types(draft));
}

Value IrMaker::choose_value(OpDraft& draft, TypeConstraint constraint, Type type) {
  if (!scope_.empty() && !random_.one_in(4)) {
    std::size_t start = random_.below(scope_.size());
    for (std::size_t i = 0; i < scope_.size(); ++i) {
      Value value = scope_[(start + i) % scope_.size()];
      if (type ? value.type() == type : constraint.accepts(value.type()))
        return value;
    }
  }
  if (!type)
    type = choose_type(draft, constraint);
  return type ? supply(draft, type) : Value();
}

Value IrMaker::supply(OpDraft& draft, Type type) {
  if (random_.one_in(2))
    if (Value value = supply_from_dialect(draft, type))
      return value;
  const OpInfo* info = context_.op_info(cast_name);
  if (!info && context_.allows_unregistered())
    info = context_.op_info_or_unregistered(unregistered_source);
  if (!info)
    return {};
  Operation* op = Operation::create(location(), info, {}, type);
  draft.block->push_back(op);
  draft.supplies.push_back(op);
  return op->result(0);
}

Value IrMaker::supply_from_dialect(OpDraft& draft, Type type) {
  if (sources_.empty() || is_supplying_)
    return {};
  is_supplying_ = true;
  Value found;
  for (unsigned i = 0; i < source_tries && !found; ++i) {
    const OpInfo& info = *any_of(sources_);
    if (!info.def->results[0].type.accepts(type))
      continue;
    OpDraft source{.info = info, .block = draft.block, .forced_type = type};
    Operation* op = try_op(source, 0);
    if (!op)
      continue;
    draft.supplies.append(source.supplies);
    draft.supplies.push_back(op);
    found = op->result(0);
  }
  is_supplying_ = false;
  return found;
}

}  // namespace pliron
