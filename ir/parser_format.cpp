// Reading ops by the program of their assembly format.

#include "ir/dialect.h"
#include "ir/parser_ops.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

void OpParser::Custom::reset() {
  for (auto& group : operands)
    group.clear();
  for (auto& side : types)
    for (auto& group : side)
      group.clear();
  for (auto& group : successors)
    group.clear();
  region_groups.clear();
  operands_read = 0;
  open_group = 0;
}

// `module` is short for `builtin.module`.
OpParser::Step OpParser::start_custom(Frame& frame) {
  std::string name = token_.text.str();
  if (!token_.text.contains('.') && context_.op_info("builtin." + name))
    name = "builtin." + name;
  frame.info = find_op(token_, name);
  if (!frame.info)
    return Step::Failed;
  if (!frame.info->format) {
    emit_error() << "op '" << name << "' has no custom form; write it as \"" << name << "\"(...)";
    return Step::Failed;
  }
  advance();
  if (!frame.custom)
    frame.custom = std::make_unique<Custom>();
  frame.custom->reset();
  frame.in_format = true;
  frame.step = 0;
  frame.types_place = frame.name_place;
  return run_format(frame);
}

OpParser::Step OpParser::run_format(Frame& frame) {
  const auto& steps = frame.info->format->steps;
  while (frame.step < steps.size()) {
    const FormatStep& step = steps[frame.step++];
    LogicalResult ok = success();
    switch (step.kind) {
      case FormatStep::Space:
        break;
      case FormatStep::Literal:
        ok = parse(step.text);
        break;
      case FormatStep::Operand:
        ok = format_operands(frame, step.index);
        break;
      case FormatStep::Attr:
        ok = format_attribute(frame, step);
        break;
      case FormatStep::Successor:
        ok = format_successors(frame, step.index);
        break;
      case FormatStep::Types:
        ok = format_types(frame, step.first);
        break;
      case FormatStep::FunctionalType:
        frame.types_place = token_.place();
        ok = function_type(types_of(frame, step.first), types_of(frame, step.second));
        break;
      case FormatStep::AttrDict:
        if (step.with_keyword ? parse_optional("attributes") : token_.is(TokenKind::LBrace))
          ok = token_.is(TokenKind::LBrace) ? dictionary(frame.attrs) : parse("{");
        break;
      case FormatStep::Optional:
        if (!starts_group(frame, frame.step))
          frame.step = step.target;
        break;
      case FormatStep::Jump:
        frame.step = step.target;
        break;
      case FormatStep::Region:
        if (token_.is(TokenKind::LBrace)) {
          frame.custom->open_group = step.index;
          frame.custom->region_groups.push_back(step.index);
          return open_region(frame);
        }
        if (step.index < 0 || frame.info->def->regions[step.index].arity != Arity::Single)
          break;
        ok = emit_error() << "expected '{' and a region";
        break;
    }
    if (failed(ok))
      return Step::Failed;
  }
  return succeeded(finish_format(frame)) ? Step::Finished : Step::Failed;
}

// Behind a region: another one of the same group, or what follows in the format.
OpParser::Step OpParser::after_format_region(Frame& frame) {
  int group = frame.custom->open_group;
  bool list = group < 0 || frame.info->def->regions[group].arity == Arity::Variadic;
  if (!list || !take(TokenKind::Comma))
    return run_format(frame);
  if (!token_.is(TokenKind::LBrace)) {
    emit_error() << "expected '{' and a region";
    return Step::Failed;
  }
  frame.custom->region_groups.push_back(group);
  return open_region(frame);
}

