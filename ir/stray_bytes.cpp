#include "ir/stray_bytes.h"

#include <iterator>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

namespace pliron {

unsigned utf8_length(llvm::StringRef text) {
  auto* bytes = reinterpret_cast<const llvm::UTF8*>(text.data());
  unsigned length = llvm::getNumBytesForUTF8(*bytes);
  return length <= text.size() && llvm::isLegalUTF8Sequence(bytes, bytes + length) ? length : 0;
}

// What files start with that are no text, or text in another encoding.
struct FileStart {
  llvm::StringLiteral bytes;
  llvm::StringLiteral problem;
};
static constexpr FileStart file_starts[] = {
    {"\xEF\xBB\xBF",
     "the text starts with a byte order mark (bytes EF BB BF); save it as UTF-8 without one"},
    {"\xFF\xFE", "the text starts like UTF-16 (bytes FF FE); save it as UTF-8"},
    {"\xFE\xFF", "the text starts like UTF-16 (bytes FE FF); save it as UTF-8"},
    {"\x7F"
     "ELF",
     "this is a program or a library (it starts with the bytes of ELF), and no text"},
};

static bool is_control(llvm::UTF32 code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0);
}
// Blanks that look like the ordinary one.
static bool is_other_space(llvm::UTF32 code) {
  return code == 0xA0 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F ||
         code == 0x3000;
}

static llvm::UTF32 decode(llvm::StringRef sequence) {
  llvm::UTF32 code = 0;
  auto* from = reinterpret_cast<const llvm::UTF8*>(sequence.begin());
  (void)llvm::convertUTF8Sequence(&from, from + sequence.size(), &code, llvm::strictConversion);
  return code;
}

StrayCharacter stray_character(llvm::StringRef rest, bool starts_text) {
  unsigned length = utf8_length(rest);
  if (starts_text)
    for (const FileStart& start : file_starts)
      if (rest.starts_with(start.bytes))
        return {static_cast<unsigned>(start.bytes.size()), start.problem.str()};
  if (length == 0)
    return {1, "invalid UTF-8 (byte " + llvm::toHex(rest.take_front(1)) + ")"};
  llvm::StringRef bytes = rest.take_front(length);
  llvm::UTF32 code = decode(bytes);
  std::string name = "U+" + llvm::utohexstr(code, /*LowerCase=*/false, /*Width=*/4);
  if (code == 0)
    return {length, "null character (byte 00) in the text; remove it"};
  if (is_control(code))
    return {length, "unexpected control character (" +
                        (length == 1 ? "byte " + llvm::toHex(bytes) : name) + "); remove it"};
  if (code == 0xFEFF)
    return {length, "byte order mark (bytes EF BB BF) inside the text; remove it"};
  if (is_other_space(code))
    return {length, "unexpected space " + name + "; write an ordinary one"};
  if (code >= 0x80 && (!llvm::sys::unicode::isPrintable(static_cast<int>(code)) ||
                       llvm::sys::unicode::isFormatting(static_cast<int>(code))))
    return {length, "unexpected invisible character " + name + "; remove it"};
  return {length, "unexpected character '" + bytes.str() + "'"};
}

std::string printable(llvm::StringRef text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    unsigned char c = static_cast<unsigned char>(text.front());
    unsigned length = utf8_length(text);
    llvm::StringRef bytes = text.take_front(std::max(length, 1u));
    text = text.drop_front(bytes.size());
    if (c == '\t' || c == '\n') {
      result += static_cast<char>(c);
    } else if (c < 0x20 || c == 0x7F) {
      result += "\xE2\x90";
      result += static_cast<char>(c == 0x7F ? 0xA1 : 0x80 + c);
    } else if (length == 0 || is_control(decode(bytes))) {
      result += "\xEF\xBF\xBD";
    } else {
      result += bytes;
    }
  }
  return result;
}

}  // namespace pliron
