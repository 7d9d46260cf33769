#include "backends/llvm/export.h"

#include "backends/llvm/debug_info.h"
#include "backends/llvm/translate.h"
#include "dialects/builtin/ops.h"
#include "ir/verifier.h"
#include "llvm/IR/Verifier.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

namespace pliron::llvm_ir {

const OpRule* find_rule(Operation* op) {
  static const llvm::DenseMap<std::uint64_t, const OpRule*> rules = [] {
    llvm::DenseMap<std::uint64_t, const OpRule*> all;
    for (llvm::ArrayRef<OpRule> table :
         {arithmetic_rules(), memory_rules(), control_rules(), intrinsic_rules(), nvvm_rules()})
      for (const OpRule& rule : table)
        all[rule.op] = &rule;
    return all;
  }();
  return rules.lookup(op->info().id);
}

static LogicalResult set_target(Operation* op, llvm::Module& module, const ExportOptions& options) {
  std::string name = options.triple;
  if (StringAttr attr = op->attr_as<StringAttr>("llvm.target_triple"); attr && name.empty())
    name = attr.value().str();
  if (name.empty())
    name = options.target == ExportTarget::Host ? llvm::sys::getProcessTriple()
                                                : std::string("nvptx64-nvidia-cuda");
  llvm::Triple triple(llvm::Triple::normalize(name));
  if (triple.getArch() == llvm::Triple::UnknownArch)
    return op->emit_op_error() << "\"" << name << "\" is not a target triple that LLVM knows";
  module.setTargetTriple(triple);
  std::string layout = triple.computeDataLayout();
  if (StringAttr attr = op->attr_as<StringAttr>("llvm.data_layout"))
    layout = attr.value().str();
  llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(layout);
  if (!parsed)
    return op->emit_op_error() << "the data layout is wrong: "
                               << llvm::toString(parsed.takeError());
  module.setDataLayout(*parsed);
  return success();
}

// Symbols first, so that bodies find them in any order.
static LogicalResult declare_symbols(ModuleState& state, Block* body) {
  bool ok = true;
  for (Operation* op : body->ops()) {
    if (ll::GlobalOp global = op->try_as<ll::GlobalOp>())
      ok &= succeeded(declare_global(state, global));
    else if (ll::FuncOp func = op->try_as<ll::FuncOp>())
      ok &= succeeded(declare_function(state, func));
    else
      ok &= succeeded(LogicalResult(op->emit_op_error()
                                    << "has no form in LLVM IR at the top of a module; lower it to "
                                       "the llvm dialect before exporting"));
  }
  return success(ok);
}

static LogicalResult define_symbols(ModuleState& state, Block* body) {
  bool ok = true;
  for (Operation* op : body->ops()) {
    if (ll::GlobalOp global = op->try_as<ll::GlobalOp>()) {
      ok &= succeeded(define_global(state, global));
      continue;
    }
    ll::FuncOp func = op->as<ll::FuncOp>();
    if (func.is_declaration())
      continue;
    llvm::GlobalValue* function = state.symbols.lookup(op->context().identifier(func.sym_name()));
    if (state.debug)
      state.debug->attach(llvm::cast<llvm::Function>(function), func.location());
    ok &= succeeded(
        BodyTranslator(state).translate_function(func, llvm::cast<llvm::Function>(function)));
  }
  return success(ok);
}

// LLVM's own verifier. What it finds is either in the input (an attribute where it may not be, for
// example) or our mistake; the text of its complaint says which instruction.
static LogicalResult check_result(Operation* op, llvm::Module& module) {
  std::string complaint;
  llvm::raw_string_ostream os(complaint);
  if (!llvm::verifyModule(module, &os))
    return success();
  return op->emit_op_error() << "gives LLVM IR that is not valid: "
                             << llvm::StringRef(complaint).rtrim();
}

FailureOr<std::unique_ptr<llvm::Module>> export_llvm_ir(Operation* op,
                                                        llvm::LLVMContext& llvm_context,
                                                        const ExportOptions& options) {
  builtin::ModuleOp from = op->try_as<builtin::ModuleOp>();
  if (!from)
    return op->emit_op_error() << "cannot be exported; only a builtin.module can";
  if (failed(verify(op)))
    return failure();
  StringAttr name = from.attr_as<StringAttr, "sym_name">();
  auto module =
      std::make_unique<llvm::Module>(name ? name.value() : llvm::StringRef("pliron"), llvm_context);
  if (failed(set_target(op, *module, options)))
    return failure();
  ModuleState state(op, *module, options);
  std::optional<DebugInfo> debug;
  if (options.debug_info)
    state.debug = &debug.emplace(*module, options.target == ExportTarget::Nvptx);
  bool ok = succeeded(declare_symbols(state, from.body())) &&
            succeeded(define_symbols(state, from.body()));
  if (debug)
    debug->finalize();
  if (!ok || failed(check_result(op, *module)))
    return failure();
  return module;
}

}  // namespace pliron::llvm_ir
