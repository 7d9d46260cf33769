// The syntax that functions of all dialects share, on an op that has all of it.

#include "ir/function_syntax.h"

#include "doctest/doctest.h"
#include "ir/custom_directive.h"
#include "ir/dialect.h"
#include "ir/op.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

LogicalResult parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                             ArrayAttr& res_attrs, UnitAttr& is_variadic,
                             llvm::SmallVectorImpl<NamedAttribute>& attrs, Region& body) {
  FunctionSignature signature;
  if (failed(parse_function_signature(parser, signature, {.allows_variadic = true})))
    return failure();
  type = signature.function_type(parser.context());
  arg_attrs = signature.argument_attrs;
  res_attrs = signature.result_attrs;
  if (signature.is_variadic)
    is_variadic = UnitAttr::get(parser.context());
  return parse_function_body(parser, signature, attrs, body);
}

FunctionParts parts_of(TypeAttr type, ArrayAttr arg_attrs, ArrayAttr res_attrs,
                       UnitAttr is_variadic) {
  auto parts = FunctionParts::of(type.value().as<FunctionType>(), arg_attrs, res_attrs);
  parts.is_variadic = static_cast<bool>(is_variadic);
  return parts;
}

void print_function(AsmPrinter& printer, Operation*, TypeAttr type, ArrayAttr arg_attrs,
                    ArrayAttr res_attrs, UnitAttr is_variadic, llvm::ArrayRef<NamedAttribute> attrs,
                    Region& body) {
  print_function_signature(printer, parts_of(type, arg_attrs, res_attrs, is_variadic), body);
  print_function_body(printer, attrs, body);
}

bool function_fits(Operation* op);

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  static constexpr CustomDirective directives[] = {
      CustomDirective::of<parse_function, print_function, function_fits>("Function")};
  static constexpr OpDef def{
      .name = "fun.func",
      .summary = "A function with all that its syntax has.",
      .attrs = {{"sym_name", StrAttr},
                {"type", FunctionTypeAttr},
                {"arg_attrs", DictArrayAttr, Presence::Optional},
                {"res_attrs", DictArrayAttr, Presence::Optional},
                {"is_variadic", UnitAttrConstraint, Presence::Optional}},
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove},
      .format =
          "$sym_name `` custom<Function>($type, $arg_attrs, $res_attrs, $is_variadic, "
          "attr-dict, $body)",
      .directives = directives,
  };
};

bool function_fits(Operation* op) {
  FuncOp func(op);
  return fits_function_syntax(
      parts_of(func.attr_as<TypeAttr, "type">(), func.attr_as<ArrayAttr, "arg_attrs">(),
               func.attr_as<ArrayAttr, "res_attrs">(), func.attr_as<UnitAttr, "is_variadic">()),
      func.region<"body">());
}

struct Fixture : toy::Playground {
  Fixture() {
    context.register_dialect({.name = "fun", .ops = ops<FuncOp>()});
    context.allow_unregistered();
  }
  static std::string print(Operation* op, bool is_generic, bool locations = false) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(op, os, {.generic = is_generic, .locations = locations});
    return text;
  }
  // What the text of an op prints as, which must read back as the same in both forms.
  std::string printed(llvm::StringRef text) {
    OwningOp module = parse(text);
    CHECK(take_messages() == "");
    REQUIRE(module);
    std::string custom = print(module.get(), false), generic = print(module.get(), true);
    OwningOp again = parse(custom);
    CHECK(take_messages() == "");
    REQUIRE(again);
    CHECK(print(again.get(), true) == generic);
    CHECK(print(again.get(), false) == custom);
    std::string located = print(module.get(), false, true);
    again = parse(located);
    CHECK(take_messages() == "");
    REQUIRE(again);
    CHECK(print(again.get(), true, true) == print(module.get(), true, true));
    llvm::StringRef op = custom;
    op.consume_front("module {\n  ");
    op.consume_back("\n}\n");
    return op.str();
  }
  void stays(llvm::StringRef text) { CHECK(printed(text) == text); }
  std::string errors(llvm::StringRef text) {
    CHECK_FALSE(parse(text));
    return take_messages();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "declarations have types alone") {
  stays("fun.func @f()");
  stays("fun.func @f(i32, f32 {a.b}) -> i32 attributes {c.d = 1 : i32}");
  stays("fun.func @f(...)");
  stays("fun.func @f(i32, ...) -> (i32, f32)");
  stays("fun.func @f() -> (i32 {a.b})");
  stays("fun.func @f() -> (i32, f32 {a.b = \"x\", c})");
  stays("fun.func @f() -> (() -> i32)");
  CHECK(printed("fun.func @f(%a: i32 {x}, %b: f32) -> ()") == "fun.func @f(i32 {x}, f32)");
  CHECK(printed("fun.func @f() -> (i32)") == "fun.func @f() -> i32");
}

