#include "backends/cuda/driver.h"

#include <array>
#include <cassert>
#include <map>
#include <mutex>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/DynamicLibrary.h"

namespace pliron::cuda {

// The functions of the driver API that we call, with their signatures from the CUDA Driver API
// reference. All return a CUresult; handles are pointers, CUdevice is an int, CUdeviceptr 64 bits.
struct DriverApi {
  int (*init)(unsigned flags);
  int (*driver_version)(int* version);
  int (*device_count)(int* count);
  int (*device_get)(int* device, int ordinal);
  int (*device_name)(char* name, int length, int device);
  int (*device_attribute)(int* value, int attribute, int device);
  int (*context_retain)(void** context, int device);
  int (*context_release)(int device);
  int (*context_set_current)(void* context);
  int (*context_synchronize)();
  int (*module_load)(void** module, const void* image, unsigned option_count, int* options,
                     void** values);
  int (*module_unload)(void* module);
  int (*module_function)(void** function, void* module, const char* name);
  int (*allocate)(DevicePointer* address, std::size_t bytes);
  int (*free)(DevicePointer address);
  int (*copy_to_device)(DevicePointer device, const void* host, std::size_t bytes);
  int (*copy_to_host)(void* host, DevicePointer device, std::size_t bytes);
  int (*launch)(void* function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                unsigned block_y, unsigned block_z, unsigned shared_bytes, void* stream,
                void** parameters, void** extra);
  int (*event_create)(void** event, unsigned flags);
  int (*event_destroy)(void* event);
  int (*event_record)(void* event, void* stream);
  int (*event_synchronize)(void* event);
  int (*event_elapsed)(float* milliseconds, void* start, void* end);
  int (*error_name)(int result, const char** name);
  int (*error_text)(int result, const char** text);
};

namespace {

// Numbers from the CUDA Driver API reference.
constexpr int AttributeCapabilityMajor = 75;  // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
constexpr int AttributeCapabilityMinor = 76;
constexpr int JitErrorLogBuffer = 5;  // CU_JIT_ERROR_LOG_BUFFER
constexpr int JitErrorLogBufferBytes = 6;
constexpr int ErrorIllegalAddress = 700;
constexpr int ErrorIllegalInstruction = 715;
constexpr int ErrorLaunchFailed = 719;

constexpr llvm::StringLiteral DefaultLibrary = "libcuda.so.1";
constexpr std::size_t LogBytes = 16 * 1024;

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

// Success, or an error that names the call and CUDA's reason.
llvm::Error check(const DriverApi& api, int result, const llvm::Twine& call) {
  if (result == 0)
    return llvm::Error::success();
  const char* name = nullptr;
  const char* text = nullptr;
  api.error_name(result, &name);
  api.error_text(result, &text);
  if (!name)
    return error(call + " failed: CUDA error " + llvm::Twine(result));
  return error(call + " failed: " + name + " (" + llvm::Twine(result) + ")" +
               (text ? llvm::Twine(": ") + text : llvm::Twine("")));
}

// Finds symbols of the driver, and remembers the first that is missing.
class SymbolLoader {
 public:
  explicit SymbolLoader(llvm::sys::DynamicLibrary library) : library_(library) {}

  template <typename Function>
  void load(Function*& function, const char* name) {
    void* address = library_.getAddressOfSymbol(name);
    if (!address && missing_.empty())
      missing_ = name;
    function = reinterpret_cast<Function*>(address);
  }
  const std::string& missing() const { return missing_; }

