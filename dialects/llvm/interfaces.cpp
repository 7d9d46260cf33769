#include "dialects/llvm/interfaces.h"

#include "dialects/llvm/build.h"
#include "llvm/ADT/StringSwitch.h"
#include "passes/branches.h"
#include "passes/inlining.h"

namespace pliron::llvm_dialect {

// Branches.

static Value build_select(Operation* branch, Value first, Value second, Builder& builder) {
  return SelectOp::build(builder, branch->location())
      .set<"condition">(branch->as<CondBrOp>().operand<"condition">())
      .set<"trueValue">(first)
      .set<"falseValue">(second)
      .create()
      .result<"res">();
}

// Calls.

// Attributes of LLVM's without a slot of their own are strings, or arrays of a name and a value.
static bool has_passthrough(Operation* function, llvm::StringRef name) {
  ArrayAttr all = function->attr_as<ArrayAttr>("passthrough");
  for (std::size_t i = 0; all && i < all.size(); ++i) {
    StringAttr text = all[i].try_as<StringAttr>();
    if (text && text.value() == name)
      return true;
  }
  return false;
}

// Whether an attribute of a function says nothing that its body needs in another function.
static bool may_be_lost(Attribute passthrough) {
  StringAttr name = passthrough.try_as<StringAttr>();
  return name && llvm::StringSwitch<bool>(name.value())
                     .Cases({"nounwind", "norecurse", "willreturn", "mustprogress", "noinline",
                             "alwaysinline", "inlinehint", "nofree", "nosync", "readnone",
                             "readonly", "uwtable", "cold", "hot", "minsize", "optsize"},
                            true)
                     .Default(false);
}

// A definition that no other one can take the place of.
static bool is_final(Linkage linkage) {
  switch (linkage) {
    case Linkage::External:
    case Linkage::AvailableExternally:
    case Linkage::LinkonceOdr:
    case Linkage::WeakOdr:
    case Linkage::Internal:
    case Linkage::Private:
      return true;
    default:
      return false;
  }
}

static bool can_inline_function(Operation* op) {
  FuncOp func = op->as<FuncOp>();
  if (!is_final(func.linkage()) || func.function_type().is_vararg() ||
      func.calling_convention() == CallingConvention::PtxKernel || func.attr<"optimize_none">())
    return false;
  // A parameter that is memory of its own would need a copy.
  for (unsigned i = 0; i < func.function_type().parameters().size(); ++i)
    if (DictionaryAttr attrs = func.parameter_attrs(i))
      for (llvm::StringRef name : {"llvm.byval", "llvm.inalloca", "llvm.preallocated"})
        if (attrs.lookup(name))
          return false;
  return true;
}

static InlineHint function_hint(Operation* op) {
  FuncOp func = op->as<FuncOp>();
  if (func.attr<"no_inline">() || has_passthrough(op, "noinline"))
    return InlineHint::Never;
  return func.attr<"always_inline">() || has_passthrough(op, "alwaysinline") ? InlineHint::Always
                                                                             : InlineHint::None;
}

static bool can_inline_call(Operation* op, Operation* function) {
  CallOp call = op->as<CallOp>();
  FuncOp callee = function->try_as<FuncOp>();
  Operation* around = op->parent_with(Trait::FunctionLike);
  FuncOp caller = around ? around->try_as<FuncOp>() : FuncOp();
  if (!callee || !caller || call.attr<"var_callee_type">() ||
      !call.operands<"op_bundle_operands">().empty() || caller.attr<"optimize_none">())
    return false;
  auto kind = call.attr_as<TailCallKindAttr, "TailCallKind">();
  if (kind && kind.value() == TailCallKind::MustTail)
    return false;
  // What the body was made for must hold in the caller too.
  for (llvm::StringRef name : {"target_cpu", "denormal_fp_math", "denormal_fp_math_f32"})
    if (callee->attr(name) && callee->attr(name) != caller->attr(name))
      return false;
  for (const NamedAttribute& attr : callee->discardable_attrs())
    if (caller->attr(attr.name.str()) != attr.value)
      return false;
  ArrayAttr passthrough = callee->attr_as<ArrayAttr>("passthrough");
  if (passthrough && passthrough != caller->attr("passthrough"))
    for (std::size_t i = 0; i < passthrough.size(); ++i)
      if (!may_be_lost(passthrough[i]))
        return false;
  return true;
}

static InlineHint call_hint(Operation* op) {
  CallOp call = op->as<CallOp>();
  if (call.attr<"no_inline">())
    return InlineHint::Never;
  return call.attr<"always_inline">() ? InlineHint::Always : InlineHint::None;
}

static OperandRange call_arguments(Operation* op) {
  return op->as<CallOp>().operands<"callee_operands">();
}

// In a longer function a call that was the last thing may have memory of its caller's in use.
static void forget_tail_call(Operation* op) {
  CallOp call = op->as<CallOp>();
  auto kind = call.attr_as<TailCallKindAttr, "TailCallKind">();
  if (kind && kind.value() != TailCallKind::NoTail)
    call.set_attr<"TailCallKind">(TailCallKindAttr::of(op->context(), TailCallKind::None));
}

void attach_control_interfaces(Context& context) {
  static constexpr SelectableBranchInterface select{.build_select = build_select};
  static constexpr InlinableFunctionInterface function{.can_inline = can_inline_function,
                                                       .hint = function_hint};
  static constexpr InlinableCallInterface call{.can_inline = can_inline_call,
                                               .hint = call_hint,
                                               .arguments = call_arguments,
                                               .moved = forget_tail_call};
  attach_switch_interfaces(context);
  context.attach_interface(CondBrOp::def.name, &select);
  context.attach_interface(FuncOp::def.name, &function);
  context.attach_interface(CallOp::def.name, &call);
}

}  // namespace pliron::llvm_dialect
