// Random types and attributes that satisfy a constraint.

#include "ir/builtin_attributes.h"
#include "ir/constraints_impl.h"
#include "ir/dialect.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/random.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

namespace {

// How deep samples nest, and how often a part is tried.
constexpr unsigned max_depth = 5;
constexpr unsigned max_tries = 16;

constexpr TypeConstraint number_type = AnyOf<AnyInteger, AnyFloat>;

class Sampler {
 public:
  Sampler(Context& context, Random& random, llvm::ArrayRef<Type> preferred)
      : context_(context), random_(random), preferred_(preferred) {}

  Type type(const ConstraintNode* node, unsigned depth);
  Attribute attr(const ConstraintNode* node, unsigned depth);

 private:
  Type any_type(unsigned depth);
  llvm::SmallVector<Type, 2> types(std::uint64_t count, unsigned depth) {
    llvm::SmallVector<Type, 2> result(count);
    for (Type& part : result)
      part = type(nullptr, depth + 1);
    return result;
  }
  Type leaf_type();
  Type integer(const ConstraintNode& node);
  Type shaped(const ConstraintNode& node, unsigned depth);
  Attribute any_attr(unsigned depth);
  Attribute integer_attr(const ConstraintNode& node, unsigned depth);
  Attribute number(Type type, StaticSpan<std::int64_t> bounds);
  Attribute dictionary(const ConstraintNode* node, unsigned depth);
  Attribute dense_array(const ConstraintNode& node, unsigned depth);
  Attribute dense_elements(const ConstraintNode& node, unsigned depth);
  Attribute builtin_base(const ConstraintNode& node, unsigned depth);
  // A type or attribute of a record; null storage when a parameter finds no value.
  const UniquedStorage* base(const ConstraintNode& node, bool is_type, unsigned depth);
  Type start_named(const TypeInfo& info, std::uint64_t& word);
  bool param(const ConstraintNode* node, const ParamDef& def, std::uint64_t& word, unsigned depth);
  bool param_once(const ConstraintNode* node, ParamKind kind, std::uint64_t& word, unsigned depth);
  // What all the parts of a combination come down to, tried with `sample`.
  template <typename T, typename Sample, typename Accepts>
  T combined(const ConstraintNode& node, Sample sample, Accepts accepts, T (Sampler::*any)(unsigned),
             unsigned depth);
  // Whether its text reads back as it is, which its own syntax may refuse, or write in another way. A
  // text that becomes another one each time counts too: it is a mistake, and tests are to see it.
  bool has_text(Type type);
  bool has_text(Attribute attr);
  std::string name() {
    static constexpr llvm::StringLiteral names[] = {"a", "b0", "name", "x.y", "_z", "two words"};
    return names[random_.below(std::size(names))].str();
  }
  std::int64_t in_bounds(StaticSpan<std::int64_t> bounds);

