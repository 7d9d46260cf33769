// The values of expressions in rules.

#include "ir/eval.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/matcher/rule_match.h"
#include "passes/op_utils.h"

namespace pliron::rules {

using llvm::APFloat;
using llvm::APInt;
using Result = std::optional<ExprValue>;

bool OperandGroup::operator==(const OperandGroup& other) const {
  if (size() != other.size())
    return false;
  for (unsigned i = 0; i < size(); ++i)
    if ((*this)[i] != other[i])
      return false;
  return true;
}

std::optional<APInt> constant_bits(Attribute constant) {
  Attribute scalar = constant ? scalar_constant(constant) : Attribute();
  if (IntegerAttr integer = scalar ? scalar.try_as<IntegerAttr>() : IntegerAttr())
    return integer.value();
  return std::nullopt;
}

std::optional<APFloat> constant_real(Attribute constant) {
  Attribute scalar = constant ? scalar_constant(constant) : Attribute();
  if (FloatAttr real = scalar ? scalar.try_as<FloatAttr>() : FloatAttr())
    return real.value();
  return std::nullopt;
}

Type element_type(Type type) {
  ShapedType shaped = type ? type.try_as<ShapedType>() : ShapedType();
  return shaped ? shaped.element_type() : type;
}

std::optional<unsigned> bit_width(Type type) {
  if (IntegerType integer = type ? type.try_as<IntegerType>() : IntegerType())
    return integer.width();
  type = element_type(type);
  if (IntegerType integer = type ? type.try_as<IntegerType>() : IntegerType())
    return integer.width();
  if (FloatType real = type ? type.try_as<FloatType>() : FloatType())
    return real.width();
  return std::nullopt;
}

namespace {

// The same to compute with, which integers of any width are not (ir/eval.h).
std::optional<APInt> computable_bits(Attribute constant) {
  std::optional<APInt> bits = constant_bits(constant);
  return bits && bits->getBitWidth() <= max_computed_width ? bits : std::nullopt;
}

// Where a number without a width meets one with a width, as the bits of that width.
std::optional<APInt> as_bits(const ExprValue& value, unsigned width) {
  if (value.type == ExprType::Bits)
    return value.bits.getBitWidth() == width ? std::optional(value.bits) : std::nullopt;
  if (value.type == ExprType::Bool)
    return APInt(width, static_cast<std::uint64_t>(value.number));
  if (value.type != ExprType::Natural)
    return std::nullopt;
  if (value.literal)
    return value.literal->bits(width);
  if (width < 64 && !llvm::isIntN(width, value.number) &&
      !(value.number >= 0 && llvm::isUIntN(width, static_cast<std::uint64_t>(value.number))))
    return std::nullopt;
  return APInt(width, static_cast<std::uint64_t>(value.number), /*isSigned=*/true,
               /*implicitTrunc=*/true);
}

std::optional<APFloat> as_real(const ExprValue& value, const llvm::fltSemantics& semantics) {
  if (value.literal)
    return value.literal->as_float(semantics);
  if (value.real && &value.real->getSemantics() == &semantics)
    return value.real;
  return std::nullopt;
}

Result binary_numbers(Operator op, ExprType type, std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  bool overflow = false;
  switch (op) {
    case Operator::Or:
      result = a | b;
      break;
    case Operator::Xor:
      result = a ^ b;
      break;
    case Operator::And:
      result = a & b;
      break;
    case Operator::Add:
      overflow = __builtin_add_overflow(a, b, &result);
      break;
    case Operator::Sub:
      overflow = __builtin_sub_overflow(a, b, &result);
      break;
    case Operator::Mul:
      overflow = __builtin_mul_overflow(a, b, &result);
      break;
    default:
      return std::nullopt;
  }
  return overflow ? Result() : ExprValue::of_number(type, result);
}

Result binary_bits(Operator op, const APInt& a, const APInt& b) {
  switch (op) {
    case Operator::Or:
      return ExprValue::of_bits(a | b);
    case Operator::Xor:
      return ExprValue::of_bits(a ^ b);
    case Operator::And:
      return ExprValue::of_bits(a & b);
    case Operator::Add:
      return ExprValue::of_bits(a + b);
    case Operator::Sub:
      return ExprValue::of_bits(a - b);
    case Operator::Mul:
      return ExprValue::of_bits(a * b);
    default:
      return std::nullopt;
  }
}

Result binary_reals(Operator op, APFloat a, const APFloat& b) {
  constexpr APFloat::roundingMode nearest = APFloat::rmNearestTiesToEven;
  if (op == Operator::Add)
    a.add(b, nearest);
  else if (op == Operator::Sub)
    a.subtract(b, nearest);
  else if (op == Operator::Mul)
    a.multiply(b, nearest);
  else
    return std::nullopt;
  return ExprValue::of_real(a);
}

// A constant of which the rule does not say whether it is an integer or a float, beside one of
// which it does.
void unpack_constant(ExprValue& value) {
  if (value.type != ExprType::Constant)
    return;
  if (std::optional<APInt> bits = computable_bits(value.attribute()))
    value = ExprValue::of_bits(*bits);
  else if (std::optional<APFloat> real = constant_real(value.attribute()))
    value = ExprValue::of_real(*real);
}

// What both have in common: the width, or the format.
bool bring_together(ExprValue& a, ExprValue& b) {
  if (a.type != b.type) {
    unpack_constant(a);
    unpack_constant(b);
  }
  if (a.type == ExprType::Bits || b.type == ExprType::Bits) {
    unsigned width = (a.type == ExprType::Bits ? a : b).bits.getBitWidth();
    std::optional<APInt> x = as_bits(a, width), y = as_bits(b, width);
    if (!x || !y)
      return false;
    a = ExprValue::of_bits(*x);
    b = ExprValue::of_bits(*y);
  } else if (a.real || b.real) {
    const llvm::fltSemantics& semantics = (a.real ? a : b).real->getSemantics();
    std::optional<APFloat> x = as_real(a, semantics), y = as_real(b, semantics);
    if (!x || !y)
      return false;
    a = ExprValue::of_real(*x);
    b = ExprValue::of_real(*y);
  }
  return true;
}

template <typename T>
bool ordered(Operator op, const T& a, const T& b, bool less, bool equal) {
  (void)a;
  (void)b;
  switch (op) {
    case Operator::Lt:
    case Operator::LtU:
    case Operator::LtS:
      return less;
    case Operator::Le:
    case Operator::LeU:
    case Operator::LeS:
      return less || equal;
    case Operator::Gt:
    case Operator::GtU:
    case Operator::GtS:
      return !less && !equal;
    default:
      return !less;
  }
}

bool is_signed(Operator op) {
  return op == Operator::LtS || op == Operator::LeS || op == Operator::GtS || op == Operator::GeS;
}

std::optional<bool> equal(ExprValue a, ExprValue b) {
  if (a.type == ExprType::Constant && b.literal)
    return matches_literal(*b.literal, a.attribute());
  if (b.type == ExprType::Constant && a.literal)
    return matches_literal(*a.literal, b.attribute());
  if (!bring_together(a, b))
    return std::nullopt;
  if (a.type == ExprType::Bits)
    return a.bits == b.bits;
  if (a.real && b.real)
    return a.real->compare(*b.real) == APFloat::cmpEqual;
  if (a.type == ExprType::Values)
    return a.group == b.group;
  return a.number == b.number && a.pointer == b.pointer;
}

Result compare(Operator op, ExprValue a, ExprValue b) {
  if (op == Operator::Eq || op == Operator::Ne) {
    std::optional<bool> same = equal(std::move(a), std::move(b));
    return same ? Result(ExprValue::of_bool(*same == (op == Operator::Eq))) : std::nullopt;
  }
  if (!bring_together(a, b))
    return std::nullopt;
  if (a.real && b.real) {
    APFloat::cmpResult order = a.real->compare(*b.real);
    if (order == APFloat::cmpUnordered)
      return ExprValue::of_bool(false);
    return ExprValue::of_bool(
        ordered(op, *a.real, *b.real, order == APFloat::cmpLessThan, order == APFloat::cmpEqual));
  }
  if (a.type == ExprType::Bits) {
    bool less = is_signed(op) ? a.bits.slt(b.bits) : a.bits.ult(b.bits);
    return ExprValue::of_bool(ordered(op, a.bits, b.bits, less, a.bits == b.bits));
  }
  return ExprValue::of_bool(
      ordered(op, a.number, b.number, a.number < b.number, a.number == b.number));
}

// ---- Built-in functions ----

Result width_of(const ExprValue& value) {
  Type type;
  switch (value.type) {
    case ExprType::Bits:
      return ExprValue::of_natural(value.bits.getBitWidth());
    case ExprType::Float:
      return value.real
                 ? Result(ExprValue::of_natural(APFloat::getSizeInBits(value.real->getSemantics())))
                 : std::nullopt;
    case ExprType::Constant:
      if (std::optional<APInt> bits = constant_bits(value.attribute()))
        return ExprValue::of_natural(bits->getBitWidth());
      if (std::optional<APFloat> real = constant_real(value.attribute()))
        return ExprValue::of_natural(APFloat::getSizeInBits(real->getSemantics()));
      return std::nullopt;
    case ExprType::Value:
      type = value.value().type();
      break;
    case ExprType::Type:
      type = value.type_value();
      break;
    default:
      return std::nullopt;
  }
  std::optional<unsigned> width = bit_width(type);
  return width ? Result(ExprValue::of_natural(*width)) : std::nullopt;
}

Result resize(Builtin function, const APInt& bits, std::int64_t width) {
  if (width < 1 || width > static_cast<std::int64_t>(max_computed_width))
    return std::nullopt;
  auto to = static_cast<unsigned>(width);
  if (function == Builtin::Trunc)
    return to <= bits.getBitWidth() ? Result(ExprValue::of_bits(bits.trunc(to))) : std::nullopt;
  if (to < bits.getBitWidth())
    return std::nullopt;
  return ExprValue::of_bits(function == Builtin::Zext ? bits.zext(to) : bits.sext(to));
}

Result of_two(Builtin function, const APInt& a, const APInt& b) {
  bool overflow = false;
  bool is_shift =
      function == Builtin::Shl || function == Builtin::Lshr || function == Builtin::Ashr;
  if (is_shift && b.uge(a.getBitWidth()))
    return std::nullopt;
  bool is_division = function >= Builtin::Udiv && function <= Builtin::Srem;
  if (is_division && b.isZero())
    return std::nullopt;
  if ((function == Builtin::Sdiv || function == Builtin::Srem) && a.isMinSignedValue() &&
      b.isAllOnes())
    return std::nullopt;
  switch (function) {
    case Builtin::Shl:
      return ExprValue::of_bits(a.shl(b));
    case Builtin::Lshr:
      return ExprValue::of_bits(a.lshr(b));
    case Builtin::Ashr:
      return ExprValue::of_bits(a.ashr(b));
    case Builtin::Udiv:
      return ExprValue::of_bits(a.udiv(b));
    case Builtin::Urem:
      return ExprValue::of_bits(a.urem(b));
    case Builtin::Sdiv:
      return ExprValue::of_bits(a.sdiv(b));
    case Builtin::Srem:
      return ExprValue::of_bits(a.srem(b));
    case Builtin::UaddOk:
      (void)a.uadd_ov(b, overflow);
      break;
    case Builtin::SaddOk:
      (void)a.sadd_ov(b, overflow);
      break;
    case Builtin::UsubOk:
      (void)a.usub_ov(b, overflow);
      break;
    case Builtin::SsubOk:
      (void)a.ssub_ov(b, overflow);
      break;
    case Builtin::UmulOk:
      (void)a.umul_ov(b, overflow);
      break;
    case Builtin::SmulOk:
      (void)a.smul_ov(b, overflow);
      break;
    default:
      return std::nullopt;
  }
  return ExprValue::of_bool(!overflow);
}

Result of_one(Builtin function, const APInt& a) {
  unsigned width = a.getBitWidth();
  auto count = [&](unsigned n) { return ExprValue::of_bits(APInt(width, n, false, true)); };
  switch (function) {
    case Builtin::Pow2:
      return ExprValue::of_bool(a.isPowerOf2());
    case Builtin::Log2:
      return a.isZero() ? Result() : count(a.logBase2());
    case Builtin::Popcount:
      return count(a.popcount());
    case Builtin::Clz:
      return count(a.countl_zero());
    case Builtin::Ctz:
      return count(a.countr_zero());
    default:
      return std::nullopt;
  }
}

Result of_real(Builtin function, const APFloat& a) {
  if (function == Builtin::IsNan)
    return ExprValue::of_bool(a.isNaN());
  APFloat inverse(a.getSemantics());
  bool is_exact = a.isFiniteNonZero() && a.getExactInverse(&inverse) && inverse.isNormal();
  if (function == Builtin::ExactReciprocal)
    return ExprValue::of_bool(is_exact);
  return is_exact ? Result(ExprValue::of_real(inverse)) : std::nullopt;
}

}  // namespace

std::optional<NativeValue> to_native(NativeType type, const ExprValue& value) {
  switch (type) {
    case NativeType::Value:
      return NativeValue(value.value());
    case NativeType::Values: {
      std::vector<Value> values;
      for (unsigned i = 0; i < value.group.size(); ++i)
        values.push_back(value.group[i]);
      return NativeValue(std::move(values));
    }
    case NativeType::Type:
      return NativeValue(value.type_value());
    case NativeType::Attr:
      return NativeValue(value.attribute());
    case NativeType::Int:
      if (value.type == ExprType::Bits)
        return NativeValue(value.bits);
      if (value.type == ExprType::Constant || value.type == ExprType::Attr) {
        std::optional<APInt> bits = constant_bits(value.attribute());
        return bits ? std::optional(NativeValue(*bits)) : std::nullopt;
      }
      return NativeValue(APInt(64, static_cast<std::uint64_t>(value.number)));
    case NativeType::Float: {
      std::optional<APFloat> real = value.real ? value.real : constant_real(value.attribute());
      if (!real && value.literal)
        real = value.literal->as_float(APFloat::IEEEdouble());
      return real ? std::optional(NativeValue(*real)) : std::nullopt;
    }
    case NativeType::Bool:
      return NativeValue(value.number != 0);
    case NativeType::Block:
      return NativeValue(value.block());
  }
  return std::nullopt;
}

namespace {

class Evaluator {
 public:
  explicit Evaluator(const RuleMatch& match) : match_(match), rule_(*match.rule) {}

