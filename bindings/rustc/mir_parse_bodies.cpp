// Bodies: declarations, scopes, blocks, and the comments that rustc puts behind and below lines.

#include "bindings/rustc/mir_parser.h"
#include "ir/context.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

struct Parser::BodyBuilder {
  std::vector<Local> locals;
  std::vector<DebugEntry> debug_entries;
  std::vector<Scope> scopes;
  std::vector<Block> blocks;
  // How many locals, scopes or blocks the body can have: every one of them takes some of its text.
  std::size_t limit = 0;

  // Makes room for number `index`; false when it is absurd.
  template <typename T>
  bool grow(std::vector<T>& items, unsigned index) const {
    if (index > limit)
      return false;
    if (items.size() <= index)
      items.resize(index + 1);
    return true;
  }
};

namespace {

// Whether rustc's printer describes such a constant in a comment: it leaves out scalars and tuples
// and arrays of them.
bool is_described(const Constant& constant) {
  switch (constant.kind) {
    case ConstantKind::Int:
    case ConstantKind::Float:
    case ConstantKind::Bool:
    case ConstantKind::Char:
      return false;
    case ConstantKind::Tuple:
    case ConstantKind::Array:
      return llvm::any_of(constant.elements, [](const Constant* e) { return is_described(*e); });
    default:
      return true;
  }
}

// The number of elements of a tuple as written, `(A, B)`; nothing when it is no tuple.
std::optional<unsigned> count_elements(StringRef tuple) {
  std::size_t close = tuple.starts_with("(") ? matching_bracket(tuple) : StringRef::npos;
  if (close == StringRef::npos)
    return std::nullopt;
  StringRef inside = tuple.take_front(close).drop_front();
  if (inside.empty())
    return 0;
  unsigned commas = 0;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == ',')
      ++commas;
    if (!StringRef("([{<").contains(inside[i]))
      continue;
    std::size_t inner = matching_bracket(inside.substr(i));
    if (inner == StringRef::npos)
      return std::nullopt;
    i += inner;
  }
  return inside.ends_with(",") ? commas : commas + 1;
}

}  // namespace

Location Span::location(Context& context) const {
  if (!is_known())
    return Location::unknown();
  return Location::file_range(context, file, line, column, end_line, end_column);
}

// Whether the call that a scope was inlined at stands in a wrapper of ours.
static bool is_in_wrapper(const Body& body, const Scope& scope) {
  std::optional<unsigned> outer = scope.parent;
  for (std::size_t steps = 0; outer && *outer < body.scopes.size() && steps <= body.scopes.size();
       ++steps) {
    if (body.scopes[*outer].is_inlined)
      return body.scopes[*outer].callee_text.contains(wrapper_prefix);
    outer = body.scopes[*outer].parent;
  }
  return false;
}

Location Body::location(Context& context, const SourceInfo& source) const {
  Location result = source.span.location(context);
  std::optional<unsigned> scope = source.scope;
  // A malformed text could give scopes in a circle; no chain is longer than there are scopes.
  for (std::size_t steps = 0; scope && *scope < scopes.size() && steps <= scopes.size(); ++steps) {
    const Scope& current = scopes[*scope];
    if (current.is_inlined && current.callee_text.contains(wrapper_prefix))
      break;
    if (current.is_inlined && !is_in_wrapper(*this, current))
      result = Location::call_site(context, result, current.call_site.location(context));
    scope = current.parent;
  }
  return result;
}

// Whether every block that is named is there; bb0 is where the body starts.
bool Parser::check_targets(const BodyBuilder& builder) {
  auto exists = [&](unsigned number) {
    return number < builder.blocks.size() && builder.blocks[number].exists;
  };
  auto check = [&](unsigned number) {
    return exists(number) || error("this body has no block bb" + std::to_string(number));
  };
  if (!check(0))
    return false;
  for (const Block& block : builder.blocks) {
    if (!block.exists)
      continue;
    const Terminator& terminator = block.terminator;
    if (!llvm::all_of(terminator.targets, check))
      return false;
    if (terminator.unwind.kind == UnwindKind::Cleanup && !check(terminator.unwind.block))
      return false;
  }
  return true;
}

const Body* Parser::body(const Item& item) {
  BodyBuilder builder;
  Body* body = interner_.make(Body());
  body->num_args = item.params.size();
  builder.limit = item.text.size();
  builder.locals.resize(1 + item.params.size());
  for (auto [i, type] : llvm::enumerate(item.params))
    builder.locals[i + 1].type = type;
  builder.scopes.resize(1);
  builder.scopes[0].exists = true;
  advance(item.header.size());
  if (!expect(" {"))
    return nullptr;
  take_line();
  if (!declarations(builder))
    return nullptr;
  if (!builder.locals[0].type) {
    error("this body does not declare _0, its return place");
    return nullptr;
  }
  body->locals = interner_.copy<Local>(builder.locals);
  body->debug_entries = interner_.copy<DebugEntry>(builder.debug_entries);
  body->scopes = interner_.copy<Scope>(builder.scopes);
  current_ = body;
  bool is_good = true;
  while (is_good && !at("}"))
    is_good = at("\n") ? (advance(1), true) : block(builder);
  current_ = nullptr;
  if (!is_good || !check_targets(builder))
    return nullptr;
  body->blocks = interner_.copy<Block>(builder.blocks);
  return body;
}

