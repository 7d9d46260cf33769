#pragma once
// A dialect whose records use everything that records can say, for the tests of definitions and of
// formats.

#include "tests/unit/ir/toy_dialect.h"

#include "ir/custom_directive.h"
#include "ir/verifier.h"

namespace rec {

using namespace pliron;

// Enumerations.

enum class Predicate : std::uint8_t { Eq, Ne, Slt = 7 };
inline constexpr EnumCase predicate_cases[] = {
    {"eq", Predicate::Eq}, {"ne", Predicate::Ne}, {"slt", Predicate::Slt, "signed less than"}};
inline constexpr EnumDef PredicateEnum{
    .name = "rec.predicate", .summary = "How two numbers compare.", .cases = predicate_cases};

enum Flags : std::uint8_t { NoFlags = 0, Nnan = 1, Ninf = 2, Nsz = 4, Fast = 7 };
inline constexpr EnumCase flags_cases[] = {
    {"none", NoFlags}, {"nnan", Nnan}, {"ninf", Ninf}, {"nsz", Nsz}, {"fast", Fast}};
inline constexpr EnumDef FlagsEnum{.name = "rec.flags",
                                   .summary = "What arithmetic may assume.",
                                   .cases = flags_cases,
                                   .bits = true};

// Types and attributes.

struct UnitType : ParametricType<UnitType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "rec.unit", .summary = "A type without parameters."};
};

struct BoxType : ParametricType<BoxType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "rec.box",
      .summary = "A box of a type, with a number that is 0 unless it says otherwise.",
      .params = {{"element", AnyType}, {"space", ParamKind::UInt, Default{"0"}}},
      .format = "`<` $element (`,` `space` `=` $space^)? `>`",
  };
};

// Everything may be left out of it, in the default form.
struct OpenType : ParametricType<OpenType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "rec.open",
      .summary = "Parameters that may be left out.",
      .params = {{"element", AnyType, Presence::Optional},
                 {"size", ParamKind::Int, Default{"-4"}},
                 {"name", ParamKind::String, Default{"x y"}},
                 {"predicate", EnumOf<PredicateEnum>, Default{"slt"}},
                 {"like", AnyType, Default{"i32"}},
                 {"sizes", ParamKind::IntList, Presence::Optional}},
  };
};

struct PredicateAttr : ParametricAttr<PredicateAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "rec.predicate",
      .summary = "Written as #rec<predicate eq>.",
      .params = {{"value", EnumOf<PredicateEnum>}},
      .format = "$value",
  };
};

struct FlagsAttr : ParametricAttr<FlagsAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "rec.flags",
      .summary = "Written as #rec.flags<nnan, ninf>.",
      .params = {{"value", EnumOf<FlagsEnum>}},
      .format = "`<` $value `>`",
  };
};

inline LogicalResult parse_shape(AsmParser& parser, llvm::SmallVectorImpl<std::int64_t>& sizes,
                                 std::string_view sign) {
  do {
    auto size = parser.parse_int();
    if (failed(size))
      return failure();
    sizes.push_back(*size);
  } while (parser.parse_optional({sign.data(), sign.size()}));
  return success();
}
inline void print_shape(AsmPrinter& printer, llvm::ArrayRef<std::int64_t> sizes,
                        std::string_view sign) {
  for (std::size_t i = 0; i < sizes.size(); ++i)
    printer.os() << (i ? sign : "") << sizes[i];
}

struct LayoutAttr : ParametricAttr<LayoutAttr> {
  using Parametric::Parametric;
  static constexpr ParamDirective directives[] = {
      ParamDirective::of<parse_shape, print_shape>("Shape")};
  static constexpr AttrDef def{
      .name = "rec.layout",
      .summary = "A shape, and more by name.",
      .params = {{"sizes", ParamKind::IntList},
                 {"order", ParamKind::String, Default{"c"}},
                 {"box", BaseType<"rec.box">},
                 {"note", AnyAttr, Presence::Optional}},
      .format = "`<` custom<Shape>($sizes, \"*\") `:` $box `{` struct($order, $note) `}` `>`",
      .directives = directives,
  };
};

// Interfaces. What their verifiers did, in order.

