#include "ir/dialect_builder.h"

#include "ir/constraints_impl.h"
#include "ir/context_impl.h"
#include "ir/definition_checks.h"
#include "ir/parser_core.h"
#include "llvm/ADT/StringSet.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

namespace {

class DialectDefinition {
 public:
  DialectDefinition(Context& context, const DialectSpec& spec)
      : context_(context), impl_(context.impl()), memory_(impl_.definitions), spec_(spec) {}

  LogicalResult define(llvm::function_ref<LogicalResult()> when_registered) {
    record_.name = memory_.keep(spec_.name);
    record_.summary = memory_.keep(spec_.summary);
    record_.enums = spec_.enums;
    if (!check_name())
      return failure();
    for (const ParamDefSpec& type : spec_.types)
      define_type(type);
    for (const ParamDefSpec& attr : spec_.attrs)
      define_attr(attr);
    for (const OpSpec& op : spec_.ops)
      define_op(op);
    check_enums();
    DialectNatives hooks;
    set_hooks(spec_.hooks, NativeRole::DialectHook, dialect_hook_fields(), hooks, {});
    record_.materialize_constant = hooks.materialize_constant;
    record_.on_register = hooks.on_register;
    if (ok_)
      check_compiled();
    if (!ok_)
      return failure();
    return register_it(when_registered);
  }

 private:
  InFlightDiagnostic fail(Location location) {
    ok_ = false;
    return context_.emit_error(location);
  }
  // A mistake in a record, in the words in which C++ code shows it.
  void report(const Mistake& mistake, Location location) {
    if (mistake)
      fail(location) << ref(mistake.view());
  }
  void report_format(const Mistake& mistake, const FormatSpec& format, Location location) {
    if (mistake)
      fail(format_mistake_place(context_, mistake, format, location)) << ref(mistake.view());
  }

  std::string full_name(llvm::StringRef name) const { return spec_.name + "." + name.str(); }
  bool check_name();
  bool check_new(llvm::StringRef name, llvm::StringRef what, Location location);
  // Whether no name is there twice; `prefix` starts the message.
  template <typename List>
  bool check_unique(const List& list, const llvm::Twine& prefix, llvm::StringRef what);
  template <typename T, typename List>
  bool check_room(const std::vector<T>& items, const List&, const llvm::Twine& prefix,
                  llvm::StringRef what, Location location);
  void define_op(const OpSpec& spec);
  void define_values(const OpSpec& spec, OpDef& def);
  void check_references(const OpSpec& spec);
  template <typename List>
  void define_value_list(const std::vector<ValueSpec>& from, List& to);
  void define_type(const ParamDefSpec& spec);
  void define_attr(const ParamDefSpec& spec);
  template <typename Def>
  Def* define_params(const ParamDefSpec& spec, llvm::StringRef what);
  void check_enums();
  void check_compiled();

  // Natives.
  const Native* native(const NativeSpec& spec, NativeRole role, llvm::StringRef part);
  template <typename Hooks>
  void set_hooks(const std::vector<NativeSpec>& specs, NativeRole role,
                 llvm::ArrayRef<HookField<Hooks>> fields, Hooks& hooks,
                 llvm::function_ref<bool(const Native&, Location)> fits);
  template <typename Directive>
  StaticSpan<Directive> directives(const std::vector<NativeSpec>& specs, NativeRole role,
                                   llvm::function_ref<bool(const Native&, Location)> fits);
  llvm::ArrayRef<InterfaceImpl> interfaces(const std::vector<NativeSpec>& specs, NativeRole role,
                                           llvm::function_ref<bool(const Native&, Location)> fits);
  bool fits_op(const Native& native, const OpDef& def, Location location);
  template <typename Def>
  bool fits_params(const Native& native, const Def& def, Location location);

  LogicalResult register_it(llvm::function_ref<LogicalResult()> when_registered);
  void check_constraints();
  Location place_of(llvm::StringRef message) const;

