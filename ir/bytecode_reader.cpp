// The stream of ops in a file of bytecode.

#include "ir/bytecode_reader.h"

#include "ir/builtin_attributes.h"
#include "ir/context_impl.h"
#include "ir/parser.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

namespace bytecode {

LogicalResult IrReader::error_in_op(const std::uint8_t* place) {
  return tables_.end_error(in_, place, "an op");
}

bool IrReader::promise(std::uint64_t bytes) {
  if (bytes > in_.remaining() || scope_.promised > in_.remaining() - bytes)
    return false;
  scope_.promised += bytes;
  return true;
}

// Regions.

// The bytes of a scope: their number, that of the positions, and then what is in it.
LogicalResult IrReader::scope_contents(llvm::StringRef& contents) {
  const std::uint8_t* place = in_.place();
  std::uint64_t size = in_.word();
  const std::uint8_t* start = in_.place();
  (void)in_.word();
  contents = in_.bytes(size);
  if (in_.failed())
    return tables_.error(place) << "the inside of an op of " << size
                                << " bytes is announced, but fewer are left";
  if (scope_.promised > in_.remaining())
    return tables_.error(place) << "the inside of an op leaves too little for what is announced "
                                   "around it";
  contents = {reinterpret_cast<const char*>(start), contents.size() + 8};
  return success();
}

// Goes on reading in a scope of its own.
LogicalResult IrReader::enter_scope(llvm::StringRef contents) {
  in_ = ByteReader(contents);
  scope_ = Scope();
  scope_.first_value = values_.size();
  scope_.first_position = positions_.size();
  scope_.first_forward = forwards_.size();
  const std::uint8_t* place = in_.place();
  scope_.num_places = in_.word();
  if (scope_.num_places > in_.remaining() || !promise(position_size * scope_.num_places))
    return tables_.error(place) << scope_.num_places << " positions are announced, but only "
                                << in_.remaining() << " bytes are left";
  scope_.places = context_.impl().positions.add_positions(
      static_cast<std::size_t>(scope_.num_places), scope_.next_place);
  return success();
}

LogicalResult IrReader::open(const ReadShape& shape, Operation* op) {
  if (!shape.is_isolated)
    return start_op(push_frame(op));
  llvm::StringRef contents;
  if (failed(scope_contents(contents)))
    return failure();
  if (!is_lazy_ || !op->block())
    return push_isolated(op, contents);
  pending_.insert({op, contents});
  opened_.push_back(op);
  return success();
}

IrReader::Frame& IrReader::push_frame(Operation* op) {
  Frame& frame = frames_.emplace_back();
  frame.op = op;
  frame.outer_first_block = first_block_;
  return frame;
}

LogicalResult IrReader::push_isolated(Operation* op, llvm::StringRef contents) {
  Frame& frame = push_frame(op);
  frame.is_isolated = true;
  frame.outer_in = in_;
  frame.outer = scope_;
  if (failed(enter_scope(contents)))
    return failure();
  return start_op(frame);
}

LogicalResult IrReader::start_op(Frame& frame) {
  if (!promise(region_size * frame.op->num_regions()))
    return tables_.error(in_.place()) << "the regions of an op do not fit into what is left";
  return start_region(frame);
}

LogicalResult IrReader::start_region(Frame& frame) {
  const std::uint8_t* place = in_.place();
  std::uint64_t count = in_.varint();
  scope_.promised -= region_size;
  if (in_.failed() || count > in_.remaining() || !promise(block_size * count))
    return tables_.error(place) << "the blocks of a region do not fit into what is left";
  first_block_ = blocks_.size();
  Region& region = frame.op->region(frame.region);
  for (std::uint64_t i = 0; i < count; ++i)
    blocks_.push_back(region.add_block());
  frame.block = region.front();
  return frame.block ? start_block(frame) : success();
}

LogicalResult IrReader::start_block(Frame& frame) {
  const std::uint8_t* place = in_.place();
  std::uint64_t head = in_.varint();
  bool has_name = head & 1, names_arguments = head & 2;
  std::uint64_t count = head >> 2;
  scope_.promised -= block_size;
  if (in_.failed() || count > in_.remaining() / 2)
    return tables_.error(place) << "the arguments of a block do not fit into what is left";
  if (has_name) {
    Identifier name;
    std::uint64_t number = in_.varint();
    if (in_.failed() || number >= tables_.num_strings() || (name = tables_.string(number)).empty())
      return tables_.end_error(in_, place, "a block");
    frame.block->set_name(name);
  }
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t type = in_.varint();
    Location location;
    Identifier name;
    if (type >= tables_.types().size() || !read_location(location) ||
        (names_arguments && !read_name(name)) || in_.failed())
      return tables_.end_error(in_, place, "a block");
    Value argument =
        frame.block->add_argument(tables_.types()[static_cast<std::size_t>(type)], location);
    if (name)
      argument.set_name(name);
    values_.push_back(argument);
  }
  return success();
}

