#include "ir/dialect_doc.h"

#include "ir/dialect.h"
#include "ir/natives.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

namespace {

class DocPrinter {
 public:
  DocPrinter(const Dialect& dialect, llvm::raw_ostream& os) : dialect_(dialect), os_(os) {}

  void print();

 private:
  // A row of a table: what is described, and what is said of it.
  using Row = std::pair<std::string, std::string>;

  void table(llvm::StringRef what, llvm::StringRef rule, llvm::ArrayRef<Row> rows);
  // A heading and what the record says in words.
  void heading(const llvm::Twine& name, std::string_view summary, std::string_view description);
  void syntax(const llvm::Twine& name, std::string_view format, llvm::StringRef end = "");
  // "Traits: `Pure`, `Commutative`." Nothing when there are none.
  void names(llvm::StringRef what, llvm::ArrayRef<std::string> names);
  template <typename Hooks>
  void hooks(llvm::ArrayRef<HookField<Hooks>> fields, const Hooks& hooks);
  void interfaces(llvm::ArrayRef<InterfaceImpl> interfaces);

  void print_op(const OpEntry& entry);
  template <typename Entry>
  void print_param_def(const Entry& entry);
  void print_enum(const EnumDef& def);

  const Dialect& dialect_;
  llvm::raw_ostream& os_;
};

std::string code(std::string_view text) {
  return "`" + std::string(text) + "`";
}
std::string code_with(std::string_view name, Arity arity) {
  return code(name) + (arity == Arity::Optional   ? " (optional)"
                       : arity == Arity::Variadic ? " (any number)"
                                                  : "");
}
std::string code_with(std::string_view name, Presence presence, std::string_view default_text) {
  std::string text = code(name);
  if (!default_text.empty())
    return text + " (default " + code(default_text) + ")";
  return text + (presence == Presence::Optional ? " (optional)" : "");
}

// Text that is no Markdown, in a cell of a table.
std::string cell(llvm::StringRef text) {
  std::string result;
  for (char c : text) {
    if (llvm::StringRef("|<*\\").contains(c))
      result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

// What a constraint accepts; of one with a name of its own, what that stands for as well.
template <typename Constraint>
std::string must_be(Constraint constraint) {
  std::string text = constraint.description();
  const ConstraintNode* node = constraint.node;
  if (node && node->kind == ConstraintKind::Named) {
    Constraint inner = constraint;
    inner.node = node->parts[0];
    std::string meaning = inner.description();
    return cell(text) + (meaning == text ? "" : "; that is, " + must_be(inner));
  }
  if (!node || !node->enumeration)
    return cell(text);
  std::string of_enum = (node->enumeration->bits ? "a set of cases of " : "a case of ") +
                        code(node->enumeration->name);
  if (node->kind != ConstraintKind::IntegerAttr)
    return of_enum;
  return of_enum + ", kept as " + cell(TypeConstraint{node->parts[0]}.description());
}

std::string must_be(const ValueDef& value) {
  if (value.derive)
    return cell(ref(value.derive_what)) + " of " + code(value.same_as);
  if (!value.same_as.empty())
    return "of the type of " + code(value.same_as);
  return must_be(value.type);
}

std::string must_be(const ParamDef& param) {
  if (param.constraint.node)
    return must_be(param.constraint);
  switch (param.kind) {
    case ParamKind::Type:
      return "any type";
    case ParamKind::Attr:
      return "any attribute";
    case ParamKind::Int:
      return "a number";
    case ParamKind::UInt:
      return "a number from 0";
    case ParamKind::Bool:
      return "`true` or `false`";
    case ParamKind::String:
      return "a string";
    case ParamKind::TypeList:
      return "a list of types";
    case ParamKind::AttrList:
      return "a list of attributes";
    case ParamKind::IntList:
      return "a list of numbers";
  }
  return {};
}

std::string must_be(const RegionConstraint& constraint) {
  std::string text =
      constraint.description.empty() ? "any blocks" : cell(ref(constraint.description));
  if (constraint.arguments >= 0)
    text += ", the first with " + std::to_string(constraint.arguments) +
            (constraint.arguments == 1 ? " argument" : " arguments");
  return text;
}

// The elements of a format, which have spaces between them, but may have spaces in them as well.
llvm::SmallVector<llvm::StringRef, 32> format_elements(llvm::StringRef format) {
  llvm::SmallVector<llvm::StringRef, 32> elements;
  bool quoted = false;
  std::size_t start = 0;
  for (std::size_t i = 0; i <= format.size(); ++i) {
    if (i < format.size() && format[i] == '`')
      quoted = !quoted;
    bool ends = i == format.size() || (!quoted && llvm::isSpace(format[i]));
    if (!ends)
      continue;
    if (i > start)
      elements.push_back(format.slice(start, i));
    start = i + 1;
  }
  return elements;
}

}  // namespace

void DocPrinter::table(llvm::StringRef what, llvm::StringRef rule, llvm::ArrayRef<Row> rows) {
  if (rows.empty())
    return;
  os_ << "\n| " << what << " | " << rule << " |\n|---|---|\n";
  for (const Row& row : rows)
    os_ << "| " << row.first << " | " << row.second << " |\n";
}

void DocPrinter::heading(const llvm::Twine& name, std::string_view summary,
                         std::string_view description) {
  os_ << "\n### `" << name << "`\n";
  if (!summary.empty())
    os_ << '\n' << ref(summary) << '\n';
  if (!description.empty())
    os_ << '\n' << ref(description).trim() << '\n';
}

void DocPrinter::syntax(const llvm::Twine& name, std::string_view format, llvm::StringRef end) {
  constexpr std::size_t max_columns = 96;
  std::string line = name.str();
  os_ << "\n```\n";
  for (llvm::StringRef element : format_elements(ref(format))) {
    if (line.size() + 1 + element.size() > max_columns) {
      os_ << line << '\n';
      line = "   ";
    }
    line += " " + element.str();
  }
  os_ << line << end << "\n```\n";
}

void DocPrinter::names(llvm::StringRef what, llvm::ArrayRef<std::string> names) {
  if (names.empty())
    return;
  os_ << '\n' << what << ": ";
  llvm::interleaveComma(names, os_, [&](const std::string& name) { os_ << code(name); });
  os_ << ".\n";
}

template <typename Hooks>
void DocPrinter::hooks(llvm::ArrayRef<HookField<Hooks>> fields, const Hooks& hooks) {
  std::vector<std::string> found;
  for (const HookField<Hooks>& field : fields)
    if (field.read(hooks))
      found.push_back(field.name.str());
  names("Has code for", found);
}

void DocPrinter::interfaces(llvm::ArrayRef<InterfaceImpl> interfaces) {
  std::vector<std::string> found;
  for (const InterfaceImpl& impl : interfaces)
    found.emplace_back(impl.def->name);
  names("Interfaces", found);
}

void DocPrinter::print_op(const OpEntry& entry) {
  const OpDef& def = *entry.def;
  heading(ref(def.name), def.summary, def.description);
  if (!def.format.empty())
    syntax(ref(def.name), def.format);
  std::vector<Row> rows;
  auto values = [&](llvm::StringRef what, llvm::ArrayRef<ValueDef> values) {
    rows.clear();
    for (const ValueDef& value : values)
      rows.emplace_back(code_with(value.name, value.arity), must_be(value));
    table(what, "must be", rows);
  };
  values("operand", {def.operands.begin(), def.operands.end()});
  values("result", {def.results.begin(), def.results.end()});
  rows.clear();
  for (const AttrSlotDef& attr : def.attrs)
    rows.emplace_back(code_with(attr.name, attr.presence, attr.default_text),
                      must_be(attr.constraint) + (attr.refining ? "; may be dropped" : ""));
  table("attribute", "must be", rows);
  rows.clear();
  for (const RegionDef& region : def.regions)
    rows.emplace_back(code_with(region.name, region.arity), must_be(region.constraint));
  table("region", "must have", rows);
  rows.clear();
  for (const SuccessorDef& successor : def.successors)
    rows.emplace_back(code_with(successor.name, successor.arity),
                      successor.operands.empty() ? "" : code(successor.operands));
  table("successor", "gets as arguments", rows);
  std::vector<std::string> traits, parents;
  for (unsigned i = 0; i < 32; ++i)
    if (def.traits.bits & (1u << i))
      traits.emplace_back(trait_name(static_cast<Trait>(1u << i)));
  names("Traits", traits);
  for (const NameDef& parent : def.parents)
    parents.emplace_back(parent.name);
  names("Stands only in", parents);
  if (!def.implicit_terminator.empty())
    os_ << "\nIts blocks end in " << code(def.implicit_terminator)
        << ", which need not be written.\n";
  if (def.cost != 1)
    os_ << "\nCosts as much as " << def.cost << " integer additions.\n";
  interfaces(entry.interfaces);
  hooks(op_hook_fields(), entry.hooks);
}

template <typename Entry>
void DocPrinter::print_param_def(const Entry& entry) {
  constexpr bool is_type = std::is_same_v<Entry, TypeEntry>;
  const auto& def = *entry.def;
  std::string name = (is_type ? "!" : "#") + std::string(def.name);
  heading(name, def.summary, def.description);
  bool is_bracketed = false;
  if constexpr (!is_type)
    is_bracketed = def.is_bracketed();
  auto [dialect, own_name] = ref(def.name).split('.');
  if (is_bracketed && !def.format.empty())
    syntax("#" + dialect + "<" + own_name, def.format, ">");
  else if (!def.format.empty())
    syntax(name, def.format);
  std::vector<Row> rows;
  for (const ParamDef& param : def.params)
    rows.emplace_back(code_with(param.name, param.presence, param.default_text), must_be(param));
  table("parameter", "must be", rows);
  if constexpr (is_type)
    if (def.recursive)
      os_ << "\nRecursive: " << code(def.params[0].name)
          << ", unless it is \"\", is its name, which tells it from others and can stand for it: "
          << code("!" + std::string(def.name) + "<\"name\">") << ".\n";
  interfaces(entry.interfaces);
  if constexpr (is_type)
    hooks(type_hook_fields(), natives_of(entry));
  else
    hooks(attr_hook_fields(), natives_of(entry));
}

void DocPrinter::print_enum(const EnumDef& def) {
  heading(ref(def.name), def.summary, {});
  if (def.bits)
    os_ << "\nA set: cases are written with " << code(def.separator) << " between.\n";
  os_ << "\n| case | number | meaning |\n|---|---|---|\n";
  for (const EnumCase& entry : def.cases)
    os_ << "| " << code(entry.name) << " | " << entry.value << " | " << cell(ref(entry.summary))
        << " |\n";
}

void DocPrinter::print() {
  os_ << "# The `" << ref(dialect_.name) << "` dialect\n\n"
      << ref(dialect_.summary)
      << "\n\nThis page comes from the dialect's records: `pliron-opt --doc-dialect="
      << ref(dialect_.name) << "`.\n";
  if (!dialect_.ops.empty())
    os_ << "\n## Ops\n";
  for (const OpEntry& entry : dialect_.ops)
    print_op(entry);
  if (!dialect_.types.empty())
    os_ << "\n## Types\n";
  for (const TypeEntry& entry : dialect_.types)
    print_param_def(entry);
  if (!dialect_.attrs.empty())
    os_ << "\n## Attributes\n";
  for (const AttrEntry& entry : dialect_.attrs)
    print_param_def(entry);
  if (!dialect_.enums.empty())
    os_ << "\n## Enumerations\n";
  for (const EnumDef* def : dialect_.enums)
    print_enum(*def);
}

void print_dialect_doc(Context& context, const DialectInfo& dialect, llvm::raw_ostream& os) {
  DocPrinter(record_of(context, dialect), os).print();
}

}  // namespace pliron
