#include "tests/passes/execution/program.h"

#include "dialects/builtin/ops.h"
#include "tests/passes/execution/program_parts.h"

namespace pliron::execution {

static ll::FuncOp declare(Program& program, llvm::StringRef name, Type result,
                          llvm::ArrayRef<Type> parameters) {
  Builder builder = Builder::at_end(program.body);
  ll::Linkage linkage = name == "main" ? ll::Linkage::External : ll::Linkage::Internal;
  ll::FuncOp func =
      ll::build_func(builder, Location(), name, ll::FunctionType::of(result, parameters), linkage);
  // Inliners are told what to do now and then.
  if (name != "main" && program.random.one_in(6))
    func->set_attr(program.random.one_in(2) ? "no_inline" : "always_inline",
                   UnitAttr::get(program.context));
  return func;
}

static void make_globals(Program& program) {
  for (std::uint64_t i = program.random.below(3); i > 0; --i) {
    Builder builder = Builder::at_end(program.body);
    Type type = ll::ArrayType::of(program.integer(32), Program::global_size);
    program.globals.push_back(
        ll::GlobalOp::build(builder, Location())
            .set<"global_type">(TypeAttr::get(type))
            .set<"sym_name">(StringAttr::get(program.context, "global" + std::to_string(i)))
            .set<"linkage">(ll::LinkageAttr::of(program.context, ll::Linkage::Internal))
            .set<"value">(ll::ZeroAttr::get(program.context))
            .create());
  }
}

static void make_function(Program& program, unsigned number) {
  Random& random = program.random;
  static constexpr unsigned widths[] = {1, 8, 32, 32, 64, 64};
  auto scalar = [&] { return program.integer(widths[random.below(std::size(widths))]); };
  llvm::SmallVector<Type, 4> parameters;
  for (std::uint64_t i = random.below(4); i > 0; --i)
    parameters.push_back(random.one_in(4) ? program.pointer() : scalar());
  Type result = random.one_in(5) ? Type(ll::VoidType::get(program.context)) : scalar();
  ll::FuncOp func = declare(program, "function" + std::to_string(number), result, parameters);
  FunctionMaker maker(program, func);
  maker.make(static_cast<unsigned>(2 + random.below(12)));
  program.callees.push_back({func, maker.cost()});
}

// One function that calls itself, or two that call each other.
static void make_recursive_functions(Program& program) {
  Type i32 = program.integer(32), i64 = program.integer(64);
  bool alone = program.random.one_in(2);
  ll::FuncOp first = declare(program, "recursive0", i64, {i32, i64});
  ll::FuncOp second = alone ? first : declare(program, "recursive1", i64, {i32, i64});
  FunctionMaker maker(program, first);
  maker.make_recursive(second);
  std::uint64_t cost = maker.cost();
  if (!alone) {
    FunctionMaker other(program, second);
    other.make_recursive(first);
    cost += other.cost();
  }
  program.callees.push_back({first, cost});
}

OwningOp make_program(Context& context, std::uint64_t seed) {
  OwningOp module(builtin::ModuleOp::make(context, Location()));
  Program program{context, Random(seed), builtin::ModuleOp(module.get()).body()};
  make_globals(program);
  unsigned count = static_cast<unsigned>(program.random.below(4));
  for (unsigned i = 0; i < count; ++i)
    make_function(program, i);
  if (program.random.one_in(3))
    make_recursive_functions(program);
  ll::FuncOp main = declare(program, "main", program.integer(64), {});
  FunctionMaker(program, main).make(static_cast<unsigned>(8 + program.random.below(25)));
  return module;
}

}  // namespace pliron::execution
