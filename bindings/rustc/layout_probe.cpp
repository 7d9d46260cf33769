#include "bindings/rustc/layout_probe.h"

#include <limits>

#include "bindings/rustc/layout_dump.h"
#include "bindings/rustc/source_copy.h"
#include "bindings/rustc/type_sizes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

namespace pliron::rustc {

namespace fs = llvm::sys::fs;
using llvm::StringRef;

namespace {

struct Probe {
  const Type* type = nullptr;
  std::string spelling;
};

// A variant of an enum of this crate whose value is an expression.
struct ValueProbe {
  HirVariant* variant = nullptr;
  std::string path;  // crate::E::V
};

// Two bounds that do not hold. Where rustc does not say so, it did not look at bounds at all, and
// its silence about the others means nothing.
constexpr StringRef control_lines =
    "fn __pliron_freeze() where ::core::cell::Cell<u8>: ::core::marker::Freeze {}\n"
    "fn __pliron_unpin() where ::core::marker::PhantomPinned: ::core::marker::Unpin {}\n";

// Four lines per type. A value of 128 bits is asked for as the lengths of arrays, 16 bits each,
// since layouts are all that rustc answers.
constexpr unsigned lines_per_type = 4;
constexpr unsigned lines_per_value = 8;

std::string probe_source(StringRef source, const RustSpelling& spelling,
                         llvm::ArrayRef<Probe> types, llvm::ArrayRef<ValueProbe> values,
                         unsigned minor_version) {
  // The attribute was renamed in 1.96.
  std::string dump = minor_version >= 96 ? "#[rustc_dump_layout(debug)]" : "#[rustc_layout(debug)]";
  std::string text = source.str();
  if (!source.ends_with("\n"))
    text += '\n';
  text += spelling.standins() + '\n' + control_lines.str();
  for (auto [i, probe] : llvm::enumerate(types)) {
    std::string n = std::to_string(i);
    const std::string& type = probe.spelling;
    text += dump + " type __Pliron" + n + " = " + type + ";\n";
    text += "fn __pliron_freeze" + n + "() where " + type + ": ::core::marker::Freeze {}\n";
    text += "fn __pliron_unpin" + n + "() where " + type + ": ::core::marker::Unpin {}\n";
    text += dump + " type __PlironDrop" + n + " = [u8; ::core::mem::needs_drop::<" + type +
            ">() as usize];\n";
  }
  for (auto [i, probe] : llvm::enumerate(values)) {
    for (unsigned part = 0; part < lines_per_value; ++part)
      text += dump + " type __PlironValue" + std::to_string(i) + "_" + std::to_string(part) +
              " = [u8; ((" + probe.path + " as i128 as u128 >> " + std::to_string(16 * part) +
              ") & 0xffff) as usize];\n";
  }
  return text;
}

// The line of a diagnostic's primary span in the file, or 0.
unsigned primary_line(const llvm::json::Object& diagnostic, StringRef file) {
  const llvm::json::Array* spans = diagnostic.getArray("spans");
  if (!spans)
    return 0;
  for (const llvm::json::Value& value : *spans) {
    const llvm::json::Object* span = value.getAsObject();
    if (!span || !span->getBoolean("is_primary").value_or(false))
      continue;
    if (span->getString("file_name") == file)
      return span->getInteger("line_start").value_or(0);
  }
  return 0;
}

bool is_unsatisfied(const llvm::json::Object& diagnostic) {
  const llvm::json::Object* code = diagnostic.getObject("code");
  return code && code->getString("code") == StringRef("E0277");
}

struct Answer {
  std::optional<Layout> layout;
  bool is_unsatisfied = false;
};

// What rustc said, by the line it said it of.
llvm::DenseMap<unsigned, Answer> read_answers(StringRef errors, StringRef file) {
  llvm::DenseMap<unsigned, Answer> answers;
  llvm::SmallVector<StringRef, 0> lines;
  errors.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    if (llvm::errorToBool(value.takeError()))
      continue;
    const llvm::json::Object* diagnostic = value->getAsObject();
    unsigned source_line = diagnostic ? primary_line(*diagnostic, file) : 0;
    if (!source_line)
      continue;
    Answer& answer = answers[source_line];
    StringRef message = diagnostic->getString("message").value_or("");
    if (std::optional<Layout> layout = parse_layout_dump(message))
      answer.layout = std::move(layout);
    answer.is_unsatisfied |= is_unsatisfied(*diagnostic);
  }
  return answers;
}

// Whether the answer can be believed: a closure's stand-in must agree with the closure.
bool is_plausible(const Type* type, const Layout& layout,
                  const llvm::DenseMap<const Type*, TypeSize>& sizes) {
  auto size = sizes.find(type);
  if (size != sizes.end())
    return !size->second.is_ambiguous && size->second.size == layout.size &&
           size->second.align == layout.align;
  return !type->is(TypeKind::Closure) || layout.size == 0;
}

std::vector<Probe> type_probes(Module& module, RustSpelling& spelling) {
  std::vector<Probe> probes;
  for (const Type* type : types_to_lay_out(module))
    if (std::optional<std::string> text = spelling.print(type))
      probes.push_back({type, std::move(*text)});
  return probes;
}

std::vector<ValueProbe> value_probes(HirFacts& crate) {
  std::vector<ValueProbe> probes;
  for (HirEnum& item : crate.enums)
    for (HirVariant& variant : item.variants)
      if (!variant.value.empty() && !literal_value(variant.value))
        probes.push_back({&variant, "crate::" + item.path + "::" + variant.name});
  return probes;
}

// Puts the value together and makes it the literal that the facts hold. One that takes more than 64
// bits stays what it is, and so unknown.
void store_value(const ValueProbe& probe, unsigned line,
                 const llvm::DenseMap<unsigned, Answer>& answers) {
  llvm::APInt value(128, 0);
  for (unsigned part = 0; part < lines_per_value; ++part) {
    auto answer = answers.find(line + part);
    if (answer == answers.end() || !answer->second.layout)
      return;
    value.insertBits(answer->second.layout->size & 0xffff, 16 * part, 16);
  }
  if (value.isSignedIntN(64) || value.isIntN(64))
    probe.variant->value =
        std::to_string(static_cast<std::int64_t>(value.getLoBits(64).getZExtValue()));
}

}  // namespace

