// Writes dialects as files; see ir/dialect_file.h.

#include "ir/dialect_file.h"
#include "ir/dialect_file_words.h"
#include "ir/lexer.h"
#include "ir/natives.h"
#include "ir/printer.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

namespace {

using Family = ConstraintFamily;

class DialectPrinter {
 public:
  DialectPrinter(Context& context, const Dialect& dialect, llvm::raw_ostream& os)
      : context_(context), dialect_(dialect), os_(os) {}

  void print();

 private:
  // What can be named in front: constraints that carry a name, and enumerations.
  void collect();
  void collect(const ConstraintNode* node, Family family, ParamKind kind);
  void collect_params(llvm::ArrayRef<ParamDef> params);
  bool is_defined(const ConstraintNode& named, Family family) const;

  void print_enum_def(const EnumDef& def);
  void print_definitions();
  void print_op(const OpEntry& entry);
  template <typename Entry>
  void print_param_def(const Entry& entry);
  void print_hooks();
  template <typename Hooks>
  void print_hook_fields(llvm::ArrayRef<HookField<Hooks>> fields, const Hooks& hooks,
                         NativeRole role, llvm::StringRef owner, llvm::StringRef indent);

  std::string value(const ValueDef& value, llvm::StringRef owner);
  std::string attribute(const AttrSlotDef& attr);
  std::string region(const RegionDef& region);
  std::string successor(const SuccessorDef& successor);
  std::string param(const ParamDef& param);
  std::string constraint(const ConstraintNode* node, Family family, ParamKind kind);
  std::string combination(llvm::StringRef word, const ConstraintNode& node, Family family,
                          ParamKind kind);
  std::string base(const ConstraintNode& node, Family family);
  std::string number_attr(const ConstraintNode& node);
  std::string dictionary_attr(const ConstraintNode& node);
  std::string call(llvm::StringRef word, const ConstraintNode* part, Family family,
                   ParamKind kind = ParamKind::Int);

  void begin(llvm::StringRef what, llvm::StringRef name, llvm::StringRef summary);
  void end();
  // `name(a, b)`, in one line or one line for each.
  void list(llvm::StringRef name, llvm::ArrayRef<std::string> entries, llvm::StringRef open = "(",
            llvm::StringRef close = ")");
  void line(const llvm::Twine& text) {
    os_ << (body_ ? "" : " {\n") << "    " << text << '\n';
    body_ = true;
  }
  void text(llvm::StringRef name, llvm::StringRef text);
  std::string own_name(std::string_view full) const {
    llvm::StringRef name = ref(full);
    return name.drop_front(std::min(name.size(), dialect_.name.size() + 1)).str();
  }
  std::string enum_name(const EnumDef& def) const {
    return ref(def.name).starts_with(std::string(dialect_.name) + ".") ? own_name(def.name)
                                                                       : std::string(def.name);
  }

  Context& context_;
  const Dialect& dialect_;
  llvm::raw_ostream& os_;
  bool body_ = false;  // of the item that is being written: whether it has begun
  std::vector<std::pair<const ConstraintNode*, Family>> definitions_;
  std::vector<const EnumDef*> enums_;
};

constexpr std::size_t max_columns = 100;

std::string quoted(llvm::StringRef text) {
  std::string result = "\"";
  llvm::raw_string_ostream os(result);
  print_escaped(text, os);
  return result + '"';
}
std::string member(std::string_view name) {
  return is_bare_identifier(ref(name)) ? std::string(name) : quoted(ref(name));
}
std::string arity_word(Arity arity) {
  return arity == Arity::Optional ? "optional " : arity == Arity::Variadic ? "variadic " : "";
}
std::string limit(std::int64_t value) {
  return value == INT64_MAX ? "max" : value == INT64_MIN ? "min" : std::to_string(value);
}
std::string bounds(StaticSpan<std::int64_t> numbers) {
  llvm::SmallVector<std::string, 8> ranges;
  for (int i = 0; i + 1 < numbers.size(); i += 2)
    ranges.push_back(numbers[i] == numbers[i + 1]
                         ? limit(numbers[i])
                         : limit(numbers[i]) + " to " + limit(numbers[i + 1]));
  return llvm::join(ranges, ", ");
}
std::string words(StaticSpan<std::string_view> words, bool quote) {
  llvm::SmallVector<std::string, 8> items;
  for (std::string_view word : words)
    items.push_back(quote ? quoted(ref(word)) : std::string(word));
  return llvm::join(items, ", ");
}

}  // namespace

