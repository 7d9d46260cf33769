#include "bindings/rustc/const_eval.h"

#include "bindings/rustc/reader_module.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::rustc {

using llvm::APInt;

static constexpr std::uint64_t word = 8;  // bytes of a pointer, and of a length
static constexpr std::uint64_t max_bytes = std::uint64_t{1} << 20;
static constexpr unsigned max_depth = 32;

// ---- memory -------------------------------------------------------------------------------------

std::optional<std::uint64_t> ConstEvaluator::size_of(const Type* type) {
  pliron::Type converted = type ? owner_.types().try_convert(type) : pliron::Type();
  mir::SizeAlign layout;
  if (!converted || !mir::layout_of(converted, layout))
    return std::nullopt;
  return layout.size;
}

ConstEvaluator::Memory* ConstEvaluator::allocate(const Type* type) {
  pliron::Type converted = type ? owner_.types().try_convert(type) : pliron::Type();
  mir::SizeAlign layout;
  if (!converted || !mir::layout_of(converted, layout) || layout.size > max_bytes - bytes_)
    return nullptr;
  bytes_ += layout.size;
  Memory& memory = memories_.emplace_back();
  memory.bytes.resize(layout.size);
  memory.align = layout.align;
  return &memory;
}

bool ConstEvaluator::fits(const Where& at, std::uint64_t size) const {
  std::uint64_t all = at.memory->bytes.size();
  return at.offset <= all && size <= all - at.offset;
}

bool ConstEvaluator::write(const Where& to, const APInt& bits, std::uint64_t size) {
  if (!fits(to, size))
    return false;
  for (std::uint64_t i = 0; i < size; ++i)
    to.memory->bytes[to.offset + i] =
        static_cast<std::uint8_t>(bits.extractBitsAsZExtValue(8, static_cast<unsigned>(8 * i)));
  auto& pointers = to.memory->pointers;
  pointers.erase(pointers.lower_bound(to.offset), pointers.lower_bound(to.offset + size));
  return true;
}

bool ConstEvaluator::write_pointer(const Where& to, Target target) {
  if (!write(to, APInt(64, 0), word))
    return false;
  to.memory->pointers[to.offset] = std::move(target);
  return true;
}

const ConstEvaluator::Target* ConstEvaluator::pointer_at(const Where& at) const {
  auto it = at.memory->pointers.find(at.offset);
  return it == at.memory->pointers.end() ? nullptr : &it->second;
}

bool ConstEvaluator::copy(const Where& from, const Where& to) {
  std::optional<std::uint64_t> size = size_of(to.type);
  if (!size || !fits(from, *size) || !fits(to, *size))
    return false;
  std::vector<std::uint8_t> bytes(from.memory->bytes.begin() + from.offset,
                                  from.memory->bytes.begin() + from.offset + *size);
  std::vector<std::pair<std::uint64_t, Target>> pointers;
  for (const auto& [offset, target] : from.memory->pointers)
    if (offset >= from.offset && offset < from.offset + *size)
      pointers.push_back({offset - from.offset, target});
  llvm::copy(bytes, to.memory->bytes.begin() + to.offset);
  auto& old = to.memory->pointers;
  old.erase(old.lower_bound(to.offset), old.lower_bound(to.offset + *size));
  for (auto& [offset, target] : pointers)
    old[to.offset + offset] = std::move(target);
  return true;
}

// ---- places -------------------------------------------------------------------------------------

mir::AdtType ConstEvaluator::adt(const Type* type) {
  pliron::Type converted = type ? owner_.types().try_convert(type) : pliron::Type();
  return converted ? converted.try_as<mir::AdtType>() : mir::AdtType(nullptr);
}

std::optional<ConstEvaluator::Where> ConstEvaluator::field(const Where& at, unsigned variant,
                                                           unsigned number, const Type* type) {
  mir::AdtType aggregate = adt(at.type);
  if (!aggregate || variant >= aggregate.num_variants())
    return std::nullopt;
  auto offsets = aggregate.variant(variant).param<"offsets">();
  if (number >= offsets.size() || offsets[number] < 0)
    return std::nullopt;
  return Where{at.memory, at.offset + static_cast<std::uint64_t>(offsets[number]), type};
}

std::optional<ConstEvaluator::Where> ConstEvaluator::element(const Where& array,
                                                             std::uint64_t number) {
  if (!array.type->is(TypeKind::Array) || !array.type->length || number >= *array.type->length)
    return std::nullopt;
  std::optional<std::uint64_t> size = size_of(array.type->element);
  if (!size)
    return std::nullopt;
  return Where{array.memory, array.offset + number * *size, array.type->element};
}