 private:
  llvm::sys::DynamicLibrary library_;
  std::string missing_;
};

std::string load_symbols(llvm::sys::DynamicLibrary library, DriverApi& api) {
  SymbolLoader loader(library);
  loader.load(api.init, "cuInit");
  loader.load(api.driver_version, "cuDriverGetVersion");
  loader.load(api.device_count, "cuDeviceGetCount");
  loader.load(api.device_get, "cuDeviceGet");
  loader.load(api.device_name, "cuDeviceGetName");
  loader.load(api.device_attribute, "cuDeviceGetAttribute");
  loader.load(api.context_retain, "cuDevicePrimaryCtxRetain");
  loader.load(api.context_release, "cuDevicePrimaryCtxRelease_v2");
  loader.load(api.context_set_current, "cuCtxSetCurrent");
  loader.load(api.context_synchronize, "cuCtxSynchronize");
  loader.load(api.module_load, "cuModuleLoadDataEx");
  loader.load(api.module_unload, "cuModuleUnload");
  loader.load(api.module_function, "cuModuleGetFunction");
  loader.load(api.allocate, "cuMemAlloc_v2");
  loader.load(api.free, "cuMemFree_v2");
  loader.load(api.copy_to_device, "cuMemcpyHtoD_v2");
  loader.load(api.copy_to_host, "cuMemcpyDtoH_v2");
  loader.load(api.launch, "cuLaunchKernel");
  loader.load(api.event_create, "cuEventCreate");
  loader.load(api.event_destroy, "cuEventDestroy_v2");
  loader.load(api.event_record, "cuEventRecord");
  loader.load(api.event_synchronize, "cuEventSynchronize");
  loader.load(api.event_elapsed, "cuEventElapsedTime");
  loader.load(api.error_name, "cuGetErrorName");
  loader.load(api.error_text, "cuGetErrorString");
  return loader.missing();
}

// The driver behind `library`, loaded once and kept until the process ends.
llvm::Expected<const DriverApi*> load_driver(llvm::StringRef library) {
  static std::mutex mutex;
  static std::map<std::string, DriverApi> loaded;
  std::string path = library.empty() ? DefaultLibrary.str() : library.str();
  std::lock_guard lock(mutex);
  if (auto known = loaded.find(path); known != loaded.end())
    return &known->second;
  std::string problem;
  auto handle = llvm::sys::DynamicLibrary::getPermanentLibrary(path.c_str(), &problem);
  if (!handle.isValid())
    return error("no CUDA driver: " + problem);
  DriverApi api;
  if (std::string missing = load_symbols(handle, api); !missing.empty())
    return error("the CUDA driver " + path + " is too old: it has no " + missing);
  if (llvm::Error failed = check(api, api.init(0), "cuInit"))
    return failed;
  return &loaded.emplace(path, api).first->second;
}

llvm::Expected<int> device_count(const DriverApi& api) {
  int count = 0;
  if (llvm::Error failed = check(api, api.device_count(&count), "cuDeviceGetCount"))
    return failed;
  return count;
}

// What the reader of an error inside a kernel should do next.
llvm::StringRef kernel_error_hint(int result) {
  switch (result) {
    case ErrorIllegalInstruction:
    case ErrorLaunchFailed:
      return "; the kernel trapped: run it with the CPU executor to see where";
    case ErrorIllegalAddress:
      return "; the kernel accessed memory that it was not given";
    default:
      return "";
  }
}

// A loaded module, unloaded with this object.
class Module {
 public:
  static llvm::Expected<Module> load(const DriverApi& api, llvm::StringRef ptx) {
    std::string text = ptx.str();  // the driver reads up to a null byte
    std::string log(LogBytes, '\0');
    std::array<int, 2> options = {JitErrorLogBuffer, JitErrorLogBufferBytes};
    std::array<void*, 2> values = {log.data(), reinterpret_cast<void*>(log.size())};
    void* module = nullptr;
    int result =
        api.module_load(&module, text.c_str(), options.size(), options.data(), values.data());
    if (llvm::Error failed = check(api, result, "loading the PTX (cuModuleLoadDataEx)")) {
      llvm::StringRef said = llvm::StringRef(log.c_str()).trim();
      return said.empty() ? std::move(failed)
                          : error(llvm::toString(std::move(failed)) + "\n" + said);
    }
    return Module(api, module);
  }
  Module(Module&& other) : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)) {}
  Module& operator=(Module&&) = delete;
  ~Module() {
    if (handle_)
      api_->module_unload(handle_);
  }
  void* handle() const { return handle_; }

 private:
  Module(const DriverApi& api, void* handle) : api_(&api), handle_(handle) {}
  const DriverApi* api_;
  void* handle_;
};

// Two events around a launch.
class Timer {
 public:
  explicit Timer(const DriverApi& api) : api_(api) {}
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  ~Timer() {
    for (void* event : {start_, end_})
      if (event)
        api_.event_destroy(event);
  }
  llvm::Error start() {
    for (void** event : {&start_, &end_})
      if (llvm::Error failed = check(api_, api_.event_create(event, 0), "cuEventCreate"))
        return failed;
    return check(api_, api_.event_record(start_, nullptr), "cuEventRecord");
  }
  llvm::Error stop() { return check(api_, api_.event_record(end_, nullptr), "cuEventRecord"); }
  llvm::Expected<double> seconds() {
    float milliseconds = 0;
    if (llvm::Error failed = check(api_, api_.event_synchronize(end_), "cuEventSynchronize"))
      return failed;
    int result = api_.event_elapsed(&milliseconds, start_, end_);
    if (llvm::Error failed = check(api_, result, "cuEventElapsedTime"))
      return failed;
    return milliseconds / 1000.0;
  }

 private:
  const DriverApi& api_;
  void* start_ = nullptr;
  void* end_ = nullptr;
};

}  // namespace

std::string DeviceInfo::arch() const {
  return ("sm_" + llvm::Twine(major) + llvm::Twine(minor)).str();
}

DeviceBuffer::DeviceBuffer(DeviceBuffer&& other)
    : api_(other.api_), address_(std::exchange(other.address_, 0)), bytes_(other.bytes_) {}

// An error here can only repeat an earlier one of the same context.
DeviceBuffer::~DeviceBuffer() {
  if (address_ != 0)
    api_->free(address_);
}

