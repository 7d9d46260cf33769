#include "dialects/llvm/build.h"

namespace pliron::llvm_dialect {

Value build_int(Builder& builder, Location location, Type type, std::int64_t value) {
  return ConstantOp::build(builder, location)
      .set<"value">(IntegerAttr::get(type, value))
      .results(type)
      .create()
      .result<"res">();
}
Value build_float(Builder& builder, Location location, FloatType type, double value) {
  return ConstantOp::build(builder, location)
      .set<"value">(FloatAttr::get(type, value))
      .results(Type(type))
      .create()
      .result<"res">();
}
Value build_zero(Builder& builder, Location location, Type type) {
  return ZeroOp::build(builder, location).results(type).create().result<"res">();
}

FuncOp build_func(Builder& builder, Location location, llvm::StringRef name, FunctionType type,
                  Linkage linkage, CallingConvention convention) {
  Context& context = builder.context();
  return FuncOp::build(builder, location)
      .set<"sym_name">(StringAttr::get(context, name))
      .set<"function_type">(TypeAttr::get(type))
      .set<"linkage">(LinkageAttr::of(context, linkage))
      .set<"CConv">(CallingConventionAttr::of(context, convention))
      .set<"visibility_">(enum_attr(context, Visibility::Default))
      .set<"unnamed_addr">(enum_attr(context, UnnamedAddr::None))
      .results({})
      .create();
}

// What all calls have in common. A null callee means that operand 0 is the address.
static CallOp call(Builder& builder, Location location, Attribute callee, FunctionType type,
                   llvm::ArrayRef<Value> operands, CallingConvention convention) {
  Context& context = builder.context();
  llvm::SmallVector<Type, 1> results;
  if (!type.result().is<VoidType>())
    results.push_back(type.result());
  return CallOp::build(builder, location)
      .set<"callee_operands">(operands)
      .set<"callee">(callee)
      .set<"var_callee_type">(type.is_vararg() ? Attribute(TypeAttr::get(type)) : Attribute())
      .set<"CConv">(CallingConventionAttr::of(context, convention))
      .set<"TailCallKind">(TailCallKindAttr::of(context, TailCallKind::None))
      .set<"fastmathFlags">(FastmathAttr::of(context, NoFastmath))
      .set<"op_bundle_sizes">(DenseArrayAttr::i32(context, {}))
      .results(results)
      .create();
}
CallOp build_call(Builder& builder, Location location, FuncOp callee, llvm::ArrayRef<Value> args) {
  return build_call(builder, location, callee.sym_name(), callee.function_type(), args,
                    callee.calling_convention());
}
CallOp build_call(Builder& builder, Location location, llvm::StringRef callee, FunctionType type,
                  llvm::ArrayRef<Value> args, CallingConvention convention) {
  return call(builder, location, SymbolRefAttr::get(builder.context(), callee), type, args,
              convention);
}
CallOp build_indirect_call(Builder& builder, Location location, Value address, FunctionType type,
                           llvm::ArrayRef<Value> args, CallingConvention convention) {
  llvm::SmallVector<Value, 8> operands{address};
  operands.append(args.begin(), args.end());
  return call(builder, location, {}, type, operands, convention);
}

CallIntrinsicOp build_intrinsic(Builder& builder, Location location, llvm::StringRef name,
                                Type result, llvm::ArrayRef<Value> args) {
  Context& context = builder.context();
  llvm::SmallVector<Type, 1> results;
  if (result)
    results.push_back(result);
  return CallIntrinsicOp::build(builder, location)
      .set<"args">(args)
      .set<"intrin">(StringAttr::get(context, name))
      .set<"fastmathFlags">(FastmathAttr::of(context, NoFastmath))
      .set<"op_bundle_sizes">(DenseArrayAttr::i32(context, {}))
      .results(results)
      .create();
}

AssumeOp build_assume(Builder& builder, Location location, Value condition,
                      llvm::ArrayRef<Bundle> bundles) {
  Context& context = builder.context();
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<std::int32_t, 2> sizes;
  llvm::SmallVector<Attribute, 2> tags;
  for (const Bundle& bundle : bundles) {
    operands.append(bundle.operands.begin(), bundle.operands.end());
    sizes.push_back(static_cast<std::int32_t>(bundle.operands.size()));
    tags.push_back(StringAttr::get(context, bundle.tag));
  }
  return AssumeOp::build(builder, location)
      .set<"cond">(condition)
      .set<"op_bundle_operands">(operands)
      .set<"op_bundle_sizes">(DenseArrayAttr::i32(context, sizes))
      .set<"op_bundle_tags">(tags.empty() ? Attribute() : ArrayAttr::get(context, tags))
      .results({})
      .create();
}

Value build_gep(Builder& builder, Location location, Type element, Value base,
                llvm::ArrayRef<GepIndex> indices, unsigned flags) {
  Context& context = builder.context();
  llvm::SmallVector<std::int32_t, 4> constants;
  llvm::SmallVector<Value, 4> values;
  Type result = base.type();
  for (const GepIndex& index : indices) {
    if (const std::int32_t* constant = std::get_if<std::int32_t>(&index)) {
      assert(*constant != GetElementPtrOp::DynamicIndex && "this constant stands for an operand");
      constants.push_back(*constant);
      continue;
    }
    constants.push_back(GetElementPtrOp::DynamicIndex);
    values.push_back(std::get<Value>(index));
    // One vector of indices makes a vector of pointers.
    VectorType vector = values.back().type().try_as<VectorType>();
    if (vector && !result.is<VectorType>())
      result = VectorType::get(context, {vector.dim(0)}, result, {vector.is_scalable(0)});
  }
  return GetElementPtrOp::build(builder, location)
      .set<"base">(base)
      .set<"dynamicIndices">(values)
      .set<"rawConstantIndices">(DenseArrayAttr::i32(context, constants))
      .set<"elem_type">(TypeAttr::get(element))
      .set<"noWrapFlags">(flags_attr(context, flags))
      .results(result)
      .create()
      .result<"res">();
}

SwitchOp build_switch(Builder& builder, Location location, Value value, Block* default_block,
                      llvm::ArrayRef<Value> default_operands, llvm::ArrayRef<SwitchCase> cases) {
  Context& context = builder.context();
  unsigned width = value.type().as<IntegerType>().width();
  llvm::SmallVector<llvm::APInt, 8> values;
  llvm::SmallVector<Value, 8> operands;
  llvm::SmallVector<Block*, 8> blocks;
  llvm::SmallVector<std::int32_t, 8> sizes;
  for (const SwitchCase& entry : cases) {
    values.push_back(entry.value.zextOrTrunc(width));
    operands.append(entry.operands.begin(), entry.operands.end());
    blocks.push_back(entry.block);
    sizes.push_back(static_cast<std::int32_t>(entry.operands.size()));
  }
  Attribute case_values;
  if (!cases.empty())
    case_values = DenseElementsAttr::get(
        VectorType::get(context, {static_cast<std::int64_t>(cases.size())}, value.type()), values);
  return SwitchOp::build(builder, location)
      .set<"value">(value)
      .set<"defaultOperands">(default_operands)
      .set<"caseOperands">(operands)
      .set<"defaultDestination">(default_block)
      .set<"caseDestinations">(blocks)
      .set<"case_values">(case_values)
      .set<"case_operand_segments">(DenseArrayAttr::i32(context, sizes))
      .results({})
      .create();
}

Value build_icmp(Builder& builder, Location location, IcmpPredicate predicate, Value lhs,
                 Value rhs) {
  return ICmpOp::build(builder, location)
      .set<"lhs">(lhs)
      .set<"rhs">(rhs)
      .set<"predicate">(enum_attr(builder.context(), predicate))
      .results(comparison_type(lhs.type()))
      .create()
      .result<"res">();
}
Value build_fcmp(Builder& builder, Location location, FcmpPredicate predicate, Value lhs, Value rhs,
                 unsigned fastmath) {
  return FCmpOp::build(builder, location)
      .set<"lhs">(lhs)
      .set<"rhs">(rhs)
      .set<"predicate">(enum_attr(builder.context(), predicate))
      .set<"fastmathFlags">(FastmathAttr::of(builder.context(), fastmath))
      .results(comparison_type(lhs.type()))
      .create()
      .result<"res">();
}

Value build_extract(Builder& builder, Location location, Value aggregate,
                    llvm::ArrayRef<std::int64_t> position) {
  Type type = member_type(aggregate.type(), position);
  assert(type && "the aggregate has no such member");
  return ExtractValueOp::build(builder, location)
      .set<"container">(aggregate)
      .set<"position">(DenseArrayAttr::i64(builder.context(), position))
      .results(type)
      .create()
      .result<"res">();
}
Value build_insert(Builder& builder, Location location, Value aggregate, Value member,
                   llvm::ArrayRef<std::int64_t> position) {
  return InsertValueOp::build(builder, location)
      .set<"container">(aggregate)
      .set<"value">(member)
      .set<"position">(DenseArrayAttr::i64(builder.context(), position))
      .create()
      .result<"res">();
}

static Attribute alignment_attr(Context& context, std::uint64_t alignment) {
  if (!alignment)
    return {};
  return IntegerAttr::i64(context, static_cast<std::int64_t>(alignment));
}
Value build_load(Builder& builder, Location location, Type type, Value address,
                 std::uint64_t alignment) {
  return LoadOp::build(builder, location)
      .set<"addr">(address)
      .set<"alignment">(alignment_attr(builder.context(), alignment))
      .set<"ordering">(enum_attr(builder.context(), AtomicOrdering::NotAtomic))
      .results(type)
      .create()
      .result<"res">();
}
StoreOp build_store(Builder& builder, Location location, Value value, Value address,
                    std::uint64_t alignment) {
  return StoreOp::build(builder, location)
      .set<"value">(value)
      .set<"addr">(address)
      .set<"alignment">(alignment_attr(builder.context(), alignment))
      .set<"ordering">(enum_attr(builder.context(), AtomicOrdering::NotAtomic))
      .results({})
      .create();
}
Value build_alloca(Builder& builder, Location location, Type type, std::uint64_t alignment) {
  Context& context = builder.context();
  Value one = build_int(builder, location, IntegerType::get(context, 32), 1);
  return AllocaOp::build(builder, location)
      .set<"arraySize">(one)
      .set<"alignment">(alignment_attr(context, alignment))
      .set<"elem_type">(TypeAttr::get(type))
      .results(Type(PointerType::in(context)))
      .create()
      .result<"res">();
}

Type member_type(Type aggregate, llvm::ArrayRef<std::int64_t> position) {
  Type type = aggregate;
  for (std::int64_t index : position) {
    if (index < 0)
      return {};
    auto at = static_cast<std::uint64_t>(index);
    if (ArrayType array = type.try_as<ArrayType>()) {
      if (at >= array.size())
        return {};
      type = array.element();
    } else if (StructType record = type.try_as<StructType>()) {
      if (at >= record.size())
        return {};
      type = record.element(at);
    } else {
      return {};
    }
  }
  return type;
}

}  // namespace pliron::llvm_dialect
