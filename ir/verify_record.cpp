#include "ir/verify_record.h"

#include "ir/block.h"
#include "ir/builtin_attributes.h"

namespace pliron {

namespace {

llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

llvm::StringRef plural(std::size_t n) {
  return n == 1 ? "" : "s";
}

// One group of operands or results and where its values are.
struct GroupPlace {
  const ValueDef* group;
  unsigned first, count;
};

// Splits `total` values among groups: by `sizes` when the record keeps them, else by counting. The
// counts must fit.
llvm::SmallVector<GroupPlace, 8> split(llvm::ArrayRef<ValueDef> groups, unsigned total,
                                       DenseArrayAttr sizes) {
  unsigned singles = 0;
  for (const ValueDef& group : groups)
    singles += group.arity == Arity::Single;
  llvm::SmallVector<GroupPlace, 8> result;
  unsigned first = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    unsigned count = groups[i].arity == Arity::Single ? 1 : total - singles;
    if (sizes)
      count = static_cast<unsigned>(sizes.bits(i));
    result.push_back({&groups[i], first, count});
    first += count;
  }
  return result;
}

// Whether `total` things fit the arities of their groups, without regard to segment sizes.
template <typename List>
bool check_count(Operation* op, llvm::StringRef noun, const List& groups, std::size_t total) {
  std::size_t least = 0, most = 0;
  bool bounded = true;
  for (const auto& group : groups) {
    least += group.arity == Arity::Single;
    most += group.arity != Arity::Variadic;
    bounded &= group.arity != Arity::Variadic;
  }
  if (total >= least && (!bounded || total <= most))
    return true;
  InFlightDiagnostic error = op->emit_op_error();
  error << "expected ";
  if (!bounded)
    error << "at least " << least << ' ' << noun << plural(least);
  else if (least == most)
    error << least << ' ' << noun << plural(least);
  else
    error << least << " to " << most << ' ' << noun << plural(most);
  error << ", but got " << total;
  return false;
}

// Whether the sizes that the op keeps of its operand (result) groups are there and add up.
bool check_segments(Operation* op, llvm::StringRef noun, llvm::ArrayRef<ValueDef> groups,
                    std::size_t total, int slot) {
  Identifier name = op->info().attr_names[static_cast<unsigned>(slot)];
  Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
  if (!attr) {
    op->emit_op_error() << "requires attribute '" << name.str() << "'";
    return false;
  }
  DenseArrayAttr sizes = attr.try_as<DenseArrayAttr>();
  if (!DenseI32Array.accepts(attr) || sizes.size() != groups.size()) {
    op->emit_op_error() << "attribute '" << name.str() << "' must be a dense i32 array of "
                        << groups.size() << " sizes, but got " << attr;
    return false;
  }
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::int64_t size = sizes.as_int(i);
    bool fits = size >= 0 && (groups[i].arity != Arity::Single || size == 1) &&
                (groups[i].arity != Arity::Optional || size <= 1);
    if (!fits) {
      op->emit_op_error() << "attribute '" << name.str() << "' gives " << size << " " << noun
                          << "s to \"" << ref(groups[i].name) << "\", which takes "
                          << (groups[i].arity == Arity::Single     ? "1"
                              : groups[i].arity == Arity::Optional ? "0 or 1"
                                                                   : "0 or more");
      return false;
    }
    sum += size;
  }
  if (sum == static_cast<std::int64_t>(total))
    return true;
  op->emit_op_error() << "attribute '" << name.str() << "' adds up to " << sum << ", but there "
                      << (total == 1 ? "is " : "are ") << total << ' ' << noun << plural(total);
  return false;
}

// What is known of one op while its record is checked.
struct RecordChecker {
  Operation* op;
  const OpDef& def;
  llvm::SmallVector<GroupPlace, 8> operand_groups, result_groups;

  explicit RecordChecker(Operation* op) : op(op), def(*op->info().def) {}

  bool check() {
    bool counted = check_counts();
    bool ok = check_attributes() && counted;
    if (!counted)
      return false;
    operand_groups = split(llvm::ArrayRef(def.operands.begin(), def.operands.end()),
                           op->num_operands(), segments(op->info().operand_segments_slot));
    result_groups = split(llvm::ArrayRef(def.results.begin(), def.results.end()), op->num_results(),
                          segments(op->info().result_segments_slot));
    for (const auto& entry : operand_groups)
      for (unsigned i = entry.first; i < entry.first + entry.count; ++i)
        ok &= check_type(*entry.group, op->operand(i).type(), "operand", i);
    for (const auto& entry : result_groups)
      for (unsigned i = entry.first; i < entry.first + entry.count; ++i)
        ok &= check_type(*entry.group, op->result(i).type(), "result", i);
    if (ok && op->has(Trait::SameOperandsAndResultType))
      ok = check_one_type();
    if (op->has(Trait::Symbol) && def.attrs.index_of("sym_name") >= 0)
      ok &= check_symbol_name();
    return ok;
  }

  DenseArrayAttr segments(int slot) const {
    return slot < 0 ? DenseArrayAttr(nullptr)
                    : op->attr_slot(static_cast<unsigned>(slot)).as<DenseArrayAttr>();
  }

