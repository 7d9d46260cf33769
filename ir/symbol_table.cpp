#include "ir/symbol_table.h"

#include "ir/outer_symbols.h"
#include "ir/param_def.h"
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

bool may_see_unknown_symbols(Operation* op) {
  for (; op && !op->has(Trait::SymbolTable); op = op->parent_op())
    if (!op->is_registered() && op->num_regions() == 1)
      return true;
  return false;
}

static thread_local SymbolTables* lookup_tables = nullptr;

SymbolLookupScope::SymbolLookupScope(SymbolTables& tables) : outer_(lookup_tables) {
  lookup_tables = &tables;
}
SymbolLookupScope::~SymbolLookupScope() {
  lookup_tables = outer_;
}

static thread_local struct {
  SymbolTables* tables = nullptr;
  Operation* table = nullptr;  // they hold this one and those around it
} outer_symbols;

OuterSymbolScope::OuterSymbolScope(SymbolTables& tables, Operation* table)
    : outer_tables_(outer_symbols.tables), outer_table_(outer_symbols.table) {
  outer_symbols = {&tables, table};
}
OuterSymbolScope::~OuterSymbolScope() {
  outer_symbols = {outer_tables_, outer_table_};
}

static Operation* find_in_table(Operation* table, Identifier name) {
  if (outer_symbols.tables && table->is_ancestor_of(outer_symbols.table))
    return outer_symbols.tables->lookup(table, name);
  if (lookup_tables)
    return lookup_tables->lookup(table, name);
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

Operation* SymbolTables::lookup(Operation* table, Identifier name) {
  std::unique_ptr<SymbolTable>& symbols = tables_[table];
  if (!symbols)
    symbols = std::make_unique<SymbolTable>(table);
  return symbols->lookup(name);
}

Operation* SymbolTables::lookup(Operation* from, SymbolRefAttr reference) {
  SymbolLookupScope scope(*this);
  return lookup_symbol(from, reference);
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

Operation* SymbolTable::lookup(Identifier name) const {
  return symbols_.lookup(name);
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

// The attributes among an attribute's parameters.
static void push_nested(Attribute attr, llvm::SmallVectorImpl<Attribute>& worklist) {
  if (ArrayAttr array = attr.try_as<ArrayAttr>()) {
    for (std::size_t i = 0; i < array.size(); ++i)
      worklist.push_back(array[i]);
    return;
  }
  if (DictionaryAttr dictionary = attr.try_as<DictionaryAttr>()) {
    for (std::size_t i = 0; i < dictionary.size(); ++i)
      worklist.push_back(dictionary[i].value);
    return;
  }
  const AttrDef* def = attr.info().def;
  for (int i = 0; def && i < def->params.size(); ++i) {
    if (def->params[i].kind == ParamKind::Attr) {
      worklist.push_back(Attribute(from_word<UniquedStorage>(attr.words()[i])));
    } else if (def->params[i].kind == ParamKind::AttrList) {
      for (std::uint64_t word : from_word<UniquedStorage>(attr.words()[i])->words())
        worklist.push_back(Attribute(from_word<UniquedStorage>(word)));
    }
  }
}

void for_each_symbol_reference(Operation* op, llvm::function_ref<void(SymbolRefAttr)> visit) {
  llvm::SmallVector<Attribute, 8> worklist;
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    worklist.push_back(op->attr_slot(i));
  for (const NamedAttribute& attr : op->discardable_attrs())
    worklist.push_back(attr.value);
  std::reverse(worklist.begin(), worklist.end());
  while (!worklist.empty()) {
    Attribute attr = worklist.pop_back_val();
    if (!attr)
      continue;
    if (SymbolRefAttr reference = attr.try_as<SymbolRefAttr>())
      visit(reference);
    else
      push_nested(attr, worklist);
  }
}

}  // namespace pliron
