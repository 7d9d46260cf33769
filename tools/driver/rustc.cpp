#include "tools/driver/rustc.h"

#include "backends/nvptx/nvptx.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "tools/driver/command_line.h"
#include "tools/driver/compile.h"
#include "tools/driver/files.h"
#include "tools/driver/registry.h"

namespace pliron::driver {

namespace {

enum class Emit : std::uint8_t { MirText, Mir, Llvm, LlvmIr, Ptx, Cubin };

struct RustcOptions {
  std::string input, output, arch;
  Emit emit = Emit::Ptx;
  bool print_locations = false;
  RustOptions rust;
};

namespace cl = llvm::cl;

// What follows `--` is rustc's; llvm::cl would take it as more inputs.
std::vector<std::string> take_rustc_args(int& argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (llvm::StringRef(argv[i]) != "--")
      continue;
    std::vector<std::string> rest(argv + i + 1, argv + argc);
    argc = i;
    return rest;
  }
  return {};
}

RustcOptions parse_options(int argc, char** argv) {
  std::vector<std::string> rustc_args = take_rustc_args(argc, argv);
  cl::OptionCategory category("pliron-rustc options");
  cl::opt<std::string> input(cl::Positional, cl::desc("IN.rs"), cl::cat(category));
  cl::opt<std::string> output("o", cl::desc("Write to OUT instead of stdout"),
                              cl::value_desc("OUT"), cl::init("-"), cl::cat(category));
  cl::opt<Emit> emit("emit", cl::desc("Where to stop"), cl::init(Emit::Ptx),
                     cl::values(clEnumValN(Emit::MirText, "mir-text",
                                           "rustc's MIR, completed so that it can be read back"),
                                clEnumValN(Emit::Mir, "mir", "IR in the mir dialect, optimised"),
                                clEnumValN(Emit::Llvm, "llvm", "IR in the llvm and nvvm dialects"),
                                clEnumValN(Emit::LlvmIr, "llvm-ir", "LLVM IR"),
                                clEnumValN(Emit::Ptx, "ptx", "PTX (default)"),
                                clEnumValN(Emit::Cubin, "cubin", "machine code, by ptxas")),
                     cl::cat(category));
  cl::opt<std::string> arch("arch", cl::desc("The GPU (default sm_80)"), cl::value_desc("sm_NN"),
                            cl::init("sm_80"), cl::cat(category));
  cl::opt<std::string> rustc("rustc",
                             cl::desc("The compiler to run; else PLIRON_RUSTC, else one on PATH "
                                      "that has its library source"),
                             cl::value_desc("PATH"), cl::cat(category));
  cl::opt<std::string> edition("edition", cl::desc("Rust's edition (default 2021)"),
                               cl::value_desc("YEAR"), cl::init("2021"), cl::cat(category));
  cl::opt<bool> verbose("verbose", cl::desc("Say which commands run"), cl::cat(category));
  cl::opt<bool> debuginfo("mlir-print-debuginfo", cl::desc("Print locations in IR"),
                          cl::cat(category));
  parse_command_line(
      category, argc, argv,
      "compiles the kernels of a Rust file: functions that are `extern \"ptx-kernel\"`\n\n"
      "  pliron-rustc vecadd.rs -o vecadd.ptx --arch=sm_90\n"
      "  pliron-rustc vecadd.rs --emit=mir\n"
      "  pliron-rustc vecadd.rs --emit=cubin -o vecadd.cubin -- --cfg fast\n\n"
      "Arguments behind `--` go to rustc.\n",
      {words_of(emit)});
  RustcOptions options{input, output, arch, emit, debuginfo, {}};
  options.rust.rustc = rustc;
  options.rust.edition = edition;
  options.rust.rustc_args = std::move(rustc_args);
  options.rust.verbose = verbose;
  return options;
}

std::string print(Operation* module, bool locations) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintOptions options;
  options.locations = locations;
  print_op(module, os, options);
  return text;
}

FailureOr<std::string> compile(Context& context, const RustcOptions& options) {
  // Before rustc is waited for.
  bool needs_arch = options.emit == Emit::Ptx || options.emit == Emit::Cubin;
  if (needs_arch && failed(nvptx::check_arch(context, options.arch)))
    return failure();
  auto text = compile_to_mir_text(context, options.input, options.rust);
  if (failed(text))
    return failure();
  if (options.emit == Emit::MirText)
    return (*text)->getBuffer().str();
  OwningOp module = import_text(context, (*text)->getMemBufferRef(), Import::RustMir);
  if (!module || failed(verify(module.get())) || failed(optimize_mir(module.get())))
    return failure();
  if (options.emit == Emit::Mir)
    return print(module.get(), options.print_locations);
  if (options.emit == Emit::Llvm) {
    if (failed(lower(module.get(), Target::Nvptx)))
      return failure();
    return print(module.get(), options.print_locations);
  }
  if (options.emit == Emit::LlvmIr)
    return to_llvm_ir_text(module.get());
  FailureOr<std::string> ptx = to_ptx(module.get(), options.arch);
  if (failed(ptx) || options.emit == Emit::Ptx)
    return ptx;
  return nvptx::assemble(context, *ptx, options.arch);
}

}  // namespace

int rustc_main(int argc, char** argv) {
  llvm::InitLLVM init(argc, argv);
  RustcOptions options = parse_options(argc, argv);
  if (options.input.empty()) {
    llvm::errs() << "pliron-rustc: error: no file is given; try pliron-rustc --help\n";
    return 1;
  }
  Context context;
  ExcerptPrinter printer(context.diagnostics());
  register_all_dialects(context);
  FailureOr<std::string> result = compile(context, options);
  if (failed(result))
    return 1;
  return succeeded(write_file(context, options.output, *result)) ? 0 : 1;
}

}  // namespace pliron::driver
