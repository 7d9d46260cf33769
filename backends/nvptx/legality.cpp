#include "backends/nvptx/legality.h"

#include <optional>
#include <string>

#include "backends/nvptx/llvm_errors.h"
#include "ir/context.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

namespace pliron::nvptx {
namespace {

namespace intrinsic = llvm::Intrinsic;

// Why an instruction cannot be translated and what to do, or nothing.
using Problem = std::optional<std::string>;

// Intrinsics that end in "cannot select" or in a library call that no GPU has, for any type. Found
// by trying every math intrinsic of LLVM 22 on every type; prepare() replaces the ones Rust has.
constexpr llvm::Intrinsic::ID unselectable[] = {
    intrinsic::sin,     intrinsic::cos,    intrinsic::tan,      intrinsic::asin,
    intrinsic::acos,    intrinsic::atan,   intrinsic::sinh,     intrinsic::cosh,
    intrinsic::tanh,    intrinsic::exp,    intrinsic::exp10,    intrinsic::log,
    intrinsic::log2,    intrinsic::log10,  intrinsic::pow,      intrinsic::atan2,
    intrinsic::powi,    intrinsic::lrint,  intrinsic::llrint,   intrinsic::lround,
    intrinsic::llround, intrinsic::sincos, intrinsic::sincospi, intrinsic::modf,
};

// Of these, the ones with an approximate instruction for f32, selected where the call has `afn`
// (libdevice's own __nv_fast_ functions consist of them).
constexpr llvm::Intrinsic::ID approximated[] = {intrinsic::sin, intrinsic::cos, intrinsic::tanh};

bool is_f128(const llvm::Type* type) {
  type = type->getScalarType();
  return type->isFP128Ty() || type->isX86_FP80Ty() || type->isPPC_FP128Ty();
}

bool touches_f128(const llvm::Instruction& instruction) {
  return is_f128(instruction.getType()) || llvm::any_of(instruction.operands(), [](auto& operand) {
           return is_f128(operand->getType());
         });
}

Problem check_float_type(const llvm::Instruction& instruction) {
  bool is_arithmetic = llvm::isa<llvm::UnaryOperator, llvm::BinaryOperator, llvm::CastInst,
                                 llvm::CmpInst, llvm::IntrinsicInst>(instruction) &&
                       !llvm::isa<llvm::BitCastInst>(instruction);
  if (!is_arithmetic || !touches_f128(instruction)) {
    return std::nullopt;
  }
  return "arithmetic on 128-bit floating point numbers, which GPUs do not have; use f64";
}

bool is_wide_integer(const llvm::Type* type) {
  return type->isIntOrIntVectorTy() && type->getScalarSizeInBits() > 64;
}

// Integers of more than 64 bits to or from floating point: a library call. prepare() expands the
// scalar ones of 128 bits.
Problem check_wide_conversion(const llvm::Instruction& instruction) {
  bool is_conversion =
      llvm::isa<llvm::SIToFPInst, llvm::UIToFPInst, llvm::FPToSIInst, llvm::FPToUIInst>(
          instruction);
  if (auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction)) {
    is_conversion = call->getIntrinsicID() == intrinsic::fptosi_sat ||
                    call->getIntrinsicID() == intrinsic::fptoui_sat;
  }
  if (!is_conversion || (!is_wide_integer(instruction.getType()) &&
                         !is_wide_integer(instruction.getOperand(0)->getType()))) {
    return std::nullopt;
  }
  return "a conversion between floating point and an integer vector of more than 64 bits; convert "
         "the elements one by one";
}

Problem check_intrinsic(const llvm::Instruction& instruction) {
  auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  if (call == nullptr) {
    return std::nullopt;
  }
  bool is_bf16_canonicalize = call->getIntrinsicID() == intrinsic::canonicalize &&
                              call->getType()->getScalarType()->isBFloatTy();
  bool is_wide_exp2 =
      call->getIntrinsicID() == intrinsic::exp2 && call->getType()->getScalarType()->isDoubleTy();
  if (!llvm::is_contained(unselectable, call->getIntrinsicID()) && !is_bf16_canonicalize &&
      !is_wide_exp2) {
    return std::nullopt;
  }
  bool has_approximation = llvm::is_contained(approximated, call->getIntrinsicID()) &&
                           call->hasApproxFunc() && !call->getType()->getScalarType()->isDoubleTy();
  if (has_approximation) {
    return std::nullopt;
  }
  return "the intrinsic `" + call->getCalledFunction()->getName().str() +
         "`, which LLVM cannot translate for NVIDIA GPUs; write it with other functions";
}

const llvm::Type* atomic_type(const llvm::Instruction& instruction) {
  if (!instruction.isAtomic()) {
    return nullptr;
  }
  if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
    return exchange->getCompareOperand()->getType();
  }
  if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    return store->getValueOperand()->getType();
  }
  return llvm::isa<llvm::FenceInst>(instruction) ? nullptr : instruction.getType();
}

Problem check_atomic(const llvm::Instruction& instruction) {
  const llvm::Type* type = atomic_type(instruction);
  if (type == nullptr || type->getPrimitiveSizeInBits() <= 64) {
    return std::nullopt;
  }
  return "an atomic access of more than 64 bits; use two, or a lock";
}

