#include "passes/rewrite/conversion_driver.h"

#include "ir/bytecode.h"
#include "tests/unit/passes/rewrite/rewrite_fixture.h"

using namespace pliron;
using toy::Playground;

namespace {

// i32 becomes i64, a pointer becomes two i8 values; everything else stays.
void add_conversions(TypeConverter& types) {
  types.add([](Type type) -> std::optional<TypeConverter::Types> {
    Context& context = type.context();
    if (type == IntegerType::get(context, 32))
      return TypeConverter::Types{IntegerType::get(context, 64)};
    if (type.is<toy::PtrType>())
      return TypeConverter::Types(2, IntegerType::get(context, 8));
    return std::nullopt;
  });
}

Type only(TypeConverter& types, Type type) {
  return types.convert_to_one(type);
}

// An op of the same kind with converted operands and results.
LogicalResult widen(Operation* op, const ConvertedOperands& operands,
                    ConversionRewriter& rewriter) {
  OperationState state(op->location(), &op->info());
  state.operands.append(operands.flat().begin(), operands.flat().end());
  for (Value result : op->results())
    state.result_types.push_back(only(rewriter.types(), result.type()));
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    if (op->attr_slot(i))
      state.attrs.push_back({op->info().attr_names[i], op->attr_slot(i)});
  if (op->is<toy::ConstantOp>())
    state.attrs[0].value = IntegerAttr::get(
        state.result_types[0], op->attr_as<IntegerAttr>("value").value().getSExtValue());
  rewriter.replace_op(op, rewriter.create(state)->results().to_vector());
  return success();
}

bool has_legal_types(Operation* op) {
  for (Value value : op->operands())
    if (value.type() == IntegerType::get(op->context(), 32))
      return false;
  for (Value value : op->results())
    if (value.type() == IntegerType::get(op->context(), 32))
      return false;
  return true;
}

struct Conversion {
  Conversion() { add_conversions(types); }
  void widens(std::initializer_list<const char*> names) {
    for (const char* name : names) {
      target.add_dynamic_op(name, has_legal_types);
      patterns.patterns.push_back({"widen", name, 1, widen});
    }
  }
  // What it says when it fails, "" when it does not; the IR must then be what it was.
  std::string run(Playground& playground, Operation* module, bool full = false) {
    std::string before = toy::print(module), bytes;
    llvm::raw_string_ostream os(bytes);
    REQUIRE(succeeded(write_bytecode(module, os)));
    LogicalResult result = full ? apply_full_conversion(module, target, types, patterns)
                                : apply_partial_conversion(module, target, types, patterns);
    REQUIRE_MESSAGE(succeeded(verify(module)), playground.take_messages());
    if (succeeded(result))
      return "";
    CHECK(toy::print(module) == before);
    std::string after;
    llvm::raw_string_ostream after_os(after);
    REQUIRE(succeeded(write_bytecode(module, after_os)));
    CHECK(after == bytes);
    return playground.take_messages();
  }

  ConversionTarget target;
  TypeConverter types;
  ConversionPatterns patterns;
};

constexpr const char* loop = R"(^entry(%x: i1):
  %one = "toy.constant"() <{value = 1 : i32}> : () -> i32
  "toy.br"(%one, %one)[^loop] : (i32, i32) -> ()
^loop(%i: i32, %unused: i32):
  %next = "toy.add"(%i, %one) : (i32, i32) -> i32
  "toy.cond_br"(%x, %next, %i)[^loop, ^end] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^end:
  "toy.use"(%next) : (i32) -> ()
  "toy.return"() : () -> ()
)";

}  // namespace

TEST_CASE("conversion: ops, arguments of blocks, used or not, and what branches pass") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.widens({"toy.constant", "toy.add", "toy.use"});
  CHECK(conversion.run(playground, module.get()) == "");
  CHECK(toy::body_of(module.get()) == R"(^entry(%x: i1):
  %one = "toy.constant"() <{value = 1 : i64}> : () -> i64
  "toy.br"(%one, %one)[^loop] : (i64, i64) -> ()
^loop(%i: i64, %unused: i64):
  %next = "toy.add"(%i, %one) : (i64, i64) -> i64
  "toy.cond_br"(%x, %next, %i)[^loop, ^end] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, i64) -> ()
