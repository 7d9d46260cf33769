// Printing ops by the program of their assembly format.

#include "ir/custom_directive.h"
#include "ir/format_groups.h"
#include "ir/op.h"
#include "ir/printer_ops.h"
#include "llvm/ADT/Sequence.h"

namespace pliron {

template <typename Range, typename Print>
void OpPrinter::format_list(Frame& frame, const Range& range, Print print) {
  bool first = true;
  for (auto&& element : range) {
    if (first)
      frame.spacing.element(os());
    else
      os() << ", ";
    first = false;
    print(element);
  }
}

// What a slot holds, or its default.
static Attribute slot_value(Operation* op, unsigned slot) {
  Attribute value = op->attr_slot(slot);
  return value ? value : op->info().default_attr(slot);
}

void OpPrinter::format_attribute(Frame& frame, const FormatStep& step) {
  if (step.style == FormatAttrStyle::Nothing)
    return;
  auto slot = static_cast<unsigned>(step.index);
  Attribute value = slot_value(frame.op, slot);
  if (!value)
    return;
  frame.spacing.element(os());
  print_styled_attribute(value, frame.op->info().def->attrs[step.index].constraint, step.style);
}

llvm::SmallVector<Type, 4> OpPrinter::types_of(Operation* op, FormatValues values) {
  llvm::SmallVector<Type, 4> types;
  auto group = static_cast<unsigned>(values.group);
  if (values.results)
    for (Value value : values.group < 0 ? op->results() : op->result_group(group))
      types.push_back(value.type());
  else
    for (Value value : values.group < 0 ? op->operands() : op->operand_group(group))
      types.push_back(value.type());
  return types;
}

void OpPrinter::format_types(Frame& frame, const FormatStep& step) {
  auto group = static_cast<unsigned>(step.first.group);
  bool is_single = step.first.results ? frame.single_results : frame.single_operands;
  if (is_single && step.first.group >= 0 && !step.stripped) {
    frame.spacing.element(os());
    print_type((step.first.results ? frame.op->result(group) : frame.op->operand(group)).type());
    return;
  }
  format_list(frame, types_of(frame.op, step.first), [&](Type type) {
    if (step.stripped)
      print_type_params(type);
    else
      print_type(type);
  });
}

// What the format does not write elsewhere: inherent attributes that are not what they are by
// default, and the discardable ones. Segment sizes follow from the text.
llvm::SmallVector<NamedAttribute, 8> OpPrinter::dictionary_entries(Operation* op,
                                                                   const AsmFormat& format,
                                                                   FormatStep::Kind kind) {
  llvm::SmallVector<NamedAttribute, 8> entries;
  if (kind == FormatStep::AttrDict)
    llvm::append_range(entries, op->discardable_attrs());
  if (kind == FormatStep::PropDict || !format.has_prop_dict)
    for (unsigned slot = 0; slot < static_cast<unsigned>(op->info().def->attrs.size()); ++slot)
      if (Attribute value = op->attr_slot(slot);
          value && !(format.written_slots >> slot & 1) && value != op->info().default_attr(slot))
        entries.push_back({op->info().attr_names[slot], value});
  if (entries.size() < 2)
    return entries;
  llvm::sort(entries, [](const NamedAttribute& a, const NamedAttribute& b) {
    return a.name.str() < b.name.str();
  });
  return entries;
}
void OpPrinter::format_dictionary(Frame& frame, const FormatStep& step) {
  auto entries = dictionary_entries(frame.op, *frame.format, step.kind);
  if (entries.empty())
    return;
  frame.spacing.element(os());
  if (step.kind == FormatStep::PropDict)
    os() << '<';
  else if (step.flag)
    os() << "attributes ";
  print_dictionary(entries);
  if (step.kind == FormatStep::PropDict)
    os() << '>';
}

// Without directives, which know the op at hand, it follows from the signature.
bool OpPrinter::fits(const AsmFormat& format, Operation* op) {
  if (!is_whole_text_ || op->info().def->directives.size() > 0)
    return fits_asm_format(format, op);
  if (!fitting_)
    fitting_ = std::make_unique<KnownSignatures>();
  if (fitting_->contains(op))
    return true;
  if (!fits_asm_format(format, op))
    return false;
  fitting_->add(op);
  return true;
}

// Runs on up to the end, or to a region that has to be printed first: then gives false.
bool OpPrinter::run_format(Frame& frame) {
  llvm::ArrayRef<FormatStep> steps = frame.format->steps;
  while (frame.step < steps.size()) {
    const FormatStep& step = steps[frame.step++];
    if (step.kind != FormatStep::Region)
      format_step(frame, step);
    else if (format_region(frame, step.index))
      return false;
  }
  return true;
}

// Makes ready for the regions of a group; false when there are none.
bool OpPrinter::format_region(Frame& frame, int group) {
  OperandSpan span{0, frame.op->num_regions()};
  if (group >= 0)
    span =
        format_group_span(frame.op->info().def->regions, static_cast<unsigned>(group), span.count);
  if (span.count == 0)
    return false;
  frame.next_region = span.first;
  frame.end_region = span.first + span.count;
  frame.spacing.element(os());
  return true;
}

void OpPrinter::format_step(Frame& frame, const FormatStep& step) {
  Operation* op = frame.op;
  auto group = static_cast<unsigned>(step.index);
  switch (step.kind) {
    case FormatStep::Literal:
      frame.spacing.literal(os(), step.literal());
      return;
    case FormatStep::Space:
      os() << step.text;
      if (step.text == "\n")
        line();
      frame.spacing.spaced(step.literal());
      return;
    case FormatStep::Operand:
      if (frame.single_operands && step.index >= 0) {
        frame.spacing.element(os());
        names_.print_value(op->operand(group), os());
        return;
      }
      format_list(frame, step.index < 0 ? op->operands() : op->operand_group(group),
                  [&](Value value) { names_.print_value(value, os()); });
      return;
    case FormatStep::Attr:
      format_attribute(frame, step);
      return;
    case FormatStep::Successor: {
      OperandSpan span{0, op->num_successors()};
      if (step.index >= 0)
        span = format_group_span(op->info().def->successors, group, span.count);
      format_list(frame, op->successors().slice(span.first, span.count),
                  [&](BlockOperand& successor) { names_.print_block(successor.get(), os()); });
      return;
    }
    case FormatStep::Types:
      format_types(frame, step);
      return;
    case FormatStep::FunctionalType:
      frame.spacing.element(os());
      os() << '(';
      print_types(types_of(op, step.first));
      os() << ") -> ";
      print_result_types(types_of(op, step.second));
      return;
    case FormatStep::AttrDict:
    case FormatStep::PropDict:
      format_dictionary(frame, step);
      return;
    case FormatStep::Custom:
      frame.spacing.element(os());
      call_directive(frame, frame.step - 1);
      frame.step = step.target;
      return;
    case FormatStep::Optional:
      if (!is_format_step_present(op, frame.format->steps, step.anchor))
        frame.step = step.target;
      return;
    case FormatStep::Clause:
      if (is_format_step_present(op, frame.format->steps, frame.step - 1))
        frame.spacing.literal(os(), step.literal());
      else
        frame.step = step.target;
      return;
    case FormatStep::Jump:
      frame.step = step.target;
      return;
    case FormatStep::List:
    case FormatStep::Again:
    case FormatStep::Argument:
    case FormatStep::Region:
      return;
  }
}

bool OpPrinter::is_implied(const Frame& frame, Operation* op) {
  const OpInfo& parent = frame.op->info();
  bool in_format = frame.format || frame.only_region;
  return in_format && !op->next() && parent.def &&
         op->name() == llvm::StringRef(parent.def->implicit_terminator) &&
         op->num_operands() == 0 && op->num_results() == 0 && op->num_regions() == 0 &&
         op->num_successors() == 0 && op->discardable_attrs().empty() &&
         (!options_.locations || op->location() == frame.op->location()) &&
         llvm::all_of(llvm::seq(0u, op->num_attr_slots()), [&](unsigned slot) {
           return op->attr_slot(slot) == op->info().default_attr(slot);
         });
}

// What custom directives print. -------------------------------------------------------------------

void OpPrinter::print_operand(Value value) {
  names_.print_value(value, os());
}
void OpPrinter::print_operands(OperandRange values) {
  bool first = true;
  for (Value value : values) {
    if (!first)
      os() << ", ";
    first = false;
    print_operand(value);
  }
}
void OpPrinter::print_successor(Block* block) {
  names_.print_block(block, os());
}
void OpPrinter::print_attr_dict(llvm::ArrayRef<NamedAttribute> attrs) {
  if (!attrs.empty())
    print_dictionary(attrs);
}

void OpPrinter::print_optional_location(Location location) {
  print_trailing_location(location, /*may_be_alias=*/false);
}
void OpPrinter::print_newline() {
  os() << '\n';
  line();
}

// The ops in the region have frames as always; only directives that nest use the C stack.
void OpPrinter::print_region(Region& region, bool with_arguments) {
  Frame* outer = format_frame_;
  std::vector<Frame> frames;
  frames.swap(frames_);  // keeps references to the outer frames valid
  Frame frame{region.parent_op()};
  frame.only_region = true;
  frame.hides_arguments = !with_arguments;
  frame.next_region = region.index();
  frames_.push_back(frame);
  ++custom_regions_;
  open_region(frames_.back());
  run();
  --custom_regions_;
  frames.swap(frames_);
  format_frame_ = outer;
}

// One argument in the form that its function takes it.
struct OpPrinter::CustomArgument {
  Value value;
  OperandRange values{nullptr, 0};
  Type type;
  llvm::SmallVector<Type, 4> types;
  llvm::ArrayRef<Type> types_ref;
  Attribute attr;
  Region* region = nullptr;
  llvm::MutableArrayRef<Region> regions;
  llvm::SmallVector<Block*, 4> blocks;
  llvm::ArrayRef<Block*> blocks_ref;
  Block* block = nullptr;
  llvm::SmallVector<NamedAttribute, 8> attrs;
  llvm::ArrayRef<NamedAttribute> attrs_ref;
  std::string_view text;
  CustomParamKind kind = CustomParamKind::None;

