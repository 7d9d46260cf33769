// The CPU executor over kernels written as textual LLVM IR, in the form that the code generator
// gives it (see backends/cpu/executor.h).
#include "backends/cpu/executor.h"

#include <doctest/doctest.h>

#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace {

using pliron::Dim3;
using pliron::KernelArg;
using pliron::cpu::Executor;
using pliron::cpu::ExecutorOptions;
using pliron::cpu::Outcome;
using pliron::cpu::RunResult;

constexpr const char* Runtime = R"(
declare i32 @pliron_cpu_thread_id(i32)
declare i32 @pliron_cpu_block_id(i32)
declare i32 @pliron_cpu_block_dim(i32)
declare i32 @pliron_cpu_grid_dim(i32)
declare i32 @pliron_cpu_lane_id()
declare void @pliron_cpu_barrier()
declare void @pliron_cpu_trap(ptr)
define internal i32 @global_id() alwaysinline {
  %b = call i32 @pliron_cpu_block_id(i32 0)
  %n = call i32 @pliron_cpu_block_dim(i32 0)
  %t = call i32 @pliron_cpu_thread_id(i32 0)
  %m = mul i32 %b, %n
  %i = add i32 %m, %t
  ret i32 %i
}
)";

template <typename T>
KernelArg arg(const T& value) {
  KernelArg result;
  result.bytes.resize(sizeof value);
  std::memcpy(result.bytes.data(), &value, sizeof value);
  return result;
}

struct Compiled {
  std::unique_ptr<Executor> executor;  // null on error
  std::string error;
};

// Compiles `ir` behind the declarations of `Runtime`; `header` goes before them.
Compiled compile(const std::string& ir, const ExecutorOptions& options = {},
                 const std::string& header = "") {
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(header + Runtime + ir, problem, context);
  REQUIRE_MESSAGE(module, problem.getMessage().str());
  auto executor = Executor::create(std::move(module), "kernel", options);
  if (!executor)
    return {nullptr, llvm::toString(executor.takeError())};
  return {std::move(*executor), ""};
}

RunResult run(const std::string& ir, Dim3 grid, Dim3 block, std::vector<KernelArg> args,
              const ExecutorOptions& options = {}) {
  Compiled compiled = compile(ir, options);
  REQUIRE_MESSAGE(compiled.executor, compiled.error);
  auto result = compiled.executor->run(grid, block, args);
  if (!result) {
    FAIL(llvm::toString(result.takeError()));
    return {};
  }
  return *result;
}

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("executor runs every thread of every block") {
  constexpr const char* Vecadd = R"(
define void @kernel(ptr %a, ptr %b, ptr %out, i64 %n) {
  %i32 = call i32 @global_id()
  %i = zext i32 %i32 to i64
  %in = icmp ult i64 %i, %n
  br i1 %in, label %work, label %done
work:
  %pa = getelementptr float, ptr %a, i64 %i
  %pb = getelementptr float, ptr %b, i64 %i
  %po = getelementptr float, ptr %out, i64 %i
  %x = load float, ptr %pa
  %y = load float, ptr %pb
  %s = fadd float %x, %y
  store float %s, ptr %po
  br label %done
done:
  ret void
}
)";
  std::vector<float> a(1000), b(1000), out(1000, -1);
  std::iota(a.begin(), a.end(), 0.0f);
  std::iota(b.begin(), b.end(), 0.5f);
  for (unsigned host_threads : {1u, 4u}) {
    RunResult result =
        run(Vecadd, {8}, {128},
            {arg(a.data()), arg(b.data()), arg(out.data()), arg(std::uint64_t{1000})},
            {.host_threads = host_threads});
    CHECK(result.outcome == Outcome::Completed);
    for (int i = 0; i < 1000; ++i)
      CHECK(out[i] == a[i] + b[i]);
  }
}

