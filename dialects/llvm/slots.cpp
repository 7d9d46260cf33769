// Allocas as slots of mem2reg and sroa. Bytes lie as layout.h says; accesses that are volatile or
// atomic stay as they are.

#include "dialects/llvm/build.h"
#include "dialects/llvm/interfaces.h"
#include "dialects/llvm/layout.h"
#include "llvm/Support/MathExtras.h"
#include "passes/memory_slots.h"
#include "passes/op_utils.h"

namespace pliron::llvm_dialect {

namespace {

bool is_aggregate(Type type) {
  return type.is<ArrayType>() || type.is<StructType>();
}

// Whether an alloca makes room for just one element, in a way that needs no stack of its own.
bool is_single(AllocaOp alloca_op) {
  Attribute count = constant_value(alloca_op.operand<"arraySize">());
  IntegerAttr number = count ? count.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  return number && number.value().isOne() && !alloca_op.attr<"inalloca">() &&
         alloca_op.result<"res">().type().as<PointerType>().address_space() == 0;
}

template <typename O>
bool is_plain(O access) {
  IntegerAttr ordering = access.template attr_as<IntegerAttr, "ordering">();
  return !access.template attr<"volatile_">() && (!ordering || ordering.value().isZero());
}

// Bits of a scalar or a vector of scalars; 0 for what has no bits to look at, as pointers, and for
// vectors of 2^32 bits and more.
unsigned value_bits(Type type) {
  if (auto integer = type.try_as<IntegerType>())
    return integer.width();
  if (auto real = type.try_as<FloatType>())
    return real.width();
  auto vector = type.try_as<VectorType>();
  if (!vector || vector.rank() != 1 || vector.has_scalable_dims())
    return 0;
  std::uint64_t bits = llvm::SaturatingMultiply(static_cast<std::uint64_t>(vector.dim(0)),
                                                std::uint64_t{value_bits(vector.element_type())});
  return llvm::isUInt<32>(bits) ? static_cast<unsigned>(bits) : 0;
}

// mem2reg.
// ------------------------------------------------------------------------------------------------

Type slot_type(Operation* op) {
  AllocaOp alloca_op = op->as<AllocaOp>();
  return is_single(alloca_op) ? alloca_op.attr_as<TypeAttr, "elem_type">().value() : Type();
}

Value undefined_value(Operation* op, Type type, Builder& builder) {
  return UndefOp::build(builder, op->location()).results(type).create().result<"res">();
}

Value loaded_value(Operation* op, const MemorySlot& slot) {
  LoadOp load = op->as<LoadOp>();
  return is_plain(load) && load.operand<"addr">() == slot.address ? load.result<"res">() : Value();
}

Value stored_value(Operation* op, const MemorySlot& slot) {
  StoreOp store = op->as<StoreOp>();
  // A slot whose own address is stored escapes.
  bool whole = store.operand<"addr">() == slot.address && store.operand<"value">() != slot.address;
  return whole && is_plain(store) ? store.operand<"value">() : Value();
}

bool always(Operation*, const MemorySlot&) {
  return true;
}

// The same bits as another type; a load also takes the low bytes of an integer.
bool can_convert(Operation* op, Type from, Type to) {
  unsigned from_bits = value_bits(from), to_bits = value_bits(to);
  if (from_bits == 0 || to_bits == 0 || from_bits % 8 != 0 || to_bits % 8 != 0 ||
      !has_known_layout(op))
    return false;
  return from_bits == to_bits || (op->is<LoadOp>() && to_bits < from_bits &&
                                  from.is<IntegerType>() && to.is<IntegerType>());
}

Value convert(Operation* op, Value value, Type to, Builder& builder) {
  if (value_bits(value.type()) == value_bits(to))
    return BitcastOp::build(builder, op->location())
        .set<"arg">(value)
        .results(to)
        .create()
        .result<"res">();
  return TruncOp::build(builder, op->location())
      .set<"arg">(value)
      .results(to)
      .create()
      .result<"res">();
}

// sroa.
// ---------------------------------------------------------------------------------------------------

std::optional<std::uint64_t> alloca_size(Operation* op) {
  AllocaOp alloca_op = op->as<AllocaOp>();
  if (!is_single(alloca_op) || !has_known_layout(op))
    return std::nullopt;
  std::optional<Layout> layout = layout_of(alloca_op.attr_as<TypeAttr, "elem_type">().value());
  return layout ? std::optional(layout->size) : std::nullopt;
}

Type alloca_type(Operation* op) {
  return op->as<AllocaOp>().attr_as<TypeAttr, "elem_type">().value();
}

Value build_alloca_part(Operation* op, ByteRange part, Type type, Builder& builder) {
  AllocaOp alloca_op = op->as<AllocaOp>();
  if (!type)
    type = ArrayType::of(IntegerType::get(op->context(), 8), part.size());
  // Accesses may rely on the alignment that the whole has.
  std::uint64_t alignment = 1;
  if (IntegerAttr attr = alloca_op.attr_as<IntegerAttr, "alignment">())
    alignment = static_cast<std::uint64_t>(attr.as_int());
  if (std::optional<Layout> whole = layout_of(alloca_type(op)))
    alignment = std::max(alignment, whole->alignment);
  alignment = llvm::MinAlign(alignment, part.begin);
  if (std::optional<Layout> layout = layout_of(type))
    alignment = std::max(alignment, layout->alignment);
  return build_alloca(builder, op->location(), type, alignment);
}

Value build_byte_offset(Operation* op, Value address, std::uint64_t offset, Builder& builder) {
  Type i8 = IntegerType::get(op->context(), 8);
  // The constant in a GEP has 32 bits.
  if (llvm::isInt<32>(static_cast<std::int64_t>(offset)))
    return build_gep(builder, op->location(), i8, address,
                     GepIndex(static_cast<std::int32_t>(offset)));
  Type i64 = IntegerType::get(op->context(), 64);
  Value index = build_int(builder, op->location(), i64, static_cast<std::int64_t>(offset));
  return build_gep(builder, op->location(), i8, address, GepIndex(index));
}

// The constant that index i of a GEP is.
std::optional<std::int64_t> constant_index(GetElementPtrOp gep, std::size_t i, unsigned& dynamic) {
  DenseArrayAttr raw = gep.attr_as<DenseArrayAttr, "rawConstantIndices">();
  if (raw.as_int(i) != GetElementPtrOp::DynamicIndex)
    return raw.as_int(i);
  Attribute value = constant_value(gep.operands<"dynamicIndices">()[dynamic++]);
  IntegerAttr number = value ? value.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!number || number.value().getSignificantBits() > 40)
    return std::nullopt;
  return number.value().getSExtValue();
}

std::optional<std::int64_t> gep_offset(Operation* op) {
  GetElementPtrOp gep = op->as<GetElementPtrOp>();
  DenseArrayAttr raw = gep.attr_as<DenseArrayAttr, "rawConstantIndices">();
  Type type = gep.attr_as<TypeAttr, "elem_type">().value();
  if (!gep.result<"res">().type().is<PointerType>())
    return std::nullopt;
  unsigned dynamic = 0;
  std::int64_t offset = 0;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    std::optional<std::int64_t> index = constant_index(gep, i, dynamic);
    if (!index)
      return std::nullopt;
    std::optional<Layout> element;
    if (auto record = i ? type.try_as<StructType>() : StructType(nullptr)) {
      std::optional<std::uint64_t> start =
          member_offset(record, static_cast<std::uint64_t>(*index));
      if (*index < 0 || !start ||
          llvm::AddOverflow(offset, static_cast<std::int64_t>(*start), offset))
        return std::nullopt;
      type = record.element(static_cast<std::size_t>(*index));
      continue;
    }
    if (auto array = i ? type.try_as<ArrayType>() : ArrayType(nullptr))
      type = array.element();
    else if (i)
      return std::nullopt;
    element = layout_of(type);
    std::int64_t step = 0;
    if (!element || llvm::MulOverflow(*index, static_cast<std::int64_t>(element->size), step) ||
        llvm::AddOverflow(offset, step, offset))
      return std::nullopt;
  }
  return offset;
}

