// Whether an op can be written in its format without losing anything.

#include "ir/asm_format.h"
#include "ir/block.h"
#include "ir/builtin_attributes.h"

namespace pliron {

template <typename List>
static bool fits_count(const List& groups, unsigned total) {
  unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
  if (total < singles || (total > singles && multi_groups(groups) == 0))
    return false;
  for (const auto& group : groups)
    if (group.arity == Arity::Optional && multi_groups(groups) == 1 && total > singles + 1)
      return false;
  return true;
}

static bool fits_segments(Operation* op, int slot, llvm::ArrayRef<Arity> arities, unsigned total) {
  Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
  DenseArrayAttr segments = attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
  if (!segments || segments.size() != arities.size() ||
      segments.element_type() != IntegerType::get(op->context(), 32))
    return false;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < arities.size(); ++i) {
    std::uint64_t size = segments.bits(i);
    if ((arities[i] == Arity::Single && size != 1) || (arities[i] == Arity::Optional && size > 1))
      return false;
    sum += size;
  }
  return sum == total;
}

template <typename List>
static bool fits_values(Operation* op, const List& groups, int segments_slot, unsigned total) {
  if (segments_slot < 0)
    return fits_count(groups, total);
  llvm::SmallVector<Arity, 8> arities;
  for (const auto& group : groups)
    arities.push_back(group.arity);
  return fits_segments(op, segments_slot, arities, total);
}

static llvm::SmallVector<Value, 4> values_of(Operation* op, bool results, int group) {
  auto index = static_cast<unsigned>(group);
  return results ? op->result_group(index).to_vector() : op->operand_group(index).to_vector();
}

static bool fits_type(const FormatTypeSource& source, Operation* op, bool results, int group) {
  Type expected;
  switch (source.kind) {
    case FormatTypeSource::Written:
      return true;
    case FormatTypeSource::I1:
      expected = IntegerType::get(op->context(), 1);
      break;
    case FormatTypeSource::Index:
      expected = IndexType::get(op->context());
      break;
    case FormatTypeSource::SameAs:
      expected = values_of(op, source.values.results, source.values.group)[0].type();
      break;
  }
  for (Value value : values_of(op, results, group))
    if (value.type() != expected)
      return false;
  return true;
}

static bool fits_attributes(const AsmFormat& format, Operation* op) {
  const OpDef& def = *op->info().def;
  for (int slot = 0; slot < def.attrs.size(); ++slot) {
    Attribute value = op->attr_slot(static_cast<unsigned>(slot));
    const AttrSlotDef& attr = def.attrs[slot];
    if (!value && attr.presence == Presence::Required)
      return false;
    if (!value || !format.written_slots[static_cast<std::size_t>(slot)])
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
  for (int i = 0; i < def.operands.size(); ++i)
    if (!fits_type(format.operand_types[static_cast<std::size_t>(i)], op, false, i))
      return false;
  for (int i = 0; i < def.results.size(); ++i)
    if (!fits_type(format.result_types[static_cast<std::size_t>(i)], op, true, i))
      return false;
  return true;
}

}  // namespace pliron
