#include "bindings/rustc/rustc_driver.h"

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/kernel_wrappers.h"
#include "bindings/rustc/layout_probe.h"
#include "bindings/rustc/mir_module.h"
#include "bindings/rustc/source_copy.h"
#include "bindings/rustc/stable_mir.h"
#include "bindings/rustc/trailer.h"
#include "ir/context.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

using llvm::StringRef;

namespace {

std::string read_text(const std::string& file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

// ---- kernels and foreign functions --------------------------------------------------------------

// Whether an item's path is the one of HIR, in which `<impl>` stands for any impl.
bool is_same_path(const Path& path, StringRef hir_path) {
  for (const Segment& segment : path.segments) {
    auto [name, rest] = hir_path.split("::");
    bool is_same = segment.kind == SegmentKind::ImplAt
                       ? name == "<impl>"
                       : segment.kind == SegmentKind::Name && segment.name == name;
    if (!is_same)
      return false;
    hir_path = rest;
  }
  return hir_path.empty();
}

// The item of the n-th function that HIR calls so. Functions in impls share that name; both texts
// list them in the order of the source.
const Item* find_item(const Module& module, StringRef hir_path, unsigned n) {
  for (const Item* item : module.items())
    if (item->kind == ItemKind::Fn && is_same_path(*item->path, hir_path) && n-- == 0)
      return item;
  return nullptr;
}

// Where the source names the function: before the position of its result's type, which MIR has.
Span name_span(Module& module, const Item& item) {
  const Body* body = module.body_if_readable(item);
  if (!body || body->locals.empty() || !body->locals[0].source.span.is_known())
    return {};
  Span span = body->locals[0].source.span;
  std::string source = read_text(span.file.str());
  llvm::SmallVector<StringRef, 0> lines;
  StringRef(source).split(lines, '\n');
  std::string wanted = ("fn " + item.path->name()).str();
  for (unsigned line = std::min<std::size_t>(span.line, lines.size()); line > 0; --line) {
    std::size_t column = lines[line - 1].rfind(wanted);
    if (column == StringRef::npos ||
        !Cursor(lines[line - 1].drop_front(column + 3)).at_word(item.path->name()))
      continue;
    unsigned first = column + 4;
    return {span.file, line, first, line, first + static_cast<unsigned>(item.path->name().size())};
  }
  return span;  // made by a macro
}

// A kernel that keeps Rust's name gets one that PTX can hold: `inner::k1` is `inner__k1`.
std::string default_symbol(StringRef hir_path) {
  std::string symbol;
  for (char c : hir_path) {
    bool is_colon = c == ':';
    if (llvm::isAlnum(c) || c == '_' || is_colon)
      symbol += is_colon ? '_' : c;
  }
  return symbol;
}

LogicalResult add_kernels(Module& module, const HirFacts& crate) {
  llvm::StringMap<unsigned> counts;
  for (const HirFn& fn : crate.fns) {
    unsigned n = counts[fn.path]++;
    if (!is_kernel_abi(fn.abi) || fn.is_foreign)
      continue;
    const Item* item = find_item(module, fn.path, n);
    if (!item)
      return module.context().emit_error(Location::unknown())
             << "rustc printed no MIR for the kernel '" << fn.path << "'";
    Span span = name_span(module, *item);
    if (fn.is_generic)
      return module.context().emit_error(span.location(module.context()))
             << "the kernel '" << fn.path
             << "' is generic, and nothing says for which types to compile it; write one kernel "
                "for each type, which may call a generic function";
    std::string symbol = fn.symbol.empty() ? default_symbol(fn.path) : fn.symbol;
    module.add_kernel({item->path, symbol, span});
  }
  return success();
}

// Foreign functions of this crate by their path, and those of core that the bodies call.
void add_extern_fns(Module& module, const HirFacts& crate, const HirFacts& core) {
  llvm::StringMap<StringRef> symbols;
  for (const HirFn& fn : crate.fns)
    if (fn.is_foreign)
      symbols[fn.path] = fn.symbol;
  for (const HirFn& fn : core.fns)
    symbols["core::" + fn.path] = fn.symbol;
  llvm::DenseSet<const Path*> seen;
  for (const Item* item : module.items()) {
    const Body* body = module.body_if_readable(*item);
    if (!body)
      continue;
    for (const Block& block : body->blocks) {
      const Operand& callee = block.terminator.callee;
      if (!callee.constant || !callee.constant->path || !seen.insert(callee.constant->path).second)
        continue;
      auto it = symbols.find(callee.constant->path->spelling);
      if (it != symbols.end())
        module.add_extern_fn({callee.constant->path, it->second.str()});
    }
  }
}

// ---- steps --------------------------------------------------------------------------------------

struct RustcOutput {
  std::string mir;
  std::string type_sizes;
};

FailureOr<RustcOutput> run_rustc(Context& context, const RustcSession& session) {
  TemporaryFolder folder("pliron-rustc");
  if (folder.path().empty())
    return context.emit_error(Location::unknown()) << "cannot make a temporary folder";
  std::string file = folder.file("out.mir");
  std::vector<std::string> arguments = RustcSession::mir_arguments();
  arguments.insert(arguments.end(), {"-Zprint-type-sizes", "--emit=mir=" + file});
  ProcessResult result =
      session.run(std::move(arguments), session.input(), /*inherit_stderr=*/true);
  if (!result.succeeded()) {
    InFlightDiagnostic error = context.emit_error(Location::unknown());
    error << "rustc could not compile '" << session.input() << "'";
    if (!result.errors.empty())
      error << ": " << result.errors;
    return error;
  }
  return RustcOutput{read_text(file), std::move(result.output)};
}

FailureOr<HirFacts> run_hir(Context& context, const RustcSession& session) {
  ProcessResult result = session.run({"--cap-lints=allow", "-Zunpretty=hir"}, session.input());
  if (result.succeeded())
    return parse_hir(result.output);
  llvm::errs() << result.errors;
  return context.emit_error(Location::unknown())
         << "rustc could not print the HIR of '" << session.input() << "'";
}

// "" when rustc fails at it.
std::string run_stable_mir(const RustcSession& session, StringRef file,
                           std::vector<std::string> more_arguments) {
  std::vector<std::string> arguments = RustcSession::mir_arguments();
  arguments.insert(arguments.end(), {"--cap-lints=allow", "-Zunpretty=stable-mir"});
  arguments.insert(arguments.end(), more_arguments.begin(), more_arguments.end());
  ProcessResult result = session.run(std::move(arguments), file);
  return result.succeeded() ? result.output : "";
}

FailureOr<std::unique_ptr<Module>> open_text(Context& context, const std::string& name,
                                             const std::string& text) {
  return Module::open(context, llvm::MemoryBuffer::getMemBufferCopy(text, name));
}

// Opens rustc's text and adds what only another form of MIR says: the captures of closures, and what
// impls are of. `stable_mir` gives that form; it is asked only when it is needed.
FailureOr<std::unique_ptr<Module>> open_completed(Context& context, const std::string& name,
                                                  std::string& text, const ImplNames& names,
                                                  llvm::function_ref<std::string()> stable_mir) {
  FailureOr<std::unique_ptr<Module>> module = open_text(context, name, text);
  if (failed(module) || !needs_stable_mir(**module))
    return module;
  std::string stable = stable_mir();
  text = complete_closures(**module, stable);
  module = open_text(context, name, text);
  if (failed(module))
    return failure();
  for (ImplMember& member : impl_members(**module, stable, names))
    (*module)->add_impl_member(std::move(member));
  return module;
}

// The crate with more room for inlining (kernel_wrappers.h): replaces module, text and type sizes, or
// leaves them as they are when rustc does not take it, for example because a kernel is private to a
// module. Kernels keep their symbols and get the bodies of their wrappers.
void inline_further(std::unique_ptr<Module>& module, const std::string& name, std::string& text,
                    std::string& type_sizes, const RustcSession& session, const HirFacts& crate,
                    const ImplNames& names) {
  std::optional<WrappedCrate> wrapped = wrap_kernels(*module, session, crate);
  if (!wrapped)
    return;
  SourceCopy copy(session.input(), wrapped->source);
  if (!copy.is_valid())
    return;
  std::string file = copy.folder() + "/pliron-out.mir";
  std::vector<std::string> arguments = RustcSession::mir_arguments();
  arguments.insert(arguments.end(), {"--cap-lints=allow", "-Zprint-type-sizes",
                                     copy.remap_argument(), "--emit=mir=" + file});
  ProcessResult result = session.run(std::move(arguments), copy.file());
  if (!result.succeeded())
    return;
  std::string again = read_text(file);
  auto opened = open_completed(module->context(), name, again, names, [&] {
    return run_stable_mir(session, copy.file(), {copy.remap_argument()});
  });
  if (failed(opened))
    return;
  for (auto [kernel, path] : llvm::zip_equal(module->kernels(), wrapped->paths)) {
    const Path* outermost = (*opened)->parse_path(path);
    if (!outermost || (*opened)->find(outermost).size() != 1)
      return;
    Span span = kernel.span;
    span.file = (*opened)->interner().save(span.file);
    (*opened)->add_kernel({outermost, kernel.symbol, span});
  }
  text = std::move(again);
  type_sizes = std::move(result.output);
  module = std::move(*opened);
}

}  // namespace

FailureOr<MirText> compile_to_mir(Context& context, StringRef input,
                                  const CompileOptions& options) {
  llvm::sys::fs::file_status status;
  if (llvm::sys::fs::status(input, status))
    return context.emit_error(Location::unknown()) << "there is no file '" << input << "'";
  if (!llvm::sys::fs::is_regular_file(status))
    return context.emit_error(Location::unknown())
           << "'" << input << "' is "
           << (llvm::sys::fs::is_directory(status) ? "a folder" : "no regular file")
           << "; rustc reads a source file several times";
  FailureOr<Toolchain> toolchain = find_toolchain(context, options.rustc);
  if (failed(toolchain))
    return failure();
  FailureOr<std::string> core_folder = ensure_core(context, *toolchain, options.is_verbose);
  if (failed(core_folder))
    return failure();
  RustcSession session(*toolchain, *core_folder, input.str(), options);
  FailureOr<RustcOutput> output = run_rustc(context, session);
  if (failed(output))
    return failure();

  HirFacts core = parse_core_facts(read_text(*core_folder + "/" + core_facts_file.str()));
  FailureOr<HirFacts> crate = run_hir(context, session);
  if (failed(crate))
    return failure();

  ImplNames names(*crate, core);
  std::string name = llvm::sys::path::stem(input).str() + ".mir";
  std::string text = std::move(output->mir);
  FailureOr<std::unique_ptr<Module>> module = open_completed(
      context, name, text, names, [&] { return run_stable_mir(session, session.input(), {}); });
  if (failed(module))
    return failure();
  if (failed(add_kernels(**module, *crate)))
    return failure();
  if (needs_wrappers(**module))
    inline_further(*module, name, text, output->type_sizes, session, *crate, names);
  (*module)->set_rustc_version(toolchain->version);
  (*module)->set_overflow_checks(session.overflow_checks());
  add_extern_fns(**module, *crate, core);
  probe_layouts(**module, session, *crate, core, output->type_sizes);

  llvm::raw_string_ostream os(text);
  os << '\n';
  print_trailer(**module, os);
  return MirText(name, std::move(text));
}

}  // namespace pliron::rustc
