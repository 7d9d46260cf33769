#pragma once
// Interfaces: what passes and dialects ask of ops, types and attributes that they do not know. An
// interface is a struct of function pointers with a record:
//
//   struct ShapeInterface {
//     static constexpr InterfaceDef def{.name = "toy.shape", .summary = "Has a shape."};
//     unsigned (*rank)(Operation*) = nullptr;
//     template <typename O>
//     static constexpr ShapeInterface model() {
//       return {.rank = [](Operation* op) { return O(op).rank(); }};
//     }
//   };
//
// An op (type, attribute) has it because its class says `using Interfaces = InterfaceList<...>`,
// and then model<O>() gives the table, or because somebody attaches a table to it by name
// (Context::attach_interface), from whatever library. `op->interface<ShapeInterface>()` is the
// table, or null for an op that does not have it. An interface may be a template; `parameter` tells
// its instances apart. An interface without functions is a promise that its verifier checks.
//
// An interface can build on others (`supers`), which whatever has it must have too. Verifiers run
// in the order supers first, then the interface, then the op itself, each once; after a failure
// those that build on it do not run.

#include "ir/def_support.h"
#include "ir/result.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class Attribute;
class InFlightDiagnostic;
class Operation;
class Type;

// Starts an error about a type or attribute that is being made.
using EmitError = llvm::function_ref<InFlightDiagnostic()>;

struct InterfaceDef {
  std::string_view name;  // in full: "toy.shape"
  std::string_view summary = {};
  std::uint64_t parameter =
      0;  // of an instance of a template: a number, or an id of what it is for
  StaticList<const InterfaceDef*, 4> supers = {};
  // What everything that has it must satisfy; null for nothing. An op is checked after its record
  // has been found right, a type or attribute when it is made from input.
  LogicalResult (*verify)(Operation*) = nullptr;
  LogicalResult (*verify_type)(Type, EmitError) = nullptr;
  LogicalResult (*verify_attr)(Attribute, EmitError) = nullptr;

  constexpr std::uint64_t id() const { return def_id(name) + parameter * 0x9e3779b97f4a7c15u; }
};

// One interface of one op, type or attribute.
struct InterfaceImpl {
  const InterfaceDef* def;
  const void* table;  // of the interface's struct
};

template <typename I>
constexpr std::uint64_t interface_id() {
  if constexpr (requires { I::def; })
    return I::def.id();
  else
    return I::id;
}

template <typename I>
constexpr const InterfaceDef* interface_def() {
  if constexpr (requires { I::def; })
    return &I::def;
  else
    return nullptr;
}

// What an interface is attached to.
enum class InterfaceTarget : std::uint8_t { Op, Type, Attr };

// The interfaces that a class declares.
template <typename... Interfaces>
struct InterfaceList {};

namespace detail {
template <typename I, typename Of>
constexpr I interface_model() {
  if constexpr (requires { I::template model<Of>(); })
    return I::template model<Of>();
  else
    return I{};
}
template <typename I, typename Of>
inline constexpr I model_table = interface_model<I, Of>();

template <typename Of, typename List>
struct InterfaceImpls;
template <typename Of, typename... Interfaces>
struct InterfaceImpls<Of, InterfaceList<Interfaces...>> {
  static constexpr InterfaceImpl all[] = {{&Interfaces::def, &model_table<Interfaces, Of>}...};
};
// What Of::Interfaces lists; nothing without such a member.
template <typename Of>
llvm::ArrayRef<InterfaceImpl> interfaces_of() {
  if constexpr (requires { typename Of::Interfaces; })
    return InterfaceImpls<Of, typename Of::Interfaces>::all;
  else
    return {};
}
}  // namespace detail

// The interfaces of one op, type or attribute, supers in front of what builds on them.
class InterfaceTable {
 public:
  struct Entry {
    std::uint64_t id;
    const void* table;
    const InterfaceDef* def;  // null when it was attached by its number alone
  };

  // The table of an interface, or null. What is not there is mostly known from one bit.
  const void* lookup(std::uint64_t id) const {
    if (!(filter_ & filter_bit(id)))
      return nullptr;
    for (const Entry& entry : entries_)
      if (entry.id == id)
        return entry.table;
    return nullptr;
  }
  template <typename I>
  const I* get() const {
    return static_cast<const I*>(lookup(interface_id<I>()));
  }
  llvm::ArrayRef<Entry> entries() const { return entries_; }

  // Adds an interface, or replaces its table.
  void add(Entry entry);
  void add(InterfaceImpl impl) { add({impl.def->id(), impl.table, impl.def}); }
  // An interface that something here builds on and that is not here, with what builds on it; null
  // when there is none.
  std::pair<const InterfaceDef*, const InterfaceDef*> missing_super() const;

 private:
  static std::uint64_t filter_bit(std::uint64_t id) { return std::uint64_t{1} << (id >> 58); }

  llvm::SmallVector<Entry, 2> entries_;
  std::uint64_t filter_ = 0;
};

}  // namespace pliron
