#pragma once
// Runs PTX on an NVIDIA GPU through the CUDA driver, which is loaded when it is first asked for: a
// build needs no CUDA, and a program runs without the driver until it wants a device. This is the
// little that a launch needs (one device, one stream, synchronous copies); it is no CUDA wrapper.
//
// Every error names the call that failed and CUDA's name and text for the reason.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "backends/cpu/launch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace pliron::cuda {

struct DriverApi;

// An address in device memory; what a kernel takes as a pointer.
using DevicePointer = std::uint64_t;

struct DeviceInfo {
  std::string name;  // "NVIDIA H200"
  int major = 0;     // compute capability
  int minor = 0;
  int driver_version = 0;    // the newest CUDA that the driver supports: 13000 is 13.0
  std::string arch() const;  // "sm_90"
};

// Memory of a device, freed with this object, which must not outlive the device.
class DeviceBuffer {
 public:
  DeviceBuffer(const DriverApi& api, DevicePointer address, std::size_t bytes)
      : api_(&api), address_(address), bytes_(bytes) {}
  DeviceBuffer(DeviceBuffer&& other);
  DeviceBuffer& operator=(DeviceBuffer&&) = delete;
  ~DeviceBuffer();

  DevicePointer address() const { return address_; }
  std::size_t bytes() const { return bytes_; }

  // Copies all of the buffer's bytes; `host` has exactly as many.
  llvm::Error write(llvm::ArrayRef<std::byte> host);
  llvm::Error read(llvm::MutableArrayRef<std::byte> host) const;

 private:
  const DriverApi* api_;
  DevicePointer address_;  // 0 once moved from
  std::size_t bytes_;
};

// A GPU and its primary context, which is current on the thread that opened it. One thread at a
// time.
class Device {
 public:
  // Opens a device by number. `library` is the driver's shared library; the usual one when empty.
  static llvm::Expected<std::unique_ptr<Device>> open(int ordinal = 0,
                                                      llvm::StringRef library = "");
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  const DeviceInfo& info() const { return info_; }

  // Memory of at least one byte, so that even an empty slice has an address. Contents undefined.
  llvm::Expected<DeviceBuffer> allocate(std::size_t bytes);

  // Loads `ptx`, runs `kernel` and waits for it; returns the kernel's time in seconds, measured on
  // the device. Errors of the driver's assembler carry its log. After an error inside the kernel
  // (a trap, a bad access) the device's context is lost and every later call fails.
  llvm::Expected<double> launch(llvm::StringRef ptx, llvm::StringRef kernel, Dim3 grid, Dim3 block,
                                llvm::ArrayRef<KernelArg> args);

 private:
  Device(const DriverApi& api, int device) : api_(&api), device_(device) {}
  llvm::Error query_info();

  const DriverApi* api_;
  int device_;
  void* context_ = nullptr;
  DeviceInfo info_;
};

// Whether this machine has the driver and at least one device. Asks the driver each time.
bool available(llvm::StringRef library = "");

}  // namespace pliron::cuda