inline std::vector<std::string>& verifier_log() {
  static std::vector<std::string> log;
  return log;
}
inline LogicalResult log_verifier(std::string_view name) {
  verifier_log().push_back(std::string(name));
  return success();
}

struct NamedInterface {
  static constexpr InterfaceDef def{.name = "rec.named",
                                    .summary = "Says what it is called.",
                                    .verify = [](Operation*) { return log_verifier("named"); }};
  llvm::StringRef (*called)(Operation*) = nullptr;
  template <typename O>
  static constexpr NamedInterface model() {
    return {.called = [](Operation* op) { return O(op).called(); }};
  }
};
struct ShapeInterface {
  static constexpr InterfaceDef def{.name = "rec.shape",
                                    .summary = "Has a rank.",
                                    .supers = {&NamedInterface::def},
                                    .verify = [](Operation*) { return log_verifier("shape"); }};
  unsigned (*rank)(Operation*) = nullptr;
  template <typename O>
  static constexpr ShapeInterface model() {
    return {.rank = [](Operation* op) { return O(op).rank(); }};
  }
};
struct BoxedInterface {
  static constexpr InterfaceDef def{.name = "rec.boxed",
                                    .summary = "Builds on both, and on the one through the other.",
                                    .supers = {&ShapeInterface::def, &NamedInterface::def},
                                    .verify = [](Operation*) { return log_verifier("boxed"); }};
};
// A promise alone, for any number.
template <unsigned Number>
struct AtLeastOperands {
  static constexpr InterfaceDef def{
      .name = "rec.at_least_operands", .parameter = Number, .verify = [](Operation* op) {
        if (op->num_operands() >= Number)
          return success();
        return LogicalResult(op->emit_op_error() << "needs " << Number << " operands");
      }};
};
// For any type; without a verifier.
template <typename T>
struct Holds {
  static constexpr InterfaceDef def{.name = "rec.holds", .parameter = def_id(T::def.name)};
  unsigned (*number)(Operation*) = nullptr;
};

struct SizedInterface {
  static constexpr InterfaceDef def{
      .name = "rec.sized",
      .summary = "A type with a size.",
      .verify_type = [](Type type, EmitError emit) -> LogicalResult {
        return type.words().size() <= 2 ? success() : LogicalResult(emit() << "is too large");
      }};
  unsigned (*size)(Type) = nullptr;
};

// Types and attributes that check themselves.
struct EvenType : ParametricType<EvenType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "rec.even", .summary = "An even number.", .params = {{"number", ParamKind::Int}}};
  LogicalResult verify(EmitError emit) const {
    if (param<"number">() % 2 == 0)
      return success();
    return emit() << "expected an even number, got " << param<"number">();
  }
};

// Ops.

struct CompareOp : Op<CompareOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.compare",
      .summary = "An enumeration as a word; a result type that the constraint gives.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"res", I1}},
      .attrs = {{"predicate", EnumAttrOf<PredicateEnum, I64>}},
      .format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)",
  };
};

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.add",
      .summary = "A default, and a set of flags.",
      .operands = {{"lhs", AnyType}, {"rhs", AnyType}},
      .results = {{"res", AnyType}},
      .attrs = {{"flags", EnumAttrOf<FlagsEnum>, Default{"none"}, Refining},
                {"weight", I32Attr, Default{"7"}},
                {"kind", BaseAttr<"rec.predicate">, Default{"ne"}}},
      .traits = {Trait::Pure, Trait::SameOperandsAndResultType},
      .format =
          "$lhs `,` $rhs (`flags` `` `<` $flags^ `>`)? (`as` $kind^)? attr-dict `:` type($res)",
  };
};

// The result is the element of the operand, by a function of the type.
inline Type element_of(Type type) {
  if (BoxType box = type.try_as<BoxType>())
    return box.param<"element">();
  return {};
}
struct UnboxOp : Op<UnboxOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.unbox",
      .summary = "Takes a value out of its box.",
      .operands = {{"box", BaseType<"rec.box">}},
      .results = {{"value", TypeFrom{"box", "the element type", element_of}}},
      .format = "$box attr-dict `:` type($box)",
  };
};

