// calc-to-llvm: formulas become kernels, in which thread i computes formula number i.
//
//   calc.func @twice(%a: !calc.array<3>) -> !calc.array<3> {
//     %0 = calc.add %a, %a : !calc.array<3>
//     calc.return %0 : !calc.array<3>
//   }
//
// becomes a llvm.func @twice(!llvm.ptr, !llvm.ptr) that loads a vector<3xf32> from its place behind
// the first pointer, adds, and stores behind the second. A grid has as many threads as there are
// formulas to compute.
//
// Needs valid IR. Leaves ops of `gpu`, which have passes of their own, and no op of `calc`.

#include "calc.h"
#include "dialects/builtin/ops.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/build.h"
#include "llvm/ADT/DenseMap.h"

namespace calc {

namespace {

namespace ll = llvm_dialect;

// doc(types)
Type element_type(Context& context) {
  return FloatType::f32(context);
}
// An array is a vector. In memory it is its elements, one behind the other.
VectorType vector_type(Type type) {
  std::int64_t size = type.as<ArrayType>().size();
  return VectorType::get(type.context(), size, element_type(type.context()));
}
// doc end

// doc(lowering)
// One formula on its way into a kernel.
struct Lowering {
  Lowering(Builder b, Location l) : builder(b), location(l) {}

  Builder builder;
  Location location;  // of the op at hand
  llvm::DenseMap<Value, Value> values;
  Value index;  // which formula of the grid this is
  Value out;    // where the results go

