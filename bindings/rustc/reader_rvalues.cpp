// Assignments: what is on the right is computed as a value when it is a scalar, and written to memory
// field by field when it is an aggregate.

#include "bindings/rustc/reader_function.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

bool FunctionReader::assign(const Place& destination, const Rvalue& rvalue) {
  const Type* type = place_type(body_, destination);
  if (!type) {
    error() << "the type of the place that the MIR assigns to is not known";
    return false;
  }
  PlironType converted = convert(type);
  if (!converted)
    return false;
  if (converted.is<mir::NeverType>() || TypeConverter::is_zero_sized(converted))
    return true;  // no bytes to write, and no rvalue has another effect
  if (mir::is_scalar(converted)) {
    Value value = scalar_rvalue(rvalue, type);
    if (!value)
      return false;
    if (value.type() != converted) {
      error() << "the MIR assigns a value of type " << value.type() << " to a place of type `"
              << type->spelling << "`";
      return false;
    }
    PlaceAddress at = place(destination);
    return at && store(value, at.address);
  }
  PlaceAddress at = place(destination);
  return at && write_rvalue(rvalue, at);
}

const Type* FunctionReader::operand_type(const Operand& operand) const {
  if (operand.is_place())
    return place_type(body_, operand.place);
  return operand.constant ? operand.constant->type : nullptr;
}

// The value of a scalar operand.
Value FunctionReader::operand(const Operand& operand) {
  // Of the checks that the compiler's options decide on, those for undefined behaviour and for
  // contracts are off (RustcSession::mir_arguments).
  if (operand.kind == OperandKind::RuntimeCheck) {
    bool is_on = operand.name == "OverflowChecks" && module_.overflow_checks();
    return integer(IntegerType::get(context_, 1), std::uint64_t{is_on});
  }
  if (operand.is_place()) {
    PlaceAddress at = place(operand.place);
    return at ? load(at) : Value();
  }
  if (!operand.constant->type) {
    error() << "the type of the constant `" << operand.constant->text << "` is not known";
    return {};
  }
  PlironType type = convert(operand.constant->type);
  return type ? constant(*operand.constant, type) : Value();
}

Value FunctionReader::scalar_rvalue(const Rvalue& rvalue, const Type* destination) {
  PlironType to = convert(destination);
  if (!to)
    return {};
  switch (rvalue.kind) {
    case RvalueKind::Use: {
      const Operand& source = rvalue.operands[0];
      Value value = source.constant ? constant(*source.constant, to) : operand(source);
      // Subtyping: lifetimes and pattern types differ in Rust and not here.
      return value && value.type() != to && mir::is_pointer(to) ? pointer_as(value, to) : value;
    }
    case RvalueKind::CopyForDeref: {
      PlaceAddress at = place(rvalue.place);
      return at ? load(at) : Value();
    }
    case RvalueKind::Ref:
    case RvalueKind::RawRef:
    case RvalueKind::FakeRef: {
      PlaceAddress at = place(rvalue.place);
      return at ? pointer_as(at.address, to) : Value();
    }
    case RvalueKind::Cast:
      return cast(rvalue, to);
    case RvalueKind::Binary:
      return binary(rvalue, destination);
    case RvalueKind::Unary:
      return unary(rvalue);
    case RvalueKind::Discriminant:
      return discriminant(rvalue.place, destination);
    case RvalueKind::RawPtr: {
      Value pointer = raw_pointer(rvalue);
      return pointer ? pointer_as(pointer, to) : Value();
    }
    case RvalueKind::ThreadLocalRef:
      unsupported("a thread-local static", "pass the value to the kernel instead");
      return {};
    case RvalueKind::Adt:
    case RvalueKind::Repeat:
    case RvalueKind::Tuple:
    case RvalueKind::Array:
    case RvalueKind::Closure:
    case RvalueKind::Coroutine:
    case RvalueKind::WrapBinder:
      break;
  }
  error() << "the MIR builds an aggregate where `" << destination->spelling << "` is a scalar";
  return {};
}

static llvm::StringRef predicate(BinaryOp op) {
  switch (op) {
    case BinaryOp::Eq:
      return "eq";
    case BinaryOp::Ne:
      return "ne";
    case BinaryOp::Lt:
      return "lt";
    case BinaryOp::Le:
      return "le";
    case BinaryOp::Gt:
      return "gt";
    case BinaryOp::Ge:
      return "ge";
    default:
      return "";
  }
}