TEST_CASE_FIXTURE(Fixture, "functions with a body name their arguments") {
  stays("fun.func @f(%a: i32 {x}, %arg1: f32) -> i32 {\n    \"x.return\"(%a) : (i32) -> ()\n  }");
  stays("fun.func @f() {\n    \"x.return\"() : () -> ()\n  }");
  // An entry block keeps its name, and a label where something jumps to it.
  stays("fun.func @f(%a: i32) {\n  ^start:\n    \"x.return\"() : () -> ()\n  }");
  stays("fun.func @f(%a: i32) {\n  ^bb0:  // pred: ^bb0\n    \"x.br\"()[^bb0] : () -> ()\n  }");
  stays("fun.func @f(%a: i32) {\n  }");
  stays("fun.func @f() {\n  ^bb0:\n  }");
  // The second label is no name of the entry block.
  stays(
      "fun.func @f(%a: i32) {\n    \"x.br\"()[^bb1] : () -> ()\n  ^bb1:  // pred: ^bb0\n"
      "    \"x.return\"() : () -> ()\n  }");
}

TEST_CASE_FIXTURE(Fixture, "arguments have locations") {
  OwningOp module = parse(
      "fun.func @f(%a: i32 {x} loc(\"f.rs\":1:2), %b: i32) {\n"
      "  \"x.return\"() : () -> () loc(\"f.rs\":2:1)\n} loc(\"f.rs\":1:1)");
  REQUIRE(module);
  CHECK(
      print(module.get(), false, true)
          .find(
              "fun.func @f(%a: i32 {x} loc(\"f.rs\":1:2), %b: i32 loc(\"test.mlir\":1:42)) {\n") !=
      std::string::npos);
}

// What the syntax would lose is printed in the generic form.
TEST_CASE_FIXTURE(Fixture, "functions that do not fit are generic") {
  auto is_generic = [&](llvm::StringRef properties, llvm::StringRef body) {
    return printed(
               ("\"fun.func\"() <{sym_name = \"f\", " + properties + "}> (" + body + ") : () -> ()")
                   .str())
               .find("\"fun.func\"") == 0;
  };
  CHECK_FALSE(is_generic("type = (i32) -> ()", "{^bb0(%a: i32):}"));
  CHECK(is_generic("type = (i32) -> ()", "{^bb0(%a: f32):}"));
  CHECK(is_generic("type = (i32) -> ()", "{^bb0:}"));
  CHECK(is_generic("arg_attrs = [{}], type = (i32) -> ()", "{}"));
  CHECK(is_generic("arg_attrs = [{x}], type = (i32, i32) -> ()", "{}"));
  CHECK(is_generic("arg_attrs = [], type = () -> ()", "{}"));
  CHECK(is_generic("res_attrs = [{}], type = () -> i32", "{}"));
  CHECK_FALSE(is_generic("arg_attrs = [{}, {x}], type = (i32, i32) -> ()", "{}"));
}

TEST_CASE_FIXTURE(Fixture, "errors in functions") {
  CHECK(errors("fun.func @f(%a: i32, f32)") ==
        "1:22: expected the name of an argument, such as %x, since the arguments in front of this "
        "one have names\n");
  CHECK(errors("fun.func @f(i32, %a: f32)") ==
        "1:18: the arguments in front of this one have no names; either all have one or none "
        "has\n");
  CHECK(errors("fun.func @f(i32) {\n}") ==
        "1:18: the arguments of a function with a body need names, such as %arg0: i32\n");
  CHECK(errors("fun.func @f() {\n}") ==
        "1:15: a body needs a block; a function that is only declared has no braces\n");
  CHECK(errors("fun.func @f(..., i32)") == "1:18: '...' must be the last argument\n");
  CHECK(errors("fun.func @f(%a#1: i32)") == "1:13: an argument is one value and has no number\n");
  CHECK(errors("fun.func @f() attributes x") == "1:26: expected '{' and attributes\n");
  CHECK(errors("fun.func @f() -> (i32") == "1:22: expected ',' or ')'\n");
  CHECK(errors("fun.func @f(%a: i32) {\n^x(%b: i32):\n}") ==
        "2:3: the arguments of this block stand in front of the region\n");
}