// Whether an optional group that starts at this step is there.
bool OpParser::starts_group(Frame& frame, unsigned at) {
  const auto& steps = frame.info->format->steps;
  while (steps[at].kind == FormatStep::Space)
    ++at;
  const FormatStep& first = steps[at];
  switch (first.kind) {
    case FormatStep::Literal:
      return token_.text == first.text && !token_.is(TokenKind::String) &&
             !token_.is(TokenKind::Error);
    case FormatStep::Operand:
      return token_.is(TokenKind::PercentId);
    case FormatStep::Successor:
      return token_.is(TokenKind::CaretId);
    case FormatStep::Region:
      return token_.is(TokenKind::LBrace);
    case FormatStep::Attr:
      return token_.is(TokenKind::AtId) || token_.is(TokenKind::String) ||
             token_.is(TokenKind::Integer) || token_.is(TokenKind::Minus);
    default:
      return false;
  }
}

// A group, or all operands, which then are told apart by their number.
LogicalResult OpParser::format_operands(Frame& frame, int group) {
  Custom& custom = *frame.custom;
  auto& uses = custom.operands[group < 0 ? all_groups : group];
  custom.operands_read |= group < 0 ? ~0u : 1u << group;
  Arity arity = group < 0 ? Arity::Variadic : frame.info->def->operands[group].arity;
  if (arity != Arity::Single && !token_.is(TokenKind::PercentId))
    return success();
  do {
    if (failed(operand_use(uses.emplace_back())))
      return failure();
  } while (arity == Arity::Variadic && take(TokenKind::Comma));
  return success();
}

LogicalResult OpParser::format_successors(Frame& frame, int group) {
  auto& blocks = frame.custom->successors[group < 0 ? 0 : group];
  Arity arity = group < 0 ? Arity::Variadic : frame.info->def->successors[group].arity;
  if (arity != Arity::Single && !token_.is(TokenKind::CaretId))
    return success();
  do {
    if (!token_.is(TokenKind::CaretId))
      return emit_error() << "expected a block name, such as ^bb1";
    blocks.push_back(find_block(enclosing(), token_));
    advance();
  } while (arity == Arity::Variadic && take(TokenKind::Comma));
  return success();
}

llvm::SmallVectorImpl<Type>& OpParser::types_of(Frame& frame, FormatValues values) {
  return frame.custom->types[values.results][values.group < 0 ? all_groups : values.group];
}

static bool can_start_type(Context& context, const Token& token) {
  if (token.is(TokenKind::BangId) || token.is(TokenKind::LParen))
    return true;
  if (!token.is(TokenKind::BareId))
    return false;
  llvm::StringRef word = token.text;
  if (word == "vector" || word == "tuple" || word == "index" || word == "none" ||
      FloatType::from_keyword(context, word))
    return true;
  if (!word.consume_front("si") && !word.consume_front("ui"))
    word.consume_front("i");
  return word != token.text && !word.empty() && llvm::all_of(word, llvm::isDigit);
}

LogicalResult OpParser::format_types(Frame& frame, FormatValues values) {
  auto& types = types_of(frame, values);
  const OpDef& def = *frame.info->def;
  frame.types_place = token_.place();
  Arity arity = values.group < 0 ? Arity::Variadic
                : values.results ? def.results[values.group].arity
                                 : def.operands[values.group].arity;
  if (arity == Arity::Single) {
    types.push_back(type());
    return success(static_cast<bool>(types.back()));
  }
  // How many there are is known when the operands have been read.
  unsigned bit = values.group < 0 ? ~0u : 1u << values.group;
  if (!values.results && (frame.custom->operands_read & bit) == bit) {
    if (number_of_operands(frame, values.group) == 0)
      return success();
  } else if (!can_start_type(context_, token_)) {
    return success();
  }
  do {
    types.push_back(type());
    if (!types.back())
      return failure();
  } while (arity == Arity::Variadic && take(TokenKind::Comma));
  return success();
}

std::size_t OpParser::number_of_operands(Frame& frame, int group) {
  if (group >= 0)
    return frame.custom->operands[group].size();
  std::size_t number = 0;
  for (const auto& uses : frame.custom->operands)
    number += uses.size();
  return number;
}

