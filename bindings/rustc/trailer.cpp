#include "bindings/rustc/trailer.h"

#include "bindings/rustc/mir_cursor.h"
#include "bindings/rustc/mir_module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::rustc {

using llvm::APInt;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

constexpr StringRef prefix = "// pliron: ";

std::string decimal(const APInt& value) { return llvm::toString(value, 10, /*Signed=*/false); }

bool parse_decimal(StringRef text, APInt& result) {
  APInt value;
  if (text.getAsInteger(10, value) || value.getActiveBits() > 128)
    return false;
  result = value.zextOrTrunc(128);
  return true;
}

APInt full_high(unsigned size) { return APInt::getLowBitsSet(128, std::min(size * 8, 128u)); }

constexpr StringRef abi_names[] = {"memory", "scalar", "pair", "vector"};

// ---- reading ------------------------------------------------------------------------------------

// Reads members of an object; a missing or ill-typed one makes ok() false.
class Reader {
 public:
  explicit Reader(const json::Object& object) : object_(object) {}
  bool ok() const { return bad_.empty(); }
  const std::string& bad() const { return bad_; }

  std::uint64_t number(StringRef key) {
    std::int64_t value = take(key, object_.getInteger(key)).value_or(0);
    if (value < 0)
      fail(key);
    return value;
  }
  // The number of a variant.
  unsigned variant(StringRef key) {
    std::uint64_t value = number(key);
    if (!llvm::isUInt<32>(value))
      fail(key);
    return static_cast<unsigned>(value);
  }
  StringRef string(StringRef key) { return take(key, object_.getString(key)).value_or(""); }
  bool flag(StringRef key) { return object_.getBoolean(key).value_or(false); }
  const json::Array* array(StringRef key) {
    const json::Array* array = object_.getArray(key);
    if (!array)
      fail(key);
    return array;
  }
  APInt wide(StringRef key) {
    APInt value(128, 0);
    if (!parse_decimal(string(key), value))
      fail(key);
    return value;
  }
  ScalarLayout scalar(StringRef key) {
    ScalarLayout result;
    if (!parse_scalar(string(key), result))
      fail(key);
    return result;
  }
  bool has(StringRef key) const { return object_.get(key) != nullptr; }
  void fail(StringRef key) {
    if (bad_.empty())
      bad_ = key.str();
  }
  // Members can be read and do not fit together.
  void contradict(std::string how) { contradiction_ = std::move(how); }
  std::string message() const {
    return ok() ? contradiction_ : "'" + bad_ + "' is missing or cannot be read";
  }

 private:
  template <typename T>
  std::optional<T> take(StringRef key, std::optional<T> value) {
    if (!value)
      fail(key);
    return value;
  }
  const json::Object& object_;
  std::string bad_;
  std::string contradiction_;
};

// Whether a tag of so many bits can stand for a discriminant. A negative one is as wide as its type.
bool fits_tag(const APInt& value, unsigned bits) {
  if (value.getActiveBits() <= bits)
    return true;
  for (unsigned width : {16u, 32u, 64u, 128u})
    if (value.getActiveBits() == width && value.trunc(width).isSignedIntN(bits))
      return true;
  return false;
}

// What contradicts what in the encoding of an enum's variants, or "".
std::string tag_problem(const Layout& layout, const TagLayout& tag) {
  unsigned bits = tag.scalar.size * 8;
  if (tag.scalar.size > layout.size || tag.offset > layout.size - tag.scalar.size)
    return "the tag is outside the type";
  if (tag.encoding == TagEncoding::Niche) {
    std::size_t count = layout.variants.size();
    if (tag.untagged_variant >= count || tag.niche_last >= count ||
        tag.niche_first > tag.niche_last)
      return "the niche is for variants that do not exist";
    return tag.niche_start.getActiveBits() > bits ? "niche_start does not fit into the tag" : "";
  }
  llvm::DenseSet<APInt> values;
  for (const VariantLayout& variant : layout.variants) {
    if (variant.is_uninhabited || !variant.discriminant)
      continue;
    if (!fits_tag(*variant.discriminant, bits))
      return "the value of variant '" + variant.name + "' does not fit into the tag";
    if (!values.insert(variant.discriminant->trunc(bits)).second)
      return "variant '" + variant.name + "' has the value of another one";
  }
  return "";
}

