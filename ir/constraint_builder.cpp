// Constraints and enumerations that are made at run time.

#include "ir/context_impl.h"
#include "ir/dialect_builder.h"

namespace pliron {

ConstraintNode* ConstraintBuilder::make(ConstraintKind kind, llvm::ArrayRef<Node> parts) {
  DefinitionMemory& memory = context_.impl().definitions;
  auto* node = memory.make<ConstraintNode>();
  node->kind = kind;
  node->parts = memory.keep_list(parts);
  return node;
}

static StaticSpan<std::string_view> keep_words(Context& context,
                                               llvm::ArrayRef<llvm::StringRef> words) {
  DefinitionMemory& memory = context.impl().definitions;
  llvm::SmallVector<std::string_view, 8> kept;
  for (llvm::StringRef word : words)
    kept.push_back(memory.keep(word));
  return memory.keep_list(llvm::ArrayRef<std::string_view>(kept));
}

using Node = ConstraintBuilder::Node;

Node ConstraintBuilder::any_of(llvm::ArrayRef<Node> parts) {
  return make(ConstraintKind::AnyOf, parts);
}
Node ConstraintBuilder::all_of(llvm::ArrayRef<Node> parts) {
  return make(ConstraintKind::AllOf, parts);
}
Node ConstraintBuilder::negation(Node part) {
  return make(ConstraintKind::Not, part);
}
Node ConstraintBuilder::named(llvm::StringRef name, llvm::StringRef description, Node constraint) {
  ConstraintNode* node = make(ConstraintKind::Named, constraint);
  node->name = context_.impl().definitions.keep(name);
  node->description = context_.impl().definitions.keep(description);
  return node;
}
Node ConstraintBuilder::base(llvm::StringRef name, llvm::ArrayRef<Part> params) {
  llvm::SmallVector<Node, 4> parts;
  llvm::SmallVector<llvm::StringRef, 4> names;
  for (const Part& part : params) {
    parts.push_back(part.constraint);
    names.push_back(part.name);
  }
  ConstraintNode* node = make(ConstraintKind::Base, parts);
  node->name = context_.impl().definitions.keep(name);
  node->id = def_id(node->name);
  node->words = keep_words(context_, names);
  return node;
}
Node ConstraintBuilder::exact(llvm::StringRef text) {
  ConstraintNode* node = make(ConstraintKind::Exact);
  node->name = context_.impl().definitions.keep(text);
  return node;
}

Node ConstraintBuilder::integer(llvm::ArrayRef<std::int64_t> widths, unsigned signs) {
  ConstraintNode* node = make(ConstraintKind::Integer);
  node->flags = static_cast<std::uint8_t>(signs & 7);
  node->numbers = context_.impl().definitions.keep_list(widths);
  return node;
}
Node ConstraintBuilder::floating(llvm::ArrayRef<llvm::StringRef> keywords) {
  ConstraintNode* node = make(ConstraintKind::Float);
  node->words = keep_words(context_, keywords);
  return node;
}
Node ConstraintBuilder::shaped(llvm::StringRef kind, Node element,
                               llvm::ArrayRef<std::int64_t> ranks) {
  ConstraintNode* node = make(ConstraintKind::Shaped, element);
  node->name = context_.impl().definitions.keep(kind);
  node->id = def_id(node->name);
  node->numbers = context_.impl().definitions.keep_list(ranks);
  return node;
}

Node ConstraintBuilder::integer_attr(Node type, llvm::ArrayRef<std::int64_t> bounds) {
  ConstraintNode* node = make(ConstraintKind::IntegerAttr, type);
  node->numbers = context_.impl().definitions.keep_list(bounds);
  return node;
}
Node ConstraintBuilder::float_attr(Node type) {
  return make(ConstraintKind::FloatAttr, type);
}
Node ConstraintBuilder::string_attr(llvm::ArrayRef<llvm::StringRef> words) {
  ConstraintNode* node = make(ConstraintKind::StringAttr);
  node->words = keep_words(context_, words);
  return node;
}
Node ConstraintBuilder::type_attr(Node type) {
  return make(ConstraintKind::TypeAttr, type);
}
Node ConstraintBuilder::array_attr(Node element) {
  return make(ConstraintKind::ArrayAttr, element);
}
Node ConstraintBuilder::dict_attr(llvm::ArrayRef<Part> entries) {
  llvm::SmallVector<Node, 4> parts;
  llvm::SmallVector<llvm::StringRef, 4> names;
  llvm::SmallVector<std::int64_t, 4> optional;
  for (const Part& entry : entries) {
    parts.push_back(entry.constraint);
    names.push_back(entry.name);
    optional.push_back(entry.is_optional);
  }
  ConstraintNode* node = make(ConstraintKind::DictAttr, parts);
  node->words = keep_words(context_, names);
  node->numbers = context_.impl().definitions.keep_list(llvm::ArrayRef<std::int64_t>(optional));
  return node;
}
Node ConstraintBuilder::symbol_ref(bool flat) {
  ConstraintNode* node = make(ConstraintKind::SymbolRef);
  node->flags = flat;
  return node;
}
Node ConstraintBuilder::dense_array(Node element) {
  return make(ConstraintKind::DenseArray, element);
}
Node ConstraintBuilder::dense_elements(Node element) {
  return make(ConstraintKind::DenseElements, element);
}

Node ConstraintBuilder::number(llvm::ArrayRef<std::int64_t> bounds) {
  ConstraintNode* node = make(ConstraintKind::Number);
  node->numbers = context_.impl().definitions.keep_list(bounds);
  return node;
}
Node ConstraintBuilder::boolean(bool value) {
  ConstraintNode* node = make(ConstraintKind::Bool);
  node->flags = value;
  return node;
}
Node ConstraintBuilder::string(llvm::ArrayRef<llvm::StringRef> words) {
  ConstraintNode* node = make(ConstraintKind::String);
  node->words = keep_words(context_, words);
  return node;
}
Node ConstraintBuilder::each(Node element) {
  return make(ConstraintKind::Each, element);
}

// Enumerations: the bounds are those of EnumAttrOf and EnumOf, where cases that
// count up go together.
static StaticSpan<std::int64_t> enum_bounds(Context& context, const EnumDef& def) {
  llvm::SmallVector<std::int64_t, 16> bounds;
  if (def.bits) {
    bounds = {0, def.mask()};
  } else {
    for (const EnumCase& entry : def.cases) {
      bool goes_on =
          !bounds.empty() && entry.value > bounds.back() && entry.value - 1 == bounds.back();
      if (goes_on)
        bounds.back() = entry.value;
      else
        bounds.append({entry.value, entry.value});
    }
  }
  return context.impl().definitions.keep_list(llvm::ArrayRef<std::int64_t>(bounds));
}
Node ConstraintBuilder::enum_attr(const EnumDef& def, Node type) {
  ConstraintNode* node = make(ConstraintKind::IntegerAttr, type);
  node->numbers = enum_bounds(context_, def);
  node->enumeration = &def;
  return node;
}
Node ConstraintBuilder::enumeration(const EnumDef& def) {
  ConstraintNode* node = make(ConstraintKind::Number);
  node->numbers = enum_bounds(context_, def);
  node->enumeration = &def;
  return node;
}

const EnumDef& make_enum(Context& context, const EnumSpec& spec) {
  DefinitionMemory& memory = context.impl().definitions;
  auto* def = memory.make<EnumDef>();
  def->name = memory.keep(spec.name);
  def->summary = memory.keep(spec.summary);
  def->bits = spec.bits;
  def->separator = memory.keep(spec.separator);
  llvm::SmallVector<EnumCase, 16> cases;
  for (const EnumCaseSpec& entry : spec.cases)
    cases.push_back({memory.keep(entry.name), entry.value, memory.keep(entry.summary)});
  def->cases = memory.keep_list(llvm::ArrayRef<EnumCase>(cases));
  return *def;
}

}  // namespace pliron
