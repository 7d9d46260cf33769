#pragma once
// Whether a symbol can be seen from outside of the module. For symbol-dce and for analyses across
// calls, which may do with a private symbol what they like as long as its uses agree.

#include "ir/operation.h"

namespace pliron {

// For symbols whose visibility is not said by the attribute `sym_visibility`.
struct SymbolVisibilityInterface {
  static constexpr std::uint64_t id = def_id("pliron.symbol_visibility");
  bool (*is_private)(Operation* symbol) = nullptr;
};

// Whether nothing outside of its symbol table can refer to the symbol: its interface says so, or
// `sym_visibility` is "private".
bool is_private_symbol(Operation* symbol);

}  // namespace pliron
