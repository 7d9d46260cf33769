#pragma once
// The rewriter of the conversion driver. The original IR stays as it is while patterns run: new ops
// come beside the old ones, replacements are remembered, and the few edits in place are logged, so
// that everything can be taken back. commit() makes it final.

#include "ir/arena_map.h"
#include "llvm/ADT/DenseSet.h"
#include "passes/rewrite/rewriter.h"
#include "passes/rewrite/type_converter.h"

namespace pliron {

class ConversionRewriter final : public Rewriter, private RewriteListener {
 public:
  using Values = llvm::SmallVector<Value, 1>;

  ConversionRewriter(Context& context, TypeConverter& types);
  ~ConversionRewriter() override;

  TypeConverter& types() { return types_; }

  // What a value of the original IR has become: values of the types that its type becomes. Where
  // that is still to come these are stand-ins.
  Values converted(Value value);
  void append_converted(Value value, llvm::SmallVectorImpl<Value>& values) {
    if (!entries_.get(value) && types_.is_legal(value.type()))
      return values.push_back(value);
    Values parts = converted(value);
    values.append(parts.begin(), parts.end());
  }

  // Edits. An op is replaced by values of any type; uses by ops that stay get a value of the old
  // one.
  void replace_op(Operation* op, llvm::ArrayRef<Value> values) override;
  // Any number of values for each result.
  void replace_op_with_parts(Operation* op, llvm::ArrayRef<Values> parts);
  void erase_op(Operation* op) override;
  void replace_all_uses_with(Value from, Value to) override;
  void modify(Operation* op, llvm::function_ref<void()> change) override;
  Block* split_block(Operation* op) override;
  // Moves all blocks of a region; that in front of `before`, or at the end.
  void inline_region_before(Region& region, Region& into, Block* before) override;
  // Gives the block arguments of the converted types; does nothing when all stay.
  void convert_arguments(Block* block);
  // What cannot be taken back makes the pattern fail: erase_block, inline_block_before,
  // merge_block, replace_uses_if, move_before, move_after. It says so as its reason.
  void replace_uses_if(Value from, Value to, llvm::function_ref<bool(OpOperand&)> accept) override;
  void move_before(Operation* op, Operation* other) override;
  void move_after(Operation* op, Operation* other) override;
  void erase_block(Block* block) override;
  void inline_block_before(Block* block, Operation* before, llvm::ArrayRef<Value> values) override;
  void merge_block(Block* block, Block* into, llvm::ArrayRef<Value> values) override;

  // For the driver.

  // Makes room for the edits of that many ops.
  void reserve(std::size_t num_ops) { log_.reserve(2 * num_ops); }
  // Undoing, down to a mark.
  std::size_t mark() const { return log_.size(); }
  void roll_back(std::size_t mark);
  bool is_doomed(Operation* op) const { return state_.get(op) & Doomed; }
  // Ops made since a mark and not replaced, in order; and whether `op` was replaced or changed.
  llvm::SmallVector<Operation*, 4> created_since(std::size_t mark) const;
  bool has_edited(Operation* op, std::size_t mark) const;
  // Whether the last pattern did something that cannot be undone, and forgets it.
  bool take_unsupported() { return std::exchange(unsupported_, false); }

  // Finds values for all uses that are left of what has been replaced, and for all stand-ins. Fails
  // after an error.
  LogicalResult resolve();
  // Makes everything final. Only after resolve() has succeeded. Tells `listener`, which may be
  // null.
  void commit(RewriteListener* listener);

 private:
  // Created: of branches. Branches: it passes values to arguments that are converted.
  enum State : std::uint8_t { Doomed = 1, Created = 2, Branches = 4 };
  enum class EditKind : std::uint8_t {
    Create,      // op
    Replace,     // op; its results have entries
    Erase,       // op
    Alias,       // value: an entry of a value alone
    Modify,      // op; the last of saved_
    NewBlock,    // block
    Split,       // block: the new one
    MoveRegion,  // the last of moves_
    Arguments,   // block; count: how many arguments it had
  };
  // Two for each op that is converted, so they are small.
  struct Edit {
    EditKind kind : 4;
    bool keeps_types : 1;  // of Replace and Alias: each value becomes one of its type
    std::uint32_t count : 27;
    std::uint32_t what;  // the granule of the op, block or value; 0 for none
  };
  static_assert(sizeof(Edit) == 8);
  struct Saved {
    llvm::SmallVector<Value, 4> operands;
    llvm::SmallVector<Attribute, 4> slots;
    llvm::SmallVector<NamedAttribute, 2> discardable;
    llvm::SmallVector<Block*, 2> successors;
    llvm::SmallVector<Type, 2> types;
  };
  struct Move {
    Region *from, *into;
    std::vector<Block*> blocks;
  };
  struct Pack {
    std::uint32_t first, count;
  };
  struct StandIn {
    Value original;
    Values values;
  };

