#include "tools/driver/version.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::driver {

llvm::StringRef version() { return PLIRON_VERSION; }

void set_version_printer() {
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream& os) {
    os << "pliron " PLIRON_VERSION ", with LLVM " LLVM_VERSION_STRING "\n";
  });
}

}  // namespace pliron::driver
