// Arithmetic, comparisons, conversions, vectors and aggregates.

#include "backends/llvm/translate.h"

namespace pliron::llvm_ir {

// add, sub, mul, shl, trunc: `overflowFlags`. Constants that were folded have none.
static void set_overflow_flags(llvm::Value* value, Attribute flags) {
  auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  IntegerAttr bits = flags ? flags.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!instruction || !bits)
    return;
  instruction->setHasNoSignedWrap(bits.as_int() & ll::Nsw);
  instruction->setHasNoUnsignedWrap(bits.as_int() & ll::Nuw);
}

static llvm::Value* make_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  llvm::Value* value = body.builder.CreateBinOp(static_cast<llvm::Instruction::BinaryOps>(opcode),
                                                body.operand(op, 0), body.operand(op, 1));
  body.define(op, value);
  return value;
}
// What the one attribute of these ops says is in their name: nothing, `overflowFlags`, `isExact`,
// `isDisjoint`, `fastmathFlags`.
static LogicalResult plain_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  make_binary(body, op, opcode);
  return success();
}
static LogicalResult wrapping_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  set_overflow_flags(make_binary(body, op, opcode), op->attr_slot(0));
  return success();
}
static LogicalResult exact_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  auto* instruction = llvm::dyn_cast<llvm::Instruction>(make_binary(body, op, opcode));
  if (instruction && op->attr_slot(0))
    instruction->setIsExact();
  return success();
}
static LogicalResult disjoint_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  if (auto* disjoint = llvm::dyn_cast<llvm::PossiblyDisjointInst>(make_binary(body, op, opcode)))
    disjoint->setIsDisjoint(static_cast<bool>(op->attr_slot(0)));
  return success();
}
static LogicalResult float_binary(BodyTranslator& body, Operation* op, unsigned opcode) {
  set_fastmath(make_binary(body, op, opcode), op->attr_slot(0));
  return success();
}

static LogicalResult negate(BodyTranslator& body, Operation* op, unsigned) {
  llvm::Value* value = body.builder.CreateFNeg(body.operand(op, 0));
  set_fastmath(value, op->attr_slot(0));
  body.define(op, value);
  return success();
}

static llvm::Value* make_cast(BodyTranslator& body, Operation* op, unsigned opcode) {
  llvm::Type* type = body.type(op, op->result(0).type());
  if (!type)
    return nullptr;
  llvm::Value* value = body.builder.CreateCast(static_cast<llvm::Instruction::CastOps>(opcode),
                                               body.operand(op, 0), type);
  body.define(op, value);
  return value;
}
static LogicalResult plain_cast(BodyTranslator& body, Operation* op, unsigned opcode) {
  return success(make_cast(body, op, opcode) != nullptr);
}
// zext, uitofp: `nonNeg`.
static LogicalResult unsigned_cast(BodyTranslator& body, Operation* op, unsigned opcode) {
  llvm::Value* value = make_cast(body, op, opcode);
  if (!value)
    return failure();
  if (auto* instruction = llvm::dyn_cast<llvm::PossiblyNonNegInst>(value))
    instruction->setNonNeg(static_cast<bool>(op->attr_slot(0)));
  return success();
}
static LogicalResult truncate(BodyTranslator& body, Operation* op, unsigned opcode) {
  llvm::Value* value = make_cast(body, op, opcode);
  if (!value)
    return failure();
  set_overflow_flags(value, op->attr_slot(0));
  return success();
}
static LogicalResult int_to_pointer(BodyTranslator& body, Operation* op, unsigned opcode) {
  if (op->attr_slot(0))
    return op->emit_op_error() << "attribute 'dereferenceable' cannot be exported yet; remove it";
  return plain_cast(body, op, opcode);
}

static LogicalResult compare_ints(BodyTranslator& body, Operation* op, unsigned) {
  using P = llvm::CmpInst;
  static constexpr P::Predicate predicates[] = {P::ICMP_EQ,  P::ICMP_NE,  P::ICMP_SLT, P::ICMP_SLE,
                                                P::ICMP_SGT, P::ICMP_SGE, P::ICMP_ULT, P::ICMP_ULE,
                                                P::ICMP_UGT, P::ICMP_UGE};
  auto predicate = static_cast<unsigned>(op->as<ll::ICmpOp>().predicate());
  body.define(
      op, body.builder.CreateICmp(predicates[predicate], body.operand(op, 0), body.operand(op, 1)));
  return success();
}

static LogicalResult compare_floats(BodyTranslator& body, Operation* op, unsigned) {
  using P = llvm::CmpInst;
  static constexpr P::Predicate predicates[] = {
      P::FCMP_FALSE, P::FCMP_OEQ, P::FCMP_OGT, P::FCMP_OGE, P::FCMP_OLT, P::FCMP_OLE,
      P::FCMP_ONE,   P::FCMP_ORD, P::FCMP_UEQ, P::FCMP_UGT, P::FCMP_UGE, P::FCMP_ULT,
      P::FCMP_ULE,   P::FCMP_UNE, P::FCMP_UNO, P::FCMP_TRUE};
  auto predicate = static_cast<unsigned>(op->as<ll::FCmpOp>().predicate());
  llvm::Value* value =
      body.builder.CreateFCmp(predicates[predicate], body.operand(op, 0), body.operand(op, 1));
  set_fastmath(value, op->attr_slot(1));
  body.define(op, value);
  return success();
}

