#pragma once
// The state of reading one module: what has been found to be needed, under which names.

#include <string>
#include <vector>

#include "bindings/rustc/reader_drops.h"
#include "bindings/rustc/reader_types.h"
#include "dialects/mir/ops.h"
#include "llvm/ADT/StringSet.h"

namespace pliron::rustc {

// A pointer in the bytes of a global: to `addend` bytes behind the start of another one.
struct GlobalPointer {
  std::uint64_t offset;
  std::string symbol;
  std::uint64_t addend;
};

class ModuleReader {
 public:
  ModuleReader(Module& module, Operation* root);

  // Reads all kernels and what they reach. False after errors.
  bool run();

  Module& module() { return module_; }
  Context& context() { return context_; }
  TypeConverter& types() { return types_; }
  Drops& drops() { return drops_; }

  // The symbol of a function that is called with this signature; it will be read later. Empty after
  // an error at `location`.
  std::string function_symbol(const Path* path, llvm::ArrayRef<const Type*> params,
                              const Type* result, Location location);
  // The closure body whose first parameter is this closure, by value or by reference; null if none.
  const Item* closure_body(const Type* closure);
  std::string item_symbol(const Item& item);

  // The symbol of a constant global with these bytes and pointers; equal ones are one global.
  std::string constant_symbol(llvm::StringRef bytes, std::uint64_t align,
                              llvm::ArrayRef<GlobalPointer> pointers, Location location);
  // The symbol of the global for `alloc7`; empty after an error.
  std::string alloc_symbol(unsigned id, Location location);

 private:
  struct Pending {
    const Item* item;
    std::string symbol;
    bool is_kernel;
    Location location;  // of a kernel's name
  };
  struct Signature;
  bool add_kernel(const Kernel& kernel);
  bool read(const Pending& pending);
  bool read_signature(const Item& item, const Body& body, Location location, Signature& signature);
  std::string unique_symbol(llvm::StringRef wanted);
  void add_global(llvm::StringRef symbol, llvm::StringRef bytes, std::uint64_t align,
                  bool is_mutable, llvm::ArrayRef<GlobalPointer> pointers, Location location);
  std::string declare_alloc(unsigned id, Location location);
  bool define_alloc(llvm::StringRef symbol, const Alloc& alloc, Location location);

  Module& module_;
  Context& context_;
  Operation* root_;
  TypeConverter types_;
  Drops drops_;
  std::vector<Pending> pending_;
  llvm::DenseMap<const Item*, std::string> symbols_;
  llvm::DenseMap<unsigned, std::string> alloc_symbols_;
  // Allocations that have a symbol and are not defined yet.
  llvm::SmallVector<std::pair<std::string, const Alloc*>, 4> pending_allocs_;
  llvm::StringMap<std::string> constants_;  // by alignment, pointers and bytes
  llvm::StringSet<> used_symbols_;
};

}  // namespace pliron::rustc
