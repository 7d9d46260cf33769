#include "ir/outer_symbols.h"

#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("symbols of outer tables are looked up where the scope says") {
  Playground playground;
  OwningOp module = playground.parse(R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
"toy.table"() <{sym_name = "inner"}> ({
  "toy.func"() <{sym_name = "g", function_type = () -> ()}> ({}) : () -> ()
}) : () -> ()
)");
  REQUIRE(module);
  Operation* f = lookup_symbol(module.get(), "f");
  Operation* inner = lookup_symbol(module.get(), "inner");
  SymbolTables outer, own;
  REQUIRE(outer.lookup(module.get(), playground.context.identifier("f")) == f);
  // What the scope has kept shows that it is asked.
  f->set_attr("sym_name", StringAttr::get(playground.context, "renamed"));
  {
    OuterSymbolScope scope(outer, module.get());
    CHECK(lookup_symbol(f->region(0).front()->front(), "f") == f);
    CHECK(lookup_symbol(inner, "f") == nullptr);
    CHECK(lookup_symbol(inner, "g") != nullptr);
    SymbolLookupScope verifier(own);
    CHECK(lookup_symbol(f->region(0).front()->front(), "f") == f);
    CHECK(lookup_symbol(inner, "f") == nullptr);  // a table of its own
    CHECK(lookup_symbol(inner, "g") != nullptr);
  }
  SymbolLookupScope verifier(own);
  CHECK(lookup_symbol(f->region(0).front()->front(), "f") == nullptr);
  CHECK(lookup_symbol(f->region(0).front()->front(), "renamed") == f);
}
