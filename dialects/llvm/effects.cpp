// What the ops of the `llvm` dialect do to memory, as the LLVM language reference says.

#include "ir/effects.h"
#include "dialects/llvm/ops.h"
#include "ir/symbol_table.h"

namespace pliron::llvm_dialect {

namespace {

AtomicOrdering ordering_of(Attribute attr) {
  return attr ? static_cast<AtomicOrdering>(attr.as<IntegerAttr>().as_int())
              : AtomicOrdering::NotAtomic;
}

// Marks what an access does beside reading or writing at its address. An access that orders others
// cannot be told from one of all memory.
void add_atomicity(AtomicOrdering ordering, bool is_volatile, MemoryEffects& effects) {
  if (ordering > AtomicOrdering::Monotonic)
    effects.set_unknown();
  else if (is_volatile || ordering == AtomicOrdering::Monotonic)
    effects.set_must_stay();
}

bool is_set(Attribute boolean) {
  IntegerAttr value = boolean ? boolean.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  return value && !value.value().isZero();
}

void add_copy(Operation* op, Attribute is_volatile, MemoryEffects& effects) {
  effects.add(EffectKind::Write, op->operand(0));
  effects.add(EffectKind::Read, op->operand(1));
  if (is_set(is_volatile))
    effects.set_must_stay();
}

void add_set(Operation* op, Attribute is_volatile, MemoryEffects& effects) {
  effects.add(EffectKind::Write, op->operand(0));
  if (is_set(is_volatile))
    effects.set_must_stay();
}

void add_kind_of_memory(std::uint64_t access, Value address, MemoryEffects& effects) {
  ModRef kind = static_cast<ModRef>(access);
  if (kind == ModRef::Read || kind == ModRef::ReadWrite)
    effects.add(EffectKind::Read, address);
  if (kind == ModRef::Write || kind == ModRef::ReadWrite)
    effects.add(EffectKind::Write, address);
}

}  // namespace

void LoadOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Read, operand<"addr">());
  add_atomicity(ordering_of(attr<"ordering">()), static_cast<bool>(attr<"volatile_">()), effects);
}

void StoreOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"addr">());
  add_atomicity(ordering_of(attr<"ordering">()), static_cast<bool>(attr<"volatile_">()), effects);
}

void AtomicRmwOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Read, operand<"ptr">());
  effects.add(EffectKind::Write, operand<"ptr">());
  effects.set_must_stay();
  add_atomicity(ordering_of(attr<"ordering">()), true, effects);
}

void CmpXchgOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Read, operand<"ptr">());
  effects.add(EffectKind::Write, operand<"ptr">());
  effects.set_must_stay();
  add_atomicity(ordering_of(attr<"success_ordering">()), true, effects);
  add_atomicity(ordering_of(attr<"failure_ordering">()), true, effects);
}

// A call is convergent when it says so or its function does.
static bool is_convergent(CallOp call) {
  if (call.attr<"convergent">())
    return true;
  Operation* callee = call.callee() ? lookup_symbol(call, call.callee()) : nullptr;
  return callee && callee->attr("convergent");
}

// What memory a call touches it says itself: what its function says another op may change.
void CallOp::effects(MemoryEffects& effects) {
  auto memory = attr_as<MemoryEffectsAttr, "memory_effects">();
  if (!memory || !operands<"op_bundle_operands">().empty() || is_convergent(*this))
    return effects.set_unknown();
  if (!attr<"will_return">() || !attr<"no_unwind">())
    effects.set_must_stay();
  add_kind_of_memory(memory.param<"other">(), {}, effects);
  // Nobody here can look into these, but calls see what other calls have left there.
  add_kind_of_memory(memory.param<"inaccessibleMem">(), {}, effects);
  add_kind_of_memory(memory.param<"errnoMem">(), {}, effects);
  add_kind_of_memory(memory.param<"targetMem0">(), {}, effects);
  add_kind_of_memory(memory.param<"targetMem1">(), {}, effects);
  for (Value argument : operands<"callee_operands">())
    if (!SignlessInteger.accepts(argument.type()))
      add_kind_of_memory(memory.param<"argMem">(), argument, effects);
}

// Text that says it has no side effects may be dropped, and may read memory unless it says that it
// writes some.
void InlineAsmOp::effects(MemoryEffects& effects) {
  llvm::StringRef constraints = attr_as<StringAttr, "constraints">().value();
  if (attr<"has_side_effects">() || constraints.contains("~{memory}") || constraints.contains("=*"))
    return effects.set_unknown();
  effects.add(EffectKind::Read);
}

void MemcpyOp::effects(MemoryEffects& effects) {
  add_copy(op_, attr<"isVolatile">(), effects);
}
void MemmoveOp::effects(MemoryEffects& effects) {
  add_copy(op_, attr<"isVolatile">(), effects);
}
void MemcpyInlineOp::effects(MemoryEffects& effects) {
  add_copy(op_, attr<"isVolatile">(), effects);
}
void MemsetOp::effects(MemoryEffects& effects) {
  add_set(op_, attr<"isVolatile">(), effects);
}
void MemsetInlineOp::effects(MemoryEffects& effects) {
  add_set(op_, attr<"isVolatile">(), effects);
}

// The contents become undefined.
void LifetimeStartOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"ptr">());
}
void LifetimeEndOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"ptr">());
}

// It touches no memory, but what it promises holds only from there on.
void AssumeOp::effects(MemoryEffects& effects) {
  effects.set_must_stay();
}

}  // namespace pliron::llvm_dialect