// What comes first.
// --------------------------------------------------------------------------------

bool DialectPrinter::is_defined(const ConstraintNode& named, Family family) const {
  for (const auto& [known, of] : definitions_)
    if (of == family && same_constraint(known, &named))
      return true;
  return false;
}

// Whether a word can stand for a constraint, and not for something else.
static bool can_be_defined(llvm::StringRef name) {
  return is_bare_identifier(name) && !is_word_of_constraints(name);
}

void DialectPrinter::collect(const ConstraintNode* node, Family family, ParamKind kind) {
  if (!node)
    return;
  if (node->enumeration && !llvm::is_contained(enums_, node->enumeration) &&
      ref(node->enumeration->name).starts_with(std::string(dialect_.name) + "."))
    enums_.push_back(node->enumeration);
  Family of = family;
  switch (node->kind) {
    case ConstraintKind::Shaped:
    case ConstraintKind::IntegerAttr:
    case ConstraintKind::FloatAttr:
    case ConstraintKind::TypeAttr:
    case ConstraintKind::DenseArray:
    case ConstraintKind::DenseElements:
      of = Family::Type;
      break;
    case ConstraintKind::ArrayAttr:
    case ConstraintKind::DictAttr:
      of = Family::Attr;
      break;
    default:
      break;
  }
  for (int i = 0; i < node->parts.size(); ++i) {
    ParamKind part_kind = kind;
    Family part_family = of;
    if (node->kind == ConstraintKind::Base)
      part_kind = base_param_kind(context_, *node, family == Family::Type, node->words[i]);
    else if (node->kind == ConstraintKind::Each)
      part_kind = element_kind(kind);
    if (node->kind == ConstraintKind::Base || node->kind == ConstraintKind::Each)
      part_family = family_of(part_kind);
    collect(node->parts[i], part_family, part_kind);
  }
  if (node->kind != ConstraintKind::Named || family == Family::Param ||
      !can_be_defined(ref(node->name)))
    return;
  for (const auto& [known, known_family] : definitions_)
    if (known->name == node->name)
      return;  // the same, or another that has to be written where it is used
  definitions_.push_back({node, family});
}

void DialectPrinter::collect_params(llvm::ArrayRef<ParamDef> params) {
  for (const ParamDef& param : params)
    collect(param.constraint.node, family_of(param.kind), param.kind);
}

void DialectPrinter::collect() {
  enums_ = dialect_.enums;
  for (const TypeEntry& entry : dialect_.types)
    collect_params({entry.def->params.begin(), entry.def->params.end()});
  for (const AttrEntry& entry : dialect_.attrs)
    collect_params({entry.def->params.begin(), entry.def->params.end()});
  for (const OpEntry& entry : dialect_.ops) {
    for (const ValueDef& value : entry.def->operands)
      collect(value.type.node, Family::Type, ParamKind::Type);
    for (const ValueDef& value : entry.def->results)
      collect(value.type.node, Family::Type, ParamKind::Type);
    for (const AttrSlotDef& attr : entry.def->attrs)
      collect(attr.constraint.node, Family::Attr, ParamKind::Attr);
  }
}

// Constraints.
// -------------------------------------------------------------------------------------

std::string DialectPrinter::combination(llvm::StringRef word, const ConstraintNode& node,
                                        Family family, ParamKind kind) {
  llvm::SmallVector<std::string, 4> parts;
  for (const ConstraintNode* part : node.parts)
    parts.push_back(constraint(part, family, kind));
  return (word + "(" + llvm::join(parts, ", ") + ")").str();
}

// `array(strings)`; the word alone when anything will do.
std::string DialectPrinter::call(llvm::StringRef word, const ConstraintNode* part, Family family,
                                 ParamKind kind) {
  if (!part || part->kind == ConstraintKind::Any)
    return word.str();
  return (word + "(" + constraint(part, family, kind) + ")").str();
}

