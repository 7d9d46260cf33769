#pragma once
// The inside of mir-to-llvm, shared by the to_llvm_*.cpp files, one for each topic.
//
// Every mir.func gets a new llvm.func; the old one is only read. A table maps the identity of an op
// to the small function that lowers it, and each topic gives its part of that table. When something
// fails the new functions are thrown away and nothing has happened.

#include <vector>

#include "dialects/llvm/build.h"
#include "dialects/mir/ops.h"
#include "dialects/mir/to_llvm.h"
#include "ir/symbol_table.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::mir::to_llvm {

namespace ll = llvm_dialect;

// The LLVM values of one mir value: one, or data pointer and length for a fat pointer.
struct Parts {
  Value first;
  Value second = {};  // null unless fat
};

// A function as LLVM sees it.
struct Signature {
  llvm::SmallVector<Type, 8> params;
  llvm::SmallVector<Attribute, 8> param_attrs;  // a dictionary for each
  llvm::SmallVector<Attribute, 8> call_attrs;   // those that callers must repeat
  llvm::SmallVector<unsigned, 8> counts;        // parameters of each mir argument: 0, 1 or 2
  Type result;                                  // !llvm.void for none
  DictionaryAttr result_attrs{nullptr};
};

class Lowering;
using Handler = LogicalResult (*)(Lowering&, Operation*);
// One row of the table.
struct Rule {
  std::uint64_t op;  // O::id()
  Handler handler;
};
template <typename O, LogicalResult (*lower)(Lowering&, O)>
constexpr Rule rule() {
  return {O::id(), [](Lowering& l, Operation* op) -> LogicalResult { return lower(l, O(op)); }};
}
// For ops that cannot fail.
template <typename O, void (*lower)(Lowering&, O)>
constexpr Rule rule() {
  return {O::id(), [](Lowering& l, Operation* op) -> LogicalResult {
            lower(l, O(op));
            return success();
          }};
}

// The table's parts.
llvm::ArrayRef<Rule> control_rules();
llvm::ArrayRef<Rule> memory_rules();
llvm::ArrayRef<Rule> enum_rules();
llvm::ArrayRef<Rule> arithmetic_rules();
llvm::ArrayRef<Rule> cast_rules();
llvm::ArrayRef<Rule> intrinsic_rules();

// Types, in to_llvm_types.cpp.

// The type of a scalar that is no fat pointer; any type of the llvm dialect stays as it is.
Type lowered(Type type);
// The same in memory, where a bool is a byte.
Type in_memory(Type type);
// How LLVM lays out a type of known size: a scalar as itself, anything else as bytes.
Type storage_type(Type type);
ll::ArrayType bytes_type(Context& context, std::uint64_t size);
// The signature of a function. Cannot fail on one that has passed its verifier.
Signature signature_of(FuncOp func);

// State of a conversion, and what the rules build with.
class Lowering {
 public:
  Lowering(Operation* module, const ToLlvmOptions& options);

  LogicalResult run();

  Context& context() const { return module_->context(); }
  Builder& builder() { return builder_; }
  // Of the op at hand; everything that is built gets it.
  Location location() const { return location_; }
  const ToLlvmOptions& options() const { return options_; }
  SymbolTable& symbols() { return symbols_; }
  const Signature& signature(FuncOp func);
  // The function at hand.
  FuncOp function() const { return function_; }

  // What has become of a value or block of the function at hand.
  Parts parts(Value value) const { return values_.at(value); }
  Value value(Value value) const { return values_.at(value).first; }
  Block* block(Block* block) const { return blocks_.at(block); }
  void map(Value from, Value to) { values_[from] = {to}; }
  void map(Value from, Parts to) { values_[from] = to; }
  // The LLVM operands for a row of mir values.
  llvm::SmallVector<Value, 8> flatten(OperandRange values) const;

