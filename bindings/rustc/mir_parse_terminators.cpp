// Terminators.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::StringRef;

namespace {

struct AssertMessage {
  StringRef text;
  AssertKind kind;
  BinaryOp overflow = BinaryOp::Add;
};
constexpr AssertMessage assert_messages[] = {
    {"index out of bounds: the length is {} but the index is {}", AssertKind::BoundsCheck},
    {"attempt to compute `{} + {}`, which would overflow", AssertKind::Overflow, BinaryOp::Add},
    {"attempt to compute `{} - {}`, which would overflow", AssertKind::Overflow, BinaryOp::Sub},
    {"attempt to compute `{} * {}`, which would overflow", AssertKind::Overflow, BinaryOp::Mul},
    {"attempt to compute `{} / {}`, which would overflow", AssertKind::Overflow, BinaryOp::Div},
    {"attempt to compute the remainder of `{} % {}`, which would overflow", AssertKind::Overflow,
     BinaryOp::Rem},
    {"attempt to shift left by `{}`, which would overflow", AssertKind::Overflow, BinaryOp::Shl},
    {"attempt to shift right by `{}`, which would overflow", AssertKind::Overflow, BinaryOp::Shr},
    {"attempt to negate `{}`, which would overflow", AssertKind::OverflowNeg},
    {"attempt to divide `{}` by zero", AssertKind::DivisionByZero},
    {"attempt to calculate the remainder of `{}` with a divisor of zero",
     AssertKind::RemainderByZero},
};

}  // namespace

bool Parser::keyword_terminator(Terminator& result, bool& matched) {
  struct Simple {
    StringRef text;
    TerminatorKind kind;
  };
  static constexpr Simple simple[] = {
      {"return;", TerminatorKind::Return},
      {"unreachable;", TerminatorKind::Unreachable},
      {"resume;", TerminatorKind::Resume},
      {"coroutine_drop;", TerminatorKind::CoroutineDrop},
      {"terminate(cleanup);", TerminatorKind::Terminate},
      {"terminate(abi);", TerminatorKind::Terminate},
  };
  for (const Simple& candidate : simple) {
    if (!eat(candidate.text))
      continue;
    result.kind = candidate.kind;
    return true;
  }
  if (eat("goto -> ")) {
    result.kind = TerminatorKind::Goto;
    std::optional<unsigned> target = Cursor::block();
    if (!target)
      return error("expected a block");
    result.targets = interner_.copy<unsigned>(*target);
    return expect(";");
  }
  if (eat("switchInt("))
    return switch_int(result);
  if (eat("drop(")) {
    result.kind = TerminatorKind::Drop;
    return place(result.place) && expect(") -> ") && targets({"return", "drop"}, result) &&
           (!result.targets.empty() || error("a drop must say where it goes on"));
  }
  if (eat("assert("))
    return assertion(result);
  if (eat("tailcall ")) {
    result.kind = TerminatorKind::TailCall;
    SmallVector<Operand, 8> args;
    if (!callee(result.callee) || !expect("(") || !operands_until(")", args))
      return false;
    result.args = interner_.copy<Operand>(args);
    return expect(";");
  }
  if (at("falseEdge -> ") || at("falseUnwind -> "))
    return false_edge(result);
  if (eat("asm!(\""))
    return inline_asm(result);
  return matched = false;
}

bool Parser::switch_int(Terminator& result) {
  result.kind = TerminatorKind::SwitchInt;
  SmallVector<unsigned, 8> targets;
  SmallVector<Words, 8> values;
  if (!operand(result.operand) || !expect(") -> ["))
    return false;
  while (!eat("otherwise: ")) {
    std::optional<Words> value = wide_number();
    if (!value || !expect(": "))
      return error("expected a value or `otherwise`");
    std::optional<unsigned> target = Cursor::block();
    if (!target || !expect(", "))
      return error("expected a block");
    values.push_back(*value);
    targets.push_back(*target);
  }
  std::optional<unsigned> otherwise = Cursor::block();
  if (!otherwise)
    return error("expected a block");
  targets.push_back(*otherwise);
  result.targets = interner_.copy<unsigned>(targets);
  result.values = interner_.copy<Words>(values);
  return expect("];");
}

