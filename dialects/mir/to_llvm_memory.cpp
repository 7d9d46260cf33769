// mir-to-llvm: memory, addresses and fat pointers.

#include "dialects/mir/to_llvm_impl.h"

namespace pliron::mir::to_llvm {

static SizeAlign layout(Type type) {
  SizeAlign result{0, 1};
  layout_of(type, result);  // the verifier lets nothing else through
  return result;
}

static std::uint64_t alignment_of(Type type, IntegerAttr given) {
  return given ? static_cast<std::uint64_t>(given.as_int()) : layout(type).align;
}

static void lower_alloca(Lowering& l, AllocaOp op) {
  Value slot = op.result<"address">();
  Value address =
      l.allocate(storage_type(op.slot_type()), layout(op.slot_type()).align, l.location());
  address.set_name(slot.name());
  if (lowered(slot.type()) != address.type())
    address = l.make<ll::AddrSpaceCastOp>(address, lowered(slot.type()));
  l.map(slot, address);
}

static void lower_load(Lowering& l, LoadOp op) {
  Value value = op.result<"value">();
  Parts parts = l.load_scalar(value.type(), l.value(op.operand<"address">()),
                              alignment_of(value.type(), op.attr_as<IntegerAttr, "alignment">()),
                              static_cast<bool>(op.attr<"is_volatile">()));
  parts.first.set_name(value.name());
  l.map(value, parts);
}

static void lower_store(Lowering& l, StoreOp op) {
  Value value = op.operand<"value">();
  l.store_scalar(value.type(), l.parts(value), l.value(op.operand<"address">()),
                 alignment_of(value.type(), op.attr_as<IntegerAttr, "alignment">()),
                 static_cast<bool>(op.attr<"is_volatile">()));
}

static void lower_copy(Lowering& l, CopyOp op) {
  Type type = op.attr_as<TypeAttr, "type">().value();
  l.copy_bytes(l.value(op.operand<"destination">()), l.value(op.operand<"source">()),
               layout(type).size, alignment_of(type, op.attr_as<IntegerAttr, "alignment">()));
}

static void lower_field_addr(Lowering& l, FieldAddrOp op) {
  l.map(op.result<"address">(), l.add_bytes(l.value(op.operand<"base">()), op.offset()));
}

// `base` moved by `index` elements. An index without a sign never takes it below the base.
static Value element(Lowering& l, Value base, Value index, Type index_type, Type element_type) {
  if (layout(element_type).size == 0)
    return base;
  bool is_signed = index_type.as<IntegerType>().is_signed();
  unsigned flags = is_signed ? ll::GepInbounds : ll::GepInbounds | ll::GepNuw;
  return ll::build_gep(l.builder(), l.location(), storage_type(element_type), base,
                       ll::GepIndex(l.resize(index, 64, is_signed)), flags);
}

static void lower_element_addr(Lowering& l, ElementAddrOp op) {
  Value index = op.operand<"index">(), address = op.result<"address">();
  l.map(address, element(l, l.value(op.operand<"base">()), l.value(index), index.type(),
                         pointee(address.type())));
}

static void lower_offset(Lowering& l, OffsetOp op) {
  Value count = op.operand<"count">(), address = op.result<"address">();
  l.map(address, element(l, l.value(op.operand<"base">()), l.value(count), count.type(),
                         pointee(address.type())));
}

static void lower_fat_ptr(Lowering& l, FatPtrOp op) {
  l.map(op.result<"pointer">(), {l.value(op.operand<"data">()), l.value(op.operand<"length">())});
}
static void lower_data_ptr(Lowering& l, DataPtrOp op) {
  l.map(op.result<"data">(), l.parts(op.operand<"pointer">()).first);
}
static void lower_ptr_metadata(Lowering& l, PtrMetadataOp op) {
  l.map(op.result<"length">(), l.parts(op.operand<"pointer">()).second);
}

static void lower_address_of(Lowering& l, AddressOfOp op) {
  SymbolRefAttr name = op.attr_as<SymbolRefAttr, "global">();
  GlobalOp global = l.symbols().lookup(name.root())->as<GlobalOp>();
  IntegerAttr space = global.attr_as<IntegerAttr, "address_space">();
  Type own = ll::PointerType::in(l.context(), space ? static_cast<unsigned>(space.as_int()) : 0);
  Value address = l.make<ll::AddressOfOp>({}, own, l.named("global_name", name));
  Type wanted = lowered(op.result<"address">().type());
  if (own != wanted)
    address = l.make<ll::AddrSpaceCastOp>(address, wanted);
  l.map(op.result<"address">(), address);
}

llvm::ArrayRef<Rule> memory_rules() {
  static constexpr Rule rules[] = {
      rule<AllocaOp, lower_alloca>(),        rule<LoadOp, lower_load>(),
      rule<StoreOp, lower_store>(),          rule<CopyOp, lower_copy>(),
      rule<FieldAddrOp, lower_field_addr>(), rule<ElementAddrOp, lower_element_addr>(),
      rule<OffsetOp, lower_offset>(),        rule<FatPtrOp, lower_fat_ptr>(),
      rule<DataPtrOp, lower_data_ptr>(),     rule<PtrMetadataOp, lower_ptr_metadata>(),
      rule<AddressOfOp, lower_address_of>(),
  };
  return rules;
}

}  // namespace pliron::mir::to_llvm
