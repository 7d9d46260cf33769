#include "tools/driver/opt.h"

#include <utility>

#include "backends/llvm/text.h"
#include "backends/nvptx/nvptx.h"
#include "ir/bytecode.h"
#include "ir/dialect_doc.h"
#include "ir/dialect_file.h"
#include "ir/printer.h"
#include "ir/split_input.h"
#include "ir/verifier.h"
#include "ir/verify_diagnostics.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "passes/reproducer.h"
#include "tools/driver/command_line.h"
#include "tools/driver/compile.h"
#include "tools/driver/dialect_files.h"
#include "tools/driver/files.h"
#include "tools/driver/pass_flags.h"
#include "tools/driver/plugins.h"
#include "tools/driver/registry.h"
#include "tools/driver/rules.h"
#include "tools/driver/self_test.h"
#include "tools/driver/version.h"
#include "tools/driver/view.h"

namespace pliron::driver {

namespace {

enum class Emit : std::uint8_t { Mlir, Generic, Bytecode, LlvmIr, Ptx };

struct OptOptions {
  std::string input, output, pass_pipeline, arch;
  std::string self_test_dialect, dump_dialect, doc_dialect;
  Import import = Import::Mlir;
  Emit emit = Emit::Mlir;
  View view = View::None;
  std::vector<std::string> load_dialects;
  RuleOptions rules;
  std::optional<std::uint64_t> count, seed;  // of the self test
  bool split_input = false, verify_diagnostics = false, allow_unregistered = false;
  bool print_locations = false, list_passes = false, list_dialects = false;
  bool run_reproducer = false, has_arch = false;
  PassSessionOptions session;
  std::string session_flag;  // the first flag that only makes sense with passes, or ""
  std::vector<std::pair<std::string, std::string>> extra_outputs;  // flags and what they name

