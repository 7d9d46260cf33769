#include "bindings/rustc/type_sizes.h"

#include "bindings/rustc/mir_module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::StringRef;

namespace {

constexpr StringRef prefix = "print-type-size ";

// ``T`: 8 bytes, alignment: 4 bytes`: the name, and the numbers behind it.
bool split_entry(StringRef text, StringRef& name, std::uint64_t& size, StringRef& rest) {
  if (!text.consume_front("`"))
    return false;
  auto [before, numbers] = text.rsplit("`: ");
  name = before;
  auto [bytes, behind] = numbers.split(" bytes");
  rest = behind;
  return !bytes.getAsInteger(10, size);
}

class Reader {
 public:
  explicit Reader(Module& module) : module_(module) {}

  void line(StringRef text) {
    if (!text.consume_front(prefix))
      return;
    if (text.consume_front("type: "))
      return type(text);
    if (!current_)
      return;
    text = text.ltrim(' ');
    if (text.starts_with("variant ") || text.starts_with("discriminant: "))
      current_->has_variants = true;
    else if (text.consume_front("padding: "))
      padding(text);
    else if (text.consume_front("field "))
      field(text);
  }

  llvm::DenseMap<const Type*, TypeSize> take() {
    finish();
    return std::move(sizes_);
  }

 private:
  void type(StringRef text) {
    finish();
    StringRef name, rest;
    TypeSize size;
    if (!split_entry(text, name, size.size, rest) || !rest.consume_front(", alignment: ") ||
        !rest.consume_back(" bytes") || rest.getAsInteger(10, size.align))
      return;
    key_ = module_.parse_type(name);
    if (key_)
      current_ = std::move(size);
    offset_ = 0;
  }

  void padding(StringRef text) {
    std::uint64_t bytes = 0;
    if (text.consume_back(" bytes") && !text.getAsInteger(10, bytes))
      offset_ += bytes;
  }

  void field(StringRef text) {
    StringRef name, rest;
    std::uint64_t size = 0;
    if (!split_entry(text, name, size, rest))
      return;
    std::uint64_t offset = offset_;
    auto [before, explicit_offset] = rest.split("offset: ");  // where fields overlap
    if (!explicit_offset.empty())
      explicit_offset.split(" bytes").first.getAsInteger(10, offset);
    name.consume_front(".");
    current_->fields.push_back({name.str(), offset});
    offset_ = offset + size;
  }

  void finish() {
    if (!current_)
      return;
    auto [it, inserted] = sizes_.try_emplace(key_, *current_);
    if (!inserted && (it->second.size != current_->size || it->second.align != current_->align))
      it->second.is_ambiguous = true;
    current_.reset();
  }

  Module& module_;
  llvm::DenseMap<const Type*, TypeSize> sizes_;
  const Type* key_ = nullptr;
  std::optional<TypeSize> current_;
  std::uint64_t offset_ = 0;
};

}  // namespace

llvm::DenseMap<const Type*, TypeSize> parse_type_sizes(Module& module, StringRef text) {
  Reader reader(module);
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    reader.line(line);
  }
  return reader.take();
}

std::optional<Layout> struct_layout(const TypeSize& size, llvm::ArrayRef<std::string> field_names) {
  if (size.has_variants || size.is_ambiguous ||
      (!field_names.empty() && field_names.size() != size.fields.size()))
    return std::nullopt;
  Layout layout;
  layout.size = size.size;
  layout.align = size.align;
  VariantLayout& variant = layout.variants.emplace_back();
  variant.size = size.size;
  for (std::size_t i = 0; i < size.fields.size(); ++i) {
    std::string name = field_names.empty() ? std::to_string(i) : field_names[i];
    auto field = llvm::find_if(size.fields, [&](const auto& f) { return f.name == name; });
    if (field == size.fields.end())
      return std::nullopt;
    variant.offsets.push_back(field->offset);
  }
  return layout;
}

}  // namespace pliron::rustc
