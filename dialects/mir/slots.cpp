// A local becomes an SSA value when it is a scalar and its address goes only to loads and stores of
// just that scalar. Aggregates stay in memory; LLVM's SROA takes them apart where every field has
// its type for good.

#include "dialects/mir/slots.h"

#include "dialects/mir/ops.h"
#include "passes/memory_slots.h"

namespace pliron::mir {

static Type slot_type(Operation* op) {
  Type type = op->as<AllocaOp>().slot_type();
  return is_scalar(type) ? type : Type();
}

static Value uninitialised(Operation* op, Type type, Builder& builder) {
  return UndefOp::build(builder, op->location()).results(type).create().result<"result">();
}

static Value loaded_value(Operation* op, const MemorySlot& slot) {
  LoadOp load = op->as<LoadOp>();
  Value value = load.result<"value">();
  bool whole = load.operand<"address">() == slot.address && value.type() == slot.type;
  return whole && !load.attr<"is_volatile">() ? value : Value();
}

static Value stored_value(Operation* op, const MemorySlot& slot) {
  StoreOp store = op->as<StoreOp>();
  Value value = store.operand<"value">();
  // A slot whose own address is stored escapes.
  bool whole = store.operand<"address">() == slot.address && value != slot.address &&
               value.type() == slot.type;
  return whole && !store.attr<"is_volatile">() ? value : Value();
}

static constexpr PromotableAllocInterface alloca_slot{.slot_type = slot_type,
                                                      .default_value = uninitialised};
static constexpr PromotableMemInterface load_access{.loaded_value = loaded_value};
static constexpr PromotableMemInterface store_access{.stored_value = stored_value};

void attach_slot_interfaces(Context& context) {
  context.attach_interface(AllocaOp::def.name, PromotableAllocInterface::id, &alloca_slot);
  context.attach_interface(LoadOp::def.name, PromotableMemInterface::id, &load_access);
  context.attach_interface(StoreOp::def.name, PromotableMemInterface::id, &store_access);
}

}  // namespace pliron::mir
