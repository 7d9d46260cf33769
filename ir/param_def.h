#pragma once
// Parameters of types and attributes as data. Storage, printing, parsing and accessors all read
// these records.
//
// Without hooks a type prints as `!dialect.name<p1, p2>`: types and attributes as themselves,
// integers in decimal, booleans as true/false, strings quoted, lists in square brackets. Trailing
// parameters that equal 0, false, "" or [] are still printed, so that the text says everything.

#include "ir/constraints.h"
#include "ir/def_support.h"
#include "ir/result.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class AsmParser;
class AsmPrinter;
class Attribute;
class Context;
class Type;

enum class ParamKind : std::uint8_t {
  Type,      // never null
  Attr,      // may be null: prints as `none`
  Int,       // 64-bit, signed
  UInt,      // 64-bit, unsigned
  Bool,
  String,    // an Identifier
  TypeList,
  AttrList,
  IntList,   // 64-bit, signed
};

// What every value of the parameter satisfies is checked on reading (with the types' own syntax
// too), and asserted elsewhere.
struct ParamDef {
  std::string_view name;
  ParamKind kind = ParamKind::Int;
  ParamConstraint constraint = {};
};

// How one type is declared. `name` is in full, with its dialect: "mir.ref".
struct TypeDef {
  std::string_view name;
  std::string_view summary;
  StaticList<ParamDef, 10> params = {};
  // Text hooks, for syntax that the default form cannot give. They handle what follows the name.
  void (*print)(Type, AsmPrinter&) = nullptr;
  FailureOr<Type> (*parse)(AsmParser&) = nullptr;
  // Names an alias for long types (`!Particle`), or returns "" for none. Characters that cannot stand
  // in an alias become underscores; clashes get a suffix.
  std::string_view (*alias)(Type) = nullptr;
};

struct AttrDef {
  std::string_view name;  // "llvm.linkage"
  std::string_view summary;
  StaticList<ParamDef, 10> params = {};
  void (*print)(Attribute, AsmPrinter&) = nullptr;
  FailureOr<Attribute> (*parse)(AsmParser&) = nullptr;
  std::string_view (*alias)(Attribute) = nullptr;
  // Written as `#gpu<dim x>`, as MLIR writes some attributes, instead of `#gpu.dim<x>` (which is read
  // all the same). The hooks, which it must have, handle what stands between name and `>`.
  bool bracketed = false;
};

}  // namespace pliron
