#include "ir/symbol_table.h"

#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

static constexpr llvm::StringLiteral symbols = R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
"toy.table"() <{sym_name = "inner"}> ({
  "toy.func"() <{sym_name = "g", function_type = () -> ()}> ({}) : () -> ()
  "toy.table"() <{sym_name = "deep"}> ({
    "toy.func"() <{sym_name = "h", function_type = () -> ()}> ({}) : () -> ()
  }) : () -> ()
}) : () -> ()
)";

TEST_CASE("symbols are found from below, by name and by path") {
  Playground playground;
  OwningOp module = playground.parse(symbols);
  REQUIRE(module);
  Context& context = playground.context;
  Operation* use = toy::find(module.get(), "toy.return");
  Operation* f = lookup_symbol(use, "f");
  REQUIRE(f);
  CHECK(symbol_name(f) == "f");
  CHECK(lookup_symbol(use, "g") == nullptr);
  Operation* h = lookup_symbol(use, SymbolRefAttr::get(context, "inner", {"deep", "h"}));
  REQUIRE(h);
  CHECK(symbol_name(h) == "h");
  CHECK(nearest_symbol_table(h)->attr_as<StringAttr>("sym_name").value() == "deep");
  CHECK(nearest_symbol_table(module.get()) == module.get());
  CHECK(lookup_symbol(use, SymbolRefAttr::get(context, "f", {"h"})) == nullptr);
  CHECK(lookup_symbol(h, "f") == nullptr);  // only the nearest table is searched
}

TEST_CASE("an op of one region that nobody registered may be a table") {
  Playground playground;
  playground.context.allow_unregistered();
  OwningOp module = playground.parse(R"(
"toy.use"() : () -> ()
"u.maybe"() ({ "toy.first"() : () -> () }) : () -> ()
"u.two"() ({ "toy.second"() : () -> () }, {}) : () -> ()
"u.maybe"() ({ "toy.table"() <{sym_name = "t"}> ({ "toy.third"() : () -> () }) : () -> () }) : () -> ()
)");
  REQUIRE(module);
  auto may_see = [&](llvm::StringRef name) {
    return may_see_unknown_symbols(toy::find(module.get(), name));
  };
  CHECK_FALSE(may_see("toy.use"));
  CHECK(may_see("toy.first"));
  CHECK_FALSE(may_see("toy.second"));
  CHECK_FALSE(may_see("toy.third"));
}

TEST_CASE("a table finds, renames on a clash, and forgets") {
  Playground playground;
  OwningOp module = playground.parse(symbols);
  REQUIRE(module);
  SymbolTable table(module.get());
  Operation* f = table.lookup("f");
  REQUIRE(f);
  CHECK(table.lookup("g") == nullptr);
  auto make = [&](llvm::StringRef name) {
    OperationState state(Location(), playground.context.op_info("toy.func"));
    state.num_regions = 1;
    Operation* op = Operation::create(state);
    op->set_attr("sym_name", StringAttr::get(playground.context, name));
    return op;
  };
  CHECK(table.insert(make("new")) == "new");
  Operation* second = make("f");
  CHECK(table.insert(second) == "f_0");
  CHECK(symbol_name(second) == "f_0");
  CHECK(table.insert(make("f")) == "f_1");
  CHECK(table.lookup("f_0") == second);
  CHECK(second->parent_op() == module.get());
  table.erase(f);
  CHECK(table.lookup("f") == nullptr);
  CHECK(table.insert(make("f")) == "f");
}
