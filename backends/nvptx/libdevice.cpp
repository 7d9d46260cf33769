#include "backends/nvptx/libdevice.h"

#include "backends/nvptx/cuda_files.h"
#include "backends/nvptx/llvm_errors.h"
#include "ir/context.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/IPO/Internalize.h"

namespace pliron::nvptx {
namespace {

namespace intrinsic = llvm::Intrinsic;

// A function of libdevice: `__nv_NAME` takes and returns f64, `__nv_NAMEf` f32.
struct MathFunction {
  llvm::StringLiteral name;  // also C's name for it
  unsigned operands;
  llvm::Intrinsic::ID intrinsic = intrinsic::not_intrinsic;  // LLVM's name for it
  // There is `__nv_fast_NAMEf`, built on the GPU's approximate instructions; taken for calls with
  // the flag `afn`.
  bool has_fast = false;
};

constexpr MathFunction math_functions[] = {
    {"sin", 1, intrinsic::sin, true},
    {"cos", 1, intrinsic::cos, true},
    {"tan", 1, intrinsic::tan, true},
    {"asin", 1, intrinsic::asin},
    {"acos", 1, intrinsic::acos},
    {"atan", 1, intrinsic::atan},
    {"sinh", 1, intrinsic::sinh},
    {"cosh", 1, intrinsic::cosh},
    {"tanh", 1, intrinsic::tanh, true},
    {"exp", 1, intrinsic::exp, true},
    {"exp2", 1, intrinsic::exp2},
    {"exp10", 1, intrinsic::exp10, true},
    {"log", 1, intrinsic::log, true},
    {"log2", 1, intrinsic::log2, true},
    {"log10", 1, intrinsic::log10, true},
    {"pow", 2, intrinsic::pow, true},
    {"atan2", 2, intrinsic::atan2},
    {"asinh", 1},
    {"acosh", 1},
    {"atanh", 1},
    {"cbrt", 1},
    {"expm1", 1},
    {"log1p", 1},
    {"erf", 1},
    {"erfc", 1},
    {"tgamma", 1},
    {"lgamma", 1},
    {"hypot", 2},
    {"fdim", 2},
    {"fmod", 2},
    {"remainder", 2},
    {"nextafter", 2},
};

// C functions that are instructions of the GPU: their intrinsics are selected exactly.
struct NativeFunction {
  llvm::StringLiteral name;
  unsigned operands;
  llvm::Intrinsic::ID intrinsic;
};

constexpr NativeFunction native_functions[] = {
    {"sqrt", 1, intrinsic::sqrt},
    {"fabs", 1, intrinsic::fabs},
    {"floor", 1, intrinsic::floor},
    {"ceil", 1, intrinsic::ceil},
    {"trunc", 1, intrinsic::trunc},
    {"round", 1, intrinsic::round},
    {"rint", 1, intrinsic::rint},
    {"nearbyint", 1, intrinsic::nearbyint},
    {"roundeven", 1, intrinsic::roundeven},
    {"fmin", 2, intrinsic::minnum},
    {"fmax", 2, intrinsic::maxnum},
    {"copysign", 2, intrinsic::copysign},
    {"fma", 3, intrinsic::fma},
};

const MathFunction* find_by_name(llvm::StringRef name) {
  const auto* row = llvm::find_if(math_functions, [&](auto& f) { return f.name == name; });
  return row == std::end(math_functions) ? nullptr : row;
}

const MathFunction* find_by_intrinsic(llvm::Intrinsic::ID id) {
  const auto* row = llvm::find_if(math_functions, [&](auto& f) { return f.intrinsic == id; });
  return id == intrinsic::not_intrinsic || row == std::end(math_functions) ? nullptr : row;
}

bool is_small_float(llvm::Type* type) {
  return type->isHalfTy() || type->isBFloatTy();
}
bool is_math_float(llvm::Type* type) {
  return is_small_float(type) || type->isFloatTy() || type->isDoubleTy();
}

// Emits `function` on scalars. The operands' first type is the type it works in; f16 and bf16 are
// computed in f32 and rounded, as Rust's own f16 functions are.
class MathEmitter {
 public:
  explicit MathEmitter(llvm::Instruction& origin)
      : module_(*origin.getModule()), builder_(&origin), origin_(origin) {
    if (auto* math = llvm::dyn_cast<llvm::FPMathOperator>(&origin)) {
      builder_.setFastMathFlags(math->getFastMathFlags());
    }
  }