TEST_CASE("executor gives three-dimensional ids, extents and lanes") {
  constexpr const char* Ids = R"(
define internal void @put(ptr %out, i32 %slot, i32 %value) {
  %i = sext i32 %slot to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %value, ptr %p
  ret void
}
define void @kernel(ptr %out, i32 %want) {
  %bx = call i32 @pliron_cpu_block_id(i32 0)
  %by = call i32 @pliron_cpu_block_id(i32 1)
  %bz = call i32 @pliron_cpu_block_id(i32 2)
  %tx = call i32 @pliron_cpu_thread_id(i32 0)
  %ty = call i32 @pliron_cpu_thread_id(i32 1)
  %tz = call i32 @pliron_cpu_thread_id(i32 2)
  %lane = call i32 @pliron_cpu_lane_id()
  %t0 = mul i32 %tz, 100
  %t1 = mul i32 %ty, 10
  %t2 = add i32 %t0, %t1
  %t = add i32 %t2, %tx
  %b0 = mul i32 %bz, 100
  %b1 = mul i32 %by, 10
  %b2 = add i32 %b0, %b1
  %b = add i32 %b2, %bx
  %bb = mul i32 %b, 1000
  %here = add i32 %bb, %t
  %hit = icmp eq i32 %here, %want
  br i1 %hit, label %yes, label %no
yes:
  call void @put(ptr %out, i32 0, i32 %lane)
  %n = call i32 @pliron_cpu_block_dim(i32 1)
  call void @put(ptr %out, i32 1, i32 %n)
  %g = call i32 @pliron_cpu_grid_dim(i32 2)
  call void @put(ptr %out, i32 2, i32 %g)
  ret void
no:
  ret void
}
)";
  std::int32_t out[3] = {-1, -1, -1};
  // Block (1, 2, 3), thread (4, 3, 1): linear thread 4 + 8 * (3 + 4 * 1) = 60, lane 28.
  run(Ids, {2, 3, 4}, {8, 4, 2}, {arg(&out[0]), arg(std::int32_t{321134})});
  CHECK(out[0] == 28);
  CHECK(out[1] == 4);
  CHECK(out[2] == 4);
}

TEST_CASE("executor keeps shared memory per block and meets at barriers") {
  constexpr const char* Reverse = R"(
@tile = internal addrspace(3) global [64 x i32] poison, align 4
@pad = internal addrspace(3) global i8 undef
define void @kernel(ptr %data) {
  %t = call i32 @pliron_cpu_thread_id(i32 0)
  %t64 = zext i32 %t to i64
  %g = call i32 @global_id()
  %g64 = zext i32 %g to i64
  %pg = getelementptr i32, ptr %data, i64 %g64
  %x = load i32, ptr %pg
  %ps = getelementptr [64 x i32], ptr addrspace(3) @tile, i64 0, i64 %t64
  store i32 %x, ptr addrspace(3) %ps
  store i8 1, ptr addrspace(3) @pad
  call void @pliron_cpu_barrier()
  %r = sub i64 63, %t64
  %pr = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %r
  %y = load i32, ptr %pr
  call void @pliron_cpu_barrier()
  store i32 %y, ptr %pg
  ret void
}
)";
  for (unsigned host_threads : {1u, 3u}) {
    std::vector<std::int32_t> data(64 * 20);
    std::iota(data.begin(), data.end(), 0);
    RunResult result = run(Reverse, {20}, {64}, {arg(data.data())}, {.host_threads = host_threads});
    CHECK(result.outcome == Outcome::Completed);
    for (int i = 0; i < 64 * 20; ++i)
      CHECK(data[i] == i / 64 * 64 + 63 - i % 64);
  }
}

TEST_CASE("executor fills shared memory with ones before each block") {
  constexpr const char* Read = R"(
@word = internal addrspace(3) global i32 undef
define void @kernel(ptr %out) {
  %b = call i32 @pliron_cpu_block_id(i32 0)
  %i = zext i32 %b to i64
  %p = getelementptr i32, ptr %out, i64 %i
  %x = load volatile i32, ptr addrspace(3) @word
  store i32 %x, ptr %p
  store volatile i32 7, ptr addrspace(3) @word
  ret void
}
)";
  std::int32_t out[2] = {0, 0};
  run(Read, {2}, {1}, {arg(&out[0])});
  CHECK(out[0] == -1);
  CHECK(out[1] == -1);
}

