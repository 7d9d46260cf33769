#include "backends/cpu/prepare.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Internalize.h"

namespace pliron::cpu {
namespace {

constexpr unsigned SharedAddressSpace = 3;
constexpr llvm::StringLiteral SharedMemoryName = "pliron_cpu_shared_memory";

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

std::string to_text(const llvm::Type& type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  type.print(os);
  return text;
}

// The signatures of the contract in executor.h and what LLVM may assume of each function. The ids
// are constant for a thread, so their calls may be merged and moved.
struct ContractFunction {
  enum class Kind { Id, Barrier, Trap, SharedMemory };
  llvm::StringLiteral name;
  llvm::StringLiteral signature;
  Kind kind;
};
using Kind = ContractFunction::Kind;
constexpr ContractFunction Contract[] = {
    {"pliron_cpu_thread_id", "i32 (i32)", Kind::Id},
    {"pliron_cpu_block_id", "i32 (i32)", Kind::Id},
    {"pliron_cpu_block_dim", "i32 (i32)", Kind::Id},
    {"pliron_cpu_grid_dim", "i32 (i32)", Kind::Id},
    {"pliron_cpu_lane_id", "i32 ()", Kind::Id},
    {"pliron_cpu_barrier", "void ()", Kind::Barrier},
    {"pliron_cpu_trap", "void (ptr)", Kind::Trap},
    {SharedMemoryName, "ptr ()", Kind::SharedMemory},
};

void add_facts(llvm::Function& function, Kind kind) {
  function.setDoesNotThrow();
  switch (kind) {
    case Kind::Id:
    case Kind::SharedMemory:
      function.setDoesNotAccessMemory();
      function.setWillReturn();
      break;
    case Kind::Barrier:
      function.addFnAttr(llvm::Attribute::Convergent);
      break;
    case Kind::Trap:
      function.setDoesNotReturn();
      function.addFnAttr(llvm::Attribute::Cold);
      break;
  }
}

llvm::Error apply_contract(llvm::Module& module) {
  for (const ContractFunction& item : Contract) {
    llvm::GlobalValue* value = module.getNamedValue(item.name);
    if (!value)
      continue;
    auto* function = llvm::dyn_cast<llvm::Function>(value);
    if (!function || !function->isDeclaration())
      return error("@" + item.name + " is the executor's function and must only be declared");
    if (to_text(*function->getFunctionType()) != item.signature)
      return error("@" + item.name + " is declared as '" + to_text(*function->getFunctionType()) +
                   "', the executor's is '" + item.signature + "'");
    add_facts(*function, item.kind);
  }
  return llvm::Error::success();
}

llvm::Error check_target(llvm::Module& module, const llvm::TargetMachine& target) {
  const llvm::Triple& host = target.getTargetTriple();
  llvm::Triple triple(module.getTargetTriple());
  if (triple.getArch() != llvm::Triple::UnknownArch && triple.getArch() != host.getArch())
    return error("the module is for " + triple.str() + ", the CPU executor runs " + host.str());
#if LLVM_VERSION_MAJOR >= 21
  module.setTargetTriple(host);
#else
  module.setTargetTriple(host.str());
#endif
  llvm::DataLayout layout = target.createDataLayout();
  if (!module.getDataLayout().isDefault() && module.getDataLayout() != layout)
    return error("the module's data layout '" + module.getDataLayoutStr() +
                 "' is not this machine's, '" + layout.getStringRepresentation() + "'");
  module.setDataLayout(layout);
  return llvm::Error::success();
}

llvm::Error verify(const llvm::Module& module) {
  std::string problem;
  llvm::raw_string_ostream os(problem);
  if (llvm::verifyModule(module, &os))
    return error("the module is not valid LLVM IR: " + llvm::StringRef(problem).rtrim());
  return llvm::Error::success();
}

llvm::Expected<llvm::Function*> find_kernel(llvm::Module& module, llvm::StringRef name) {
  llvm::Function* kernel = module.getFunction(name);
  if (kernel && !kernel->isDeclaration())
    return kernel;
  std::string known;
  for (llvm::Function& function : module)
    if (!function.isDeclaration() && !function.hasLocalLinkage())
      known += (known.empty() ? "" : ", ") + function.getName().str();
  return error("no kernel '" + name + "' in the module; it defines " +
               (known.empty() ? "no function" : known));
}

// Shared memory.

using SharedOffsets = llvm::SmallVector<std::pair<llvm::GlobalVariable*, std::uint64_t>>;

llvm::Error check_shared(const llvm::GlobalVariable& global) {
  if (!global.hasInitializer())
    return error("shared-memory global @" + global.getName() +
                 " has no size: dynamic shared memory cannot be run on the CPU");
  const llvm::Constant* value = global.getInitializer();
  if (!llvm::isa<llvm::UndefValue>(value) && !value->isNullValue())
    return error("shared-memory global @" + global.getName() +
                 " has an initial value, which GPUs do not support");
  if (global.getAlign().valueOrOne().value() > SharedAlignment)
    return error("shared-memory global @" + global.getName() + " is aligned to more than " +
                 llvm::Twine(SharedAlignment) + " bytes");
  return llvm::Error::success();
}

// Replaces the uses of `global` in `function` by `offset` bytes into the block's buffer.
void replace_in(llvm::Function& function, llvm::GlobalVariable& global, std::uint64_t offset,
                llvm::ArrayRef<llvm::Use*> uses) {
  llvm::IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
  llvm::FunctionCallee buffer =
      function.getParent()->getOrInsertFunction(SharedMemoryName, builder.getPtrTy());
  llvm::Value* base = builder.CreateCall(buffer);
  llvm::Value* address = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), base, offset);
  llvm::Value* shared = builder.CreateAddrSpaceCast(address, global.getType(), global.getName());
  for (llvm::Use* use : uses)
    use->set(shared);
}

