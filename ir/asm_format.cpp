#include "ir/asm_format.h"

#include "ir/asm_format_compiler.h"
#include "ir/block.h"
#include "ir/context.h"
#include "ir/diagnostics.h"
#include "ir/format_groups.h"

namespace pliron {

// A format that was compiled at run time, with what it consists of.
namespace {
struct OwnedFormat {
  llvm::SmallVector<FormatStep, 16> steps;
  llvm::SmallVector<FormatTypeRule, 4> rules;
  AsmFormat format;
};
}  // namespace

std::shared_ptr<const AsmFormat> compile_asm_format(const OpInfo& info) {
  FormatProgram program = compile_format(*info.def, info.hooks.infer_types != nullptr);
  if (program.mistake) {
    info.context->emit_error(Location()) << program.mistake.view();
    return nullptr;
  }
  auto owned = std::make_shared<OwnedFormat>();
  owned->steps.assign(program.steps, program.steps + program.num_steps);
  owned->rules.assign(program.rules, program.rules + program.num_rules);
  owned->format = {owned->steps, owned->rules, program.written_slots, program.has_prop_dict,
                   program.has_custom_regions};
  return {owned, &owned->format};
}

bool is_format_step_present(Operation* op, llvm::ArrayRef<FormatStep> steps, unsigned at) {
  const FormatStep& step = steps[at];
  auto group = static_cast<unsigned>(step.index);
  switch (step.kind == FormatStep::Argument ? step.inner : step.kind) {
    case FormatStep::Operand:
      return !op->operand_group(group).empty();
    case FormatStep::Types: {
      auto typed = static_cast<unsigned>(step.first.group);
      return step.first.results ? !op->result_group(typed).empty()
                                : !op->operand_group(typed).empty();
    }
    case FormatStep::Attr: {
      Attribute value = op->attr_slot(group);
      return value && value != op->info().default_attr(group);
    }
    case FormatStep::Region: {
      OperandSpan span = format_group_span(op->info().def->regions, group, op->num_regions());
      return span.count > 1 || (span.count == 1 && !op->region(span.first).empty());
    }
    case FormatStep::Successor:
      return format_group_span(op->info().def->successors, group, op->num_successors()).count > 0;
    case FormatStep::Custom:
      for (unsigned i = at + 1; i < step.target; ++i)
        if (!steps[i].flag && is_format_step_present(op, steps, i))
          return true;
      return false;
    case FormatStep::Clause:
      for (unsigned i = at + 1; i + 1 < step.target; ++i)
        if (is_optional_step(*op->info().def, steps[i]) && is_format_step_present(op, steps, i))
          return true;
      return false;
    default:
      return true;
  }
}

bool is_optional_step(const OpDef& def, const FormatStep& step) {
  switch (step.kind) {
    case FormatStep::Operand:
      return step.index >= 0 && def.operands[step.index].arity != Arity::Single;
    case FormatStep::Successor:
      return step.index >= 0 && def.successors[step.index].arity != Arity::Single;
    case FormatStep::Attr:
      return def.attrs[step.index].presence == Presence::Optional;
    case FormatStep::Types: {
      if (step.first.group < 0)
        return false;
      const ValueDef& group =
          step.first.results ? def.results[step.first.group] : def.operands[step.first.group];
      return group.arity != Arity::Single;
    }
    case FormatStep::Custom:
      return true;
    default:
      return false;
  }
}

}  // namespace pliron