TEST_CASE("executor reports the first trap with its source position") {
  constexpr const char* Trap = R"(
@text = internal constant [21 x i8] c"index 7 out of bounds"
@file = internal constant [9 x i8] c"kernel.rs"
@site = internal constant {ptr, i64, ptr, i64, i32, i32}
    {ptr @text, i64 21, ptr @file, i64 9, i32 12, i32 5}
define void @kernel(i32 %first) {
  %i = call i32 @global_id()
  %bad = icmp uge i32 %i, %first
  br i1 %bad, label %trap, label %ok
trap:
  call void @pliron_cpu_trap(ptr @site)
  unreachable
ok:
  ret void
}
)";
  for (unsigned host_threads : {1u, 4u}) {
    RunResult result =
        run(Trap, {100}, {32}, {arg(std::int32_t{70})}, {.host_threads = host_threads});
    CHECK(result.outcome == Outcome::Trapped);
    CHECK(result.message == "index 7 out of bounds");
    CHECK(result.file == "kernel.rs");
    CHECK(result.line == 12);
    CHECK(result.column == 5);
    CHECK(result.block == Dim3{2, 0, 0});
    CHECK(result.thread == Dim3{6, 0, 0});
  }
}

TEST_CASE("executor can run again after a trap") {
  constexpr const char* Trap = R"(
@site = internal constant {ptr, i64, ptr, i64, i32, i32} zeroinitializer
define void @kernel(i1 %fail, ptr %out) {
  call void @pliron_cpu_barrier()
  br i1 %fail, label %trap, label %ok
trap:
  call void @pliron_cpu_trap(ptr @site)
  unreachable
ok:
  store i32 1, ptr %out
  ret void
}
)";
  Compiled compiled = compile(Trap);
  REQUIRE(compiled.executor);
  std::int32_t out = 0;
  for (std::uint8_t fail : {1, 0, 1}) {
    auto result = compiled.executor->run({1}, {4}, {arg(fail), arg(&out)});
    REQUIRE(bool(result));
    CHECK((result->outcome == Outcome::Trapped) == (fail == 1));
    CHECK(result->line == 0);
    CHECK(result->message == (fail ? "the kernel trapped" : ""));
  }
  CHECK(out == 1);
}

TEST_CASE("executor reports a barrier that some threads never reach") {
  constexpr const char* Divergent = R"(
define void @kernel() {
  %t = call i32 @pliron_cpu_thread_id(i32 0)
  %early = icmp ult i32 %t, 2
  br i1 %early, label %done, label %wait
wait:
  call void @pliron_cpu_barrier()
  br label %done
done:
  ret void
}
)";
  RunResult result = run(Divergent, {3}, {8}, {});
  CHECK(result.outcome == Outcome::DivergentBarrier);
  CHECK(result.message ==
        "barrier not reached by all threads of the block: 6 of 8 wait, the first of them thread "
        "(2, 0, 0), and 2 have returned");
  CHECK(result.block == Dim3{0, 0, 0});
  CHECK(result.thread == Dim3{2, 0, 0});
}

TEST_CASE("executor survives a bad memory access and says which thread made it") {
  constexpr const char* Wild = R"(
define void @kernel(ptr %p) {
  %i = call i32 @global_id()
  %hit = icmp eq i32 %i, 37
  br i1 %hit, label %bad, label %ok
bad:
  store volatile i32 1, ptr %p
  ret void
ok:
  ret void
}
)";
  RunResult result = run(Wild, {4}, {16}, {arg(std::uint64_t{0x1230})});
  CHECK(result.outcome == Outcome::Faulted);
  CHECK(result.block == Dim3{2, 0, 0});
  CHECK(result.thread == Dim3{5, 0, 0});
  CHECK(result.has_fault_address);
  CHECK(result.fault_address == 0x1230);
  CHECK(contains(result.message, "0x1230"));
  // And the process goes on: a second fault is caught as well.
  CHECK(run(Wild, {4}, {16}, {arg(std::uint64_t{0x1230})}).outcome == Outcome::Faulted);
}

TEST_CASE("executor reports division by zero and LLVM's trap") {
  RunResult division = run(R"(
define void @kernel(ptr %out, i32 %d) {
  %q = sdiv i32 7, %d
  store volatile i32 %q, ptr %out
  ret void
}
)",
                           {1}, {1}, {arg(std::uint64_t{8}), arg(std::int32_t{0})});
  CHECK(division.outcome == Outcome::Faulted);

  RunResult trap = run(R"(
declare void @llvm.trap()
define void @kernel() {
  call void @llvm.trap()
  unreachable
}
)",
                       {1}, {1}, {});
  CHECK(trap.outcome == Outcome::Faulted);
  CHECK(contains(trap.message, "trap"));
}

