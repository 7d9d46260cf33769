// Constants, addresses, memory and atomics.

#include "backends/llvm/translate.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

namespace pliron::llvm_ir {

static LogicalResult constant(BodyTranslator& body, Operation* op, unsigned) {
  llvm::Constant* value =
      translate_constant(body.state, op, op->attr_slot(0), op->result(0).type());
  if (!value)
    return failure();
  body.define(op, value);
  return success();
}

enum TypedConstant : unsigned { Undef, Poison, Zero };
static LogicalResult typed_constant(BodyTranslator& body, Operation* op, unsigned kind) {
  llvm::Type* type = body.type(op, op->result(0).type());
  if (!type)
    return failure();
  llvm::Constant* value = kind == Undef    ? llvm::UndefValue::get(type)
                          : kind == Poison ? llvm::PoisonValue::get(type)
                                           : llvm::Constant::getNullValue(type);
  body.define(op, value);
  return success();
}

static LogicalResult address_of(BodyTranslator& body, Operation* op, unsigned) {
  SymbolRefAttr name = op->as<ll::AddressOfOp>().attr<"global_name">().as<SymbolRefAttr>();
  llvm::GlobalValue* symbol = body.state.symbols.lookup(name.root());
  if (!symbol)
    return op->emit_op_error() << "@" << name.root() << " is not a symbol of the exported module";
  body.define(op, symbol);
  return success();
}

// The attribute `alignment` of an access, checked; nothing when there is none.
static FailureOr<llvm::MaybeAlign> alignment_of(Operation* op, Attribute attr) {
  if (!attr)
    return llvm::MaybeAlign();
  auto bytes = static_cast<std::uint64_t>(attr.as<IntegerAttr>().as_int());
  if (bytes > llvm::Value::MaximumAlignment)
    return op->emit_op_error() << "alignment " << bytes << " is more than LLVM allows";
  return llvm::MaybeAlign(bytes);
}

static llvm::AtomicOrdering ordering_of(Attribute attr) {
  return attr ? static_cast<llvm::AtomicOrdering>(attr.as<IntegerAttr>().as_int())
              : llvm::AtomicOrdering::NotAtomic;
}

static llvm::SyncScope::ID scope_of(BodyTranslator& body, Attribute scope) {
  if (!scope)
    return llvm::SyncScope::System;
  return body.state.llvm_context().getOrInsertSyncScopeID(scope.as<StringAttr>().value());
}

static LogicalResult allocate(BodyTranslator& body, Operation* op, unsigned) {
  Type result = op->result(0).type();
  Type element = op->attr_as<TypeAttr>("elem_type").value();
  llvm::Type* type = body.type(op, element);
  auto alignment = alignment_of(op, op->as<ll::AllocaOp>().attr<"alignment">());
  if (!type || failed(alignment))
    return failure();
  if (!type->isSized())
    return op->emit_op_error() << "cannot allocate " << element << ", which has no size";
  unsigned space = result.as<ll::PointerType>().address_space();
  llvm::AllocaInst* value = body.builder.CreateAlloca(type, space, body.operand(op, 0));
  if (*alignment)
    value->setAlignment(**alignment);
  value->setUsedWithInAlloca(static_cast<bool>(op->attr("inalloca")));
  body.define(op, value);
  return success();
}

static LogicalResult get_element_ptr(BodyTranslator& body, Operation* op, unsigned) {
  ll::GetElementPtrOp gep = op->as<ll::GetElementPtrOp>();
  Type element = gep.attr_as<TypeAttr, "elem_type">().value();
  llvm::Type* type = body.type(op, element);
  if (!type)
    return failure();
  if (!type->isSized())
    return op->emit_op_error() << "cannot index into " << element << ", which has no size";
  DenseArrayAttr constants = gep.attr_as<DenseArrayAttr, "rawConstantIndices">();
  llvm::SmallVector<llvm::Value*, 8> dynamic = body.values(gep.operands<"dynamicIndices">());
  llvm::SmallVector<llvm::Value*, 8> indices;
  std::size_t next = 0;
  for (std::size_t i = 0; i < constants.size(); ++i) {
    std::int64_t index = constants.as_int(i);
    indices.push_back(index == ll::GetElementPtrOp::DynamicIndex
                          ? dynamic[next++]
                          : body.builder.getInt32(static_cast<std::uint32_t>(index)));
  }
  IntegerAttr flags = gep.attr_as<IntegerAttr, "noWrapFlags">();
  auto no_wrap = llvm::GEPNoWrapFlags::fromRaw(flags ? static_cast<unsigned>(flags.as_int()) : 0);
  body.define(op, body.builder.CreateGEP(type, body.operand(op, 0), indices, "", no_wrap));
  return success();
}

static llvm::MDNode* number_node(llvm::LLVMContext& context, llvm::Type* type,
                                 std::uint64_t number) {
  return llvm::MDNode::get(context,
                           llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(type, number)));
}

// The marks of loads and stores that LLVM keeps as metadata.
static void set_mark(llvm::Instruction* access, unsigned kind, Attribute mark) {
  if (!mark)
    return;
  llvm::LLVMContext& context = access->getContext();
  access->setMetadata(kind, kind == llvm::LLVMContext::MD_nontemporal
                                ? number_node(context, llvm::Type::getInt32Ty(context), 1)
                                : llvm::MDNode::get(context, {}));
}

