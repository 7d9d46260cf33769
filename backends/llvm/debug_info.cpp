#include "backends/llvm/debug_info.h"

#include "ir/call_chain.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

namespace pliron::llvm_ir {

DebugInfo::DebugInfo(llvm::Module& module, bool directives_only)
    : module_(module), builder_(module), directives_only_(directives_only) {}

void DebugInfo::finalize() {
  if (!unit_)
    return;
  builder_.finalize();
  module_.addModuleFlag(llvm::Module::Warning, "Debug Info Version", llvm::DEBUG_METADATA_VERSION);
}

// The path stays as the location has it, since that is what the user knows the file by.
llvm::DIFile* DebugInfo::file(llvm::StringRef path) {
  llvm::DIFile*& file = files_[path];
  if (!file)
    file = builder_.createFile(path, "");
  return file;
}

llvm::DISubprogram* DebugInfo::subprogram(llvm::StringRef name, llvm::StringRef linkage_name,
                                          Location position) {
  llvm::DIFile* in = file(position.file());
  if (!unit_) {
    auto kind = directives_only_ ? llvm::DICompileUnit::DebugDirectivesOnly
                                 : llvm::DICompileUnit::LineTablesOnly;
    unit_ = builder_.createCompileUnit(
        llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_Rust), in, "pliron",
        /*isOptimized=*/true, /*Flags=*/"", /*RV=*/0, /*SplitName=*/"", kind);
  }
  llvm::DISubroutineType* type = builder_.createSubroutineType(builder_.getOrCreateTypeArray({}));
  return builder_.createFunction(
      in, name, linkage_name == name ? "" : linkage_name, in, position.line(), type,
      position.line(), llvm::DINode::FlagZero,
      llvm::DISubprogram::SPFlagDefinition | llvm::DISubprogram::SPFlagOptimized);
}

// The name that a location gives to a function: of loc("name"(...)), or "".
static llvm::StringRef name_of(Location location) {
  while (!location.is_unknown()) {
    if (location.kind() == LocationKind::Name)
      return location.name();
    if (location.kind() != LocationKind::Fused || location.children().empty())
      break;
    location = location.children()[0];
  }
  return "";
}

void DebugInfo::attach(llvm::Function* function, Location location) {
  Location position = location.first_file_position();
  if (position.is_unknown())
    return;
  llvm::StringRef name = name_of(location);
  function->setSubprogram(
      subprogram(name.empty() ? function->getName() : name, function->getName(), position));
}

llvm::DISubprogram* DebugInfo::inlined_subprogram(llvm::StringRef name, Location position) {
  std::string key = (name + llvm::Twine('\0') + position.file()).str();
  llvm::DISubprogram*& known = inlined_[key];
  if (!known)
    known = subprogram(name.empty() ? "inlined" : name, "", position);
  return known;
}

llvm::DILocation* DebugInfo::position(llvm::DISubprogram* subprogram, Location position,
                                      llvm::DILocation* inlined_at) {
  llvm::LLVMContext& context = module_.getContext();
  if (position.is_unknown())
    return llvm::DILocation::get(context, 0, 0, subprogram, inlined_at);
  llvm::DILocalScope* scope = subprogram;
  llvm::DIFile* in = file(position.file());
  // Code of another file in one function: a macro's, for example.
  if (in != subprogram->getFile())
    scope = builder_.createLexicalBlockFile(subprogram, in);
  return llvm::DILocation::get(context, position.line(), position.column(), scope, inlined_at);
}

llvm::DILocation* DebugInfo::place(llvm::Function* function, Location location) {
  llvm::DISubprogram* subprogram = function->getSubprogram();
  if (!subprogram)
    return nullptr;
  // From the inside out: callee positions, then the position in the function itself.
  llvm::SmallVector<Location, 4> callees = call_chain(location);
  llvm::DILocation* at =
      position(subprogram, callees.pop_back_val().first_file_position(), nullptr);
  while (!callees.empty()) {
    Location callee = callees.pop_back_val();
    Location where = callee.first_file_position();
    if (where.is_unknown())
      continue;
    at = position(inlined_subprogram(name_of(callee), where), where, at);
  }
  return at;
}

}  // namespace pliron::llvm_ir
