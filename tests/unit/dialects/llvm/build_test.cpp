// The short ways to make ops of the llvm dialect: what they build is valid and prints as MLIR's.
#include "dialects/llvm/build.h"

#include <doctest/doctest.h>

#include "dialects/builtin/ops.h"
#include "ir/printer.h"
#include "ir/verifier.h"

using namespace pliron;
namespace ll = pliron::llvm_dialect;

namespace {

struct Fixture {
  Fixture() {
    context.register_dialect(builtin::dialect());
    context.register_dialect(ll::dialect());
    module.reset(builtin::ModuleOp::make(context, Location()));
  }
  Builder builder() { return Builder::at_end(builtin::ModuleOp(module.get()).body()); }
  // A function of that signature with its entry block.
  ll::FuncOp function(llvm::StringRef name, ll::FunctionType type) {
    Builder at = builder();
    ll::FuncOp func = ll::build_func(at, Location(), name, type);
    Block* entry = func.region<"body">().add_block();
    for (Type parameter : type.parameters())
      entry->add_argument(parameter, Location());
    return func;
  }
  static std::string text(Operation* op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(op, os, {.generic = true});
    return text;
  }

  Context context;
  OwningOp module;
};

}  // namespace

TEST_CASE("types and attributes are uniqued and give back what they were made of") {
  Fixture f;
  Type i32 = IntegerType::get(f.context, 32);
  CHECK(ll::PointerType::in(f.context) == ll::PointerType::in(f.context, 0));
  CHECK(ll::PointerType::in(f.context, 3).address_space() == 3);
  ll::StructType record = *ll::StructType::named(f.context, "n", {i32, i32}, true);
  CHECK(*ll::StructType::named(f.context, "n", {i32, i32}, true) == record);
  CHECK(failed(ll::StructType::named(f.context, "n", {i32, i32})));
  CHECK(failed(ll::StructType::opaque(f.context, "n")));
  ll::StructType later = ll::StructType::named(f.context, "later");
  CHECK(later.is_opaque());
  CHECK(succeeded(later.set_elements({i32})));
  CHECK_FALSE(later.is_opaque());
  CHECK(ll::StructType::named(f.context, "later").element(0) == i32);
  CHECK(record.name() == "n");
  CHECK(record.size() == 2);
  CHECK(record.is_packed());
  CHECK(record != ll::StructType::literal(f.context, {i32, i32}, true));
  CHECK(!ll::StructType::literal(f.context, {}).name());
  CHECK(ll::StructType::opaque(f.context, "o")->is_opaque());
  ll::FunctionType type = ll::FunctionType::of(i32, {i32, record}, true);
  CHECK(type.parameters().size() == 2);
  CHECK(type.is_vararg());
  CHECK(ll::FastmathAttr::of(f.context, ll::Contract | ll::Nnan).flags() == 17);
  CHECK(ll::member_type(ll::ArrayType::of(record, 4), {3, 1}) == i32);
  CHECK(!ll::member_type(ll::ArrayType::of(record, 4), {4}));
  CHECK(!ll::member_type(i32, {0}));
}