bool ConstEvaluator::project(Where& at, const Projection& projection) {
  switch (projection.kind) {
    case ProjectionKind::Field: {
      std::optional<Where> part =
          field(at, at.variant.value_or(0), projection.index, projection.type);
      if (part)
        at = *part;
      return part.has_value();
    }
    case ProjectionKind::ConstantIndex: {
      std::optional<Where> part =
          projection.from_end ? std::nullopt : element(at, projection.offset);
      if (part)
        at = *part;
      return part.has_value();
    }
    case ProjectionKind::Deref: {
      const Target* target = pointer_at(at);
      if (!at.type->is_pointer() || !target || !target->memory)
        return false;
      at = {target->memory, target->offset, at.type->element};
      return true;
    }
    default:
      return false;
  }
}

std::optional<ConstEvaluator::Where> ConstEvaluator::place(Frame& frame, const Place& place) {
  const Type* type = frame.body.local_type(place.local);
  auto [local, is_new] = frame.locals.try_emplace(place.local, nullptr);
  if (is_new && type)
    local->second = allocate(type);
  if (!local->second)
    return std::nullopt;
  Where at{local->second, 0, type};
  for (const Projection& projection : place.projections)
    if (!project(at, projection))
      return std::nullopt;
  return at;
}

// ---- constants ----------------------------------------------------------------------------------

bool ConstEvaluator::set_variant(const Where& at, unsigned variant) {
  mir::AdtType type = adt(at.type);
  if (!type || variant >= type.num_variants() || !mir::adt_problem(type).empty())
    return false;
  if (!type.param<"tag">())
    return true;
  mir::TagAttr tag = type.param<"tag">().as<mir::TagAttr>();
  unsigned width = tag.param<"type">().as<IntegerType>().width();
  APInt value(64, type.variant(variant).param<"discriminant">());
  if (tag.param<"encoding">().str() == "niche") {
    if (variant == tag.param<"untagged_variant">())
      return true;
    std::uint64_t first = tag.param<"first_niche_variant">();
    if (variant < first || variant > tag.param<"last_niche_variant">())
      return false;
    value = APInt(64, tag.param<"niche_start">()).zextOrTrunc(width) + (variant - first);
  }
  return write({at.memory, at.offset + tag.param<"offset">()}, value.sextOrTrunc(width), width / 8);
}

bool ConstEvaluator::bytes_of_alloc(unsigned id, std::uint64_t offset, const Where& to) {
  FailureOr<const Alloc*> found = owner_.module().alloc(id);
  std::optional<std::uint64_t> size = size_of(to.type);
  if (failed(found) || !size || !(*found)->has_contents)
    return false;
  const Alloc& alloc = **found;
  if (!fits(to, *size) || offset > alloc.size || *size > alloc.size - offset)
    return false;
  llvm::copy(alloc.bytes.slice(offset, *size), to.memory->bytes.begin() + to.offset);
  auto& old = to.memory->pointers;
  old.erase(old.lower_bound(to.offset), old.lower_bound(to.offset + *size));
  for (const Relocation& relocation : alloc.relocations) {
    if (relocation.offset < offset || relocation.offset >= offset + *size)
      continue;
    std::string symbol = owner_.alloc_symbol(relocation.alloc, location_);
    Where cell{to.memory, to.offset + relocation.offset - offset};
    if (symbol.empty() || !write_pointer(cell, {nullptr, symbol, relocation.addend}))
      return false;
  }
  return true;
}

bool ConstEvaluator::variant_of(const Type* type, const Path& path, unsigned& variant) {
  mir::AdtType aggregate = adt(type);
  if (!aggregate)
    return false;
  variant = 0;
  if (aggregate.param<"kind">() != "enum")
    return true;
  if (!type->is(TypeKind::Named) || path.base != (type->path->base + "::" + path.name()).str())
    return false;
  for (; variant < aggregate.num_variants(); ++variant)
    if (aggregate.variant(variant).param<"name">() == path.name())
      return true;
  return false;
}

bool ConstEvaluator::constant_elements(const Constant& constant, const Where& to) {
  unsigned variant = 0;
  bool is_array = to.type->is(TypeKind::Array);
  if (constant.path && !variant_of(to.type, *constant.path, variant))
    return false;
  for (unsigned i = 0; i < constant.elements.size(); ++i) {
    const Constant& value = *constant.elements[i];
    std::optional<Where> part = is_array ? element(to, i) : field(to, variant, i, value.type);
    if (!part || !part->type || !this->constant(value, *part))
      return false;
  }
  return is_array || set_variant(to, variant);
}

