#include "tools/pliron-run/npy.h"

#include <cassert>
#include <optional>

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "tools/driver/files.h"
#include "tools/pliron-run/host_buffer.h"

namespace pliron::run {
namespace {

// The format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
constexpr llvm::StringLiteral Magic = "\x93NUMPY";
constexpr std::size_t HeaderAlignment = 64;  // of the data's start
constexpr std::uint64_t MaxCount = std::uint64_t{1} << 40;

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

// The header is a Python dictionary: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
struct Header {
  std::string dtype;
  std::optional<bool> fortran_order;
  std::optional<std::vector<std::uint64_t>> shape;
};

class HeaderParser {
 public:
  explicit HeaderParser(llvm::StringRef text) : rest_(text) {}

  llvm::Expected<Header> parse() {
    if (!accept("{"))
      return bad("no dictionary");
    while (!accept("}")) {
      std::string key;
      if (!parse_string(key) || !accept(":"))
        return bad("expected a quoted key");
      if (llvm::Error problem = parse_value(key))
        return problem;
      if (!accept(",") && !rest_.ltrim().starts_with("}"))
        return bad("expected ',' or '}'");
    }
    if (!rest_.trim().empty())
      return bad("text after the dictionary");
    if (header_.dtype.empty() || !header_.fortran_order || !header_.shape)
      return bad("one of descr, fortran_order and shape is missing");
    return header_;
  }

 private:
  static llvm::Error bad(const llvm::Twine& what) {
    return error("its header is damaged: " + what);
  }

  bool accept(llvm::StringRef token) {
    rest_ = rest_.ltrim();
    return rest_.consume_front(token);
  }

  bool parse_string(std::string& value) {
    rest_ = rest_.ltrim();
    if (rest_.empty() || (rest_.front() != '\'' && rest_.front() != '"'))
      return false;
    std::size_t end = rest_.find(rest_.front(), 1);
    if (end == llvm::StringRef::npos)
      return false;
    value = rest_.slice(1, end).str();
    rest_ = rest_.drop_front(end + 1);
    return true;
  }

  llvm::Error parse_value(llvm::StringRef key) {
    if (key == "descr")
      return parse_dtype();
    if (key == "fortran_order") {
      header_.fortran_order = accept("True");
      if (*header_.fortran_order || accept("False"))
        return llvm::Error::success();
      return bad("fortran_order is neither True nor False");
    }
    if (key == "shape")
      return parse_shape();
    return bad("unknown key '" + key + "'");
  }

  llvm::Error parse_dtype() {
    if (accept("["))
      return error(
          "it has a structured dtype; save it as raw bytes, with arr.view('V' + "
          "str(arr.itemsize))");
    return parse_string(header_.dtype) ? llvm::Error::success() : bad("descr is no string");
  }

  llvm::Error parse_shape() {
    if (!accept("("))
      return bad("shape is no tuple");
    std::vector<std::uint64_t> shape;
    while (!accept(")")) {
      std::uint64_t extent = 0;
      rest_ = rest_.ltrim();
      if (rest_.consumeInteger(10, extent))
        return bad("shape has an extent that is no number");
      shape.push_back(extent);
      if (!accept(",") && !rest_.ltrim().starts_with(")"))
        return bad("expected ',' or ')' in shape");
    }
    header_.shape = std::move(shape);
    return llvm::Error::success();
  }

