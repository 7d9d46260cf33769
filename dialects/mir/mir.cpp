// What the `mir` dialect consists of, and the members of its ops that are no hooks.

#include "dialects/mir/eval.h"
#include "dialects/mir/inlining.h"
#include "dialects/mir/memory_interfaces.h"
#include "dialects/mir/ops.h"
#include "dialects/mir/rules.h"
#include "dialects/mir/slots.h"
#include "ir/successor_operands.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::mir {

bool FuncOp::has_arg_attr(unsigned i, llvm::StringRef name) const {
  ArrayAttr all = attr_as<ArrayAttr, "arg_attrs">();
  if (!all || i >= all.size())
    return false;
  DictionaryAttr entry = all[i].try_as<DictionaryAttr>();
  return entry && entry.lookup(name);
}

// Branches by value.

SwitchIntOp SwitchIntOp::create(Builder& builder, Location location, Value value,
                                Block* default_dest, llvm::ArrayRef<llvm::APInt> case_values,
                                llvm::ArrayRef<Block*> case_dests) {
  assert(case_values.size() == case_dests.size() && "one block for each value");
  Context& context = builder.context();
  llvm::SmallVector<Attribute, 4> values;
  for (const llvm::APInt& bits : case_values)
    values.push_back(IntegerAttr::get(value.type(), bits));
  llvm::SmallVector<std::int32_t, 4> segments(case_dests.size(), 0);
  return SwitchIntOp::build(builder, location)
      .set<"value">(value)
      .set<"case_values">(ArrayAttr::get(context, values))
      .set<"case_operand_segments">(DenseArrayAttr::i32(context, segments))
      .set<"default_dest">(default_dest)
      .set<"case_dests">(case_dests)
      .create();
}

static constexpr unsigned switch_default_group = 1;
static constexpr SegmentedSuccessorsInterface segmented{
    .first_successor = 1, .operand_group = 2, .sizes = "case_operand_segments"};

OperandSpan SwitchIntOp::successor_operands(unsigned successor) {
  if (successor == 0)
    return op_->operand_group_span(switch_default_group);
  return segment(op_->operand_group_span(segmented.operand_group),
                 attr_as<DenseArrayAttr, "case_operand_segments">(), successor - 1);
}

void SwitchIntOp::set_successor_operands(unsigned successor, llvm::ArrayRef<Value> values) {
  if (successor == 0)
    return op_->set_operand_group(switch_default_group, values);
  if (successor_operands(successor).count != 0 || !values.empty())
    set_segment(op_, segmented, successor, values);
}

int SwitchIntOp::taken_successor(FoldInput constants) {
  Attribute known = constants.empty() ? Attribute() : constants[0];
  IntegerAttr value = known ? known.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  ArrayAttr cases = attr_as<ArrayAttr, "case_values">();
  if (!value || !cases)
    return -1;
  for (std::size_t i = 0; i < cases.size(); ++i)
    if (cases[i] == value)
      return static_cast<int>(i) + 1;
  return 0;
}

std::uint64_t FieldAddrOp::offset() const {
  AdtType adt = pointee(operand<"base">().type()).as<AdtType>();
  auto variant = static_cast<std::size_t>(attr_as<IntegerAttr, "variant">().as_int());
  auto field = static_cast<std::size_t>(attr_as<IntegerAttr, "field">().as_int());
  return static_cast<std::uint64_t>(adt.variant(variant).param<"offsets">()[field]);
}

namespace {
struct CastName {
  llvm::StringLiteral name;
  CastKind kind;
};
}  // namespace
static constexpr CastName cast_names[] = {
    {"IntToInt", CastKind::IntToInt},
    {"FloatToInt", CastKind::FloatToInt},
    {"FloatToFloat", CastKind::FloatToFloat},
    {"IntToFloat", CastKind::IntToFloat},
    {"PtrToPtr", CastKind::PtrToPtr},
    {"MutToConstPointer", CastKind::PtrToPtr},
    {"ArrayToPointer", CastKind::PtrToPtr},
    {"PointerExposeProvenance", CastKind::ExposeProvenance},
    {"PointerWithExposedProvenance", CastKind::WithExposedProvenance},
    {"Transmute", CastKind::Transmute},
    {"Unsize", CastKind::Unsize},
};

CastKind cast_kind(llvm::StringRef spelling) {
  llvm::StringRef kind = spelling;
  if (kind.consume_front("PointerCoercion("))
    kind = kind.take_until([](char c) { return c == ',' || c == ')'; });
  const auto* found =
      llvm::find_if(cast_names, [&](const CastName& known) { return known.name == kind; });
  return found == std::end(cast_names) ? CastKind::Unknown : found->kind;
}

llvm::SmallVector<llvm::StringRef, 16> cast_kind_names() {
  llvm::SmallVector<llvm::StringRef, 16> names;
  for (const CastName& known : cast_names)
    names.push_back(known.name);
  return names;
}

// The dialect.

static Operation* materialize_constant(Builder& builder, Location location, Attribute value,
                                       Type type) {
  IntegerAttr integer = value.try_as<IntegerAttr>();
  FloatAttr real = value.try_as<FloatAttr>();
  bool fits = (integer && integer.type() == type) || (real && real.type() == type);
  if (!fits || !IntOrFloat.accepts(type))
    return nullptr;
  return ConstantOp::build(builder, location).set<"value">(value).results(type).create();
}

// In pieces, since the compiler instantiates one entry for each op.
static std::vector<OpEntry> control_ops() {
  return ops<FuncOp, ReturnOp, GotoOp, SwitchIntOp, UnreachableOp, AssertOp, PanicOp, CallOp,
             IntrinsicOp>();
}
static std::vector<OpEntry> memory_ops() {
  return ops<AllocaOp, LoadOp, StoreOp, CopyOp, FieldAddrOp, ElementAddrOp, OffsetOp, FatPtrOp,
             DataPtrOp, PtrMetadataOp, GetDiscriminantOp, SetDiscriminantOp, GlobalOp,
             AddressOfOp>();
}
static std::vector<OpEntry> value_ops() {
  return ops<ConstantOp, UndefOp, AddOp, SubOp, MulOp, DivOp, RemOp, AndOp, OrOp, XorOp, ShlOp,
             ShrOp, NegOp, NotOp, AddWithOverflowOp, SubWithOverflowOp, MulWithOverflowOp,
             CompareOp, ThreeWayCompareOp, CastOp>();
}

Dialect dialect() {
  Dialect dialect{
      .name = "mir",
      .summary = "Rust's MIR, with places turned into addresses and types into layouts.",
      .types = types<PtrType, RefType, SliceType, StrType, ArrayType, NeverType, AdtType>(),
      .attrs = attrs<VariantAttr, TagAttr>(),
      .materialize_constant = materialize_constant,
      .on_register =
          [](Context& context) {
            attach_inlining_interfaces(context);
            attach_slot_interfaces(context);
            attach_memory_interfaces(context);
            attach_int_range_interfaces(context);
            context.attach_interface(SwitchIntOp::def.name, &segmented);
            offer_rules(context);
          },
  };
  for (const auto& group : {control_ops(), memory_ops(), value_ops()})
    dialect.ops.insert(dialect.ops.end(), group.begin(), group.end());
  for (OpEntry& op : dialect.ops)
    op.hooks.eval = find_eval(op.def->name);
  return dialect;
}

}  // namespace pliron::mir
