// What code gives to dialect files by name.

#include "ir/natives.h"

#include "doctest/doctest.h"
#include "ir/dialect.h"
#include "ir/verifier.h"
#include "ir/walk.h"
#include "tests/unit/ir/dialect_file_fixture.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

using Fixture = DialectFileFixture;

struct NativeOp : Op<NativeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "code.op",
      .summary = "Has a verifier.",
      .operands = {{"p", AnyInteger}},
      .attrs = {{"n", I32Attr}},
  };
  LogicalResult verify() {
    if (attr_as<IntegerAttr, "n">().as_int() == 0)
      return op_->emit_op_error() << "must not be zero";
    return success();
  }
};

struct MakeOp : Op<MakeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "code.make", .summary = "Makes something.", .results = {{"r", AnyType}}};
};

Dialect code_dialect() {
  return {.name = "code", .summary = "With code.", .ops = ops<NativeOp, MakeOp>()};
}

// Everything that only code can do.
struct RankInterface {
  static constexpr InterfaceDef def{.name = "rich.rank", .summary = "Has a rank."};
  int (*rank)(Operation*) = nullptr;
  template <typename O>
  static constexpr RankInterface model() {
    return {.rank = [](Operation* op) { return O(op).rank(); }};
  }
};

Type twice_as_wide(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer ? IntegerType::get(type.context(), 2 * integer.width()) : Type();
}
LogicalResult parse_stars(AsmParser& parser, IntegerAttr& number) {
  int count = 0;
  while (parser.parse_optional("*"))
    ++count;
  number = IntegerAttr::i32(parser.context(), count);
  return success();
}
void print_stars(AsmPrinter& printer, Operation*, IntegerAttr number) {
  for (std::int64_t i = 0; i < number.as_int(); ++i)
    printer.os() << (i ? " *" : "*");
}
constexpr CustomDirective rich_directives[] = {
    CustomDirective::of<parse_stars, print_stars>("Stars")};

struct RichOp : Op<RichOp> {
  using Op::Op;
  using Interfaces = InterfaceList<RankInterface>;
  static constexpr OpDef def{
      .name = "rich.widen",
      .summary = "Makes it wider.",
      .operands = {{"p", AnyInteger}},
      .results = {{"r", TypeFrom{"p", "the wider type", twice_as_wide}}},
      .attrs = {{"n", I32Attr}},
      .format = "custom<Stars>($n) $p attr-dict `:` type($p)",
      .directives = rich_directives,
  };
  int rank() const { return 3; }
};

void print_pair(Type type, AsmPrinter& printer) {
  printer.os() << "<" << type.words()[0] << "/" << type.words()[1] << ">";
}
FailureOr<Type> parse_pair(AsmParser& parser);

struct PairType : ParametricType<PairType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "rich.pair",
      .summary = "Two numbers.",
      .params = {{"a", ParamKind::UInt}, {"b", ParamKind::UInt}},
      .print = print_pair,
      .parse = parse_pair,
  };
  LogicalResult verify(EmitError emit) const {
    if (param<"a">() <= param<"b">())
      return success();
    return emit() << "a must not be above b";
  }
};
FailureOr<Type> parse_pair(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  FailureOr<std::uint64_t> a = parser.parse_uint();
  if (failed(a) || failed(parser.parse("/")))
    return failure();
  FailureOr<std::uint64_t> b = parser.parse_uint();
  if (failed(b) || failed(parser.parse(">")))
    return failure();
  return Type(PairType::get(parser.context(), *a, *b));
}

