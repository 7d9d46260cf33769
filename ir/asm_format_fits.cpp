// Whether an op can be written in its format without losing anything.

#include "ir/asm_format.h"
#include "ir/asm_format_starts.h"
#include "ir/block.h"
#include "ir/builtin_attributes.h"
#include "ir/custom_directive.h"
#include "ir/op_info.h"
#include "ir/verify_traits.h"

namespace pliron {

template <typename List>
static bool fits_count(const List& groups, unsigned total) {
  unsigned singles = 0, optionals = 0;
  for (const auto& group : groups) {
    singles += group.arity == Arity::Single;
    optionals += group.arity == Arity::Optional;
  }
  auto multi = static_cast<unsigned>(groups.size()) - singles;
  if (multi == 0)
    return total == singles;
  return total >= singles && (multi > 1 || optionals == 0 || total <= singles + 1);
}

template <typename List>
static bool fits_values(Operation* op, const List& groups, int segments_slot, unsigned total) {
  if (segments_slot < 0)
    return fits_count(groups, total);
  Attribute attr = op->attr_slot(static_cast<unsigned>(segments_slot));
  DenseArrayAttr segments = attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
  if (!segments || segments.size() != static_cast<std::size_t>(groups.size()) ||
      !DenseI32Array.accepts(attr))
    return false;
  std::uint64_t sum = 0;
  for (int i = 0; i < groups.size(); ++i) {
    std::uint64_t size = segments.bits(static_cast<std::size_t>(i));
    if ((groups[i].arity == Arity::Single && size != 1) ||
        (groups[i].arity == Arity::Optional && size > 1))
      return false;
    sum += size;
  }
  return sum == total;
}

// Calls `visit` with the type of each value of a group until it gives false, which it then gives.
template <typename Visit>
static bool all_types(Operation* op, FormatValues v, Visit visit) {
  auto group = static_cast<unsigned>(v.group);
  if (v.results) {
    for (Value value : op->result_group(group))
      if (!visit(value.type()))
        return false;
  } else {
    for (Value value : op->operand_group(group))
      if (!visit(value.type()))
        return false;
  }
  return true;
}
// The type of a group that is one value.
static Type type_of(Operation* op, FormatValues v) {
  auto group = static_cast<unsigned>(v.group);
  return v.results ? op->result_group(group)[0].type() : op->operand_group(group)[0].type();
}

static bool fits_inferred(Operation* op) {
  // What the hook has to say of a wrong op is the verifier's affair.
  ScopedDiagnosticHandler quiet(op->context().diagnostics(),
                                [](const Diagnostic&) { return true; });
  llvm::SmallVector<Type, 4> types;
  if (failed(inferred_result_types(op, types)) || types.size() != op->num_results())
    return false;
  for (unsigned i = 0; i < types.size(); ++i)
    if (types[i] != op->result(i).type())
      return false;
  return true;
}

static bool fits_rule(const FormatTypeRule& rule, Operation* op) {
  const OpDef& def = *op->info().def;
  const ValueDef& target =
      rule.target.results ? def.results[rule.target.group] : def.operands[rule.target.group];
  Type expected;
  if (rule.kind == FormatTypeRule::Fixed) {
    expected = only_type(target.type, op->context());
  } else {
    expected = type_of(op, rule.source);
    if (rule.kind == FormatTypeRule::Derived)
      expected = target.derive(expected);
  }
  // Reading makes one value of each result group whose type it does not see.
  if (rule.target.results && op->result_group(static_cast<unsigned>(rule.target.group)).size() != 1)
    return false;
  return expected && all_types(op, rule.target, [&](Type type) { return type == expected; });
}

static bool fits_attributes(const AsmFormat& format, Operation* op) {
  const OpDef& def = *op->info().def;
  for (int slot = 0; slot < def.attrs.size(); ++slot) {
    Attribute value = op->attr_slot(static_cast<unsigned>(slot));
    const AttrSlotDef& attr = def.attrs[slot];
    if (!value && (attr.presence == Presence::Required || attr.has_default()))
      return false;
    if (!value || !(format.written_slots >> slot & 1) ||
        value == op->info().default_attr(static_cast<unsigned>(slot)))
      continue;
    if (!attr.constraint.accepts(value))
      return false;
    // `:` and a type behind a string would be taken for a part of the format.
    if (StringAttr string = value.try_as<StringAttr>(); string && string.type())
      return false;
    if (attr.name == "sym_name" && !value.is<StringAttr>())
      return false;
  }
  return true;
}

// What stands in a format without its `!dialect.name` must be of that kind.
static bool fits_stripped(const FormatStep& step, Operation* op) {
  if (step.kind != FormatStep::Types || !step.stripped)
    return true;
  const OpDef& def = *op->info().def;
  const ValueDef& group =
      step.first.results ? def.results[step.first.group] : def.operands[step.first.group];
  return type_of(op, step.first).info().id == unnamed(group.type.node)->id;
}

// A group that is not written must not hide anything, nor may a directive leave anything out.
static bool fits_step(const AsmFormat& format, unsigned at, Operation* op) {
  const FormatStep& step = format.steps[at];
  if (step.kind == FormatStep::Custom) {
    const CustomDirective& directive = op->info().def->directives[step.index];
    return !directive.fits || directive.fits(op);
  }
  if (step.kind != FormatStep::Optional || is_format_step_present(op, format.steps, step.anchor))
    return true;
  for (unsigned i = at + 1; i < step.target; ++i)
    if (format.steps[i].kind == FormatStep::Attr && is_format_step_present(op, format.steps, i))
      return false;
  return true;
}

// `{}` of an op whose regions are one block each stands for an empty block.
static bool fits_regions(Operation* op) {
  return !op->has(Trait::SingleBlock) ||
         llvm::none_of(op->regions(), [](Region& region) { return region.empty(); });
}

bool fits_asm_format(const AsmFormat& format, Operation* op) {
  const OpInfo& info = op->info();
  const OpDef& def = *info.def;
  for (Value operand : op->operands())
    if (!operand)
      return false;
  if (!fits_values(op, def.operands, info.operand_segments_slot, op->num_operands()) ||
      !fits_values(op, def.results, info.result_segments_slot, op->num_results()) ||
      !fits_count(def.regions, op->num_regions()) ||
      !fits_count(def.successors, op->num_successors()) || !fits_attributes(format, op))
    return false;
  bool infers = false;
  for (const FormatTypeRule& rule : format.rules) {
    if (rule.kind == FormatTypeRule::Inferred)
      infers = true;
    else if (!fits_rule(rule, op))
      return false;
  }
  if (infers && !fits_inferred(op))
    return false;
  for (unsigned at = 0; at < format.steps.size(); ++at) {
    FormatStep::Kind kind = format.steps[at].kind;
    bool is_checked =
        kind == FormatStep::Types || kind == FormatStep::Custom || kind == FormatStep::Optional;
    if (is_checked && (!fits_stripped(format.steps[at], op) || !fits_step(format, at, op)))
      return false;
  }
  return fits_regions(op);
}

}  // namespace pliron
