// Reading one op of a file of bytecode: its name, location, attributes, operands and results.

#include "ir/builtin_attributes.h"
#include "ir/bytecode_reader.h"
#include "ir/context_impl.h"
#include "ir/parser.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::bytecode {

bool IrReader::read_name(Identifier& name) {
  std::uint64_t number = in_.varint();
  if (in_.failed() || number > tables_.num_strings())
    return false;
  if (number == 0)
    return true;
  name = tables_.string(number - 1);
  return !name.empty();
}

// Locations.

bool IrReader::read_location(Location& location) {
  std::uint64_t code = in_.varint();
  if (code == static_cast<std::uint64_t>(LocationCode::Unknown))
    return true;
  if (code >= static_cast<std::uint64_t>(LocationCode::Position)) {
    if (!read_position(code, location))
      return false;
    positions_.push_back(location);
  } else if (code == static_cast<std::uint64_t>(LocationCode::Same)) {
    location = scope_.last_location;
  } else {
    bool is_again = code == static_cast<std::uint64_t>(LocationCode::Again);
    std::uint64_t number = in_.varint();
    std::size_t count =
        is_again ? positions_.size() - scope_.first_position : tables_.locations().size();
    if (number >= count)
      return false;
    auto index = static_cast<std::size_t>(number);
    location = is_again ? positions_[positions_.size() - 1 - index] : tables_.locations()[index];
  }
  scope_.last_location = location;
  return true;
}

// A position that is new in this scope.
bool IrReader::read_position(std::uint64_t code, Location& location) {
  constexpr auto next_line = static_cast<std::uint64_t>(LocationCode::NextLine);
  bool names_file = code < static_cast<std::uint64_t>(LocationCode::NextRange);
  bool is_range = code == static_cast<std::uint64_t>(LocationCode::Range) ||
                  code == static_cast<std::uint64_t>(LocationCode::NextRange);
  std::int64_t line;
  if (names_file) {
    std::uint64_t file = in_.varint();
    if (file >= tables_.num_strings())
      return false;
    scope_.last_file = tables_.string(file);
    line = static_cast<std::int64_t>(in_.varint());
  } else {
    std::uint64_t lines = code >= next_line ? code - next_line : in_.varint();
    line =
        static_cast<std::int64_t>(scope_.last_line + static_cast<std::uint64_t>(unzigzag(lines)));
  }
  std::uint64_t column = in_.varint(), end_column = 0;
  std::int64_t end_line = 0;
  if (is_range) {
    end_line = static_cast<std::int64_t>(static_cast<std::uint64_t>(line) +
                                         static_cast<std::uint64_t>(unzigzag(in_.varint())));
    end_column = in_.varint();
  }
  constexpr std::int64_t max = std::numeric_limits<std::uint32_t>::max();
  if (!scope_.last_file || line < 0 || line > max || column > std::uint64_t{max} || end_line < 0 ||
      end_line > max || end_column > std::uint64_t{max})
    return false;
  scope_.last_line = static_cast<std::uint32_t>(line);
  if (!is_range) {
    if (scope_.num_places == 0)
      return false;
    --scope_.num_places;
    scope_.promised -= position_size;
  }
  if (!is_range && scope_.places) {
    *scope_.places++ = {scope_.last_file, scope_.last_line, static_cast<unsigned>(column)};
    location = Location::position(context_, scope_.next_place++);
    return true;
  }
  location = Location::file_range(context_, scope_.last_file, scope_.last_line,
                                  static_cast<unsigned>(column), static_cast<unsigned>(end_line),
                                  static_cast<unsigned>(end_column));
  return true;
}

// Ops.

bool IrReader::read_attributes(const ReadShape& shape) {
  llvm::ArrayRef<Attribute> attrs = tables_.attrs();
  std::fill_n(slots_.begin(), shape.slots_end, Attribute());
  named_.clear();
  for (std::uint8_t target : shape.targets) {
    std::uint64_t number = in_.varint();
    if (LLVM_UNLIKELY(number >= attrs.size()))
      return false;
    Attribute attr = attrs[static_cast<std::size_t>(number)];
    if (LLVM_LIKELY(target != ReadShape::to_name))
      slots_[target] = attr;
    else
      named_.push_back(attr);
  }
  return true;
}

// The attributes that have names, and those of an op that is not registered in the same way here.
LogicalResult IrReader::finish_attributes(const ReadShape& shape, Operation* op,
                                          Attribute properties) {
  const std::uint8_t* place = in_.place();
  const OpInfo& info = *shape.info;
  if (shape.conversion == ReadShape::CollectProperties) {
    llvm::SmallVector<NamedAttribute, 8> entries;
    for (std::size_t i = 0; i < shape.num_properties; ++i)
      entries.push_back({shape.names[i], named_[i]});
    if (!entries.empty())
      op->set_attr_slot(0, DictionaryAttr::get(context_, entries));
  }
  bool is_spread = shape.conversion == ReadShape::SpreadProperties;
  if (is_spread && properties && failed(spread_properties(op, properties)))
    return failure();
  for (std::size_t i = shape.num_properties; i < shape.names.size(); ++i) {
    Identifier name = shape.names[i];
    int slot = is_spread ? info.attr_slot(name) : -1;
    if (is_spread && properties && properties.as<DictionaryAttr>().lookup(name))
      return tables_.error(place) << "attribute '" << name.str() << "' of op '" << info.name.str()
                                  << "' is given twice";
    if (slot < 0)
      op->set_discardable_attr(name, named_[i]);
    else
      op->set_attr_slot(static_cast<unsigned>(slot), named_[i]);
  }
  return success();
}

