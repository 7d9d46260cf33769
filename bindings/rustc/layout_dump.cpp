#include "bindings/rustc/layout_dump.h"

#include "bindings/rustc/mir_cursor.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::APInt;
using llvm::StringRef;

namespace {

// ---- Debug values -------------------------------------------------------------------------------

class DebugParser : public Cursor {
 public:
  explicit DebugParser(StringRef text) : Cursor(text) {}

  bool value(DebugValue& result) {
    if (++depth_ > max_nesting)
      return false;
    skip_blanks();
    result.name = scalar_text();
    skip_blanks();
    bool is_good = true;
    if (at("{"))
      is_good = list("}", /*has_names=*/true, result);
    else if (at("["))
      is_good = list("]", /*has_names=*/false, result);
    else if (at("("))
      is_good = list(")", /*has_names=*/false, result);
    else if (result.name.empty())
      is_good = false;
    --depth_;
    return is_good;
  }

 private:
  void skip_blanks() {
    while (peek() == ' ' || peek() == '\n')
      advance(1);
  }

  // Everything up to a separator: a name, a number, `0..=255`, `8 bytes`, `(..=0) | (1..)`.
  std::string scalar_text() {
    StringRef text = rest();
    if (text.starts_with("(..="))  // a range that wraps
      text = text.take_front(text.find("..)") + 3);
    else
      text = text.take_front(text.find_first_of(",\n{}[]()")).rtrim(' ');
    advance(text.size());
    return text.str();
  }

  bool list(StringRef close, bool has_names, DebugValue& result) {
    advance(1);
    skip_blanks();
    while (!eat(close)) {
      auto& [name, value] = result.fields.emplace_back();
      if (has_names) {
        name = identifier().str();
        if (name.empty() || !eat(":"))
          return false;
      }
      if (!this->value(value))
        return false;
      skip_blanks();
      eat(",");
      skip_blanks();
      if (at_end())
        return false;
    }
    return true;
  }

  unsigned depth_ = 0;
};

// ---- layouts ------------------------------------------------------------------------------------

bool parse_wide(StringRef text, APInt& result) {
  APInt value;
  if (text.getAsInteger(10, value) || value.getActiveBits() > 128)
    return false;
  result = value.zextOrTrunc(128);
  return true;
}

// `Size(8 bytes)`, `Align(4 bytes)`
bool parse_bytes(const DebugValue* value, std::uint64_t& result) {
  if (!value || value->fields.size() != 1)
    return false;
  StringRef text = value->fields[0].value.name;
  return text.consume_back(" bytes") && !text.getAsInteger(10, result);
}

// `0..=255`, or `(..=0) | (1..)` for a range that wraps around from 1 to 0.
bool parse_range(StringRef text, ScalarLayout& result) {
  if (text.consume_front("(..=")) {
    auto [high, low] = text.split(") | (");
    return low.consume_back("..)") && parse_wide(low, result.low) && parse_wide(high, result.high);
  }
  auto [low, high] = text.split("..=");
  return parse_wide(low, result.low) && parse_wide(high, result.high);
}

// `Int(I32, false)`, `Float(F32)`, `Pointer(AddressSpace(0))`
bool parse_primitive(const DebugValue* value, ScalarLayout& result) {
  if (!value || value->fields.empty())
    return false;
  StringRef width = value->fields[0].value.name;
  if (value->name == "Pointer") {
    result.kind = ScalarLayout::Kind::Pointer;
    result.size = 8;
    return true;
  }
  unsigned bits = 0;
  bool is_float = value->name == "Float";
  if (!width.consume_front(is_float ? "F" : "I") || width.getAsInteger(10, bits))
    return false;
  result.kind = is_float ? ScalarLayout::Kind::Float : ScalarLayout::Kind::Int;
  result.size = bits / 8;
  result.is_signed = value->fields.size() > 1 && value->fields[1].value.name == "true";
  return is_float || value->name == "Int";
}

bool parse_scalar_value(const DebugValue& value, ScalarLayout& result) {
  if (!parse_primitive(value.field("value"), result))
    return false;
  result.high = APInt::getLowBitsSet(128, result.size * 8);
  if (value.name == "Union")
    return result.may_be_uninit = true;
  const DebugValue* range = value.field("valid_range");
  return value.name == "Initialized" && range && parse_range(range->name, result);
}

bool parse_abi(const DebugValue* value, Layout& layout) {
  if (!value)
    return false;
  if (value->name == "Memory") {
    const DebugValue* sized = value->field("sized");
    layout.is_unsized = sized && sized->name == "false";
    return true;
  }
  layout.abi = value->name == "Scalar"       ? LayoutAbi::Scalar
               : value->name == "ScalarPair" ? LayoutAbi::ScalarPair
                                             : LayoutAbi::Vector;
  if (layout.abi == LayoutAbi::Vector) {
    const DebugValue* element = value->field("element");
    return element && parse_scalar_value(*element, layout.scalars.emplace_back());
  }
  for (const auto& [name, scalar] : value->fields)
    if (!parse_scalar_value(scalar, layout.scalars.emplace_back()))
      return false;
  return layout.scalars.size() == (layout.abi == LayoutAbi::Scalar ? 1u : 2u);
}

bool parse_offsets(const DebugValue* fields, VariantLayout& variant) {
  if (!fields)
    return false;
  if (fields->name == "Primitive" || fields->name == "Array")
    return true;
  if (fields->name == "Union") {
    std::uint64_t count = 0;
    if (fields->fields.size() != 1 ||
        StringRef(fields->fields[0].value.name).getAsInteger(10, count) || count > 1'000'000)
      return false;
    variant.offsets.assign(count, 0);
    return true;
  }
  const DebugValue* offsets = fields->field("offsets");
  if (fields->name != "Arbitrary" || !offsets)
    return false;
  for (const auto& [name, offset] : offsets->fields)
    if (!parse_bytes(&offset, variant.offsets.emplace_back()))
      return false;
  return true;
}

bool parse_variant(const DebugValue& value, VariantLayout& variant) {
  const DebugValue* uninhabited = value.field("uninhabited");
  variant.is_uninhabited = uninhabited && uninhabited->name == "true";
  return parse_bytes(value.field("size"), variant.size) &&
         parse_offsets(value.field("fields"), variant);
}

bool parse_number(const DebugValue* value, unsigned& result) {
  return value && !StringRef(value->name).getAsInteger(10, result);
}

// variants: Multiple { tag, tag_encoding: Direct | Niche { .. }, tag_field, variants: [Layout { ..
// }] }
bool parse_multiple(const DebugValue& value, const DebugValue* fields, Layout& layout) {
  TagLayout tag;
  const DebugValue* scalar = value.field("tag");
  const DebugValue* encoding = value.field("tag_encoding");
  const DebugValue* variants = value.field("variants");
  unsigned tag_field = 0;
  VariantLayout outer;
  if (!scalar || !parse_scalar_value(*scalar, tag.scalar) || !encoding || !variants ||
      !parse_number(value.field("tag_field"), tag_field) || !parse_offsets(fields, outer) ||
      tag_field >= outer.offsets.size())
    return false;
  tag.offset = outer.offsets[tag_field];
  if (encoding->name == "Niche") {
    const DebugValue* range = encoding->field("niche_variants");
    const DebugValue* start = encoding->field("niche_start");
    if (!range || !start || !parse_wide(start->name, tag.niche_start) ||
        !parse_number(encoding->field("untagged_variant"), tag.untagged_variant))
      return false;
    auto [first, last] = StringRef(range->name).split("..=");
    if (first.getAsInteger(10, tag.niche_first) || last.getAsInteger(10, tag.niche_last))
      return false;
    tag.encoding = TagEncoding::Niche;
  } else if (encoding->name != "Direct") {
    return false;
  }
  for (const auto& [name, variant] : variants->fields)
    if (!parse_variant(variant, layout.variants.emplace_back()))
      return false;
  layout.tag = tag;
  return true;
}

}  // namespace

