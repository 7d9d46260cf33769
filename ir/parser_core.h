#pragma once
// The part of the parser below ops: tokens and errors, types, attributes, locations, aliases. It is
// what parse hooks see as an AsmParser. Ops are read by parser_ops.h.
//
// Members that give a Type or Attribute return null after an error; an error has been reported
// then.

#include <map>
#include <optional>

#include "ir/builtin_attributes.h"
#include "ir/builtin_types.h"
#include "ir/constraints.h"
#include "ir/lexer.h"
#include "ir/nearest_name.h"
#include "ir/parser.h"
#include "ir/resources.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace pliron {

enum class FormatAttrStyle : std::uint8_t;
enum class ParamKind : std::uint8_t;
struct AttrSlotDef;
struct ConstraintNode;
struct FormatStart;
struct ParamDef;
struct ParamDirective;
struct ParamFormat;

// A named attribute together with where its name stands.
struct PlacedAttr {
  Identifier name;
  Attribute value;
  const char* place;
};

// Whether the dialect is registered and has the type or attribute that `body` begins with: the name
// behind the dot of `!dialect.name<...>`, or in the brackets of `!dialect<name ...>`.
bool is_known_symbol(const Context& context, bool is_type, llvm::StringRef dialect,
                     llvm::StringRef body);

class TextParser : public AsmParser {
 public:
  // Nesting of types, attributes and locations, with aliases written out. Deeper text is refused,
  // so that the stack is bounded here and in whatever walks over them.
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
  FailureOr<llvm::StringRef> parse_keyword_of(llvm::ArrayRef<llvm::StringRef> words) final;
  FailureOr<std::string> parse_string() final;
  FailureOr<std::int64_t> parse_int() final;
  FailureOr<std::uint64_t> parse_uint() final;
  FailureOr<Type> parse_type() final;
  FailureOr<Attribute> parse_attribute(Type expected) final;
  FailureOr<Identifier> parse_symbol_name() final;
  LogicalResult parse_list(llvm::StringRef open, llvm::StringRef close,
                           llvm::function_ref<LogicalResult()> element) final;
  bool is_next(llvm::StringRef token) final;
  FailureOr<Type> mention_type(Type named, Location place) final;
  FailureOr<Type> define_type(Type named, llvm::ArrayRef<ParamValue> body, Location place) final;

  // Recursive types that have been mentioned without a body so far, with the place of the first
  // mention. They may get one from elsewhere.
  llvm::SmallVector<std::pair<Type, Location>, 2> undefined_types() const;
  // To be called when all has been read without errors: whether all types have bodies. The first
  // that does not is an error.
  LogicalResult check_types_are_defined();

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
  InFlightDiagnostic error_at_location(Location place);
  // For errors that others have reported.
  void count_error() { ++errors_; }
  // The same when a hook has failed that may have reported its error elsewhere than through here,
  // if there has been none since there were `before`.
  void count_error_since(unsigned before) { errors_ = std::max(errors_, before + 1); }

  Type type() {
    if (token_.is(TokenKind::BareId) && token_.text.size() <= sizeof(std::uint64_t))
      return short_type();
    return any_type();
  }
  Attribute attribute(Type expected = {});
  // `loc(...)`, with the current token at `loc`. Of an alias alone it may be that of an alias that
  // is defined further down.
  std::optional<Location> location_attribute(bool may_come_later = false);
  // A `loc(...)` if there is one, else `otherwise`; no value after an error.
  std::optional<Location> optional_location(Location otherwise) {
    if (!token_.is_keyword("loc"))
      return otherwise;
    return location_attribute(/*may_come_later=*/true);
  }
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
  // What follows the name of a type (attribute) that has a record, with the current token there;
  // `place` is where errors about the whole go.
  Type type_body(const TypeInfo& info, const char* place);
  Attribute attr_body(const AttrInfo& info, const char* place);
  // An attribute as assembly formats write it (ir/asm_format.h), and whether the current token can
  // start it.
  Attribute styled_attribute(AttrConstraint constraint, FormatAttrStyle style);
  bool starts_styled_attribute(const AttrSlotDef& attr, FormatAttrStyle style);
  bool starts(const FormatStart& start);
  // A type of the one kind that a constraint allows, without `!dialect.name`.
  Type stripped_type(const ConstraintNode* constraint);
  // `{-# ... #-}`, with the current token at its start.
  LogicalResult resource_section();
  // What the sections that have been read say besides blobs of the builtin dialect.
  FileResources take_resources() { return std::move(resources_); }
  // The bits of a literal (a number, or true or false) in an integer, index or float type. No value
  // after an error, which has been reported at the token.
  std::optional<llvm::APInt> number_bits(const Token& token, bool negative, Type type);
  // Elements between commas, up to and with `close`, whose opening token is the current one.
  LogicalResult list(TokenKind close, llvm::StringRef close_text,
                     llvm::function_ref<LogicalResult()> element);

