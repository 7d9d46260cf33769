#include "ir/context.h"

#include <mutex>

#include "ir/context_impl.h"
#include "ir/dialect.h"
#include "llvm/Support/Allocator.h"

namespace pliron {

namespace {
constexpr std::size_t size_class_step = 16;
constexpr std::size_t num_size_classes = 64;  // up to 1 KiB; larger blocks come from malloc
}  // namespace

void* SlabMemory::allocate(std::size_t size) {
  std::size_t size_class = (size + size_class_step - 1) / size_class_step;
  if (size_class >= num_size_classes)
    return llvm::allocate_buffer(size, size_class_step);
  std::lock_guard lock(mutex_);
  if (FreeNode* node = free_[size_class]) {
    free_[size_class] = node->next;
    return node;
  }
  return slabs_.Allocate(size_class * size_class_step, llvm::Align(size_class_step));
}

void SlabMemory::deallocate(void* memory, std::size_t size) {
  std::size_t size_class = (size + size_class_step - 1) / size_class_step;
  if (size_class >= num_size_classes)
    return llvm::deallocate_buffer(memory, size, size_class_step);
  std::lock_guard lock(mutex_);
  auto* node = static_cast<FreeNode*>(memory);
  node->next = free_[size_class];
  free_[size_class] = node;
}

const UniquedStorage* Uniquer::unique(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  Key key{kind, words};
  std::uint32_t hash = key.hash();
  std::lock_guard lock(mutex_);
  auto [it, inserted] = set_.insert_as({nullptr}, key);
  if (!inserted)
    return it->storage;
  void* memory = slabs_.Allocate(sizeof(UniquedStorage) + words.size() * sizeof(std::uint64_t),
                                 llvm::Align(alignof(UniquedStorage)));
  auto* storage =
      new (memory) UniquedStorage{kind, static_cast<std::uint32_t>(words.size()), hash};
  std::uninitialized_copy(words.begin(), words.end(),
                          reinterpret_cast<std::uint64_t*>(storage + 1));
  it->storage = storage;
  return storage;
}

Context::Context() : impl_(std::make_unique<Impl>()) {
  impl_->register_builtins(*this);
}
Context::~Context() = default;

Identifier Context::identifier(llvm::StringRef text) {
  std::lock_guard lock(impl_->identifier_mutex);
  return Identifier(&*impl_->identifiers.try_emplace(text, 0).first);
}

const UniquedStorage* Context::unique(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  return impl_->uniquer.unique(kind, words);
}
const UniquedStorage* Context::word_list(llvm::ArrayRef<std::uint64_t> words) {
  static const char tag = 0;
  return unique(&tag, words);
}

void* Context::allocate(std::size_t size) { return impl_->memory.allocate(size); }
void Context::deallocate(void* memory, std::size_t size) {
  impl_->memory.deallocate(memory, size);
}

bool Context::allows_unregistered() const { return impl_->allows_unregistered; }
void Context::allow_unregistered(bool allow) { impl_->allows_unregistered = allow; }

DiagnosticEngine& Context::diagnostics() { return impl_->diagnostics; }
InFlightDiagnostic Context::emit_error(Location location) {
  return {impl_->diagnostics, Severity::Error, location};
}
InFlightDiagnostic Context::emit_warning(Location location) {
  return {impl_->diagnostics, Severity::Warning, location};
}
InFlightDiagnostic Context::emit_remark(Location location) {
  return {impl_->diagnostics, Severity::Remark, location};
}

}  // namespace pliron
