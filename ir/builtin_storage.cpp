#include "ir/builtin_storage.h"

#include "ir/builtin_attributes.h"
#include "ir/lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace pliron {

using Words = llvm::ArrayRef<std::uint64_t>;
using Word = WordKind;

static Type type_in(std::uint64_t word) {
  return Type(from_word<UniquedStorage>(word));
}

static Attribute attr_in(std::uint64_t word) {
  return Attribute(from_word<UniquedStorage>(word));
}

// Width in bits of a value of that type in an attribute; no value when it has none.
static std::optional<unsigned> value_width(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return integer.width();
  if (FloatType number = type.try_as<FloatType>())
    return number.width();
  return type.is<IndexType>() ? std::optional(64u) : std::nullopt;
}

// Whether words hold values of that width, each in `step` words of its own, without bits beyond.
static bool are_values(Words words, unsigned width, std::size_t step) {
  if (step == 0 || words.size() % step != 0)
    return words.empty();
  if (width % 64 == 0 && width != 0)
    return true;
  for (std::size_t i = step - 1; i < words.size(); i += step)
    if (words[i] >> (width % 64) != 0)
      return false;
  return true;
}
static std::size_t words_of(unsigned width) {
  return (width + 63) / 64;
}

static std::string integer_problem(Words words) {
  if (words[0] > IntegerType::max_width)
    return "an integer type has at most " + std::to_string(IntegerType::max_width) + " bits";
  if (words[1] > static_cast<std::uint64_t>(Signedness::Unsigned))
    return "an integer type is signless, signed or unsigned";
  return "";
}
static std::string float_problem(Words words) {
  return words[0] < num_float_kinds ? "" : "a float type is one of the kinds that are known here";
}
static std::string function_problem(Words words) {
  return words[0] <= words.size() - 1 ? "" : "a function type has no more inputs than types";
}
static std::string complex_problem(Words words) {
  return ComplexType::can_hold(type_in(words[0])) ? "" : "a complex type is of integers or floats";
}
static std::string vector_problem(Words words) {
  if (!VectorType::can_hold(type_in(words[0])))
    return "a vector is of integers, index, floats or types of dialects";
  Words rest = words.drop_front(2);
  std::uint64_t rank = words[1];
  std::size_t flags = rank / 64 + (rank % 64 != 0);
  if (rank > rest.size() || (rest.size() != rank && rest.size() != rank + flags))
    return "a vector has as many dimensions as its rank says";
  for (std::uint64_t dim : rest.take_front(rank))
    if (static_cast<std::int64_t>(dim) <= 0)
      return "a vector's dimensions are positive";
  Words scalable = rest.drop_front(rank);
  bool is_beyond = rank % 64 != 0 && !scalable.empty() && scalable.back() >> (rank % 64) != 0;
  if (is_beyond || (!scalable.empty() && llvm::all_of(scalable, [](auto w) { return w == 0; })))
    return "a vector says which of its dimensions scale, if any do";
  return "";
}
static bool are_sizes(Words dims) {
  return llvm::all_of(dims, [](std::uint64_t dim) {
    auto size = static_cast<std::int64_t>(dim);
    return size >= 0 || size == ShapedType::dynamic;
  });
}
static std::string tensor_problem(Words words) {
  if (!RankedTensorType::can_hold(type_in(words[0])))
    return "a tensor is of numbers, vectors or types of dialects";
  return are_sizes(words.drop_front(2)) ? "" : "a tensor's dimensions are sizes or dynamic";
}
static std::string unranked_tensor_problem(Words words) {
  return RankedTensorType::can_hold(type_in(words[0]))
             ? ""
             : "a tensor is of numbers, vectors or types of dialects";
}
static std::string memory_space_problem(std::uint64_t word) {
  Attribute space = attr_in(word);
  IntegerAttr number = space ? space.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (space && (!MemRefType::can_be_memory_space(space) || (number && number.value().isZero())))
    return "a memory space is an integer other than 0, a string, a dictionary or of a dialect";
  return "";
}
static std::string memref_problem(Words words) {
  if (!MemRefType::can_hold(type_in(words[0])))
    return "a memref is of numbers, vectors, memrefs or types of dialects";
  Words dims = words.drop_front(3);
  if (!are_sizes(dims))
    return "a memref's dimensions are sizes or dynamic";
  Attribute layout = attr_in(words[1]);
  if (layout &&
      (!MemRefType::can_be_layout(layout) || !MemRefType::layout_fits(layout, dims.size())))
    return "a memref's layout is a map or strides for its dimensions, or of a dialect";
  AffineMapAttr map = layout ? layout.try_as<AffineMapAttr>() : AffineMapAttr(nullptr);
  if (map && map.is_identity())
    return "a memref whose layout is the identity has none";
  return memory_space_problem(words[2]);
}
static std::string unranked_memref_problem(Words words) {
  if (!MemRefType::can_hold(type_in(words[0])))
    return "a memref is of numbers, vectors, memrefs or types of dialects";
  return memory_space_problem(words[1]);
}
static bool is_balanced(llvm::StringRef body) {
  std::string text = ("<" + body + ">").str();
  return Lexer(text).balanced_text(text.data()) == llvm::StringRef(text);
}
// The dialect, the text, whether it is pretty, and the references in it.
static std::string opaque_problem(llvm::StringRef dialect, llvm::StringRef body, bool is_pretty,
                                  Words refs) {
  if (!is_bare_identifier(dialect) || dialect.contains('.'))
    return "opaque text is of a dialect with an identifier for a name";
  if (is_pretty != detail::is_pretty_symbol(body))
    return "opaque text says whether it is a name";
  if (!is_pretty && !is_balanced(body))
    return "opaque text has its brackets in pairs";
  std::uint64_t done = 0;
  OpaqueRefs all(refs);
  for (std::size_t i = 0; i < all.size(); ++i) {
    OpaqueRef ref = all[i];
    std::uint64_t kind = refs[i * OpaqueRefs::words_each];
    if (kind > static_cast<std::uint64_t>(OpaqueRef::Kind::Resource) || ref.offset < done ||
        std::uint64_t{ref.offset} + ref.length > body.size())
      return "references in opaque text are in their order";
    done = std::uint64_t{ref.offset} + ref.length;
    bool is_attr = ref.kind == OpaqueRef::Kind::Attr || ref.kind == OpaqueRef::Kind::Distinct;
    if (static_cast<bool>(ref.type) != (ref.kind == OpaqueRef::Kind::Type) ||
        static_cast<bool>(ref.attr) != is_attr ||
        static_cast<bool>(ref.resource) != (ref.kind == OpaqueRef::Kind::Resource) ||
        (ref.kind == OpaqueRef::Kind::Distinct && !ref.attr.is<DistinctAttr>()))
      return "a reference in opaque text is to what its kind says";
  }
  return "";
}
static llvm::StringRef text_in(std::uint64_t word) {
  return Identifier::from_opaque(from_word<void>(word)).str();
}
static std::string opaque_type_problem(Words words) {
  if (text_in(words[0]) == "builtin" && text_in(words[1]) == "none")
    return "the type none is not opaque";
  return opaque_problem(text_in(words[0]), text_in(words[1]), words[2] != 0, words.drop_front(3));
}
static std::string opaque_attr_problem(Words words) {
  Type type = type_in(words[2]);
  if (type && type.is<NoneType>())
    return "an opaque attribute without a type has none";
  return opaque_problem(text_in(words[0]), text_in(words[1]), words[3] != 0, words.drop_front(4));
}

