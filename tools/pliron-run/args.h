#pragma once
// What the command line of pliron-run asks for, checked: everything that can be known to be wrong
// without the kernel is found here. Errors point at the place in the argument, with a caret, and
// say what to write instead. Reads no files but those that hold an argument's data (make_value).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backends/cpu/launch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "tools/pliron-run/element.h"

namespace pliron::run {

enum class ArgKind : std::uint8_t {
  Scalar,   // f32:1.5     one parameter: the value
  Slice,    // f32[4]:..   two parameters: a pointer, and the number of elements as u64
  Pointer,  // *f32[4]:..  one parameter: a pointer
};

enum class Fill : std::uint8_t {
  Value,   // the bytes that were written in the SPEC
  Zeros,   // all bytes zero
  Iota,    // 0, 1, 2, ...
  Random,  // from a seed; see random_bits
  File,    // an .npy file
};

// One --arg.
struct ArgSpec {
  std::string text;  // as given
  ArgKind kind = ArgKind::Scalar;
  ElementType type;
  std::optional<std::uint64_t> count = {};  // elements; only a file may leave them open
  Fill fill = Fill::Value;
  std::vector<std::byte> value = {};  // Fill::Value
  std::uint64_t seed = 0;             // Fill::Random
  std::string path = {};              // Fill::File
};

// Element `index` of rand(SEED) comes from these bits: splitmix64 of the seed, advanced by index +
// 1 steps. Programs that check results can make the same numbers.
std::uint64_t random_bits(std::uint64_t seed, std::uint64_t index);

// Parses a SPEC.
llvm::Expected<ArgSpec> parse_spec(llvm::StringRef text);

// The data of an argument on the host.
struct ArgValue {
  std::vector<std::uint64_t> shape;  // of the file, or one extent; empty for a scalar
  std::vector<std::byte> bytes;
  std::uint64_t count = 1;  // elements
};
llvm::Expected<ArgValue> make_value(const ArgSpec& spec);

// --print=I[:N]
struct PrintRequest {
  unsigned arg = 0;
  std::optional<std::uint64_t> count = {};  // the first N elements; all when not given
};

// --out=I=F.npy and --expect=I=F.npy
struct FileRequest {
  unsigned arg = 0;
  std::string path;
};

enum class DeviceChoice : std::uint8_t { Auto, Cpu, Cuda };
enum class FileKind : std::uint8_t { Rust, Mlir, Ptx };

// The options as they were written.
struct RawOptions {
  std::string file;
  std::string kernel;
  std::string grid;
  std::string block;
  std::vector<std::string> args;
  std::string device = "auto";
  std::vector<std::string> print;
  std::vector<std::string> out;
  std::vector<std::string> expect;
  std::string rtol;  // empty when not given
  std::string atol;
};

// The options as they are understood.
struct Request {
  std::string file;
  FileKind file_kind = FileKind::Rust;
  std::string kernel;
  Dim3 grid;
  Dim3 block;
  std::vector<ArgSpec> args;
  DeviceChoice device = DeviceChoice::Auto;
  std::vector<PrintRequest> print;
  std::vector<FileRequest> out;
  std::vector<FileRequest> expect;
  double rtol = 0;
  double atol = 0;
};
llvm::Expected<Request> parse_request(const RawOptions& options);

// Checks that the arguments make the parameters that the kernel has, whose sizes in bytes are
// given. The error lists both.
llvm::Error check_parameters(llvm::StringRef kernel, llvm::ArrayRef<std::uint64_t> parameter_bytes,
                             llvm::ArrayRef<ArgSpec> args);

}  // namespace pliron::run
