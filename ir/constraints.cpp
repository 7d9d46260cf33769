#include "ir/constraints.h"

#include "ir/builtin_attributes.h"
#include "ir/constraints_impl.h"
#include "ir/context_impl.h"
#include "ir/enum_def.h"
#include "ir/param.h"
#include "ir/parser.h"

namespace pliron {

const ConstraintNode* without_name(const ConstraintNode* node) {
  while (node && node->kind == ConstraintKind::Named)
    node = node->parts[0];
  return node && node->kind == ConstraintKind::Any ? nullptr : node;
}

std::optional<ShapedParts> shaped_parts(Type type) {
  if (VectorType vector = type.try_as<VectorType>())
    return ShapedParts{vector.element_type(), std::int64_t{vector.rank()}};
  return std::nullopt;
}

// The meaning of AnyOf, AllOf, Not and Named in terms of their parts; no value for other kinds.
template <typename Accepts>
static std::optional<bool> combine(const ConstraintNode& node, Accepts accepts) {
  switch (node.kind) {
    case ConstraintKind::Any:
      return true;
    case ConstraintKind::AnyOf:
      for (const ConstraintNode* part : node.parts)
        if (accepts(part))
          return true;
      return false;
    case ConstraintKind::AllOf:
      for (const ConstraintNode* part : node.parts)
        if (!accepts(part))
          return false;
      return true;
    case ConstraintKind::Not:
      return !accepts(node.parts[0]);
    case ConstraintKind::Named:
      return accepts(node.parts[0]);
    default:
      return std::nullopt;
  }
}

static bool is_among(std::int64_t value, StaticSpan<std::int64_t> numbers) {
  for (std::int64_t number : numbers)
    if (number == value)
      return true;
  return numbers.empty();
}
static bool is_among(llvm::StringRef text, StaticSpan<std::string_view> words) {
  for (std::string_view word : words)
    if (text == llvm::StringRef(word.data(), word.size()))
      return true;
  return words.empty();
}
static bool is_in_bounds(std::int64_t value, const ConstraintNode& node) {
  if (node.enumeration)
    return node.enumeration->contains(value);
  StaticSpan<std::int64_t> bounds = node.numbers;
  for (int i = 0; i + 1 < bounds.size(); i += 2)
    if (value >= bounds[i] && value <= bounds[i + 1])
      return true;
  return bounds.empty();
}

// Exact. The text of constant data is read once for each context.
const UniquedStorage* exact_storage(const ConstraintNode& node, Context& context, bool is_type) {
  if (node.exact)
    return node.exact;
  Context::Impl& impl = context.impl();
  llvm::StringRef text(node.name.data(), node.name.size());
  llvm::StringMap<const UniquedStorage*>& known = is_type ? impl.exact_types : impl.exact_attrs;
  {
    std::lock_guard lock(impl.exact_mutex);
    auto it = known.find(text);
    if (it != known.end())
      return it->second;
  }
  ScopedDiagnosticHandler quiet(context.diagnostics(), [](const Diagnostic&) { return true; });
  const UniquedStorage* storage =
      is_type ? parse_type(context, text).storage() : parse_attribute(context, text).storage();
  std::lock_guard lock(impl.exact_mutex);
  return known[text] = storage;
}

static bool param_accepts(const ConstraintNode* node, ParamKind kind, std::uint64_t word);

// Base: each named parameter satisfies its constraint. A name that the record does not have is
// refused when a dialect file is read; here nothing satisfies it.
static bool params_accept(const ConstraintNode& node, llvm::ArrayRef<ParamDef> params,
                          llvm::ArrayRef<std::uint64_t> words) {
  for (int i = 0; i < node.words.size(); ++i) {
    std::size_t at = 0;
    while (at < params.size() && params[at].name != node.words[i])
      ++at;
    if (at == params.size() || !param_accepts(node.parts[i], params[at].kind, words[at]))
      return false;
  }
  return true;
}

static bool integer_accepts(const ConstraintNode& node, Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return false;
  unsigned sign = 1u << static_cast<unsigned>(integer.signedness());
  return (node.flags == 0 || (node.flags & sign)) &&
         is_among(std::int64_t{integer.width()}, node.numbers);
}

static bool type_accepts(const ConstraintNode* node, Type type) {
  if (!node)
    return true;
  switch (node->kind) {
    case ConstraintKind::Native:
      return node->accepts_type && node->accepts_type(type);
    case ConstraintKind::Exact:
      return exact_storage(*node, type.context(), /*is_type=*/true) == type.storage();
    case ConstraintKind::Base: {
      const TypeInfo& info = type.info();
      if (info.id != node->id)
        return false;
      return node->words.empty() ||
             (info.def && params_accept(*node, {info.def->params.begin(), info.def->params.end()},
                                        type.words()));
    }
    case ConstraintKind::Integer:
      return integer_accepts(*node, type);
    case ConstraintKind::Float: {
      FloatType real = type.try_as<FloatType>();
      return real && is_among(real.keyword(), node->words);
    }
    case ConstraintKind::Shaped: {
      if (type.info().id != node->id)
        return false;
      std::optional<ShapedParts> shaped = shaped_parts(type);
      return shaped && is_among(shaped->rank, node->numbers) &&
             type_accepts(node->parts[0], shaped->element);
    }
    default:
      return combine(*node, [&](const ConstraintNode* part) { return type_accepts(part, type); })
          .value_or(false);
  }
}

static bool attr_accepts(const ConstraintNode* node, Attribute attr);

static bool integer_attr_accepts(const ConstraintNode& node, Attribute attr) {
  IntegerAttr integer = attr.try_as<IntegerAttr>();
  if (!integer || !type_accepts(node.parts[0], integer.type()))
    return false;
  if (node.numbers.empty())
    return true;
  llvm::APInt value = integer.value();
  IntegerType type = integer.type().try_as<IntegerType>();
  bool is_signed = !type || !type.is_unsigned();
  unsigned bits = is_signed ? value.getSignificantBits() : value.getActiveBits() + 1;
  return bits <= 64 && is_in_bounds(is_signed ? value.getSExtValue()
                                              : static_cast<std::int64_t>(value.getZExtValue()),
                                    node);
}

static bool dict_accepts(const ConstraintNode& node, Attribute attr) {
  DictionaryAttr dictionary = attr.try_as<DictionaryAttr>();
  if (!dictionary)
    return false;
  for (int i = 0; i < node.words.size(); ++i) {
    Attribute entry = dictionary.lookup({node.words[i].data(), node.words[i].size()});
    if (entry ? !attr_accepts(node.parts[i], entry) : node.numbers[i] == 0)
      return false;
  }
  return true;
}

static bool attr_accepts(const ConstraintNode* node, Attribute attr) {
  if (!node)
    return true;
  switch (node->kind) {
    case ConstraintKind::Native:
      return node->accepts_attr && node->accepts_attr(attr);
    case ConstraintKind::Exact:
      return exact_storage(*node, attr.context(), /*is_type=*/false) == attr.storage();
    case ConstraintKind::Base: {
      const AttrInfo& info = attr.info();
      if (info.id != node->id)
        return false;
      return node->words.empty() ||
             (info.def && params_accept(*node, {info.def->params.begin(), info.def->params.end()},
                                        attr.words()));
    }
    case ConstraintKind::IntegerAttr:
      return integer_attr_accepts(*node, attr);
    case ConstraintKind::FloatAttr: {
      FloatAttr real = attr.try_as<FloatAttr>();
      return real && type_accepts(node->parts[0], real.type());
    }
    case ConstraintKind::StringAttr: {
      StringAttr string = attr.try_as<StringAttr>();
      return string && is_among(string.value(), node->words);
    }
    case ConstraintKind::TypeAttr: {
      TypeAttr type = attr.try_as<TypeAttr>();
      return type && type_accepts(node->parts[0], type.value());
    }
    case ConstraintKind::ArrayAttr: {
      ArrayAttr array = attr.try_as<ArrayAttr>();
      if (!array)
        return false;
      for (std::size_t i = 0; node->parts[0] && i < array.size(); ++i)
        if (!attr_accepts(node->parts[0], array[i]))
          return false;
      return true;
    }
    case ConstraintKind::DictAttr:
      return dict_accepts(*node, attr);
    case ConstraintKind::SymbolRef: {
      SymbolRefAttr symbol = attr.try_as<SymbolRefAttr>();
      return symbol && (node->flags == 0 || symbol.is_flat());
    }
    case ConstraintKind::DenseArray: {
      DenseArrayAttr array = attr.try_as<DenseArrayAttr>();
      return array && type_accepts(node->parts[0], array.element_type());
    }
    case ConstraintKind::DenseElements: {
      DenseElementsAttr elements = attr.try_as<DenseElementsAttr>();
      return elements && type_accepts(node->parts[0], elements.type().element_type());
    }
    default:
      return combine(*node, [&](const ConstraintNode* part) { return attr_accepts(part, attr); })
          .value_or(false);
  }
}

static bool list_accepts(const ConstraintNode& node, ParamKind kind, std::uint64_t word) {
  if (node.kind != ConstraintKind::Each)
    return false;
  ParamKind element = element_kind(kind);
  for (std::uint64_t item : from_word<UniquedStorage>(word)->words())
    if (!param_accepts(node.parts[0], element, item))
      return false;
  return true;
}

static bool param_accepts(const ConstraintNode* node, ParamKind kind, std::uint64_t word) {
  if (!node)
    return true;
  if (kind == ParamKind::Type)
    return type_accepts(node, Type(from_word<UniquedStorage>(word)));
  if (kind == ParamKind::Attr)
    return word != 0 && attr_accepts(node, Attribute(from_word<UniquedStorage>(word)));
  auto combined =
      combine(*node, [&](const ConstraintNode* part) { return param_accepts(part, kind, word); });
  if (combined)
    return *combined;
  switch (kind) {
    case ParamKind::Int:
      return node->kind == ConstraintKind::Number &&
             is_in_bounds(static_cast<std::int64_t>(word), *node);
    case ParamKind::UInt:
      // What is beyond 63 bits is above every bound but the largest.
      return node->kind == ConstraintKind::Number &&
             is_in_bounds(static_cast<std::int64_t>(std::min(word, std::uint64_t{INT64_MAX})),
                          *node);
    case ParamKind::Bool:
      return node->kind == ConstraintKind::Bool && node->flags == word;
    case ParamKind::String:
      return node->kind == ConstraintKind::String &&
             is_among(Identifier::from_opaque(from_word<void>(word)).str(), node->words);
    default:
      return list_accepts(*node, kind, word);
  }
}

bool TypeConstraint::accepts(Type type) const {
  return type_accepts(node, type);
}
bool AttrConstraint::accepts(Attribute attr) const {
  return attr_accepts(node, attr);
}
bool ParamConstraint::accepts(ParamKind kind, std::uint64_t word) const {
  return param_accepts(node, kind, word);
}

static bool same_enum(const EnumDef* a, const EnumDef* b) {
  if (a == b || !a || !b)
    return a == b;
  auto same_case = [](const EnumCase& left, const EnumCase& right) {
    return left.name == right.name && left.value == right.value;
  };
  return a->name == b->name && a->bits == b->bits && a->separator == b->separator &&
         std::equal(a->cases.begin(), a->cases.end(), b->cases.begin(), b->cases.end(), same_case);
}

bool same_constraint(const ConstraintNode* a, const ConstraintNode* b) {
  if (a == b)
    return true;
  if (!a || !b)
    return (!a || a->kind == ConstraintKind::Any) && (!b || b->kind == ConstraintKind::Any);
  auto same_list = [](auto left, auto right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  };
  return a->kind == b->kind && a->flags == b->flags && a->name == b->name &&
         a->description == b->description && same_list(a->numbers, b->numbers) &&
         same_list(a->words, b->words) && same_enum(a->enumeration, b->enumeration) &&
         std::equal(a->parts.begin(), a->parts.end(), b->parts.begin(), b->parts.end(),
                    same_constraint);
}

// What is known of all that satisfies a constraint.

static Type only_type(const ConstraintNode* node, Context& context) {
  node = without_name(node);
  if (!node)
    return {};
  switch (node->kind) {
    case ConstraintKind::Exact:
      return Type(exact_storage(*node, context, /*is_type=*/true));
    case ConstraintKind::Base:
      if (node->id == IndexType::id())
        return IndexType::get(context);
      return node->id == NoneType::id() ? Type(NoneType::get(context)) : Type();
    case ConstraintKind::Integer: {
      bool one_sign = llvm::has_single_bit(node->flags);
      if (node->numbers.size() != 1 || !one_sign)
        return {};
      auto width = static_cast<unsigned>(node->numbers[0]);
      return IntegerType::get(context, width, static_cast<Signedness>(node->flags >> 1));
    }
    case ConstraintKind::Float:
      if (node->words.size() != 1)
        return {};
      return FloatType::from_keyword(context, {node->words[0].data(), node->words[0].size()});
    case ConstraintKind::AnyOf: {
      Type first = node->parts.empty() ? Type() : only_type(node->parts[0], context);
      for (const ConstraintNode* part : node->parts)
        if (only_type(part, context) != first)
          return {};
      return first;
    }
    case ConstraintKind::AllOf:
      for (const ConstraintNode* part : node->parts)
        if (Type type = only_type(part, context))
          return type;
      return {};
    default:
      return {};
  }
}

Type only_type(TypeConstraint constraint, Context& context) {
  return only_type(constraint.node, context);
}

Type only_value_type(AttrConstraint constraint, Context& context) {
  const ConstraintNode* node = without_name(constraint.node);
  bool is_number = node && (node->kind == ConstraintKind::IntegerAttr ||
                            node->kind == ConstraintKind::FloatAttr);
  return is_number ? only_type(node->parts[0], context) : Type();
}

static ConstraintKind attr_kind(const ConstraintNode* node) {
  node = without_name(node);
  if (!node)
    return ConstraintKind::Any;
  switch (node->kind) {
    case ConstraintKind::AnyOf: {
      ConstraintKind first = node->parts.empty() ? ConstraintKind::Any : attr_kind(node->parts[0]);
      for (const ConstraintNode* part : node->parts)
        if (attr_kind(part) != first)
          return ConstraintKind::Any;
      return first;
    }
    case ConstraintKind::AllOf:
      for (const ConstraintNode* part : node->parts)
        if (ConstraintKind kind = attr_kind(part); kind != ConstraintKind::Any)
          return kind;
      return ConstraintKind::Any;
    case ConstraintKind::Not:
    case ConstraintKind::Native:
    case ConstraintKind::Exact:
      return ConstraintKind::Any;
    case ConstraintKind::Base:
      return node->id == DictionaryAttr::id() ? ConstraintKind::DictAttr : ConstraintKind::Base;
    default:
      return node->kind;
  }
}

ConstraintKind attr_kind(AttrConstraint constraint) {
  return attr_kind(constraint.node);
}

bool is_unit(AttrConstraint constraint) {
  const ConstraintNode* node = without_name(constraint.node);
  return node && node->kind == ConstraintKind::Base && node->id == UnitAttr::id();
}

}  // namespace pliron
