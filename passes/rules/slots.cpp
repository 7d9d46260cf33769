// What attribute slots and constants hold, as rules see it. Declared in passes/rules/resolved.h.

#include "ir/param_def.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"
#include "passes/rules/resolved.h"

namespace pliron::rules {

static const ConstraintNode* without_name(const ConstraintNode* node) {
  while (node && node->kind == ConstraintKind::Named)
    node = node->parts.empty() ? nullptr : node->parts[0];
  return node;
}

SlotShape slot_shape(const OpInfo& op, unsigned slot) {
  SlotShape shape;
  if (!op.def || slot >= static_cast<unsigned>(op.def->attrs.size()))
    return shape;
  AttrConstraint constraint = op.def->attrs[static_cast<int>(slot)].constraint;
  shape.is_optional = op.def->attrs[static_cast<int>(slot)].presence == Presence::Optional;
  const ConstraintNode* node = without_name(constraint.node);
  if (!node)
    return shape;
  if (is_unit(constraint)) {
    shape.kind = SlotKind::Unit;
  } else if (node->kind == ConstraintKind::IntegerAttr) {
    shape.kind = node->enumeration ? SlotKind::Enum : SlotKind::Integer;
    shape.enumeration = node->enumeration;
    shape.type = only_value_type(constraint, *op.context);
    if (shape.enumeration && !shape.type)
      shape.kind = SlotKind::Other;
  } else if (node->kind == ConstraintKind::FloatAttr) {
    shape.kind = SlotKind::Float;
    shape.type = only_value_type(constraint, *op.context);
  } else if (node->kind == ConstraintKind::TypeAttr) {
    shape.kind = SlotKind::Type;
  } else if (node->kind == ConstraintKind::Base) {
    const AttrInfo* record = op.context->attr_info(node->id);
    if (record && record->def && record->def->params.size() == 1)
      shape.enumeration = record->def->params[0].enumeration();
    if (shape.enumeration) {
      shape.kind = SlotKind::Enum;
      shape.record = record;
    }
  }
  return shape;
}

std::optional<std::int64_t> enum_number(const SlotShape& shape, Attribute attr) {
  if (!attr)
    return shape.enumeration && shape.enumeration->bits ? std::optional<std::int64_t>(0)
                                                        : std::nullopt;
  if (shape.record) {
    if (&attr.info() != shape.record)
      return std::nullopt;
    return static_cast<std::int64_t>(attr.words()[0]);
  }
  auto integer = attr.try_as<IntegerAttr>();
  if (!integer || integer.value().getSignificantBits() > 64)
    return std::nullopt;
  return integer.value().getSExtValue();
}

Attribute enum_attribute(Context& context, const SlotShape& shape, std::int64_t number) {
  if (number == 0 && shape.enumeration->bits &&
      (shape.is_optional || !shape.enumeration->find(number)))
    return {};
  if (!shape.record)
    return IntegerAttr::get(shape.type, number);
  std::uint64_t word = static_cast<std::uint64_t>(number);
  return Attribute(context.unique(shape.record, {word}));
}

// Literals. ---------------------------------------------------------------------------------------

std::optional<llvm::APInt> Literal::bits(unsigned width) const {
  if (kind == Float || width == 0)
    return std::nullopt;
  if (kind == Bool)
    return width == 1 ? std::optional(llvm::APInt(1, boolean)) : std::nullopt;
  unsigned needed = integer.isNegative() ? integer.getSignificantBits() : integer.getActiveBits();
  if (needed > width)
    return std::nullopt;
  return integer.sextOrTrunc(width);
}

std::optional<llvm::APFloat> Literal::as_float(const llvm::fltSemantics& semantics) const {
  if (kind == Bool)
    return std::nullopt;
  llvm::APFloat value(semantics);
  if (kind == Float) {
    auto status = value.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return std::nullopt;
    }
    return value.isFinite() ? std::optional(value) : std::nullopt;
  }
  if (value.convertFromAPInt(integer, true, llvm::APFloat::rmNearestTiesToEven) !=
      llvm::APFloat::opOK)
    return std::nullopt;
  return value;
}

Attribute scalar_constant(Attribute constant) {
  if (constant.is<IntegerAttr>() || constant.is<FloatAttr>())
    return constant;
  auto dense = constant.try_as<DenseElementsAttr>();
  if (!dense || !dense.is_splat() || dense.is_complex())
    return {};
  Type element = dense.element_type();
  if (auto format = element.try_as<FloatType>())
    return FloatAttr::get(format, llvm::APFloat(format.semantics(), dense.bits(0)));
  if (element.is<IntegerType>() || element.is<IndexType>())
    return IntegerAttr::get(element, dense.bits(0));
  return {};
}

bool matches_literal(const Literal& literal, Attribute constant) {
  Attribute scalar = scalar_constant(constant);
  if (auto integer = scalar.try_as<IntegerAttr>()) {
    llvm::APInt value = integer.value();
    std::optional<llvm::APInt> bits = literal.bits(value.getBitWidth());
    return bits && *bits == value;
  }
  // The integer 0 is neither 0.0 nor -0.0, and a rule that says 0 is about integers.
  auto number = scalar.try_as<FloatAttr>();
  if (!number || literal.kind != Literal::Float)
    return false;
  std::optional<llvm::APFloat> value = literal.as_float(number.type().semantics());
  return value && value->bitwiseIsEqual(number.value());
}

bool is_poison(Attribute constant) {
  return constant && constant.info().name.ends_with(".poison");
}

std::optional<std::int64_t> CheckedTable::find(std::int64_t from) const {
  auto found = llvm::lower_bound(entries, std::pair(from, std::int64_t{INT64_MIN}));
  if (found == entries.end() || found->first != from)
    return std::nullopt;
  return found->second;
}

llvm::StringRef builtin_name(Builtin function) {
  static constexpr llvm::StringLiteral names[] = {
      "zext",       "sext",    "trunc",   "shl",     "lshr",    "ashr",
      "udiv",       "urem",    "sdiv",    "srem",    "uadd_ok", "sadd_ok",
      "usub_ok",    "ssub_ok", "umul_ok", "smul_ok", "pow2",    "log2",
      "popcount",   "clz",     "ctz",     "smin",    "smax",    "width",
      "elem",       "int",     "uses",    "const",   "is_nan",  "exact_reciprocal",
      "reciprocal", "to"};
  static_assert(std::size(names) == num_builtins);
  return names[static_cast<std::size_t>(function)];
}

}  // namespace pliron::rules
