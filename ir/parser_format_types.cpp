// Putting together what an assembly format has read: types that are not written, the order of
// values, and the sizes of groups.

#include "ir/op.h"
#include "ir/parser_ops.h"

namespace pliron {

LogicalResult OpParser::finish_format(Frame& frame) {
  for (const PlacedAttr& entry : frame.attrs) {
    int slot = frame.info->attr_slot(entry.name);
    if (slot >= static_cast<int>(frame.info->def->attrs.size()))
      return error_at(entry.place)
             << "'" << entry.name.str() << "' follows from the text and must not be given";
  }
  if (failed(split_groups(frame)) || failed(check_written(frame)) || failed(infer_types(frame)))
    return failure();
  collect_values(frame);
  order_regions(frame);
  for (const auto& blocks : frame.custom->successors)
    frame.successors.append(blocks.begin(), blocks.end());
  return create(frame);
}

// Shares out among the groups what was written for all of them together.
template <typename T, typename List>
static LogicalResult split(llvm::SmallVectorImpl<T>& all, const List& groups,
                           llvm::function_ref<llvm::SmallVectorImpl<T>&(int)> group) {
  if (all.empty())
    return success();
  unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
  if (all.size() < singles || (all.size() > singles && multi_groups(groups) == 0))
    return failure();
  std::size_t first = 0, rest = all.size() - singles;
  for (int i = 0; i < groups.size(); ++i) {
    std::size_t count = groups[i].arity == Arity::Single ? 1 : rest;
    group(i).append(all.begin() + first, all.begin() + first + count);
    first += count;
  }
  all.clear();
  return success();
}

LogicalResult OpParser::split_groups(Frame& frame) {
  const OpDef& def = *frame.info->def;
  Custom& custom = *frame.custom;
  std::size_t operands = custom.operands[all_groups].size();
  if (failed(split<OperandUse>(custom.operands[all_groups], def.operands,
                               [&](int i) -> auto& { return custom.operands[i]; })))
    return error_at(frame.name_place)
           << "op '" << frame.info->name.str() << "' does not take " << operands << " operands";
  for (int side = 0; side < 2; ++side) {
    const auto take_group = [&](int i) -> llvm::SmallVectorImpl<Type>& {
      return custom.types[side][i];
    };
    auto& all = custom.types[side][all_groups];
    std::size_t count = all.size();
    if (failed(side ? split<Type>(all, def.results, take_group)
                    : split<Type>(all, def.operands, take_group)))
      return error_at(frame.types_place)
             << count << " types do not fit the " << (side ? "results" : "operands") << " of op '"
             << frame.info->name.str() << "'";
  }
  return success();
}

// Checks the numbers of operands, and of the types that are written.
LogicalResult OpParser::check_written(Frame& frame) {
  const OpDef& def = *frame.info->def;
  Custom& custom = *frame.custom;
  unsigned ruled[2] = {0, 0};
  for (const FormatTypeRule& rule : frame.info->format->rules)
    ruled[rule.target.results] |= 1u << rule.target.group;
  for (int i = 0; i < def.operands.size(); ++i) {
    std::size_t count = custom.operands[i].size(), types = custom.types[0][i].size();
    if (!(ruled[0] >> i & 1) && types != count)
      return error_at(frame.types_place) << "operand '" << def.operands[i].name << "' has " << count
                                         << " values, but " << types << " types are given";
    if (def.operands[i].arity == Arity::Single && count != 1)
      return error_at(frame.name_place) << "operand '" << def.operands[i].name << "' is missing";
  }
  for (int i = 0; i < def.results.size(); ++i)
    if (!(ruled[1] >> i & 1) && def.results[i].arity == Arity::Single &&
        custom.types[1][i].size() != 1)
      return error_at(frame.types_place)
             << "the type of result '" << def.results[i].name << "' is missing";
  return success();
}

LogicalResult OpParser::infer_types(Frame& frame) {
  bool infers = false;
  for (const FormatTypeRule& rule : frame.info->format->rules) {
    if (rule.kind == FormatTypeRule::Inferred) {
      infers = true;
    } else if (!apply_rule(frame, rule)) {
      return no_type(frame, rule);
    }
  }
  return infers ? infer_results(frame) : success();
}

LogicalResult OpParser::no_type(Frame& frame, const FormatTypeRule& rule) {
  const OpDef& def = *frame.info->def;
  const ValueDef& group =
      rule.target.results ? def.results[rule.target.group] : def.operands[rule.target.group];
  return error_at(frame.types_place) << "there is no " << group.derive_what << " of '"
                                     << group.same_as << "' for '" << group.name << "'";
}

// False when there is no such type.
bool OpParser::apply_rule(Frame& frame, const FormatTypeRule& rule) {
  const OpDef& def = *frame.info->def;
  Custom& custom = *frame.custom;
  const ValueDef& group =
      rule.target.results ? def.results[rule.target.group] : def.operands[rule.target.group];
  Type type;
  if (rule.kind == FormatTypeRule::Fixed) {
    type = only_type(group.type, context_);
  } else {
    type = custom.types[rule.source.results][rule.source.group][0];
    if (rule.kind == FormatTypeRule::Derived)
      type = group.derive(type);
  }
  std::size_t count = rule.target.results ? 1 : custom.operands[rule.target.group].size();
  custom.types[rule.target.results][rule.target.group].assign(count, type);
  return static_cast<bool>(type);
}

// Asks the op's hook for the types of all results, and takes those of the groups that have none.
LogicalResult OpParser::infer_results(Frame& frame) {
  const OpInfo& info = *frame.info;
  Custom& custom = *frame.custom;
  llvm::SmallVector<Type, 8> operands, results;
  llvm::SmallVector<unsigned, 8> sizes;
  for (int i = 0; i < info.def->operands.size(); ++i) {
    operands.append(custom.types[0][i].begin(), custom.types[0][i].end());
    sizes.push_back(static_cast<unsigned>(custom.types[0][i].size()));
  }
  llvm::SmallVector<Attribute, 8> attrs(info.attr_names.size());
  for (const auto* list : {&frame.properties, &frame.attrs})
    for (const PlacedAttr& entry : *list)
      if (int slot = info.attr_slot(entry.name); slot >= 0)
        attrs[static_cast<std::size_t>(slot)] = entry.value;
  unsigned before = context_.diagnostics().error_count();
  if (failed(detail::infer_result_types({info, frame.location, operands, sizes, attrs,
                                         static_cast<unsigned>(frame.regions.size())},
                                        results))) {
    if (context_.diagnostics().error_count() == before)
      return error_at(frame.name_place) << "the types of the op's results cannot be worked out";
    count_error();
    return failure();
  }
  std::size_t first = 0;
  for (int i = 0; i < info.def->results.size(); ++i) {
    auto& types = custom.types[1][i];
    bool is_single = info.def->results[i].arity == Arity::Single;
    std::size_t count = is_single ? 1 : results.size() - std::min(results.size(), first);
    if (first + count > results.size())
      return error_at(frame.name_place) << "the types of the op's results cannot be worked out";
    if (types.empty())
      types.append(results.begin() + first, results.begin() + first + count);
    first += count;
  }
  return success();
}

// Operands and types in the record's order, and the sizes of groups where the op keeps them.
void OpParser::collect_values(Frame& frame) {
  const OpInfo& info = *frame.info;
  Custom& custom = *frame.custom;
  llvm::SmallVector<std::int32_t, 8> operand_sizes, result_sizes;
  for (int i = 0; i < info.def->operands.size(); ++i) {
    frame.operands.append(custom.operands[i].begin(), custom.operands[i].end());
    frame.operand_types.append(custom.types[0][i].begin(), custom.types[0][i].end());
    operand_sizes.push_back(static_cast<std::int32_t>(custom.operands[i].size()));
  }
  for (int i = 0; i < info.def->results.size(); ++i) {
    frame.result_types.append(custom.types[1][i].begin(), custom.types[1][i].end());
    result_sizes.push_back(static_cast<std::int32_t>(custom.types[1][i].size()));
  }
  auto set_sizes = [&](int slot, llvm::ArrayRef<std::int32_t> sizes) {
    if (slot >= 0)
      add_slot(frame, slot, DenseArrayAttr::i32(context_, sizes), frame.name_place);
  };
  set_sizes(info.operand_segments_slot, operand_sizes);
  set_sizes(info.result_segments_slot, result_sizes);
}

// Regions in the record's order; a single one that an optional group left out is empty.
void OpParser::order_regions(Frame& frame) {
  const auto& defs = frame.info->def->regions;
  auto read = std::move(frame.regions);
  frame.regions.clear();
  auto& groups = frame.custom->region_groups;
  for (int group = -1; group < defs.size(); ++group) {
    bool found = false;
    for (std::size_t i = 0; i < read.size(); ++i) {
      if (groups[i] != group)
        continue;
      frame.regions.push_back(std::move(read[i]));
      found = true;
    }
    bool all_together = !groups.empty() && groups[0] < 0;
    if (!found && group >= 0 && !all_together && defs[group].arity == Arity::Single)
      frame.regions.push_back(std::make_unique<DetachedRegion>(context_));
  }
}

}  // namespace pliron