  // Whether dialects themselves are asked for, so that no input is read.
  bool wants_dialects() const {
    return list_dialects || !dump_dialect.empty() || !doc_dialect.empty();
  }
};

namespace cl = llvm::cl;

OptOptions parse_options(int argc, char** argv) {
  cl::OptionCategory category("pliron-opt options");
  cl::opt<std::string> input(cl::Positional, cl::desc("[IN|-]"), cl::init("-"), cl::cat(category));
  cl::opt<std::string> output("o", cl::desc("Write to OUT instead of stdout"),
                              cl::value_desc("OUT"), cl::init("-"), cl::cat(category));
  cl::opt<std::string> pipeline(
      "pass-pipeline",
      cl::desc("Passes to run, such as 'builtin.module(mir.func(mem2reg,simplify),mir-to-llvm)'"),
      cl::value_desc("P"), cl::cat(category));
  cl::opt<Import> import(
      "import", cl::desc("What the input is"), cl::init(Import::Mlir),
      cl::values(clEnumValN(Import::Mlir, "mlir", "IR as text or as bytecode (default)"),
                 clEnumValN(Import::RustMir, "rust-mir",
                            "rustc's MIR as pliron-rustc --emit=mir-text saves it")),
      cl::cat(category));
  cl::opt<Emit> emit(
      "emit", cl::desc("What to print"), cl::init(Emit::Mlir),
      cl::values(
          clEnumValN(Emit::Mlir, "mlir", "IR, in custom forms where ops have them (default)"),
          clEnumValN(Emit::Generic, "generic", "IR in the generic form"),
          clEnumValN(Emit::Bytecode, "bytecode", "IR as bytecode, for a file or a pipe"),
          clEnumValN(Emit::LlvmIr, "llvm-ir", "LLVM IR, of a module in the llvm dialect"),
          clEnumValN(Emit::Ptx, "ptx", "PTX, of a module in `mir` or lower")),
      cl::cat(category));
  cl::opt<View> view(
      "view",
      cl::desc("Print a picture as Graphviz DOT instead; with -o NAME.dot also draw NAME.svg when "
               "`dot` is installed"),
      cl::init(View::None),
      cl::values(clEnumValN(View::Cfg, "cfg", "control flow graphs, by function"),
                 clEnumValN(View::Regions, "regions", "the tree of ops that have regions"),
                 clEnumValN(View::CallGraph, "callgraph", "which function calls which")),
      cl::cat(category));
  cl::opt<std::string> arch("arch", cl::desc("The GPU for --emit=ptx (default sm_80)"),
                            cl::value_desc("sm_NN"), cl::init("sm_80"), cl::cat(category));
  cl::list<std::string> load_dialects(
      "load-dialect",
      cl::desc("Load dialects from a dialect file, or dialects and passes from a plugin, a shared "
               "library; may be repeated"),
      cl::value_desc("X.pliron-dialect|lib.so"), cl::cat(category));
  cl::opt<std::string> dump_dialect(
      "dump-dialect", cl::desc("Print the records of a dialect as a dialect file, and stop"),
      cl::value_desc("NAME"), cl::cat(category));
  cl::opt<std::string> doc_dialect(
      "doc-dialect", cl::desc("Print the reference page of a dialect in Markdown, and stop"),
      cl::value_desc("NAME"), cl::cat(category));
  cl::opt<bool> list_dialects("list-dialects", cl::desc("Print the dialects, and stop"),
                              cl::cat(category));
  cl::opt<bool> split("split-input-file",
                      cl::desc("Take the parts between lines `// -----` one by one"),
                      cl::cat(category));
  cl::opt<bool> verify("verify-diagnostics",
                       cl::desc("Compare diagnostics with the `expected-error {{...}}` comments"),
                       cl::cat(category));
  cl::opt<bool> unregistered("allow-unregistered-dialect",
                             cl::desc("Keep ops, types and attributes of unknown dialects"),
                             cl::cat(category));
  cl::opt<bool> debuginfo("mlir-print-debuginfo", cl::desc("Print locations"), cl::cat(category));
  cl::opt<bool> run_reproducer(
      "run-reproducer", cl::desc("Run the passes that the input, a file of --reproducer, says"),
      cl::cat(category));
  PassFlags pass_flags(category);
  cl::opt<bool> list("list-passes", cl::desc("Print the passes and named pipelines, and stop"),
                     cl::cat(category));
  cl::opt<std::string> self_test("self-test-dialect",
                                 cl::desc("Test a dialect, or all, on random modules made from its "
                                          "records, and stop"),
                                 cl::value_desc("NAME|all"), cl::cat(category));
  cl::opt<std::uint64_t> count("count", cl::desc("Modules of the self test (default 1000)"),
                               cl::value_desc("N"), cl::cat(category));
  cl::opt<std::uint64_t> seed(
      "seed", cl::desc("Seed of the self test's first module, or of samples (default 1)"),
      cl::value_desc("S"), cl::cat(category));
  cl::list<std::string> rules("rules",
                              cl::desc("Load and check rewrite rules from a file; may be repeated"),
                              cl::value_desc("F.rules"), cl::cat(category));
  cl::opt<bool> apply_rules("apply-rules", cl::desc("Apply the rules to the input, before passes"),
                            cl::cat(category));
  cl::opt<bool> print_rules("print-rules", cl::desc("Print the rules, written out, and stop"),
                            cl::cat(category));
  cl::opt<bool> test_rules("test-rules", cl::desc("Run the tests in the rule files, and stop"),
                           cl::cat(category));
  cl::opt<std::string> verify_rules(
      "verify-rules",
      cl::desc("Try on all or sampled inputs whether rules, those whose names contain NAME, are "
               "right, and stop; without --rules the rules of all dialects"),
      cl::ValueOptional, cl::value_desc("NAME"), cl::cat(category));
  cl::opt<bool> dump_matcher("dump-matcher",
                             cl::desc("Print the decision trees made of the rules, and stop"),
                             cl::cat(category));
  cl::opt<std::string> overlaps(
      "explain-overlaps",
      cl::desc(
          "Print which rules may match the same op and which of them is tried first, by op and "
          "ten pairs of each, and stop; with OP or all every pair, of that op or of all"),
      cl::ValueOptional, cl::value_desc("OP|all"), cl::cat(category));
  cl::opt<bool> rule_statistics("rule-statistics",
                                cl::desc("Print how often each rule was tried and applied"),
                                cl::cat(category));
  cl::opt<bool> debug_rules("debug-rules", cl::desc("Print each time that a rule is applied"),
                            cl::cat(category));
  cl::opt<std::string> explain_rule(
      "explain-rule", cl::desc("Say of each op that the rule could start at why it does not apply"),
      cl::value_desc("NAME"), cl::cat(category));
  parse_command_line(category, argc, argv,
                     "reads IR, runs passes on it, and prints it\n\n"
                     "  pliron-opt in.mlir --pass-pipeline='builtin.module(optimize-mir)'\n"
                     "  pliron-opt k.mir --import=rust-mir --emit=ptx -o k.ptx\n",
                     {words_of(import), words_of(emit), words_of(view)});
  OptOptions options;
  options.input = input;
  options.output = output;
  options.pass_pipeline = pipeline;
  options.arch = arch;
  options.has_arch = arch.getNumOccurrences() > 0;
  options.dump_dialect = dump_dialect;
  options.doc_dialect = doc_dialect;
  options.list_dialects = list_dialects;
  options.import = import;
  options.emit = emit;
  options.view = view;
  options.load_dialects.assign(load_dialects.begin(), load_dialects.end());
  options.rules = {.files = {rules.begin(), rules.end()},
                   .explain = explain_rule,
                   .apply = apply_rules,
                   .print = print_rules,
                   .test = test_rules,
                   .dump_matcher = dump_matcher,
                   .overlaps = overlaps.getNumOccurrences() > 0,
                   .overlaps_of = overlaps,
                   .statistics = rule_statistics,
                   .debug = debug_rules,
                   .verify = verify_rules.getNumOccurrences() > 0,
                   .verify_filter = verify_rules,
                   .seed = {}};
  options.split_input = split;
  options.verify_diagnostics = verify;
  options.allow_unregistered = unregistered;
  options.print_locations = debuginfo;
  options.run_reproducer = run_reproducer;
  options.session = pass_flags.options();
  options.session_flag = pass_flags.first_given();
  options.extra_outputs = pass_flags.outputs();
  options.list_passes = list;
  options.self_test_dialect = self_test;
  if (count.getNumOccurrences() > 0)
    options.count = count;
  if (seed.getNumOccurrences() > 0)
    options.seed = options.rules.seed = seed;
  return options;
}

class OptTool {
 public:
  explicit OptTool(OptOptions options) : options_(std::move(options)) {}

