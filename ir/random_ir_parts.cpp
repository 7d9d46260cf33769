#include "ir/random_ir_parts.h"

#include "ir/builtin_storage.h"
#include "ir/builtin_types.h"

namespace pliron {

// Types nest as deep as their text does, which the parser limits; this is enough for samples.
static constexpr unsigned max_depth = 16;

// What the words of a type or attribute are; empty when nobody knows.
static llvm::SmallVector<WordKind, 8> word_kinds(const UniquedStorage* storage, bool is_type) {
  llvm::SmallVector<WordKind, 8> kinds;
  auto add_params = [&](const auto& params) {
    for (const ParamDef& param : params)
      kinds.push_back(word_kind(param.kind));
  };
  llvm::StringRef name;
  if (is_type) {
    const TypeInfo& info = Type(storage).info();
    name = info.name;
    if (info.def)
      add_params(info.def->params);
  } else {
    const AttrInfo& info = Attribute(storage).info();
    name = info.name;
    if (info.def)
      add_params(info.def->params);
  }
  const StorageDef* builtin = is_type ? builtin_type_storage(name) : builtin_attr_storage(name);
  if (!builtin)
    return kinds;
  kinds.append(builtin->head.begin(), builtin->head.end());
  while (!builtin->tail.empty() && kinds.size() < storage->words().size())
    kinds.append(builtin->tail.begin(), builtin->tail.end());
  return kinds;
}

void TypeParts::add_list(llvm::ArrayRef<std::uint64_t> words) {
  llvm::SmallVector<Type, 4> list;
  for (std::uint64_t word : words)
    list.push_back(Type(from_word<UniquedStorage>(word)));
  lists_.push_back(std::move(list));
}

void TypeParts::add(const UniquedStorage* storage, bool is_type, unsigned depth) {
  if (!storage || depth > max_depth || !seen_.insert(storage).second)
    return;
  if (is_type)
    types_.push_back(Type(storage));
  if (FunctionType function =
          is_type ? Type(storage).try_as<FunctionType>() : FunctionType(nullptr)) {
    std::uint64_t inputs = function.words()[0];
    add_list(function.words().slice(1, inputs));
    add_list(function.words().drop_front(1 + inputs));
  }
  llvm::SmallVector<WordKind, 8> kinds = word_kinds(storage, is_type);
  llvm::ArrayRef<std::uint64_t> words = storage->words();
  for (std::size_t i = 0; i < std::min(words.size(), kinds.size()); ++i) {
    bool is_list = kinds[i] == WordKind::TypeList || kinds[i] == WordKind::AttrList;
    bool holds_types = kinds[i] == WordKind::TypeList || kinds[i] == WordKind::Type ||
                       kinds[i] == WordKind::OptionalType;
    bool holds_attrs = kinds[i] == WordKind::AttrList || kinds[i] == WordKind::Attr ||
                       kinds[i] == WordKind::OptionalAttr;
    if (!holds_types && !holds_attrs)
      continue;
    const UniquedStorage* part = from_word<UniquedStorage>(words[i]);
    if (!is_list) {
      add(part, holds_types, depth + 1);
      continue;
    }
    if (holds_types)
      add_list(part->words());
    for (std::uint64_t word : part->words())
      add(from_word<UniquedStorage>(word), holds_types, depth + 1);
  }
}

}  // namespace pliron