  llvm::StringRef rest_;
  Header header_;
};

// Splits the file into the header's text and the data.
llvm::Error split(llvm::StringRef contents, llvm::StringRef& header, llvm::StringRef& data) {
  if (!contents.starts_with(Magic) || contents.size() < Magic.size() + 2)
    return error("it is no .npy file");
  unsigned major = static_cast<unsigned char>(contents[Magic.size()]);
  if (major < 1 || major > 3)
    return error("it has format version " + llvm::Twine(major) + ", which is not known");
  llvm::StringRef rest = contents.drop_front(Magic.size() + 2);
  std::size_t length_bytes = major == 1 ? 2 : 4;
  if (rest.size() < length_bytes)
    return error("it ends within its header");
  std::size_t length = major == 1 ? llvm::support::endian::read16le(rest.data())
                                  : llvm::support::endian::read32le(rest.data());
  rest = rest.drop_front(length_bytes);
  if (rest.size() < length)
    return error("it ends within its header");
  header = rest.take_front(length);
  data = rest.drop_front(length);
  return llvm::Error::success();
}

llvm::Expected<std::uint64_t> element_count(llvm::ArrayRef<std::uint64_t> shape) {
  std::uint64_t count = 1;
  for (std::uint64_t extent : shape) {
    count = llvm::SaturatingMultiply(count, extent);
    if (count > MaxCount)
      return error("it claims to have more than 2^40 elements");
  }
  return count;
}

std::string shape_text(llvm::ArrayRef<std::uint64_t> shape) {
  std::string text = "(";
  for (std::uint64_t extent : shape)
    text += std::to_string(extent) + ", ";
  if (shape.size() > 1)
    text.resize(text.size() - 2);
  else if (shape.size() == 1)
    text.pop_back();  // Python's tuple of one: (3,)
  return text + ")";
}

}  // namespace

std::uint64_t NpyArray::count() const {
  return bytes.size() / type.bytes;
}

llvm::Expected<NpyArray> parse_npy(llvm::StringRef contents) {
  llvm::StringRef text, data;
  if (llvm::Error problem = split(contents, text, data))
    return problem;
  llvm::Expected<Header> header = HeaderParser(text).parse();
  if (!header)
    return header.takeError();
  std::optional<ElementType> type = element_type_of_dtype(header->dtype);
  if (!type)
    return error("its dtype '" + header->dtype +
                 "' is not supported: integers and floats of up to "
                 "8 bytes in little-endian order and raw bytes (V) are");
  if (*header->fortran_order && header->shape->size() > 1)
    return error("it is in Fortran order; save it with numpy.ascontiguousarray");
  llvm::Expected<std::uint64_t> count = element_count(*header->shape);
  if (!count)
    return count.takeError();
  if (data.size() != *count * type->bytes)
    return error("it should have " + llvm::Twine(*count * type->bytes) +
                 " bytes of data, but has " + llvm::Twine(data.size()));
  if (llvm::Error problem = check_memory(data.size()))
    return problem;
  auto* first = reinterpret_cast<const std::byte*>(data.data());
  return NpyArray{*type, std::move(*header->shape), {first, first + data.size()}};
}

llvm::Expected<NpyArray> read_npy(llvm::StringRef path) {
  auto file = driver::read_whole(path);
  if (!file)
    return error("cannot read " + path + ": " + llvm::toString(file.takeError()));
  llvm::Expected<NpyArray> array = parse_npy((*file)->getBuffer());
  if (!array)
    return error("cannot use " + path + ": " + llvm::toString(array.takeError()));
  return array;
}

std::string npy_contents(ElementType type, llvm::ArrayRef<std::uint64_t> shape,
                         llvm::ArrayRef<std::byte> bytes) {
  std::string header = "{'descr': '" + type.dtype() +
                       "', 'fortran_order': False, 'shape': " + shape_text(shape) + ", }";
  constexpr std::size_t PrefixBytes = 10;  // magic, version, length
  std::size_t padded = llvm::alignTo(PrefixBytes + header.size() + 1, HeaderAlignment);
  header.resize(padded - PrefixBytes - 1, ' ');
  header += '\n';
  assert(header.size() <= UINT16_MAX && "arrays here have few dimensions");
  std::string contents = Magic.str() + std::string("\x01\x00", 2);
  contents += static_cast<char>(header.size() & 0xFF);
  contents += static_cast<char>(header.size() >> 8);
  contents += header;
  contents.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  return contents;
}

llvm::Error write_npy(llvm::StringRef path, ElementType type, llvm::ArrayRef<std::uint64_t> shape,
                      llvm::ArrayRef<std::byte> bytes) {
  if (llvm::Error problem = driver::write_whole(path, npy_contents(type, shape, bytes)))
    return error("cannot write " + path + ": " + llvm::toString(std::move(problem)));
  return llvm::Error::success();
}

}  // namespace pliron::run
