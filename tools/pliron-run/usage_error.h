#pragma once
// Errors in what the user wrote on the command line:
//
//   expected ']' behind the number of elements
//     --arg=f32[10:zeros
//                 ^
//     a slice is written f32[1024]:zeros

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace pliron::run {

// `option` is the option's name with dashes, `text` its value, `column` the place in the value,
// from 0. `hint` says what to write instead and may be empty.
llvm::Error usage_error(llvm::StringRef option, llvm::StringRef text, std::size_t column,
                        const llvm::Twine& message, const llvm::Twine& hint);

}  // namespace pliron::run
