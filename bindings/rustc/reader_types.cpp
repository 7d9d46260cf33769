#include "bindings/rustc/reader_types.h"

#include "llvm/ADT/SmallVector.h"

namespace pliron::rustc {

using PlironType = pliron::Type;

bool TypeConverter::is_zero_sized(PlironType type) {
  mir::SizeAlign layout;
  return mir::layout_of(type, layout) && layout.size == 0;
}

PlironType TypeConverter::convert(const Type* type, Location location) {
  if (!type) {
    context_.emit_error(location) << "the MIR uses a local that it does not declare";
    return {};
  }
  Failure failure;
  if (PlironType converted = convert(type, failure))
    return converted;
  InFlightDiagnostic error = context_.emit_error(location);
  error << "type `" << type->spelling << "` is not supported";
  if (failure.type != type)
    error << " because of `" << failure.type->spelling << "`";
  error << ": " << failure.reason;
  return {};
}

PlironType TypeConverter::try_convert(const Type* type) {
  Failure failure;
  return convert(type, failure);
}

mir::AdtType TypeConverter::convert_adt(const Type* type, Location location) {
  PlironType converted = convert(type, location);
  if (!converted)
    return mir::AdtType(nullptr);
  if (mir::AdtType adt = converted.try_as<mir::AdtType>())
    return adt;
  context_.emit_error(location) << "type `" << type->spelling
                                << "` has no fields, but the MIR reaches into it";
  return mir::AdtType(nullptr);
}

PlironType TypeConverter::convert(const Type* type, Failure& failure) {
  if (PlironType cached = cache_.lookup(type))
    return cached;
  constexpr unsigned max_depth = 200;
  if (depth_ >= max_depth) {
    failure = {type, "types nest too deeply"};
    return {};
  }
  ++depth_;
  PlironType converted = convert_uncached(type, failure);
  --depth_;
  if (converted)
    cache_[type] = converted;
  return converted;
}

PlironType TypeConverter::convert_uncached(const Type* type, Failure& failure) {
  auto unsupported = [&](std::string reason) {
    failure = {type, std::move(reason)};
    return PlironType();
  };
  switch (type->kind) {
    case TypeKind::Bool:
      return IntegerType::get(context_, 1);
    case TypeKind::Char:
      return IntegerType::get(context_, 32, Signedness::Unsigned);
    case TypeKind::Int:
      return IntegerType::get(context_, type->bits, Signedness::Signed);
    case TypeKind::Uint:
      return IntegerType::get(context_, type->bits, Signedness::Unsigned);
    case TypeKind::Float:
      if (type->bits == 16 || type->bits == 32 || type->bits == 64)
        return type->bits == 16   ? FloatType::f16(context_)
               : type->bits == 32 ? FloatType::f32(context_)
                                  : FloatType::f64(context_);
      return unsupported("GPUs have no 128-bit floats; use f64");
    case TypeKind::Never:
      return mir::NeverType::get(context_);
    case TypeKind::Str:
      return mir::StrType::get(context_);
    case TypeKind::Slice: {
      PlironType element = convert(type->element, failure);
      return element ? mir::SliceType::get(element) : PlironType();
    }
    case TypeKind::Array: {
      if (!type->length)
        return unsupported("the array's length is not a plain number");
      PlironType element = convert(type->element, failure);
      return element ? mir::ArrayType::get(element, *type->length) : PlironType();
    }
    case TypeKind::Pattern:
      return convert(type->element, failure);
    case TypeKind::Ref:
    case TypeKind::RawPtr:
      return convert_pointer(type, failure);
    case TypeKind::FnDef:
      return function_item(type);
    case TypeKind::Tuple:
    case TypeKind::Named:
    case TypeKind::Closure:
      return convert_aggregate(type, failure);
    case TypeKind::FnPtr:
      return unsupported("function pointers cannot be called on the GPU; call the function itself, "
                         "or choose with a match");
    case TypeKind::Dyn:
      return unsupported("trait objects (`dyn`) cannot be called on the GPU; use generics or an enum");
    case TypeKind::Coroutine:
      return unsupported("async code and coroutines cannot run on the GPU");
    case TypeKind::Impl:
    case TypeKind::Binder:
    case TypeKind::Infer:
      return unsupported("it is not a concrete type");
  }
  return unsupported("it is not known");
}

bool TypeConverter::is_unsized_struct(const Type* type) const {
  const Layout* layout = type->is(TypeKind::Named) ? module_.layout(type) : nullptr;
  return layout && layout->is_unsized;
}

// What an unsized struct ends in is only known when it is reached; that it is no trait object, by the
// arguments that it has.
static bool has_dyn_argument(const Type* type) {
  for (const GenericArg& argument : type->path->last().args)
    if (argument.kind == GenericArgKind::Type && argument.type->is(TypeKind::Dyn))
      return true;
  return false;
}

PlironType TypeConverter::convert_pointer(const Type* type, Failure& failure) {
  if (is_unsized_struct(type->element) && !has_dyn_argument(type->element)) {
    PlironType byte = IntegerType::get(context_, 8, Signedness::Unsigned);
    return mir::PtrType::get(mir::SliceType::get(byte), type->is_mut);
  }
  PlironType pointee = convert(type->element, failure);
  if (!pointee)
    return {};
  if (type->kind == TypeKind::Ref)
    return mir::RefType::get(pointee, type->is_mut);
  return mir::PtrType::get(pointee, type->is_mut);
}

// A function item has one value and no bytes.
PlironType TypeConverter::function_item(const Type* type) {
  auto id = [&](llvm::StringRef text) { return context_.identifier(text); };
  Attribute variant = mir::VariantAttr::get(context_, id(""), std::uint64_t{0},
                                            ParamValue(context_, llvm::ArrayRef<std::int64_t>()));
  return mir::AdtType::get(context_, id("fn"), id(type->spelling), std::uint64_t{0},
                           std::uint64_t{1}, true, true,
                           ParamValue(context_, llvm::ArrayRef<Attribute>(variant)), Attribute());
}

// What kind of aggregate this is, as AdtType says it.
static llvm::StringRef adt_kind(const Type* type, const Layout& layout) {
  if (type->kind == TypeKind::Tuple)
    return "tuple";
  if (type->kind == TypeKind::Closure)
    return "closure";
  if (layout.is_union)
    return "union";
  return layout.is_enum() ? "enum" : "struct";
}

// The discriminant of a variant. Enums that store it directly must have it from rustc; in all others
// the values are the variants' numbers, since only directly tagged enums can have explicit ones.
static std::optional<std::uint64_t> discriminant(const Layout& layout, unsigned index) {
  const VariantLayout& variant = layout.variants[index];
  if (variant.discriminant)
    return variant.discriminant->getActiveBits() <= 64
               ? std::optional(variant.discriminant->extractBitsAsZExtValue(
                     std::min(64u, variant.discriminant->getBitWidth()), 0))
               : std::nullopt;
  if (layout.tag && layout.tag->encoding == TagEncoding::Direct && !variant.is_uninhabited)
    return std::nullopt;
  return index;
}

static Attribute convert_tag(Context& context, const TagLayout& tag) {
  bool is_pointer = tag.scalar.kind == ScalarLayout::Kind::Pointer;
  Signedness sign = tag.scalar.is_signed && !is_pointer ? Signedness::Signed : Signedness::Unsigned;
  PlironType type = IntegerType::get(context, 8 * tag.scalar.size, sign);
  bool is_niche = tag.encoding == TagEncoding::Niche;
  std::uint64_t start =
      is_niche ? tag.niche_start.zextOrTrunc(128).extractBitsAsZExtValue(64, 0) : 0;
  return mir::TagAttr::get(context, context.identifier(is_niche ? "niche" : "direct"), type,
                           tag.offset, std::uint64_t{is_niche ? tag.untagged_variant : 0},
                           std::uint64_t{is_niche ? tag.niche_first : 0},
                           std::uint64_t{is_niche ? tag.niche_last : 0}, start);
}

PlironType TypeConverter::convert_aggregate(const Type* type, Failure& failure) {
  static const Layout unit_layout = [] {
    Layout layout;
    layout.variants.emplace_back();
    return layout;
  }();
  const Layout* layout = type->is_unit() ? &unit_layout : module_.layout(type);
  if (!layout) {
    failure = {type, "its memory layout is not known; rustc could not give it from the crate's root"};
    return {};
  }
  if (layout->is_unsized) {
    failure = {type, "its size is not known when compiling; use it through a reference"};
    return {};
  }
  if (layout->tag && layout->tag->scalar.kind == ScalarLayout::Kind::Float) {
    failure = {type, "it stores its variant in a float"};
    return {};
  }
  if (layout->tag && layout->tag->niche_start.getActiveBits() > 64) {
    failure = {type, "discriminants of more than 64 bits are not supported"};
    return {};
  }
  llvm::SmallVector<Attribute, 4> variants;
  for (unsigned i = 0; i < layout->variants.size(); ++i) {
    std::optional<std::uint64_t> value = discriminant(*layout, i);
    if (!value) {
      failure = {type, "the discriminant of its variant " + std::to_string(i) +
                           " is not known, or takes more than 64 bits"};
      return {};
    }
    llvm::SmallVector<std::int64_t, 4> offsets(layout->variants[i].offsets.begin(),
                                               layout->variants[i].offsets.end());
    variants.push_back(mir::VariantAttr::get(
        context_, context_.identifier(layout->variants[i].name), *value,
        ParamValue(context_, llvm::ArrayRef<std::int64_t>(offsets))));
  }
  Attribute tag = layout->tag ? convert_tag(context_, *layout->tag) : Attribute();
  return mir::AdtType::get(context_, context_.identifier(adt_kind(type, *layout)),
                           context_.identifier(type->spelling), layout->size, layout->align,
                           layout->is_freeze, layout->is_unpin,
                           ParamValue(context_, llvm::ArrayRef<Attribute>(variants)), tag);
}

}  // namespace pliron::rustc
