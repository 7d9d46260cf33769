// Statements, and the choice between a statement and a terminator.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::StringRef;

bool Parser::statement_or_terminator(Statement& statement, Terminator& terminator,
                                     bool& is_terminator) {
  bool matched = true;
  bool is_good = keyword_statement(statement, matched);
  if (matched)
    return is_good;
  matched = true;
  is_good = keyword_terminator(terminator, matched);
  if (matched) {
    is_terminator = true;
    return is_good;
  }
  return assignment(statement, terminator, is_terminator);
}

bool Parser::keyword_statement(Statement& result, bool& matched) {
  if (at("StorageLive(") || at("StorageDead(")) {
    result.kind = at("StorageLive(") ? StatementKind::StorageLive : StatementKind::StorageDead;
    advance(12);
    std::optional<unsigned> number = local();
    if (!number)
      return error("expected a local");
    result.place.local = *number;
    return expect(");");
  }
  if (eat("nop;"))
    return result.kind = StatementKind::Nop, true;
  if (eat("ConstEvalCounter;"))
    return result.kind = StatementKind::ConstEvalCounter, true;
  if (eat("assume(")) {
    Operand condition;
    result.kind = StatementKind::Assume;
    if (!operand(condition))
      return false;
    result.operands = interner_.copy<Operand>(condition);
    return expect(");");
  }
  if (eat("copy_nonoverlapping(dst = ")) {
    Operand operands[3];
    result.kind = StatementKind::CopyNonOverlapping;
    if (!operand(operands[0]) || !expect(", src = ") || !operand(operands[1]) ||
        !expect(", count = ") || !operand(operands[2]))
      return false;
    result.operands = interner_.copy<Operand>(operands);
    return expect(");");
  }
  if (eat("discriminant(")) {
    result.kind = StatementKind::SetDiscriminant;
    if (!place(result.place) || !expect(") = "))
      return false;
    std::optional<unsigned> variant = index();
    if (!variant)
      return error("expected the number of a variant");
    result.variant = *variant;
    return expect(";");
  }
  if (eat("PlaceMention(")) {
    result.kind = StatementKind::PlaceMention;
    return place(result.place) && expect(");");
  }
  for (StringRef name : {"FakeRead(", "AscribeUserType(", "Coverage::", "Retag(", "retag(",
                         "BackwardIncompatibleDropHint("}) {
    if (!at(name))
      continue;
    result.kind = StatementKind::Informative;
    StringRef line = rest().take_until([](char c) { return c == '\n'; });
    result.text = line.take_front(line.find(';'));
    advance(result.text.size());
    return expect(";");
  }
  return matched = false;
}

// Whether this line ends in the targets of a call. Tells `_1 = f(x) -> [..]` from the struct
// `_1 = F(x);`: no rvalue has an arrow outside a type, and none has one of these.
bool Parser::line_is_call() const {
  StringRef line = rest().take_until([](char c) { return c == '\n'; });
  for (std::size_t arrow = line.rfind(" -> "); arrow != StringRef::npos;
       arrow = arrow ? line.take_front(arrow).rfind(" -> ") : StringRef::npos) {
    StringRef targets = line.drop_front(arrow + 4);
    if (targets.starts_with("[return: bb") || targets.starts_with("unwind ") ||
        targets.starts_with("[unwind") || targets.starts_with("unwind: bb"))
      return true;
    if (!targets.consume_front("bb"))
      continue;
    StringRef digits = targets.take_while(llvm::isDigit);
    if (!digits.empty() && targets.drop_front(digits.size()).starts_with(";"))
      return true;
  }
  return false;
}

bool Parser::assignment(Statement& statement, Terminator& terminator, bool& is_terminator) {
  Place destination;
  if (!place(destination) || !expect(" = "))
    return false;
  if (at("yield(")) {
    advance(6);
    is_terminator = true;
    terminator.kind = TerminatorKind::Yield;
    terminator.place = destination;
    return operand(terminator.operand) && expect(") -> ") &&
           targets({"resume", "drop"}, terminator);
  }
  if (line_is_call()) {
    is_terminator = true;
    terminator.kind = TerminatorKind::Call;
    terminator.place = destination;
    return call(terminator);
  }
  statement.kind = StatementKind::Assign;
  statement.place = destination;
  statement.rvalue = rvalue(type_of(destination));
  return statement.rvalue && expect(";");
}

const Type* Parser::type_of(const Place& place) const {
  return current_ ? place_type(*current_, place) : nullptr;
}

}  // namespace pliron::rustc