  void* pointer() {
    switch (kind) {
      case CustomParamKind::None:
        return nullptr;
      case CustomParamKind::Operand:
      case CustomParamKind::OptionalOperand:
        return &value;
      case CustomParamKind::Operands:
        return &values;
      case CustomParamKind::Type:
        return &type;
      case CustomParamKind::Types:
        types_ref = types;
        return &types_ref;
      case CustomParamKind::Attr:
        return &attr;
      case CustomParamKind::Region:
        return region;
      case CustomParamKind::Regions:
        return &regions;
      case CustomParamKind::Successor:
        return &block;
      case CustomParamKind::Successors:
        blocks_ref = blocks;
        return &blocks_ref;
      case CustomParamKind::AttrDict:
        attrs_ref = attrs;
        return &attrs_ref;
      case CustomParamKind::Text:
        return &text;
    }
    return nullptr;
  }
};

void OpPrinter::call_directive(Frame& frame, unsigned at) {
  llvm::ArrayRef<FormatStep> steps = frame.format->steps;
  const FormatStep& step = steps[at];
  const CustomDirective& directive = frame.op->info().def->directives[step.index];
  llvm::SmallVector<CustomArgument, 2> arguments(step.target - at - 1);
  void* pointers[CustomDirective::max_params] = {};
  for (unsigned i = 0; i < arguments.size(); ++i) {
    arguments[i].kind = directive.params[i].kind;
    load_argument(frame, steps[at + 1 + i], arguments[i]);
    pointers[i] = arguments[i].pointer();
  }
  // A directive may print names from the region in front of it.
  if (frame.format->has_custom_regions && !frame.scope && frame.op->has(Trait::IsolatedFromAbove)) {
    frame.scope = true;
    names_.push_scope(frame.op);
  }
  Frame* outer = std::exchange(format_frame_, &frame);
  directive.print(*this, frame.op, pointers);
  format_frame_ = outer;
}

void OpPrinter::load_argument(Frame& frame, const FormatStep& step, CustomArgument& argument) {
  Operation* op = frame.op;
  auto group = static_cast<unsigned>(step.index);
  switch (step.inner) {
    case FormatStep::Operand:
      argument.values = op->operand_group(group);
      if (!argument.values.empty())
        argument.value = argument.values[0];
      return;
    case FormatStep::Types:
      argument.types = types_of(op, step.first);
      if (!argument.types.empty())
        argument.type = argument.types[0];
      return;
    case FormatStep::Attr:
      argument.attr = slot_value(op, group);
      return;
    case FormatStep::Region: {
      OperandSpan span = format_group_span(op->info().def->regions, group, op->num_regions());
      argument.regions = op->regions().slice(span.first, span.count);
      if (span.count > 0)
        argument.region = &op->region(span.first);
      return;
    }
    case FormatStep::Successor: {
      OperandSpan span = format_group_span(op->info().def->successors, group, op->num_successors());
      for (unsigned i = span.first; i < span.first + span.count; ++i)
        argument.blocks.push_back(op->successor(i));
      if (!argument.blocks.empty())
        argument.block = argument.blocks[0];
      return;
    }
    case FormatStep::AttrDict:
    case FormatStep::PropDict:
      argument.attrs = dictionary_entries(op, *frame.format, step.inner);
      return;
    default:
      argument.text = step.text;
      return;
  }
}

}  // namespace pliron
