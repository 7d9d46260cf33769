#include "ir/dialect_file_words.h"

#include "ir/builtin_attributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static constexpr llvm::StringLiteral common_words[] = {"any",   "any_of", "all_of", "not",
                                                       "named", "base",   "native"};
static constexpr llvm::StringLiteral type_words[] = {"integer",  "float",  "index",  "none",
                                                     "vector",   "tensor", "memref", "complex",
                                                     "function", "tuple"};
static constexpr llvm::StringLiteral attr_words[] = {
    "integer",     "float", "bool", "index",  "string",      "unit", "type", "array",
    "dense_array", "dense", "dict", "symbol", "flat_symbol", "enum", "exact"};
// What may stand in front of a constraint, or in its place.
static constexpr llvm::StringLiteral other_words[] = {"optional", "variadic", "same_as", "from"};

// i32, si8, f16, bf16, tf32, f8E5M2: whatever could be the name of a number's type.
static bool is_like_number_type(llvm::StringRef word) {
  for (llvm::StringRef prefix : {"si", "ui", "i", "bf", "tf", "f"})
    if (word.starts_with(prefix) && word.size() > prefix.size() &&
        llvm::isDigit(word[prefix.size()]))
      return true;
  return false;
}

bool is_word_of_constraints(llvm::StringRef word) {
  return llvm::is_contained(common_words, word) || llvm::is_contained(type_words, word) ||
         llvm::is_contained(attr_words, word) || llvm::is_contained(other_words, word) ||
         is_like_number_type(word);
}

bool is_word_of_attr_constraints(llvm::StringRef word) {
  return llvm::is_contained(attr_words, word);
}

llvm::SmallVector<llvm::StringRef, 32> words_of_constraints(ConstraintFamily family) {
  llvm::SmallVector<llvm::StringRef, 32> words(std::begin(common_words), std::end(common_words));
  if (family == ConstraintFamily::Type)
    words.append(std::begin(type_words), std::end(type_words));
  else
    words.append(std::begin(attr_words), std::end(attr_words));
  return words;
}

llvm::ArrayRef<BuiltinWord> builtin_words() {
  static constexpr BuiltinWord words[] = {
      {IndexType::id(), true, "index"},       {NoneType::id(), true, "none"},
      {FunctionType::id(), true, "function"}, {TupleType::id(), true, "tuple"},
      {UnitAttr::id(), false, "unit"},        {DictionaryAttr::id(), false, "dict"},
  };
  return words;
}

llvm::ArrayRef<ParamKindWord> param_kind_words() {
  static constexpr ParamKindWord words[] = {
      {ParamKind::Type, "type"},
      {ParamKind::Attr, "attr"},
      {ParamKind::Int, "int"},
      {ParamKind::UInt, "uint"},
      {ParamKind::Bool, "bool"},
      {ParamKind::String, "string"},
      {ParamKind::TypeList, "type_list"},
      {ParamKind::AttrList, "attr_list"},
      {ParamKind::IntList, "int_list"},
  };
  return words;
}
llvm::StringRef param_kind_word(ParamKind kind) {
  for (const ParamKindWord& entry : param_kind_words())
    if (entry.kind == kind)
      return entry.word;
  return {};
}

ConstraintFamily family_of(ParamKind kind) {
  return kind == ParamKind::Type   ? ConstraintFamily::Type
         : kind == ParamKind::Attr ? ConstraintFamily::Attr
                                   : ConstraintFamily::Param;
}

ParamKind base_param_kind(Context& context, const ConstraintNode& base, bool is_type,
                          std::string_view param) {
  auto find = [&](const auto* info) {
    if (info && info->def)
      for (const ParamDef& candidate : info->def->params)
        if (candidate.name == param)
          return candidate.kind;
    return ParamKind::Int;
  };
  llvm::StringRef name(base.name.data(), base.name.size());
  return is_type ? find(context.type_info(name)) : find(context.attr_info(name));
}

}  // namespace pliron