template <typename O>
static Value arithmetic(Builder& builder, Location location, Value lhs, Value rhs, bool unchecked) {
  auto build = O::build(builder, location);
  build.template set<"lhs">(lhs).template set<"rhs">(rhs);
  if constexpr (HasAttr<O, "unchecked">)
    if (unchecked)
      build.template set<"unchecked">(UnitAttr::get(builder.context()));
  return build.create().template result<"result">();
}
template <typename O>
static Value shift(Builder& builder, Location location, Value lhs, Value rhs, bool unchecked) {
  auto build = O::build(builder, location);
  build.template set<"value">(lhs).template set<"amount">(rhs);
  if (unchecked)
    build.template set<"unchecked">(UnitAttr::get(builder.context()));
  return build.create().template result<"result">();
}

using BinaryBuilder = Value (*)(Builder&, Location, Value, Value, bool);
struct BinaryEntry {
  BinaryOp op;
  BinaryBuilder build;
  bool unchecked;
};
static const BinaryEntry binary_table[] = {
    {BinaryOp::Add, arithmetic<mir::AddOp>, false},
    {BinaryOp::AddUnchecked, arithmetic<mir::AddOp>, true},
    {BinaryOp::Sub, arithmetic<mir::SubOp>, false},
    {BinaryOp::SubUnchecked, arithmetic<mir::SubOp>, true},
    {BinaryOp::Mul, arithmetic<mir::MulOp>, false},
    {BinaryOp::MulUnchecked, arithmetic<mir::MulOp>, true},
    {BinaryOp::Div, arithmetic<mir::DivOp>, false},
    {BinaryOp::Rem, arithmetic<mir::RemOp>, false},
    {BinaryOp::BitXor, arithmetic<mir::XorOp>, false},
    {BinaryOp::BitAnd, arithmetic<mir::AndOp>, false},
    {BinaryOp::BitOr, arithmetic<mir::OrOp>, false},
    {BinaryOp::Shl, shift<mir::ShlOp>, false},
    {BinaryOp::ShlUnchecked, shift<mir::ShlOp>, true},
    {BinaryOp::Shr, shift<mir::ShrOp>, false},
    {BinaryOp::ShrUnchecked, shift<mir::ShrOp>, true},
};

Value FunctionReader::binary(const Rvalue& rvalue, const Type* destination) {
  Value lhs = operand(rvalue.operands[0]);
  Value rhs = lhs ? operand(rvalue.operands[1]) : Value();
  if (!rhs)
    return {};
  if (rvalue.binary == BinaryOp::Offset)
    return mir::OffsetOp::build(builder_, location_)
        .set<"base">(lhs)
        .set<"count">(rhs)
        .create()
        .result<"address">();
  bool is_shift = rvalue.binary == BinaryOp::Shl || rvalue.binary == BinaryOp::ShlUnchecked ||
                  rvalue.binary == BinaryOp::Shr || rvalue.binary == BinaryOp::ShrUnchecked;
  if (!is_shift && lhs.type() != rhs.type() && mir::is_pointer(lhs.type()) &&
      mir::is_pointer(rhs.type()))
    rhs = pointer_as(rhs, lhs.type());
  if (llvm::StringRef name = predicate(rvalue.binary); !name.empty())
    return mir::CompareOp::build(builder_, location_)
        .set<"lhs">(lhs)
        .set<"rhs">(rhs)
        .set<"predicate">(StringAttr::get(context_, name))
        .results({IntegerType::get(context_, 1)})
        .create()
        .result<"result">();
  for (const BinaryEntry& entry : binary_table)
    if (entry.op == rvalue.binary)
      return entry.build(builder_, location_, lhs, rhs, entry.unchecked);
  error() << "`" << spelling(rvalue.binary) << "` gives an aggregate, but `"
          << destination->spelling << "` is a scalar";
  return {};
}

Value FunctionReader::unary(const Rvalue& rvalue) {
  Value value = operand(rvalue.operands[0]);
  if (!value)
    return {};
  switch (rvalue.unary) {
    case UnaryOp::Not:
      return mir::NotOp::build(builder_, location_).set<"operand">(value).create().result<"result">();
    case UnaryOp::Neg:
      return mir::NegOp::build(builder_, location_).set<"operand">(value).create().result<"result">();
    case UnaryOp::PtrMetadata:
      break;
  }
  if (!mir::is_fat_pointer(value.type())) {
    error() << "PtrMetadata of a pointer that has none";
    return {};
  }
  return mir::PtrMetadataOp::build(builder_, location_)
      .set<"pointer">(value)
      .results({IntegerType::get(context_, 64, Signedness::Unsigned)})
      .create()
      .result<"length">();
}

Value FunctionReader::raw_pointer(const Rvalue& rvalue) {
  PlironType type = convert(rvalue.type);
  Value data = type ? operand(rvalue.operands[0]) : Value();
  if (!data)
    return {};
  if (!mir::is_fat_pointer(type))
    return pointer_as(data, type);
  Value length = operand(rvalue.operands[1]);
  if (!length)
    return {};
  return mir::FatPtrOp::build(builder_, location_)
      .set<"data">(data)
      .set<"length">(length)
      .results({type})
      .create()
      .result<"pointer">();
}

