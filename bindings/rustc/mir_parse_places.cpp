// Places and operands.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVectorImpl;
using llvm::StringRef;

bool Parser::place(Place& result) {
  llvm::SmallVector<Projection, 4> projections;
  if (!place_into(result.local, projections))
    return false;
  result.projections = interner_.copy<Projection>(projections);
  return true;
}

bool Parser::place_into(unsigned& local, SmallVectorImpl<Projection>& projections) {
  Nested nested(*this);
  if (!nested.ok())
    return false;
  if (at("(") || at("unwrap_binder!(")) {
    if (!parenthesised_place(local, projections))
      return false;
  } else {
    std::optional<unsigned> number = this->local();
    if (!number)
      return error("expected a place");
    local = *number;
  }
  while (at("[")) {
    Projection projection;
    if (!bracket_projection(projection))
      return false;
    if (projection.kind == ProjectionKind::Subslice)
      projection.type = part_type(type_of({local, projections}), projection);
    projections.push_back(projection);
  }
  return true;
}

// Null when the whole has no such part.
const Type* Parser::part_type(const Type* whole, const Projection& part) {
  if (!whole || whole->is(TypeKind::Slice))
    return whole;
  std::uint64_t length = whole->is(TypeKind::Array) ? whole->length.value_or(0) : 0;
  std::uint64_t end = part.from_end ? length - part.length : part.length;
  if (part.length > length || part.offset > end)
    return nullptr;
  Type result = *whole;
  result.length = end - part.offset;
  result.length_text = interner_.save(llvm::Twine(*result.length));
  return interner_.type(result);
}

// unwrap_binder!(_1; T)
bool Parser::unwrapped_place(unsigned& local, SmallVectorImpl<Projection>& projections) {
  if (!place_into(local, projections) || !expect("; "))
    return false;
  Projection projection;
  projection.kind = ProjectionKind::UnwrapBinder;
  projection.type = type();
  projections.push_back(projection);
  return projection.type && expect(")");
}

// (*_1)  (_1.0: T)  (_1 as Variant)  (_1 as variant#7)  (_1 as T)
bool Parser::parenthesised_place(unsigned& local, SmallVectorImpl<Projection>& projections) {
  if (eat("unwrap_binder!("))
    return unwrapped_place(local, projections);
  advance(1);
  Projection projection;
  if (eat("*")) {
    if (!place_into(local, projections))
      return false;
    projections.push_back(projection);
    return expect(")");
  }
  if (!place_into(local, projections))
    return false;
  bool is_good = eat(".") ? field_projection(projection)
                          : expect(" as ") && variant_projection(projection);
  if (!is_good)
    return false;
  projections.push_back(projection);
  return expect(")");
}

bool Parser::field_projection(Projection& result) {
  std::optional<unsigned> index = this->index();
  if (!index || !expect(": "))
    return error("expected the number of a field");
  result.kind = ProjectionKind::Field;
  result.index = *index;
  result.type = type();
  return result.type != nullptr;
}

bool Parser::variant_projection(Projection& result) {
  if (eat("variant#")) {
    std::optional<unsigned> index = this->index();
    if (!index)
      return error("expected the number of a variant");
    result.kind = ProjectionKind::DowncastIndex;
    result.index = *index;
    return true;
  }
  Mark start = mark();
  result.kind = ProjectionKind::Downcast;
  result.name = identifier();
  if (!result.name.empty() && at(")"))
    return true;
  restore(start);
  result = {};
  result.kind = ProjectionKind::OpaqueCast;
  result.type = type();
  return result.type != nullptr;
}

// [_4]  [0 of 3]  [-1 of 3]  [1:]  [:-1]  [1:-1]  [1..3]
bool Parser::bracket_projection(Projection& result) {
  advance(1);
  if (std::optional<unsigned> index = local()) {
    result.kind = ProjectionKind::Index;
    result.index = *index;
    return expect("]");
  }
  result.from_end = eat("-");
  std::optional<std::uint64_t> first = number();
  result.offset = first.value_or(0);
  if (first && eat(" of ")) {
    std::optional<std::uint64_t> length = number();
    result.kind = ProjectionKind::ConstantIndex;
    result.length = length.value_or(0);
    return length ? expect("]") : error("expected a length");
  }
  if (result.from_end)
    return error("expected a projection");
  result.kind = ProjectionKind::Subslice;
  if (first && eat("..")) {
    std::optional<std::uint64_t> end = number();
    result.length = end.value_or(0);
    return end ? expect("]") : error("expected the end of a range");
  }
  if (!expect(":"))
    return false;
  result.from_end = true;
  if (eat("-")) {
    std::optional<std::uint64_t> end = number();
    if (!end)
      return error("expected the end of a range");
    result.length = *end;
  }
  return expect("]");
}

bool Parser::operand(Operand& result) {
  eat("no_retag ");
  if (at("copy ") || at("move ")) {
    result.kind = at("copy ") ? OperandKind::Copy : OperandKind::Move;
    advance(5);
    return place(result.place);
  }
  for (StringRef check : {"UbChecks", "OverflowChecks", "ContractChecks"}) {
    if (!at_word(check) || rest().drop_front(check.size()).starts_with("::"))
      continue;
    result.kind = OperandKind::RuntimeCheck;
    result.name = check;
    advance(check.size());
    return true;
  }
  result.kind = OperandKind::Constant;
  result.constant = eat("const ") ? operand_constant() : function_item();
  return result.constant != nullptr;
}

bool Parser::operands_until(StringRef close, SmallVectorImpl<Operand>& result) {
  while (!eat(close)) {
    if (!result.empty() && !expect(", "))
      return false;
    if (!operand(result.emplace_back()))
      return false;
    if (at(",") && rest().drop_front().starts_with(close))
      advance(1);
  }
  return true;
}

const Type* place_type(const Body& body, const Place& place) {
  const Type* type = body.local_type(place.local);
  for (const Projection& projection : place.projections) {
    switch (projection.kind) {
      case ProjectionKind::Field:
      case ProjectionKind::OpaqueCast:
      case ProjectionKind::Subslice:
      case ProjectionKind::UnwrapBinder:
        type = projection.type;
        break;
      case ProjectionKind::Deref:
        type = type && type->is_pointer() ? type->element : nullptr;
        break;
      case ProjectionKind::Index:
      case ProjectionKind::ConstantIndex:
        type = type && (type->is(TypeKind::Array) || type->is(TypeKind::Slice)) ? type->element
                                                                               : nullptr;
        break;
      case ProjectionKind::Downcast:
      case ProjectionKind::DowncastIndex:
        type = nullptr;
        break;
    }
  }
  return type;
}

}  // namespace pliron::rustc
