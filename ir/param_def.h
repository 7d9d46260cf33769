#pragma once
// Parameters of types and attributes as data. Storage, printing, parsing and accessors all read
// these records.
//
// Without a format or hooks a type is written as `!dialect.name<p1, p2>`: types and attributes as
// themselves, integers in decimal, cases of enumerations as words, booleans as true/false, strings
// quoted, lists in square brackets, a type or attribute that is absent as `none`. Parameters that
// may be left out come last in the record, and are not written where all from there on are what
// they are when left out; without any left the angle brackets go too.
//
// A `format` gives another syntax to what follows the name; docs/assembly-format.md has the
// language.

#include "ir/enum_def.h"
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
struct ParamDirective;

enum class ParamKind : std::uint8_t {
  Type,  // null only when it is optional
  Attr,  // may be null: is written as `none`
  Int,   // 64-bit, signed; a case of an enumeration when the constraint is EnumOf<...>
  UInt,  // 64-bit, unsigned
  Bool,
  String,  // an Identifier
  TypeList,
  AttrList,
  IntList,  // 64-bit, signed
};

// One parameter: {"size", ParamKind::UInt}, {"element", AnyInteger}, {"kind", EnumOf<KindEnum>},
// {"space", ParamKind::UInt, Default{"0"}}, {"layout", AnyAttr, Presence::Optional}. An optional
// one that is absent is null, 0, false, "" or an empty list. The constraint is checked on reading
// (with the types' own syntax too), and asserted elsewhere.
struct ParamDef {
  std::string_view name;
  ParamKind kind = ParamKind::Int;
  Presence presence = Presence::Required;
  ParamConstraint constraint = {};
  std::string_view default_text = {};  // of Default; the presence is Optional then

  constexpr ParamDef() = default;
  constexpr ParamDef(std::string_view n, ParamKind k, Presence p = Presence::Required)
      : name(n), kind(k), presence(p) {}
  constexpr ParamDef(std::string_view n, ParamKind k, Default d)
      : name(n), kind(k), presence(Presence::Optional), default_text(d.text) {}
  constexpr ParamDef(std::string_view n, ParamKind k, ParamConstraint c,
                     Presence p = Presence::Required)
      : name(n), kind(k), presence(p), constraint(c) {}
  constexpr ParamDef(std::string_view n, ParamKind k, ParamConstraint c, Default d)
      : name(n), kind(k), presence(Presence::Optional), constraint(c), default_text(d.text) {}
  constexpr ParamDef(std::string_view n, TypeConstraint c, Presence p = Presence::Required)
      : ParamDef(n, ParamKind::Type, c, p) {}
  constexpr ParamDef(std::string_view n, TypeConstraint c, Default d)
      : ParamDef(n, ParamKind::Type, c, d) {}
  constexpr ParamDef(std::string_view n, AttrConstraint c, Presence p = Presence::Required)
      : ParamDef(n, ParamKind::Attr, c, p) {}
  constexpr ParamDef(std::string_view n, AttrConstraint c, Default d)
      : ParamDef(n, ParamKind::Attr, c, d) {}
  constexpr ParamDef(std::string_view n, ParamConstraint c, Presence p = Presence::Required)
      : ParamDef(n, kind_of(c.node), c, p) {}
  constexpr ParamDef(std::string_view n, ParamConstraint c, Default d)
      : ParamDef(n, kind_of(c.node), c, d) {}

  constexpr bool is_optional() const { return presence == Presence::Optional; }
  // The enumeration of which the parameter is a case, or null.
  constexpr const EnumDef* enumeration() const {
    const ConstraintNode* node = constraint.node;
    while (node && node->kind == ConstraintKind::Named)
      node = node->parts[0];
    return node ? node->enumeration : nullptr;
  }

 private:
  static constexpr ParamKind kind_of(const ConstraintNode* node) {
    while (node && node->kind == ConstraintKind::Named)
      node = node->parts[0];
    return !node                                  ? ParamKind::Int
           : node->kind == ConstraintKind::Bool   ? ParamKind::Bool
           : node->kind == ConstraintKind::String ? ParamKind::String
                                                  : ParamKind::Int;
  }
};

// How one type is declared. `name` is in full, with its dialect: "mir.ref".
struct TypeDef {
  std::string_view name;
  std::string_view summary;
  StaticList<ParamDef, 10> params = {};
  // Whether types of this kind may refer to themselves. The first parameter, a string, is their name
  // then: two of one name are one type, whose other parameters are set once, and with others is an
  // error. Inside itself, and wherever else that is enough, it is written by its name alone:
  // `!lang.class<"Node", [!lang.class<"Node">]>`. So a format starts in "`<` $name" and goes on with
  // a literal. With "" as its name a type is like those of other kinds. docs/recursive-types.md
  bool recursive = false;
  // The syntax of what follows the name, which for a type starts in `<`; "" means the default form.
  std::string_view format = {};
  // What custom<...> in the format calls (ir/param_format.h).
  StaticSpan<ParamDirective> directives = {};
  // Text hooks, for syntax that no format can give. They handle what follows the name.
  void (*print)(Type, AsmPrinter&) = nullptr;
  FailureOr<Type> (*parse)(AsmParser&) = nullptr;
  // Names an alias for long types (`!Particle`), or returns "" for none. Characters that cannot
  // stand in an alias become underscores; clashes get a suffix.
  std::string_view (*alias)(Type) = nullptr;
  std::string_view description = {};  // more than the summary, in Markdown
};

struct AttrDef {
  std::string_view name;  // "llvm.linkage"
  std::string_view summary;
  StaticList<ParamDef, 10> params = {};
  std::string_view format = {};  // may start in anything, see `bracketed`
  StaticSpan<ParamDirective> directives = {};
  void (*print)(Attribute, AsmPrinter&) = nullptr;
  FailureOr<Attribute> (*parse)(AsmParser&) = nullptr;
  std::string_view (*alias)(Attribute) = nullptr;
  // Written as `#gpu<dim x>`, as MLIR writes some attributes, instead of `#gpu.dim<x>` (which is
  // read all the same). The hooks or the format, one of which it must have, handle what stands
  // between the name and `>`. Holds for every attribute with a format that does not start in `<`.
  bool bracketed = false;
  std::string_view description = {};

  constexpr bool is_bracketed() const {
    return bracketed || (!format.empty() && !format.starts_with("`<`"));
  }
};

}  // namespace pliron
