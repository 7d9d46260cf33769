// What the records of constants, globals, aggregates and memory ops cannot say.

#include "dialects/llvm/build.h"
#include "dialects/llvm/ops.h"
#include "ir/symbol_table.h"

namespace pliron::llvm_dialect {

// Constants.
// ------------------------------------------------------------------------------------------

// How many elements an array type nests down to, and their type: [2 x [3 x i8]] gives 6 and i8.
static std::pair<std::uint64_t, Type> flattened(Type type) {
  std::uint64_t count = 1;
  for (;;) {
    if (ArrayType array = type.try_as<ArrayType>()) {
      count *= array.size();
      type = array.element();
    } else if (VectorType vector = type.try_as<VectorType>()) {
      count *= static_cast<std::uint64_t>(vector.dim(0));
      type = vector.element_type();
    } else {
      return {count, type};
    }
  }
}

// Whether `value` can be a constant of that type. Does not report.
static bool constant_fits(Attribute value, Type type) {
  if (value.is<ZeroAttr>() || value.is<UndefAttr>() || value.is<PoisonAttr>())
    return true;
  if (IntegerAttr integer = value.try_as<IntegerAttr>()) {
    IntegerType of = type.try_as<IntegerType>();
    return of && integer_constant(integer, of.width());
  }
  if (FloatAttr real = value.try_as<FloatAttr>()) {
    // A float may stand for its bits, as in MLIR.
    IntegerType integer = type.try_as<IntegerType>();
    return real.type() == type || (integer && integer.width() == real.type().width());
  }
  if (StringAttr text = value.try_as<StringAttr>()) {
    ArrayType array = type.try_as<ArrayType>();
    return array && I8.accepts(array.element()) && array.size() == text.value().size();
  }
  if (DenseElementsAttr dense = value.try_as<DenseElementsAttr>()) {
    auto [count, element] = flattened(type);
    return (Aggregate.accepts(type) || AnyVector.accepts(type)) && dense.size() == count &&
           dense.type().element_type() == element;
  }
  if (ArrayAttr members = value.try_as<ArrayAttr>()) {
    ArrayType array = type.try_as<ArrayType>();
    StructType record = type.try_as<StructType>();
    std::uint64_t size = array ? array.size() : record ? record.size() : 0;
    if ((!array && !record) || members.size() != size)
      return false;
    for (std::size_t i = 0; i < members.size(); ++i)
      if (!constant_fits(members[i], array ? array.element() : record.element(i)))
        return false;
    return true;
  }
  return false;
}

LogicalResult ConstantOp::verify() {
  Type type = result<"res">().type();
  if (constant_fits(attr<"value">(), type))
    return success();
  // The address of a function, as in MLIR.
  if (attr<"value">().is<SymbolRefAttr>() && type.is<PointerType>())
    return op_->emit_op_error() << "use llvm.mlir.addressof for the address of a symbol";
  return op_->emit_op_error() << "value " << attr<"value">() << " is not a constant of type "
                              << type;
}

unsigned GlobalOp::address_space() const {
  IntegerAttr space = attr_as<IntegerAttr, "addr_space">();
  return space ? static_cast<unsigned>(space.as_int()) : 0;
}

LogicalResult GlobalOp::verify() {
  Region& initializer = region<"initializer">();
  if (!FirstClass.accepts(global_type()))
    return op_->emit_op_error() << "a global cannot be of type " << global_type();
  if (attr<"value">() && !initializer.empty())
    return op_->emit_op_error() << "has both a value and an initializer region";
  if (attr<"value">() && !constant_fits(attr<"value">(), global_type()))
    return op_->emit_op_error() << "value " << attr<"value">() << " is not a constant of type "
                                << global_type();
  if (initializer.empty())
    return success();
  if (!initializer.has_one_block() || initializer.front()->num_arguments())
    return op_->emit_op_error() << "the initializer region must be one block without arguments";
  Operation* last = initializer.front()->back();
  if (!last || !last->is<ReturnOp>() || last->num_operands() != 1)
    return op_->emit_op_error() << "the initializer region must end in llvm.return with a value";
  if (last->operand(0).type() != global_type())
    return last->emit_op_error() << "must return " << global_type() << ", got "
                                 << last->operand(0).type();
  return success();
}

LogicalResult AddressOfOp::verify() {
  if (may_see_unknown_symbols(op_))
    return success();
  Operation* symbol = lookup_symbol(op_, attr<"global_name">().as<SymbolRefAttr>());
  if (!symbol)
    return op_->emit_op_error() << "there is no symbol named "
                                << attr<"global_name">().as<SymbolRefAttr>().root();
  unsigned space = result<"res">().type().as<PointerType>().address_space();
  if (GlobalOp global = symbol->try_as<GlobalOp>()) {
    if (global.address_space() == space)
      return success();
    return op_->emit_op_error() << "the global is in address space " << global.address_space()
                                << ", but the pointer is in " << space;
  }
  if (!symbol->is<FuncOp>())
    return op_->emit_op_error() << "@" << attr<"global_name">().as<SymbolRefAttr>().root()
                                << " is neither a global nor a function of this dialect";
  if (space != 0)
    return op_->emit_op_error() << "functions are in address space 0, but the pointer is in "
                                << space;
  return success();
}

// Aggregates.
// -----------------------------------------------------------------------------------------

// The type of the member at the op's `position`, or null after an error.
static Type member_at_position(Operation* op, Type container, DenseArrayAttr position) {
  llvm::SmallVector<std::int64_t, 4> indices;
  for (std::size_t i = 0; i < position.size(); ++i)
    indices.push_back(position.as_int(i));
  if (indices.empty()) {
    op->emit_op_error() << "needs at least one index";
    return {};
  }
  Type member = member_type(container, indices);
  if (!member)
    op->emit_op_error() << "position " << Attribute(position) << " is not in " << container;
  return member;
}

LogicalResult InsertValueOp::verify() {
  Type member = member_at_position(op_, operand<"container">().type(),
                                   attr<"position">().as<DenseArrayAttr>());
  if (!member)
    return failure();
  Type type = operand<"value">().type();
  if (type != member)
    return op_->emit_op_error() << "the member is of type " << member
                                << ", but the value is of type " << type;
  return success();
}
LogicalResult ExtractValueOp::verify() {
  Type member = member_at_position(op_, operand<"container">().type(),
                                   attr<"position">().as<DenseArrayAttr>());
  if (!member)
    return failure();
  Type type = result<"res">().type();
  if (type != member)
    return op_->emit_op_error() << "the member is of type " << member
                                << ", but the result is of type " << type;
  return success();
}

// Memory.
// ---------------------------------------------------------------------------------------------

LogicalResult GetElementPtrOp::verify() {
  DenseArrayAttr constants = attr<"rawConstantIndices">().as<DenseArrayAttr>();
  std::size_t dynamic = 0;
  for (std::size_t i = 0; i < constants.size(); ++i)
    dynamic += constants.as_int(i) == DynamicIndex;
  if (constants.size() == 0)
    return op_->emit_op_error() << "needs at least one index";
  IntegerAttr flags = attr_as<IntegerAttr, "noWrapFlags">();
  if (flags && (flags.as_int() & 3) == 1)
    return op_->emit_op_error() << "is inbounds, which implies nusw: noWrapFlags must be 3 or 7";
  if (dynamic != operands<"dynamicIndices">().size())
    return op_->emit_op_error() << "rawConstantIndices leaves " << dynamic
                                << " indices to operands, but there are "
                                << operands<"dynamicIndices">().size();
  if (scalar_type(operand<"base">().type()) != scalar_type(result<"res">().type()))
    return op_->emit_op_error() << "base and result must be pointers into one address space";
  // Vectors among base and indices make a vector of pointers, as long as they are.
  VectorType shape = operand<"base">().type().try_as<VectorType>();
  for (Value index : operands<"dynamicIndices">())
    if (VectorType vector = index.type().try_as<VectorType>()) {
      if (shape && (shape.dim(0) != vector.dim(0) || shape.is_scalable(0) != vector.is_scalable(0)))
        return op_->emit_op_error() << "base and indices have vectors of different lengths";
      shape = vector;
    }
  VectorType result_shape = result<"res">().type().try_as<VectorType>();
  if (static_cast<bool>(shape) != static_cast<bool>(result_shape) ||
      (shape && shape.dim(0) != result_shape.dim(0)))
    return op_->emit_op_error()
           << "result must be a vector of pointers exactly when base or an index "
              "is a vector, and as long";
  Type type = attr<"elem_type">().as<TypeAttr>().value();
  for (std::size_t i = 1; i < constants.size(); ++i) {
    std::int64_t index = constants.as_int(i);
    if (ArrayType array = type.try_as<ArrayType>()) {
      type = array.element();
    } else if (VectorType vector = type.try_as<VectorType>()) {
      type = vector.element_type();
    } else if (StructType record = type.try_as<StructType>()) {
      if (index == DynamicIndex)
        return op_->emit_op_error()
               << "index " << i << " goes into " << type << " and so must be a constant";
      if (index < 0 || static_cast<std::size_t>(index) >= record.size())
        return op_->emit_op_error() << "index " << i << " is " << index << ", but " << type
                                    << " has " << record.size() << " fields";
      type = record.element(static_cast<std::size_t>(index));
    } else {
      return op_->emit_op_error() << "index " << i << " goes into " << type
                                  << ", which has no members";
    }
  }
  return success();
}

static AtomicOrdering ordering_of(Attribute attr) {
  IntegerAttr value = attr ? attr.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  return value ? static_cast<AtomicOrdering>(value.as_int()) : AtomicOrdering::NotAtomic;
}

// Loads and stores: what both say of atomic accesses.
static LogicalResult verify_access(Operation* op, Type type, Attribute ordering,
                                   Attribute alignment, Attribute syncscope, AtomicOrdering wrong1,
                                   AtomicOrdering wrong2) {
  AtomicOrdering order = ordering_of(ordering);
  if (order == AtomicOrdering::NotAtomic) {
    if (syncscope)
      return op->emit_op_error() << "has a syncscope but is not atomic";
    return success();
  }
  if (order == wrong1 || order == wrong2)
    return op->emit_op_error() << "cannot have this ordering";
  if (!alignment)
    return op->emit_op_error() << "an atomic access needs an alignment";
  if (Aggregate.accepts(type))
    return op->emit_op_error() << "cannot access " << type << " atomically";
  return success();
}

LogicalResult LoadOp::verify() {
  return verify_access(op_, result<"res">().type(), attr<"ordering">(), attr<"alignment">(),
                       attr<"syncscope">(), AtomicOrdering::Release, AtomicOrdering::AcqRel);
}
LogicalResult StoreOp::verify() {
  return verify_access(op_, operand<"value">().type(), attr<"ordering">(), attr<"alignment">(),
                       attr<"syncscope">(), AtomicOrdering::Acquire, AtomicOrdering::AcqRel);
}

LogicalResult AtomicRmwOp::verify() {
  if (ordering_of(attr<"ordering">()) < AtomicOrdering::Monotonic)
    return op_->emit_op_error() << "needs an ordering of at least monotonic (2)";
  Type type = operand<"val">().type();
  AtomicBinOp kind = bin_op();
  bool is_float_op = kind == AtomicBinOp::FAdd || kind == AtomicBinOp::FSub ||
                     kind == AtomicBinOp::FMax || kind == AtomicBinOp::FMin ||
                     kind == AtomicBinOp::FMaximum || kind == AtomicBinOp::FMinimum;
  if (kind == AtomicBinOp::Xchg)
    return success();
  if (is_float_op && !FloatOrFloatVector.accepts(type))
    return op_->emit_op_error() << "this operation needs a float, got " << type;
  if (!is_float_op && !type.is<IntegerType>())
    return op_->emit_op_error() << "this operation needs an integer, got " << type;
  return success();
}

LogicalResult CmpXchgOp::verify() {
  AtomicOrdering on_success = ordering_of(attr<"success_ordering">());
  AtomicOrdering on_failure = ordering_of(attr<"failure_ordering">());
  if (on_success < AtomicOrdering::Monotonic || on_failure < AtomicOrdering::Monotonic)
    return op_->emit_op_error() << "needs orderings of at least monotonic (2)";
  if (on_failure == AtomicOrdering::Release || on_failure == AtomicOrdering::AcqRel)
    return op_->emit_op_error() << "the ordering on failure cannot release";
  Type type = operand<"cmp">().type();
  if (!type.is<IntegerType>() && !type.is<PointerType>())
    return op_->emit_op_error() << "needs an integer or a pointer, got " << type;
  return success();
}

LogicalResult FenceOp::verify() {
  if (ordering_of(attr<"ordering">()) < AtomicOrdering::Acquire)
    return op_->emit_op_error() << "needs an ordering of at least acquire (4)";
  return success();
}

}  // namespace pliron::llvm_dialect
