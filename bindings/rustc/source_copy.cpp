#include "bindings/rustc/source_copy.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

namespace fs = llvm::sys::fs;

SourceCopy::SourceCopy(llvm::StringRef original, llvm::StringRef text)
    : folder_("pliron-source"), original_(original.str()) {
  if (folder_.path().empty())
    return;
  llvm::StringRef main_file = llvm::sys::path::filename(original);
  file_ = folder_.file(main_file);
  llvm::SmallString<128> directory(original);
  fs::make_absolute(directory);
  llvm::sys::path::remove_filename(directory);
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; it != end && !error; it.increment(error)) {
    llvm::StringRef name = llvm::sys::path::filename(it->path());
    if (name != main_file)
      fs::create_link(it->path(), folder_.file(name));
  }
  is_valid_ = !llvm::errorToBool(llvm::writeToOutput(file_, [&](llvm::raw_ostream& os) {
    os << text;
    return llvm::Error::success();
  }));
}

std::string SourceCopy::remap_argument() const {
  return "--remap-path-prefix=" + folder_.path() + "=" +
         llvm::sys::path::parent_path(original_).str();
}

}  // namespace pliron::rustc
