// Constraints: what they accept, what they are called, and what is made from them at random.

#include "ir/constraints.h"

#include <set>

#include "doctest/doctest.h"
#include "ir/builtin_attributes.h"
#include "ir/dialect.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/random.h"

using namespace pliron;

namespace {

bool is_even_width(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer && integer.width() % 2 == 0;
}
bool is_short_text(Attribute attr) {
  StringAttr text = attr.try_as<StringAttr>();
  return text && text.value().size() < 4;
}
Attribute sample_short_text(Context& context, Random& random) {
  return StringAttr::get(context, random.one_in(2) ? "ab" : "");
}

struct BoxType : ParametricType<BoxType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "box.box",
      .summary = "A box.",
      .params = {{"element", ParamKind::Type},
                 {"size", ParamKind::UInt, NumberIn<1, 8>},
                 {"open", ParamKind::Bool},
                 {"colour", ParamKind::String, StringOf<"red", "green">},
                 {"inside", ParamKind::TypeList, Each<AnyInteger>}},
  };
};

constexpr TypeConstraint Small = IntegerOf<1, 8, 16>;
constexpr TypeConstraint SmallOrVector = AnyOf<Small, VectorOf<Small>>;
constexpr TypeConstraint Number = AnyOf<AnyInteger, AnyFloat>;
constexpr TypeConstraint NumberOrVector = AnyOf<AnyInteger, AnyFloat, VectorOf<Number, 1>>;
constexpr TypeConstraint Even = NativeType<"box.even", "an integer of even width", is_even_width>;
constexpr TypeConstraint EvenSigned = AllOf<Even, SignedIntegerOf<>>;
constexpr TypeConstraint OpenBox = BaseType<"box.box", Param<"open", True>>;
constexpr TypeConstraint BoxOfInteger =
    BaseType<"box.box", Param<"element", AnyInteger>, Param<"size", NumberIn<2, 3>>>;
constexpr TypeConstraint Renamed = Named<"Renamed", "something small", SmallOrVector>;
constexpr AttrConstraint ShortText =
    NativeAttr<"box.short", "a short string", is_short_text, sample_short_text>;
constexpr AttrConstraint Entry =
    DictAttrOf<Param<"name", StrAttr>, Param<"weight", I32Attr, true>>;

struct Fixture {
  Context context;
  Fixture() {
    context.register_dialect({.name = "box", .summary = "Boxes.", .types = types<BoxType>()});
  }
  Type type(llvm::StringRef text) { return parse_type(context, text); }
  Attribute attr(llvm::StringRef text) { return parse_attribute(context, text); }
};

}  // namespace

