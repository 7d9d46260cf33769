// What the records of arithmetic ops cannot say: how the result's type follows from the operands'.

#include "dialects/llvm/build.h"
#include "dialects/llvm/ops.h"

namespace pliron::llvm_dialect {

namespace {
LogicalResult expect_result(Operation* op, Type expected) {
  Type type = op->result(0).type();
  if (type == expected)
    return success();
  return op->emit_op_error() << "result must be " << expected << ", got " << type;
}

// Both scalars, or vectors of one length.
bool same_shape(Type a, Type b) {
  VectorType x = a.try_as<VectorType>(), y = b.try_as<VectorType>();
  if (!x || !y)
    return !x && !y;
  return x.dim(0) == y.dim(0) && x.is_scalable(0) == y.is_scalable(0);
}
LogicalResult expect_same_shape(Operation* op) {
  Type from = op->operand(0).type(), to = op->result(0).type();
  if (same_shape(from, to))
    return success();
  return op->emit_op_error()
         << "operand and result must both be scalars or vectors of one length, got " << from
         << " and " << to;
}

// Bits of an integer or float; 0 for pointers, whose width the data layout knows.
unsigned scalar_width(Type type) {
  Type scalar = scalar_type(type);
  if (IntegerType integer = scalar.try_as<IntegerType>())
    return integer.width();
  if (FloatType real = scalar.try_as<FloatType>())
    return real.width();
  return 0;
}

LogicalResult expect_narrower(Operation* op) {
  if (failed(expect_same_shape(op)))
    return failure();
  Type from = op->operand(0).type(), to = op->result(0).type();
  if (scalar_width(to) < scalar_width(from))
    return success();
  return op->emit_op_error() << "result must be narrower than the operand, got " << from << " and "
                             << to;
}
LogicalResult expect_wider(Operation* op) {
  if (failed(expect_same_shape(op)))
    return failure();
  Type from = op->operand(0).type(), to = op->result(0).type();
  if (scalar_width(to) > scalar_width(from))
    return success();
  return op->emit_op_error() << "result must be wider than the operand, got " << from << " and "
                             << to;
}
}  // namespace

LogicalResult TruncOp::verify() {
  return expect_narrower(op_);
}
LogicalResult FPTruncOp::verify() {
  return expect_narrower(op_);
}
LogicalResult ZExtOp::verify() {
  return expect_wider(op_);
}
LogicalResult SExtOp::verify() {
  return expect_wider(op_);
}
LogicalResult FPExtOp::verify() {
  return expect_wider(op_);
}
LogicalResult FPToSIOp::verify() {
  return expect_same_shape(op_);
}
LogicalResult FPToUIOp::verify() {
  return expect_same_shape(op_);
}
LogicalResult SIToFPOp::verify() {
  return expect_same_shape(op_);
}
LogicalResult UIToFPOp::verify() {
  return expect_same_shape(op_);
}
LogicalResult PtrToIntOp::verify() {
  return expect_same_shape(op_);
}
LogicalResult IntToPtrOp::verify() {
  return expect_same_shape(op_);
}

LogicalResult AddrSpaceCastOp::verify() {
  if (failed(expect_same_shape(op_)))
    return failure();
  if (op_->operand(0).type() == op_->result(0).type())
    return op_->emit_op_error() << "must change the address space, got " << op_->result(0).type()
                                << " on both sides";
  return success();
}

LogicalResult BitcastOp::verify() {
  Type from = op_->operand(0).type(), to = op_->result(0).type();
  bool from_pointer = scalar_type(from).is<PointerType>();
  bool to_pointer = scalar_type(to).is<PointerType>();
  if (from_pointer != to_pointer)
    return op_->emit_op_error() << "cannot turn " << from << " into " << to
                                << "; use llvm.ptrtoint or llvm.inttoptr";
  if (from_pointer) {
    if (scalar_type(from) == scalar_type(to) && same_shape(from, to))
      return success();
    return op_->emit_op_error() << "cannot turn " << from << " into " << to
                                << "; use llvm.addrspacecast for another address space";
  }
  auto bits = [](Type type) {
    VectorType vector = type.try_as<VectorType>();
    std::uint64_t count = vector ? static_cast<std::uint64_t>(vector.dim(0)) : 1;
    return count * scalar_width(type);
  };
  if (bits(from) == bits(to))
    return success();
  return op_->emit_op_error() << "operand and result must have the same size, got " << from
                              << " and " << to;
}

LogicalResult ShuffleVectorOp::verify() {
  VectorType source = operand<"v1">().type().as<VectorType>();
  DenseArrayAttr mask = attr_as<DenseArrayAttr, "mask">();
  if (mask.size() == 0)
    return op_->emit_op_error() << "the mask must not be empty";
  for (std::size_t i = 0; i < mask.size(); ++i)
    if (mask.as_int(i) < -1 || mask.as_int(i) >= 2 * source.dim(0))
      return op_->emit_op_error() << "mask index " << mask.as_int(i) << " is out of range for "
                                  << source;
  return expect_result(op_, VectorType::get(context(), {static_cast<std::int64_t>(mask.size())},
                                            source.element_type(), {source.is_scalable(0)}));
}

}  // namespace pliron::llvm_dialect
