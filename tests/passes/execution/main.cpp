// Compares what random programs compute before and after transforms:
//
//   test-execution [--count=N] [--seed=N] [--transform=TEXT]... [--print] [--plant-mistake]
//                  [--random-ir]
//
// For each of N programs, made from the seeds from SEED on: every transform that knows no dialect,
// found by the names in the registry, runs alone, and ten of them in random order; each result must
// be valid IR and its `main` must return the same number. With --transform only these run: each is
// the text of a pipeline on a module. --print prints the first program before and after, and runs
// nothing. The first ten mistakes are reported with what reproduces them. --plant-mistake adds a
// transform that is wrong, which must be found. With --random-ir the modules are any valid IR of
// all dialects (ir/random_ir.h), which cannot be run: what is made of it must be valid.
//
// All programs run in this process. One that does not come back within ten seconds of the
// processor's time, or raises a signal, ends it with a message that says which one it was.

#include <sys/time.h>
#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "dialects/builtin/ops.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "ir/clone.h"
#include "ir/equivalence.h"
#include "ir/printer.h"
#include "ir/random.h"
#include "ir/random_ir.h"
#include "ir/walk.h"
#include "passes/builtin_passes.h"
#include "tests/passes/execution/program.h"
#include "tests/passes/execution/runner.h"

