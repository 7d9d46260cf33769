// mir-to-llvm: the drive through a module and its functions, and the pass.
//
//   mir.func @add {function_type = (f32, f32) -> f32}      llvm.func internal @add(f32, f32) -> f32
//     %2 = mir.add %0, %1 : f32                       =>     %2 = llvm.fadd %0, %1 {contract}
//     mir.return %2                                          llvm.return %2
//
// Needs: valid IR; every local that can be an SSA value is one (mem2reg), else it stays in memory.
// Preserves: nothing. Blocks that control cannot reach are left out.

#include "dialects/mir/to_llvm.h"

#include "dialects/mir/to_llvm_impl.h"
#include "ir/dominance.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::mir::to_llvm {

Lowering::Lowering(Operation* module, const ToLlvmOptions& options)
    : module_(module), options_(options), symbols_(module), builder_(module->context()) {
  for (llvm::ArrayRef<Rule> part : {control_rules(), memory_rules(), enum_rules(),
                                    arithmetic_rules(), cast_rules(), intrinsic_rules()})
    for (const Rule& rule : part)
      rules_[rule.op] = rule.handler;
}

LogicalResult Lowering::run() {
  bool ok = true;
  for (Region& region : module_->regions())
    for (Block* block : region.blocks())
      for (Operation* op : block->ops()) {
        if (FuncOp func = op->try_as<FuncOp>())
          ok &= succeeded(lower_function(func));
        else if (GlobalOp global = op->try_as<GlobalOp>())
          ok &= succeeded(lower_global(global));
      }
  if (!ok)
    return failure();
  replace_all();
  return success();
}

void Lowering::replace_all() {
  for (auto& [old, replacement] : converted_) {
    old->block()->insert(old, replacement.release());
    old->erase();
  }
  converted_.clear();
}

const Signature& Lowering::signature(FuncOp func) {
  std::unique_ptr<Signature>& entry = signatures_[func];
  if (!entry)
    entry = std::make_unique<Signature>(signature_of(func));
  return *entry;
}

// Functions.

LogicalResult Lowering::lower_function(FuncOp func) {
  const Signature& signature = this->signature(func);
  Builder nowhere(context());
  bool is_visible = func.is_kernel() || func.is_declaration();
  ll::FuncOp target = ll::build_func(
      nowhere, func.location(), func.sym_name(),
      ll::FunctionType::of(signature.result, signature.params),
      is_visible ? ll::Linkage::External : ll::Linkage::Internal,
      func.is_kernel() ? ll::CallingConvention::PtxKernel : ll::CallingConvention::C);
  OwningOp owner(target.operation());
  Attribute unit = UnitAttr::get(context());
  target.set_attr<"no_unwind">(unit);
  // Until LLVM has proved that nothing convergent is reached, calls must stay where they are.
  target.set_attr<"convergent">(unit);
  if (func.attr<"inline_never">())
    target.set_attr<"no_inline">(unit);
  if (!signature.params.empty())
    target.set_attr<"arg_attrs">(ArrayAttr::get(context(), signature.param_attrs));
  if (signature.result_attrs)
    target.set_attr<"res_attrs">(ArrayAttr::get(context(), Attribute(signature.result_attrs)));
  for (const NamedAttribute& attr : func->discardable_attrs())
    target->set_discardable_attr(attr.name, attr.value);
  if (!func.is_declaration() && failed(lower_body(func, target)))
    return failure();
  converted_.emplace_back(func, std::move(owner));
  return success();
}

LogicalResult Lowering::lower_body(FuncOp func, ll::FuncOp target) {
  values_.clear();
  blocks_.clear();
  function_ = func;
  body_ = &target.region<"body">();
  one_ = Value();
  last_alloca_ = nullptr;
  DominanceInfo dominance;
  Region& source = func.region<"body">();
  llvm::ArrayRef<Block*> order = dominance.dominator_tree_preorder(source);
  if (failed(make_blocks(func, target, order)))
    return failure();
  for (Block* block : order) {
    builder_.set_insertion_point_to_end(blocks_.at(block));
    for (Operation* op : block->ops()) {
      location_ = op->location();
      // What uses the values of an op that has failed has nothing to be built from.
      if (failed(lower_op(op)))
        return failure();
    }
  }
  return success();
}

