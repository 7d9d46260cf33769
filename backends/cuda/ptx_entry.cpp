#include "backends/cuda/ptx_entry.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace pliron::cuda {
namespace {

// Reads tokens: directives (".entry"), identifiers, numbers and single characters; skips white
// space and both kinds of comments.
class Scanner {
 public:
  explicit Scanner(llvm::StringRef text) : text_(text), rest_(text) {}

  // Whether an identifier or a number may have this character.
  static bool is_word(char c) { return llvm::isAlnum(c) || c == '_' || c == '$' || c == '%'; }

  llvm::StringRef next() {
    skip_blank();
    if (rest_.empty())
      return {};
    if (rest_.front() == '"')  // a string, as in `.file 1 "kernel.rs"`
      return take(std::min(rest_.find('"', 1), rest_.size() - 1) + 1);
    std::size_t length = is_word(rest_.front()) || rest_.front() == '.' ? 1 : 0;
    while (length != 0 && length < rest_.size() && is_word(rest_[length]))
      ++length;
    return take(std::max<std::size_t>(length, 1));
  }

  llvm::Error error_here(const llvm::Twine& message) const {
    llvm::StringRef before = text_.drop_back(rest_.size());
    return llvm::createStringError("line " + llvm::Twine(before.count('\n') + 1) +
                                   " of the PTX: " + message);
  }

 private:
  llvm::StringRef take(std::size_t length) {
    llvm::StringRef token = rest_.take_front(length);
    rest_ = rest_.drop_front(length);
    return token;
  }

  void skip_blank() {
    for (;;) {
      rest_ = rest_.ltrim();
      if (rest_.starts_with("//"))
        rest_ = rest_.drop_front(std::min(rest_.find('\n'), rest_.size()));
      else if (rest_.starts_with("/*"))
        rest_ = rest_.drop_front(std::min(rest_.find("*/", 2), rest_.size() - 2) + 2);
      else
        return;
    }
  }

  llvm::StringRef text_;
  llvm::StringRef rest_;
};

struct FundamentalType {
  llvm::StringLiteral name;
  std::uint64_t bytes;
};
constexpr FundamentalType FundamentalTypes[] = {
    {".b8", 1},  {".u8", 1},    {".s8", 1},     {".b16", 2},   {".u16", 2},
    {".s16", 2}, {".f16", 2},   {".bf16", 2},   {".b32", 4},   {".u32", 4},
    {".s32", 4}, {".f32", 4},   {".b64", 8},    {".u64", 8},   {".s64", 8},
    {".f64", 8}, {".f16x2", 4}, {".bf16x2", 4}, {".b128", 16},
};

// Bytes of a fundamental type such as ".u64"; 0 when it is none.
std::uint64_t type_bytes(llvm::StringRef name) {
  for (const FundamentalType& type : FundamentalTypes)
    if (type.name == name)
      return type.bytes;
  return 0;
}

// `.param .align 8 .b8 name[24]`, `.param .u64 .ptr .global .align 4 name`: what follows `.param`,
// up to the comma or parenthesis, which is returned in `end`.
llvm::Expected<PtxParameter> parse_parameter(Scanner& scanner, llvm::StringRef& end) {
  PtxParameter parameter;
  llvm::StringRef token = scanner.next();
  for (; token.starts_with("."); token = scanner.next()) {
    if (token == ".align")
      scanner.next();  // its number
    else if (std::uint64_t bytes = type_bytes(token))
      parameter.bytes = bytes;
  }
  if (token.empty() || !Scanner::is_word(token.front()) || parameter.bytes == 0)
    return scanner.error_here("a parameter without a type or a name");
  parameter.name = token.str();
  end = scanner.next();
  if (end == "[") {
    std::uint64_t length = 0;
    if (scanner.next().getAsInteger(0, length) || scanner.next() != "]")
      return scanner.error_here("the parameter " + llvm::Twine(parameter.name) +
                                " has no array length");
    parameter.bytes *= length;
    end = scanner.next();
  }
  return parameter;
}

llvm::Expected<PtxEntry> parse_entry(Scanner& scanner) {
  PtxEntry entry;
  entry.name = scanner.next().str();
  if (scanner.next() != "(")
    return entry;  // a kernel without parameters may leave the list out
  llvm::StringRef token = scanner.next();
  while (token == ".param") {
    llvm::StringRef end;
    llvm::Expected<PtxParameter> parameter = parse_parameter(scanner, end);
    if (!parameter)
      return parameter.takeError();
    entry.parameters.push_back(std::move(*parameter));
    token = end == "," ? scanner.next() : end;
  }
  if (token != ")")
    return scanner.error_here("expected a parameter of " + llvm::Twine(entry.name) + ", found '" +
                              token + "'");
  return entry;
}

}  // namespace

llvm::Expected<std::vector<PtxEntry>> ptx_entries(llvm::StringRef ptx) {
  std::vector<PtxEntry> entries;
  Scanner scanner(ptx);
  for (llvm::StringRef token = scanner.next(); !token.empty(); token = scanner.next()) {
    if (token != ".entry")
      continue;
    llvm::Expected<PtxEntry> entry = parse_entry(scanner);
    if (!entry)
      return entry.takeError();
    entries.push_back(std::move(*entry));
  }
  return entries;
}

}  // namespace pliron::cuda
