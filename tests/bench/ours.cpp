// Our side of the benchmark: pliron's API, single threaded. The cases have the names and the work
// of those in mlir_peer.cpp; bench.h says how a case is run.

#include "tests/bench/ours.h"

namespace pliron::bench_cases {

using namespace llvm_dialect;

Module::Module(Context& context)
    : op(builtin::ModuleOp::make(context, Location::unknown()).operation()),
      b(Builder::at_end(builtin::ModuleOp(op.get()).body())) {
  add_function("f");
}

void Module::add_function(llvm::StringRef name) {
  Context& context = b.context();
  b.set_insertion_point_to_end(builtin::ModuleOp(op.get()).body());
  Type inputs[] = {i32(), i32()};
  Type type = llvm_dialect::FunctionType::of(i32(), inputs);
  FuncOp func = FuncOp::build(b, Location::unknown())
                    .set<"sym_name">(StringAttr::get(context, name))
                    .set<"function_type">(TypeAttr::get(type))
                    .create();
  body = &func.region<"body">();
  entry = b.create_block(*body, {i32(), i32()});
  b.set_insertion_point_to_end(entry);
}

void Chain::fill(long n) {
  fill_with_zeros(n, Value());
}

void Chain::fill_with_zeros(long n, Value zero) {
  Location at = Location::unknown();
  Value x = arg(0), y = arg(1);
  for (long i = 0; i < n; ++i) {
    Value r;
    switch (zero && i % 10 == 9 ? 4 : i & 3) {
      case 4:
        r = AddOp::build(b, at).set<"lhs">(x).set<"rhs">(zero).create().result<"res">();
        break;
      case 0:
        r = AddOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
        break;
      case 1:
        r = MulOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
        break;
      case 2:
        r = SubOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
        break;
      default:
        r = XorOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
        break;
    }
    y = x;
    x = r;
  }
  last = x;
}

void Chain::finish() {
  ReturnOp::build(b, Location::unknown()).set<"arg">(last).create();
}

ManyFunctions::ManyFunctions(Context& context, long functions) : Chain(context) {
  for (long i = 0; i < functions; ++i) {
    if (i)
      add_function("f" + std::to_string(i));
    fill(99);
    finish();
  }
}

Diamonds::Diamonds(Context& context, long blocks) : Module(context) {
  Location at = Location::unknown();
  Type bit = IntegerType::get(context, 1);
  Attribute slt = IntegerAttr::i64(context, static_cast<int>(IcmpPredicate::Slt));
  Value x = arg(0), y = arg(1);
  Block *current = entry, *head = nullptr;
  for (long i = 0; i < blocks / 3; ++i) {
    Block* left = b.create_block(*body);
    Block* right = b.create_block(*body);
    Block* join = b.create_block(*body, i32());
    b.set_insertion_point_to_end(current);
    Value c = ICmpOp::build(b, at)
                  .set<"lhs">(x)
                  .set<"rhs">(y)
                  .set<"predicate">(slt)
                  .results(bit)
                  .create()
                  .result<"res">();
    CondBrOp::build(b, at)
        .set<"condition">(c)
        .set<"trueDest">(left)
        .set<"falseDest">(right)
        .create();
    b.set_insertion_point_to_end(left);
    Value v = AddOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
    BrOp::build(b, at).set<"destOperands">(v).set<"dest">(join).create();
    b.set_insertion_point_to_end(right);
    Value w = MulOp::build(b, at).set<"lhs">(x).set<"rhs">(y).create().result<"res">();
    if (head && i % 16 == 0)
      CondBrOp::build(b, at)
          .set<"condition">(c)
          .set<"trueDestOperands">(w)
          .set<"falseDestOperands">(w)
          .set<"trueDest">(join)
          .set<"falseDest">(head)
          .create();
    else
      BrOp::build(b, at).set<"destOperands">(w).set<"dest">(join).create();
    if (i % 16 == 0)
      head = join;
    current = join;
    x = join->argument(0);
  }
  b.set_insertion_point_to_end(current);
  ReturnOp::build(b, at).set<"arg">(x).create();
}

std::uint64_t count_ops(Operation* root) {
  std::uint64_t n = 0;
  walk(root, [&](Operation*) { ++n; });
  return n;
}

std::uint64_t count_uses(Value value) {
  std::uint64_t n = 0;
  for (OpOperand& use : value.uses()) {
    (void)use;
    ++n;
  }
  return n;
}

std::vector<Operation*> ops_of(Block* block) {
  std::vector<Operation*> ops;
  for (Operation* op : block->ops())
    ops.push_back(op);
  return ops;
}

static constexpr ::bench::Case cases[] = {
    {"context", context_case},
    {"create", create},
    {"create-state", create_state},
    {"destroy", destroy},
    {"clone", clone_case},
    {"erase", erase},
    {"op-bytes", op_bytes},
    {"walk", walk_case},
    {"walk-typed", walk_typed},
    {"use-list", use_list},
    {"use-list-one", use_list_one},
    {"set-operand", set_operand},
    {"move", move},
    {"is-before", is_before},
    {"set-attr", set_attr},
    {"get-attr", get_attr},
    {"set-inherent", set_inherent},
    {"new-attr", new_attr},
    {"old-attr", old_attr},
    {"dominators", dominators},
    {"dominance", dominance},
    {"verify", verify_straight},
    {"verify-cfg", verify_cfg},
    {"greedy-none", greedy_none},
    {"greedy", greedy},
    {"rules-10", rules_10},
    {"rules-1000", rules_1000},
    {"conversion", conversion},
    {"print", print},
    {"parse", parse},
#if __has_include("ir/bytecode.h")
    {"bytecode-read", bytecode_read},
    {"bytecode-read-loc", bytecode_read},
    {"bytecode-write", bytecode_write},
    {"bytecode-write-loc", bytecode_write_loc},
#endif
};

static int main_of(int argc, char** argv) {
  std::vector<::bench::Case> all = pass_cases();
  all.insert(all.end(), std::begin(cases), std::end(cases));
  return ::bench::run_case(argc, argv, all);
}

}  // namespace pliron::bench_cases

int main(int argc, char** argv) {
  return pliron::bench_cases::main_of(argc, argv);
}
