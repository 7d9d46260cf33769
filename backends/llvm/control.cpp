// Calls, returns and branches. Which values go into the phis of the blocks is decided when all
// blocks are there (functions.cpp).

#include "backends/llvm/translate.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Support/Error.h"

namespace pliron::llvm_ir {

static LogicalResult return_(BodyTranslator& body, Operation* op, unsigned) {
  if (op->num_operands() == 0)
    body.builder.CreateRetVoid();
  else
    body.builder.CreateRet(body.operand(op, 0));
  return success();
}

static LogicalResult unreachable(BodyTranslator& body, Operation*, unsigned) {
  body.builder.CreateUnreachable();
  return success();
}

static LogicalResult refuse_loop_annotation(Operation* op) {
  if (op->attr("loop_annotation"))
    return op->emit_op_error() << "attribute 'loop_annotation' cannot be exported yet; remove it";
  return success();
}

static llvm::MDNode* branch_weights(BodyTranslator& body, Operation* op) {
  DenseArrayAttr weights = op->attr_as<DenseArrayAttr>("branch_weights");
  if (!weights)
    return nullptr;
  llvm::SmallVector<std::uint32_t, 4> numbers;
  for (std::size_t i = 0; i < weights.size(); ++i)
    numbers.push_back(static_cast<std::uint32_t>(weights.bits(i)));
  return llvm::MDBuilder(body.state.llvm_context()).createBranchWeights(numbers);
}

static LogicalResult branch(BodyTranslator& body, Operation* op, unsigned) {
  if (failed(refuse_loop_annotation(op)))
    return failure();
  body.builder.CreateBr(body.block(op->successor(0)));
  return success();
}

static LogicalResult branch_if(BodyTranslator& body, Operation* op, unsigned) {
  if (failed(refuse_loop_annotation(op)))
    return failure();
  body.builder.CreateCondBr(body.operand(op, 0), body.block(op->successor(0)),
                            body.block(op->successor(1)), branch_weights(body, op));
  return success();
}

static LogicalResult switch_(BodyTranslator& body, Operation* op, unsigned) {
  ll::SwitchOp from = op->as<ll::SwitchOp>();
  llvm::SwitchInst* to =
      body.builder.CreateSwitch(body.operand(op, 0), body.block(op->successor(0)), from.num_cases(),
                                branch_weights(body, op));
  for (unsigned i = 0; i < from.num_cases(); ++i)
    to->addCase(llvm::ConstantInt::get(body.state.llvm_context(), from.case_value(i)),
                body.block(op->successor(i + 1)));
  return success();
}

// Calls.
// ------------------------------------------------------------------------------------------------

// arg_attrs and res_attrs, whose entries stand for arguments and the result.
static LogicalResult set_argument_attrs(BodyTranslator& body, Operation* op, llvm::CallBase* call) {
  llvm::LLVMContext& context = body.state.llvm_context();
  ArrayAttr args = op->attr_as<ArrayAttr>("arg_attrs");
  if (args && args.size() != call->arg_size())
    return op->emit_op_error() << "arg_attrs has " << args.size() << " entries for "
                               << call->arg_size() << " arguments";
  for (unsigned i = 0; args && i < args.size(); ++i) {
    llvm::AttrBuilder attrs(context);
    if (failed(translate_parameter_attrs(body.state, op, args[i].as<DictionaryAttr>(), attrs)))
      return failure();
    for (llvm::Attribute attr : attrs.attrs())
      call->addParamAttr(i, attr);
  }
  ArrayAttr results = op->attr_as<ArrayAttr>("res_attrs");
  if (!results || results.empty())
    return success();
  if (op->num_results() != 1 || results.size() != 1)
    return op->emit_op_error() << "res_attrs must have one entry for each result";
  llvm::AttrBuilder attrs(context);
  if (failed(translate_parameter_attrs(body.state, op, results[0].as<DictionaryAttr>(), attrs)))
    return failure();
  for (llvm::Attribute attr : attrs.attrs())
    call->addRetAttr(attr);
  return success();
}

static void set_call_attrs(Operation* op, llvm::CallBase* call) {
  static constexpr std::pair<llvm::StringLiteral, llvm::Attribute::AttrKind> units[] = {
      {"convergent", llvm::Attribute::Convergent},
      {"no_unwind", llvm::Attribute::NoUnwind},
      {"will_return", llvm::Attribute::WillReturn},
      {"no_inline", llvm::Attribute::NoInline},
      {"always_inline", llvm::Attribute::AlwaysInline},
      {"inline_hint", llvm::Attribute::InlineHint},
  };
  for (const auto& [name, kind] : units)
    if (op->attr(name))
      call->addFnAttr(kind);
  if (auto effects = op->attr_as<ll::MemoryEffectsAttr>("memory_effects"))
    call->setMemoryEffects(translate_memory_effects(effects));
}

// The signature of a call by address.
static llvm::FunctionType* indirect_type(BodyTranslator& body, ll::CallOp call) {
  if (TypeAttr spelled = call.attr_as<TypeAttr, "var_callee_type">())
    return body.state.types.translate(spelled.value().as<ll::FunctionType>());
  llvm::SmallVector<llvm::Type*, 8> parameters;
  for (llvm::Value* arg : body.values(call.operands<"callee_operands">()))
    parameters.push_back(arg->getType());
  llvm::Type* result = llvm::Type::getVoidTy(body.state.llvm_context());
  if (call->num_results() == 1)
    result = body.type(call, call->result(0).type());
  if (!result)
    return nullptr;
  return llvm::FunctionType::get(result, llvm::ArrayRef(parameters).drop_front(), false);
}

static llvm::FunctionCallee callee_of(BodyTranslator& body, ll::CallOp call) {
  if (SymbolRefAttr name = call.callee()) {
    llvm::GlobalValue* symbol = body.state.symbols.lookup(name.root());
    if (auto* function = llvm::dyn_cast_or_null<llvm::Function>(symbol))
      return function;
    call->emit_op_error() << "@" << name.root() << " is not a function of the exported module";
    return {};
  }
  llvm::FunctionType* type = indirect_type(body, call);
  return {type, type ? body.operand(call, 0) : nullptr};
}

static LogicalResult call(BodyTranslator& body, Operation* op, unsigned) {
  ll::CallOp from = op->as<ll::CallOp>();
  if (failed(refuse_alias_attrs(from)))
    return failure();
  llvm::FunctionCallee callee = callee_of(body, from);
  if (!callee)
    return failure();
  llvm::SmallVector<llvm::Value*, 8> args = body.values(from.operands<"callee_operands">());
  if (!from.callee())
    args.erase(args.begin());
  llvm::CallInst* to =
      body.builder.CreateCall(callee, args,
                              translate_bundles(body, from.operands<"op_bundle_operands">(),
                                                from.attr_as<DenseArrayAttr, "op_bundle_sizes">(),
                                                from.attr_as<ArrayAttr, "op_bundle_tags">()));
  to->setCallingConv(
      translate_convention(body.state, from.attr_as<ll::CallingConventionAttr, "CConv">()));
  using Kind = llvm::CallInst::TailCallKind;
  if (auto kind = from.attr_as<ll::TailCallKindAttr, "TailCallKind">())
    to->setTailCallKind(static_cast<Kind>(kind.value()));
  set_call_attrs(op, to);
  set_fastmath(to, op->attr("fastmathFlags"));
  if (op->num_results() == 1)
    body.define(op, to);
  return set_argument_attrs(body, op, to);
}
static_assert(static_cast<int>(ll::TailCallKind::MustTail) == llvm::CallInst::TCK_MustTail);
static_assert(static_cast<int>(ll::TailCallKind::NoTail) == llvm::CallInst::TCK_NoTail);

// The declaration of an intrinsic by name, with overloads that fit the operands; null after an
// error.
static llvm::Function* intrinsic_declaration(BodyTranslator& body, Operation* op,
                                             llvm::FunctionType* type) {
  llvm::StringRef name = op->attr_as<StringAttr>("intrin").value();
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic) {
    op->emit_op_error() << "\"" << name << "\" is not an intrinsic of LLVM";
    return nullptr;
  }
  llvm::SmallVector<llvm::Type*, 4> overloads;
  if (!llvm::Intrinsic::getIntrinsicSignature(id, type, overloads)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << *type;
    op->emit_op_error() << "\"" << name << "\" cannot be called as " << text;
    return nullptr;
  }
  return llvm::Intrinsic::getOrInsertDeclaration(&body.state.module, id, overloads);
}

