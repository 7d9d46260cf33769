#include "ir/natives.h"

#include "ir/context_impl.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

// Hooks.
// -------------------------------------------------------------------------------------------

// A function pointer of any type may be kept as another, as long as it is called as what it is.
template <auto Member, typename Hooks>
static HookField<Hooks> hook_field(llvm::StringLiteral name) {
  return {name, [](const Hooks& hooks) { return reinterpret_cast<NativeFunction>(hooks.*Member); },
          [](Hooks& hooks, NativeFunction function) {
            hooks.*Member =
                reinterpret_cast<std::remove_reference_t<decltype(hooks.*Member)>>(function);
          }};
}

llvm::ArrayRef<HookField<OpHooks>> op_hook_fields() {
  static const HookField<OpHooks> fields[] = {
      hook_field<&OpHooks::verify, OpHooks>("verify"),
      hook_field<&OpHooks::fold, OpHooks>("fold"),
      hook_field<&OpHooks::successor_operands, OpHooks>("successor_operands"),
      hook_field<&OpHooks::set_successor_operands, OpHooks>("set_successor_operands"),
      hook_field<&OpHooks::taken_successor, OpHooks>("taken_successor"),
      hook_field<&OpHooks::infer_types, OpHooks>("infer_types"),
      hook_field<&OpHooks::eval, OpHooks>("eval"),
      hook_field<&OpHooks::effects, OpHooks>("effects"),
  };
  static_assert(sizeof(OpHooks) == std::size(fields) * sizeof(NativeFunction),
                "a hook of ops that dialect files cannot name");
  return fields;
}
llvm::ArrayRef<HookField<TypeNatives>> type_hook_fields() {
  static const HookField<TypeNatives> fields[] = {
      hook_field<&TypeNatives::print, TypeNatives>("print"),
      hook_field<&TypeNatives::parse, TypeNatives>("parse"),
      hook_field<&TypeNatives::alias, TypeNatives>("alias"),
      hook_field<&TypeNatives::verify, TypeNatives>("verify"),
  };
  static_assert(sizeof(TypeHooks) == sizeof(NativeFunction), "a hook of types without a name here");
  return fields;
}
llvm::ArrayRef<HookField<AttrNatives>> attr_hook_fields() {
  static const HookField<AttrNatives> fields[] = {
      hook_field<&AttrNatives::print, AttrNatives>("print"),
      hook_field<&AttrNatives::parse, AttrNatives>("parse"),
      hook_field<&AttrNatives::alias, AttrNatives>("alias"),
      hook_field<&AttrNatives::verify, AttrNatives>("verify"),
  };
  static_assert(sizeof(AttrHooks) == sizeof(NativeFunction),
                "a hook of attributes without a name here");
  return fields;
}
llvm::ArrayRef<HookField<DialectNatives>> dialect_hook_fields() {
  static const HookField<DialectNatives> fields[] = {
      hook_field<&DialectNatives::materialize_constant, DialectNatives>("materialize_constant"),
      hook_field<&DialectNatives::on_register, DialectNatives>("on_register"),
  };
  return fields;
}

TypeNatives natives_of(const TypeEntry& entry) {
  return {entry.def->print, entry.def->parse, entry.def->alias, entry.hooks.verify};
}
AttrNatives natives_of(const AttrEntry& entry) {
  return {entry.def->print, entry.def->parse, entry.def->alias, entry.hooks.verify};
}
DialectNatives natives_of(const Dialect& dialect) {
  return {dialect.materialize_constant, dialect.on_register};
}

std::string native_role_text(NativeRole role, llvm::StringRef part) {
  struct RoleText {
    llvm::StringLiteral what;
    llvm::StringLiteral owner = "";  // of roles whose natives are called by their part
  };
  static constexpr RoleText texts[] = {
      {"a constraint of types"},
      {"a constraint of attributes"},
      {"the hook", "an op"},
      {"a function from types to types"},
      {"the custom directive", "an op"},
      {"the interface", "an op"},
      {"the hook", "a type"},
      {"the custom directive", "a type"},
      {"the interface", "a type"},
      {"the hook", "an attribute"},
      {"the custom directive", "an attribute"},
      {"the interface", "an attribute"},
      {"the hook", "a dialect"},
  };
  static_assert(std::size(texts) == static_cast<std::size_t>(NativeRole::DialectHook) + 1);
  const RoleText& text = texts[static_cast<std::size_t>(role)];
  if (text.owner.empty())
    return text.what.str();
  return (text.what + " '" + part + "' of " + text.owner).str();
}