  // As deep as the expression, which the parser bounds.
  Result run(Index index) {
    const CheckedExpr& expr = rule_.exprs[index];
    switch (expr.op) {
      case ExprOp::Literal:
        return literal(expr);
      case ExprOp::Variable:
        return variable(expr.variable, expr.type);
      case ExprOp::TypeOf: {
        const Binding& bound = match_.variables[expr.variable];
        Type type = rule_.variables[expr.variable].kind == VarKind::Constant ? bound.type
                                                                             : bound.value().type();
        return ExprValue::of_pointer(ExprType::Type, type.storage());
      }
      case ExprOp::ResultType: {
        Type type = match_.root->result(static_cast<unsigned>(expr.number)).type();
        if (rule_.is_convert)
          type = match_.convert_type ? match_.convert_type(type) : Type();
        return type ? Result(ExprValue::of_pointer(ExprType::Type, type.storage())) : std::nullopt;
      }
      case ExprOp::Type:
        return ExprValue::of_pointer(ExprType::Type, expr.constant_type.storage());
      case ExprOp::Attribute:
        return ExprValue::of_pointer(ExprType::Attr, expr.attribute.storage());
      case ExprOp::Case:
        return ExprValue::of_number(ExprType::Enum, expr.number);
      case ExprOp::And:
      case ExprOp::Or:
        return logic(expr);
      default:
        return from_args(expr);
    }
  }

