// mir-to-llvm: the short ways to build that all topics share.

#include "dialects/mir/to_llvm_impl.h"
#include "dialects/mir/user_location.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::mir::to_llvm {

llvm::SmallVector<Value, 8> Lowering::flatten(OperandRange values) const {
  llvm::SmallVector<Value, 8> result;
  for (Value value : values) {
    Parts parts = this->parts(value);
    result.push_back(parts.first);
    if (parts.second)
      result.push_back(parts.second);
  }
  return result;
}

Value Lowering::make(std::uint64_t op, llvm::ArrayRef<Value> operands, Type result,
                     llvm::ArrayRef<NamedAttribute> attrs) {
  OperationState state(location_, context().op_info(op));
  state.operands.assign(operands.begin(), operands.end());
  state.result_types.push_back(result);
  state.attrs.assign(attrs.begin(), attrs.end());
  return builder_.create(state)->result(0);
}

Value Lowering::integer(Type type, const llvm::APInt& value) {
  return make<ll::ConstantOp>({}, type, named("value", IntegerAttr::get(type, value)));
}
Value Lowering::integer(Type type, std::uint64_t value) {
  return integer(type, llvm::APInt(64, value).zextOrTrunc(type.as<IntegerType>().width()));
}

Value Lowering::resize(Value value, unsigned width, bool is_signed) {
  unsigned from = value.type().as<IntegerType>().width();
  if (from == width)
    return value;
  if (from > width)
    return make<ll::TruncOp>(value, int_type(width));
  return is_signed ? make<ll::SExtOp>(value, int_type(width))
                   : make<ll::ZExtOp>(value, int_type(width));
}

Value Lowering::add_bytes(Value base, std::uint64_t bytes) {
  if (bytes == 0)
    return base;
  constexpr unsigned flags = ll::GepInbounds | ll::GepNuw;
  ll::GepIndex index = static_cast<std::int32_t>(bytes);
  if (!llvm::isUInt<31>(bytes))
    index = i64(bytes);
  return ll::build_gep(builder_, location_, int_type(8), base, index, flags);
}

Value Lowering::load(Type type, Value address, std::uint64_t alignment, bool is_volatile) {
  Value result = ll::build_load(builder_, location_, type, address, alignment);
  if (is_volatile)
    result.defining_op()->set_attr("volatile_", UnitAttr::get(context()));
  return result;
}
void Lowering::store(Value value, Value address, std::uint64_t alignment, bool is_volatile) {
  ll::StoreOp op = ll::build_store(builder_, location_, value, address, alignment);
  if (is_volatile)
    op.set_attr<"volatile_">(UnitAttr::get(context()));
}

static constexpr std::uint64_t word = 8;  // bytes of a pointer, and of a length

Parts Lowering::load_scalar(Type type, Value address, std::uint64_t alignment, bool is_volatile) {
  Value first = load(in_memory(type), address, alignment, is_volatile);
  if (is_fat_pointer(type))
    return {first, load(int_type(64), add_bytes(address, word), llvm::MinAlign(alignment, word),
                        is_volatile)};
  // A bool in memory is 0 or 1.
  if (first.type() != lowered(type))
    first = make<ll::TruncOp>(first, lowered(type),
                              named("overflowFlags", ll::flags_attr(context(), ll::Nuw)));
  return {first};
}

void Lowering::store_scalar(Type type, Parts value, Value address, std::uint64_t alignment,
                            bool is_volatile) {
  Value first = value.first;
  if (first.type() != in_memory(type))
    first = make<ll::ZExtOp>(first, in_memory(type));
  store(first, address, alignment, is_volatile);
  if (value.second)
    store(value.second, add_bytes(address, word), llvm::MinAlign(alignment, word), is_volatile);
}

void Lowering::copy_bytes(Value destination, Value source, std::uint64_t size,
                          std::uint64_t alignment) {
  if (size == 0 || destination == source)
    return;
  Attribute aligned = AttrDict(context()).number("llvm.align", alignment).get();
  Attribute nothing = DictionaryAttr::get(context(), {});
  ll::MemcpyOp::build(builder_, location_)
      .set<"dst">(destination)
      .set<"src">(source)
      .set<"len">(i64(size))
      .set<"isVolatile">(IntegerAttr::boolean(context(), false))
      .set<"arg_attrs">(ArrayAttr::get(context(), {aligned, aligned, nothing}))
      .results({})
      .create();
}

Value Lowering::allocate(Type storage, std::uint64_t alignment, Location location) {
  InsertionGuard guard(builder_);
  Location at = location_;
  location_ = location;
  if (one_) {
    builder_.set_insertion_point_after(last_alloca_);
  } else {
    builder_.set_insertion_point_to_start(body_->entry());
    one_ = i64(1);
  }
  Value address = make<ll::AllocaOp>(
      one_, ll::PointerType::in(context()),
      {named("elem_type", TypeAttr::get(storage)),
       named("alignment", IntegerAttr::i64(context(), static_cast<std::int64_t>(alignment)))});
  last_alloca_ = address.defining_op();
  location_ = at;
  return address;
}

void Lowering::unreachable() {
  ll::UnreachableOp::build(builder_, location_).results({}).create();
}
void Lowering::branch(Block* target, llvm::ArrayRef<Value> values) {
  ll::BrOp::build(builder_, location_)
      .set<"destOperands">(values)
      .set<"dest">(target)
      .results({})
      .create();
}
void Lowering::branch_if(Value condition, Block* when_true, llvm::ArrayRef<Value> true_values,
                         Block* when_false, llvm::ArrayRef<Value> false_values) {
  ll::CondBrOp::build(builder_, location_)
      .set<"condition">(condition)
      .set<"trueDestOperands">(true_values)
      .set<"falseDestOperands">(false_values)
      .set<"trueDest">(when_true)
      .set<"falseDest">(when_false)
      .results({})
      .create();
}
Block* Lowering::next_block() {
  Block* block = Block::create(context());
  body_->insert(builder_.block()->next(), block);
  return block;
}
Block* Lowering::last_block() {
  return body_->add_block();
}

void Lowering::trap(Location location, llvm::StringRef message) {
  Location place = user_location(location);
  if (place.is_unknown())
    place = location.first_file_position();
  bool known = place.kind() == LocationKind::FileLineCol;
  auto number = [&](unsigned value) {
    return IntegerAttr::i32(context(), static_cast<std::int32_t>(value));
  };
  AttrDict site(context());
  site.set("message", StringAttr::get(context(), message))
      .set("file", StringAttr::get(context(), known ? place.file() : ""))
      .set("line", number(known ? place.line() : 0))
      .set("column", number(known ? place.column() : 0));
  ll::TrapOp::build(builder_, location)
      .discardable(context().identifier("pliron.site"), site.get())
      .results({})
      .create();
}

}  // namespace pliron::mir::to_llvm
