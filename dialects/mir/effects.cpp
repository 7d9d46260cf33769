// What the ops of the `mir` dialect do to memory, and what passes ask of its addresses
// (passes/alias.h).

#include "ir/effects.h"

#include "dialects/mir/memory_interfaces.h"
#include "dialects/mir/ops.h"
#include "passes/alias.h"

namespace pliron::mir {

// ---- Effects ----

void LoadOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Read, operand<"address">());
  if (attr<"is_volatile">())
    effects.set_must_stay();
}
void StoreOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"address">());
  if (attr<"is_volatile">())
    effects.set_must_stay();
}
void CopyOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"destination">());
  effects.add(EffectKind::Read, operand<"source">());
}
void GetDiscriminantOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Read, operand<"address">());
}
// The bytes of the tag may be those of a field (a niche).
void SetDiscriminantOp::effects(MemoryEffects& effects) {
  effects.add(EffectKind::Write, operand<"address">());
}

// ---- Addresses ----

namespace {

Value first_operand(Operation* op) {
  return op->operand(0);
}
std::optional<std::int64_t> no_offset(Operation*) {
  return 0;
}
std::optional<std::int64_t> field_offset(Operation* op) {
  return static_cast<std::int64_t>(op->as<FieldAddrOp>().offset());
}

bool is_pointer(Type type) {
  return type.is<PtrType>() || type.is<RefType>();
}
Value base_of_cast(Operation* op) {
  CastOp cast = op->as<CastOp>();
  CastKind kind = cast_kind(cast.attr_as<StringAttr, "kind">().value());
  bool keeps = kind == CastKind::PtrToPtr || kind == CastKind::Unsize;
  return keeps && is_pointer(op->operand(0).type()) && is_pointer(op->result(0).type())
             ? op->operand(0)
             : Value();
}

template <unsigned Operand>
bool is_operand(Operation*, unsigned operand) {
  return operand == Operand;
}
bool is_any_operand(Operation*, unsigned) {
  return true;
}

std::optional<std::uint64_t> size_of(Type type) {
  SizeAlign layout;
  return layout_of(type, layout) ? std::optional(layout.size) : std::nullopt;
}
std::optional<std::uint64_t> size_of_load(Operation* op, unsigned) {
  return size_of(op->result(0).type());
}
std::optional<std::uint64_t> size_of_store(Operation* op, unsigned) {
  return size_of(op->operand(0).type());
}
std::optional<std::uint64_t> size_of_copy(Operation* op, unsigned) {
  return size_of(op->as<CopyOp>().attr_as<TypeAttr, "type">().value());
}

Attribute global_name(Operation* op) {
  return op->as<AddressOfOp>().attr<"global">();
}

// As rustc tells LLVM: references are unique, or nobody writes behind them, unless the type says
// that it may be pointed to from elsewhere.
bool is_noalias(Operation* op, unsigned argument) {
  FuncOp func = op->as<FuncOp>();
  if (func.has_arg_attr(argument, "mir.indirect") || func.has_arg_attr(argument, "mir.sret"))
    return true;
  RefType reference = func.function_type().inputs()[argument].try_as<RefType>();
  if (!reference)
    return false;
  return is_mutable(reference) ? is_unpin(pointee(reference)) : is_freeze(pointee(reference));
}

constexpr DerivedAddressInterface field{.base = first_operand, .offset = field_offset};
constexpr DerivedAddressInterface moved{.base = first_operand};
constexpr DerivedAddressInterface same{.base = first_operand, .offset = no_offset};
constexpr DerivedAddressInterface cast{.base = base_of_cast, .offset = no_offset};
constexpr AccessInterface load{.is_access = is_operand<0>, .size = size_of_load};
constexpr AccessInterface store{.is_access = is_operand<1>, .size = size_of_store};
constexpr AccessInterface copy{.is_access = is_any_operand, .size = size_of_copy};
constexpr AccessInterface look{.is_access = is_any_operand};
constexpr NamedObjectInterface global_address{.name = global_name};
constexpr NoAliasArgumentsInterface noalias_arguments{.is_noalias = is_noalias};

template <typename O, typename I>
void attach(Context& context, const I& table) {
  context.attach_interface(O::def.name, I::id, &table);
}

}  // namespace

void attach_memory_interfaces(Context& context) {
  attach<FieldAddrOp>(context, field);
  attach<ElementAddrOp>(context, moved);
  attach<OffsetOp>(context, moved);
  attach<FatPtrOp>(context, same);
  attach<DataPtrOp>(context, same);
  attach<CastOp>(context, cast);
  attach<LoadOp>(context, load);
  attach<StoreOp>(context, store);
  attach<CopyOp>(context, copy);
  attach<PtrMetadataOp>(context, look);
  attach<GetDiscriminantOp>(context, look);
  attach<SetDiscriminantOp>(context, look);
  attach<AddressOfOp>(context, global_address);
  attach<FuncOp>(context, noalias_arguments);
}

}  // namespace pliron::mir