 private:
  Result literal(const CheckedExpr& expr) {
    const Literal& literal = rule_.literals[expr.literal];
    if (literal.kind == Literal::Bool && expr.type == ExprType::Bool)
      return ExprValue::of_bool(literal.boolean);
    ExprValue value;
    value.type = literal.kind == Literal::Float ? ExprType::Float : ExprType::Natural;
    value.literal = &literal;
    if (literal.kind == Literal::Integer && literal.integer.getSignificantBits() <= 64)
      value.number = literal.integer.getSExtValue();
    else if (literal.kind == Literal::Bool)
      value.number = literal.boolean;
    return value;
  }

  // Of a constant whose kind the left side leaves open, the expression says how it is read.
  Result variable(Var number, ExprType type) {
    const Variable& variable = rule_.variables[number];
    const Binding& bound = match_.variables[number];
    switch (variable.kind) {
      case VarKind::Let:
        return number < match_.lets.size() ? Result(match_.lets[number]) : std::nullopt;
      case VarKind::Values: {
        ExprValue value;
        value.type = ExprType::Values;
        value.group = bound.group;
        return value;
      }
      case VarKind::Constant:
      case VarKind::Attr:
        return attribute(variable, type,
                         Attribute(static_cast<const UniquedStorage*>(bound.pointer)));
      default:
        return ExprValue::of_pointer(variable.type, bound.pointer);
    }
  }

