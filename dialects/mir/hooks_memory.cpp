// Verify hooks of ops that make or use addresses. Layouts come from text and are never trusted:
// every op that reads a variant, a field or a tag has checked here that it exists and fits.

#include "dialects/mir/ops.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::mir {

// Size and alignment of what a thin pointer points to; reports what is wrong with it.
static LogicalResult sized_pointee(Operation* op, Type pointer, SizeAlign& layout) {
  Type target = pointee(pointer);
  AdtType adt = target.try_as<AdtType>();
  std::string problem = adt ? adt_problem(adt) : "";
  if (!problem.empty())
    return op->emit_op_error() << "uses " << target << ", which " << problem;
  if (!layout_of(target, layout))
    return op->emit_op_error() << "needs a type of known size behind " << pointer;
  return success();
}

// The aggregate behind a pointer to one, checked; null after an error.
static AdtType checked_adt(Operation* op, Type pointer) {
  SizeAlign layout;
  return succeeded(sized_pointee(op, pointer, layout)) ? pointee(pointer).as<AdtType>() : AdtType();
}

static LogicalResult verify_alignment(Operation* op, IntegerAttr alignment) {
  if (!alignment)
    return success();
  std::int64_t value = alignment.as_int();
  if (value <= 0 || !llvm::isPowerOf2_64(static_cast<std::uint64_t>(value)))
    return op->emit_op_error() << "the alignment must be a power of two, but is " << value;
  return success();
}

static LogicalResult verify_access(Operation* op, Type pointer, Type value, IntegerAttr alignment) {
  if (pointee(pointer) != value)
    return op->emit_op_error() << "the value is " << value << ", but the address is " << pointer;
  return verify_alignment(op, alignment);
}

static LogicalResult same_space(Operation* op, Type base, Type result) {
  if (address_space(base) != address_space(result))
    return op->emit_op_error() << "the result " << result << " is in another address space than "
                               << base;
  return success();
}

LogicalResult AllocaOp::verify() {
  SizeAlign layout;
  return sized_pointee(op_, result<"address">().type(), layout);
}

LogicalResult LoadOp::verify() {
  return verify_access(op_, operand<"address">().type(), result<"value">().type(),
                       attr_as<IntegerAttr, "alignment">());
}

LogicalResult StoreOp::verify() {
  return verify_access(op_, operand<"address">().type(), operand<"value">().type(),
                       attr_as<IntegerAttr, "alignment">());
}

LogicalResult CopyOp::verify() {
  Type type = attr_as<TypeAttr, "type">().value();
  SizeAlign layout;
  AdtType adt = type.try_as<AdtType>();
  std::string problem = adt ? adt_problem(adt) : "";
  if (!problem.empty() || !layout_of(type, layout))
    return op_->emit_op_error() << "cannot copy " << type << ", which "
                                << (problem.empty() ? "has no known size" : problem);
  for (Value address : {operand<"destination">(), operand<"source">()}) {
    SizeAlign place;
    if (layout_of(pointee(address.type()), place) && place.size < layout.size)
      return op_->emit_op_error() << "copies " << layout.size << " bytes, but " << address.type()
                                  << " points to " << place.size;
  }
  return verify_alignment(op_, attr_as<IntegerAttr, "alignment">());
}

LogicalResult FieldAddrOp::verify() {
  Type base = operand<"base">().type(), address = result<"address">().type();
  AdtType adt = checked_adt(op_, base);
  if (!adt)
    return failure();
  std::int64_t variant = attr_as<IntegerAttr, "variant">().as_int();
  std::int64_t field = attr_as<IntegerAttr, "field">().as_int();
  if (variant < 0 || static_cast<std::size_t>(variant) >= adt.num_variants())
    return op_->emit_op_error() << "names variant " << variant << ", but " << Type(adt) << " has "
                                << adt.num_variants();
  auto offsets = adt.variant(static_cast<std::size_t>(variant)).param<"offsets">();
  if (field < 0 || static_cast<std::size_t>(field) >= offsets.size())
    return op_->emit_op_error() << "names field " << field << ", but variant " << variant << " of "
                                << Type(adt) << " has " << offsets.size();
  SizeAlign layout;
  if (is_fat_pointer(address) || !layout_of(pointee(address), layout))
    return op_->emit_op_error() << "the field must have a type of known size, but the result is "
                                << address;
  std::uint64_t size = adt.param<"size">();
  if (layout.size > size - offset())
    return op_->emit_op_error() << "a field of " << layout.size << " bytes at offset " << offset()
                                << " does not fit into the " << size << " bytes of " << Type(adt);
  return same_space(op_, base, address);
}

