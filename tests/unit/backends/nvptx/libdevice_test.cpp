// Math functions: which come from libdevice, which are instructions, and what they must not become.
#include <cstdlib>

#include "support.h"

namespace pliron::nvptx {
namespace {

// A kernel that stores what one call of `callee` on values of `type` gives.
std::string kernel_calling(llvm::StringRef type, llvm::StringRef callee, unsigned operands,
                           llvm::StringRef flags = "") {
  std::string loads, arguments, types;
  for (unsigned i = 0; i < operands; ++i) {
    std::string n = std::to_string(i);
    loads += ("%p" + n + " = getelementptr " + type + ", ptr %p, i64 " + n + "\n%x" + n +
              " = load " + type + ", ptr %p" + n + "\n")
                 .str();
    arguments += (i ? ", " : "") + (type + " %x" + n).str();
    types += (i ? ", " : "") + type.str();
  }
  return ("declare " + type + " @" + callee + "(" + types + ")\n" +
          "define ptx_kernel void @k(ptr %p) {\n" + loads + "%r = call " + flags + " " + type +
          " @" + callee + "(" + arguments + ")\nstore " + type + " %r, ptr %p\nret void\n}\n")
      .str();
}

// Hides or replaces an environment variable for as long as it lives.
class ScopedEnvironment {
 public:
  ScopedEnvironment(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) {
      old_ = old;
      had_value_ = true;
    }
    setenv(name, value, 1);
  }
  ScopedEnvironment(const ScopedEnvironment&) = delete;
  ~ScopedEnvironment() { had_value_ ? setenv(name_, old_.c_str(), 1) : unsetenv(name_); }

