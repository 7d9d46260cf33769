#include "ir/verify_record.h"

#include "ir/block.h"
#include "ir/builtin_attributes.h"
#include "ir/format_groups.h"
#include "ir/verify_traits.h"

namespace pliron {

namespace {

llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

llvm::StringRef plural(std::size_t n) {
  return n == 1 ? "" : "s";
}

// Where the values of a group are among all of them.
struct GroupPlace {
  unsigned first, count;
};

// Walks over the groups of operands or results in order: by `sizes` where the op keeps them, else
// by counting. The counts must fit.
class GroupPlaces {
 public:
  template <typename List>
  GroupPlaces(const List& groups, unsigned total, DenseArrayAttr sizes) : sizes_(sizes) {
    unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
    rest_ = total - singles;
  }
  GroupPlace next(int group, Arity arity) {
    unsigned count = sizes_ ? static_cast<unsigned>(sizes_.bits(static_cast<std::size_t>(group)))
                     : arity == Arity::Single ? 1
                                              : rest_;
    GroupPlace place{first_, count};
    first_ += count;
    return place;
  }

 private:
  DenseArrayAttr sizes_;
  unsigned rest_;
  unsigned first_ = 0;
};

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
template <typename List>
bool check_segments(Operation* op, llvm::StringRef noun, const List& groups, std::size_t total,
                    int slot) {
  Identifier name = op->info().attr_names[static_cast<unsigned>(slot)];
  Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
  if (!attr) {
    op->emit_op_error() << "requires attribute '" << name.str() << "'";
    return false;
  }
  DenseArrayAttr sizes = attr.try_as<DenseArrayAttr>();
  auto number = static_cast<std::size_t>(groups.size());
  if (!DenseI32Array.accepts(attr) || sizes.size() != number) {
    op->emit_op_error() << "attribute '" << name.str() << "' must be a dense i32 array of "
                        << number << " sizes, but got " << attr;
    return false;
  }
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < number; ++i) {
    const ValueDef& group = groups[static_cast<int>(i)];
    std::int64_t size = sizes.as_int(i);
    bool fits = size >= 0 && (group.arity != Arity::Single || size == 1) &&
                (group.arity != Arity::Optional || size <= 1);
    if (!fits) {
      op->emit_op_error() << "attribute '" << name.str() << "' gives " << size << " " << noun
                          << "s to \"" << ref(group.name) << "\", which takes "
                          << (group.arity == Arity::Single     ? "1"
                              : group.arity == Arity::Optional ? "0 or 1"
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
  const OpInfo& info;
  const OpDef& def;

  explicit RecordChecker(Operation* op) : op(op), info(op->info()), def(*op->info().def) {}

  bool check() {
    bool counted = check_counts();
    bool ok = check_attributes() && counted;
    if (!counted)
      return false;
    ok &= check_operand_types();
    ok &= check_result_types();
    if (ok)
      ok = verify_traits(op);
    if (def.regions.size() > 0)
      ok &= check_regions();
    if (!def.parents.empty())
      ok &= check_parent();
    if (op->has(Trait::Symbol) && def.attrs.index_of("sym_name") >= 0)
      ok &= check_symbol_name();
    return ok;
  }

  DenseArrayAttr segments(int slot) const {
    return slot < 0 ? DenseArrayAttr(nullptr)
                    : op->attr_slot(static_cast<unsigned>(slot)).as<DenseArrayAttr>();
  }

  bool check_counts() const {
    bool ok = check_count(op, "operand", def.operands, op->num_operands());
    ok &= check_count(op, "result", def.results, op->num_results());
    ok &= check_count(op, "region", def.regions, op->num_regions());
    ok &= check_count(op, "successor", def.successors, op->num_successors());
    if (!ok)
      return false;
    if (info.operand_segments_slot >= 0)
      ok &= check_segments(op, "operand", def.operands, op->num_operands(),
                           info.operand_segments_slot);
    if (info.result_segments_slot >= 0)
      ok &= check_segments(op, "result", def.results, op->num_results(), info.result_segments_slot);
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

  bool check_operand_types() const {
    GroupPlaces places(def.operands, op->num_operands(), segments(info.operand_segments_slot));
    bool ok = true;
    for (int group = 0; group < def.operands.size(); ++group) {
      GroupPlace place = places.next(group, def.operands[group].arity);
      for (unsigned i = place.first; i < place.first + place.count; ++i)
        ok &= check_type(def.operands[group], info.known_types.operands[group],
                         op->operand(i).type(), "operand", i);
    }
    return ok;
  }
  bool check_result_types() const {
    GroupPlaces places(def.results, op->num_results(), segments(info.result_segments_slot));
    bool ok = true;
    for (int group = 0; group < def.results.size(); ++group) {
      GroupPlace place = places.next(group, def.results[group].arity);
      for (unsigned i = place.first; i < place.first + place.count; ++i)
        ok &= check_type(def.results[group], info.known_types.results[group], op->result(i).type(),
                         "result", i);
    }
    return ok;
  }

  bool check_type(const ValueDef& group, std::atomic<const UniquedStorage*>& known, Type type,
                  llvm::StringRef noun, unsigned i) const {
    if (known.load(std::memory_order_relaxed) != type.storage()) {
      if (!group.type.accepts(type)) {
        op->emit_op_error() << noun << " #" << i << " (\"" << ref(group.name) << "\") must be "
                            << group.type << ", but got '" << type << "'";
        return false;
      }
      known.store(type.storage(), std::memory_order_relaxed);
    }
    Type expected = group.same_as.empty() ? Type() : type_of_group(group.same_as);
    if (!expected)
      return true;
    if (group.derive) {
      Type derived = group.derive(expected);
      if (derived == type)
        return true;
      InFlightDiagnostic error = op->emit_op_error();
      error << noun << " #" << i << " (\"" << ref(group.name) << "\") must have "
            << ref(group.derive_what) << " of \"" << ref(group.same_as) << "\"";
      if (derived)
        error << ", '" << derived << "', but got '" << type << "'";
      else
        error << ", but '" << expected << "' has none";
      return false;
    }
    if (expected == type)
      return true;
    op->emit_op_error() << noun << " #" << i << " (\"" << ref(group.name)
                        << "\") must have the type of \"" << ref(group.same_as) << "\", '"
                        << expected << "', but got '" << type << "'";
    return false;
  }

  // The type of a group's first value; null when it is empty.
  Type type_of_group(std::string_view name) const {
    if (int i = def.operands.index_of(name); i >= 0) {
      OperandSpan span = op->operand_group_span(static_cast<unsigned>(i));
      return span.count ? op->operand(span.first).type() : Type();
    }
    if (int i = def.results.index_of(name); i >= 0) {
      ResultRange range = op->result_group(static_cast<unsigned>(i));
      return range.empty() ? Type() : range[0].type();
    }
    return {};
  }

  bool check_regions() const {
    bool ok = true;
    for (int group = 0; group < def.regions.size(); ++group) {
      const RegionDef& expected = def.regions[group];
      OperandSpan span =
          format_group_span(def.regions, static_cast<unsigned>(group), op->num_regions());
      for (unsigned i = span.first; i < span.first + span.count; ++i)
        ok &= check_region(expected, op->region(i));
    }
    return ok;
  }
  bool check_region(const RegionDef& expected, Region& region) const {
    const RegionConstraint& limits = expected.constraint;
    auto label = [&](InFlightDiagnostic error) {
      return std::move(error << "region #" << region.index() << " (\"" << ref(expected.name)
                             << "\") ");
    };
    if (limits.min_blocks > 0 || limits.max_blocks != UINT32_MAX) {
      std::uint32_t blocks = 0;
      for (Block* block = region.front(); block && blocks <= limits.max_blocks;
           block = block->next())
        ++blocks;
      if (blocks < limits.min_blocks || blocks > limits.max_blocks) {
        InFlightDiagnostic error = op->emit_op_error();
        error << "region #" << region.index() << " (\"" << ref(expected.name) << "\") must have ";
        if (!limits.description.empty())
          error << ref(limits.description);
        else if (limits.min_blocks == limits.max_blocks)
          error << limits.min_blocks << " block" << plural(limits.min_blocks);
        else if (limits.max_blocks == UINT32_MAX)
          error << "at least " << limits.min_blocks << " block" << plural(limits.min_blocks);
        else
          error << limits.min_blocks << " to " << limits.max_blocks << " blocks";
        return false;
      }
    }
    if (limits.arguments >= 0 && !region.empty() &&
        region.entry()->num_arguments() != static_cast<unsigned>(limits.arguments)) {
      label(op->emit_op_error()) << "must have " << limits.arguments << " argument"
                                 << plural(static_cast<std::size_t>(limits.arguments))
                                 << ", but got " << region.entry()->num_arguments();
      return false;
    }
    return def.implicit_terminator.empty() || check_terminators(region);
  }
  // With an implicit terminator each block ends in it.
  bool check_terminators(Region& region) const {
    if (!region.empty() && !region.has_one_block()) {
      op->emit_op_error() << "region #" << region.index() << " must have at most one block, since "
                          << "its terminator '" << ref(def.implicit_terminator) << "' is implicit";
      return false;
    }
    Block* block = region.front();
    if (!block || !block->back() || block->back()->name() == ref(def.implicit_terminator))
      return true;  // an empty block is an error of its own
    op->emit_op_error().note(block->back()->location(), "the terminator is here")
        << "region #" << region.index() << " must end in '" << ref(def.implicit_terminator)
        << "', but ends in '" << block->back()->name() << "'";
    return false;
  }

  bool check_parent() const {
    Operation* parent = op->parent_op();
    if (!parent)
      return true;  // it is not part of anything yet
    for (const NameDef& allowed : def.parents)
      if (parent->name() == ref(allowed.name))
        return true;
    InFlightDiagnostic error = op->emit_op_error();
    error << "must be in a region of ";
    for (int i = 0; i < def.parents.size(); ++i)
      error << (i == 0                        ? ""
                : i + 1 == def.parents.size() ? " or "
                                              : ", ")
            << '\'' << ref(def.parents[i].name) << '\'';
    error << ", but is in '" << parent->name() << "'";
    return false;
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
    Value operand = op->operand(i);
    if (operand && operand.type())
      continue;
    op->emit_op_error() << "operand #" << i << (operand ? " has no type" : " is not set");
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

bool verify_hooks(Operation* op) {
  const OpInfo& info = op->info();
  for (const InterfaceTable::Entry& entry : info.interfaces.entries())
    if (entry.def && entry.def->verify && failed(entry.def->verify(op)))
      return false;
  if (info.hooks.infer_types && !verify_inferred_types(op))
    return false;
  return !info.hooks.verify || succeeded(info.hooks.verify(op));
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
