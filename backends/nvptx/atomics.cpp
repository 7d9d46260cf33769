#include "backends/nvptx/atomics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/AtomicOrdering.h"

namespace pliron::nvptx {
namespace {

using llvm::AtomicOrdering;

void split(llvm::AtomicRMWInst& atomic) {
  AtomicOrdering ordering = atomic.getOrdering();
  llvm::SyncScope::ID scope = atomic.getSyncScopeID();
  llvm::IRBuilder<> builder(&atomic);
  if (ordering == AtomicOrdering::SequentiallyConsistent) {
    builder.CreateFence(AtomicOrdering::SequentiallyConsistent, scope);
  } else if (llvm::isReleaseOrStronger(ordering)) {
    builder.CreateFence(AtomicOrdering::Release, scope);
  }
  atomic.setOrdering(AtomicOrdering::Monotonic);
  if (llvm::isAcquireOrStronger(ordering)) {
    builder.SetInsertPoint(atomic.getNextNode());
    builder.CreateFence(AtomicOrdering::Acquire, scope);
  }
}

}  // namespace

void split_atomic_orderings(llvm::Module& module) {
  llvm::SmallVector<llvm::AtomicRMWInst*> ordered;
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      auto* atomic = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction);
      if (atomic && llvm::isStrongerThanMonotonic(atomic->getOrdering())) {
        ordered.push_back(atomic);
      }
    }
  }
  for (llvm::AtomicRMWInst* atomic : ordered) {
    split(*atomic);
  }
}

}  // namespace pliron::nvptx
