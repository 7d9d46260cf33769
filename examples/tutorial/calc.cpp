// What the records of `calc` cannot say: verifying, folding, and two pieces of syntax.

#include "calc.h"

#include <cmath>

#include "ir/literal_text.h"
#include "ir/parser.h"
#include "llvm/ADT/STLExtras.h"

namespace calc {

// Numbers. ----------------------------------------------------------------------------------------

// doc(numbers_text)
LogicalResult parse_numbers(AsmParser& parser, llvm::SmallVectorImpl<Attribute>& numbers) {
  return parser.parse_list("[", "]", [&]() -> LogicalResult {
    FailureOr<Attribute> number = parser.parse_attribute(FloatType::f32(parser.context()));
    if (failed(number))
      return failure();
    numbers.push_back(*number);
    return success();
  });
}

void print_numbers(AsmPrinter& printer, llvm::ArrayRef<Attribute> numbers) {
  printer.os() << '[';
  llvm::interleaveComma(numbers, printer.os(), [&](Attribute number) {
    print_float(number.as<FloatAttr>().value(), printer.os());
  });
  printer.os() << ']';
}
// doc end

// doc(numbers_members)
NumbersAttr NumbersAttr::of(Context& context, llvm::ArrayRef<float> values) {
  llvm::SmallVector<Attribute, 8> attrs;
  for (float value : values)
    attrs.push_back(FloatAttr::get(FloatType::f32(context), value));
  return get(context, ParamValue(context, llvm::ArrayRef<Attribute>(attrs)));
}

float NumbersAttr::operator[](unsigned i) const {
  return param<"values">()[i].as<FloatAttr>().value().convertToFloat();
}

LogicalResult NumbersAttr::verify(EmitError emit) const {
  if (size() >= 1 && size() <= 64)
    return success();
  return emit() << "an array has 1 to 64 numbers, but these are " << size();
}
// doc end

// Types and checks. -------------------------------------------------------------------------------

// doc(infer_types)
LogicalResult ConstantOp::infer_types(Inference<ConstantOp> op,
                                      llvm::SmallVectorImpl<Type>& types) {
  Attribute value = op.attr<"value">();
  if (!value || !value.is<NumbersAttr>())
    return failure();
  types.push_back(ArrayType::get(op.context(), value.as<NumbersAttr>().size()));
  return success();
}
// doc end

// doc(verify)
LogicalResult FuncOp::verify() {
  if (type().results().size() != 1)
    return op_->emit_op_error() << "must have one result, but '" << type() << "' has "
                                << type().results().size();
  for (Type input : type().inputs())
    if (!input.is<ArrayType>())
      return op_->emit_op_error() << "takes arrays, but one parameter is '" << input << "'";
  return success();
}

LogicalResult ReturnOp::verify() {
  FuncOp func(op_->parent_op());
  Type type = operand<"value">().type();
  // Inner ops come first: what the hook of calc.func checks has not been checked yet.
  TypeRange results = func.type().results();
  if (results.size() != 1 || results[0] == type)
    return success();
  return op_->emit_op_error().note(func.location(), "the formula is defined here")
         << "gives '" << type << "', but the result is '" << results[0] << "'";
}
// doc end

// Folding. ----------------------------------------------------------------------------------------

// doc(fold)
// The constant that an operand is, or null.
static NumbersAttr numbers(Attribute constant) {
  return constant ? constant.try_as<NumbersAttr>() : NumbersAttr(nullptr);
}

// Whether an operand is a constant with that number in all its places.
static bool is_all(Attribute constant, float number) {
  NumbersAttr values = numbers(constant);
  for (unsigned i = 0; values && i < values.size(); ++i)
    if (values[i] != number)
      return false;
  return static_cast<bool>(values);
}

static FoldResult combine(FoldInput constants, float (*apply)(float, float)) {
  NumbersAttr lhs = numbers(constants[0]), rhs = numbers(constants[1]);
  if (!lhs || !rhs)
    return {};
  llvm::SmallVector<float, 8> values;
  for (unsigned i = 0; i < lhs.size(); ++i)
    values.push_back(apply(lhs[i], rhs[i]));
  return NumbersAttr::of(lhs.context(), values);
}

FoldResult AddOp::fold(FoldInput constants) {
  if (is_all(constants[1], 0))
    return operand<"lhs">();
  if (is_all(constants[0], 0))
    return operand<"rhs">();
  return combine(constants, [](float a, float b) { return a + b; });
}

FoldResult MulOp::fold(FoldInput constants) {
  if (is_all(constants[1], 1))
    return operand<"lhs">();
  if (is_all(constants[0], 1))
    return operand<"rhs">();
  return combine(constants, [](float a, float b) { return a * b; });
}
// doc end

FoldResult BroadcastOp::fold(FoldInput constants) {
  Value value = operand<"value">();
  unsigned size = result<"result">().type().as<ArrayType>().size();
  if (size == 1)
    return value;
  NumbersAttr number = numbers(constants[0]);
  if (!number)
    return {};
  return NumbersAttr::of(context(), llvm::SmallVector<float, 8>(size, number[0]));
}

FoldResult ReduceOp::fold(FoldInput constants) {
  Value value = operand<"value">();
  if (value.type() == result<"result">().type())
    return value;
  NumbersAttr array = numbers(constants[0]);
  if (!array)
    return {};
  float number = array[0];
  for (unsigned i = 1; i < array.size(); ++i)
    number = kind() == Reduction::Sum ? number + array[i] : std::fmax(number, array[i]);
  return NumbersAttr::of(context(), number);
}

// The syntax of a function. -----------------------------------------------------------------------

// doc(signature)
// (%a: !calc.array<3>, ...) -> !calc.array<1> { ... }
LogicalResult parse_signature(AsmParser& parser, TypeAttr& type, Region& body) {
  llvm::SmallVector<RegionArgument, 4> arguments;
  auto argument = [&]() -> LogicalResult {
    RegionArgument& next = arguments.emplace_back();
    if (failed(parser.parse_operand(next.name)) || failed(parser.parse(":")))
      return failure();
    FailureOr<Type> parsed = parser.parse_type();
    if (failed(parsed))
      return failure();
    next.type = *parsed;
    return success();
  };
  if (failed(parser.parse_list("(", ")", argument)) || failed(parser.parse("->")))
    return failure();
  FailureOr<Type> result = parser.parse_type();
  if (failed(result))
    return failure();
  llvm::SmallVector<Type, 4> inputs;
  for (const RegionArgument& parsed : arguments)
    inputs.push_back(parsed.type);
  type = TypeAttr::get(FunctionType::get(parser.context(), inputs, *result));
  return parser.parse_region(body, arguments);
}

void print_signature(AsmPrinter& printer, Operation*, TypeAttr type, Region& body) {
  printer.os() << '(';
  if (!body.empty())
    llvm::interleaveComma(body.entry()->arguments(), printer.os(), [&](Value argument) {
      printer.print_operand(argument);
      printer.os() << ": ";
      printer.print_type(argument.type());
    });
  printer.os() << ") -> ";
  llvm::interleaveComma(type.value().as<FunctionType>().results(), printer.os(),
                        [&](Type result) { printer.print_type(result); });
  printer.os() << ' ';
  printer.print_region(body, /*with_arguments=*/false);
}
// doc end

// The dialect. ------------------------------------------------------------------------------------

// doc(attach)
// The lowered ops cost as much as the arrays that they compute.
static unsigned cost_of_float_op(Operation* op) {
  VectorType vector = op->result(0).type().try_as<VectorType>();
  return vector ? static_cast<unsigned>(vector.dim(0)) : 1;
}
static constexpr CostInterface float_op_cost{.cost = cost_of_float_op};

static void attach_costs(Context& context) {
  for (llvm::StringRef op : {"llvm.fadd", "llvm.fmul", "llvm.intr.maxnum"})
    context.attach_interface(op, &float_op_cost);
}
// doc end

// doc(dialect)
static Operation* materialize_constant(Builder& builder, Location location, Attribute value,
                                       Type type) {
  if (!value.is<NumbersAttr>() ||
      type != ArrayType::get(builder.context(), value.as<NumbersAttr>().size()))
    return nullptr;
  return ConstantOp::build(builder, location).set<"value">(value).create();
}

Dialect dialect() {
  return {.name = "calc",
          .summary = "Formulas on short arrays of floats.",
          .ops = ops<FuncOp, ReturnOp, ConstantOp, AddOp, MulOp, BroadcastOp, ReduceOp>(),
          .types = types<ArrayType>(),
          .attrs = attrs<NumbersAttr>(),
          .enums = {&ReductionEnum},
          .materialize_constant = materialize_constant,
          .on_register = attach_costs};
}
// doc end

}  // namespace calc
