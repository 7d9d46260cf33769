// Constraints in words.

#include "ir/builtin_attributes.h"
#include "ir/constraints_impl.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

static std::string str(std::string_view text) {
  return std::string(text);
}

// "a", "a or b", "a, b or c".
static std::string join(llvm::ArrayRef<std::string> items, llvm::StringRef last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i)
      text += i + 1 == items.size() ? (" " + last + " ").str() : ", ";
    text += items[i];
  }
  return text;
}

// As type keywords are spelt out: an i32, an f64, a ui8, a bf16.
static std::string with_article(llvm::StringRef keyword) {
  bool is_vowel = keyword.starts_with("i") || keyword.starts_with("f") || keyword.starts_with("s");
  return ((is_vowel ? "an " : "a ") + keyword).str();
}

static std::string quoted(std::string_view text) {
  return '"' + str(text) + '"';
}

static std::string words_of(StaticSpan<std::string_view> words, bool quote) {
  llvm::SmallVector<std::string, 8> items;
  for (std::string_view word : words)
    items.push_back(quote ? quoted(word) : str(word));
  return join(items, "or");
}

static std::string numbers_of(StaticSpan<std::int64_t> numbers) {
  llvm::SmallVector<std::string, 8> items;
  for (std::int64_t number : numbers)
    items.push_back(std::to_string(number));
  return join(items, "or");
}

// Pairs of bounds behind a noun: "an i64 from 0 to 9", "an i64: 0 to 2 or 4 to 7".
static std::string bounded(llvm::StringRef noun, StaticSpan<std::int64_t> bounds) {
  if (bounds.size() == 2) {
    std::int64_t low = bounds[0], high = bounds[1];
    std::string text = noun.str();
    if (low == high)
      return text + " that is " + std::to_string(low);
    if (high == INT64_MAX)
      return text + " of at least " + std::to_string(low);
    if (low == INT64_MIN)
      return text + " of at most " + std::to_string(high);
    return text + " from " + std::to_string(low) + " to " + std::to_string(high);
  }
  llvm::SmallVector<std::string, 8> items;
  for (int i = 0; i + 1 < bounds.size(); i += 2)
    items.push_back(bounds[i] == bounds[i + 1]
                        ? std::to_string(bounds[i])
                        : std::to_string(bounds[i]) + " to " + std::to_string(bounds[i + 1]));
  return noun.str() + ": " + join(items, "or");
}

// i8, si8, ui8 when only one type will do, or "".
static std::string integer_keyword(const ConstraintNode& node) {
  llvm::StringRef prefix = node.flags == 1   ? "i"
                           : node.flags == 2 ? "si"
                           : node.flags == 4 ? "ui"
                                             : "";
  if (prefix.empty() || node.numbers.size() != 1)
    return {};
  return prefix.str() + std::to_string(node.numbers[0]);
}

static std::string describe_integer(const ConstraintNode& node, bool plural) {
  if (std::string keyword = integer_keyword(node); !keyword.empty())
    return keyword;
  llvm::SmallVector<std::string, 3> signs;
  bool all = node.flags == 0 || node.flags == 7;
  for (unsigned i = 0; !all && i < 3; ++i)
    if (node.flags & (1u << i))
      signs.push_back(i == 0 ? "signless" : i == 1 ? "signed" : "unsigned");
  std::string noun = signs.empty() ? "integer" : join(signs, "or") + " integer";
  std::string article = signs.empty() || signs[0] == "unsigned" ? "an " : "a ";
  std::string text = plural ? noun + "s" : article + noun;
  if (node.numbers.empty())
    return text;
  bool one_bit = node.numbers.size() == 1 && node.numbers[0] == 1;
  return text + " of " + numbers_of(node.numbers) + (one_bit ? " bit" : " bits");
}

