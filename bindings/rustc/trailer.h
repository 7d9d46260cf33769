#pragma once
// The facts that rustc's MIR text lacks, as comment lines behind it: which functions are kernels,
// what they and foreign functions are called, what an impl implements, and how types are laid out.
// With them a `.mir` file is complete: it can be read where no rustc is.
//
// One fact per line: `// pliron: `, a keyword, and a JSON value. README.md holds the grammar.

#include <string>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

class Module;
struct Layout;
struct ScalarLayout;

struct TrailerError {
  const char* position = nullptr;  // in the line
  std::string message;
};

// Adds the fact of one line, from `// pliron: ` to before the newline, to the module. Returns false
// and fills in the error when it cannot be read.
bool parse_trailer_line(Module& module, llvm::StringRef line, TrailerError& error);

// Prints all facts of the module, sorted, so that equal modules give equal text.
void print_trailer(const Module& module, llvm::raw_ostream& os);

// `u32`, `i8 0..=1`, `ptr 1..=18446744073709551615`, `f32`, `u8 uninit`: a scalar with its size in
// bits, and its range when it is not full.
std::string to_string(const ScalarLayout& scalar);
bool parse_scalar(llvm::StringRef text, ScalarLayout& result);

}  // namespace pliron::rustc
