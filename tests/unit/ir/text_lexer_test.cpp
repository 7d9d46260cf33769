// Tokens: what the lexer takes as one, what it refuses, and where it says things are.
#include <doctest/doctest.h>

#include "ir/lexer.h"

using namespace pliron;

namespace {

// The tokens of a text, one a word: their text, or `!message` for an error.
std::string lex(llvm::StringRef text) {
  Lexer lexer(text);
  std::string result;
  while (true) {
    Token token = lexer.next();
    if (token.is(TokenKind::Eof))
      return result;
    if (!result.empty())
      result += ' ';
    if (token.is(TokenKind::Error))
      result += "!" + lexer.error().str();
    else
      result += token.text.str();
  }
}

TokenKind kind(llvm::StringRef text) {
  Lexer lexer(text);
  return lexer.next().kind;
}

}  // namespace

TEST_CASE("tokens are cut as in MLIR") {
  CHECK(lex("%a#1:2=\"x.y\"(^bb0)->!t<i32>") == "%a #1 : 2 = \"x.y\" ( ^bb0 ) -> !t < i32 >");
  CHECK(lex("a.b$c @a.b @\"x y\" #a.b <{ }> ... {-# #-}") ==
        "a.b$c @a.b @\"x y\" #a.b < { } > ... {-# #-}");
  CHECK(lex("4x8xf32") == "4 x8xf32");
  CHECK(lex("%12ab") == "%12 ab");
  CHECK(lex("a// comment \" %\nb") == "a b");
  CHECK(lex("// to the end") == "");
  CHECK(lex("-1 - 1 ->") == "- 1 - 1 ->");
  CHECK(lex("? + * / | ::") == "? + * / | : :");
}

TEST_CASE("numbers") {
  CHECK(kind("0x1F") == TokenKind::Integer);
  CHECK(kind("007") == TokenKind::Integer);
  CHECK(kind("1.") == TokenKind::Float);
  CHECK(kind("1.5e+10") == TokenKind::Float);
  CHECK(lex("0xg") == "0 xg");
  CHECK(lex("1.0e") == "1.0 e");
  CHECK(lex("1e5") == "1 e5");
  CHECK(lex("1.0E-5") == "1.0E-5");
  CHECK(lex("1.0e+") == "1.0 e +");
}

TEST_CASE("what cannot be a token says why") {
  CHECK(lex("%") == "!invalid SSA value name after '%'");
  CHECK(lex("^ x") == "!invalid block name after '^' x");
  CHECK(lex("@1") == "!'@' must be followed by a name or a string 1");
  CHECK(lex("a ~ b") == "a !unexpected character '~' b");
  CHECK(lex("..") == "!unexpected character '.' !unexpected character '.'");
  CHECK(lex("\x01") == "!unexpected control character (byte 01); remove it");
  CHECK(lex("\xC2\x85") == "!unexpected control character (U+0085); remove it");
  CHECK(lex(llvm::StringRef("a\0b", 3)) == "a !null character (byte 00) in the text; remove it b");
  CHECK(lex("\xC3\xA9 x") == "!unexpected character '\xC3\xA9' x");
  CHECK(lex("a\xC2\xA0 x") == "a !unexpected space U+00A0; write an ordinary one x");
  CHECK(lex("a\xE2\x80\x8B x") == "a !unexpected invisible character U+200B; remove it x");
  CHECK(lex("a \xFF x") == "a !invalid UTF-8 (byte FF) x");
  CHECK(lex("\xC3") == "!invalid UTF-8 (byte C3)");
}

TEST_CASE("what shows at the start that a file is no such text is said") {
  CHECK(lex("\xEF\xBB\xBF x") ==
        "!the text starts with a byte order mark (bytes EF BB BF); save it as UTF-8 without one x");
  CHECK(lex("a \xEF\xBB\xBF x") ==
        "a !byte order mark (bytes EF BB BF) inside the text; remove it x");
  CHECK(lex("\xFF\xFE") == "!the text starts like UTF-16 (bytes FF FE); save it as UTF-8");
  CHECK(lex("\x7F"
            "ELF") ==
        "!this is a program or a library (it starts with the bytes of ELF), and no text");
}

TEST_CASE("a comment ends with its line, whatever ends that") {
  CHECK(lex("// a\nb") == "b");
  CHECK(lex("// a\r\nb") == "b");
  CHECK(lex("// a\rb // c\rd") == "b d");
  CHECK(lex("// a") == "");
}

TEST_CASE("strings are checked, and taken whole even when they are wrong") {
  CHECK(lex("\"open") == "!this string has no closing '\"' on its line");
  CHECK(lex("\"open\nx") == "!this string has no closing '\"' on its line x");
  CHECK(lex("\"a\\q\" x") ==
        "!unknown escape in a string; use \\\", \\\\, \\n, \\t or two hex digits x");
  CHECK(lex("\"a\\\"") == "!this string has no closing '\"' on its line");
  CHECK(lex("\"\xFF\" x") == "!invalid UTF-8 in a string; write the byte as an escape (\\FF) x");
  CHECK(lex(llvm::StringRef("\"a\0b\" x", 7)) == "!null character in a string; write it as \\00 x");
  CHECK(lex("\"\xC3\xA9\"") == "\"\xC3\xA9\"");
}

TEST_CASE("escapes") {
  CHECK(unescape_string("\"a\\\"b\\\\c\\n\\t\\41\\0a\"") == "a\"b\\c\n\tA\n");
  CHECK(unescape_string("\"\\00\"") == std::string(1, '\0'));
  CHECK(unescape_string("\"\"").empty());
}

TEST_CASE("an error says where exactly it is") {
  llvm::StringRef text = "\"ab\\q\"";
  Lexer lexer(text);
  CHECK(lexer.next().is(TokenKind::Error));
  CHECK(lexer.error_place() == text.data() + 3);
}

TEST_CASE("lines and columns count from one, in any order") {
  llvm::StringRef text = "ab\n\n  c\r\nd";
  Lexer lexer(text);
  using Pair = std::pair<unsigned, unsigned>;
  CHECK(lexer.line_column(text.data() + 6) == Pair(3, 3));
  CHECK(lexer.line_column(text.data()) == Pair(1, 1));
  CHECK(lexer.line_column(text.data() + 2) == Pair(1, 3));
  CHECK(lexer.line_column(text.data() + 3) == Pair(2, 1));
  CHECK(lexer.line_column(text.end()) == Pair(4, 2));
}

TEST_CASE("balanced text") {
  Lexer lexer("<a<b>(c -> [d]){e} \">\" > rest");
  CHECK(lexer.balanced_text(lexer.text().data()) == "<a<b>(c -> [d]){e} \">\" >");
  Lexer open("<a(>)");
  CHECK(open.balanced_text(open.text().data()).empty());
  Lexer endless("<<<");
  CHECK(endless.balanced_text(endless.text().data()).empty());
}

TEST_CASE("which names need quotes") {
  CHECK(is_bare_identifier("a.b$_1"));
  CHECK_FALSE(is_bare_identifier("1a"));
  CHECK_FALSE(is_bare_identifier(""));
  CHECK_FALSE(is_bare_identifier("a-b"));
  CHECK(is_suffix_identifier("12"));
  CHECK(is_suffix_identifier("a-b.c"));
  CHECK_FALSE(is_suffix_identifier("1a"));
}
