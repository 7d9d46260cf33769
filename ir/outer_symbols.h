#pragma once
// Symbol tables for checking many ops of one table one after the other, such as the functions of a
// module, without indexing the table anew for each of them.

#include "ir/symbol_table.h"

namespace pliron {

// While one lives, verify() on this thread, of ops inside `table`, finds the symbols of `table` and
// of the tables around it in `tables`. These symbols must not change meanwhile.
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
