// Running pipelines. Ops that are isolated from above and in one block can have their passes on
// several threads: a pass changes nothing outside of its op, and what all ops share (types,
// attributes, locations, names, memory, diagnostics) is safe to use from many threads.

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

#include "ir/block.h"
#include "ir/outer_symbols.h"
#include "ir/verifier.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/ThreadPool.h"
#include "passes/pass_instrumentation.h"

namespace pliron {

namespace {

// Of the thread: errors it has reported, whether one of them stands at no line of a text, and where
// its diagnostics go while it works beside others.
thread_local unsigned num_errors = 0;
thread_local bool has_placeless_error = false;
thread_local std::vector<Diagnostic>* reports = nullptr;

// Whether it names no line of a text, as that of a module that the text does not write out.
bool is_placeless(Location location) {
  Location place = location.first_file_position();
  return place.is_unknown() || place.line() == 0;
}

bool on_diagnostic(const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::Error) {
    ++num_errors;
    has_placeless_error |= is_placeless(diagnostic.location);
  }
  if (!reports)
    return false;
  reports->push_back(diagnostic);
  return true;
}

std::string symbol_suffix(Operation* op) {
  Identifier name = symbol_name(op);
  return name ? (" @" + name.str()).str() : std::string();
}

// What is known of an op and of the ops inside it.
struct OpState {
  AnalysisCache analyses;
  llvm::DenseMap<Operation*, std::unique_ptr<OpState>> inside;

  bool empty() const { return analyses.empty() && inside.empty(); }
};

// The first failure among ops that are worked on at the same time, by their order in the IR. Those
// behind it would not have been reached by one thread, so what they report is dropped.
class OrderedReports {
 public:
  explicit OrderedReports(std::size_t count) : first_failed_(count) {}

  bool is_needed(std::size_t index) const { return index <= first_failed_; }
  void fail(std::size_t index) {
    std::size_t seen = first_failed_;
    while (index < seen && !first_failed_.compare_exchange_weak(seen, index)) {
    }
  }
  void add(std::size_t index, std::vector<Diagnostic> diagnostics) {
    std::lock_guard lock(mutex_);
    all_.emplace_back(index, std::move(diagnostics));
  }
  // Reports what one thread would have reported.
  void hand_on(DiagnosticEngine& engine) {
    std::sort(all_.begin(), all_.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [index, diagnostics] : all_)
      for (Diagnostic& diagnostic : diagnostics)
        if (is_needed(index))
          engine.report(std::move(diagnostic));
  }

 private:
  std::atomic<std::size_t> first_failed_;
  std::mutex mutex_;
  std::vector<std::pair<std::size_t, std::vector<Diagnostic>>> all_;
};

// What is said when a pass crashes and nobody catches it.
class RunningPass : public llvm::PrettyStackTraceEntry {
 public:
  RunningPass(const PassDef& pass, Operation* op) : pass_(pass), op_(op) {}
  void print(llvm::raw_ostream& os) const override {
    os << "Running pass '" << llvm::StringRef(pass_.name) << "' on ";
    os << '\'' << op_->name() << '\'' << symbol_suffix(op_) << '\n';
  }

 private:
  const PassDef& pass_;
  Operation* op_;
};

class Runner {
 public:
  Runner(const PassPipeline& pipeline, Operation* root, const PassRunOptions& options)
      : options_(options), root_(root), counter_(root->context().diagnostics(), on_diagnostic) {
    plan(root_node_, pipeline, nullptr);
    threads_ = options.threads ? options.threads : std::thread::hardware_concurrency();
    threads_ = std::clamp(threads_, 1u, max_pass_threads);
    for (PassInstrumentation* watcher : options.instrumentations) {
      if (watcher->needs_one_thread())
        threads_ = 1;
      catches_crashes_ |= watcher->catches_crashes();
      if (!events_)
        events_ = watcher->events();
    }
  }

  LogicalResult run() {
    if (catches_crashes_)
      llvm::CrashRecoveryContext::Enable();
    tell([&](PassInstrumentation& watcher) { watcher.before_run(root_node_, root_, threads_); });
    OpState state;
    Worker worker{.threads = threads_};
    bool changed = false;
    LogicalResult result = run_pipeline(root_node_, root_, state, worker, changed);
    tell_end([&](PassInstrumentation& watcher) { watcher.after_run(root_node_, root_, result); });
    if (catches_crashes_)
      llvm::CrashRecoveryContext::Disable();
    for (PassInstrumentation* watcher : options_.instrumentations)
      if (watcher->has_failed())
        return failure();
    return result;
  }

