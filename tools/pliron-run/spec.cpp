// The SPEC language of --arg, and the data that a SPEC describes.
#include <cstring>

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "tools/pliron-run/args.h"
#include "tools/pliron-run/host_buffer.h"
#include "tools/pliron-run/npy.h"
#include "tools/pliron-run/usage_error.h"

namespace pliron::run {
namespace {

constexpr std::uint64_t MaxArgumentBytes = std::uint64_t{16} << 30;
constexpr std::uint64_t MaxScalarBytes = 4096;  // CUDA's limit for all parameters of a kernel

constexpr llvm::StringLiteral TypesHint =
    "the types are i8 to i64, u8 to u64, f16, f32, f64, and bytesN for N bytes";
constexpr llvm::StringLiteral SliceHint =
    "a slice is written TYPE[COUNT]:zeros, :iota, :rand(SEED), or TYPE[]@FILE.npy";

class SpecParser {
 public:
  explicit SpecParser(llvm::StringRef text) : text_(text), rest_(text) {}

  llvm::Expected<ArgSpec> parse() {
    spec_.text = text_.str();
    if (llvm::Error problem = parse_all())
      return problem;
    return std::move(spec_);
  }

 private:
  std::size_t column() const { return text_.size() - rest_.size(); }
  llvm::Error fail_at(std::size_t column, const llvm::Twine& message, const llvm::Twine& hint) {
    return usage_error("--arg", text_, column, message, hint);
  }
  llvm::Error fail(const llvm::Twine& message, const llvm::Twine& hint) {
    return fail_at(column(), message, hint);
  }

  llvm::Error parse_all() {
    bool is_pointer = rest_.consume_front("*");
    std::size_t type_column = column();
    llvm::StringRef name = rest_.take_while(llvm::isAlnum);
    rest_ = rest_.drop_front(name.size());
    bool is_array = rest_.starts_with("[");
    if (is_pointer && !is_array)
      return fail("expected '[' and a number of elements", "a pointer is written *f32[1024]:zeros");
    if (llvm::Error problem = parse_type(name, type_column, is_array))
      return problem;
    if (!is_array) {
      spec_.kind = ArgKind::Scalar;
      return parse_value();
    }
    spec_.kind = is_pointer ? ArgKind::Pointer : ArgKind::Slice;
    if (llvm::Error problem = parse_count())
      return problem;
    if (rest_.consume_front("@"))
      return parse_file();
    if (!rest_.consume_front(":"))
      return fail("expected ':' and what the elements are, or '@' and a file", SliceHint);
    return parse_fill();
  }

  llvm::Error parse_type(llvm::StringRef name, std::size_t type_column, bool is_array) {
    if (name == "bytes" && !is_array) {
      // The digits that follow ':' give the size.
      spec_.type = {ElementKind::Bytes, 0};
      return llvm::Error::success();
    }
    std::optional<ElementType> type = element_type(name);
    if (!type)
      return fail_at(type_column, name.empty() ? "expected a type" : "unknown type '" + name + "'",
                     name == "bytes"
                         ? "write how many bytes an element has, as in bytes12[10]:zeros"
                         : llvm::Twine(TypesHint));
    spec_.type = *type;
    return llvm::Error::success();
  }

  llvm::Error parse_value() {
    if (!rest_.consume_front(":"))
      return fail("expected ':' and a value",
                  "a value is written f32:1.5, a slice f32[1024]:zeros");
    if (spec_.type.bytes == 0)
      spec_.type.bytes = static_cast<std::uint32_t>(rest_.size() / 2);
    if (spec_.type.bytes == 0 || spec_.type.bytes > MaxScalarBytes)
      return fail("a value passed by value has 1 to 4096 bytes",
                  "write two hexadecimal digits for each, as in bytes:0000c03f01000000");
    spec_.value.resize(spec_.type.bytes);
    if (llvm::Error problem = parse_element(spec_.type, rest_, spec_.value))
      return fail(llvm::toString(std::move(problem)), "");
    return llvm::Error::success();
  }

  // [COUNT] or []
  llvm::Error parse_count() {
    rest_ = rest_.drop_front();
    std::size_t start = column();
    llvm::StringRef digits = rest_.take_while(llvm::isDigit);
    rest_ = rest_.drop_front(digits.size());
    if (!rest_.consume_front("]"))
      return fail(digits.empty() ? "expected a number of elements, or ']'"
                                 : "expected ']' behind the number of elements",
                  SliceHint);
    if (digits.empty())
      return llvm::Error::success();
    std::uint64_t count = 0;
    if (digits.getAsInteger(10, count) || count > MaxArgumentBytes / spec_.type.bytes)
      return fail_at(start, "too many elements", "an argument has at most 16 GiB");
    spec_.count = count;
    return llvm::Error::success();
  }

  llvm::Error parse_file() {
    if (rest_.empty())
      return fail("expected the name of an .npy file", "as in f32[]@input.npy");
    spec_.fill = Fill::File;
    spec_.path = rest_.str();
    return llvm::Error::success();
  }

