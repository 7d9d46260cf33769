// Reading ops by the program of their assembly format.

#include "ir/asm_format_starts.h"
#include "ir/dialect.h"
#include "ir/parser_ops.h"

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
  clauses_read = 0;
  open_group = 0;
}

OpParser::Step OpParser::start_custom(Frame& frame) {
  KnownOp* known;
  if (!find_known_op(known)) {
    NamedOp op = custom_op();
    if (!op.info)
      return Step::Failed;
    known->text = token_.text;
    known->op = op;
  }
  frame.info = known->op.info;
  advance();
  if (!frame.custom)
    frame.custom = std::make_unique<Custom>();
  frame.in_format = true;
  frame.step = 0;
  frame.types_place = frame.name_place;
  if (known->op.is_straight)
    return run_straight(frame);
  frame.custom->reset();
  return run_format(frame);
}

OpParser::Step OpParser::run_format(Frame& frame) {
  llvm::ArrayRef<FormatStep> steps = frame.info->format->steps;
  while (frame.step < steps.size()) {
    const FormatStep& step = steps[frame.step++];
    if (step.kind == FormatStep::Region) {
      if (token_.is(TokenKind::LBrace)) {
        frame.custom->open_group = step.index;
        frame.custom->region_groups.push_back(step.index);
        return open_region(frame);
      }
      if (step.index < 0 || frame.info->def->regions[step.index].arity != Arity::Single)
        continue;
      emit_error() << "expected '{' and a region";
      return Step::Failed;
    }
    if (failed(format_step(frame, step)))
      return Step::Failed;
  }
  return succeeded(finish_format(frame)) ? Step::Finished : Step::Failed;
}

// Any step but a region. frame.step is behind it and changes where the program jumps.
LogicalResult OpParser::format_step(Frame& frame, const FormatStep& step) {
  switch (step.kind) {
    case FormatStep::Space:
    case FormatStep::Argument:
    case FormatStep::Region:
      return success();
    case FormatStep::Literal:
    case FormatStep::Clause:  // its word has been read
      return step.kind == FormatStep::Clause ? success() : parse(step.literal());
    case FormatStep::Operand:
      return format_operands(frame, step.index);
    case FormatStep::Attr:
      return format_attribute(frame, step);
    case FormatStep::Successor:
      return format_successors(frame, step.index);
    case FormatStep::Types:
      return format_types(frame, step);
    case FormatStep::FunctionalType:
      frame.types_place = token_.place();
      return function_type(types_of(frame, step.first), types_of(frame, step.second));
    case FormatStep::AttrDict:
    case FormatStep::PropDict:
      return format_dictionary(frame, step);
    case FormatStep::Custom: {
      FailureOr<bool> there = call_directive(frame, frame.step - 1);
      frame.step = step.target;
      if (failed(there) || *there)
        return success(succeeded(there));
      return emit_error() << "expected what '" << frame.info->def->directives[step.index].name
                          << "' reads";
    }
    case FormatStep::Optional: {
      unsigned at = frame.step;
      FailureOr<bool> there = starts_group(frame, at);
      frame.step = succeeded(there) && *there ? at : step.target;
      return success(succeeded(there));
    }
    case FormatStep::Jump:
      frame.step = step.target;
      return success();
    case FormatStep::List:
      return format_clause(frame, step);
    case FormatStep::Again:
      frame.step = step.target;  // the List itself, which looks for another clause
      return success();
  }
  return success();
}