 protected:
  Lexer lexer_;
  Token token_;
  Context& context_;
  llvm::StringRef file_;

  // Looks for the lines in the first `done` bytes of the text, which then need not be in memory
  // when the text has been read.
  void find_lines(std::size_t done);

 private:
  friend class DepthGuard;

  // Types.
  Type any_type();
  Type short_type();
  Type integer_type();
  Type function_type();
  Type tuple_type();
  Type complex_type();
  Type vector_type();
  Type tensor_type();
  Type memref_type();
  // What stands in front of a shaped type's element type; in parser_shaped.cpp.
  struct Dimensions {
    bool unranked = false;
    llvm::SmallVector<std::int64_t, 4> shape;
    llvm::SmallVector<bool, 4> scalable;
  };
  LogicalResult dimensions(Dimensions& dims, bool is_vector);
  LogicalResult dimension(Dimensions& dims, bool is_vector);
  LogicalResult cross();
  // A type that `what`, such as "a vector", can be of.
  Type element_type(bool (*can_hold)(Type), llvm::StringRef what);
  LogicalResult memref_attributes(const Dimensions& dims, Attribute& layout,
                                  Attribute& memory_space);
  Type extended_type();
  Type type_alias();

  // Attributes.
  Attribute keyword_attribute();
  Attribute array_attribute();
  Attribute dictionary_attribute();
  Attribute number_attribute(Type expected);
  std::optional<llvm::APInt> integer_bits(const Token& token, bool negative, Type type);
  std::optional<llvm::APInt> float_bits(const Token& token, bool negative, FloatType type);
  Attribute string_attribute(Type expected);
  Attribute symbol_attribute();
  bool take_nested_symbol_separator();
  Attribute dense_array_attribute();
  std::optional<llvm::APInt> dense_array_element(Type element);
  Attribute dense_elements_attribute();  // this and the next two in parser_dense.cpp
  Attribute sparse_elements_attribute();
  Attribute dense_resource_attribute();
  Attribute affine_map_attribute();  // this and the next in parser_affine.cpp
  Attribute integer_set_attribute();
  Attribute strided_attribute();
  LogicalResult stride(std::int64_t& value);
  struct Distinct {
    const UniquedStorage* identity;
    Attribute referenced;  // null while only text of unregistered dialects mentions it
  };
  Distinct& distinct_identity(std::uint64_t number);
  Attribute distinct_attribute();
  Attribute location_as_attribute();
  Attribute extended_attribute();
  Attribute attribute_alias();

