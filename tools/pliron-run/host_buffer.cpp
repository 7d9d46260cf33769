#include "tools/pliron-run/host_buffer.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::run {
namespace {

std::size_t page_size() {
  return static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

llvm::Error no_memory(std::size_t size) {
  return llvm::createStringError("cannot allocate " + llvm::Twine(size) +
                                 " bytes for an argument: " + std::strerror(errno));
}

}  // namespace

llvm::Error check_memory(std::uint64_t size) {
  void* memory = mmap(nullptr, size + page_size(), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return no_memory(size);
  munmap(memory, size + page_size());
  return llvm::Error::success();
}

llvm::Expected<HostBuffer> HostBuffer::create(llvm::ArrayRef<std::byte> contents,
                                              std::size_t alignment) {
  std::size_t page = page_size();
  std::size_t inner = llvm::alignTo(contents.size(), page);
  std::size_t total = inner + 2 * page;
  void* memory = mmap(nullptr, total, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return no_memory(contents.size());
  auto* base = static_cast<std::byte*>(memory);
  std::byte* end = base + page + inner;
  HostBuffer buffer(base, total, end - llvm::alignTo(contents.size(), alignment), contents.size());
  if (inner != 0 && mprotect(base + page, inner, PROT_READ | PROT_WRITE) != 0)
    return no_memory(contents.size());
  if (!contents.empty())
    std::memcpy(buffer.data_, contents.data(), contents.size());
  return buffer;
}

HostBuffer::HostBuffer(HostBuffer&& other)
    : base_(std::exchange(other.base_, nullptr)),
      total_(other.total_),
      data_(other.data_),
      size_(other.size_) {}

HostBuffer::~HostBuffer() {
  if (base_)
    munmap(base_, total_);
}

bool HostBuffer::is_in_fence(std::uint64_t address) const {
  auto first = reinterpret_cast<std::uint64_t>(base_);
  std::uint64_t last = first + total_;
  std::uint64_t page = page_size();
  return (address >= first && address < first + page) || (address >= last - page && address < last);
}

}  // namespace pliron::run