Dialect rich_dialect() {
  return {
      .name = "rich", .summary = "All of it.", .ops = ops<RichOp>(), .types = types<PairType>()};
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "derived types, directives, interfaces and text hooks by name") {
  std::string text;
  {
    Fixture compiled;
    compiled.context.register_dialect(rich_dialect());
    text = compiled.dump("rich");
  }
  for (llvm::StringRef part :
       {"r: from(p, \"the wider type\", native \"rich.widen.derive.r\")",
        "custom Stars native \"rich.widen.custom.Stars\"",
        "interface native \"rich.widen.interface.rich.rank\"", "print native \"!rich.pair.print\"",
        "parse native \"!rich.pair.parse\"", "verify native \"!rich.pair.verify\""})
    CHECK_MESSAGE(llvm::StringRef(text).contains(part), text);
  register_natives(context, rich_dialect());
  LogicalResult loaded = load(text);
  CHECK(join(reported) == "");
  REQUIRE(succeeded(loaded));
  CHECK(dump("rich") == text);
  context.allow_unregistered();
  context.register_dialect({.name = "builtin", .ops = ops<toy::ModuleOp>()});
  OwningOp module = parse(
      "%0 = \"x.y\"() : () -> i8\n%1 = rich.widen * * %0 : i8\n"
      "\"x.z\"(%1) {t = !rich.pair<1/2>} : (i16) -> ()");
  CHECK(join(reported) == "");
  REQUIRE(module);
  CHECK(succeeded(verify(module.get())));
  CHECK(llvm::StringRef(print(module.get())).contains("%1 = rich.widen * * %0 : i8"));
  CHECK(llvm::StringRef(print(module.get())).contains("!rich.pair<1/2>"));
  unsigned found = 0;
  walk_pre_order(module.get(), [&](Operation* op) {
    if (const auto* table = op->info().interface<RankInterface>()) {
      CHECK(table->rank(op) == 3);
      ++found;
    }
    return WalkResult::Advance;
  });
  CHECK(found == 1);
  CHECK(!parse_type(context, "!rich.pair<2/1>"));
  CHECK(llvm::StringRef(join(reported)).contains("a must not be above b"));
}

TEST_CASE_FIXTURE(Fixture, "code of a compiled dialect is found by its name") {
  std::string text;
  {
    Fixture compiled;
    compiled.context.register_dialect(code_dialect());
    text = compiled.dump("code");
  }
  CHECK(llvm::StringRef(text).contains("    verify native \"code.op.verify\"\n"));
  SUBCASE("where the program has it") {
    register_natives(context, code_dialect());
    REQUIRE(succeeded(load(text)));
    CHECK(dump("code") == text);
    context.register_dialect({.name = "builtin", .ops = ops<toy::ModuleOp>()});
    OwningOp module = parse(
        "%0 = \"code.make\"() : () -> i1\n"
        "\"code.op\"(%0) <{n = 0 : i32}> : (i1) -> ()");
    REQUIRE(module);
    CHECK(failed(verify(module.get())));
    CHECK(join(reported) == "2:1: 'code.op' op must not be zero\n");
  }
  SUBCASE("where it has not") {
    CHECK(failed(load(text)));
    CHECK(
        llvm::StringRef(join(reported)).contains("this program has no native \"code.op.verify\""));
  }
  SUBCASE("in another role") {
    register_natives(context, code_dialect());
    CHECK(
        failed(load("dialect code \"C.\" { op op \"O.\" { operands(p: integer) attrs(n: i32) fold "
                    "native \"code.op.verify\" } }")));
    CHECK(join(reported) ==
          "1:81: native \"code.op.verify\" is the hook 'verify' of an op, not the "
          "hook 'fold' of an op\n");
  }
  SUBCASE("for another shape") {
    context.register_dialect(code_dialect());
    CHECK(
        failed(load("dialect mine \"C.\" { op op \"O.\" { operands(p: integer) verify native "
                    "\"code.op.verify\" } }")));
    CHECK(join(reported) ==
          "1:69: native \"code.op.verify\" is code for the op 'code.op', which has "
          "other attributes than 'mine.op'\n");
  }
  SUBCASE("of a dialect that is not there") {
    register_natives(context, code_dialect());
    CHECK(failed(
        load("dialect mine \"C.\" { op op \"O.\" { operands(p: integer) attrs(n: i32) verify "
             "native \"code.op.verify\" } }")));
    CHECK(join(reported) ==
          "1:83: native \"code.op.verify\" needs dialect 'code', which is not registered\n");
  }
  SUBCASE("instead of a compiled dialect only by something of the same shape") {
    register_natives(context, code_dialect());
    CHECK(failed(load("dialect code \"C.\" { op op \"O.\" op make \"M.\" { results(r: any) } }")));
    CHECK(join(reported) ==
          "1:24: dialect 'code' is compiled into this program, with op 'code.op' "
          "having other operands than here\n");
    reported.clear();
    CHECK(failed(
        load("dialect code \"C.\" { op op \"O.\" { operands(p: integer) attrs(n: i32) } }")));
    CHECK(join(reported) ==
          "1:9: dialect 'code' is compiled into this program, with op 'code.make' "
          "missing here\n");
  }
}