static std::string integer_attr_problem(Words words) {
  Type type = type_in(words[0]);
  auto width = value_width(type);
  if (!width || type.is<FloatType>())
    return "an integer attribute is of an integer type or index";
  if (words.size() - 1 != words_of(*width) ||
      !are_values(words.drop_front(), *width, words_of(*width)))
    return "an integer attribute has the width of its type";
  return "";
}
static std::string float_attr_problem(Words words) {
  FloatType type = type_in(words[0]).try_as<FloatType>();
  if (!type)
    return "a float attribute is of a float type";
  unsigned width = type.width();
  if (words.size() - 1 != words_of(width) ||
      !are_values(words.drop_front(), width, words_of(width)))
    return "a float attribute has the width of its type";
  return "";
}
static std::string string_problem(Words words) {
  Type type = type_in(words[1]);
  return type && type.is<NoneType>() ? "a string without a type has none" : "";
}
static std::string dictionary_problem(Words words) {
  llvm::StringRef last;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    llvm::StringRef name = Identifier::from_opaque(from_word<void>(words[i])).str();
    if (name.empty() || (i > 0 && name <= last))
      return "a dictionary is sorted by names, which are not empty and differ";
    last = name;
  }
  return "";
}
static std::string symbol_problem(Words words) {
  return words.empty() ? "a symbol reference has a name" : "";
}
static std::string dense_array_problem(Words words) {
  Type type = type_in(words[0]);
  if (!DenseArrayAttr::can_hold(type))
    return "elements of an array are floats or integers, of whole bytes or i1";
  unsigned width = *value_width(type);
  if (!are_values(words.drop_front(), width, std::max<std::size_t>(1, words_of(width))))
    return "elements of an array have the width of their type";
  return "";
}
static std::string dense_elements_problem(Words words) {
  Type type = type_in(words[0]);
  Words payload = words.drop_front(3);
  if (!DenseElementsAttr::can_have(type))
    return "dense elements are of a shaped type of static shape and of numbers";
  if (words[1] > 1 || words[2] / 8 + (words[2] % 8 != 0) != payload.size())
    return "dense elements have as many bytes as they say";
  if (words[2] % 8 != 0 && payload.back() >> (8 * (words[2] % 8)) != 0)
    return "dense elements have nothing behind their bytes";
  llvm::ArrayRef<char> data(reinterpret_cast<const char*>(payload.data()),
                            static_cast<std::size_t>(words[2]));
  DenseElementsAttr made = DenseElementsAttr::get_raw(type.as<ShapedType>(), data);
  if (!made || made.words() != words)
    return "dense elements are as many as the type says, or one for all when all are equal";
  return "";
}
static std::string dense_strings_problem(Words words) {
  Type type = type_in(words[0]);
  if (!DenseStringElementsAttr::can_have(type))
    return "dense strings are of a shaped type of static shape and of no numbers";
  Words elements = words.drop_front();
  auto count = type.as<ShapedType>().num_elements();
  if (elements.size() != 1 && count != static_cast<std::int64_t>(elements.size()))
    return "dense strings are as many as the type says, or one for all";
  return elements.size() > 1 && llvm::all_equal(elements)
             ? "dense strings that are all equal are given once"
             : "";
}
static std::string dense_resource_problem(Words words) {
  if (!words[1])
    return "a resource has a key";
  return type_in(words[0]).is<ShapedType>() ? "" : "a resource is of a shaped type";
}

