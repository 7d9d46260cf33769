#pragma once
// Where printed formats get spaces. As in MLIR: one in front of everything but closing and joining
// punctuation, none behind opening punctuation, none between a word and an opening bracket.

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

struct FormatSpacing {
  bool space = true;  // whether the next thing gets a space in front
  bool after_punctuation = false;

  void literal(llvm::raw_ostream& os, llvm::StringRef text) {
    bool joins = text.size() == 1;
    llvm::StringRef without_space = after_punctuation ? ">)}]," : "<>(){}[],";
    if (space && !(joins && without_space.contains(text[0])))
      os << ' ';
    os << text;
    space = text.size() != 1 || !llvm::StringRef("<({[").contains(text[0]);
    after_punctuation = text[0] != '_' && !llvm::isAlpha(text[0]);
  }
  // Comes in front of anything that is no literal.
  void element(llvm::raw_ostream& os) {
    if (space || !after_punctuation)
      os << ' ';
    space = true;
    after_punctuation = false;
  }
  // Behind `` ` ` `` or a line break, which has been printed, or behind `` `` ``.
  void spaced(llvm::StringRef text) {
    space = false;
    after_punctuation = text != " ";
  }
};

}  // namespace pliron
