#pragma once
// Symbol tables for working on many ops of one table one after the other, such as the functions of a
// module, without searching the table or indexing it anew for each of them.

#include "ir/symbol_table.h"

namespace pliron {

// While one lives, lookup_symbol() and verify() on this thread, of ops inside `table`, find the
// symbols of `table` and of the tables around it in `tables`. These symbols must not change
// meanwhile.
class OuterSymbolScope {
 public:
  OuterSymbolScope(SymbolTables& tables, Operation* table);
  ~OuterSymbolScope();
  OuterSymbolScope(const OuterSymbolScope&) = delete;
  OuterSymbolScope& operator=(const OuterSymbolScope&) = delete;

 private:
  SymbolTables* outer_tables_;
  Operation* outer_table_;
};

}  // namespace pliron
