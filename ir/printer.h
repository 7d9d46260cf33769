#pragma once
// IR as text. The generic form is MLIR's, token for token; ops with a custom form are printed in it
// unless asked otherwise. Printing what was parsed from printed text gives the same bytes.

#include "ir/block.h"
#include "ir/resources.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

struct PrintOptions {
  bool generic = false;    // generic form for all ops
  bool locations = false;  // a trailing `loc(...)` for each op and block argument
  // `!name = ...` and `#name = ...` lines around the op, for types and attributes that ask, affine
  // maps and sets, and locations. Without them each is printed where it is used.
  bool type_aliases = true;
  // What the file that the op came from says in `{-# ... #-}`, printed behind it with the blobs
  // that it refers to; may be null.
  const FileResources* resources = nullptr;
};

// Prints an op and all that is in it, with a newline at the end.
void print_op(Operation* op, llvm::raw_ostream& os, const PrintOptions& options = {});

// What custom print hooks of types and attributes, and custom directives of ops, write through.
class AsmPrinter {
 public:
  virtual ~AsmPrinter() = default;
  virtual llvm::raw_ostream& os() = 0;
  virtual void print_type(Type type) = 0;                    // as an alias where it has one
  virtual void print_attribute(Attribute attr) = 0;          // with its type where needed
  virtual void print_string(llvm::StringRef text) = 0;       // quoted and escaped
  virtual void print_symbol_name(llvm::StringRef name) = 0;  // with `@`, quoted when needed
  // What follows `!dialect.name` of a type that has a record, for syntax that leaves that out. Of a
  // type that is recursive by name only the name, inside itself; so hooks must not call each other.
  virtual void print_type_params(Type type) = 0;

  // Parts of ops, for custom directives (ir/custom_directive.h).
  virtual void print_operand(Value value);           // %name
  virtual void print_operands(OperandRange values);  // with commas between
  virtual void print_successor(Block* block);        // ^name
  // `{...}`. Without the entry block's arguments where the directive has printed them itself; it
  // then has a label only where it needs one.
  virtual void print_region(Region& region, bool with_arguments = true);
  // `{...}`, or nothing for no attributes.
  virtual void print_attr_dict(llvm::ArrayRef<NamedAttribute> attrs);
  // ` loc(...)` of a region's argument, where locations are printed.
  virtual void print_optional_location(Location location);
  // A line break, and as much space as is in front of the op.
  virtual void print_newline();
};

// Writes `text` with MLIR's escapes, without the quotes.
void print_escaped(llvm::StringRef text, llvm::raw_ostream& os);

}  // namespace pliron
