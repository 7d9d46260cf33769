#pragma once
// Dialects as text: `.pliron-dialect` files, which need no C++. They say what records say, in a
// form close to them, and are documented in docs/run-time-dialects.md.
//
//   dialect mine "An example." {
//     op add "Adds two integers." {
//       operands(lhs: integer, rhs: same_as(lhs))
//       results(sum: same_as(lhs))
//       traits[Pure, Commutative]
//       format "$lhs `,` $rhs attr-dict `:` type($sum)"
//     }
//   }

#include "ir/context.h"
#include "ir/result.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace pliron {

// Reads a file and registers the dialects in it. On failure errors have been reported, at their
// places in the file, and no dialect of the file is registered.
LogicalResult load_dialect_file(Context& context, llvm::MemoryBufferRef buffer);

// The names of the dialects that a file defines, as far as it can be read; reports nothing. For
// whoever has to leave out the compiled dialects that a file stands in for.
std::vector<std::string> dialects_in_file(llvm::MemoryBufferRef buffer);

// Writes a registered dialect as a file. Loading it gives a dialect that is written the same. What
// has no form as data is written as `native "name"`, and can be loaded where the compiled dialect
// is known (ir/natives.h).
void print_dialect(Context& context, const DialectInfo& dialect, llvm::raw_ostream& os);

}  // namespace pliron
