// Offsets and sizes are given where no data layout is needed to know them: for integers and floats
// of 8, 16, 32 and 64 bits, and arrays of them.

#include "dialects/llvm/memory_interfaces.h"

#include "dialects/llvm/ops.h"
#include "llvm/Support/MathExtras.h"
#include "passes/alias.h"
#include "passes/symbol_visibility.h"

namespace pliron::llvm_dialect {

namespace {

std::optional<std::uint64_t> size_of(Type type) {
  std::uint64_t count = 1;
  while (ArrayType array = type.try_as<ArrayType>()) {
    count = llvm::SaturatingMultiply<std::uint64_t>(count, array.size());
    type = array.element();
  }
  unsigned bits = 0;
  if (IntegerType integer = type.try_as<IntegerType>())
    bits = integer.width();
  else if (FloatType real = type.try_as<FloatType>())
    bits = real.width();
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    return std::nullopt;
  std::uint64_t size = llvm::SaturatingMultiply<std::uint64_t>(count, bits / 8);
  return size < INT64_MAX ? std::optional(size) : std::nullopt;
}

// ---- Addresses from addresses ----

Value base_of_gep(Operation* op) {
  return op->result(0).type().is<PointerType>() ? op->operand(0) : Value();
}

std::optional<std::int64_t> offset_of_gep(Operation* op) {
  GetElementPtrOp gep = op->as<GetElementPtrOp>();
  DenseArrayAttr indices = gep.attr_as<DenseArrayAttr, "rawConstantIndices">();
  Type type = gep.attr_as<TypeAttr, "elem_type">().value();
  std::int64_t offset = 0;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    std::int64_t index = indices.as_int(i), moved = 0;
    if (index == GetElementPtrOp::DynamicIndex)
      return std::nullopt;
    if (i > 0) {
      ArrayType array = type.try_as<ArrayType>();
      if (!array)
        return std::nullopt;
      type = array.element();
    }
    std::optional<std::uint64_t> size = size_of(type);
    if (!size || llvm::MulOverflow(index, static_cast<std::int64_t>(*size), moved) ||
        llvm::AddOverflow(offset, moved, offset))
      return std::nullopt;
  }
  return offset;
}

Value base_of_cast(Operation* op) {
  return op->operand(0).type().is<PointerType>() && op->result(0).type().is<PointerType>()
             ? op->operand(0)
             : Value();
}
std::optional<std::int64_t> no_offset(Operation*) {
  return 0;
}

// ---- Accesses ----

template <unsigned Operand>
bool is_operand(Operation*, unsigned operand) {
  return operand == Operand;
}
bool is_of_first_two(Operation*, unsigned operand) {
  return operand < 2;
}

std::optional<std::uint64_t> size_of_load(Operation* op, unsigned) {
  return size_of(op->result(0).type());
}
std::optional<std::uint64_t> size_of_store(Operation* op, unsigned) {
  return size_of(op->operand(0).type());
}

// ---- Objects and symbols ----

Attribute global_name(Operation* op) {
  return op->as<AddressOfOp>().attr<"global_name">();
}

bool is_noalias(Operation* op, unsigned argument) {
  DictionaryAttr attrs = op->as<FuncOp>().parameter_attrs(argument);
  return attrs && attrs.lookup("llvm.noalias");
}

bool is_local(LinkageAttr linkage) {
  return linkage && (linkage.value() == Linkage::Internal || linkage.value() == Linkage::Private);
}
bool is_private_function(Operation* op) {
  return is_local(op->as<FuncOp>().attr_as<LinkageAttr, "linkage">());
}
bool is_private_global(Operation* op) {
  return is_local(op->as<GlobalOp>().attr_as<LinkageAttr, "linkage">());
}

constexpr DerivedAddressInterface gep{.base = base_of_gep, .offset = offset_of_gep};
constexpr DerivedAddressInterface cast{.base = base_of_cast, .offset = no_offset};
// The bits of an address may differ in another space, and where a mask leads is not known.
constexpr DerivedAddressInterface unknown_cast{.base = base_of_cast};
constexpr AccessInterface load{.is_access = is_operand<0>, .size = size_of_load};
constexpr AccessInterface store{.is_access = is_operand<1>, .size = size_of_store};
constexpr AccessInterface first_operand{.is_access = is_operand<0>};
constexpr AccessInterface first_two_operands{.is_access = is_of_first_two};
constexpr NamedObjectInterface global_address{.name = global_name};
constexpr NoAliasArgumentsInterface noalias_arguments{.is_noalias = is_noalias};
constexpr SymbolVisibilityInterface function_visibility{.is_private = is_private_function};
constexpr SymbolVisibilityInterface global_visibility{.is_private = is_private_global};

template <typename O, typename I>
void attach(Context& context, const I& table) {
  context.attach_interface(O::def.name, I::id, &table);
}

}  // namespace

void attach_memory_interfaces(Context& context) {
  attach<GetElementPtrOp>(context, gep);
  attach<BitcastOp>(context, cast);
  attach<AddrSpaceCastOp>(context, unknown_cast);
  attach<PtrMaskOp>(context, unknown_cast);
  attach<LoadOp>(context, load);
  attach<StoreOp>(context, store);
  attach<AtomicRmwOp>(context, first_operand);
  attach<CmpXchgOp>(context, first_operand);
  attach<MemsetOp>(context, first_operand);
  attach<MemsetInlineOp>(context, first_operand);
  attach<LifetimeStartOp>(context, first_operand);
  attach<LifetimeEndOp>(context, first_operand);
  attach<MemcpyOp>(context, first_two_operands);
  attach<MemmoveOp>(context, first_two_operands);
  attach<MemcpyInlineOp>(context, first_two_operands);
  attach<AddressOfOp>(context, global_address);
  attach<FuncOp>(context, noalias_arguments);
  attach<FuncOp>(context, function_visibility);
  attach<GlobalOp>(context, global_visibility);
}

}  // namespace pliron::llvm_dialect
