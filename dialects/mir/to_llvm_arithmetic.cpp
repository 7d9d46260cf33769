// mir-to-llvm: constants, arithmetic, comparisons.

#include "dialects/mir/to_llvm_impl.h"
#include "llvm/ADT/StringSwitch.h"

namespace pliron::mir::to_llvm {

static bool is_signed(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer && integer.is_signed();
}
static unsigned width(Value value) {
  return value.type().as<IntegerType>().width();
}

// Constants.

static void lower_constant(Lowering& l, ConstantOp op) {
  Attribute value = op.attr<"value">();
  Value result;
  if (IntegerAttr integer = value.try_as<IntegerAttr>())
    result = l.integer(lowered(integer.type()), integer.value());
  else
    result =
        l.make<ll::ConstantOp>({}, lowered(op.result<"result">().type()), l.named("value", value));
  l.map(op.result<"result">(), result);
}

// Nothing may use an uninitialised scalar in Rust, so that poison is no more than MIR says.
static void lower_undef(Lowering& l, UndefOp op) {
  Type type = op.result<"result">().type();
  Parts parts{l.make<ll::PoisonOp>({}, lowered(type))};
  if (is_fat_pointer(type))
    parts.second = l.make<ll::PoisonOp>({}, l.int_type(64));
  l.map(op.result<"result">(), parts);
}

// Arithmetic: which op of LLVM stands for which type.

struct BinaryRule {
  std::uint64_t unsigned_op;
  std::uint64_t signed_op;
  std::uint64_t float_op = 0;
  bool contracts = false;  // whether the float op may merge with others into an fma
};

static void lower_binary(Lowering& l, Operation* op, const BinaryRule& rule) {
  Value source = op->operand(0), result = op->result(0);
  bool is_float = source.type().is<FloatType>();
  std::uint64_t id = is_float                   ? rule.float_op
                     : is_signed(source.type()) ? rule.signed_op
                                                : rule.unsigned_op;
  llvm::SmallVector<NamedAttribute, 1> attrs;
  if (is_float && rule.contracts && l.options().contract)
    attrs.push_back(l.named("fastmathFlags", ll::FastmathAttr::of(l.context(), ll::Contract)));
  if (!is_float && op->attr("unchecked"))
    attrs.push_back(
        l.named("overflowFlags",
                ll::flags_attr(l.context(), is_signed(source.type()) ? ll::Nsw : ll::Nuw)));
  Value lhs = l.value(source), rhs = l.value(op->operand(1));
  l.map(result, l.make(id, {lhs, rhs}, lhs.type(), attrs));
}

template <const BinaryRule& binary>
static LogicalResult lower_by(Lowering& l, Operation* op) {
  lower_binary(l, op, binary);
  return success();
}

static constexpr BinaryRule add_rule{ll::AddOp::id(), ll::AddOp::id(), ll::FAddOp::id(), true};
static constexpr BinaryRule sub_rule{ll::SubOp::id(), ll::SubOp::id(), ll::FSubOp::id(), true};
static constexpr BinaryRule mul_rule{ll::MulOp::id(), ll::MulOp::id(), ll::FMulOp::id(), true};
static constexpr BinaryRule div_rule{ll::UDivOp::id(), ll::SDivOp::id(), ll::FDivOp::id()};
static constexpr BinaryRule rem_rule{ll::URemOp::id(), ll::SRemOp::id(), ll::FRemOp::id()};
static constexpr BinaryRule and_rule{ll::AndOp::id(), ll::AndOp::id()};
static constexpr BinaryRule or_rule{ll::OrOp::id(), ll::OrOp::id()};
static constexpr BinaryRule xor_rule{ll::XorOp::id(), ll::XorOp::id()};

// Without `unchecked` the amount counts modulo the width, which is a power of two; bits of the
// amount beyond the width are then of no account.
static void lower_shift(Lowering& l, Operation* op, std::uint64_t id) {
  Value value = l.value(op->operand(0));
  Value amount = l.resize(l.value(op->operand(1)), width(value), false);
  if (!op->attr("unchecked"))
    amount = l.make<ll::AndOp>({amount, l.integer(value.type(), width(value) - 1)}, value.type());
  l.map(op->result(0), l.make(id, {value, amount}, value.type()));
}
static void lower_shl(Lowering& l, ShlOp op) {
  lower_shift(l, op, ll::ShlOp::id());
}
static void lower_shr(Lowering& l, ShrOp op) {
  bool arithmetic = is_signed(op.operand<"value">().type());
  lower_shift(l, op, arithmetic ? ll::AShrOp::id() : ll::LShrOp::id());
}

static void lower_neg(Lowering& l, NegOp op) {
  Value operand = l.value(op.operand<"operand">());
  bool is_float = operand.type().is<FloatType>();
  Value result = is_float
                     ? l.make<ll::FNegOp>(operand, operand.type())
                     : l.make<ll::SubOp>({l.integer(operand.type(), 0), operand}, operand.type());
  l.map(op.result<"result">(), result);
}

static void lower_not(Lowering& l, NotOp op) {
  Value operand = l.value(op.operand<"operand">());
  Value ones = l.integer(operand.type(), llvm::APInt::getAllOnes(width(operand)));
  l.map(op.result<"result">(), l.make<ll::XorOp>({operand, ones}, operand.type()));
}

static void lower_checked(Lowering& l, Operation* op, std::uint64_t unsigned_op,
                          std::uint64_t signed_op) {
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  Value both = l.make(is_signed(op->operand(0).type()) ? signed_op : unsigned_op, {lhs, rhs},
                      ll::with_flag_type(lhs.type()));
  l.map(op->result(0), ll::build_extract(l.builder(), l.location(), both, std::int64_t{0}));
  l.map(op->result(1), ll::build_extract(l.builder(), l.location(), both, std::int64_t{1}));
}
static void lower_add_checked(Lowering& l, AddWithOverflowOp op) {
  lower_checked(l, op, ll::UAddOverflowOp::id(), ll::SAddOverflowOp::id());
}
static void lower_sub_checked(Lowering& l, SubWithOverflowOp op) {
  lower_checked(l, op, ll::USubOverflowOp::id(), ll::SSubOverflowOp::id());
}
static void lower_mul_checked(Lowering& l, MulWithOverflowOp op) {
  lower_checked(l, op, ll::UMulOverflowOp::id(), ll::SMulOverflowOp::id());
}

// Comparisons.

struct PredicateRule {
  llvm::StringLiteral name;
  ll::IcmpPredicate unsigned_int, signed_int;
  ll::FcmpPredicate real;
};
// Rust's `!=` holds when a side is NaN, all else does not.
static constexpr PredicateRule predicates[] = {
    {"eq", ll::IcmpPredicate::Eq, ll::IcmpPredicate::Eq, ll::FcmpPredicate::Oeq},
    {"ne", ll::IcmpPredicate::Ne, ll::IcmpPredicate::Ne, ll::FcmpPredicate::Une},
    {"lt", ll::IcmpPredicate::Ult, ll::IcmpPredicate::Slt, ll::FcmpPredicate::Olt},
    {"le", ll::IcmpPredicate::Ule, ll::IcmpPredicate::Sle, ll::FcmpPredicate::Ole},
    {"gt", ll::IcmpPredicate::Ugt, ll::IcmpPredicate::Sgt, ll::FcmpPredicate::Ogt},
    {"ge", ll::IcmpPredicate::Uge, ll::IcmpPredicate::Sge, ll::FcmpPredicate::Oge},
};

// Fat pointers: by address, then by length.
static Value compare_fat(Lowering& l, const PredicateRule& rule, Parts lhs, Parts rhs) {
  auto compare = [&](ll::IcmpPredicate predicate, Value a, Value b) {
    return ll::build_icmp(l.builder(), l.location(), predicate, a, b);
  };
  Value lengths = compare(rule.unsigned_int, lhs.second, rhs.second);
  if (rule.unsigned_int == ll::IcmpPredicate::Eq)
    return l.make<ll::AndOp>({compare(rule.unsigned_int, lhs.first, rhs.first), lengths},
                             l.int_type(1));
  if (rule.unsigned_int == ll::IcmpPredicate::Ne)
    return l.make<ll::OrOp>({compare(rule.unsigned_int, lhs.first, rhs.first), lengths},
                            l.int_type(1));
  bool wants_less =
      rule.unsigned_int == ll::IcmpPredicate::Ult || rule.unsigned_int == ll::IcmpPredicate::Ule;
  Value strict =
      compare(wants_less ? ll::IcmpPredicate::Ult : ll::IcmpPredicate::Ugt, lhs.first, rhs.first);
  Value same = compare(ll::IcmpPredicate::Eq, lhs.first, rhs.first);
  Value tie = l.make<ll::AndOp>({same, lengths}, l.int_type(1));
  return l.make<ll::OrOp>({strict, tie}, l.int_type(1));
}

static LogicalResult lower_compare(Lowering& l, CompareOp op) {
  llvm::StringRef name = op.attr_as<StringAttr, "predicate">().value();
  const auto* rule =
      llvm::find_if(predicates, [&](const PredicateRule& row) { return row.name == name; });
  if (rule == std::end(predicates))
    return op->emit_op_error() << "the predicate \"" << name << "\" is not known";
  Type type = op.operand<"lhs">().type();
  Parts lhs = l.parts(op.operand<"lhs">()), rhs = l.parts(op.operand<"rhs">());
  Value result;
  if (lhs.second)
    result = compare_fat(l, *rule, lhs, rhs);
  else if (type.is<FloatType>())
    result = ll::build_fcmp(l.builder(), l.location(), rule->real, lhs.first, rhs.first);
  else
    result = ll::build_icmp(l.builder(), l.location(),
                            is_signed(type) ? rule->signed_int : rule->unsigned_int, lhs.first,
                            rhs.first);
  l.map(op.result<"result">(), result);
  return success();
}

static void lower_three_way(Lowering& l, ThreeWayCompareOp op) {
  bool with_sign = is_signed(op.operand<"lhs">().type());
  Value lhs = l.value(op.operand<"lhs">()), rhs = l.value(op.operand<"rhs">());
  l.map(op.result<"result">(), l.make(with_sign ? ll::SCmpOp::id() : ll::UCmpOp::id(), {lhs, rhs},
                                      lowered(op.result<"result">().type())));
}

llvm::ArrayRef<Rule> arithmetic_rules() {
  static constexpr Rule rules[] = {
      rule<ConstantOp, lower_constant>(),
      rule<UndefOp, lower_undef>(),
      {AddOp::id(), lower_by<add_rule>},
      {SubOp::id(), lower_by<sub_rule>},
      {MulOp::id(), lower_by<mul_rule>},
      {DivOp::id(), lower_by<div_rule>},
      {RemOp::id(), lower_by<rem_rule>},
      {AndOp::id(), lower_by<and_rule>},
      {OrOp::id(), lower_by<or_rule>},
      {XorOp::id(), lower_by<xor_rule>},
      rule<ShlOp, lower_shl>(),
      rule<ShrOp, lower_shr>(),
      rule<NegOp, lower_neg>(),
      rule<NotOp, lower_not>(),
      rule<AddWithOverflowOp, lower_add_checked>(),
      rule<SubWithOverflowOp, lower_sub_checked>(),
      rule<MulWithOverflowOp, lower_mul_checked>(),
      rule<CompareOp, lower_compare>(),
      rule<ThreeWayCompareOp, lower_three_way>(),
  };
  return rules;
}

}  // namespace pliron::mir::to_llvm
