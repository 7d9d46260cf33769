#include "passes/rewrite/conversion_rewriter.h"

#include "ir/successor_operands.h"
#include "ir/walk.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/op_utils.h"

namespace pliron {

// How many times in a row a value may have been replaced.
static constexpr unsigned max_chain = 256;

ConversionRewriter::ConversionRewriter(Context& context, TypeConverter& types)
    : Rewriter(context), types_(types) {
  set_rewrite_listener(this);
}

ConversionRewriter::~ConversionRewriter() {
  drop_stand_ins();
}

void ConversionRewriter::drop_stand_ins() {
  if (!stand_in_block_)
    return;
  erase_together(llvm::ArrayRef<Block*>(stand_in_block_));
  stand_in_block_ = nullptr;
}

// ---- Values ----

void ConversionRewriter::set_entry(Value value, llvm::ArrayRef<Value> values) {
  ++entries_made_;
  if (values.size() == 1) {
    entries_[value] = detail::to_granule(values[0].impl());
    return;
  }
  entries_[value] = many_bit | static_cast<std::uint32_t>(packs_.size());
  packs_.push_back(
      {static_cast<std::uint32_t>(values_.size()), static_cast<std::uint32_t>(values.size())});
  values_.insert(values_.end(), values.begin(), values.end());
}

bool ConversionRewriter::resolved(Value value, Values& values, unsigned depth) const {
  std::uint32_t entry = entries_.get(value);
  if (!entry || depth == max_chain)
    return false;
  if (!(entry & many_bit)) {
    Value next(detail::from_granule<detail::ValueImpl>(entry, value.impl()));
    if (next == value || !resolved(next, values, depth + 1))
      values.push_back(next);
    return true;
  }
  Pack pack = packs_[entry & ~many_bit];
  for (std::uint32_t i = 0; i < pack.count; ++i) {
    Value next = values_[pack.first + i];
    if (!resolved(next, values, depth + 1))
      values.push_back(next);
  }
  return true;
}

Value ConversionRewriter::next_value(Value value) const {
  std::uint32_t entry = entries_.get(value);
  if (entry & many_bit) {
    Pack pack = packs_[entry & ~many_bit];
    return pack.count == 1 ? values_[pack.first] : Value();
  }
  return entry ? Value(detail::from_granule<detail::ValueImpl>(entry, value.impl())) : value;
}

Value ConversionRewriter::like_value(Value value) {
  Value last = value, next = next_value(value);
  for (std::uint64_t steps = 0; next && next != last; next = next_value(last)) {
    last = next;
    // A way that is longer than there are entries goes round in a circle.
    if (last == value || ++steps > entries_made_)
      return {};
  }
  if (!next || last == value || last.type() != value.type())
    return {};
  // The next one that comes along here has it shorter.
  std::uint32_t end = detail::to_granule(last.impl());
  for (Value at = value; at != last;) {
    Value after = next_value(at);
    entries_[at] = end;
    at = after;
  }
  return last;
}

ConversionRewriter::Values ConversionRewriter::converted(Value value) {
  Values values;
  llvm::ArrayRef<Type> types = types_.convert(value.type());
  if (resolved(value, values)) {
    bool fits = values.size() == types.size();
    for (std::size_t i = 0; fits && i < values.size(); ++i)
      fits = values[i].type() == types[i];
    if (fits)
      return values;
  } else if (types.size() == 1 && types[0] == value.type()) {
    return {value};
  }
  auto [it, is_new] = stand_in_of_.try_emplace(value, stand_ins_.size());
  if (!is_new)
    return stand_ins_[it->second].values;
  if (!stand_in_block_)
    stand_in_block_ = Block::create(context());
  Values made;
  for (Type type : types)
    made.push_back(stand_in_block_->add_argument(type, value.location()));
  stand_ins_.push_back({value, made});
  return made;
}

// ---- Edits ----

void ConversionRewriter::op_inserted(Operation* op) {
  log(EditKind::Create, op);
  auto note = [&](Operation* inner) {
    if (inner->num_successors() != 0)
      state_[inner] |= Created;
  };
  if (op->num_regions() == 0)
    note(op);
  else
    walk(op, note);
}

void ConversionRewriter::block_inserted(Block* block) {
  log(EditKind::NewBlock, block);
}

void ConversionRewriter::replace_op(Operation* op, llvm::ArrayRef<Value> values) {
  assert(values.size() == op->num_results() && "one value for each result");
  has_doomed_regions_ |= op->num_regions() > 0;
  bool keeps_types = true;
  for (unsigned i = 0; i < values.size(); ++i) {
    Value result = op->result(i);
    set_entry(result, values[i]);
    keeps_types &= values[i] && values[i].type() == result.type();
  }
  state_[op] |= Doomed;
  log(EditKind::Replace, op, keeps_types);
}

void ConversionRewriter::replace_op_with_parts(Operation* op, llvm::ArrayRef<Values> parts) {
  assert(parts.size() == op->num_results() && "the parts of each result");
  has_doomed_regions_ |= op->num_regions() > 0;
  for (unsigned i = 0; i < parts.size(); ++i)
    set_entry(op->result(i), parts[i]);
  state_[op] |= Doomed;
  log(EditKind::Replace, op);
}

void ConversionRewriter::erase_op(Operation* op) {
  has_doomed_regions_ |= op->num_regions() > 0;
  state_[op] |= Doomed;
  log(EditKind::Erase, op);
}

void ConversionRewriter::replace_all_uses_with(Value from, Value to) {
  set_entry(from, to);
  log(EditKind::Alias, from.impl(), to && to.type() == from.type());
}

void ConversionRewriter::modify(Operation* op, llvm::function_ref<void()> change) {
  Saved saved;
  saved.operands = op->operands().to_vector();
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    saved.slots.push_back(op->attr_slot(i));
  saved.discardable.append(op->discardable_attrs().begin(), op->discardable_attrs().end());
  for (unsigned i = 0; i < op->num_successors(); ++i)
    saved.successors.push_back(op->successor(i));
  for (Value result : op->results())
    saved.types.push_back(result.type());
  saved_.push_back(std::move(saved));
  log(EditKind::Modify, op);
  change();
}

Block* ConversionRewriter::split_block(Operation* op) {
  Block* rest = op->block()->split_before(op);
  if (Operation* before = insertion_point(); before && before->block() == rest)
    set_insertion_point(before);
  log(EditKind::Split, rest);
  return rest;
}

void ConversionRewriter::inline_region_before(Region& region, Region& into, Block* before) {
  Move move{&region, &into, {}};
  while (Block* block = region.front()) {
    move.blocks.push_back(block);
    block->remove();
    into.insert(before, block);
  }
  moves_.push_back(std::move(move));
  log(EditKind::MoveRegion, nullptr);
}

// The new arguments come behind the old ones, which go in the end.
void ConversionRewriter::convert_arguments(Block* block) {
  unsigned count = block->num_arguments();
  if (llvm::all_of(block->arguments(),
                   [&](Value argument) { return types_.is_legal(argument.type()); }))
    return;
  for (unsigned i = 0; i < count; ++i) {
    Value argument = block->argument(i);
    Values parts;
    for (Type type : types_.convert(argument.type()))
      parts.push_back(block->add_argument(type, argument.location()));
    set_entry(argument, parts);
  }
  log(EditKind::Arguments, block, false, count);
}

void ConversionRewriter::unsupported(llvm::StringRef edit) {
  unsupported_ = true;
  (void)match_failure(edit + " cannot be taken back, so a conversion must do without it");
}
void ConversionRewriter::replace_uses_if(Value, Value, llvm::function_ref<bool(OpOperand&)>) {
  unsupported("replace_uses_if");
}
void ConversionRewriter::move_before(Operation*, Operation*) {
  unsupported("move_before");
}
void ConversionRewriter::move_after(Operation*, Operation*) {
  unsupported("move_after");
}
void ConversionRewriter::erase_block(Block*) {
  unsupported("erase_block");
}
void ConversionRewriter::inline_block_before(Block*, Operation*, llvm::ArrayRef<Value>) {
  unsupported("inline_block_before");
}
void ConversionRewriter::merge_block(Block*, Block*, llvm::ArrayRef<Value>) {
  unsupported("merge_block");
}

llvm::SmallVector<Operation*, 4> ConversionRewriter::created_since(std::size_t mark) const {
  llvm::SmallVector<Operation*, 4> ops;
  for (std::size_t i = mark; i < log_.size(); ++i) {
    if (log_[i].kind != EditKind::Create)
      continue;
    auto* op = op_of(log_[i]);
    if (!is_doomed(op))
      ops.push_back(op);
  }
  return ops;
}

bool ConversionRewriter::has_edited(Operation* op, std::size_t mark) const {
  std::uint32_t what = detail::to_granule(op);
  for (std::size_t i = mark; i < log_.size(); ++i)
    if (log_[i].what == what && log_[i].kind != EditKind::Create)
      return true;
  return false;
}

// ---- Taking back ----

void ConversionRewriter::roll_back(std::size_t mark) {
  // The place may be among what goes.
  if (block())
    set_insertion_point_to_end(block());
  while (log_.size() > mark) {
    Edit edit = log_.back();
    log_.pop_back();
    num_to_resolve_ -= needs_resolving(edit);
    num_aliases_ -= edit.kind == EditKind::Alias;
    undo(edit);
  }
}

void ConversionRewriter::undo(const Edit& edit) {
  auto* op = op_of(edit);
  auto* block = block_of(edit);
  switch (edit.kind) {
    case EditKind::Create:
      if (insertion_point() == op)
        set_insertion_point_to_end(op->block());
      // Only what was made later uses it, and that has gone; but ops in a cycle use each other.
      for (Value result : op->results())
        while (OpOperand* use = result.first_use())
          use->set(Value());
      walk(op, [&](Operation* inner) {
        if (state_.get(inner))
          state_[inner] = 0;
      });
      op->erase();
      return;
    case EditKind::Replace:
      for (Value result : op->results())
        entries_[result] = 0;
      state_[op] &= static_cast<std::uint8_t>(~Doomed);
      return;
    case EditKind::Erase:
      state_[op] &= static_cast<std::uint8_t>(~Doomed);
      return;
    case EditKind::Alias:
      entries_[value_of(edit)] = 0;
      return;
    case EditKind::Modify: {
      Saved saved = std::move(saved_.back());
      saved_.pop_back();
      op->set_operands(saved.operands);
      for (unsigned i = 0; i < saved.slots.size(); ++i)
        op->set_attr_slot(i, saved.slots[i]);
      while (!op->discardable_attrs().empty())
        op->set_discardable_attr(op->discardable_attrs().front().name, {});
      for (const NamedAttribute& attr : saved.discardable)
        op->set_discardable_attr(attr.name, attr.value);
      for (unsigned i = 0; i < saved.successors.size(); ++i)
        op->set_successor(i, saved.successors[i]);
      for (unsigned i = 0; i < saved.types.size(); ++i)
        op->result(i).set_type(saved.types[i]);
      return;
    }
    case EditKind::NewBlock:
      if (this->block() == block)
        set_insertion_point_to_end(block->prev() ? block->prev() : block->parent()->front());
      block->erase();
      return;
    case EditKind::Split: {
      Block* front = block->prev();
      if (this->block() == block)
        set_insertion_point_to_end(front);
      if (Operation* first = block->front())
        block->splice_from(first, front);
      block->erase();
      return;
    }
    case EditKind::MoveRegion: {
      Move move = std::move(moves_.back());
      moves_.pop_back();
      for (Block* moved : move.blocks) {
        moved->remove();
        move.from->push_back(moved);
      }
      return;
    }
    case EditKind::Arguments:
      for (unsigned i = 0; i < edit.count; ++i)
        entries_[block->argument(i)] = 0;
      while (block->num_arguments() > edit.count) {
        Value argument = block->argument(block->num_arguments() - 1);
        while (OpOperand* use = argument.first_use())
          use->set(Value());
        block->erase_argument(block->num_arguments() - 1);
      }
      return;
  }
}

// ---- Making final ----

bool ConversionRewriter::stays(Operation* user) const {
  if (state_.get(user) & Doomed)
    return false;
  if (has_doomed_regions_)
    for (Operation* around = user->parent_op(); around; around = around->parent_op())
      if (state_.get(around) & Doomed)
        return false;
  return true;
}

Value ConversionRewriter::materialize(Value original, Type type, llvm::ArrayRef<Value> values,
                                      bool is_source) {
  // Behind what it is made of, which dominates all uses of the original.
  Value last = values.empty() ? original : values.back();
  if (Operation* def = last.defining_op())
    set_insertion_point_after(def);
  else if (Operation* place = original.defining_op(); place && values.empty())
    set_insertion_point(place);
  else
    set_insertion_point_to_start(last.owner_block());
  return is_source ? types_.materialize_source(*this, original.location(), type, values)
                   : types_.materialize_target(*this, original.location(), type, values);
}

// Branches to blocks with new arguments are given what to pass to them.
bool ConversionRewriter::stays(OpOperand& use) const {
  Operation* user = use.owner();
  if (!stays(user))
    return false;
  if (!(state_.get(user) & Branches))
    return true;
  llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(user);
  for (BlockOperand& successor : user->successors()) {
    OperandSpan span = spans[successor.index()];
    if (use.index() - span.first < span.count && converted_blocks_.contains(successor.get()))
      return false;
  }
  return true;
}

void ConversionRewriter::take_name(Value from, llvm::ArrayRef<Value> to) {
  if (Identifier name = from.name(); name && to.size() == 1 && !to[0].name())
    to[0].set_name(name);
}

LogicalResult ConversionRewriter::resolve_uses(Value value) {
  // A value of the same type takes all uses when everything is made final.
  if (!value.has_uses() || like_value(value))
    return success();
  Values values;
  resolved(value, values);
  if (!llvm::any_of(value.uses(), [&](OpOperand& use) { return stays(use); }))
    return success();
  Value final_value = materialize(value, value.type(), values, /*is_source=*/true);
  if (!final_value) {
    Operation* user = nullptr;
    for (OpOperand& use : value.uses())
      if (stays(use))
        user = use.owner();
    return context().emit_error(user->location())
           << "'" << user->name() << "' still uses a value of type '" << value.type()
           << "' that was converted, and nothing makes that type out of what it has become; "
              "convert "
              "the op too, or add a source materialization";
  }
  final_uses_.push_back({value, final_value});
  return success();
}

LogicalResult ConversionRewriter::resolve_stand_in(const StandIn& stand_in) {
  if (llvm::none_of(stand_in.values, [](Value value) { return value.has_uses(); }))
    return success();
  Values values;
  bool is_replaced = resolved(stand_in.original, values);
  bool fits = is_replaced && values.size() == stand_in.values.size();
  for (std::size_t i = 0; fits && i < values.size(); ++i)
    fits = values[i].type() == stand_in.values[i].type();
  if (!fits) {
    // What it stands for has stayed, or has become something of another type.
    Values from = is_replaced ? values : Values{stand_in.original};
    values.clear();
    for (Value wanted : stand_in.values) {
      Value made = materialize(stand_in.original, wanted.type(), from, /*is_source=*/false);
      if (!made)
        return context().emit_error(stand_in.original.location())
               << "nothing makes a value of type '" << wanted.type()
               << "' out of this one of type '" << stand_in.original.type()
               << "', which has not been converted; convert the op that gives it, or add a target "
                  "materialization";
      values.push_back(made);
    }
  }
  for (auto [stands_in, value] : llvm::zip(stand_in.values, values))
    final_stand_ins_.push_back({stands_in, value});
  return success();
}

// Branches that stay pass values for the new arguments.
LogicalResult ConversionRewriter::resolve_branches(Block* block, unsigned old_arguments) {
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
    Operation* branch = edge->owner();
    if (!stays(branch) || state_.get(branch) & Created)
      continue;
    OperandSpan span = branch->successor_operands(edge->index());
    if (span.count != old_arguments || !branch->can_set_successor_operands(edge->index()))
      return branch->emit_op_error()
             << "goes to a block whose arguments are converted, and cannot pass other values";
    Branch entry{branch, edge->index(), {}};
    for (unsigned i = 0; i < span.count; ++i)
      entry.values.append(converted(branch->operand(span.first + i)));
    final_branches_.push_back(std::move(entry));
    state_[branch] |= Branches;
  }
  return success();
}

