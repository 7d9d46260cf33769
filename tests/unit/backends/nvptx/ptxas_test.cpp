// Running ptxas, and what happens without it.
#include <cstdlib>

#include "support.h"

namespace pliron::nvptx {
namespace {

constexpr const char* empty_kernel =
    ".version 7.8\n.target sm_80\n.address_size 64\n.entry k() { ret; }\n";
constexpr const char* broken_kernel =
    ".version 7.8\n.target sm_80\n.address_size 64\n.entry k() { rte; }\n";

TEST_CASE("what is skipped for want of ptxas") {
  if (!find_ptxas()) {
    MESSAGE("ptxas was not found: PTX is not assembled in these tests");
  }
}

TEST_CASE("PTX becomes a cubin, an ELF file" * needs_ptxas()) {
  Context context;
  Reports reports(context);
  for (const char* arch : {"sm_80", "sm_90"}) {
    FailureOr<std::string> cubin = assemble(context, empty_kernel, arch);
    REQUIRE_MESSAGE(succeeded(cubin), reports.text);
    CHECK(
        llvm::StringRef(*cubin).starts_with("\x7f"
                                            "ELF"));
  }
  CHECK(check_ptx(empty_kernel, "sm_80").verdict == PtxVerdict::Accepted);
}

TEST_CASE("ptxas's errors are passed on without the temporary file's name" * needs_ptxas()) {
  Context context;
  Reports reports(context);
  CHECK(failed(assemble(context, broken_kernel, "sm_80")));
  CHECK_MESSAGE(reports.contains("ptxas does not accept the PTX: ptxas <ptx>, line 4"),
                reports.text);
  CHECK(check_ptx(broken_kernel, "sm_80").verdict == PtxVerdict::Rejected);
}

TEST_CASE("a missing ptxas is an error that says where it was searched and what to do") {
  const char* old = std::getenv("PLIRON_PTXAS");
  std::string saved = old ? old : "";
  setenv("PLIRON_PTXAS", "/nonexistent/ptxas", 1);
  Context context;
  Reports reports(context);
  CHECK(failed(assemble(context, empty_kernel, "sm_80")));
  CHECK(reports.contains("/nonexistent/ptxas (PLIRON_PTXAS)"));
  CHECK(reports.contains("install the CUDA Toolkit"));
  CHECK(check_ptx(empty_kernel, "sm_80").verdict == PtxVerdict::NoPtxas);
  old ? setenv("PLIRON_PTXAS", saved.c_str(), 1) : unsetenv("PLIRON_PTXAS");
}

}  // namespace
}  // namespace pliron::nvptx
