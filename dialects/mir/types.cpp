// Text of the pointer types, aliases of aggregates, and what every part of the dialect asks of
// types.

#include "dialects/mir/types.h"

#include "ir/parser.h"
#include "ir/printer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::mir {

// Parameters 0 to 2 of !mir.ptr and !mir.ref alike.
static Type pointee_param(Type pointer) {
  return Type(from_word<UniquedStorage>(pointer.words()[0]));
}
static bool mutable_param(Type pointer) {
  return pointer.words()[1] != 0;
}
static std::uint64_t space_param(Type pointer) {
  return pointer.words()[2];
}

void text::print_pointer(Type type, AsmPrinter& printer) {
  printer.os() << '<';
  if (mutable_param(type))
    printer.os() << "mut ";
  printer.print_type(pointee_param(type));
  if (std::uint64_t space = space_param(type))
    printer.os() << ", " << space;
  printer.os() << '>';
}

template <typename Pointer>
static FailureOr<Type> parse_pointer(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  bool is_mutable = parser.parse_optional("mut");
  FailureOr<Type> pointee = parser.parse_type();
  if (failed(pointee))
    return failure();
  std::uint64_t space = 0;
  if (parser.parse_optional(",")) {
    FailureOr<std::uint64_t> number = parser.parse_uint();
    if (failed(number))
      return failure();
    space = *number;
    if (!llvm::isUInt<24>(space))
      return parser.emit_error() << "an address space is less than 2^24, got " << space;
  }
  if (failed(parser.parse(">")))
    return failure();
  return Type(Pointer::get(*pointee, is_mutable, static_cast<unsigned>(space)));
}
FailureOr<Type> text::parse_ptr(AsmParser& parser) {
  return parse_pointer<PtrType>(parser);
}
FailureOr<Type> text::parse_ref(AsmParser& parser) {
  return parse_pointer<RefType>(parser);
}

// `core::option::Option<&mut f32>` becomes `Option_mut_f32`: of a path the last segment, of what is
// between names an underscore.
static std::string readable_name(llvm::StringRef name) {
  constexpr std::size_t longest = 64;
  std::string result;
  std::size_t segment = 0;  // where the last name starts in `result`
  while (!name.empty() && result.size() < longest) {
    if (llvm::isAlnum(name.front()) || name.front() == '_') {
      llvm::StringRef word = name.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
      if (!result.empty() && result.back() != '_')
        result += '_';
      segment = result.size();
      result += word;
      name = name.drop_front(word.size());
      if (name.consume_front("::") && !name.starts_with("<"))
        result.resize(segment);
      continue;
    }
    if (name.consume_front("'")) {  // a lifetime
      name = name.drop_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
      continue;
    }
    if (name.starts_with("&") && !name.starts_with("&mut "))
      result += result.empty() || result.back() == '_' ? "ref" : "_ref";
    name = name.drop_front();
  }
  return result;
}

std::string_view text::adt_alias(Type type) {
  AdtType adt = type.as<AdtType>();
  std::string name = readable_name(adt.param<"name">().str());
  llvm::StringRef kind = adt.param<"kind">().str();
  if (kind == "tuple")
    name = name.empty() ? "unit" : "tuple_" + name;
  if (name.empty() || llvm::isDigit(name.front()))
    name = kind.str() + '_' + name;
  return type.context().identifier(name).str();
}

bool is_pointer(Type type) {
  return type.is<PtrType>() || type.is<RefType>();
}
bool is_fat_pointer(Type type) {
  if (!is_pointer(type))
    return false;
  Type target = pointee_param(type);
  return target.is<SliceType>() || target.is<StrType>();
}
Type pointee(Type pointer) {
  assert(is_pointer(pointer) && "not a pointer");
  return pointee_param(pointer);
}
unsigned address_space(Type pointer) {
  assert(is_pointer(pointer) && "not a pointer");
  return static_cast<unsigned>(space_param(pointer));
}
bool is_mutable(Type pointer) {
  assert(is_pointer(pointer) && "not a pointer");
  return mutable_param(pointer);
}

Type element_type(Type type) {
  if (ArrayType array = type.try_as<ArrayType>())
    return array.param<"element">();
  if (SliceType slice = type.try_as<SliceType>())
    return slice.param<"element">();
  if (type.is<StrType>())
    return IntegerType::get(type.context(), 8, Signedness::Unsigned);
  return Type();
}

// Bits of an integer that Rust has; 0 for any other type.
static unsigned rust_int_width(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return 0;
  unsigned width = integer.width();
  bool is_bool = width == 1 && integer.is_signless();
  bool is_int = width >= 8 && width <= 128 && llvm::isPowerOf2_32(width) && !integer.is_signless();
  return is_bool || is_int ? width : 0;
}
static bool is_rust_float(Type type) {
  FloatType real = type.try_as<FloatType>();
  return real && (real.kind() == FloatKind::F16 || real.kind() == FloatKind::F32 ||
                  real.kind() == FloatKind::F64 || real.kind() == FloatKind::F128);
}