// The name of a builtin kind with its article, and in the plural.
namespace {
struct BuiltinName {
  std::uint64_t id;
  llvm::StringLiteral one, many;
};
}  // namespace
static constexpr BuiltinName builtin_types[] = {
    {IndexType::id(), "index", "index"},
    {NoneType::id(), "none", "none"},
    {FunctionType::id(), "a function type", "functions"},
    {TupleType::id(), "a tuple", "tuples"},
    {VectorType::id(), "a vector", "vectors"},
    {def_id("builtin.tensor"), "a tensor", "tensors"},
    {def_id("builtin.memref"), "a memref", "memrefs"},
    {def_id("builtin.complex"), "a complex number", "complex numbers"},
};
static constexpr BuiltinName builtin_attrs[] = {
    {UnitAttr::id(), "a unit attribute", ""},
    {DictionaryAttr::id(), "a dictionary attribute", "dictionaries"},
    {DenseElementsAttr::id(), "dense elements", ""},
};
static llvm::StringRef builtin_name(llvm::ArrayRef<BuiltinName> table, std::uint64_t id,
                                    bool plural) {
  for (const BuiltinName& entry : table)
    if (entry.id == id)
      return plural ? entry.many : entry.one;
  return {};
}

// "integers" where a noun has a plural, else "".
static std::string describe_plural(const ConstraintNode* node, ConstraintFamily family) {
  node = node && node->kind == ConstraintKind::Named && node->description.empty() ? node->parts[0]
                                                                                  : node;
  if (!node)
    return {};
  switch (node->kind) {
    case ConstraintKind::Integer:
      return describe_integer(*node, /*plural=*/true);
    case ConstraintKind::Float:
      return node->words.empty() ? "floats" : words_of(node->words, false);
    case ConstraintKind::Base:
      return builtin_name(family == ConstraintFamily::Type
                              ? llvm::ArrayRef<BuiltinName>(builtin_types)
                              : llvm::ArrayRef<BuiltinName>(builtin_attrs),
                          node->id, /*plural=*/true)
          .str();
    case ConstraintKind::StringAttr:
      return node->words.empty() ? "strings" : "";
    case ConstraintKind::IntegerAttr: {
      const ConstraintNode* type = without_name(node->parts[0]);
      if (!node->numbers.empty())
        return {};
      if (!type)
        return "integers";
      return type->kind == ConstraintKind::Integer ? describe_integer(*type, true) : "";
    }
    case ConstraintKind::FloatAttr:
      return without_name(node->parts[0]) ? "" : "floats";
    case ConstraintKind::TypeAttr:
      return without_name(node->parts[0]) ? "" : "types";
    case ConstraintKind::SymbolRef:
      return node->flags ? "" : "symbol references";
    default:
      return {};
  }
}

// "a vector", with `tail`: "a vector of integers".
static std::string describe_shaped(const ConstraintNode& node, llvm::StringRef tail) {
  std::string noun = builtin_name(builtin_types, node.id, false).drop_front(2).str();
  std::string text;
  if (node.numbers.empty()) {
    text = "a " + noun;
  } else {
    llvm::SmallVector<std::string, 4> ranks;
    for (std::int64_t rank : node.numbers)
      ranks.push_back("rank-" + std::to_string(rank));
    text = "a " + join(ranks, "or") + " " + noun;
  }
  if (!tail.empty())
    return text + " of " + tail.str();
  if (!without_name(node.parts[0]))
    return text;
  std::string plural = describe_plural(node.parts[0], ConstraintFamily::Type);
  if (!plural.empty())
    return text + " of " + plural;
  return text + " with elements that are " + describe(node.parts[0], ConstraintFamily::Type);
}

static std::string describe_base(const ConstraintNode& node, ConstraintFamily family) {
  bool is_type = family == ConstraintFamily::Type;
  llvm::StringRef builtin = builtin_name(is_type ? llvm::ArrayRef<BuiltinName>(builtin_types)
                                                 : llvm::ArrayRef<BuiltinName>(builtin_attrs),
                                         node.id, /*plural=*/false);
  std::string text = !builtin.empty() ? builtin.str()
                     : is_type        ? "a type !" + str(node.name)
                                      : "an attribute #" + str(node.name);
  llvm::SmallVector<std::string, 4> params;
  for (int i = 0; i < node.words.size(); ++i)
    params.push_back("whose " + str(node.words[i]) + " is " +
                     describe(node.parts[i], ConstraintFamily::Param));
  return params.empty() ? text : text + " " + join(params, "and");
}

