#include "passes/rewrite/type_converter.h"

#include "llvm/ADT/STLExtras.h"

namespace pliron {

const TypeConverter::Types& TypeConverter::find(Type type) {
  if (const Types* known = known_.lookup(type))
    return *known;
  std::optional<Types> types;
  for (const Conversion& conversion : llvm::reverse(conversions_))
    if ((types = conversion(type)))
      break;
  // A conversion may itself ask for types, so that the entry is made only now.
  answers_.push_back(types ? std::move(*types) : Types{type});
  known_[type] = &answers_.back();
  return answers_.back();
}

Value TypeConverter::materialize(llvm::ArrayRef<Materialization> all, Builder& builder, Location at,
                                 Type to, llvm::ArrayRef<Value> values) {
  for (const Materialization& make : llvm::reverse(all))
    if (Value value = make(builder, at, to, values))
      return value;
  return {};
}

}  // namespace pliron