  Context& context_;
  Random& random_;
  llvm::ArrayRef<Type> preferred_;  // as parts
  llvm::SmallVector<Type, 2> started_;  // recursive types of which the bodies are being made
};

template <typename T, typename Sample, typename Accepts>
T Sampler::combined(const ConstraintNode& node, Sample sample, Accepts accepts,
                    T (Sampler::*any)(unsigned), unsigned depth) {
  auto count = static_cast<std::size_t>(node.parts.size());
  switch (node.kind) {
    case ConstraintKind::Named:
      return sample(node.parts[0]);
    case ConstraintKind::AnyOf: {
      std::size_t start = count ? random_.below(count) : 0;
      for (std::size_t i = 0; i < count; ++i)
        if (T found = sample(node.parts[static_cast<int>((start + i) % count)]))
          return found;
      return {};
    }
    case ConstraintKind::AllOf:
      for (unsigned i = 0; i < max_tries * 4 && count; ++i)
        if (T found = sample(node.parts[static_cast<int>(i % count)]); found && accepts(found))
          return found;
      return {};
    case ConstraintKind::Not:
    case ConstraintKind::Native:
      for (unsigned i = 0; i < max_tries * 8; ++i)
        if (T found = (this->*any)(depth); found && accepts(found))
          return found;
      return {};
    default:
      return {};
  }
}

Type Sampler::leaf_type() {
  static constexpr unsigned widths[] = {1, 8, 16, 32, 64, 7, 128};
  switch (random_.below(4)) {
    case 0:
    case 1:
      return IntegerType::get(context_, widths[random_.below(std::size(widths))],
                              random_.one_in(4) ? static_cast<Signedness>(random_.below(3))
                                                : Signedness::Signless);
    case 2:
      return FloatType::get(context_, random_.one_in(2) ? FloatKind::F32 : FloatKind::F64);
    default:
      return random_.one_in(4) ? Type(NoneType::get(context_)) : Type(IndexType::get(context_));
  }
}

Type Sampler::any_type(unsigned depth) {
  if (depth >= max_depth || !random_.one_in(3))
    return leaf_type();
  switch (random_.below(4)) {
    case 0:
      return TupleType::get(context_, {any_type(depth + 1), leaf_type()});
    case 1:
      return FunctionType::get(context_, {any_type(depth + 1)}, {leaf_type()});
    case 2:
      return shaped(*VectorOf<number_type>.node, depth);
    default: {
      llvm::SmallVector<const TypeInfo*, 16> known;
      for (const DialectInfo* dialect : context_.dialects())
        known.append(dialect->types.begin(), dialect->types.end());
      if (known.empty())
        return leaf_type();
      const TypeInfo* info = known[random_.below(known.size())];
      ConstraintNode node{.kind = ConstraintKind::Base,
                          .id = info->id,
                          .name = {info->name.data(), info->name.size()}};
      Type found(base(node, /*is_type=*/true, depth + 1));
      return found ? found : leaf_type();
    }
  }
}

Type Sampler::integer(const ConstraintNode& node) {
  static constexpr std::int64_t widths[] = {1, 8, 16, 32, 64, 5, 128};
  std::int64_t width =
      node.numbers.empty()
          ? widths[random_.below(std::size(widths))]
          : node.numbers[static_cast<int>(random_.below(static_cast<std::uint64_t>(
                node.numbers.size())))];
  if (width <= 0 || width > IntegerType::max_width)
    return {};
  unsigned sign = static_cast<unsigned>(random_.below(3));
  while (node.flags && !(node.flags & (1u << sign)))
    sign = (sign + 1) % 3;
  return IntegerType::get(context_, static_cast<unsigned>(width), static_cast<Signedness>(sign));
}

Type Sampler::shaped(const ConstraintNode& node, unsigned depth) {
  Type element = node.parts[0] ? type(node.parts[0], depth + 1) : leaf_type();
  if (!element)
    return {};
  std::int64_t rank =
      node.numbers.empty()
          ? static_cast<std::int64_t>(random_.below(3))
          : node.numbers[static_cast<int>(
                random_.below(static_cast<std::uint64_t>(node.numbers.size())))];
  return make_shaped(context_, node.id, rank, element, random_);
}

Type Sampler::type(const ConstraintNode* node, unsigned depth) {
  if (!started_.empty() && random_.one_in(3))
    if (Type self = started_[random_.below(started_.size())]; TypeConstraint{node}.accepts(self))
      return self;
  if (depth > 0 && !preferred_.empty() && random_.one_in(2))
    if (Type part = preferred_[random_.below(preferred_.size())]; TypeConstraint{node}.accepts(part))
      return part;
  if (!node || node->kind == ConstraintKind::Any)
    return any_type(depth);
  if (depth > max_depth * 2)
    return {};
  switch (node->kind) {
    case ConstraintKind::Exact:
      return Type(exact_storage(*node, context_, /*is_type=*/true));
    case ConstraintKind::Integer:
      return integer(*node);
    case ConstraintKind::Float: {
      if (node->words.empty())
        return FloatType::get(context_, static_cast<FloatKind>(random_.below(5)));
      std::string_view word =
          node->words[static_cast<int>(random_.below(static_cast<std::uint64_t>(
              node->words.size())))];
      return FloatType::from_keyword(context_, {word.data(), word.size()});
    }
    case ConstraintKind::Shaped:
      return depth >= max_depth ? Type() : shaped(*node, depth);
    case ConstraintKind::Base:
      if (node->id == IndexType::id())
        return IndexType::get(context_);
      if (node->id == NoneType::id())
        return NoneType::get(context_);
      if (node->id == FunctionType::id())
        return FunctionType::get(context_, types(random_.below(3), depth), types(random_.below(2), depth));
      if (node->id == TupleType::id())
        return TupleType::get(context_, types(random_.below(3), depth));
      return Type(base(*node, /*is_type=*/true, depth + 1));
    case ConstraintKind::Native:
      if (node->sample_type)
        return node->sample_type(context_, random_);
      [[fallthrough]];
    default:
      return combined<Type>(
          *node, [&](const ConstraintNode* part) { return type(part, depth); },
          [&](Type found) { return TypeConstraint{node}.accepts(found); }, &Sampler::any_type,
          depth);
  }
}

std::int64_t Sampler::in_bounds(StaticSpan<std::int64_t> bounds) {
  if (bounds.size() < 2)
    return random_.one_in(2) ? random_.between(0, 1) : random_.between(-2, 10);
  auto pair = static_cast<int>(2 * random_.below(static_cast<std::uint64_t>(bounds.size() / 2)));
  std::int64_t low = bounds[pair], high = bounds[pair + 1];
  if (random_.one_in(2))
    return random_.one_in(4) ? high : low;
  // Mostly small numbers.
  if (high - 100 > low)
    high = low + 100;
  return random_.between(low, high);
}

Attribute Sampler::number(Type type, StaticSpan<std::int64_t> bounds) {
  if (FloatType real = type.try_as<FloatType>()) {
    static constexpr double values[] = {0, 1, -1, 0.5, 3.25, -1024};
    llvm::APFloat value(values[random_.below(std::size(values))]);
    bool lost;
    value.convert(real.semantics(), llvm::APFloat::rmNearestTiesToEven, &lost);
    return FloatAttr::get(real, value);
  }
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer && !type.is<IndexType>())
    return {};
  unsigned width = integer ? integer.width() : 64;
  std::int64_t value = in_bounds(bounds);
  return IntegerAttr::get(type, llvm::APInt(64, static_cast<std::uint64_t>(value)).sextOrTrunc(width));
}

