#include "ir/symbol_table.h"

#include "llvm/ADT/StringExtras.h"

namespace pliron {

Identifier symbol_name(Operation* op) {
  // An op that nobody registered counts as a symbol when it says so by its attribute.
  if (!op->has(Trait::Symbol) && op->is_registered())
    return {};
  StringAttr name = op->attr_as<StringAttr>("sym_name");
  return name ? name.identifier() : Identifier();
}

Operation* nearest_symbol_table(Operation* op) {
  return op->has(Trait::SymbolTable) ? op : op->parent_with(Trait::SymbolTable);
}

static Operation* find_in_table(Operation* table, Identifier name) {
  for (Region& region : table->regions())
    for (Block* block : region.blocks())
      for (Operation* op : block->ops())
        if (symbol_name(op) == name)
          return op;
  return nullptr;
}

Operation* lookup_symbol(Operation* from, SymbolRefAttr reference) {
  Operation* found = nearest_symbol_table(from);
  for (std::size_t i = 0; found && i < reference.depth(); ++i) {
    if (!found->has(Trait::SymbolTable))
      return nullptr;
    found = find_in_table(found, reference.part(i));
  }
  return found;
}

Operation* lookup_symbol(Operation* from, llvm::StringRef name) {
  Operation* table = nearest_symbol_table(from);
  return table ? find_in_table(table, from->context().identifier(name)) : nullptr;
}

SymbolTable::SymbolTable(Operation* table) : table_(table) {
  assert(table->has(Trait::SymbolTable) && "the op holds no symbols");
  for (Region& region : table->regions())
    for (Block* block : region.blocks())
      for (Operation* op : block->ops())
        if (Identifier name = symbol_name(op))
          symbols_.try_emplace(name, op);
}

Operation* SymbolTable::lookup(llvm::StringRef name) const {
  return symbols_.lookup(table_->context().identifier(name));
}

Identifier SymbolTable::insert(Operation* symbol) {
  Identifier wanted = symbol_name(symbol);
  assert(wanted && "the op has no symbol name");
  Context& context = table_->context();
  Identifier name = wanted;
  for (unsigned suffix = 0; !symbols_.try_emplace(name, symbol).second; ++suffix)
    name = context.identifier((wanted.str() + "_" + llvm::Twine(suffix)).str());
  if (name != wanted)
    symbol->set_attr("sym_name", StringAttr::get(context, name.str()));
  Region& region = table_->region(0);
  if (region.empty())
    region.add_block();
  region.back()->push_back(symbol);
  return name;
}

void SymbolTable::erase(Operation* symbol) {
  Identifier name = symbol_name(symbol);
  if (symbols_.lookup(name) == symbol)
    symbols_.erase(name);
  symbol->erase();
}

}  // namespace pliron
