#pragma once
// Dialects that are defined at run time: by dialect files (ir/dialect_file.h), and by whoever fills
// in a DialectSpec. What comes out is the same records as compiled dialects have, owned by the
// context, and behaves the same.
//
//   ConstraintBuilder constraints(context);
//   TypeConstraint number{constraints.any_of({constraints.integer({8, 16}),
//   constraints.floating({})})}; DialectSpec spec{.name = "mine", .summary = "An example."};
//   OpSpec& add = spec.ops.emplace_back();
//   add.name = "add";
//   add.summary = "Adds.";
//   add.operands = {{.name = "lhs", .type = number}, {.name = "rhs", .same_as = "lhs"}};
//   add.results = {{.name = "sum", .same_as = "lhs"}};
//   add.format.text = "$lhs `,` $rhs attr-dict `:` type($sum)";
//   if (failed(define_dialect(context, spec))) ...
//
// Specs hold strings and lists of their own and are copied; they may go when define_dialect()
// returns. What code has to do (verifiers and other hooks) is named: see ir/natives.h.

#include <string>
#include <vector>

#include "ir/dialect.h"
#include "ir/location.h"

namespace pliron {

// Makes the data of constraints, which lives as long as the context. TypeConstraint, AttrConstraint
// and ParamConstraint are handles to it: use a node as what its function says, and null for "any".
class ConstraintBuilder {
 public:
  using Node = const ConstraintNode*;
  struct Part {
    llvm::StringRef name;
    Node constraint;
    bool is_optional = false;  // of dictionaries
  };

  explicit ConstraintBuilder(Context& context) : context_(context) {}

  // Of one family: types, attributes, or parameters.
  Node any_of(llvm::ArrayRef<Node> parts);
  Node all_of(llvm::ArrayRef<Node> parts);
  Node negation(Node part);
  Node named(llvm::StringRef name, llvm::StringRef description, Node constraint);
  // A kind of type or attribute by its full name; it need not be registered yet.
  Node base(llvm::StringRef name, llvm::ArrayRef<Part> params = {});
  // A type or attribute by its text, which is read when it is first needed.
  Node exact(llvm::StringRef text);

  // Types. `signs` are bits: 1 signless, 2 signed, 4 unsigned; 0 is all.
  Node integer(llvm::ArrayRef<std::int64_t> widths, unsigned signs = 0);
  Node floating(llvm::ArrayRef<llvm::StringRef> keywords);
  // `kind`: builtin.vector, builtin.tensor, builtin.memref or builtin.complex.
  Node shaped(llvm::StringRef kind, Node element, llvm::ArrayRef<std::int64_t> ranks = {});

  // Attributes. `bounds` are pairs of least and most.
  Node integer_attr(Node type, llvm::ArrayRef<std::int64_t> bounds = {});
  Node enum_attr(const EnumDef& def, Node type);
  Node float_attr(Node type);
  Node string_attr(llvm::ArrayRef<llvm::StringRef> words = {});
  Node type_attr(Node type);
  Node array_attr(Node element);
  Node dict_attr(llvm::ArrayRef<Part> entries);
  Node symbol_ref(bool flat);
  Node dense_array(Node element);
  Node dense_elements(Node element);

  // Parameters.
  Node number(llvm::ArrayRef<std::int64_t> bounds);
  Node enumeration(const EnumDef& def);
  Node boolean(bool value);
  Node string(llvm::ArrayRef<llvm::StringRef> words);
  Node each(Node element);

 private:
  ConstraintNode* make(ConstraintKind kind, llvm::ArrayRef<Node> parts = {});

  Context& context_;
};

// An enumeration that lives as long as the context; see EnumDef. `name` is in full.
struct EnumCaseSpec {
  std::string name;
  std::int64_t value = 0;
  std::string summary = {};
  Location location = {};
};
struct EnumSpec {
  std::string name;
  std::string summary;
  std::vector<EnumCaseSpec> cases = {};
  bool bits = false;
  std::string separator = ", ";
  Location location = {};
};
const EnumDef& make_enum(Context& context, const EnumSpec& spec);

// A reference to native code: what it is used as, and its name.
struct NativeSpec {
  std::string hook;  // "verify", "print", ...; of directives their name, of interfaces ""
  std::string name;
  Location location = {};
};

// The text of a format and where it comes from, in pieces, for messages that point into it.
struct FormatSpec {
  struct Piece {
    std::size_t offset;  // in the text
    Location start;
  };
  std::string text = {};
  std::vector<Piece> pieces = {};
};

// The fields of ir/op_def.h and ir/param_def.h. Names of ops, types and attributes are without the
// dialect. Every location is optional.
struct ValueSpec {
  std::string name;
  TypeConstraint type = {};
  Arity arity = Arity::Single;
  std::string same_as = {};
  std::string derive = {},
              derive_what = {};  // a native, when the type follows from same_as by code
  Location location = {}, same_as_location = {};
};
struct AttrSlotSpec {
  std::string name;
  AttrConstraint constraint = {};
  Presence presence = Presence::Required;
  std::string default_text = {};
  bool refining = false;
  Location location = {}, default_location = {};
};
struct RegionSpec {
  std::string name;
  Arity arity = Arity::Single;
  RegionConstraint constraint = {};  // its description is copied
  Location location = {};
};
struct SuccessorSpec {
  std::string name;
  std::string operands = {};
  Arity arity = Arity::Single;
  Location location = {}, operands_location = {};
};
struct OpSpec {
  std::string name;
  std::string summary = {}, description = {};
  std::vector<ValueSpec> operands = {}, results = {};
  std::vector<AttrSlotSpec> attrs = {};
  std::vector<RegionSpec> regions = {};
  std::vector<SuccessorSpec> successors = {};
  Traits traits = {};
  std::vector<std::string> parents = {};  // in full
  std::string implicit_terminator = {};   // in full
  std::uint16_t cost = 1;
  FormatSpec format = {};
  std::vector<NativeSpec> hooks = {}, directives = {}, interfaces = {};
  Location location = {};
};
struct ParamSpec {
  std::string name;
  ParamKind kind = ParamKind::Int;
  Presence presence = Presence::Required;
  ParamConstraint constraint = {};
  std::string default_text = {};
  Location location = {}, default_location = {};
};
// A type or an attribute.
struct ParamDefSpec {
  std::string name;
  std::string summary = {}, description = {};
  std::vector<ParamSpec> params = {};
  FormatSpec format = {};
  bool bracketed = false;  // of attributes
  bool recursive = false;  // of types
  std::vector<NativeSpec> hooks = {}, directives = {}, interfaces = {};
  Location location = {};
};
struct DialectSpec {
  std::string name;
  std::string summary = {};
  std::vector<OpSpec> ops = {};
  std::vector<ParamDefSpec> types = {}, attrs = {};
  std::vector<const EnumDef*> enums = {};
  std::vector<NativeSpec> hooks = {};
  Location location = {};
};

// Checks a dialect by all the rules that hold for compiled ones, and registers it.
// `when_registered` is called when its types and attributes can be read, for checks of its own;
// failure takes the dialect out again. On failure errors have been reported and nothing of that
// name is registered.
LogicalResult define_dialect(Context& context, const DialectSpec& spec,
                             llvm::function_ref<LogicalResult()> when_registered = nullptr);

}  // namespace pliron
