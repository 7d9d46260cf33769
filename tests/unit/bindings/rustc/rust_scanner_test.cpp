// Tokens of Rust source, and what kernels look like without what makes them kernels.

#include "bindings/rustc/rust_scanner.h"

#include <doctest/doctest.h>

#include <vector>

#include "bindings/rustc/kernel_wrappers.h"

using namespace pliron::rustc;

namespace {
std::vector<std::string> tokens(llvm::StringRef text) {
  std::vector<std::string> result;
  RustScanner scanner(text);
  while (!scanner.token().empty())
    result.push_back(scanner.take().str());
  return result;
}
using Tokens = std::vector<std::string>;
}  // namespace

TEST_CASE("source is split into tokens") {
  CHECK(tokens("fn f<'a>(x: &'a u8) {}") ==
        Tokens{"fn", "f", "<", "'a", ">", "(", "x", ":", "&", "'a", "u8", ")", "{", "}"});
  CHECK(tokens("a /* b /* c */ d */ e // f\ng") == Tokens{"a", "e", "g"});
  CHECK(tokens(R"('x' '\'' '"' b'"' "a\"b" b"c" 0x1f_u8)") ==
        Tokens{"'x'", R"('\'')", "'\"'", "b'\"'", R"("a\"b")", "b\"c\"", "0x1f_u8"});
  CHECK(tokens("r\"a\\\" br#\"b\"c\"# r#fn") == Tokens{"r\"a\\\"", "br#\"b\"c\"#", "r#fn"});
  CHECK(tokens("\"no end") == Tokens{"\"", "no", "end"});
  CHECK(tokens("r#\"no end") == Tokens{"r#\"no end"});
  CHECK(tokens("") == Tokens{});
}

TEST_CASE("strings have values") {
  auto value = [](llvm::StringRef text) { return RustScanner(text).string_value(); };
  CHECK(value("\"ptx-kernel\"") == "ptx-kernel");
  CHECK(value("r\"ptx-kernel\"") == "ptx-kernel");
  CHECK(value("r##\"a\"#b\"##") == "a\"#b");
  CHECK(value("b\"\\x41\"") == "A");
  CHECK_FALSE(value("'\"'"));
  CHECK_FALSE(value("word"));
  CHECK_FALSE(value("\""));
  CHECK_FALSE(value("r#\"no end"));
}

TEST_CASE("a group is what stands between brackets") {
  RustScanner scanner("[a (b[]) {\"]\" ']'}] c");
  CHECK(scanner.take_group() == "a (b[]) {\"]\" ']'}");
  CHECK(scanner.at("c"));
  RustScanner open("(a b");
  CHECK(open.take_group() == "a b");
  CHECK(open.token() == "");
}

TEST_CASE("kernels become functions, whatever way they are written, and nothing moves") {
  struct Case {
    const char *before, *after;
  };
  for (const Case& c : {
           Case{"#[no_mangle]\npub unsafe extern \"ptx-kernel\" fn k() {}",
                "            \npub unsafe                     fn k() {}"},
           Case{"#[ unsafe ( no_mangle ) ] extern\n  r#\"gpu-kernel\"# fn k() {}",
                "                                \n                  fn k() {}"},
           Case{"# [export_name\n= \"a]b\"] extern \"C\" fn f() {}",
                "              \n         extern \"C\" fn f() {}"},
           Case{"#![no_std] #[inline] const S: &str = r#\"extern \"ptx-kernel\" #[no_mangle]\"#;",
                "#![no_std] #[inline] const S: &str = r#\"extern \"ptx-kernel\" #[no_mangle]\"#;"},
           Case{"// #[no_mangle]\n/* extern \"ptx-kernel\" */", "// #[no_mangle]\n/* extern \"ptx-kernel\" */"},
           Case{"#[no_mangle", "           "},
           Case{"extern", "extern"},
       })
    CHECK(without_kernel_abi(c.before) == c.after);
}
