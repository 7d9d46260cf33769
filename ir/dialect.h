#pragma once
// A dialect is a name and the records of its ops, types, attributes and enumerations:
//
//   Dialect toy_dialect() {
//     return {.name = "toy", .ops = ops<AddOp, MulOp>(), .types = types<BoxType>()};
//   }
//   context.register_dialect(toy_dialect());
//
// ops<...>() and its like check the records while compiling; a mistake is an error that says in one
// line what is wrong with which record.

#include <vector>

#include "ir/asm_format_compiler.h"
#include "ir/op.h"
#include "ir/param_format.h"
#include "ir/record_check.h"

namespace pliron {

// One op as the registry takes it.
struct OpEntry {
  const OpDef* def;
  OpHooks hooks = {};
  llvm::ArrayRef<InterfaceImpl> interfaces = {};
  // The record's format when it has been compiled and checked together with the record; else the
  // registry does both.
  const AsmFormat* format = nullptr;
  bool is_checked = false;
};

// One type.
struct TypeEntry {
  const TypeDef* def;
  TypeHooks hooks = {};
  llvm::ArrayRef<InterfaceImpl> interfaces = {};
  const ParamFormat* format = nullptr;
  bool is_checked = false;

  TypeEntry(const TypeDef* d) : def(d) {}
};

// One attribute.
struct AttrEntry {
  const AttrDef* def;
  AttrHooks hooks = {};
  llvm::ArrayRef<InterfaceImpl> interfaces = {};
  const ParamFormat* format = nullptr;
  bool is_checked = false;