  bool check_counts() const {
    const OpInfo& info = op->info();
    bool ok = check_count(op, "operand", def.operands, op->num_operands());
    ok &= check_count(op, "result", def.results, op->num_results());
    ok &= check_count(op, "region", def.regions, op->num_regions());
    ok &= check_count(op, "successor", def.successors, op->num_successors());
    if (!ok)
      return false;
    if (info.operand_segments_slot >= 0)
      ok &= check_segments(op, "operand", {def.operands.begin(), def.operands.end()},
                           op->num_operands(), info.operand_segments_slot);
    if (info.result_segments_slot >= 0)
      ok &= check_segments(op, "result", {def.results.begin(), def.results.end()},
                           op->num_results(), info.result_segments_slot);
    return ok;
  }

  bool check_attributes() const {
    bool ok = true;
    for (int slot = 0; slot < def.attrs.size(); ++slot) {
      const AttrSlotDef& expected = def.attrs[slot];
      Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
      if (!attr && expected.presence == Presence::Required) {
        op->emit_op_error() << "requires attribute '" << ref(expected.name) << "'";
        ok = false;
      } else if (attr && !expected.constraint.accepts(attr)) {
        op->emit_op_error() << "attribute '" << ref(expected.name) << "' must be "
                            << expected.constraint << ", but got " << attr;
        ok = false;
      }
    }
    return ok;
  }

  bool check_type(const ValueDef& group, Type type, llvm::StringRef noun, unsigned i) const {
    if (!group.type.accepts(type)) {
      op->emit_op_error() << noun << " #" << i << " (\"" << ref(group.name) << "\") must be "
                          << group.type << ", but got '" << type << "'";
      return false;
    }
    Type expected = group.same_as.empty() ? Type() : type_of_group(group.same_as);
    if (!expected || expected == type)
      return true;
    op->emit_op_error() << noun << " #" << i << " (\"" << ref(group.name)
                        << "\") must have the type of \"" << ref(group.same_as) << "\", '"
                        << expected << "', but got '" << type << "'";
    return false;
  }

  // The type of a group's first value; null when it is empty.
  Type type_of_group(std::string_view name) const {
    for (const auto& entry : operand_groups)
      if (entry.group->name == name)
        return entry.count ? op->operand(entry.first).type() : Type();
    for (const auto& entry : result_groups)
      if (entry.group->name == name)
        return entry.count ? op->result(entry.first).type() : Type();
    return {};
  }

  bool check_one_type() const {
    Type first;
    auto differs = [&](Value value) {
      if (!first)
        first = value.type();
      if (value.type() == first)
        return false;
      op->emit_op_error() << "requires one type for all operands and results, but got '" << first
                          << "' and '" << value.type() << "'";
      return true;
    };
    for (Value operand : op->operands())
      if (differs(operand))
        return false;
    for (Value result : op->results())
      if (differs(result))
        return false;
    return true;
  }

  bool check_symbol_name() const {
    Attribute name = op->attr_slot(static_cast<unsigned>(def.attrs.index_of("sym_name")));
    if (!name)
      return true;  // its slot says whether it must be there
    StringAttr text = name.try_as<StringAttr>();
    if (text && !text.value().empty())
      return true;
    op->emit_op_error() << "attribute 'sym_name' must be a name, but got " << name;
    return false;
  }
};

// Whether there is something in all the places that everything else reads.
bool check_values_are_there(Operation* op) {
  bool ok = true;
  for (unsigned i = 0; i < op->num_operands(); ++i) {
    if (op->operand(i) && op->operand(i).type())
      continue;
    op->emit_op_error() << "operand #" << i << (op->operand(i) ? " has no type" : " is not set");
    ok = false;
  }
  for (unsigned i = 0; i < op->num_results(); ++i) {
    if (op->result(i).type())
      continue;
    op->emit_op_error() << "result #" << i << " has no type";
    ok = false;
  }
  for (Region& region : op->regions()) {
    for (Block* block : region.blocks()) {
      for (unsigned i = 0; i < block->num_arguments(); ++i) {
        if (block->argument(i).type())
          continue;
        op->emit_op_error() << "argument #" << i << " of a block in region #" << region.index()
                            << " has no type";
        ok = false;
      }
    }
  }
  return ok;
}

}  // namespace

bool verify_record(Operation* op) {
  if (!check_values_are_there(op))
    return false;
  return !op->is_registered() || RecordChecker(op).check();
}

std::string operand_label(Operation* op, unsigned i) {
  std::string label = "operand #" + std::to_string(i);
  const OpInfo& info = op->info();
  if (!info.def)
    return label;
  // Groups may only be asked for when the op has usable segment sizes.
  if (info.operand_segments_slot >= 0) {
    Attribute attr = op->attr_slot(static_cast<unsigned>(info.operand_segments_slot));
    DenseArrayAttr sizes = attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
    if (!sizes || sizes.size() != static_cast<std::size_t>(info.def->operands.size()))
      return label;
  }
  for (int group = 0; group < info.def->operands.size(); ++group) {
    OperandSpan span = op->operand_group_span(static_cast<unsigned>(group));
    if (i >= span.first && i - span.first < span.count)
      return label + " (\"" + std::string(info.def->operands[group].name) + "\")";
  }
  return label;
}

}  // namespace pliron