TEST_CASE("executor reports a stack overflow") {
  constexpr const char* Deep = R"(
define internal i32 @deep(i32 %n) noinline {
  %frame = alloca [512 x i32]
  store volatile i32 %n, ptr %frame
  %m = add i32 %n, 1
  %r = call i32 @deep(i32 %m)
  %x = load volatile i32, ptr %frame
  %s = add i32 %r, %x
  ret i32 %s
}
define void @kernel(ptr %out) {
  %r = call i32 @deep(i32 0)
  store i32 %r, ptr %out
  ret void
}
)";
  std::int32_t out = 0;
  RunResult result = run(Deep, {1}, {2}, {arg(&out)});
  CHECK(result.outcome == Outcome::Faulted);
  CHECK(result.message == "stack overflow: a thread has 65536 bytes");
}

TEST_CASE("executor passes structs by value, a fresh copy per thread") {
  constexpr const char* Struct = R"(
%Step = type { float, double, i8 }
define void @kernel(ptr byval(%Step) align 8 %step, ptr %out, {i32, i16} %pair, i1 %flag) {
  %i = call i32 @global_id()
  %i64 = zext i32 %i to i64
  %old = load float, ptr %step
  store float 100.0, ptr %step
  %pd = getelementptr %Step, ptr %step, i32 0, i32 1
  %d = load double, ptr %pd
  %df = fptrunc double %d to float
  %s = fadd float %old, %df
  %lo = extractvalue {i32, i16} %pair, 0
  %hi = extractvalue {i32, i16} %pair, 1
  %hi32 = sext i16 %hi to i32
  %sum = add i32 %lo, %hi32
  %sumf = sitofp i32 %sum to float
  %both = fadd float %s, %sumf
  %v = select i1 %flag, float %both, float 0.0
  %p = getelementptr float, ptr %out, i64 %i64
  store float %v, ptr %p
  ret void
}
)";
  struct Step {
    float dt;
    double g;
    bool bounce;
  };
  struct Pair {
    std::int32_t a;
    std::int16_t b;
  };
  float out[4] = {};
  RunResult result =
      run(Struct, {1}, {4},
          {arg(Step{1.5f, 2.0, true}), arg(&out[0]), arg(Pair{10, -3}), arg(std::uint8_t{1})});
  CHECK(result.outcome == Outcome::Completed);
  for (float x : out)
    CHECK(x == 10.5f);
}

TEST_CASE("executor finds mathematical functions") {
  constexpr const char* Sine = R"(
declare float @sinf(float)
declare double @llvm.exp.f64(double)
define void @kernel(ptr %f, ptr %d) {
  %x = load float, ptr %f
  %y = call float @sinf(float %x)
  store float %y, ptr %f
  %u = load double, ptr %d
  %v = call double @llvm.exp.f64(double %u)
  store double %v, ptr %d
  ret void
}
)";
  float f = 1.0f;
  double d = 1.0;
  run(Sine, {1}, {1}, {arg(&f), arg(&d)});
  CHECK(f == doctest::Approx(0.8414709848));
  CHECK(d == doctest::Approx(2.7182818284));
}

TEST_CASE("executor adds floats atomically in the same order every time") {
  constexpr const char* Sum = R"(
define void @kernel(ptr %sum) {
  %i = call i32 @global_id()
  %x = uitofp i32 %i to float
  %y = fdiv float 1.0, %x
  %z = atomicrmw fadd ptr %sum, float %y monotonic
  ret void
}
)";
  float first = 0, second = 0;
  std::string ir = Sum;
  run(ir, {64}, {64}, {arg(&first)});
  run(ir, {64}, {64}, {arg(&second)});
  CHECK(std::memcmp(&first, &second, sizeof first) == 0);
}

TEST_CASE("executor counts the blocks that have ended") {
  Compiled compiled = compile("define void @kernel() {\n  ret void\n}\n");
  REQUIRE_MESSAGE(compiled.executor, compiled.error);
  pliron::cpu::Progress progress;
  auto result = compiled.executor->run({70, 3}, {2}, {}, &progress);
  REQUIRE(static_cast<bool>(result));
  CHECK(progress.blocks_done == 210);
}

