#pragma once
// pliron-opt --self-test-dialect: tests dialects by their records (ir/self_test.h) and says what
// came of it.

#include <cstdint>

#include "ir/context.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron::driver {

// Tests one dialect, or each of them for the name `all`. A line for each says how many of its ops
// the modules had, and which were never made. The exit status: 1 after a failure, or when there is
// no such dialect.
int self_test_dialects(llvm::StringRef name, std::uint64_t count, std::uint64_t seed,
                       llvm::function_ref<void(Context&)> register_dialects);

}  // namespace pliron::driver