static LogicalResult call_intrinsic(BodyTranslator& body, Operation* op, unsigned) {
  ll::CallIntrinsicOp from = op->as<ll::CallIntrinsicOp>();
  llvm::SmallVector<llvm::Value*, 8> args = body.values(from.operands<"args">());
  llvm::SmallVector<llvm::Type*, 8> parameters;
  for (llvm::Value* arg : args)
    parameters.push_back(arg->getType());
  llvm::Type* result = llvm::Type::getVoidTy(body.state.llvm_context());
  if (op->num_results() == 1)
    result = body.type(op, op->result(0).type());
  if (!result)
    return failure();
  llvm::Function* callee =
      intrinsic_declaration(body, op, llvm::FunctionType::get(result, parameters, false));
  if (!callee)
    return failure();
  for (unsigned i = 0; i < args.size(); ++i)
    if (callee->hasParamAttribute(i, llvm::Attribute::ImmArg) &&
        !llvm::isa<llvm::Constant>(args[i]))
      return op->emit_op_error() << "operand #" << i << " must be a constant";
  llvm::CallInst* to =
      body.builder.CreateCall(callee, args,
                              translate_bundles(body, from.operands<"op_bundle_operands">(),
                                                from.attr_as<DenseArrayAttr, "op_bundle_sizes">(),
                                                from.attr_as<ArrayAttr, "op_bundle_tags">()));
  set_fastmath(to, op->attr("fastmathFlags"));
  if (op->num_results() == 1)
    body.define(op, to);
  return set_argument_attrs(body, op, to);
}