LogicalResult OpParser::format_attribute(Frame& frame, const FormatStep& step) {
  const AttrSlotDef& def = frame.info->def->attrs[step.index];
  const char* place = token_.place();
  Token start = token_;
  Attribute value;
  switch (step.style) {
    case FormatAttrStyle::Unit:
      value = UnitAttr::get(context_);
      break;
    case FormatAttrStyle::Symbol: {
      auto name = parse_symbol_name();
      if (succeeded(name))
        value = StringAttr::get(context_, name->str());
      break;
    }
    case FormatAttrStyle::I32:
      value = attribute(IntegerType::get(context_, 32));
      break;
    case FormatAttrStyle::I64:
      value = attribute(IntegerType::get(context_, 64));
      break;
    case FormatAttrStyle::Full:
      // A colon behind a string belongs to the format.
      value = attribute(token_.is(TokenKind::String) ? Type(NoneType::get(context_)) : Type());
      break;
  }
  if (!value)
    return failure();
  if (!def.constraint.accepts(value))
    return error_at(start) << "attribute '" << def.name << "' must be " << def.constraint;
  frame.properties.push_back(
      {frame.info->attr_names[static_cast<std::size_t>(step.index)], value, place});
  return success();
}

// Puts together what the steps have collected.
LogicalResult OpParser::finish_format(Frame& frame) {
  const AsmFormat& format = *frame.info->format;
  for (const PlacedAttr& entry : frame.attrs) {
    int slot = frame.info->attr_slot(entry.name);
    if (slot >= static_cast<int>(frame.info->def->attrs.size()))
      return error_at(entry.place)
             << "'" << entry.name.str() << "' follows from the text and must not be given";
  }
  if (failed(split_groups(frame)) || failed(infer_types(frame, format)))
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

// Fills in the types that the format does not write, and checks the number of those that it does.
LogicalResult OpParser::infer_types(Frame& frame, const AsmFormat& format) {
  const OpDef& def = *frame.info->def;
  Custom& custom = *frame.custom;
  auto infer = [&](const FormatTypeSource& source, llvm::SmallVectorImpl<Type>& types,
                   std::size_t count) {
    Type type;
    if (source.kind == FormatTypeSource::SameAs)
      type = custom.types[source.values.results][source.values.group][0];
    else if (source.kind == FormatTypeSource::I1)
      type = IntegerType::get(context_, 1);
    else
      type = IndexType::get(context_);
    types.assign(count, type);
  };
  auto written = [](const FormatTypeSource& source) {
    return source.kind == FormatTypeSource::Written;
  };
  for (int i = 0; i < def.operands.size(); ++i) {
    const FormatTypeSource& source = format.operand_types[static_cast<std::size_t>(i)];
    auto& types = custom.types[0][i];
    std::size_t count = custom.operands[i].size();
    if (written(source) && types.size() != count)
      return error_at(frame.types_place) << "operand '" << def.operands[i].name << "' has " << count
                                         << " values, but " << types.size() << " types are given";
    if (def.operands[i].arity == Arity::Single && count != 1)
      return error_at(frame.name_place) << "operand '" << def.operands[i].name << "' is missing";
  }
  for (int i = 0; i < def.results.size(); ++i) {
    const FormatTypeSource& source = format.result_types[static_cast<std::size_t>(i)];
    if (written(source) && def.results[i].arity == Arity::Single && custom.types[1][i].size() != 1)
      return error_at(frame.types_place)
             << "the type of result '" << def.results[i].name << "' is missing";
  }
  for (int i = 0; i < def.operands.size(); ++i)
    if (auto& source = format.operand_types[static_cast<std::size_t>(i)]; !written(source))
      infer(source, custom.types[0][i], custom.operands[i].size());
  for (int i = 0; i < def.results.size(); ++i)
    if (auto& source = format.result_types[static_cast<std::size_t>(i)]; !written(source))
      infer(source, custom.types[1][i], 1);
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
      frame.properties.push_back({info.attr_names[static_cast<std::size_t>(slot)],
                                  DenseArrayAttr::i32(context_, sizes), frame.name_place});
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