Attribute Sampler::integer_attr(const ConstraintNode& node, unsigned depth) {
  static constexpr unsigned widths[] = {1, 8, 32, 64};
  Type of = node.parts[0]       ? type(node.parts[0], depth)
            : random_.one_in(4) ? Type(IndexType::get(context_))
                                : Type(IntegerType::get(
                                      context_, widths[random_.below(std::size(widths))]));
  return of && !of.is<FloatType>() ? number(of, node.numbers) : Attribute();
}

Attribute Sampler::any_attr(unsigned depth) {
  bool leaf = depth >= max_depth;
  switch (random_.below(leaf ? 6 : 9)) {
    case 0:
      return UnitAttr::get(context_);
    case 1:
      return number(IntegerType::get(context_, 32), {});
    case 2:
      return number(FloatType::f32(context_), {});
    case 3:
      return StringAttr::get(context_, name());
    case 4:
      return TypeAttr::get(any_type(depth));
    case 5:
      return SymbolRefAttr::get(context_, name());
    case 6:
      return ArrayAttr::get(context_, {any_attr(depth + 1), any_attr(depth + 1)});
    case 7:
      return dictionary(nullptr, depth + 1);
    default: {
      llvm::SmallVector<const AttrInfo*, 16> known;
      for (const DialectInfo* dialect : context_.dialects())
        known.append(dialect->attrs.begin(), dialect->attrs.end());
      if (known.empty())
        return UnitAttr::get(context_);
      const AttrInfo* info = known[random_.below(known.size())];
      ConstraintNode node{.kind = ConstraintKind::Base,
                          .id = info->id,
                          .name = {info->name.data(), info->name.size()}};
      Attribute found(base(node, /*is_type=*/false, depth + 1));
      return found ? found : UnitAttr::get(context_);
    }
  }
}

