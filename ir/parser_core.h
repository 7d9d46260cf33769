#pragma once
// The part of the parser below ops: tokens and errors, types, attributes, locations, aliases. It is
// what parse hooks see as an AsmParser. Ops are read by parser_ops.h.
//
// Members that give a Type or Attribute return null after an error; an error has been reported
// then.

#include <optional>

#include "ir/builtin_attributes.h"
#include "ir/builtin_types.h"
#include "ir/lexer.h"
#include "ir/parser.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace pliron {

struct ParamDef;

// A named attribute together with where its name stands.
struct PlacedAttr {
  Identifier name;
  Attribute value;
  const char* place;
};

class TextParser : public AsmParser {
 public:
  // Nesting of types, attributes and locations, with aliases written out. Deeper text is refused, so
  // that the stack is bounded here and in whatever walks over them.
  static constexpr unsigned max_depth = 500;

  TextParser(Context& context, llvm::StringRef text, llvm::StringRef file);
  ~TextParser() override;

  // The interface of hooks.
  Context& context() final { return context_; }
  Location location() final { return location_at(token_.place()); }
  InFlightDiagnostic emit_error() final { return error_at(token_); }
  bool parse_optional(llvm::StringRef token) final;
  LogicalResult parse(llvm::StringRef token) final;
  FailureOr<llvm::StringRef> parse_keyword() final;
  bool parse_optional_keyword(llvm::StringRef& keyword) final;
  FailureOr<std::string> parse_string() final;
  FailureOr<std::int64_t> parse_int() final;
  FailureOr<std::uint64_t> parse_uint() final;
  FailureOr<Type> parse_type() final;
  FailureOr<Attribute> parse_attribute(Type expected) final;
  FailureOr<Identifier> parse_symbol_name() final;
  LogicalResult parse_list(llvm::StringRef open, llvm::StringRef close,
                           llvm::function_ref<LogicalResult()> element) final;

  const Token& token() const { return token_; }
  void advance();
  // Takes the current token if it is of that kind.
  bool take(TokenKind kind);
  // The same as an error with "expected <what>".
  LogicalResult expect(TokenKind kind, llvm::StringRef what);
  InFlightDiagnostic error_at(const char* place);
  // An error that marks the whole token. Silent for an Error token, which has been reported.
  InFlightDiagnostic error_at(const Token& token);
  Location location_at(const char* place);
  unsigned error_count() const { return errors_; }

  Type type() {
    if (token_.is(TokenKind::BareId) && token_.text.size() <= sizeof(std::uint64_t))
      return short_type();
    return any_type();
  }
  Attribute attribute(Type expected = {});
  // `loc(...)`, with the current token at `loc`.
  std::optional<Location> location_attribute();
  // A `loc(...)` if there is one, else `otherwise`; no value after an error.
  std::optional<Location> optional_location(Location otherwise);
  // `{a = 1, b}`, with the current token at `{`. Names must differ.
  LogicalResult dictionary(llvm::SmallVectorImpl<PlacedAttr>& entries);
  // `(types) -> types`, with the current token at `(`.
  LogicalResult function_type(llvm::SmallVectorImpl<Type>& inputs,
                              llvm::SmallVectorImpl<Type>& results);
  // A type, or types in parentheses.
  LogicalResult result_types(llvm::SmallVectorImpl<Type>& types);
  LogicalResult type_list_in_parens(llvm::SmallVectorImpl<Type>& types);
  // `!name = type` or `#name = attribute`, with the current token at the name.
  LogicalResult alias_definition();
  // Elements between commas, up to and with `close`, whose opening token is the current one.
  LogicalResult list(TokenKind close, llvm::StringRef close_text,
                     llvm::function_ref<LogicalResult()> element);

 protected:
  Lexer lexer_;
  Token token_;
  Context& context_;
  llvm::StringRef file_;

 private:
  friend class DepthGuard;

  // Types.
  Type any_type();
  Type short_type();
  Type integer_type();
  Type function_type();
  Type tuple_type();
  Type vector_type();
  LogicalResult vector_shape(llvm::SmallVectorImpl<std::int64_t>& shape,
                             llvm::SmallVectorImpl<bool>& scalable);
  LogicalResult vector_cross();
  Type extended_type();
  Type type_alias();

