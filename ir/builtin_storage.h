#pragma once
// What the words of builtin types and attributes mean, as data: for builtin kinds what ParamDef
// records are for those of dialects (ir/param_def.h). Whoever takes types and attributes apart and
// puts them together again without knowing each kind, such as bytecode, reads this.
//
// A kind has the words of `head`, then those of `tail` any number of times. A kind without an entry
// here is still a kind; it has to be handled as text.

#include <optional>
#include <string>

#include "ir/def_support.h"
#include "ir/param_def.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

// What one word is. The numbers are written to bytecode: they never change their meaning.
enum class WordKind : std::uint8_t {
  Int = 0,   // 64 bits, mostly small, signed
  UInt = 1,  // 64 bits, mostly small
  Bool = 2,  // 0 or 1
  Bits = 3,  // 64 bits of data
  Type = 4,
  OptionalType = 5,  // may be null
  Attr = 6,
  OptionalAttr = 7,
  String = 8,  // an Identifier
  OptionalString = 9,
  TypeList = 10,  // a uniqued list, see Context::word_list()
  AttrList = 11,  // of attributes that may be null
  IntList = 12,
  Location = 13,  // may be unknown
  Identity = 14,  // what makes a DistinctAttr differ from others
  Resource = 15,  // the key of a resource (ir/resources.h), may be null
};
inline constexpr unsigned num_word_kinds = 16;

struct StorageDef {
  std::string_view name;  // in full: "builtin.vector"
  StaticList<WordKind, 4> head = {};
  StaticList<WordKind, 5> tail = {};
  // What is wrong with such words, as a sentence that says what must be so, or "". The words have
  // the kinds that the lists say. Whatever it accepts is what get() of the kind could have made.
  std::string (*problem)(llvm::ArrayRef<std::uint64_t> words) = nullptr;
  // Whether the printer has to look for instances, see Context::Impl::has_builtin_aliases.
  bool is_listed = false;
};

// The records of builtin types and attributes. Null when there is none of that name.
const StorageDef* builtin_type_storage(llvm::StringRef name);
const StorageDef* builtin_attr_storage(llvm::StringRef name);

// The word of a parameter of a dialect's type or attribute, and back; nothing when no parameter has
// such words.
WordKind word_kind(ParamKind kind);
std::optional<ParamKind> param_kind(WordKind kind);

}  // namespace pliron