// The result types come from the hook.
struct PickOp : Op<PickOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.pick",
      .summary = "One of its operands.",
      .operands = {{"first", AnyType}, {"others", Variadic{AnyType}}},
      .results = {{"res", AnyType}},
      .attrs = {{"index", I64Attr}},
      .format = "$first `,` $others `at` $index attr-dict `:` type($first) `,` type($others)",
  };
  static LogicalResult infer_types(Inference<PickOp> op, llvm::SmallVectorImpl<Type>& types) {
    IntegerAttr index =
        op.attr<"index">() ? op.attr<"index">().try_as<IntegerAttr>() : IntegerAttr(nullptr);
    if (!index)
      return failure();
    std::int64_t i = index.as_int();
    auto count = static_cast<std::int64_t>(op.types<"others">().size());
    if (i < 0 || i > count)
      return op.emit_error() << "has no operand " << i;
    types.push_back(i == 0 ? op.type<"first">()
                           : op.types<"others">()[static_cast<std::size_t>(i - 1)]);
    return success();
  }
};

struct SplitOp : Op<SplitOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.split",
      .summary = "Groups of operands, of results, an optional result.",
      .operands = {{"left", Variadic{AnyInteger}},
                   {"mask", Optional{I1}},
                   {"right", Variadic{AnyFloat}}},
      .results = {{"some", Variadic{AnyInteger}}, {"maybe", Optional{AnyFloat}}},
  };
};

struct YieldOp : Op<YieldOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.yield",
      .summary = "Ends a loop's body.",
      .operands = {{"values", Variadic{AnyType}}},
      .traits = {Trait::Terminator, Trait::ReturnLike},
      .parents = {"rec.loop", "rec.wrap"},
      .format = "attr-dict ($values^ `:` type($values))?",
  };
};
struct LoopOp : Op<LoopOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.loop",
      .summary = "One block with one argument and an implicit terminator.",
      .operands = {{"bound", Index}},
      .regions = {{"body", OneBlock.with_arguments(1)}},
      .traits = {Trait::RecursiveMemoryEffects},
      .implicit_terminator = "rec.yield",
      .format = "$bound $body attr-dict",
  };
};

// Oilist: clauses in any order.
struct LaunchOp : Op<LaunchOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.launch",
      .summary = "Clauses in any order.",
      .operands = {{"grid", Variadic{Index}}, {"stream", Optional{AnyType}}},
      .attrs = {{"async", UnitAttrConstraint, Presence::Optional},
                {"name", StrAttr, Presence::Optional}},
      .format =
          "oilist(`async` $async | `on` $stream `:` type($stream) | `grid` `(` $grid `)` | "
          "`name` $name) attr-dict",
  };
};

// Everything that stands alone: an optional attribute, a list of numbers, a body without its name,
// a dictionary of properties.
struct FormsOp : Op<FormsOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.forms",
      .summary = "Attributes in all their forms.",
      .attrs = {{"callee", FlatSymbolRef, Presence::Optional},
                {"sizes", DenseI64Array},
                {"kind", BaseAttr<"rec.predicate">},
                {"full", BaseAttr<"rec.predicate">},
                {"scale", F32Attr},
                {"pure", UnitAttrConstraint, Presence::Optional},
                {"hidden", I32Attr, Presence::Optional}},
      .format =
          "$callee $sizes $kind qualified($full) `scale` $scale ($pure^ `?`)? prop-dict "
          "attr-dict",
  };
};
struct BoxedOp : Op<BoxedOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.boxed",
      .summary = "Types without their names.",
      .operands = {{"a", BaseType<"rec.box">}, {"b", BaseType<"rec.box">}},
      .results = {{"unit", ExactType<"!rec.unit">}},
      .format = "$a `,` $b attr-dict `:` type($a) `,` qualified(type($b))",
  };
};