// In the order of the source, so that the text stays familiar.
LogicalResult Lowering::make_blocks(FuncOp func, ll::FuncOp target,
                                    llvm::ArrayRef<Block*> reachable) {
  llvm::DenseSet<Block*> wanted(reachable.begin(), reachable.end());
  for (Block* block : func.region<"body">().blocks()) {
    if (!wanted.contains(block))
      continue;
    Block* copy = target.region<"body">().add_block();
    copy->set_name(block->name());
    blocks_[block] = copy;
    const Signature& signature = this->signature(func);
    for (Value argument : block->arguments()) {
      unsigned count = is_fat_pointer(argument.type()) ? 2 : 1;
      if (block->is_entry())
        count = signature.counts[argument.index()];
      if (failed(map_argument(argument, copy, count)))
        return failure();
    }
  }
  return success();
}

// Whether a value of this type can be in the result: a scalar of ours, or LLVM's already.
static bool is_convertible(Type type) {
  return is_scalar(type) || ll::FirstClass.accepts(type);
}

LogicalResult Lowering::map_argument(Value argument, Block* target, unsigned count) {
  Type type = argument.type();
  location_ = argument.location();
  if (!is_convertible(type))
    return context().emit_error(location_)
           << "a block argument of type " << type << " has no form in the llvm dialect";
  if (count == 0) {
    // An aggregate without bytes: any aligned address will do.
    SizeAlign layout{0, 1};
    layout_of(pointee(type), layout);
    builder_.set_insertion_point_to_end(target);
    map(argument, make<ll::IntToPtrOp>(i64(layout.align), lowered(type)));
    return success();
  }
  Parts parts{target->add_argument(lowered(type), location_)};
  parts.first.set_name(argument.name());
  if (count == 2)
    parts.second = target->add_argument(int_type(64), location_);
  map(argument, parts);
  return success();
}

LogicalResult Lowering::lower_op(Operation* op) {
  auto rule = rules_.find(op->info().id);
  if (rule != rules_.end())
    return rule->second(*this, op);
  if (op->info().dialect_name == "mir")
    return op->emit_op_error() << "has no rule in mir-to-llvm";
  return carry(op);
}

// An op of another dialect, such as gpu.thread_id: the same op on converted types.
LogicalResult Lowering::carry(Operation* op) {
  if (op->num_regions() || op->num_successors())
    return op->emit_op_error() << "has regions or successors, which mir-to-llvm cannot carry over; "
                                  "lower it before";
  OperationState state(location_, &op->info());
  for (Value operand : op->operands()) {
    Parts parts = this->parts(operand);
    if (parts.second)
      return op->emit_op_error() << "takes the fat pointer " << operand.type()
                                 << ", which mir-to-llvm splits in two; pass its parts";
    state.operands.push_back(parts.first);
  }
  for (Value result : op->results()) {
    if (!is_convertible(result.type()) || is_fat_pointer(result.type()))
      return op->emit_op_error() << "gives a " << result.type()
                                 << ", which has no single value in the llvm dialect";
    state.result_types.push_back(lowered(result.type()));
  }
  for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
    if (Attribute attr = op->attr_slot(slot))
      state.attrs.push_back({op->info().attr_names[slot], attr});
  state.attrs.append(op->discardable_attrs().begin(), op->discardable_attrs().end());
  Operation* copy = builder_.create(state);
  for (unsigned i = 0; i < op->num_results(); ++i) {
    copy->result(i).set_name(op->result(i).name());
    map(op->result(i), copy->result(i));
  }
  return success();
}

// Globals.

LogicalResult Lowering::lower_global(GlobalOp global) {
  location_ = global.location();
  llvm::StringRef bytes = global.attr_as<StringAttr, "bytes">().value();
  ArrayAttr relocations = global.attr_as<ArrayAttr, "relocations">();
  IntegerAttr space = global.attr_as<IntegerAttr, "address_space">();
  bool has_relocations = relocations && !relocations.empty();
  bool is_zero = llvm::all_of(bytes, [](char c) { return c == 0; });
  bool is_shared = space && space.as_int() == 3;
  if (is_shared && (!is_zero || has_relocations))
    return global->emit_op_error() << "is in shared memory, which cannot have an initial value";
  bool is_constant = !global.attr<"mutable">() && !is_shared;
  // LLVM's targets print an empty object in ways that assemblers refuse.
  Type type = bytes_type(context(), std::max<std::size_t>(bytes.size(), 1));
  Builder nowhere(context());
  ll::GlobalOp target =
      ll::GlobalOp::build(nowhere, location_)
          .set<"global_type">(TypeAttr::get(type))
          .set<"sym_name">(global.attr<"sym_name">())
          .set<"linkage">(ll::LinkageAttr::of(
              context(), is_constant ? ll::Linkage::Private : ll::Linkage::Internal))
          .set<"constant">(is_constant ? Attribute(UnitAttr::get(context())) : Attribute())
          .set<"unnamed_addr">(ll::enum_attr(context(), ll::UnnamedAddr::None))
          .set<"alignment">(global.attr<"alignment">())
          .set<"addr_space">(
              IntegerAttr::i32(context(), space ? static_cast<std::int32_t>(space.as_int()) : 0))
          .results({})
          .create();
  OwningOp owner(target.operation());
  if (is_shared)
    target.set_attr<"value">(ll::UndefAttr::get(context()));
  else if (has_relocations)
    initialise_with_relocations(target, bytes, relocations);
  else if (is_zero)
    target.set_attr<"value">(ll::ZeroAttr::get(context()));
  else
    target.set_attr<"value">(StringAttr::get(context(), bytes));
  converted_.emplace_back(global, std::move(owner));
  return success();
}

