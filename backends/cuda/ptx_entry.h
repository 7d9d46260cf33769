#pragma once
// Reads from PTX text which kernels it has and what parameters they take, so that a launch can be
// checked before the driver sees it. Reads only `.entry` headers; it is no PTX parser.

#include <cstdint>
#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace pliron::cuda {

struct PtxParameter {
  std::string name;
  std::uint64_t bytes = 0;  // the element's size times the array's length
};

struct PtxEntry {
  std::string name;
  std::vector<PtxParameter> parameters;
};

// The kernels of `ptx` in order. An error says which line of the text is not understood.
llvm::Expected<std::vector<PtxEntry>> ptx_entries(llvm::StringRef ptx);

}  // namespace pliron::cuda
