#include "dialects/mir/to_llvm.h"

#include "tests/unit/dialects/mir/mir_test.h"

#include <doctest/doctest.h>

namespace pliron::mir {

static std::string printed(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = true, .locations = true});
  return text;
}

// The first function converts, the second does not.
static constexpr llvm::StringLiteral half_supported = R"(
  "mir.func"() <{sym_name = "fine", function_type = (f32) -> f32}> ({
  ^bb0(%x: f32):
    "mir.return"(%x) : (f32) -> ()
  }) : () -> ()
  "mir.global"() <{sym_name = "bytes", bytes = "abc", alignment = 1 : i64}> : () -> ()
  "mir.func"() <{sym_name = "odd", function_type = (ui32) -> ()}> ({
  ^bb0(%n: ui32):
    %0 = "mir.add"(%n, %n) : (ui32, ui32) -> ui32
    %1 = "mir.intrinsic"(%0) <{name = "unheard_of"}> : (ui32) -> ui32
    "mir.return"() : () -> ()
  }) : () -> ()
)";

TEST_CASE_FIXTURE(MirTest, "a conversion that fails leaves the IR as it was") {
  OwningOp module = this->module(half_supported);
  REQUIRE_MESSAGE(module, errors);
  REQUIRE(succeeded(verify(module.get())));
  std::string before = printed(module.get());
  CHECK(failed(convert_to_llvm(module.get(), {})));
  CHECK(errors ==
        "'mir.intrinsic' op calls the intrinsic `unheard_of`, which is not supported; use another "
        "function of core, or write out what it does\n");
  CHECK(printed(module.get()) == before);
}

TEST_CASE_FIXTURE(MirTest, "every op keeps its location") {
  OwningOp module = this->module(R"(
    "mir.func"() <{sym_name = "f", function_type = (f32) -> f32}> ({
    ^bb0(%x: f32 loc("k.rs":1:6)):
      %0 = "mir.mul"(%x, %x) : (f32, f32) -> f32 loc("k.rs":2:3)
      "mir.return"(%0) : (f32) -> () loc("k.rs":3:1)
    }) : () -> () loc("k.rs":1:1)
  )");
  REQUIRE_MESSAGE(module, errors);
  REQUIRE(succeeded(convert_to_llvm(module.get(), {.contract = false})));
  CHECK(succeeded(verify(module.get())));
  CHECK(errors == "");
  auto func = module->as<builtin::ModuleOp>().body()->front()->as<llvm_dialect::FuncOp>();
  CHECK(func.location().line() == 1);
  Block* entry = func.region<"body">().entry();
  CHECK(entry->argument(0).location().column() == 6);
  CHECK(entry->front()->is<llvm_dialect::FMulOp>());
  CHECK(entry->front()->attr("fastmathFlags") ==
        llvm_dialect::FastmathAttr::of(context, llvm_dialect::NoFastmath));
  CHECK(entry->front()->location().line() == 2);
  CHECK(entry->back()->location().line() == 3);
}

TEST_CASE_FIXTURE(MirTest, "only a module can be converted") {
  OwningOp module = this->module(half_supported);
  REQUIRE_MESSAGE(module, errors);
  CHECK(failed(convert_to_llvm(module->as<builtin::ModuleOp>().body()->front(), {})));
  CHECK(errors == "'mir.func' op holds no symbols; mir-to-llvm runs on a module\n");
}

}  // namespace pliron::mir
