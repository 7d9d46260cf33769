// mir-to-llvm: functions of core::intrinsics, by name. Those on floats are in
// to_llvm_float_intrinsics.cpp.
//
// A row says how a name is called, so that a call that does not fit is a diagnostic and the
// function that lowers it need not check. Operands, then after `:` the result, one character each:
//   i  an integer      f  a float     b  a bool      p  a thin pointer     v  any pointer     a any
//   scalar T  what operand 0 is

#include "dialects/mir/to_llvm_intrinsics.h"

namespace pliron::mir::to_llvm {

static bool is_bool(Type type) {
  return type.is<IntegerType>() && type.as<IntegerType>().width() == 1;
}

static bool fits(char code, Type type, Type first) {
  switch (code) {
    case 'i':
      return type.is<IntegerType>() && !is_bool(type);
    case 'f':
      return type.is<FloatType>();
    case 'b':
      return is_bool(type);
    case 'p':
      return is_pointer(type) && !is_fat_pointer(type);
    case 'v':
      return is_pointer(type);
    case 'T':
      return type == first;
    default:
      return true;
  }
}

bool fits_signature(IntrinsicOp op, llvm::StringRef signature) {
  auto [operands, results] = signature.split(':');
  if (operands.size() != op->num_operands() || results.size() != op->num_results())
    return false;
  Type first = operands.empty() ? Type() : op->operand(0).type();
  for (unsigned i = 0; i < operands.size(); ++i)
    if (!fits(operands[i], op->operand(i).type(), first))
      return false;
  return results.empty() || fits(results[0], op->result(0).type(), first);
}

static bool is_signed(Value value) {
  IntegerType integer = value.type().try_as<IntegerType>();
  return integer && integer.is_signed();
}
static unsigned width(Value value) {
  return value.type().as<IntegerType>().width();
}

// The type that a memory intrinsic counts in, with its layout.
static LogicalResult element_layout(IntrinsicOp op, SizeAlign& layout) {
  ArrayAttr args = op.attr_as<ArrayAttr, "type_args">();
  Type type =
      args && !args.empty() ? args[0].as<TypeAttr>().value() : pointee(op->operand(0).type());
  AdtType adt = type.try_as<AdtType>();
  std::string problem = adt ? adt_problem(adt) : "";
  if (!problem.empty())
    return op->emit_op_error() << "uses " << type << ", which " << problem;
  if (!layout_of(type, layout))
    return op->emit_op_error() << "needs a type of known size, but has " << type;
  return success();
}

// Integers.

template <typename Unsigned, typename Signed>
static LogicalResult by_sign(Lowering& l, IntrinsicOp op) {
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  std::uint64_t id = is_signed(op->operand(0)) ? Signed::id() : Unsigned::id();
  l.map(op->result(0), l.make(id, {lhs, rhs}, lhs.type()));
  return success();
}

// Division without a remainder.
static LogicalResult exact_div(Lowering& l, IntrinsicOp op) {
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  std::uint64_t id = is_signed(op->operand(0)) ? ll::SDivOp::id() : ll::UDivOp::id();
  l.map(op->result(0), l.make(id, {lhs, rhs}, lhs.type(), l.unit("isExact")));
  return success();
}

// Undefined when it overflows.
template <typename O>
static LogicalResult unchecked(Lowering& l, IntrinsicOp op) {
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  Attribute flags = ll::flags_attr(l.context(), is_signed(op->operand(0)) ? ll::Nsw : ll::Nuw);
  l.map(op->result(0), l.make<O>({lhs, rhs}, lhs.type(), l.named("overflowFlags", flags)));
  return success();
}

template <typename Unsigned, typename Signed>
static LogicalResult unchecked_shift(Lowering& l, IntrinsicOp op) {
  Value value = l.value(op->operand(0));
  Value amount = l.resize(l.value(op->operand(1)), width(value), false);
  std::uint64_t id = is_signed(op->operand(0)) ? Signed::id() : Unsigned::id();
  l.map(op->result(0), l.make(id, {value, amount}, value.type()));
  return success();
}

// The amount counts modulo the width, for LLVM as for Rust.
template <typename Shift>
static LogicalResult rotate(Lowering& l, IntrinsicOp op) {
  Value value = l.value(op->operand(0));
  Value amount = l.resize(l.value(op->operand(1)), width(value), false);
  l.map(op->result(0), l.make<Shift>({value, value, amount}, value.type()));
  return success();
}

// The result is a u32 whatever is counted.
template <typename Count>
static LogicalResult count(Lowering& l, IntrinsicOp op, llvm::ArrayRef<NamedAttribute> attrs) {
  Value value = l.value(op->operand(0));
  Value number = l.make<Count>(value, value.type(), attrs);
  l.map(op->result(0), l.resize(number, width(op->result(0)), false));
  return success();
}
template <typename Count, bool zero_is_undefined>
static LogicalResult count_zeros(Lowering& l, IntrinsicOp op) {
  return count<Count>(
      l, op, l.named("is_zero_poison", IntegerAttr::boolean(l.context(), zero_is_undefined)));
}
static LogicalResult count_ones(Lowering& l, IntrinsicOp op) {
  return count<ll::CtpopOp>(l, op, {});
}

template <typename O>
static LogicalResult unary(Lowering& l, IntrinsicOp op) {
  Value value = l.value(op->operand(0));
  l.map(op->result(0), l.make<O>(value, value.type()));
  return success();
}

static LogicalResult bswap(Lowering& l, IntrinsicOp op) {
  Value value = l.value(op->operand(0));
  if (width(value) > 8)  // one byte has no order
    value = l.make<ll::BswapOp>(value, value.type());
  l.map(op->result(0), value);
  return success();
}

static LogicalResult disjoint_bitor(Lowering& l, IntrinsicOp op) {
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  l.map(op->result(0), l.make<ll::OrOp>({lhs, rhs}, lhs.type(), l.unit("isDisjoint")));
  return success();
}

// Hints.

static LogicalResult nothing(Lowering&, IntrinsicOp) {
  return success();
}
static LogicalResult same(Lowering& l, IntrinsicOp op) {
  l.map(op->result(0), l.parts(op->operand(0)));
  return success();
}
static LogicalResult assume(Lowering& l, IntrinsicOp op) {
  ll::build_assume(l.builder(), l.location(), l.value(op->operand(0)));
  return success();
}
template <bool expected>
static LogicalResult likely(Lowering& l, IntrinsicOp op) {
  Value condition = l.value(op->operand(0));
  Value wanted = l.integer(l.int_type(1), expected ? 1 : 0);
  l.map(op->result(0), l.make<ll::ExpectOp>({condition, wanted}, condition.type()));
  return success();
}
static LogicalResult statically_known(Lowering& l, IntrinsicOp op) {
  l.map(op->result(0), l.integer(l.int_type(1), 0));
  return success();
}
static LogicalResult abort(Lowering& l, IntrinsicOp op) {
  l.trap(op.location(), "aborted");
  return success();
}
static LogicalResult select(Lowering& l, IntrinsicOp op) {
  Value condition = l.value(op->operand(0));
  Parts yes = l.parts(op->operand(1)), no = l.parts(op->operand(2));
  if (op->operand(1).type() != op->operand(2).type() ||
      op->result(0).type() != op->operand(1).type())
    return op->emit_op_error() << "chooses between two types";
  Parts result{l.make<ll::SelectOp>({condition, yes.first, no.first}, yes.first.type())};
  if (yes.second)
    result.second = l.make<ll::SelectOp>({condition, yes.second, no.second}, yes.second.type());
  l.map(op->result(0), result);
  return success();
}

// Pointers and memory.

template <bool is_signed>
static LogicalResult ptr_offset_from(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  if (failed(element_layout(op, layout)))
    return failure();
  if (layout.size == 0)
    return op->emit_op_error() << "counts elements without a size; the distance between such "
                                  "pointers is not defined";
  Type i64 = l.int_type(64);
  Value to = l.make<ll::PtrToIntOp>(l.value(op->operand(0)), i64);
  Value from = l.make<ll::PtrToIntOp>(l.value(op->operand(1)), i64);
  Value bytes = l.make<ll::SubOp>(
      {to, from}, i64,
      l.named("overflowFlags", ll::flags_attr(l.context(), is_signed ? ll::Nsw : ll::Nuw)));
  std::uint64_t id = is_signed ? ll::SDivOp::id() : ll::UDivOp::id();
  l.map(op->result(0),
        layout.size == 1 ? bytes : l.make(id, {bytes, l.i64(layout.size)}, i64, l.unit("isExact")));
  return success();
}

// Moves a pointer by elements; `flags` say what is promised.
template <unsigned flags>
static LogicalResult offset(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  Type pointer = op->operand(0).type();
  if (!layout_of(pointee(pointer), layout) || op->result(0).type() != pointer)
    return op->emit_op_error() << "cannot move a " << pointer;
  Value base = l.value(op->operand(0));
  Value count = l.resize(l.value(op->operand(1)), 64, is_signed(op->operand(1)));
  l.map(op->result(0),
        layout.size == 0 ? base
                         : ll::build_gep(l.builder(), l.location(), storage_type(pointee(pointer)),
                                         base, ll::GepIndex(count), flags));
  return success();
}

static LogicalResult ptr_mask(Lowering& l, IntrinsicOp op) {
  Value pointer = l.value(op->operand(0));
  l.map(op->result(0), l.make<ll::PtrMaskOp>({pointer, l.value(op->operand(1))}, pointer.type()));
  return success();
}

// `count` elements as bytes.
static Value bytes_of(Lowering& l, Value count, std::uint64_t size) {
  if (size == 1)
    return count;
  return l.make<ll::MulOp>(
      {count, l.i64(size)}, count.type(),
      l.named("overflowFlags", ll::flags_attr(l.context(), ll::Nsw | ll::Nuw)));
}

static Attribute alignments(Lowering& l, std::uint64_t align, unsigned pointers,
                            unsigned operands) {
  llvm::SmallVector<Attribute, 3> attrs(operands, DictionaryAttr::get(l.context(), {}));
  for (unsigned i = 0; i < pointers; ++i)
    attrs[i] = AttrDict(l.context()).number("llvm.align", align).get();
  return ArrayAttr::get(l.context(), attrs);
}

// Rust's order is source, destination.
template <typename Copy>
static LogicalResult copy(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  if (failed(element_layout(op, layout)))
    return failure();
  if (layout.size == 0)
    return success();
  Copy::build(l.builder(), l.location())
      .template set<"dst">(l.value(op->operand(1)))
      .template set<"src">(l.value(op->operand(0)))
      .template set<"len">(bytes_of(l, l.value(op->operand(2)), layout.size))
      .template set<"isVolatile">(IntegerAttr::boolean(l.context(), false))
      .template set<"arg_attrs">(alignments(l, layout.align, 2, 3))
      .results({})
      .create();
  return success();
}

static LogicalResult write_bytes(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  if (failed(element_layout(op, layout)))
    return failure();
  if (layout.size == 0)
    return success();
  ll::MemsetOp::build(l.builder(), l.location())
      .set<"dst">(l.value(op->operand(0)))
      .set<"val">(l.resize(l.value(op->operand(1)), 8, false))
      .set<"len">(bytes_of(l, l.value(op->operand(2)), layout.size))
      .set<"isVolatile">(IntegerAttr::boolean(l.context(), false))
      .set<"arg_attrs">(alignments(l, layout.align, 1, 3))
      .results({})
      .create();
  return success();
}

// Bytes compared one by one until two differ: gives their difference (i32), 0 when none do. The code
// goes on in a block of its own.
static Value compare_bytes(Lowering& l, Value lhs, Value rhs, Value count) {
  Type i8 = l.int_type(8), i32 = l.int_type(32);
  auto is_equal = [&](Value a, Value b) {
    return ll::build_icmp(l.builder(), l.location(), ll::IcmpPredicate::Eq, a, b);
  };
  Block* before = l.builder().block();
  Block* after = l.next_block();
  Value order = after->add_argument(i32, l.location());
  Block* body = l.next_block();
  Block* head = l.next_block();
  Value at = head->add_argument(l.int_type(64), l.location());

  l.builder().set_insertion_point_to_end(before);
  l.branch(head, l.i64(0));
  l.builder().set_insertion_point_to_end(head);
  l.branch_if(is_equal(at, count), after, l.integer(i32, 0), body, {});
  l.builder().set_insertion_point_to_end(body);
  auto byte_at = [&](Value base) {
    Value address = ll::build_gep(l.builder(), l.location(), i8, base, ll::GepIndex(at),
                                  ll::GepInbounds | ll::GepNuw);
    return l.load(i8, address, 1);
  };
  Value left = byte_at(lhs), right = byte_at(rhs);
  Value difference =
      l.make<ll::SubOp>({l.resize(left, 32, false), l.resize(right, 32, false)}, i32);
  Value next = l.make<ll::AddOp>({at, l.i64(1)}, at.type());
  l.branch_if(is_equal(left, right), head, next, after, difference);
  l.builder().set_insertion_point_to_end(after);
  return order;
}

static LogicalResult lower_compare_bytes(Lowering& l, IntrinsicOp op) {
  if (width(op->operand(2)) != 64 || width(op->result(0)) != 32)
    return op->emit_op_error() << "takes a count of 64 bits and gives an i32";
  l.map(op->result(0), compare_bytes(l, l.value(op->operand(0)), l.value(op->operand(1)),
                                     l.value(op->operand(2))));
  return success();
}

// Whether two values have the same bytes; those of an integer's size are compared as one.
static LogicalResult raw_eq(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  if (failed(element_layout(op, layout)))
    return failure();
  Value lhs = l.value(op->operand(0)), rhs = l.value(op->operand(1));
  if (llvm::isPowerOf2_64(layout.size) && layout.size <= 16) {
    Type whole = l.int_type(static_cast<unsigned>(8 * layout.size));
    lhs = l.load(whole, lhs, layout.align);
    rhs = l.load(whole, rhs, layout.align);
  } else {
    lhs = compare_bytes(l, lhs, rhs, l.i64(layout.size));
    rhs = l.integer(lhs.type(), 0);
  }
  l.map(op->result(0),
        ll::build_icmp(l.builder(), l.location(), ll::IcmpPredicate::Eq, lhs, rhs));
  return success();
}

static LogicalResult swap(Lowering& l, IntrinsicOp op) {
  SizeAlign layout;
  if (failed(element_layout(op, layout)))
    return failure();
  if (layout.size == 0)
    return success();
  Value a = l.value(op->operand(0)), b = l.value(op->operand(1));
  Value spare = l.allocate(bytes_type(l.context(), layout.size), layout.align, l.location());
  l.copy_bytes(spare, a, layout.size, layout.align);
  l.copy_bytes(a, b, layout.size, layout.align);
  l.copy_bytes(b, spare, layout.size, layout.align);
  return success();
}

template <bool is_aligned>
static LogicalResult volatile_load(Lowering& l, IntrinsicOp op) {
  Type type = op->result(0).type();
  SizeAlign layout{0, 1};
  if (pointee(op->operand(0).type()) != type || !layout_of(type, layout))
    return op->emit_op_error() << "reads a " << type << " through " << op->operand(0).type();
  l.map(op->result(0), l.load_scalar(type, l.value(op->operand(0)), is_aligned ? layout.align : 1,
                                     /*is_volatile=*/true));
  return success();
}

template <bool is_aligned>
static LogicalResult volatile_store(Lowering& l, IntrinsicOp op) {
  Type type = op->operand(1).type();
  SizeAlign layout{0, 1};
  if (pointee(op->operand(0).type()) != type || !layout_of(type, layout))
    return op->emit_op_error() << "writes a " << type << " through " << op->operand(0).type();
  l.store_scalar(type, l.parts(op->operand(1)), l.value(op->operand(0)),
                 is_aligned ? layout.align : 1, /*is_volatile=*/true);
  return success();
}

// Of what a pointer points to: a type of known size, a slice or a str.
static LogicalResult size_of_val(Lowering& l, IntrinsicOp op) {
  Type pointer = op->operand(0).type();
  SizeAlign layout;
  if (is_fat_pointer(pointer)) {
    if (!layout_of(element_type(pointee(pointer)), layout))
      return op->emit_op_error() << "cannot tell the size behind " << pointer;
    l.map(op->result(0), bytes_of(l, l.parts(op->operand(0)).second, layout.size));
    return success();
  }
  if (!layout_of(pointee(pointer), layout))
    return op->emit_op_error() << "cannot tell the size behind " << pointer;
  l.map(op->result(0), l.i64(layout.size));
  return success();
}
static LogicalResult align_of_val(Lowering& l, IntrinsicOp op) {
  Type target = pointee(op->operand(0).type());
  SizeAlign layout;
  if (!layout_of(is_fat_pointer(op->operand(0).type()) ? element_type(target) : target, layout))
    return op->emit_op_error() << "cannot tell the alignment behind " << op->operand(0).type();
  l.map(op->result(0), l.i64(layout.align));
  return success();
}

static constexpr IntrinsicRule rules[] = {
    // Integers.
    {"saturating_add", "iT:T", by_sign<ll::UAddSatOp, ll::SAddSatOp>},
    {"saturating_sub", "iT:T", by_sign<ll::USubSatOp, ll::SSubSatOp>},
    {"wrapping_add", "iT:T", by_sign<ll::AddOp, ll::AddOp>},
    {"wrapping_sub", "iT:T", by_sign<ll::SubOp, ll::SubOp>},
    {"wrapping_mul", "iT:T", by_sign<ll::MulOp, ll::MulOp>},
    {"unchecked_add", "iT:T", unchecked<ll::AddOp>},
    {"unchecked_sub", "iT:T", unchecked<ll::SubOp>},
    {"unchecked_mul", "iT:T", unchecked<ll::MulOp>},
    {"unchecked_div", "iT:T", by_sign<ll::UDivOp, ll::SDivOp>},
    {"unchecked_rem", "iT:T", by_sign<ll::URemOp, ll::SRemOp>},
    {"unchecked_shl", "ii:T", unchecked_shift<ll::ShlOp, ll::ShlOp>},
    {"unchecked_shr", "ii:T", unchecked_shift<ll::LShrOp, ll::AShrOp>},
    {"exact_div", "iT:T", exact_div},
    {"disjoint_bitor", "iT:T", disjoint_bitor},
    {"rotate_left", "ii:T", rotate<ll::FshlOp>},
    {"rotate_right", "ii:T", rotate<ll::FshrOp>},
    {"ctlz", "i:i", count_zeros<ll::CtlzOp, false>},
    {"ctlz_nonzero", "i:i", count_zeros<ll::CtlzOp, true>},
    {"cttz", "i:i", count_zeros<ll::CttzOp, false>},
    {"cttz_nonzero", "i:i", count_zeros<ll::CttzOp, true>},
    {"ctpop", "i:i", count_ones},
    {"bswap", "i:T", bswap},
    {"bitreverse", "i:T", unary<ll::BitreverseOp>},
    // Hints. black_box asks for no more than that a value comes out as it went in.
    {"cold_path", ":", nothing},
    {"assume", "b:", assume},
    {"likely", "b:b", likely<true>},
    {"unlikely", "b:b", likely<false>},
    {"black_box", "a:T", same},
    {"is_val_statically_known", "a:b", statically_known},
    {"abort", ":", abort},
    {"select_unpredictable", "baa:a", select},
    // Pointers and memory.
    {"ptr_offset_from", "pp:i", ptr_offset_from<true>},
    {"ptr_offset_from_unsigned", "pp:i", ptr_offset_from<false>},
    {"offset", "pi:p", offset<ll::GepInbounds>},
    {"arith_offset", "pi:p", offset<ll::NoGepFlags>},
    {"ptr_mask", "pi:T", ptr_mask},
    {"copy", "ppi:", copy<ll::MemmoveOp>},
    {"copy_nonoverlapping", "ppi:", copy<ll::MemcpyOp>},
    {"write_bytes", "pii:", write_bytes},
    {"compare_bytes", "ppi:i", lower_compare_bytes},
    {"raw_eq", "pp:b", raw_eq},
    {"typed_swap_nonoverlapping", "pp:", swap},
    {"volatile_load", "p:a", volatile_load<true>},
    {"volatile_store", "pa:", volatile_store<true>},
    {"unaligned_volatile_load", "p:a", volatile_load<false>},
    {"unaligned_volatile_store", "pa:", volatile_store<false>},
    {"size_of_val", "v:i", size_of_val},
    {"align_of_val", "v:i", align_of_val},
};

static LogicalResult lower_intrinsic(Lowering& l, IntrinsicOp op) {
  llvm::StringRef name = op.attr_as<StringAttr, "name">().value();
  const auto* row = llvm::find_if(rules, [&](const IntrinsicRule& r) { return r.name == name; });
  bool is_float = row == std::end(rules);
  if (is_float)
    row = float_intrinsic(name);
  if (!row)
    return op->emit_op_error()
           << "calls the intrinsic `" << name
           << "`, which is not supported; use another function of core, or write "
              "out what it does";
  if (!fits_signature(op, row->signature))
    return op->emit_op_error() << "calls the intrinsic `" << name
                               << "` with operands or a result that it does not have";
  return row->lower(l, op);
}

llvm::ArrayRef<Rule> intrinsic_rules() {
  static constexpr Rule table[] = {rule<IntrinsicOp, lower_intrinsic>()};
  return table;
}

}  // namespace pliron::mir::to_llvm