  // Attributes.
  Attribute keyword_attribute();
  Attribute array_attribute();
  Attribute dictionary_attribute();
  Attribute number_attribute(Type expected);
  Attribute integer_attribute(llvm::StringRef digits, bool negative, Type type, const Token& token);
  Attribute float_attribute(llvm::StringRef digits, bool negative, Type type, const Token& token);
  Attribute string_attribute();
  Attribute symbol_attribute();
  Attribute dense_array_attribute();
  bool dense_array_element(Type element, std::uint64_t& bits);
  // dense<...> : vector<...>; in parser_dense.cpp.
  Attribute dense_elements_attribute();
  VectorType dense_type();
  Attribute dense_element(Type element, const Token& token, bool negative);
  Attribute wrong_dense_element(Type element, const Token& token);
  Attribute extended_attribute();
  // `#dialect<name ...>`, with the current token at `#dialect`.
  Attribute bracketed_attribute(llvm::StringRef dialect);
  Attribute attribute_alias();

  // Parameters of types and attributes that are declared by a record.
  LogicalResult parameters(llvm::ArrayRef<ParamDef> params,
                           llvm::SmallVectorImpl<std::uint64_t>& words);
  LogicalResult parameter(const ParamDef& param, std::uint64_t& word);
  LogicalResult list_parameter(const ParamDef& param, std::uint64_t& word);
  // What is left of an unregistered type or attribute behind its name, at token_.
  std::optional<std::string> opaque_body(llvm::StringRef name);
  std::optional<std::string> expand_aliases(llvm::StringRef body);
  LogicalResult unknown_symbol(const Token& token, llvm::StringRef what, llvm::StringRef full_name);

  // Locations.
  std::optional<Location> location_body();
  std::optional<Location> file_location();
  std::optional<Location> call_site_location();
  std::optional<Location> fused_location();
  std::optional<Location> location_alias();
  std::optional<unsigned> position_number();

  // Aliases. What is used before it is defined is looked up ahead, once.
  struct Alias {
    const char* place = nullptr;  // of the name in its definition
    const char* value = nullptr;  // behind the `=`
    const char* end = nullptr;    // behind the value, once Known
    enum : std::uint8_t { Ahead, Reading, Known, Broken } state = Ahead;
    unsigned height = 0;     // levels of nesting, and
    std::uint64_t size = 0;  // types, attributes and locations, when written out without aliases
    Type type;
    Attribute attr;
    std::optional<Location> location;
  };
  Alias* find_alias(const Token& name);
  LogicalResult read_alias(Alias& alias, bool is_type);
  // What the current token stands for, for use at its place; null after an error.
  Alias* use_alias(bool is_type);
  void index_aliases();

  bool enter(const Token& token);

  // Types that are one short word, such as `i32`, by that word. Text is full of them.
  struct ShortType {
    std::uint64_t word = 0;
    Type type;
  };
  static constexpr unsigned short_type_bits = 6;
  ShortType short_types_[1u << short_type_bits];
  std::optional<std::uint32_t> first_position_;  // the text's numbers in the position table
  DiagnosticEngine muted_;
  llvm::StringMap<Alias> aliases_;  // by name, sigil included
  bool indexed_ = false;
  unsigned depth_ = 0;
  // The deepest level and the number of what is written out, in the alias that is being read.
  unsigned deepest_ = 0;
  std::uint64_t size_ = 0;
  unsigned errors_ = 0;
};

// Counts nesting for as long as it lives.
class DepthGuard {
 public:
  explicit DepthGuard(TextParser& parser) : parser_(parser), ok_(parser.enter(parser.token())) {}
  DepthGuard(const DepthGuard&) = delete;
  ~DepthGuard() { --parser_.depth_; }
  bool ok() const { return ok_; }

 private:
  TextParser& parser_;
  bool ok_;
};

// The name nearest to `name` among `candidates`, or "" when none is near.
llvm::StringRef closest_name(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates);
// "; did you mean 'x'?", or "".
std::string did_you_mean(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates);
// "dialects known here are: a, b".
std::string known_dialects(Context& context);

// Value of an integer literal as `width` bits; no value when it does not fit.
std::optional<llvm::APInt> parse_integer_literal(llvm::StringRef digits, bool negative,
                                                 unsigned width, bool is_signed);

}  // namespace pliron