// The properties of an op that was not registered where the file was written, as the record here
// has them.
LogicalResult IrReader::spread_properties(Operation* op, Attribute properties) {
  const OpInfo& info = op->info();
  DictionaryAttr entries = properties.try_as<DictionaryAttr>();
  if (!entries)
    return tables_.error(in_.place())
           << "op '" << info.name.str() << "' takes a dictionary of properties";
  for (std::size_t i = 0; i < entries.size(); ++i) {
    int slot = info.attr_slot(entries[i].name);
    if (slot >= 0)
      op->set_attr_slot(static_cast<unsigned>(slot), entries[i].value);
    else if (context_.allows_unregistered())
      op->set_discardable_attr(entries[i].name, entries[i].value);
    else
      return tables_.error(in_.place())
             << "op '" << info.name.str() << "' has no property '" << entries[i].name.str() << "'";
  }
  return success();
}

IrReader::Step IrReader::read_op(std::uint64_t code, Block* block, Operation*& op) {
  const std::uint8_t* place = in_.place();
  llvm::ArrayRef<ReadShape> shapes = tables_.shapes();
  auto fail = [&] {
    (void)error_in_op(place);
    return Step::Failed;
  };
  if (LLVM_UNLIKELY(code > shapes.size()))
    return fail();
  const ReadShape& shape = shapes[static_cast<std::size_t>(code - 1)];
  if (LLVM_UNLIKELY(in_.remaining() < shape.min_size)) {
    (void)LogicalResult(tables_.error(place) << "the file, or this part of it, ends inside an op");
    return Step::Failed;
  }
  Location location;
  if (LLVM_UNLIKELY(!read_location(location)))
    return fail();

  operands_.resize_for_overwrite(shape.num_operands);
  op_forwards_.clear();
  std::size_t num_values = values_.size() - scope_.first_value;
  for (std::uint32_t i = 0; i < shape.num_operands; ++i) {
    std::uint64_t back = in_.varint();
    if (LLVM_LIKELY(back - 1 < num_values)) {
      operands_[i] = values_[values_.size() - static_cast<std::size_t>(back)];
      continue;
    }
    std::uint64_t number = back == 0 ? in_.varint() : scope_.num_forwards + 1;
    if (in_.failed() || number > scope_.num_forwards)
      return fail();
    scope_.num_forwards += number == scope_.num_forwards;
    operands_[i] = Value();
    op_forwards_.push_back({i, static_cast<std::uint32_t>(number)});
  }

  successors_.clear();
  for (std::uint32_t i = 0; i < shape.num_successors; ++i) {
    std::uint64_t number = in_.varint();
    if (LLVM_UNLIKELY(number >= blocks_.size() - first_block_))
      return fail();
    successors_.push_back(blocks_[first_block_ + static_cast<std::size_t>(number)]);
  }

  if (LLVM_UNLIKELY(!read_attributes(shape)))
    return fail();
  llvm::ArrayRef<Type> types = shape.types;
  if (LLVM_UNLIKELY(shape.is_wide)) {
    types_.clear();
    for (std::uint32_t i = 0; i < shape.num_results; ++i) {
      std::uint64_t number = in_.varint();
      if (number >= tables_.types().size())
        return fail();
      types_.push_back(tables_.types()[static_cast<std::size_t>(number)]);
    }
    types = types_;
  }
  if (LLVM_UNLIKELY(in_.failed()))
    return fail();

  bool is_spread = shape.conversion == ReadShape::SpreadProperties;
  llvm::ArrayRef<Attribute> slots(slots_.data(), is_spread ? 0 : shape.slots_end);
  op = Operation::create(location, shape.info, operands_, types, slots, successors_,
                         shape.num_regions);
  if (block)
    block->push_back(op);
  for (auto [operand, number] : op_forwards_)
    forwards_.push_back({op, operand, number});
  for (Value result : op->results())
    values_.push_back(result);
  if (LLVM_UNLIKELY(is_spread || !shape.names.empty()) &&
      failed(finish_attributes(shape, op, shape.slots_end > 0 ? slots_[0] : Attribute())))
    return Step::Failed;
  if (LLVM_UNLIKELY(shape.has_names)) {
    for (Value result : op->results()) {
      Identifier name;
      if (!read_name(name))
        return fail();
      result.set_name(name);
    }
  }
  if (shape.num_regions == 0)
    return Step::Done;
  return succeeded(open(shape, op)) ? Step::Region : Step::Failed;
}

}  // namespace pliron::bytecode
