// What the records of functions, calls and branches cannot say, and what branches do.

#include "dialects/llvm/interfaces.h"
#include "dialects/llvm/ops.h"
#include "ir/random.h"
#include "ir/successor_operands.h"
#include "ir/symbol_table.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::llvm_dialect {

// Functions.
// --------------------------------------------------------------------------------------------

CallingConvention FuncOp::calling_convention() const {
  auto convention = attr_as<CallingConventionAttr, "CConv">();
  return convention ? convention.value() : CallingConvention::C;
}
Linkage FuncOp::linkage() const {
  auto linkage = attr_as<LinkageAttr, "linkage">();
  return linkage ? linkage.value() : Linkage::External;
}
DictionaryAttr FuncOp::parameter_attrs(unsigned i) const {
  ArrayAttr all = attr_as<ArrayAttr, "arg_attrs">();
  return all && i < all.size() ? all[i].try_as<DictionaryAttr>() : DictionaryAttr(nullptr);
}

LogicalResult FuncOp::verify() {
  FunctionType type = function_type();
  ArrayAttr arg_attrs = attr_as<ArrayAttr, "arg_attrs">();
  if (arg_attrs && arg_attrs.size() != type.parameters().size())
    return op_->emit_op_error() << "arg_attrs has " << arg_attrs.size() << " entries for "
                                << type.parameters().size() << " parameters";
  ArrayAttr res_attrs = attr_as<ArrayAttr, "res_attrs">();
  if (res_attrs && res_attrs.size() != (type.result().is<VoidType>() ? 0u : 1u))
    return op_->emit_op_error() << "res_attrs must have one entry for each result";
  if (is_declaration()) {
    if (linkage() != Linkage::External && linkage() != Linkage::ExternWeak)
      return op_->emit_op_error() << "a function without a body must have the linkage external or "
                                     "extern_weak";
    return success();
  }
  Block* entry = region<"body">().entry();
  if (entry->num_arguments() != type.parameters().size())
    return op_->emit_op_error() << "the entry block has " << entry->num_arguments()
                                << " arguments for " << type.parameters().size() << " parameters";
  for (unsigned i = 0; i < entry->num_arguments(); ++i)
    if (entry->argument(i).type() != type.parameters()[i])
      return op_->emit_op_error() << "parameter " << i << " is " << type.parameters()[i]
                                  << ", but the entry block's argument is "
                                  << entry->argument(i).type();
  return success();
}

LogicalResult ReturnOp::verify() {
  Operation* parent = op_->parent_op();
  FuncOp func = parent ? parent->try_as<FuncOp>() : FuncOp();
  if (!func)
    return success();  // a global checks its own
  Type result = func.function_type().result();
  if (op_->num_operands() == 0)
    return result.is<VoidType>() ? success() : op_->emit_op_error() << "must return " << result;
  if (op_->operand(0).type() == result)
    return success();
  return op_->emit_op_error() << "must return " << result << ", got " << op_->operand(0).type();
}

// Calls.
// ------------------------------------------------------------------------------------------------

// Operand bundles: sizes add up to the operands, and each has a tag.
static LogicalResult verify_bundles(Operation* op, DenseArrayAttr sizes, Attribute tags,
                                    std::size_t operands) {
  std::int64_t total = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes.as_int(i) < 0)
      return op->emit_op_error() << "op_bundle_sizes must not be negative";
    total += sizes.as_int(i);
  }
  if (static_cast<std::size_t>(total) != operands)
    return op->emit_op_error() << "op_bundle_sizes add up to " << total << ", but there are "
                               << operands << " op_bundle_operands";
  if (tags && !StringArrayKind.accepts(tags))
    return op->emit_op_error() << "op_bundle_tags must be an array of strings";
  std::size_t count = tags ? tags.as<ArrayAttr>().size() : 0;
  if (count != sizes.size())
    return op->emit_op_error() << "there are " << sizes.size() << " operand bundles and " << count
                               << " op_bundle_tags";
  return success();
}

// Whether args and result of a call are those of `type`.
static LogicalResult verify_signature(CallOp call, FunctionType type, unsigned first_arg) {
  OperandRange operands = call.operands<"callee_operands">();
  std::size_t args = operands.size() - first_arg;
  std::size_t parameters = type.parameters().size();
  if (args < parameters || (args > parameters && !type.is_vararg()))
    return call->emit_op_error() << "passes " << args << " arguments to a function of "
                                 << parameters;
  for (std::size_t i = 0; i < parameters; ++i)
    if (operands[first_arg + i].type() != type.parameters()[i])
      return call->emit_op_error() << "argument " << i << " is " << operands[first_arg + i].type()
                                   << ", but the parameter is " << type.parameters()[i];
  if (call->num_results() == 0)
    return type.result().is<VoidType>()
               ? success()
               : call->emit_op_error() << "must have a result of type " << type.result();
  if (call->result(0).type() != type.result())
    return call->emit_op_error() << "result is " << call->result(0).type()
                                 << ", but the function returns " << type.result();
  return success();
}