  llvm::IRBuilder<>& builder() { return builder_; }

  llvm::Value* call(const MathFunction& function, llvm::ArrayRef<llvm::Value*> operands) {
    llvm::Type* type = operands[0]->getType();
    if (is_small_float(type)) {
      llvm::SmallVector<llvm::Value*, 2> wide;
      for (llvm::Value* operand : operands) {
        wide.push_back(builder_.CreateFPExt(operand, builder_.getFloatTy()));
      }
      return builder_.CreateFPTrunc(call(function, wide), type);
    }
    // ex2.approx.f32 is what __nv_exp2f consists of.
    if (function.intrinsic == intrinsic::exp2 && type->isFloatTy()) {
      return builder_.CreateUnaryIntrinsic(intrinsic::exp2, operands[0]);
    }
    bool fast = function.has_fast && type->isFloatTy() && builder_.getFastMathFlags().approxFunc();
    return call_libdevice((fast ? "fast_" : "") + function.name, operands);
  }

  llvm::Value* powi(llvm::Value* base, llvm::Value* exponent) {
    llvm::Type* type = base->getType();
    if (is_small_float(type)) {
      llvm::Value* wide = builder_.CreateFPExt(base, builder_.getFloatTy());
      return builder_.CreateFPTrunc(powi(wide, exponent), type);
    }
    if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(exponent)) {
      return constant_powi(base, constant->getSExtValue());
    }
    return call_libdevice("powi", {base, exponent});
  }

 private:
  llvm::Value* call_libdevice(const llvm::Twine& name, llvm::ArrayRef<llvm::Value*> operands) {
    llvm::Type* type = operands[0]->getType();
    llvm::SmallVector<llvm::Type*, 2> types;
    for (llvm::Value* operand : operands) {
      types.push_back(operand->getType());
    }
    auto* signature = llvm::FunctionType::get(type, types, false);
    std::string symbol = ("__nv_" + name + (type->isFloatTy() ? "f" : "")).str();
    llvm::FunctionCallee callee = module_.getOrInsertFunction(symbol, signature);
    llvm::CallInst* call = builder_.CreateCall(callee, operands);
    call->setDebugLoc(origin_.getDebugLoc());
    return call;
  }

  llvm::Value* constant_powi(llvm::Value* base, std::int64_t exponent) {
    std::uint64_t rest = exponent < 0 ? -static_cast<std::uint64_t>(exponent) : exponent;
    llvm::Value* one = llvm::ConstantFP::get(base->getType(), 1.0);
    llvm::Value* result = nullptr;
    for (llvm::Value* power = base; rest != 0; rest >>= 1) {
      if (rest & 1) {
        result = result ? builder_.CreateFMul(result, power) : power;
      }
      if (rest > 1) {
        power = builder_.CreateFMul(power, power);
      }
    }
    if (result == nullptr) {
      return one;
    }
    return exponent < 0 ? builder_.CreateFDiv(one, result) : result;
  }

