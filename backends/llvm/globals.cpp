// Global variables.

#include "backends/llvm/translate.h"

namespace pliron::llvm_ir {

LogicalResult declare_global(ModuleState& state, ll::GlobalOp global) {
  llvm::Type* type = state.type(global, global.global_type());
  if (!type)
    return failure();
  if (!type->isSized())
    return global->emit_op_error()
           << "cannot be of type " << global.global_type() << ", which has no size";
  for (Attribute attr : {global.attr<"comdat">(), global.attr<"dbg_exprs">(),
                         global.attr<"target_specific_attrs">()})
    if (attr)
      return global->emit_op_error() << "comdat, dbg_exprs and target_specific_attrs cannot be "
                                        "exported yet; remove them";
  auto* variable = new llvm::GlobalVariable(
      state.module, type, static_cast<bool>(global.attr<"constant">()),
      static_cast<llvm::GlobalValue::LinkageTypes>(
          global.attr<"linkage">().as<ll::LinkageAttr>().value()),
      /*Initializer=*/nullptr, global.sym_name(), /*InsertBefore=*/nullptr,
      global.attr<"thread_local_">() ? llvm::GlobalValue::GeneralDynamicTLSModel
                                     : llvm::GlobalValue::NotThreadLocal,
      global.address_space(), static_cast<bool>(global.attr<"externally_initialized">()));
  state.symbols[state.op->context().identifier(global.sym_name())] = variable;
  if (IntegerAttr alignment = global.attr_as<IntegerAttr, "alignment">()) {
    auto bytes = static_cast<std::uint64_t>(alignment.as_int());
    if (bytes > llvm::Value::MaximumAlignment)
      return global->emit_op_error() << "alignment " << bytes << " is more than LLVM allows";
    variable->setAlignment(llvm::Align(bytes));
  }
  if (IntegerAttr visibility = global.attr_as<IntegerAttr, "visibility_">())
    variable->setVisibility(static_cast<llvm::GlobalValue::VisibilityTypes>(visibility.as_int()));
  if (IntegerAttr unnamed = global.attr_as<IntegerAttr, "unnamed_addr">())
    variable->setUnnamedAddr(static_cast<llvm::GlobalValue::UnnamedAddr>(unnamed.as_int()));
  if (StringAttr section = global.attr_as<StringAttr, "section">())
    variable->setSection(section.value());
  if (global.attr<"dso_local">())
    variable->setDSOLocal(true);
  return success();
}

LogicalResult define_global(ModuleState& state, ll::GlobalOp global) {
  llvm::GlobalValue* symbol =
      state.symbols.lookup(state.op->context().identifier(global.sym_name()));
  auto* variable = llvm::cast<llvm::GlobalVariable>(symbol);
  Region& initializer = global.region<"initializer">();
  llvm::Constant* value = nullptr;
  if (Attribute attr = global.attr<"value">()) {
    value = translate_constant(state, global, attr, global.global_type());
  } else if (!initializer.empty()) {
    value = BodyTranslator(state).translate_initializer(initializer.front());
  } else if (variable->hasExternalLinkage() || variable->hasExternalWeakLinkage()) {
    return success();
  } else if (global.address_space() == 3) {
    // Shared memory has no initial value, which LLVM writes as undef.
    value = llvm::UndefValue::get(variable->getValueType());
  } else {
    return global->emit_op_error() << "has no value, but its linkage says that it is defined here";
  }
  if (!value)
    return failure();
  variable->setInitializer(value);
  return success();
}

}  // namespace pliron::llvm_ir
