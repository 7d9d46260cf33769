#pragma once
// What tests of bytecode share: writing to a string, reading from one, printing with all there is,
// and breaking files in every way that comes to mind.

#include <random>
#include <string>

#include "ir/bytecode.h"
#include "ir/context.h"
#include "ir/printer.h"
#include "ir/verifier.h"

namespace bytecode_test {

using namespace pliron;

// The bytes, or "" when it cannot be written.
inline std::string write(Operation* op, const BytecodeWriteOptions& options = {}) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  return succeeded(write_bytecode(op, os, options)) ? bytes : "";
}
inline OwningOp read(Context& context, llvm::StringRef bytes, FileResources* resources = nullptr) {
  return read_bytecode(context, llvm::MemoryBufferRef(bytes, "test.plbc"), resources);
}
// The generic form with locations.
inline std::string print(Operation* op, const FileResources* resources = nullptr) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = true, .locations = true, .resources = resources});
  return text;
}

// Changes a file here and there; the same seed gives the same changes.
class Mutator {
 public:
  explicit Mutator(std::uint32_t seed) : random_(seed) {}

  std::string mutate(llvm::StringRef bytes, llvm::StringRef other) {
    std::string result = bytes.str();
    for (unsigned n = 1 + below(3); n > 0; --n)
      change(result, other);
    return result;
  }

 private:
  std::size_t below(std::size_t limit) { return limit ? random_() % limit : 0; }
  // Mostly small: what stands for something is more likely hit than the text of names.
  char byte() {
    static constexpr unsigned char likely[] = {0, 1, 3, 5, 7, 9, 0x7f, 0x80, 0xfe, 0xff};
    return static_cast<char>(below(3) ? likely[below(std::size(likely))] : random_());
  }
  void change(std::string& bytes, llvm::StringRef other) {
    if (bytes.empty())
      return;
    std::size_t at = below(bytes.size()),
                size = 1 + below(std::min<std::size_t>(16, bytes.size() - at));
    switch (below(9)) {
      case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
      case 1:
        bytes[at] = byte();
        break;
      case 2:
        for (std::size_t i = 0; i < size; ++i)
          bytes[at + i] = byte();
        break;
      case 3:
        bytes.resize(at);
        break;
      case 4:
        bytes.erase(at, size);
        break;
      case 5:
        bytes.insert(at, bytes.substr(at, size));
        break;
      case 6:
        bytes.insert(at, 1, byte());
        break;
      case 7: {  // the start of one file and the end of another
        std::size_t from = below(other.size());
        bytes = bytes.substr(0, at) + other.substr(from).str();
        break;
      }
      case 8:  // add to a small number
        bytes[at] = static_cast<char>(bytes[at] + 2 * (static_cast<int>(below(7)) - 3));
        break;
    }
  }

  std::mt19937 random_;
};

// Reads a file that may be anything. What can be read must verify or be refused, print, and come
// back from bytecode as it is. Returns whether it was read.
inline bool survives(Context& context, llvm::StringRef bytes, std::string& problem) {
  OwningOp op = read(context, bytes);
  if (!op)
    return false;
  bool is_valid = succeeded(verify(op.get()));
  std::string text = print(op.get());
  std::string again = write(op.get());
  // Values from outside cannot be written; the verifier refuses them in what is isolated.
  if (again.empty() && !is_valid)
    return true;
  OwningOp copy = again.empty() ? nullptr : read(context, again);
  if (!copy || print(copy.get()) != text || succeeded(verify(copy.get())) != is_valid)
    problem = text;
  return true;
}

}  // namespace bytecode_test
