// mir-to-llvm: branches, panics and calls.

#include "dialects/mir/to_llvm_impl.h"

namespace pliron::mir::to_llvm {

static void lower_return(Lowering& l, ReturnOp op) {
  auto build = ll::ReturnOp::build(l.builder(), l.location());
  OperandRange values = op.operands<"operands">();
  if (!values.empty()) {
    Parts parts = l.parts(values[0]);
    Value result = parts.first;
    if (parts.second) {
      Type pair = l.signature(l.function()).result;
      result = l.make<ll::PoisonOp>({}, pair);
      result = ll::build_insert(l.builder(), l.location(), result, parts.first, std::int64_t{0});
      result = ll::build_insert(l.builder(), l.location(), result, parts.second, std::int64_t{1});
    }
    build.set<"arg">(result);
  }
  build.results({}).create();
}

static void lower_goto(Lowering& l, GotoOp op) {
  l.branch(l.block(op.successor<"dest">()), l.flatten(op.operands<"dest_operands">()));
}

static ll::SwitchCase switch_target(Lowering& l, SwitchIntOp op, unsigned successor) {
  OperandSpan span = op.successor_operands(successor);
  ll::SwitchCase target{.value = llvm::APInt(), .block = l.block(op->successor(successor))};
  for (unsigned i = 0; i < span.count; ++i) {
    Parts parts = l.parts(op->operand(span.first + i));
    target.operands.push_back(parts.first);
    if (parts.second)
      target.operands.push_back(parts.second);
  }
  return target;
}

static void lower_switch_int(Lowering& l, SwitchIntOp op) {
  Value value = l.value(op.operand<"value">());
  ArrayAttr values = op.attr_as<ArrayAttr, "case_values">();
  ll::SwitchCase otherwise = switch_target(l, op, 0);
  llvm::SmallVector<ll::SwitchCase, 8> cases;
  for (unsigned i = 0; i < values.size(); ++i) {
    cases.push_back(switch_target(l, op, i + 1));
    cases.back().value = values[i].as<IntegerAttr>().value();
  }
  if (cases.empty())
    return l.branch(otherwise.block, otherwise.operands);
  if (value.type() != l.int_type(1)) {
    ll::build_switch(l.builder(), l.location(), value, otherwise.block, otherwise.operands, cases);
    return;
  }
  // On a bool at most one more case than the first can be left: the default, or the second case.
  bool first_is_true = cases[0].value.getBoolValue();
  const ll::SwitchCase& other = cases.size() > 1 ? cases[1] : otherwise;
  const ll::SwitchCase& when_true = first_is_true ? cases[0] : other;
  const ll::SwitchCase& when_false = first_is_true ? other : cases[0];
  l.branch_if(value, when_true.block, when_true.operands, when_false.block, when_false.operands);
}

static void lower_unreachable(Lowering& l, UnreachableOp) {
  l.unreachable();
}

// Splits the block; the trap goes behind everything else.
static void lower_assert(Lowering& l, AssertOp op) {
  bool expected = op.attr_as<IntegerAttr, "expected">().value().getBoolValue();
  Block* ok = l.next_block();
  Block* bad = l.last_block();
  l.branch_if(l.value(op.operand<"condition">()), expected ? ok : bad, {}, expected ? bad : ok, {});
  l.builder().set_insertion_point_to_end(bad);
  l.trap(op.location(), op.attr_as<StringAttr, "message">().value());
  l.unreachable();
  l.builder().set_insertion_point_to_end(ok);
}

static void lower_panic(Lowering& l, PanicOp op) {
  l.trap(op.location(), op.attr_as<StringAttr, "message">().value());
  l.unreachable();
}

static LogicalResult lower_call(Lowering& l, CallOp op) {
  llvm::StringRef name = op.attr_as<SymbolRefAttr, "callee">().root();
  Operation* symbol = l.symbols().lookup(name);
  FuncOp callee = symbol ? symbol->try_as<FuncOp>() : FuncOp();
  if (!callee)
    return op->emit_op_error() << "calls @" << name << ", which is no mir.func of this module";
  const Signature& signature = l.signature(callee);
  llvm::SmallVector<Value, 8> args;
  for (unsigned i = 0; i < op->num_operands(); ++i) {
    Parts parts = l.parts(op->operand(i));
    if (signature.counts[i] > 0)
      args.push_back(parts.first);
    if (signature.counts[i] > 1)
      args.push_back(parts.second);
  }
  ll::CallOp call = ll::build_call(l.builder(), l.location(), name,
                                   ll::FunctionType::of(signature.result, signature.params), args);
  Attribute unit = UnitAttr::get(l.context());
  call.set_attr<"convergent">(unit);
  call.set_attr<"no_unwind">(unit);
  if (!args.empty())
    call.set_attr<"arg_attrs">(ArrayAttr::get(l.context(), signature.call_attrs));
  if (signature.result_attrs)
    call.set_attr<"res_attrs">(ArrayAttr::get(l.context(), Attribute(signature.result_attrs)));
  if (op->num_results() == 0)
    return success();
  Value result = call->result(0);
  if (!is_fat_pointer(op->result(0).type())) {
    l.map(op->result(0), result);
    return success();
  }
  l.map(op->result(0), {ll::build_extract(l.builder(), l.location(), result, std::int64_t{0}),
                        ll::build_extract(l.builder(), l.location(), result, std::int64_t{1})});
  return success();
}

llvm::ArrayRef<Rule> control_rules() {
  static constexpr Rule rules[] = {
      rule<ReturnOp, lower_return>(),
      rule<GotoOp, lower_goto>(),
      rule<SwitchIntOp, lower_switch_int>(),
      rule<UnreachableOp, lower_unreachable>(),
      rule<AssertOp, lower_assert>(),
      rule<PanicOp, lower_panic>(),
      rule<CallOp, lower_call>(),
  };
  return rules;
}

}  // namespace pliron::mir::to_llvm