^end:
  "toy.use"(%next) : (i64) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("conversion: when one op cannot be converted nothing is, and every reason is given") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.widens({"toy.constant", "toy.add"});
  conversion.target.add_illegal_op("toy.use");
  auto refuse = [](Operation* op, const ConvertedOperands&, ConversionRewriter& rewriter) {
    rewriter.set_insertion_point(op);
    toy::UndefOp::build(rewriter, op->location()).results(op->operand(0).type()).create();
    return rewriter.match_failure("it is a Tuesday");
  };
  auto again = [](Operation* op, const ConvertedOperands& operands, ConversionRewriter& rewriter) {
    toy::UseOp::build(rewriter, op->location()).set<"operands">(operands.flat()).create();
    rewriter.erase_op(op);
    return success();
  };
  auto move = [](Operation* op, const ConvertedOperands&, ConversionRewriter& rewriter) {
    rewriter.move_before(op, op->block()->front());
    return success();
  };
  auto idle = [](Operation*, const ConvertedOperands&, ConversionRewriter&) { return success(); };
  conversion.patterns.patterns.push_back({"refuse", "toy.use", 5, refuse});
  conversion.patterns.patterns.push_back({"again", "toy.use", 4, again});
  conversion.patterns.patterns.push_back({"move", "toy.use", 3, move});
  conversion.patterns.patterns.push_back({"idle", "toy.use", 2, idle});
  std::string messages = conversion.run(playground, module.get());
  CHECK_MESSAGE(messages.starts_with("9:3: 'toy.use' is illegal here and cannot be converted\n"
                                     "  note 9:3: 'refuse' does not apply: it is a Tuesday\n"),
                messages);
  CHECK_MESSAGE(messages.find("go round in circles") != std::string::npos, messages);
  CHECK_MESSAGE(messages.find("'again' does not apply: it makes an illegal 'toy.use', which cannot "
                              "be converted\n") != std::string::npos,
                messages);
  CHECK_MESSAGE(
      messages.find("'move' does not apply: move_before cannot be taken back") != std::string::npos,
      messages);
  CHECK_MESSAGE(
      messages.find("'idle' does not apply: it did not change the op") != std::string::npos,
      messages);
}

TEST_CASE("conversion: an illegal op for which there is nothing") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.target.add_illegal_op("toy.add");
  CHECK(conversion.run(playground, module.get()) ==
        "6:11: 'toy.add' is illegal here and cannot be converted\n"
        "  note 6:11: no rule or pattern is for this op\n");
}

TEST_CASE("conversion: in a full one, ops that the target does not name are illegal") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.types.add([](Type type) { return TypeConverter::Types{type}; });
  CHECK(conversion.run(playground, module.get(), /*full=*/true)
            .starts_with("1:1: 'toy.func' is illegal here"));
  conversion.target.add_legal_dialect("toy");
  CHECK(conversion.run(playground, module.get(), /*full=*/true) == "");
}

TEST_CASE("conversion: what stays gets values of the old type by a materialization") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.widens({"toy.constant", "toy.add"});
  CHECK(
      conversion.run(playground, module.get())
          .find("'toy.use' still uses a value of type 'i32' that was converted, and nothing makes "
                "that type out of what it has become") != std::string::npos);
  conversion.types.add_source_materialization(
      [](Builder& builder, Location at, Type to, llvm::ArrayRef<Value> values) {
        return toy::SameOp::build(builder, at)
            .set<"operands">(values)
            .results(to)
            .create()
            .result<"result">();
      });
  LogicalResult result = apply_partial_conversion(module.get(), conversion.target, conversion.types,
                                                  conversion.patterns);
  CHECK(succeeded(result));
  std::string body = toy::body_of(module.get());
  CHECK_MESSAGE(body.find("\"toy.same\"(%next) : (i64) -> i32") != std::string::npos, body);
}