Value FunctionReader::discriminant(const Place& source, const Type* destination) {
  PlaceAddress at = place(source);
  PlironType type = convert(destination);
  if (!at || !type)
    return {};
  mir::AdtType adt = types_.convert_adt(at.type, location_);
  if (!adt)
    return {};
  if (!adt.param<"tag">()) {
    const Layout* layout = module_.layout(at.type);
    unsigned variant = layout ? layout->single_variant : 0;
    std::uint64_t value =
        variant < adt.num_variants() ? adt.variant(variant).param<"discriminant">() : 0;
    return integer(type, value);
  }
  return mir::GetDiscriminantOp::build(builder_, location_)
      .set<"address">(at.address)
      .results({type})
      .create()
      .result<"discriminant">();
}

bool FunctionReader::set_variant(const PlaceAddress& destination, mir::AdtType adt,
                                 unsigned variant) {
  if (!adt.param<"tag">())
    return true;
  mir::SetDiscriminantOp::build(builder_, location_)
      .set<"address">(destination.address)
      .set<"variant">(IntegerAttr::i64(context_, variant))
      .results({})
      .create();
  return true;
}

bool FunctionReader::write_operand(const Operand& source, const PlaceAddress& destination) {
  PlironType type = convert(destination.type);
  if (!type)
    return false;
  if (type.is<mir::NeverType>() || TypeConverter::is_zero_sized(type))
    return true;
  if (source.constant)
    return write_constant(*source.constant, destination);
  if (mir::is_scalar(type))
    return store(operand(source), destination.address);
  PlaceAddress from = place(source.place);
  if (!from)
    return false;
  mir::CopyOp::build(builder_, location_)
      .set<"destination">(destination.address)
      .set<"source">(from.address)
      .set<"type">(TypeAttr::get(type))
      .results({})
      .create();
  return true;
}

// Writes field i from operand i, then says which variant it is: a niche may lie in a field.
bool FunctionReader::write_fields(llvm::ArrayRef<Operand> operands, const PlaceAddress& destination,
                                  unsigned variant) {
  mir::AdtType adt = types_.convert_adt(destination.type, location_);
  if (!adt)
    return false;
  for (unsigned i = 0; i < operands.size(); ++i) {
    const Type* type = operand_type(operands[i]);
    PlironType converted = type ? convert(type) : PlironType();
    if (!type)
      error() << "the type of a field's value is not known";
    if (!converted)
      return false;
    if (TypeConverter::is_zero_sized(converted))
      continue;
    Value address = field_address(destination.address, adt, variant, i, converted);
    if (!address || !write_operand(operands[i], {address, type, {}}))
      return false;
  }
  return set_variant(destination, adt, variant);
}

bool FunctionReader::write_aggregate(const Rvalue& rvalue, const PlaceAddress& destination) {
  mir::AdtType adt = types_.convert_adt(destination.type, location_);
  if (!adt)
    return false;
  unsigned variant = 0;
  if (adt.param<"kind">() == "enum") {
    std::optional<unsigned> found = find_variant(adt, rvalue.path->name());
    if (!found) {
      error() << "`" << destination.type->spelling << "` has no variant `" << rvalue.path->name()
              << "` as far as its layout is known";
      return false;
    }
    variant = *found;
  }
  // A union is written through one field, and all of them start at its address.
  return write_fields(rvalue.operands, destination, variant);
}

bool FunctionReader::write_overflow(const Rvalue& rvalue, const PlaceAddress& destination) {
  mir::AdtType adt = types_.convert_adt(destination.type, location_);
  Value lhs = adt ? operand(rvalue.operands[0]) : Value();
  Value rhs = lhs ? operand(rvalue.operands[1]) : Value();
  if (!rhs)
    return false;
  PlironType flag = IntegerType::get(context_, 1);
  auto emit = [&](auto build) {
    auto op = build.template set<"lhs">(lhs)
                  .template set<"rhs">(rhs)
                  .results({lhs.type(), flag})
                  .create();
    return store(op.template result<"result">(),
                 field_address(destination.address, adt, 0, 0, lhs.type())) &&
           store(op.template result<"overflow">(),
                 field_address(destination.address, adt, 0, 1, flag));
  };
  switch (rvalue.binary) {
    case BinaryOp::AddWithOverflow:
      return emit(mir::AddWithOverflowOp::build(builder_, location_));
    case BinaryOp::SubWithOverflow:
      return emit(mir::SubWithOverflowOp::build(builder_, location_));
    case BinaryOp::MulWithOverflow:
      return emit(mir::MulWithOverflowOp::build(builder_, location_));
    default:
      error() << "`" << spelling(rvalue.binary) << "` does not give `"
              << destination.type->spelling << "`";
      return false;
  }
}