static const StorageDef type_defs[] = {
    {IntegerType::full_name, {Word::UInt, Word::UInt}, {}, integer_problem},
    {IndexType::full_name},
    {NoneType::full_name},
    {FloatType::full_name, {Word::UInt}, {}, float_problem},
    {FunctionType::full_name, {Word::UInt}, {Word::Type}, function_problem},
    {TupleType::full_name, {}, {Word::Type}, nullptr, /*is_listed=*/true},
    {ComplexType::full_name, {Word::Type}, {}, complex_problem},
    {VectorType::full_name, {Word::Type, Word::UInt}, {Word::Int}, vector_problem},
    {RankedTensorType::full_name, {Word::Type, Word::OptionalAttr}, {Word::Int}, tensor_problem},
    {UnrankedTensorType::full_name, {Word::Type}, {}, unranked_tensor_problem},
    {MemRefType::full_name,
     {Word::Type, Word::OptionalAttr, Word::OptionalAttr},
     {Word::Int},
     memref_problem},
    {UnrankedMemRefType::full_name, {Word::Type, Word::OptionalAttr}, {}, unranked_memref_problem},
    {OpaqueType::full_name,
     {Word::String, Word::String, Word::Bool},
     {Word::UInt, Word::UInt, Word::OptionalType, Word::OptionalAttr, Word::Resource},
     opaque_type_problem,
     /*is_listed=*/true},
};
static const StorageDef attr_defs[] = {
    {UnitAttr::full_name},
    {IntegerAttr::full_name, {Word::Type}, {Word::UInt}, integer_attr_problem},
    {FloatAttr::full_name, {Word::Type}, {Word::UInt}, float_attr_problem},
    {StringAttr::full_name, {Word::String, Word::OptionalType}, {}, string_problem},
    {ArrayAttr::full_name, {}, {Word::Attr}},
    {DictionaryAttr::full_name, {}, {Word::String, Word::Attr}, dictionary_problem},
    {TypeAttr::full_name, {Word::Type}},
    {SymbolRefAttr::full_name, {}, {Word::String}, symbol_problem},
    {DenseArrayAttr::full_name, {Word::Type}, {Word::Bits}, dense_array_problem},
    {StridedLayoutAttr::full_name, {Word::Int}, {Word::Int}},
    {OpaqueAttr::full_name,
     {Word::String, Word::String, Word::OptionalType, Word::Bool},
     {Word::UInt, Word::UInt, Word::OptionalType, Word::OptionalAttr, Word::Resource},
     opaque_attr_problem,
     /*is_listed=*/true},
    {DenseElementsAttr::full_name,
     {Word::Type, Word::Bool, Word::UInt},
     {Word::Bits},
     dense_elements_problem},
    {DenseStringElementsAttr::full_name, {Word::Type}, {Word::String}, dense_strings_problem},
    {DenseResourceElementsAttr::full_name,
     {Word::Type, Word::Resource},
     {},
     dense_resource_problem},
    {LocationAttr::full_name, {Word::Location}, {}, nullptr, /*is_listed=*/true},
    {DistinctAttr::full_name, {Word::Identity, Word::Attr}, {}, nullptr, /*is_listed=*/true},
};

