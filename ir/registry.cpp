// Registration of dialects and look-up of what they declare.

#include "ir/asm_format.h"
#include "ir/context_impl.h"
#include "llvm/Support/ErrorHandling.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) { return {text.data(), text.size()}; }

const TypeInfo* Context::Impl::add_type(Context& context, llvm::StringRef name,
                                        const TypeDef* def) {
  Identifier id = context.identifier(name);
  TypeInfo& info = type_infos.emplace_back(TypeInfo{def, def_id(name), id.str(), &context});
  [[maybe_unused]] bool added = types_by_id.try_emplace(info.id, &info).second;
  assert(added && "two types with one name, or with one hash");
  return &info;
}

const AttrInfo* Context::Impl::add_attr(Context& context, llvm::StringRef name,
                                        const AttrDef* def) {
  Identifier id = context.identifier(name);
  AttrInfo& info = attr_infos.emplace_back(AttrInfo{def, def_id(name), id.str(), &context});
  [[maybe_unused]] bool added = attrs_by_id.try_emplace(info.id, &info).second;
  assert(added && "two attributes with one name, or with one hash");
  return &info;
}

OpInfo* Context::Impl::add_op(Context& context, llvm::StringRef name) {
  OpInfo& info = *new (arena.allocate(sizeof(OpInfo))) OpInfo();
  op_infos.push_back(&info);
  info.def = nullptr;
  info.id = def_id(name);
  info.name = context.identifier(name);
  info.dialect_name = context.identifier(name.split('.').first);
  info.context = &context;
  info.kind = static_cast<std::uint32_t>(op_infos.size() - 1);
  info.traits = 0;
  [[maybe_unused]] bool added = ops_by_id.try_emplace(info.id, &info).second;
  assert(added && "two ops with one name, or with one hash");
  return &info;
}

void Context::Impl::register_builtins(Context& context) {
  for (std::string_view name :
       {IntegerType::full_name, IndexType::full_name, NoneType::full_name, FloatType::full_name,
        FunctionType::full_name, TupleType::full_name, VectorType::full_name,
        OpaqueType::full_name, ComplexType::full_name, RankedTensorType::full_name,
        UnrankedTensorType::full_name, MemRefType::full_name, UnrankedMemRefType::full_name})
    add_type(context, ref(name), nullptr);
  for (std::string_view name :
       {UnitAttr::full_name, IntegerAttr::full_name, FloatAttr::full_name, StringAttr::full_name,
        ArrayAttr::full_name, DictionaryAttr::full_name, TypeAttr::full_name,
        SymbolRefAttr::full_name, DenseArrayAttr::full_name, OpaqueAttr::full_name,
        DenseElementsAttr::full_name, DenseStringElementsAttr::full_name,
        DenseResourceElementsAttr::full_name, SparseElementsAttr::full_name,
        AffineMapAttr::full_name, IntegerSetAttr::full_name, StridedLayoutAttr::full_name,
        LocationAttr::full_name, DistinctAttr::full_name})
    add_attr(context, ref(name), nullptr);
}

static void fill_op(Context& context, OpInfo& info, const OpEntry& entry) {
  const OpDef& def = *entry.def;
  info.def = &def;
  info.traits = def.traits.bits;
  info.hooks = entry.hooks;
  for (const AttrSlotDef& attr : def.attrs)
    info.attr_names.push_back(context.identifier(ref(attr.name)));
  if (multi_groups(def.operands) > 1) {
    info.operand_segments_slot = static_cast<int>(info.attr_names.size());
    info.attr_names.push_back(context.identifier("operandSegmentSizes"));
  }
  if (multi_groups(def.results) > 1) {
    info.result_segments_slot = static_cast<int>(info.attr_names.size());
    info.attr_names.push_back(context.identifier("resultSegmentSizes"));
  }
  if (!def.format.empty())
    info.format = compile_asm_format(info);
}

void Context::register_dialect(const Dialect& dialect) {
  llvm::StringRef name = ref(dialect.name);
  if (this->dialect(name))
    return;
  DialectInfo& info = impl_->dialect_infos.emplace_back();
  info.name = identifier(name);
  info.summary = dialect.summary;
  info.materialize_constant = dialect.materialize_constant;
  impl_->dialects.push_back(&info);
  for (const TypeDef* def : dialect.types)
    info.types.push_back(impl_->add_type(*this, ref(def->name), def));
  for (const AttrDef* def : dialect.attrs)
    info.attrs.push_back(impl_->add_attr(*this, ref(def->name), def));
  for (const OpEntry& entry : dialect.ops) {
    assert(ref(entry.def->name).split('.').first == name && "an op of another dialect");
    OpInfo* op = impl_->add_op(*this, ref(entry.def->name));
    fill_op(*this, *op, entry);
    info.ops.push_back(op);
  }
  if (dialect.on_register)
    dialect.on_register(*this);
}

llvm::ArrayRef<const DialectInfo*> Context::dialects() const { return impl_->dialects; }
const DialectInfo* Context::dialect(llvm::StringRef name) const {
  for (const DialectInfo* info : impl_->dialects)
    if (info->name == name)
      return info;
  return nullptr;
}

const OpInfo* Context::op_info(std::uint64_t id) const {
  auto it = impl_->ops_by_id.find(id);
  return it != impl_->ops_by_id.end() && it->second->is_registered() ? it->second : nullptr;
}
const TypeInfo* Context::type_info(std::uint64_t id) const { return impl_->types_by_id.lookup(id); }
const AttrInfo* Context::attr_info(std::uint64_t id) const { return impl_->attrs_by_id.lookup(id); }

// A hash that fits a name by accident must not stand for it.
const OpInfo* Context::op_info(llvm::StringRef name) const {
  const OpInfo* info = op_info(def_id(name));
  return info && info->name == name ? info : nullptr;
}
const TypeInfo* Context::type_info(llvm::StringRef name) const {
  const TypeInfo* info = type_info(def_id(name));
  return info && info->name == name ? info : nullptr;
}
const AttrInfo* Context::attr_info(llvm::StringRef name) const {
  const AttrInfo* info = attr_info(def_id(name));
  return info && info->name == name ? info : nullptr;
}

const OpInfo* Context::op_info_or_unregistered(llvm::StringRef name) {
  std::lock_guard lock(impl_->registry_mutex);
  auto it = impl_->ops_by_id.find(def_id(name));
  if (it != impl_->ops_by_id.end())
    return it->second;
  OpInfo* info = impl_->add_op(*this, name);
  info->attr_names.push_back(identifier("properties"));
  return info;
}

void Context::attach_interface(llvm::StringRef op_name, std::uint64_t interface_id,
                               const void* table) {
  auto it = impl_->ops_by_id.find(def_id(op_name));
  if (it == impl_->ops_by_id.end())
    return;
  for (InterfaceEntry& entry : it->second->interfaces) {
    if (entry.id == interface_id) {
      entry.table = table;
      return;
    }
  }
  it->second->interfaces.push_back({interface_id, table});
}

}  // namespace pliron