// ---- enums --------------------------------------------------------------------------------------

namespace {

unsigned common_segments(StringRef a, StringRef b) {
  unsigned count = 0;
  while (!a.empty() && !b.empty()) {
    auto [first_a, rest_a] = a.split("::");
    auto [first_b, rest_b] = b.split("::");
    if (first_a != first_b)
      break;
    ++count;
    a = rest_a;
    b = rest_b;
  }
  return count;
}

StringRef last_segment(StringRef path) {
  std::size_t colons = path.rfind("::");
  return colons == StringRef::npos ? path : path.drop_front(colons + 2);
}

const HirEnum* find_enum(llvm::ArrayRef<HirEnum> enums, StringRef path) {
  const HirEnum* found =
      llvm::find_if(enums, [&](const HirEnum& candidate) { return candidate.path == path; });
  return found == enums.end() ? nullptr : found;
}

// MIR prints the path by which core shows the type, `ops::ControlFlow`; the facts know where it is
// defined, `ops::control_flow::ControlFlow`. Takes the type of that name with the longest common
// start, if there is only one.
const HirType* find_core_type(const HirFacts& core, StringRef path) {
  StringRef name = last_segment(path);
  const HirType* best = nullptr;
  unsigned best_score = 0;
  bool is_ambiguous = false;
  for (const HirType& type : core.types) {
    if (last_segment(type.path) != name)
      continue;
    unsigned score = type.path == path ? ~0u : common_segments(type.path, path) + 1;
    is_ambiguous = score == best_score;
    if (score > best_score) {
      best = &type;
      best_score = score;
    }
  }
  return is_ambiguous ? nullptr : best;
}

const HirType* find_type(StringRef path, const HirFacts& crate, const HirFacts& core) {
  for (const HirType& type : crate.types)
    if (type.path == path)
      return &type;
  return path.consume_front("core::") ? find_core_type(core, path) : nullptr;
}

// The value of `E::A::{constant#0}`, which MIR computes for an expression behind `=`.
std::optional<std::int64_t> constant_value(Module& module, StringRef path) {
  for (const Item* item : module.find_base(path)) {
    const Constant* constant = item->constant;
    const Body* body = constant ? nullptr : module.body_if_readable(*item);
    if (body && body->blocks.size() == 1 && body->blocks[0].statements.size() == 1) {
      const Statement& statement = body->blocks[0].statements[0];
      bool is_constant = statement.kind == StatementKind::Assign && statement.place.is_local() &&
                         statement.place.local == 0 && statement.rvalue->kind == RvalueKind::Use;
      if (is_constant)
        constant = statement.rvalue->operands[0].constant;
    }
    if (!constant || constant->kind != ConstantKind::Int)
      continue;
    llvm::APInt value = constant->int_value(128);
    if (value.isSignedIntN(64) || value.isIntN(64))
      return static_cast<std::int64_t>(constant->words[0]);
  }
  return std::nullopt;
}

}  // namespace

