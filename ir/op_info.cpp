#include "ir/op_info.h"

#include "ir/context.h"

namespace pliron {

llvm::ArrayRef<Type> InferInput::group(int group) const {
  auto index = static_cast<std::size_t>(group);
  std::size_t first = 0;
  for (std::size_t i = 0; i < index; ++i)
    first += group_sizes[i];
  return operands.slice(first, group_sizes[index]);
}

Attribute InferInput::attr(int slot) const {
  auto index = static_cast<unsigned>(slot);
  Attribute value = index < attrs.size() ? attrs[index] : Attribute();
  return value ? value : info.default_attr(index);
}

InFlightDiagnostic InferInput::emit_error() const {
  return context().emit_error(location) << "'" << info.name.str() << "' op ";
}

std::string_view trait_name(Trait trait) {
  static constexpr std::string_view names[] = {"Terminator",
                                               "IsolatedFromAbove",
                                               "SymbolTable",
                                               "Symbol",
                                               "Pure",
                                               "Commutative",
                                               "SameOperandsAndResultType",
                                               "ConstantLike",
                                               "NoTerminator",
                                               "SingleBlock",
                                               "GraphRegion",
                                               "ReadsMemory",
                                               "WritesMemory",
                                               "Convergent",
                                               "Allocates",
                                               "FunctionLike",
                                               "ReturnLike",
                                               "SameTypeOperands",
                                               "SameOperandsElementType",
                                               "SameOperandsAndResultElementType",
                                               "RecursiveMemoryEffects",
                                               "Idempotent",
                                               "Involution"};
  auto bits = static_cast<std::uint32_t>(trait);
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (bits == 1u << i)
      return names[i];
  return "";
}

}  // namespace pliron
