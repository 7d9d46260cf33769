// A dialect of one op, an `i32` sum built with it, and what can be done with that: print, verify, parse.

#include "ir/dialect.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace pliron;

namespace toy {

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.add",
      .summary = "Adds two integers.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"sum", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` type($sum)",
  };
};

// A function that only holds its body.
struct BodyOp : Op<BodyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.body",
      .summary = "Holds a block of ops.",
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove, Trait::NoTerminator},
  };
};

}  // namespace toy

int main() {
  Context context;
  ExcerptPrinter diagnostics(context.diagnostics());
  context.register_dialect({.name = "toy", .ops = ops<toy::AddOp, toy::BodyOp>()});

  Builder builder(context);
  OwningOp root(toy::BodyOp::build(builder, Location()).results({}).create());
  Block* block = root->region(0).add_block();
  Type i32 = IntegerType::get(context, 32);
  Value x = block->add_argument(i32, Location());
  builder.set_insertion_point_to_end(block);
  toy::AddOp twice = toy::AddOp::build(builder, Location()).set<"lhs">(x).set<"rhs">(x).create();
  toy::AddOp::build(builder, Location()).set<"lhs">(twice.result<"sum">()).set<"rhs">(x).create();

  if (failed(verify(root.get())))
    return 1;
  print_op(root.get(), llvm::outs());

  // A wrong type is a diagnostic that names the op, the operand and what it must be.
  twice->set_operand(1, block->add_argument(FloatType::f32(context), Location()));
  bool is_refused = failed(verify(root.get()));
  llvm::outs() << (is_refused ? "refused as it should be\n" : "not refused\n");
  return is_refused ? 0 : 1;
}
