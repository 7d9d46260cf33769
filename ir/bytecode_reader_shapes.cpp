// What ops of a file of bytecode have in common: their kinds and shapes, and how the attributes
// that the file gives fit the records that are registered here.

#include "ir/bytecode_reader.h"
#include "ir/context.h"
#include "ir/dialect.h"
#include "ir/parser_core.h"

namespace pliron::bytecode {

const OpInfo* TableReader::find_op(llvm::StringRef name, const std::uint8_t* place) {
  if (const OpInfo* info = context_.op_info(name))
    return info;
  llvm::StringRef dialect_name = name.split('.').first;
  const DialectInfo* dialect = context_.dialect(dialect_name);
  if (name.empty()) {
    (void)LogicalResult(error(place) << "an op needs a name");
    return nullptr;
  }
  if (context_.allows_unregistered()) {
    const OpInfo* info = context_.op_info_or_unregistered(name);
    if (info->name == name)
      return info;
    (void)LogicalResult(error(place) << "op '" << name << "' cannot be told from '"
                                     << info->name.str() << "': their names have one hash");
    return nullptr;
  }
  if (!dialect) {
    (void)LogicalResult(error(place)
                        << "unknown dialect '" << dialect_name << "' of op '" << name << "'; "
                        << known_dialects(context_)
                        << "; allow unregistered dialects to keep what they do not know");
    return nullptr;
  }
  llvm::SmallVector<llvm::StringRef, 32> names;
  for (const OpInfo* info : dialect->ops)
    names.push_back(info->name.str());
  (void)LogicalResult(error(place) << "dialect '" << dialect_name << "' has no op '" << name << "'"
                                   << did_you_mean(name, names));
  return nullptr;
}

LogicalResult TableReader::read_ops(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 3, "kinds of ops", count)))
    return failure();
  ops_.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    if (failed(read_op_kind(in)))
      return failure();
  return success();
}

LogicalResult TableReader::read_op_kind(ByteReader& in) {
  OpKind& op = ops_.emplace_back();
  const std::uint8_t* place = in.place();
  Identifier name;
  if (failed(read_string(in, name)))
    return failure();
  std::uint64_t was_registered = in.varint();
  std::size_t count;
  if (in.failed() || was_registered > 1)
    return end_error(in, place, "a kind of ops");
  if (failed(read_count(in, 1, "attributes", count)))
    return failure();
  op.was_registered = was_registered == 1;
  if (count > Operation::max_attr_slots || (!op.was_registered && count != 1))
    return error(place) << "op '" << name.str() << "' has too many attributes";
  for (std::size_t i = 0; i < count; ++i)
    if (failed(read_string(in, op.slots.emplace_back())))
      return failure();
  op.info = find_op(name.str(), place);
  return success(op.info != nullptr);
}

LogicalResult TableReader::read_shapes(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 8, "shapes of ops", count)))
    return failure();
  shapes_.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    if (failed(read_shape(in)))
      return failure();
  return success();
}

