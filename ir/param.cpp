#include "ir/param.h"

#include "ir/diagnostics.h"

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

const UniquedStorage* detail::unique_params(const void* kind, Context& context,
                                            llvm::ArrayRef<ParamDef> params,
                                            llvm::ArrayRef<std::uint64_t> defaults,
                                            std::initializer_list<ParamValue> values) {
  llvm::SmallVector<std::uint64_t, 8> words;
  assert(values.size() <= params.size() && "one value for each parameter");
  for (const ParamValue& value : values) {
    assert(value.fits(params[words.size()].kind) && "a value of the wrong kind for its parameter");
    words.push_back(value.word());
  }
  if (words.size() < params.size())
    llvm::append_range(words, defaults.drop_front(words.size()));
  assert(!first_wrong_param(params, words) && "a value that its parameter does not accept");
  return context.unique(kind, words);
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
