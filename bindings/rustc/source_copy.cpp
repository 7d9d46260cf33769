#include "bindings/rustc/source_copy.h"

#include <algorithm>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;
using llvm::StringRef;

namespace {

// How many folders up paths in the text go at most: `../../x.rs` goes two.
unsigned folders_up(StringRef text) {
  constexpr StringRef up = "../";
  std::size_t most = 0;
  for (std::size_t at = text.find(up); at != StringRef::npos; at = text.find(up, at)) {
    std::size_t start = at;
    while (text.substr(at).starts_with(up))
      at += up.size();
    most = std::max(most, (at - start) / up.size());
  }
  return static_cast<unsigned>(most);
}

// Makes every entry of `from` visible in `to`, except `but`.
void link_entries(StringRef from, const llvm::Twine& to, StringRef but) {
  std::error_code error;
  for (fs::directory_iterator it(from, error), end; it != end && !error; it.increment(error)) {
    StringRef name = path::filename(it->path());
    if (name != but)
      fs::create_link(it->path(), to + "/" + name);
  }
}

}  // namespace

SourceCopy::SourceCopy(StringRef original, StringRef text)
    : folder_("pliron-source"), original_(original.str()) {
  if (folder_.path().empty())
    return;
  llvm::SmallString<128> directory(original);
  path::remove_filename(directory);
  llvm::SmallString<128> real;
  if (fs::real_path(directory.empty() ? StringRef(".") : directory.str(), real))
    return;

  // The copy stands as deep as paths go up, in folders that have the names of the original's.
  llvm::SmallVector<StringRef, 4> names;  // from the inside out
  StringRef from = real;
  for (unsigned levels = levels_up(real, text); levels > 0 && path::has_relative_path(from);
       --levels) {
    names.push_back(path::filename(from));
    from = path::parent_path(from);
  }
  directory_ = folder_.file("source");
  std::string at = directory_;
  llvm::SmallString<128> source(from);
  for (StringRef name : llvm::reverse(names)) {
    fs::create_directory(at);
    link_entries(source, at, name);
    path::append(source, name);
    at += "/" + name.str();
  }
  directory_ = at;
  fs::create_directory(at);
  StringRef main_file = path::filename(original);
  link_entries(real, at, main_file);
  file_ = at + "/" + main_file.str();
  is_valid_ = !llvm::errorToBool(llvm::writeToOutput(file_, [&](llvm::raw_ostream& os) {
    os << text;
    return llvm::Error::success();
  }));
}

// The files beside the main one are read beside its copy, so their paths start there as well.
unsigned SourceCopy::levels_up(StringRef directory, StringRef text) {
  unsigned levels = folders_up(text);
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; it != end && !error; it.increment(error)) {
    if (!StringRef(it->path()).ends_with(".rs"))
      continue;
    if (auto buffer = llvm::MemoryBuffer::getFile(it->path()))
      levels = std::max(levels, folders_up((*buffer)->getBuffer()));
  }
  return levels;
}

std::string SourceCopy::remap_argument() const {
  return "--remap-path-prefix=" + directory_ + "=" + path::parent_path(original_).str();
}

}  // namespace pliron::rustc