// Behind a region: another one of the same group, or what follows in the format.
OpParser::Step OpParser::after_format_region(Frame& frame) {
  ensure_terminator(frame, *frame.region);
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

// The text may leave out the terminator that all blocks of an op's regions end in.
void OpParser::ensure_terminator(Frame& frame, Region& region) {
  std::string_view name = frame.info->def->implicit_terminator;
  if (name.empty()) {
    // `{}` of an op whose regions are one block each is an empty block.
    if (region.empty() && frame.info->def->traits.has(Trait::SingleBlock))
      region.push_back(Block::create(context_));
    return;
  }
  const OpInfo* info = context_.op_info(llvm::StringRef(name.data(), name.size()));
  if (!info)
    return;  // which the verifier reports
  if (region.empty())
    region.push_back(Block::create(context_));
  Block* last = region.back();
  if (!last->terminator())
    last->push_back(Operation::create(frame.location, info, {}, {}));
}

// Whether an optional group that starts at `at` is there. A custom directive has then been read,
// and `at` is behind it.
FailureOr<bool> OpParser::starts_group(Frame& frame, unsigned& at) {
  llvm::ArrayRef<FormatStep> steps = frame.info->format->steps;
  unsigned first = at;
  while (steps[first].kind == FormatStep::Space)
    ++first;
  const FormatStep& step = steps[first];
  switch (step.kind) {
    case FormatStep::Literal:
      return is_next(step.literal());
    case FormatStep::Operand:
      return token_.is(TokenKind::PercentId);
    case FormatStep::Successor:
      return token_.is(TokenKind::CaretId);
    case FormatStep::Region:
      return token_.is(TokenKind::LBrace);
    case FormatStep::Attr:
      return starts_styled_attribute(frame.info->def->attrs[step.index], step.style);
    case FormatStep::Custom: {
      FailureOr<bool> there = call_directive(frame, first);
      at = step.target;
      return there;
    }
    default:
      return false;
  }
}

// Another clause of a list, or the end of it.
LogicalResult OpParser::format_clause(Frame& frame, const FormatStep& list) {
  llvm::ArrayRef<FormatStep> steps = frame.info->format->steps;
  for (unsigned at = frame.step; at < list.target; at = steps[at].target) {
    const FormatStep& clause = steps[at];
    if (!is_next(clause.literal()))
      continue;
    if (frame.custom->clauses_read >> clause.index & 1)
      return emit_error() << "clause '" << clause.text << "' is given twice";
    frame.custom->clauses_read |= 1u << clause.index;
    advance();
    frame.step = at + 1;
    return success();
  }
  frame.step = list.target;
  return success();
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
  auto& blocks = frame.custom->successors[group < 0 ? 3 : group];
  Arity arity = group < 0 ? Arity::Variadic : frame.info->def->successors[group].arity;
  if (arity != Arity::Single && !token_.is(TokenKind::CaretId))
    return success();
  do {
    if (failed(parse_successor(blocks.emplace_back())))
      return failure();
  } while (arity == Arity::Variadic && take(TokenKind::Comma));
  return success();
}

LogicalResult OpParser::format_types(Frame& frame, const FormatStep& step) {
  FormatValues values = step.first;
  auto& types = types_of(frame, values);
  const OpDef& def = *frame.info->def;
  frame.types_place = token_.place();
  const ValueDef* group = values.group < 0 ? nullptr
                          : values.results ? &def.results[values.group]
                                           : &def.operands[values.group];
  if (group && group->arity == Arity::Single) {
    types.push_back(step.stripped ? stripped_type(group->type.node) : type());
    return success(static_cast<bool>(types.back()));
  }
  // How many there are is known when the operands have been read.
  unsigned bits = group ? 1u << values.group : (1u << def.operands.size()) - 1;
  std::size_t most = ~std::size_t{0};
  if (!values.results && (frame.custom->operands_read & bits) == bits)
    most = number_of_operands(frame, values.group);
  else if (!starts(FormatStart(FormatStart::Type)))
    return success();
  if (most == 0)
    return success();
  do {
    types.push_back(type());
    if (!types.back())
      return failure();
  } while (types.size() < most && (!group || group->arity == Arity::Variadic) &&
           take(TokenKind::Comma));
  return success();
}

llvm::SmallVectorImpl<Type>& OpParser::types_of(Frame& frame, FormatValues values) {
  return frame.custom->types[values.results][values.group < 0 ? all_groups : values.group];
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
  if (step.flag && !starts_styled_attribute(def, step.style))
    return success();
  Token start = token_;
  Attribute value = styled_attribute(def.constraint, step.style);
  if (!value)
    return failure();
  if (!def.constraint.accepts(value))
    return error_at(start) << "attribute '" << def.name << "' must be " << def.constraint;
  add_slot(frame, step.index, value, start.place());
  return success();
}
void OpParser::add_slot(Frame& frame, int slot, Attribute value, const char* place) {
  frame.properties.push_back(
      {frame.info->attr_names[static_cast<std::size_t>(slot)], value, place});
}

LogicalResult OpParser::format_dictionary(Frame& frame, const FormatStep& step) {
  if (step.kind == FormatStep::PropDict)
    return take(TokenKind::Less) ? properties(frame) : success();
  if (step.flag ? !parse_optional("attributes") : !token_.is(TokenKind::LBrace))
    return success();
  return token_.is(TokenKind::LBrace) ? dictionary(frame.attrs) : parse("{");
}

// What custom directives read. --------------------------------------------------------------------

bool OpParser::parse_optional_operand(OperandUse& use) {
  return token_.is(TokenKind::PercentId) && succeeded(operand_use(use));
}
LogicalResult OpParser::parse_operand(OperandUse& use) {
  return operand_use(use);
}
LogicalResult OpParser::parse_operand_list(llvm::SmallVectorImpl<OperandUse>& uses) {
  if (!token_.is(TokenKind::PercentId))
    return success();
  do {
    if (failed(operand_use(uses.emplace_back())))
      return failure();
  } while (take(TokenKind::Comma));
  return success();
}
LogicalResult OpParser::parse_successor(Block*& block) {
  if (!token_.is(TokenKind::CaretId))
    return emit_error() << "expected a block name, such as ^bb1";
  block = find_block(enclosing(), token_);
  advance();
  return success();
}
LogicalResult OpParser::parse_optional_attr_dict(llvm::SmallVectorImpl<NamedAttribute>& attrs) {
  llvm::SmallVector<PlacedAttr, 4> placed;
  if (token_.is(TokenKind::LBrace) && failed(dictionary(placed)))
    return failure();
  for (const PlacedAttr& entry : placed)
    attrs.push_back({entry.name, entry.value});
  return success();
}

LogicalResult OpParser::parse_optional_location(std::optional<Location>& location) {
  if (!token_.is_keyword("loc"))
    return success();
  location = location_attribute(/*may_come_later=*/true);
  return success(location.has_value());
}

// Reads on until the region ends. The ops in it have frames of their own as always, so this uses
// the C stack only where directives nest.
LogicalResult OpParser::parse_region(Region& region, llvm::ArrayRef<RegionArgument> arguments) {
  Frame* frame = format_frame_;
  if (!token_.is(TokenKind::LBrace))
    return emit_error() << "expected '{' and a region";
  if (custom_regions_ == max_custom_regions)
    return emit_error() << "regions that custom directives read are nested more than "
                        << max_custom_regions << " levels deep";
  if (open_region(*frame) != Step::Region)
    return failure();
  ++custom_regions_;
  LogicalResult result = region_arguments(*frame, arguments);
  bool is_open = true;
  std::size_t level = num_frames_;
  while (succeeded(result) && is_open) {
    if (num_frames_ == level && token_.is(TokenKind::RBrace)) {
      result = close_region(*frame);
      is_open = false;
    } else if (token_.is(TokenKind::Eof)) {
      result = emit_error().note(location_at(innermost().region_place), "the region starts here")
               << "expected '}' at the end of a region";
    } else if (error_count() >= max_errors) {
      result = failure();  // the outer loop says so
    } else {
      read_one();
      report_progress();
    }
  }
  --custom_regions_;
  format_frame_ = frame;
  if (is_open) {
    leave_frames(level);
    values_.pop_scope();
    (void)check_blocks(*frame, /*report=*/false);
  }
  ensure_terminator(*frame, *frame->region);
  region.take_blocks(*frame->region);
  frame->regions.pop_back();
  return result;
}
LogicalResult OpParser::region_arguments(Frame& frame, llvm::ArrayRef<RegionArgument> arguments) {
  if (arguments.empty())
    return success();
  frame.block = Block::create(context_);
  frame.region->push_back(frame.block);
  frame.unlabelled = frame.block;
  for (const RegionArgument& argument : arguments) {
    Value value = frame.block->add_argument(
        argument.type, argument.location ? *argument.location : location_at(argument.name.place));
    if (failed(name_argument(value, argument.name.name, argument.name.place, /*is_entry=*/true)))
      return failure();
  }
  return success();
}

// One argument in the form that its function takes it.
struct OpParser::CustomArgument {
  OperandUse operand;
  std::optional<OperandUse> optional_operand;
  llvm::SmallVector<OperandUse, 4> operands;
  Type type;
  llvm::SmallVector<Type, 4> types;
  Attribute attr;
  std::unique_ptr<DetachedRegion> region;
  std::unique_ptr<RegionList> regions;
  Block* block = nullptr;
  llvm::SmallVector<Block*, 4> blocks;
  llvm::SmallVector<NamedAttribute, 4> attrs;
  std::string_view text;
  CustomParamKind kind = CustomParamKind::None;

  void* pointer() {
    switch (kind) {
      case CustomParamKind::None:
        return nullptr;
      case CustomParamKind::Operand:
        return &operand;
      case CustomParamKind::OptionalOperand:
        return &optional_operand;
      case CustomParamKind::Operands:
        return static_cast<llvm::SmallVectorImpl<OperandUse>*>(&operands);
      case CustomParamKind::Type:
        return &type;
      case CustomParamKind::Types:
        return static_cast<llvm::SmallVectorImpl<Type>*>(&types);
      case CustomParamKind::Attr:
        return &attr;
      case CustomParamKind::Region:
        return &**region;
      case CustomParamKind::Regions:
        return regions.get();
      case CustomParamKind::Successor:
        return &block;
      case CustomParamKind::Successors:
        return static_cast<llvm::SmallVectorImpl<Block*>*>(&blocks);
      case CustomParamKind::AttrDict:
        return static_cast<llvm::SmallVectorImpl<NamedAttribute>*>(&attrs);
      case CustomParamKind::Text:
        return &text;
    }
    return nullptr;
  }
};

// Calls the directive at a step with its arguments. False when it may find nothing and has not.
FailureOr<bool> OpParser::call_directive(Frame& frame, unsigned at) {
  llvm::ArrayRef<FormatStep> steps = frame.info->format->steps;
  const FormatStep& step = steps[at];
  const CustomDirective& directive = frame.info->def->directives[step.index];
  unsigned count = step.target - at - 1;
  llvm::SmallVector<CustomArgument, 2> arguments(count);
  void* pointers[CustomDirective::max_params] = {};
  for (unsigned i = 0; i < count; ++i) {
    arguments[i].kind = directive.params[i].kind;
    if (arguments[i].kind == CustomParamKind::Region)
      arguments[i].region = std::make_unique<DetachedRegion>(context_);
    if (arguments[i].kind == CustomParamKind::Regions)
      arguments[i].regions = std::make_unique<RegionList>(context_);
    load_argument(frame, steps[at + 1 + i], arguments[i]);
    pointers[i] = arguments[i].pointer();
  }
  const char* place = token_.place();
  Frame* outer = std::exchange(format_frame_, &frame);
  unsigned errors = error_count();
  FailureOr<bool> there = directive.parse(*this, pointers);
  format_frame_ = outer;
  if (failed(there))
    count_error_since(errors);
  bool ok = succeeded(there);
  // Regions are kept whatever happens, since branches refer to their blocks.
  for (unsigned i = 0; i < count; ++i) {
    const FormatStep& argument = steps[at + 1 + i];
    if (!argument.flag && (ok || argument.inner == FormatStep::Region))
      ok = succeeded(store_argument(frame, argument, arguments[i], place)) && ok;
  }
  return ok ? there : FailureOr<bool>(failure());
}

// What a ref(...) refers to has been read.
void OpParser::load_argument(Frame& frame, const FormatStep& step, CustomArgument& argument) {
  Custom& custom = *frame.custom;
  if (step.inner == FormatStep::Literal)
    argument.text = step.text;
  if (!step.flag)
    return;
  switch (step.inner) {
    case FormatStep::Operand: {
      const auto& uses = custom.operands[step.index];
      argument.operands.assign(uses.begin(), uses.end());
      if (!uses.empty()) {
        argument.operand = uses[0];
        argument.optional_operand = uses[0];
      }
      break;
    }
    case FormatStep::Types: {
      const auto& types = types_of(frame, step.first);
      argument.types.assign(types.begin(), types.end());
      if (!types.empty())
        argument.type = types[0];
      break;
    }
    case FormatStep::Attr: {
      Identifier name = frame.info->attr_names[static_cast<std::size_t>(step.index)];
      for (const PlacedAttr& entry : frame.properties)
        if (entry.name == name)
          argument.attr = entry.value;
      break;
    }
    case FormatStep::Successor: {
      const auto& blocks = custom.successors[step.index];
      argument.blocks.assign(blocks.begin(), blocks.end());
      if (!blocks.empty())
        argument.block = blocks[0];
      break;
    }
    default:
      break;
  }
}

LogicalResult OpParser::store_argument(Frame& frame, const FormatStep& step,
                                       CustomArgument& argument, const char* place) {
  Custom& custom = *frame.custom;
  using Kind = CustomParamKind;
  switch (argument.kind) {
    case Kind::Operand:
      argument.operands.assign(argument.operand.place ? 1 : 0, argument.operand);
      [[fallthrough]];
    case Kind::OptionalOperand:
    case Kind::Operands: {
      if (argument.optional_operand)
        argument.operands.assign(1, *argument.optional_operand);
      auto& uses = custom.operands[step.index];
      uses.assign(argument.operands.begin(), argument.operands.end());
      custom.operands_read |= 1u << step.index;
      return success();
    }
    case Kind::Type:
      argument.types.assign(argument.type ? 1 : 0, argument.type);
      [[fallthrough]];
    case Kind::Types: {
      auto& types = types_of(frame, step.first);
      types.assign(argument.types.begin(), argument.types.end());
      frame.types_place = place;
      return success();
    }
    case Kind::Attr:
      return store_attribute(frame, step.index, argument.attr, place);
    case Kind::Region:
      frame.regions.push_back(std::move(argument.region));
      custom.region_groups.push_back(step.index);
      return success();
    case Kind::Regions:
      for (auto& region : argument.regions->regions_) {
        frame.regions.push_back(std::move(region));
        custom.region_groups.push_back(step.index);
      }
      return success();
    case Kind::Successor:
      argument.blocks.assign(argument.block ? 1 : 0, argument.block);
      [[fallthrough]];
    case Kind::Successors:
      custom.successors[step.index].assign(argument.blocks.begin(), argument.blocks.end());
      return success();
    case Kind::AttrDict: {
      auto& into = step.inner == FormatStep::PropDict ? frame.properties : frame.attrs;
      for (const NamedAttribute& entry : argument.attrs)
        into.push_back({entry.name, entry.value, place});
      return success();
    }
    case Kind::Text:
    case Kind::None:
      return success();
  }
  return success();
}

LogicalResult OpParser::store_attribute(Frame& frame, int slot, Attribute value,
                                        const char* place) {
  const AttrSlotDef& def = frame.info->def->attrs[slot];
  if (!value)
    return success();  // when it must be there the verifier says so
  if (!def.constraint.accepts(value))
    return error_at(place) << "attribute '" << def.name << "' must be " << def.constraint;
  add_slot(frame, slot, value, place);
  return success();
}

}  // namespace pliron
