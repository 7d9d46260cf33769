#include "ir/verifier.h"

#include "ir/block.h"
#include "ir/builtin_attributes.h"
#include "ir/dominance.h"
#include "ir/known_signatures.h"
#include "ir/successor_operands.h"
#include "ir/symbol_table.h"
#include "ir/verify_record.h"
#include "ir/walk.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace pliron {

namespace {

// Checks that look at nothing but the links of the IR and at the ops' records come first, for all
// ops. Only where they pass, in the op, in all that is inside it and in its parent, does the op's
// own hook run, and no hook runs where a symbol's op is broken, since any may look at it. So hooks
// may rely on what the records say. Ops are visited from the inside out.
class Verifier {
 public:
  explicit Verifier(Operation* root) : root_(root) {}

  LogicalResult run() {
    SymbolLookupScope scope(symbol_tables_);
    walk(root_, [&](Operation* op) { check_links(op); });
    walk(root_, [&](Operation* op) { visit(op); });
    return failure(failed_);
  }

 private:
  void check_links(Operation* op) {
    bool ok = check_structure(op);
    if (!ok) {
      broken_.insert(op);
      is_symbol_broken_ |= op->has(Trait::Symbol);
    }
    if (!ok || broken_inside_.contains(op)) {
      failed_ = true;
      if (op != root_)
        broken_inside_.insert(op->parent_op());
    }
  }

  static bool has_hooks(Operation* op) {
    const OpInfo& info = op->info();
    return info.hooks.verify || info.hooks.infer_types || !info.interfaces.entries().empty();
  }
  bool may_run_hook(Operation* op) const {
    return !is_symbol_broken_ && !broken_.contains(op) && !broken_inside_.contains(op) &&
           (op == root_ || !broken_.contains(op->parent_op()));
  }

  void visit(Operation* op) {
    if (has_hooks(op) && may_run_hook(op) && !verify_hooks(op))
      failed_ = true;
    check_uses(op);
    if (op->has(Trait::SymbolTable))
      check_symbols(op);
  }

  // Everything that a hook may rely on.
  bool check_structure(Operation* op) {
    if (!op->is_registered() && !op->context().allows_unregistered()) {
      op->emit_op_error() << "is not registered: load its dialect or allow unregistered dialects";
      return false;
    }
    bool ok = known_signatures_.contains(op);
    if (!ok && (ok = verify_record(op)))
      known_signatures_.add(op);
    if (op->is_registered() && !op->discardable_attrs().empty())
      ok &= check_discardable(op);
    // With wrong groups nobody knows which operands go where.
    if (ok)
      ok = check_successors(op);
    ok &= check_place(op);
    for (Region& region : op->regions())
      ok &= check_region(op, region);
    if (ok && op->has(Trait::FunctionLike))
      ok = check_entry_arguments(op);
    return ok;
  }

  // The custom form writes both kinds of attributes in one dictionary.
  static bool check_discardable(Operation* op) {
    bool ok = true;
    for (const NamedAttribute& attr : op->discardable_attrs()) {
      if (op->info().attr_slot(attr.name) < 0)
        continue;
      op->emit_op_error() << "attribute '" << attr.name.str()
                          << "' is inherent and must not be given as a discardable one";
      ok = false;
    }
    return ok;
  }

  static bool check_place(Operation* op) {
    if (!op->block() || !op->next())
      return true;
    if (op->has(Trait::Terminator)) {
      op->emit_op_error() << "must be the last operation in its block";
      return false;
    }
    if (op->num_successors() > 0) {
      op->emit_op_error() << "has successors and must be the last operation in its block";
      return false;
    }
    return true;
  }

  static bool check_region(Operation* op, Region& region) {
    if (op->has(Trait::SingleBlock) && !region.empty() && !region.has_one_block()) {
      op->emit_op_error() << "region #" << region.index() << " must have one block";
      return false;
    }
    if (!region.empty() && region.entry()->has_predecessors()) {
      op->emit_op_error() << "entry block of region #" << region.index()
                          << " may not have predecessors";
      return false;
    }
    if (op->has(Trait::NoTerminator) || !op->is_registered())
      return true;
    bool ok = true;
    for (Block* block : region.blocks())
      ok &= check_block_end(op, *block);
    return ok;
  }

  static bool check_block_end(Operation* parent, Block& block) {
    if (block.empty()) {
      parent->emit_op_error() << "has an empty block in region #" << block.parent()->index()
                              << ": a block must end with a terminator";
      return false;
    }
    if (block.terminator())
      return true;
    block.back()->emit_error() << "block with no terminator: it ends with '" << block.back()->name()
                               << "'";
    return false;
  }

  static bool check_successors(Operation* op) {
    if (op->num_successors() == 0)
      return true;
    bool ok = true;
    llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(op);
    for (unsigned i = 0; i < op->num_successors(); ++i) {
      Block* target = op->successor(i);
      if (!target) {
        op->emit_op_error() << "successor #" << i << " is not set";
        ok = false;
      } else if (op->block() && target->parent() != op->parent_region()) {
        op->emit_op_error() << "successor #" << i << " is a block of another region";
        ok = false;
      } else if (op->is_registered()) {
        ok &= check_successor_operands(op, i, spans[i], target);
      }
    }
    return ok;
  }