static LogicalResult inline_asm(BodyTranslator& body, Operation* op, unsigned) {
  llvm::SmallVector<llvm::Value*, 8> args = body.values(op->operands());
  llvm::SmallVector<llvm::Type*, 8> parameters;
  for (llvm::Value* arg : args)
    parameters.push_back(arg->getType());
  llvm::Type* result = llvm::Type::getVoidTy(body.state.llvm_context());
  if (op->num_results() == 1)
    result = body.type(op, op->result(0).type());
  if (!result)
    return failure();
  if (op->attr("operand_attrs"))
    return op->emit_op_error() << "attribute 'operand_attrs' cannot be exported yet; remove it";
  auto* type = llvm::FunctionType::get(result, parameters, false);
  llvm::StringRef constraints = op->attr_as<StringAttr>("constraints").value();
  if (llvm::Error error = llvm::InlineAsm::verify(type, constraints))
    return op->emit_op_error() << llvm::toString(std::move(error));
  IntegerAttr dialect = op->attr_as<IntegerAttr>("asm_dialect");
  llvm::InlineAsm* text = llvm::InlineAsm::get(
      type, op->attr_as<StringAttr>("asm_string").value(), constraints,
      static_cast<bool>(op->attr("has_side_effects")),
      static_cast<bool>(op->attr("is_align_stack")),
      dialect && dialect.as_int() == 1 ? llvm::InlineAsm::AD_Intel : llvm::InlineAsm::AD_ATT);
  llvm::CallInst* call = body.builder.CreateCall(type, text, args);
  if (auto kind = op->attr_as<ll::TailCallKindAttr>("tail_call_kind"))
    call->setTailCallKind(static_cast<llvm::CallInst::TailCallKind>(kind.value()));
  if (op->num_results() == 1)
    body.define(op, call);
  return success();
}

llvm::ArrayRef<OpRule> control_rules() {
  static const OpRule rules[] = {
      {ll::ReturnOp::id(), return_},
      {ll::UnreachableOp::id(), unreachable},
      {ll::BrOp::id(), branch},
      {ll::CondBrOp::id(), branch_if},
      {ll::SwitchOp::id(), switch_},
      {ll::CallOp::id(), call},
      {ll::CallIntrinsicOp::id(), call_intrinsic},
      {ll::InlineAsmOp::id(), inline_asm},
  };
  return rules;
}

}  // namespace pliron::llvm_ir