TEST_CASE("constraints say what they want") {
  CHECK(AnyType.description() == "any type");
  CHECK(AnyInteger.description() == "an integer");
  CHECK(SignlessInteger.description() == "a signless integer");
  CHECK(UnsignedIntegerOf<8, 16>.description() == "an unsigned integer of 8 or 16 bits");
  CHECK(I1.description() == "i1");
  CHECK(SignedIntegerOf<8>.description() == "si8");
  CHECK(AnyFloat.description() == "a float");
  CHECK(FloatOf<"f32", "f64">.description() == "f32 or f64");
  CHECK(Index.description() == "index");
  CHECK(AnyFunctionType.description() == "a function type");
  CHECK(Small.description() == "an integer of 1, 8 or 16 bits");
  CHECK(SmallOrVector.description() == "an integer of 1, 8 or 16 bits or a vector of one");
  CHECK(NumberOrVector.description() == "an integer, a float or a rank-1 vector of them");
  CHECK(VectorOf<AnyType>.description() == "a vector");
  CHECK(VectorOf<Small>.description() == "a vector of integers of 1, 8 or 16 bits");
  CHECK(VectorOf<Number>.description() == "a vector with elements that are an integer or a float");
  CHECK(VectorOf<I8, 1, 2>.description() == "a rank-1 or rank-2 vector of i8");
  CHECK(EvenSigned.description() == "an integer of even width and a signed integer");
  CHECK(Not<I1>.description() == "not i1");
  CHECK(OpenBox.description() == "a type !box.box whose open is true");
  CHECK(BoxOfInteger.description() ==
        "a type !box.box whose element is an integer and whose size is a number from 2 to 3");
  CHECK(Renamed.description() == "something small");
  CHECK(ExactType<"tuple<i1>">.description() == "tuple<i1>");

  CHECK(AnyAttr.description() == "any attribute");
  CHECK(AnyIntegerAttr.description() == "an integer attribute");
  CHECK(BoolAttr.description() == "a bool attribute");
  CHECK(I32Attr.description() == "an i32 attribute");
  CHECK(IndexAttr.description() == "an index attribute");
  CHECK(IntegerAttrIn<I64, 0, 9>.description() == "an i64 from 0 to 9");
  CHECK(IntegerAttrIn<I64, 0, 2, 4, 7>.description() == "an i64: 0 to 2 or 4 to 7");
  CHECK(IntegerAttrIn<I64, 1, INT64_MAX>.description() == "an i64 of at least 1");
  CHECK(IntegerAttrIn<I8, 5, 5>.description() == "an i8 that is 5");
  CHECK(AnyFloatAttr.description() == "a float attribute");
  CHECK(F64Attr.description() == "an f64 attribute");
  CHECK(StrAttr.description() == "a string attribute");
  CHECK(StringAttrOf<"a", "b">.description() == "one of the strings \"a\" or \"b\"");
  CHECK(UnitAttrConstraint.description() == "a unit attribute");
  CHECK(TypeAttrConstraint.description() == "a type attribute");
  CHECK(FunctionTypeAttr.description() == "a function type attribute");
  CHECK(TypeAttrOf<Small>.description() == "a type attribute that is an integer of 1, 8 or 16 bits");
  CHECK(AnyArrayAttr.description() == "an array attribute");
  CHECK(ArrayAttrOf<StrAttr>.description() == "an array of strings");
  CHECK(DictArrayAttr.description() == "an array of dictionaries");
  CHECK(ArrayAttrOf<ShortText>.description() == "an array of which each is a short string");
  CHECK(DictAttr.description() == "a dictionary attribute");
  CHECK(Entry.description() == "a dictionary with a 'name' that is a string attribute and 'weight' "
                               "that is an i32 attribute if it has one");
  CHECK(AnySymbolRef.description() == "a symbol reference");
  CHECK(FlatSymbolRef.description() == "a symbol reference without nesting");
  CHECK(DenseI32Array.description() == "a dense i32 array");
}

TEST_CASE_FIXTURE(Fixture, "types that constraints accept") {
  struct Case {
    TypeConstraint constraint;
    std::vector<const char*> good, bad;
  };
  const Case cases[] = {
      {AnyType, {"i1", "tuple<>"}, {}},
      {AnyInteger, {"i1", "si9", "ui64"}, {"f32", "index"}},
      {SignlessInteger, {"i1"}, {"si1", "ui1"}},
      {Small, {"i1", "si8", "ui16"}, {"i2", "f16"}},
      {FloatOf<"f32", "bf16">, {"f32", "bf16"}, {"f64", "i32"}},
      {Index, {"index"}, {"i64"}},
      {AnyFunctionType, {"(i32) -> ()"}, {"i32"}},
      {SmallOrVector, {"i8", "vector<4xi8>", "vector<2x[4]xi1>"}, {"vector<4xi32>", "i32"}},
      {NumberOrVector, {"i3", "vector<4xf32>"}, {"vector<2x2xf32>", "vector<f32>"}},
      {ExactType<"vector<4xi32>">, {"vector<4xi32>"}, {"vector<4xi8>"}},
      {Even, {"i8"}, {"i1", "f32"}},
      {EvenSigned, {"si8"}, {"i8", "si1"}},
      {Not<Small>, {"f32", "i32"}, {"i8"}},
      {BaseType<"box.box">, {"!box.box<i1, 1, true, \"red\", []>"}, {"i1"}},
      {OpenBox,
       {"!box.box<i1, 1, true, \"red\", []>"},
       {"!box.box<i1, 1, false, \"red\", []>", "i32"}},
      {BoxOfInteger,
       {"!box.box<i1, 2, true, \"red\", [i8]>"},
       {"!box.box<i1, 1, true, \"red\", [i8]>", "!box.box<f32, 2, true, \"red\", [i8]>"}},
      {Renamed, {"i8"}, {"i9"}},
  };
  for (const Case& c : cases) {
    CAPTURE(c.constraint.description());
    for (const char* text : c.good)
      CHECK_MESSAGE(c.constraint.accepts(type(text)), text);
    for (const char* text : c.bad)
      CHECK_MESSAGE(!c.constraint.accepts(type(text)), text);
  }
}

