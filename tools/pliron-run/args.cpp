#include "tools/pliron-run/args.h"

#include <cmath>
#include <cstring>

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"
#include "tools/pliron-run/npy.h"
#include "tools/pliron-run/usage_error.h"

namespace pliron::run {
namespace {

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

constexpr llvm::StringLiteral DimensionsHint = "write X, X,Y or X,Y,Z, for example 4 or 16,16";

// X[,Y[,Z]], each from 1 to its limit.
llvm::Expected<Dim3> parse_dim3(llvm::StringRef option, llvm::StringRef text, const Dim3& limit) {
  Dim3 result;
  std::uint32_t* parts[] = {&result.x, &result.y, &result.z};
  const std::uint32_t limits[] = {limit.x, limit.y, limit.z};
  llvm::StringRef rest = text;
  for (unsigned i = 0; i < 3; ++i) {
    std::size_t column = text.size() - rest.size();
    std::uint64_t value = 0;
    llvm::StringRef digits = rest.take_while(llvm::isDigit);
    rest = rest.drop_front(digits.size());
    if (digits.empty())
      return usage_error(option, text, column, "expected a number", DimensionsHint);
    if (digits.getAsInteger(10, value) || value == 0 || value > limits[i])
      return usage_error(
          option, text, column,
          "dimension " + llvm::Twine("xyz"[i]) + " must be from 1 to " + llvm::Twine(limits[i]),
          "");
    *parts[i] = static_cast<std::uint32_t>(value);
    if (rest.empty())
      return result;
    if (i < 2 && rest.consume_front(","))
      continue;
    return usage_error(option, text, text.size() - rest.size(),
                       "unexpected text behind a dimension", DimensionsHint);
  }
  return result;
}

// The index in front of `rest`, which it removes: 0 for the first --arg.
llvm::Expected<unsigned> parse_index(llvm::StringRef option, llvm::StringRef text,
                                     llvm::StringRef& rest, std::size_t arg_count,
                                     llvm::StringRef hint) {
  unsigned index = 0;
  if (rest.empty() || !llvm::isDigit(rest.front()))
    return usage_error(option, text, 0, "expected the number of an argument", hint);
  if (rest.consumeInteger(10, index) || index >= arg_count)
    return usage_error(option, text, 0,
                       "there is no such argument: --arg is given " + llvm::Twine(arg_count) +
                           (arg_count == 1 ? " time" : " times") + ", and the first is 0",
                       "");
  return index;
}

llvm::Expected<PrintRequest> parse_print(llvm::StringRef text, std::size_t arg_count) {
  constexpr llvm::StringLiteral Hint = "write I or I:N, for example 2:8 for the first 8 elements";
  llvm::StringRef rest = text;
  llvm::Expected<unsigned> index = parse_index("--print", text, rest, arg_count, Hint);
  if (!index)
    return index.takeError();
  PrintRequest request{*index};
  if (rest.empty())
    return request;
  std::uint64_t count = 0;
  if (!rest.consume_front(":") || rest.empty() || !llvm::all_of(rest, llvm::isDigit) ||
      rest.getAsInteger(10, count))
    return usage_error("--print", text, text.size() - rest.size(),
                       "expected ':' and a number of elements", Hint);
  request.count = count;
  return request;
}

llvm::Expected<FileRequest> parse_file_request(llvm::StringRef option, llvm::StringRef text,
                                               llvm::ArrayRef<ArgSpec> args) {
  constexpr llvm::StringLiteral Hint = "write I=FILE.npy, for example 2=sum.npy";
  llvm::StringRef rest = text;
  llvm::Expected<unsigned> index = parse_index(option, text, rest, args.size(), Hint);
  if (!index)
    return index.takeError();
  if (args[*index].kind == ArgKind::Scalar)
    return usage_error(option, text, 0,
                       "argument " + llvm::Twine(*index) + " (--arg=" + args[*index].text +
                           ") is a value, which a kernel cannot change",
                       "");
  if (!rest.consume_front("=") || rest.empty())
    return usage_error(option, text, text.size() - rest.size(), "expected '=' and a file", Hint);
  return FileRequest{*index, rest.str()};
}

llvm::Expected<double> parse_tolerance(llvm::StringRef option, llvm::StringRef text) {
  double value = 0;
  if (text.empty())
    return value;
  std::array<std::byte, sizeof(double)> bytes;
  llvm::Error problem = parse_element({ElementKind::Float, 8}, text, bytes);
  std::memcpy(&value, bytes.data(), sizeof value);
  if (problem || !(value >= 0) || std::isinf(value)) {
    llvm::consumeError(std::move(problem));
    return usage_error(option, text, 0, "expected a number that is not negative",
                       "for example 1e-6");
  }
  return value;
}

llvm::Expected<FileKind> file_kind(llvm::StringRef file) {
  llvm::StringRef extension = llvm::sys::path::extension(file);
  if (extension == ".rs")
    return FileKind::Rust;
  if (extension == ".mlir" || extension == ".plbc")
    return FileKind::Mlir;
  if (extension == ".ptx")
    return FileKind::Ptx;
  return error("cannot tell what '" + file + "' is: a kernel is a .rs, .mlir, .plbc or .ptx file");
}

llvm::Expected<DeviceChoice> parse_device(llvm::StringRef text) {
  if (text == "auto")
    return DeviceChoice::Auto;
  if (text == "cpu")
    return DeviceChoice::Cpu;
  if (text == "cuda")
    return DeviceChoice::Cuda;
  return usage_error("--device", text, 0, "unknown device", "it is auto, cpu or cuda");
}

llvm::Error parse_launch(const RawOptions& options, Request& request) {
  if (options.kernel.empty())
    return error("no kernel is named; give --kernel=NAME");
  if (options.grid.empty())
    return error("no grid is given; give --grid=X[,Y[,Z]], the number of blocks");
  if (options.block.empty())
    return error("no block is given; give --block=X[,Y[,Z]], the threads of a block");
  request.kernel = options.kernel;
  llvm::Expected<Dim3> grid = parse_dim3("--grid", options.grid, MaxGrid);
  if (!grid)
    return grid.takeError();
  llvm::Expected<Dim3> block = parse_dim3("--block", options.block, MaxBlock);
  if (!block)
    return block.takeError();
  if (block->count() > MaxThreadsPerBlock)
    return usage_error("--block", options.block, 0,
                       "a block of " + llvm::Twine(block->count()) + " threads is too large",
                       "the most is " + llvm::Twine(MaxThreadsPerBlock));
  request.grid = *grid;
  request.block = *block;
  return llvm::Error::success();
}

llvm::Error parse_results(const RawOptions& options, Request& request) {
  for (llvm::StringRef text : options.print) {
    llvm::Expected<PrintRequest> print = parse_print(text, request.args.size());
    if (!print)
      return print.takeError();
    request.print.push_back(*print);
  }
  for (llvm::StringRef text : options.out) {
    llvm::Expected<FileRequest> out = parse_file_request("--out", text, request.args);
    if (!out)
      return out.takeError();
    request.out.push_back(std::move(*out));
  }
  for (llvm::StringRef text : options.expect) {
    llvm::Expected<FileRequest> expect = parse_file_request("--expect", text, request.args);
    if (!expect)
      return expect.takeError();
    request.expect.push_back(std::move(*expect));
  }
  if (options.expect.empty() && !(options.rtol.empty() && options.atol.empty()))
    return error("--rtol and --atol need --expect=I=FILE.npy to compare with");
  llvm::Expected<double> rtol = parse_tolerance("--rtol", options.rtol);
  if (!rtol)
    return rtol.takeError();
  llvm::Expected<double> atol = parse_tolerance("--atol", options.atol);
  if (!atol)
    return atol.takeError();
  request.rtol = *rtol;
  request.atol = *atol;
  return llvm::Error::success();
}

// One kernel parameter that an argument makes.
struct Parameter {
  std::uint64_t bytes;
  const ArgSpec* arg;
  llvm::StringLiteral role;
};

std::vector<Parameter> parameters_of(llvm::ArrayRef<ArgSpec> args) {
  std::vector<Parameter> parameters;
  for (const ArgSpec& arg : args) {
    if (arg.kind == ArgKind::Scalar) {
      parameters.push_back({arg.type.bytes, &arg, "value"});
      continue;
    }
    parameters.push_back({8, &arg, "pointer"});
    if (arg.kind == ArgKind::Slice)
      parameters.push_back({8, &arg, "length"});
  }
  return parameters;
}

std::string bytes_text(std::uint64_t bytes) {
  return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace

llvm::Error usage_error(llvm::StringRef option, llvm::StringRef text, std::size_t column,
                        const llvm::Twine& message, const llvm::Twine& hint) {
  std::string result = (message + "\n  " + option + "=" + text + "\n  ").str();
  result += std::string(option.size() + 1 + column, ' ') + "^";
  std::string advice = hint.str();
  if (!advice.empty())
    result += "\n  " + advice;
  return error(result);
}

std::uint64_t random_bits(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed + (index + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

llvm::Expected<Request> parse_request(const RawOptions& options) {
  Request request;
  if (options.file.empty())
    return error("no file is given; try pliron-run --help");
  request.file = options.file;
  llvm::Expected<FileKind> kind = file_kind(options.file);
  if (!kind)
    return kind.takeError();
  request.file_kind = *kind;
  llvm::Expected<DeviceChoice> device = parse_device(options.device);
  if (!device)
    return device.takeError();
  request.device = *device;
  if (request.file_kind == FileKind::Ptx && request.device == DeviceChoice::Cpu)
    return error("PTX runs on a GPU only; give the .rs or .mlir file to run the kernel on the CPU");
  if (llvm::Error problem = parse_launch(options, request))
    return problem;
  for (llvm::StringRef text : options.args) {
    llvm::Expected<ArgSpec> spec = parse_spec(text);
    if (!spec)
      return spec.takeError();
    request.args.push_back(std::move(*spec));
  }
  if (llvm::Error problem = parse_results(options, request))
    return problem;
  return request;
}

llvm::Error check_parameters(llvm::StringRef kernel, llvm::ArrayRef<std::uint64_t> parameter_bytes,
                             llvm::ArrayRef<ArgSpec> args) {
  std::vector<Parameter> given = parameters_of(args);
  std::size_t mismatch = 0;
  std::size_t common = std::min(given.size(), parameter_bytes.size());
  while (mismatch < common && given[mismatch].bytes == parameter_bytes[mismatch])
    ++mismatch;
  if (mismatch == given.size() && mismatch == parameter_bytes.size())
    return llvm::Error::success();

  std::string text;
  if (given.size() != parameter_bytes.size())
    text = ("kernel '" + kernel + "' has " + llvm::Twine(parameter_bytes.size()) +
            " parameters, but the arguments make " + llvm::Twine(given.size()))
               .str();
  else
    text = ("parameter " + llvm::Twine(mismatch) + " of kernel '" + kernel + "' has " +
            bytes_text(parameter_bytes[mismatch]) + ", but its argument has " +
            bytes_text(given[mismatch].bytes))
               .str();
  for (std::size_t i = 0; i < std::max(given.size(), parameter_bytes.size()); ++i) {
    text += "\n  parameter " + std::to_string(i) + ": ";
    text += i < parameter_bytes.size() ? bytes_text(parameter_bytes[i]) : "none";
    text += i < given.size() ? " <- " + bytes_text(given[i].bytes) + ", the " +
                                   given[i].role.str() + " of --arg=" + given[i].arg->text
                             : " <- no argument";
  }
  text += "\n  a slice makes two parameters (pointer and length), *TYPE[..] and a value make one";
  return error(text);
}

}  // namespace pliron::run