TEST_CASE("a function with memory, calls and a switch") {
  Fixture f;
  Type i32 = IntegerType::get(f.context, 32), i64 = IntegerType::get(f.context, 64);
  Type ptr = ll::PointerType::in(f.context), none = ll::VoidType::get(f.context);
  ll::FuncOp callee = ll::FuncOp();
  {
    Builder at = f.builder();
    callee = ll::build_func(at, Location(), "callee", ll::FunctionType::of(i32, {i64}),
                            ll::Linkage::External, ll::CallingConvention::Fast);
    ll::build_func(at, Location(), "many", ll::FunctionType::of(none, {i32}, true));
  }
  ll::FuncOp func = f.function("f", ll::FunctionType::of(i32, {ptr, i64}));
  Region& body = func.region<"body">();
  Block* entry = body.entry();
  Block* join = body.add_block();
  Value joined = join->add_argument(i32, Location());
  Builder b = Builder::at_end(entry);
  Value p = entry->argument(0), n = entry->argument(1);
  Type pair = ll::StructType::literal(f.context, {i32, ll::ArrayType::of(i64, 8)});
  Value slot = ll::build_alloca(b, Location(), pair, 8);
  Value place = ll::build_gep(b, Location(), pair, slot, {0, 1, n}, ll::GepInbounds | ll::GepNuw);
  ll::build_store(b, Location(), n, place, 8);
  Value loaded = ll::build_load(b, Location(), i32, p, 4);
  Value r = ll::build_call(b, Location(), callee, {n})->result(0);
  ll::build_call(b, Location(), "many", ll::FunctionType::of(none, {i32}, true), {r, loaded});
  ll::build_indirect_call(b, Location(), p, ll::FunctionType::of(none, {i64}), {n});
  Value sat = ll::build_intrinsic(b, Location(), "llvm.fptosi.sat", i32,
                                  {ll::build_float(b, Location(), FloatType::f32(f.context), 1.5)})
                  ->result(0);
  Value less = ll::build_icmp(b, Location(), ll::IcmpPredicate::Slt, r, sat);
  ll::build_assume(b, Location(), less, {{"align", {p, n}}, {"nonnull", {p}}});
  ll::SwitchOp branch = ll::build_switch(
      b, Location(), r, join, {r},
      {{llvm::APInt(32, 1), join, {loaded}}, {llvm::APInt(64, -2ull), join, {sat}}});
  b.set_insertion_point_to_end(join);
  ll::ReturnOp::build(b, Location()).set<"arg">(joined).create();
  CHECK(succeeded(verify(f.module.get())));
  CHECK(branch.num_cases() == 2);
  CHECK(branch.case_value(1) == llvm::APInt(32, 0xFFFFFFFE));
  CHECK(branch->successor_operands(2).count == 1);
  CHECK(branch->operand(branch->successor_operands(2).first) == sat);
  CHECK(branch.taken_successor({IntegerAttr::get(i32, 1), {}, {}, {}}) == 1);
  CHECK(branch.taken_successor({IntegerAttr::get(i32, 5), {}, {}, {}}) == 0);
  CHECK(branch.taken_successor({{}, {}, {}, {}}) == -1);
  std::string text = Fixture::text(func);
  CHECK(text.find("rawConstantIndices = array<i32: 0, 1, -2147483648>") != std::string::npos);
  CHECK(text.find("noWrapFlags = 7 : i32") != std::string::npos);
  CHECK(
      text.find("op_bundle_sizes = array<i32: 2, 1>, op_bundle_tags = [\"align\", \"nonnull\"]") !=
      std::string::npos);
  CHECK(text.find("CConv = #llvm.cconv<fastcc>") != std::string::npos);
}

TEST_CASE("a conditional branch knows where constants lead") {
  Fixture f;
  Type i1 = IntegerType::get(f.context, 1);
  ll::FuncOp func = f.function("f", ll::FunctionType::of(ll::VoidType::get(f.context), {i1}));
  Block* entry = func.region<"body">().entry();
  Block* next = func.region<"body">().add_block();
  Builder b = Builder::at_end(entry);
  auto branch = ll::CondBrOp::build(b, Location())
                    .set<"condition">(entry->argument(0))
                    .set<"trueDest">(next)
                    .set<"falseDest">(next)
                    .create();
  CHECK(branch.taken_successor({IntegerAttr::boolean(f.context, true)}) == 0);
  CHECK(branch.taken_successor({IntegerAttr::boolean(f.context, false)}) == 1);
  CHECK(branch.taken_successor({Attribute()}) == -1);
}

TEST_CASE("constants of any type can be materialized") {
  Fixture f;
  const DialectInfo* dialect = f.context.dialect("llvm");
  Builder b = f.builder();
  Type i32 = IntegerType::get(f.context, 32);
  auto make = [&](Attribute value, Type type) {
    return dialect->materialize_constant(b, Location(), value, type);
  };
  CHECK(make(IntegerAttr::i32(f.context, 3), i32)->is<ll::ConstantOp>());
  CHECK(make(ll::PoisonAttr::get(f.context), i32)->is<ll::PoisonOp>());
  CHECK(make(ll::ZeroAttr::get(f.context), ll::PointerType::in(f.context))->is<ll::ZeroOp>());
  CHECK(make(IntegerAttr::i32(f.context, 3), IndexType::get(f.context)) == nullptr);
}