static void flatten(const ConstraintNode& node,
                    llvm::SmallVectorImpl<const ConstraintNode*>& parts) {
  for (const ConstraintNode* part : node.parts) {
    if (part && part->kind == node.kind)
      flatten(*part, parts);
    else
      parts.push_back(part);
  }
}

// Alternatives; a vector of what the earlier ones are is "a vector of one (of them)".
static std::string describe_any_of(const ConstraintNode& node, ConstraintFamily family) {
  llvm::SmallVector<const ConstraintNode*, 8> parts;
  flatten(node, parts);
  llvm::SmallVector<std::string, 8> items;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ConstraintNode* part = parts[i];
    llvm::StringRef earlier;
    if (part && part->kind == ConstraintKind::Shaped && i > 0) {
      const ConstraintNode* element = part->parts[0];
      llvm::SmallVector<const ConstraintNode*, 8> elements;
      if (element && element->kind == ConstraintKind::AnyOf)
        flatten(*element, elements);
      if (i == 1 && same_constraint(element, parts[0]))
        earlier = "one";
      else if (elements.size() == i &&
               std::equal(elements.begin(), elements.end(), parts.begin(), same_constraint))
        earlier = "them";
    }
    items.push_back(earlier.empty() ? describe(part, family) : describe_shaped(*part, earlier));
  }
  return items.empty() ? "nothing" : join(items, "or");
}

static std::string describe_all_of(const ConstraintNode& node, ConstraintFamily family) {
  llvm::SmallVector<const ConstraintNode*, 8> parts;
  flatten(node, parts);
  llvm::SmallVector<std::string, 8> items;
  for (const ConstraintNode* part : parts) {
    bool is_choice = part && part->kind == ConstraintKind::AnyOf && part->parts.size() > 1;
    items.push_back((is_choice && parts.size() > 1 ? "either " : "") + describe(part, family));
  }
  return items.empty() ? "anything" : join(items, "and");
}

// The type of a number in front of "attribute", with an article: "an i32", "an integer".
static std::string describe_number(const ConstraintNode& node, llvm::StringRef any) {
  const ConstraintNode* type = without_name(node.parts[0]);
  if (!type)
    return any.str();
  std::string keyword = type->kind == ConstraintKind::Integer ? integer_keyword(*type)
                        : type->kind == ConstraintKind::Float && type->words.size() == 1
                            ? str(type->words[0])
                        : type->kind == ConstraintKind::Base ? describe(type, ConstraintFamily::Type)
                                                             : "";
  return keyword.empty() ? "" : with_article(keyword);
}

static std::string describe_number_attr(const ConstraintNode& node) {
  bool is_integer = node.kind == ConstraintKind::IntegerAttr;
  llvm::StringRef any = is_integer ? "an integer" : "a float";
  std::string of = describe_number(node, any);
  std::string noun = of.empty() ? any.str() : of;
  std::string text;
  if (!node.numbers.empty())
    text = bounded(noun, node.numbers);
  else
    text = (noun == "an i1" ? "a bool" : noun) + " attribute";
  if (of.empty())
    text += " whose type is " + describe(node.parts[0], ConstraintFamily::Type);
  return text;
}

static std::string describe_array(const ConstraintNode& node) {
  if (!without_name(node.parts[0]))
    return "an array attribute";
  std::string plural = describe_plural(node.parts[0], ConstraintFamily::Attr);
  if (!plural.empty())
    return "an array of " + plural;
  return "an array of which each is " + describe(node.parts[0], ConstraintFamily::Attr);
}

static std::string describe_dict(const ConstraintNode& node) {
  llvm::SmallVector<std::string, 4> entries;
  for (int i = 0; i < node.words.size(); ++i)
    entries.push_back((node.numbers[i] ? "'" : "a '") + str(node.words[i]) + "' that is " +
                      describe(node.parts[i], ConstraintFamily::Attr) +
                      (node.numbers[i] ? " if it has one" : ""));
  return entries.empty() ? "a dictionary attribute" : "a dictionary with " + join(entries, "and");
}

