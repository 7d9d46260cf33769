// Verify hooks of functions, branches, calls and globals. What the records say has been checked
// before; the rest of the hooks is in hooks_memory.cpp and hooks_values.cpp.

#include "dialects/mir/ops.h"
#include "ir/symbol_table.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::mir {

// Functions.

static LogicalResult verify_indirect(FuncOp func, std::size_t i, Type type, llvm::StringRef name) {
  SizeAlign layout;
  if (!is_pointer(type) || !layout_of(pointee(type), layout))
    return func->emit_op_error() << "argument #" << i << " is marked " << name
                                 << " and must be a thin pointer to a sized type, but is " << type;
  AdtType adt = pointee(type).try_as<AdtType>();
  std::string problem = adt ? adt_problem(adt) : "";
  if (!problem.empty())
    return func->emit_op_error() << "argument #" << i << " points to " << pointee(type)
                                 << ", which " << problem;
  return success();
}

static LogicalResult verify_arguments(FuncOp func) {
  TypeRange inputs = func.function_type().inputs();
  ArrayAttr attrs = func.attr_as<ArrayAttr, "arg_attrs">();
  if (attrs && attrs.size() != inputs.size())
    return func->emit_op_error() << "has arg_attrs for " << attrs.size()
                                 << " arguments, but its type has " << inputs.size();
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (!is_scalar(inputs[i]))
      return func->emit_op_error()
             << "argument #" << i << " must be a scalar or a pointer, but is " << inputs[i]
             << "; aggregates are passed by address, marked mir.indirect";
    bool indirect = func.has_arg_attr(static_cast<unsigned>(i), "mir.indirect");
    bool sret = func.has_arg_attr(static_cast<unsigned>(i), "mir.sret");
    if (sret && (i != 0 || indirect || func.is_kernel()))
      return func->emit_op_error()
             << "argument #" << i
             << " is marked mir.sret, which only the first argument of a function "
             << "that is no kernel can be";
    if (sret && !func.function_type().results().empty())
      return func->emit_op_error() << "has both a result and an argument marked mir.sret";
    if ((indirect || sret) &&
        failed(verify_indirect(func, i, inputs[i], sret ? "mir.sret" : "mir.indirect")))
      return failure();
  }
  return success();
}

LogicalResult FuncOp::verify() {
  TypeRange results = function_type().results();
  if (results.size() > 1)
    return op_->emit_op_error() << "must have at most one result, but its type has "
                                << results.size();
  if (!results.empty() && !is_scalar(results[0]))
    return op_->emit_op_error() << "the result must be a scalar or a pointer, but is " << results[0]
                                << "; aggregates are returned through an argument marked mir.sret";
  if (is_kernel() && !results.empty())
    return op_->emit_op_error() << "is a kernel and must have no result, but returns "
                                << results[0];
  if (failed(verify_arguments(*this)))
    return failure();
  if (is_declaration() && is_kernel())
    return op_->emit_op_error() << "is a kernel and must have a body";
  return success();
}

LogicalResult ReturnOp::verify() {
  Operation* parent = op_->parent_op();
  FuncOp func = parent ? parent->try_as<FuncOp>() : FuncOp();
  if (!func)
    return op_->emit_op_error() << "must be in a mir.func";
  TypeRange results = func.function_type().results();
  OperandRange values = operands<"operands">();
  if (values.size() != results.size())
    return op_->emit_op_error() << "returns " << values.size() << " values, but the function '@"
                                << func.sym_name() << "' has " << results.size();
  if (!values.empty() && values[0].type() != results[0])
    return op_->emit_op_error() << "returns " << values[0].type() << ", but the function '@"
                                << func.sym_name() << "' returns " << results[0];
  return success();
}

LogicalResult SwitchIntOp::verify() {
  ArrayAttr cases = attr_as<ArrayAttr, "case_values">();
  DenseArrayAttr segments = attr_as<DenseArrayAttr, "case_operand_segments">();
  std::size_t targets = op_->num_successors() - 1;
  if (cases.size() != targets || segments.size() != targets)
    return op_->emit_op_error() << "has " << targets << " case blocks, but " << cases.size()
                                << " case values and " << segments.size()
                                << " case operand segments";
  std::int64_t total = 0;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    if (segments.as_int(i) < 0)
      return op_->emit_op_error() << "case operand segment #" << i << " is negative";
    total += segments.as_int(i);
  }
  if (total != static_cast<std::int64_t>(operands<"case_operands">().size()))
    return op_->emit_op_error() << "has " << operands<"case_operands">().size()
                                << " case operands, but its segments add up to " << total;
  Type type = operand<"value">().type();
  llvm::SmallDenseSet<Attribute> seen;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    IntegerAttr value = cases[i].try_as<IntegerAttr>();
    if (!value || value.type() != type)
      return op_->emit_op_error() << "case value #" << i << " must be of type " << type
                                  << ", but is " << cases[i];
    if (!seen.insert(cases[i]).second)
      return op_->emit_op_error() << "has the case value " << cases[i] << " twice";
  }
  return success();
}