// ---- comments -----------------------------------------------------------------------------------

// `// scope 3 at file:1:2: 3:4` and its kin, then the end of the line. Text that was made without
// spans has none.
bool Parser::source_comment(SourceInfo& result) {
  skip_spaces();
  if (eat("\n") || at_end())
    return true;
  if (!expect("// "))
    return false;
  eat("in ") || eat("return place in ");
  if (!expect("scope "))
    return false;
  std::optional<unsigned> scope = index();
  if (!scope || !expect(" at "))
    return error("expected the number of a scope");
  result.scope = *scope;
  return (span(result.span) || error("expected a source position")) && expect("\n");
}

bool Parser::call_site_comment(Span& result) {
  skip_spaces();
  if (eat("\n"))
    return true;
  return expect("// at ") && (span(result) || error("expected a source position")) && expect("\n");
}

// The lines below a statement that hold only a comment.
bool Parser::comment_lines() {
  comments_.clear();
  captures_.reset();
  bool is_closure = false;
  while (true) {
    StringRef line = rest().take_until([](char c) { return c == '\n'; });
    StringRef text = line.ltrim(' ');
    if (!text.starts_with("//"))
      return true;
    if (text.starts_with("// + const_: ")) {
      advance(line.size() - text.size());
      if (!const_comment())
        return false;
      continue;
    }
    if (text == "// closure")
      is_closure = true;
    else if (text == "// ]")
      is_closure = false;
    else if (is_closure && text.consume_front("//     ") && !text.starts_with(" "))
      captures_ = count_elements(text);  // the tuple of captures is the last argument
    take_line();
  }
}

// // + const_: Const { ty: T, val: Value(..) }
bool Parser::const_comment() {
  ConstComment comment;
  if (!expect("// + const_: Const { ty: "))
    return false;
  comment.type = type();
  if (!comment.type || !expect(", val: "))
    return false;
  StringRef value = take_line();
  value.consume_back(" }");
  if (value.consume_front("Value(") || value.consume_front("ty::Valtree("))
    value.consume_back(")");
  comment.value = value;
  comments_.push_back(comment);
  return true;
}

// Gives the constants of the statement just read the types that the comments below it name. The
// comments come in the order of the constants, but for some scalars only the compiler knows whether
// there is one; then the spelling decides.
void Parser::match_constants() {
  SmallVector<PendingConstant, 8> candidates;
  for (const PendingConstant& pending : pending_)
    if (is_described(*pending.constant))
      candidates.push_back(pending);
  bool is_one_to_one = candidates.size() == comments_.size();
  std::size_t next = 0;
  for (const ConstComment& comment : comments_) {
    std::size_t found = next;
    while (!is_one_to_one && found < candidates.size() &&
           candidates[found].constant->text != comment.value)
      ++found;
    if (found >= candidates.size())
      continue;
    next = found + 1;
    auto [constant, bare_path] = candidates[found];
    constant->type = comment.type;
    if (!bare_path)
      continue;
    Operand use;
    use.kind = OperandKind::Constant;
    use.constant = constant;
    bare_path->kind = RvalueKind::Use;
    bare_path->is_bare_path = false;
    bare_path->operands = interner_.copy<Operand>(use);
  }
  // A tuple of scalars may have no comment.
  for (const PendingConstant& pending : pending_)
    if (!pending.constant->type && pending.constant->kind != ConstantKind::Item)
      pending.constant->type = type_of_part(*pending.constant);
}

// ---- declarations -------------------------------------------------------------------------------

bool Parser::declarations(BodyBuilder& body) {
  SmallVector<unsigned, 8> open;  // scopes, outermost first
  while (true) {
    skip_spaces();
    if (eat("\n"))
      continue;
    if (at("//") || at("coverage ")) {
      take_line();
      continue;
    }
    if (at("}")) {
      if (open.empty())
        return true;  // a body without blocks; the caller sees the brace
      open.pop_back();
      take_line();
      continue;
    }
    if (at("bb") && open.empty())
      return true;
    bool is_good = eat("debug ")   ? debug(body)
                   : eat("let ")   ? let(body)
                   : eat("scope ") ? scope_header(body, open)
                                   : error("expected a declaration");
    if (!is_good)
      return false;
  }
}