std::string layout_problem(const Layout& layout) {
  constexpr std::uint64_t max_align = std::uint64_t{1} << 29;  // rustc's own limit
  if (!llvm::isPowerOf2_64(layout.align) || layout.align > max_align)
    return "the alignment is no power of two up to 2^29";
  if (layout.size % layout.align && !layout.is_unsized)
    return "the size is no multiple of the alignment";
  for (const VariantLayout& variant : layout.variants) {
    if (variant.is_uninhabited)
      continue;
    if (variant.size > layout.size)
      return "a variant is larger than the type";
    if (llvm::any_of(variant.offsets, [&](std::uint64_t o) { return o > layout.size; }))
      return "a field is outside the type";
  }
  if (layout.single_variant && layout.single_variant >= layout.variants.size())
    return "the single variant does not exist";
  if (layout.abi == LayoutAbi::Scalar && layout.scalars.size() == 1 &&
      layout.scalars[0].size != layout.size)
    return "the type has another size than the scalar that it is";
  return layout.tag ? tag_problem(layout, *layout.tag) : "";
}

void read_variant(const json::Value& value, Layout& layout, Reader& outer) {
  VariantLayout& variant = layout.variants.emplace_back();
  const json::Object* object = value.getAsObject();
  if (!object)
    return outer.fail("variants");
  Reader reader(*object);
  if (reader.has("name"))
    variant.name = reader.string("name").str();
  if (reader.has("value"))
    variant.discriminant = reader.wide("value");
  variant.size = reader.number("size");
  variant.is_uninhabited = reader.flag("uninhabited");
  if (const json::Array* offsets = reader.array("offsets")) {
    for (const json::Value& offset : *offsets) {
      std::optional<std::int64_t> number = offset.getAsInteger();
      if (!number || *number < 0)
        return outer.fail("offsets");
      variant.offsets.push_back(*number);
    }
  }
  if (!reader.ok())
    outer.fail(reader.bad());
}

void read_tag(const json::Object& object, Layout& layout, Reader& outer) {
  Reader reader(object);
  TagLayout tag;
  tag.offset = reader.number("offset");
  tag.scalar = reader.scalar("scalar");
  if (reader.has("niche_start")) {
    tag.encoding = TagEncoding::Niche;
    tag.niche_start = reader.wide("niche_start");
    tag.niche_first = reader.variant("niche_first");
    tag.niche_last = reader.variant("niche_last");
    tag.untagged_variant = reader.variant("untagged_variant");
  }
  layout.tag = tag;
  if (!reader.ok())
    outer.fail(reader.bad());
}

void read_layout(Module& module, const json::Object& object, Reader& reader) {
  const Type* type = module.parse_type(reader.string("type"));
  if (!type)
    return reader.fail("type");
  Layout layout;
  layout.size = reader.number("size");
  layout.align = reader.number("align");
  layout.is_uninhabited = reader.flag("uninhabited");
  layout.is_union = reader.flag("union");
  layout.is_unsized = reader.flag("unsized");
  layout.is_freeze = reader.flag("freeze");
  layout.is_unpin = reader.flag("unpin");
  layout.drops_nothing = reader.flag("drops_nothing");
  if (reader.has("single_variant"))
    layout.single_variant = reader.variant("single_variant");
  const StringRef* abi = llvm::find(abi_names, reader.string("abi"));
  if (abi == std::end(abi_names))
    return reader.fail("abi");
  layout.abi = static_cast<LayoutAbi>(abi - abi_names);
  if (const json::Array* scalars = object.getArray("scalars")) {
    for (const json::Value& scalar : *scalars)
      if (!parse_scalar(scalar.getAsString().value_or(""), layout.scalars.emplace_back()))
        reader.fail("scalars");
  }
  if (const json::Array* variants = reader.array("variants"))
    for (const json::Value& variant : *variants)
      read_variant(variant, layout, reader);
  if (const json::Object* tag = object.getObject("tag"))
    read_tag(*tag, layout, reader);
  if (!reader.ok())
    return;
  if (std::string problem = layout_problem(layout); !problem.empty())
    return reader.contradict("this layout contradicts itself: " + problem);
  module.add_layout(type, std::move(layout));
}

const Path* read_path(Module& module, Reader& reader) {
  const Path* path = module.parse_path(reader.string("path"));
  if (!path)
    reader.fail("path");
  return path;
}

