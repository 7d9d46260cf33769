// Reading kernels and their parameters from PTX.
#include "backends/cuda/ptx_entry.h"

#include <doctest/doctest.h>

#include <string>

namespace {

std::string error_of(llvm::StringRef ptx) {
  auto entries = pliron::cuda::ptx_entries(ptx);
  return entries ? std::string() : llvm::toString(entries.takeError());
}

}  // namespace

TEST_CASE("ptx entries have names and parameter sizes") {
  auto entries = pliron::cuda::ptx_entries(R"(
// .entry not_this_one(
.version 7.8
.target sm_80
.address_size 64
/* .entry nor_this( .param .u64 x ) */
.file 1 "a .entry in_a_string( .param"
.func (.param .b32 r) helper(.param .b64 helper_param_0) { ret; }
.visible .entry vecadd(
	.param .u64 .ptr .global .align 4 vecadd_param_0,
	.param .u64 vecadd_param_1, // a comment
	.param .align 8 .b8 vecadd_param_2[24],
	.param .f32 vecadd_param_3,
	.param .align 16 .b8 $odd%name[0x10]
)
.maxntid 1, 1, 1
{
	ret;
}
.entry empty() { ret; }
.weak .entry bare { ret; }
)");
  REQUIRE(bool(entries));
  REQUIRE(entries->size() == 3);
  const auto& vecadd = (*entries)[0];
  CHECK(vecadd.name == "vecadd");
  REQUIRE(vecadd.parameters.size() == 5);
  CHECK(vecadd.parameters[0].name == "vecadd_param_0");
  CHECK(vecadd.parameters[0].bytes == 8);
  CHECK(vecadd.parameters[1].bytes == 8);
  CHECK(vecadd.parameters[2].bytes == 24);
  CHECK(vecadd.parameters[3].bytes == 4);
  CHECK(vecadd.parameters[4].bytes == 16);
  CHECK((*entries)[1].name == "empty");
  CHECK((*entries)[1].parameters.empty());
  CHECK((*entries)[2].name == "bare");
}

TEST_CASE("ptx entry errors name the line") {
  CHECK(error_of("") == "");
  CHECK(error_of(".version 7.8\n.entry k(\n.param .u64\n)") ==
        "line 4 of the PTX: a parameter without a type or a name");
  CHECK(error_of(".entry k(\n.param .u64 a\n.reg .b32 b)") ==
        "line 3 of the PTX: expected a parameter of k, found '.reg'");
  CHECK(error_of(".entry k(.param .b8 a[x])") ==
        "line 1 of the PTX: the parameter a has no array length");
  CHECK(error_of(".entry k(.param .b8 a[") != "");
  CHECK(error_of(".entry k(") != "");
  CHECK(error_of("/*") == "");
  CHECK(error_of("\"") == "");
}
