// What Boost calls in place of `throw`, since we compile without exceptions: it leaves that to its
// user (boost/throw_exception.hpp). Only the lack of memory leads here. Weak, so that a program
// with functions of its own for this keeps them.
#include <boost/throw_exception.hpp>

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"

namespace boost {

LLVM_ATTRIBUTE_WEAK void throw_exception(const std::exception& error) {
  llvm::report_fatal_error(error.what());
}
LLVM_ATTRIBUTE_WEAK void throw_exception(const std::exception& error, const source_location&) {
  llvm::report_fatal_error(error.what());
}

}  // namespace boost