// Bytes and addresses in turn, as a packed struct.
void Lowering::initialise_with_relocations(ll::GlobalOp target, llvm::StringRef bytes,
                                           ArrayAttr relocations) {
  builder_.set_insertion_point_to_end(target.region<"initializer">().add_block());
  llvm::SmallVector<Value, 8> members;
  auto add_bytes_until = [&](std::size_t from, std::size_t to) {
    if (from != to)
      members.push_back(make<ll::ConstantOp>(
          {}, bytes_type(context(), to - from),
          named("value", StringAttr::get(context(), bytes.substr(from, to - from)))));
  };
  std::size_t done = 0;
  for (std::size_t i = 0; i < relocations.size(); ++i) {
    DictionaryAttr entry = relocations[i].as<DictionaryAttr>();
    auto offset = static_cast<std::size_t>(entry.lookup("offset").as<IntegerAttr>().as_int());
    auto symbol = entry.lookup("symbol").as<SymbolRefAttr>();
    add_bytes_until(done, offset);
    Operation* named_op = symbols_.lookup(symbol.root());
    GlobalOp named_global = named_op ? named_op->try_as<GlobalOp>() : GlobalOp();
    IntegerAttr space =
        named_global ? named_global.attr_as<IntegerAttr, "address_space">() : IntegerAttr(nullptr);
    Value address = make<ll::AddressOfOp>(
        {}, ll::PointerType::in(context(), space ? static_cast<unsigned>(space.as_int()) : 0),
        named("global_name", symbol));
    Attribute addend = entry.lookup("addend");
    if (addend && addend.as<IntegerAttr>().as_int() != 0)
      address = add_bytes(address, static_cast<std::uint64_t>(addend.as<IntegerAttr>().as_int()));
    if (space && space.as_int() != 0)
      address = make<ll::AddrSpaceCastOp>(address, ll::PointerType::in(context()));
    members.push_back(address);
    done = offset + 8;
  }
  add_bytes_until(done, bytes.size());
  llvm::SmallVector<Type, 8> types;
  for (Value member : members)
    types.push_back(member.type());
  Type type = ll::StructType::literal(context(), types, /*packed=*/true);
  target.set_attr<"global_type">(TypeAttr::get(type));
  Value whole = make<ll::UndefOp>({}, type);
  for (std::size_t i = 0; i < members.size(); ++i)
    whole = ll::build_insert(builder_, location_, whole, members[i], static_cast<std::int64_t>(i));
  ll::ReturnOp::build(builder_, location_).set<"arg">(whole).results({}).create();
}

}  // namespace pliron::mir::to_llvm

namespace pliron::mir {

LogicalResult convert_to_llvm(Operation* module, const ToLlvmOptions& options) {
  if (!module->has(Trait::SymbolTable))
    return module->emit_op_error() << "holds no symbols; mir-to-llvm runs on a module";
  return to_llvm::Lowering(module, options).run();
}

static LogicalResult run_mir_to_llvm(Operation* module, PassContext&) {
  ToLlvmOptions options;
  if (Attribute contract = module->attr(fp_contract_attr)) {
    StringAttr text = contract.try_as<StringAttr>();
    if (!text || (text.value() != "on" && text.value() != "off"))
      return module->emit_op_error()
             << fp_contract_attr << " must be \"on\" or \"off\", but is " << contract;
    options.contract = text.value() == "on";
  }
  return convert_to_llvm(module, options);
}

const PassDef mir_to_llvm_pass{
    .name = "mir-to-llvm",
    .summary = "Turns functions and globals of mir into those of the llvm dialect.",
    .anchor = "builtin.module",
    .run = run_mir_to_llvm,
};

void register_passes(PassRegistry& registry) {
  registry.add(mir_to_llvm_pass);
}

}  // namespace pliron::mir