std::string DialectPrinter::base(const ConstraintNode& node, Family family) {
  bool is_type = family == Family::Type;
  for (const BuiltinWord& builtin : builtin_words())
    if (builtin.id == node.id && builtin.is_type == is_type)
      return builtin.word.str();
  std::string text = std::string("base(") + (is_type ? "!" : "#") + std::string(node.name);
  for (int i = 0; i < node.words.size(); ++i) {
    ParamKind kind = base_param_kind(context_, node, is_type, node.words[i]);
    text += ", " + member(node.words[i]) + " = " + constraint(node.parts[i], family_of(kind), kind);
  }
  return text + ")";
}

// The type as a word of its own where it is one: i64(0 to 9).
std::string DialectPrinter::number_attr(const ConstraintNode& node) {
  bool is_integer = node.kind == ConstraintKind::IntegerAttr;
  const ConstraintNode* type = node.parts[0];
  if (node.enumeration) {
    std::string text = "enum(" + enum_name(*node.enumeration);
    if (!same_constraint(type, I32.node))
      text += ", " + constraint(type, Family::Type, ParamKind::Type);
    return text + ")";
  }
  std::string limits = bounds(node.numbers);
  if (!type)
    return (is_integer ? "integer" : "float") + (limits.empty() ? "" : "(" + limits + ")");
  std::string word = constraint(type, Family::Type, ParamKind::Type);
  bool is_word = is_integer ? type->kind == ConstraintKind::Integer || type->id == Index.node->id
                            : type->kind == ConstraintKind::Float;
  if (!is_word || !is_bare_identifier(word) || word == "integer" || word == "float")
    return (is_integer ? "integer(of " : "float(of ") + word + (limits.empty() ? "" : ", ") +
           limits + ")";
  if (word == "i1" && limits.empty())
    return "bool";
  return word + (limits.empty() ? "" : "(" + limits + ")");
}

std::string DialectPrinter::dictionary_attr(const ConstraintNode& node) {
  llvm::SmallVector<std::string, 4> entries;
  for (int i = 0; i < node.words.size(); ++i)
    entries.push_back(member(node.words[i]) + ": " + (node.numbers[i] ? "optional " : "") +
                      constraint(node.parts[i], Family::Attr, ParamKind::Attr));
  return "dict(" + llvm::join(entries, ", ") + ")";
}

static std::string integer_type(const ConstraintNode& node) {
  static constexpr llvm::StringLiteral signs[] = {"signless", "signed", "unsigned"};
  static constexpr llvm::StringLiteral prefixes[] = {"i", "si", "ui"};
  llvm::SmallVector<std::string, 8> items;
  for (unsigned i = 0; i < 3; ++i) {
    if (node.flags == 1u << i && node.numbers.size() == 1)
      return prefixes[i].str() + std::to_string(node.numbers[0]);
    if (node.flags & (1u << i))
      items.push_back(signs[i].str());
  }
  for (std::int64_t width : node.numbers)
    items.push_back(std::to_string(width));
  return items.empty() ? "integer" : "integer(" + llvm::join(items, ", ") + ")";
}

