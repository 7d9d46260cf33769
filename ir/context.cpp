#include "ir/context.h"

#include "ir/context_impl.h"
#include "ir/dialect.h"
#include "ir/single_thread_lock.h"
#include "llvm/Support/xxhash.h"

namespace pliron {

static std::uint32_t hash_of(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(words.data());
  std::uint64_t hash = llvm::xxh3_64bits({bytes, words.size() * sizeof(std::uint64_t)});
  return static_cast<std::uint32_t>((hash ^ (to_word(kind) >> 4)) * 0x9e3779b97f4a7c15u >> 32);
}

inline const UniquedStorage* Uniquer::find_or_make(const Key& key) {
  detail::SingleThreadLock lock(mutex_);
  auto [it, inserted] = set_.insert_as({key.hash, 0}, key);
  if (!inserted)
    return detail::from_granule<UniquedStorage>(it->granule, arena_.base());
  llvm::ArrayRef<std::uint64_t> words = key.words;
  void* memory = arena_.allocate(sizeof(UniquedStorage) +
                                 (words.size() + key.by_first) * sizeof(std::uint64_t));
  auto* storage =
      new (memory) UniquedStorage{key.kind, static_cast<std::uint32_t>(words.size()), key.hash};
  std::uninitialized_copy(words.begin(), words.end(),
                          reinterpret_cast<std::uint64_t*>(storage + 1));
  if (key.by_first) {
    storage->state() = 0;
    num_declared_.fetch_add(1, std::memory_order_relaxed);
  }
  if (llvm::is_contained(watched_, key.kind))
    has_watched_.store(true, std::memory_order_relaxed);
  it->granule = detail::to_granule(storage);
  return storage;
}

const UniquedStorage* Uniquer::unique(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  return find_or_make({kind, words, hash_of(kind, words), arena_});
}

const UniquedStorage* Uniquer::declare(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  return find_or_make({kind, words, hash_of(kind, words.take_front()), arena_, /*by_first=*/true});
}

// Readers that did not ask is_complete() may be on their way, and see each word as it was or as it
// is now.
LogicalResult Uniquer::complete(const UniquedStorage* declared,
                                llvm::ArrayRef<std::uint64_t> words) {
  assert(words.size() == declared->size && words.front() == declared->words().front());
  detail::SingleThreadLock lock(mutex_);
  if (declared->is_complete())
    return success(declared->words() == words);
  auto* storage = const_cast<UniquedStorage*>(declared);
  auto* to = reinterpret_cast<std::uint64_t*>(storage + 1);
  for (std::size_t i = 1; i < words.size(); ++i)
    std::atomic_ref(to[i]).store(words[i], std::memory_order_relaxed);
  std::atomic_ref(storage->state()).store(1, std::memory_order_release);
  return success();
}

Context::Context() : impl_(std::make_unique<Impl>(*this)) {
  impl_->register_builtins(*this);
}
Context::~Context() = default;

Context::Impl::~Impl() {
  for (OpInfo* info : op_infos)
    info->~OpInfo();
}

Identifier Context::identifier(llvm::StringRef text) {
  detail::SingleThreadLock lock(impl_->identifier_mutex);
  return Identifier(&*impl_->identifiers.try_emplace(text, 0).first);
}

const UniquedStorage* Context::unique(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  return impl_->uniquer.unique(kind, words);
}
const UniquedStorage* Context::declare(const void* kind, llvm::ArrayRef<std::uint64_t> words) {
  return impl_->uniquer.declare(kind, words);
}
LogicalResult Context::complete(const UniquedStorage* declared,
                                llvm::ArrayRef<std::uint64_t> words) {
  return impl_->uniquer.complete(declared, words);
}
const UniquedStorage* Context::word_list(llvm::ArrayRef<std::uint64_t> words) {
  static const char tag = 0;
  return unique(&tag, words);
}

void* Context::allocate(std::size_t size) { return impl_->arena.allocate(size); }
void Context::deallocate(void* memory, std::size_t size) {
  impl_->arena.deallocate(memory, size);
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