  void op_inserted(Operation* op) override;
  void block_inserted(Block* block) override;

  void log(EditKind kind, void* what, bool keeps_types = false, unsigned count = 0) {
    if (what)
      inside_ = what;
    Edit& edit = log_.emplace_back();
    edit.kind = kind;
    edit.keeps_types = keeps_types;
    edit.count = count & ((1u << 27) - 1);
    edit.what = detail::to_granule(what);
    num_to_resolve_ += needs_resolving(edit);
    num_aliases_ += kind == EditKind::Alias;
  }
  Operation* op_of(const Edit& edit) const {
    return detail::from_granule<Operation>(edit.what, inside_);
  }
  Block* block_of(const Edit& edit) const {
    return detail::from_granule<Block>(edit.what, inside_);
  }
  Value value_of(const Edit& edit) const {
    return Value(detail::from_granule<detail::ValueImpl>(edit.what, inside_));
  }
  // Whether resolve() has to look at it: not while only such edits are there that give each value
  // another one of its type.
  static bool needs_resolving(const Edit& edit) {
    return edit.kind == EditKind::Arguments || edit.kind == EditKind::Erase ||
           ((edit.kind == EditKind::Replace || edit.kind == EditKind::Alias) && !edit.keeps_types);
  }
  void set_entry(Value value, llvm::ArrayRef<Value> values);
  void undo(const Edit& edit);
  void unsupported(llvm::StringRef edit);
  // The values at the end of all replacements; false when there is no entry. A circle, which only
  // ops that use each other can make, ends somewhere.
  bool resolved(Value value, Values& values, unsigned depth = 0) const;
  // What it was replaced by: itself when it was not, null when by none or several.
  Value next_value(Value value) const;
  // What resolved() gives where that is one value of the same type; null where it is not. However
  // long the way is; amortised O(1).
  Value like_value(Value value);
  void take_like_value(Value value);
  void take_like_values();
  void erase_replaced(RewriteListener* listener);
  LogicalResult resolve_uses(Value value);
  LogicalResult resolve_stand_in(const StandIn& stand_in);
  LogicalResult resolve_branches(Block* block, unsigned old_arguments);
  Value materialize(Value original, Type type, llvm::ArrayRef<Value> values, bool is_source);
  bool stays(Operation* user) const;
  // Whether the use is there after the conversion, if it is not given another value.
  bool stays(OpOperand& use) const;
  void take_name(Value from, llvm::ArrayRef<Value> to);
  void drop_stand_ins();

  TypeConverter& types_;
  std::vector<Edit> log_;
  void* inside_ = nullptr;  // the arena
  std::vector<Saved> saved_;
  std::vector<Move> moves_;
  ArenaMap<std::uint8_t> state_;
  // By value: what has replaced it, as a granule, or many_bit and the number of a pack.
  static constexpr std::uint32_t many_bit = 1u << 31;
  ArenaMap<std::uint32_t> entries_;
  std::vector<Pack> packs_;
  std::vector<Value> values_;
  // Arguments of a block that is in no region.
  Block* stand_in_block_ = nullptr;
  std::vector<StandIn> stand_ins_;
  llvm::DenseMap<Value, std::size_t> stand_in_of_;
  std::size_t num_to_resolve_ = 0;  // edits in the log that need it
  std::size_t num_aliases_ = 0;     // in the log
  std::uint64_t entries_made_ = 0;
  // What resolve() has made: a value of the old type for each that has become something else and is
  // still used.
  std::vector<std::pair<Value, Value>> final_uses_;
  std::vector<std::pair<Value, Value>> final_stand_ins_;
  struct Branch {
    Operation* op;
    unsigned successor;
    Values values;
  };
  std::vector<Branch> final_branches_;
  llvm::DenseSet<Block*> converted_blocks_;
  bool unsupported_ = false;
  bool has_doomed_regions_ = false;
};

}  // namespace pliron