TEST_CASE_FIXTURE(Fixture, "attributes that constraints accept") {
  struct Case {
    AttrConstraint constraint;
    std::vector<const char*> good, bad;
  };
  const Case cases[] = {
      {AnyIntegerAttr, {"1 : i8", "true", "3 : index"}, {"1.0", "\"a\""}},
      {BoolAttr, {"true"}, {"1 : i8"}},
      {IntegerAttrIn<I64, 0, 2, 4, 7>,
       {"0", "2", "4 : i64", "7"},
       {"3", "8", "-1", "0 : i32", "99999999999999999999999 : i128"}},
      {IntegerAttrOf<UnsignedIntegerOf<>>, {"1 : ui8"}, {"1 : i8"}},
      {IntegerAttrIn<UnsignedIntegerOf<>, 200, 300>, {"255 : ui8"}, {"199 : ui8"}},
      {AnyFloatAttr, {"1.0", "1.0 : f32"}, {"1"}},
      {F32Attr, {"1.0 : f32"}, {"1.0"}},
      {StringAttrOf<"a", "b">, {"\"b\""}, {"\"c\"", "1"}},
      {UnitAttrConstraint, {"unit"}, {"1"}},
      {TypeAttrOf<Small>, {"i8"}, {"i9", "1"}},
      {FunctionTypeAttr, {"() -> ()"}, {"i1"}},
      {ArrayAttrOf<StrAttr>, {"[]", "[\"a\"]"}, {"[1]", "\"a\""}},
      {DictArrayAttr, {"[{}, {a = 1}]"}, {"[1]"}},
      {Entry,
       {"{name = \"a\"}", "{name = \"a\", weight = 1 : i32, other}"},
       {"{}", "{name = 1}", "{name = \"a\", weight = 1}"}},
      {AnySymbolRef, {"@a", "@a::@b"}, {"\"a\""}},
      {FlatSymbolRef, {"@a"}, {"@a::@b"}},
      {DenseI32Array, {"array<i32>", "array<i32: 1>"}, {"array<i64: 1>"}},
      {DenseElementsOf<AnyFloat>, {"dense<1.0> : vector<2xf32>"}, {"dense<1> : vector<2xi32>"}},
      {ShortText, {"\"abc\""}, {"\"abcd\""}},
      {ExactAttr<"[1, 2]">, {"[1, 2]"}, {"[1]"}},
      {Not<StrAttr>, {"1"}, {"\"a\""}},
  };
  for (const Case& c : cases) {
    CAPTURE(c.constraint.description());
    for (const char* text : c.good)
      CHECK_MESSAGE(c.constraint.accepts(attr(text)), text);
    for (const char* text : c.bad)
      CHECK_MESSAGE(!c.constraint.accepts(attr(text)), text);
  }
}

TEST_CASE_FIXTURE(Fixture, "an exact constraint that cannot be read accepts nothing, quietly") {
  constexpr TypeConstraint broken = ExactType<"!nowhere.x">;
  unsigned reported = 0;
  ScopedDiagnosticHandler handler(context.diagnostics(), [&](const Diagnostic&) {
    ++reported;
    return true;
  });
  CHECK(!broken.accepts(IntegerType::get(context, 1)));
  CHECK(!broken.accepts(IntegerType::get(context, 2)));
  CHECK(reported == 0);
}