  int run();

 private:
  // One part of the input, from text to text. The IR of the last part is not freed: the program
  // ends behind it, which is faster by a twentieth of all its time.
  LogicalResult process(std::unique_ptr<llvm::MemoryBuffer> text, bool is_last,
                        std::string& result);
  LogicalResult check_options(Context& context);
  LogicalResult check_pass_options(Context& context);
  LogicalResult check_extra_outputs(Context& context) const;
  void list_passes() const;
  PassRegistry passes() const;
  // `file`: where the input begins.
  LogicalResult run_pipeline(Operation* module, Location file);
  LogicalResult print(Operation* module, std::string& result);
  LogicalResult print_text(Operation* module, std::string& result);
  // Fails after errors in dialect files.
  LogicalResult set_up(Context& context) const;
  // What is asked for instead of IR.
  LogicalResult print_dialects(Context& context) const;
  LogicalResult show_rules(Context& context) const;

  OptOptions options_;
  Plugins plugins_;
  DialectFiles dialect_files_;
  RuleFiles rule_files_;
  FileResources resources_;  // of the part at hand
  // Whether IR as text goes where it belongs at once, without being in memory as a whole.
  bool is_streaming_ = false;
  llvm::SourceMgr sources_;
};

LogicalResult OptTool::set_up(Context& context) const {
  context.allow_unregistered(options_.allow_unregistered);
  return dialect_files_.register_dialects(context,
                                          [&](Context& with) { plugins_.register_dialects(with); });
}

LogicalResult OptTool::print_dialects(Context& context) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (options_.list_dialects)
    for (const DialectInfo* dialect : context.dialects())
      os << llvm::left_justify(dialect->name.str(), 12) << dialect->summary << '\n';
  for (bool is_doc : {false, true}) {
    llvm::StringRef name = is_doc ? options_.doc_dialect : options_.dump_dialect;
    if (name.empty())
      continue;
    const DialectInfo* dialect = find_dialect(context, name);
    if (!dialect)
      return failure();
    (is_doc ? print_dialect_doc : print_dialect)(context, *dialect, os);
  }
  return write_file(context, options_.output, text);
}

LogicalResult OptTool::show_rules(Context& context) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  LogicalResult shown = rule_files_.show(context, os);
  // What was tried is for failures too.
  if (failed(shown) && !options_.rules.is_report())
    return failure();
  if (text.empty())
    return shown;
  return failed(write_file(context, options_.output, text)) ? failure() : shown;
}

