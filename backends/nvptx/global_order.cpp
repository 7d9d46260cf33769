#include "backends/nvptx/global_order.h"

#include <utility>

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"

namespace pliron::nvptx {
namespace {

using Globals = llvm::SmallVector<llvm::GlobalVariable*, 16>;

// Constants that have been seen, and the variables among them whose initializer is done.
class Order {
 public:
  explicit Order(Globals& done) : done_(done) {}

  void visit(llvm::GlobalVariable& variable) {
    enter(variable);
    while (!stack_.empty()) {
      auto& [constant, next] = stack_.back();
      if (next < constant->getNumOperands()) {
        // Code that is referred to needs no variables before it.
        auto* inside = llvm::dyn_cast<llvm::Constant>(constant->getOperand(next++));
        if (inside && !llvm::isa<llvm::Function>(inside))
          enter(*inside);
        continue;
      }
      if (auto* global = llvm::dyn_cast<llvm::GlobalVariable>(constant))
        done_.push_back(global);
      stack_.pop_back();
    }
  }

 private:
  void enter(llvm::Constant& constant) {
    if (seen_.insert(&constant).second)
      stack_.push_back({&constant, 0});
  }

  Globals& done_;
  llvm::DenseSet<llvm::Constant*> seen_;
  llvm::SmallVector<std::pair<llvm::Constant*, unsigned>, 16> stack_;
};

}  // namespace

void order_globals(llvm::Module& module) {
  Globals ordered;
  Order order(ordered);
  for (llvm::GlobalVariable& variable : module.globals())
    order.visit(variable);
  for (llvm::GlobalVariable* variable : ordered) {
    module.removeGlobalVariable(variable);
    module.insertGlobalVariable(variable);
  }
}

}  // namespace pliron::nvptx