// A variant without fields, or another const.
bool ConstEvaluator::item_constant(const Constant& constant, const Where& to) {
  unsigned variant = 0;
  mir::AdtType aggregate = adt(to.type);
  bool is_enum = aggregate && aggregate.param<"kind">() == "enum";
  if (is_enum && variant_of(to.type, *constant.path, variant))
    return set_variant(to, variant);
  llvm::ArrayRef<const Item*> items = owner_.module().find(constant.path);
  if (items.size() != 1 || items[0]->kind == ItemKind::Fn || items[0]->type != to.type)
    return false;
  if (items[0]->kind == ItemKind::TrivialConst) {
    if (!items[0]->constant || depth_ >= max_depth)
      return false;
    ++depth_;
    bool is_known = this->constant(*items[0]->constant, to);
    --depth_;
    return is_known;
  }
  Memory* value = run(*items[0]);
  return value && copy({value, 0, to.type}, to);
}

bool ConstEvaluator::constant(const Constant& constant, const Where& to) {
  std::optional<std::uint64_t> size = size_of(to.type);
  if (!size)
    return false;
  if (*size == 0)
    return true;
  APInt bits(128, constant.words);
  switch (constant.kind) {
    case ConstantKind::Int:
    case ConstantKind::Float:
    case ConstantKind::Bool:
    case ConstantKind::Char:
    case ConstantKind::Transmute:
      return *size <= 16 && !constant.is_zero_sized && write(to, bits, *size);
    case ConstantKind::Str:
    case ConstantKind::ByteStr: {
      std::string symbol = owner_.constant_symbol(constant.bytes, 1, {}, location_);
      return write_pointer(to, {nullptr, symbol, 0}) &&
             (*size == word ||
              write({to.memory, to.offset + word}, APInt(64, constant.bytes.size()), word));
    }
    case ConstantKind::Alloc:
    case ConstantKind::Slice: {
      bool is_slice = constant.kind == ConstantKind::Slice;
      std::string symbol = owner_.alloc_symbol(constant.alloc, location_);
      return !symbol.empty() && *size == (is_slice ? 2 * word : word) &&
             write_pointer(to, {nullptr, symbol, is_slice ? 0 : constant.words[0]}) &&
             (!is_slice ||
              write({to.memory, to.offset + word}, APInt(64, constant.words[0]), word));
    }
    case ConstantKind::Indirect:
      return bytes_of_alloc(constant.alloc, constant.words[0], to);
    case ConstantKind::ByteArray:
      for (std::uint64_t i = 0; i < *size && *size == constant.bytes.size(); ++i)
        if (!write({to.memory, to.offset + i}, APInt(8, static_cast<std::uint8_t>(constant.bytes[i])), 1))
          return false;
      return *size == constant.bytes.size();
    case ConstantKind::Tuple:
    case ConstantKind::Array:
    case ConstantKind::Adt:
      return constant_elements(constant, to);
    case ConstantKind::Item:
      return item_constant(constant, to);
    default:
      return false;
  }
}

// ---- statements ---------------------------------------------------------------------------------

bool ConstEvaluator::operand(Frame& frame, const Operand& operand, const Where& to) {
  if (operand.constant)
    return constant(*operand.constant, to);
  std::optional<Where> from = operand.is_place() ? place(frame, operand.place) : std::nullopt;
  return from && copy(*from, to);
}

// `&place`, of something whose size is known.
bool ConstEvaluator::address(Frame& frame, const Place& place, const Where& to) {
  std::optional<Where> at = this->place(frame, place);
  return at && size_of(at->type) && size_of(to.type) == word &&
         write_pointer(to, {at->memory, "", at->offset});
}

// From a reference to an array to one to a slice.
bool ConstEvaluator::unsize(Frame& frame, const Rvalue& rvalue, const Where& to) {
  const Operand& source = rvalue.operands[0];
  const Type* from = source.is_place() ? place_type(frame.body, source.place)
                     : source.constant ? source.constant->type
                                       : nullptr;
  bool is_array = from && from->is_pointer() && from->element->is(TypeKind::Array) &&
                  from->element->length && to.type->is_pointer() &&
                  to.type->element->is(TypeKind::Slice);
  if (!is_array || size_of(to.type) != 2 * word)
    return false;
  return operand(frame, source, {to.memory, to.offset, from}) &&
         write({to.memory, to.offset + word}, APInt(64, *from->element->length), word);
}

bool ConstEvaluator::aggregate(Frame& frame, llvm::ArrayRef<Operand> operands, unsigned variant,
                               const Where& to) {
  for (unsigned i = 0; i < operands.size(); ++i) {
    const Operand& source = operands[i];
    const Type* type = source.is_place() ? place_type(frame.body, source.place)
                       : source.constant ? source.constant->type
                                         : nullptr;
    std::optional<Where> part = type ? field(to, variant, i, type) : std::nullopt;
    if (!part || !operand(frame, source, *part))
      return false;
  }
  return set_variant(to, variant);
}

