#pragma once
// Loading the shared libraries of --load-dialect=lib.so (passes/plugin.h).

#include <string>
#include <vector>

#include "passes/plugin.h"

namespace pliron::driver {

class Plugins {
 public:
  // Loads one and keeps it until the program ends. Fails with an error when it is no plugin, or one
  // for another pliron.
  LogicalResult load(Context& context, llvm::StringRef path);

  void register_dialects(Context& context) const;
  void register_passes(PassRegistry& registry) const;

 private:
  std::vector<const Plugin*> plugins_;
};

}  // namespace pliron::driver