  Result attribute(const Variable& variable, ExprType type, Attribute attr) {
    switch (type) {
      case ExprType::Bits: {
        std::optional<APInt> bits = computable_bits(attr);
        return bits ? Result(ExprValue::of_bits(*bits)) : std::nullopt;
      }
      case ExprType::Float: {
        std::optional<APFloat> real = constant_real(attr);
        return real ? Result(ExprValue::of_real(*real)) : std::nullopt;
      }
      case ExprType::Bool:
        return ExprValue::of_bool(
            attr && (!attr.is<IntegerAttr>() || !attr.as<IntegerAttr>().value().isZero()));
      case ExprType::Natural: {
        std::optional<APInt> bits = constant_bits(attr);
        if (!bits || bits->getSignificantBits() > 64)
          return std::nullopt;
        return ExprValue::of_natural(bits->getSExtValue());
      }
      case ExprType::Enum: {
        std::optional<std::int64_t> number = enum_number(variable.shape, attr);
        return number ? Result(ExprValue::of_number(ExprType::Enum, *number)) : std::nullopt;
      }
      case ExprType::Type: {
        TypeAttr named = attr ? attr.try_as<TypeAttr>() : TypeAttr();
        return named ? Result(ExprValue::of_pointer(ExprType::Type, named.value().storage()))
                     : std::nullopt;
      }
      default:
        return ExprValue::of_pointer(type, attr.storage());
    }
  }

