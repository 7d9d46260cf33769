#include "bindings/rustc/toolchain.h"

#include <cstdlib>

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/process.h"
#include "dialects/mir/user_location.h"
#include "ir/context.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

namespace pliron::rustc {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;
using llvm::StringRef;

namespace {

constexpr StringRef how_to_install =
    "install the library's source next to a Rust compiler of version 1.95 or newer: `rustup "
    "component add rust-src`, or on Debian `apt-get install rustc-web rust-web-src`";

// The value of a line `key: value` of `rustc -vV`.
StringRef version_field(StringRef text, StringRef key) {
  llvm::SmallVector<StringRef, 8> lines;
  text.split(lines, '\n');
  for (StringRef line : lines)
    if (line.consume_front(key) && line.consume_front(": "))
      return line.trim();
  return "";
}

std::string library_source(const Toolchain& toolchain) {
  ProcessResult sysroot = run_process(toolchain.rustc, {"--print", "sysroot"});
  std::string candidates[] = {
      StringRef(sysroot.output).trim().str() + "/lib/rustlib/src/rust/library",
      "/usr/src/rustc-" + toolchain.release + "/library",
  };
  for (const std::string& candidate : candidates)
    if (fs::exists(candidate + "/core/src/lib.rs"))
      return candidate;
  return "";
}

// Fills in what the compiler says about itself; a sentence says why it cannot be used.
std::string inspect(Toolchain& toolchain) {
  ProcessResult result = run_process(toolchain.rustc, {"-vV"});
  if (!result.succeeded())
    return "it does not run: " + StringRef(result.errors).trim().str();
  StringRef first = StringRef(result.output).split('\n').first.trim();
  // Distributions add where they built it from, which differs without meaning.
  std::size_t close = first.find(')');
  toolchain.version = first.take_front(close == StringRef::npos ? close : close + 1).str();
  toolchain.release = version_field(result.output, "release").split('-').first.str();
  toolchain.commit = version_field(result.output, "commit-hash").str();
  if (toolchain.commit == "unknown")
    toolchain.commit.clear();
  auto [major, rest] = StringRef(toolchain.release).split('.');
  if (major != "1" || rest.split('.').first.getAsInteger(10, toolchain.minor))
    return "its version is not known: " + toolchain.version;
  if (toolchain.minor < oldest_minor_version)
    return "it is too old: " + toolchain.release;
  toolchain.library = library_source(toolchain);
  return toolchain.library.empty() ? "it has no library source" : "";
}

std::vector<std::string> candidates() {
  std::vector<std::string> result;
  llvm::SmallVector<StringRef, 16> folders;
  StringRef search_path = ::getenv("PATH") ? ::getenv("PATH") : "";
  search_path.split(folders, ':', -1, /*KeepEmpty=*/false);
  for (StringRef folder : folders)
    result.push_back((folder + "/rustc").str());
  result.push_back("/usr/bin/rustc");
  llvm::StringSet<> seen;
  llvm::erase_if(result, [&](const std::string& candidate) {
    return !fs::can_execute(candidate) || !seen.insert(candidate).second;
  });
  return result;
}

}  // namespace

FailureOr<Toolchain> find_toolchain(Context& context, StringRef explicit_path) {
  const char* variable = ::getenv("PLIRON_RUSTC");
  std::string chosen = explicit_path.empty() && variable ? variable : explicit_path.str();
  Toolchain toolchain;
  if (!chosen.empty()) {
    toolchain.rustc = chosen;
    std::string problem = inspect(toolchain);
    if (problem.empty())
      return toolchain;
    return context.emit_error(Location::unknown())
           << "cannot use the Rust compiler '" << chosen << "': " << problem << "; "
           << how_to_install;
  }
  std::string tried;
  for (const std::string& candidate : candidates()) {
    toolchain = {};
    toolchain.rustc = candidate;
    std::string problem = inspect(toolchain);
    if (problem.empty())
      return toolchain;
    tried += (tried.empty() ? "" : "; ") + candidate + ": " + problem;
  }
  return context.emit_error(Location::unknown())
         << "no usable Rust compiler found (" << (tried.empty() ? "there is none on PATH" : tried)
         << "); " << how_to_install;
}

// ---- core ---------------------------------------------------------------------------------------

namespace {

// Changes whenever the content of the folder would: it is a part of the folder's name.
constexpr StringRef facts_version = "3";

std::vector<std::string> common_arguments(const Toolchain& toolchain, StringRef crate) {
  return {
      "--edition=2024",
      ("--crate-name=" + crate).str(),
      "--crate-type=rlib",
      "--target=" + target_triple.str(),
      "-O",
      "-Cpanic=abort",
      // Every function's MIR goes into the metadata, so that kernels can inline it.
      "-Zalways-encode-mir",
      "-Zcross-crate-inline-threshold=always",
      // Jump threading copies calls, and so barriers, into both arms of a branch.
      "-Zmir-enable-passes=-JumpThreading",
      // Positions are the same whatever machine built core.
      "--remap-path-prefix=" + toolchain.library + "=" + mir::library_prefix.str(),
      "--cap-lints=allow",
  };
}

std::string folder_name(const Toolchain& toolchain) {
  std::string recipe = facts_version.str() + toolchain.version + toolchain.library;
  for (const std::string& argument : common_arguments(toolchain, "core"))
    recipe += argument;
  std::string commit = StringRef(toolchain.commit).take_front(9).str();
  return "core-" + toolchain.release + (commit.empty() ? "" : "-" + commit) + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(recipe), /*LowerCase=*/true, 16);
}

bool is_complete(const std::string& folder) {
  return fs::exists(folder + "/libcore.rmeta") &&
         fs::exists(folder + "/libcompiler_builtins.rmeta") &&
         fs::exists(folder + "/" + core_facts_file.str());
}

bool write_file(const std::string& file, StringRef text) {
  return !llvm::errorToBool(llvm::writeToOutput(file, [&](llvm::raw_ostream& os) {
    os << text;
    return llvm::Error::success();
  }));
}

// Runs one step; prints what the compiler said when it fails.
LogicalResult step(Context& context, const Toolchain& toolchain, std::vector<std::string> arguments,
                   bool is_verbose, std::string* output = nullptr) {
  ProcessOptions options;
  options.environment = {"RUSTC_BOOTSTRAP=1"};
  options.is_verbose = is_verbose;
  ProcessResult result = run_process(toolchain.rustc, arguments, options);
  if (output)
    *output = std::move(result.output);
  if (result.succeeded())
    return success();
  llvm::errs() << result.errors;
  return context.emit_error(Location::unknown())
         << "building Rust's core library for the GPU failed with " << toolchain.version
         << "; its source in " << toolchain.library
         << " may belong to another compiler, or be incomplete";
}

LogicalResult build_core(Context& context, const Toolchain& toolchain, const std::string& folder,
                         bool is_verbose) {
  auto with = [](std::vector<std::string> list, std::vector<std::string> more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
  };
  std::string core_source = toolchain.library + "/core/src/lib.rs";
  std::vector<std::string> emit = {"--emit=metadata", "--out-dir=" + folder};
  if (failed(step(context, toolchain,
                  with(with(common_arguments(toolchain, "core"), emit), {core_source}),
                  is_verbose)))
    return failure();
  // rustc wants this crate to exist; an empty one will do, since nothing is linked.
  std::string builtins = folder + "/compiler_builtins.rs";
  if (!write_file(builtins,
                  "#![no_std]\n#![feature(compiler_builtins)]\n#![compiler_builtins]\n"))
    return context.emit_error(Location::unknown()) << "cannot write to '" << folder << "'";
  emit.insert(emit.end(), {"-L" + folder, builtins});
  if (failed(step(context, toolchain, with(common_arguments(toolchain, "compiler_builtins"), emit),
                  is_verbose)))
    return failure();
  std::string hir;
  if (failed(step(context, toolchain,
                  with(common_arguments(toolchain, "core"), {"-Zunpretty=hir", core_source}),
                  is_verbose, &hir)))
    return failure();
  std::string facts;
  llvm::raw_string_ostream os(facts);
  print_core_facts(parse_hir(hir), os);
  if (!write_file(folder + "/" + core_facts_file.str(), facts))
    return context.emit_error(Location::unknown()) << "cannot write to '" << folder << "'";
  return success();
}

}  // namespace

