#pragma once
// The statistics of one pass at one place of a pipeline, and printing those of a run.

#include <memory>
#include <mutex>
#include <vector>

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include "passes/pass.h"

namespace pliron {

class PassStatistics {
 public:
  explicit PassStatistics(const PassDef& pass);

  // Stays where it is. Safe from several threads.
  Statistic& counter(llvm::StringRef name);

  struct Entry {
    std::string name;
    llvm::StringRef summary;  // "" when it is not in the record
    std::uint64_t value;
  };
  // Those of the record in its order, then the others by name.
  std::vector<Entry> entries() const;

 private:
  const PassDef& pass_;
  std::unique_ptr<Statistic[]> declared_;  // as in the record
  mutable std::mutex mutex_;
  llvm::StringMap<Statistic> others_;
};

}  // namespace pliron
