// The command line of pliron-run: SPECs, extents, requests, and the errors they end in.
#include "tools/pliron-run/args.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <string>

#include "llvm/Support/FileSystem.h"
#include "tools/pliron-run/npy.h"

namespace {

using namespace pliron::run;

ArgSpec spec(const char* text) {
  auto result = parse_spec(text);
  if (!result) {
    FAIL(llvm::toString(result.takeError()));
    return {};
  }
  return std::move(*result);
}

ArgValue value(const char* text) {
  auto result = make_value(spec(text));
  if (!result) {
    FAIL(llvm::toString(result.takeError()));
    return {};
  }
  return std::move(*result);
}

template <typename T>
T element(const ArgValue& value, std::size_t index = 0) {
  T result;
  REQUIRE(value.bytes.size() >= (index + 1) * sizeof(T));
  std::memcpy(&result, value.bytes.data() + index * sizeof(T), sizeof(T));
  return result;
}

std::string spec_error(const char* text) {
  auto result = parse_spec(text);
  if (!result)
    return llvm::toString(result.takeError());
  auto data = make_value(*result);
  return data ? std::string() : llvm::toString(data.takeError());
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

RawOptions vecadd() {
  RawOptions options;
  options.file = "vecadd.rs";
  options.kernel = "vecadd";
  options.grid = "4";
  options.block = "256";
  options.args = {"f32[8]:iota", "f32:1"};
  return options;
}

std::string request_error(const RawOptions& options) {
  auto request = parse_request(options);
  return request ? std::string() : llvm::toString(request.takeError());
}

}  // namespace

TEST_CASE("spec reads values of every type") {
  CHECK(element<float>(value("f32:1.5")) == 1.5f);
  CHECK(element<double>(value("f64:-1e300")) == -1e300);
  CHECK(element<std::uint16_t>(value("f16:1.5")) == 0x3E00);
  CHECK(element<std::int8_t>(value("i8:-128")) == -128);
  CHECK(element<std::int16_t>(value("i16:+300")) == 300);
  CHECK(element<std::int32_t>(value("i32:-0x10")) == -16);
  CHECK(element<std::int64_t>(value("i64:-9223372036854775808")) == INT64_MIN);
  CHECK(element<std::uint8_t>(value("u8:255")) == 255);
  CHECK(element<std::uint16_t>(value("u16:010")) == 10);
  CHECK(element<std::uint32_t>(value("u32:0xffffffff")) == UINT32_MAX);
  CHECK(element<std::uint64_t>(value("u64:18446744073709551615")) == UINT64_MAX);
  CHECK(element<float>(value("f32:0x1.8p3")) == 12.0f);
  CHECK(element<float>(value("f32:inf")) == HUGE_VALF);
  CHECK(element<float>(value("f32:0.1")) == 0.1f);
  float nan = element<float>(value("f32:nan"));
  CHECK(nan != nan);
  ArgValue bytes = value("bytes:0000c03F01");
  CHECK(bytes.bytes.size() == 5);
  CHECK(element<float>(bytes) == 1.5f);
  CHECK(spec("bytes:0000c03F01").type.name() == "bytes5");
  CHECK(spec("f32:1").kind == ArgKind::Scalar);
}

TEST_CASE("spec makes slices and pointers") {
  ArgValue iota = value("i16[4]:iota");
  CHECK(iota.count == 4);
  CHECK(iota.shape == std::vector<std::uint64_t>{4});
  CHECK(element<std::int16_t>(iota, 3) == 3);
  CHECK(element<double>(value("f64[5]:iota"), 4) == 4.0);
  CHECK(element<float>(value("f32[3]:zeros"), 2) == 0.0f);
  CHECK(value("f32[0]:zeros").bytes.empty());
  CHECK(element<std::int8_t>(value("i8[128]:iota"), 127) == 127);
  CHECK(spec("*f32[3]:zeros").kind == ArgKind::Pointer);
  CHECK(spec("f32[3]:zeros").kind == ArgKind::Slice);
  ArgValue structs = value("bytes3[2]:0102030a0b0c");
  CHECK(structs.count == 2);
  CHECK(element<std::uint8_t>(structs, 3) == 0x0A);
  CHECK(value("bytes12[10]:zeros").bytes.size() == 120);
}

TEST_CASE("spec makes the same random numbers everywhere") {
  // splitmix64 from seed 0; the first outputs are published with the algorithm.
  CHECK(random_bits(0, 0) == 0xE220A8397B1DCDAFu);
  CHECK(random_bits(0, 1) == 0x6E789E6AA1B965F4u);
  CHECK(element<std::uint64_t>(value("u64[2]:rand(0)"), 1) == 0x6E789E6AA1B965F4u);
  CHECK(element<std::uint8_t>(value("u8[2]:rand(0)"), 0) == 0xE2);
  CHECK(element<float>(value("f32[1]:rand(0)")) == static_cast<float>(0xE220A8) / 16777216.0f);
  for (std::size_t i = 0; i < 1000; ++i) {
    double x = element<double>(value("f64[1000]:rand(7)"), i);
    CHECK((x >= 0 && x < 1));
  }
}

TEST_CASE("spec reads arrays from files") {
  llvm::SmallString<128> path;
  REQUIRE(!llvm::sys::fs::createTemporaryFile("pliron", "npy", path));
  float data[6] = {1, 2, 3, 4, 5, 6};
  llvm::ArrayRef<std::byte> bytes(reinterpret_cast<const std::byte*>(data), sizeof data);
  REQUIRE(!bool(write_npy(path, *element_type("f32"), {2, 3}, bytes)));
  std::string file = path.str().str();
  ArgValue array = value(("f32[]@" + file).c_str());
  CHECK(array.count == 6);
  CHECK(array.shape == std::vector<std::uint64_t>{2, 3});
  CHECK(element<float>(array, 5) == 6);
  CHECK(value(("*f32[6]@" + file).c_str()).count == 6);
  CHECK(contains(spec_error(("f32[7]@" + file).c_str()), "has 6 elements, not 7"));
  CHECK(contains(spec_error(("i32[]@" + file).c_str()), "has elements of type f32, not i32"));

  REQUIRE(!bool(write_npy(path, *element_type("u8"), {2, 12}, bytes)));
  CHECK(value(("bytes12[]@" + file).c_str()).count == 2);
  CHECK(contains(spec_error(("bytes8[]@" + file).c_str()), "not bytes8"));
  llvm::sys::fs::remove(path);
  CHECK(contains(spec_error(("f32[]@" + file).c_str()), "cannot read " + file));
}

TEST_CASE("spec errors point at the place") {
  CHECK(spec_error("f32[10:zeros") ==
        "expected ']' behind the number of elements\n"
        "  --arg=f32[10:zeros\n"
        "              ^\n"
        "  a slice is written TYPE[COUNT]:zeros, :iota, :rand(SEED), or TYPE[]@FILE.npy");
  struct Case {
    const char* text;
    std::size_t column;
    const char* message;
  };
  const Case cases[] = {
      {"", 0, "expected a type"},
      {"*", 1, "expected '['"},
      {"f33:1", 0, "unknown type 'f33'"},
      {"*f33[1]:zeros", 1, "unknown type 'f33'"},
      {"bytes[4]:zeros", 0, "unknown type 'bytes'"},
      {"bytes0[4]:zeros", 0, "unknown type 'bytes0'"},
      {"bytes99999999[4]:zeros", 0, "unknown type"},
      {"f32", 3, "expected ':' and a value"},
      {"f32:", 4, "expected a number"},
      {"f32:1.5x", 4, "expected a number"},
      {"f32:1e99", 4, "too large for f32"},
      {"f16:70000", 4, "too large for f16"},
      {"i8:128", 3, "does not fit i8"},
      {"i8:-129", 3, "does not fit i8"},
      {"u8:-1", 3, "does not fit u8"},
      {"u8:256", 3, "does not fit u8"},
      {"u64:18446744073709551616", 4, "does not fit u64"},
      {"i32:", 4, "expected an integer"},
      {"i32:-", 4, "expected an integer"},
      {"i32:1.0", 4, "expected an integer"},
      {"i32:12 ", 4, "expected an integer"},
      {"i32:0x", 4, "expected an integer"},
      {"bytes:", 6, "1 to 4096 bytes"},
      {"bytes:0", 6, "1 to 4096 bytes"},
      {"bytes:012", 6, "two hexadecimal digits"},
      {"bytes:0g", 6, "two hexadecimal digits"},
      {"bytes4:0000", 7, "expected 4 bytes, found 2"},
      {"*f32:1", 4, "expected '['"},
      {"f32[", 4, "expected a number of elements, or ']'"},
      {"f32[-1]:zeros", 4, "expected a number of elements, or ']'"},
      {"f32[1]", 6, "expected ':' and what the elements are"},
      {"f32[1]zeros", 6, "expected ':' and what the elements are"},
      {"f32[]:zeros", 4, "expected a number of elements"},
      {"f32[99999999999999999999]:zeros", 4, "too many elements"},
      {"f32[1099511627776]:zeros", 4, "too many elements"},
      {"f32[4]:ones", 7, "unknown contents"},
      {"f32[4]:zeros ", 7, "unknown contents"},
      {"i8[129]:iota", 8, "iota of 129 elements does not fit i8"},
      {"f16[70000]:iota", 11, "does not fit f16"},
      {"f32[4]:rand", 11, "expected '(' and a seed"},
      {"f32[4]:rand()", 12, "expected a seed"},
      {"f32[4]:rand(-1)", 12, "expected a seed"},
      {"f32[4]:rand(18446744073709551616)", 12, "expected a seed"},
      {"f32[4]:rand(1", 13, "expected ')'"},
      {"f32[4]:rand(1)x", 14, "expected ')' and nothing behind it"},
      {"f32[]@", 6, "expected the name of an .npy file"},
      {"f32[]@/no/such.npy", 6, "cannot read /no/such.npy"},
      {"bytes4[2]:iota", 10, "iota has no meaning for bytes"},
      {"bytes4[2]:rand(1)", 10, "rand has no meaning for bytes"},
      {"bytes2[2]:010203", 10, "expected 4 bytes, found 3"},
  };
  for (const Case& item : cases) {
    std::string error = spec_error(item.text);
    CAPTURE(item.text);
    CAPTURE(error);
    CHECK(contains(error, item.message));
    std::string caret = "\n" + std::string(2 + 6 + item.column, ' ') + "^";
    CHECK(contains(error, std::string("\n  --arg=") + item.text + caret));
  }
}

TEST_CASE("request reads a whole command line") {
  RawOptions options = vecadd();
  options.grid = "4,5";
  options.block = "8,4,2";
  options.print = {"0", "1:3"};
  options.out = {"0=a=b.npy"};
  options.expect = {"0=want.npy"};
  options.rtol = "1e-6";
  options.device = "cpu";
  auto request = parse_request(options);
  REQUIRE(bool(request));
  CHECK(request->grid == pliron::Dim3{4, 5, 1});
  CHECK(request->block == pliron::Dim3{8, 4, 2});
  CHECK(request->args.size() == 2);
  CHECK(request->print[0].count == std::nullopt);
  CHECK(request->print[1].count == 3);
  CHECK(request->out[0].path == "a=b.npy");
  CHECK(request->rtol == 1e-6);
  CHECK(request->atol == 0);
  CHECK(request->device == DeviceChoice::Cpu);
}

TEST_CASE("request errors say what to write") {
  auto error = [](auto change) {
    RawOptions options = vecadd();
    change(options);
    return request_error(options);
  };
  using Raw = RawOptions;
  CHECK(error([](Raw&) {}) == "");
  CHECK(contains(error([](Raw& o) { o.file = ""; }), "no file is given"));
  CHECK(contains(error([](Raw& o) { o.file = "x.cu"; }), ".rs"));
  CHECK(contains(error([](Raw& o) { o.kernel = ""; }), "--kernel=NAME"));
  CHECK(contains(error([](Raw& o) { o.grid = ""; }), "--grid=X"));
  CHECK(contains(error([](Raw& o) { o.block = ""; }), "--block=X"));
  CHECK(contains(error([](Raw& o) { o.grid = "0"; }), "dimension x must be from 1 to 2147483647"));
  CHECK(contains(error([](Raw& o) { o.grid = "1,70000"; }),
                 "dimension y must be from 1 to 65535\n  --grid=1,70000\n           ^"));
  CHECK(contains(error([](Raw& o) { o.grid = "99999999999999999999999"; }), "dimension x"));
  CHECK(contains(error([](Raw& o) { o.grid = "4x4"; }), "unexpected text behind a dimension"));
  CHECK(contains(error([](Raw& o) { o.grid = "-4"; }), "expected a number"));
  CHECK(contains(error([](Raw& o) { o.grid = "4,"; }),
                 "expected a number\n  --grid=4,\n           ^"));
  CHECK(contains(error([](Raw& o) { o.grid = "1,2,3,4"; }), "unexpected text"));
  CHECK(contains(error([](Raw& o) { o.block = "32,64"; }), "a block of 2048 threads is too large"));
  CHECK(contains(error([](Raw& o) { o.device = "gpu"; }), "it is auto, cpu or cuda"));
  CHECK(contains(error([](Raw& o) { o.file = "x.ptx", o.device = "cpu"; }),
                 "PTX runs on a GPU only"));
  CHECK(
      contains(error([](Raw& o) { o.print = {"2"}; }), "no such argument: --arg is given 2 times"));
  CHECK(contains(error([](Raw& o) { o.print = {"a"}; }), "expected the number of an argument"));
  CHECK(contains(error([](Raw& o) { o.print = {"0:"}; }), "expected ':' and a number"));
  CHECK(contains(error([](Raw& o) { o.print = {"0:-1"}; }), "expected ':' and a number"));
  CHECK(contains(error([](Raw& o) { o.out = {"0"}; }), "expected '=' and a file"));
  CHECK(contains(error([](Raw& o) { o.out = {"0="}; }), "expected '=' and a file"));
  CHECK(contains(error([](Raw& o) { o.out = {"1=x.npy"}; }), "is a value"));
  CHECK(contains(error([](Raw& o) { o.rtol = "1"; }), "need --expect"));
  auto with_expect = [&](const char* rtol) {
    return error([&](Raw& o) { o.expect = {"0=x.npy"}, o.rtol = rtol; });
  };
  CHECK(with_expect("0.5") == "");
  for (const char* bad : {"-1", "x", "nan", "inf", "1e-3 "})
    CHECK(contains(with_expect(bad), "expected a number that is not negative"));
}

TEST_CASE("parameters are matched with the kernel's") {
  std::vector<ArgSpec> args = {spec("f32[8]:iota"), spec("*f32[8]:zeros"), spec("f32:1")};
  CHECK(!bool(check_parameters("k", {8, 8, 8, 4}, args)));
  std::string count = llvm::toString(check_parameters("k", {8, 8, 8, 8, 4}, args));
  CHECK(contains(count, "kernel 'k' has 5 parameters, but the arguments make 4"));
  CHECK(contains(count, "parameter 1: 8 bytes <- 8 bytes, the length of --arg=f32[8]:iota"));
  CHECK(contains(count, "parameter 4: 4 bytes <- no argument"));
  std::string size = llvm::toString(check_parameters("k", {8, 8, 8, 8}, args));
  CHECK(contains(size, "parameter 3 of kernel 'k' has 8 bytes, but its argument has 4 bytes"));
}
