#pragma once
// The owner of everything that outlives single ops: uniqued types, attributes and locations,
// identifiers, the registry of dialects, and the diagnostic engine. IR of different contexts never
// mixes. A context is created first and destroyed last.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "ir/diagnostics.h"
#include "ir/identifier.h"
#include "ir/interface.h"
#include "ir/result.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

struct AttrInfo;
struct Dialect;
struct DialectInfo;
struct OpInfo;
struct TypeInfo;
struct UniquedStorage;

class Context {
 public:
  // A new context knows the builtin types and attributes and no dialect.
  Context();
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  Identifier identifier(llvm::StringRef text);

  // Registry. A dialect is a plain record (ir/dialect.h); registering it twice is harmless.
  void register_dialect(const Dialect& dialect);
  // Dialects in the order of their registration.
  llvm::ArrayRef<const DialectInfo*> dialects() const;
  const DialectInfo* dialect(llvm::StringRef name) const;  // null when not registered
  // Null when nothing of that name is registered. Names are in full: "llvm.add", "llvm.ptr".
  const OpInfo* op_info(llvm::StringRef name) const;
  const TypeInfo* type_info(llvm::StringRef name) const;
  const AttrInfo* attr_info(llvm::StringRef name) const;
  inline const OpInfo* op_info(std::uint64_t id) const;  // in ir/op_info.h
  const TypeInfo* type_info(std::uint64_t id) const;
  const AttrInfo* attr_info(std::uint64_t id) const;
  // The record of an op of that name, made on the spot (and marked unregistered) when none exists.
  const OpInfo* op_info_or_unregistered(llvm::StringRef name);

  // Whether ops, types and attributes of unknown dialects are kept instead of refused.
  bool allows_unregistered() const;
  void allow_unregistered(bool allow = true);

  // Gives an op, type or attribute, of whatever dialect, an interface (ir/interface.h), or another
  // table for one that it has. The table must outlive the context. Interfaces that it builds on
  // come first. When nothing of that name is registered, it gets the interface once it is.
  template <typename I>
  void attach_interface(llvm::StringRef op_name, const I* table) {
    attach_interface(InterfaceTarget::Op, op_name, interface_id<I>(), table, interface_def<I>());
  }
  template <typename I>
  void attach_type_interface(llvm::StringRef type_name, const I* table) {
    attach_interface(InterfaceTarget::Type, type_name, interface_id<I>(), table,
                     interface_def<I>());
  }
  template <typename I>
  void attach_attr_interface(llvm::StringRef attr_name, const I* table) {
    attach_interface(InterfaceTarget::Attr, attr_name, interface_id<I>(), table,
                     interface_def<I>());
  }
  // The same for an interface of which only the number is known, which has no verifier then.
  void attach_interface(llvm::StringRef op_name, std::uint64_t interface_id, const void* table) {
    attach_interface(InterfaceTarget::Op, op_name, interface_id, table, nullptr);
  }

  DiagnosticEngine& diagnostics();
  InFlightDiagnostic emit_error(Location location);
  InFlightDiagnostic emit_warning(Location location);
  InFlightDiagnostic emit_remark(Location location);

  // Memory of ops, blocks and regions (ir/arena.h). Sizes in bytes; the same size must be given
  // back.
  void* allocate(std::size_t size);
  void deallocate(void* memory, std::size_t size);

  // The uniqued storage for `kind` with these words; made on first use. Equal words give the same
  // pointer, so types, attributes and locations compare by pointer. O(words).
  const UniquedStorage* unique(const void* kind, llvm::ArrayRef<std::uint64_t> words);
  // The one storage for `kind` whose first word is that of `words`, which is not one that unique()
  // gets for this kind. When it is new its other words are those of `words`, until complete().
  const UniquedStorage* declare(const void* kind, llvm::ArrayRef<std::uint64_t> words);
  // Gives declared storage its words, of which the first must be the one it has. Fails, without a
  // message, when it got other ones before. Safe from many threads.
  LogicalResult complete(const UniquedStorage* declared, llvm::ArrayRef<std::uint64_t> words);
  // A uniqued list of words, for parameters that are lists.
  const UniquedStorage* word_list(llvm::ArrayRef<std::uint64_t> words);

  struct Impl;
  Impl& impl() { return *impl_; }

 private:
  void attach_interface(InterfaceTarget target, llvm::StringRef name, std::uint64_t id,
                        const void* table, const InterfaceDef* def);
  void attach_pending_interfaces(llvm::StringRef dialect);
  const OpInfo* find_op_info(std::uint64_t id) const;

  // Registered ops that were asked for, each at its id modulo the size.
  static constexpr std::size_t num_known_ops = 1024;
  mutable std::atomic<const OpInfo*> known_ops_[num_known_ops] = {};
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron
