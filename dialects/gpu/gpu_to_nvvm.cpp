// gpu-to-nvvm: gives the ops of the `gpu` dialect their form on NVIDIA GPUs.
//
//   before   %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 32 : index}> : () ->
//   i32
//            "gpu.barrier"() : () -> ()
//   after    %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = #llvm.constant_range<i32, 0, 32>}> : () ->
//   i32
//            "nvvm.barrier0"() : () -> ()
//
// Results must be i32; `index` is an error, since nothing here says how wide it is, and ui32 is
// `mir`'s. No `gpu` op is left.

#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "dialects/gpu/passes.h"
#include "ir/walk.h"

namespace pliron::gpu {

// Makes the register of each dimension of one `gpu` op.
using MakeRegister = Operation* (*)(Builder&, Location, Attribute range);

template <typename Register>
static Operation* make_register(Builder& builder, Location location, Attribute range) {
  return Register::build(builder, location)
      .template set<"range">(range)
      .results(Type(IntegerType::get(builder.context(), 32)))
      .create();
}

namespace {
struct Rule {
  std::uint64_t op;
  MakeRegister registers[3];  // x, y, z
  // The least value; ids end below the bound, extents may equal it.
  std::int64_t lower;
};
}  // namespace

static const Rule rules[] = {
    {ThreadIdOp::id(),
     {make_register<nvvm::ThreadIdXOp>, make_register<nvvm::ThreadIdYOp>,
      make_register<nvvm::ThreadIdZOp>},
     0},
    {BlockIdOp::id(),
     {make_register<nvvm::BlockIdXOp>, make_register<nvvm::BlockIdYOp>,
      make_register<nvvm::BlockIdZOp>},
     0},
    {BlockDimOp::id(),
     {make_register<nvvm::BlockDimXOp>, make_register<nvvm::BlockDimYOp>,
      make_register<nvvm::BlockDimZOp>},
     1},
    {GridDimOp::id(),
     {make_register<nvvm::GridDimXOp>, make_register<nvvm::GridDimYOp>,
      make_register<nvvm::GridDimZOp>},
     1},
    {LaneIdOp::id(), {make_register<nvvm::LaneIdOp>, nullptr, nullptr}, 0},
};

static Attribute range_of(Operation* op, std::int64_t lower) {
  IntegerAttr bound = op->attr_as<IntegerAttr>("upper_bound");
  if (!bound)
    return {};
  return llvm_dialect::ConstantRangeAttr::get(op->context(), op->result(0).type(), lower,
                                              bound.as_int() + lower);
}

static LogicalResult lower_coordinate(Operation* op, const Rule& rule) {
  if (!I32.accepts(op->result(0).type()))
    return op->emit_op_error() << "cannot be lowered with a result of type " << op->result(0).type()
                               << "; it must be i32 by now";
  DimAttr dim = op->attr_as<DimAttr>("dimension");
  MakeRegister make = rule.registers[dim ? static_cast<unsigned>(dim.value()) : 0];
  Builder builder = Builder::before(op);
  Operation* made = make(builder, op->location(), range_of(op, rule.lower));
  if (Identifier name = op->result(0).name())
    made->result(0).set_name(name);
  op->result(0).replace_all_uses_with(made->result(0));
  op->erase();
  return success();
}

static LogicalResult lower(Operation* op) {
  if (op->is<BarrierOp>()) {
    Builder builder = Builder::before(op);
    nvvm::Barrier0Op::build(builder, op->location()).create();
    op->erase();
    return success();
  }
  for (const Rule& rule : rules)
    if (rule.op == op->info().id)
      return lower_coordinate(op, rule);
  return op->emit_op_error() << "has no form in the nvvm dialect";
}

static LogicalResult run_gpu_to_nvvm(Operation* root, PassContext& context) {
  bool ok = true, changed = false;
  Identifier dialect = context.context().identifier("gpu");
  walk(root, [&](Operation* op) {
    if (op->info().dialect_name != dialect || op == root)
      return;
    changed = true;
    ok &= succeeded(lower(op));
  });
  if (!changed)
    context.mark_unchanged();
  return success(ok);
}

const PassDef gpu_to_nvvm_pass{
    .name = "gpu-to-nvvm",
    .summary = "Turns gpu ops into ops of the nvvm dialect.",
    .preserves = {Analysis::Dominance},
    .run = run_gpu_to_nvvm,
};

}  // namespace pliron::gpu
