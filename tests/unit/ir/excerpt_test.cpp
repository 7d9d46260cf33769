// Diagnostics with the line that they are about.
#include <doctest/doctest.h>

#include "ir/context.h"
#include "llvm/Support/SourceMgr.h"

using namespace pliron;

namespace {
// What is printed for an error at this column of the only line of a file.
std::string printed(llvm::StringRef line, unsigned column) {
  Context context;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(line, "f"), llvm::SMLoc());
  std::string text;
  llvm::raw_string_ostream os(text);
  ExcerptPrinter printer(context.diagnostics(), os, &sources);
  context.emit_error(Location::file_line_col(context, "f", 1, column)) << "bad";
  return text;
}
}  // namespace

TEST_CASE("a caret stands under its column, also behind tabs and letters that are not ASCII") {
  CHECK(printed("ab c", 4) == "f:1:4: error: bad\nab c\n   ^\n");
  CHECK(printed("\t\xC3\xA9 c", 5) == "f:1:5: error: bad\n\t\xC3\xA9 c\n\t  ^\n");
}

TEST_CASE("what a terminal would not show is shown by signs") {
  CHECK(printed("\xFF c", 3) == "f:1:3: error: bad\n\xEF\xBF\xBD c\n  ^\n");
  CHECK(printed("\x1B[1m c", 6) == "f:1:6: error: bad\n\xE2\x90\x9B[1m c\n     ^\n");
  CHECK(printed("a\x7F", 2) == "f:1:2: error: bad\na\xE2\x90\xA1\n ^\n");
}

TEST_CASE("of a line with carriage returns the part around the column is shown") {
  CHECK(printed("ab\rcde\rf", 5) ==
        "f:1:5: error: bad\ncde\n ^\n"
        "note: carriage returns (bytes 0D) stand on this line and end none, since no newline "
        "follows; "
        "save the file with newlines\n");
  CHECK(printed("ab\r\n", 1) == "f:1:1: error: bad\nab\n^\n");
}

TEST_CASE("a long line is cut around the column, between letters") {
  std::string line;
  for (unsigned i = 0; i < 300; ++i)
    line += "\xC3\xA9";
  std::string text = printed(line, 400);
  CHECK(llvm::StringRef(text).starts_with("f:1:400: error: bad\n\xC3\xA9"));
  CHECK(llvm::StringRef(text).count('\n') == 3);
}

TEST_CASE("without the file there is no excerpt") {
  Context context;
  std::string text;
  llvm::raw_string_ostream os(text);
  ExcerptPrinter printer(context.diagnostics(), os);
  context.emit_error(Location::file_line_col(context, "/no/such/file", 3, 7)) << "bad";
  CHECK(text == "/no/such/file:3:7: error: bad\n");
}