llvm::Error replace_shared(llvm::GlobalVariable& global, std::uint64_t offset) {
  llvm::convertUsersOfConstantsToInstructions({&global});
  llvm::SmallMapVector<llvm::Function*, llvm::SmallVector<llvm::Use*>, 4> uses;
  for (llvm::Use& use : global.uses()) {
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(use.getUser());
    if (!instruction)
      return error("the address of shared-memory global @" + global.getName() +
                   " is used outside functions, where it is not known");
    uses[instruction->getFunction()].push_back(&use);
  }
  for (auto& [function, list] : uses)
    replace_in(*function, global, offset, list);
  global.eraseFromParent();
  return llvm::Error::success();
}

// Gives every shared-memory global its place in one buffer per block; returns the buffer's bytes.
llvm::Expected<std::size_t> lower_shared_memory(llvm::Module& module) {
  const llvm::DataLayout& layout = module.getDataLayout();
  SharedOffsets offsets;
  std::uint64_t bytes = 0;
  for (llvm::GlobalVariable& global : module.globals()) {
    if (global.getAddressSpace() != SharedAddressSpace)
      continue;
    if (llvm::Error problem = check_shared(global))
      return problem;
    bytes = llvm::alignTo(bytes, layout.getPreferredAlign(&global));
    offsets.emplace_back(&global, bytes);
    bytes = llvm::SaturatingAdd(bytes, layout.getTypeAllocSize(global.getValueType()).getFixedValue());
    if (bytes > MaxSharedBytes)
      return error("the kernel has more than " + llvm::Twine(MaxSharedBytes) +
                   " bytes of shared memory, which is what a block can have");
  }
  for (auto& [global, offset] : offsets)
    if (llvm::Error problem = replace_shared(*global, offset))
      return problem;
  return bytes;
}

// The entry function.

llvm::Type* passed_type(const llvm::Argument& argument) {
  return argument.hasByValAttr() ? argument.getParamByValType() : argument.getType();
}

// The parameter's value from where its bytes are. Integers of odd width, such as i1, are stored
// zero-extended to bytes.
llvm::Value* load_parameter(llvm::IRBuilder<>& builder, const llvm::Argument& argument,
                            llvm::Value* bytes) {
  if (argument.hasByValAttr())
    return bytes;  // the call itself makes the copy
  llvm::Type* type = argument.getType();
  auto* integer = llvm::dyn_cast<llvm::IntegerType>(type);
  if (!integer || integer->getBitWidth() % 8 == 0)
    return builder.CreateLoad(type, bytes);
  auto* stored = builder.getIntNTy(llvm::alignTo(integer->getBitWidth(), 8));
  return builder.CreateTrunc(builder.CreateLoad(stored, bytes), type);
}