 private:
  // Of a thread.
  struct Worker {
    unsigned threads;                       // that a pass may use
    SymbolTables* outer_symbols = nullptr;  // those of the ops around the one at hand
    Operation* outer_table = nullptr;
  };

  void plan(PassNode& node, const PassPipeline& pipeline, const PassNode* parent) {
    node.parent = parent;
    node.pipeline = &pipeline;
    node.number = num_nodes_++;
    if (pipeline.anchor() != "any")
      node.anchor = root_->context().op_info_or_unregistered(pipeline.anchor());
    for (const PassPipeline::Step& step : pipeline.steps()) {
      auto child = std::make_unique<PassNode>();
      child->index = static_cast<unsigned>(node.children.size());
      if (step.pass) {
        child->parent = &node;
        child->step = &step;
        child->number = num_nodes_++;
        child->statistics = std::make_unique<PassStatistics>(*step.pass);
      } else {
        plan(*child, *step.nested, &node);
      }
      node.children.push_back(std::move(child));
    }
  }

  template <typename Tell>
  void tell(Tell what) {
    for (PassInstrumentation* watcher : options_.instrumentations)
      what(*watcher);
  }
  // The other way round: who was told last that something begins is the first to be told its end.
  template <typename Tell>
  void tell_end(Tell what) {
    for (PassInstrumentation* watcher : llvm::reverse(options_.instrumentations))
      what(*watcher);
  }

  LogicalResult run_pipeline(const PassNode& node, Operation* op, OpState& state, Worker& worker,
                             bool& changed) {
    tell([&](PassInstrumentation& watcher) { watcher.before_pipeline(node, op); });
    LogicalResult result = success();
    for (const std::unique_ptr<PassNode>& child : node.children) {
      result = child->is_pass() ? run_pass(*child, op, state, worker, changed)
                                : run_inside(*child, op, state, worker, changed);
      if (failed(result))
        break;
    }
    tell_end([&](PassInstrumentation& watcher) { watcher.after_pipeline(node, op); });
    return result;
  }

  // Whether a later pipeline may ask again for what is known of the ops of this one.
  static bool is_followed(const PassNode& node) {
    for (const PassNode* at = &node; at->parent; at = at->parent)
      for (std::size_t i = at->index + 1; i < at->parent->children.size(); ++i)
        if (!at->parent->children[i]->is_pass())
          return true;
    return false;
  }

  LogicalResult run_inside(const PassNode& node, Operation* parent, OpState& state, Worker& worker,
                           bool& changed) {
    llvm::SmallVector<Operation*, 16> ops;
    for (Region& region : parent->regions())
      for (Block* block : region.blocks())
        for (Operation* op : block->ops())
          if (!node.anchor || &op->info() == node.anchor)
            ops.push_back(op);
    tell([&](PassInstrumentation& watcher) { watcher.before_ops(node, parent, ops.size()); });
    // One state after the other does when nothing is known yet and nobody will ask.
    std::vector<OpState> states;
    bool keeps_states = is_followed(node);
    if (keeps_states || !state.inside.empty())
      take_states(state, ops, states);
    bool changed_here = false;
    LogicalResult result =
        can_run_beside(ops, worker)
            ? run_beside(node, ops, states, keeps_states, changed_here)
            : run_in_order(node, ops, states, keeps_states, worker, changed_here);
    if (changed_here)
      state.analyses.clear();
    if (keeps_states)
      for (std::size_t i = 0; i < ops.size(); ++i)
        if (!states[i].empty())
          state.inside[ops[i]] = std::make_unique<OpState>(std::move(states[i]));
    changed |= changed_here;
    tell_end([&](PassInstrumentation& watcher) { watcher.after_ops(node, parent); });
    return result;
  }

  static void take_states(OpState& state, llvm::ArrayRef<Operation*> ops,
                          std::vector<OpState>& states) {
    states.resize(ops.size());
    if (state.inside.empty())
      return;
    for (std::size_t i = 0; i < ops.size(); ++i) {
      auto known = state.inside.find(ops[i]);
      if (known == state.inside.end())
        continue;
      states[i] = std::move(*known->second);
      state.inside.erase(known);
    }
  }