Attribute Sampler::dictionary(const ConstraintNode* node, unsigned depth) {
  llvm::SmallVector<NamedAttribute, 4> entries;
  int listed = node ? node->words.size() : 0;
  for (int i = 0; i < listed; ++i) {
    if (node->numbers[i] && random_.one_in(2))
      continue;
    Attribute value = attr(node->parts[i], depth);
    if (!value)
      return {};
    entries.push_back(
        {context_.identifier({node->words[i].data(), node->words[i].size()}), value});
  }
  if (listed == 0 && random_.one_in(2))
    entries.push_back({context_.identifier(name()), any_attr(depth)});
  return DictionaryAttr::get(context_, entries);
}

static bool fits_dense_array(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return integer.width() <= 64;
  FloatType real = type.try_as<FloatType>();
  return real && real.width() <= 64;
}

static llvm::APInt bits_of(Attribute number) {
  if (IntegerAttr integer = number.try_as<IntegerAttr>())
    return integer.value();
  return number.as<FloatAttr>().value().bitcastToAPInt();
}

Attribute Sampler::dense_array(const ConstraintNode& node, unsigned depth) {
  Type element = node.parts[0] ? type(node.parts[0], depth) : IntegerType::get(context_, 32);
  if (!element || !fits_dense_array(element))
    return {};
  llvm::SmallVector<std::uint64_t, 4> bits(random_.below(4));
  for (std::uint64_t& value : bits)
    value = bits_of(number(element, {})).getZExtValue();
  return DenseArrayAttr::get(element, bits);
}

Attribute Sampler::dense_elements(const ConstraintNode& node, unsigned depth) {
  Type element = node.parts[0] ? type(node.parts[0], depth) : IntegerType::get(context_, 32);
  Attribute value = element ? number(element, {}) : Attribute();
  if (!value)
    return {};
  auto size = static_cast<std::int64_t>(1 + random_.below(4));
  llvm::SmallVector<llvm::APInt, 4> elements;
  for (std::int64_t i = 0; i < size; ++i)
    elements.push_back(bits_of(number(element, {})));
  return DenseElementsAttr::get(VectorType::get(context_, size, element), elements);
}

Attribute Sampler::builtin_base(const ConstraintNode& node, unsigned depth) {
  switch (node.id) {
    case UnitAttr::id():
      return UnitAttr::get(context_);
    case DictionaryAttr::id():
      return dictionary(nullptr, depth);
    case DenseElementsAttr::id():
      return dense_elements(*DenseElementsOf<AnyType>.node, depth);
    default:
      return {};
  }
}

Attribute Sampler::attr(const ConstraintNode* node, unsigned depth) {
  if (!node || node->kind == ConstraintKind::Any)
    return any_attr(depth);
  if (depth > max_depth * 2)
    return {};
  switch (node->kind) {
    case ConstraintKind::Exact:
      return Attribute(exact_storage(*node, context_, /*is_type=*/false));
    case ConstraintKind::Base:
      if (Attribute builtin = builtin_base(*node, depth))
        return builtin;
      return Attribute(base(*node, /*is_type=*/false, depth + 1));
    case ConstraintKind::IntegerAttr:
      return integer_attr(*node, depth);
    case ConstraintKind::FloatAttr: {
      Type of = node->parts[0] ? type(node->parts[0], depth) : FloatType::f32(context_);
      return of.is<FloatType>() ? number(of, {}) : Attribute();
    }
    case ConstraintKind::StringAttr: {
      if (node->words.empty())
        return StringAttr::get(context_, name());
      std::string_view word = node->words[static_cast<int>(
          random_.below(static_cast<std::uint64_t>(node->words.size())))];
      return StringAttr::get(context_, {word.data(), word.size()});
    }
    case ConstraintKind::TypeAttr: {
      Type of = type(node->parts[0], depth);
      return of ? TypeAttr::get(of) : Attribute();
    }
    case ConstraintKind::ArrayAttr: {
      llvm::SmallVector<Attribute, 4> elements(random_.below(4));
      for (Attribute& element : elements)
        if (!(element = attr(node->parts[0], depth + 1)))
          return {};
      return ArrayAttr::get(context_, elements);
    }
    case ConstraintKind::DictAttr:
      return dictionary(node, depth + 1);
    case ConstraintKind::SymbolRef: {
      std::string root = name(), leaf = name();
      if (node->flags || random_.one_in(2))
        return SymbolRefAttr::get(context_, root);
      return SymbolRefAttr::get(context_, root, {llvm::StringRef(leaf)});
    }
    case ConstraintKind::DenseArray:
      return dense_array(*node, depth);
    case ConstraintKind::DenseElements:
      return dense_elements(*node, depth);
    case ConstraintKind::Native:
      if (node->sample_attr)
        return node->sample_attr(context_, random_);
      [[fallthrough]];
    default:
      return combined<Attribute>(
          *node, [&](const ConstraintNode* part) { return attr(part, depth); },
          [&](Attribute found) { return AttrConstraint{node}.accepts(found); }, &Sampler::any_attr,
          depth);
  }
}

