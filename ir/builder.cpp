#include "ir/builder.h"

#include "ir/op.h"

namespace pliron {

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

static Attribute segment_sizes(Context& context, llvm::ArrayRef<unsigned> sizes) {
  llvm::SmallVector<std::int32_t, 8> numbers(sizes.begin(), sizes.end());
  return DenseArrayAttr::i32(context, numbers);
}

// The types of all results out of what the record says of single groups.
static bool apply_result_rules(const OpInfo& info, llvm::ArrayRef<Type> operands,
                               llvm::ArrayRef<unsigned> sizes, llvm::SmallVectorImpl<Type>& types) {
  if (info.result_rules.empty())
    return info.def->results.empty();
  types.resize(info.result_rules.size());
  for (const FormatTypeRule& rule : info.result_rules) {
    auto at = static_cast<std::size_t>(rule.target.group), from = std::size_t{0};
    if (rule.kind == FormatTypeRule::Fixed) {
      types[at] = only_type(info.def->results[rule.target.group].type, *info.context);
      continue;
    }
    if (rule.source.results) {
      types[at] = types[static_cast<std::size_t>(rule.source.group)];
    } else {
      auto source = static_cast<std::size_t>(rule.source.group);
      for (std::size_t i = 0; i < source; ++i)
        from += sizes[i];
      if (sizes[source] == 0)
        return false;
      types[at] = operands[from];
    }
    if (rule.kind == FormatTypeRule::Derived)
      types[at] = info.def->results[rule.target.group].derive(types[at]);
    if (!types[at])
      return false;
  }
  return true;
}

LogicalResult infer_result_types(const InferInput& input, llvm::SmallVectorImpl<Type>& types) {
  types.clear();
  if (input.info.hooks.infer_types)
    return input.info.hooks.infer_types(input, types);
  return success(apply_result_rules(input.info, input.operands, input.group_sizes, types));
}

static void infer_types(const OpParts& parts, llvm::SmallVectorImpl<Type>& types) {
  const OpInfo& info = *parts.info;
  llvm::SmallVector<Type, 8> operands;
  for (Value operand : parts.operands)
    operands.push_back(operand.type());
  llvm::SmallVector<unsigned, 8> sizes(parts.group_sizes.begin(), parts.group_sizes.end());
  if (sizes.empty())
    sizes.assign(static_cast<std::size_t>(info.def->operands.size()), 1);
  [[maybe_unused]] LogicalResult inferred = infer_result_types(
      {info, parts.location, operands, sizes, parts.attrs, parts.num_regions}, types);
  assert(succeeded(inferred) &&
         "the record does not determine the result types: give them with results()");
}

// Ops with groups of several, with discardable attributes, or whose types take more to find.
[[gnu::noinline]] static Operation* create_complex_op(const OpParts& parts) {
  const OpInfo* info = parts.info;
  if (info->operand_segments_slot >= 0)
    parts.attrs[static_cast<std::size_t>(info->operand_segments_slot)] =
        segment_sizes(*info->context, parts.group_sizes);
  if (info->result_segments_slot >= 0) {
    assert(parts.has_types && "give the types by group, with types<...>()");
    parts.attrs[static_cast<std::size_t>(info->result_segments_slot)] =
        segment_sizes(*info->context, parts.type_sizes);
  }
  llvm::SmallVector<Type, 4> inferred;
  if (!parts.has_types)
    infer_types(parts, inferred);
  Operation* op = Operation::create(parts.location, info, parts.operands,
                                    parts.has_types ? parts.types : inferred, parts.attrs,
                                    parts.successors, parts.num_regions);
  for (const NamedAttribute& attr : parts.discardable)
    op->set_discardable_attr(attr.name, attr.value);
  return parts.builder.insert(op);
}

Operation* create_op(const OpParts& parts) {
  const OpInfo* info = parts.info;
  llvm::ArrayRef<Type> types = parts.types;
  Type only;
  bool has_types = parts.has_types;
  // Where the one result has the type of an operand, which is what most ops are like.
  if (!has_types && info->result_same_as >= 0 && parts.group_sizes.empty()) {
    only = parts.operands[static_cast<std::size_t>(info->result_same_as)].type();
    types = only;
    has_types = true;
  }
  if (!has_types || info->operand_segments_slot >= 0 || info->result_segments_slot >= 0 ||
      !parts.discardable.empty())
    return create_complex_op(parts);
  return parts.builder.insert(Operation::create(parts.location, info, parts.operands, types,
                                                parts.attrs, parts.successors, parts.num_regions));
}

}  // namespace detail
}  // namespace pliron