LogicalResult ConversionRewriter::resolve() {
  if (num_to_resolve_ == 0 && stand_ins_.empty())
    return success();
  // The log grows while values are made for what stays.
  for (const Edit& edit : log_)
    if (edit.kind == EditKind::Arguments)
      converted_blocks_.insert(block_of(edit));
  for (std::size_t i = 0, size = log_.size(); i < size; ++i)
    if (log_[i].kind == EditKind::Arguments &&
        failed(resolve_branches(block_of(log_[i]), log_[i].count)))
      return failure();
  for (std::size_t i = 0, size = log_.size(); i < size; ++i) {
    Edit edit = log_[i];
    if (edit.kind == EditKind::Replace) {
      for (Value result : op_of(edit)->results())
        if (failed(resolve_uses(result)))
          return failure();
    } else if (edit.kind == EditKind::Alias) {
      if (failed(resolve_uses(value_of(edit))))
        return failure();
    } else if (edit.kind == EditKind::Arguments) {
      auto* block = block_of(edit);
      for (unsigned k = 0; k < edit.count; ++k)
        if (failed(resolve_uses(block->argument(k))))
          return failure();
    } else if (edit.kind == EditKind::Erase) {
      auto* op = op_of(edit);
      for (Value result : op->results())
        for (OpOperand& use : result.uses())
          if (stays(use.owner()))
            return use.owner()->emit_op_error()
                   << "uses a value whose op '" << op->name() << "' was erased by the conversion";
    }
  }
  for (std::size_t i = 0; i < stand_ins_.size(); ++i)
    if (failed(resolve_stand_in(stand_ins_[i])))
      return failure();
  return success();
}

