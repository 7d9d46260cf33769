// How comparisons, members, shuffles and address computations are written.

#include "dialects/llvm/build.h"
#include "dialects/llvm/format_directives.h"
#include "dialects/llvm/ops.h"
#include "ir/diagnostics.h"
#include "ir/parser.h"
#include "ir/printer.h"

namespace pliron::llvm_dialect {

// Predicates.

static LogicalResult parse_predicate(AsmParser& parser, const EnumDef& cases,
                                     IntegerAttr& predicate) {
  Location place = parser.location();
  FailureOr<std::string> text = parser.parse_string();
  if (failed(text))
    return failure();
  const EnumCase* found = cases.find(*text);
  if (!found)
    return parser.context().emit_error(place) << "\"" << *text << "\" is no predicate: expected "
                                              << list_cases(cases) << ", in quotes";
  predicate = IntegerAttr::i64(parser.context(), found->value);
  return success();
}
static void print_predicate(AsmPrinter& printer, const EnumDef& cases, IntegerAttr predicate) {
  printer.os() << '"' << cases.find(predicate.as_int())->name << '"';
}

LogicalResult parse_icmp_predicate(AsmParser& parser, IntegerAttr& predicate) {
  return parse_predicate(parser, IcmpPredicateEnum, predicate);
}
void print_icmp_predicate(AsmPrinter& printer, Operation*, IntegerAttr predicate) {
  print_predicate(printer, IcmpPredicateEnum, predicate);
}
LogicalResult parse_fcmp_predicate(AsmParser& parser, IntegerAttr& predicate) {
  return parse_predicate(parser, FcmpPredicateEnum, predicate);
}
void print_fcmp_predicate(AsmPrinter& printer, Operation*, IntegerAttr predicate) {
  print_predicate(printer, FcmpPredicateEnum, predicate);
}

// Types from which others follow.

static Type shuffle_type(Type source, DenseArrayAttr mask) {
  VectorType vector = source.try_as<VectorType>();
  if (!vector || vector.rank() != 1 || mask.size() == 0)
    return {};
  return VectorType::get(source.context(), {static_cast<std::int64_t>(mask.size())},
                         vector.element_type(), {vector.is_scalable(0)});
}

LogicalResult parse_shuffle_type(AsmParser& parser, Type& source, Type& result,
                                 const DenseArrayAttr& mask) {
  Location place = parser.location();
  FailureOr<Type> type = parser.parse_type();
  if (failed(type))
    return failure();
  source = *type;
  result = shuffle_type(source, mask);
  if (result)
    return success();
  return parser.context().emit_error(place)
         << "no vector of " << mask.size() << " elements can be made of " << source;
}
void print_shuffle_type(AsmPrinter& printer, Operation*, Type source, Type, DenseArrayAttr) {
  printer.print_type(source);
}
bool can_print_shuffle(Operation* op) {
  ShuffleVectorOp shuffle(op);
  return shuffle_type(op->operand(0).type(), shuffle.attr_as<DenseArrayAttr, "mask">()) ==
         op->result(0).type();
}

static Type type_at(Type container, DenseArrayAttr position) {
  llvm::SmallVector<std::int64_t, 4> indices;
  for (std::size_t i = 0; i < position.size(); ++i)
    indices.push_back(position.as_int(i));
  return indices.empty() ? Type() : member_type(container, indices);
}

LogicalResult parse_member_type(AsmParser& parser, Type& member, Type& container,
                                const DenseArrayAttr& position) {
  Location place = parser.location();
  FailureOr<Type> type = parser.parse_type();
  if (failed(type))
    return failure();
  container = *type;
  member = type_at(container, position);
  if (member)
    return success();
  return parser.context().emit_error(place)
         << container << " has no member at position " << Attribute(position);
}
void print_member_type(AsmPrinter& printer, Operation*, Type, Type container, DenseArrayAttr) {
  printer.print_type(container);
}
bool can_print_member(Operation* op) {
  Attribute position = op->is<InsertValueOp>() ? InsertValueOp(op).attr<"position">()
                                               : ExtractValueOp(op).attr<"position">();
  Value member = op->is<InsertValueOp>() ? op->operand(1) : op->result(0);
  return type_at(op->operand(0).type(), position.as<DenseArrayAttr>()) == member.type();
}

// Indices of llvm.getelementptr.

static LogicalResult parse_index(AsmParser& parser, llvm::SmallVectorImpl<OperandUse>& dynamic,
                                 llvm::SmallVectorImpl<std::int32_t>& constants) {
  OperandUse use;
  if (parser.parse_optional_operand(use)) {
    dynamic.push_back(use);
    constants.push_back(GetElementPtrOp::DynamicIndex);
    return success();
  }
  Location place = parser.location();
  FailureOr<std::int64_t> number = parser.parse_int();
  if (failed(number))
    return failure();
  if (!llvm::isInt<32>(*number) || *number == GetElementPtrOp::DynamicIndex)
    return parser.context().emit_error(place)
           << "a constant index must lie between -2147483647 and 2147483647; others are operands";
  constants.push_back(static_cast<std::int32_t>(*number));
  return success();
}
LogicalResult parse_indices(AsmParser& parser, llvm::SmallVectorImpl<OperandUse>& dynamic,
                            DenseArrayAttr& constants) {
  llvm::SmallVector<std::int32_t, 4> numbers;
  if (!parser.is_next("]")) {
    do {
      if (failed(parse_index(parser, dynamic, numbers)))
        return failure();
    } while (parser.parse_optional(","));
  }
  constants = DenseArrayAttr::i32(parser.context(), numbers);
  return success();
}
void print_indices(AsmPrinter& printer, Operation*, OperandRange dynamic,
                   DenseArrayAttr constants) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < constants.size(); ++i) {
    if (i)
      printer.os() << ", ";
    if (std::int64_t number = constants.as_int(i); number != GetElementPtrOp::DynamicIndex)
      printer.os() << number;
    else
      printer.print_operand(dynamic[next++]);
  }
}
bool can_print_indices(Operation* op) {
  GetElementPtrOp gep(op);
  DenseArrayAttr constants = gep.attr_as<DenseArrayAttr, "rawConstantIndices">();
  std::size_t dynamic = 0;
  for (std::size_t i = 0; i < constants.size(); ++i)
    dynamic += constants.as_int(i) == GetElementPtrOp::DynamicIndex;
  return dynamic == gep.operands<"dynamicIndices">().size();
}

}  // namespace pliron::llvm_dialect
