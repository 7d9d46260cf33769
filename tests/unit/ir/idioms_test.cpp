// The code of docs/how-to/idioms.md, which quotes it from here.
#include <doctest/doctest.h>

#include <thread>

#include "ir/builder.h"
#include "ir/dominance.h"
#include "ir/symbol_table.h"
#include "ir/verifier.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::AddOp;
using toy::CallOp;
using toy::ConstantOp;
using toy::FuncOp;
using toy::Playground;

namespace {

constexpr llvm::StringLiteral text = R"(
"toy.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^entry(%x: i32):
  %zero = "toy.constant"() <{value = 0 : i32}> : () -> i32
  %sum = "toy.add"(%x, %zero) : (i32, i32) -> i32
  %twice = "toy.add"(%sum, %sum) : (i32, i32) -> i32
  "toy.use"(%twice) : (i32) -> ()
  "toy.call"() <{callee = @g}> : () -> ()
  "toy.br"()[^exit] : () -> ()
^exit:
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = () -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
)";

// doc(handles)
// The sum that a value is, or null.
AddOp sum_of(Value value) {
  Operation* def = value.defining_op();  // null for a block argument
  return def ? def->try_as<AddOp>() : AddOp();
}
// doc end

// doc(erase)
unsigned remove_additions_of_zero(Operation* root) {
  unsigned removed = 0;
  walk<AddOp>(root, [&](AddOp add) {
    Operation* rhs = add.operand<"rhs">().defining_op();
    ConstantOp zero = rhs ? rhs->try_as<ConstantOp>() : ConstantOp();
    if (!zero || zero.attr_as<IntegerAttr, "value">().as_int() != 0)
      return;
    add.result<"result">().replace_all_uses_with(add.operand<"lhs">());
    add->erase();
    ++removed;
  });
  return removed;
}
// doc end

// doc(diagnose)
// Whether all functions that are called are there.
LogicalResult check_calls(Operation* module) {
  SymbolTables tables;
  bool ok = true;
  walk<CallOp>(module, [&](CallOp call) {
    SymbolRefAttr callee = call.attr_as<SymbolRefAttr, "callee">();
    if (!callee || tables.lookup(call, callee))
      return;
    call->emit_op_error().note(module->location(), "this is all that can be called")
        << "calls " << callee << ", which does not exist";
    ok = false;
  });
  return success(ok);
}
// doc end

}  // namespace

TEST_CASE("idioms: handles") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  CHECK(sum_of(toy::find_value(module.get(), "sum")));
  CHECK_FALSE(sum_of(toy::find_value(module.get(), "x")));
  CHECK_FALSE(sum_of(toy::find_value(module.get(), "zero")));
}

TEST_CASE("idioms: erasing in a walk") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  CHECK(remove_additions_of_zero(module.get()) == 1);
  CHECK(toy::find(module.get(), "twice")->operand(1) == toy::find_value(module.get(), "x"));
  CHECK(succeeded(verify(module.get())));
}

TEST_CASE("idioms: diagnostics") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  CHECK(succeeded(check_calls(module.get())));
  SymbolTable(module.get()).erase(lookup_symbol(module.get(), "g"));
  // doc(capture)
  std::vector<std::string> messages;
  {
    ScopedDiagnosticHandler keep(module->context().diagnostics(),
                                 [&](const Diagnostic& diagnostic) {
                                   messages.push_back(diagnostic.message);
                                   return true;  // dealt with
                                 });
    CHECK(failed(check_calls(module.get())));
  }
  // doc end
  CHECK(messages == std::vector<std::string>{"'toy.call' op calls @g, which does not exist"});
}

TEST_CASE("idioms: builders") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  Operation* twice = toy::find(module.get(), "twice");
  // doc(builder)
  Builder builder = Builder::before(twice);
  Value operand = twice->operand(0);
  AddOp first =
      AddOp::build(builder, twice->location()).set<"lhs">(operand).set<"rhs">(operand).create();
  {
    InsertionGuard guard(builder);
    builder.set_insertion_point_to_start(twice->block());
    ConstantOp::build(builder, twice->location())
        .set<"value">(IntegerAttr::get(operand.type(), 1))
        .results(operand.type())
        .create();
  }
  // In front of `twice` again, behind `first`.
  Value sum = first.result<"result">();
  AddOp second = AddOp::build(builder, twice->location()).set<"lhs">(sum).set<"rhs">(sum).create();
  // doc end
  CHECK(first->next() == second.operation());
  CHECK(second->next() == twice);
  CHECK(twice->block()->front()->is<ConstantOp>());
}

TEST_CASE("idioms: symbols") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  Operation* call = toy::find(module.get(), "toy.call");
  auto copy_of_g = [&] {
    Builder nowhere(playground.context);
    FuncOp func =
        FuncOp::build(nowhere, Location())
            .set<"sym_name">(StringAttr::get(playground.context, "g"))
            .set<"function_type">(TypeAttr::get(FunctionType::get(playground.context, {}, {})))
            .create();
    return func;
  };
  // doc(symbols)
  SymbolTable symbols(module.get());
  FuncOp copy = copy_of_g();
  Identifier name = symbols.insert(copy);  // "g_0", since there is a "g"
  call->set_attr("callee", SymbolRefAttr::get(call->context(), name.str()));
  // doc end
  CHECK(name == "g_0");
  CHECK(lookup_symbol(call, "g_0") == copy.operation());
  CHECK(succeeded(check_calls(module.get())));
}

TEST_CASE("idioms: analyses") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  Block* exit = toy::find_block(module.get(), "exit");
  Region& body = *exit->parent();
  // doc(analyses)
  DominanceInfo dominance;
  CHECK(dominance.dominates(body.entry(), exit));
  // Ops may come, go and move within their blocks; that needs nothing. Blocks and branches may not.
  dominance.invalidate(body);
  Block* rest = body.entry()->split_before(body.entry()->back());
  Builder builder = Builder::at_end(body.entry());
  toy::BrOp::build(builder, Location()).set<"dest">(rest).create();
  CHECK(dominance.immediate_dominator(exit) == rest);
  // doc end
}

TEST_CASE("idioms: threads") {
  Playground playground;
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  std::vector<Operation*> functions;
  for (Operation* op : module->region(0).front()->ops())
    functions.push_back(op);
  // doc(threads)
  // What works on one function; IR outside of it is not touched.
  auto work = [](Operation* function) {
    walk(function, [&](Operation* op) {
      op->set_attr(
          "seen", StringAttr::get(op->context(),
                                  "by " + function->attr_as<StringAttr>("sym_name").value().str()));
      op->context().emit_warning(op->location()) << "seen";
    });
  };
  OrderedDiagnostics in_order(module->context().diagnostics());
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < functions.size(); ++i)
    threads.emplace_back([&, i] {
      OrderedDiagnostics::Piece piece(in_order, i);
      work(functions[i]);
    });
  for (std::thread& thread : threads)
    thread.join();
  // doc end
  CHECK(functions[1]->attr_as<StringAttr>("seen").value() == "by g");
  CHECK(functions[0]->region(0).front()->front()->attr_as<StringAttr>("seen").value() == "by f");
}
