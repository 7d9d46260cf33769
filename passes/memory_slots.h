#pragma once
// How a dialect tells mem2reg and sroa about its memory: tables of function pointers that it
// attaches to its ops when it is registered.
//
//   static constexpr PromotableAllocInterface alloca_slot{.slot_type = ..., .default_value = ...};
//   context.attach_interface("mir.alloca", PromotableAllocInterface::id, &alloca_slot);
//
// mem2reg promotes a slot when each use of its address is an op with PromotableMemInterface that
// loads or stores the whole slot, or is a marker. sroa cuts a slot with
// DestructurableAllocInterface into parts when it is only reached through constant offsets
// (SlotAddressInterface) and by ops with DestructurableMemInterface; what then is a whole slot is
// mem2reg's.

#include <optional>

#include "ir/builder.h"

namespace pliron {

// Memory that holds one value.
struct MemorySlot {
  Value address;
  Type type;  // of the value in it
};

// For ops whose one result is the address of fresh memory.
struct PromotableAllocInterface {
  static constexpr std::uint64_t id = def_id("pliron.promotable_alloc");
  // The type of the value in the slot; null when the slot must stay in memory.
  Type (*slot_type)(Operation* alloc) = nullptr;
  // Makes the value of a slot that nothing was written to. Called at most once for a slot, with the
  // builder right behind the alloc, and only if such a value is read.
  Value (*default_value)(Operation* alloc, Type type, Builder& builder) = nullptr;
};

// For ops that use a slot's address. A member that is not set means "never".
struct PromotableMemInterface {
  static constexpr std::uint64_t id = def_id("pliron.promotable_mem");
  // The result that is the value in the slot, when the op loads it and does nothing else; null
  // otherwise. It has the slot's type, or one that can be converted to.
  Value (*loaded_value)(Operation* op, const MemorySlot& slot) = nullptr;
  // The operand that becomes the value in the slot, when the op overwrites all of it with it and
  // does nothing else; null otherwise. It has the slot's type, or one that can be converted to it.
  Value (*stored_value)(Operation* op, const MemorySlot& slot) = nullptr;
  // Whether the op has no meaning once the slot is gone, as the start and end of a lifetime.
  bool (*is_marker)(Operation* op, const MemorySlot& slot) = nullptr;
  // Whether a value of type `to` can be read where one of type `from` was written, and makes the
  // one of the other.
  bool (*can_convert)(Operation* op, Type from, Type to) = nullptr;
  Value (*convert)(Operation* op, Value value, Type to, Builder& builder) = nullptr;
};

// Bytes of a slot, or of an access, from `begin` to in front of `end`.
struct ByteRange {
  std::uint64_t begin = 0, end = 0;
  std::uint64_t size() const { return end - begin; }
  bool contains(ByteRange other) const { return begin <= other.begin && other.end <= end; }
  bool overlaps(ByteRange other) const { return begin < other.end && other.begin < end; }
  bool operator==(const ByteRange&) const = default;
};

// For ops whose one result is the address of fresh memory that may be cut into parts.
struct DestructurableAllocInterface {
  static constexpr InterfaceDef def{
      .name = "pliron.destructurable_alloc",
      .summary = "Gives memory that can be cut into parts of known sizes."};
  // Of the memory, in bytes; nothing when it must stay in one piece.
  std::optional<std::uint64_t> (*size)(Operation* alloc) = nullptr;
  // The type of the value that the memory is for; for a scalar there is nothing to cut.
  Type (*type)(Operation* alloc) = nullptr;
  // Makes memory for those bytes of the slot at the builder, for a value of `type`, or for bytes
  // when that is null. Gives the address.
  Value (*build_part)(Operation* alloc, ByteRange part, Type type, Builder& builder) = nullptr;
  // The address `offset` bytes behind another of memory that this op or build_part() has made.
  Value (*build_offset)(Operation* alloc, Value address, std::uint64_t offset,
                        Builder& builder) = nullptr;
};

// For ops that do nothing but move the address that is their operand 0, and have one result.
struct SlotAddressInterface {
  static constexpr InterfaceDef def{.name = "pliron.slot_address",
                                    .summary = "Moves an address by a number of bytes."};
  // By how many bytes; nothing when that is not known.
  std::optional<std::int64_t> (*offset)(Operation* op) = nullptr;
};

// What an op does with the memory behind an address.
enum class SlotAccessKind : std::uint8_t {
  Value,      // reads or writes a value of a type that cannot be cut
  Aggregate,  // reads or writes a value that split() can take apart
  Bytes,      // copies or fills bytes, which can be cut anywhere
  Marker,     // nothing, if the memory is not there
};
struct SlotAccess {
  SlotAccessKind kind;
  std::uint64_t size = 0;   // in bytes, from the address on; nothing for a marker
  Type type = {};           // of the value
  bool is_written = false;  // Bytes: whether the memory is the target; else it is the source
  // Value: whether the memory has bits that are not the value's, as those of 24 bits in four bytes.
  // Who reads and writes the value does not copy these.
  bool has_spare_bits = false;
};

// For ops that use an address for nothing but access to the memory there.
struct DestructurableMemInterface {
  static constexpr InterfaceDef def{.name = "pliron.destructurable_mem",
                                    .summary = "Accesses memory that can be cut into parts."};
  // What the op does with the memory at this operand; nothing when it may do anything.
  std::optional<SlotAccess> (*access)(OpOperand& address) = nullptr;
  // Aggregate: makes in front of the op what reads or writes the parts of the value one by one, and
  // replaces its result. The op itself is then erased. False, and nothing made, when it cannot.
  bool (*split)(Operation* op, Builder& builder) = nullptr;
  // Bytes: makes at the builder what the op does for those bytes of its access, when these are now
  // at `part` and nowhere else, and are the whole of a value of `type` unless that is null.
  void (*build_part)(OpOperand& address, ByteRange bytes, Value part, Type type,
                     Builder& builder) = nullptr;
};

}  // namespace pliron
