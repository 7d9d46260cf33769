// LLVM IR in, PTX out: which loads and stores a kernel gets, fusion, positions, GPUs.
#include "support.h"

namespace pliron::nvptx {
namespace {

constexpr llvm::StringLiteral vecadd = R"(
define ptx_kernel void @vecadd(ptr noalias nonnull readonly align 4 %a, i64 %a_len,
                               ptr noalias nonnull readonly align 4 %b, i64 %b_len,
                               ptr noalias nonnull align 4 %c, i64 %c_len) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %ctaid, %ntid
  %i32 = add i32 %base, %tid
  %i = zext i32 %i32 to i64
  %in_c = icmp ult i64 %i, %c_len
  br i1 %in_c, label %load_a, label %done
load_a:
  %in_a = icmp ult i64 %i, %a_len
  br i1 %in_a, label %load_b, label %panic
load_b:
  %pa = getelementptr inbounds float, ptr %a, i64 %i
  %va = load float, ptr %pa, align 4
  %in_b = icmp ult i64 %i, %b_len
  br i1 %in_b, label %store, label %panic
store:
  %pb = getelementptr inbounds float, ptr %b, i64 %i
  %vb = load float, ptr %pb, align 4
  %sum = fadd float %va, %vb
  %pc = getelementptr inbounds float, ptr %c, i64 %i
  store float %sum, ptr %pc, align 4
  br label %done
panic:
  call void @llvm.trap()
  unreachable
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.trap()
)";

TEST_CASE("vecadd loads through ld.global.nc and uses no local memory") {
  for (std::string arch : {"sm_80", "sm_90"}) {
    CAPTURE(arch);
    Compilation compilation(vecadd);
    std::string ptx = compilation.ptx({.arch = arch});
    CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
    CHECK(contains(ptx, ".visible .entry vecadd("));
    CHECK(contains(ptx, "ld.global.nc.b32"));
    CHECK(contains(ptx, "st.global.b32"));
    CHECK(contains(ptx, "trap;"));
    CHECK_FALSE(contains(ptx, ".local"));
    CHECK_FALSE(contains(ptx, "ld.b32"));
    check_with_ptxas(ptx, arch);
  }
}

TEST_CASE("every optimisation level makes PTX that ptxas accepts") {
  for (int level : {0, 1, 2, 3}) {
    CAPTURE(level);
    Compilation compilation(vecadd);
    std::string ptx = compilation.ptx({.opt_level = level});
    CHECK(contains(ptx, ".visible .entry vecadd("));
    check_with_ptxas(ptx, "sm_80");
  }
  Compilation compilation(vecadd);
  CHECK(compilation.ptx({.opt_level = 4}).empty());
  CHECK(compilation.reports.contains("use 0, 1, 2 or 3"));
}

TEST_CASE("emit_ptx leaves the module as it is") {
  Compilation compilation(vecadd);
  NvptxOptions options;
  REQUIRE(succeeded(prepare(compilation.context, *compilation.module, options)));
  auto print = [&] {
    std::string text;
    llvm::raw_string_ostream stream(text);
    compilation.module->print(stream, nullptr);
    return text;
  };
  std::string before = print();
  FailureOr<std::string> first = emit_ptx(compilation.context, *compilation.module, options);
  REQUIRE(succeeded(first));
  CHECK(print() == before);
  FailureOr<std::string> second = emit_ptx(compilation.context, *compilation.module, options);
  REQUIRE(succeeded(second));
  CHECK(*first == *second);
}

TEST_CASE("the PTX version is the GPU's lowest, and at least 7.8") {
  struct Case {
    const char* arch;
    const char* version;
  };
  for (Case c : {Case{"sm_75", ".version 7.8"}, Case{"sm_80", ".version 7.8"},
                 Case{"sm_90a", ".version 8.0"}, Case{"sm_100", ".version 8.6"}}) {
    CAPTURE(std::string(c.arch));
    Compilation compilation(vecadd);
    std::string ptx = compilation.ptx({.arch = c.arch});
    CHECK(contains(ptx, c.version));
    CHECK(contains(ptx, std::string(".target ") + c.arch));
    check_with_ptxas(ptx, c.arch);
  }
}

TEST_CASE("an unknown GPU is refused with the known ones and the likely one") {
  Compilation compilation(vecadd);
  CHECK(compilation.ptx({.arch = "sm80"}).empty());
  CHECK(compilation.reports.contains("unknown GPU 'sm80'; did you mean 'sm_80'?"));
  CHECK(compilation.reports.contains("sm_90a"));
  CHECK(failed(check_arch(compilation.context, "gfx942")));
  CHECK(compilation.reports.contains("unknown GPU 'gfx942'. Known are: sm_"));
}

TEST_CASE("multiplication and addition fuse only where both say contract") {
  Compilation compilation(R"(
define ptx_kernel void @strict(ptr %p, float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  store float %s, ptr %p
  ret void
}
define ptx_kernel void @contracted(ptr %p, float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  store float %s, ptr %p
  ret void
})");
  std::string ptx = compilation.ptx();
  auto [strict, contracted] = llvm::StringRef(ptx).split(".visible .entry contracted");
  // With their rounding spelled out, ptxas does not fuse them either.
  CHECK(contains(strict, "mul.rn.f32"));
  CHECK(contains(strict, "add.rn.f32"));
  CHECK_FALSE(contains(strict, "fma.rn"));
  CHECK(contains(contracted, "fma.rn.f32"));
  check_with_ptxas(ptx, "sm_80");
}

TEST_CASE("a struct parameter and a slice taken from it need no local memory") {
  Compilation compilation(R"(
%Params = type { float, [3 x i32], i64 }
define ptx_kernel void @scale(ptr noalias nonnull readonly byval(%Params) align 8 %params,
                              ptr noalias nonnull align 4 %out, i64 %i) {
  %element = getelementptr inbounds %Params, ptr %params, i64 0, i32 1, i64 %i
  %value = load i32, ptr %element, align 4
  store i32 %value, ptr %out, align 4
  ret void
})");
  std::string ptx = compilation.ptx();
  CHECK(contains(ptx, "ld.param.b32"));
  CHECK(contains(ptx, "st.global.b32"));
  CHECK_FALSE(contains(ptx, ".local"));
  check_with_ptxas(ptx, "sm_80");
}

TEST_CASE("a barrier inside a helper stays where it is") {
  // Without `convergent` on the helper, LLVM may move its call into both branches.
  Compilation compilation(R"(
define internal void @sync() noinline {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define ptx_kernel void @k(ptr %p, i32 %n) {
  call void @sync()
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %two
one:
  store i32 1, ptr %p
  br label %done
two:
  %v = load i32, ptr %p
  %w = mul i32 %v, %n
  store i32 %w, ptr %p
  br label %done
done:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
)");
  REQUIRE(succeeded(prepare(compilation.context, *compilation.module, {})));
  CHECK(compilation.module->getFunction("sync")->isConvergent());
  REQUIRE(succeeded(optimize(compilation.context, *compilation.module, {})));
  CHECK(compilation.module->getFunction("sync")->isConvergent());
  FailureOr<std::string> ptx = emit_ptx(compilation.context, *compilation.module, {});
  REQUIRE(succeeded(ptx));
  CHECK(contains(*ptx, "bar.sync"));
  check_with_ptxas(*ptx, "sm_80");
}

TEST_CASE("orderings that LLVM drops from atomics become fences") {
  Compilation compilation(R"(
define ptx_kernel void @k(ptr %p, ptr %q) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst
  store i32 %a, ptr %q
  %b = atomicrmw add ptr %p, i32 1 release
  store i32 %b, ptr %q
  ret void
})");
  std::string ptx = compilation.ptx();
  auto [before, after] = llvm::StringRef(ptx).split("atom.global.add.u32");
  CHECK(contains(before, "fence.sc.sys"));
  CHECK(contains(after.split("st.").first, "fence.acq_rel.sys"));
  CHECK(
      contains(after.split("atom.global.add.u32").first.split("st.").second, "fence.acq_rel.sys"));
  check_with_ptxas(ptx, "sm_80");
}

TEST_CASE("source positions are .loc lines and do not turn ptxas's optimiser off") {
  Compilation compilation(R"(
define ptx_kernel void @k(ptr %p) !dbg !4 {
  store i32 1, ptr %p, !dbg !7
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "pliron", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernel.rs", directory: "/somewhere")
!2 = !{i32 2, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 4, column: 5, scope: !4)
!8 = !DILocation(line: 5, column: 2, scope: !4)
)");
  std::string ptx = compilation.ptx();
  CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
  CHECK(contains(ptx, ".loc\t1 4 5"));
  CHECK(contains(ptx, "kernel.rs"));
  CHECK_FALSE(contains(ptx, ", debug"));
  check_with_ptxas(ptx, "sm_80");
}

}  // namespace
}  // namespace pliron::nvptx