  AttrEntry(const AttrDef* d) : def(d) {}
};

struct Dialect {
  std::string_view name;
  std::string_view summary = {};
  std::vector<OpEntry> ops = {};
  std::vector<TypeEntry> types = {};
  std::vector<AttrEntry> attrs = {};
  // Those that its ops, types and attributes use, for documentation and dialect files.
  std::vector<const EnumDef*> enums = {};
  // Makes an op of this dialect that gives `value` of type `type`; null when it cannot.
  Operation* (*materialize_constant)(Builder&, Location, Attribute value, Type type) = nullptr;
  // Called at the end of registration, for example to attach interfaces.
  void (*on_register)(Context&) = nullptr;
};

// What the registry keeps of a dialect.
struct DialectInfo {
  Identifier name;
  std::string_view summary;
  std::vector<const OpInfo*> ops;  // in the order of declaration
  std::vector<const TypeInfo*> types;
  std::vector<const AttrInfo*> attrs;
  std::vector<const EnumDef*> enums;
  Operation* (*materialize_constant)(Builder&, Location, Attribute, Type);
};

namespace detail {

// The compiled format of an op's record, as long as it is.
template <typename O>
struct StaticFormat {
  static constexpr bool infers =
      requires(Inference<O> in, llvm::SmallVectorImpl<Type>& types) { O::infer_types(in, types); };
  static constexpr FormatProgram program = compile_format(O::def, infers);
  template <typename T, int Size>
  struct Array {
    T items[Size == 0 ? 1 : Size]{};
  };
  static constexpr auto steps = [] {
    Array<FormatStep, program.num_steps> result;
    for (int i = 0; i < program.num_steps; ++i)
      result.items[i] = program.steps[i];
    return result;
  }();
  static constexpr auto rules = [] {
    Array<FormatTypeRule, program.num_rules> result;
    for (int i = 0; i < program.num_rules; ++i)
      result.items[i] = program.rules[i];
    return result;
  }();
  static constexpr AsmFormat format{llvm::ArrayRef<FormatStep>(steps.items, program.num_steps),
                                    llvm::ArrayRef<FormatTypeRule>(rules.items, program.num_rules),
                                    program.written_slots, program.has_prop_dict,
                                    program.has_custom_regions};
};

template <typename O>
OpHooks hooks_of() {
  OpHooks hooks;
  if constexpr (requires(O op) { op.verify(); })
    hooks.verify = [](Operation* op) -> LogicalResult { return O(op).verify(); };
  if constexpr (requires(O op, FoldInput in) { op.fold(in); })
    hooks.fold = [](Operation* op, FoldInput in) -> FoldResult { return O(op).fold(in); };
  if constexpr (requires(O op) { op.successor_operands(0u); })
    hooks.successor_operands = [](Operation* op, unsigned i) -> OperandSpan {
      return O(op).successor_operands(i);
    };
  if constexpr (requires(O op, llvm::ArrayRef<Value> v) { op.set_successor_operands(0u, v); })
    hooks.set_successor_operands = [](Operation* op, unsigned i, llvm::ArrayRef<Value> values) {
      O(op).set_successor_operands(i, values);
    };
  if constexpr (requires(O op, FoldInput in) { op.taken_successor(in); })
    hooks.taken_successor = [](Operation* op, FoldInput in) -> int {
      return O(op).taken_successor(in);
    };
  if constexpr (requires(O op, const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results) {
                  op.eval(in, results);
                })
    hooks.eval = [](Operation* op, const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results)
        -> EvalStatus { return O(op).eval(in, results); };
  if constexpr (requires(O op, MemoryEffects& effects) { op.effects(effects); })
    hooks.effects = [](Operation* op, MemoryEffects& effects) { O(op).effects(effects); };
  if constexpr (StaticFormat<O>::infers)
    hooks.infer_types = [](const InferInput& in, llvm::SmallVectorImpl<Type>& types) {
      return O::infer_types(Inference<O>(in), types);
    };
  return hooks;
}

}  // namespace detail

// The entry of O; its record is checked here, once, where the dialect is put together.
template <typename O>
OpEntry make_op() {
  report_while_compiling([] { return check_record(O::def); });
  OpEntry entry{&O::def, detail::hooks_of<O>(), detail::interfaces_of<O>()};
  entry.is_checked = true;
  if constexpr (!O::def.format.empty()) {
    report_while_compiling([] { return detail::StaticFormat<O>::program.mistake; });
    entry.format = &detail::StaticFormat<O>::format;
  }
  return entry;
}

template <typename T>
TypeEntry make_type() {
  report_while_compiling([] { return check_record(T::def); });
  TypeEntry entry(&T::def);
  entry.is_checked = true;
  entry.interfaces = detail::interfaces_of<T>();
  if constexpr (requires(T type, EmitError emit) { type.verify(emit); })
    entry.hooks.verify = [](Type type, EmitError emit) -> LogicalResult {
      return T(type.storage()).verify(emit);
    };
  if constexpr (!T::def.format.empty()) {
    report_while_compiling([] { return detail::StaticParamFormat<T>::program.mistake; });
    entry.format = &detail::StaticParamFormat<T>::format;
  }
  return entry;
}

template <typename A>
AttrEntry make_attr() {
  report_while_compiling([] { return check_record(A::def); });
  AttrEntry entry(&A::def);
  entry.is_checked = true;
  entry.interfaces = detail::interfaces_of<A>();
  if constexpr (requires(A attr, EmitError emit) { attr.verify(emit); })
    entry.hooks.verify = [](Attribute attr, EmitError emit) -> LogicalResult {
      return A(attr.storage()).verify(emit);
    };
  if constexpr (!A::def.format.empty()) {
    report_while_compiling([] { return detail::StaticParamFormat<A>::program.mistake; });
    entry.format = &detail::StaticParamFormat<A>::format;
  }
  return entry;
}

template <typename... Ops>
std::vector<OpEntry> ops() {
  return {make_op<Ops>()...};
}
template <typename... Types>
std::vector<TypeEntry> types() {
  return {make_type<Types>()...};
}
template <typename... Attrs>
std::vector<AttrEntry> attrs() {
  return {make_attr<Attrs>()...};
}

}  // namespace pliron