  // ---- On one thread, and on several ----

  LogicalResult run_in_order(const PassNode& node, llvm::ArrayRef<Operation*> ops,
                             std::vector<OpState>& states, bool keeps_states, const Worker& outer,
                             bool& changed) {
    SymbolTables symbols;
    Worker worker = inside(ops, symbols, outer.threads);
    for (std::size_t i = 0; i < ops.size(); ++i) {
      OpState state = states.empty() ? OpState() : std::move(states[i]);
      if (failed(run_pipeline(node, ops[i], state, worker, changed)))
        return failure();
      if (keeps_states)
        states[i] = std::move(state);
    }
    return success();
  }

  static Worker inside(llvm::ArrayRef<Operation*> ops, SymbolTables& symbols, unsigned threads) {
    Operation* table = ops.empty() ? nullptr : nearest_symbol_table(ops[0]->parent_op());
    return {.threads = threads, .outer_symbols = table ? &symbols : nullptr, .outer_table = table};
  }

  static bool can_run_beside(llvm::ArrayRef<Operation*> ops, const Worker& worker) {
    return worker.threads > 1 && ops.size() > 1 &&
           std::all_of(ops.begin(), ops.end(),
                       [](Operation* op) { return op->has(Trait::IsolatedFromAbove); });
  }

  LogicalResult run_beside(const PassNode& node, llvm::ArrayRef<Operation*> ops,
                           std::vector<OpState>& states, bool keeps_states, bool& changed) {
    OrderedReports ordered(ops.size());
    std::atomic<bool> any_changed = false, any_failed = false;
    std::atomic<std::size_t> next = 0;
    // Ops that are next to each other are next to each other in memory.
    std::size_t num_workers = std::min<std::size_t>(threads_, ops.size());
    std::size_t chunk = std::clamp<std::size_t>(ops.size() / (num_workers * 8), 1, 64);
    auto work = [&] {
      SymbolTables symbols;
      Worker worker = inside(ops, symbols, 1);
      bool changed_here = false;
      for (std::size_t first; (first = next.fetch_add(chunk)) < ops.size();) {
        std::size_t end = std::min(first + chunk, ops.size());
        for (std::size_t i = first; i < end && ordered.is_needed(i); ++i) {
          OpState state = states.empty() ? OpState() : std::move(states[i]);
          if (failed(run_reporting(node, ops[i], state, worker, changed_here, ordered, i))) {
            any_failed = true;
            ordered.fail(i);
          }
          if (keeps_states)
            states[i] = std::move(state);
        }
      }
      if (changed_here)
        any_changed = true;
    };
    if (!pool_)
      pool_ = std::make_unique<llvm::DefaultThreadPool>(llvm::hardware_concurrency(threads_ - 1));
    llvm::ThreadPoolTaskGroup group(*pool_);
    for (std::size_t i = 1; i < num_workers; ++i)
      group.async(work);
    work();
    group.wait();
    ordered.hand_on(root_->context().diagnostics());
    changed |= any_changed;
    return failure(any_failed);
  }

  LogicalResult run_reporting(const PassNode& node, Operation* op, OpState& state, Worker& worker,
                              bool& changed, OrderedReports& ordered, std::size_t index) {
    std::vector<Diagnostic> own;
    std::vector<Diagnostic>* outer = std::exchange(reports, &own);
    LogicalResult result = run_pipeline(node, op, state, worker, changed);
    reports = outer;
    if (!own.empty())
      ordered.add(index, std::move(own));
    return result;
  }

  // ---- One pass ----

  LogicalResult run_pass(const PassNode& node, Operation* op, OpState& state, Worker& worker,
                         bool& changed) {
    const PassDef& pass = *node.step->pass;
    if (!pass.anchor.empty() && op->name() != llvm::StringRef(pass.anchor))
      return emit_error(node, op) << "pass '" << llvm::StringRef(pass.name) << "' runs on '"
                                  << llvm::StringRef(pass.anchor) << "', not on '" << op->name()
                                  << "'";
    for (PassInstrumentation* watcher : options_.instrumentations)
      if (!watcher->should_run(node, op))
        return success();
    tell([&](PassInstrumentation& watcher) { watcher.before_pass(node, op); });
    PassOutcome outcome = run_and_check(node, op, state, worker);
    changed |= outcome != PassOutcome::Unchanged;
    tell_end([&](PassInstrumentation& watcher) { watcher.after_pass(node, op, outcome); });
    return success(outcome == PassOutcome::Unchanged || outcome == PassOutcome::Changed);
  }

