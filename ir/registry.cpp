// Registration of dialects and look-up of what they declare.

#include "ir/asm_format.h"
#include "ir/context_impl.h"
#include "ir/natives.h"
#include "ir/param.h"
#include "ir/parser_core.h"
#include "llvm/Support/ErrorHandling.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

TypeInfo* Context::Impl::add_type(Context& context, llvm::StringRef name, const TypeDef* def) {
  Identifier id = context.identifier(name);
  TypeInfo& info = type_infos.emplace_back(TypeInfo{def, def_id(name), id.str(), &context});
  [[maybe_unused]] bool added = types_by_id.try_emplace(info.id, &info).second;
  assert(added && "two types with one name, or with one hash");
  if (def && def->alias)
    uniquer.watch(&info);
  return &info;
}

AttrInfo* Context::Impl::add_attr(Context& context, llvm::StringRef name, const AttrDef* def) {
  Identifier id = context.identifier(name);
  AttrInfo& info = attr_infos.emplace_back(AttrInfo{def, def_id(name), id.str(), &context});
  [[maybe_unused]] bool added = attrs_by_id.try_emplace(info.id, &info).second;
  assert(added && "two attributes with one name, or with one hash");
  if (def && def->alias)
    uniquer.watch(&info);
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
        FunctionType::full_name, TupleType::full_name, VectorType::full_name, OpaqueType::full_name,
        ComplexType::full_name, RankedTensorType::full_name, UnrankedTensorType::full_name,
        MemRefType::full_name, UnrankedMemRefType::full_name})
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

namespace {

// Registers one dialect. What is wrong with a record, which can only be with those made at run
// time, is an error, and the record is left out.
class Registration {
 public:
  Registration(Context& context, const Dialect& dialect)
      : context_(context), impl_(context.impl()), dialect_(dialect) {}

  DialectInfo& run() {
    DialectInfo& info = impl_.dialect_infos.emplace_back();
    info.name = context_.identifier(ref(dialect_.name));
    impl_.records.try_emplace(&info, &dialect_);
    info.summary = dialect_.summary;
    info.materialize_constant = dialect_.materialize_constant;
    info.enums = dialect_.enums;
    impl_.dialects.push_back(&info);
    for (const EnumDef* def : dialect_.enums)
      (void)is_good(check_enum(*def));
    for (const TypeEntry& entry : dialect_.types)
      if (is_new(*entry.def, entry.is_checked, impl_.types_by_id))
        info.types.push_back(
            fill(*impl_.add_type(context_, ref(entry.def->name), entry.def), entry));
    for (const AttrEntry& entry : dialect_.attrs)
      if (is_new(*entry.def, entry.is_checked, impl_.attrs_by_id))
        info.attrs.push_back(
            fill(*impl_.add_attr(context_, ref(entry.def->name), entry.def), entry));
    // Defaults may be of any type and attribute of the dialect, and recursive types are made from
    // defaults.
    for (const TypeInfo* type : info.types)
      if (type->def->recursive)
        for (const ParamDef& param : type->def->params)
          const_cast<TypeInfo*>(type)->defaults.push_back(
              (param.kind == ParamKind::TypeList || param.kind == ParamKind::AttrList ||
               param.kind == ParamKind::IntList)
                  ? to_word(context_.word_list({}))
                  : 0);
    for (std::size_t i = 0; i < info.types.size(); ++i)
      fill_defaults(*const_cast<TypeInfo*>(info.types[i]));
    for (std::size_t i = 0; i < info.attrs.size(); ++i)
      fill_defaults(*const_cast<AttrInfo*>(info.attrs[i]));
    for (const OpEntry& entry : dialect_.ops) {
      if (!is_new(*entry.def, entry.is_checked, impl_.ops_by_id))
        continue;
      OpInfo* op = impl_.add_op(context_, ref(entry.def->name));
      fill_op(*op, entry);
      info.ops.push_back(op);
    }
    return info;
  }

 private:
  bool is_good(const Mistake& mistake) {
    if (mistake)
      context_.emit_error(Location()) << ref(mistake.view());
    return !mistake;
  }
  template <typename Def, typename Map>
  bool is_new(const Def& def, bool is_checked, const Map& known) {
    if (!is_checked && !is_good(check_record(def)))
      return false;
    if (ref(def.name).split('.').first != ref(dialect_.name)) {
      context_.emit_error(Location())
          << "'" << ref(def.name) << "' cannot be of dialect '" << ref(dialect_.name) << "'";
      return false;
    }
    if (!known.contains(def_id(def.name)))
      return true;
    context_.emit_error(Location())
        << "'" << ref(def.name)
        << "' is there already, or was used before its dialect was registered";
    return false;
  }