 private:
  const char* name_;
  std::string old_;
  bool had_value_ = false;
};

TEST_CASE("what is skipped for want of libdevice") {
  if (!find_libdevice()) {
    MESSAGE("libdevice.10.bc was not found: the tests that link it are skipped");
  }
}

TEST_CASE("math intrinsics and C's functions of every type are linked from libdevice" *
          needs_libdevice()) {
  struct Case {
    const char* type;
    const char* callee;
    unsigned operands;
  };
  for (Case c :
       {Case{"float", "llvm.sin.f32", 1}, Case{"double", "llvm.sin.f64", 1},
        Case{"half", "llvm.exp.f16", 1}, Case{"bfloat", "llvm.log.bf16", 1},
        Case{"<4 x float>", "llvm.cos.v4f32", 1}, Case{"double", "llvm.exp2.f64", 1},
        Case{"float", "llvm.pow.f32", 2}, Case{"double", "llvm.atan2.f64", 2},
        Case{"float", "cbrtf", 1}, Case{"double", "hypot", 2}, Case{"float", "__nv_erff", 1}}) {
    CAPTURE(std::string(c.callee));
    Compilation compilation(kernel_calling(c.type, c.callee, c.operands));
    std::string ptx = compilation.ptx();
    CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
    CHECK(contains(ptx, ".visible .entry k("));
    CHECK_FALSE(contains(ptx, ".extern"));
    CHECK_FALSE(contains(ptx, ", __nv_"));  // all are inlined, no call is left
    check_with_ptxas(ptx, "sm_80");
  }
}

TEST_CASE("sin is libdevice's exact one unless the call allows an approximation" *
          needs_libdevice()) {
  Compilation exact(kernel_calling("float", "llvm.sin.f32", 1));
  CHECK_FALSE(contains(exact.ptx(), "sin.approx"));
  Compilation approximate(kernel_calling("float", "llvm.sin.f32", 1, "afn"));
  CHECK(contains(approximate.ptx(), "sin.approx.f32"));
}

TEST_CASE("the remainder is exact, not x - trunc(x / y) * y" * needs_libdevice()) {
  Compilation compilation(R"(
define ptx_kernel void @k(ptr %p, float %x, float %y) {
  %r = frem float %x, %y
  store float %r, ptr %p
  ret void
})");
  REQUIRE(succeeded(prepare(compilation.context, *compilation.module, {})));
  CHECK(compilation.module->getFunction("__nv_fmodf") != nullptr);
  CHECK(compilation.module->getFunction("__nv_fmodf")->hasInternalLinkage());
}

TEST_CASE("a kernel's own function is not taken for libdevice's of that name" * needs_libdevice()) {
  Compilation compilation(R"(
declare float @llvm.sin.f32(float)
define internal i32 @__nv_sinf(i32 %x) noinline {
  %r = add i32 %x, 41
  ret i32 %r
}
define ptx_kernel void @k(ptr %p, float %x, i32 %n) {
  %own = call i32 @__nv_sinf(i32 %n)
  store i32 %own, ptr %p
  %r = call float @llvm.sin.f32(float %x)
  %q = getelementptr float, ptr %p, i64 1
  store float %r, ptr %q
  ret void
})");
  REQUIRE(succeeded(prepare(compilation.context, *compilation.module, {})));
  llvm::Function* library = compilation.module->getFunction("__nv_sinf");
  REQUIRE(library != nullptr);
  CHECK(library->getReturnType()->isFloatTy());
  llvm::Function* own = compilation.module->getFunction("local__nv_sinf");
  REQUIRE(own != nullptr);
  CHECK(own->getReturnType()->isIntegerTy(32));
}

TEST_CASE("libdevice's square roots are exact ones" * needs_libdevice()) {
  Compilation compilation(kernel_calling("float", "hypotf", 2));
  std::string ptx = compilation.ptx();
  CHECK(contains(ptx, "sqrt.rn.f32"));
  CHECK_FALSE(contains(ptx, "sqrt.approx"));
}

TEST_CASE("functions that are instructions need no libdevice") {
  ScopedEnvironment hidden("PLIRON_LIBDEVICE", "/nonexistent/libdevice.10.bc");
  struct Case {
    const char* callee;
    unsigned operands;
    const char* instruction;
  };
  for (Case c : {Case{"llvm.sqrt.f32", 1, "sqrt.rn.f32"}, Case{"sqrtf", 1, "sqrt.rn.f32"},
                 Case{"floorf", 1, "cvt.rmi.f32.f32"}, Case{"fmaf", 3, "fma.rn.f32"},
                 Case{"llvm.exp2.f32", 1, "ex2.approx.f32"}}) {
    CAPTURE(std::string(c.callee));
    Compilation compilation(kernel_calling("float", c.callee, c.operands));
    std::string ptx = compilation.ptx();
    CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
    CHECK(contains(ptx, c.instruction));
    check_with_ptxas(ptx, "sm_80");
  }
}

TEST_CASE("powi with a constant exponent is multiplications in compiler-rt's order") {
  ScopedEnvironment hidden("PLIRON_LIBDEVICE", "/nonexistent/libdevice.10.bc");
  Compilation compilation(R"(
declare float @llvm.powi.f32.i32(float, i32)
define ptx_kernel void @k(ptr %p) {
  %x = load float, ptr %p
  %cube = call float @llvm.powi.f32.i32(float %x, i32 3)
  store float %cube, ptr %p
  %q = getelementptr float, ptr %p, i64 1
  %inverse = call float @llvm.powi.f32.i32(float %x, i32 -2)
  store float %inverse, ptr %q
  ret void
})");
  std::string ptx = compilation.ptx();
  CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
  CHECK(contains(ptx, "mul.rn.f32"));
  CHECK(contains(ptx, "rcp.rn.f32"));
  check_with_ptxas(ptx, "sm_80");
}

TEST_CASE("a libdevice that is needed and missing is an error that says what needs it") {
  ScopedEnvironment hidden("PLIRON_LIBDEVICE", "/nonexistent/libdevice.10.bc");
  Compilation compilation(kernel_calling("float", "llvm.sin.f32", 1));
  CHECK(compilation.ptx().empty());
  CHECK(compilation.reports.contains("`__nv_sinf`"));
  CHECK(compilation.reports.contains("/nonexistent/libdevice.10.bc (PLIRON_LIBDEVICE)"));
  CHECK(compilation.reports.contains("install the CUDA Toolkit"));
}

TEST_CASE("a libdevice that is no bitcode, or lacks the function, is an error" *
          needs_libdevice()) {
  Compilation broken(kernel_calling("float", "llvm.sin.f32", 1));
  CHECK(broken.ptx({.libdevice_path = std::string(PLIRON_SOURCE_DIR) + "/README.md"}).empty());
  CHECK(broken.reports.contains("is not LLVM bitcode"));
  Compilation unknown(kernel_calling("float", "__nv_frobf", 1));
  CHECK(unknown.ptx().empty());
  CHECK(unknown.reports.contains("has no function `__nv_frobf`"));
}

}  // namespace
}  // namespace pliron::nvptx
