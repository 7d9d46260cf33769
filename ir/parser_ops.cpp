// Reading ops in the generic form.

#include "ir/parser_ops.h"

#include "ir/dialect.h"

namespace pliron {

OpParser::Step OpParser::start_op(Frame& frame) {
  frame.start = token_.place();
  if (token_.is(TokenKind::PercentId) && failed(result_names(frame)))
    return Step::Failed;
  frame.name_place = token_.place();
  frame.location = location();
  if (token_.is(TokenKind::String))
    return start_generic(frame);
  if (token_.is(TokenKind::BareId))
    return start_custom(frame);
  emit_error() << "expected an op: its name in quotes, or a custom form";
  return Step::Failed;
}

// %a, %b:2 =
LogicalResult OpParser::result_names(Frame& frame) {
  do {
    if (!token_.is(TokenKind::PercentId))
      return emit_error() << "expected a result name, such as %x";
    ResultName result{token_.name(), 1, token_.place()};
    advance();
    if (take(TokenKind::Colon)) {
      if (!token_.is(TokenKind::Integer) || token_.text.getAsInteger(10, result.count) ||
          result.count == 0)
        return emit_error() << "expected the number of results behind ':'";
      advance();
    }
    frame.results.push_back(result);
  } while (take(TokenKind::Comma));
  return expect(TokenKind::Equal, "'=' behind result names");
}

// %x or %x#1
LogicalResult OpParser::operand_use(OperandUse& use) {
  if (!token_.is(TokenKind::PercentId))
    return emit_error() << "expected an SSA operand, such as %x";
  use.name = token_.name();
  use.place = token_.place();
  use.number = 0;
  advance();
  if (!token_.is(TokenKind::HashId))
    return success();
  if (token_.name().getAsInteger(10, use.number))
    return emit_error() << "expected the number of a result behind '#'";
  advance();
  return success();
}

const OpInfo* OpParser::find_op(const Token& token, llvm::StringRef name) {
  if (const OpInfo* info = context_.op_info(name))
    return info;
  llvm::StringRef dialect_name = name.split('.').first;
  const DialectInfo* dialect = context_.dialect(dialect_name);
  if (name.empty()) {
    error_at(token) << "an op needs a name";
    return nullptr;
  }
  // In the generic form also ops that a registered dialect does not know: ours have fewer ops than
  // MLIR's of the same name.
  if (context_.allows_unregistered() && (!dialect || token.is(TokenKind::String)))
    return context_.op_info_or_unregistered(name);
  if (!dialect) {
    error_at(token) << "unknown dialect '" << dialect_name << "' of op '" << name << "'; "
                    << known_dialects(context_)
                    << "; allow unregistered dialects to keep what they do not know";
    return nullptr;
  }
  llvm::SmallVector<llvm::StringRef, 32> names;
  for (const OpInfo* info : dialect->ops)
    names.push_back(info->name.str());
  error_at(token) << "dialect '" << dialect_name << "' has no op '" << name << "'"
                  << did_you_mean(name, names);
  return nullptr;
}

// Whether the op that the current token names is in the table. If not, `known` is the place for it.
bool OpParser::find_known_op(KnownOp*& known) {
  llvm::StringRef name = token_.text;
  std::size_t front = name.size() - std::min(name.size(), sizeof(std::uint64_t));
  std::uint64_t last = lexer_.first_bytes(name.drop_front(front));
  known = &known_ops_[last * 0x9e3779b97f4a7c15u >> (64 - known_op_bits)];
  if (known->last_bytes == last && known->text.size() == name.size() &&
      known->text.take_front(front) == name.take_front(front))
    return true;
  known->last_bytes = last;
  known->text = {};
  return false;
}

// The op of a custom form that the current token names, `module` being short for `builtin.module`.
// Null after an error.
OpParser::NamedOp OpParser::custom_op() {
  NamedOp& op = op_names_[token_.text];
  if (!op.info) {
    std::string name = token_.text.str();
    if (!token_.text.contains('.') && context_.op_info("builtin." + name))
      name = "builtin." + name;
    op.info = find_op(token_, name);
    if (!op.info)
      return {};
    op.is_straight = op.info->format && is_straight_format(*op.info);
  }
  if (op.info->format)
    return op;
  llvm::StringRef name = op.info->name.str();
  emit_error() << "op '" << name << "' has no custom form; write it as \"" << name << "\"(...)";
  return {};
}

OpParser::Step OpParser::start_generic(Frame& frame) {
  KnownOp* known;
  if (!find_known_op(known)) {
    NamedOp& op = op_names_[token_.text];
    if (!op.info)
      op.info = find_op(token_, unescape_string(token_.text));
    if (!op.info)
      return Step::Failed;
    known->text = token_.text;
    known->op = op;
  }
  frame.info = known->op.info;
  advance();
  if (!token_.is(TokenKind::LParen)) {
    emit_error() << "expected '(' and the operands of the op";
    return Step::Failed;
  }
  if (failed(
          list(TokenKind::RParen, ")", [&] { return operand_use(frame.operands.emplace_back()); })))
    return Step::Failed;
  if (token_.is(TokenKind::LSquare) && failed(successor_list(frame)))
    return Step::Failed;
  if (take(TokenKind::Less) && failed(properties(frame)))
    return Step::Failed;
  if (!take(TokenKind::LParen))
    return generic_tail(frame);
  if (!token_.is(TokenKind::LBrace)) {
    emit_error() << "expected '{' and a region";
    return Step::Failed;
  }
  return open_region(frame);
}

LogicalResult OpParser::successor_list(Frame& frame) {
  return list(TokenKind::RSquare, "]", [&]() -> LogicalResult {
    if (!token_.is(TokenKind::CaretId))
      return emit_error() << "expected a block name, such as ^bb1";
    frame.successors.push_back(find_block(enclosing(), token_));
    advance();
    return success();
  });
}

// What stands between `<` and `>`: for a registered op the attributes of its record. Where what is
// unregistered is kept, a property that our record does not know becomes a discardable attribute.
LogicalResult OpParser::properties(Frame& frame) {
  if (!frame.info->is_registered()) {
    frame.opaque_properties = attribute();
    if (!frame.opaque_properties)
      return failure();
    return expect(TokenKind::Greater, "'>' behind the properties");
  }
  if (!token_.is(TokenKind::LBrace))
    return emit_error() << "expected '{' and the properties of the op";
  if (failed(dictionary(frame.properties)))
    return failure();
  for (const PlacedAttr& entry : frame.properties) {
    if (frame.info->attr_slot(entry.name) >= 0 || context_.allows_unregistered())
      continue;
    llvm::SmallVector<llvm::StringRef, 16> names;
    for (Identifier name : frame.info->attr_names)
      names.push_back(name.str());
    return error_at(entry.place) << "op '" << frame.info->name.str() << "' has no property '"
                                 << entry.name.str() << "'" << did_you_mean(entry.name, names);
  }
  return expect(TokenKind::Greater, "'>' behind the properties");
}

OpParser::Step OpParser::after_region(Frame& frame) {
  if (frame.in_format)
    return after_format_region(frame);
  if (take(TokenKind::Comma)) {
    if (token_.is(TokenKind::LBrace))
      return open_region(frame);
    emit_error() << "expected '{' and a region";
    return Step::Failed;
  }
  if (failed(expect(TokenKind::RParen, "',' or ')' behind a region")))
    return Step::Failed;
  return generic_tail(frame);
}

OpParser::Step OpParser::generic_tail(Frame& frame) {
  if (token_.is(TokenKind::LBrace) && failed(dictionary(frame.attrs)))
    return Step::Failed;
  if (failed(expect(TokenKind::Colon, "':' and the type of the op")))
    return Step::Failed;
  frame.types_place = token_.place();
  if (failed(function_type(frame.operand_types, frame.result_types)))
    return Step::Failed;
  if (frame.operand_types.size() != frame.operands.size()) {
    error_at(frame.types_place) << "the op has " << frame.operands.size()
                                << " operands, but types of " << frame.operand_types.size()
                                << " are given";
    return Step::Failed;
  }
  return succeeded(create(frame)) ? Step::Finished : Step::Failed;
}

// The op as the frame has it, with its location, into the open block.
LogicalResult OpParser::create(Frame& frame) {
  auto location = optional_location(frame.location);
  if (!location || failed(check_attributes(frame)))
    return failure();
  if (failed(check_sizes(frame)) || failed(resolve_operands(frame)))
    return failure();
  Operation* op = Operation::create(*location, frame.info, frame.values, frame.result_types, {},
                                    frame.successors,
                                    static_cast<unsigned>(frame.regions.size()));
  set_attributes(frame, op);
  for (unsigned i = 0; i < frame.regions.size(); ++i)
    op->region(i).take_blocks(**frame.regions[i]);
  insert(op);
  return define_results(frame, op);
}

LogicalResult OpParser::check_sizes(Frame& frame) {
  auto check = [&](std::size_t size, std::size_t limit, llvm::StringRef what) -> LogicalResult {
    if (size <= limit)
      return success();
    return error_at(frame.name_place) << "an op has at most " << limit << ' ' << what;
  };
  if (failed(check(frame.operands.size(), Operation::max_operands, "operands")) ||
      failed(check(frame.result_types.size(), Operation::max_results, "results")))
    return failure();
  return check(frame.successors.size(), Operation::max_successors, "successors");
}

LogicalResult OpParser::resolve_operands(Frame& frame) {
  LogicalResult result = success();
  frame.values.clear();
  for (std::size_t i = 0; i < frame.operands.size(); ++i) {
    Value value = values_.use(frame.operands[i], frame.operand_types[i]);
    if (!value)
      result = failure();
    frame.values.push_back(value);
  }
  return result;
}

// Inherent attributes may also stand among the others, but not in both places.
LogicalResult OpParser::check_attributes(Frame& frame) {
  for (const PlacedAttr& entry : frame.properties)
    for (const PlacedAttr& other : frame.attrs)
      if (other.name == entry.name)
        return error_at(other.place).note(location_at(entry.place), "the first one is here")
               << "attribute '" << entry.name.str() << "' is given twice";
  return success();
}

void OpParser::set_attributes(Frame& frame, Operation* op) {
  for (const PlacedAttr& entry : frame.properties)
    op->set_attr(entry.name, entry.value);
  if (!frame.info->is_registered()) {
    // Not set_attr: a discardable attribute may be called `properties`.
    op->set_attr_slot(0, frame.opaque_properties);
    for (const PlacedAttr& entry : frame.attrs)
      op->set_discardable_attr(entry.name, entry.value);
    return;
  }
  for (const PlacedAttr& entry : frame.attrs)
    op->set_attr(entry.name, entry.value);
}

// Names that the printer makes are not kept: it makes them again.
static bool is_generated_number(llvm::StringRef name) {
  return name[0] >= '0' && name[0] <= '9';
}

LogicalResult OpParser::define_results(Frame& frame, Operation* op) {
  if (frame.results.empty())
    return success();
  std::uint64_t named = 0;
  for (const ResultName& result : frame.results)
    named += result.count;
  if (named != op->num_results())
    return error_at(frame.results[0].place) << "the op has " << op->num_results()
                                            << (op->num_results() == 1 ? " result" : " results")
                                            << ", but names for " << named << " are given";
  unsigned index = 0;
  LogicalResult status = success();
  for (const ResultName& result : frame.results) {
    Value first = op->result(index);
    if (!is_generated_number(result.name))
      first.set_name(context_.identifier(result.name));
    if (failed(values_.define(result.name, result.place, first, result.count)))
      status = failure();
    index += result.count;
  }
  return status;
}

}  // namespace pliron
