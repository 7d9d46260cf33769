#pragma once
// Names of ops. A symbol is an op with Trait::Symbol, whose name is its inherent attribute `sym_name`;
// it lives in the region of an op with Trait::SymbolTable.

#include <memory>

#include "ir/block.h"
#include "ir/builtin_attributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron {

// The name of a symbol, or null when the op has none.
Identifier symbol_name(Operation* op);

// The nearest op at or above `op` that holds symbols, or null.
Operation* nearest_symbol_table(Operation* op);

// Whether an op that nobody registered, and that has one region, stands at or above `op` below the
// nearest table. It may be a table itself, so that names of symbols can mean what nobody knows here.
bool may_see_unknown_symbols(Operation* op);

// Finds a symbol from anywhere below its table: looks in the nearest table around `from`, then, for
// nested references, in the tables named on the way. Null when there is none. Linear in the table's
// ops, except in a verify hook; use SymbolTables for many look-ups.
Operation* lookup_symbol(Operation* from, SymbolRefAttr reference);
Operation* lookup_symbol(Operation* from, llvm::StringRef name);

// The symbols of one table, indexed. Stays right when changes go through it.
class SymbolTable {
 public:
  // `table` has Trait::SymbolTable.
  explicit SymbolTable(Operation* table);

  Operation* operation() const { return table_; }
  Operation* lookup(llvm::StringRef name) const;
  Operation* lookup(Identifier name) const;
  // Adds an op that is in no block to the end of the table's block. When its name is taken the op gets
  // a new one, with a suffix. Returns the name.
  Identifier insert(Operation* symbol);
  // Takes it out of the table and frees it. Uses are the caller's affair.
  void erase(Operation* symbol);

 private:
  Operation* table_;
  llvm::DenseMap<Identifier, Operation*> symbols_;
};

// The tables of a module that does not change, indexed as they are needed.
class SymbolTables {
 public:
  // As lookup_symbol(), in O(depth of the reference) once the tables are indexed.
  Operation* lookup(Operation* from, SymbolRefAttr reference);
  Operation* lookup(Operation* table, Identifier name);

 private:
  llvm::DenseMap<Operation*, std::unique_ptr<SymbolTable>> tables_;
};

// While one lives, lookup_symbol() on this thread uses `tables`. For the verifier, whose hooks may ask
// for a symbol at every op.
class SymbolLookupScope {
 public:
  explicit SymbolLookupScope(SymbolTables& tables);
  ~SymbolLookupScope();
  SymbolLookupScope(const SymbolLookupScope&) = delete;
  SymbolLookupScope& operator=(const SymbolLookupScope&) = delete;

 private:
  SymbolTables* outer_;
};

// Calls `visit` for each symbol reference in the op's attributes, those inside arrays, dictionaries and
// parameters of other attributes included.
void for_each_symbol_reference(Operation* op, llvm::function_ref<void(SymbolRefAttr)> visit);

}  // namespace pliron
