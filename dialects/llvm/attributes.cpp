#include "dialects/llvm/attributes.h"

#include "dialects/llvm/types.h"
#include "ir/diagnostics.h"
#include "ir/random.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::llvm_dialect {

LogicalResult ConstantRangeAttr::verify(EmitError emit) const {
  IntegerType type = param<"type">().as<IntegerType>();
  if (type.width() > 64)
    return emit() << "a constant range needs an integer type of at most 64 bits, got " << type;
  for (std::int64_t bound : {param<"lower">(), param<"upper">()})
    if (!llvm::isIntN(type.width(), bound) &&
        !llvm::isUIntN(type.width(), static_cast<std::uint64_t>(bound)))
      return emit() << "a bound does not fit " << type;
  return success();
}

std::optional<llvm::APInt> integer_constant(IntegerAttr attr, unsigned width) {
  llvm::APInt value = attr.value();
  if (!value.isSignedIntN(width) && !value.isIntN(width))
    return std::nullopt;
  return value.sextOrTrunc(width);
}

// Constraints.
// --------------------------------------------------------------------------------------------

bool is_alignment_attr(Attribute attr) {
  if (!I64Attr.accepts(attr))
    return false;
  std::int64_t value = attr.as<IntegerAttr>().as_int();
  return value > 0 && llvm::isPowerOf2_64(static_cast<std::uint64_t>(value));
}
Attribute sample_alignment_attr(Context& context, Random& random) {
  return IntegerAttr::i64(context, std::int64_t{1} << random.below(8));
}

}  // namespace pliron::llvm_dialect