// Custom directives.
inline LogicalResult parse_bounds(AsmParser& parser, OperandUse& low,
                                  llvm::SmallVectorImpl<OperandUse>& high, StringAttr& name,
                                  Type& low_type, std::string_view arrow) {
  if (failed(parser.parse_operand(low)) || failed(parser.parse({arrow.data(), arrow.size()})) ||
      failed(parser.parse_operand_list(high)))
    return failure();
  if (parser.parse_optional("named")) {
    auto text = parser.parse_string();
    if (failed(text))
      return failure();
    name = StringAttr::get(parser.context(), *text);
  }
  if (failed(parser.parse(":")))
    return failure();
  auto type = parser.parse_type();
  low_type = type.value_or(Type());
  return success(succeeded(type));
}
inline void print_bounds(AsmPrinter& printer, Operation*, Value low, OperandRange high,
                         StringAttr name, Type low_type, std::string_view arrow) {
  printer.print_operand(low);
  printer.os() << ' ' << arrow << ' ';
  printer.print_operands(high);
  if (name) {
    printer.os() << " named ";
    printer.print_string(name.value());
  }
  printer.os() << " : ";
  printer.print_type(low_type);
}
// Types of a list that are that of something else.
inline LogicalResult parse_types_like(AsmParser&, const llvm::SmallVectorImpl<OperandUse>& uses,
                                      const Type& like, llvm::SmallVectorImpl<Type>& types) {
  types.assign(uses.size(), like);
  return success();
}
inline void print_types_like(AsmPrinter&, Operation*, OperandRange, Type, llvm::ArrayRef<Type>) {}

struct RangeOp : Op<RangeOp> {
  using Op::Op;
  static constexpr CustomDirective directives[] = {
      CustomDirective::of<parse_bounds, print_bounds>("Bounds"),
      CustomDirective::of<parse_types_like, print_types_like>("TypesLike")};
  static constexpr OpDef def{
      .name = "rec.range",
      .summary = "A directive of its own.",
      .operands = {{"low", AnyType}, {"high", Variadic{AnyType}}},
      .attrs = {{"label", StrAttr, Presence::Optional}},
      .format =
          "custom<Bounds>($low, $high, $label, type($low), \"->\") `` "
          "custom<TypesLike>(ref($high), ref(type($low)), type($high)) attr-dict",
      .directives = directives,
  };
};

// Regions, successors and attributes that a directive reads itself; it may find nothing.
inline FailureOr<bool> parse_body(AsmParser& parser, Region& body) {
  if (!parser.parse_optional("with"))
    return false;
  RegionArgument argument;
  if (failed(parser.parse("(")) || failed(parser.parse_operand(argument.name)) ||
      failed(parser.parse(":")))
    return failure();
  auto type = parser.parse_type();
  if (failed(type) || failed(parser.parse(")")))
    return failure();
  argument.type = *type;
  if (failed(parser.parse_region(body, argument)))
    return failure();
  return true;
}
inline void print_body(AsmPrinter& printer, Operation*, Region& body) {
  printer.os() << "with (";
  printer.print_operand(body.entry()->argument(0));
  printer.os() << " : ";
  printer.print_type(body.entry()->argument(0).type());
  printer.os() << ") ";
  printer.print_region(body, /*with_arguments=*/false);
}
inline LogicalResult parse_tail(AsmParser& parser, llvm::SmallVectorImpl<NamedAttribute>& attrs) {
  return parser.parse_optional("tail") ? parser.parse_optional_attr_dict(attrs) : success();
}
inline void print_tail(AsmPrinter& printer, Operation*, llvm::ArrayRef<NamedAttribute> attrs) {
  if (attrs.empty())
    return;
  printer.os() << " tail ";
  printer.print_attr_dict(attrs);
}
struct WrapOp : Op<WrapOp> {
  using Op::Op;
  static constexpr CustomDirective directives[] = {
      CustomDirective::of<parse_body, print_body>("Body"),
      CustomDirective::of<parse_tail, print_tail>("Tail")};
  static constexpr OpDef def{
      .name = "rec.wrap",
      .summary = "A body that a directive reads.",
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove},
      .implicit_terminator = "rec.yield",
      .format = "(custom<Body>($body)^) : (`empty`)? `` custom<Tail>(attr-dict)",
      .directives = directives,
  };
};

