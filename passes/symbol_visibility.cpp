#include "passes/symbol_visibility.h"

#include "ir/builtin_attributes.h"

namespace pliron {

bool is_private_symbol(Operation* symbol) {
  if (const auto* visibility = symbol->interface<SymbolVisibilityInterface>();
      visibility && visibility->is_private(symbol))
    return true;
  StringAttr text = symbol->attr_as<StringAttr>("sym_visibility");
  return text && text.value() == "private";
}

}  // namespace pliron