// Values that are used before they come, now that all have.
LogicalResult IrReader::end_scope() {
  const std::uint8_t* place = in_.place();
  std::uint64_t count = in_.varint();
  if (in_.failed() || count != scope_.num_forwards)
    return tables_.end_error(in_, place, "the number of values that were used before they came");
  std::size_t num_values = values_.size() - scope_.first_value;
  llvm::SmallVector<Value, 16> values;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t number = in_.varint();
    if (in_.failed() || number >= num_values)
      return tables_.end_error(in_, place, "the number of a value");
    values.push_back(values_[scope_.first_value + static_cast<std::size_t>(number)]);
  }
  for (const Forward& forward : llvm::ArrayRef(forwards_).drop_front(scope_.first_forward))
    forward.user->set_operand(forward.operand, values[forward.number]);
  if (!in_.at_end() || scope_.num_places != 0)
    return tables_.error(in_.place()) << "this part has more in it than its ops";
  values_.truncate(scope_.first_value);
  positions_.truncate(scope_.first_position);
  forwards_.resize(scope_.first_forward);
  return success();
}

LogicalResult IrReader::end_op() {
  Frame& frame = frames_.back();
  if (frame.is_isolated) {
    if (failed(end_scope()))
      return failure();
    scope_ = frame.outer;
    in_ = frame.outer_in;
  }
  first_block_ = frame.outer_first_block;
  frames_.pop_back();
  return success();
}

// Reads until all open ops have ended.
LogicalResult IrReader::run() {
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    if (frame.block) {
      // Up to the end of the block, or an op with regions.
      Step step = Step::Done;
      while (step == Step::Done) {
        std::uint64_t code = in_.varint();
        if (code == 0)
          break;
        Operation* op;
        step = read_op(code, frame.block, op);
      }
      if (step == Step::Failed)
        return failure();
      if (step == Step::Region)
        continue;
      if (in_.failed())
        return error_in_op(in_.place());
      frame.block = frame.block->next();
      if (frame.block) {
        if (failed(start_block(frame)))
          return failure();
        continue;
      }
    }
    blocks_.resize(first_block_);
    if (++frame.region < frame.op->num_regions()) {
      if (failed(start_region(frame)))
        return failure();
      continue;
    }
    if (failed(end_op()))
      return failure();
  }
  return success();
}

void IrReader::reset() {
  frames_.clear();
  values_.clear();
  positions_.clear();
  forwards_.clear();
  blocks_.clear();
  first_block_ = 0;
  scope_ = Scope();
}

LogicalResult IrReader::read_root(Operation*& root) {
  llvm::StringRef contents;
  if (failed(scope_contents(contents)))
    return failure();
  if (!in_.at_end())
    return tables_.error(in_.place()) << "there are bytes behind the outermost op";
  if (failed(enter_scope(contents)))
    return failure();
  const std::uint8_t* place = in_.place();
  std::uint64_t code = in_.varint();
  if (in_.failed() || code == 0)
    return error_in_op(place);
  if (read_op(code, nullptr, root) == Step::Failed || failed(run()) || failed(end_scope()))
    return failure();
  if (root->has_uses() || root->num_operands() > 0)
    return tables_.error(place) << "the outermost op has operands, or is used by what is in it";
  return success();
}

