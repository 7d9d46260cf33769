#include "tools/driver/self_test.h"

#include <chrono>

#include "ir/dialect.h"
#include "ir/self_test.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::driver {

namespace {

// `llvm: 120 of 1000 modules`, on a terminal only, a few times a second.
class ProgressLine {
 public:
  ProgressLine(llvm::StringRef dialect, std::uint64_t count)
      : dialect_(dialect), count_(count), is_shown_(llvm::errs().is_displayed()) {}
  ~ProgressLine() {
    if (is_shown_)
      llvm::errs() << "\r\033[K";
  }
  void show(std::uint64_t done) {
    auto now = std::chrono::steady_clock::now();
    if (!is_shown_ || now - last_ < std::chrono::milliseconds(200))
      return;
    last_ = now;
    llvm::errs() << "\r\033[K" << dialect_ << ": " << done << " of " << count_ << " modules";
  }

 private:
  llvm::StringRef dialect_;
  std::uint64_t count_;
  bool is_shown_;
  std::chrono::steady_clock::time_point last_ = {};
};

}  // namespace

static void print_summary(llvm::StringRef dialect, const SelfTestResult& result) {
  llvm::outs() << dialect << ": " << result.modules << " modules, "
               << result.num_ops - result.never_made.size() << " of " << result.num_ops << " ops ("
               << result.ops << " times), " << result.mutants << " damaged inputs ("
               << result.accepted << " still valid)";
  if (!result.never_made.empty())
    llvm::outs() << ", never made: " << llvm::join(result.never_made, ", ");
  llvm::outs() << '\n';
  llvm::outs().flush();
}

static void print_failure(llvm::StringRef dialect, const SelfTestFailure& failure) {
  llvm::errs() << "error: dialect '" << dialect << "': " << failure.problem;
  if (!llvm::StringRef(failure.problem).ends_with("\n"))
    llvm::errs() << '\n';
  if (failure.seed)
    llvm::errs() << "to try again: --self-test-dialect=" << dialect
                 << " --count=1 --seed=" << *failure.seed << '\n';
  if (!failure.module.empty())
    llvm::errs() << "with this:\n" << failure.module;
}

int self_test_dialects(llvm::StringRef name, std::uint64_t count, std::uint64_t seed,
                       llvm::function_ref<void(Context&)> register_dialects) {
  std::vector<std::string> names;
  if (name == "all") {
    Context context;
    register_dialects(context);
    for (const DialectInfo* dialect : context.dialects())
      if (!dialect->ops.empty())
        names.push_back(dialect->name.str().str());
  } else {
    names.push_back(name.str());
  }
  int status = 0;
  for (const std::string& dialect : names) {
    SelfTestResult result;
    {
      ProgressLine line(dialect, count);
      result = self_test(dialect, register_dialects, {.count = count, .seed = seed},
                         [&](std::uint64_t done) { line.show(done); });
    }
    if (result.failure) {
      print_failure(dialect, *result.failure);
      status = 1;
    }
    if (result.num_ops > 0)
      print_summary(dialect, result);
  }
  return status;
}

}  // namespace pliron::driver
