#include "ir/param.h"

#include "ir/diagnostics.h"
#include "ir/printer.h"

namespace pliron {

template <typename T>
static std::uint64_t list_word(Context& context, llvm::ArrayRef<T> items) {
  llvm::SmallVector<std::uint64_t, 8> words;
  for (T item : items) {
    if constexpr (std::is_integral_v<T>)
      words.push_back(static_cast<std::uint64_t>(item));
    else
      words.push_back(to_word(item.storage()));
  }
  return to_word(context.word_list(words));
}

ParamValue::ParamValue(Context& context, llvm::ArrayRef<Type> types)
    : word_(list_word(context, types)), kind_(ParamKind::TypeList) {}
ParamValue::ParamValue(Context& context, llvm::ArrayRef<Attribute> attrs)
    : word_(list_word(context, attrs)), kind_(ParamKind::AttrList) {}
ParamValue::ParamValue(Context& context, llvm::ArrayRef<std::int64_t> ints)
    : word_(list_word(context, ints)), kind_(ParamKind::IntList) {}

// Puts the words of all values behind those that are there, and those of parameters that are left
// out.
template <typename Info>
static void add_words(const Info& info, std::initializer_list<ParamValue> values,
                      llvm::SmallVectorImpl<std::uint64_t>& words) {
  llvm::ArrayRef<ParamDef> params(info.def->params.begin(), info.def->params.end());
  assert(words.size() + values.size() <= params.size() && "one value for each parameter");
  for (const ParamValue& value : values) {
    assert(value.fits(params[words.size()].kind) && "a value of the wrong kind for its parameter");
    words.push_back(value.word());
  }
  if (words.size() < params.size())
    llvm::append_range(words, llvm::ArrayRef(info.defaults).drop_front(words.size()));
  assert(!first_wrong_param(params, words) && "a value that its parameter does not accept");
}

const UniquedStorage* detail::unique_params(const TypeInfo* kind, Context& context,
                                            std::initializer_list<ParamValue> values) {
  llvm::SmallVector<std::uint64_t, 8> words;
  add_words(*kind, values, words);
  return kind->def->recursive ? unique_type(context, *kind, words).storage()
                              : context.unique(kind, words);
}
const UniquedStorage* detail::unique_params(const AttrInfo* kind, Context& context,
                                            std::initializer_list<ParamValue> values) {
  llvm::SmallVector<std::uint64_t, 8> words;
  add_words(*kind, values, words);
  return context.unique(kind, words);
}

// Types that are recursive by name.

static bool is_name(std::uint64_t word) {
  return word && !Identifier::from_opaque(from_word<void>(word)).str().empty();
}

bool Type::is_named() const {
  const TypeDef* def = info().def;
  return def && def->recursive && is_name(words().front());
}

Type unique_type(Context& context, const TypeInfo& info, llvm::ArrayRef<std::uint64_t> words) {
  if (!info.def->recursive || !is_name(words.front()))
    return Type(context.unique(&info, words));
  Type type =
      declare_type(context, info, Identifier::from_opaque(from_word<void>(words.front())));
  return succeeded(context.complete(type.storage(), words)) ? type : Type();
}

Type declare_type(Context& context, const TypeInfo& info, Identifier name) {
  assert(info.def->recursive && is_name(to_word(name.opaque())) && "not a kind with names");
  llvm::SmallVector<std::uint64_t, 8> words(info.defaults.begin(), info.defaults.end());
  words.front() = to_word(name.opaque());
  return Type(context.declare(&info, words));
}

LogicalResult detail::set_body(Type named, std::initializer_list<ParamValue> values) {
  assert(named.is_named() && "a type without a name gets its parameters when it is made");
  llvm::SmallVector<std::uint64_t, 8> words{named.words().front()};
  add_words(named.info(), values, words);
  return named.context().complete(named.storage(), words);
}

std::string short_text(Type named) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '!' << named.info().name << "<\"";
  print_escaped(Identifier::from_opaque(from_word<void>(named.words().front())).str(), os);
  os << "\">";
  return text;
}

const ParamDef* first_wrong_param(llvm::ArrayRef<ParamDef> params,
                                  llvm::ArrayRef<std::uint64_t> words) {
  for (std::size_t i = 0; i < params.size(); ++i) {
    bool absent = params[i].is_optional() && words[i] == 0;
    if (!absent && !params[i].constraint.accepts(params[i].kind, words[i]))
      return &params[i];
  }
  return nullptr;
}

template <typename Def>
static LogicalResult verify_params(const Def& def, llvm::ArrayRef<std::uint64_t> words,
                                   EmitError emit) {
  const ParamDef* wrong = first_wrong_param({def.params.begin(), def.params.end()}, words);
  if (!wrong)
    return success();
  return emit() << "parameter '" << wrong->name << "' of '" << def.name << "' must be "
                << wrong->constraint;
}

LogicalResult verify_type(Type type, EmitError emit) {
  const TypeInfo& info = type.info();
  if (!info.def)
    return success();
  if (failed(verify_params(*info.def, type.words(), emit)))
    return failure();
  for (const InterfaceTable::Entry& entry : info.interfaces.entries())
    if (entry.def && entry.def->verify_type && failed(entry.def->verify_type(type, emit)))
      return failure();
  return info.hooks.verify ? info.hooks.verify(type, emit) : success();
}

LogicalResult verify_attr(Attribute attr, EmitError emit) {
  const AttrInfo& info = attr.info();
  if (!info.def)
    return success();
  if (failed(verify_params(*info.def, attr.words(), emit)))
    return failure();
  for (const InterfaceTable::Entry& entry : info.interfaces.entries())
    if (entry.def && entry.def->verify_attr && failed(entry.def->verify_attr(attr, emit)))
      return failure();
  return info.hooks.verify ? info.hooks.verify(attr, emit) : success();
}

const TypeInfo* detail::type_kind(Context& context, std::uint64_t id) {
  const TypeInfo* info = context.type_info(id);
  assert(info && "the type's dialect is not registered");
  return info;
}
const AttrInfo* detail::attr_kind(Context& context, std::uint64_t id) {
  const AttrInfo* info = context.attr_info(id);
  assert(info && "the attribute's dialect is not registered");
  return info;
}

}  // namespace pliron