LogicalResult CallOp::verify() {
  if (failed(verify_bundles(op_, attr<"op_bundle_sizes">().as<DenseArrayAttr>(),
                            attr<"op_bundle_tags">(), operands<"op_bundle_operands">().size())))
    return failure();
  TypeAttr spelled = attr_as<TypeAttr, "var_callee_type">();
  if (spelled && !spelled.value().is<FunctionType>())
    return op_->emit_op_error() << "var_callee_type must be a type of the form !llvm.func<...>";
  SymbolRefAttr name = callee();
  if (!name) {
    OperandRange args = operands<"callee_operands">();
    if (args.empty() || !args[0].type().is<PointerType>())
      return op_->emit_op_error()
             << "needs a callee, or the address of a function as first operand";
    return spelled ? verify_signature(*this, spelled.value().as<FunctionType>(), 1) : success();
  }
  if (may_see_unknown_symbols(op_))
    return success();
  Operation* symbol = lookup_symbol(op_, name);
  if (!symbol)
    return op_->emit_op_error() << "there is no function named @" << name.root();
  FuncOp func = symbol->try_as<FuncOp>();
  if (!func)
    return op_->emit_op_error() << "@" << name.root() << " is not a function of this dialect";
  if (func.function_type().is_vararg() && !spelled)
    return op_->emit_op_error() << "needs var_callee_type, since @" << name.root()
                                << " is of variable arity";
  if (spelled && spelled.value() != func.function_type())
    return op_->emit_op_error() << "var_callee_type is " << spelled.value() << ", but @"
                                << name.root() << " is " << func.function_type();
  auto convention = attr_as<CallingConventionAttr, "CConv">();
  if ((convention ? convention.value() : CallingConvention::C) != func.calling_convention())
    return op_->emit_op_error() << "has another calling convention than @" << name.root();
  return verify_signature(*this, func.function_type(), 0);
}

bool is_intrinsic_name(Attribute attr) {
  StringAttr text = attr.try_as<StringAttr>();
  return text && text.value().starts_with("llvm.");
}
Attribute sample_intrinsic_name(Context& context, Random& random) {
  return StringAttr::get(context, random.one_in(2) ? "llvm.sqrt" : "llvm.nvvm.fmin.f");
}

LogicalResult CallIntrinsicOp::verify() {
  return verify_bundles(op_, attr<"op_bundle_sizes">().as<DenseArrayAttr>(),
                        attr<"op_bundle_tags">(), operands<"op_bundle_operands">().size());
}

LogicalResult AssumeOp::verify() {
  return verify_bundles(op_, attr<"op_bundle_sizes">().as<DenseArrayAttr>(),
                        attr<"op_bundle_tags">(), operands<"op_bundle_operands">().size());
}

// Branches.
// ---------------------------------------------------------------------------------------------

LogicalResult CondBrOp::verify() {
  DenseArrayAttr weights = attr_as<DenseArrayAttr, "branch_weights">();
  if (weights && weights.size() != 2)
    return op_->emit_op_error() << "needs two branch weights, got " << weights.size();
  return success();
}

int CondBrOp::taken_successor(FoldInput constants) {
  IntegerAttr condition = constants[0] ? constants[0].try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!condition)
    return -1;
  return condition.value().isZero() ? 1 : 0;
}

llvm::APInt SwitchOp::case_value(unsigned i) const {
  return attr<"case_values">().as<DenseElementsAttr>().bits(i);
}

static constexpr unsigned default_group = 1;
static constexpr SegmentedSuccessorsInterface segmented{
    .first_successor = 1, .operand_group = 2, .sizes = "case_operand_segments"};

void attach_switch_interfaces(Context& context) {
  context.attach_interface(SwitchOp::def.name, &segmented);
}

OperandSpan SwitchOp::successor_operands(unsigned successor) {
  if (successor == 0)
    return op_->operand_group_span(default_group);
  return segment(op_->operand_group_span(segmented.operand_group),
                 attr_as<DenseArrayAttr, "case_operand_segments">(), successor - 1);
}

void SwitchOp::set_successor_operands(unsigned successor, llvm::ArrayRef<Value> values) {
  if (successor == 0)
    return op_->set_operand_group(default_group, values);
  if (successor_operands(successor).count != 0 || !values.empty())
    set_segment(op_, segmented, successor, values);
}

int SwitchOp::taken_successor(FoldInput constants) {
  IntegerAttr value = constants[0] ? constants[0].try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!value)
    return -1;
  for (unsigned i = 0; i < num_cases(); ++i) {
    llvm::APInt of_case = case_value(i);
    if (integer_constant(value, of_case.getBitWidth()) == of_case)
      return static_cast<int>(i) + 1;
  }
  return 0;
}

LogicalResult SwitchOp::verify() {
  DenseArrayAttr sizes = attr<"case_operand_segments">().as<DenseArrayAttr>();
  if (sizes.size() != num_cases())
    return op_->emit_op_error() << "has " << num_cases() << " cases and " << sizes.size()
                                << " case_operand_segments";
  std::int64_t total = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes.as_int(i) < 0)
      return op_->emit_op_error() << "case_operand_segments must not be negative";
    total += sizes.as_int(i);
  }
  if (static_cast<std::size_t>(total) != operands<"caseOperands">().size())
    return op_->emit_op_error() << "case_operand_segments add up to " << total << ", but there are "
                                << operands<"caseOperands">().size() << " caseOperands";
  DenseArrayAttr weights = attr_as<DenseArrayAttr, "branch_weights">();
  if (weights && weights.size() != op_->num_successors())
    return op_->emit_op_error() << "needs a branch weight for each successor";
  if (num_cases() == 0)
    return attr<"case_values">() ? op_->emit_op_error() << "has case_values but no cases"
                                 : success();
  DenseElementsAttr values = attr_as<DenseElementsAttr, "case_values">();
  if (!values || values.type().element_type() != operand<"value">().type() ||
      values.size() != num_cases())
    return op_->emit_op_error() << "case_values must be a dense<...> : vector<" << num_cases()
                                << "x" << operand<"value">().type() << ">";
  llvm::SmallDenseMap<llvm::APInt, unsigned, 8> seen;
  for (unsigned i = 0; i < num_cases(); ++i) {
    auto [entry, is_new] = seen.try_emplace(case_value(i), i);
    if (!is_new)
      return op_->emit_op_error() << "cases " << entry->second << " and " << i
                                  << " have the same value";
  }
  return success();
}

}  // namespace pliron::llvm_dialect