// [a, b, c]  [a; n]
bool ConstEvaluator::elements(Frame& frame, const Rvalue& rvalue, const Where& to) {
  bool is_repeat = rvalue.kind == RvalueKind::Repeat;
  std::uint64_t count = is_repeat ? rvalue.count.value_or(max_bytes) : rvalue.operands.size();
  if (!to.type->is(TypeKind::Array) || to.type->length != count || count > max_bytes)
    return false;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::optional<Where> part = element(to, i);
    if (!part || !operand(frame, rvalue.operands[is_repeat ? 0 : i], *part))
      return false;
  }
  return true;
}

bool ConstEvaluator::assign(Frame& frame, const Rvalue& rvalue, const Where& to) {
  switch (rvalue.kind) {
    case RvalueKind::Use:
      return operand(frame, rvalue.operands[0], to);
    case RvalueKind::Ref:
    case RvalueKind::RawRef:
      return address(frame, rvalue.place, to);
    case RvalueKind::Cast:
      if (rvalue.cast == CastKind::Unsize)
        return unsize(frame, rvalue, to);
      return rvalue.cast == CastKind::PtrToPtr && operand(frame, rvalue.operands[0], to);
    case RvalueKind::Tuple:
      return aggregate(frame, rvalue.operands, 0, to);
    case RvalueKind::Adt: {
      unsigned variant = 0;
      return variant_of(to.type, *rvalue.path, variant) &&
             aggregate(frame, rvalue.operands, variant, to);
    }
    case RvalueKind::Array:
    case RvalueKind::Repeat:
      return elements(frame, rvalue, to);
    default:
      return false;
  }
}

bool ConstEvaluator::statement(Frame& frame, const Statement& statement) {
  switch (statement.kind) {
    case StatementKind::Assign: {
      std::optional<Where> to = place(frame, statement.place);
      return to && to->type && assign(frame, *statement.rvalue, *to);
    }
    case StatementKind::StorageLive:
    case StatementKind::StorageDead:
    case StatementKind::Nop:
    case StatementKind::ConstEvalCounter:
    case StatementKind::PlaceMention:
    case StatementKind::Informative:
      return true;
    default:
      return false;
  }
}

// The memory of the item's value; null when its initialiser does something that is not known here.
ConstEvaluator::Memory* ConstEvaluator::run(const Item& item) {
  const Body* body = depth_ < max_depth ? owner_.module().body_if_readable(item) : nullptr;
  if (!body)
    return nullptr;
  ++depth_;
  Frame frame{*body, decltype(Frame::locals)()};
  Memory* result = nullptr;
  std::size_t number = 0;
  // No block is run twice, so that this ends.
  for (std::size_t steps = 0; steps < body->blocks.size(); ++steps) {
    const Block& block = body->blocks[number];
    bool is_known = llvm::all_of(block.statements,
                                 [&](const Statement& s) { return statement(frame, s); });
    if (!is_known)
      break;
    if (block.terminator.kind == TerminatorKind::Return) {
      std::optional<Where> value = place(frame, Place{});
      result = value ? value->memory : nullptr;
      break;
    }
    if (block.terminator.kind != TerminatorKind::Goto)
      break;
    number = block.terminator.targets[0];
  }
  --depth_;
  return result;
}

// ---- globals ------------------------------------------------------------------------------------

// What a memory points to becomes a global first. References made in a straight line are in no circle.
std::string ConstEvaluator::global(Memory& memory) {
  if (!memory.symbol.empty())
    return memory.symbol;
  if (depth_ >= max_depth)
    return "";
  ++depth_;
  llvm::SmallVector<GlobalPointer, 4> pointers;
  bool is_good = true;
  for (auto& [offset, target] : memory.pointers) {
    std::string symbol = target.memory ? global(*target.memory) : target.symbol;
    is_good &= !symbol.empty();
    pointers.push_back({offset, std::move(symbol), target.offset});
  }
  --depth_;
  if (!is_good)
    return "";
  llvm::StringRef bytes(reinterpret_cast<const char*>(memory.bytes.data()), memory.bytes.size());
  return memory.symbol = owner_.constant_symbol(bytes, memory.align, pointers, location_);
}

std::optional<ConstEvaluator::Reference> ConstEvaluator::reference(const Item& item) {
  std::optional<std::uint64_t> size = size_of(item.type);
  if (!item.type->is_pointer() || !size)
    return std::nullopt;
  Memory* value = run(item);
  const Target* target = value ? pointer_at({value, 0}) : nullptr;
  if (!target)
    return std::nullopt;
  Reference result{target->memory ? global(*target->memory) : target->symbol, target->offset, {}};
  if (result.symbol.empty())
    return std::nullopt;
  if (*size == 2 * word) {
    std::uint64_t length = 0;
    for (std::uint64_t i = 0; i < word; ++i)
      length |= std::uint64_t{value->bytes[word + i]} << (8 * i);
    result.length = length;
  }
  return result;
}

}  // namespace pliron::rustc
