#include "ir/param_directive.h"

#include "ir/context.h"
#include "ir/param.h"
#include "ir/parser.h"

namespace pliron::detail {

Type load_type(std::uint64_t word) {
  return Type(from_word<UniquedStorage>(word));
}
Attribute load_attr(std::uint64_t word) {
  return Attribute(from_word<UniquedStorage>(word));
}
Identifier load_identifier(std::uint64_t word) {
  return Identifier::from_opaque(from_word<void>(word));
}
std::uint64_t store(Type value) {
  return to_word(value.storage());
}
std::uint64_t store(Attribute value) {
  return to_word(value.storage());
}
std::uint64_t store(Identifier value) {
  return to_word(value.opaque());
}

// A list that has not been read yet has no storage.
static llvm::ArrayRef<std::uint64_t> list_words(std::uint64_t word) {
  return word ? from_word<UniquedStorage>(word)->words() : llvm::ArrayRef<std::uint64_t>();
}
void load_list(std::uint64_t word, llvm::SmallVectorImpl<Type>& list) {
  for (std::uint64_t item : list_words(word))
    list.push_back(load_type(item));
}
void load_list(std::uint64_t word, llvm::SmallVectorImpl<Attribute>& list) {
  for (std::uint64_t item : list_words(word))
    list.push_back(load_attr(item));
}
void load_list(std::uint64_t word, llvm::SmallVectorImpl<std::int64_t>& list) {
  for (std::uint64_t item : list_words(word))
    list.push_back(static_cast<std::int64_t>(item));
}
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<Type> list) {
  return ParamValue(parser.context(), list).word();
}
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<Attribute> list) {
  return ParamValue(parser.context(), list).word();
}
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<std::int64_t> list) {
  return ParamValue(parser.context(), list).word();
}

}  // namespace pliron::detail