  llvm::Module& module_;
  llvm::IRBuilder<> builder_;
  llvm::Instruction& origin_;
};

// Applies `emit` to the operands, element by element if they are vectors. Operands that are scalars
// are the same for every element (powi's exponent).
using EmitScalar = llvm::function_ref<llvm::Value*(MathEmitter&, llvm::ArrayRef<llvm::Value*>)>;

llvm::Value* emit_elementwise(llvm::Instruction& origin, llvm::ArrayRef<llvm::Value*> operands,
                              EmitScalar emit) {
  MathEmitter emitter(origin);
  auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(origin.getType());
  if (vector == nullptr) {
    return emit(emitter, operands);
  }
  llvm::Value* result = llvm::PoisonValue::get(vector);
  for (unsigned i = 0; i < vector->getNumElements(); ++i) {
    llvm::SmallVector<llvm::Value*, 2> elements;
    for (llvm::Value* operand : operands) {
      bool is_vector = operand->getType()->isVectorTy();
      elements.push_back(is_vector ? emitter.builder().CreateExtractElement(operand, i) : operand);
    }
    result = emitter.builder().CreateInsertElement(result, emit(emitter, elements), i);
  }
  return result;
}

llvm::Value* replacement_of_intrinsic(llvm::IntrinsicInst& call) {
  if (!is_math_float(call.getType()->getScalarType())) {
    return nullptr;
  }
  if (call.getIntrinsicID() == intrinsic::powi) {
    if (!call.getArgOperand(1)->getType()->isIntegerTy(32)) {
      return nullptr;
    }
    return emit_elementwise(call, {call.getArgOperand(0), call.getArgOperand(1)},
                            [](MathEmitter& emitter, llvm::ArrayRef<llvm::Value*> operands) {
                              return emitter.powi(operands[0], operands[1]);
                            });
  }
  const MathFunction* function = find_by_intrinsic(call.getIntrinsicID());
  if (function == nullptr) {
    return nullptr;
  }
  if (function->intrinsic == intrinsic::exp2 && call.getType()->isFloatTy()) {
    return nullptr;  // selected as it is
  }
  llvm::SmallVector<llvm::Value*, 2> operands(call.args());
  return emit_elementwise(call, operands,
                          [&](MathEmitter& emitter, llvm::ArrayRef<llvm::Value*> scalars) {
                            return emitter.call(*function, scalars);
                          });
}

// NVPTX computes frem as x - trunc(x / y) * y, which is wrong once the quotient is rounded.
llvm::Value* replacement_of_frem(llvm::BinaryOperator& op) {
  if (op.getOpcode() != llvm::Instruction::FRem || !is_math_float(op.getType()->getScalarType())) {
    return nullptr;
  }
  return emit_elementwise(op, {op.getOperand(0), op.getOperand(1)},
                          [](MathEmitter& emitter, llvm::ArrayRef<llvm::Value*> scalars) {
                            return emitter.call(*find_by_name("fmod"), scalars);
                          });
}

// Whether `call` calls C's math function of this many operands: f64, or f32 with `f` behind the
// name.
bool has_math_signature(const llvm::CallInst& call, unsigned operands, bool is_f32) {
  llvm::Type* type = call.getType();
  return (is_f32 ? type->isFloatTy() : type->isDoubleTy()) && call.arg_size() == operands &&
         llvm::all_of(call.args(), [&](const llvm::Use& use) { return use->getType() == type; });
}

llvm::Value* replacement_of_c_function(llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  if (callee == nullptr || !callee->isDeclaration() || callee->isIntrinsic() ||
      callee->getFunctionType() != call.getFunctionType()) {
    return nullptr;
  }
  llvm::StringRef name = callee->getName();
  bool is_f32 = call.getType()->isFloatTy() && name.consume_back("f");
  llvm::SmallVector<llvm::Value*, 3> operands(call.args());
  for (const NativeFunction& native : native_functions) {
    if (native.name == name && has_math_signature(call, native.operands, is_f32)) {
      MathEmitter emitter(call);
      return emitter.builder().CreateIntrinsic(native.intrinsic, {call.getType()}, operands);
    }
  }
  const MathFunction* function = find_by_name(name);
  if (function == nullptr || !has_math_signature(call, function->operands, is_f32)) {
    return nullptr;
  }
  MathEmitter emitter(call);
  return emitter.call(*function, operands);
}

llvm::Value* replacement_of(llvm::Instruction& instruction) {
  if (auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction)) {
    return replacement_of_intrinsic(*call);
  }
  if (auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) {
    return replacement_of_c_function(*call);
  }
  if (auto* op = llvm::dyn_cast<llvm::BinaryOperator>(&instruction)) {
    return replacement_of_frem(*op);
  }
  return nullptr;
}

llvm::SmallVector<llvm::Function*> missing_functions(llvm::Module& module) {
  llvm::SmallVector<llvm::Function*> missing;
  for (llvm::Function& function : module) {
    if (function.isDeclaration() && !function.use_empty() &&
        function.getName().starts_with("__nv_")) {
      missing.push_back(&function);
    }
  }
  return missing;
}

