#include <doctest/doctest.h>

#include "dialects/builtin/ops.h"

using namespace pliron;

TEST_CASE("a cast that leads back is folded away") {
  Context context;
  context.register_dialect(builtin::dialect());
  OwningOp module(builtin::ModuleOp::make(context, Location()));
  Builder b = Builder::at_end(builtin::ModuleOp(module.get()).body());
  Type i32 = IntegerType::get(context, 32), index = IndexType::get(context);
  auto cast = [&](llvm::ArrayRef<Value> inputs, llvm::ArrayRef<Type> outputs) {
    return builtin::UnrealizedConversionCastOp::build(b, Location())
        .set<"inputs">(inputs)
        .results(outputs)
        .create();
  };
  Value source = cast({}, i32)->result(0);
  auto there = cast(source, index);
  auto back = cast(there->result(0), i32);
  auto same = cast(source, i32);
  auto two = cast({source, source}, index);
  CHECK(!there.fold({Attribute()}));
  CHECK(back.fold({Attribute()}).value() == source);
  CHECK(same.fold({Attribute()}).value() == source);
  CHECK(!two.fold({Attribute(), Attribute()}));
}