std::optional<SlotAccess> value_access(Type type) {
  std::optional<Layout> layout = layout_of(type);
  if (!layout)
    return std::nullopt;
  unsigned bits = value_bits(type);  // none of pointers, which fill their bytes
  return SlotAccess{.kind = is_aggregate(type) ? SlotAccessKind::Aggregate : SlotAccessKind::Value,
                    .size = layout->size,
                    .type = type,
                    .has_spare_bits = bits != 0 && bits != 8 * layout->size};
}

std::optional<SlotAccess> load_access(OpOperand& address) {
  LoadOp load = address.owner()->as<LoadOp>();
  return is_plain(load) ? value_access(load.result<"res">().type()) : std::nullopt;
}

std::optional<SlotAccess> store_access(OpOperand& address) {
  StoreOp store = address.owner()->as<StoreOp>();
  if (!is_plain(store) || store.operand<"value">() == address.get())
    return std::nullopt;
  return value_access(store.operand<"value">().type());
}

// The scalars in an aggregate: where they are, and their types.
struct Leaf {
  llvm::SmallVector<std::int64_t, 4> position;
  std::uint64_t offset;
  Type type;
};
constexpr std::size_t max_leaves = 128;

// False when there are too many.
bool find_leaves(Type type, llvm::SmallVectorImpl<Leaf>& leaves) {
  llvm::SmallVector<Leaf, 8> pending{{{}, 0, type}};
  std::size_t seen = 0;
  while (!pending.empty()) {
    Leaf at = pending.pop_back_val();
    if (++seen > 4 * max_leaves || leaves.size() > max_leaves)
      return false;
    if (!is_aggregate(at.type)) {
      leaves.push_back(at);
      continue;
    }
    auto array = at.type.try_as<ArrayType>();
    std::uint64_t size = array ? array.size() : at.type.as<StructType>().size();
    if (size > max_leaves)
      return false;
    for (std::uint64_t i = size; i-- > 0;) {
      std::optional<std::uint64_t> offset = member_offset(at.type, i);
      if (!offset)
        return false;
      Leaf member = at;
      member.position.push_back(static_cast<std::int64_t>(i));
      member.offset += *offset;
      member.type = array ? array.element() : at.type.as<StructType>().element(i);
      pending.push_back(member);
    }
  }
  return leaves.size() <= max_leaves;
}