// The index.
// ---------------------------------------------------------------------------------------

void NativeIndex::add(Native native, llvm::StringRef owner, const llvm::Twine& rest) {
  std::string name = rest.str();
  if (!owner.empty())
    name = (owner + "." + name).str();
  // The first of a name counts; constraints are met again and again.
  auto [it, added] = natives_.try_emplace(name, native);
  assert((added || it->second.key == native.key) && "two natives of one name");
  if (!added)
    return;
  it->second.name = it->first();
  order_.push_back(&it->second);
}

void NativeIndex::add_constraints(const ConstraintNode* node, const Dialect& home, unsigned depth) {
  constexpr unsigned max_depth = 64;
  if (!node || depth > max_depth)
    return;
  if (node->kind == ConstraintKind::Native)
    add({.role = node->accepts_type ? NativeRole::TypeConstraint : NativeRole::AttrConstraint,
         .name = {},
         .part = {},
         .home = &home,
         .data = node,
         .key = node->accepts_type
                    ? native_key(reinterpret_cast<NativeFunction>(node->accepts_type))
                    : native_key(reinterpret_cast<NativeFunction>(node->accepts_attr))},
        {}, ref(node->name));
  for (const ConstraintNode* part : node->parts)
    add_constraints(part, home, depth + 1);
}

void NativeIndex::add_op(const OpEntry& entry, const Dialect& home) {
  const OpDef& def = *entry.def;
  llvm::StringRef owner = ref(def.name);
  Native native{.role = NativeRole::OpHook, .name = {}, .part = {}, .home = &home, .op = &def};
  for (const HookField<OpHooks>& field : op_hook_fields()) {
    native.part = field.name;
    native.function = field.read(entry.hooks);
    native.key = native_key(native.function);
    if (native.function)
      add(native, owner, field.name);
  }
  native.role = NativeRole::OpDerive;
  auto add_values = [&](llvm::ArrayRef<ValueDef> values) {
    for (const ValueDef& value : values) {
      add_constraints(value.type.node, home, 0);
      native.part = ref(value.name);
      native.function = reinterpret_cast<NativeFunction>(value.derive);
      native.key = native_key(native.function);
      if (value.derive)
        add(native, owner, "derive." + ref(value.name));
    }
  };
  add_values({def.operands.begin(), def.operands.end()});
  add_values({def.results.begin(), def.results.end()});
  for (const AttrSlotDef& attr : def.attrs)
    add_constraints(attr.constraint.node, home, 0);
  native.function = nullptr;
  native.role = NativeRole::OpDirective;
  for (const CustomDirective& directive : def.directives) {
    native.part = ref(directive.name);
    native.data = &directive;
    native.key = native_key(reinterpret_cast<NativeFunction>(directive.parse));
    add(native, owner, "custom." + native.part);
  }
  native.role = NativeRole::OpInterface;
  for (const InterfaceImpl& impl : entry.interfaces) {
    native.part = ref(impl.def->name);
    native.data = &impl;
    native.key = impl.table;
    // Instances of a template are told apart by their parameter.
    std::string instance =
        impl.def->parameter ? "." + llvm::utohexstr(impl.def->parameter, true) : "";
    add(native, owner, "interface." + native.part + instance);
  }
}

