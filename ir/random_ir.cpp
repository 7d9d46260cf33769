#include "ir/builtin_types.h"
#include "ir/random_ir_impl.h"
#include "ir/verifier.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

// Tries for the op that is wanted, for one with regions, since others are in those, for any other,
// and for a whole module.
static constexpr unsigned wanted_tries = 200, region_tries = 25, other_tries = 6, module_tries = 3;

// What a block without a fitting terminator ends in, when the context allows it.
static constexpr llvm::StringLiteral unregistered_end = "random.end";

static bool has_regions(const OpInfo& info) {
  return !info.def->regions.empty();
}

// Whether an op of that kind gives one value of its own accord.
static bool is_source(const OpInfo& info) {
  const OpDef& def = *info.def;
  bool needs_operands = false;
  for (const ValueDef& group : def.operands)
    needs_operands |= group.arity == Arity::Single;
  return !needs_operands && !has_regions(info) && def.successors.empty() &&
         !info.has(Trait::Terminator) && def.results.size() == 1 &&
         def.results[0].arity == Arity::Single && def.results[0].same_as.empty();
}

IrMaker::IrMaker(const DialectInfo& dialect, Random& random, const OpInfo* wanted,
                 const RandomIrOptions& options)
    : context_(*dialect.ops.front()->context), random_(random), wanted_(wanted), options_(options) {
  llvm::SmallVector<const OpInfo*, 64> other_terminators, other_region_ops, other_sources;
  for (const DialectInfo* one : context_.dialects()) {
    bool is_other = one != &dialect;
    for (const OpInfo* info : one->ops) {
      bool is_end = info->has(Trait::Terminator) || !info->def->successors.empty();
      if (is_end)
        (is_other ? other_terminators : terminators_).push_back(info);
      else
        (is_other ? other_ops_ : plain_ops_).push_back(info);
      if (has_regions(*info) && !is_end)
        (is_other ? other_region_ops : region_ops_).push_back(info);
      if (is_source(*info))
        (is_other ? other_sources : sources_).push_back(info);
    }
  }
  if (terminators_.empty())
    terminators_ = other_terminators;
  if (region_ops_.empty())
    region_ops_ = other_region_ops;
  if (sources_.empty())
    sources_ = other_sources;
}

void IrMaker::choose_dialect_types() {
  dialect_types_.clear();
  for (unsigned i = 0; i < 12 && !plain_ops_.empty(); ++i) {
    const OpDef& def = *any_of(plain_ops_)->def;
    auto add = [&](const auto& groups) {
      if (groups.empty())
        return;
      const ValueDef& group =
          groups[static_cast<int>(random_.below(static_cast<std::uint64_t>(groups.size())))];
      if (Type type = group.type.is_any() ? Type() : sample(group.type, context_, random_))
        dialect_types_.push_back(type);
    };
    if (random_.one_in(2))
      add(def.operands);
    else
      add(def.results);
  }
}

OwningOp IrMaker::module() {
  const OpInfo* info = context_.op_info("builtin.module");
  if (!info)
    return nullptr;
  for (unsigned i = 0; i < module_tries; ++i) {
    OperationState state(location(), info);
    state.num_regions = 1;
    OwningOp module(Operation::create(state));
    Block* body = module->region(0).add_block();
    scope_.clear();
    choose_dialect_types();
    ops_left_ = options_.size;
    next_symbol_ = 0;
    while (ops_left_ > 0)
      fill_block(body, 0);
    rewire(module.get());
    if (succeeded(verify(module.get())))
      return module;
  }
  return nullptr;
}

// Regions and blocks. --------------------------------------------------------------------------

// The types of a block's arguments: such as the op around it is about, mostly.
llvm::SmallVector<Type, 4> IrMaker::argument_types(Operation* op, bool is_entry) {
  TypeParts parts;
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    parts.add(op->attr_slot(i));
  for (Value operand : op->operands())
    parts.add(operand.type());
  if (is_entry && !parts.lists().empty() && !random_.one_in(4))
    return any_of(parts.lists());
  llvm::SmallVector<Type, 4> types;
  if (is_entry ? !random_.one_in(3) : random_.one_in(2))
    return types;
  for (std::uint64_t n = random_.below(3); n > 0; --n) {
    if (!scope_.empty() && random_.one_in(2))
      types.push_back(any_of(scope_).type());
    else if (!dialect_types_.empty() && random_.one_in(2))
      types.push_back(any_of(dialect_types_));
    else if (Type type = sample(AnyType, context_, random_))
      types.push_back(type);
  }
  return types;
}

void IrMaker::add_blocks(Operation* op, Region& region, unsigned count) {
  static constexpr llvm::StringLiteral names[] = {"entry", "bb0", "bb1", "loop", "exit", "b.c"};
  for (unsigned i = 0; i < count; ++i) {
    Block* block = region.add_block();
    // A format may write the entry block without its label, and so without its name.
    bool may_have_name = i > 0 || !op->info().format;
    if (options_.names && may_have_name && random_.one_in(3))
      block->set_name(context_.identifier(names[random_.below(std::size(names))]));
    for (Type type : argument_types(op, i == 0))
      name_value(block->add_argument(type, location()));
  }
}

bool IrMaker::fill_regions(Operation* op, unsigned depth) {
  for (Region& region : op->regions())
    if (!fill_region(op, region, depth + 1))
      return false;
  return true;
}

