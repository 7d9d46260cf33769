#pragma once
// Dialects and passes in a shared library of their own, which the stock tools load with
// --load-dialect=lib.so. The library defines one function:
//
//   static const pliron::Plugin plugin{
//       .name = "fixed",
//       .register_dialects = [](pliron::Context& context) { context.register_dialect(...); },
//       .register_passes = [](pliron::PassRegistry& registry) { registry.add(...); },
//   };
//   PLIRON_PLUGIN(plugin)
//
// It is built against an installed pliron with pliron_add_plugin() (see plironConfig.cmake) and
// holds no code of pliron's: what it uses is found in the tool that loads it.

#include "llvm/Config/llvm-config.h"
#include "passes/pass_manager.h"

namespace pliron {

struct Plugin {
  const char* name;
  // Either may be null.
  void (*register_dialects)(Context& context) = nullptr;
  void (*register_passes)(PassRegistry& registry) = nullptr;
};

// What a plugin was built with. A tool refuses one that differs in any of these, since then what
// both have in memory may differ.
struct PluginAbi {
  // Raised by every change of pliron's headers that a plugin would not survive.
  static constexpr unsigned current_version = 2;

  unsigned size = sizeof(PluginAbi);
  unsigned version = current_version;
  unsigned llvm_major = LLVM_VERSION_MAJOR;
  unsigned llvm_minor = LLVM_VERSION_MINOR;
  unsigned has_llvm_asserts = LLVM_ENABLE_ABI_BREAKING_CHECKS;
};

// What the library's entry gives.
struct PluginEntry {
  PluginAbi abi;
  const Plugin* plugin;
};

// The name of the entry, which PLIRON_PLUGIN defines.
inline constexpr const char* plugin_entry_name = "pliron_plugin_entry";

}  // namespace pliron

#define PLIRON_PLUGIN(plugin)                                                  \
  extern "C" __attribute__((visibility("default"))) const pliron::PluginEntry* \
  pliron_plugin_entry() {                                                      \
    static const pliron::PluginEntry entry{{}, &(plugin)};                     \
    return &entry;                                                             \
  }
