#include "tools/driver/plugins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace pliron::driver {

// How the plugin and this tool differ, or nothing.
static std::string difference(const PluginAbi& theirs) {
  const PluginAbi ours;
  auto differs = [](llvm::StringRef what, unsigned a, unsigned b) {
    return (what + " " + llvm::Twine(a) + " instead of " + llvm::Twine(b)).str();
  };
  if (theirs.size != ours.size || theirs.version != ours.version)
    return differs("plugin interface", theirs.version, ours.version);
  if (theirs.llvm_major != ours.llvm_major)
    return differs("LLVM", theirs.llvm_major, ours.llvm_major);
  if (theirs.llvm_minor != ours.llvm_minor)
    return differs("LLVM's minor version", theirs.llvm_minor, ours.llvm_minor);
  if (theirs.has_llvm_asserts != ours.has_llvm_asserts)
    return theirs.has_llvm_asserts ? "an LLVM with assertions" : "an LLVM without assertions";
  return "";
}

LogicalResult Plugins::load(Context& context, llvm::StringRef path) {
  auto error = [&] { return context.emit_error(Location()) << "cannot load '" << path << "': "; };
  // The loader looks for a bare name elsewhere.
  llvm::SmallString<128> file(path);
  if (std::error_code code = llvm::sys::fs::make_absolute(file))
    return error() << code.message();
  if (!llvm::sys::fs::exists(file))
    return error() << "there is no such file";
  std::string message;
  llvm::sys::DynamicLibrary library =
      llvm::sys::DynamicLibrary::getPermanentLibrary(file.c_str(), &message);
  if (!library.isValid())
    return error() << message;
  void* symbol = library.getAddressOfSymbol(plugin_entry_name);
  if (!symbol)
    return error() << "it has no '" << plugin_entry_name
                   << "', which PLIRON_PLUGIN defines (passes/plugin.h)";
  const PluginEntry* entry = reinterpret_cast<const PluginEntry* (*)()>(symbol)();
  if (std::string how = difference(entry->abi); !how.empty())
    return error() << "it was built with " << how << "; build it again for this pliron";
  if (!llvm::is_contained(plugins_, entry->plugin))
    plugins_.push_back(entry->plugin);
  return success();
}

void Plugins::register_dialects(Context& context) const {
  for (const Plugin* plugin : plugins_)
    if (plugin->register_dialects)
      plugin->register_dialects(context);
}
void Plugins::register_passes(PassRegistry& registry) const {
  for (const Plugin* plugin : plugins_)
    if (plugin->register_passes)
      plugin->register_passes(registry);
}

}  // namespace pliron::driver
