#pragma once
// IR as bytes: a compact form that reads and writes many times faster than text and says the same.
// What is read is what was written, to the last location and name: printing both gives equal text.
// Equal IR gives equal bytes, in whatever context and however it was made. Files carry a version;
// docs/bytecode.md has the layout and what versions promise each other.
//
// Reading trusts nothing. Every error in a file is a diagnostic with the file and the place in
// bytes; what was read has the shape of IR, and whether it is valid is for the verifier to say, as
// with text.
//
// The order of a value's uses is not kept: after reading, its list of uses starts with the use that
// is last in the file, and so on to the first.

#include <memory>

#include "ir/operation.h"
#include "ir/resources.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

// The version that is written, and the newest that is read.
inline constexpr unsigned bytecode_version = 2;

struct BytecodeWriteOptions {
  // Who writes it, for people who look at a file.
  llvm::StringRef producer = "pliron";
  // Without them all locations become unknown.
  bool locations = true;
  // Without them values and blocks are numbered.
  bool names = true;
  // What the file that the op came from has besides IR; may be null. Blobs that attributes refer to
  // are written in any case.
  const FileResources* resources = nullptr;
};

// Writes an op that is in no block or uses nothing from outside, and all that is in it. Fails,
// after a diagnostic and before anything went to `os`, when the IR is not whole (an operand or a
// successor is missing, an isolated op uses a value from outside) or has something that no file can
// hold. O(size).
LogicalResult write_bytecode(Operation* root, llvm::raw_ostream& os,
                             const BytecodeWriteOptions& options = {});

// Whether a file is bytecode, by its first bytes. No text starts with them.
bool is_bytecode(llvm::StringRef contents);

// Reads the whole of a file of bytecode. Null after errors, which have been reported. The buffer is
// not needed afterwards. What the file has besides IR and the blobs that it refers to goes to
// `resources`, if that is not null.
OwningOp read_bytecode(Context& context, llvm::MemoryBufferRef buffer,
                       FileResources* resources = nullptr);

// Reads a file in either form into a module, as parse_source() does, which says what the parameters
// are: bytecode of another op than `builtin.module` is wrapped in one, and shows no progress.
OwningOp read_source(Context& context, llvm::MemoryBufferRef buffer,
                     llvm::function_ref<void(std::size_t)> progress = nullptr,
                     FileResources* resources = nullptr);

// Reads a file in parts. An isolated op, such as a function, is left without the contents of its
// regions until they are asked for; the rest of the module is there at once.
//
//   BytecodeReader reader(context, buffer);
//   OwningOp module = reader.read();
//   ...
//   if (failed(reader.materialize(function))) ...
//
// The buffer must stay as long as the reader.
class BytecodeReader {
 public:
  BytecodeReader(Context& context, llvm::MemoryBufferRef buffer,
                 FileResources* resources = nullptr);
  ~BytecodeReader();
  BytecodeReader(const BytecodeReader&) = delete;
  BytecodeReader& operator=(const BytecodeReader&) = delete;

  // The outermost op with all that is in it, except the insides of isolated ops further in. Null
  // after errors. To be called once.
  OwningOp read();

  // Whether the regions of this op are still to be read.
  bool is_materializable(Operation* op) const;
  // How many such ops there are.
  std::size_t num_materializable() const;
  // Reads the regions of an op. Isolated ops inside them are again left for later. Does nothing
  // when there is nothing to read. After an error its regions are empty and stay so.
  LogicalResult materialize(Operation* op);
  // Reads everything that is still to be read.
  LogicalResult materialize_all();
  // To be called before an op is freed whose regions, or whose nested ops' regions, are still to be
  // read: they will not be.
  void forget(Operation* op);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron
