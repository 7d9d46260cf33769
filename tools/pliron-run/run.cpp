#include "tools/pliron-run/run.h"

#include <cstring>
#include <optional>

#include "backends/cpu/executor.h"
#include "backends/cuda/driver.h"
#include "backends/cuda/ptx_entry.h"
#include "ir/context.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "tools/driver/files.h"
#include "tools/pliron-run/compile.h"
#include "tools/pliron-run/host_buffer.h"
#include "tools/pliron-run/npy.h"
#include "tools/pliron-run/progress.h"
#include "tools/pliron-run/report.h"

namespace pliron::run {
namespace {

// Alignment of raw pointers, which kernels may read as vectors, and of cudaMalloc's at the least.
constexpr std::size_t PointerAlignment = 16;

template <typename T>
KernelArg bytes_of(const T& value) {
  KernelArg arg;
  arg.bytes.resize(sizeof value);
  std::memcpy(arg.bytes.data(), &value, sizeof value);
  return arg;
}

// One run, step by step. Every step reports its problems and returns whether to go on.
class Runner {
 public:
  Runner(const Request& request, llvm::raw_ostream& out, llvm::raw_ostream& err)
      : request_(request), out_(out), err_(err), printer_(context_.diagnostics(), err) {}

  bool run() {
    if (!read_files())
      return false;
    bool on_cuda = request_.device == DeviceChoice::Cuda || request_.file_kind == FileKind::Ptx ||
                   (request_.device == DeviceChoice::Auto && cuda::available());
    if (!(on_cuda ? run_on_cuda() : run_on_cpu()))
      return false;
    return report();
  }

 private:
  bool fail(llvm::Error problem) {
    print_error(err_, llvm::toString(std::move(problem)));
    return false;
  }

  bool read_files();
  bool run_on_cpu();
  bool run_on_cuda();
  bool execute(cpu::Executor& executor);
  llvm::Expected<cpu::RunResult> run_watched(cpu::Executor& executor,
                                             llvm::ArrayRef<KernelArg> args);
  bool launch(cuda::Device& device, llvm::StringRef ptx);
  std::optional<std::string> ptx_text(llvm::StringRef arch);
  llvm::Error check_ptx(llvm::StringRef ptx);
  std::vector<KernelArg> kernel_args(llvm::ArrayRef<std::uint64_t> addresses) const;
  void print_run(llvm::StringRef device, double seconds);
  bool report();

  const Request& request_;
  llvm::raw_ostream& out_;
  llvm::raw_ostream& err_;
  Context context_;
  ExcerptPrinter printer_;
  std::vector<ArgValue> values_;    // of request_.args; after the run, what the kernel left
  std::vector<NpyArray> expected_;  // of request_.expect
};

bool Runner::read_files() {
  for (const ArgSpec& spec : request_.args) {
    llvm::Expected<ArgValue> value = make_value(spec);
    if (!value)
      return fail(value.takeError());
    values_.push_back(std::move(*value));
  }
  for (const FileRequest& expect : request_.expect) {
    llvm::Expected<NpyArray> array = read_npy(expect.path);
    if (!array)
      return fail(array.takeError());
    const ArgSpec& spec = request_.args[expect.arg];
    const ArgValue& value = values_[expect.arg];
    if (array->type != spec.type || array->count() != value.count)
      return fail(llvm::createStringError(argument_text(expect.arg, spec, value) +
                                          " cannot be compared with " + expect.path +
                                          ", which has " + llvm::Twine(array->count()) +
                                          " elements of type " + array->type.name()));
    expected_.push_back(std::move(*array));
  }
  return true;
}

// The parameters of the kernel; `addresses` has one per argument, unused for values.
std::vector<KernelArg> Runner::kernel_args(llvm::ArrayRef<std::uint64_t> addresses) const {
  std::vector<KernelArg> args;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    ArgKind kind = request_.args[i].kind;
    if (kind == ArgKind::Scalar) {
      args.push_back({values_[i].bytes});
      continue;
    }
    args.push_back(bytes_of(addresses[i]));
    if (kind == ArgKind::Slice)
      args.push_back(bytes_of(values_[i].count));
  }
  return args;
}

void Runner::print_run(llvm::StringRef device, double seconds) {
  auto extent = [&](const Dim3& size) { out_ << size.x << 'x' << size.y << 'x' << size.z; };
  out_ << "ran " << request_.kernel << " on " << device << ": grid ";
  extent(request_.grid);
  out_ << ", block ";
  extent(request_.block);
  out_ << llvm::format(", %.3f ms\n", seconds * 1000);
}

bool Runner::run_on_cpu() {
  llvm::LLVMContext llvm_context;
  FailureOr<std::unique_ptr<llvm::Module>> module =
      compile_for_cpu(context_, llvm_context, request_.file);
  if (failed(module))
    return false;
  llvm::Expected<std::unique_ptr<cpu::Executor>> executor =
      cpu::Executor::create(std::move(*module), request_.kernel);
  if (!executor)
    return fail(executor.takeError());
  std::vector<std::uint64_t> sizes;
  for (const cpu::ParameterInfo& parameter : (*executor)->parameters())
    sizes.push_back(parameter.bytes);
  if (llvm::Error problem = check_parameters(request_.kernel, sizes, request_.args))
    return fail(std::move(problem));
  return execute(**executor);
}

llvm::Expected<cpu::RunResult> Runner::run_watched(cpu::Executor& executor,
                                                   llvm::ArrayRef<KernelArg> args) {
  cpu::Progress progress;
  ProgressLine line(progress, request_.grid.count(), err_);
  return executor.run(request_.grid, request_.block, args, &progress);
}

bool Runner::execute(cpu::Executor& executor) {
  std::vector<std::optional<HostBuffer>> buffers;
  std::vector<std::uint64_t> addresses;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    addresses.push_back(0);
    buffers.emplace_back();
    if (request_.args[i].kind == ArgKind::Scalar)
      continue;
    bool is_slice = request_.args[i].kind == ArgKind::Slice;
    llvm::Expected<HostBuffer> buffer =
        HostBuffer::create(values_[i].bytes, is_slice ? 1 : PointerAlignment);
    if (!buffer)
      return fail(buffer.takeError());
    addresses.back() = buffer->address();
    buffers.back().emplace(std::move(*buffer));
  }
  llvm::Expected<cpu::RunResult> result = run_watched(executor, kernel_args(addresses));
  if (!result)
    return fail(result.takeError());
  if (result->outcome != cpu::Outcome::Completed) {
    print_failure(context_, err_, request_.kernel, *result, request_.args, buffers);
    return false;
  }
  for (std::size_t i = 0; i < values_.size(); ++i)
    if (buffers[i])
      values_[i].bytes = buffers[i]->bytes().vec();
  print_run("the CPU", result->seconds);
  return true;
}

// The PTX to run: the file itself, or what it compiles to. Problems have been reported.
std::optional<std::string> Runner::ptx_text(llvm::StringRef arch) {
  if (request_.file_kind != FileKind::Ptx) {
    FailureOr<std::string> ptx = compile_to_ptx(context_, request_.file, arch);
    return failed(ptx) ? std::nullopt : std::optional(std::move(*ptx));
  }
  auto file = driver::read_whole(request_.file);
  if (file)
    return (*file)->getBuffer().str();
  print_error(err_, "cannot read " + request_.file + ": " + llvm::toString(file.takeError()));
  return std::nullopt;
}

llvm::Error Runner::check_ptx(llvm::StringRef ptx) {
  llvm::Expected<std::vector<cuda::PtxEntry>> entries = cuda::ptx_entries(ptx);
  if (!entries)
    return entries.takeError();
  std::string known;
  for (const cuda::PtxEntry& entry : *entries) {
    if (entry.name == request_.kernel) {
      std::vector<std::uint64_t> sizes;
      for (const cuda::PtxParameter& parameter : entry.parameters)
        sizes.push_back(parameter.bytes);
      return check_parameters(request_.kernel, sizes, request_.args);
    }
    known += (known.empty() ? "" : ", ") + entry.name;
  }
  return llvm::createStringError("no kernel '" + request_.kernel + "' in the PTX; it has " +
                                 (known.empty() ? "none" : known));
}

bool Runner::run_on_cuda() {
  // What is wrong with a PTX file is said even where there is no GPU.
  std::optional<std::string> ptx;
  if (request_.file_kind == FileKind::Ptx) {
    ptx = ptx_text("");
    if (!ptx)
      return false;
    if (llvm::Error problem = check_ptx(*ptx))
      return fail(std::move(problem));
  }
  llvm::Expected<std::unique_ptr<cuda::Device>> device = cuda::Device::open();
  if (!device) {
    std::string advice = request_.file_kind == FileKind::Ptx
                             ? "\n  PTX runs on a GPU only; give the .rs or .mlir file to run the "
                               "kernel on the CPU"
                             : "\n  --device=cpu runs the kernel without a GPU";
    return fail(llvm::createStringError(llvm::toString(device.takeError()) + advice));
  }
  if (!ptx) {
    ptx = ptx_text((*device)->info().arch());
    if (!ptx)
      return false;
    if (llvm::Error problem = check_ptx(*ptx))
      return fail(std::move(problem));
  }
  return launch(**device, *ptx);
}

bool Runner::launch(cuda::Device& device, llvm::StringRef ptx) {
  std::vector<std::optional<cuda::DeviceBuffer>> buffers;
  std::vector<std::uint64_t> addresses;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    addresses.push_back(0);
    buffers.emplace_back();
    if (request_.args[i].kind == ArgKind::Scalar)
      continue;
    llvm::Expected<cuda::DeviceBuffer> buffer = device.allocate(values_[i].bytes.size());
    if (!buffer)
      return fail(buffer.takeError());
    if (llvm::Error problem = buffer->write(values_[i].bytes))
      return fail(std::move(problem));
    addresses.back() = buffer->address();
    buffers.back().emplace(std::move(*buffer));
  }
  llvm::Expected<double> seconds =
      device.launch(ptx, request_.kernel, request_.grid, request_.block, kernel_args(addresses));
  if (!seconds)
    return fail(seconds.takeError());
  for (std::size_t i = 0; i < values_.size(); ++i)
    if (buffers[i])
      if (llvm::Error problem = buffers[i]->read(values_[i].bytes))
        return fail(std::move(problem));
  print_run(device.info().name + " (" + device.info().arch() + ")", *seconds);
  return true;
}

bool Runner::report() {
  for (const PrintRequest& print : request_.print)
    print_argument(out_, print, request_.args[print.arg], values_[print.arg]);
  for (const FileRequest& out : request_.out) {
    const ArgValue& value = values_[out.arg];
    if (llvm::Error problem =
            write_npy(out.path, request_.args[out.arg].type, value.shape, value.bytes))
      return fail(std::move(problem));
  }
  bool all_match = true;
  for (std::size_t i = 0; i < expected_.size(); ++i) {
    const FileRequest& expect = request_.expect[i];
    all_match &= print_comparison(out_, err_, expect, expected_[i], request_.args[expect.arg],
                                  values_[expect.arg], request_.rtol, request_.atol);
  }
  return all_match;
}

}  // namespace

int run(const Request& request, llvm::raw_ostream& out, llvm::raw_ostream& err) {
  return Runner(request, out, err).run() ? 0 : 1;
}

}  // namespace pliron::run
