// Splitting input, and checking diagnostics against comments.
#include <doctest/doctest.h>

#include "ir/split_input.h"
#include "ir/verify_diagnostics.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

TEST_CASE("input is split at its marks and keeps its line numbers") {
  auto pieces = split_input(llvm::MemoryBufferRef("a\n// -----\nb\n// ----- \n// ----- x\nc", "f"));
  REQUIRE(pieces.size() == 3);
  CHECK(pieces[0]->getBuffer() == "a\n");
  CHECK(pieces[1]->getBuffer() == "\n\nb\n");
  CHECK(pieces[2]->getBuffer() == "\n\n\n\n// ----- x\nc");
  CHECK(pieces[2]->getBufferIdentifier() == "f");
  CHECK(split_input(llvm::MemoryBufferRef("", "f")).size() == 1);
  CHECK(split_input(llvm::MemoryBufferRef("// -----", "f")).size() == 2);
}

namespace {
// What the verifier reports when the text is parsed.
std::string check(llvm::StringRef text) {
  toy::Playground playground;
  playground.context.allow_unregistered();
  DiagnosticVerifier verifier(playground.context, llvm::MemoryBufferRef(text, "test.mlir"));
  playground.parse(text);
  bool ok = succeeded(verifier.finish());
  std::string messages = playground.take_messages();
  CHECK(ok == messages.empty());
  return messages;
}
}  // namespace

TEST_CASE("expected diagnostics are found by kind, line and text") {
  CHECK(check("// expected-error@+1 {{undeclared SSA value name '%x'}}\n"
              "\"a.b\"(%x) : (i32) -> ()\n") == "");
  CHECK(check("\"a.b\"(%x) : (i32) -> ()  // expected-error {{undeclared}}\n") == "");
  CHECK(check("\"a.b\"(%x) : (i32) -> ()\n// expected-error@-1 {{undeclared}}\n") == "");
  CHECK(check("// expected-error@below {{undeclared SSA value name '%x'}}\n"
              "// expected-error@below {{undeclared SSA value name '%y'}}\n"
              "\"a.b\"(%x, %y) : (i32, i32) -> ()\n") == "");
  CHECK(check("\"a.b\"(%x, %y) : (i32, i32) -> ()\n"
              "// expected-error@above {{'%x'}}\n"
              "// expected-error@above {{'%y'}}\n") == "");
  CHECK(check("// expected-note@+1 {{first definition}}\n"
              "%x = \"a.b\"() : () -> i32\n"
              "// expected-error-re@+1 {{{{(re)?}}definition of {{.*}} '%{{[a-z]}}'}}\n"
              "%x = \"a.b\"() : () -> i32\n") == "");
}

TEST_CASE("what does not fit is reported on both sides") {
  CHECK(check("// expected-error@+1 {{other}}\n\"a.b\"(%x) : (i32) -> ()\n") ==
        "1:4: expected error \"other\" was not produced\n"
        "2:7: unexpected error: use of undeclared SSA value name '%x'\n");
  CHECK(check("// expected-warning@+1 {{undeclared}}\n\"a.b\"(%x) : (i32) -> ()\n") ==
        "1:4: expected warning \"undeclared\" was not produced\n"
        "2:7: unexpected error: use of undeclared SSA value name '%x'\n");
  CHECK(check("\"a.b\"(%x) : (i32) -> () // expected-error {{undeclared}}\n"
              "\"a.b\"(%y) : (i32) -> ()\n") ==
        "2:7: unexpected error: use of undeclared SSA value name '%y'\n");
  CHECK(check("%x = \"a.b\"() : () -> i32\n"
              "%x = \"a.b\"() : () -> i32  // expected-error {{redefinition}}\n") ==
        "1:1: unexpected note: the first definition is here\n");
  CHECK(check("// expected-error@unknown {{no place}}\n") ==
        "1:4: expected error \"no place\" was not produced\n");
}
