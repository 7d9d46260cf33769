#pragma once

namespace pliron::driver {

// Makes --version print pliron's version and LLVM's. To be called before the options are parsed.
void set_version_printer();

}  // namespace pliron::driver
