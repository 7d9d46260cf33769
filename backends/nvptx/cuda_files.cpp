#include "backends/nvptx/cuda_files.h"

#include <algorithm>
#include <optional>

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#ifndef PLIRON_CUDA_DIR
#define PLIRON_CUDA_DIR ""
#endif

namespace pliron::nvptx {
namespace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

constexpr llvm::StringLiteral libdevice_in_toolkit = "nvvm/libdevice/libdevice.10.bc";
constexpr llvm::StringLiteral ptxas_in_toolkit = "bin/ptxas";

std::optional<std::string> environment(llvm::StringRef name) {
  std::optional<std::string> value = llvm::sys::Process::GetEnv(name);
  if (value && value->empty()) {
    return std::nullopt;
  }
  return value;
}

std::vector<std::string> cuda_folders() {
  std::vector<std::string> folders;
  for (llvm::StringRef name : {"PLIRON_CUDA_DIR", "CUDA_HOME", "CUDA_PATH"}) {
    if (std::optional<std::string> value = environment(name)) {
      folders.push_back(*value);
    }
  }
  folders.push_back("/usr/local/cuda");
  if (!llvm::StringRef(PLIRON_CUDA_DIR).empty()) {
    folders.push_back(PLIRON_CUDA_DIR);
  }
  return folders;
}

// The toolkits in a CUDA folder: itself, then the folders of its wheels (cu13, cuda_nvcc, ...),
// sorted so that the result does not depend on the file system, and cu13 comes before cu12.
std::vector<std::string> toolkits(llvm::StringRef folder) {
  std::vector<std::string> wheels;
  llvm::SmallString<128> nvidia(folder);
  path::append(nvidia, "nvidia");
  std::error_code error;
  for (fs::directory_iterator it(nvidia, error), end; it != end && !error; it.increment(error)) {
    wheels.push_back(it->path());
  }
  std::sort(wheels.rbegin(), wheels.rend());
  wheels.insert(wheels.begin(), folder.str());
  return wheels;
}

void search_cuda_folders(FoundFile& result, llvm::StringRef relative, fs::AccessMode mode) {
  for (const std::string& folder : cuda_folders()) {
    result.searched.push_back(folder);
    for (const std::string& toolkit : toolkits(folder)) {
      llvm::SmallString<128> file(toolkit);
      path::append(file, relative);
      if (!fs::access(file, mode)) {
        result.path = file.str().str();
        return;
      }
    }
  }
}

// Takes a file that somebody named; the search ends with it whether it is there or not.
FoundFile named_file(llvm::StringRef file, fs::AccessMode mode, llvm::StringRef origin) {
  FoundFile result;
  result.searched.push_back((file + " (" + origin + ")").str());
  if (!fs::access(file, mode)) {
    result.path = file.str();
  }
  return result;
}

}  // namespace

FoundFile find_libdevice(llvm::StringRef explicit_path) {
  if (!explicit_path.empty()) {
    return named_file(explicit_path, fs::AccessMode::Exist, "given by option");
  }
  if (std::optional<std::string> file = environment("PLIRON_LIBDEVICE")) {
    return named_file(*file, fs::AccessMode::Exist, "PLIRON_LIBDEVICE");
  }
  FoundFile result;
  search_cuda_folders(result, libdevice_in_toolkit, fs::AccessMode::Exist);
  return result;
}

FoundFile find_ptxas() {
  if (std::optional<std::string> file = environment("PLIRON_PTXAS")) {
    return named_file(*file, fs::AccessMode::Execute, "PLIRON_PTXAS");
  }
  FoundFile result;
  result.searched.push_back("PATH");
  if (llvm::ErrorOr<std::string> file = llvm::sys::findProgramByName("ptxas")) {
    result.path = *file;
    return result;
  }
  search_cuda_folders(result, ptxas_in_toolkit, fs::AccessMode::Execute);
  return result;
}

}  // namespace pliron::nvptx
