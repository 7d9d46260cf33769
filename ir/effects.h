#pragma once
// What an op does to memory. Traits say it for most ops (Pure, ReadsMemory, ..: ir/op_def.h); where
// it depends on the op at hand (its attributes, which operand is the address) its class has a
// member
//
//   void effects(MemoryEffects& effects);
//
// which adds what the op does, nothing for an op without effects. Whether two addresses may be the
// same is not said here.

#include "ir/op_info.h"
#include "ir/value.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

enum class EffectKind : std::uint8_t { Read, Write, Allocate, Free };

struct MemoryEffect {
  EffectKind kind;
  // The address of the memory (of fresh memory, the result that is its address); null: any memory.
  Value address;
};

class MemoryEffects {
 public:
  void add(EffectKind kind, Value address = {}) { all_.push_back({kind, address}); }
  // For what must happen exactly as written although its results are not used, as volatile and
  // atomic accesses, barriers, and calls that may not return: it can be neither dropped nor moved.
  void set_must_stay() { must_stay_ = true; }
  // Nothing is known of it: any effect, and must stay.
  void set_unknown() { is_unknown_ = must_stay_ = true; }

  llvm::ArrayRef<MemoryEffect> all() const { return all_; }
  bool is_unknown() const { return is_unknown_; }
  bool must_stay() const { return must_stay_; }
  // Neither effects on memory nor a reason to stay.
  bool is_none() const { return all_.empty() && !must_stay_; }
  // Whether it may have that effect on some memory.
  bool may(EffectKind kind) const;
  // Whether it does nothing but read.
  bool only_reads() const;
  // Whether it may go when its results are not used: it reads and allocates at most.
  bool is_droppable() const;

 private:
  llvm::SmallVector<MemoryEffect, 2> all_;
  bool is_unknown_ = false, must_stay_ = false;
};

// The effects of the op itself without the ops in its regions, from its hook or else from its traits;
// unknown when neither says something. An op that only gives values to the op around it (ReturnLike)
// has none.
MemoryEffects own_effects(Operation* op);

// The same, and of an op with RecursiveMemoryEffects those of all ops inside: O(ops inside).
MemoryEffects effects_of(Operation* op);

}  // namespace pliron
