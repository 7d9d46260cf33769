// Places as addresses.

#include "bindings/rustc/reader_function.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

Value FunctionReader::pointer_as(Value pointer, PlironType to) {
  if (pointer.type() == to)
    return pointer;
  return mir::CastOp::build(builder_, location_)
      .set<"operand">(pointer)
      .set<"kind">(StringAttr::get(context_, "PtrToPtr"))
      .results({to})
      .create()
      .result<"result">();
}

Value FunctionReader::load(const PlaceAddress& at) {
  PlironType type = convert(at.type);
  if (!type || !at.address)
    return {};
  if (!mir::is_scalar(type)) {
    error() << "`" << at.type->spelling << "` is an aggregate where the MIR needs a scalar";
    return {};
  }
  return mir::LoadOp::build(builder_, location_)
      .set<"address">(at.address)
      .results({type})
      .create()
      .result<"value">();
}

bool FunctionReader::store(Value value, Value address) {
  if (!value || !address)
    return false;
  Value typed = pointer_as(address, mir::PtrType::get(value.type(), true));
  mir::StoreOp::build(builder_, location_)
      .set<"value">(value)
      .set<"address">(typed)
      .results({})
      .create();
  return true;
}

FunctionReader::PlaceAddress FunctionReader::place(const Place& place) {
  const Type* type = body_.local_type(place.local);
  if (!type) {
    error() << "the MIR uses local _" << place.local << ", which it does not declare";
    return {};
  }
  PlaceAddress at{slot(place.local), type, {}};
  if (!at)
    return {};
  for (const Projection& projection : place.projections)
    if (!project(at, projection))
      return {};
  return at;
}

bool FunctionReader::project(PlaceAddress& at, const Projection& projection) {
  switch (projection.kind) {
    case ProjectionKind::Deref:
      return project_deref(at);
    case ProjectionKind::Field:
      return project_field(at, projection);
    case ProjectionKind::Downcast:
    case ProjectionKind::DowncastIndex:
      return project_downcast(at, projection);
    case ProjectionKind::Index: {
      const Type* type = body_.local_type(projection.index);
      if (!type)
        return false;
      Value index = load({slot(projection.index), type, {}});
      if (!index)
        return false;
      at = {element(at, index), at.type->element, {}};
      return static_cast<bool>(at);
    }
    case ProjectionKind::ConstantIndex:
      return project_constant_index(at, projection);
    case ProjectionKind::Subslice:
      return project_subslice(at, projection);
    case ProjectionKind::OpaqueCast:
    case ProjectionKind::UnwrapBinder: {
      PlironType to = convert(projection.type);
      if (!to)
        return false;
      at = {pointer_as(at.address, mir::PtrType::get(to, true)), projection.type, {}};
      return true;
    }
  }
  return false;
}

bool FunctionReader::project_deref(PlaceAddress& at) {
  if (!at.type->is_pointer())
    return unsupported(llvm::Twine("dereferencing `") + at.type->spelling + "`",
                       "there is no heap on the GPU; use references and slices");
  Value pointer = load(at);
  if (!pointer)
    return false;
  at = {pointer, at.type->element, {}};
  return true;
}

Value FunctionReader::field_address(Value base, mir::AdtType adt, unsigned variant, unsigned field,
                                    PlironType type) {
  if (variant >= adt.num_variants() ||
      field >= adt.variant(variant).param<"offsets">().size()) {
    error() << "`" << adt.param<"name">().str() << "` has no field " << field << " in its variant "
            << variant << ", but the MIR uses it; the layouts do not belong to this MIR";
    return {};
  }
  return mir::FieldAddrOp::build(builder_, location_)
      .set<"base">(base)
      .set<"variant">(IntegerAttr::i64(context_, variant))
      .set<"field">(IntegerAttr::i64(context_, field))
      .results({mir::PtrType::get(type, true)})
      .create()
      .result<"address">();
}

// A field of a struct that ends in a slice or str: `at` is a fat pointer to it.
bool FunctionReader::project_unsized(PlaceAddress& at, const Projection& projection) {
  const Layout& layout = *module_.layout(at.type);
  if (layout.variants.size() != 1 || projection.index >= layout.variants[0].offsets.size()) {
    error() << "`" << at.type->spelling << "` has no field " << projection.index
            << ", but the MIR uses it; the layouts do not belong to this MIR";
    return false;
  }
  const Type* field = projection.type;
  bool is_end = field->is(TypeKind::Slice) || field->is(TypeKind::Str) ||
                types_.is_unsized_struct(field);
  Type pointer;
  pointer.kind = TypeKind::RawPtr;
  pointer.is_mut = true;
  pointer.element = field;
  PlironType to = convert(module_.interner().type(pointer));
  if (!to)
    return false;
  PlironType byte = IntegerType::get(context_, 8, Signedness::Unsigned);
  Value data = mir::DataPtrOp::build(builder_, location_)
                   .set<"pointer">(at.address)
                   .results({mir::PtrType::get(byte, true)})
                   .create()
                   .result<"data">();
  if (std::uint64_t offset = layout.variants[0].offsets[projection.index])
    data = mir::OffsetOp::build(builder_, location_)
               .set<"base">(data)
               .set<"count">(index(offset))
               .create()
               .result<"address">();
  if (!is_end) {
    at = {pointer_as(data, to), field, {}};
    return true;
  }
  Value length = length_of(at);
  PlironType element = mir::element_type(mir::pointee(to));
  at = {mir::FatPtrOp::build(builder_, location_)
            .set<"data">(pointer_as(data, mir::PtrType::get(element, true)))
            .set<"length">(length)
            .results({to})
            .create()
            .result<"pointer">(),
        field, {}};
  return true;
}

