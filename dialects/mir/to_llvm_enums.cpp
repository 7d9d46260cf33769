// mir-to-llvm: which variant an enum in memory is, and making it another.

#include "dialects/mir/to_llvm_impl.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::mir::to_llvm {

// A tag with its place in memory.
struct Tag {
  TagAttr attr;
  IntegerType declared;  // with its sign
  IntegerType type;      // the same without
  // Accessed as a pointer. A niche of 64 bits is nearly always one, and LLVM follows a pointer
  // through memory only while nobody reads it as an integer; the other way round it does not mind.
  bool as_pointer;
  Value address;
  std::uint64_t alignment;
};

static Tag tag_of(Lowering& l, AdtType adt, Value address) {
  TagAttr attr = adt.param<"tag">().as<TagAttr>();
  IntegerType type = attr.param<"type">().as<IntegerType>();
  std::uint64_t offset = attr.param<"offset">();
  bool is_niche = attr.param<"encoding">().str() == "niche";
  std::uint64_t natural = type.width() / 8;
  return {.attr = attr,
          .declared = type,
          .type = l.int_type(type.width()).as<IntegerType>(),
          .as_pointer = is_niche && type.width() == 64 && !type.is_signed(),
          .address = l.add_bytes(address, offset),
          .alignment = std::min(natural, llvm::MinAlign(adt.param<"align">(), offset))};
}

static llvm::APInt bits(std::uint64_t value, unsigned width) {
  return llvm::APInt(64, value).zextOrTrunc(width);
}

// The declared discriminant of a variant as a value of an integer type of mir. It is stored in 64 bits,
// with its sign when it has one.
static llvm::APInt discriminant(AdtType adt, std::uint64_t variant, IntegerType type) {
  llvm::APInt value(64, adt.variant(variant).param<"discriminant">());
  return type.is_signed() ? value.sextOrTrunc(type.width()) : value.zextOrTrunc(type.width());
}

// The discriminants of the niche's variants as `first + relative`, when they are consecutive; else
// chosen one by one.
static Value niche_discriminant(Lowering& l, AdtType adt, const Tag& tag, Value relative,
                                IntegerType type) {
  std::uint64_t first = tag.attr.param<"first_niche_variant">();
  std::uint64_t last = tag.attr.param<"last_niche_variant">();
  Type result_type = lowered(type);
  llvm::APInt base = discriminant(adt, first, type);
  bool consecutive = true;
  for (std::uint64_t v = first; v <= last; ++v)
    consecutive &= discriminant(adt, v, type) == base + (v - first);
  if (consecutive) {
    Value step = l.resize(relative, type.width(), false);
    return l.make<ll::AddOp>({step, l.integer(result_type, base)}, result_type);
  }
  Value result = l.integer(result_type, base);
  for (std::uint64_t v = first + 1; v <= last; ++v) {
    Value here = ll::build_icmp(l.builder(), l.location(), ll::IcmpPredicate::Eq, relative,
                                l.integer(relative.type(), v - first));
    Value value = l.integer(result_type, discriminant(adt, v, type));
    result = l.make<ll::SelectOp>({here, value, result}, result_type);
  }
  return result;
}

static Value load_tag(Lowering& l, const Tag& tag) {
  if (!tag.as_pointer)
    return l.load(tag.type, tag.address, tag.alignment);
  Value pointer = l.load(ll::PointerType::in(l.context()), tag.address, tag.alignment);
  return l.make<ll::PtrToIntOp>(pointer, tag.type);
}

static Value decode_niche(Lowering& l, AdtType adt, const Tag& tag, IntegerType type) {
  std::uint64_t first = tag.attr.param<"first_niche_variant">();
  std::uint64_t last = tag.attr.param<"last_niche_variant">();
  Type result_type = lowered(type);
  llvm::APInt start = bits(tag.attr.param<"niche_start">(), tag.type.width());
  Value untagged =
      l.integer(result_type, discriminant(adt, tag.attr.param<"untagged_variant">(), type));
  Value value = load_tag(l, tag);
  if (first == last) {
    Value is_niche = ll::build_icmp(l.builder(), l.location(), ll::IcmpPredicate::Eq, value,
                                    l.integer(tag.type, start));
    Value tagged = l.integer(result_type, discriminant(adt, first, type));
    return l.make<ll::SelectOp>({is_niche, tagged, untagged}, result_type);
  }
  // Wraps in the tag's width, as the niche does.
  Value relative = l.make<ll::SubOp>({value, l.integer(tag.type, start)}, tag.type);
  Value is_niche = ll::build_icmp(l.builder(), l.location(), ll::IcmpPredicate::Ule, relative,
                                  l.integer(tag.type, last - first));
  Value tagged = niche_discriminant(l, adt, tag, relative, type);
  return l.make<ll::SelectOp>({is_niche, tagged, untagged}, result_type);
}

static void lower_get_discriminant(Lowering& l, GetDiscriminantOp op) {
  AdtType adt = pointee(op.operand<"address">().type()).as<AdtType>();
  Value result = op.result<"discriminant">();
  IntegerType type = result.type().as<IntegerType>();
  if (!adt.param<"tag">()) {
    // Nothing of a type without variants exists, so that nobody can ask.
    l.map(result, adt.num_variants() == 0 ? l.make<ll::PoisonOp>({}, lowered(type))
                                          : l.integer(lowered(type), discriminant(adt, 0, type)));
    return;
  }
  Tag tag = tag_of(l, adt, l.value(op.operand<"address">()));
  if (tag.attr.param<"encoding">().str() == "niche") {
    l.map(result, decode_niche(l, adt, tag, type));
    return;
  }
  l.map(result, l.resize(load_tag(l, tag), type.width(), tag.declared.is_signed()));
}

static void store_tag(Lowering& l, const Tag& tag, const llvm::APInt& value) {
  if (!tag.as_pointer) {
    l.store(l.integer(tag.type, value), tag.address, tag.alignment);
    return;
  }
  Type pointer = ll::PointerType::in(l.context());
  Value bits = value.isZero() ? l.make<ll::ZeroOp>({}, pointer)
                              : l.make<ll::IntToPtrOp>(l.integer(tag.type, value), pointer);
  l.store(bits, tag.address, tag.alignment);
}

static void lower_set_discriminant(Lowering& l, SetDiscriminantOp op) {
  AdtType adt = pointee(op.operand<"address">().type()).as<AdtType>();
  if (!adt.param<"tag">())
    return;
  auto variant = static_cast<std::uint64_t>(op.attr_as<IntegerAttr, "variant">().as_int());
  Tag tag = tag_of(l, adt, l.value(op.operand<"address">()));
  unsigned width = tag.type.width();
  if (tag.attr.param<"encoding">().str() == "direct")
    return store_tag(l, tag, discriminant(adt, variant, tag.declared));
  if (variant == tag.attr.param<"untagged_variant">())
    return;  // its own fields say so
  std::uint64_t first = tag.attr.param<"first_niche_variant">();
  store_tag(l, tag, bits(tag.attr.param<"niche_start">(), width) + (variant - first));
}

llvm::ArrayRef<Rule> enum_rules() {
  static constexpr Rule rules[] = {
      rule<GetDiscriminantOp, lower_get_discriminant>(),
      rule<SetDiscriminantOp, lower_set_discriminant>(),
  };
  return rules;
}

}  // namespace pliron::mir::to_llvm