static LogicalResult load(BodyTranslator& body, Operation* op, unsigned) {
  ll::LoadOp load = op->as<ll::LoadOp>();
  llvm::Type* type = body.type(op, op->result(0).type());
  auto alignment = alignment_of(op, load.attr<"alignment">());
  if (!type || failed(alignment) || failed(refuse_alias_attrs(load)))
    return failure();
  llvm::LoadInst* value = body.builder.CreateAlignedLoad(
      type, body.operand(op, 0), *alignment, static_cast<bool>(load.attr<"volatile_">()));
  value->setAtomic(ordering_of(load.attr<"ordering">()), scope_of(body, load.attr<"syncscope">()));
  set_mark(value, llvm::LLVMContext::MD_nontemporal, load.attr<"nontemporal">());
  set_mark(value, llvm::LLVMContext::MD_invariant_load, load.attr<"invariant">());
  set_mark(value, llvm::LLVMContext::MD_invariant_group, load.attr<"invariantGroup">());
  if (auto known = load.attr_as<ll::DereferenceableAttr, "dereferenceable">()) {
    llvm::LLVMContext& context = body.state.llvm_context();
    value->setMetadata(
        known.param<"mayBeNull">() ? llvm::LLVMContext::MD_dereferenceable_or_null
                                   : llvm::LLVMContext::MD_dereferenceable,
        number_node(context, llvm::Type::getInt64Ty(context), known.param<"bytes">()));
  }
  body.define(op, value);
  return success();
}

static LogicalResult store(BodyTranslator& body, Operation* op, unsigned) {
  ll::StoreOp store = op->as<ll::StoreOp>();
  auto alignment = alignment_of(op, store.attr<"alignment">());
  if (failed(alignment) || failed(refuse_alias_attrs(store)))
    return failure();
  llvm::StoreInst* made =
      body.builder.CreateAlignedStore(body.operand(op, 0), body.operand(op, 1), *alignment,
                                      static_cast<bool>(store.attr<"volatile_">()));
  made->setAtomic(ordering_of(store.attr<"ordering">()), scope_of(body, store.attr<"syncscope">()));
  set_mark(made, llvm::LLVMContext::MD_nontemporal, store.attr<"nontemporal">());
  set_mark(made, llvm::LLVMContext::MD_invariant_group, store.attr<"invariantGroup">());
  return success();
}

static LogicalResult atomic_rmw(BodyTranslator& body, Operation* op, unsigned) {
  using R = llvm::AtomicRMWInst;
  // In the order of ll::AtomicBinOp.
  static constexpr R::BinOp operations[] = {
      R::Xchg, R::Add,      R::Sub,      R::And,      R::Nand,    R::Or,       R::Xor,
      R::Max,  R::Min,      R::UMax,     R::UMin,     R::FAdd,    R::FSub,     R::FMax,
      R::FMin, R::UIncWrap, R::UDecWrap, R::USubCond, R::USubSat, R::FMaximum, R::FMinimum};
  ll::AtomicRmwOp from = op->as<ll::AtomicRmwOp>();
  auto alignment = alignment_of(op, from.attr<"alignment">());
  if (failed(alignment) || failed(refuse_alias_attrs(from)))
    return failure();
  R* value = body.builder.CreateAtomicRMW(
      operations[static_cast<unsigned>(from.bin_op())], body.operand(op, 0), body.operand(op, 1),
      *alignment, ordering_of(from.attr<"ordering">()), scope_of(body, from.attr<"syncscope">()));
  value->setVolatile(static_cast<bool>(from.attr<"volatile_">()));
  body.define(op, value);
  return success();
}

static LogicalResult compare_exchange(BodyTranslator& body, Operation* op, unsigned) {
  ll::CmpXchgOp from = op->as<ll::CmpXchgOp>();
  auto alignment = alignment_of(op, from.attr<"alignment">());
  if (failed(alignment) || failed(refuse_alias_attrs(from)))
    return failure();
  llvm::AtomicCmpXchgInst* value = body.builder.CreateAtomicCmpXchg(
      body.operand(op, 0), body.operand(op, 1), body.operand(op, 2), *alignment,
      ordering_of(from.attr<"success_ordering">()), ordering_of(from.attr<"failure_ordering">()),
      scope_of(body, from.attr<"syncscope">()));
  value->setWeak(static_cast<bool>(from.attr<"weak">()));
  value->setVolatile(static_cast<bool>(from.attr<"volatile_">()));
  body.define(op, value);
  return success();
}

static LogicalResult fence(BodyTranslator& body, Operation* op, unsigned) {
  ll::FenceOp from = op->as<ll::FenceOp>();
  body.builder.CreateFence(ordering_of(from.attr<"ordering">()),
                           scope_of(body, from.attr<"syncscope">()));
  return success();
}

llvm::ArrayRef<OpRule> memory_rules() {
  static const OpRule rules[] = {
      {ll::ConstantOp::id(), constant, 0, true},
      {ll::UndefOp::id(), typed_constant, Undef, true},
      {ll::PoisonOp::id(), typed_constant, Poison, true},
      {ll::ZeroOp::id(), typed_constant, Zero, true},
      {ll::AddressOfOp::id(), address_of, 0, true},
      {ll::AllocaOp::id(), allocate},
      {ll::GetElementPtrOp::id(), get_element_ptr, 0, true},
      {ll::LoadOp::id(), load},
      {ll::StoreOp::id(), store},
      {ll::AtomicRmwOp::id(), atomic_rmw},
      {ll::CmpXchgOp::id(), compare_exchange},
      {ll::FenceOp::id(), fence},
  };
  return rules;
}

}  // namespace pliron::llvm_ir