  Result logic(const CheckedExpr& expr) {
    bool stops_at = expr.op == ExprOp::Or;
    for (Index arg : rule_.list(expr.args)) {
      Result value = run(arg);
      if (!value)
        return std::nullopt;
      if ((value->number != 0) == stops_at)
        return ExprValue::of_bool(stops_at);
    }
    return ExprValue::of_bool(!stops_at);
  }

  Result from_args(const CheckedExpr& expr) {
    llvm::SmallVector<ExprValue, 2> args;
    for (Index arg : rule_.list(expr.args)) {
      Result value = run(arg);
      if (!value)
        return std::nullopt;
      args.push_back(std::move(*value));
    }
    switch (expr.op) {
      case ExprOp::Unary:
        return unary(expr.oper, args[0]);
      case ExprOp::Binary:
        if (!bring_together(args[0], args[1]))
          return std::nullopt;
        if (args[0].type == ExprType::Bits)
          return binary_bits(expr.oper, args[0].bits, args[1].bits);
        if (args[0].real)
          return binary_reals(expr.oper, *args[0].real, *args[1].real);
        return binary_numbers(expr.oper, args[0].type, args[0].number, args[1].number);
      case ExprOp::Compare:
        return compare(expr.oper, args[0], args[1]);
      case ExprOp::In:
        for (const ExprValue& other : llvm::ArrayRef(args).drop_front()) {
          std::optional<bool> same = equal(args[0], other);
          if (same && *same)
            return ExprValue::of_bool(true);
        }
        return ExprValue::of_bool(false);
      case ExprOp::Is:
        return ExprValue::of_bool(args[0].pointer && expr.constraint.accepts(args[0].type_value()));
      case ExprOp::Not:
        return ExprValue::of_bool(args[0].number == 0);
      case ExprOp::Table: {
        std::optional<std::int64_t> to = match_.set->tables[expr.table].find(args[0].number);
        return to ? Result(ExprValue::of_number(ExprType::Enum, *to)) : std::nullopt;
      }
      case ExprOp::Native:
        return native(expr, args);
      default:
        return builtin(expr, args);
    }
  }

  static Result unary(Operator op, const ExprValue& arg) {
    bool is_neg = op == Operator::Neg;
    if (arg.type == ExprType::Bits)
      return ExprValue::of_bits(is_neg ? -arg.bits : ~arg.bits);
    if (arg.real && is_neg)
      return ExprValue::of_real(llvm::neg(*arg.real));
    if (arg.type == ExprType::Natural || arg.type == ExprType::Enum)
      return is_neg ? binary_numbers(Operator::Sub, arg.type, 0, arg.number)
                    : Result(ExprValue::of_number(arg.type, ~arg.number));
    return std::nullopt;
  }