bool Sampler::param_once(const ConstraintNode* node, ParamKind kind, std::uint64_t& word,
                         unsigned depth) {
  const ConstraintNode* plain = without_name(node);
  switch (kind) {
    case ParamKind::Type: {
      Type found = type(node, depth);
      word = to_word(found.storage());
      return static_cast<bool>(found);
    }
    case ParamKind::Attr: {
      Attribute found = !plain && random_.one_in(3) ? Attribute() : attr(node, depth);
      word = to_word(found.storage());
      return found || !plain;
    }
    case ParamKind::Int:
      word = static_cast<std::uint64_t>(in_bounds(plain ? plain->numbers : StaticSpan<std::int64_t>()));
      return true;
    case ParamKind::UInt:
      word = plain ? static_cast<std::uint64_t>(in_bounds(plain->numbers)) : random_.below(10);
      return true;
    case ParamKind::Bool:
      word = random_.below(2);
      return true;
    case ParamKind::String: {
      // The null identifier stands for "none" in types that know such a thing.
      if (!plain && random_.one_in(4)) {
        word = 0;
        return true;
      }
      std::string text = name();
      if (plain && !plain->words.empty())
        text = plain->words[static_cast<int>(
            random_.below(static_cast<std::uint64_t>(plain->words.size())))];
      word = to_word(context_.identifier(text).opaque());
      return true;
    }
    default: {
      bool each = plain && plain->kind == ConstraintKind::Each;
      llvm::SmallVector<std::uint64_t, 4> words(random_.below(4));
      for (std::uint64_t& item : words)
        if (!param_once(each ? plain->parts[0] : nullptr, element_kind(kind), item, depth + 1))
          return false;
      word = to_word(context_.word_list(words));
      return true;
    }
  }
}

// Satisfies both what the record says of the parameter and `node`.
bool Sampler::param(const ConstraintNode* node, const ParamDef& def, std::uint64_t& word,
                    unsigned depth) {
  for (unsigned i = 0; i < max_tries; ++i) {
    const ConstraintNode* from = !node ? def.constraint.node
                                 : !def.constraint.node || i % 2 == 0 ? node
                                                                      : def.constraint.node;
    if (param_once(from, def.kind, word, depth) && def.constraint.accepts(def.kind, word) &&
        ParamConstraint(node).accepts(def.kind, word))
      return true;
  }
  return false;
}

template <typename T>
static std::string text_of(T value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}
bool Sampler::has_text(Type type) {
  ScopedDiagnosticHandler quiet(context_.diagnostics(), [](const Diagnostic&) { return true; });
  Type read = parse_type(context_, text_of(type));
  return read && (read == type || parse_type(context_, text_of(read)) != read);
}
bool Sampler::has_text(Attribute attr) {
  ScopedDiagnosticHandler quiet(context_.diagnostics(), [](const Diagnostic&) { return true; });
  Attribute read = parse_attribute(context_, text_of(attr));
  return read && (read == attr || parse_attribute(context_, text_of(read)) != read);
}

