// Casts, transmutes, and unsizing of structs.

#include "bindings/rustc/reader_function.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

// MIR's name of a cast, as mir.cast has it. Empty for casts that have no meaning here.
static llvm::StringRef cast_kind(CastKind kind) {
  switch (kind) {
    case CastKind::IntToInt:
    case CastKind::FloatToInt:
    case CastKind::FloatToFloat:
    case CastKind::IntToFloat:
    case CastKind::PtrToPtr:
    case CastKind::Transmute:
    case CastKind::PointerExposeProvenance:
    case CastKind::PointerWithExposedProvenance:
      return spelling(kind);
    case CastKind::Unsize:
      return "PointerCoercion(Unsize)";
    case CastKind::MutToConstPointer:
    case CastKind::ArrayToPointer:
    case CastKind::Subtype:
      return "PtrToPtr";
    case CastKind::FnPtrToPtr:
    case CastKind::UnsafeFnPointer:
    case CastKind::ReifyFnPointer:
    case CastKind::ClosureFnPointer:
      return "";
  }
  return "";
}

Value FunctionReader::cast(const Rvalue& rvalue, PlironType to) {
  const Operand& source = rvalue.operands[0];
  llvm::StringRef kind = cast_kind(rvalue.cast);
  if (kind.empty()) {
    unsupported("a function pointer", "call the function itself, or choose with a match");
    return {};
  }
  if (rvalue.cast == CastKind::Transmute)
    return transmute_to_scalar(source, to);
  const Type* from_type = operand_type(source);
  PlironType from = from_type ? convert(from_type) : PlironType();
  if (from && !mir::is_scalar(from)) {
    // `enum as integer`: rustc reads the discriminant first, so what comes here is a newtype.
    error() << "a cast of the aggregate `" << from_type->spelling << "` is not supported";
    return {};
  }
  Value value = operand(source);
  if (!value || value.type() == to)
    return value;
  if (rvalue.cast == CastKind::Unsize && rvalue.type->is_pointer() &&
      types_.is_unsized_struct(rvalue.type->element))
    return unsize_struct(value, from_type->element, rvalue.type->element, to);
  return mir::CastOp::build(builder_, location_)
      .set<"operand">(value)
      .set<"kind">(StringAttr::get(context_, kind))
      .results({to})
      .create()
      .result<"result">();
}

// The length of the array that `from` ends in, where `to` ends in a slice: `S<[u8; 4]>` and `S<[u8]>`.
static std::optional<std::uint64_t> unsized_length(const Type* from, const Type* to) {
  while (from->is(TypeKind::Named) && to->is(TypeKind::Named)) {
    llvm::ArrayRef<GenericArg> from_args = from->path->last().args, to_args = to->path->last().args;
    const GenericArg* differs = nullptr;
    for (std::size_t i = 0; i < std::min(from_args.size(), to_args.size()); ++i)
      if (from_args[i].kind == GenericArgKind::Type && from_args[i].type != to_args[i].type)
        differs = &to_args[i], from = from_args[i].type;
    if (!differs || !differs->type)
      return std::nullopt;
    to = differs->type;
  }
  return from->is(TypeKind::Array) && to->is(TypeKind::Slice) ? from->length : std::nullopt;
}

// From a pointer to `S<[T; N]>` to one to `S<[T]>`.
Value FunctionReader::unsize_struct(Value pointer, const Type* from, const Type* to_type,
                                    PlironType to) {
  std::optional<std::uint64_t> length = unsized_length(from, to_type);
  if (!length) {
    unsupported(llvm::Twine("making a `") + to_type->spelling + "` of a `" + from->spelling + "`",
                "keep the type that it has");
    return {};
  }
  PlironType byte = IntegerType::get(context_, 8, Signedness::Unsigned);
  return mir::FatPtrOp::build(builder_, location_)
      .set<"data">(pointer_as(pointer, mir::PtrType::get(byte, true)))
      .set<"length">(index(*length))
      .results({to})
      .create()
      .result<"pointer">();
}

// Whether a transmute is one; reports it when the types differ in size.
bool FunctionReader::has_size_of(const Type* from_type, PlironType from, PlironType to) {
  mir::SizeAlign from_layout, to_layout;
  if (mir::layout_of(from, from_layout) && mir::layout_of(to, to_layout) &&
      from_layout.size == to_layout.size)
    return true;
  error() << "transmute between types of different sizes: `" << from_type->spelling << "` and " << to;
  return false;
}

// From an aggregate: read its memory as the other type.
Value FunctionReader::transmute_to_scalar(const Operand& source, PlironType to) {
  const Type* from_type = operand_type(source);
  PlironType from = from_type ? convert(from_type) : PlironType();
  if (!from)
    return {};
  if (mir::is_scalar(from)) {
    Value value = operand(source);
    if (!value || value.type() == to)
      return value;
    llvm::StringRef kind =
        mir::is_pointer(from) && mir::is_pointer(to) ? "PtrToPtr" : "Transmute";
    return mir::CastOp::build(builder_, location_)
        .set<"operand">(value)
        .set<"kind">(StringAttr::get(context_, kind))
        .results({to})
        .create()
        .result<"result">();
  }
  Value address;
  if (source.is_place()) {
    PlaceAddress at = place(source.place);
    address = at.address;
  } else {
    address = new_slot(from, "");
    if (!write_constant(*source.constant, {address, from_type, {}}))
      return {};
  }
  if (!address)
    return {};
  if (!has_size_of(from_type, from, to))
    return {};
  mir::SizeAlign aggregate;
  mir::layout_of(from, aggregate);
  Value typed = pointer_as(address, mir::PtrType::get(to, true));
  return mir::LoadOp::build(builder_, location_)
      .set<"address">(typed)
      .set<"alignment">(IntegerAttr::i64(context_, static_cast<std::int64_t>(aggregate.align)))
      .results({to})
      .create()
      .result<"value">();
}

// Into an aggregate: its memory is written as the other type.
bool FunctionReader::write_transmute(const Rvalue& rvalue, const PlaceAddress& destination) {
  const Operand& source = rvalue.operands[0];
  const Type* from_type = operand_type(source);
  PlironType from = from_type ? convert(from_type) : PlironType();
  PlironType to = convert(destination.type);
  if (!from || !to)
    return false;
  if (!has_size_of(from_type, from, to))
    return false;
  Value address = pointer_as(destination.address, mir::PtrType::get(from, true));
  if (!mir::is_scalar(from))
    return write_operand(source, {address, from_type, {}});
  Value value = operand(source);
  if (!value)
    return false;
  mir::SizeAlign to_layout;
  mir::layout_of(to, to_layout);
  mir::StoreOp::build(builder_, location_)
      .set<"value">(value)
      .set<"address">(address)
      .set<"alignment">(IntegerAttr::i64(context_, static_cast<std::int64_t>(to_layout.align)))
      .results({})
      .create();
  return true;
}

}  // namespace pliron::rustc
