// .npy files: what we write, what NumPy writes, and damaged ones.
#include "tools/pliron-run/npy.h"

#include <doctest/doctest.h>

#include <cstring>
#include <string>

#include "llvm/Support/FileSystem.h"

namespace {

using namespace pliron::run;

ElementType type(const char* name) {
  return *element_type(name);
}

std::string error_of(llvm::StringRef contents) {
  auto array = parse_npy(contents);
  return array ? std::string() : llvm::toString(array.takeError());
}

// A version 1.0 file with this header text and that much data.
std::string file(const std::string& header, std::size_t data_bytes) {
  std::string contents("\x93NUMPY\x01\x00", 8);
  contents += static_cast<char>(header.size() & 0xFF);
  contents += static_cast<char>(header.size() >> 8);
  return contents + header + std::string(data_bytes, '\1');
}

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("npy round trip keeps type, shape and bytes") {
  std::vector<std::byte> bytes(6 * 8);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::byte>(i * 37);
  for (const char* name : {"i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32",
                           "f64", "bytes1", "bytes3", "bytes12"}) {
    ElementType element = type(name);
    std::vector<std::vector<std::uint64_t>> shapes = {{}, {6}, {2, 3}, {3, 1, 2}, {0}, {4, 0}};
    for (const auto& shape : shapes) {
      std::uint64_t count = 1;
      for (std::uint64_t extent : shape)
        count *= extent;
      bytes.resize(count * element.bytes, std::byte{9});
      std::string contents = npy_contents(element, shape, bytes);
      CHECK((contents.size() - bytes.size()) % 64 == 0);
      auto array = parse_npy(contents);
      REQUIRE(bool(array));
      CHECK(array->type == element);
      CHECK(array->shape == shape);
      CHECK(array->bytes == bytes);
      CHECK(array->count() == count);
    }
  }
}

TEST_CASE("npy files are as NumPy writes them") {
  std::vector<std::byte> bytes(24);
  std::string contents = npy_contents(type("f32"), {2, 3}, bytes);
  std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
  CHECK(contents.substr(0, 8) == std::string("\x93NUMPY\x01\x00", 8));
  CHECK(contents.substr(10, header.size()) == header);
  CHECK(contents[127] == '\n');
  CHECK(contents.size() == 128 + 24);
  CHECK(contains(npy_contents(type("u8"), {5}, {bytes.data(), 5}), "'|u1'"));
  CHECK(contains(npy_contents(type("u8"), {5}, {bytes.data(), 5}), "(5,)"));
  CHECK(contains(npy_contents(type("f64"), {}, {bytes.data(), 8}), "()"));
}

TEST_CASE("npy reads other spellings of the header") {
  auto array = parse_npy(file("{\"shape\":(2,2,),'fortran_order':False,'descr':'<i2'}  \n", 8));
  REQUIRE(bool(array));
  CHECK(array->shape == std::vector<std::uint64_t>{2, 2});
  // A one-dimensional array is in both orders.
  CHECK(error_of(file("{'descr': '<f4', 'fortran_order': True, 'shape': (2,), }", 8)) == "");
  std::string version2 = file("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", 8);
  version2[6] = 2;
  version2.insert(10, 2, '\0');
  CHECK(error_of(version2) == "");
}

TEST_CASE("npy says what it cannot read") {
  auto header = [](const char* descr, const char* rest) {
    return std::string("{'descr': ") + descr + ", " + rest + "}";
  };
  const char* plain = "'fortran_order': False, 'shape': (2,), ";
  CHECK(contains(error_of(""), "no .npy file"));
  CHECK(contains(error_of("not a numpy file at all"), "no .npy file"));
  CHECK(contains(error_of(std::string("\x93NUMPY\x07\x00\x00\x00", 10)), "format version 7"));
  CHECK(
      contains(error_of(std::string("\x93NUMPY\x01\x00\xff\x00{", 11)), "ends within its header"));
  CHECK(contains(error_of(file(header("'>f4'", plain), 8)), "dtype '>f4' is not supported"));
  CHECK(contains(error_of(file(header("'<c8'", plain), 16)), "dtype '<c8'"));
  CHECK(contains(error_of(file(header("[('x', '<f4')]", plain), 8)), "structured dtype"));
  CHECK(contains(error_of(file(header("'<f4'", plain), 7)),
                 "should have 8 bytes of data, but has 7"));
  CHECK(contains(error_of(file(header("'<f4'", plain), 9)), "should have 8 bytes"));
  CHECK(contains(error_of(file(header("'<f4'", "'fortran_order': True, 'shape': (2, 2)"), 16)),
                 "Fortran order"));
  CHECK(contains(error_of(file(header("'<f4'", "'shape': (2,)"), 8)), "is missing"));
  CHECK(contains(error_of(file(header("'<f4'", "'fortran_order': Maybe, 'shape': (2,)"), 8)),
                 "neither True nor False"));
  CHECK(contains(error_of(file(header("'<f4'", "'fortran_order': False, 'shape': (-2,)"), 8)),
                 "no number"));
  CHECK(contains(
      error_of(
          file(header("'<f4'", "'fortran_order': False, 'shape': (9999999999, 9999999999)"), 8)),
      "more than 2^40"));
  CHECK(contains(error_of(file("{'descr': '<f4'", 8)), "damaged"));
  CHECK(contains(error_of(file("nothing", 8)), "damaged"));
  CHECK(contains(error_of(file(header("'<f4'", plain) + " more", 8)), "after the dictionary"));
}

TEST_CASE("npy never reads past a damaged file") {
  std::vector<std::byte> bytes(8);
  std::string whole = npy_contents(type("f32"), {2}, bytes);
  for (std::size_t length = 0; length < whole.size(); ++length)
    CHECK(error_of(whole.substr(0, length)) != "");
}

TEST_CASE("npy writes files and names them in errors") {
  llvm::SmallString<128> path;
  REQUIRE(!llvm::sys::fs::createTemporaryFile("pliron", "npy", path));
  std::vector<std::byte> bytes(12, std::byte{5});
  CHECK(!bool(write_npy(path, type("u32"), {3}, bytes)));
  auto array = read_npy(path);
  REQUIRE(bool(array));
  CHECK(array->bytes == bytes);
  llvm::sys::fs::remove(path);
  CHECK(contains(llvm::toString(read_npy(path).takeError()), path.c_str()));
  CHECK(contains(llvm::toString(write_npy("/no/such/folder/x.npy", type("u32"), {3}, bytes)),
                 "cannot write /no/such/folder/x.npy"));
}