bool is_scalar(Type type) {
  return rust_int_width(type) != 0 || is_rust_float(type) || is_pointer(type);
}

static bool array_layout(ArrayType array, SizeAlign& result) {
  SizeAlign element;
  if (!layout_of(array.param<"element">(), element))
    return false;
  bool overflow = false;
  std::uint64_t size = llvm::SaturatingMultiply(element.size, array.param<"size">(), &overflow);
  // Rust has no object above isize::MAX bytes.
  if (overflow || size > static_cast<std::uint64_t>(INT64_MAX))
    return false;
  result = {size, element.align};
  return true;
}

bool layout_of(Type type, SizeAlign& result) {
  // Arrays of arrays nest as deep as the text allows, which the parser bounds.
  if (ArrayType array = type.try_as<ArrayType>())
    return array_layout(array, result);
  if (unsigned width = rust_int_width(type)) {
    std::uint64_t bytes = width == 1 ? 1 : width / 8;
    result = {bytes, bytes};
    return true;
  }
  if (is_rust_float(type)) {
    std::uint64_t bytes = type.as<FloatType>().width() / 8;
    result = {bytes, bytes};
    return true;
  }
  if (is_pointer(type)) {
    result = {is_fat_pointer(type) ? 16u : 8u, 8};
    return true;
  }
  if (type.is<NeverType>()) {
    result = {0, 1};
    return true;
  }
  AdtType adt = type.try_as<AdtType>();
  if (!adt)
    return false;
  result = {adt.param<"size">(), adt.param<"align">()};
  return llvm::isPowerOf2_64(result.align) && result.size <= static_cast<std::uint64_t>(INT64_MAX);
}

bool is_freeze(Type type) {
  while (Type element = element_type(type))
    type = element;
  AdtType adt = type.try_as<AdtType>();
  return !adt || adt.param<"freeze">();
}
bool is_unpin(Type type) {
  while (Type element = element_type(type))
    type = element;
  AdtType adt = type.try_as<AdtType>();
  return !adt || adt.param<"unpin">();
}

static std::string tag_problem(AdtType adt, TagAttr tag) {
  IntegerType integer = tag.param<"type">().try_as<IntegerType>();
  if (!integer || rust_int_width(integer) < 8)
    return "has a tag that is no integer of Rust's";
  std::uint64_t size = adt.param<"size">(), tag_size = integer.width() / 8;
  if (tag_size > size || tag.param<"offset">() > size - tag_size)
    return "has a tag outside its " + std::to_string(size) + " bytes";
  llvm::StringRef encoding = tag.param<"encoding">().str();
  if (encoding == "direct")
    return "";
  if (encoding != "niche")
    return "has a tag of unknown encoding \"" + encoding.str() + '"';
  std::uint64_t count = adt.num_variants();
  std::uint64_t first = tag.param<"first_niche_variant">(),
                last = tag.param<"last_niche_variant">();
  if (tag.param<"untagged_variant">() >= count || first > last || last >= count)
    return "has a niche that names variants which do not exist";
  return "";
}

static std::string variants_problem(AdtType adt) {
  std::uint64_t size = adt.param<"size">();
  ParamList<Attribute> variants = adt.param<"variants">();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    VariantAttr variant = variants[i].try_as<VariantAttr>();
    if (!variant)
      return "has something other than #mir.variant among its variants";
    for (std::int64_t offset : variant.param<"offsets">())
      if (offset < 0 || static_cast<std::uint64_t>(offset) > size)
        return "has a field at offset " + std::to_string(offset) + ", outside its " +
               std::to_string(size) + " bytes";
  }
  return "";
}

std::string adt_problem(AdtType adt) {
  llvm::StringRef kind = adt.param<"kind">().str();
  bool is_enum = kind == "enum";
  bool known = is_enum || kind == "struct" || kind == "union" || kind == "tuple" ||
               kind == "closure" || kind == "fn";
  if (!known)
    return "has the unknown kind \"" + kind.str() + '"';
  std::uint64_t align = adt.param<"align">(), size = adt.param<"size">();
  if (!llvm::isPowerOf2_64(align) || align > (1u << 29))
    return "has the alignment " + std::to_string(align) + ", which is no power of two up to 2^29";
  if (size > static_cast<std::uint64_t>(INT64_MAX) || size % align)
    return "has the size " + std::to_string(size) + ", which is no multiple of its alignment";
  std::string problem = variants_problem(adt);
  if (!problem.empty())
    return problem;
  Attribute tag = adt.param<"tag">();
  if (!is_enum) {
    if (tag)
      return "has a tag though it is no enum";
    return kind != "fn" && adt.num_variants() != 1 ? "must have exactly one variant" : "";
  }
  if (!tag)
    return "";
  if (!tag.is<TagAttr>())
    return "has a tag that is not #mir.tag";
  return tag_problem(adt, tag.as<TagAttr>());
}

}  // namespace pliron::mir