LogicalResult CallOp::verify() {
  SymbolRefAttr name = attr_as<SymbolRefAttr, "callee">();
  Operation* target = lookup_symbol(op_, name);
  if (!target)
    return op_->emit_op_error() << "calls " << Attribute(name) << ", which is not in this module";
  FuncOp callee = target->try_as<FuncOp>();
  if (!callee)
    return op_->emit_op_error() << "calls " << Attribute(name) << ", which is a '" << target->name()
                                << "' and no mir.func";
  if (callee.is_kernel())
    return op_->emit_op_error() << "calls " << Attribute(name)
                                << ", which is a kernel; kernels are only launched";
  TypeRange inputs = callee.function_type().inputs();
  OperandRange args = operands<"args">();
  if (args.size() != inputs.size())
    return op_->emit_op_error() << "passes " << args.size() << " arguments, but " << Attribute(name)
                                << " takes " << inputs.size();
  for (std::size_t i = 0; i < args.size(); ++i)
    if (args[i].type() != inputs[i])
      return op_->emit_op_error() << "argument #" << i << " is " << args[i].type() << ", but "
                                  << Attribute(name) << " takes " << inputs[i];
  TypeRange results = callee.function_type().results();
  if (op_->num_results() != results.size())
    return op_->emit_op_error() << "has " << op_->num_results() << " results, but "
                                << Attribute(name) << " has " << results.size();
  if (!results.empty() && result<"result">().type() != results[0])
    return op_->emit_op_error() << "the result is " << result<"result">().type() << ", but "
                                << Attribute(name) << " returns " << results[0];
  return success();
}

LogicalResult IntrinsicOp::verify() {
  if (attr_as<StringAttr, "name">().value().empty())
    return op_->emit_op_error() << "must have a name";
  ArrayAttr types = attr_as<ArrayAttr, "type_args">();
  for (std::size_t i = 0; types && i < types.size(); ++i)
    if (!types[i].is<TypeAttr>())
      return op_->emit_op_error() << "type argument #" << i << " must be a type, but is "
                                  << types[i];
  return success();
}

// Globals.

// Checks one relocation of a global of `size` bytes that comes behind the bytes before `end`.
static LogicalResult verify_relocation(GlobalOp global, DictionaryAttr entry, std::uint64_t size,
                                       std::uint64_t& end) {
  Attribute offset_attr = entry.lookup("offset"), symbol = entry.lookup("symbol"),
            addend = entry.lookup("addend");
  if (!offset_attr || !I64Attr.accepts(offset_attr) || !symbol ||
      !FlatSymbolRef.accepts(symbol) ||
      (addend && !I64Attr.accepts(addend)))
    return global->emit_op_error()
           << "a relocation must be {offset = i64, symbol = @name, addend = i64}, but is "
           << Attribute(entry);
  std::int64_t offset = offset_attr.as<IntegerAttr>().as_int();
  if (offset < 0 || static_cast<std::uint64_t>(offset) < end ||
      static_cast<std::uint64_t>(offset) + 8 > size)
    return global->emit_op_error() << "the relocation at offset " << offset
                                   << " lies outside the bytes, or on another relocation";
  end = static_cast<std::uint64_t>(offset) + 8;
  Operation* target = lookup_symbol(global, symbol.as<SymbolRefAttr>());
  if (!target || !(target->is<GlobalOp>() || target->is<FuncOp>()))
    return global->emit_op_error() << "a relocation names " << symbol
                                   << ", which is no mir.global or mir.func of this module";
  return success();
}

LogicalResult GlobalOp::verify() {
  std::int64_t alignment = attr_as<IntegerAttr, "alignment">().as_int();
  if (alignment <= 0 || !llvm::isPowerOf2_64(static_cast<std::uint64_t>(alignment)))
    return op_->emit_op_error() << "the alignment must be a power of two, but is " << alignment;
  if (IntegerAttr space = attr_as<IntegerAttr, "address_space">();
      space && !llvm::isUInt<24>(static_cast<std::uint64_t>(space.as_int())))
    return op_->emit_op_error() << "the address space must be less than 2^24, but is "
                                << space.as_int();
  std::uint64_t size = attr_as<StringAttr, "bytes">().value().size();
  if (TypeAttr type = attr_as<TypeAttr, "type">()) {
    SizeAlign layout;
    if (!layout_of(type.value(), layout))
      return op_->emit_op_error() << "the type must have a size, but is " << type.value();
    if (layout.size != size)
      return op_->emit_op_error() << "has " << size << " bytes, but its type has " << layout.size;
  }
  ArrayAttr relocations = attr_as<ArrayAttr, "relocations">();
  std::uint64_t end = 0;
  for (std::size_t i = 0; relocations && i < relocations.size(); ++i)
    if (failed(verify_relocation(*this, relocations[i].as<DictionaryAttr>(), size, end)))
      return failure();
  return success();
}

LogicalResult AddressOfOp::verify() {
  SymbolRefAttr name = attr_as<SymbolRefAttr, "global">();
  Operation* target = lookup_symbol(op_, name);
  GlobalOp global = target ? target->try_as<GlobalOp>() : GlobalOp();
  if (!global)
    return op_->emit_op_error() << "names " << Attribute(name)
                                << ", which is no mir.global of this module";
  // A generic pointer can point anywhere.
  IntegerAttr space = global.attr_as<IntegerAttr, "address_space">();
  unsigned own = space ? static_cast<unsigned>(space.as_int()) : 0;
  unsigned taken = address_space(result<"address">().type());
  if (taken != 0 && taken != own)
    return op_->emit_op_error() << "gives a pointer into address space " << taken << ", but "
                                << Attribute(name) << " is in " << own;
  return success();
}

}  // namespace pliron::mir