TEST_CASE("conversion: a value becomes several, through blocks and ops") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i8) -> ()", R"(
^entry(%b: i8):
  %p = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.br"(%p, %b)[^next] : (!toy.ptr<i32>, i8) -> ()
^next(%q: !toy.ptr<i32>, %c: i8):
  "toy.lifetime"(%q) : (!toy.ptr<i32>) -> ()
  "toy.use"(%c) : (i8) -> ()
  "toy.return"() : () -> ()
)");
  Conversion conversion;
  conversion.target.add_illegal_op("toy.alloca");
  conversion.target.add_illegal_op("toy.lifetime");
  conversion.patterns.patterns.push_back(
      {"split-alloca", "toy.alloca", 1,
       [](Operation* op, const ConvertedOperands&, ConversionRewriter& rewriter) {
         ConversionRewriter::Values parts;
         for (int i = 0; i < 2; ++i)
           parts.push_back(toy::UndefOp::build(rewriter, op->location())
                               .results(IntegerType::get(op->context(), 8))
                               .create()
                               .result<"result">());
         rewriter.replace_op_with_parts(op, parts);
         return success();
       }});
  conversion.patterns.patterns.push_back(
      {"use-parts", "toy.lifetime", 1,
       [](Operation* op, const ConvertedOperands& operands, ConversionRewriter& rewriter) {
         REQUIRE(operands.parts(0).size() == 2);
         // The original operand can still be seen.
         REQUIRE(op->operand(0).type().is<toy::PtrType>());
         toy::UseOp::build(rewriter, op->location()).set<"operands">(operands.flat()).create();
         rewriter.erase_op(op);
         return success();
       }});
  CHECK(conversion.run(playground, module.get()) == "");
  CHECK(toy::body_of(module.get()) == R"(^entry(%b: i8):
  %0 = "toy.undef"() : () -> i8
  %1 = "toy.undef"() : () -> i8
  "toy.br"(%0, %1, %b)[^next] : (i8, i8, i8) -> ()
^next(%2: i8, %3: i8, %c: i8):
  "toy.use"(%2, %3) : (i8, i8) -> ()
  "toy.use"(%c) : (i8) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("conversion: ops in a circle, as graph regions have them") {
  Playground playground;
  OwningOp module = playground.parse(R"(
"toy.graph"() ({
  %a = "toy.add"(%b, %b) : (i32, i32) -> i32
  %b = "toy.add"(%a, %a) : (i32, i32) -> i32
}) : () -> ()
)");
  REQUIRE_MESSAGE(module, playground.take_messages());
  Conversion conversion;
  conversion.widens({"toy.add"});
  CHECK(conversion.run(playground, module.get()) == "");
  std::string text = toy::print(module.get());
  CHECK_MESSAGE(text.find("%a = \"toy.add\"(%b, %b) : (i64, i64) -> i64") != std::string::npos,
                text);
  CHECK_MESSAGE(text.find("%b = \"toy.add\"(%a, %a) : (i64, i64) -> i64") != std::string::npos,
                text);
}

TEST_CASE("conversion: changes in place, split blocks and moved regions are taken back") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1) -> ()", loop);
  Conversion conversion;
  conversion.widens({"toy.constant", "toy.add"});
  // The first one goes through, the last one fails.
  conversion.target.add_illegal_op("toy.func");
  conversion.patterns.patterns.push_back(
      {"new-func", "toy.func", 1,
       [](Operation* op, const ConvertedOperands&, ConversionRewriter& rewriter) {
         OperationState state(op->location(), op->context().op_info("toy.table"));
         state.num_regions = 1;
         state.attrs = {{op->context().identifier("sym_name"), op->attr("sym_name")}};
         Operation* made = rewriter.create(state);
         rewriter.inline_region_before(op->region(0), made->region(0), nullptr);
         rewriter.erase_op(op);
         return success();
       }});
  conversion.target.add_dynamic_op(
      "toy.return", [](Operation* op) { return static_cast<bool>(op->attr("test.done")); });
  conversion.patterns.patterns.push_back(
      {"mark", "toy.return", 1,
       [](Operation* op, const ConvertedOperands&, ConversionRewriter& rewriter) {
         Operation* use = op->prev();
         Block* rest = rewriter.split_block(use);
         rewriter.set_insertion_point_to_end(rest->prev());
         toy::BrOp::build(rewriter, op->location()).set<"dest">(rest).create();
         rewriter.modify(use, [&] { use->set_operands({}); });
         rewriter.modify(op, [&] { op->set_attr("test.done", UnitAttr::get(op->context())); });
         return success();
       }});
  conversion.target.add_illegal_op("toy.use");
  CHECK(conversion.run(playground, module.get()).find("'toy.use' is illegal") != std::string::npos);
}