std::string DialectPrinter::constraint(const ConstraintNode* node, Family family, ParamKind kind) {
  if (!node)
    return "any";
  switch (node->kind) {
    case ConstraintKind::Any:
      return "any";
    case ConstraintKind::AnyOf:
      return combination("any_of", *node, family, kind);
    case ConstraintKind::AllOf:
      return combination("all_of", *node, family, kind);
    case ConstraintKind::Not:
      return combination("not", *node, family, kind);
    case ConstraintKind::Named:
      if (is_defined(*node, family))
        return std::string(node->name);
      return "named(" + quoted(ref(node->name)) + ", " + quoted(ref(node->description)) + ", " +
             constraint(node->parts[0], family, kind) + ")";
    case ConstraintKind::Native:
      return "native " + quoted(ref(node->name));
    case ConstraintKind::Base:
      return base(*node, family);
    case ConstraintKind::Exact:
      return family == Family::Type ? std::string(node->name)
                                    : "exact(" + std::string(node->name) + ")";
    case ConstraintKind::Integer:
      return integer_type(*node);
    case ConstraintKind::Float:
      return node->words.empty()       ? "float"
             : node->words.size() == 1 ? std::string(node->words[0])
                                       : "float(" + words(node->words, false) + ")";
    case ConstraintKind::Shaped: {
      llvm::StringRef word = ref(node->name).drop_front(llvm::StringRef("builtin.").size());
      if (node->numbers.empty())
        return call(word, node->parts[0], Family::Type);
      llvm::SmallVector<std::string, 4> ranks;
      for (std::int64_t rank : node->numbers)
        ranks.push_back(std::to_string(rank));
      return (word + "(" + constraint(node->parts[0], Family::Type, ParamKind::Type) + ", ranks(" +
              llvm::join(ranks, ", ") + "))")
          .str();
    }
    case ConstraintKind::IntegerAttr:
    case ConstraintKind::FloatAttr:
      return number_attr(*node);
    case ConstraintKind::StringAttr:
      return node->words.empty() ? "string" : "string(" + words(node->words, true) + ")";
    case ConstraintKind::TypeAttr:
      return call("type", node->parts[0], Family::Type);
    case ConstraintKind::ArrayAttr:
      return call("array", node->parts[0], Family::Attr);
    case ConstraintKind::DictAttr:
      return dictionary_attr(*node);
    case ConstraintKind::SymbolRef:
      return node->flags ? "flat_symbol" : "symbol";
    case ConstraintKind::DenseArray:
      return call("dense_array", node->parts[0], Family::Type);
    case ConstraintKind::DenseElements:
      return call("dense", node->parts[0], Family::Type);
    case ConstraintKind::Number:
      return node->enumeration ? "enum(" + enum_name(*node->enumeration) + ")"
                               : bounds(node->numbers);
    case ConstraintKind::Bool:
      return node->flags ? "true" : "false";
    case ConstraintKind::String:
      return words(node->words, true);
    case ConstraintKind::Each:
      return "each(" +
             constraint(node->parts[0], family_of(element_kind(kind)), element_kind(kind)) + ")";
  }
  return {};
}

// Items.
// -------------------------------------------------------------------------------------------

void DialectPrinter::begin(llvm::StringRef what, llvm::StringRef name, llvm::StringRef summary) {
  os_ << "\n  " << what << ' ' << name;
  if (!summary.empty())
    os_ << ' ' << quoted(summary);
  body_ = false;
}
void DialectPrinter::end() {
  os_ << (body_ ? "  }\n" : "\n");
}

void DialectPrinter::list(llvm::StringRef name, llvm::ArrayRef<std::string> entries,
                          llvm::StringRef open, llvm::StringRef close) {
  if (entries.empty())
    return;
  std::string all = (name + open + llvm::join(entries, ", ") + close).str();
  if (all.size() + 4 <= max_columns)
    return line(all);
  line(name + open + "\n      " + llvm::join(entries, ",\n      ") + close);
}

// A long text in pieces, cut behind spaces.
void DialectPrinter::text(llvm::StringRef name, llvm::StringRef text) {
  constexpr std::size_t max_piece = 80;
  if (text.empty())
    return;
  llvm::SmallVector<std::string, 4> pieces;
  while (!text.empty()) {
    std::size_t cut = text.size() <= max_piece ? text.size() : text.rfind(' ', max_piece);
    if (cut == llvm::StringRef::npos || cut + 1 >= text.size())
      cut = text.size();
    else
      ++cut;
    pieces.push_back(quoted(text.take_front(cut)));
    text = text.drop_front(cut);
  }
  std::string indent(name.size() + 5, ' ');
  line(name + " " + llvm::join(pieces, "\n" + indent));
}

void DialectPrinter::print_enum_def(const EnumDef& def) {
  begin("enum", own_name(def.name), ref(def.summary));
  if (def.bits) {
    os_ << " bits";
    if (def.separator != EnumDef().separator)
      os_ << '(' << quoted(ref(def.separator)) << ')';
  }
  os_ << " {\n";
  for (int i = 0; i < def.cases.size(); ++i) {
    const EnumCase& entry = def.cases[i];
    os_ << "    " << entry.name << " = " << entry.value;
    if (!entry.summary.empty())
      os_ << ' ' << quoted(ref(entry.summary));
    os_ << (i + 1 < def.cases.size() ? ",\n" : "\n");
  }
  os_ << "  }\n";
}

