#pragma once
// The whole of pliron-run behind its command line: compiles, launches, and reports.

#include "llvm/Support/raw_ostream.h"
#include "tools/pliron-run/args.h"

namespace pliron::run {

// Runs what is asked for. Results go to `out`, problems to `err`. Returns the exit status: 0 when
// the kernel completed and every comparison matched, 1 otherwise. Files are written only when the
// kernel completed.
int run(const Request& request, llvm::raw_ostream& out, llvm::raw_ostream& err);

}  // namespace pliron::run