Problem check_control_flow(const llvm::Instruction& instruction) {
  if (llvm::isa<llvm::IndirectBrInst, llvm::CallBrInst>(instruction)) {
    return "a jump to a computed label; use `match`";
  }
  if (llvm::isa<llvm::InvokeInst, llvm::LandingPadInst, llvm::ResumeInst>(instruction)) {
    return "unwinding, which GPUs cannot do; compile with panic=abort";
  }
  return std::nullopt;
}

Problem check_block_address(const llvm::Instruction& instruction) {
  bool uses_label = llvm::any_of(instruction.operands(), [](const llvm::Use& operand) {
    return llvm::isa<llvm::BlockAddress>(operand->stripPointerCasts());
  });
  return uses_label ? Problem("the address of a label") : std::nullopt;
}

Problem check_kernel_call(const llvm::Instruction& instruction) {
  auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
  if (call == nullptr || call->getCallingConv() != llvm::CallingConv::PTX_Kernel) {
    return std::nullopt;
  }
  return "a call of a kernel; a kernel is started from the host only: move what both need into a "
         "function";
}

constexpr Problem (*instruction_checks[])(const llvm::Instruction&) = {
    check_float_type,   check_wide_conversion, check_intrinsic,   check_atomic,
    check_control_flow, check_block_address,   check_kernel_call,
};

// The functions that ptxas and the driver resolve by themselves.
constexpr llvm::StringLiteral driver_functions[] = {"vprintf", "malloc", "free", "__assertfail"};

// What PTX calls an identifier, less `%`, which LLVM keeps for registers.
bool is_ptx_identifier(llvm::StringRef name) {
  auto follows = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$'; };
  if (name.empty() || llvm::isDigit(name.front())) {
    return false;
  }
  bool needs_more = name.front() == '_' || name.front() == '$';
  return llvm::all_of(name, follows) && (!needs_more || name.size() > 1);
}

class Checker {
 public:
  Checker(Context& context, llvm::Module& module) : context_(context), module_(module) {}

  LogicalResult run() {
    for (llvm::Function& function : module_) {
      function.isDeclaration() ? check_declaration(function) : check_definition(function);
    }
    for (llvm::GlobalVariable& variable : module_.globals()) {
      check_variable(variable);
    }
    return failure(failed_);
  }

 private:
  InFlightDiagnostic error(Location location) {
    failed_ = true;
    return context_.emit_error(location);
  }

  void check_name(llvm::GlobalValue& value, Location location) {
    if (value.hasLocalLinkage() || is_ptx_identifier(value.getName())) {
      return;  // LLVM renames what is local
    }
    error(location)
        << "`" << value.getName()
        << "` is not a name that PTX can have: letters, digits, `_` and `$` only, no digit "
           "in front; name it with #[no_mangle] or #[export_name]";
  }

  void check_declaration(llvm::Function& function) {
    if (function.isIntrinsic() || llvm::is_contained(driver_functions, function.getName())) {
      return;
    }
    for (llvm::User* user : function.users()) {
      auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
      Location location =
          instruction ? location_of(context_, *instruction) : location_of(context_, function);
      error(location)
          << "the function `" << function.getName()
          << "` is used here but has no body; a kernel is a whole, with nothing to link it to: "
             "use a function whose source is compiled with the kernel";
      return;  // the first use is enough
    }
  }

  void check_definition(llvm::Function& function) {
    check_name(function, location_of(context_, function));
    bool is_kernel = function.getCallingConv() == llvm::CallingConv::PTX_Kernel;
    if (is_kernel && !function.getReturnType()->isVoidTy()) {
      error(location_of(context_, function))
          << "the kernel `" << function.getName()
          << "` returns a value, which nobody would receive; write it through a pointer";
    }
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      for (auto* check : instruction_checks) {
        if (Problem problem = check(instruction)) {
          error(location_of(context_, instruction)) << "cannot generate PTX for " << *problem;
          break;
        }
      }
    }
  }

  void check_variable(llvm::GlobalVariable& variable) {
    if (variable.getName() == "llvm.global_ctors" || variable.getName() == "llvm.global_dtors") {
      error(Location::unknown()) << "the module has functions to be run at its start or end ("
                                 << variable.getName() << "), and a GPU runs only kernels";
    }
    if (variable.getName().starts_with("llvm.")) {
      return;
    }
    check_name(variable, Location::unknown());
    if (variable.isThreadLocal()) {
      error(Location::unknown()) << "the static `" << variable.getName()
                                 << "` is thread-local, but all threads of a GPU share statics";
    }
    bool is_shared_memory = variable.getAddressSpace() == 3;  // its size comes with the launch
    if (variable.isDeclaration() && !is_shared_memory && !variable.use_empty()) {
      error(Location::unknown())
          << "the static `" << variable.getName()
          << "` is declared but not defined; a kernel has nothing to link it to";
    }
  }

  Context& context_;
  llvm::Module& module_;
  bool failed_ = false;
};

}  // namespace

LogicalResult check_legality(Context& context, llvm::Module& module) {
  return Checker(context, module).run();
}

}  // namespace pliron::nvptx