TEST_CASE_FIXTURE(Fixture, "samples satisfy their constraint and vary") {
  const TypeConstraint type_constraints[] = {
      AnyType,       AnyInteger, Small,      SmallOrVector, NumberOrVector,
      Even,          EvenSigned, Not<Small>, OpenBox,       BoxOfInteger,
      FloatOf<"f32", "f64">,     Renamed,    BaseType<"box.box">, AnyFunctionType,
  };
  for (TypeConstraint constraint : type_constraints) {
    CAPTURE(constraint.description());
    Random random(1);
    std::set<const void*> different;
    for (int i = 0; i < 100; ++i) {
      Type type = sample(constraint, context, random);
      REQUIRE(type);
      CHECK(constraint.accepts(type));
      different.insert(type.storage());
    }
    CHECK(different.size() > 1);
  }
  const AttrConstraint attr_constraints[] = {
      AnyAttr,   AnyIntegerAttr, IntegerAttrIn<I64, 0, 2, 4, 7>, AnyFloatAttr,  StrAttr,
      ShortText, Entry,          TypeAttrOf<Small>,              DictArrayAttr, AnySymbolRef,
      DenseI32Array, DenseElementsOf<Number>, Not<StrAttr>, StringAttrOf<"a", "b">,
  };
  for (AttrConstraint constraint : attr_constraints) {
    CAPTURE(constraint.description());
    Random random(1);
    std::set<const void*> different;
    for (int i = 0; i < 100; ++i) {
      Attribute attr = sample(constraint, context, random);
      REQUIRE(attr);
      CHECK(constraint.accepts(attr));
      different.insert(attr.storage());
    }
    CHECK(different.size() > 1);
  }
}

TEST_CASE_FIXTURE(Fixture, "samples of types with parameters read back from their text") {
  Random random(7);
  for (int i = 0; i < 200; ++i) {
    Type type = sample(BaseType<"box.box">, context, random);
    std::string text;
    llvm::raw_string_ostream(text) << type;
    CHECK(parse_type(context, text) == type);
  }
}

TEST_CASE_FIXTURE(Fixture, "what nothing satisfies has no sample") {
  constexpr TypeConstraint never = AllOf<I1, I8>;
  constexpr TypeConstraint unknown = BaseType<"nowhere.x">;
  Random random(1);
  CHECK(!sample(never, context, random));
  CHECK(!sample(unknown, context, random));
}

TEST_CASE_FIXTURE(Fixture, "the one type that a constraint allows") {
  CHECK(only_type(I1, context) == IntegerType::get(context, 1));
  CHECK(only_type(SignedIntegerOf<8>, context) ==
        IntegerType::get(context, 8, Signedness::Signed));
  CHECK(only_type(F32, context) == FloatType::f32(context));
  CHECK(only_type(Index, context) == IndexType::get(context));
  CHECK(only_type(ExactType<"tuple<>">, context) == TupleType::get(context, {}));
  CHECK(!only_type(AnyInteger, context));
  CHECK(!only_type(IntegerOf<8>, context));
  CHECK(!only_type(AnyOf<I1, I8>, context));
  CHECK(!only_type(AnyType, context));
  CHECK(only_value_type(IntegerAttrIn<I32, 0, 3>, context) == IntegerType::get(context, 32));
  CHECK(!only_value_type(AnyIntegerAttr, context));
  CHECK(attr_kind(AnyOf<StrAttr, StringAttrOf<"a">>) == ConstraintKind::StringAttr);
  CHECK(attr_kind(AnyOf<StrAttr, I32Attr>) == ConstraintKind::Any);
  CHECK(is_unit(UnitAttrConstraint));
  CHECK(!is_unit(StrAttr));
}

TEST_CASE_FIXTURE(Fixture, "parameters of types are held to their constraints") {
  std::string message;
  ScopedDiagnosticHandler handler(context.diagnostics(), [&](const Diagnostic& diagnostic) {
    message = diagnostic.message;
    return true;
  });
  CHECK(!type("!box.box<i1, 9, true, \"red\", []>"));
  CHECK(message == "parameter 'size' must be a number from 1 to 8");
  CHECK(!type("!box.box<i1, 1, true, \"blue\", []>"));
  CHECK(message == "parameter 'colour' must be \"red\" or \"green\"");
  CHECK(!type("!box.box<i1, 1, true, \"red\", [f32]>"));
  CHECK(message == "parameter 'inside' must be a list of which each is an integer");
}

TEST_CASE("constraints are the same when their data is") {
  CHECK(same_constraint(AnyOf<I1, I8>.node, AnyOf<I1, I8>.node));
  static constexpr TypeConstraint one_bit = SignlessIntegerOf<1>;
  CHECK(same_constraint(AnyOf<one_bit, I8>.node, AnyOf<I1, I8>.node));
  CHECK(!same_constraint(AnyOf<I8, I1>.node, AnyOf<I1, I8>.node));
  CHECK(!same_constraint(Small.node, Renamed.node));
  CHECK(same_constraint(nullptr, AnyType.node));
}