Location location_of_first_call(Context& context, llvm::Function& function) {
  for (llvm::User* user : function.users()) {
    if (auto* instruction = llvm::dyn_cast<llvm::Instruction>(user)) {
      return location_of(context, *instruction);
    }
  }
  return Location::unknown();
}

LogicalResult report_no_libdevice(Context& context, llvm::Function& needed,
                                  const FoundFile& found) {
  return context.emit_error(location_of_first_call(context, needed))
         << "this needs the function `" << needed.getName()
         << "` of NVIDIA's math library libdevice.10.bc, which was not found; install the CUDA "
            "Toolkit, or the Python wheel nvidia-nvvm into a folder that PLIRON_CUDA_DIR "
            "names, or set PLIRON_LIBDEVICE to the file (searched: "
         << llvm::join(found.searched, ", ") << ")";
}

// libdevice asks `__nvvm_reflect` how it is compiled. LLVM's NVVMReflect pass answers __CUDA_FTZ
// (from the module flag) and __CUDA_ARCH, and 0 to everything else. Square roots and divisions are
// to be exact, so we answer those two first.
void answer_precision_queries(llvm::Module& module) {
  llvm::Function* reflect = module.getFunction("__nvvm_reflect");
  if (reflect == nullptr) {
    return;
  }
  for (llvm::User* user : llvm::make_early_inc_range(reflect->users())) {
    auto* call = llvm::dyn_cast<llvm::CallInst>(user);
    llvm::StringRef query;
    if (call == nullptr || !llvm::getConstantStringInfo(call->getArgOperand(0), query)) {
      continue;
    }
    if (query == "__CUDA_PREC_SQRT" || query == "__CUDA_PREC_DIV") {
      call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), 1));
      call->eraseFromParent();
    }
  }
}

LogicalResult link_file(Context& context, llvm::Module& module, llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    return context.emit_error(Location::unknown())
           << "cannot read libdevice '" << path << "': " << buffer.getError().message();
  }
  llvm::Expected<std::unique_ptr<llvm::Module>> library =
      llvm::getOwningLazyBitcodeModule(std::move(*buffer), module.getContext());
  if (!library) {
    return context.emit_error(Location::unknown())
           << "libdevice '" << path
           << "' is not LLVM bitcode that this LLVM reads: " << llvm::toString(library.takeError());
  }
  // It says nvptx64-nvidia-gpulibs and an older layout of the same sizes.
  (*library)->setTargetTriple(module.getTargetTriple());
  (*library)->setDataLayout(module.getDataLayout());
  auto make_internal = [](llvm::Module& linked, const llvm::StringSet<>& imported) {
    llvm::internalizeModule(linked, [&](const llvm::GlobalValue& value) {
      return !value.hasName() || !imported.contains(value.getName());
    });
  };
  if (llvm::Linker::linkModules(module, std::move(*library), llvm::Linker::LinkOnlyNeeded,
                                make_internal)) {
    return context.emit_error(Location::unknown()) << "cannot link libdevice '" << path << "'";
  }
  return success();
}

}  // namespace

void use_libdevice(llvm::Module& module) {
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      if (llvm::Value* value = replacement_of(instruction)) {
        instruction.replaceAllUsesWith(value);
        instruction.eraseFromParent();
      }
    }
  }
}

LogicalResult link_libdevice(Context& context, llvm::Module& module, const NvptxOptions& options) {
  llvm::SmallVector<llvm::Function*> needed = missing_functions(module);
  if (needed.empty()) {
    return success();
  }
  FoundFile file = find_libdevice(options.libdevice_path);
  if (!file) {
    return report_no_libdevice(context, *needed.front(), file);
  }
  ScopedLlvmHandler handler(context, module.getContext());
  if (failed(link_file(context, module, file.path))) {
    return failure();
  }
  for (llvm::Function* function : missing_functions(module)) {
    return context.emit_error(location_of_first_call(context, *function))
           << "libdevice '" << file.path << "' has no function `" << function->getName() << "`";
  }
  answer_precision_queries(module);
  if (module.getModuleFlag("nvvm-reflect-ftz") == nullptr) {
    module.addModuleFlag(llvm::Module::Override, "nvvm-reflect-ftz", 0u);
  }
  return success();
}

}  // namespace pliron::nvptx
