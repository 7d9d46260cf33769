// The text form of pipelines.

#include "ir/context.h"
#include "ir/dialect.h"
#include "ir/nearest_name.h"
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
    if (const PassDef* pass = registry_.pass(name))
      return parse_pass(into, *pass, start);
    if (const PipelineDef* pipeline = registry_.pipeline(name)) {
      if (next == '{')
        return error(position_, 1) << "pipeline '" << name << "' takes no options";
      if (depth >= max_nesting)
        return error(start, name.size()) << "pipelines are nested too deeply";
      return PipelineParser(context_, registry_, pipeline->text)
          .parse_into(into, depth + 1, location(start, name.size()));
    }
    return unknown_pass(name, start);
  }

  LogicalResult parse_pass(PassPipeline& into, const PassDef& pass, std::size_t start) {
    llvm::StringRef anchor = pass.anchor;
    if (!anchor.empty() && into.anchor() != "any" && into.anchor() != anchor) {
      llvm::StringRef name = pass.name;
      return error(start, name.size())
             << "pass '" << name << "' runs on '" << anchor
             << "' and cannot stand among passes on '" << into.anchor() << "'";
    }
    PassOptions options(pass);
    if (peek() == '{' && failed(parse_options(pass, options)))
      return failure();
    into.add(pass, std::move(options), location(start, pass.name.size()));
    return success();
  }

  // `{name=value,...}`, at its brace.
  LogicalResult parse_options(const PassDef& pass, PassOptions& options) {
    std::size_t open = position_++;
    if (pass.options.empty())
      return error(open, 1) << "pass '" << llvm::StringRef(pass.name) << "' takes no options";
    llvm::SmallVector<llvm::StringRef, 4> given;
    while (peek() != '}') {
      if (peek() == '\0')
        return error(open, 1) << "this '{' is not closed";
      if (failed(parse_option(pass, options, given)))
        return failure();
      if (peek() == ',')
        ++position_;
    }
    ++position_;
    return success();
  }

  LogicalResult parse_option(const PassDef& pass, PassOptions& options,
                             llvm::SmallVectorImpl<llvm::StringRef>& given) {
    std::size_t start = position_;
    llvm::StringRef name = text_.drop_front(start).take_while(is_name_char);
    if (name.empty())
      return error(start, 1) << "expected the name of an option";
    position_ += name.size();
    int index = pass.options.index_of(name);
    if (index < 0)
      return unknown_option(pass, name, start);
    if (llvm::is_contained(given, name))
      return error(start, name.size()) << "option '" << name << "' is given twice";
    given.push_back(name);
    const PassOption& option = pass.options[index];
    if (peek() != '=') {
      if (option.kind != PassOptionKind::Bool)
        return error(start, name.size()) << "option '" << name << "' needs a value: '" << name
                                         << "=...', " << option_kind_name(option.kind);
      options.set(name, true);
      return success();
    }
    ++position_;
    return parse_value(option, options);
  }

  LogicalResult parse_value(const PassOption& option, PassOptions& options) {
    peek();
    std::size_t start = position_;
    llvm::StringRef name = option.name;
    std::string text;
    std::vector<std::string> list;
    if (peek() != '{') {
      if (failed(parse_word(text)))
        return failure();
    } else if (option.kind != PassOptionKind::List) {
      return error(start, 1) << "option '" << name << "' takes one value, not a list";
    } else if (failed(parse_list_value(list))) {
      return failure();
    }
    std::string problem = options.set_from_text(name, text, std::move(list));
    if (problem.empty())
      return success();
    return error(start, position_ - start) << "option '" << name << "' " << problem;
  }

  LogicalResult parse_list_value(std::vector<std::string>& list) {
    std::size_t open = position_++;
    while (peek() != '}') {
      if (peek() == '\0')
        return error(open, 1) << "this '{' is not closed";
      if (failed(parse_word(list.emplace_back())))
        return failure();
      if (peek() == ',')
        ++position_;
    }
    ++position_;
    return success();
  }

  // A value without blanks and without what separates values, or anything in quotes, in which a
  // backslash takes the next character as it is.
  LogicalResult parse_word(std::string& word) {
    std::size_t start = position_;
    char quote = peek();
    if (quote != '\'' && quote != '"') {
      word = text_.drop_front(position_)
                 .take_until([](char c) {
                   return llvm::isSpace(c) || llvm::StringRef(",{}'\"").contains(c);
                 })
                 .str();
      position_ += word.size();
      if (word.empty())
        return error(position_, 1) << "expected a value";
      return success();
    }
    for (++position_; position_ < text_.size() && text_[position_] != quote; ++position_) {
      if (text_[position_] == '\\' && position_ + 1 < text_.size())
        ++position_;
      word += text_[position_];
    }
    if (position_ == text_.size())
      return error(start, 1) << "this quote is not closed";
    ++position_;
    return success();
  }

  LogicalResult unknown_option(const PassDef& pass, llvm::StringRef name, std::size_t start) {
    InFlightDiagnostic diagnostic = error(start, name.size());
    diagnostic << "pass '" << llvm::StringRef(pass.name) << "' has no option '" << name << "'";
    llvm::SmallVector<llvm::StringRef, 12> names;
    for (const PassOption& option : pass.options)
      names.push_back(option.name);
    if (std::string nearest = did_you_mean(name, names); !nearest.empty())
      return diagnostic << nearest;
    return diagnostic << "; it has '" << llvm::join(names, "', '") << "'";
  }

  LogicalResult parse_nested(PassPipeline& into, llvm::StringRef name, std::size_t start,
                             unsigned depth) {
    if (depth >= max_nesting)
      return error(start, name.size()) << "pipelines are nested too deeply";
    if (name != "any" && !context_.op_info(name) && !context_.allows_unregistered())
      return unknown_op(name, start);
    std::size_t open = position_++;
    PassPipeline& inside = into.nest(name);
    inside.set_location(location(start, name.size()));
    if (failed(parse_list(inside, depth + 1)))
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
    return diagnostic << "there is no pass '" << name << "'" << did_you_mean(name, names);
  }

  LogicalResult unknown_op(llvm::StringRef name, std::size_t start) {
    InFlightDiagnostic diagnostic = error(start, name.size());
    if (registry_.pass(name) || registry_.pipeline(name))
      return diagnostic << "'" << name << "' is a pass and contains no others";
    llvm::SmallVector<llvm::StringRef, 64> names;
    for (const DialectInfo* dialect : context_.dialects())
      for (const OpInfo* op : dialect->ops)
        names.push_back(op->name.str());
    return diagnostic << "there is no op '" << name << "'" << did_you_mean(name, names);
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
