#include "ir/param.h"

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
                                            std::initializer_list<ParamValue> values) {
  llvm::SmallVector<std::uint64_t, 8> words;
  assert(params.size() == values.size() && "one value for each parameter");
  for (const ParamValue& value : values) {
    assert(value.fits(params[words.size()].kind) && "a value of the wrong kind for its parameter");
    assert(params[words.size()].constraint.accepts(params[words.size()].kind, value.word()) &&
           "a value that its parameter does not accept");
    words.push_back(value.word());
  }
  return context.unique(kind, words);
}

const ParamDef* first_wrong_param(llvm::ArrayRef<ParamDef> params,
                                  llvm::ArrayRef<std::uint64_t> words) {
  for (std::size_t i = 0; i < params.size(); ++i)
    if (!params[i].constraint.accepts(params[i].kind, words[i]))
      return &params[i];
  return nullptr;
}

const void* detail::type_kind(Context& context, std::uint64_t id) {
  const TypeInfo* info = context.type_info(id);
  assert(info && "the type's dialect is not registered");
  return info;
}
const void* detail::attr_kind(Context& context, std::uint64_t id) {
  const AttrInfo* info = context.attr_info(id);
  assert(info && "the attribute's dialect is not registered");
  return info;
}

}  // namespace pliron