static LogicalResult select(BodyTranslator& body, Operation* op, unsigned) {
  llvm::Value* value =
      body.builder.CreateSelect(body.operand(op, 0), body.operand(op, 1), body.operand(op, 2));
  set_fastmath(value, op->attr_slot(0));
  body.define(op, value);
  return success();
}

static LogicalResult freeze(BodyTranslator& body, Operation* op, unsigned) {
  body.define(op, body.builder.CreateFreeze(body.operand(op, 0)));
  return success();
}

static LogicalResult extract_element(BodyTranslator& body, Operation* op, unsigned) {
  body.define(op, body.builder.CreateExtractElement(body.operand(op, 0), body.operand(op, 1)));
  return success();
}

static LogicalResult insert_element(BodyTranslator& body, Operation* op, unsigned) {
  body.define(op, body.builder.CreateInsertElement(body.operand(op, 0), body.operand(op, 1),
                                                   body.operand(op, 2)));
  return success();
}

static LogicalResult shuffle(BodyTranslator& body, Operation* op, unsigned) {
  DenseArrayAttr mask = op->attr_as<DenseArrayAttr>("mask");
  llvm::SmallVector<int, 16> indices;
  for (std::size_t i = 0; i < mask.size(); ++i)
    indices.push_back(static_cast<int>(mask.as_int(i)));
  body.define(op,
              body.builder.CreateShuffleVector(body.operand(op, 0), body.operand(op, 1), indices));
  return success();
}

static llvm::SmallVector<unsigned, 4> position_of(Operation* op) {
  DenseArrayAttr position = op->attr_as<DenseArrayAttr>("position");
  llvm::SmallVector<unsigned, 4> indices;
  for (std::size_t i = 0; i < position.size(); ++i)
    indices.push_back(static_cast<unsigned>(position.as_int(i)));
  return indices;
}

static LogicalResult extract_value(BodyTranslator& body, Operation* op, unsigned) {
  body.define(op, body.builder.CreateExtractValue(body.operand(op, 0), position_of(op)));
  return success();
}

static LogicalResult insert_value(BodyTranslator& body, Operation* op, unsigned) {
  body.define(op, body.builder.CreateInsertValue(body.operand(op, 0), body.operand(op, 1),
                                                 position_of(op)));
  return success();
}

llvm::ArrayRef<OpRule> arithmetic_rules() {
  using I = llvm::Instruction;
  static const OpRule rules[] = {
      {ll::AddOp::id(), wrapping_binary, I::Add, true},
      {ll::SubOp::id(), wrapping_binary, I::Sub, true},
      {ll::MulOp::id(), wrapping_binary, I::Mul, true},
      {ll::UDivOp::id(), exact_binary, I::UDiv},
      {ll::SDivOp::id(), exact_binary, I::SDiv},
      {ll::URemOp::id(), plain_binary, I::URem},
      {ll::SRemOp::id(), plain_binary, I::SRem},
      {ll::AndOp::id(), plain_binary, I::And, true},
      {ll::OrOp::id(), disjoint_binary, I::Or, true},
      {ll::XorOp::id(), plain_binary, I::Xor, true},
      {ll::ShlOp::id(), wrapping_binary, I::Shl, true},
      {ll::LShrOp::id(), exact_binary, I::LShr, true},
      {ll::AShrOp::id(), exact_binary, I::AShr, true},
      {ll::FAddOp::id(), float_binary, I::FAdd},
      {ll::FSubOp::id(), float_binary, I::FSub},
      {ll::FMulOp::id(), float_binary, I::FMul},
      {ll::FDivOp::id(), float_binary, I::FDiv},
      {ll::FRemOp::id(), float_binary, I::FRem},
      {ll::FNegOp::id(), negate},
      {ll::TruncOp::id(), truncate, I::Trunc, true},
      {ll::ZExtOp::id(), unsigned_cast, I::ZExt, true},
      {ll::SExtOp::id(), plain_cast, I::SExt, true},
      {ll::FPTruncOp::id(), plain_cast, I::FPTrunc},
      {ll::FPExtOp::id(), plain_cast, I::FPExt},
      {ll::FPToSIOp::id(), plain_cast, I::FPToSI},
      {ll::FPToUIOp::id(), plain_cast, I::FPToUI},
      {ll::SIToFPOp::id(), plain_cast, I::SIToFP},
      {ll::UIToFPOp::id(), unsigned_cast, I::UIToFP},
      {ll::PtrToIntOp::id(), plain_cast, I::PtrToInt, true},
      {ll::IntToPtrOp::id(), int_to_pointer, I::IntToPtr, true},
      {ll::BitcastOp::id(), plain_cast, I::BitCast, true},
      {ll::AddrSpaceCastOp::id(), plain_cast, I::AddrSpaceCast, true},
      {ll::ICmpOp::id(), compare_ints},
      {ll::FCmpOp::id(), compare_floats},
      {ll::SelectOp::id(), select},
      {ll::FreezeOp::id(), freeze},
      {ll::ExtractElementOp::id(), extract_element},
      {ll::InsertElementOp::id(), insert_element, 0, true},
      {ll::ShuffleVectorOp::id(), shuffle},
      {ll::ExtractValueOp::id(), extract_value, 0, true},
      {ll::InsertValueOp::id(), insert_value, 0, true},
  };
  return rules;
}

}  // namespace pliron::llvm_ir
