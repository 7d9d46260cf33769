// Running ptxas: assemble() and check_ptx() of nvptx.h.

#include <optional>

#include "backends/nvptx/cuda_files.h"
#include "backends/nvptx/nvptx.h"
#include "ir/context.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::nvptx {
namespace {

// A temporary file that goes when this goes.
class TemporaryFile {
 public:
  explicit TemporaryFile(llvm::StringRef suffix) {
    error_ = llvm::sys::fs::createTemporaryFile("pliron", suffix, path_);
    if (!error_) {
      remover_.setFile(path_);
    }
  }

  std::error_code error() const { return error_; }
  llvm::StringRef path() const { return path_; }

  std::error_code write(llvm::StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream stream(path_, error);
    if (error) {
      return error;
    }
    stream << text;
    stream.close();
    error = stream.error();
    stream.clear_error();
    return error;
  }

  std::string read() const {
    auto buffer = llvm::MemoryBuffer::getFile(path_);
    return buffer ? (*buffer)->getBuffer().str() : std::string();
  }

 private:
  llvm::SmallString<128> path_;
  llvm::FileRemover remover_;
  std::error_code error_;
};

struct PtxasRun {
  PtxCheck check;
  std::string cubin;
};

PtxasRun no_ptxas(std::string why) {
  return {{PtxVerdict::NoPtxas, std::move(why)}, {}};
}

PtxasRun run_ptxas(llvm::StringRef ptx, llvm::StringRef arch) {
  FoundFile ptxas = find_ptxas();
  if (!ptxas) {
    return no_ptxas("ptxas was not found (searched: " + llvm::join(ptxas.searched, ", ") + ")");
  }
  TemporaryFile input("ptx");
  TemporaryFile output("cubin");
  TemporaryFile log("log");
  for (std::error_code error : {input.error(), output.error(), log.error()}) {
    if (error) {
      return no_ptxas("cannot make a temporary file for ptxas: " + error.message());
    }
  }
  if (std::error_code error = input.write(ptx)) {
    return no_ptxas("cannot write '" + input.path().str() + "' for ptxas: " + error.message());
  }
  std::string gpu = ("--gpu-name=" + arch).str();
  llvm::StringRef arguments[] = {ptxas.path, gpu, "--output-file", output.path(), input.path()};
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), log.path(), log.path()};
  std::string error;
  bool could_not_run = false;
  int status = llvm::sys::ExecuteAndWait(ptxas.path, arguments, std::nullopt, redirects, 0, 0,
                                         &error, &could_not_run);
  if (could_not_run) {
    return no_ptxas("cannot run '" + ptxas.path + "': " + error);
  }
  // ptxas names the temporary file in its messages; it means nothing to the reader.
  std::string text = log.read();
  for (std::size_t at; (at = text.find(input.path().str())) != std::string::npos;) {
    text.replace(at, input.path().size(), "<ptx>");
  }
  if (status != 0) {
    return {{PtxVerdict::Rejected, text + error}, {}};
  }
  return {{PtxVerdict::Accepted, std::move(text)}, output.read()};
}

}  // namespace

FailureOr<std::string> assemble(Context& context, llvm::StringRef ptx, llvm::StringRef arch) {
  PtxasRun run = run_ptxas(ptx, arch);
  llvm::StringRef log = llvm::StringRef(run.check.log).rtrim();
  switch (run.check.verdict) {
    case PtxVerdict::NoPtxas:
      return context.emit_error(Location::unknown())
             << log
             << "; install the CUDA Toolkit, or the Python wheel nvidia-cuda-nvcc into a folder "
                "that "
                "PLIRON_CUDA_DIR names, or set PLIRON_PTXAS to the program";
    case PtxVerdict::Rejected:
      return context.emit_error(Location::unknown()) << "ptxas does not accept the PTX: " << log;
    case PtxVerdict::Accepted:
      break;
  }
  if (!log.empty()) {
    context.emit_warning(Location::unknown()) << "ptxas: " << log;
  }
  return std::move(run.cubin);
}

PtxCheck check_ptx(llvm::StringRef ptx, llvm::StringRef arch) {
  return run_ptxas(ptx, arch).check;
}

}  // namespace pliron::nvptx
