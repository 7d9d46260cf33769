// The stream of ops in a file of bytecode, and the file around it.

#include "ir/bytecode_writer.h"

#include "ir/context.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

namespace bytecode {

void IrWriter::Scope::reset(std::size_t at) {
  start = at;
  values.clear();
  next_value = 0;
  forwards.clear();
  blocks.clear();
  last_location = Location();
  last_position = Position();
  if (num_positions > 0)
    std::fill(recent.begin(), recent.end(), RecentPosition());
  num_positions = num_plain_positions = 0;
}

IrWriter::Scope& IrWriter::push_scope() {
  if (num_scopes_ == scopes_.size())
    scopes_.push_back(std::make_unique<Scope>());
  Scope& scope = *scopes_[num_scopes_++];
  out_.put_word(0);  // the size and the number of positions, once they are known
  out_.put_word(0);
  scope.reset(out_.size());
  return scope;
}

// Ends with the numbers of what was used before it came.
bool IrWriter::close_scope() {
  for (const Scope::Forward& forward : scope().forwards) {
    if (forward.number == 0) {
      tables_.set_op(forward.user);
      tables_.error() << "uses a value from outside, which what is written must not";
      return false;
    }
  }
  out_.put(scope().forwards.size());
  for (const Scope::Forward& forward : scope().forwards)
    out_.put(forward.number - 1);
  out_.patch_word(scope().start - 16, out_.size() - scope().start);
  out_.patch_word(scope().start - 8, scope().num_plain_positions);
  --num_scopes_;
  return true;
}

// Shapes.

bool IrWriter::fits(const Shape& shape, Operation* op, std::uint64_t slots, bool has_names) {
  if (shape.num_operands != op->num_operands() || shape.num_results != op->num_results() ||
      shape.slots != slots || shape.num_successors != op->num_successors() ||
      shape.num_regions != op->num_regions() || shape.has_names != has_names)
    return false;
  for (std::size_t i = 0; i < shape.types.size(); ++i)
    if (shape.types[i] != op->result(static_cast<unsigned>(i)).type())
      return false;
  llvm::ArrayRef<NamedAttribute> discardable = op->discardable_attrs();
  if (shape.discardable.size() != discardable.size())
    return false;
  for (std::size_t i = 0; i < discardable.size(); ++i)
    if (shape.discardable[i] != discardable[i].name)
      return false;
  return true;
}

IrWriter::Shape& IrWriter::shape_of(Operation* op) {
  std::uint64_t slots = 0;
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    if (op->attr_slot(i))
      slots |= std::uint64_t{1} << i;
  bool has_names = false;
  if (options_.names)
    for (Value result : op->results())
      has_names |= result.impl()->has_name;
  std::uint32_t kind = op->info().kind;
  if (kind >= recent_.size())
    recent_.resize(std::max<std::size_t>(kind + 1, 2 * recent_.size()));
  Recent& recent = recent_[kind];
  for (Shape* shape : recent.shapes)
    if (shape && fits(*shape, op, slots, has_names))
      return *shape;
  Shape& shape = find_shape(op, slots, has_names);
  recent.shapes[1] = recent.shapes[0];
  recent.shapes[0] = &shape;
  return shape;
}

IrWriter::Shape& IrWriter::find_shape(Operation* op, std::uint64_t slots, bool has_names) {
  llvm::hash_code hash =
      llvm::hash_combine(&op->info(), op->num_operands(), op->num_results(), op->num_successors(),
                         op->num_regions(), slots, has_names);
  if (op->num_results() <= max_shape_results)
    for (Value result : op->results())
      hash = llvm::hash_combine(hash, result.type().storage());
  for (const NamedAttribute& attr : op->discardable_attrs())
    hash = llvm::hash_combine(hash, attr.name.opaque());
  // Kept away from the keys that a DenseMap has for itself.
  std::uint64_t key = static_cast<std::size_t>(hash) >> 1;
  Shape* first = shapes_by_hash_.lookup(key);
  for (Shape* shape = first; shape; shape = shape->same_hash)
    if (shape->info == &op->info() && fits(*shape, op, slots, has_names))
      return *shape;
  Shape& added = add_shape(op, slots, has_names);
  added.same_hash = first;
  shapes_by_hash_[key] = &added;
  return added;
}

IrWriter::Shape& IrWriter::add_shape(Operation* op, std::uint64_t slots, bool has_names) {
  auto shape = std::make_unique<Shape>();
  shape->info = &op->info();
  shape->number = shapes_.size();
  shape->num_operands = op->num_operands();
  shape->num_results = op->num_results();
  shape->num_successors = op->num_successors();
  shape->num_regions = op->num_regions();
  shape->slots = slots;
  shape->has_names = has_names;
  bool is_wide = shape->num_results > max_shape_results;
  if (!is_wide)
    for (Value result : op->results())
      shape->types.push_back(result.type());
  for (const NamedAttribute& attr : op->discardable_attrs())
    shape->discardable.push_back(attr.name);
  std::size_t num_attrs =
      static_cast<std::size_t>(llvm::popcount(slots)) + shape->discardable.size();
  shape->last.resize(num_attrs);
  constexpr std::size_t others = 12;  // its shape, location and so on
  shape->max_size = ByteWriter::max_varint *
                    (2 * std::size_t{shape->num_operands} + 2 * std::size_t{shape->num_results} +
                     shape->num_successors + num_attrs + others);

  bool is_isolated = op->has(Trait::IsolatedFromAbove) && shape->num_regions > 0;
  std::uint64_t flags =
      is_isolated * shape_is_isolated | has_names * shape_has_names | is_wide * shape_is_wide;
  ByteWriter& rows = shape_rows_;
  rows.put(tables_.op(op->info()));
  rows.put(flags);
  rows.put(shape->num_operands);
  rows.put(shape->num_results);
  rows.put(shape->num_successors);
  rows.put(shape->num_regions);
  rows.put(slots);
  rows.put(shape->discardable.size());
  for (Type type : shape->types)
    rows.put(tables_.type(type));
  for (Identifier name : shape->discardable)
    rows.put(tables_.string(name));
  shapes_.push_back(std::move(shape));
  return *shapes_.back();
}

// Locations.

IrWriter::Position IrWriter::position_of(Location location) {
  if (Arena::is_location_address(location.storage())) {
    FilePosition place =
        positions_.lookup(Arena::location_id(location.storage()), position_cursor_);
    return {place.file, place.line, place.column};
  }
  return {location.file_identifier(), location.line(), location.column(), location.end_line(),
          location.end_column()};
}

void IrWriter::write_location(Location location) {
  Scope& scope = this->scope();
  if (location.is_unknown() || !options_.locations) {
    out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::Unknown));
    return;
  }
  if (location == scope.last_location) {
    out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::Same));
    return;
  }
  scope.last_location = location;
  if (location.kind() == LocationKind::FileLineCol)
    return write_position(position_of(location));
  out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::Row));
  out_.put_unchecked(tables_.location(location));
}