// Frees an op whose insides may use anything of it.
static void discard(Operation* op) {
  for (Region& region : op->regions())
    region.clear();
  for (unsigned i = 0; i < op->num_operands(); ++i)
    op->set_operand(i, Value());
  op->destroy();
}

OwningOp IrReader::read() {
  llvm::StringRef ir;
  if (failed(tables_.read(ir)))
    return nullptr;
  in_ = ByteReader(ir);
  Operation* root = nullptr;
  bool ok = succeeded(read_root(root));
  reset();
  opened_.clear();
  if (ok)
    return OwningOp(root);
  pending_.clear();
  if (root)
    discard(root);
  return nullptr;
}

LogicalResult IrReader::materialize(Operation* op) {
  auto it = pending_.find(op);
  if (it == pending_.end())
    return success();
  llvm::StringRef contents = it->second;
  pending_.erase(it);
  opened_.clear();
  LogicalResult result = push_isolated(op, contents);
  if (succeeded(result))
    result = run();
  reset();
  if (succeeded(result))
    return success();
  for (Operation* inner : opened_)
    pending_.erase(inner);
  for (Region& region : op->regions())
    region.clear();
  return failure();
}

LogicalResult IrReader::materialize_all() {
  while (!pending_.empty()) {
    // In the order of the file, so that messages come in it.
    llvm::SmallVector<std::pair<const char*, Operation*>, 0> ops;
    for (auto& [op, contents] : pending_)
      ops.push_back({contents.data(), op});
    llvm::sort(ops);
    for (auto [place, op] : ops)
      if (failed(materialize(op)))
        return failure();
  }
  return success();
}

void IrReader::forget(Operation* op) {
  if (pending_.empty())
    return;
  llvm::SmallVector<Operation*, 16> gone;
  for (auto& [pending, contents] : pending_)
    if (op->is_ancestor_of(pending))
      gone.push_back(pending);
  for (Operation* pending : gone)
    pending_.erase(pending);
}

}  // namespace bytecode

bool is_bytecode(llvm::StringRef contents) {
  return contents.starts_with(llvm::StringRef(bytecode::magic).take_front(bytecode::magic_prefix));
}

OwningOp read_bytecode(Context& context, llvm::MemoryBufferRef buffer, FileResources* resources) {
  return bytecode::IrReader(context, buffer, /*is_lazy=*/false, resources).read();
}

struct BytecodeReader::Impl : bytecode::IrReader {
  using IrReader::IrReader;
};
BytecodeReader::BytecodeReader(Context& context, llvm::MemoryBufferRef buffer,
                               FileResources* resources)
    : impl_(std::make_unique<Impl>(context, buffer, /*is_lazy=*/true, resources)) {}
BytecodeReader::~BytecodeReader() = default;
OwningOp BytecodeReader::read() {
  return impl_->read();
}
bool BytecodeReader::is_materializable(Operation* op) const {
  return impl_->is_pending(op);
}
std::size_t BytecodeReader::num_materializable() const {
  return impl_->num_pending();
}
LogicalResult BytecodeReader::materialize(Operation* op) {
  return impl_->materialize(op);
}
LogicalResult BytecodeReader::materialize_all() {
  return impl_->materialize_all();
}
void BytecodeReader::forget(Operation* op) {
  impl_->forget(op);
}

OwningOp read_source(Context& context, llvm::MemoryBufferRef buffer,
                     llvm::function_ref<void(std::size_t)> progress, FileResources* resources) {
  if (!is_bytecode(buffer.getBuffer()))
    return parse_source(context, buffer, progress, resources);
  OwningOp root = read_bytecode(context, buffer, resources);
  if (!root || root->name() == "builtin.module")
    return root;
  const OpInfo* info = context.op_info("builtin.module");
  if (!info) {
    context.emit_error(Location::file_line_col(context, buffer.getBufferIdentifier(), 0, 0))
        << "this needs a module around it, but the dialect 'builtin' is not registered";
    return nullptr;
  }
  OwningOp module(Operation::create(Location(), info, {}, {}, {}, {}, 1));
  module->region(0).add_block()->push_back(root.release());
  return module;
}

}  // namespace pliron
