#include "tools/driver/version.h"

namespace pliron::driver {

llvm::StringRef version() { return PLIRON_VERSION; }

}  // namespace pliron::driver
