// Global variables come in an order that only the module decides.
#include "support.h"

namespace pliron::nvptx {
namespace {

TEST_CASE("variables come behind what they refer to, in the order of the references") {
  std::string text = "@table = addrspace(1) constant [9 x ptr] [";
  for (int i = 0; i < 9; ++i)
    text += std::string(i ? ", " : "") + "ptr addrspacecast (ptr addrspace(1) @v" +
            std::to_string(8 - i) + " to ptr)";
  text += "]\n";
  for (int i = 0; i < 9; ++i)
    text += "@v" + std::to_string(i) + " = addrspace(1) constant i32 " + std::to_string(i + 1) + "\n";
  Compilation compilation(text);
  std::string ptx = compilation.ptx();
  CHECK_MESSAGE(compilation.reports.text.empty(), compilation.reports.text);
  std::size_t last = 0;
  for (int i = 8; i >= 0; --i) {
    std::size_t at = ptx.find(" v" + std::to_string(i) + " = ");
    REQUIRE(at != std::string::npos);
    CHECK(at > last);
    last = at;
  }
  CHECK(ptx.find(" table[") > last);
  check_with_ptxas(ptx, "sm_80");
}

}  // namespace
}  // namespace pliron::nvptx
