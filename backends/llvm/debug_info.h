#pragma once
// Source lines for LLVM from the locations of ops. Makes line tables only: no types, no variables.
// Internal to this folder.

#include "ir/location.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace pliron::llvm_ir {

class DebugInfo {
 public:
  // `directives_only` asks for lines without DWARF sections, which makes ptxas optimise as usual.
  DebugInfo(llvm::Module& module, bool directives_only);
  // Must be called once, when all functions are there.
  void finalize();

  // Gives a function the subprogram that its location stands for; nothing without a file position.
  void attach(llvm::Function* function, Location location);
  // The place of an instruction in a function; null when the function has no subprogram. Without a
  // file position it is line 0 of the function. A call site becomes an inlined position, whose
  // function is named by a loc("name"(...)) around the callee's position.
  llvm::DILocation* place(llvm::Function* function, Location location);

 private:
  llvm::DIFile* file(llvm::StringRef path);
  llvm::DISubprogram* subprogram(llvm::StringRef name, llvm::StringRef linkage_name,
                                 Location position);
  // The function that inlined code of that name and file came from.
  llvm::DISubprogram* inlined_subprogram(llvm::StringRef name, Location position);
  // A position inside `subprogram`, whichever file it is in.
  llvm::DILocation* position(llvm::DISubprogram* subprogram, Location position,
                             llvm::DILocation* inlined_at);

  llvm::Module& module_;
  llvm::DIBuilder builder_;
  llvm::DICompileUnit* unit_ = nullptr;
  bool directives_only_;
  llvm::StringMap<llvm::DIFile*> files_;
  llvm::StringMap<llvm::DISubprogram*> inlined_;
};

}  // namespace pliron::llvm_ir
