#pragma once
// Words of dialect files that the reader and the writer share. For the framework's own use.

#include "ir/constraints_impl.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

// Whether a constraint can start in that word, which then is no name for one.
bool is_word_of_constraints(llvm::StringRef word);
// Whether a constraint of attributes starts in that word and is no number.
bool is_word_of_attr_constraints(llvm::StringRef word);
// All words that a constraint of types (of attributes) can start in.
llvm::SmallVector<llvm::StringRef, 32> words_of_constraints(ConstraintFamily family);

// Kinds of types and attributes that have a word of their own: `function`, `unit`.
struct BuiltinWord {
  std::uint64_t id;
  bool is_type;
  llvm::StringLiteral word;
};
llvm::ArrayRef<BuiltinWord> builtin_words();

// type, attr, int, uint, bool, string, type_list, attr_list, int_list.
struct ParamKindWord {
  ParamKind kind;
  llvm::StringLiteral word;
};
llvm::ArrayRef<ParamKindWord> param_kind_words();
llvm::StringRef param_kind_word(ParamKind kind);

// What a parameter's constraint is one of.
ConstraintFamily family_of(ParamKind kind);
// The kind of a parameter that a Base names; Int when it is not known.
ParamKind base_param_kind(Context& context, const ConstraintNode& base, bool is_type,
                          std::string_view param);

}  // namespace pliron
