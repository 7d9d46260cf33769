#pragma once
// Which memory an op touches, and whether two addresses can mean the same memory. It is what cse
// and licm need to move and merge reads: objects that are known to be different from all others
// (fresh memory, globals, arguments that nothing else points to), addresses a known number of bytes
// from each other, and objects whose address nobody else has. It does not look through memory or
// across calls.
//
// What an op touches is said by its `effects` hook (ir/effects.h) or its traits. How addresses
// follow from each other is said by interfaces that dialects attach to their ops.

#include <optional>

#include "ir/arena_map.h"
#include "ir/effects.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

// ---- What dialects say --------------------------------------------------------------------------

// For ops with one result that is an address inside, or just behind, the object that one of their
// operands points to.
struct DerivedAddressInterface {
  static constexpr std::uint64_t id = def_id("pliron.derived_address");
  // That operand. Null when this op at hand is not of that kind.
  Value (*base)(Operation* op) = nullptr;
  // How many bytes the result is from it, where that is known. May be null.
  std::optional<std::int64_t> (*offset)(Operation* op) = nullptr;
};

// For ops whose one result is the address of an object with a name: two such ops of one name give
// the same address, of different names different objects.
struct NamedObjectInterface {
  static constexpr std::uint64_t id = def_id("pliron.named_object");
  // The name as it is written in the op; null when the object may overlap with another, as an alias
  // does.
  Attribute (*name)(Operation* op) = nullptr;
};

// For functions: whether no other pointer reaches the memory that argument i points to, as long as
// the function runs.
struct NoAliasArgumentsInterface {
  static constexpr std::uint64_t id = def_id("pliron.noalias_arguments");
  bool (*is_noalias)(Operation* function, unsigned argument) = nullptr;
};

// For ops that use an address only to read or write memory there, or to say something about it: the
// address gets nowhere else by them.
struct AccessInterface {
  static constexpr std::uint64_t id = def_id("pliron.access");
  // Whether that holds of an operand.
  bool (*is_access)(Operation* op, unsigned operand) = nullptr;
  // How many bytes the op touches at the operand's address, where that is known. May be null.
  std::optional<std::uint64_t> (*size)(Operation* op, unsigned operand) = nullptr;
};

// ---- What passes ask ----------------------------------------------------------------------------

enum class AliasResult : std::uint8_t {
  No,    // never the same memory
  May,   // nobody knows
  Must,  // the same address
};

// An address, and how many bytes from there on are meant.
struct MemoryLocation {
  Value address;
  std::optional<std::uint64_t> size = std::nullopt;
};

// Answers are kept; IR may lose ops and change operands for equal values meanwhile, nothing else.
class AliasAnalysis {
 public:
  enum class Kind : std::uint8_t {
    Unknown,     // may overlap with everything that is not Private
    Identified,  // overlaps with no other Identified object
    Private,     // the same, and nothing but addresses derived from it in plain sight reach it
  };
  struct Object {
    Value base;
    std::optional<std::int64_t> offset;  // of the address that was asked for, from the base
    Kind kind = Kind::Unknown;
  };

  // Where an address points. Amortised linear in the ops that it is derived by.
  Object object(Value address);
  AliasResult alias(const MemoryLocation& a, const MemoryLocation& b);
  // Forgets all answers, but keeps memory for others.
  void clear();

 private:
  struct Step {
    Value base;
    std::int64_t offset = 0;
    bool is_known = false;  // the offset
  };
  Step origin(Value address);
  Kind kind_of(Value base);
  bool is_captured(Value base) const;

  ArenaMap<std::uint32_t> steps_;  // 1 + index
  std::vector<Step> all_steps_;
  ArenaMap<std::uint8_t> kinds_;                    // 1 + Kind
  llvm::DenseMap<Attribute, Value> first_of_name_;  // the first address that was asked for
};

}  // namespace pliron