// Positions that came lately are referred to. Which ones are remembered depends on the positions
// alone, so that the output does.
void IrWriter::write_position(const Position& position) {
  Scope& scope = this->scope();
  RecentPosition& recent = scope.recent[(position.line * 7 + position.column) % Scope::num_recent];
  if (recent.position == position) {
    out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::Again));
    out_.put_unchecked(scope.num_positions - 1 - recent.number);
    return;
  }
  recent = {position, scope.num_positions++};
  bool is_range = position.is_range();
  scope.num_plain_positions += !is_range;
  std::uint64_t lines = zigzag(std::int64_t{position.line} - scope.last_position.line);
  if (position.file != scope.last_position.file) {
    auto code = is_range ? LocationCode::Range : LocationCode::Position;
    out_.put_unchecked(static_cast<std::uint64_t>(code));
    out_.put_unchecked(tables_.string(position.file));
    out_.put_unchecked(position.line);
  } else if (is_range) {
    out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::NextRange));
    out_.put_unchecked(lines);
  } else {
    out_.put_unchecked(static_cast<std::uint64_t>(LocationCode::NextLine) + lines);
  }
  out_.put_unchecked(position.column);
  if (is_range) {
    out_.put_unchecked(zigzag(std::int64_t{position.end_line} - position.line));
    out_.put_unchecked(position.end_column);
  }
  scope.last_position = position;
}

// Ops.

static constexpr std::uint32_t forward_bit = std::uint32_t{1} << 31;

// How far back the value was defined, or 0 and which of those it is that are still to come.
void IrWriter::write_operand(Operation* op, Value value) {
  Scope& scope = this->scope();
  std::uint32_t& number = scope.values[value];
  if (LLVM_LIKELY(number != 0 && !(number & forward_bit))) {
    out_.put_unchecked(scope.next_value - (number - 1));
    return;
  }
  if (number == 0) {
    number = forward_bit | static_cast<std::uint32_t>(scope.forwards.size());
    scope.forwards.push_back({op});
  }
  out_.put_unchecked(0);
  out_.put_unchecked(number & ~forward_bit);
}

bool IrWriter::define(Value value) {
  Scope& scope = this->scope();
  std::uint32_t next = ++scope.next_value;
  if (LLVM_UNLIKELY(next >= forward_bit))
    return false;
  std::uint32_t& number = scope.values[value];
  if (number & forward_bit)
    scope.forwards[number & ~forward_bit].number = next;
  number = next;
  return true;
}

void IrWriter::write_names(Operation* op) {
  for (Value result : op->results()) {
    Identifier name = result.name();
    out_.put_unchecked(name ? tables_.string(name) + 1 : 0);
  }
}