bool Parser::assertion(Terminator& result) {
  result.kind = TerminatorKind::Assert;
  result.expected = !eat("!");
  if (!operand(result.operand) || !expect(", "))
    return false;
  StringRef quoted = quoted_string();
  std::optional<std::string> message = quoted.empty() ? std::nullopt : unescape(quoted);
  if (!message)
    return error("expected the message of an assertion");
  result.message = interner_.save(*message);
  SmallVector<Operand, 2> operands;
  while (eat(", "))
    if (!operand(operands.emplace_back()))
      return false;
  result.message_operands = interner_.copy<Operand>(operands);
  for (const AssertMessage& known : assert_messages) {
    if (known.text != result.message)
      continue;
    result.assertion = known.kind;
    result.overflow = known.overflow;
  }
  return expect(") -> ") && targets({"success"}, result) &&
         (!result.targets.empty() || error("an assertion must say where it goes on"));
}

bool Parser::callee(Operand& result) {
  Nested nested(*this);
  if (!nested.ok())
    return false;
  if (eat("("))
    return callee(result) && expect(")");
  if (!eat("const "))
    return operand(result);
  // The arguments follow, so this is no struct constant `F(..)`.
  result.kind = OperandKind::Constant;
  result.constant = function_item();
  return result.constant != nullptr;
}

bool Parser::call(Terminator& result) {
  SmallVector<Operand, 8> args;
  if (!callee(result.callee) || !expect("(") || !operands_until(")", args))
    return false;
  result.args = interner_.copy<Operand>(args);
  if (!expect(" -> "))
    return false;
  // A call that never returns prints its cleanup block bare.
  if (std::optional<unsigned> cleanup = Cursor::block()) {
    result.unwind = {UnwindKind::Cleanup, *cleanup};
    return expect(";");
  }
  return targets({"return"}, result);
}

bool Parser::false_edge(Terminator& result) {
  bool is_edge = at("falseEdge");
  result.kind = is_edge ? TerminatorKind::FalseEdge : TerminatorKind::FalseUnwind;
  if (!expect(is_edge ? "falseEdge -> [real: " : "falseUnwind -> [real: "))
    return false;
  SmallVector<unsigned, 2> blocks;
  std::optional<unsigned> real = Cursor::block();
  if (!real || !expect(", "))
    return error("expected a block");
  blocks.push_back(*real);
  if (is_edge) {
    std::optional<unsigned> imaginary;
    if (expect("imaginary: "))
      imaginary = Cursor::block();
    if (!imaginary)
      return error("expected a block");
    blocks.push_back(*imaginary);
  } else if (!unwind(result.unwind)) {
    return false;
  }
  result.targets = interner_.copy<unsigned>(blocks);
  return expect("];");
}

// bb1;   [return: bb1, unwind continue];   unwind unreachable;
bool Parser::targets(llvm::ArrayRef<StringRef> labels, Terminator& result) {
  SmallVector<unsigned, 4> blocks;
  auto take_block = [&] {
    std::optional<unsigned> block = Cursor::block();
    if (!block)
      return error("expected a block");
    blocks.push_back(*block);
    return true;
  };
  bool is_list = eat("[");
  if (!is_list && at("bb")) {
    if (!take_block())
      return false;
  } else if (!is_list) {
    if (!unwind(result.unwind))
      return false;
  } else {
    do {
      const StringRef* label = llvm::find_if(
          labels, [&](StringRef label) { return at((label + ": bb").str()); });
      if (label == labels.end()) {
        if (!unwind(result.unwind))
          return false;
        continue;
      }
      advance(label->size() + 2);
      if (!take_block())
        return false;
    } while (eat(", "));
    if (!expect("]"))
      return false;
  }
  result.targets = interner_.copy<unsigned>(blocks);
  return expect(";");
}

