#pragma once
// Reference pages of dialects, in Markdown, from their records: `pliron-opt --doc-dialect=NAME`. A
// page has everything that a user of a dialect must know and that data can say: syntax, operands,
// results, attributes, regions, successors, parameters, traits, enumerations. What code does is
// named only.

#include "ir/context.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

// Writes the page of a registered dialect, compiled or from a dialect file. The same dialect always
// gives the same text.
void print_dialect_doc(Context& context, const DialectInfo& dialect, llvm::raw_ostream& os);

}  // namespace pliron
