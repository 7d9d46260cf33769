#pragma once
// Names of values and blocks in printed text.
//
// Names that the user gave are kept, one that is taken gets a suffix. Values without a name are
// numbered as MLIR numbers them: %arg0, %arg1.. for the arguments of entry blocks, %0, %1.. for the
// others, each region going on where the one around it ended, anew in each isolated op. A stored
// name that looks like a generated one of its kind counts as none, so the two never meet, and text
// that is read and printed again comes out the same: names that the parser stores are the ones
// printed here.

#include <memory>
#include <vector>

#include "ir/arena_map.h"
#include "ir/block.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

// Whether text has a label for the block: not for an entry block that nothing needs to be said of.
bool has_label(Block* block);
// The same where its arguments stand in front of the region.
bool needs_label_without_arguments(Block* block);

class SsaNames {
 public:
  // Names the results of an op on its own.
  void add_root(Operation* op);
  // Enters an op with its regions; ends at isolated ops further inside, which have scopes of their
  // own.
  void push_scope(Operation* op);
  void pop_scope();

  void print_value(Value value, llvm::raw_ostream& os) const;      // %x, %x#1
  void print_results(Operation* op, llvm::raw_ostream& os) const;  // %x, %y:2
  void print_block(Block* block, llvm::raw_ostream& os) const;     // ^bb0
  // The place of a block in its region.
  unsigned block_number(Block* block) const;

 private:
  // What a value is called: nothing, a number, or something longer. Most names are numbers, and a
  // text is full of them, so they take four bytes.
  struct ValueName {
    std::uint32_t is_long : 1 = 0;
    std::uint32_t index : 31 = 0;  // 1 + the number, 0 for no name; or index in long_names_

    bool is_known() const { return is_long || index; }
    bool is_number() const { return !is_long && index; }
  };
  struct LongName {
    std::uint32_t index = 0;  // of a text in texts_, or the number
    std::uint32_t is_text : 1 = 0;
    std::uint32_t pack : 31 = 0;  // 1 + which of several results with one name; 0 for none
  };
  struct BlockName {
    std::uint32_t is_known : 1 = 0;
    std::uint32_t number : 31 = 0;
    std::uint32_t text = 0;  // 1 + index in texts_; 0 for bb<number>
  };
  struct Counters {
    unsigned value = 0, argument = 0, conflict = 0;
  };
  struct Scope {
    ArenaMap<ValueName> values;
    BlockMap<BlockName> blocks;
    llvm::StringMap<char> used;               // names in reach, without `%`
    std::vector<llvm::StringRef> used_order;  // to forget them again
    Counters counters;
  };

  Scope& enter();
  ValueName find(Value value) const;
  BlockName find(Block* block) const;
  void print_name(ValueName name, llvm::raw_ostream& os) const;
  std::uint32_t pack_of(ValueName name) const {
    return name.is_long ? long_names_[name.index].pack : 0;
  }
  ValueName add_long(LongName name);
  void name_region(Scope& scope, Region& region, Counters& counters);
  void name_blocks(Scope& scope, Region& region);
  void name_arguments(Scope& scope, Block* block, Counters& counters);
  void name_results(Scope& scope, Operation* op, Counters& counters);
  LongName claim(Scope& scope, llvm::StringRef wanted, Counters& counters);
  std::uint32_t keep(llvm::StringRef text);  // its index in texts_

  std::vector<std::unique_ptr<Scope>> scopes_;  // the first num_scopes_ are in use
  std::size_t num_scopes_ = 0;
  llvm::BumpPtrAllocator text_;
  std::vector<llvm::StringRef> texts_;  // in text_
  std::vector<LongName> long_names_;
};

}  // namespace pliron