  // At the op; or, when that stands nowhere in a text, at the pass's name in the pipeline.
  static InFlightDiagnostic emit_error(const PassNode& node, Operation* op) {
    Location place = op->location();
    if (is_placeless(place) && !node.step->location.is_unknown())
      place = node.step->location;
    return op->context().emit_error(place);
  }

  PassOutcome run_and_check(const PassNode& node, Operation* op, OpState& state, Worker& worker) {
    const PassDef& pass = *node.step->pass;
    PassContext::Run run{node.step->options, *node.statistics, state.analyses,
                         worker.threads,     events_,          node.step->location};
    PassContext context(op, run);
    unsigned errors_before = num_errors;
    has_placeless_error = false;
    // A pass changes nothing outside of its op.
    std::optional<OuterSymbolScope> scope;
    if (worker.outer_symbols)
      scope.emplace(*worker.outer_symbols, worker.outer_table);
    std::optional<LogicalResult> result = call(pass, op, context);
    if (!result) {
      emit_error(node, op) << "pass '" << llvm::StringRef(pass.name) << "' crashed on '"
                           << op->name() << "'" << symbol_suffix(op);
      return PassOutcome::Crashed;
    }
    if (failed(*result)) {
      // Whoever fails must say why; if a pass forgot, say at least where it happened.
      if (num_errors == errors_before)
        emit_error(node, op) << "pass '" << llvm::StringRef(pass.name) << "' failed on '"
                             << op->name() << "'" << symbol_suffix(op) << " without saying why";
      else if (has_placeless_error && !node.step->location.is_unknown())
        op->context().diagnostics().report(
            {Severity::Note, node.step->location, "this pass reports it", {}});
      return PassOutcome::Failed;
    }
    if (!context.changed())
      return PassOutcome::Unchanged;
    state.analyses.keep_only(pass.preserves, context.preserved());
    // What is inside may be gone, and something else in its place.
    state.inside.clear();
    if (!options_.verify || is_valid(node, op))
      return PassOutcome::Changed;
    emit_error(node, op) << "pass '" << llvm::StringRef(pass.name) << "' left invalid '"
                         << op->name() << "'" << symbol_suffix(op);
    return PassOutcome::Invalid;
  }

  // What the pass returns; nothing when it crashed.
  std::optional<LogicalResult> call(const PassDef& pass, Operation* op, PassContext& context) {
    std::optional<LogicalResult> result;
    RunningPass running(pass, op);
    if (!catches_crashes_)
      return pass.run(op, context);
    const void* stack = llvm::SavePrettyStackState();
    llvm::CrashRecoveryContext recovery;
    if (!recovery.RunSafely([&] { result = pass.run(op, context); }))
      llvm::RestorePrettyStackState(stack);
    return result;
  }

  bool is_valid(const PassNode& node, Operation* op) {
    tell([&](PassInstrumentation& watcher) { watcher.before_verify(node, op); });
    bool ok = succeeded(verify(op));
    tell_end([&](PassInstrumentation& watcher) { watcher.after_verify(node, op); });
    return ok;
  }

  const PassRunOptions& options_;
  Operation* root_;
  ScopedDiagnosticHandler counter_;
  PassNode root_node_;
  unsigned num_nodes_ = 0;
  unsigned threads_ = 1;
  bool catches_crashes_ = false;
  PassEventSink* events_ = nullptr;
  std::unique_ptr<llvm::DefaultThreadPool> pool_;
};

}  // namespace

LogicalResult run_passes(const PassPipeline& pipeline, Operation* root,
                         const PassRunOptions& options) {
  if (!pipeline.accepts(root))
    return root->context().emit_error(pipeline.location().is_unknown() ? root->location()
                                                                       : pipeline.location())
           << "the pass pipeline is for '" << pipeline.anchor() << "', but the IR is a '"
           << root->name() << "'";
  if (options.verify && !options.is_verified && failed(verify(root)))
    return failure();
  return Runner(pipeline, root, options).run();
}

}  // namespace pliron