FailureOr<std::string> ensure_core(Context& context, const Toolchain& toolchain, bool is_verbose) {
  llvm::SmallString<128> cache;
  if (!path::cache_directory(cache))
    return context.emit_error(Location::unknown())
           << "no folder for the cache: set XDG_CACHE_HOME or HOME";
  path::append(cache, "pliron");
  std::string folder = (cache + "/" + folder_name(toolchain)).str();
  if (is_complete(folder))
    return folder;
  if (std::error_code error = fs::create_directories(cache))
    return context.emit_error(Location::unknown())
           << "cannot make the cache folder '" << cache.str() << "': " << error.message()
           << "; set XDG_CACHE_HOME to a folder that can be written";
  llvm::errs() << "building core for nvptx64 with rustc " << toolchain.release
               << ", once (about 20 s)...\n";
  // Built aside and renamed, so that another process sees all of it or nothing.
  std::string building = folder + ".building-" + std::to_string(llvm::sys::Process::getProcessId());
  fs::remove_directories(building);
  if (std::error_code error = fs::create_directories(building))
    return context.emit_error(Location::unknown())
           << "cannot make the folder '" << building << "': " << error.message();
  LogicalResult built = build_core(context, toolchain, building, is_verbose);
  if (succeeded(built) && fs::rename(building, folder) && !is_complete(folder)) {
    // A folder of that name is in the way and is not what another process just built.
    fs::remove_directories(folder);
    if (std::error_code error = fs::rename(building, folder))
      built = context.emit_error(Location::unknown())
              << "cannot make the folder '" << folder << "': " << error.message();
  }
  fs::remove_directories(building);
  if (failed(built))
    return failure();
  return folder;
}

}  // namespace pliron::rustc