bool Parser::scope_header(BodyBuilder& body, SmallVectorImpl<unsigned>& open) {
  std::optional<unsigned> number = index();
  if (!number)
    return error("expected the number of a scope");
  Scope scope;
  scope.exists = true;
  scope.parent = open.empty() ? 0 : open.back();
  if (eat(" (inlined ")) {
    scope.is_inlined = true;
    scope.is_track_caller = eat("#[track_caller] ");
    // The callee may hold `) {` itself, in the type of a function item.
    StringRef line = rest().take_until([](char c) { return c == '\n'; });
    StringRef callee = line.take_front(line.rfind(" // at ")).rtrim(' ');
    if (!callee.consume_back(") {"))
      return error("expected the callee of an inlined call");
    scope.callee_text = callee;
    Parser path(interner_, callee);
    const Path* parsed = path.value_path();
    scope.callee = path.at_end() ? parsed : nullptr;
    advance(callee.size() + 1);
  }
  if (!expect(" {") || !call_site_comment(scope.call_site))
    return false;
  if (!body.grow(body.scopes, *number))
    return error("this scope has an absurd number");
  open.push_back(*number);
  body.scopes[*number] = scope;
  return true;
}

bool Parser::let(BodyBuilder& body) {
  Local local;
  local.is_mut = eat("mut ");
  std::optional<unsigned> number = this->local();
  if (!number || !expect(": "))
    return error("expected a local");
  local.type = type();
  if (!local.type)
    return false;
  if (at(" as ") && !take_until(";"))  // what the user wrote as its type: of no effect
    return false;
  if (!expect(";") || !source_comment(local.source))
    return false;
  if (!body.grow(body.locals, *number))
    return error("this local has an absurd number");
  if (body.locals[*number].type)
    return error("this local is declared twice");
  body.locals[*number] = local;
  return true;
}

// (name: T)   ((name: T).0: U)
bool Parser::composite(DebugEntry& entry) {
  Nested nested(*this);
  if (!nested.ok() || !expect("("))
    return false;
  if (!at("(")) {
    entry.name = identifier();
    if (entry.name.empty() || !expect(": "))
      return error("expected a variable");
    entry.composite_type = type();
    return entry.composite_type && expect(")");
  }
  if (!composite(entry) || !expect("."))
    return false;
  Projection projection;
  projection.kind = ProjectionKind::Field;
  std::optional<unsigned> field = index();
  if (!field || !expect(": "))
    return error("expected the number of a field");
  projection.index = *field;
  projection.type = type();
  SmallVector<Projection, 4> projections(entry.composite);
  projections.push_back(projection);
  entry.composite = interner_.copy<Projection>(projections);
  return projection.type && expect(")");
}

bool Parser::debug(BodyBuilder& body) {
  DebugEntry entry;
  if (at("(")) {
    if (!composite(entry))
      return false;
  } else {
    entry.name = identifier();
    if (entry.name.empty())
      return error("expected the name of a variable");
  }
  if (!expect(" => "))
    return false;
  if (at("(") || (peek() == '_' && llvm::isDigit(peek(1)))) {
    if (!place(entry.place))
      return false;
  } else {
    entry.constant = eat("const ") ? constant() : function_item();
    if (!entry.constant)
      return false;
  }
  if (!expect(";") || !source_comment(entry.source))
    return false;
  body.debug_entries.push_back(entry);
  return true;
}

// ---- blocks -------------------------------------------------------------------------------------

bool Parser::block(BodyBuilder& body) {
  skip_spaces();
  std::optional<unsigned> number = Cursor::block();
  if (!number)
    return error("expected a block");
  Block block;
  block.exists = true;
  block.is_cleanup = eat(" (cleanup)");
  if (!expect(": {\n") || !comment_lines())
    return false;
  SmallVector<Statement, 16> statements;
  bool is_terminator = false;
  while (!is_terminator) {
    skip_spaces();
    pending_.clear();
    Statement statement;
    Terminator terminator;
    SourceInfo source;
    if (!statement_or_terminator(statement, terminator, is_terminator) || !source_comment(source) ||
        !comment_lines())
      return false;
    match_constants();
    if (statement.rvalue && statement.rvalue->kind == RvalueKind::Closure)
      const_cast<Rvalue*>(statement.rvalue)->num_captures = captures_;
    statement.source = source;
    terminator.source = source;
    if (is_terminator)
      block.terminator = terminator;
    else
      statements.push_back(statement);
  }
  block.statements = interner_.copy<Statement>(statements);
  if (!body.grow(body.blocks, *number))
    return error("this block has an absurd number");
  if (body.blocks[*number].exists)
    return error("this block is there twice");
  body.blocks[*number] = block;
  skip_spaces();
  return expect("}\n");
}

}  // namespace pliron::rustc
