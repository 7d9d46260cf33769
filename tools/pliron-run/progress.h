#pragma once
// A line that says how far a long run on the CPU is. Only for people who look: it is shown on a
// terminal, from two seconds after the start on, and goes away when the run ends.

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "backends/cpu/executor.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::run {

// `12 of 4000 blocks, 3 s, about 17 min left`; without the last part while nothing is done.
std::string progress_text(std::uint64_t done, std::uint64_t blocks, double seconds);

class ProgressLine {
 public:
  // Watches `progress` of a run of so many blocks until this is destroyed. Nothing else may be
  // printed to `os` meanwhile.
  ProgressLine(const cpu::Progress& progress, std::uint64_t blocks, llvm::raw_ostream& os);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

 private:
  void watch();
  // Puts the text in place of the one before.
  void show(llvm::StringRef text);

  const cpu::Progress& progress_;
  std::uint64_t blocks_;
  llvm::raw_ostream& os_;
  std::size_t shown_ = 0;  // length of what stands on the line
  std::mutex mutex_;
  std::condition_variable end_;
  bool has_ended_ = false;
  std::thread thread_;  // none when nobody looks
};

}  // namespace pliron::run