  llvm::Error parse_fill() {
    if (!spec_.count)
      return fail_at(text_.find('[') + 1, "expected a number of elements",
                     "only a slice from a file may leave it out");
    if (rest_ == "zeros")
      return fill(Fill::Zeros);
    if (spec_.type.kind == ElementKind::Bytes && rest_ != "iota" && !rest_.starts_with("rand"))
      return parse_hex();
    if (rest_ == "iota")
      return check_iota();
    if (rest_.starts_with("rand"))
      return parse_random();
    return fail("unknown contents", SliceHint);
  }

  llvm::Error fill(Fill how) {
    spec_.fill = how;
    return llvm::Error::success();
  }

  // All elements of a bytesN slice, one after another.
  llvm::Error parse_hex() {
    ElementType all{ElementKind::Bytes,
                    static_cast<std::uint32_t>(*spec_.count * spec_.type.bytes)};
    if (*spec_.count * spec_.type.bytes > MaxElementBytes)
      return fail("too many bytes to write out", "put them into an .npy file");
    spec_.value.resize(all.bytes);
    if (llvm::Error problem = parse_element(all, rest_, spec_.value))
      return fail(llvm::toString(std::move(problem)),
                  "a slice of bytesN is written bytes2[3]:HEX, :zeros, or bytes2[]@FILE.npy");
    return fill(Fill::Value);
  }

  llvm::Error check_iota() {
    std::vector<std::byte> last(spec_.type.bytes);
    if (spec_.type.kind == ElementKind::Bytes)
      return fail("iota has no meaning for bytes", "write the bytes in hexadecimal, or zeros");
    if (*spec_.count != 0 && !store_index(spec_.type, *spec_.count - 1, last))
      return fail(
          "iota of " + llvm::Twine(*spec_.count) + " elements does not fit " + spec_.type.name(),
          "take fewer elements or a wider type");
    return fill(Fill::Iota);
  }

  llvm::Error parse_random() {
    constexpr llvm::StringLiteral Hint = "as in rand(42)";
    if (spec_.type.kind == ElementKind::Bytes)
      return fail("rand has no meaning for bytes", "write the bytes in hexadecimal, or zeros");
    rest_.consume_front("rand");
    if (!rest_.consume_front("("))
      return fail("expected '(' and a seed", Hint);
    llvm::StringRef digits = rest_.take_while(llvm::isDigit);
    if (digits.getAsInteger(10, spec_.seed))
      return fail("expected a seed from 0 to 2^64 - 1", Hint);
    rest_ = rest_.drop_front(digits.size());
    if (!rest_.consume_front(")") || !rest_.empty())
      return fail("expected ')' and nothing behind it", Hint);
    return fill(Fill::Random);
  }

  llvm::StringRef text_;
  llvm::StringRef rest_;
  ArgSpec spec_;
};

// The array's elements as the SPEC's type: bytesN also takes an u8 array whose last extent is N.
llvm::Error adopt_type(NpyArray& array, const ArgSpec& spec) {
  if (array.type == spec.type)
    return llvm::Error::success();
  bool is_u8 = array.type == ElementType{ElementKind::Unsigned, 1};
  if (spec.type.kind == ElementKind::Bytes && is_u8 && !array.shape.empty() &&
      array.shape.back() == spec.type.bytes) {
    array.type = spec.type;
    array.shape.pop_back();
    return llvm::Error::success();
  }
  return usage_error(
      "--arg", spec.text, spec.text.find('@'),
      spec.path + " has elements of type " + array.type.name() + ", not " + spec.type.name(), "");
}

llvm::Expected<ArgValue> value_from_file(const ArgSpec& spec) {
  llvm::Expected<NpyArray> array = read_npy(spec.path);
  if (!array)
    return usage_error("--arg", spec.text, spec.text.find('@') + 1,
                       llvm::toString(array.takeError()), "");
  if (llvm::Error problem = adopt_type(*array, spec))
    return problem;
  std::uint64_t count = array->count();
  if (spec.count && *spec.count != count)
    return usage_error(
        "--arg", spec.text, spec.text.find('[') + 1,
        spec.path + " has " + llvm::Twine(count) + " elements, not " + llvm::Twine(*spec.count),
        "leave the number out to take what the file has");
  return ArgValue{std::move(array->shape), std::move(array->bytes), count};
}

}  // namespace

llvm::Expected<ArgSpec> parse_spec(llvm::StringRef text) {
  return SpecParser(text).parse();
}

llvm::Expected<ArgValue> make_value(const ArgSpec& spec) {
  if (spec.fill == Fill::File)
    return value_from_file(spec);
  if (spec.kind == ArgKind::Scalar)
    return ArgValue{{}, spec.value, 1};
  std::size_t size = spec.type.bytes;
  if (llvm::Error problem = check_memory(*spec.count * size))
    return usage_error("--arg", spec.text, spec.text.find('[') + 1,
                       llvm::toString(std::move(problem)), "take fewer elements");
  ArgValue value{{*spec.count}, spec.value, *spec.count};
  value.bytes.resize(*spec.count * size);
  llvm::MutableArrayRef<std::byte> all(value.bytes);
  for (std::uint64_t i = 0; i < *spec.count && spec.fill == Fill::Iota; ++i)
    store_index(spec.type, i, all.slice(i * size, size));
  for (std::uint64_t i = 0; i < *spec.count && spec.fill == Fill::Random; ++i)
    store_random(spec.type, random_bits(spec.seed, i), all.slice(i * size, size));
  return value;
}

}  // namespace pliron::run