Span read_span(Module& module, Reader& reader) {
  Span span;
  if (!parse_span(reader.string("at"), span))
    reader.fail("at");
  span.file = module.interner().save(span.file);
  return span;
}

void read_fact(Module& module, StringRef keyword, const json::Object& object, Reader& reader) {
  if (keyword == "layout")
    return read_layout(module, object, reader);
  if (keyword == "kernel") {
    Kernel kernel{read_path(module, reader), reader.string("symbol").str(), {}};
    if (reader.has("at"))
      kernel.span = read_span(module, reader);
    if (reader.ok())
      module.add_kernel(std::move(kernel));
    return;
  }
  if (keyword == "extern") {
    ExternFn fn{read_path(module, reader), reader.string("symbol").str()};
    if (reader.ok())
      module.add_extern_fn(std::move(fn));
    return;
  }
  if (keyword == "impl") {
    ImplMember member{read_path(module, reader), {}};
    if (const json::Array* impls = reader.array("of"))
      for (const json::Value& impl : *impls)
        member.impls.push_back(impl.getAsString().value_or("").str());
    if (reader.ok())
      module.add_impl_member(std::move(member));
    return;
  }
  if (keyword == "rustc") {
    module.set_rustc_version(reader.string("version"));
    module.set_overflow_checks(reader.flag("overflow_checks"));
  }
}

// Whether brackets outside strings nest deeper than any fact does. LLVM's JSON parser has no limit of
// its own and would use up the stack.
bool nests_too_deeply(StringRef text) {
  constexpr unsigned max_depth = 32;
  unsigned depth = 0;
  bool is_string = false;
  for (std::size_t i = 0; i < text.size() && depth <= max_depth; ++i) {
    char c = text[i];
    if (c == '"')
      is_string = !is_string;
    else if (is_string)
      i += c == '\\';
    else if (c == '[' || c == '{')
      ++depth;
    else if ((c == ']' || c == '}') && depth > 0)
      --depth;
  }
  return depth > max_depth;
}

bool is_keyword(StringRef keyword) {
  return llvm::is_contained({"layout", "kernel", "extern", "impl", "rustc"}, keyword);
}

}  // namespace

std::string to_string(const ScalarLayout& scalar) {
  std::string text;
  switch (scalar.kind) {
    case ScalarLayout::Kind::Pointer:
      text = "ptr";
      break;
    case ScalarLayout::Kind::Float:
      text = "f" + std::to_string(scalar.size * 8);
      break;
    case ScalarLayout::Kind::Int:
      text = (scalar.is_signed ? "i" : "u") + std::to_string(scalar.size * 8);
      break;
  }
  if (scalar.may_be_uninit)
    return text + " uninit";
  if (scalar.low.isZero() && scalar.high == full_high(scalar.size))
    return text;
  return text + " " + decimal(scalar.low) + "..=" + decimal(scalar.high);
}

bool parse_scalar(StringRef text, ScalarLayout& result) {
  auto [kind, range] = text.split(' ');
  unsigned bits = 64;
  if (kind == "ptr")
    result.kind = ScalarLayout::Kind::Pointer;
  else if (kind.consume_front("f"))
    result.kind = ScalarLayout::Kind::Float;
  else if (kind.consume_front("i"))
    result.is_signed = true;
  else if (!kind.consume_front("u"))
    return false;
  if (kind != "ptr" && (kind.getAsInteger(10, bits) || bits == 0 || bits % 8 != 0 || bits > 128))
    return false;
  result.size = bits / 8;
  result.low = APInt(128, 0);
  result.high = full_high(result.size);
  result.may_be_uninit = range == "uninit";
  if (range.empty() || result.may_be_uninit)
    return true;
  auto [low, high] = range.split("..=");
  return parse_decimal(low, result.low) && parse_decimal(high, result.high);
}