PassRegistry OptTool::passes() const {
  PassRegistry registry;
  register_all_passes(registry);
  plugins_.register_passes(registry);
  return registry;
}

// `name  summary`, with options and their defaults under it.
static void list_pass(const PassDef& pass) {
  llvm::outs() << llvm::left_justify(pass.name, 24) << pass.summary << '\n';
  for (const PassOption& option : pass.options) {
    std::string text = std::string(option.name) + "=" + default_text(option);
    llvm::outs() << "    " << llvm::left_justify(text, 20) << option.summary << '\n';
  }
}

void OptTool::list_passes() const {
  PassRegistry registry = passes();
  for (const PassDef* pass : registry.passes())
    list_pass(*pass);
  for (const PipelineDef* named : registry.pipelines())
    llvm::outs() << llvm::left_justify(named->name, 24) << named->summary << '\n';
}

// What is wrong with the options is said before the input is waited for.
LogicalResult OptTool::check_options(Context& context) {
  for (const std::string& path : options_.load_dialects)
    if (failed(is_shared_library(path) ? plugins_.load(context, path)
                                       : dialect_files_.read(context, sources_, path)))
      return failure();
  if (failed(rule_files_.read(context, sources_, options_.rules)))
    return failure();
  if (options_.rules.is_alone() && (options_.input != "-" || !options_.pass_pipeline.empty()))
    return context.emit_error({}) << "rules alone read no input and run no passes; say "
                                     "--apply-rules to apply them";
  bool is_self_test = !options_.self_test_dialect.empty();
  if (!is_self_test && options_.seed && !options_.rules.verify)
    return context.emit_error({}) << "--seed is for --self-test-dialect and --verify-rules";
  if (!is_self_test && options_.count)
    return context.emit_error({}) << "--count is for --self-test-dialect";
  if (is_self_test && (options_.input != "-" || !options_.pass_pipeline.empty()))
    return context.emit_error({}) << "--self-test-dialect makes its own input and runs no passes";
  if (options_.emit != Emit::Ptx && options_.has_arch)
    return context.emit_error({}) << "--arch is for --emit=ptx";
  if (options_.emit == Emit::Ptx && failed(nvptx::check_arch(context, options_.arch)))
    return failure();
  if (options_.emit == Emit::Bytecode && options_.output == "-" && llvm::outs().is_displayed())
    return context.emit_error({}) << "bytecode is not for a terminal; name a file with -o";
  if (options_.emit == Emit::Bytecode && options_.split_input)
    return context.emit_error({}) << "--emit=bytecode writes one module, and --split-input-file "
                                     "takes the input for several";
  if (options_.pass_pipeline.empty() && !options_.wants_dialects() && dialect_files_.empty() &&
      options_.session_flag.empty() && !options_.rules.is_alone())
    return success();
  if (failed(check_extra_outputs(context)) || failed(set_up(context)))
    return failure();
  return check_pass_options(context);
}

