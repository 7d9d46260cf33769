#pragma once
// What MIR does not say and rustc's `-Zunpretty=hir` does: the ABI and symbol of functions, which
// functions are declared in `extern` blocks, and the variants of enums with their values.
//
// The HIR text is Rust with attributes in a debug form (`#[attr = NoMangle]`) and macros expanded.
// It is scanned, not parsed: only the nesting of items and a few keywords matter.

#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

// Paths are relative to the crate: `inner::k1`. A part `<impl>` stands for an impl block.
struct HirFn {
  std::string path;
  std::string abi;          // "Rust" when none is written
  std::string symbol;       // from no_mangle, export_name or link_name; "" when rustc mangles it
  bool is_foreign = false;  // declared in an `extern` block
  bool is_generic = false;  // over types or constants
};

struct HirVariant {
  std::string name;
  std::string value;  // the expression behind `=`, or ""
};

struct HirEnum {
  std::string path;
  std::vector<HirVariant> variants;
};

// A struct, enum or union.
struct HirType {
  std::string path;
  std::vector<std::string> fields;  // of a struct with named fields, in the order of declaration
};

struct HirFacts {
  std::vector<HirFn> fns;
  std::vector<HirEnum> enums;
  std::vector<HirType> types;
  std::vector<std::string> traits;           // their paths
  std::vector<std::string> impl_parameters;  // names of the generic parameters of impls
};

// Whether functions of this ABI are kernels on nvptx64: `ptx-kernel`, and `gpu-kernel`, which means
// the kernels of whatever GPU is compiled for.
bool is_kernel_abi(llvm::StringRef abi);

HirFacts parse_hir(llvm::StringRef text);

// An integer literal, perhaps negative, with a type suffix or underscores; nothing for anything
// else.
std::optional<std::int64_t> literal_value(llvm::StringRef expression);

// What we keep of core: types, enums, traits and foreign functions, one per line.
void print_core_facts(const HirFacts& facts, llvm::raw_ostream& os);
HirFacts parse_core_facts(llvm::StringRef text);

}  // namespace pliron::rustc
