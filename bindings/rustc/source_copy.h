#pragma once
// A changed copy of a crate's main file in a folder of its own, for asking rustc what the file
// itself does not say. The files beside the original are visible beside the copy, and those above
// it as far up as paths in the sources go, for `mod x;`, `#[path = "../x.rs"]`, `include!` and
// `include_bytes!`.

#include <string>

#include "bindings/rustc/process.h"

namespace pliron::rustc {

class SourceCopy {
 public:
  SourceCopy(llvm::StringRef original, llvm::StringRef text);

  // False when the files could not be made.
  bool is_valid() const { return is_valid_; }
  const std::string& file() const { return file_; }
  // For what rustc writes; it holds no files of the crate.
  const std::string& folder() const { return folder_.path(); }
  // Makes rustc print positions in the copy as positions in the original.
  std::string remap_argument() const;

 private:
  static unsigned levels_up(llvm::StringRef directory, llvm::StringRef text);

  TemporaryFolder folder_;
  std::string original_;
  std::string directory_;  // of the copy
  std::string file_;
  bool is_valid_ = false;
};

}  // namespace pliron::rustc