// What is written beside the result must not take the place of another file of this run.
LogicalResult OptTool::check_extra_outputs(Context& context) const {
  llvm::ArrayRef all = options_.extra_outputs;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [flag, path] = all[i];
    if (path == "-")
      return context.emit_error({}) << "--" << flag << " cannot write to stdout; name a file";
    for (auto [what, other] : {std::pair("input", llvm::StringRef(options_.input)),
                               std::pair("output", llvm::StringRef(options_.output))})
      if (other != "-" && is_same_file(path, other))
        return context.emit_error({}) << "--" << flag << " would write to the " << what << " '"
                                      << other << "'; name another file";
    for (const auto& [other_flag, other_path] : all.take_front(i))
      if (is_same_file(path, other_path))
        return context.emit_error({}) << "--" << flag << " and --" << other_flag
                                      << " name one file, '" << path << "'; name two";
  }
  return success();
}

LogicalResult OptTool::check_pass_options(Context& context) {
  bool has_pipeline = !options_.pass_pipeline.empty();
  if (options_.run_reproducer && has_pipeline)
    return context.emit_error({}) << "--run-reproducer takes the pipeline from the input; leave "
                                     "out --pass-pipeline";
  if (!options_.run_reproducer && !has_pipeline && !options_.session_flag.empty())
    return context.emit_error({}) << "--" << options_.session_flag
                                  << " is about passes; say which with --pass-pipeline";
  PassRegistry registry = passes();
  for (const std::string& path : options_.load_dialects)
    options_.session.reproducer_flags += "--load-dialect=" + path + " ";
  if (failed(check_session(context, registry, options_.session, &sources_)))
    return failure();
  return success(!has_pipeline || succeeded(parse_pass_pipeline(
                                      context, registry, options_.pass_pipeline, &sources_)));
}

LogicalResult OptTool::run_pipeline(Operation* module, Location file) {
  Context& context = module->context();
  std::string text = options_.pass_pipeline;
  PassSessionOptions session = options_.session;
  session.is_verified = true;
  if (options_.run_reproducer) {
    FailureOr<ReproducerSetting> setting = take_reproducer(context, resources_, file);
    if (failed(setting))
      return failure();
    text = setting->pipeline;
    session.verify_each &= setting->verify_each;
  } else if (text.empty()) {
    return success();
  }
  PassRegistry registry = passes();
  FailureOr<PassPipeline> pipeline = parse_pass_pipeline(context, registry, text, &sources_);
  if (failed(pipeline))
    return failure();
  SessionResult outcome = run_session(*pipeline, module, session);
  if (!outcome.has_crashed)
    return outcome.result;
  llvm::errs().flush();
  llvm::sys::Process::Exit(1, /*NoCleanup=*/true);
}

LogicalResult OptTool::print(Operation* module, std::string& result) {
  if (options_.view != View::None) {
    result = view_as_dot(module, options_.view);
    return success();
  }
  if (options_.emit == Emit::Ptx) {
    FailureOr<std::string> ptx = to_ptx(module, options_.arch);
    if (failed(ptx))
      return failure();
    result = std::move(*ptx);
    return success();
  }
  if (options_.emit == Emit::LlvmIr) {
    FailureOr<std::string> text = llvm_ir::export_text(module);
    if (failed(text))
      return failure();
    result = std::move(*text);
    return success();
  }
  if (options_.emit == Emit::Bytecode) {
    llvm::raw_string_ostream os(result);
    std::string producer = ("pliron-opt " + version()).str();
    return write_bytecode(module, os, {.producer = producer, .resources = &resources_});
  }
  return print_text(module, result);
}

