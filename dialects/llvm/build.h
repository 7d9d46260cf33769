#pragma once
// Short ways to make the ops of the `llvm` dialect whose records have many parts. All of them build
// at the builder's place and give the op or its value; nothing is folded.

#include <variant>

#include "dialects/llvm/ops.h"

namespace pliron::llvm_dialect {

// Constants of an integer type (the value wraps), a float type, and of any type all zero.
Value build_int(Builder& builder, Location location, Type type, std::int64_t value);
Value build_float(Builder& builder, Location location, FloatType type, double value);
Value build_zero(Builder& builder, Location location, Type type);

// A function without a body, with the attributes that MLIR prints for every function. Add blocks to
// region<"body">() to define it; its entry block needs an argument for each parameter.
FuncOp build_func(Builder& builder, Location location, llvm::StringRef name, FunctionType type,
                  Linkage linkage = Linkage::External,
                  CallingConvention convention = CallingConvention::C);

// A call by name with the signature and convention of the callee, which gives a result unless the
// signature says void. Functions of variable arity get their `var_callee_type`.
CallOp build_call(Builder& builder, Location location, FuncOp callee, llvm::ArrayRef<Value> args);
CallOp build_call(Builder& builder, Location location, llvm::StringRef callee, FunctionType type,
                  llvm::ArrayRef<Value> args, CallingConvention convention = CallingConvention::C);
// A call by address.
CallOp build_indirect_call(Builder& builder, Location location, Value address, FunctionType type,
                           llvm::ArrayRef<Value> args,
                           CallingConvention convention = CallingConvention::C);
// A call of an intrinsic by its name without overload suffixes, or with all of them
// ("llvm.fptosi.sat"). A null result type means none.
CallIntrinsicOp build_intrinsic(Builder& builder, Location location, llvm::StringRef name,
                                Type result, llvm::ArrayRef<Value> args);
// An assumption; operand bundles are for llvm.call-like `"align"(ptr, i64)` facts: each has a tag
// and its operands.
struct Bundle {
  llvm::StringRef tag;
  llvm::SmallVector<Value, 2> operands;
};
AssumeOp build_assume(Builder& builder, Location location, Value condition,
                      llvm::ArrayRef<Bundle> bundles = {});

// An index of a GEP: a constant or a value.
using GepIndex = std::variant<std::int32_t, Value>;
// `base` moved by the indices into `element`; `flags` of GepFlags.
Value build_gep(Builder& builder, Location location, Type element, Value base,
                llvm::ArrayRef<GepIndex> indices, unsigned flags = NoGepFlags);

// A switch with a block and its operands for each value; values are cut to the operand's width.
struct SwitchCase {
  llvm::APInt value;
  Block* block;
  llvm::SmallVector<Value, 2> operands = {};
};
SwitchOp build_switch(Builder& builder, Location location, Value value, Block* default_block,
                      llvm::ArrayRef<Value> default_operands, llvm::ArrayRef<SwitchCase> cases);

Value build_icmp(Builder& builder, Location location, IcmpPredicate predicate, Value lhs,
                 Value rhs);
Value build_fcmp(Builder& builder, Location location, FcmpPredicate predicate, Value lhs, Value rhs,
                 unsigned fastmath = NoFastmath);
Value build_extract(Builder& builder, Location location, Value aggregate,
                    llvm::ArrayRef<std::int64_t> position);
Value build_insert(Builder& builder, Location location, Value aggregate, Value member,
                   llvm::ArrayRef<std::int64_t> position);
// Alignments in bytes, powers of two; 0 leaves them to the target's data layout.
Value build_load(Builder& builder, Location location, Type type, Value address,
                 std::uint64_t alignment);
StoreOp build_store(Builder& builder, Location location, Value value, Value address,
                    std::uint64_t alignment);
// Memory for one `type`.
Value build_alloca(Builder& builder, Location location, Type type, std::uint64_t alignment);

// The member of an aggregate type at that position, or null when there is none.
Type member_type(Type aggregate, llvm::ArrayRef<std::int64_t> position);

}  // namespace pliron::llvm_dialect
