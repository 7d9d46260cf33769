#pragma once
// Runs the `main` of modules of the `llvm` dialect on this machine, several at once: they are
// exported, put into one LLVM module, compiled without optimisation and called.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/operation.h"
#include "ir/result.h"

namespace pliron::execution {

class Runner {
 public:
  // Null, with `error` set, when there is no code generator for this machine.
  static std::unique_ptr<Runner> create(std::string& error);
  ~Runner();

  // What `main` of each module returns. `starting(i)` is called before module i runs, for whoever
  // wants to know which one did not come back. Fails, with `error` set, when a module cannot be
  // exported or compiled.
  FailureOr<std::vector<std::uint64_t>> run(llvm::ArrayRef<Operation*> modules,
                                            llvm::function_ref<void(std::size_t)> starting,
                                            std::string& error);

 private:
  struct Impl;
  explicit Runner(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron::execution