  // Short ways to build at the place of the op at hand.
  template <typename O>
  Value make(llvm::ArrayRef<Value> operands, Type result,
             llvm::ArrayRef<NamedAttribute> attrs = {}) {
    return make(O::id(), operands, result, attrs);
  }
  // For ops with one result and without segments.
  Value make(std::uint64_t op, llvm::ArrayRef<Value> operands, Type result,
             llvm::ArrayRef<NamedAttribute> attrs = {});
  NamedAttribute named(llvm::StringRef name, Attribute value) const {
    return {context().identifier(name), value};
  }
  NamedAttribute unit(llvm::StringRef name) const { return named(name, UnitAttr::get(context())); }
  Type int_type(unsigned width) const { return IntegerType::get(context(), width); }
  Value integer(Type type, const llvm::APInt& value);
  Value integer(Type type, std::uint64_t value);
  Value i64(std::uint64_t value) { return integer(int_type(64), value); }
  // An integer value cut or widened to a width; widened with its sign when `is_signed`.
  Value resize(Value value, unsigned width, bool is_signed);
  // `base` plus a constant number of bytes, inside one object.
  Value add_bytes(Value base, std::uint64_t bytes);
  Value load(Type type, Value address, std::uint64_t alignment, bool is_volatile = false);
  void store(Value value, Value address, std::uint64_t alignment, bool is_volatile = false);
  // Loads and stores of scalars of mir, fat pointers and bools included.
  Parts load_scalar(Type type, Value address, std::uint64_t alignment, bool is_volatile = false);
  void store_scalar(Type type, Parts value, Value address, std::uint64_t alignment,
                    bool is_volatile = false);
  void copy_bytes(Value destination, Value source, std::uint64_t size, std::uint64_t alignment);
  // Memory in the entry block.
  Value allocate(Type storage, std::uint64_t alignment, Location location);
  // A trap that says what happened, at the place of the user's code. The block goes on behind it.
  void trap(Location location, llvm::StringRef message);
  void unreachable();
  void branch(Block* target, llvm::ArrayRef<Value> values = {});
  void branch_if(Value condition, Block* when_true, llvm::ArrayRef<Value> true_values,
                 Block* when_false, llvm::ArrayRef<Value> false_values);
  // A new block behind the one at hand, or at the end of the function.
  Block* next_block();
  Block* last_block();

 private:
  LogicalResult lower_function(FuncOp func);
  LogicalResult lower_body(FuncOp func, ll::FuncOp target);
  LogicalResult make_blocks(FuncOp func, ll::FuncOp target, llvm::ArrayRef<Block*> reachable);
  LogicalResult map_argument(Value argument, Block* target, unsigned count);
  LogicalResult lower_op(Operation* op);
  LogicalResult carry(Operation* op);
  LogicalResult lower_global(GlobalOp global);
  void initialise_with_relocations(ll::GlobalOp target, llvm::StringRef bytes,
                                   ArrayAttr relocations);
  void replace_all();

  Operation* module_;
  ToLlvmOptions options_;
  SymbolTable symbols_;
  llvm::DenseMap<std::uint64_t, Handler> rules_;
  llvm::DenseMap<Operation*, std::unique_ptr<Signature>> signatures_;
  // Each converted op of the module with its successor.
  std::vector<std::pair<Operation*, OwningOp>> converted_;

  // Of the function at hand.
  Builder builder_;
  Location location_;
  FuncOp function_;
  Region* body_ = nullptr;
  Value one_;  // how many an alloca makes
  Operation* last_alloca_ = nullptr;
  llvm::DenseMap<Value, Parts> values_;
  llvm::DenseMap<Block*, Block*> blocks_;
};

// A dictionary under construction.
class AttrDict {
 public:
  explicit AttrDict(Context& context) : context_(context) {}
  AttrDict& unit(llvm::StringRef name) { return set(name, UnitAttr::get(context_)); }
  AttrDict& number(llvm::StringRef name, std::uint64_t value) {
    return set(name, IntegerAttr::i64(context_, static_cast<std::int64_t>(value)));
  }
  AttrDict& type(llvm::StringRef name, Type value) { return set(name, TypeAttr::get(value)); }
  AttrDict& set(llvm::StringRef name, Attribute value) {
    entries_.push_back({context_.identifier(name), value});
    return *this;
  }
  DictionaryAttr get() const { return DictionaryAttr::get(context_, entries_); }

 private:
  Context& context_;
  llvm::SmallVector<NamedAttribute, 8> entries_;
};

}  // namespace pliron::mir::to_llvm
