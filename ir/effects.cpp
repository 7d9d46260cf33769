#include "ir/effects.h"

#include "ir/walk.h"

namespace pliron {

bool MemoryEffects::may(EffectKind kind) const {
  return is_unknown_ ||
         llvm::any_of(all_, [&](const MemoryEffect& effect) { return effect.kind == kind; });
}

bool MemoryEffects::only_reads() const {
  return !must_stay_ && llvm::all_of(all_, [](const MemoryEffect& effect) {
    return effect.kind == EffectKind::Read;
  });
}

bool MemoryEffects::is_droppable() const {
  return !must_stay_ && !may(EffectKind::Write) && !may(EffectKind::Free);
}

static void add_own_effects(Operation* op, MemoryEffects& effects) {
  if (op->info().hooks.effects)
    return op->info().hooks.effects(op, effects);
  if (op->has(Trait::Pure) || op->has(Trait::RecursiveMemoryEffects) || op->has(Trait::ReturnLike))
    return;
  bool known = false;
  auto add = [&](Trait trait, EffectKind kind, Value address) {
    if (!op->has(trait))
      return;
    known = true;
    effects.add(kind, address);
  };
  add(Trait::ReadsMemory, EffectKind::Read, {});
  add(Trait::WritesMemory, EffectKind::Write, {});
  add(Trait::Allocates, EffectKind::Allocate,
      op->num_results() == 1 ? Value(op->result(0)) : Value());
  if (!known)
    effects.set_unknown();
}

MemoryEffects own_effects(Operation* op) {
  MemoryEffects effects;
  add_own_effects(op, effects);
  return effects;
}

MemoryEffects effects_of(Operation* op) {
  MemoryEffects effects;
  add_own_effects(op, effects);
  if (!op->has(Trait::RecursiveMemoryEffects))
    return effects;
  walk_pre_order(op, [&](Operation* inner) {
    if (inner != op)
      add_own_effects(inner, effects);
    if (effects.is_unknown())
      return WalkResult::Interrupt;
    return inner == op || inner->has(Trait::RecursiveMemoryEffects) ? WalkResult::Advance
                                                                    : WalkResult::Skip;
  });
  return effects;
}

}  // namespace pliron
