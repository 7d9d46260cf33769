// The text form of pipelines.

#include "ir/context.h"
#include "ir/dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "passes/pass_manager.h"

namespace pliron {

namespace {

constexpr llvm::StringLiteral file_name = "<pass-pipeline>";
constexpr unsigned max_nesting = 64;

bool is_name_char(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '-' || c == '.';
}

// The candidate that `name` most likely meant, or "" when none is near.
llvm::StringRef nearest_name(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates) {
  // Two swapped letters count as two edits; in a short name so many may be all of it.
  std::size_t most = std::min(std::max<std::size_t>(2, name.size() / 3), name.size() - 1);
  unsigned best_distance = static_cast<unsigned>(most) + 1;
  llvm::StringRef best;
  for (llvm::StringRef candidate : candidates) {
    unsigned distance = name.edit_distance(candidate, /*AllowReplacements=*/true, best_distance);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

class PipelineParser {
 public:
  PipelineParser(Context& context, const PassRegistry& registry, llvm::StringRef text)
      : context_(context), registry_(registry), text_(text) {}

  // A pipeline that fills the whole text. One part `op(...)` alone stands for the root itself.
  FailureOr<PassPipeline> parse() {
    PassPipeline top;
    if (failed(parse_list(top, 0)))
      return failure();
    if (peek() != '\0')
      return error(position_, 1) << (peek() == ')' ? "this ')' closes nothing"
                                                   : "expected ',' between passes");
    if (top.steps().size() == 1 && top.steps()[0].nested)
      return std::move(*top.steps()[0].nested);
    return top;
  }

  // Where the text stands for a named pipeline, its parts go to the end of `into` and errors, which
  // are the author's, are reported at the name.
  LogicalResult parse_into(PassPipeline& into, unsigned depth, Location place) {
    place_ = place;
    if (failed(parse_list(into, depth)))
      return failure();
    if (peek() != '\0')
      return error(position_, 1) << "expected ',' between passes";
    return success();
  }

 private:
  // Reads parts up to a closing parenthesis or the end.
  LogicalResult parse_list(PassPipeline& into, unsigned depth) {
    if (peek() == ')' || peek() == '\0')
      return success();
    while (true) {
      if (failed(parse_part(into, depth)))
        return failure();
      if (peek() != ',')
        return success();
      ++position_;
    }
  }

  LogicalResult parse_part(PassPipeline& into, unsigned depth) {
    peek();
    std::size_t start = position_;
    llvm::StringRef name = text_.drop_front(start).take_while(is_name_char);
    if (name.empty())
      return error(start, 1) << "expected the name of a pass or of an op";
    position_ += name.size();
    char next = peek();
    if (next == '(')
      return parse_nested(into, name, start, depth);
    if (next == '{')
      return error(position_, 1) << "pass '" << name << "' takes no options";
    if (const PassDef* pass = registry_.pass(name))
      return add_pass(into, *pass, start);
    if (const PipelineDef* pipeline = registry_.pipeline(name)) {
      if (depth >= max_nesting)
        return error(start, name.size()) << "pipelines are nested too deeply";
      return PipelineParser(context_, registry_, pipeline->text)
          .parse_into(into, depth + 1, location(start, name.size()));
    }
    return unknown_pass(name, start);
  }

  LogicalResult add_pass(PassPipeline& into, const PassDef& pass, std::size_t start) {
    llvm::StringRef anchor = pass.anchor;
    if (anchor.empty() || into.anchor() == "any" || into.anchor() == anchor) {
      into.add(pass);
      return success();
    }
    llvm::StringRef name = pass.name;
    return error(start, name.size())
           << "pass '" << name << "' runs on '" << anchor << "' and cannot stand among passes on '"
           << into.anchor() << "'";
  }

  LogicalResult parse_nested(PassPipeline& into, llvm::StringRef name, std::size_t start,
                             unsigned depth) {
    if (depth >= max_nesting)
      return error(start, name.size()) << "pipelines are nested too deeply";
    if (name != "any" && !context_.op_info(name) && !context_.allows_unregistered())
      return unknown_op(name, start);
    std::size_t open = position_++;
    if (failed(parse_list(into.nest(name), depth + 1)))
      return failure();
    if (peek() == ')') {
      ++position_;
      return success();
    }
    if (peek() == '\0')
      return error(open, 1) << "this '(' is not closed";
    return error(position_, 1) << "expected ',' or ')' behind a pass";
  }

  LogicalResult unknown_pass(llvm::StringRef name, std::size_t start) {
    InFlightDiagnostic diagnostic = error(start, name.size());
    if (context_.op_info(name))
      return diagnostic << "'" << name << "' is an op: write '" << name
                        << "(...)' with the passes to run on it";
    llvm::SmallVector<llvm::StringRef, 32> names;
    for (const PassDef* pass : registry_.passes())
      names.push_back(pass->name);
    for (const PipelineDef* pipeline : registry_.pipelines())
      names.push_back(pipeline->name);
    diagnostic << "there is no pass '" << name << "'";
    if (llvm::StringRef nearest = nearest_name(name, names); !nearest.empty())
      diagnostic << "; did you mean '" << nearest << "'?";
    return diagnostic;
  }

  LogicalResult unknown_op(llvm::StringRef name, std::size_t start) {
    InFlightDiagnostic diagnostic = error(start, name.size());
    if (registry_.pass(name) || registry_.pipeline(name))
      return diagnostic << "'" << name << "' is a pass and contains no others";
    llvm::SmallVector<llvm::StringRef, 64> names;
    for (const DialectInfo* dialect : context_.dialects())
      for (const OpInfo* op : dialect->ops)
        names.push_back(op->name.str());
    diagnostic << "there is no op '" << name << "'";
    if (llvm::StringRef nearest = nearest_name(name, names); !nearest.empty())
      diagnostic << "; did you mean '" << nearest << "'?";
    return diagnostic;
  }

  // The next character that is not blank, or 0 at the end.
  char peek() {
    while (position_ < text_.size() && llvm::isSpace(text_[position_]))
      ++position_;
    return position_ < text_.size() ? text_[position_] : '\0';
  }

  Location location(std::size_t at, std::size_t length) {
    if (!place_.is_unknown())
      return place_;
    llvm::StringRef before = text_.take_front(at);
    unsigned line = static_cast<unsigned>(before.count('\n')) + 1;
    std::size_t line_start = line == 1 ? 0 : before.rfind('\n') + 1;
    unsigned column = static_cast<unsigned>(at - line_start) + 1;
    return Location::file_range(context_, file_name, line, column, line,
                                column + static_cast<unsigned>(length));
  }
  InFlightDiagnostic error(std::size_t at, std::size_t length) {
    return context_.emit_error(location(at, length));
  }

  Context& context_;
  const PassRegistry& registry_;
  llvm::StringRef text_;
  std::size_t position_ = 0;
  Location place_;  // where all errors go, if known
};

}  // namespace

FailureOr<PassPipeline> parse_pass_pipeline(Context& context, const PassRegistry& registry,
                                            llvm::StringRef text, llvm::SourceMgr* sources) {
  if (sources)
    sources->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, file_name),
                                llvm::SMLoc());
  return PipelineParser(context, registry, text).parse();
}

}  // namespace pliron