void add_entry(llvm::Function& kernel) {
  llvm::LLVMContext& context = kernel.getContext();
  auto* pointer = llvm::PointerType::get(context, 0);
  auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer}, false);
  auto* entry = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, EntryName,
                                       kernel.getParent());
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context, "entry", entry));
  llvm::SmallVector<llvm::Value*> values;
  for (const llvm::Argument& argument : kernel.args()) {
    llvm::Value* slot =
        builder.CreateConstInBoundsGEP1_64(pointer, entry->getArg(0), argument.getArgNo());
    values.push_back(load_parameter(builder, argument, builder.CreateLoad(pointer, slot)));
  }
  llvm::CallInst* call = builder.CreateCall(&kernel, values);
  for (const llvm::Argument& argument : kernel.args())
    for (llvm::Attribute attribute : kernel.getAttributes().getParamAttrs(argument.getArgNo()))
      call->addParamAttr(argument.getArgNo(), attribute);
  builder.CreateRetVoid();
}

// The rest.

// Code generation calls functions of the C library by name (memcpy, fmodf). A function of the kernel's
// that is called so would be taken for the library's, inside one object even when it is internal.
void rename_functions(llvm::Module& module) {
  for (llvm::Function& function : module)
    if (!function.isDeclaration())
      function.setName("kernel." + function.getName());
}

llvm::Error check_no_device_intrinsics(const llvm::Module& module) {
  for (const llvm::Function& function : module)
    if (function.getName().starts_with("llvm.nvvm.") && !function.use_empty())
      return error("the module calls @" + function.getName() +
                   ", which only a GPU has; the CPU needs the pliron_cpu_* functions instead");
  return llvm::Error::success();
}

bool has_atomics(const llvm::Module& module) {
  for (const llvm::Function& function : module)
    for (const llvm::Instruction& instruction : llvm::instructions(function))
      if (instruction.isAtomic())
        return true;
  return false;
}

void optimize(llvm::Module& module, llvm::TargetMachine& target) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&target);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(module, modules);
}

}  // namespace

llvm::Expected<std::vector<ParameterInfo>> kernel_parameters(const llvm::Function& kernel) {
  if (!kernel.getReturnType()->isVoidTy() || kernel.isVarArg())
    return error("@" + kernel.getName() + " is no kernel: it returns a value or has '...'");
  const llvm::DataLayout& layout = kernel.getParent()->getDataLayout();
  std::vector<ParameterInfo> parameters;
  for (const llvm::Argument& argument : kernel.args()) {
    llvm::Type* type = passed_type(argument);
    if (!type->isSized() || type->isScalableTy())
      return error("parameter " + llvm::Twine(argument.getArgNo()) + " of @" + kernel.getName() +
                   " has type '" + to_text(*type) + "', which has no size");
    bool by_value = argument.hasByValAttr() || type->isAggregateType();
    std::uint64_t bytes = by_value ? layout.getTypeAllocSize(type) : layout.getTypeStoreSize(type);
    parameters.push_back({bytes, !by_value && type->isPointerTy()});
  }
  return parameters;
}

llvm::Expected<PreparedKernel> prepare(llvm::Module& module, llvm::StringRef kernel_name,
                                       llvm::TargetMachine& target) {
  if (llvm::Error problem = check_target(module, target))
    return problem;
  if (llvm::Error problem = verify(module))
    return problem;
  if (llvm::Error problem = apply_contract(module))
    return problem;
  if (llvm::Error problem = check_no_device_intrinsics(module))
    return problem;
  llvm::Expected<llvm::Function*> kernel = find_kernel(module, kernel_name);
  if (!kernel)
    return kernel.takeError();
  if ((*kernel)->getCallingConv() != llvm::CallingConv::C)
    return error("kernel @" + kernel_name + " does not have the C calling convention");

  PreparedKernel prepared;
  llvm::Expected<std::vector<ParameterInfo>> parameters = kernel_parameters(**kernel);
  if (!parameters)
    return parameters.takeError();
  prepared.parameters = std::move(*parameters);
  llvm::Expected<std::size_t> shared_bytes = lower_shared_memory(module);
  if (!shared_bytes)
    return shared_bytes.takeError();
  prepared.shared_bytes = *shared_bytes;
  rename_functions(module);
  add_entry(**kernel);
  if (llvm::Error problem = apply_contract(module))  // for pliron_cpu_shared_memory, added above
    return problem;
  // A frame larger than the guard page must not step over it.
  for (llvm::Function& function : module)
    if (!function.isDeclaration())
      function.addFnAttr("probe-stack", "inline-asm");
  llvm::internalizeModule(
      module, [](const llvm::GlobalValue& value) { return value.getName() == EntryName; });
  optimize(module, target);

  llvm::Function* barrier = module.getFunction("pliron_cpu_barrier");
  prepared.has_barrier = barrier && !barrier->use_empty();
  prepared.has_atomics = has_atomics(module);
  return prepared;
}

}  // namespace pliron::cpu
