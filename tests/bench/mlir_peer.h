#pragma once
// Inputs that the cases of the peer share; the same shapes as in ours.h.

#include <vector>

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "tests/bench/bench.h"

namespace peer {

using namespace mlir;
using ::bench::Run;

struct Context : MLIRContext {
  Context() : MLIRContext(Threading::DISABLED) { loadDialect<LLVM::LLVMDialect>(); }
};

// A module with one function `i32 (i32, i32)`, and a builder at the end of its entry block.
struct Module {
  explicit Module(MLIRContext& context) : b(&context) {
    op = ModuleOp::create(loc());
    addFunction("f");
  }
  void addFunction(llvm::StringRef name) {
    b.setInsertionPointToEnd(op->getBody());
    Type i32 = b.getI32Type();
    func = LLVM::LLVMFuncOp::create(b, loc(), name, LLVM::LLVMFunctionType::get(i32, {i32, i32}));
    entry = func.addEntryBlock(b);
    b.setInsertionPointToEnd(entry);
  }
  Location loc() { return b.getUnknownLoc(); }
  Value arg(unsigned i) { return entry->getArgument(i); }

  OpBuilder b;
  OwningOpRef<ModuleOp> op;
  LLVM::LLVMFuncOp func;
  Block* entry = nullptr;
};

// n ops in one block: add, mul, sub, xor in turn, of the two newest values.
struct Chain : Module {
  explicit Chain(MLIRContext& context) : Module(context) {}
  void fill(long n) { fillWithZeros(n, Value()); }
  // The same, but every tenth op is an add of the newest value and `zero`.
  void fillWithZeros(long n, Value zero) {
    Location at = loc();
    Value x = arg(0), y = arg(1);
    for (long i = 0; i < n; ++i) {
      Value r;
      switch (zero && i % 10 == 9 ? 4 : i & 3) {
        case 4:
          r = LLVM::AddOp::create(b, at, x, zero);
          break;
        case 0:
          r = LLVM::AddOp::create(b, at, x, y);
          break;
        case 1:
          r = LLVM::MulOp::create(b, at, x, y);
          break;
        case 2:
          r = LLVM::SubOp::create(b, at, x, y);
          break;
        default:
          r = LLVM::XOrOp::create(b, at, x, y);
          break;
      }
      y = x;
      x = r;
    }
    last = x;
  }
  void finish() { LLVM::ReturnOp::create(b, loc(), last); }
  Value last;
};

struct FilledChain : Chain {
  FilledChain(MLIRContext& context, long n) : Chain(context) {
    fill(n);
    finish();
  }
};

// Functions of 100 ops.
struct ManyFunctions : Chain {
  ManyFunctions(MLIRContext& context, long functions) : Chain(context) {
    for (long i = 0; i < functions; ++i) {
      if (i)
        addFunction("f" + std::to_string(i));
      fill(99);
      finish();
    }
  }
};

// About `blocks` blocks: a chain of diamonds with a back edge on every 16th.
struct Diamonds : Module {
  Diamonds(MLIRContext& context, long blocks) : Module(context) {
    Location at = loc();
    Type i32 = b.getI32Type();
    Region& body = func.getBody();
    Value x = arg(0), y = arg(1);
    Block *current = entry, *head = nullptr;
    for (long i = 0; i < blocks / 3; ++i) {
      Block* left = b.createBlock(&body, body.end());
      Block* right = b.createBlock(&body, body.end());
      Block* join = b.createBlock(&body, body.end(), {i32}, {at});
      b.setInsertionPointToEnd(current);
      Value c = LLVM::ICmpOp::create(b, at, LLVM::ICmpPredicate::slt, x, y);
      LLVM::CondBrOp::create(b, at, c, left, ValueRange(), right, ValueRange());
      b.setInsertionPointToEnd(left);
      Value v = LLVM::AddOp::create(b, at, x, y);
      LLVM::BrOp::create(b, at, ValueRange(v), join);
      b.setInsertionPointToEnd(right);
      Value w = LLVM::MulOp::create(b, at, x, y);
      if (head && i % 16 == 0)
        LLVM::CondBrOp::create(b, at, c, join, ValueRange(w), head, ValueRange(w));
      else
        LLVM::BrOp::create(b, at, ValueRange(w), join);
      if (i % 16 == 0)
        head = join;
      current = join;
      x = join->getArgument(0);
    }
    b.setInsertionPointToEnd(current);
    LLVM::ReturnOp::create(b, at, x);
  }
};

inline std::uint64_t count_ops(Operation* root) {
  std::uint64_t n = 0;
  root->walk([&](Operation*) { ++n; });
  return n;
}

inline std::vector<Operation*> ops_of(Block* block) {
  std::vector<Operation*> ops;
  for (Operation& op : *block)
    ops.push_back(&op);
  return ops;
}

inline OwningOpRef<ModuleOp> parse(Run& run, MLIRContext& context, const std::string& input) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(input, ParserConfig(&context, /*verifyAfterParse=*/false));
  run.require(static_cast<bool>(module), "the input does not parse");
  return module;
}

// The cases of mlir_peer_passes.cpp.
std::vector<bench::Case> pass_cases();

}  // namespace peer