// `core::cmp::Ordering` is an enum whose one byte is -1, 0 or 1.
static Value three_way_compare(Builder& builder, Location location, Value lhs, Value rhs) {
  return mir::ThreeWayCompareOp::build(builder, location)
      .set<"lhs">(lhs)
      .set<"rhs">(rhs)
      .results({IntegerType::get(builder.context(), 8, Signedness::Signed)})
      .create()
      .result<"result">();
}

// Short arrays are written element by element, long ones in a loop.
bool FunctionReader::write_repeat(const Rvalue& rvalue, const PlaceAddress& destination) {
  constexpr std::uint64_t longest_unrolled = 16;
  if (!destination.type->is(TypeKind::Array) || !rvalue.count) {
    error() << "the length of this array is not known";
    return false;
  }
  std::uint64_t count = *rvalue.count;
  const Type* element_type = destination.type->element;
  if (count <= longest_unrolled) {
    for (std::uint64_t i = 0; i < count; ++i)
      if (!write_operand(rvalue.operands[0], {element(destination, index(i)), element_type, {}}))
        return false;
    return true;
  }
  PlironType usize = IntegerType::get(context_, 64, Signedness::Unsigned);
  pliron::Block* loop = pliron::Block::create(context_);
  pliron::Block* after = pliron::Block::create(context_);
  Region& region = func_.region<"body">();
  region.push_back(loop);
  region.push_back(after);
  Value counter = loop->add_argument(usize, location_);
  mir::GotoOp::build(builder_, location_)
      .set<"dest">(loop)
      .set<"dest_operands">(llvm::ArrayRef<Value>(index(0)))
      .results({})
      .create();
  builder_.set_insertion_point_to_end(loop);
  if (!write_operand(rvalue.operands[0], {element(destination, counter), element_type, {}}))
    return false;
  Value next = arithmetic<mir::AddOp>(builder_, location_, counter, index(1), false);
  Value done = mir::CompareOp::build(builder_, location_)
                   .set<"lhs">(next)
                   .set<"rhs">(index(count))
                   .set<"predicate">(StringAttr::get(context_, "eq"))
                   .results({IntegerType::get(context_, 1)})
                   .create()
                   .result<"result">();
  mir::SwitchIntOp branch =
      mir::SwitchIntOp::create(builder_, location_, done, after, {llvm::APInt(1, 0)}, {loop});
  branch.set_successor_operands(1, next);
  builder_.set_insertion_point_to_end(after);
  return true;
}

bool FunctionReader::write_rvalue(const Rvalue& rvalue, const PlaceAddress& destination) {
  switch (rvalue.kind) {
    case RvalueKind::Use:
      return write_operand(rvalue.operands[0], destination);
    case RvalueKind::CopyForDeref:
      return write_operand({OperandKind::Copy, rvalue.place, nullptr, {}}, destination);
    case RvalueKind::Repeat:
      return write_repeat(rvalue, destination);
    case RvalueKind::Tuple:
      return write_fields(rvalue.operands, destination, 0);
    case RvalueKind::Array:
      for (std::size_t i = 0; i < rvalue.operands.size(); ++i) {
        PlaceAddress at{element(destination, index(i)), destination.type->element, {}};
        if (!at || !write_operand(rvalue.operands[i], at))
          return false;
      }
      return true;
    case RvalueKind::Adt:
      return write_aggregate(rvalue, destination);
    case RvalueKind::Closure:
      if (rvalue.num_captures && *rvalue.num_captures != rvalue.operands.size())
        return unsupported("a closure that captures several parts of one variable",
                           "bind the parts to variables of their own before the closure");
      return write_fields(rvalue.operands, destination, 0);
    case RvalueKind::Cast:
      if (rvalue.cast == CastKind::Transmute)
        return write_transmute(rvalue, destination);
      if (rvalue.cast == CastKind::Subtype)
        return write_operand(rvalue.operands[0], destination);
      break;
    case RvalueKind::Binary: {
      if (rvalue.binary != BinaryOp::Cmp)
        return write_overflow(rvalue, destination);
      Value lhs = operand(rvalue.operands[0]);
      Value rhs = lhs ? operand(rvalue.operands[1]) : Value();
      return rhs && store(three_way_compare(builder_, location_, lhs, rhs), destination.address);
    }
    case RvalueKind::WrapBinder:
      return write_operand(rvalue.operands[0], destination);
    default:
      break;
  }
  error() << "this way of making a `" << destination.type->spelling << "` is not supported";
  return false;
}

}  // namespace pliron::rustc