llvm::Error DeviceBuffer::write(llvm::ArrayRef<std::byte> host) {
  assert(host.size() == bytes_ && "a buffer is copied whole");
  if (bytes_ == 0)
    return llvm::Error::success();
  return check(*api_, api_->copy_to_device(address_, host.data(), bytes_), "cuMemcpyHtoD");
}

llvm::Error DeviceBuffer::read(llvm::MutableArrayRef<std::byte> host) const {
  assert(host.size() == bytes_ && "a buffer is copied whole");
  if (bytes_ == 0)
    return llvm::Error::success();
  return check(*api_, api_->copy_to_host(host.data(), address_, bytes_), "cuMemcpyDtoH");
}

llvm::Expected<std::unique_ptr<Device>> Device::open(int ordinal, llvm::StringRef library) {
  llvm::Expected<const DriverApi*> api = load_driver(library);
  if (!api)
    return api.takeError();
  llvm::Expected<int> count = device_count(**api);
  if (!count)
    return count.takeError();
  if (ordinal < 0 || ordinal >= *count)
    return error("no CUDA device " + llvm::Twine(ordinal) + ": the driver has " +
                 llvm::Twine(*count));
  int device = 0;
  if (llvm::Error failed = check(**api, (*api)->device_get(&device, ordinal), "cuDeviceGet"))
    return failed;
  std::unique_ptr<Device> result(new Device(**api, device));
  if (llvm::Error failed = result->query_info())
    return failed;
  int retained = (*api)->context_retain(&result->context_, device);
  if (llvm::Error failed = check(**api, retained, "cuDevicePrimaryCtxRetain"))
    return failed;
  int current = (*api)->context_set_current(result->context_);
  if (llvm::Error failed = check(**api, current, "cuCtxSetCurrent"))
    return failed;
  return result;
}

llvm::Error Device::query_info() {
  std::array<char, 256> name{};
  int result = api_->device_name(name.data(), name.size() - 1, device_);
  if (llvm::Error failed = check(*api_, result, "cuDeviceGetName"))
    return failed;
  info_.name = name.data();
  result = api_->device_attribute(&info_.major, AttributeCapabilityMajor, device_);
  if (llvm::Error failed = check(*api_, result, "cuDeviceGetAttribute"))
    return failed;
  result = api_->device_attribute(&info_.minor, AttributeCapabilityMinor, device_);
  if (llvm::Error failed = check(*api_, result, "cuDeviceGetAttribute"))
    return failed;
  return check(*api_, api_->driver_version(&info_.driver_version), "cuDriverGetVersion");
}

Device::~Device() {
  if (!context_)
    return;
  api_->context_set_current(nullptr);
  api_->context_release(device_);
}

llvm::Expected<DeviceBuffer> Device::allocate(std::size_t bytes) {
  DevicePointer address = 0;
  int result = api_->allocate(&address, std::max<std::size_t>(bytes, 1));
  if (llvm::Error failed =
          check(*api_, result, "allocating " + llvm::Twine(bytes) + " bytes (cuMemAlloc)"))
    return failed;
  return DeviceBuffer(*api_, address, bytes);
}

llvm::Expected<double> Device::launch(llvm::StringRef ptx, llvm::StringRef kernel, Dim3 grid,
                                      Dim3 block, llvm::ArrayRef<KernelArg> args) {
  llvm::Expected<Module> module = Module::load(*api_, ptx);
  if (!module)
    return module.takeError();
  void* function = nullptr;
  int found = api_->module_function(&function, module->handle(), kernel.str().c_str());
  if (llvm::Error failed = check(*api_, found, "finding kernel '" + kernel + "' in the PTX"))
    return failed;
  llvm::SmallVector<void*> parameters;
  for (const KernelArg& arg : args)
    parameters.push_back(const_cast<std::byte*>(arg.bytes.data()));  // the driver only reads them

  Timer timer(*api_);
  if (llvm::Error failed = timer.start())
    return failed;
  int launched = api_->launch(function, grid.x, grid.y, grid.z, block.x, block.y, block.z,
                              /*shared_bytes=*/0, /*stream=*/nullptr, parameters.data(),
                              /*extra=*/nullptr);
  if (llvm::Error failed = check(*api_, launched, "launching '" + kernel + "' (cuLaunchKernel)"))
    return failed;
  if (llvm::Error failed = timer.stop())
    return failed;
  int finished = api_->context_synchronize();
  if (llvm::Error failed = check(*api_, finished, "running '" + kernel + "' on " + info_.name))
    return error(llvm::toString(std::move(failed)) + kernel_error_hint(finished));
  return timer.seconds();
}

bool available(llvm::StringRef library) {
  llvm::Expected<const DriverApi*> api = load_driver(library);
  if (!api) {
    llvm::consumeError(api.takeError());
    return false;
  }
  llvm::Expected<int> count = device_count(**api);
  if (!count) {
    llvm::consumeError(count.takeError());
    return false;
  }
  return *count > 0;
}

}  // namespace pliron::cuda