LogicalResult ElementAddrOp::verify() {
  Type base = operand<"base">().type(), address = result<"address">().type();
  Type element = element_type(pointee(base));
  if (!element)
    return op_->emit_op_error() << "needs a pointer to an array, slice or str, but has " << base;
  if (pointee(address) != element)
    return op_->emit_op_error() << "the result must point to " << element << ", but is " << address;
  SizeAlign layout;
  if (failed(sized_pointee(op_, address, layout)))
    return failure();
  return same_space(op_, base, address);
}

LogicalResult OffsetOp::verify() {
  SizeAlign layout;
  return sized_pointee(op_, operand<"base">().type(), layout);
}

static LogicalResult verify_length(Operation* op, Type length) {
  if (length != IntegerType::get(op->context(), 64, Signedness::Unsigned))
    return op->emit_op_error() << "the length must be ui64, but is " << length;
  return success();
}

// A fat pointer and its data pointer: `data` points to an element.
static LogicalResult verify_data_pointer(Operation* op, Type fat, Type data) {
  if (pointee(data) != element_type(pointee(fat)))
    return op->emit_op_error() << "the data pointer of " << fat << " must point to "
                               << element_type(pointee(fat)) << ", but is " << data;
  return same_space(op, fat, data);
}

LogicalResult FatPtrOp::verify() {
  if (failed(verify_length(op_, operand<"length">().type())))
    return failure();
  return verify_data_pointer(op_, result<"pointer">().type(), operand<"data">().type());
}

LogicalResult DataPtrOp::verify() {
  return verify_data_pointer(op_, operand<"pointer">().type(), result<"data">().type());
}

LogicalResult PtrMetadataOp::verify() {
  return verify_length(op_, result<"length">().type());
}

LogicalResult GetDiscriminantOp::verify() {
  Type pointer = operand<"address">().type();
  AdtType adt = checked_adt(op_, pointer);
  if (!adt)
    return failure();
  if (!adt.param<"tag">() && adt.num_variants() > 1)
    return op_->emit_op_error() << "cannot tell the " << adt.num_variants() << " variants of "
                                << Type(adt) << " apart, since it has no tag";
  return success();
}

LogicalResult SetDiscriminantOp::verify() {
  AdtType adt = checked_adt(op_, operand<"address">().type());
  if (!adt)
    return failure();
  std::int64_t variant = attr_as<IntegerAttr, "variant">().as_int();
  if (variant < 0 || static_cast<std::size_t>(variant) >= adt.num_variants())
    return op_->emit_op_error() << "names variant " << variant << ", but " << Type(adt) << " has "
                                << adt.num_variants();
  Attribute tag_attr = adt.param<"tag">();
  if (!tag_attr)
    return adt.num_variants() == 1
               ? success()
               : LogicalResult(op_->emit_op_error() << "cannot mark a variant of " << Type(adt)
                                                    << ", since it has no tag");
  TagAttr tag = tag_attr.as<TagAttr>();
  auto number = static_cast<std::uint64_t>(variant);
  bool is_niche = tag.param<"encoding">().str() == "niche";
  bool has_value =
      number >= tag.param<"first_niche_variant">() && number <= tag.param<"last_niche_variant">();
  if (is_niche && !has_value && number != tag.param<"untagged_variant">())
    return op_->emit_op_error() << "variant " << number << " of " << Type(adt)
                                << " has no value of the niche";
  return success();
}

}  // namespace pliron::mir