void DialectPrinter::print_definitions() {
  if (!definitions_.empty())
    os_ << '\n';
  for (const auto& [named, family] : definitions_) {
    bool is_type = family == Family::Type;
    std::string head =
        std::string("  ") + (is_type ? "type" : "attr") + "_constraint " + std::string(named->name);
    if (!named->description.empty())
      head += " " + quoted(ref(named->description));
    std::string value =
        constraint(named->parts[0], family, is_type ? ParamKind::Type : ParamKind::Attr);
    bool fits = head.size() + 3 + value.size() <= max_columns;
    os_ << head << (fits ? " = " : " =\n      ") << value << '\n';
  }
}

template <typename Hooks>
void DialectPrinter::print_hook_fields(llvm::ArrayRef<HookField<Hooks>> fields, const Hooks& hooks,
                                       NativeRole role, llvm::StringRef owner,
                                       llvm::StringRef indent) {
  for (const HookField<Hooks>& field : fields) {
    NativeFunction function = field.read(hooks);
    if (!function)
      continue;
    std::string text = field.name.str() + " native " +
                       quoted(native_name(context_, role, owner, field.name, native_key(function)));
    if (indent.empty())
      line(text);
    else
      os_ << indent << text << '\n';
  }
}

std::string DialectPrinter::value(const ValueDef& value, llvm::StringRef owner) {
  std::string text = member(value.name) + ": " + arity_word(value.arity);
  if (value.derive)
    return text + "from(" + member(value.same_as) + ", " + quoted(ref(value.derive_what)) +
           ", native " +
           quoted(native_name(context_, NativeRole::OpDerive, owner, ref(value.name),
                              native_key(reinterpret_cast<NativeFunction>(value.derive)))) +
           ")";
  if (!value.same_as.empty())
    return text + "same_as(" + member(value.same_as) + ")";
  return text + constraint(value.type.node, Family::Type, ParamKind::Type);
}

std::string DialectPrinter::attribute(const AttrSlotDef& attr) {
  std::string text = member(attr.name) + ": ";
  if (attr.presence == Presence::Optional && !attr.has_default())
    text += "optional ";
  text += constraint(attr.constraint.node, Family::Attr, ParamKind::Attr);
  if (attr.has_default())
    text += " = " + quoted(ref(attr.default_text));
  return text + (attr.refining ? " refining" : "");
}

std::string DialectPrinter::region(const RegionDef& region) {
  std::string text;
  const RegionConstraint& constraint = region.constraint;
  if (region.arity != Arity::Single)
    text += " " + arity_word(region.arity);
  if (constraint.min_blocks != 0 || constraint.max_blocks != UINT32_MAX)
    text += " blocks(" + std::to_string(constraint.min_blocks) + " to " +
            (constraint.max_blocks == UINT32_MAX ? "max" : std::to_string(constraint.max_blocks)) +
            ")";
  if (constraint.arguments >= 0)
    text += " arguments(" + std::to_string(constraint.arguments) + ")";
  if (!constraint.description.empty())
    text += " " + quoted(ref(constraint.description));
  llvm::StringRef trimmed = llvm::StringRef(text).trim();
  return member(region.name) + (trimmed.empty() ? "" : ": " + trimmed.str());
}

std::string DialectPrinter::successor(const SuccessorDef& successor) {
  std::string text = member(successor.name);
  if (!successor.operands.empty())
    text += "(" + member(successor.operands) + ")";
  if (successor.arity != Arity::Single)
    text += ": " + arity_word(successor.arity);
  return llvm::StringRef(text).rtrim().str();
}