  // Parameters of types and attributes that are declared by a record; in parser_params.cpp.
  struct ParamReading {
    llvm::ArrayRef<ParamDef> params;
    llvm::MutableArrayRef<std::uint64_t> words;
    llvm::ArrayRef<ParamDirective> directives;
    // Of a recursive kind: where the name stands, and whether nothing came behind it.
    bool is_recursive = false, is_name_only = false;
    Location name_place = {};
  };
  enum class ParamStyle : std::uint8_t {
    Default,   // as without a format
    Full,      // a list without brackets, nothing for null
    Stripped,  // the same without `!dialect.name`
  };
  template <typename Made, typename Info>
  Made record_body(const Info& info, const char* place);
  Type recursive_body(const TypeInfo& info, const ParamReading& reading);
  bool ends_in_name(ParamReading& reading, int index);
  FailureOr<Type> define_type(Type named, llvm::ArrayRef<std::uint64_t> words, Location place);
  LogicalResult default_params(ParamReading& reading);
  LogicalResult checked_parameter(const ParamDef& param, std::uint64_t& word,
                                  ParamStyle style = ParamStyle::Default);
  LogicalResult parameter(const ParamDef& param, std::uint64_t& word,
                          ParamStyle style = ParamStyle::Default);
  LogicalResult list_parameter(const ParamDef& param, std::uint64_t& word, ParamStyle style);
  bool starts_list_element(ParamKind list);
  FailureOr<std::int64_t> enum_value(const EnumDef& enumeration);
  Attribute stripped_attribute(const ConstraintNode* constraint);
  Attribute elements_attribute(Type element);
  LogicalResult format_params(const ParamFormat& format, ParamReading& reading);
  LogicalResult format_param(ParamReading& reading, int index, bool qualified);
  LogicalResult format_struct(ParamReading& reading, unsigned set);
  LogicalResult custom_params(const ParamFormat& format, ParamReading& reading, std::size_t at);
  bool starts_param_group(const ParamFormat& format, const ParamReading& reading, std::size_t at);
  static std::uint32_t param_classes(ParamKind kind);

  // Types and attributes of dialects, in parser_dialect.cpp.
  // Looks behind `!dialect` or `#dialect` for `.name` or `<name`, and takes it; "" after an error.
  std::string dialect_symbol_name(bool& in_brackets);
  LogicalResult unknown_symbol(const Token& token, llvm::StringRef what, llvm::StringRef full_name);
  bool is_kept_as_text(bool is_type) const;
  // The text of an unregistered type or attribute behind its dialect, with the current token at its
  // name, and what it refers to. No value after an error.
  std::optional<llvm::StringRef> opaque_body(llvm::SmallVectorImpl<OpaqueRef>& refs);
  void find_references(llvm::StringRef body, llvm::SmallVectorImpl<OpaqueRef>& refs);
  std::optional<OpaqueRef> reference(llvm::StringRef body, const Token& token, Lexer& lexer);
  std::optional<OpaqueRef> alias_reference(const Token& name);

  // Locations.
  std::optional<Location> location_body();
  std::optional<Location> file_location();
  std::optional<Location> call_site_location();
  std::optional<Location> fused_location();
  std::optional<Location> location_alias(bool may_come_later);
  std::optional<unsigned> position_number();

  // Aliases, in parser_aliases.cpp. They are defined before they are used, except those of
  // locations of ops and block arguments, which are looked up ahead.
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
  Alias* find_alias(const Token& name, bool may_come_later);
  LogicalResult read_alias(Alias& alias, bool is_type);
  // What the current token stands for, for use at its place; null after an error.
  Alias* use_alias(bool is_type, bool may_come_later = false);
  void index_aliases();

  // Resources, in parser_resources.cpp.
  // What a key of the builtin dialect in this file is called in the context.
  Identifier resource_key(llvm::StringRef key);
  // The key that a name or string token stands for.
  static std::string key_text(const Token& token);
  void index_resources();
  bool add_resources(ParsedResources& section);

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

  // Recursive types in this text: where they are mentioned first, and where they get their bodies.
  struct NamedType {
    Location mention, definition;
    bool is_mentioned = false, is_defined = false;
  };
  llvm::MapVector<Type, NamedType> named_types_;

  std::map<std::uint64_t, Distinct> distinct_;  // by the number in the text
  llvm::StringMap<Identifier> resource_keys_;   // keys that this file gives a blob, in the context
  llvm::DenseMap<const char*, const char*> resource_ends_;  // of sections that have been read
  bool resources_indexed_ = false;
  FileResources resources_;
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

// "dialects known here are: a, b".
std::string known_dialects(Context& context);

// What the default of a slot stands for; null after an error, which names the op.
Attribute parse_default_attr(Context& context, const AttrSlotDef& attr, llvm::StringRef op_name);

// Value of an integer literal as `width` bits; no value when it does not fit.
std::optional<llvm::APInt> parse_integer_literal(llvm::StringRef digits, bool negative,
                                                 unsigned width, bool is_signed);

}  // namespace pliron
