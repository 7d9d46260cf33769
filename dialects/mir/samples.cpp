// What constraints of the dialect accept that only functions can say, and samples of it for random
// IR.

#include "dialects/mir/ops.h"
#include "ir/random.h"
#include "llvm/ADT/ArrayRef.h"

namespace pliron::mir {

bool is_cast_kind(Attribute attr) {
  StringAttr text = attr.try_as<StringAttr>();
  return text && cast_kind(text.value()) != CastKind::Unknown;
}

Attribute sample_cast_kind(Context& context, Random& random) {
  static constexpr llvm::StringLiteral names[] = {"IntToInt",
                                                  "FloatToInt",
                                                  "FloatToFloat",
                                                  "IntToFloat",
                                                  "PtrToPtr",
                                                  "PointerExposeProvenance",
                                                  "PointerWithExposedProvenance",
                                                  "Transmute",
                                                  "PointerCoercion(Unsize, Implicit)",
                                                  "PointerCoercion(MutToConstPointer, Implicit)"};
  return StringAttr::get(context, names[random.below(std::size(names))]);
}

bool is_aggregate_pointer(Type type) {
  return is_pointer(type) && pointee(type).is<AdtType>();
}

// A tag in the first byte, which each enum has room for.
static Attribute sample_tag(Context& context, Random& random, std::uint64_t variants) {
  bool is_niche = random.one_in(2);
  std::uint64_t first = random.below(variants);
  std::uint64_t last = first + random.below(variants - first);
  return TagAttr::get(context, context.identifier(is_niche ? "niche" : "direct"),
                      Type(IntegerType::get(context, 8, Signedness::Unsigned)), std::uint64_t{0},
                      random.below(variants), first, last, random.below(256));
}

Type sample_aggregate_pointer(Context& context, Random& random) {
  static constexpr llvm::StringLiteral kinds[] = {"struct", "enum", "union", "tuple", "closure"};
  llvm::StringRef kind = kinds[random.below(std::size(kinds))];
  std::uint64_t align = std::uint64_t{1} << random.below(5);
  std::uint64_t size = align * (1 + random.below(8));
  std::uint64_t count = kind == "enum" ? 1 + random.below(3) : 1;
  llvm::SmallVector<Attribute, 3> variants;
  for (std::uint64_t i = 0; i < count; ++i) {
    llvm::SmallVector<std::int64_t, 4> offsets(random.below(4));
    for (std::int64_t& offset : offsets)
      offset = static_cast<std::int64_t>(random.below(size));
    variants.push_back(
        VariantAttr::get(context, context.identifier("V"), i,
                         ParamValue(context, llvm::ArrayRef<std::int64_t>(offsets))));
  }
  Attribute tag = kind == "enum" && (count > 1 || random.one_in(2))
                      ? sample_tag(context, random, count)
                      : Attribute();
  Type adt = AdtType::get(context, context.identifier(kind), context.identifier("Sample"), size,
                          align, random.one_in(2), random.one_in(2),
                          ParamValue(context, llvm::ArrayRef<Attribute>(variants)), tag);
  bool is_mutable = random.one_in(2);
  auto space = static_cast<unsigned>(random.one_in(4) ? random.below(6) : 0);
  return random.one_in(2) ? Type(PtrType::get(adt, is_mutable, space))
                          : Type(RefType::get(adt, is_mutable, space));
}

}  // namespace pliron::mir
