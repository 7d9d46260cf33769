#pragma once
// A dialect is a name and the records of its ops, types and attributes:
//
//   Dialect toy_dialect() {
//     return {.name = "toy", .summary = "...", .ops = ops<AddOp, MulOp>(), .types = types<BoxType>()};
//   }
//   context.register_dialect(toy_dialect());

#include <vector>

#include "ir/op.h"
#include "ir/param_def.h"

namespace pliron {

struct Dialect {
  std::string_view name;
  std::string_view summary = {};
  std::vector<OpEntry> ops = {};
  std::vector<const TypeDef*> types = {};
  std::vector<const AttrDef*> attrs = {};
  // Makes an op of this dialect that gives `value` of type `type`; null when it cannot.
  Operation* (*materialize_constant)(Builder&, Location, Attribute value, Type type) = nullptr;
  // Called at the end of registration, for example to attach interfaces.
  void (*on_register)(Context&) = nullptr;
};

// What the registry keeps of a dialect.
struct DialectInfo {
  Identifier name;
  std::string_view summary;
  std::vector<const OpInfo*> ops;      // in the order of declaration
  std::vector<const TypeInfo*> types;
  std::vector<const AttrInfo*> attrs;
  Operation* (*materialize_constant)(Builder&, Location, Attribute, Type);
};

template <typename... Ops>
std::vector<OpEntry> ops() {
  return {make_op<Ops>()...};
}
template <typename... Types>
std::vector<const TypeDef*> types() {
  return {&Types::def...};
}
template <typename... Attrs>
std::vector<const AttrDef*> attrs() {
  return {&Attrs::def...};
}

}  // namespace pliron
