#include "passes/pass_session.h"

#include "passes/opt_bisect.h"
#include "passes/pass_instrumentation.h"
#include "passes/pass_timing.h"
#include "passes/reproducer.h"
#include "passes/trace.h"

namespace pliron {

namespace {

class StatisticsReport : public PassInstrumentation {
 public:
  void after_run(const PassNode& root, Operation*, LogicalResult result) override {
    // After a failure they depend on what other threads had got done.
    if (succeeded(result))
      print_statistics(root, llvm::errs());
  }
};

}  // namespace

LogicalResult check_session(Context& context, const PassRegistry& registry,
                            const PassSessionOptions& options, llvm::SourceMgr* sources) {
  if (options.threads > max_pass_threads)
    return context.emit_error({}) << "--threads=" << options.threads << " is more than "
                                  << max_pass_threads;
  if (options.opt_bisect_limit && *options.opt_bisect_limit < -1)
    return context.emit_error({}) << "--opt-bisect-limit must be a number of passes, or -1 for all";
  const IrPrintingOptions& printing = options.printing;
  if (failed(check_pass_names(context, registry, "<print-ir-before>", printing.before, sources)))
    return failure();
  return check_pass_names(context, registry, "<print-ir-after>", printing.after, sources);
}

SessionResult run_session(const PassPipeline& pipeline, Operation* root,
                          const PassSessionOptions& options) {
  std::vector<std::unique_ptr<PassInstrumentation>> watchers;
  Reproducer* reproducer = nullptr;
  // Who asks whether to run comes first; who measures comes last, so that it measures no other.
  if (options.opt_bisect_limit)
    watchers.push_back(std::make_unique<OptBisect>(*options.opt_bisect_limit, llvm::errs()));
  if (!options.reproducer.empty()) {
    auto made = std::make_unique<Reproducer>(options.reproducer, options.verify_each,
                                             options.reproducer_flags);
    reproducer = made.get();
    watchers.push_back(std::move(made));
  }
  if (options.printing.any())
    watchers.push_back(std::make_unique<IrPrinting>(options.printing, llvm::errs()));
  if (!options.trace.empty())
    watchers.push_back(std::make_unique<PassTrace>(options.trace));
  if (options.statistics)
    watchers.push_back(std::make_unique<StatisticsReport>());
  if (options.timing)
    watchers.push_back(std::make_unique<PassTiming>(llvm::errs()));
  llvm::SmallVector<PassInstrumentation*, 8> pointers;
  for (const std::unique_ptr<PassInstrumentation>& watcher : watchers)
    pointers.push_back(watcher.get());
  PassRunOptions run_options;
  run_options.verify = options.verify_each;
  run_options.is_verified = options.is_verified;
  run_options.threads = options.threads;
  run_options.instrumentations = pointers;
  LogicalResult result = run_passes(pipeline, root, run_options);
  return {result, reproducer && reproducer->has_crashed()};
}

}  // namespace pliron
