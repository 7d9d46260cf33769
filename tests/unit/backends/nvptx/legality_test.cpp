// What the back end refuses, each with a sentence, and what it must not refuse.
#include "support.h"

namespace pliron::nvptx {
namespace {

// A module and a part of the message it must end in.
struct Refused {
  const char* what;
  const char* ir;
  const char* message;
};

constexpr Refused refused[] = {
    {"a function without a body",
     "declare i32 @mystery(i32)\n"
     "define ptx_kernel void @k(ptr %p) {\n%r = call i32 @mystery(i32 1)\nstore i32 %r, ptr %p\n"
     "ret void\n}",
     "the function `mystery` is used here but has no body"},
    {"an intrinsic without instruction",
     "declare i64 @llvm.lround.i64.f32(float)\n"
     "define ptx_kernel void @k(ptr %p, float %x) {\n%r = call i64 @llvm.lround.i64.f32(float %x)\n"
     "store i64 %r, ptr %p\nret void\n}",
     "the intrinsic `llvm.lround.i64.f32`"},
    {"f128",
     "define ptx_kernel void @k(ptr %p) {\n%x = load fp128, ptr %p\n%r = fadd fp128 %x, %x\n"
     "store fp128 %r, ptr %p\nret void\n}",
     "128-bit floating point"},
    {"an atomic of 128 bits",
     "define ptx_kernel void @k(ptr %p) {\n%r = atomicrmw add ptr %p, i128 1 monotonic\n"
     "store i128 %r, ptr %p\nret void\n}",
     "an atomic access of more than 64 bits"},
    {"a computed jump",
     "define ptx_kernel void @k(ptr %p) {\nstore ptr blockaddress(@k, %next), ptr %p\nbr label "
     "%next\n"
     "next:\nret void\n}",
     "the address of a label"},
    {"a thread-local static",
     "@t = thread_local global i32 0\n"
     "define ptx_kernel void @k(ptr %p) {\n%v = load volatile i32, ptr @t\nstore i32 %v, ptr %p\n"
     "ret void\n}",
     "the static `t` is thread-local"},
    {"a static without definition",
     "@t = external global i32\n"
     "define ptx_kernel void @k(ptr %p) {\n%v = load i32, ptr @t\nstore i32 %v, ptr %p\nret "
     "void\n}",
     "the static `t` is declared but not defined"},
    {"a name that PTX cannot have", "define ptx_kernel void @\"a::b\"(ptr %p) {\nret void\n}",
     "`a::b` is not a name that PTX can have"},
    {"a kernel with a name of NVIDIA's library", "define ptx_kernel void @__nv_sinf() {\nret void\n}",
     "the name `__nv_sinf` is reserved for NVIDIA's math library"},
    {"a kernel that returns a value", "define ptx_kernel i32 @k() {\nret i32 1\n}",
     "the kernel `k` returns a value"},
    {"start-up code",
     "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, "
     "ptr "
     "@f, ptr null }]\n@g = global i32 0\n"
     "define void @f() {\n%v = load volatile i32, ptr @g\nret void\n}",
     "llvm.global_ctors"},
    {"an instruction of a later GPU",
     "declare void @llvm.nvvm.barrier.cluster.arrive()\n"
     "define ptx_kernel void @k() {\ncall void @llvm.nvvm.barrier.cluster.arrive()\nret void\n}",
     "a newer GPU may have this instruction"},
    {"an alias of a static",
     "@x = global i32 3\n@y = alias i32, ptr @x\n"
     "define ptx_kernel void @k(ptr %p) {\n%v = load volatile i32, ptr @y\nstore i32 %v, ptr %p\n"
     "ret void\n}",
     "LLVM cannot generate PTX for sm_80"},
    {"invalid IR",
     "define ptx_kernel void @k(ptr %p) {\ncall void @llvm.assume(i1 true) [ \"align\"() ]\n"
     "ret void\n}\ndeclare void @llvm.assume(i1)",
     "the LLVM IR is not valid"},
};

TEST_CASE("what cannot be translated is a diagnostic, never an abort") {
  for (const Refused& c : refused) {
    CAPTURE(std::string(c.what));
    Compilation compilation(c.ir);
    CHECK(compilation.ptx().empty());
    CHECK_MESSAGE(compilation.reports.contains(c.message), compilation.reports.text);
  }
}

TEST_CASE("a compilation after a fatal error of LLVM works") {
  Compilation broken(refused[11].ir);
  CHECK(broken.ptx().empty());
  Compilation good("define ptx_kernel void @k(ptr %p) {\nstore i32 1, ptr %p\nret void\n}");
  CHECK(contains(good.ptx(), ".visible .entry k("));
}

TEST_CASE("a refusal names the source position") {
  Compilation compilation(R"(
declare void @mystery()
define ptx_kernel void @k() !dbg !4 {
  call void @mystery(), !dbg !7
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernel.rs", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 14, column: 5, scope: !4)
)");
  CHECK(compilation.ptx().empty());
  CHECK_MESSAGE(compilation.reports.contains("kernel.rs:14:5: the function `mystery`"),
                compilation.reports.text);
}

TEST_CASE("every problem of a module is reported, not the first alone") {
  Compilation compilation(R"(
declare void @one()
declare void @two()
define ptx_kernel void @k() {
  call void @one()
  call void @two()
  ret void
})");
  CHECK(compilation.ptx().empty());
  CHECK(compilation.reports.contains("`one`"));
  CHECK(compilation.reports.contains("`two`"));
}

TEST_CASE("what the driver provides, and shared memory sized at launch, may be undefined") {
  Compilation compilation(R"(
@shared = external addrspace(3) global [0 x i32]
@format = private constant [4 x i8] c"hi\0A\00"
declare i32 @vprintf(ptr, ptr)
define ptx_kernel void @k(ptr %p) {
  %r = call i32 @vprintf(ptr @format, ptr null)
  store i32 %r, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @shared
  store i32 %v, ptr %p
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
)");
  std::string ptx = compilation.ptx();
  CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
  CHECK(contains(ptx, ".extern .shared"));
  check_with_ptxas(ptx, "sm_80");
}

// Instructions of integers, for every width that Rust has.
std::string integer_kernel(llvm::StringRef operation, unsigned bits, bool has_flag) {
  std::string t = "i" + std::to_string(bits);
  std::string result = has_flag ? "{" + t + ", i1}" : t;
  bool is_shift = operation.starts_with("llvm.fsh");
  bool is_count = operation == "llvm.ctlz" || operation == "llvm.cttz";
  std::string types = is_count ? t + ", i1" : is_shift ? t + ", " + t + ", " + t : t + ", " + t;
  std::string arguments =
      t + " %x, " + (is_count ? "i1 false" : t + " %y") + (is_shift ? ", " + t + " %y" : "");
  std::string name = (operation + "." + t).str();
  return "declare " + result + " @" + name + "(" + types + ")\ndefine ptx_kernel void @k(ptr %p, " +
         t + " %x, " + t + " %y) {\n%r = call " + result + " @" + name + "(" + arguments +
         ")\nstore " + result + " %r, ptr %p\nret void\n}\n";
}

TEST_CASE("saturating, checked and bit operations have code for i8 to i128") {
  for (const char* operation :
       {"llvm.sadd.sat", "llvm.uadd.sat", "llvm.ssub.sat", "llvm.usub.sat",
        "llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.ssub.with.overflow",
        "llvm.usub.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
        "llvm.ctlz", "llvm.cttz", "llvm.fshl", "llvm.fshr", "llvm.smax", "llvm.umin"}) {
    for (unsigned bits : {8, 16, 32, 64, 128}) {
      CAPTURE(std::string(operation));
      CAPTURE(bits);
      Compilation compilation(
          integer_kernel(operation, bits, llvm::StringRef(operation).ends_with("overflow")));
      std::string ptx = compilation.ptx();
      CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
      CHECK_FALSE(contains(ptx, ".extern"));
      check_with_ptxas(ptx, "sm_80");
    }
  }
}

TEST_CASE("conversions between integers and floating point have code for i8 to i128") {
  for (const char* integer : {"i8", "i16", "i32", "i64", "i128"}) {
    for (auto [type, suffix] : {std::pair{"half", "f16"}, {"float", "f32"}, {"double", "f64"}}) {
      for (const char* sign : {"s", "u"}) {
        std::string i = integer, t = type, s = sign;
        CAPTURE(i + " " + t + " " + s);
        std::string saturate = "@llvm.fpto" + s + "i.sat." + i + "." + suffix;
        Compilation compilation("declare " + i + " " + saturate + "(" + t +
                                ")\ndefine ptx_kernel void @k(ptr %p, ptr %q, " + t + " %x, " + i +
                                " %n) {\n%a = call " + i + " " + saturate + "(" + t +
                                " %x)\n%b = " + s + "itofp " + i + " %n to " + t + "\nstore " + i +
                                " %a, ptr %p\nstore " + t + " %b, ptr %q\nret void\n}\n");
        std::string ptx = compilation.ptx();
        CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
        check_with_ptxas(ptx, "sm_80");
      }
    }
  }
}

}  // namespace
}  // namespace pliron::nvptx