// The alignment of the bytes at an offset, when the whole has the one that an attribute says, or
// the type's.
std::uint64_t alignment_at(IntegerAttr alignment, Type whole, std::uint64_t offset) {
  std::uint64_t of_whole = alignment ? static_cast<std::uint64_t>(alignment.as_int()) : 0;
  if (of_whole == 0)
    of_whole = layout_of(whole)->alignment;
  return llvm::MinAlign(of_whole, offset);
}

bool split_load(Operation* op, Builder& builder) {
  LoadOp load = op->as<LoadOp>();
  Type type = load.result<"res">().type();
  llvm::SmallVector<Leaf, 8> leaves;
  if (!find_leaves(type, leaves))
    return false;
  Value whole = undefined_value(op, type, builder);
  for (const Leaf& leaf : leaves) {
    Value address = build_byte_offset(op, load.operand<"addr">(), leaf.offset, builder);
    Value part =
        build_load(builder, op->location(), leaf.type, address,
                   alignment_at(load.attr_as<IntegerAttr, "alignment">(), type, leaf.offset));
    whole = build_insert(builder, op->location(), whole, part, leaf.position);
  }
  load.result<"res">().replace_all_uses_with(whole);
  return true;
}

bool is_zero(Value value) {
  Operation* op = value.defining_op();
  Attribute constant = op ? constant_value(value) : Attribute();
  return op && (op->is<ZeroOp>() || (constant && constant.is<ZeroAttr>()));
}