  Context& context_;
  Context::Impl& impl_;
  DefinitionMemory& memory_;
  const DialectSpec& spec_;
  Dialect record_;
  bool ok_ = true;
};

bool DialectDefinition::check_name() {
  llvm::StringRef name = spec_.name;
  if (!detail::is_keyword(record_.name) || name.contains('.'))
    fail(spec_.location) << "'" << name << "' cannot be the name of a dialect";
  else if (context_.dialect(name))
    fail(spec_.location) << "dialect '" << name << "' is registered already";
  check_unique(spec_.types, "", "type");
  check_unique(spec_.attrs, "", "attribute");
  check_unique(spec_.ops, "", "op");
  return ok_;
}

// Whether nothing has a name that is to be registered, or its hash.
bool DialectDefinition::check_new(llvm::StringRef name, llvm::StringRef what, Location location) {
  std::uint64_t id = def_id({name.data(), name.size()});
  bool taken = what == "op"     ? impl_.ops_by_id.contains(id)
               : what == "type" ? impl_.types_by_id.contains(id)
                                : impl_.attrs_by_id.contains(id);
  if (taken)
    fail(location) << what << " '" << name << "' is in use already, from before it was defined";
  return !taken;
}

template <typename List>
bool DialectDefinition::check_unique(const List& list, const llvm::Twine& prefix,
                                     llvm::StringRef what) {
  llvm::StringMap<Location> first;
  bool unique = true;
  for (const auto& entry : list) {
    auto [it, added] = first.try_emplace(entry.name, entry.location);
    if (added || entry.name.empty())
      continue;
    fail(entry.location).note(it->second, "the first one is here")
        << prefix.str() << "two " << what << "s are called '" << entry.name << "'";
    unique = false;
  }
  return unique;
}

template <typename T, typename List>
bool DialectDefinition::check_room(const std::vector<T>& items, const List&,
                                   const llvm::Twine& prefix, llvm::StringRef what,
                                   Location location) {
  if (items.size() <= static_cast<std::size_t>(List::capacity))
    return true;
  if constexpr (requires { items[0].location; })
    location = items[static_cast<std::size_t>(List::capacity)].location;
  fail(location) << prefix.str() << "there can be at most " << List::capacity << ' ' << what << 's';
  return false;
}

// Ops.
// ---------------------------------------------------------------------------------------------

template <typename List>
void DialectDefinition::define_value_list(const std::vector<ValueSpec>& from, List& to) {
  for (const ValueSpec& value : from) {
    ValueDef& def = to.items[to.count++];
    def.name = memory_.keep(value.name);
    def.type = value.type;
    def.arity = value.arity;
    def.same_as = memory_.keep(value.same_as);
    if (value.derive.empty())
      continue;
    def.derive_what = memory_.keep(value.derive_what);
    NativeSpec spec{.hook = value.name, .name = value.derive, .location = value.location};
    if (const Native* found = native(spec, NativeRole::OpDerive, {}))
      def.derive = reinterpret_cast<Type (*)(Type)>(found->function);
  }
}

void DialectDefinition::define_values(const OpSpec& spec, OpDef& def) {
  define_value_list(spec.operands, def.operands);
  define_value_list(spec.results, def.results);
  for (const AttrSlotSpec& attr : spec.attrs) {
    AttrSlotDef& slot = def.attrs.items[def.attrs.count++];
    slot.name = memory_.keep(attr.name);
    slot.constraint = attr.constraint;
    slot.presence = attr.default_text.empty() ? attr.presence : Presence::Optional;
    slot.default_text = memory_.keep(attr.default_text);
    slot.refining = attr.refining;
  }
  for (const RegionSpec& region : spec.regions) {
    RegionDef& to = def.regions.items[def.regions.count++];
    to.name = memory_.keep(region.name);
    to.arity = region.arity;
    to.constraint = region.constraint;
    to.constraint.description = memory_.keep(ref(region.constraint.description));
  }
  for (const SuccessorSpec& successor : spec.successors) {
    SuccessorDef& to = def.successors.items[def.successors.count++];
    to.name = memory_.keep(successor.name);
    to.operands = memory_.keep(successor.operands);
    to.arity = successor.arity;
  }
  for (const std::string& parent : spec.parents)
    def.parents.items[def.parents.count++] = memory_.keep(parent);
}

// References to names of the same record, which are worth a place and a suggestion of their own.
void DialectDefinition::check_references(const OpSpec& spec) {
  std::string prefix = "record of op '" + full_name(spec.name) + "': ";
  llvm::SmallVector<llvm::StringRef, 8> operands, values;
  for (const ValueSpec& value : spec.operands)
    operands.push_back(value.name);
  values = operands;
  for (const ValueSpec& value : spec.results)
    values.push_back(value.name);
  auto check = [&](const ValueSpec& value, llvm::ArrayRef<llvm::StringRef> known,
                   llvm::StringRef end) {
    if (!value.same_as.empty() && !llvm::is_contained(known, llvm::StringRef(value.same_as)))
      fail(value.same_as_location)
          << prefix << "the type of '" << value.name << "' follows from '" << value.same_as
          << "', which " << end << did_you_mean(value.same_as, known);
  };
  for (const ValueSpec& value : spec.operands)
    check(value, operands, "is no operand");
  for (const ValueSpec& value : spec.results)
    check(value, values, "the op does not have");
  for (const SuccessorSpec& successor : spec.successors)
    if (!successor.operands.empty() &&
        !llvm::is_contained(operands, llvm::StringRef(successor.operands)))
      fail(successor.operands_location)
          << prefix << "successor '" << successor.name << "' gets operands '" << successor.operands
          << "', which the op does not have" << did_you_mean(successor.operands, operands);
}

void DialectDefinition::define_op(const OpSpec& spec) {
  std::string name = full_name(spec.name), prefix = "record of op '" + name + "': ";
  bool was_ok = std::exchange(ok_, true);
  OpDef* def = memory_.make<OpDef>();
  check_new(name, "op", spec.location);
  check_unique(spec.operands, prefix, "operand");
  check_unique(spec.results, prefix, "result");
  check_unique(spec.attrs, prefix, "attribute");
  check_unique(spec.regions, prefix, "region");
  check_unique(spec.successors, prefix, "successor");
  bool room = check_room(spec.operands, def->operands, prefix, "operand", spec.location);
  room &= check_room(spec.results, def->results, prefix, "result", spec.location);
  room &= check_room(spec.attrs, def->attrs, prefix, "attribute", spec.location);
  room &= check_room(spec.regions, def->regions, prefix, "region", spec.location);
  room &= check_room(spec.successors, def->successors, prefix, "successor", spec.location);
  room &= check_room(spec.parents, def->parents, prefix, "parent", spec.location);
  check_references(spec);
  def->name = memory_.keep(name);
  def->summary = memory_.keep(spec.summary);
  def->description = memory_.keep(spec.description);
  def->traits = spec.traits;
  def->implicit_terminator = memory_.keep(spec.implicit_terminator);
  def->cost = spec.cost;
  def->format = memory_.keep(spec.format.text);
  if (room)
    define_values(spec, *def);
  if (ok_)
    report(check_record(*def), spec.location);
  OpEntry entry{.def = def};
  auto fits = [&](const Native& native, Location location) {
    return !room || fits_op(native, *def, location);
  };
  set_hooks(spec.hooks, NativeRole::OpHook, op_hook_fields(), entry.hooks, fits);
  def->directives = directives<CustomDirective>(spec.directives, NativeRole::OpDirective, fits);
  entry.interfaces = interfaces(spec.interfaces, NativeRole::OpInterface, fits);
  if (ok_ && !def->format.empty())
    report_format(compile_format(*def, entry.hooks.infer_types != nullptr).mistake, spec.format,
                  spec.location);
  entry.is_checked = ok_;
  record_.ops.push_back(entry);
  ok_ &= was_ok;
}

// Types and attributes.
// ----------------------------------------------------------------------------

template <typename Def>
Def* DialectDefinition::define_params(const ParamDefSpec& spec, llvm::StringRef what) {
  std::string name = full_name(spec.name);
  std::string prefix = "record of " + what.str() + " '" + name + "': ";
  Def* def = memory_.make<Def>();
  check_new(name, what, spec.location);
  check_unique(spec.params, prefix, "parameter");
  def->name = memory_.keep(name);
  def->summary = memory_.keep(spec.summary);
  def->description = memory_.keep(spec.description);
  def->format = memory_.keep(spec.format.text);
  if (!check_room(spec.params, def->params, prefix, "parameter", spec.location))
    return def;
  for (const ParamSpec& param : spec.params) {
    ParamDef& to = def->params.items[def->params.count++];
    to.name = memory_.keep(param.name);
    to.kind = param.kind;
    to.presence = param.default_text.empty() ? param.presence : Presence::Optional;
    to.constraint = param.constraint;
    to.default_text = memory_.keep(param.default_text);
  }
  return def;
}

void DialectDefinition::define_type(const ParamDefSpec& spec) {
  bool was_ok = std::exchange(ok_, true);
  auto* def = define_params<TypeDef>(spec, "type");
  def->recursive = spec.recursive;
  auto fits = [&](const Native& native, Location location) {
    return fits_params(native, *def, location);
  };
  TypeNatives hooks;
  set_hooks(spec.hooks, NativeRole::TypeHook, type_hook_fields(), hooks, fits);
  def->print = hooks.print;
  def->parse = hooks.parse;
  def->alias = hooks.alias;
  def->directives = directives<ParamDirective>(spec.directives, NativeRole::TypeDirective, fits);
  if (ok_)
    report(check_record(*def), spec.location);
  if (ok_ && !def->format.empty())
    report_format(compile_param_format(*def).mistake, spec.format, spec.location);
  TypeEntry entry(def);
  entry.hooks.verify = hooks.verify;
  entry.interfaces = interfaces(spec.interfaces, NativeRole::TypeInterface, fits);
  entry.is_checked = ok_;
  record_.types.push_back(entry);
  ok_ &= was_ok;
}

void DialectDefinition::define_attr(const ParamDefSpec& spec) {
  bool was_ok = std::exchange(ok_, true);
  auto* def = define_params<AttrDef>(spec, "attribute");
  auto fits = [&](const Native& native, Location location) {
    return fits_params(native, *def, location);
  };
  AttrNatives hooks;
  set_hooks(spec.hooks, NativeRole::AttrHook, attr_hook_fields(), hooks, fits);
  def->print = hooks.print;
  def->parse = hooks.parse;
  def->alias = hooks.alias;
  def->bracketed = spec.bracketed;
  def->directives = directives<ParamDirective>(spec.directives, NativeRole::AttrDirective, fits);
  if (ok_)
    report(check_record(*def), spec.location);
  if (ok_ && !def->format.empty())
    report_format(compile_param_format(*def).mistake, spec.format, spec.location);
  AttrEntry entry(def);
  entry.hooks.verify = hooks.verify;
  entry.interfaces = interfaces(spec.interfaces, NativeRole::AttrInterface, fits);
  entry.is_checked = ok_;
  record_.attrs.push_back(entry);
  ok_ &= was_ok;
}

void DialectDefinition::check_enums() {
  llvm::StringSet<> names;
  for (const EnumDef* def : spec_.enums) {
    report(check_enum(*def), spec_.location);
    if (!names.insert(ref(def->name)).second)
      fail(spec_.location) << "two enumerations are called '" << ref(def->name) << "'";
  }
}

// Natives.
// -----------------------------------------------------------------------------------------

const Native* DialectDefinition::native(const NativeSpec& spec, NativeRole role,
                                        llvm::StringRef part) {
  return check_native(context_, spec, role, part, spec_.name, [&] { return fail(spec.location); });
}

template <typename Hooks>
void DialectDefinition::set_hooks(const std::vector<NativeSpec>& specs, NativeRole role,
                                  llvm::ArrayRef<HookField<Hooks>> fields, Hooks& hooks,
                                  llvm::function_ref<bool(const Native&, Location)> fits) {
  for (const NativeSpec& spec : specs) {
    auto field = llvm::find_if(fields, [&](const auto& f) { return f.name == spec.hook; });
    if (field == fields.end()) {
      llvm::SmallVector<llvm::StringRef, 8> names;
      for (const auto& f : fields)
        names.push_back(f.name);
      fail(spec.location) << "there is no hook '" << spec.hook << "'"
                          << did_you_mean(spec.hook, names);
      continue;
    }
    if (field->read(hooks)) {
      fail(spec.location) << "the hook '" << spec.hook << "' is given twice";
      continue;
    }
    const Native* found = native(spec, role, spec.hook);
    if (found && (!fits || fits(*found, spec.location)))
      field->write(hooks, found->function);
  }
}

template <typename Directive>
StaticSpan<Directive> DialectDefinition::directives(
    const std::vector<NativeSpec>& specs, NativeRole role,
    llvm::function_ref<bool(const Native&, Location)> fits) {
  llvm::SmallVector<Directive, 2> found;
  for (const NativeSpec& spec : specs) {
    const Native* directive = native(spec, role, {});
    if (!directive || !fits(*directive, spec.location))
      continue;
    found.push_back(*static_cast<const Directive*>(directive->data));
    found.back().name = memory_.keep(spec.hook);
  }
  return memory_.keep_list(llvm::ArrayRef<Directive>(found));
}

llvm::ArrayRef<InterfaceImpl> DialectDefinition::interfaces(
    const std::vector<NativeSpec>& specs, NativeRole role,
    llvm::function_ref<bool(const Native&, Location)> fits) {
  llvm::SmallVector<InterfaceImpl, 2> found;
  for (const NativeSpec& spec : specs) {
    const Native* interface = native(spec, role, {});
    if (interface && fits(*interface, spec.location))
      found.push_back(*static_cast<const InterfaceImpl*>(interface->data));
  }
  StaticSpan<InterfaceImpl> kept = memory_.keep_list(llvm::ArrayRef<InterfaceImpl>(found));
  return {kept.items, static_cast<std::size_t>(kept.count)};
}

bool DialectDefinition::fits_op(const Native& native, const OpDef& def, Location location) {
  llvm::StringRef difference = native.op ? shape_difference(def, *native.op) : "";
  if (difference.empty())
    return true;
  fail(location) << "native \"" << native.name << "\" is code for the op '" << ref(native.op->name)
                 << "', which has other " << difference << " than '" << ref(def.name) << "'";
  return false;
}

// The text of a type makes that very type, so its code is of no use to another.
template <typename Def>
bool DialectDefinition::fits_params(const Native& native, const Def& def, Location location) {
  const Def* of;
  if constexpr (std::is_same_v<Def, TypeDef>)
    of = native.type;
  else
    of = native.attr;
  if (!of)
    return true;
  if (of->name == def.name && same_params(def, *of))
    return true;
  fail(location) << "native \"" << native.name << "\" is code for '" << ref(of->name)
                 << (of->name == def.name ? "' with other parameters" : "' alone");
  return false;
}

// Code that is compiled for a dialect finds what it looks for by position, so whatever stands in
// for the dialect must have all of it, in the same shape.
void DialectDefinition::check_compiled() {
  const Dialect* compiled = find_compiled_dialect(context_, spec_.name);
  if (!compiled)
    return;
  auto differs = [&](Location location, llvm::StringRef what, std::string_view name,
                     llvm::StringRef difference) {
    fail(location) << "dialect '" << spec_.name << "' is compiled into this program, with " << what
                   << " '" << ref(name) << "' "
                   << (difference.empty() ? "missing here"
                                          : "having other " + difference.str() + " than here");
  };
  auto find = [&](const auto& entries, std::string_view name) {
    return llvm::find_if(entries, [&](const auto& entry) { return entry.def->name == name; });
  };
  for (const OpEntry& entry : compiled->ops) {
    auto here = find(record_.ops, entry.def->name);
    llvm::StringRef difference =
        here == record_.ops.end() ? "" : shape_difference(*here->def, *entry.def);
    if (here == record_.ops.end())
      differs(spec_.location, "op", entry.def->name, "");
    else if (!difference.empty())
      differs(spec_.ops[static_cast<std::size_t>(here - record_.ops.begin())].location, "op",
              entry.def->name, difference);
  }
  auto check = [&](const auto& theirs, const auto& ours, const auto& specs, llvm::StringRef what) {
    for (const auto& entry : theirs) {
      auto here = find(ours, entry.def->name);
      if (here == ours.end())
        differs(spec_.location, what, entry.def->name, "");
      else if (!same_params(*here->def, *entry.def))
        differs(specs[static_cast<std::size_t>(here - ours.begin())].location, what,
                entry.def->name, "parameters");
    }
  };
  check(compiled->types, record_.types, spec_.types, "type");
  check(compiled->attrs, record_.attrs, spec_.attrs, "attribute");
}

// Registration.
// ------------------------------------------------------------------------------------

// What a message is about, by the longest name of this dialect that it quotes.
Location DialectDefinition::place_of(llvm::StringRef message) const {
  Location place = spec_.location;
  std::size_t longest = 0;
  auto look = [&](const auto& specs) {
    for (const auto& spec : specs) {
      std::string name = full_name(spec.name);
      if (name.size() <= longest || !message.contains("'" + name + "'"))
        continue;
      longest = name.size();
      place = spec.location;
    }
  };
  look(spec_.types);
  look(spec_.attrs);
  look(spec_.ops);
  return place;
}

void DialectDefinition::check_constraints() {
  ConstraintChecker checker(context_, [&](Location location) { return fail(location); });
  for (const OpSpec& op : spec_.ops) {
    for (const auto* values : {&op.operands, &op.results})
      for (const ValueSpec& value : *values)
        checker.check(value.type.node, ConstraintFamily::Type, value.location);
    for (const AttrSlotSpec& attr : op.attrs)
      checker.check(attr.constraint.node, ConstraintFamily::Attr, attr.location);
  }
  for (const auto* defs : {&spec_.types, &spec_.attrs})
    for (const ParamDefSpec& def : *defs)
      for (const ParamSpec& param : def.params)
        checker.check_param(param.constraint.node, param.kind, param.location);
}

LogicalResult DialectDefinition::register_it(llvm::function_ref<LogicalResult()> when_registered) {
  {
    // What registration finds has no place; it is about something that has.
    ScopedDiagnosticHandler handler(context_.diagnostics(), [&](const Diagnostic& diagnostic) {
      if (!diagnostic.location.is_unknown())
        return false;
      Diagnostic placed = diagnostic;
      placed.location = place_of(diagnostic.message);
      if (placed.location.is_unknown())
        return false;
      ok_ &= diagnostic.severity != Severity::Error;
      context_.diagnostics().report(std::move(placed));
      return true;
    });
    unsigned errors = context_.diagnostics().error_count();
    impl_.register_record(context_, impl_.run_time_dialects.emplace_back(std::move(record_)));
    ok_ &= context_.diagnostics().error_count() == errors;
  }
  // First who knows the places best.
  if (ok_ && when_registered && failed(when_registered()))
    ok_ = false;
  if (ok_)
    check_constraints();
  if (!ok_)
    impl_.unregister(context_, spec_.name);
  return success(ok_);
}

}  // namespace

LogicalResult define_dialect(Context& context, const DialectSpec& spec,
                             llvm::function_ref<LogicalResult()> when_registered) {
  return DialectDefinition(context, spec).define(when_registered);
}

}  // namespace pliron