TEST_CASE("executor does not take a kernel's functions for the C library's") {
  constexpr const char* Ir = R"(
declare double @llvm.sin.f64(double)
define internal double @sin(double %x) noinline {
  %r = fadd double %x, 40.0
  ret double %r
}
define void @kernel(ptr %out, double %x) {
  %own = call double @sin(double %x)
  store double %own, ptr %out
  %library = call double @llvm.sin.f64(double %x)
  %p = getelementptr double, ptr %out, i64 1
  store double %library, ptr %p
  ret void
}
)";
  double out[2] = {-1, -1};
  RunResult result = run(Ir, {1}, {1}, {arg(&out[0]), arg(2.0)});
  CHECK(result.outcome == Outcome::Completed);
  CHECK(out[0] == 42.0);
  CHECK(out[1] == doctest::Approx(0.909297426));
}

TEST_CASE("executor has as much shared memory as a GPU") {
  auto error_for = [](const char* size) {
    return compile(std::string("@tile = internal addrspace(3) global [") + size +
                   " x i8] undef\ndefine void @kernel() {\n  store i8 1, ptr addrspace(3) @tile\n"
                   "  ret void\n}\n")
        .error;
  };
  CHECK(error_for("49152") == "");
  CHECK(contains(error_for("49153"), "more than 49152 bytes of shared memory"));
  CHECK(contains(error_for("18446744073709551615"), "more than 49152 bytes of shared memory"));
}

TEST_CASE("executor refuses what it cannot run") {
  auto error_of = [](const std::string& ir) { return compile(ir).error; };
  CHECK(contains(error_of("define void @other() { ret void }"),
                 "no kernel 'kernel' in the module; it defines other"));
  CHECK(contains(
      compile("define void @kernel() { ret void }", {}, "target triple = \"nvptx64-nvidia-cuda\"")
          .error,
      "the module is for nvptx64-nvidia-cuda"));
  CHECK(contains(error_of("define i32 @kernel() { ret i32 0 }"), "is no kernel"));
  CHECK(contains(error_of("declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                          "define void @kernel(ptr %p) {\n"
                          "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                          "  store i32 %t, ptr %p\n  ret void\n}"),
                 "which only a GPU has"));
  CHECK(contains(error_of("declare void @nowhere_to_be_found()\n"
                          "define void @kernel() {\n"
                          "  call void @nowhere_to_be_found()\n  ret void\n}"),
                 "nowhere_to_be_found"));
  CHECK(contains(error_of("@s = external addrspace(3) global [0 x i32]\n"
                          "define void @kernel() {\n"
                          "  store i32 1, ptr addrspace(3) @s\n  ret void\n}"),
                 "dynamic shared memory"));
  CHECK(contains(error_of("@s = internal addrspace(3) global i32 5\n"
                          "define void @kernel() {\n"
                          "  store i32 1, ptr addrspace(3) @s\n  ret void\n}"),
                 "initial value"));
}

TEST_CASE("executor checks the launch") {
  Compiled compiled = compile("define void @kernel(ptr %p, i32 %n) { ret void }");
  REQUIRE(compiled.executor);
  REQUIRE(compiled.executor->parameters().size() == 2);
  CHECK(compiled.executor->parameters()[0].is_pointer);
  CHECK(compiled.executor->parameters()[1].bytes == 4);
  auto error_of = [&](Dim3 grid, Dim3 block, std::vector<KernelArg> args) {
    auto result = compiled.executor->run(grid, block, args);
    return result ? std::string() : llvm::toString(result.takeError());
  };
  KernelArg pointer = arg(std::uint64_t{0});
  KernelArg number = arg(std::int32_t{0});
  CHECK(error_of({1}, {1}, {pointer, number}) == "");
  CHECK(error_of({1}, {1}, {pointer}) == "the kernel has 2 parameters, 1 are given");
  CHECK(error_of({1}, {1}, {pointer, pointer}) ==
        "parameter 1 of the kernel has 4 bytes, 8 are given");
  CHECK(contains(error_of({0}, {1}, {pointer, number}), "a grid has"));
  CHECK(contains(error_of({1}, {2048}, {pointer, number}), "a block has"));
  CHECK(contains(error_of({1}, {1, 1, 128}, {pointer, number}), "a block has"));
}
