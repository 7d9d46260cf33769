// Types of the `llvm` dialect as LLVM's.

#include "backends/llvm/translate.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/Error.h"

namespace pliron::llvm_ir {

static llvm::Type* float_type(llvm::LLVMContext& context, FloatKind kind) {
  switch (kind) {
    case FloatKind::F16:
      return llvm::Type::getHalfTy(context);
    case FloatKind::BF16:
      return llvm::Type::getBFloatTy(context);
    case FloatKind::F32:
      return llvm::Type::getFloatTy(context);
    case FloatKind::F64:
      return llvm::Type::getDoubleTy(context);
    case FloatKind::F80:
      return llvm::Type::getX86_FP80Ty(context);
    case FloatKind::F128:
      return llvm::Type::getFP128Ty(context);
    default:
      return nullptr;
  }
}

llvm::Type* TypeTranslator::build_struct(ll::StructType type) {
  if (type.is_opaque())
    return llvm::StructType::create(context_, type.name().str());
  // There before its elements, which may lead to it.
  llvm::StructType* made = nullptr;
  if (type.name())
    types_[type] = made = llvm::StructType::create(context_, type.name().str());
  llvm::SmallVector<llvm::Type*, 8> elements;
  for (Type element : type.elements()) {
    elements.push_back(translate(element));
    if (!elements.back())
      return nullptr;
  }
  if (made) {
    // A struct that contains itself, which the verifier refuses, is one that LLVM does not take.
    bool refused = llvm::errorToBool(made->setBodyOrError(elements, type.is_packed()));
    if (refused)
      types_.erase(type);
    return refused ? nullptr : made;
  }
  return llvm::StructType::get(context_, elements, type.is_packed());
}

llvm::Type* TypeTranslator::build(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>()) {
    bool fits = integer.is_signless() && integer.width() > 0 &&
                integer.width() <= llvm::IntegerType::MAX_INT_BITS;
    return fits ? llvm::IntegerType::get(context_, integer.width()) : nullptr;
  }
  if (FloatType real = type.try_as<FloatType>())
    return float_type(context_, real.kind());
  if (ll::PointerType pointer = type.try_as<ll::PointerType>())
    return llvm::PointerType::get(context_, pointer.address_space());
  if (type.is<ll::VoidType>())
    return llvm::Type::getVoidTy(context_);
  if (ll::StructType record = type.try_as<ll::StructType>())
    return build_struct(record);
  if (ll::ArrayType array = type.try_as<ll::ArrayType>()) {
    llvm::Type* element = translate(array.element());
    return element ? llvm::ArrayType::get(element, array.size()) : nullptr;
  }
  if (VectorType vector = type.try_as<VectorType>()) {
    llvm::Type* element = ll::AnyVector.accepts(type) ? translate(vector.element_type()) : nullptr;
    return element ? llvm::VectorType::get(element, static_cast<unsigned>(vector.dim(0)),
                                           vector.is_scalable(0))
                   : nullptr;
  }
  if (ll::FunctionType function = type.try_as<ll::FunctionType>())
    return translate(function);
  return nullptr;
}

llvm::Type* TypeTranslator::translate(Type type) {
  if (llvm::Type* known = types_.lookup(type))
    return known;
  llvm::Type* made = build(type);
  if (made)
    types_[type] = made;
  return made;
}

llvm::FunctionType* TypeTranslator::translate(ll::FunctionType type) {
  llvm::Type* result = translate(type.result());
  if (!result)
    return nullptr;
  llvm::SmallVector<llvm::Type*, 8> parameters;
  for (Type parameter : type.parameters()) {
    parameters.push_back(translate(parameter));
    if (!parameters.back())
      return nullptr;
  }
  return llvm::FunctionType::get(result, parameters, type.is_vararg());
}

llvm::Type* ModuleState::type(Operation* user, Type type) {
  llvm::Type* translated = types.translate(type);
  if (!translated)
    user->emit_op_error() << "type " << type << " has no form in LLVM IR";
  return translated;
}

}  // namespace pliron::llvm_ir
