#pragma once
// How a dialect tells mem2reg about its memory: tables of function pointers that it attaches to its
// ops when it is registered.
//
//   static constexpr PromotableAllocInterface alloca_slot{.slot_type = ..., .default_value = ...};
//   context.attach_interface("mir.alloca", PromotableAllocInterface::id, &alloca_slot);
//
// A slot is promoted when each use of its address is an op with PromotableMemInterface that loads
// or stores the whole slot, or is a marker.

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
  // The result that is the value in the slot, when the op loads all of it with the slot's type and
  // does nothing else; null otherwise.
  Value (*loaded_value)(Operation* op, const MemorySlot& slot) = nullptr;
  // The operand that becomes the value in the slot, when the op overwrites all of it with a value
  // of the slot's type and does nothing else; null otherwise.
  Value (*stored_value)(Operation* op, const MemorySlot& slot) = nullptr;
  // Whether the op has no meaning once the slot is gone, as the start and end of a lifetime.
  bool (*is_marker)(Operation* op, const MemorySlot& slot) = nullptr;
};

}  // namespace pliron
