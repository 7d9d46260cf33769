#pragma once
// The dialect files of --load-dialect=NAME.pliron-dialect (docs/run-time-dialects.md).

#include <string>
#include <vector>

#include "ir/context.h"
#include "ir/result.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"

namespace pliron::driver {

// Whether what --load-dialect names is a shared library and no dialect file, by what it starts
// with, and when that cannot be read by its name.
bool is_shared_library(llvm::StringRef path);

class DialectFiles {
 public:
  // Reads a file into `sources`, which must outlive this object. Fails with an error when it cannot
  // be read.
  LogicalResult read(Context& context, llvm::SourceMgr& sources, llvm::StringRef path);
  bool empty() const { return files_.empty(); }

  // Registers all dialects of this tree but those that a file stands in for, whose code is known
  // all the same; then what `others` registers; then those of the files. Fails after errors in the
  // files.
  LogicalResult register_dialects(Context& context,
                                  llvm::function_ref<void(Context&)> others) const;

 private:
  std::vector<llvm::MemoryBufferRef> files_;
  std::vector<std::string> names_;  // of the dialects in them
};

// The registered dialect of that name, for --dump-dialect and its like; null after an error.
const DialectInfo* find_dialect(Context& context, llvm::StringRef name);

}  // namespace pliron::driver