bool split_store(Operation* op, Builder& builder) {
  StoreOp store = op->as<StoreOp>();
  Value whole = store.operand<"value">();
  llvm::SmallVector<Leaf, 8> leaves;
  if (!find_leaves(whole.type(), leaves))
    return false;
  for (const Leaf& leaf : leaves) {
    Value part = is_zero(whole) ? build_zero(builder, op->location(), leaf.type)
                                : build_extract(builder, op->location(), whole, leaf.position);
    Value address = build_byte_offset(op, store.operand<"addr">(), leaf.offset, builder);
    build_store(builder, op->location(), part, address,
                alignment_at(store.attr_as<IntegerAttr, "alignment">(), whole.type(), leaf.offset));
  }
  return true;
}

// memcpy, memmove and memset of a known number of bytes.

bool is_volatile(Operation* op) {
  return !op->attr_as<IntegerAttr>("isVolatile").value().isZero();
}

std::optional<SlotAccess> bytes_access(OpOperand& address) {
  Operation* op = address.owner();
  Attribute length = op->attr("len");
  if (!length)
    length = constant_value(op->operand(2));
  IntegerAttr bytes = length ? length.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!bytes || is_volatile(op) || bytes.value().getActiveBits() > 40 || op->attr("res_attrs"))
    return std::nullopt;
  return SlotAccess{.kind = SlotAccessKind::Bytes,
                    .size = bytes.value().getZExtValue(),
                    .is_written = address.index() == 0};
}

// The alignment that a memory intrinsic's argument is said to have.
std::uint64_t argument_alignment(Operation* op, unsigned argument) {
  ArrayAttr attrs = op->attr_as<ArrayAttr>("arg_attrs");
  DictionaryAttr of_argument(nullptr);
  if (attrs && argument < attrs.size())
    of_argument = attrs[argument].try_as<DictionaryAttr>();
  Attribute align = of_argument ? of_argument.lookup("llvm.align") : Attribute();
  IntegerAttr number = align ? align.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  return number ? static_cast<std::uint64_t>(number.as_int()) : 1;
}

void build_memcpy(Operation* op, Value to, Value from, std::uint64_t size, Builder& builder) {
  Value length = build_int(builder, op->location(), IntegerType::get(op->context(), 64),
                           static_cast<std::int64_t>(size));
  MemcpyOp::build(builder, op->location())
      .set<"dst">(to)
      .set<"src">(from)
      .set<"len">(length)
      .set<"isVolatile">(op->attr("isVolatile"))
      .create();
}

void build_copy_part(OpOperand& address, ByteRange bytes, Value part, Type type, Builder& builder) {
  Operation* op = address.owner();
  bool is_target = address.index() == 0;
  unsigned other = is_target ? 1 : 0;
  Value outside = build_byte_offset(op, op->operand(other), bytes.begin, builder);
  if (!type)
    return build_memcpy(op, is_target ? part : outside, is_target ? outside : part, bytes.size(),
                        builder);
  std::uint64_t alignment = llvm::MinAlign(argument_alignment(op, other), bytes.begin);
  Value value = build_load(builder, op->location(), type, is_target ? outside : part,
                           is_target ? alignment : 0);
  build_store(builder, op->location(), value, is_target ? part : outside,
              is_target ? 0 : alignment);
}

// Eight equal bytes and more, as an integer; null when the type has no such integer.
Value repeated_byte(Operation* op, Value byte, Type type, Builder& builder) {
  unsigned bits = value_bits(type);
  if (bits == 0 || bits % 8 != 0 || bits > 64)
    return {};
  Type integer = IntegerType::get(op->context(), bits);
  auto ones = static_cast<std::int64_t>(0x0101010101010101 >> (64 - bits));
  Attribute constant = constant_value(byte);
  Value value;
  if (IntegerAttr known = constant ? constant.try_as<IntegerAttr>() : IntegerAttr(nullptr)) {
    value = build_int(builder, op->location(), integer,
                      static_cast<std::int64_t>(known.value().getZExtValue() & 0xff) * ones);
  } else {
    value = byte;
    if (bits != 8) {
      value = ZExtOp::build(builder, op->location())
                  .set<"arg">(byte)
                  .results(integer)
                  .create()
                  .result<"res">();
      value = MulOp::build(builder, op->location())
                  .set<"lhs">(value)
                  .set<"rhs">(build_int(builder, op->location(), integer, ones))
                  .create()
                  .result<"res">();
    }
  }
  return integer == type ? value : convert(op, value, type, builder);
}

