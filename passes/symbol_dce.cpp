// symbol-dce: removes private symbols that nothing refers to, also those that only refer to each
// other.
//
//   builtin.module {                                      builtin.module {
//     func @main() { call @used() }                         func @main() { call @used() }
//     private func @used()                          =>      private func @used()
//     private func @even() { call @odd() }                }
//     private func @odd() { call @even() }
//   }
//
// Needs: symbols with Trait::Symbol in tables with Trait::SymbolTable, what is private
// (passes/symbol_visibility.h), and that symbols refer to each other by attributes. Ops of no
// registered dialect count as uses of all that they name, and where one of them may be a table
// nothing of its contents goes. Preserves: dominance.
//
// Works from what must stay: whatever is no private symbol, with all that it refers to. Each op is
// looked at once, each table's names are indexed once, so that the pass is linear.

#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "passes/builtin_passes.h"
#include "passes/symbol_visibility.h"

namespace pliron {

namespace {

class LiveSymbols {
 public:
  explicit LiveSymbols(Operation* root) : root_(root) {
    mark_inside(root);
    while (!worklist_.empty())
      mark_inside(worklist_.pop_back_val());
  }

  // Those that are not needed. Inside of them there may be more.
  llvm::SmallVector<Operation*, 16> dead() const {
    llvm::SmallVector<Operation*, 16> dead;
    for (Operation* op : candidates_)
      if (!live_.contains(op))
        dead.push_back(op);
    return dead;
  }

 private:
  // Whether the op may go when nothing names it.
  bool may_go(Operation* op) const {
    if (!op->has(Trait::Symbol))
      return false;
    Operation* table = op->parent_op();
    if (!table || !table->has(Trait::SymbolTable))
      return false;
    return is_private_symbol(op) || (is_nested(op) && is_hidden(table));
  }

  static bool is_nested(Operation* op) {
    StringAttr visibility = op->attr_as<StringAttr>("sym_visibility");
    return visibility && visibility.value() == "nested";
  }
  // Whether what is in a table can be named by nothing outside of the root.
  bool is_hidden(Operation* table) const {
    for (; table; table = table->parent_op()) {
      if (!table->parent_op() || is_private_symbol(table))
        return true;
      if (table == root_)
        return false;
    }
    return false;
  }

  // Looks at an op that stays and at all inside it, but for candidates, which wait to be named.
  void mark_inside(Operation* op) {
    walk_pre_order(op, [&](Operation* inner) {
      if (inner != op && may_go(inner)) {
        candidates_.push_back(inner);
        return WalkResult::Skip;
      }
      mark_references(inner);
      return WalkResult::Advance;
    });
  }

  void mark_references(Operation* op) {
    if (names_nothing(op))
      return;
    bool has_references = false;
    for_each_symbol_reference(op, [&](SymbolRefAttr reference) {
      has_references = true;
      mark(op, reference);
    });
    for (unsigned slot = 0; !has_references && slot < op->num_attr_slots(); ++slot)
      if (Attribute attr = op->attr_slot(slot))
        plain_attr(attr) = attr;
  }

  // Whether it is known of all its attributes that there is no reference in them. Most ops have one
  // of a few flags.
  bool names_nothing(Operation* op) {
    for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
      if (Attribute attr = op->attr_slot(slot); attr && plain_attr(attr) != attr)
        return false;
    return op->discardable_attrs().empty();
  }
  Attribute& plain_attr(Attribute attr) {
    return plain_attrs_[detail::to_granule(attr.storage()) % std::size(plain_attrs_)];
  }

  // The attributes of a table may mean its own symbols or those around it.
  void mark(Operation* from, SymbolRefAttr reference) {
    Operation* table = nearest_symbol_table(from);
    mark_path(table, reference);
    if (table == from && table != root_)
      mark_path(nearest_symbol_table(table->parent_op()), reference);
  }

  // Marks every symbol on the way of a nested reference.
  void mark_path(Operation* table, SymbolRefAttr reference) {
    for (std::size_t i = 0; table && table->has(Trait::SymbolTable) && i < reference.depth(); ++i) {
      table = tables_.lookup(table, reference.part(i));
      if (table && may_go(table) && live_.insert(table).second)
        worklist_.push_back(table);
    }
  }

  Operation* root_;
  SymbolTables tables_;
  llvm::SmallVector<Operation*, 16> candidates_, worklist_;
  llvm::DenseSet<Operation*> live_;  // candidates that stay
  Attribute plain_attrs_[256];
};

}  // namespace

static LogicalResult run_symbol_dce(Operation* root, PassContext& context) {
  if (!root->has(Trait::SymbolTable))
    return root->emit_op_error() << "holds no symbols; symbol-dce runs on an op that does, such as "
                                    "builtin.module";
  llvm::SmallVector<Operation*, 16> dead = LiveSymbols(root).dead();
  context.statistic("num-erased") += dead.size();
  if (dead.empty())
    context.mark_unchanged();
  for (Operation* op : dead) {
    walk(op, [&](Operation* inner) {
      for (Region& region : inner->regions())
        context.dominance().invalidate(region);
    });
    op->erase();
  }
  return success();
}

const PassDef symbol_dce_pass{
    .name = "symbol-dce",
    .summary = "Removes private symbols that nothing refers to.",
    .preserves = {Analysis::Dominance},
    .statistics = {{"num-erased", "Symbols that were removed"}},
    .run = run_symbol_dce,
};

}  // namespace pliron
