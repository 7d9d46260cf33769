// Attributes of functions, parameters and calls.

#include "llvm/IR/Attributes.h"
#include "backends/llvm/translate.h"
#include "llvm/Support/ModRef.h"

namespace pliron::llvm_ir {

// Attributes with a number, which LLVM checks by assertion.
static LogicalResult add_number(Operation* op, llvm::Attribute::AttrKind kind, llvm::StringRef name,
                                Attribute value, llvm::AttrBuilder& out) {
  IntegerAttr integer = value.try_as<IntegerAttr>();
  if (!integer || integer.value().getActiveBits() > 64)
    return op->emit_op_error() << "attribute " << name << " must be an integer, got " << value;
  std::uint64_t number = integer.value().getZExtValue();
  switch (kind) {
    case llvm::Attribute::Alignment:
    case llvm::Attribute::StackAlignment:
      if (!llvm::isPowerOf2_64(number) || number > llvm::Value::MaximumAlignment)
        return op->emit_op_error()
               << "attribute " << name << " must be a power of two, got " << value;
      break;
    case llvm::Attribute::Dereferenceable:
    case llvm::Attribute::DereferenceableOrNull:
      // Zero bytes say nothing, and LLVM does not allow them.
      if (number == 0)
        return success();
      break;
    case llvm::Attribute::NoFPClass:
      break;
    default:
      return op->emit_op_error() << "attribute " << name << " is not supported";
  }
  out.addRawIntAttr(kind, number);
  return success();
}

static LogicalResult add_parameter_attr(ModuleState& state, Operation* op, NamedAttribute attr,
                                        llvm::AttrBuilder& out) {
  llvm::StringRef full_name = attr.name.str();
  llvm::StringRef name = full_name;
  if (full_name == "nvvm.grid_constant") {
    if (!state.is_host())
      out.addAttribute("nvvm.grid_constant");
    return success();
  }
  if (!name.consume_front("llvm."))
    return op->emit_op_error() << "parameter attribute " << full_name << " is not understood";
  if (name == "nocapture") {
    out.addCapturesAttr(llvm::CaptureInfo::none());
    return success();
  }
  llvm::Attribute::AttrKind kind = llvm::Attribute::getAttrKindFromName(name);
  if (kind == llvm::Attribute::None)
    return op->emit_op_error() << "parameter attribute " << full_name << " is not one of LLVM's";
  if (llvm::Attribute::isEnumAttrKind(kind)) {
    if (!attr.value.is<UnitAttr>())
      return op->emit_op_error() << "parameter attribute " << full_name << " takes no value, got "
                                 << attr.value;
    out.addAttribute(kind);
    return success();
  }
  if (llvm::Attribute::isTypeAttrKind(kind)) {
    TypeAttr type = attr.value.try_as<TypeAttr>();
    if (!type)
      return op->emit_op_error() << "parameter attribute " << full_name << " needs a type, got "
                                 << attr.value;
    llvm::Type* translated = state.type(op, type.value());
    if (!translated)
      return failure();
    out.addTypeAttr(kind, translated);
    return success();
  }
  if (kind == llvm::Attribute::Range) {
    auto range = attr.value.try_as<ll::ConstantRangeAttr>();
    if (!range)
      return op->emit_op_error() << "parameter attribute " << full_name
                                 << " needs #llvm.constant_range<...>, got " << attr.value;
    unsigned width = range.param<"type">().as<IntegerType>().width();
    llvm::APInt lower =
        llvm::APInt(64, static_cast<std::uint64_t>(range.param<"lower">())).trunc(width);
    llvm::APInt upper =
        llvm::APInt(64, static_cast<std::uint64_t>(range.param<"upper">())).trunc(width);
    if (lower == upper)
      return op->emit_op_error() << "the range of parameter attribute " << full_name << " is empty";
    out.addRangeAttr(llvm::ConstantRange(lower, upper));
    return success();
  }
  if (llvm::Attribute::isIntAttrKind(kind))
    return add_number(op, kind, full_name, attr.value, out);
  return op->emit_op_error() << "parameter attribute " << full_name << " is not supported";
}

LogicalResult translate_parameter_attrs(ModuleState& state, Operation* op, DictionaryAttr attrs,
                                        llvm::AttrBuilder& out) {
  bool ok = true;
  for (std::size_t i = 0; attrs && i < attrs.size(); ++i)
    ok &= succeeded(add_parameter_attr(state, op, attrs[i], out));
  return success(ok);
}

llvm::MemoryEffects translate_memory_effects(ll::MemoryEffectsAttr attr) {
  // The numbers of ModRef are LLVM's ModRefInfo.
  auto info = [](std::uint64_t value) { return static_cast<llvm::ModRefInfo>(value); };
  llvm::MemoryEffects effects = llvm::MemoryEffects::none();
  for (llvm::IRMemLocation location : llvm::MemoryEffects::locations())
    effects = effects.getWithModRef(location, info(attr.param<"other">()));
  effects = effects.getWithModRef(llvm::IRMemLocation::ArgMem, info(attr.param<"argMem">()));
  effects = effects.getWithModRef(llvm::IRMemLocation::InaccessibleMem,
                                  info(attr.param<"inaccessibleMem">()));
  effects = effects.getWithModRef(llvm::IRMemLocation::ErrnoMem, info(attr.param<"errnoMem">()));
  effects =
      effects.getWithModRef(llvm::IRMemLocation::TargetMem0, info(attr.param<"targetMem0">()));
  return effects.getWithModRef(llvm::IRMemLocation::TargetMem1, info(attr.param<"targetMem1">()));
}

llvm::CallingConv::ID translate_convention(const ModuleState& state,
                                           ll::CallingConventionAttr attr) {
  if (!attr)
    return llvm::CallingConv::C;
  bool is_ptx = attr.value() == ll::CallingConvention::PtxKernel ||
                attr.value() == ll::CallingConvention::PtxDevice;
  if (is_ptx && state.is_host())
    return llvm::CallingConv::C;
  return static_cast<llvm::CallingConv::ID>(attr.value());
}

llvm::FastMathFlags translate_fastmath(Attribute attr) {
  llvm::FastMathFlags flags;
  auto fastmath = attr ? attr.try_as<ll::FastmathAttr>() : ll::FastmathAttr(nullptr);
  if (!fastmath)
    return flags;
  unsigned bits = fastmath.flags();
  flags.setNoNaNs(bits & ll::Nnan);
  flags.setNoInfs(bits & ll::Ninf);
  flags.setNoSignedZeros(bits & ll::Nsz);
  flags.setAllowReciprocal(bits & ll::Arcp);
  flags.setAllowContract(bits & ll::Contract);
  flags.setApproxFunc(bits & ll::Afn);
  flags.setAllowReassoc(bits & ll::Reassoc);
  return flags;
}

void set_fastmath(llvm::Value* value, Attribute attr) {
  auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (instruction && llvm::isa<llvm::FPMathOperator>(instruction))
    instruction->setFastMathFlags(translate_fastmath(attr));
}

llvm::SmallVector<llvm::OperandBundleDef, 2> translate_bundles(const BodyTranslator& body,
                                                               OperandRange operands,
                                                               DenseArrayAttr sizes,
                                                               ArrayAttr tags) {
  llvm::SmallVector<llvm::OperandBundleDef, 2> bundles;
  std::size_t next = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    std::vector<llvm::Value*> inputs;
    for (std::int64_t n = sizes.as_int(i); n > 0; --n)
      inputs.push_back(body.value(operands[next++]));
    bundles.emplace_back(tags[i].as<StringAttr>().value().str(), std::move(inputs));
  }
  return bundles;
}

LogicalResult refuse_alias_attrs(Operation* op, llvm::ArrayRef<Attribute> attrs) {
  for (Attribute attr : attrs) {
    ArrayAttr entries = attr ? attr.try_as<ArrayAttr>() : ArrayAttr(nullptr);
    if (entries && !entries.empty())
      return op->emit_op_error()
             << "access_groups, alias_scopes, noalias_scopes and tbaa cannot be "
                "exported yet; remove them";
  }
  return success();
}

}  // namespace pliron::llvm_ir