void build_fill_part(OpOperand& address, ByteRange bytes, Value part, Type type, Builder& builder) {
  Operation* op = address.owner();
  Value byte = op->operand(1);
  Attribute constant = constant_value(byte);
  IntegerAttr known = constant ? constant.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  Value value;
  if (type && known && known.value().isZero())
    value = build_zero(builder, op->location(), type);
  else if (type)
    value = repeated_byte(op, byte, type, builder);
  if (value) {
    build_store(builder, op->location(), value, part, 0);
    return;
  }
  Value length = build_int(builder, op->location(), IntegerType::get(op->context(), 64),
                           static_cast<std::int64_t>(bytes.size()));
  MemsetOp::build(builder, op->location())
      .set<"dst">(part)
      .set<"val">(byte)
      .set<"len">(length)
      .set<"isVolatile">(op->attr("isVolatile"))
      .create();
}

std::optional<SlotAccess> marker_access(OpOperand&) {
  return SlotAccess{SlotAccessKind::Marker};
}

}  // namespace

void attach_slot_interfaces(Context& context) {
  static constexpr PromotableAllocInterface slot{.slot_type = slot_type,
                                                 .default_value = undefined_value};
  static constexpr PromotableMemInterface load{
      .loaded_value = loaded_value, .can_convert = can_convert, .convert = convert};
  static constexpr PromotableMemInterface store{
      .stored_value = stored_value, .can_convert = can_convert, .convert = convert};
  static constexpr PromotableMemInterface marker{.is_marker = always};
  context.attach_interface(AllocaOp::def.name, PromotableAllocInterface::id, &slot);
  context.attach_interface(LoadOp::def.name, PromotableMemInterface::id, &load);
  context.attach_interface(StoreOp::def.name, PromotableMemInterface::id, &store);
  context.attach_interface(LifetimeStartOp::def.name, PromotableMemInterface::id, &marker);
  context.attach_interface(LifetimeEndOp::def.name, PromotableMemInterface::id, &marker);

  static constexpr DestructurableAllocInterface parts{.size = alloca_size,
                                                      .type = alloca_type,
                                                      .build_part = build_alloca_part,
                                                      .build_offset = build_byte_offset};
  static constexpr SlotAddressInterface gep{.offset = gep_offset};
  static constexpr DestructurableMemInterface load_parts{.access = load_access,
                                                         .split = split_load};
  static constexpr DestructurableMemInterface store_parts{.access = store_access,
                                                          .split = split_store};
  static constexpr DestructurableMemInterface copy_parts{.access = bytes_access,
                                                         .build_part = build_copy_part};
  static constexpr DestructurableMemInterface fill_parts{.access = bytes_access,
                                                         .build_part = build_fill_part};
  static constexpr DestructurableMemInterface marker_parts{.access = marker_access};
  context.attach_interface(AllocaOp::def.name, &parts);
  context.attach_interface(GetElementPtrOp::def.name, &gep);
  context.attach_interface(LoadOp::def.name, &load_parts);
  context.attach_interface(StoreOp::def.name, &store_parts);
  for (std::string_view name : {MemcpyOp::def.name, MemmoveOp::def.name, MemcpyInlineOp::def.name})
    context.attach_interface(name, &copy_parts);
  for (std::string_view name : {MemsetOp::def.name, MemsetInlineOp::def.name})
    context.attach_interface(name, &fill_parts);
  for (std::string_view name : {LifetimeStartOp::def.name, LifetimeEndOp::def.name})
    context.attach_interface(name, &marker_parts);
}

}  // namespace pliron::llvm_dialect