template <typename Entry>
void NativeIndex::add_params(const Entry& entry, const Dialect& home) {
  constexpr bool is_type = std::is_same_v<Entry, TypeEntry>;
  std::string owner = (is_type ? "!" : "#") + ref(entry.def->name).str();
  Native native{.role = is_type ? NativeRole::TypeHook : NativeRole::AttrHook,
                .name = {},
                .part = {},
                .home = &home};
  if constexpr (is_type)
    native.type = entry.def;
  else
    native.attr = entry.def;
  auto add_hooks = [&](auto fields, const auto& hooks) {
    for (const auto& field : fields) {
      native.part = field.name;
      native.function = field.read(hooks);
      native.key = native_key(native.function);
      if (native.function)
        add(native, owner, field.name);
    }
  };
  if constexpr (is_type)
    add_hooks(type_hook_fields(), natives_of(entry));
  else
    add_hooks(attr_hook_fields(), natives_of(entry));
  native.function = nullptr;
  for (const ParamDef& param : entry.def->params)
    add_constraints(param.constraint.node, home, 0);
  native.role = is_type ? NativeRole::TypeDirective : NativeRole::AttrDirective;
  for (const ParamDirective& directive : entry.def->directives) {
    native.part = ref(directive.name);
    native.data = &directive;
    native.key = native_key(reinterpret_cast<NativeFunction>(directive.parse));
    add(native, owner, "custom." + native.part);
  }
  native.role = is_type ? NativeRole::TypeInterface : NativeRole::AttrInterface;
  for (const InterfaceImpl& impl : entry.interfaces) {
    native.part = ref(impl.def->name);
    native.data = &impl;
    native.key = impl.table;
    // Instances of a template are told apart by their parameter.
    std::string instance =
        impl.def->parameter ? "." + llvm::utohexstr(impl.def->parameter, true) : "";
    add(native, owner, "interface." + native.part + instance);
  }
}

NativeIndex::NativeIndex(llvm::ArrayRef<const Dialect*> dialects) {
  for (const Dialect* dialect : dialects) {
    for (const TypeEntry& entry : dialect->types)
      add_params(entry, *dialect);
    for (const AttrEntry& entry : dialect->attrs)
      add_params(entry, *dialect);
    for (const OpEntry& entry : dialect->ops)
      add_op(entry, *dialect);
    DialectNatives hooks = natives_of(*dialect);
    for (const HookField<DialectNatives>& field : dialect_hook_fields())
      if (NativeFunction function = field.read(hooks))
        add({.role = NativeRole::DialectHook,
             .name = {},
             .part = field.name,
             .home = dialect,
             .function = function,
             .key = native_key(function)},
            ref(dialect->name), field.name);
  }
}

const Native* NativeIndex::find(llvm::StringRef name) const {
  auto it = natives_.find(name);
  return it == natives_.end() ? nullptr : &it->second;
}

static llvm::StringRef owner_of(const Native& native) {
  return ref(native.op     ? native.op->name
             : native.type ? native.type->name
             : native.attr ? native.attr->name
                           : native.home->name);
}

const Native* NativeIndex::find(NativeRole role, llvm::StringRef owner, llvm::StringRef part,
                                const void* key) const {
  const Native* found = nullptr;
  for (const Native* native : order_) {
    if (native->role != role || native->key != key ||
        (role != NativeRole::OpDerive && native->part != part))
      continue;
    if (owner_of(*native) == owner && native->part == part)
      return native;
    if (!found)
      found = native;
  }
  return found;
}

// The context's.
// -----------------------------------------------------------------------------------

static NativeIndex& index_of(Context& context) {
  Context::Impl& impl = context.impl();
  if (!impl.natives) {
    llvm::SmallVector<const Dialect*, 8> dialects;
    for (const Dialect& dialect : impl.compiled_dialects)
      dialects.push_back(&dialect);
    impl.natives = std::make_shared<NativeIndex>(dialects);
  }
  return *impl.natives;
}

void register_natives(Context& context, Dialect dialect) {
  Context::Impl& impl = context.impl();
  for (const Dialect& known : impl.compiled_dialects)
    if (known.name == dialect.name)
      return;
  impl.compiled_dialects.push_back(std::move(dialect));
  impl.natives.reset();
}

const Native* find_native(Context& context, llvm::StringRef name) {
  return index_of(context).find(name);
}

const Dialect* find_compiled_dialect(Context& context, llvm::StringRef name) {
  for (const Dialect& dialect : context.impl().compiled_dialects)
    if (ref(dialect.name) == name)
      return &dialect;
  return nullptr;
}

const Dialect& record_of(Context& context, const DialectInfo& dialect) {
  return *context.impl().records.at(&dialect);
}

llvm::StringRef native_name(Context& context, NativeRole role, llvm::StringRef owner,
                            llvm::StringRef part, const void* key) {
  const Native* native = index_of(context).find(role, owner, part, key);
  return native ? native->name : "";
}

std::vector<llvm::StringRef> all_native_names(Context& context) {
  std::vector<llvm::StringRef> names;
  for (const Native* native : index_of(context).all())
    names.push_back(native->name);
  return names;
}

}  // namespace pliron