  Value operand(Operation* op, unsigned i) const { return values.at(op->operand(i)); }
  Value constant(std::int64_t value) {
    return ll::build_int(builder, location, IntegerType::get(builder.context(), 32), value);
  }
  // Where array number `index` is behind a pointer.
  Value address(Value pointer, Type array) {
    Type memory = ll::ArrayType::get(builder.context(), array.as<ArrayType>().size(),
                                     element_type(builder.context()));
    return ll::build_gep(builder, location, memory, pointer, {index});
  }
};

// What an op becomes; it may have no result.
using Rule = Value (*)(Lowering& lowering, Operation* op);
// doc end

// doc(rules)
template <typename O>
Value combine(Lowering& lowering, Value a, Value b) {
  auto op = O::build(lowering.builder, lowering.location);
  if constexpr (HasOperand<O, "lhs">)
    return op.template set<"lhs">(a).template set<"rhs">(b).create().template result<"res">();
  else  // an intrinsic
    return op.template set<"a">(a).template set<"b">(b).create().template result<"res">();
}

template <typename O>
Value lower_elementwise(Lowering& lowering, Operation* op) {
  return combine<O>(lowering, lowering.operand(op, 0), lowering.operand(op, 1));
}

Value lower_constant(Lowering& lowering, Operation* op) {
  NumbersAttr numbers = ConstantOp(op).attr_as<NumbersAttr, "value">();
  VectorType type = vector_type(op->result(0).type());
  llvm::SmallVector<llvm::APInt, 8> bits;
  for (unsigned i = 0; i < numbers.size(); ++i)
    bits.push_back(llvm::APFloat(numbers[i]).bitcastToAPInt());
  return ll::ConstantOp::build(lowering.builder, lowering.location)
      .set<"value">(DenseElementsAttr::get(type, bits))
      .results(Type(type))
      .create()
      .result<"res">();
}

Value lower_broadcast(Lowering& lowering, Operation* op) {
  VectorType type = vector_type(op->result(0).type());
  Value number = lowering.operand(op, 0);
  llvm::SmallVector<std::int32_t, 8> all_first(static_cast<std::size_t>(type.dim(0)), 0);
  return ll::ShuffleVectorOp::build(lowering.builder, lowering.location)
      .set<"v1">(number)
      .set<"v2">(number)
      .set<"mask">(DenseArrayAttr::i32(lowering.builder.context(), all_first))
      .results(Type(type))
      .create()
      .result<"res">();
}

Value extract(Lowering& lowering, Value array, unsigned i) {
  return ll::ExtractElementOp::build(lowering.builder, lowering.location)
      .set<"vector">(array)
      .set<"position">(lowering.constant(i))
      .results(element_type(lowering.builder.context()))
      .create()
      .result<"res">();
}

Value lower_reduce(Lowering& lowering, Operation* op) {
  ReduceOp reduce(op);
  Value array = lowering.operand(op, 0);
  Value number = extract(lowering, array, 0);
  for (unsigned i = 1; i < reduce.operand<"value">().type().as<ArrayType>().size(); ++i) {
    Value next = extract(lowering, array, i);
    number = reduce.kind() == Reduction::Sum ? combine<ll::FAddOp>(lowering, number, next)
                                             : combine<ll::MaxnumOp>(lowering, number, next);
  }
  Value vector = ll::PoisonOp::build(lowering.builder, lowering.location)
                     .results(Type(vector_type(op->result(0).type())))
                     .create()
                     .result<"res">();
  return ll::InsertElementOp::build(lowering.builder, lowering.location)
      .set<"vector">(vector)
      .set<"value">(number)
      .set<"position">(lowering.constant(0))
      .create()
      .result<"res">();
}

Value lower_return(Lowering& lowering, Operation* op) {
  Value to = lowering.address(lowering.out, op->operand(0).type());
  ll::build_store(lowering.builder, lowering.location, lowering.operand(op, 0), to, sizeof(float));
  ll::ReturnOp::build(lowering.builder, lowering.location).create();
  return {};
}

Rule rule_for(Operation* op) {
  static const std::pair<std::uint64_t, Rule> rules[] = {
      {AddOp::id(), lower_elementwise<ll::FAddOp>},
      {MulOp::id(), lower_elementwise<ll::FMulOp>},
      {ConstantOp::id(), lower_constant},
      {BroadcastOp::id(), lower_broadcast},
      {ReduceOp::id(), lower_reduce},
      {ReturnOp::id(), lower_return},
  };
  for (auto [id, rule] : rules)
    if (op->info().id == id)
      return rule;
  return nullptr;
}
// doc end

// doc(index)
template <typename O>
Value coordinate(Lowering& lowering) {
  Context& context = lowering.builder.context();
  return O::build(lowering.builder, lowering.location)
      .template set<"dimension">(gpu::DimAttr::of(context, gpu::Dim::X))
      .results(Type(IntegerType::get(context, 32)))
      .create()
      .template result<"res">();
}
Value grid_index(Lowering& lowering) {
  Value block = coordinate<gpu::BlockIdOp>(lowering);
  Value size = coordinate<gpu::BlockDimOp>(lowering);
  Value thread = coordinate<gpu::ThreadIdOp>(lowering);
  return combine<ll::AddOp>(lowering, combine<ll::MulOp>(lowering, block, size), thread);
}
// doc end

// doc(function)
// The kernel of a formula, in no block yet; null after an error.
OwningOp lower(FuncOp func) {
  Context& context = func.context();
  Block* formula = func.region<"body">().entry();
  llvm::SmallVector<Type, 4> parameters(formula->num_arguments() + 1, ll::PointerType::in(context));
  Builder nowhere(context);
  ll::FuncOp kernel = ll::build_func(nowhere, func.location(), func.name(),
                                     ll::FunctionType::of(ll::VoidType::get(context), parameters),
                                     ll::Linkage::External, ll::CallingConvention::PtxKernel);
  OwningOp owner(kernel.operation());
  Block* block = kernel.region<"body">().add_block();
  for (Type parameter : parameters)
    block->add_argument(parameter, func.location());

  Lowering lowering(Builder::at_end(block), func.location());
  lowering.index = grid_index(lowering);
  lowering.out = block->argument(formula->num_arguments());
  for (Value argument : formula->arguments())
    lowering.values[argument] = ll::build_load(
        lowering.builder, func.location(), vector_type(argument.type()),
        lowering.address(block->argument(argument.index()), argument.type()), sizeof(float));
  for (Operation* op : formula->ops()) {
    Rule rule = rule_for(op);
    if (!rule) {
      op->emit_op_error() << "has no lowering to the llvm dialect";
      return nullptr;
    }
    lowering.location = op->location();
    Value value = rule(lowering, op);
    if (value)
      lowering.values[op->result(0)] = value;
  }
  return owner;
}
// doc end

// doc(pass)
LogicalResult run_to_llvm(Operation* module, PassContext&) {
  llvm::SmallVector<std::pair<Operation*, OwningOp>, 8> kernels;
  for (Operation* op : module->region(0).front()->ops()) {
    FuncOp func = op->try_as<FuncOp>();
    if (!func)
      continue;
    OwningOp kernel = lower(func);
    if (!kernel)
      return failure();
    kernels.emplace_back(op, std::move(kernel));
  }
  for (auto& [func, kernel] : kernels) {
    func->block()->insert(func, kernel.release());
    func->erase();
  }
  return success();
}
// doc end

}  // namespace

const PassDef to_llvm_pass{
    .name = "calc-to-llvm",
    .summary = "Makes kernels in the llvm dialect of formulas.",
    .anchor = builtin::ModuleOp::def.name,
    .run = run_to_llvm,
};

}  // namespace calc
