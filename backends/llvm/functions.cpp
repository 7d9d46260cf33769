// Functions: their declaration with all that callers see, then their body. Block arguments become
// phis.

#include <boost/graph/depth_first_search.hpp>

#include "backends/llvm/debug_info.h"
#include "backends/llvm/translate.h"
#include "ir/cfg.h"
#include "llvm/Support/ModRef.h"

namespace pliron::llvm_ir {

// Declarations.
// ---------------------------------------------------------------------------------------

// passthrough: "name", or ["name", "value"], of attributes that LLVM knows or that only back ends
// do.
static LogicalResult add_passthrough(ll::FuncOp func, llvm::Function* function) {
  ArrayAttr entries = func.attr_as<ArrayAttr, "passthrough">();
  for (std::size_t i = 0; entries && i < entries.size(); ++i) {
    ArrayAttr pair = entries[i].try_as<ArrayAttr>();
    StringAttr name =
        pair && pair.size() == 2 ? pair[0].try_as<StringAttr>() : entries[i].try_as<StringAttr>();
    StringAttr value =
        pair && pair.size() == 2 ? pair[1].try_as<StringAttr>() : StringAttr(nullptr);
    if (!name || (pair && !value))
      return func->emit_op_error()
             << "passthrough entries must be \"name\" or [\"name\", \"value\"], "
                "got "
             << entries[i];
    llvm::Attribute::AttrKind kind = llvm::Attribute::getAttrKindFromName(name.value());
    if (kind == llvm::Attribute::None) {
      function->addFnAttr(name.value(), value ? value.value() : "");
    } else if (llvm::Attribute::isEnumAttrKind(kind) && !value) {
      function->addFnAttr(kind);
    } else {
      return func->emit_op_error() << "passthrough attribute \"" << name.value()
                                   << "\" needs a value of a kind that cannot be passed through";
    }
  }
  return success();
}

// Attributes of a kernel that are numbers: launch bounds.
static constexpr llvm::StringLiteral launch_bounds[] = {
    "nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_dim"};

static LogicalResult add_launch_bound(ll::FuncOp func, NamedAttribute bound,
                                      llvm::Function* function) {
  std::string text;
  llvm::raw_string_ostream os(text);
  DenseArrayAttr numbers = bound.value.try_as<DenseArrayAttr>();
  if (IntegerAttr number = bound.value.try_as<IntegerAttr>())
    os << number.as_int();
  else if (numbers && numbers.element_type().is<IntegerType>())
    for (std::size_t i = 0; i < numbers.size(); ++i)
      os << (i ? "," : "") << numbers.as_int(i);
  else
    return func->emit_op_error() << "attribute " << bound.name.str()
                                 << " must be an integer or array<i32: ...>";
  function->addFnAttr(bound.name.str(), text);
  return success();
}

// What the nvvm dialect says of kernels, for which the host has no use. What belongs to no dialect
// would change what the function means, if we knew it.
static LogicalResult add_discardable_attrs(ModuleState& state, ll::FuncOp func,
                                           llvm::Function* function) {
  for (const NamedAttribute& attr : func->discardable_attrs()) {
    llvm::StringRef name = attr.name.str();
    if (!name.contains('.'))
      return func->emit_op_error() << "attribute " << name << " cannot be exported yet; remove it";
    if (state.is_host())
      continue;
    if (name == "nvvm.kernel") {
      function->setCallingConv(llvm::CallingConv::PTX_Kernel);
    } else if (llvm::is_contained(launch_bounds, name)) {
      if (failed(add_launch_bound(func, attr, function)))
        return failure();
    } else if (name.starts_with("nvvm.")) {
      return func->emit_op_error() << "attribute " << name << " cannot be exported yet; remove it";
    }
  }
  return success();
}

static void add_unit_attrs(ll::FuncOp func, llvm::Function* function) {
  const std::pair<Attribute, llvm::Attribute::AttrKind> units[] = {
      {func.attr<"convergent">(), llvm::Attribute::Convergent},
      {func.attr<"no_inline">(), llvm::Attribute::NoInline},
      {func.attr<"always_inline">(), llvm::Attribute::AlwaysInline},
      {func.attr<"inline_hint">(), llvm::Attribute::InlineHint},
      {func.attr<"no_unwind">(), llvm::Attribute::NoUnwind},
      {func.attr<"will_return">(), llvm::Attribute::WillReturn},
      {func.attr<"optimize_none">(), llvm::Attribute::OptimizeNone},
  };
  for (const auto& [attr, kind] : units)
    if (attr)
      function->addFnAttr(kind);
  const std::pair<Attribute, llvm::StringLiteral> texts[] = {
      {func.attr<"target_cpu">(), "target-cpu"},
      {func.attr<"denormal_fp_math">(), "denormal-fp-math"},
      {func.attr<"denormal_fp_math_f32">(), "denormal-fp-math-f32"},
  };
  for (const auto& [attr, name] : texts)
    if (attr)
      function->addFnAttr(name, attr.as<StringAttr>().value());
  if (auto effects = func.attr_as<ll::MemoryEffectsAttr, "memory_effects">())
    function->setMemoryEffects(translate_memory_effects(effects));
}

static LogicalResult add_argument_attrs(ModuleState& state, ll::FuncOp func,
                                        llvm::Function* function) {
  for (unsigned i = 0; i < function->arg_size(); ++i) {
    llvm::AttrBuilder attrs(state.llvm_context());
    if (failed(translate_parameter_attrs(state, func, func.parameter_attrs(i), attrs)))
      return failure();
    function->addParamAttrs(i, attrs);
  }
  ArrayAttr results = func.attr_as<ArrayAttr, "res_attrs">();
  if (!results || results.empty())
    return success();
  llvm::AttrBuilder attrs(state.llvm_context());
  if (failed(translate_parameter_attrs(state, func, results[0].as<DictionaryAttr>(), attrs)))
    return failure();
  function->addRetAttrs(attrs);
  return success();
}

LogicalResult declare_function(ModuleState& state, ll::FuncOp func) {
  llvm::FunctionType* type = state.types.translate(func.function_type());
  if (!type)
    return func->emit_op_error() << "type " << func.function_type() << " has no form in LLVM IR";
  llvm::Function* function =
      llvm::Function::Create(type, static_cast<llvm::GlobalValue::LinkageTypes>(func.linkage()),
                             func.sym_name(), &state.module);
  state.symbols[state.op->context().identifier(func.sym_name())] = function;
  function->setCallingConv(
      translate_convention(state, func.attr_as<ll::CallingConventionAttr, "CConv">()));
  if (IntegerAttr visibility = func.attr_as<IntegerAttr, "visibility_">())
    function->setVisibility(static_cast<llvm::GlobalValue::VisibilityTypes>(visibility.as_int()));
  if (IntegerAttr unnamed = func.attr_as<IntegerAttr, "unnamed_addr">())
    function->setUnnamedAddr(static_cast<llvm::GlobalValue::UnnamedAddr>(unnamed.as_int()));
  if (IntegerAttr alignment = func.attr_as<IntegerAttr, "alignment">()) {
    auto bytes = static_cast<std::uint64_t>(alignment.as_int());
    if (bytes > llvm::Value::MaximumAlignment)
      return func->emit_op_error() << "alignment " << bytes << " is more than LLVM allows";
    function->setAlignment(llvm::Align(bytes));
  }
  if (StringAttr section = func.attr_as<StringAttr, "section">())
    function->setSection(section.value());
  if (func.attr<"dso_local">())
    function->setDSOLocal(true);
  add_unit_attrs(func, function);
  if (failed(add_passthrough(func, function)) || failed(add_discardable_attrs(state, func, function)))
    return failure();
  return add_argument_attrs(state, func, function);
}

// The numbers of our enumerations are LLVM's.
static_assert(static_cast<int>(ll::Linkage::Common) == llvm::GlobalValue::CommonLinkage);
static_assert(static_cast<int>(ll::Linkage::Internal) == llvm::GlobalValue::InternalLinkage);
static_assert(static_cast<int>(ll::Visibility::Protected) ==
              llvm::GlobalValue::ProtectedVisibility);
static_assert(static_cast<int>(ll::UnnamedAddr::Global) ==
              static_cast<int>(llvm::GlobalValue::UnnamedAddr::Global));

// Bodies.
// ---------------------------------------------------------------------------------------------

llvm::SmallVector<llvm::Value*, 8> BodyTranslator::values(OperandRange range) const {
  llvm::SmallVector<llvm::Value*, 8> translated;
  for (Value operand : range)
    translated.push_back(value(operand));
  return translated;
}

void BodyTranslator::define(Operation* op, llvm::Value* value) {
  Value result = op->result(0);
  values_[result] = value;
  if (Identifier name = result.name(); name && !llvm::isa<llvm::Constant>(value))
    value->setName(name.str());
}

LogicalResult BodyTranslator::translate_op(Operation* op) {
  const OpRule* rule = find_rule(op);
  if (!rule)
    return op->emit_op_error()
           << "has no form in LLVM IR; lower it to the llvm dialect before exporting";
  if (state.debug)
    builder.SetCurrentDebugLocation(state.debug->place(function_, op->location()));
  return rule->translate(*this, op, rule->data);
}

LogicalResult BodyTranslator::translate_block(Block* from) {
  builder.SetInsertPoint(block(from));
  for (Operation* op : from->ops())
    if (failed(translate_op(op)))
      return failure();
  return success();
}

// Blocks from the entry on, each after one of its predecessors and after all blocks that dominate
// it. Blocks that are never reached have no place in it, and none in LLVM IR.
static llvm::SmallVector<Block*, 16> reachable_blocks(Region& region) {
  Cfg cfg(region);
  llvm::SmallVector<Block*, 16> order;
  struct Visitor : boost::default_dfs_visitor {
    llvm::SmallVectorImpl<Block*>* order;
    void finish_vertex(Cfg::Vertex v, const Cfg& cfg) const { order->push_back(cfg.block(v)); }
  } visitor;
  visitor.order = &order;
  std::vector<boost::default_color_type> colors(cfg.size());
  boost::depth_first_visit(
      cfg, 0u, visitor,
      boost::make_iterator_property_map(colors.begin(), get(boost::vertex_index, cfg)));
  std::reverse(order.begin(), order.end());
  return order;
}

// Gives the phis of the successors of `from` what its terminator passes. LLVM wants one value for
// each predecessor; where a terminator passes different operands to one block, the later edges get
// blocks of their own.
void BodyTranslator::connect_phis(Block* from) {
  Operation* op = from->terminator();
  llvm::Instruction* terminator = block(from)->getTerminator();
  llvm::SmallDenseMap<Block*, unsigned, 4> first_edges;
  for (unsigned i = 0; i < op->num_successors(); ++i) {
    Block* target = op->successor(i);
    if (target->num_arguments() == 0)
      continue;
    OperandSpan span = op->successor_operands(i);
    auto [first, is_first] = first_edges.try_emplace(target, i);
    llvm::BasicBlock* source = block(from);
    OperandSpan first_span = op->successor_operands(first->second);
    bool same = true;
    for (unsigned a = 0; a < span.count; ++a)
      same &= op->operand(span.first + a) == op->operand(first_span.first + a);
    if (!is_first && !same) {
      source = llvm::BasicBlock::Create(state.llvm_context(), "", function_, block(target));
      llvm::BranchInst* jump = llvm::BranchInst::Create(block(target), source);
      jump->setDebugLoc(terminator->getDebugLoc());
      terminator->setSuccessor(i, source);
    }
    auto phi = block(target)->phis().begin();
    for (unsigned a = 0; a < span.count; ++a, ++phi)
      phi->addIncoming(operand(op, span.first + a), source);
  }
}

LogicalResult BodyTranslator::translate_function(ll::FuncOp func, llvm::Function* function) {
  function_ = function;
  Region& region = func.region<"body">();
  llvm::SmallVector<Block*, 16> order = reachable_blocks(region);
  llvm::SmallPtrSet<Block*, 16> reachable(order.begin(), order.end());
  for (Block* from : region.blocks())
    if (reachable.contains(from))
      blocks_[from] = llvm::BasicBlock::Create(state.llvm_context(), from->name().str(), function);
  for (Block* from : order) {
    builder.SetInsertPoint(block(from));
    if (state.debug)
      builder.SetCurrentDebugLocation(state.debug->place(function, func.location()));
    for (unsigned i = 0; i < from->num_arguments(); ++i) {
      Value argument = from->argument(i);
      llvm::Type* type = this->type(func, argument.type());
      if (!type)
        return failure();
      llvm::Value* translated = from->is_entry() ? static_cast<llvm::Value*>(function->getArg(i))
                                                 : builder.CreatePHI(type, 2);
      values_[argument] = translated;
      if (Identifier name = argument.name())
        translated->setName(name.str());
    }
  }
  for (Block* from : order)
    if (failed(translate_block(from)))
      return failure();
  for (Block* from : order)
    connect_phis(from);
  return success();
}

llvm::Constant* BodyTranslator::translate_initializer(Block* block) {
  for (Operation* op : block->ops()) {
    if (op->is<ll::ReturnOp>())
      return llvm::cast<llvm::Constant>(operand(op, 0));
    const OpRule* rule = find_rule(op);
    if (!rule || !rule->constant) {
      op->emit_op_error() << "cannot stand in the initializer of a global, which must be constant";
      return nullptr;
    }
    if (failed(rule->translate(*this, op, rule->data)))
      return nullptr;
    llvm::Value* made = value(op->result(0));
    if (llvm::isa<llvm::Constant>(made))
      continue;
    op->emit_op_error() << "does not give a constant here, as the initializer of a global must";
    made->deleteValue();
    return nullptr;
  }
  return nullptr;
}

}  // namespace pliron::llvm_ir
