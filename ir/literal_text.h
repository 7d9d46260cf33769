#pragma once
// Numbers, bytes and names as text, both ways, exactly as MLIR writes them. Shared by the parser and
// the printer, so that what one writes the other reads back.

#include <optional>

#include "ir/type.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

// The value of a Float token. It is rounded to f64 first and then to the type, as MLIR does: decimal
// text cannot say more than an f64 can hold, the bits of wider types can be written in hexadecimal.
// What is too large becomes infinity, or the largest value or NaN in types that have no infinity.
llvm::APFloat parse_float_literal(llvm::StringRef digits, bool negative,
                                  const llvm::fltSemantics& semantics);

// Writes a float so that it reads back exactly: with six digits if these suffice, else with as many as
// it takes, else (NaN, infinities, and numbers whose shortest form has no point) its bits as a
// hexadecimal integer. Returns whether it wrote bits.
bool print_float(const llvm::APFloat& value, llvm::raw_ostream& os);

// Writes the value of an integer or index type: true and false for i1, unsigned for ui..., signed for
// all else.
void print_integer(const llvm::APInt& value, Type type, llvm::raw_ostream& os);

// The bits of a value of an integer, index or float type.
void print_number(const llvm::APInt& bits, Type type, llvm::raw_ostream& os);

// Two upper-case hexadecimal digits for each byte.
void print_hex(llvm::ArrayRef<char> bytes, llvm::raw_ostream& os);

// A key, or any other word that stands for itself unless it needs quotes.
void print_keyword_or_string(llvm::StringRef word, llvm::raw_ostream& os);

}  // namespace pliron