LogicalResult OptTool::print_text(Operation* module, std::string& result) {
  PrintOptions print_options;
  print_options.generic = options_.emit == Emit::Generic;
  print_options.locations = options_.print_locations;
  print_options.resources = &resources_;
  auto write = [&](llvm::raw_ostream& os) { print_op(module, os, print_options); };
  if (is_streaming_)
    return write_file(module->context(), options_.output, write);
  llvm::raw_string_ostream os(result);
  write(os);
  return success();
}

LogicalResult OptTool::process(std::unique_ptr<llvm::MemoryBuffer> text, bool is_last,
                               std::string& result) {
  auto owned = std::make_unique<Context>();
  Context& context = *owned;
  std::string name = text->getBufferIdentifier().str();
  llvm::MemoryBuffer* contents = text.get();
  unsigned id = sources_.AddNewSourceBuffer(std::move(text), llvm::SMLoc());
  llvm::MemoryBufferRef buffer = sources_.getMemoryBuffer(id)->getMemBufferRef();
  std::optional<ExcerptPrinter> printer;
  std::optional<DiagnosticVerifier> verifier;
  printer.emplace(context.diagnostics(), llvm::errs(), &sources_);
  if (options_.verify_diagnostics)
    verifier.emplace(context, buffer);
  // What has been read is in the file still, and need not be in memory as well.
  auto forget = [contents, before = std::size_t{0}](std::size_t done) mutable {
    give_back(*contents, std::exchange(before, done), done);
  };
  resources_ = {};
  OwningOp module;
  auto run = [&]() -> LogicalResult {
    if (failed(set_up(context)))
      return failure();
    module = import_text(context, buffer, options_.import, &resources_, forget);
    if (!module || failed(verify(module.get())))
      return failure();
    if (failed(rule_files_.apply(module.get())) ||
        failed(run_pipeline(module.get(), Location::file_line_col(context, name, 1, 1))))
      return failure();
    return print(module.get(), result);
  };
  LogicalResult outcome = run();
  if (verifier) {
    result.clear();
    outcome = verifier->finish();
  }
  if (is_last) {
    verifier.reset();
    printer.reset();
    (void)module.release();
    (void)owned.release();
  }
  return outcome;
}

int OptTool::run() {
  Context context;
  ExcerptPrinter printer(context.diagnostics(), llvm::errs(), &sources_);
  if (failed(check_options(context)))
    return 1;
  if (options_.list_passes) {
    list_passes();
    return 0;
  }
  if (options_.wants_dialects())
    return succeeded(print_dialects(context)) ? 0 : 1;
  if (options_.rules.is_alone())
    return succeeded(show_rules(context)) ? 0 : 1;
  if (!options_.self_test_dialect.empty())
    return self_test_dialects(options_.self_test_dialect, options_.count.value_or(1000),
                              options_.seed.value_or(1),
                              [&](Context& each) { (void)set_up(each); });
  auto file = read_file(context, options_.input);
  if (failed(file))
    return 1;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> parts;
  if (options_.split_input && !is_bytecode((*file)->getBuffer()))
    parts = split_input((*file)->getMemBufferRef());
  else
    parts.push_back(std::move(*file));
  bool is_text = options_.emit == Emit::Mlir || options_.emit == Emit::Generic;
  is_streaming_ =
      is_text && options_.view == View::None && parts.size() == 1 && !options_.verify_diagnostics;
  bool ok = true;
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string result;
    ok &= succeeded(process(std::move(parts[i]), /*is_last=*/i + 1 == parts.size(), result));
    if (i > 0 && !options_.verify_diagnostics)
      all += "// -----\n";
    all += result;
  }
  if (!ok)
    return 1;
  if (options_.verify_diagnostics || is_streaming_)
    return 0;
  if (failed(write_file(context, options_.output, all)))
    return 1;
  bool draw = options_.view != View::None && options_.output != "-";
  return !draw || succeeded(draw_dot(context, options_.output)) ? 0 : 1;
}

}  // namespace

int opt_main(int argc, char** argv) {
  llvm::InitLLVM init(argc, argv);
  return OptTool(parse_options(argc, argv)).run();
}

}  // namespace pliron::driver
