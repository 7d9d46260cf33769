#pragma once
// A MIR text, opened: its items by name, bodies and allocations on demand, and the facts that the
// trailer adds (trailer.h): kernels, declared functions, layouts.
//
// Opening splits the text at its blank lines and reads the items' headers. Bodies and allocations
// are parsed when they are first asked for, so what no kernel reaches costs little and cannot fail.
// Not safe to use from several threads.

#include <memory>
#include <string>
#include <vector>

#include "bindings/rustc/layout.h"
#include "bindings/rustc/mir_ast.h"
#include "bindings/rustc/mir_cursor.h"
#include "bindings/rustc/mir_interner.h"
#include "ir/diagnostics.h"
#include "ir/result.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pliron {
class Context;
}

namespace pliron::rustc {

// A function that the host can launch.
struct Kernel {
  const Path* path = nullptr;  // as the item's header prints it
  std::string symbol;          // its name in PTX
  Span span;                   // of its name, or unknown
};

// A function declared in an `extern` block.
struct ExternFn {
  const Path* path = nullptr;
  std::string symbol;
};

// What the impls are of that functions of one path are in. MIR prints an impl by its position, and all
// impls that one macro writes have the same.
struct ImplMember {
  const Path* path = nullptr;     // `<impl at k.rs:8:1: 8:18>::area`
  // For each item of that path, in their order: `Sq as Shape`, or `Sq` for an impl without a trait, or
  // "" where it is not known. impl_paths.h says how names are written.
  std::vector<std::string> impls;
};

class Module {
 public:
  // Opens the text. Fails, with a diagnostic, when it is no MIR text or when its trailer is broken.
  static FailureOr<std::unique_ptr<Module>> open(Context& context,
                                                 std::unique_ptr<llvm::MemoryBuffer> text);

  // The compiler's version line, "rustc 1.96.0 (ac68faa20 2026-05-25)"; "" when the text does not
  // say.
  llvm::StringRef rustc_version() const { return rustc_version_; }
  // Whether the crate was compiled with -C overflow-checks. Without, functions of core that take the
  // caller's choice have their checks in the MIR all the same; they are not to be made. True when the
  // trailer does not tell.
  bool overflow_checks() const { return overflow_checks_; }

  // Items in the order of the text. CTFE copies of functions are left out.
  llvm::ArrayRef<const Item*> items() const { return items_; }
  // Items whose path is spelled like this. Several may share a spelling (MIR's names are not
  // unique): compare the signatures.
  llvm::ArrayRef<const Item*> find(const Path* path) const;
  // Items in impls that a call by this path may mean (impl_paths.h), of any kind and signature.
  llvm::SmallVector<const Item*, 2> find_in_impls(const Path* path) const;
  // Whether any item in an impl has this name.
  bool has_in_impls(llvm::StringRef name) const { return in_impls_.contains(name); }
  // Items whose path is this when generic arguments are left out: `f` for `f::<u32>`.
  llvm::ArrayRef<const Item*> find_base(llvm::StringRef base) const;
  // How many items have a header that could not be read; they are in no list.
  unsigned num_unreadable_items() const { return unreadable_.size(); }
  // Reports, as errors, why they could not.
  void report_unreadable_items();

  // The body of an item that has one. Failures are reported on every call.
  FailureOr<const Body*> body(const Item& item);
  // The same without diagnostics: null when there is no body or it cannot be read.
  const Body* body_if_readable(const Item& item);
  // The allocation that `alloc7` stands for.
  FailureOr<const Alloc*> alloc(unsigned id);
  // The allocation that holds the value of a static, by the path that MIR prints; null when the
  // text has none.
  FailureOr<const Alloc*> static_alloc(llvm::StringRef path);

  const std::vector<Kernel>& kernels() const { return kernels_; }
  const std::vector<ExternFn>& extern_fns() const { return extern_fns_; }
  const std::vector<ImplMember>& impl_members() const { return impl_members_; }
  // Null when rustc was not asked, or could not tell.
  const Layout* layout(const Type* type) const;
  // All layouts, sorted by the types' spelling.
  std::vector<std::pair<const Type*, const Layout*>> layouts() const;

  // A type or path from its spelling, interned in this module; null when it is none.
  const Type* parse_type(llvm::StringRef spelling);
  const Path* parse_path(llvm::StringRef spelling);
  Interner& interner() { return interner_; }

  Context& context() const { return context_; }
  llvm::StringRef text() const { return text_->getBuffer(); }
  // A position of the text, as a location in the MIR file.
  Location text_location(const char* position) const;

  // For the driver, which adds what it asked rustc.
  void add_kernel(Kernel kernel) { kernels_.push_back(std::move(kernel)); }
  void add_extern_fn(ExternFn fn) { extern_fns_.push_back(std::move(fn)); }
  void add_impl_member(ImplMember member);
  void add_layout(const Type* type, Layout layout) { layouts_[type] = std::move(layout); }
  void set_rustc_version(llvm::StringRef version) { rustc_version_ = version.str(); }
  void set_overflow_checks(bool on) { overflow_checks_ = on; }

 private:
  Module(Context& context, std::unique_ptr<llvm::MemoryBuffer> text)
      : context_(context), text_(std::move(text)) {}
  LogicalResult split();
  const char* split_item(const char* start, bool is_ctfe_copy);
  const char* split_alloc(const char* start);
  void add_item(Item item);
  InFlightDiagnostic report(const ParseError& error);

  Context& context_;
  std::unique_ptr<llvm::MemoryBuffer> text_;
  Interner interner_;
  std::string rustc_version_;
  bool overflow_checks_ = true;
  std::vector<const Item*> items_;
  llvm::DenseMap<const Path*, std::vector<const Item*>> by_path_;
  llvm::StringMap<std::vector<const Item*>> by_base_;
  llvm::StringMap<std::vector<const Item*>> in_impls_;    // by their names
  llvm::DenseMap<const Item*, const Path*> member_paths_;  // how calls name items in impls
  std::vector<ParseError> unreadable_;
  llvm::DenseMap<const Item*, const Body*> bodies_;
  llvm::DenseMap<unsigned, const char*> alloc_texts_;
  llvm::DenseMap<unsigned, const Alloc*> allocs_;
  llvm::StringMap<unsigned> statics_;
  std::vector<Kernel> kernels_;
  std::vector<ExternFn> extern_fns_;
  std::vector<ImplMember> impl_members_;
  llvm::DenseMap<const Type*, Layout> layouts_;
};

}  // namespace pliron::rustc
