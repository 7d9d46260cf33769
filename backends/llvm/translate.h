#pragma once
// What the parts of the exporter share: the state of one export, and tables from ops to the
// functions that translate them. Internal to this folder.

#include "backends/llvm/export.h"
#include "dialects/llvm/ops.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace pliron::llvm_ir {

namespace ll = llvm_dialect;

class DebugInfo;

// Types of one export. Named structs are made once for each pliron type.
class TypeTranslator {
 public:
  explicit TypeTranslator(llvm::LLVMContext& context) : context_(context) {}
  // The LLVM type; null when there is none. Reports nothing.
  llvm::Type* translate(Type type);
  llvm::FunctionType* translate(ll::FunctionType type);

 private:
  llvm::Type* build(Type type);
  llvm::Type* build_struct(ll::StructType type);

  llvm::LLVMContext& context_;
  llvm::DenseMap<Type, llvm::Type*> types_;
};

// The state of one export.
struct ModuleState {
  ModuleState(Operation* op, llvm::Module& module, const ExportOptions& options)
      : op(op), module(module), options(options), types(module.getContext()) {}

  Operation* op;
  llvm::Module& module;
  const ExportOptions& options;
  TypeTranslator types;
  DebugInfo* debug = nullptr;
  llvm::DenseMap<Identifier, llvm::GlobalValue*> symbols;

  llvm::LLVMContext& llvm_context() const { return module.getContext(); }
  bool is_host() const { return options.target == ExportTarget::Host; }
  // The LLVM type of a value or attribute of `user`; null after an error.
  llvm::Type* type(Operation* user, Type type);
};

// The state of one function body, or of one initializer of a global.
class BodyTranslator {
 public:
  explicit BodyTranslator(ModuleState& state) : state(state), builder(state.llvm_context()) {}

  // The body of a function whose declaration is there.
  LogicalResult translate_function(ll::FuncOp func, llvm::Function* function);
  // The value that the block of an initializer returns; null after an error.
  llvm::Constant* translate_initializer(Block* block);

  llvm::Value* value(Value value) const { return values_.lookup(value); }
  llvm::Value* operand(Operation* op, unsigned i) const { return value(op->operand(i)); }
  // The translation of a group of operands.
  llvm::SmallVector<llvm::Value*, 8> values(OperandRange range) const;
  llvm::BasicBlock* block(Block* block) const { return blocks_.lookup(block); }
  // Records what result 0 of `op` is, and gives it the user's name.
  void define(Operation* op, llvm::Value* value);
  // The LLVM type of a type that `user` mentions; null after an error.
  llvm::Type* type(Operation* user, Type type) { return state.type(user, type); }

  ModuleState& state;
  llvm::IRBuilder<> builder;

 private:
  LogicalResult translate_op(Operation* op);
  LogicalResult translate_block(Block* block);
  void connect_phis(Block* block);

  llvm::DenseMap<Value, llvm::Value*> values_;
  llvm::DenseMap<Block*, llvm::BasicBlock*> blocks_;
  llvm::Function* function_ = nullptr;
};

// How one op is translated. `data` is whatever the function needs: an opcode, an intrinsic.
using TranslateOp = LogicalResult (*)(BodyTranslator& body, Operation* op, unsigned data);
struct OpRule {
  std::uint64_t op;  // id
  TranslateOp translate;
  unsigned data = 0;
  // Whether it gives a constant for constant operands, as initializers of globals need.
  bool constant = false;
};
// The tables, each in the file that has its functions.
llvm::ArrayRef<OpRule> arithmetic_rules();
llvm::ArrayRef<OpRule> memory_rules();
llvm::ArrayRef<OpRule> control_rules();
llvm::ArrayRef<OpRule> intrinsic_rules();
llvm::ArrayRef<OpRule> nvvm_rules();
// The rule of an op, or null.
const OpRule* find_rule(Operation* op);

// Constants: an attribute as a constant of a type. Null after an error at `user`.
llvm::Constant* translate_constant(ModuleState& state, Operation* user, Attribute value, Type type);

// Globals and functions. Declarations come first, since bodies and initializers refer to them.
LogicalResult declare_global(ModuleState& state, ll::GlobalOp global);
LogicalResult define_global(ModuleState& state, ll::GlobalOp global);
LogicalResult declare_function(ModuleState& state, ll::FuncOp func);

// Attributes that functions and calls share.
LogicalResult translate_parameter_attrs(ModuleState& state, Operation* op, DictionaryAttr attrs,
                                        llvm::AttrBuilder& out);
llvm::MemoryEffects translate_memory_effects(ll::MemoryEffectsAttr attr);
llvm::CallingConv::ID translate_convention(const ModuleState& state,
                                           ll::CallingConventionAttr attr);
// Sets the flags of `fastmathFlags` where `value` is an instruction that has such flags.
void set_fastmath(llvm::Value* value, Attribute flags);
llvm::FastMathFlags translate_fastmath(Attribute flags);
// The bundles of a call.
llvm::SmallVector<llvm::OperandBundleDef, 2> translate_bundles(const BodyTranslator& body,
                                                               OperandRange operands,
                                                               DenseArrayAttr sizes,
                                                               ArrayAttr tags);
// An error when one of the attributes that say what an access aliases is there.
LogicalResult refuse_alias_attrs(Operation* op, llvm::ArrayRef<Attribute> attrs);
template <typename O>
LogicalResult refuse_alias_attrs(O op) {
  return refuse_alias_attrs(
      op.operation(), {op.template attr<"access_groups">(), op.template attr<"alias_scopes">(),
                       op.template attr<"noalias_scopes">(), op.template attr<"tbaa">()});
}

}  // namespace pliron::llvm_ir