  template <typename Info, typename Entry>
  Info* fill(Info& info, const Entry& entry) {
    info.hooks = entry.hooks;
    for (InterfaceImpl impl : entry.interfaces)
      info.interfaces.add(impl);
    if (entry.format)
      info.format = {std::shared_ptr<void>(), entry.format};
    else if (!entry.def->format.empty())
      info.format = compile_param_format_now(*entry.def);
    return &info;
  }
  template <typename Def>
  std::shared_ptr<const ParamFormat> compile_param_format_now(const Def& def) {
    struct Owned {
      llvm::SmallVector<ParamStep, 8> steps;
      ParamFormat format;
    };
    ParamProgram program = compile_param_format(def);
    if (!is_good(program.mistake))
      return nullptr;
    auto owned = std::make_shared<Owned>();
    owned->steps.assign(program.steps, program.steps + program.num_steps);
    owned->format = {owned->steps};
    return {owned, &owned->format};
  }

  template <typename Info>
  void fill_defaults(Info& info) {
    llvm::ArrayRef<ParamDef> params(info.def->params.begin(), info.def->params.end());
    if (is_recursive(*info.def) ||
        llvm::any_of(params, [](const ParamDef& param) { return param.is_optional(); }))
      info.defaults = llvm::to_vector<0>(
          llvm::map_range(params, [&](const ParamDef& param) { return param_default(param); }));
  }
  // What a parameter is that is left out, as it is stored.
  std::uint64_t param_default(const ParamDef& param) {
    llvm::StringRef text = ref(param.default_text);
    std::int64_t number = 0;
    if (const EnumDef* enumeration = param.enumeration(); enumeration && !text.empty())
      return parse_enum(*enumeration, param.default_text, number)
                 ? static_cast<std::uint64_t>(number)
                 : 0;
    switch (param.kind) {
      case ParamKind::Type:
        return text.empty() ? 0 : to_word(parse_type(context_, text).storage());
      case ParamKind::Attr:
        return text.empty() ? 0 : to_word(parse_attribute(context_, text).storage());
      case ParamKind::Int:
      case ParamKind::UInt: {
        bool negative = text.consume_front("-");
        std::uint64_t magnitude = 0;
        (void)text.getAsInteger(10, magnitude);
        return negative ? -magnitude : magnitude;
      }
      case ParamKind::Bool:
        return text == "true";
      case ParamKind::String:
        return to_word(context_.identifier(text).opaque());
      case ParamKind::TypeList:
      case ParamKind::AttrList:
      case ParamKind::IntList:
        return to_word(context_.word_list({}));
    }
    return 0;
  }

  void fill_op(OpInfo& info, const OpEntry& entry) {
    const OpDef& def = *entry.def;
    info.def = &def;
    info.traits = def.traits.bits;
    info.hooks = entry.hooks;
    for (InterfaceImpl impl : entry.interfaces)
      info.interfaces.add(impl);
    for (const AttrSlotDef& attr : def.attrs)
      info.attr_names.push_back(context_.identifier(ref(attr.name)));
    if (multi_groups(def.operands) > 1) {
      info.operand_segments_slot = static_cast<int>(info.attr_names.size());
      info.attr_names.push_back(context_.identifier("operandSegmentSizes"));
    }
    if (multi_groups(def.results) > 1) {
      info.result_segments_slot = static_cast<int>(info.attr_names.size());
      info.attr_names.push_back(context_.identifier("resultSegmentSizes"));
    }
    fill_slot_defaults(info);
    find_result_rules(info);
    if (entry.format)
      info.format = {std::shared_ptr<void>(), entry.format};
    else if (!def.format.empty())
      info.format = compile_asm_format(info);
  }
  void fill_slot_defaults(OpInfo& info) {
    const OpDef& def = *info.def;
    if (llvm::none_of(def.attrs, [](const AttrSlotDef& attr) { return attr.has_default(); }))
      return;
    info.defaults.resize(info.attr_names.size());
    for (int i = 0; i < def.attrs.size(); ++i)
      if (def.attrs[i].has_default())
        info.defaults[static_cast<std::size_t>(i)] =
            parse_default_attr(context_, def.attrs[i], ref(def.name));
  }
  // Builders know the types of operands.
  static void find_result_rules(OpInfo& info) {
    const OpDef& def = *info.def;
    FormatTypeRule rules[FormatProgram::max_rules];
    int num_rules = 0;
    FormatValues missing;
    bool all_single = multi_groups(def.results) == 0;
    if (all_single &&
        find_type_rules(def, /*infers_results=*/false, /*any_arity=*/true,
                        (1u << def.operands.size()) - 1, 0, rules, num_rules, missing))
      info.result_rules.assign(rules, rules + num_rules);
    if (num_rules == 1 && rules[0].kind == FormatTypeRule::SameAs && !rules[0].source.results &&
        !info.result_rules.empty() && !info.hooks.infer_types)
      info.result_same_as = rules[0].source.group;
  }