// Interfaces on ops.
struct TensorOp : Op<TensorOp> {
  using Op::Op;
  using Interfaces = InterfaceList<BoxedInterface, ShapeInterface, NamedInterface,
                                   AtLeastOperands<1>, AtLeastOperands<2>>;
  static constexpr OpDef def{
      .name = "rec.tensor",
      .summary = "Has interfaces.",
      .operands = {{"sizes", Variadic{AnyType}}},
  };
  llvm::StringRef called() const { return "tensor"; }
  unsigned rank() const { return op_->num_operands(); }
  LogicalResult verify() const { return log_verifier("op"); }
};

// Traits on types.
struct SameOp : Op<SameOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.same",
      .summary = "Operands of one type.",
      .operands = {{"values", Variadic{AnyType}}},
      .traits = {Trait::SameTypeOperands},
      .format = "`(` $values `)` attr-dict (`:` type($values)^)?",
  };
};
struct ElementsOp : Op<ElementsOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.elements",
      .summary = "Operands and results of one element type.",
      .operands = {{"values", Variadic{AnyType}}},
      .results = {{"res", AnyType}},
      .traits = {Trait::SameOperandsAndResultElementType},
  };
};
struct SumOp : Op<SumOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.sum",
      .summary = "Operands of one element type.",
      .operands = {{"values", Variadic{AnyType}}},
      .traits = {Trait::SameOperandsElementType},
  };
};
struct NegOp : Op<NegOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.neg",
      .summary = "Undoes itself.",
      .operands = {{"value", AnyType}},
      .results = {{"res", AnyType}},
      .traits = {Trait::Pure, Trait::Involution},
  };
};
struct MaxOp : Op<MaxOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rec.max",
      .summary = "Of one value that value.",
      .operands = {{"a", AnyType}, {"b", AnyType}},
      .results = {{"res", AnyType}},
      .traits = {Trait::Pure, Trait::Idempotent, Trait::Commutative},
  };
};

inline Dialect dialect() {
  return {.name = "rec",
          .summary = "Everything that records can say.",
          .ops = ops<CompareOp, AddOp, UnboxOp, PickOp, SplitOp, YieldOp, LoopOp, LaunchOp, FormsOp,
                     BoxedOp, RangeOp, WrapOp, TensorOp, SameOp, ElementsOp, SumOp, NegOp, MaxOp>(),
          .types = types<UnitType, BoxType, OpenType, EvenType>(),
          .attrs = attrs<PredicateAttr, FlagsAttr, LayoutAttr>(),
          .enums = {&PredicateEnum, &FlagsEnum}};
}

// A context that has it, and checks of text.
struct Playground : toy::Playground {
  Playground() {
    context.register_dialect(dialect());
    context.allow_unregistered();
  }
  static std::string print(Operation* op, bool generic) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(op, os, {.generic = generic});
    return text;
  }
  // What `text`, in a module, is printed as; the module's own lines are left out.
  std::string printed(llvm::StringRef text, bool generic = false) {
    OwningOp module = parse(("\"builtin.module\"() ({\n" + text + "\n}) : () -> ()\n").str());
    if (!module)
      return "";
    std::string whole = print(module.get(), generic);
    llvm::StringRef inner = whole;
    inner.consume_front(generic ? "\"builtin.module\"() ({\n" : "module {\n");
    inner.consume_back(generic ? "}) : () -> ()\n" : "}\n");
    return inner.str();
  }
  // "" when `text` is printed as it is, also by way of the generic form; else what it became.
  std::string change(llvm::StringRef text) {
    std::string custom = printed(text);
    if (custom != text)
      return custom.empty() ? take_messages() : custom;
    std::string generic = printed(text, true);
    if (printed(generic) != text)
      return "by way of the generic form: " + printed(generic) + take_messages();
    return printed(custom, true) == generic ? "" : "generic: " + printed(custom, true);
  }
  std::string errors(llvm::StringRef text) {
    OwningOp module = parse(text);
    return module ? "no error" : take_messages();
  }
  // What the verifier says of a module with `text` in it.
  std::string problems(llvm::StringRef text) {
    OwningOp module = parse(("\"builtin.module\"() ({\n" + text + "\n}) : () -> ()\n").str());
    if (!module)
      return "cannot be read: " + take_messages();
    return succeeded(verify(module.get())) ? "none" : take_messages();
  }
};

}  // namespace rec