static const StorageDef* find_def(llvm::ArrayRef<StorageDef> defs, llvm::StringRef name) {
  for (const StorageDef& def : defs)
    if (name == llvm::StringRef(def.name.data(), def.name.size()))
      return &def;
  return nullptr;
}
const StorageDef* builtin_type_storage(llvm::StringRef name) {
  return find_def(type_defs, name);
}
const StorageDef* builtin_attr_storage(llvm::StringRef name) {
  return find_def(attr_defs, name);
}

namespace {
struct ParamWord {
  ParamKind param;
  WordKind word;
};
}  // namespace
static constexpr ParamWord param_words[] = {
    {ParamKind::Type, Word::Type},         {ParamKind::Attr, Word::OptionalAttr},
    {ParamKind::Int, Word::Int},           {ParamKind::UInt, Word::UInt},
    {ParamKind::Bool, Word::Bool},         {ParamKind::String, Word::OptionalString},
    {ParamKind::TypeList, Word::TypeList}, {ParamKind::AttrList, Word::AttrList},
    {ParamKind::IntList, Word::IntList},
};

WordKind word_kind(ParamKind kind) {
  for (const ParamWord& entry : param_words)
    if (entry.param == kind)
      return entry.word;
  llvm_unreachable("a kind of parameters without an entry in param_words");
}
std::optional<ParamKind> param_kind(WordKind kind) {
  for (const ParamWord& entry : param_words)
    if (entry.word == kind)
      return entry.param;
  return std::nullopt;
}

}  // namespace pliron
