#include "tools/pliron-run/progress.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "llvm/ADT/Twine.h"

namespace pliron::run {

static std::string duration_text(double seconds) {
  constexpr double minute = 60, hour = 60 * minute, day = 24 * hour;
  auto in = [&](double unit, const char* name) {
    return std::to_string(static_cast<std::uint64_t>(seconds / unit + 0.5)) + " " + name;
  };
  if (seconds < 2 * minute)
    return in(1, "s");
  if (seconds < 2 * hour)
    return in(minute, "min");
  return seconds < 2 * day ? in(hour, "h") : in(day, "days");
}

std::string progress_text(std::uint64_t done, std::uint64_t blocks, double seconds) {
  std::string text = (llvm::Twine(done) + " of " + llvm::Twine(blocks) +
                      (blocks == 1 ? " block, " : " blocks, ") + duration_text(seconds))
                         .str();
  if (done == 0)
    return text;
  double left = seconds / static_cast<double>(done) * static_cast<double>(blocks - std::min(done, blocks));
  return text + ", about " + duration_text(left) + " left";
}

ProgressLine::ProgressLine(const cpu::Progress& progress, std::uint64_t blocks,
                           llvm::raw_ostream& os)
    : progress_(progress), blocks_(blocks), os_(os) {
  if (os_.is_displayed())
    thread_ = std::thread([this] { watch(); });
}

ProgressLine::~ProgressLine() {
  if (!thread_.joinable())
    return;
  {
    std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  end_.notify_one();
  thread_.join();
}

void ProgressLine::watch() {
  constexpr std::chrono::milliseconds patience(2000), interval(250);
  auto start = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  auto ends_within = [&](std::chrono::milliseconds time) {
    return end_.wait_for(lock, time, [this] { return has_ended_; });
  };
  if (ends_within(patience))
    return;
  do {
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    show("running on the CPU: " +
         progress_text(progress_.blocks_done.load(std::memory_order_relaxed), blocks_, seconds) +
         " (Ctrl-C ends it)");
  } while (!ends_within(interval));
  show("");
}

void ProgressLine::show(llvm::StringRef text) {
  std::size_t old = std::exchange(shown_, text.size());
  os_ << '\r' << text;
  if (old > text.size())
    os_ << std::string(old - text.size(), ' ') << '\r' << text;
  os_.flush();
}

}  // namespace pliron::run
