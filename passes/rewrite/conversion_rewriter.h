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

  // Undoing, down to a mark.
  std::size_t mark() const { return log_.size(); }
  void roll_back(std::size_t mark);
  bool is_doomed(Operation* op) const { return state_.get(op) & Doomed; }
  bool is_created(Operation* op) const { return state_.get(op) & Created; }
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
  enum State : std::uint8_t { Doomed = 1, Created = 2, Branches = 4 };
  enum class EditKind : std::uint8_t {
    Create,      // op
    Replace,     // op; its results have entries
    Erase,       // op
    Alias,       // value: an entry of a value alone
    Modify,      // op; index into saved_
    NewBlock,    // block
    Split,       // block: the new one
    MoveRegion,  // index into moves_
    Arguments,   // block; index: how many arguments it had
  };
  struct Edit {
    EditKind kind;
    std::uint32_t index = 0;
    void* what = nullptr;
  };
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

  void log(EditKind kind, void* what, std::uint32_t index = 0) {
    log_.push_back({kind, index, what});
  }
  void set_entry(Value value, llvm::ArrayRef<Value> values);
  void undo(const Edit& edit);
  void unsupported(llvm::StringRef edit);
  // The values at the end of all replacements; false when there is no entry. A circle, which only
  // ops that use each other can make, ends somewhere.
  bool resolved(Value value, Values& values, unsigned depth = 0) const;
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
  // What resolve() has found: a value of the old type for each replaced one that is still used.
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
