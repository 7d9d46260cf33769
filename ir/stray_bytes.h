#pragma once
// Bytes that texts should not have: naming them in errors, and showing text that may hold them on a
// terminal. Texts here are UTF-8; of control characters they have tabs, carriage returns and
// newlines.

#include <string>

#include "llvm/ADT/StringRef.h"

namespace pliron {

// The length of the UTF-8 sequence at the start of `text`, which is not empty; 0 when it is none.
unsigned utf8_length(llvm::StringRef text);

// A character that no token starts with: how many bytes it takes, and a sentence that says what it
// is and what to do about it.
struct StrayCharacter {
  unsigned size;
  std::string problem;
};
// That at the start of `rest`, which is not empty and starts with no letter, digit or space of
// ASCII. `starts_text`: nothing stands in front of it, so that it may say what kind of file this
// is.
StrayCharacter stray_character(llvm::StringRef rest, bool starts_text);

// The same text for a terminal: control characters but for tabs and newlines as pictures of one
// column (U+2400 and those behind it), what is not UTF-8 as U+FFFD. Most text stays as it is.
std::string printable(llvm::StringRef text);

}  // namespace pliron