bool FunctionReader::project_field(PlaceAddress& at, const Projection& projection) {
  if (types_.is_unsized_struct(at.type))
    return project_unsized(at, projection);
  PlironType field_type = convert(projection.type);
  mir::AdtType adt = types_.convert_adt(at.type, location_);
  if (!field_type || !adt)
    return false;
  mir::SizeAlign layout;
  if (!mir::layout_of(field_type, layout))
    return unsupported(llvm::Twine("the unsized field of `") + at.type->spelling + "`",
                       "keep slices behind references");
  Value address = field_address(at.address, adt, at.variant.value_or(0), projection.index, field_type);
  at = {address, projection.type, {}};
  return static_cast<bool>(address);
}

std::optional<unsigned> FunctionReader::find_variant(mir::AdtType adt, llvm::StringRef name) {
  for (unsigned i = 0; i < adt.num_variants(); ++i)
    if (adt.variant(i).param<"name">() == name)
      return i;
  return std::nullopt;
}

bool FunctionReader::project_downcast(PlaceAddress& at, const Projection& projection) {
  mir::AdtType adt = types_.convert_adt(at.type, location_);
  if (!adt)
    return false;
  if (projection.kind == ProjectionKind::DowncastIndex) {
    at.variant = projection.index;
    return true;
  }
  at.variant = find_variant(adt, projection.name);
  if (at.variant)
    return true;
  error() << "`" << at.type->spelling << "` has no variant `" << projection.name
          << "` as far as its layout is known";
  return false;
}

// The number of elements of an array or slice, as a usize.
Value FunctionReader::length_of(const PlaceAddress& at) {
  if (at.type->is(TypeKind::Array))
    return index(at.type->length.value_or(0));
  return mir::PtrMetadataOp::build(builder_, location_)
      .set<"pointer">(at.address)
      .results({IntegerType::get(context_, 64, Signedness::Unsigned)})
      .create()
      .result<"length">();
}

Value FunctionReader::element(const PlaceAddress& at, Value index) {
  if (!at.type->is(TypeKind::Array) && !at.type->is(TypeKind::Slice)) {
    error() << "the MIR indexes `" << at.type->spelling << "`, which is neither array nor slice";
    return {};
  }
  PlironType type = convert(at.type->element);
  if (!type)
    return {};
  return mir::ElementAddrOp::build(builder_, location_)
      .set<"base">(at.address)
      .set<"index">(index)
      .results({mir::PtrType::get(type, true)})
      .create()
      .result<"address">();
}

static Value subtract(Builder& builder, Location location, Value lhs, Value rhs) {
  return mir::SubOp::build(builder, location)
      .set<"lhs">(lhs)
      .set<"rhs">(rhs)
      .create()
      .result<"result">();
}

bool FunctionReader::project_constant_index(PlaceAddress& at, const Projection& projection) {
  Value offset = index(projection.offset);
  if (projection.from_end)
    offset = subtract(builder_, location_, length_of(at), offset);
  at = {element(at, offset), at.type->element, {}};
  return static_cast<bool>(at);
}

// Arrays give a part with a length that the type says; slices give a slice of
// length - offset - end.
bool FunctionReader::project_subslice(PlaceAddress& at, const Projection& projection) {
  if (!projection.type) {
    error() << "`" << at.type->spelling << "` has no elements from " << projection.offset
            << (projection.from_end ? " to the end without " : " to ") << projection.length
            << ", but the MIR uses them";
    return false;
  }
  Value data = element(at, index(projection.offset));
  if (!data)
    return false;
  if (at.type->is(TypeKind::Array)) {
    PlironType converted = convert(projection.type);
    if (!converted)
      return false;
    at = {pointer_as(data, mir::PtrType::get(converted, true)), projection.type, {}};
    return true;
  }
  Value dropped = index(projection.offset + (projection.from_end ? projection.length : 0));
  Value length = projection.from_end ? subtract(builder_, location_, length_of(at), dropped)
                                     : index(projection.length - projection.offset);
  PlironType slice = convert(at.type);
  if (!slice)
    return false;
  Value fat = mir::FatPtrOp::build(builder_, location_)
                  .set<"data">(data)
                  .set<"length">(length)
                  .results({mir::PtrType::get(slice, true)})
                  .create()
                  .result<"pointer">();
  at = {fat, at.type, {}};
  return true;
}

}  // namespace pliron::rustc