static std::string describe_dense(const ConstraintNode& node) {
  const ConstraintNode* element = without_name(node.parts[0]);
  bool is_array = node.kind == ConstraintKind::DenseArray;
  if (!element)
    return is_array ? "a dense array" : "dense elements";
  std::string keyword = element->kind == ConstraintKind::Integer ? integer_keyword(*element) : "";
  if (element->kind == ConstraintKind::Float && element->words.size() == 1)
    keyword = str(element->words[0]);
  if (!keyword.empty())
    return is_array ? "a dense " + keyword + " array" : "dense " + keyword + " elements";
  return (is_array ? "a dense array whose elements are " : "dense elements that are ") +
         describe(element, ConstraintFamily::Type);
}

std::string describe(const ConstraintNode* node, ConstraintFamily family) {
  if (!node || node->kind == ConstraintKind::Any)
    return family == ConstraintFamily::Type   ? "any type"
           : family == ConstraintFamily::Attr ? "any attribute"
                                              : "anything";
  switch (node->kind) {
    case ConstraintKind::AnyOf:
      return describe_any_of(*node, family);
    case ConstraintKind::AllOf:
      return describe_all_of(*node, family);
    case ConstraintKind::Not:
      return "not " + describe(node->parts[0], family);
    case ConstraintKind::Named:
      return node->description.empty() ? describe(node->parts[0], family)
                                       : str(node->description);
    case ConstraintKind::Native:
      return str(node->description);
    case ConstraintKind::Base:
      return describe_base(*node, family);
    case ConstraintKind::Exact:
      return str(node->name);
    case ConstraintKind::Integer:
      return describe_integer(*node, /*plural=*/false);
    case ConstraintKind::Float:
      return node->words.empty() ? "a float" : words_of(node->words, /*quote=*/false);
    case ConstraintKind::Shaped:
      return describe_shaped(*node, {});
    case ConstraintKind::IntegerAttr:
    case ConstraintKind::FloatAttr:
      return describe_number_attr(*node);
    case ConstraintKind::StringAttr:
      return node->words.empty()       ? "a string attribute"
             : node->words.size() == 1 ? "the string " + quoted(node->words[0])
                                       : "one of the strings " + words_of(node->words, true);
    case ConstraintKind::TypeAttr:
      if (!without_name(node->parts[0]))
        return "a type attribute";
      if (node->parts[0]->kind == ConstraintKind::Base &&
          node->parts[0]->id == FunctionType::id())
        return "a function type attribute";
      return "a type attribute that is " + describe(node->parts[0], ConstraintFamily::Type);
    case ConstraintKind::ArrayAttr:
      return describe_array(*node);
    case ConstraintKind::DictAttr:
      return describe_dict(*node);
    case ConstraintKind::SymbolRef:
      return node->flags ? "a symbol reference without nesting" : "a symbol reference";
    case ConstraintKind::DenseArray:
    case ConstraintKind::DenseElements:
      return describe_dense(*node);
    case ConstraintKind::Number:
      return bounded("a number", node->numbers);
    case ConstraintKind::Bool:
      return node->flags ? "true" : "false";
    case ConstraintKind::String:
      return words_of(node->words, /*quote=*/true);
    case ConstraintKind::Each:
      return "a list of which each is " + describe(node->parts[0], family);
    case ConstraintKind::Any:
      break;
  }
  return {};
}

std::string TypeConstraint::description() const {
  return describe(node, ConstraintFamily::Type);
}
std::string AttrConstraint::description() const {
  return describe(node, ConstraintFamily::Attr);
}
std::string ParamConstraint::description() const {
  return describe(node, ConstraintFamily::Param);
}
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, TypeConstraint constraint) {
  return os << constraint.description();
}
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, AttrConstraint constraint) {
  return os << constraint.description();
}
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, ParamConstraint constraint) {
  return os << constraint.description();
}

}  // namespace pliron