bool IrMaker::fill_region(Operation* op, Region& region, unsigned depth) {
  bool is_small = depth > options_.max_depth || ops_left_ == 0;
  if (!op->has(Trait::SingleBlock) && random_.one_in(5))
    return true;
  bool is_single = op->has(Trait::SingleBlock) || is_small || random_.one_in(3);
  Scope outside = scope_;
  bool ok = fill_blocks(op, region, is_single, is_small, depth);
  scope_ = std::move(outside);
  return ok;
}

bool IrMaker::fill_blocks(Operation* op, Region& region, bool is_single, bool is_small,
                          unsigned depth) {
  if (op->has(Trait::IsolatedFromAbove))
    scope_.clear();
  add_blocks(op, region, is_single ? 1 : 2 + static_cast<unsigned>(random_.below(3)));
  // The values of the entry block may be used in all others, since it dominates them.
  for (Block* block : region.blocks()) {
    std::size_t visible = scope_.size();
    for (Value argument : block->arguments())
      scope_.push_back(argument);
    if (!is_small)
      fill_block(block, depth);
    bool needs_end = !op->has(Trait::NoTerminator) || random_.one_in(4);
    if (needs_end && !end_block(block, depth) && !op->has(Trait::NoTerminator))
      return false;
    if (!block->is_entry())
      scope_.truncate(visible);
  }
  return true;
}

const OpInfo* IrMaker::choose_op(unsigned depth) {
  bool may_nest = depth < options_.max_depth;
  for (unsigned i = 0; i < 8; ++i) {
    const OpInfo* info = nullptr;
    if (wanted_ && !wanted_->has(Trait::Terminator) && random_.one_in(3))
      info = wanted_;
    else if (may_nest && depth == 0 && !region_ops_.empty() && random_.one_in(2))
      info = any_of(region_ops_);
    else if (!other_ops_.empty() && (plain_ops_.empty() || random_.one_in(8)))
      info = any_of(other_ops_);
    else if (!plain_ops_.empty())
      info = any_of(plain_ops_);
    if (info && (may_nest || !has_regions(*info)))
      return info;
  }
  return nullptr;
}

void IrMaker::fill_block(Block* block, unsigned depth) {
  unsigned count = static_cast<unsigned>(random_.below(depth == 0 ? 4 : 7));
  for (; count > 0 && ops_left_ > 0; --count) {
    --ops_left_;
    if (const OpInfo* info = choose_op(depth))
      add_op(*info, block, depth,
             info == wanted_      ? wanted_tries
             : has_regions(*info) ? region_tries
                                  : other_tries);
  }
}

bool IrMaker::end_block(Block* block, unsigned depth) {
  if (wanted_ && wanted_->has(Trait::Terminator) && !random_.one_in(3) &&
      add_op(*wanted_, block, depth, wanted_tries))
    return true;
  std::size_t start = terminators_.empty() ? 0 : random_.below(terminators_.size());
  for (std::size_t i = 0; i < terminators_.size(); ++i)
    if (add_op(*terminators_[(start + i) % terminators_.size()], block, depth, other_tries))
      return true;
  if (!context_.allows_unregistered())
    return false;
  OperationState state(location(), context_.op_info_or_unregistered(unregistered_end));
  block->push_back(Operation::create(state));
  return true;
}

// Uses of values that are further away, or further down in graph regions and unreachable blocks,
// than those that were at hand when the op was made.
void IrMaker::rewire(Operation* module) {
  llvm::DenseMap<Type, llvm::SmallVector<Value, 8>> values;
  llvm::SmallVector<Operation*, 32> ops;
  walk_pre_order(module, [&](Operation* op) {
    for (Value result : op->results())
      values[result.type()].push_back(result);
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (Value argument : block->arguments())
          values[argument.type()].push_back(argument);
    if (op->num_operands() > 0 && op->num_regions() == 0)
      ops.push_back(op);
    return WalkResult::Advance;
  });
  for (Operation* op : ops) {
    if (!random_.one_in(3))
      continue;
    auto i = static_cast<unsigned>(random_.below(op->num_operands()));
    Value before = op->operand(i);
    op->set_operand(i, any_of(values[before.type()]));
    if (failed(verify(op)))
      op->set_operand(i, before);
  }
}

// ----------------------------------------------------------------------------------------------

OwningOp random_module(const DialectInfo& dialect, Random& random, const OpInfo* wanted,
                       const RandomIrOptions& options) {
  if (dialect.ops.empty())
    return nullptr;
  Context& context = *dialect.ops.front()->context;
  ScopedDiagnosticHandler quiet(context.diagnostics(), [](const Diagnostic&) { return true; });
  return IrMaker(dialect, random, wanted, options).module();
}

Location random_location(Context& context, Random& random) {
  static constexpr llvm::StringLiteral files[] = {"a.rs", "dir/b.mlir", "two words", "q\"uote"};
  auto number = [&] { return 1 + static_cast<unsigned>(random.below(99)); };
  llvm::StringRef file = files[random.below(std::size(files))];
  switch (random.below(7)) {
    case 0:
      return Location();
    case 1: {
      unsigned line = number(), column = number();
      return Location::file_range(context, file, line, column, line + number(), number());
    }
    case 2:
      return Location::name(context, file,
                            random.one_in(2) ? random_location(context, random) : Location());
    case 3: {
      Location callee = random_location(context, random);
      return Location::call_site(context, callee, random_location(context, random));
    }
    case 4: {
      Location first = random_location(context, random);
      return Location::fused(context, {first, random_location(context, random)}, Attribute());
    }
    default: {
      unsigned line = number();
      return Location::file_line_col(context, file, line, number());
    }
  }
}

}  // namespace pliron