bool Parser::unwind(Unwind& result) {
  if (eat("unwind: ")) {
    std::optional<unsigned> block = Cursor::block();
    result = {UnwindKind::Cleanup, block.value_or(0)};
    return block ? true : error("expected a block");
  }
  if (eat("unwind continue"))
    return result.kind = UnwindKind::Continue, true;
  if (eat("unwind unreachable"))
    return result.kind = UnwindKind::Unreachable, true;
  if (eat("unwind terminate(cleanup)") || eat("unwind terminate(abi)"))
    return result.kind = UnwindKind::Terminate, true;
  return error("expected a target");
}

// ---- inline assembly ----------------------------------------------------------------------------

// The template is printed without escapes, so its end is the first quote behind which operands,
// options and targets can be read.
bool Parser::inline_asm(Terminator& result) {
  result.kind = TerminatorKind::InlineAsm;
  Mark start = mark();
  std::size_t num_pending = pending_.size();
  StringRef text = rest();
  for (std::size_t quote = text.find('"'); quote != StringRef::npos;
       quote = text.find('"', quote + 1)) {
    restore(start);
    pending_.truncate(num_pending);
    advance(quote + 1);
    if (asm_operands(text.take_front(quote), result))
      return true;
  }
  restore(start);
  return error("the end of this inline assembly cannot be found");
}

bool Parser::asm_operands(StringRef pieces, Terminator& result) {
  SmallVector<AsmOperand, 8> operands;
  SmallVector<StringRef, 4> options;
  while (at(", ") && !at(", options("))
    if (!expect(", ") || !asm_operand(operands.emplace_back()))
      return false;
  if (!expect(", options("))
    return false;
  std::optional<StringRef> flags = take_until(") -> ");
  if (!flags)
    return false;
  StringRef list = flags->trim("()");
  while (!list.empty()) {
    auto [flag, behind] = list.split(" | ");
    options.push_back(flag.trim());
    list = behind;
  }
  InlineAsm assembly;
  assembly.pieces = interner_.save(pieces);
  assembly.operands = interner_.copy<AsmOperand>(operands);
  assembly.options = interner_.copy<StringRef>(options);
  result.assembly = interner_.make(assembly);
  return expect(") -> ") && targets({"return", "label"}, result);
}

bool Parser::asm_operand(AsmOperand& result) {
  if (eat("const ")) {
    result.kind = AsmOperandKind::Const;
    eat("const ");
    result.constant = operand_constant();
    return result.constant != nullptr;
  }
  if (eat("sym_fn ")) {
    result.kind = AsmOperandKind::SymFn;
    result.path = value_path();
    return result.path != nullptr;
  }
  if (eat("sym_static ")) {
    std::optional<StringRef> text = take_until(", ");
    result.kind = AsmOperandKind::SymStatic;
    result.text = text.value_or("");
    return text.has_value();
  }
  if (eat("label ")) {
    std::optional<unsigned> label = index();
    result.kind = AsmOperandKind::Label;
    result.label = label.value_or(0);
    return label ? true : error("expected a label");
  }
  StringRef direction = identifier();
  result.is_late = direction == "lateout" || direction == "inlateout";
  if (direction == "in")
    result.kind = AsmOperandKind::In;
  else if (direction == "out" || direction == "lateout")
    result.kind = AsmOperandKind::Out;
  else if (direction == "inout" || direction == "inlateout")
    result.kind = AsmOperandKind::InOut;
  else
    return error("expected an operand of inline assembly");
  std::size_t close = at("(") ? matching_bracket(rest()) : StringRef::npos;
  if (close == StringRef::npos)
    return error("expected a register class");
  result.reg = rest().take_front(close).drop_front();
  advance(close + 1);
  if (!expect(" "))
    return false;
  auto take_output = [&] {
    if (peek() == '_' && !llvm::isDigit(peek(1)))
      return advance(1), true;
    return place(result.output.emplace());
  };
  if (result.kind == AsmOperandKind::Out)
    return take_output();
  if (!operand(result.input.emplace()))
    return false;
  return result.kind == AsmOperandKind::In || (expect(" => ") && take_output());
}

}  // namespace pliron::rustc
