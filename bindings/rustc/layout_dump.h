#pragma once
// Reads what `#[rustc_dump_layout(debug)]` prints: `layout_of(T) = Layout { size: Size(8 bytes), ..
// }`, a value in the form of Rust's derived Debug.

#include <optional>
#include <string>
#include <vector>

#include "bindings/rustc/layout.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rustc {

struct DebugField;

// A value printed by Rust's derived Debug.
struct DebugValue {
  // The name of a struct or variant, or the whole text of anything else: `None`, `0..=255`, `true`;
  // "" for a list or tuple.
  std::string name;
  std::vector<DebugField> fields;

  const DebugValue* field(llvm::StringRef name) const;  // null when there is none
};

struct DebugField {
  std::string name;  // "" in lists and tuples
  DebugValue value;
};

// The value at the start of the text, or nothing when it is malformed.
std::optional<DebugValue> parse_debug_value(llvm::StringRef text);

// The layout in the message, or nothing when it is none or has a form that we do not know. Variants
// have neither names nor discriminants.
std::optional<Layout> parse_layout_dump(llvm::StringRef message);

}  // namespace pliron::rustc