LogicalResult TableReader::read_shape(ByteReader& in) {
  ReadShape& shape = shapes_.emplace_back();
  const std::uint8_t* place = in.place();
  enum { Kind, Flags, Operands, Results, Successors, Regions, Slots, count };
  std::uint64_t numbers[count];
  for (std::uint64_t& number : numbers)
    number = in.varint();
  std::size_t num_discardable;
  constexpr std::uint64_t all_flags = shape_is_isolated | shape_has_names | shape_is_wide;
  if (in.failed() || numbers[Kind] >= ops_.size() || numbers[Flags] > all_flags ||
      numbers[Operands] > Operation::max_operands || numbers[Results] > Operation::max_results ||
      numbers[Successors] > Operation::max_successors || numbers[Regions] > Operation::max_regions)
    return end_error(in, place, "the shape of an op");
  if (failed(read_count(in, 1, "attributes", num_discardable)))
    return failure();
  const OpKind& op = ops_[static_cast<std::size_t>(numbers[Kind])];
  shape.info = op.info;
  shape.num_operands = static_cast<std::uint32_t>(numbers[Operands]);
  shape.num_results = static_cast<std::uint32_t>(numbers[Results]);
  shape.num_successors = static_cast<std::uint32_t>(numbers[Successors]);
  shape.num_regions = static_cast<std::uint32_t>(numbers[Regions]);
  shape.is_isolated = numbers[Flags] & shape_is_isolated;
  shape.has_names = numbers[Flags] & shape_has_names;
  shape.is_wide = numbers[Flags] & shape_is_wide;
  if ((!shape.is_wide && shape.num_results > max_shape_results) ||
      (shape.is_isolated && shape.num_regions == 0) ||
      (op.slots.size() < 64 && numbers[Slots] >> op.slots.size() != 0))
    return end_error(in, place, "the shape of an op");
  llvm::SmallVector<Type, 16> types;
  for (std::size_t i = 0; !shape.is_wide && i < shape.num_results; ++i) {
    std::uint64_t type = in.varint();
    if (in.failed() || type >= types_.size())
      return end_error(in, place, "the shape of an op");
    types.push_back(types_[static_cast<std::size_t>(type)]);
  }
  shape.types = keep(llvm::ArrayRef(types));
  llvm::SmallVector<Identifier, 8> discardable;
  for (std::size_t i = 0; i < num_discardable; ++i) {
    if (failed(read_string(in, discardable.emplace_back())))
      return failure();
    if (discardable.back().empty() ||
        (i > 0 && discardable[i - 1].str() >= discardable.back().str()))
      return error(place)
             << "the attributes of an op are sorted by names, which are not empty and differ";
  }
  shape.min_size = 1 + shape.num_operands + shape.num_successors + shape.num_regions +
                   static_cast<std::size_t>(llvm::popcount(numbers[Slots])) + num_discardable +
                   (shape.is_wide ? shape.num_results : 0) +
                   (shape.has_names ? shape.num_results : 0) + (shape.is_isolated ? 16 : 0);
  return place_attributes(shape, op, numbers[Slots], discardable, place);
}

LogicalResult TableReader::place_attributes(ReadShape& shape, const OpKind& op, std::uint64_t slots,
                                            llvm::ArrayRef<Identifier> discardable,
                                            const std::uint8_t* place) {
  const OpInfo& info = *op.info;
  llvm::SmallVector<std::uint8_t, 16> targets;
  llvm::SmallVector<Identifier, 16> names;
  if (info.is_registered() && !op.was_registered)
    shape.conversion = ReadShape::SpreadProperties;
  if (!info.is_registered() && op.was_registered)
    shape.conversion = ReadShape::CollectProperties;
  for (; slots; slots &= slots - 1) {
    Identifier name = op.slots[static_cast<std::size_t>(llvm::countr_zero(slots))];
    int slot = 0;  // of an op that is not registered, or to be looked into
    if (shape.conversion == ReadShape::CollectProperties) {
      slot = -1;
      ++shape.num_properties;
    } else if (shape.conversion == ReadShape::Same && info.is_registered()) {
      slot = info.attr_slot(name);
      if (slot < 0 && !context_.allows_unregistered()) {
        llvm::SmallVector<llvm::StringRef, 16> known;
        for (Identifier other : info.attr_names)
          known.push_back(other.str());
        return error(place) << "op '" << info.name.str() << "' has no property '" << name.str()
                            << "'" << did_you_mean(name, known);
      }
    }
    targets.push_back(slot < 0 ? ReadShape::to_name : static_cast<std::uint8_t>(slot));
    if (slot < 0)
      names.push_back(name);
    else
      shape.slots_end = std::max(shape.slots_end, static_cast<std::uint32_t>(slot) + 1);
  }
  for (Identifier name : discardable)
    if (shape.conversion == ReadShape::Same && llvm::is_contained(names, name))
      return error(place) << "attribute '" << name.str() << "' of op '" << info.name.str()
                          << "' is given twice";
  targets.append(discardable.size(), ReadShape::to_name);
  names.append(discardable.begin(), discardable.end());
  shape.targets = keep(llvm::ArrayRef(targets));
  shape.names = keep(llvm::ArrayRef(names));
  return success();
}

}  // namespace pliron::bytecode
