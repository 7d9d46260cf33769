// Bytecode of all the IR that our tests have as text, whole and broken.

#include <doctest/doctest.h>

#include <map>
#include <vector>

#include "dialects/builtin/ops.h"
#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "ir/parser.h"
#include "ir/split_input.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "tests/unit/ir/bytecode_support.h"

using namespace pliron;
using bytecode_test::print;
using bytecode_test::read;
using bytecode_test::write;

namespace {

// A context with all dialects, which counts what is reported and prints nothing.
struct Everything {
  Everything()
      : handler(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          last = diagnostic.message;
          return true;
        }) {
    context.register_dialect(builtin::dialect());
    context.register_dialect(llvm_dialect::dialect());
    context.register_dialect(gpu::dialect());
    context.register_dialect(nvvm::dialect());
    context.register_dialect(mir::dialect());
    context.allow_unregistered();
  }
  Context context;
  std::string last;
  ScopedDiagnosticHandler handler;
};

std::vector<std::string> text_files() {
  std::vector<std::string> files;
  for (const char* folder : {"tests", "examples"}) {
    std::error_code error;
    llvm::SmallString<128> root(PLIRON_SOURCE_DIR);
    llvm::sys::path::append(root, folder);
    for (llvm::sys::fs::recursive_directory_iterator it(root, error), end; it != end && !error;
         it.increment(error))
      if (llvm::sys::path::extension(it->path()) == ".mlir")
        files.push_back(it->path());
  }
  llvm::sort(files);
  return files;
}

// Calls back for each piece of each file that can be parsed.
template <typename Callback>
unsigned for_each_module(Callback callback) {
  unsigned count = 0;
  for (const std::string& file : text_files()) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    REQUIRE(buffer);
    // Only the name, so that the folder of the tree makes no difference.
    llvm::MemoryBufferRef text((*buffer)->getBuffer(), llvm::sys::path::filename(file));
    for (auto& piece : split_input(text)) {
      Everything from;
      OwningOp module = parse_source(from.context, piece->getMemBufferRef());
      if (!module)
        continue;
      ++count;
      callback(file, from, module.get());
    }
  }
  return count;
}

}  // namespace

TEST_CASE("bytecode of everything that our tests have as text comes back as it was") {
  unsigned count = for_each_module([&](const std::string& file, Everything& from,
                                       Operation* module) {
    CAPTURE(file);
    std::string bytes = write(module);
    REQUIRE_MESSAGE(!bytes.empty(), from.last);
    Everything to;
    OwningOp copy = read(to.context, bytes);
    REQUIRE_MESSAGE(copy, to.last);
    CHECK(print(copy.get()) == print(module));
    CHECK(write(copy.get()) == bytes);
    // In parts.
    BytecodeReader reader(to.context, llvm::MemoryBufferRef(bytes, "test.plbc"));
    OwningOp lazy = reader.read();
    REQUIRE(lazy);
    REQUIRE(succeeded(reader.materialize_all()));
    CHECK(write(lazy.get()) == bytes);
    // By a program that knows no dialect, and back.
    Context knows_not;
    knows_not.allow_unregistered();
    OwningOp unknown = read(knows_not, bytes);
    REQUIRE(unknown);
    OwningOp known = read(to.context, write(unknown.get()));
    REQUIRE_MESSAGE(known, to.last);
    CHECK(print(known.get()) == print(module));
  });
  CHECK(count > 200);
}

TEST_CASE("changed bytecode of our dialects is read or refused") {
  // The smallest files of each folder, which have the most in the fewest bytes.
  std::map<std::string, std::vector<std::string>> folders;
  for_each_module([&](const std::string& file, Everything&, Operation* module) {
    std::string bytes = write(module);
    if (bytes.size() < 6000)
      folders[llvm::sys::path::parent_path(file).str()].push_back(bytes);
  });
  std::vector<std::string> files;
  for (auto& [folder, all] : folders)
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 24)
      files.push_back(all[i]);
  REQUIRE(files.size() > 50);
  bytecode_test::Mutator mutator(2);
  unsigned was_read = 0;
  constexpr unsigned count = 6000;
  for (unsigned i = 0; i < count; ++i) {
    Everything everything;
    everything.context.allow_unregistered(i % 4 != 0);
    std::string file = mutator.mutate(files[i % files.size()], files[i * 7 % files.size()]);
    std::string problem;
    was_read += bytecode_test::survives(everything.context, file, problem);
    CHECK_MESSAGE(problem.empty(), "file " << i << ": " << problem << everything.last);
  }
  CHECK(was_read > count / 50);
  CHECK(was_read < count);
}