bool IrWriter::write_successors(Operation* op) {
  for (BlockOperand& successor : op->successors()) {
    Block* block = successor.get();
    std::uint32_t number = block ? scope().blocks.get(block) : 0;
    if (number == 0 || block->parent() != op->parent_region()) {
      tables_.error() << (block ? "branches to a block of another region" : "lacks a successor");
      return false;
    }
    out_.put_unchecked(number - 1);
  }
  return true;
}

void IrWriter::write_attributes(Operation* op, Shape& shape) {
  std::size_t place = 0;
  auto write = [&](Attribute attr) {
    auto& [last, number] = shape.last[place++];
    if (attr != last) {
      number = tables_.attr(attr);
      last = attr;
    }
    out_.put_unchecked(number);
  };
  for (std::uint64_t slots = shape.slots; slots; slots &= slots - 1)
    write(op->attr_slot(static_cast<unsigned>(llvm::countr_zero(slots))));
  for (const NamedAttribute& attr : op->discardable_attrs())
    write(attr.value);
}

bool IrWriter::write_op(Operation* op) {
  tables_.set_op(op);
  Shape& shape = shape_of(op);
  out_.reserve(shape.max_size);
  out_.put_unchecked(shape.number + 1);
  write_location(op->location());
  for (Value operand : op->operands()) {
    if (LLVM_UNLIKELY(!operand)) {
      tables_.error() << "lacks an operand";
      return false;
    }
    write_operand(op, operand);
  }
  if (shape.num_successors > 0 && !write_successors(op))
    return false;
  if (!shape.last.empty())
    write_attributes(op, shape);
  if (shape.num_results > max_shape_results)
    for (Value result : op->results())
      out_.put_unchecked(tables_.type(result.type()));
  if (shape.has_names)
    write_names(op);
  for (Value result : op->results()) {
    if (LLVM_UNLIKELY(!define(result))) {
      tables_.error() << "is one too many: bytecode holds fewer than 2147483648 values in one "
                         "isolated op";
      return false;
    }
  }
  if (LLVM_UNLIKELY(tables_.failed()))
    return false;
  if (shape.num_regions > 0)
    open(op);
  return true;
}

// Regions.

void IrWriter::open(Operation* op) {
  Frame frame{op};
  frame.is_isolated = op->has(Trait::IsolatedFromAbove);
  if (frame.is_isolated)
    push_scope();
  frames_.push_back(frame);
  start_region(frames_.back());
}

void IrWriter::start_region(Frame& frame) {
  Region& region = frame.op->region(frame.region);
  std::uint32_t count = 0;
  for (Block* block : region.blocks())
    scope().blocks[block] = ++count;
  out_.put(count);
  frame.block = region.front();
  if (frame.block)
    start_block(frame);
}

void IrWriter::start_block(Frame& frame) {
  Block* block = frame.block;
  frame.next = block->front();
  tables_.set_op(frame.op);
  bool has_name = options_.names && block->name(), names_arguments = false;
  if (options_.names)
    for (unsigned i = 0; i < block->num_arguments(); ++i)
      names_arguments |= block->argument(i).impl()->has_name;
  out_.put(std::uint64_t{block->num_arguments()} << 2 | std::uint64_t{names_arguments} << 1 |
           std::uint64_t{has_name});
  if (has_name)
    out_.put(tables_.string(block->name()));
  for (unsigned i = 0; i < block->num_arguments(); ++i) {
    Value argument = block->argument(i);
    out_.reserve(ByteWriter::max_varint * 10);
    out_.put_unchecked(tables_.type(argument.type()));
    write_location(argument.location());
    if (names_arguments) {
      Identifier name = argument.name();
      out_.put_unchecked(name ? tables_.string(name) + 1 : 0);
    }
    define(argument);
  }
}

LogicalResult IrWriter::write_ir() {
  push_scope();
  if (!write_op(root_))
    return failure();
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    if (Operation* op = frame.next) {
      frame.next = op->next();
      if (!write_op(op))
        return failure();
      continue;
    }
    if (frame.block) {
      out_.put(0);
      frame.block = frame.block->next();
      if (frame.block) {
        start_block(frame);
        continue;
      }
    }
    if (++frame.region < frame.op->num_regions()) {
      start_region(frame);
      continue;
    }
    if (frame.is_isolated && !close_scope())
      return failure();
    frames_.pop_back();
  }
  return success(!tables_.failed() && close_scope());
}

LogicalResult IrWriter::write(llvm::raw_ostream& os) {
  if (failed(write_ir()))
    return failure();
  ByteWriter head;
  head.put_bytes(magic);
  head.put(bytecode_version);
  head.put_string(options_.producer);
  os << head.bytes();
  tables_.write_sections(os, options_.resources);
  write_table(os, Section::Shapes, shapes_.size(), shape_rows_);
  write_section(os, Section::Ir, out_.bytes());
  return success();
}

}  // namespace bytecode

LogicalResult write_bytecode(Operation* root, llvm::raw_ostream& os,
                             const BytecodeWriteOptions& options) {
  return bytecode::IrWriter(root, options).write(os);
}

}  // namespace pliron
