// Printing ops by the program of their assembly format.

#include "ir/printer_ops.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

// Spaces go as in MLIR: in front of everything but closing and joining punctuation, and not behind
// opening punctuation.
void OpPrinter::format_literal(Frame& frame, llvm::StringRef text) {
  bool joins = text.size() == 1 && text != "->";
  llvm::StringRef without_space = frame.after_punctuation ? ">)}]," : "<>(){}[],";
  if (frame.space && !(joins && without_space.contains(text[0])))
    os() << ' ';
  os() << text;
  frame.space = text.size() != 1 || !llvm::StringRef("<({[").contains(text[0]);
  frame.after_punctuation = text[0] != '_' && !llvm::isAlpha(text[0]);
}

void OpPrinter::format_space(Frame& frame) {
  if (frame.space || !frame.after_punctuation)
    os() << ' ';
  frame.space = true;
  frame.after_punctuation = false;
}

template <typename Range, typename Print>
void OpPrinter::format_list(Frame& frame, const Range& range, Print print) {
  bool first = true;
  for (auto&& element : range) {
    if (first)
      format_space(frame);
    else
      os() << ", ";
    first = false;
    print(element);
  }
}

static bool is_present(Operation* op, const FormatStep& step) {
  switch (step.kind) {
    case FormatStep::Operand:
      return !op->operand_group(static_cast<unsigned>(step.index)).empty();
    case FormatStep::Types: {
      auto group = static_cast<unsigned>(step.first.group);
      return step.first.results ? !op->result_group(group).empty()
                                : !op->operand_group(group).empty();
    }
    case FormatStep::Attr:
      return static_cast<bool>(op->attr_slot(static_cast<unsigned>(step.index)));
    case FormatStep::Region: {
      OperandSpan span = format_group_span(region_arities(*op->info().def),
                                           static_cast<unsigned>(step.index), op->num_regions());
      return span.count > 1 || (span.count == 1 && !op->region(span.first).empty());
    }
    case FormatStep::Successor:
      return format_group_span(successor_arities(*op->info().def),
                               static_cast<unsigned>(step.index), op->num_successors())
                 .count > 0;
    default:
      return true;
  }
}

void OpPrinter::format_attribute(Frame& frame, const FormatStep& step) {
  if (step.style == FormatAttrStyle::Unit)
    return;
  format_space(frame);
  Attribute value = frame.op->attr_slot(static_cast<unsigned>(step.index));
  switch (step.style) {
    case FormatAttrStyle::Symbol:
      print_symbol_name(value.as<StringAttr>().value());
      return;
    case FormatAttrStyle::I32:
    case FormatAttrStyle::I64:
      os() << value.as<IntegerAttr>().as_int();
      return;
    default:
      print_attribute(value);
      return;
  }
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

// What the format does not write elsewhere. Segment sizes follow from the text.
void OpPrinter::format_dictionary(Frame& frame, bool with_keyword) {
  Operation* op = frame.op;
  llvm::SmallVector<NamedAttribute, 8> entries(op->discardable_attrs());
  for (unsigned slot = 0; slot < static_cast<unsigned>(op->info().def->attrs.size()); ++slot)
    if (Attribute value = op->attr_slot(slot); value && !frame.format->written_slots[slot])
      entries.push_back({op->info().attr_names[slot], value});
  if (entries.empty())
    return;
  llvm::sort(entries, [](const NamedAttribute& a, const NamedAttribute& b) {
    return a.name.str() < b.name.str();
  });
  format_space(frame);
  if (with_keyword)
    os() << "attributes ";
  print_dictionary(entries);
}

// Runs on up to the end, or to a region that has to be printed first: then gives false.
bool OpPrinter::run_format(Frame& frame) {
  Operation* op = frame.op;
  const auto& steps = frame.format->steps;
  while (frame.step < steps.size()) {
    const FormatStep& step = steps[frame.step++];
    auto group = static_cast<unsigned>(step.index);
    switch (step.kind) {
      case FormatStep::Literal:
        format_literal(frame, step.text);
        break;
      case FormatStep::Space:
        os() << step.text;
        frame.space = false;
        frame.after_punctuation = step.text.empty();
        break;
      case FormatStep::Operand:
        format_list(frame, step.index < 0 ? op->operands() : op->operand_group(group),
                    [&](Value value) { names_.print_value(value, os()); });
        break;
      case FormatStep::Attr:
        format_attribute(frame, step);
        break;
      case FormatStep::Successor: {
        OperandSpan span{0, op->num_successors()};
        if (step.index >= 0)
          span = format_group_span(successor_arities(*op->info().def), group, span.count);
        format_list(frame, op->successors().slice(span.first, span.count),
                    [&](BlockOperand& successor) { names_.print_block(successor.get(), os()); });
        break;
      }
      case FormatStep::Types:
        format_list(frame, types_of(op, step.first), [&](Type type) { print_type(type); });
        break;
      case FormatStep::FunctionalType:
        format_space(frame);
        os() << '(';
        print_types(types_of(op, step.first));
        os() << ") -> ";
        print_result_types(types_of(op, step.second));
        break;
      case FormatStep::AttrDict:
        format_dictionary(frame, step.with_keyword);
        break;
      case FormatStep::Optional:
        if (!is_present(op, steps[step.anchor]))
          frame.step = step.target;
        break;
      case FormatStep::Jump:
        frame.step = step.target;
        break;
      case FormatStep::Region: {
        OperandSpan span{0, op->num_regions()};
        if (step.index >= 0)
          span = format_group_span(region_arities(*op->info().def), group, span.count);
        if (span.count == 0)
          break;
        frame.next_region = span.first;
        frame.end_region = span.first + span.count;
        format_space(frame);
        return false;
      }
    }
  }
  return true;
}

}  // namespace pliron
