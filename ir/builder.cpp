#include "ir/builder.h"

#include "ir/op.h"

namespace pliron {

Operation* Builder::insert(Operation* op) {
  if (block_)
    block_->insert(before_, op);
  if (listener_)
    listener_->op_inserted(op);
  return op;
}

Block* Builder::create_block(Region& region, llvm::ArrayRef<Type> argument_types,
                             llvm::ArrayRef<Location> locations) {
  assert((locations.empty() || locations.size() == argument_types.size()) &&
         "one location for each argument");
  Block* block = Block::create(context_);
  for (std::size_t i = 0; i < argument_types.size(); ++i)
    block->add_argument(argument_types[i], locations.empty() ? Location() : locations[i]);
  region.push_back(block);
  if (listener_)
    listener_->block_inserted(block);
  return block;
}

namespace detail {

OpBuildState::OpBuildState(Builder& builder, Location location, std::uint64_t op_id)
    : builder_(builder), location_(location), info_(builder.context().op_info(op_id)) {
  assert(info_ && "the op's dialect is not registered");
  attrs_.resize(info_->attr_names.size());
}

// The sizes of groups as the segment attribute.
template <typename List, typename Sizes>
static Attribute segment_sizes(Context& context, const List& groups, Sizes size_of) {
  llvm::SmallVector<std::int32_t, 8> sizes;
  for (int i = 0; i < groups.size(); ++i)
    sizes.push_back(static_cast<std::int32_t>(size_of(i)));
  return DenseArrayAttr::i32(context, sizes);
}

void OpBuildState::infer_results() {
  const OpDef& def = *info_->def;
  results_.emplace();
  for (const ValueDef& result : def.results) {
    std::string_view source = result.same_as;
    if (source.empty() && info_->has(Trait::SameOperandsAndResultType) && !def.operands.empty())
      source = def.operands[0].name;
    int operand = def.operands.index_of(source);
    assert(operand >= 0 && !operands_[operand].empty() &&
           "the record does not determine the result types: give them with results()");
    results_->push_back(operands_[operand][0].type());
  }
}

Operation* OpBuildState::create() {
  const OpDef& def = *info_->def;
  if (!results_)
    infer_results();
  OperationState state(location_, info_);
  state.result_types.assign(results_->begin(), results_->end());
  for (int i = 0; i < def.operands.size(); ++i) {
    assert((def.operands[i].arity != Arity::Single || operands_[i].size() == 1) &&
           "a single operand is not set");
    state.operands.append(operands_[i].begin(), operands_[i].end());
  }
  for (int i = 0; i < def.successors.size(); ++i)
    state.successors.append(successors_[i].begin(), successors_[i].end());
  state.num_regions = static_cast<unsigned>(def.regions.size());
  Operation* op = Operation::create(state);
  for (std::size_t slot = 0; slot < attrs_.size(); ++slot)
    op->set_attr_slot(static_cast<unsigned>(slot), attrs_[slot]);
  if (info_->operand_segments_slot >= 0)
    op->set_attr_slot(static_cast<unsigned>(info_->operand_segments_slot),
                      segment_sizes(op->context(), def.operands,
                                    [&](int i) { return operands_[i].size(); }));
  for (const NamedAttribute& attr : discardable_)
    op->set_discardable_attr(attr.name, attr.value);
  assert(info_->result_segments_slot < 0 && "set resultSegmentSizes on an OperationState");
  return builder_.insert(op);
}

}  // namespace detail
}  // namespace pliron