void ConversionRewriter::take_like_value(Value value) {
  if (!value.has_uses())
    return;
  if (Value like = like_value(value))
    value.replace_all_uses_with(like);
}

// What has values of its type in its place, and is not about to be erased with its uses handed on
// then. Where everything has been replaced by such values, that is what happens to ops: fewer uses
// are left by then, and each op is looked at once.
void ConversionRewriter::take_like_values() {
  for (const Edit& edit : log_) {
    if (edit.kind == EditKind::Alias) {
      take_like_value(value_of(edit));
    } else if (edit.kind == EditKind::Replace && num_to_resolve_ != 0) {
      for (Value result : op_of(edit)->results())
        take_like_value(result);
    } else if (edit.kind == EditKind::Arguments) {
      for (unsigned i = 0; i < edit.count; ++i)
        take_like_value(block_of(edit)->argument(i));
    }
  }
}

// Users lie behind what they use, and insides behind what is around them, so that the last goes
// first; ops in cycles go together.
void ConversionRewriter::erase_replaced(RewriteListener* listener) {
  llvm::SmallVector<Operation*, 4> in_cycles;
  for (const Edit& edit : llvm::reverse(log_)) {
    if (edit.kind == EditKind::Replace || edit.kind == EditKind::Erase) {
      auto* op = op_of(edit);
      for (Value result : op->results()) {
        if (num_to_resolve_ == 0)
          take_like_value(result);
        if (!result.name())
          continue;
        Values values;
        resolved(result, values);
        take_name(result, values);
      }
      if (listener)
        listener->op_erased(op);
      if (op->has_uses())
        in_cycles.push_back(op);
      else
        op->erase();
    } else if (edit.kind == EditKind::Modify && listener) {
      if (stays(op_of(edit)))
        listener->op_modified(op_of(edit));
    }
  }
  erase_together(in_cycles);
}

void ConversionRewriter::commit(RewriteListener* listener) {
  SuccessorOperandChanges changes;
  for (const Branch& branch : final_branches_)
    changes.set(branch.op, branch.successor, branch.values);
  changes.apply();
  for (auto [stands_in, value] : final_stand_ins_)
    stands_in.replace_all_uses_with(value);
  drop_stand_ins();
  if (listener)
    for (const Edit& edit : log_)
      if (edit.kind == EditKind::Create)
        listener->op_inserted(op_of(edit));
  for (auto [value, final_value] : final_uses_)
    value.replace_all_uses_with(final_value);
  if (num_to_resolve_ != 0 || num_aliases_ != 0)
    take_like_values();
  erase_replaced(listener);
  for (const Edit& edit : log_) {
    if (edit.kind != EditKind::Arguments)
      continue;
    auto* block = block_of(edit);
    for (unsigned i = edit.count; i-- > 0;) {
      Values parts;
      resolved(block->argument(i), parts);
      take_name(block->argument(i), parts);
      block->erase_argument(i);
    }
  }
  log_.clear();
}

}  // namespace pliron