  static bool check_successor_operands(Operation* op, unsigned successor, OperandSpan span,
                                       Block* target) {
    if (span.first > op->num_operands() || span.count > op->num_operands() - span.first) {
      op->emit_op_error() << "successor #" << successor << " is given operands that do not exist";
      return false;
    }
    if (span.count != target->num_arguments()) {
      op->emit_op_error() << "passes " << span.count << " operands to successor #" << successor
                          << ", which has " << target->num_arguments() << " arguments";
      return false;
    }
    bool ok = true;
    for (unsigned i = 0; i < span.count; ++i) {
      Type passed = op->operand(span.first + i).type();
      Type expected = target->argument(i).type();
      if (passed == expected)
        continue;
      op->emit_op_error() << "passes a value of type '" << passed << "' to argument #" << i
                          << " of successor #" << successor << ", which has type '" << expected
                          << "'";
      ok = false;
    }
    return ok;
  }

  // A builtin function type says what the body's arguments are; dialects with a function type of
  // their own check it themselves.
  static bool check_entry_arguments(Operation* op) {
    TypeAttr attr = op->attr_as<TypeAttr>("function_type");
    FunctionType type = attr ? attr.value().try_as<FunctionType>() : FunctionType(nullptr);
    if (!type || op->num_regions() == 0 || op->region(0).empty())
      return true;
    Block* entry = op->region(0).entry();
    if (entry->num_arguments() != type.inputs().size()) {
      op->emit_op_error() << "entry block has " << entry->num_arguments()
                          << " arguments, but the function type has " << type.inputs().size()
                          << " inputs";
      return false;
    }
    bool ok = true;
    for (unsigned i = 0; i < entry->num_arguments(); ++i) {
      Type expected = type.inputs()[i], actual = entry->argument(i).type();
      if (actual == expected)
        continue;
      op->emit_op_error() << "entry block argument #" << i << " has type '" << actual
                          << "', but the function type says '" << expected << "'";
      ok = false;
    }
    return ok;
  }

  // Each operand must be visible at the op and be defined before it.
  void check_uses(Operation* op) {
    Block* block = op->block();
    if (!block)
      return;
    for (unsigned i = 0; i < op->num_operands(); ++i)
      if (Value value = op->operand(i))
        failed_ |= !is_defined_before(value, op, block) && !check_use(op, i, value);
  }

  // The most common case: the value is defined further up in the same block.
  static bool is_defined_before(Value value, Operation* op, Block* block) {
    if (Operation* def = value.defining_op())
      return def->block() == block && def != op && def->is_before(op);
    return value.owner_block() == block;
  }

  bool check_use(Operation* op, unsigned i, Value value) {
    Region* region = value.parent_region();
    Region* here = op->parent_region();
    Operation* isolated = nullptr;
    for (; here && here != region; here = here->parent_region())
      if (!isolated && here->parent_op() && here->parent_op()->has(Trait::IsolatedFromAbove))
        isolated = here->parent_op();
    if (!region || here != region) {
      op->emit_op_error() << operand_label(op, i)
                          << " is defined in a region that does not hold this op";
      return false;
    }
    if (isolated) {
      op->emit_op_error()
              .note(value.location(), "the value is defined here")
              .note(isolated->location(),
                    "the regions of this '" + isolated->name() + "' are isolated from above")
          << operand_label(op, i) << " uses a value from outside '" << isolated->name() << "'";
      return false;
    }
    if (dominance_.dominates(value, op))
      return true;
    op->emit_op_error().note(value.location(), value.is_result()
                                                   ? "the operand is defined here"
                                                   : "the operand is a block argument from here")
        << operand_label(op, i) << " does not dominate this use";
    return false;
  }

  void check_symbols(Operation* table) {
    llvm::DenseMap<Identifier, Operation*> seen;
    for (Region& region : table->regions()) {
      for (Block* block : region.blocks()) {
        for (Operation* op : block->ops()) {
          Identifier name = symbol_name(op);
          if (!name)
            continue;
          auto [first, inserted] = seen.try_emplace(name, op);
          if (inserted)
            continue;
          op->emit_error().note(first->second->location(), "the first definition is here")
              << "redefinition of symbol '" << name.str() << "'";
          failed_ = true;
        }
      }
    }
  }

  Operation* root_;
  bool failed_ = false;
  // Ops that failed the first checks, and those with such an op inside.
  llvm::SmallPtrSet<Operation*, 8> broken_, broken_inside_;
  bool is_symbol_broken_ = false;
  DominanceInfo dominance_;
  KnownSignatures known_signatures_;
  SymbolTables symbol_tables_;
};

}  // namespace

LogicalResult verify(Operation* root) {
  return Verifier(root).run();
}

}  // namespace pliron
