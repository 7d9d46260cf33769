// Reading ops in straight formats, such as `llvm.add %a, %b : i32`: the values of each group are
// one, so they and their types have places that are known before the op is read. Most of a text is
// such ops. What run_format() does for all formats, putting groups together when all has been read,
// takes as long as reading them.

#include "ir/asm_format_starts.h"
#include "ir/parser_ops.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

// Whether a directive reads attributes alone.
static bool reads_attributes(llvm::ArrayRef<FormatStep> arguments) {
  return llvm::all_of(arguments, [](const FormatStep& argument) {
    return argument.inner == FormatStep::Literal ||
           (argument.inner == FormatStep::Attr && !argument.flag);
  });
}

bool is_straight_format(const OpInfo& info) {
  const OpDef& def = *info.def;
  if (multi_groups(def.operands) > 0 || multi_groups(def.results) > 0 || def.regions.size() > 0 ||
      def.successors.size() > 0)
    return false;
  llvm::ArrayRef<FormatStep> steps = info.format->steps;
  // Bits of groups: the operands, and the types on either side, that are known.
  unsigned operands = 0, types[2] = {0, 0};
  unsigned optional_to = 0;
  for (unsigned at = 0; at < steps.size(); ++at) {
    const FormatStep& step = steps[at];
    switch (step.kind) {
      case FormatStep::Operand:
        if (step.index < 0 || at < optional_to)
          return false;
        operands |= 1u << step.index;
        break;
      case FormatStep::Types:
        if (step.first.group < 0 || step.stripped || at < optional_to)
          return false;
        types[step.first.results] |= 1u << step.first.group;
        break;
      case FormatStep::Custom:
        if (!reads_attributes(steps.slice(at + 1, step.target - at - 1)))
          return false;
        at = step.target - 1u;
        break;
      case FormatStep::Optional:
      case FormatStep::Jump:
        optional_to = std::max<unsigned>(optional_to, step.target);
        break;
      case FormatStep::Literal:
      case FormatStep::Space:
      case FormatStep::Attr:
      case FormatStep::AttrDict:
      case FormatStep::PropDict:
        break;
      default:
        return false;
    }
  }
  for (const FormatTypeRule& rule : info.format->rules) {
    if (rule.kind == FormatTypeRule::Inferred)
      return false;
    types[rule.target.results] |= 1u << rule.target.group;
  }
  unsigned all_operands = (1u << def.operands.size()) - 1;
  return operands == all_operands && types[0] == all_operands &&
         types[1] == (1u << def.results.size()) - 1;
}

OpParser::Step OpParser::run_straight(Frame& frame) {
  const OpDef& def = *frame.info->def;
  frame.operands.resize(static_cast<std::size_t>(def.operands.size()));
  frame.operand_types.resize(static_cast<std::size_t>(def.operands.size()));
  frame.result_types.resize(static_cast<std::size_t>(def.results.size()));
  llvm::ArrayRef<FormatStep> steps = frame.info->format->steps;
  while (frame.step < steps.size()) {
    const FormatStep& step = steps[frame.step++];
    switch (step.kind) {
      case FormatStep::Literal:
        if (failed(parse(step.literal())))
          return Step::Failed;
        break;
      case FormatStep::Operand:
        if (failed(operand_use(frame.operands[static_cast<std::size_t>(step.index)])))
          return Step::Failed;
        break;
      case FormatStep::Types: {
        frame.types_place = token_.place();
        llvm::SmallVectorImpl<Type>& types = frame.types(step.first.results);
        if (!(types[static_cast<std::size_t>(step.first.group)] = type()))
          return Step::Failed;
        break;
      }
      default:
        if (failed(format_step(frame, step)))
          return Step::Failed;
    }
  }
  return finish_straight(frame);
}

// The types that are not written.
OpParser::Step OpParser::finish_straight(Frame& frame) {
  const OpDef& def = *frame.info->def;
  auto type_of = [&](FormatValues values) -> Type& {
    return frame.types(values.results)[static_cast<std::size_t>(values.group)];
  };
  for (const FormatTypeRule& rule : frame.info->format->rules) {
    const ValueDef& group =
        rule.target.results ? def.results[rule.target.group] : def.operands[rule.target.group];
    Type type =
        rule.kind == FormatTypeRule::Fixed ? only_type(group.type, context_) : type_of(rule.source);
    if (rule.kind == FormatTypeRule::Derived)
      type = group.derive(type);
    if (!type) {
      (void)no_type(frame, rule);
      return Step::Failed;
    }
    type_of(rule.target) = type;
  }
  return succeeded(create(frame)) ? Step::Finished : Step::Failed;
}

}  // namespace pliron