void name_variants(Layout& layout, StringRef path, const HirFacts& crate, const HirFacts& core,
                   Module& module) {
  const HirEnum* item = find_enum(crate.enums, path);
  if (!item && path.consume_front("core::"))
    if (const HirType* type = find_core_type(core, path))
      item = find_enum(core.enums, type->path);
  if (!item)
    return;
  std::size_t count = item->variants.size();
  if (layout.variants.size() > count || (layout.tag && layout.variants.size() != count))
    return;
  // Variants that rustc leaves out of the layout can have no value.
  while (layout.variants.size() < count)
    layout.variants.emplace_back().is_uninhabited = true;
  std::optional<std::int64_t> next = 0;
  for (auto [variant, known] : llvm::zip_equal(layout.variants, item->variants)) {
    variant.name = known.name;
    if (!known.value.empty()) {
      next = literal_value(known.value);
      if (!next)
        next = constant_value(module, (item->path + "::" + known.name + "::{constant#0}"));
    }
    if (!next)
      continue;
    variant.discriminant = llvm::APInt(64, *next, /*isSigned=*/true);
    // Behind the largest value rustc takes no variant without a value of its own.
    next =
        *next == std::numeric_limits<std::int64_t>::max() ? std::nullopt : std::optional(*next + 1);
  }
}

// Structs that the probe could not name: those declared in functions, and those whose bounds no
// stand-in of a closure meets. Their sizes are printed, and so are their fields' places.
static void add_unnameable_structs(Module& module, const HirFacts& crate, const HirFacts& core,
                                   const llvm::DenseMap<const Type*, TypeSize>& sizes) {
  for (const Type* type : types_to_lay_out(module)) {
    auto size = sizes.find(type);
    if (module.layout(type) || size == sizes.end() || !type->is(TypeKind::Named))
      continue;
    const HirType* known = find_type(type->path->base, crate, core);
    if (!known || find_enum(crate.enums, known->path) || find_enum(core.enums, known->path))
      continue;
    if (std::optional<Layout> layout = struct_layout(size->second, known->fields))
      module.add_layout(type, *layout);
  }
}

void probe_layouts(Module& module, const RustcSession& session, HirFacts crate,
                   const HirFacts& core, StringRef type_sizes) {
  llvm::StringSet<> local_types;
  for (const HirType& type : crate.types)
    local_types.insert(type.path);
  RustSpelling spelling(std::move(local_types), closure_captures(module));
  std::vector<Probe> types = type_probes(module, spelling);
  std::vector<ValueProbe> values = value_probes(crate);
  std::string text =
      probe_source(session.source(), spelling, types, values, session.toolchain().minor);
  SourceCopy copy(session.input(), text);
  if (!copy.is_valid())
    return;
  ProcessResult result =
      session.run({"--error-format=json", "--cap-lints=allow", "-Zcrate-attr=feature(rustc_attrs)",
                   "-Zcrate-attr=feature(freeze)", "--emit=metadata", "--out-dir=" + copy.folder()},
                  copy.file());
  llvm::DenseMap<unsigned, Answer> answers = read_answers(result.errors, copy.file());
  unsigned line = llvm::count(text, '\n') + 1 - lines_per_value * values.size();
  for (unsigned i = 0; i < values.size(); ++i)
    store_value(values[i], line + lines_per_value * i, answers);
  line -= lines_per_type * types.size();
  bool knows_bounds = answers[line - 2].is_unsatisfied && answers[line - 1].is_unsatisfied;
  llvm::DenseMap<const Type*, TypeSize> sizes = parse_type_sizes(module, type_sizes);
  for (unsigned i = 0; i < types.size(); ++i, line += lines_per_type) {
    std::optional<Layout> layout = answers[line].layout;
    const Type* type = types[i].type;
    if (!layout || !is_plausible(type, *layout, sizes))
      continue;
    layout->is_freeze = knows_bounds && !answers[line + 1].is_unsatisfied;
    layout->is_unpin = knows_bounds && !answers[line + 2].is_unsatisfied;
    // What a stand-in of a closure drops says nothing of the closure.
    const std::optional<Layout>& drop = answers[line + 3].layout;
    layout->drops_nothing =
        drop && drop->size == 0 && !StringRef(types[i].spelling).contains(RustSpelling::prefix);
    if (type->is(TypeKind::Named))
      name_variants(*layout, type->path->base, crate, core, module);
    module.add_layout(type, *layout);
  }
  add_unnameable_structs(module, crate, core, sizes);
}

}  // namespace pliron::rustc