const DebugValue* DebugValue::field(StringRef wanted) const {
  for (const auto& [name, value] : fields)
    if (name == wanted)
      return &value;
  return nullptr;
}

std::optional<DebugValue> parse_debug_value(StringRef text) {
  DebugParser parser(text);
  DebugValue value;
  if (!parser.value(value))
    return std::nullopt;
  return value;
}

std::optional<Layout> parse_layout_dump(StringRef message) {
  std::size_t start = message.find(") = Layout {");
  if (!message.starts_with("layout_of(") || start == StringRef::npos)
    return std::nullopt;
  std::optional<DebugValue> value = parse_debug_value(message.drop_front(start + 4));
  if (!value)
    return std::nullopt;
  Layout layout;
  const DebugValue* align = value->field("align");
  const DebugValue* fields = value->field("fields");
  const DebugValue* variants = value->field("variants");
  const DebugValue* uninhabited = value->field("uninhabited");
  if (align && align->field("abi"))
    align = align->field("abi");
  if (!parse_bytes(value->field("size"), layout.size) || !parse_bytes(align, layout.align) ||
      !parse_abi(value->field("backend_repr"), layout) || !fields || !variants || !uninhabited)
    return std::nullopt;
  layout.is_uninhabited = uninhabited->name == "true";
  layout.is_union = fields->name == "Union";
  if (variants->name == "Multiple") {
    if (!parse_multiple(*variants, fields, layout))
      return std::nullopt;
  } else if (variants->name == "Single") {
    if (!parse_number(variants->field("index"), layout.single_variant) ||
        layout.single_variant > 1'000'000)
      return std::nullopt;
    // The others are uninhabited, which is why there is no tag.
    layout.variants.resize(layout.single_variant + 1);
    for (VariantLayout& variant : layout.variants)
      variant.is_uninhabited = true;
    VariantLayout& variant = layout.variants.back();
    variant.size = layout.size;
    variant.is_uninhabited = layout.is_uninhabited;
    if (!parse_offsets(fields, variant))
      return std::nullopt;
  } else if (variants->name != "Empty") {
    return std::nullopt;
  }
  return layout;
}

}  // namespace pliron::rustc
