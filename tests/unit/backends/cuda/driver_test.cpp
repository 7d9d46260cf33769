// The CUDA driver where there is none; what it does with one is tested where there is a GPU.
#include "backends/cuda/driver.h"

#include <doctest/doctest.h>

#include <string>

namespace {

std::string open_error(llvm::StringRef library) {
  auto device = pliron::cuda::Device::open(0, library);
  return device ? std::string() : llvm::toString(device.takeError());
}

}  // namespace

TEST_CASE("cuda says that the driver is missing") {
  CHECK(!pliron::cuda::available("libno-such-driver.so.1"));
  std::string error = open_error("libno-such-driver.so.1");
  CHECK(error.find("no CUDA driver: ") == 0);
  CHECK(error.find("libno-such-driver.so.1") != std::string::npos);
}

TEST_CASE("cuda refuses a library that is no driver") {
  CHECK(!pliron::cuda::available("libm.so.6"));
  CHECK(open_error("libm.so.6") == "the CUDA driver libm.so.6 is too old: it has no cuInit");
}

TEST_CASE("cuda devices are named as compilers name them") {
  pliron::cuda::DeviceInfo info;
  info.major = 9;
  CHECK(info.arch() == "sm_90");
}
