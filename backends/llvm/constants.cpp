// Attributes as constants of LLVM.

#include "llvm/IR/Constants.h"
#include "backends/llvm/translate.h"

namespace pliron::llvm_ir {

// One number of a type: an integer, a float, or the bits of either.
static llvm::Constant* scalar_from_bits(llvm::Type* type, const llvm::APInt& bits) {
  if (type->isFloatingPointTy())
    return llvm::ConstantFP::get(type->getContext(), llvm::APFloat(type->getFltSemantics(), bits));
  return llvm::ConstantInt::get(type->getContext(), bits);
}

// Elements from `next` on, as many as `type` has, row by row.
static llvm::Constant* dense_constant(llvm::Type* type, DenseElementsAttr dense,
                                      std::size_t& next) {
  std::uint64_t count;
  llvm::Type* element;
  if (auto* array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    count = array->getNumElements();
    element = array->getElementType();
  } else if (auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    count = vector->getNumElements();
    element = vector->getElementType();
  } else {
    return scalar_from_bits(type, dense.bits(next++));
  }
  llvm::SmallVector<llvm::Constant*, 16> members;
  for (std::uint64_t i = 0; i < count; ++i)
    members.push_back(dense_constant(element, dense, next));
  if (auto* array = llvm::dyn_cast<llvm::ArrayType>(type))
    return llvm::ConstantArray::get(array, members);
  return llvm::ConstantVector::get(members);
}

static llvm::Constant* aggregate_constant(ModuleState& state, Operation* user, ArrayAttr values,
                                          Type type, llvm::Type* translated) {
  ll::ArrayType array = type.try_as<ll::ArrayType>();
  ll::StructType record = type.try_as<ll::StructType>();
  llvm::SmallVector<llvm::Constant*, 8> members;
  for (std::size_t i = 0; i < values.size(); ++i) {
    Type member = array ? array.element() : record.element(i);
    members.push_back(translate_constant(state, user, values[i], member));
    if (!members.back())
      return nullptr;
  }
  if (array)
    return llvm::ConstantArray::get(llvm::cast<llvm::ArrayType>(translated), members);
  return llvm::ConstantStruct::get(llvm::cast<llvm::StructType>(translated), members);
}

// The verifier has checked that the attribute fits the type.
llvm::Constant* translate_constant(ModuleState& state, Operation* user, Attribute value,
                                   Type type) {
  llvm::Type* translated = state.type(user, type);
  if (!translated)
    return nullptr;
  if (value.is<ll::ZeroAttr>())
    return llvm::Constant::getNullValue(translated);
  if (value.is<ll::UndefAttr>())
    return llvm::UndefValue::get(translated);
  if (value.is<ll::PoisonAttr>())
    return llvm::PoisonValue::get(translated);
  if (IntegerAttr integer = value.try_as<IntegerAttr>())
    return llvm::ConstantInt::get(
        translated, *ll::integer_constant(integer, translated->getIntegerBitWidth()));
  if (FloatAttr real = value.try_as<FloatAttr>())
    return scalar_from_bits(translated, real.value().bitcastToAPInt());
  if (StringAttr text = value.try_as<StringAttr>())
    return llvm::ConstantDataArray::getString(state.llvm_context(), text.value(),
                                              /*AddNull=*/false);
  if (ArrayAttr array = value.try_as<ArrayAttr>())
    return aggregate_constant(state, user, array, type, translated);
  if (DenseElementsAttr dense = value.try_as<DenseElementsAttr>()) {
    std::size_t next = 0;
    return dense_constant(translated, dense, next);
  }
  user->emit_op_error() << "attribute " << value << " has no form as a constant of LLVM IR";
  return nullptr;
}

}  // namespace pliron::llvm_ir
