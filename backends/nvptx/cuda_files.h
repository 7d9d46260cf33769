#pragma once
// Finding the two files of the CUDA Toolkit that translation uses: libdevice.10.bc, the math
// library in LLVM bitcode, and ptxas, the assembler. Neither is needed for kernels that call no
// math function and are wanted as PTX.
//
// A "CUDA folder" has one of these layouts, tried in this order:
//   DIR/nvvm/libdevice/libdevice.10.bc, DIR/bin/ptxas                    a toolkit
//   DIR/nvidia/*/nvvm/libdevice/libdevice.10.bc, DIR/nvidia/*/bin/ptxas  unpacked Python wheels
// and CUDA folders are searched in this order: $PLIRON_CUDA_DIR, $CUDA_HOME, $CUDA_PATH,
// /usr/local/cuda, and the folder that the build was configured with (CMake's PLIRON_CUDA_DIR).

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"

namespace pliron::nvptx {

struct FoundFile {
  std::string path;                   // empty when not found
  std::vector<std::string> searched;  // the places looked at, in order, for a diagnostic

  explicit operator bool() const { return !path.empty(); }
};

// libdevice.10.bc: `explicit_path` if not empty, else $PLIRON_LIBDEVICE, else in the CUDA folders.
// A path that was given, by argument or environment, is never replaced by a search.
FoundFile find_libdevice(llvm::StringRef explicit_path = {});

// ptxas: $PLIRON_PTXAS, then PATH, then the CUDA folders.
FoundFile find_ptxas();

}  // namespace pliron::nvptx