bool parse_trailer_line(Module& module, StringRef line, TrailerError& error) {
  error.position = line.begin();
  auto [keyword, text] = line.drop_front(prefix.size()).split(' ');
  if (!is_keyword(keyword)) {
    error.message = ("unknown fact '" + keyword +
                     "' in the trailer of this MIR text; a newer version of pliron may have "
                     "written it")
                        .str();
    return false;
  }
  error.position = text.begin();
  if (nests_too_deeply(text)) {
    error.message = "this JSON nests too deeply";
    return false;
  }
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    error.message = llvm::toString(value.takeError());
    return false;
  }
  const json::Object* object = value->getAsObject();
  if (!object) {
    error.message = "expected a JSON object";
    return false;
  }
  Reader reader(*object);
  read_fact(module, keyword, *object, reader);
  error.message = reader.message();
  return error.message.empty();
}

// ---- printing -----------------------------------------------------------------------------------

namespace {

void print_variant(const VariantLayout& variant, json::OStream& os) {
  os.object([&] {
    if (!variant.name.empty())
      os.attribute("name", variant.name);
    if (variant.discriminant)
      os.attribute("value", decimal(*variant.discriminant));
    os.attribute("size", variant.size);
    if (variant.is_uninhabited)
      os.attribute("uninhabited", true);
    os.attributeArray("offsets", [&] {
      for (std::uint64_t offset : variant.offsets)
        os.value(offset);
    });
  });
}

void print_tag(const TagLayout& tag, json::OStream& os) {
  os.attribute("offset", tag.offset);
  os.attribute("scalar", to_string(tag.scalar));
  if (tag.encoding == TagEncoding::Direct)
    return;
  os.attribute("niche_start", decimal(tag.niche_start));
  os.attribute("niche_first", tag.niche_first);
  os.attribute("niche_last", tag.niche_last);
  os.attribute("untagged_variant", tag.untagged_variant);
}

void print_layout(StringRef type, const Layout& layout, json::OStream& os) {
  os.attribute("type", type);
  os.attribute("size", layout.size);
  os.attribute("align", layout.align);
  os.attribute("abi", abi_names[static_cast<unsigned>(layout.abi)]);
  if (!layout.scalars.empty())
    os.attributeArray("scalars", [&] {
      for (const ScalarLayout& scalar : layout.scalars)
        os.value(to_string(scalar));
    });
  if (layout.is_uninhabited)
    os.attribute("uninhabited", true);
  if (layout.is_union)
    os.attribute("union", true);
  if (layout.is_unsized)
    os.attribute("unsized", true);
  if (layout.is_freeze)
    os.attribute("freeze", true);
  if (layout.is_unpin)
    os.attribute("unpin", true);
  if (layout.drops_nothing)
    os.attribute("drops_nothing", true);
  if (layout.single_variant)
    os.attribute("single_variant", layout.single_variant);
  if (layout.tag)
    os.attributeObject("tag", [&] { print_tag(*layout.tag, os); });
  os.attributeArray("variants", [&] {
    for (const VariantLayout& variant : layout.variants)
      print_variant(variant, os);
  });
}

template <typename Print>
void print_fact(StringRef keyword, llvm::raw_ostream& os, Print print) {
  os << prefix << keyword << ' ';
  json::OStream stream(os);
  stream.object([&] { print(stream); });
  os << '\n';
}

}  // namespace

void print_trailer(const Module& module, llvm::raw_ostream& os) {
  if (!module.rustc_version().empty())
    print_fact("rustc", os,
               [&](json::OStream& out) {
                 out.attribute("version", module.rustc_version());
                 if (module.overflow_checks())
                   out.attribute("overflow_checks", true);
               });
  for (const Kernel& kernel : module.kernels())
    print_fact("kernel", os, [&](json::OStream& out) {
      out.attribute("path", kernel.path->spelling);
      out.attribute("symbol", kernel.symbol);
      if (kernel.span.is_known())
        out.attribute("at", to_string(kernel.span));
    });
  for (const ExternFn& fn : module.extern_fns())
    print_fact("extern", os, [&](json::OStream& out) {
      out.attribute("path", fn.path->spelling);
      out.attribute("symbol", fn.symbol);
    });
  for (const ImplMember& member : module.impl_members())
    print_fact("impl", os, [&](json::OStream& out) {
      out.attribute("path", member.path->spelling);
      out.attributeArray("of", [&] {
        for (const std::string& impl : member.impls)
          out.value(impl);
      });
    });
  for (const auto& [type, layout] : module.layouts())
    print_fact("layout", os,
               [&, type = type, layout = layout](json::OStream& out) {
                 print_layout(type->spelling, *layout, out);
               });
}

}  // namespace pliron::rustc