  Result builtin(const CheckedExpr& expr, llvm::MutableArrayRef<ExprValue> args) {
    switch (expr.builtin) {
      case Builtin::Zext:
      case Builtin::Sext:
      case Builtin::Trunc:
        return args[0].type == ExprType::Bits ? resize(expr.builtin, args[0].bits, args[1].number)
                                              : std::nullopt;
      case Builtin::Width:
        return width_of(args[0]);
      case Builtin::Smin:
      case Builtin::Smax: {
        Result width = width_of(args[0]);
        if (!width || width->number < 1 ||
            width->number > static_cast<std::int64_t>(max_computed_width))
          return std::nullopt;
        auto bits = static_cast<unsigned>(width->number);
        return ExprValue::of_bits(expr.builtin == Builtin::Smin ? APInt::getSignedMinValue(bits)
                                                                : APInt::getSignedMaxValue(bits));
      }
      case Builtin::Elem:
        return ExprValue::of_pointer(ExprType::Type, element_type(args[0].type_value()).storage());
      case Builtin::Int: {
        std::int64_t width = args[0].number;
        if (width < 1 || width > static_cast<std::int64_t>(IntegerType::max_width))
          return std::nullopt;
        Type type = IntegerType::get(*match_.set->context, static_cast<unsigned>(width));
        return ExprValue::of_pointer(ExprType::Type, type.storage());
      }
      case Builtin::Uses: {
        auto uses = args[0].value().uses();
        return ExprValue::of_natural(std::distance(uses.begin(), uses.end()));
      }
      case Builtin::Const:
        return ExprValue::of_bool(static_cast<bool>(constant_value(args[0].value())));
      case Builtin::IsNan:
      case Builtin::ExactReciprocal:
      case Builtin::Reciprocal:
        return args[0].real ? of_real(expr.builtin, *args[0].real) : std::nullopt;
      case Builtin::To: {
        Type type = match_.convert_type ? match_.convert_type(args[0].type_value()) : Type();
        return type ? Result(ExprValue::of_pointer(ExprType::Type, type.storage())) : std::nullopt;
      }
      default:
        break;
    }
    if (args.size() == 2) {
      if (!bring_together(args[0], args[1]) || args[0].type != ExprType::Bits)
        return std::nullopt;
      return of_two(expr.builtin, args[0].bits, args[1].bits);
    }
    return args[0].type == ExprType::Bits ? of_one(expr.builtin, args[0].bits) : std::nullopt;
  }

  Result native(const CheckedExpr& expr, llvm::ArrayRef<ExprValue> args);

  const RuleMatch& match_;
  const CheckedRule& rule_;
};

Result from_native(NativeType type, const NativeValue& value) {
  switch (type) {
    case NativeType::Value:
      return ExprValue::of_pointer(ExprType::Value, std::get<Value>(value).impl());
    case NativeType::Type:
      return ExprValue::of_pointer(ExprType::Type, std::get<Type>(value).storage());
    case NativeType::Attr:
      return ExprValue::of_pointer(ExprType::Attr, std::get<Attribute>(value).storage());
    case NativeType::Int:
      return ExprValue::of_bits(std::get<APInt>(value));
    case NativeType::Float:
      return ExprValue::of_real(std::get<APFloat>(value));
    case NativeType::Bool:
      return ExprValue::of_bool(std::get<bool>(value));
    case NativeType::Block:
      return ExprValue::of_pointer(ExprType::Block, std::get<Block*>(value));
    case NativeType::Values:
      return std::nullopt;  // expressions have no groups but those that were matched
  }
  return std::nullopt;
}

Result Evaluator::native(const CheckedExpr& expr, llvm::ArrayRef<ExprValue> args) {
  const RuleNative& native = *match_.set->natives[expr.native].native;
  llvm::SmallVector<NativeValue, 4> values;
  for (auto [type, arg] : llvm::zip(native.params, args)) {
    std::optional<NativeValue> value = to_native(type, arg);
    if (!value)
      return std::nullopt;
    values.push_back(std::move(*value));
  }
  NativeResults results;
  bool says_yes = native.function(values, results);
  if (native.kind == NativeKind::Pred)
    return ExprValue::of_bool(says_yes);
  auto number = static_cast<std::size_t>(expr.number);
  if (!says_yes || number >= results.size())
    return std::nullopt;
  return from_native(native.results[number], results[number]);
}

}  // namespace

std::optional<ExprValue> evaluate(const RuleMatch& match, Index expr) {
  return Evaluator(match).run(expr);
}

bool holds(const RuleMatch& match, Index expr) {
  std::optional<ExprValue> value = evaluate(match, expr);
  return value && value->type == ExprType::Bool && value->number != 0;
}

}  // namespace pliron::rules
