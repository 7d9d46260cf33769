#include "passes/pass_timing.h"

#include <time.h>

#include "llvm/Support/Format.h"

namespace pliron {

namespace {

constexpr const char* ruler =
    "===-------------------------------------------------------------------------===\n";

std::uint64_t read_clock(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1000000000u +
         static_cast<std::uint64_t>(time.tv_nsec);
}

unsigned count_nodes(const PassNode& node) {
  unsigned count = 1;
  for (const std::unique_ptr<PassNode>& child : node.children)
    count += count_nodes(*child);
  return count;
}

// What runs directly on the root runs alone, so that all the process does belongs to it.
bool runs_alone(const PassNode& node) {
  return !node.parent || !node.parent->parent;
}

}  // namespace

PassTiming::Stamp PassTiming::now(bool of_process) {
  return {read_clock(CLOCK_MONOTONIC),
          read_clock(of_process ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID)};
}

// What this thread has begun to measure; the innermost is the last.
static thread_local llvm::SmallVector<std::pair<std::uint64_t, std::uint64_t>, 8> started;

void PassTiming::start(const PassNode& node) {
  Stamp stamp = now(runs_alone(node));
  started.emplace_back(stamp.wall, stamp.cpu);
}
void PassTiming::stop(const PassNode& node, Row& row, std::uint64_t runs) {
  Stamp stamp = now(runs_alone(node));
  auto [wall, cpu] = started.pop_back_val();
  row.wall += stamp.wall - wall;
  row.cpu += stamp.cpu - cpu;
  row.runs += runs;
}

void PassTiming::before_run(const PassNode& root, Operation*, unsigned threads) {
  threads_ = threads;
  rows_ = std::vector<Row>(count_nodes(root));
  verify_rows_ = std::vector<Row>(rows_.size());
  start(root);
}
void PassTiming::before_ops(const PassNode& node, Operation*, std::size_t count) {
  start(node);
  rows_[node.number].runs += count;
}
void PassTiming::after_ops(const PassNode& node, Operation*) {
  stop(node, rows_[node.number], 0);
}
void PassTiming::before_pass(const PassNode& node, Operation*) {
  start(node);
}
void PassTiming::before_verify(const PassNode& node, Operation*) {
  start(node);
}
void PassTiming::after_verify(const PassNode& node, Operation*) {
  stop(node, verify_rows_[node.number], 1);
}
void PassTiming::after_pass(const PassNode& node, Operation*, PassOutcome) {
  stop(node, rows_[node.number], 1);
}

void PassTiming::after_run(const PassNode& root, Operation*, LogicalResult) {
  stop(root, rows_[0], 1);
  const char* title = "... Pass execution timing report ...";
  os_ << ruler;
  os_.indent(20) << title << '\n' << ruler;
  os_ << llvm::format("  Total: %.4f s wall, %.4f s CPU", static_cast<double>(rows_[0].wall) / 1e9,
                      static_cast<double>(rows_[0].cpu) / 1e9);
  if (threads_ > 1)
    os_ << ", " << threads_ << " threads; times of passes on inner ops add up over threads";
  os_ << "\n\n  ---- Wall (s) ----  ---- CPU (s) ----   -- Runs --  -- Name --\n";
  print(root, 0);
  os_.flush();
}

void PassTiming::print(const PassNode& node, unsigned depth) {
  print_row(rows_[node.number], node.is_pass() ? node.name() : "'" + node.name() + "' pipeline",
            depth);
  if (const Row& verified = verify_rows_[node.number]; verified.runs > 0)
    print_row(verified, "(verify)", depth + 1);
  for (const std::unique_ptr<PassNode>& child : node.children)
    print(*child, depth + 1);
}

void PassTiming::print_row(const Row& row, const llvm::Twine& name, unsigned depth) {
  auto column = [&](std::uint64_t part, std::uint64_t whole) {
    double share = whole ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0;
    os_ << llvm::format("  %8.4f (%5.1f%%)", static_cast<double>(part) / 1e9, share);
  };
  bool is_coloured = os_.is_displayed() && os_.has_colors();
  bool is_hot = row.wall * 4 >= rows_[0].wall && depth > 0;
  if (is_coloured && is_hot)
    os_.changeColor(llvm::raw_ostream::YELLOW, /*Bold=*/true);
  column(row.wall, rows_[0].wall);
  column(row.cpu, rows_[0].cpu);
  os_ << llvm::format("  %10llu  ", static_cast<unsigned long long>(row.runs));
  os_.indent(depth * 2) << name << '\n';
  if (is_coloured && is_hot)
    os_.resetColor();
}

}  // namespace pliron
