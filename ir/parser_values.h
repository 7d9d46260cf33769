#pragma once
// SSA names while text is read: which value a name stands for, and uses that come before their
// definition. Such a use gets a placeholder of the type that it states; the definition then
// replaces it, or the use is an error at the end of the scope.

#include "ir/parser_core.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class ValueTable {
 public:
  explicit ValueTable(TextParser& parser);
  ~ValueTable();

  // Enters a region. Names from outside an isolated one are not visible in it.
  void push_scope(bool isolated);
  // Leaves it: its names are gone. Uses of undefined names are reported when it was isolated.
  void pop_scope();

  // The value of that name and type, maybe a placeholder. Null after an error.
  Value use(const OperandUse& use, Type type);
  // Gives the name to `count` values: `first` and the results of its op behind it.
  LogicalResult define(llvm::StringRef name, const char* place, Value first, unsigned count);
  // The name belongs to something that could not be read; its uses are no errors of their own.
  void define_broken(llvm::StringRef name);
  // Frees the placeholders. Nothing may use them any more.
  void free_placeholders();

 private:
  struct Entry {
    llvm::StringRef name;
    Value first;  // null while not defined
    unsigned count = 0;
    const char* place = nullptr;  // of the definition
    int forward = -1;             // the newest of its uses without a definition
    bool broken = false;
  };
  struct Forward {
    unsigned number;
    Value placeholder;
    const char* place;
    int next;
  };
  struct Scope {
    bool isolated;
    std::size_t definitions;  // where this scope's begin in definitions_
    std::size_t entries;      // isolated: where its entries begin
    std::size_t forwards;
    std::size_t undo;
  };
  // What a name meant outside the isolated scope.
  struct Undo {
    llvm::StringRef name;
    unsigned entry;
  };

  unsigned& slot(llvm::StringRef name);
  unsigned entry_for(llvm::StringRef name);
  Value forward_use(Entry& entry, const OperandUse& use, Type type);
  void report_undefined(std::size_t first_entry);
  static Value nth(Value first, unsigned n);

  TextParser& parser_;
  Block* placeholders_;
  std::vector<Entry> entries_;
  std::vector<Forward> forwards_;
  std::vector<unsigned> definitions_;  // entries, in the order of definition
  std::vector<Undo> undo_;
  std::vector<Scope> scopes_;
  std::size_t visible_from_ = 0;  // entries of outer isolated scopes lie below
  // From names to 1 + index in entries_; 0 is none. Numbers have a table of their own.
  std::vector<unsigned> by_number_;
  llvm::DenseMap<llvm::StringRef, unsigned> by_name_;
};

}  // namespace pliron