namespace pliron::execution {
namespace {

// What goes on, for the signal handlers.
char activity[1024] = "";

void report_signal(int signal) {
  auto write_text = [](const char* text) {
    [[maybe_unused]] ssize_t written =
        ::write(STDERR_FILENO, text, std::char_traits<char>::length(text));
  };
  write_text(signal == SIGPROF ? "does not end: " : "crashes: ");
  write_text(activity);
  write_text("\n");
  std::_Exit(1);
}

void watch_signals() {
  // On a stack of its own, since overflowing the stack is one way to crash.
  static char stack[64 * 1024];
  stack_t alternate{};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof(stack);
  sigaltstack(&alternate, nullptr);
  struct sigaction action{};
  action.sa_handler = report_signal;
  action.sa_flags = SA_ONSTACK;
  for (int signal : {SIGPROF, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
    sigaction(signal, &action, nullptr);
}

// Ends the process when it has used that many seconds more; 0: never.
void set_limit(unsigned seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &timer, nullptr);
}

void set_activity(std::uint64_t seed, const std::string& transform, const char* what) {
  std::snprintf(activity, sizeof(activity), "%s --count=1 --seed=%llu '--transform=%s'", what,
                static_cast<unsigned long long>(seed), transform.c_str());
  set_limit(10);
}

struct Options {
  std::uint64_t count = 200;
  std::uint64_t seed = 1;
  std::vector<std::string> transforms = {};
  bool print = false;
  bool plant_mistake = false;
  bool random_ir = false;
};

bool read_option(llvm::StringRef arg, Options& options) {
  if (arg == "--print")
    return options.print = true;
  if (arg == "--plant-mistake")
    return options.plant_mistake = true;
  if (arg == "--random-ir")
    return options.random_ir = true;
  if (arg.consume_front("--count="))
    return !arg.getAsInteger(10, options.count);
  if (arg.consume_front("--seed="))
    return !arg.getAsInteger(10, options.seed);
  if (!arg.consume_front("--transform="))
    return false;
  options.transforms.push_back(arg.str());
  return true;
}

// Transforms with other options than they have by themselves.
constexpr const char* variants[] = {
    "inline{threshold=100000}",
    "loop-unroll{factor=2}",
    "loop-unroll{factor=3}",
    "loop-unroll{full-threshold=0}",
};

// Those that do something else than transforming: writing files.
constexpr const char* left_out[] = {"snapshot-op-locations"};

// Each transform alone, as text of a pipeline.
std::vector<std::string> all_transforms(const PassRegistry& registry) {
  std::vector<std::string> result;
  for (const PassDef* pass : registry.passes())
    if ((pass->anchor.empty() || pass->anchor == "builtin.module") &&
        !llvm::is_contained(left_out, pass->name))
      result.emplace_back(pass->name);
  for (const PipelineDef* pipeline : registry.pipelines())
    result.emplace_back(pipeline->name);
  for (llvm::StringRef variant : variants)
    if (registry.pass(variant.split('{').first))
      result.push_back(variant.str());
  return result;
}

LogicalResult swap_operands(Operation* root, PassContext&) {
  walk(root, [](Operation* op) {
    if (!op->is<llvm_dialect::SubOp>())
      return;
    Value lhs = op->operand(0);
    op->set_operand(0, op->operand(1));
    op->set_operand(1, lhs);
  });
  return success();
}
const PassDef mistaken_pass{.name = "mistaken",
                            .summary = "Takes the operands of a subtraction for each other.",
                            .run = swap_operands};

class Comparison {
 public:
  Comparison(const Options& options, Runner& runner) : options_(options), runner_(runner) {
    register_builtin_passes(registry_);
    if (options.plant_mistake)
      registry_.add(mistaken_pass);
    transforms_ = all_transforms(registry_);
  }

  // Makes, transforms and runs programs; false when there was a mistake.
  bool run() {
    for (std::uint64_t i = 0; i < options_.count && mistakes_ < 10; ++i) {
      // Types and names of many programs would pile up.
      if (i % 100 == 0)
        make_context();
      if (options_.random_ir)
        transform_random_ir(options_.seed + i);
      else
        run_program(options_.seed + i);
    }
    set_limit(0);
    llvm::outs() << options_.count << " programs, " << transforms_.size()
                 << " transforms: " << runs_ << " transformed programs ran, " << same_
                 << " were unchanged; " << mistakes_ << " mistakes\n";
    return mistakes_ == 0;
  }

  bool print() {
    make_context();
    OwningOp module = make_program(*context_, options_.seed);
    print_op(module.get(), llvm::outs(), {.generic = true});
    for (const std::string& text : options_.transforms) {
      OwningOp changed = transform(module.get(), text);
      if (!changed) {
        llvm::errs() << messages_;
        return false;
      }
      llvm::outs() << "// " << text << "\n";
      print_op(changed.get(), llvm::outs(), {.generic = true});
    }
    return true;
  }

 private:
  void make_context() {
    context_ = std::make_unique<Context>();
    context_->register_dialect(builtin::dialect());
    context_->register_dialect(llvm_dialect::dialect());
    if (options_.random_ir) {
      context_->register_dialect(gpu::dialect());
      context_->register_dialect(mir::dialect());
    }
    context_->diagnostics().push_handler([this](const Diagnostic& diagnostic) {
      messages_ += diagnostic.message + "\n";
      return true;
    });
  }

  // A transformed copy; null when a pass fails or makes invalid IR.
  OwningOp transform(Operation* module, const std::string& text) {
    messages_.clear();
    OwningOp copy(clone(module));
    auto pipeline = parse_pass_pipeline(*context_, registry_, "builtin.module(" + text + ")");
    if (failed(pipeline) || failed(run_passes(*pipeline, copy.get())))
      return nullptr;
    return copy;
  }

  std::string random_pipeline(Random& random) {
    std::string text;
    for (unsigned i = 0; i < 10; ++i)
      text += (i ? "," : "") + transforms_[random.below(transforms_.size())];
    return text;
  }

  void mistake(std::uint64_t seed, const std::string& text, const std::string& what) {
    ++mistakes_;
    llvm::errs() << what << ": --count=1 --seed=" << seed << " '--transform=" << text << "'\n";
  }

  // The transforms that are asked for, or each alone and two random pipelines.
  std::vector<std::string> transforms_for(std::uint64_t seed) {
    if (!options_.transforms.empty())
      return options_.transforms;
    std::vector<std::string> texts = transforms_;
    Random random(seed);
    texts.push_back(random_pipeline(random));
    texts.push_back("mem2reg," + random_pipeline(random));
    return texts;
  }

  void transform_random_ir(std::uint64_t seed) {
    set_activity(seed, "", "making the IR");
    static constexpr const char* dialects[] = {"llvm", "mir", "gpu", "builtin"};
    Random random(seed);
    OwningOp original = random_module(*context_->dialect(dialects[seed % 4]), random, nullptr,
                                      {.size = static_cast<unsigned>(20 + random.below(200))});
    if (!original)
      return;
    for (const std::string& text : transforms_for(seed)) {
      set_activity(seed, text, "the transform of random IR");
      if (transform(original.get(), text))
        ++runs_;
      else
        mistake(seed, text, messages_ + "--random-ir");
    }
  }

  void run_program(std::uint64_t seed) {
    set_activity(seed, "", "making the program");
    OwningOp original = make_program(*context_, seed);
    std::vector<std::string> texts = transforms_for(seed);
    std::vector<OwningOp> owners;
    std::vector<Operation*> modules{original.get()};
    std::vector<std::string> names{""};
    for (const std::string& text : texts) {
      set_activity(seed, text, "the transform");
      OwningOp changed = transform(original.get(), text);
      if (!changed) {
        mistake(seed, text, messages_);
        continue;
      }
      if (equivalent(original.get(), changed.get())) {
        ++same_;
        continue;
      }
      modules.push_back(changed.get());
      owners.push_back(std::move(changed));
      names.push_back(text);
    }
    compare(seed, modules, names);
  }

  void compare(std::uint64_t seed, llvm::ArrayRef<Operation*> modules,
               llvm::ArrayRef<std::string> names) {
    std::string error;
    messages_.clear();
    auto results = runner_.run(
        modules, [&](std::size_t i) { set_activity(seed, names[i], "the program after"); }, error);
    if (failed(results))
      return mistake(seed, names.size() == 2 ? names[1] : "", error + "\n" + messages_);
    runs_ += modules.size() - 1;
    for (std::size_t i = 1; i < results->size(); ++i)
      if ((*results)[i] != (*results)[0])
        mistake(seed, names[i],
                "gives " + std::to_string((*results)[i]) + " instead of " +
                    std::to_string((*results)[0]));
  }

  const Options& options_;
  Runner& runner_;
  PassRegistry registry_;
  std::vector<std::string> transforms_;
  std::unique_ptr<Context> context_;
  std::string messages_;
  std::uint64_t runs_ = 0, same_ = 0, mistakes_ = 0;
};

int main(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i)
    if (!read_option(argv[i], options)) {
      llvm::errs() << "test-execution: cannot use '" << argv[i] << "'\n";
      return 2;
    }
  std::string error;
  std::unique_ptr<Runner> runner = Runner::create(error);
  if (!runner) {
    llvm::errs() << "test-execution: " << error << "\n";
    return 1;
  }
  watch_signals();
  Comparison comparison(options, *runner);
  return (options.print ? comparison.print() : comparison.run()) ? 0 : 1;
}

}  // namespace
}  // namespace pliron::execution

int main(int argc, char** argv) {
  return pliron::execution::main(argc, argv);
}