void DialectPrinter::print_op(const OpEntry& entry) {
  const OpDef& def = *entry.def;
  llvm::StringRef owner = ref(def.name);
  begin("op", own_name(def.name), ref(def.summary));
  auto items = [](const auto& from, auto print) {
    std::vector<std::string> items;
    for (const auto& item : from)
      items.push_back(print(item));
    return items;
  };
  text("description", ref(def.description));
  list("operands", items(def.operands, [&](const ValueDef& v) { return value(v, owner); }));
  list("results", items(def.results, [&](const ValueDef& v) { return value(v, owner); }));
  list("attrs", items(def.attrs, [&](const AttrSlotDef& attr) { return attribute(attr); }));
  list("regions", items(def.regions, [&](const RegionDef& r) { return region(r); }));
  list("successors", items(def.successors, [&](const SuccessorDef& s) { return successor(s); }));
  std::vector<std::string> traits;
  for (unsigned i = 0; i < 32; ++i)
    if (def.traits.bits & (1u << i))
      traits.emplace_back(trait_name(static_cast<Trait>(1u << i)));
  list("traits", traits, "[", "]");
  list("parents", items(def.parents, [](const NameDef& name) { return std::string(name.name); }),
       "[", "]");
  if (!def.implicit_terminator.empty())
    line("implicit_terminator " + ref(def.implicit_terminator));
  if (def.cost != 1)
    line("cost " + std::to_string(def.cost));
  text("format", ref(def.format));
  for (const CustomDirective& directive : def.directives)
    line("custom " + ref(directive.name) + " native " +
         quoted(native_name(context_, NativeRole::OpDirective, owner, ref(directive.name),
                            native_key(reinterpret_cast<NativeFunction>(directive.parse)))));
  for (const InterfaceImpl& impl : entry.interfaces)
    line("interface native " + quoted(native_name(context_, NativeRole::OpInterface, owner,
                                                  ref(impl.def->name), impl.table)));
  print_hook_fields(op_hook_fields(), entry.hooks, NativeRole::OpHook, owner, "");
  end();
}

std::string DialectPrinter::param(const ParamDef& param) {
  std::string text = member(param.name) + ": ";
  if (param.is_optional() && param.default_text.empty())
    text += "optional ";
  text += param_kind_word(param.kind).str();
  if (param.constraint.node && param.constraint.node->kind != ConstraintKind::Any)
    text += "(" + constraint(param.constraint.node, family_of(param.kind), param.kind) + ")";
  if (!param.default_text.empty())
    text += " = " + quoted(ref(param.default_text));
  return text;
}

template <typename Entry>
void DialectPrinter::print_param_def(const Entry& entry) {
  constexpr bool is_type = std::is_same_v<Entry, TypeEntry>;
  const auto& def = *entry.def;
  llvm::StringRef owner = ref(def.name);
  begin(is_type ? "type" : "attr", own_name(def.name), ref(def.summary));
  text("description", ref(def.description));
  std::vector<std::string> params;
  for (const ParamDef& p : def.params)
    params.push_back(param(p));
  list("params", params);
  text("format", ref(def.format));
  if constexpr (is_type) {
    if (def.recursive)
      line("recursive");
  } else if (def.bracketed) {
    line("bracketed");
  }
  for (const ParamDirective& directive : def.directives)
    line("custom " + ref(directive.name) + " native " +
         quoted(native_name(
             context_, is_type ? NativeRole::TypeDirective : NativeRole::AttrDirective, owner,
             ref(directive.name), native_key(reinterpret_cast<NativeFunction>(directive.parse)))));
  for (const InterfaceImpl& impl : entry.interfaces)
    line("interface native " +
         quoted(native_name(context_,
                            is_type ? NativeRole::TypeInterface : NativeRole::AttrInterface, owner,
                            ref(impl.def->name), impl.table)));
  if constexpr (is_type)
    print_hook_fields(type_hook_fields(), natives_of(entry), NativeRole::TypeHook, owner, "");
  else
    print_hook_fields(attr_hook_fields(), natives_of(entry), NativeRole::AttrHook, owner, "");
  end();
}

void DialectPrinter::print() {
  collect();
  os_ << "dialect " << dialect_.name << ' ' << quoted(ref(dialect_.summary)) << " {\n";
  print_hook_fields(dialect_hook_fields(), natives_of(dialect_), NativeRole::DialectHook,
                    ref(dialect_.name), "  ");
  for (const EnumDef* def : enums_)
    print_enum_def(*def);
  print_definitions();
  for (const TypeEntry& entry : dialect_.types)
    print_param_def(entry);
  for (const AttrEntry& entry : dialect_.attrs)
    print_param_def(entry);
  for (const OpEntry& entry : dialect_.ops)
    print_op(entry);
  os_ << "}\n";
}

void print_dialect(Context& context, const DialectInfo& dialect, llvm::raw_ostream& os) {
  DialectPrinter(context, record_of(context, dialect), os).print();
}

}  // namespace pliron