// The type of that name, if it is one. A number makes it a new one where it may be any: what is made
// must not depend on which types of the name the context has.
Type Sampler::start_named(const TypeInfo& info, std::uint64_t& word) {
  Identifier name = Identifier::from_opaque(from_word<void>(word));
  if (name.empty())
    return {};
  Identifier numbered =
      context_.identifier((name.str() + "." + llvm::Twine(random_.below(1u << 30))).str());
  if (info.def->params[0].constraint.accepts(ParamKind::String, to_word(numbered.opaque())))
    word = to_word(numbered.opaque());
  return declare_type(context_, info, Identifier::from_opaque(from_word<void>(word)));
}

const UniquedStorage* Sampler::base(const ConstraintNode& node, bool is_type, unsigned depth) {
  if (depth > max_depth * 2)
    return nullptr;
  const TypeInfo* type_info = is_type ? context_.type_info(node.id) : nullptr;
  const AttrInfo* attr_info = is_type ? nullptr : context_.attr_info(node.id);
  bool known = (type_info && type_info->def) || (attr_info && attr_info->def);
  if (!known)
    return nullptr;
  llvm::ArrayRef<ParamDef> params =
      is_type ? llvm::ArrayRef<ParamDef>(type_info->def->params.begin(), type_info->def->params.end())
              : llvm::ArrayRef<ParamDef>(attr_info->def->params.begin(), attr_info->def->params.end());
  for (unsigned i = 0; i < max_tries; ++i) {
    llvm::SmallVector<std::uint64_t, 8> words(params.size());
    bool found = true;
    std::size_t outer_started = started_.size();
    for (std::size_t p = 0; p < params.size() && found; ++p) {
      const ConstraintNode* wanted = nullptr;
      for (int j = 0; j < node.words.size(); ++j)
        if (node.words[j] == params[p].name)
          wanted = node.parts[j];
      found = param(wanted, params[p], words[p], depth);
      if (p == 0 && found && type_info && type_info->def->recursive)
        if (Type named = start_named(*type_info, words[0])) {
          if (named.is_complete())
            return has_text(named) ? named.storage() : nullptr;
          started_.push_back(named);
        }
    }
    started_.truncate(outer_started);
    if (!found)
      return nullptr;
    const UniquedStorage* storage =
        is_type ? unique_type(context_, *type_info, words).storage()
                : context_.unique(attr_info, words);
    if (!storage)
      return nullptr;  // its name was taken while its parts were made
    if (is_type ? has_text(Type(storage)) : has_text(Attribute(storage)))
      return storage;
  }
  return nullptr;
}

}  // namespace

Type make_shaped(Context& context, std::uint64_t kind, std::int64_t rank, Type element,
                 Random& random) {
  if (rank < 0)
    return {};
  if (kind != VectorType::id())
    return {};
  bool is_element = element.is<IntegerType>() || element.is<FloatType>() || element.is<IndexType>() ||
                    element.info().def;
  if (!is_element)
    return {};
  llvm::SmallVector<std::int64_t, 4> shape;
  for (std::int64_t i = 0; i < rank; ++i)
    shape.push_back(static_cast<std::int64_t>(1 + random.below(4)));
  return VectorType::get(context, shape, element);
}

// Parts may have been sampled that do not fit together, so what comes out is checked.
Type sample(TypeConstraint constraint, Context& context, Random& random,
            llvm::ArrayRef<Type> preferred) {
  for (unsigned i = 0; i < max_tries; ++i)
    if (Type type = Sampler(context, random, preferred).type(constraint.node, 0);
        type && constraint.accepts(type))
      return type;
  return {};
}
Attribute sample(AttrConstraint constraint, Context& context, Random& random,
                 llvm::ArrayRef<Type> preferred) {
  for (unsigned i = 0; i < max_tries; ++i)
    if (Attribute attr = Sampler(context, random, preferred).attr(constraint.node, 0);
        attr && constraint.accepts(attr))
      return attr;
  return {};
}

}  // namespace pliron