  Context& context_;
  Context::Impl& impl_;
  const Dialect& dialect_;
};

// An interface without one that it builds on would make its verifier and its users stumble.
template <typename Info>
void check_supers(Context& context, const Info& info, llvm::StringRef name, llvm::StringRef what) {
  auto [super, user] = info.interfaces.missing_super();
  if (super)
    context.emit_error(Location())
        << what << " '" << name << "' has interface '" << ref(user->name) << "' but not '"
        << ref(super->name) << "', on which that builds";
}

}  // namespace

void Context::Impl::register_record(Context& context, const Dialect& dialect) {
  DialectInfo& info = Registration(context, dialect).run();
  context.attach_pending_interfaces(ref(dialect.name));
  if (dialect.on_register)
    dialect.on_register(context);
  for (const OpInfo* op : info.ops)
    check_supers(context, *op, op->name.str(), "op");
  for (const TypeInfo* type : info.types)
    check_supers(context, *type, type->name, "type");
  for (const AttrInfo* attr : info.attrs)
    check_supers(context, *attr, attr->name, "attribute");
}

void Context::register_dialect(const Dialect& dialect) {
  if (this->dialect(ref(dialect.name)))
    return;
  register_natives(*this, dialect);
  impl_->register_record(*this, *find_compiled_dialect(*this, ref(dialect.name)));
}

void Context::Impl::unregister(Context& context, llvm::StringRef name) {
  const DialectInfo* info = context.dialect(name);
  if (!info)
    return;
  for (const OpInfo* op : info->ops)
    ops_by_id.erase(op->id);
  for (const TypeInfo* type : info->types)
    types_by_id.erase(type->id);
  for (const AttrInfo* attr : info->attrs)
    attrs_by_id.erase(attr->id);
  llvm::erase(dialects, info);
  records.erase(info);
  for (std::atomic<const OpInfo*>& known : context.known_ops_)
    known.store(nullptr, std::memory_order_release);
  // Texts that were read while it was there may be of it.
  std::lock_guard lock(exact_mutex);
  exact_types.clear();
  exact_attrs.clear();
}

llvm::ArrayRef<const DialectInfo*> Context::dialects() const {
  return impl_->dialects;
}
const DialectInfo* Context::dialect(llvm::StringRef name) const {
  for (const DialectInfo* info : impl_->dialects)
    if (info->name == name)
      return info;
  return nullptr;
}

const OpInfo* Context::find_op_info(std::uint64_t id) const {
  auto it = impl_->ops_by_id.find(id);
  if (it == impl_->ops_by_id.end() || !it->second->is_registered())
    return nullptr;
  known_ops_[id % num_known_ops].store(it->second, std::memory_order_release);
  return it->second;
}
const TypeInfo* Context::type_info(std::uint64_t id) const {
  return impl_->types_by_id.lookup(id);
}
const AttrInfo* Context::attr_info(std::uint64_t id) const {
  return impl_->attrs_by_id.lookup(id);
}

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

// The interfaces of what is called `name`, or null.
static InterfaceTable* find_interfaces(Context::Impl& impl, InterfaceTarget target,
                                       llvm::StringRef name) {
  std::uint64_t id = def_id(name);
  switch (target) {
    case InterfaceTarget::Op: {
      auto it = impl.ops_by_id.find(id);
      return it != impl.ops_by_id.end() && it->second->is_registered() ? &it->second->interfaces
                                                                       : nullptr;
    }
    case InterfaceTarget::Type: {
      auto it = impl.types_by_id.find(id);
      return it != impl.types_by_id.end() ? &it->second->interfaces : nullptr;
    }
    case InterfaceTarget::Attr: {
      auto it = impl.attrs_by_id.find(id);
      return it != impl.attrs_by_id.end() ? &it->second->interfaces : nullptr;
    }
  }
  return nullptr;
}

void Context::attach_interface(InterfaceTarget target, llvm::StringRef name, std::uint64_t id,
                               const void* table, const InterfaceDef* def) {
  if (InterfaceTable* interfaces = find_interfaces(*impl_, target, name))
    interfaces->add(InterfaceTable::Entry{id, table, def});
  else
    impl_->pending_interfaces.push_back({target, name.str(), id, table, def});
}

void Context::attach_pending_interfaces(llvm::StringRef dialect) {
  llvm::erase_if(impl_->pending_interfaces, [&](const Impl::PendingInterface& pending) {
    if (llvm::StringRef(pending.name).split('.').first != dialect)
      return false;
    InterfaceTable* interfaces = find_interfaces(*impl_, pending.target, pending.name);
    if (interfaces)
      interfaces->add(InterfaceTable::Entry{pending.id, pending.table, pending.def});
    return interfaces != nullptr;
  });
}

}  // namespace pliron
