#pragma once
// Text as IR. A hand-written recursive-descent parser with one token of lookahead, for MLIR's
// generic form and for custom forms. Every error is a diagnostic at its line and column; after an
// error the parser goes on with the next op where that is useful.

#include <optional>

#include "ir/block.h"
#include "ir/resources.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace pliron {

class ParamValue;

// Parses one file. A file that is one `builtin.module` op gives that op, anything else is wrapped
// in a new module (the `builtin` dialect must be registered). Null after errors, which have been
// reported. Locations are in `buffer`'s identifier unless the text says otherwise.
//
// `progress`, which may be null, is called every few MiB with how many bytes have been read: to
// show it, or to give back the memory of what has been read. What the file says in `{-# ... #-}`
// besides blobs of the builtin dialect goes to `resources`, if that is not null.
OwningOp parse_source(Context& context, llvm::MemoryBufferRef buffer,
                      llvm::function_ref<void(std::size_t)> progress = nullptr,
                      FileResources* resources = nullptr);

// Parse a type or attribute that fills the whole text. Null after an error.
Type parse_type(Context& context, llvm::StringRef text);
Attribute parse_attribute(Context& context, llvm::StringRef text);

// `%name` or `%name#number` as an operand that has been read but not looked up.
struct OperandUse {
  llvm::StringRef name;  // without the `%`
  unsigned number = 0;
  const char* place = nullptr;
};

// An argument of the entry block that a custom directive has read in front of the region.
struct RegionArgument {
  OperandUse name;
  Type type;
  std::optional<Location> location = {};  // where the name stands, when there is none
};

// Regions that a custom directive has read.
class RegionList {
 public:
  explicit RegionList(Context& context) : context_(context) {}
  // A new region at the end, for AsmParser::parse_region().
  Region& add() { return **regions_.emplace_back(std::make_unique<DetachedRegion>(context_)); }
  std::size_t size() const { return regions_.size(); }

 private:
  friend class OpParser;
  Context& context_;
  llvm::SmallVector<std::unique_ptr<DetachedRegion>, 1> regions_;
};

// What custom parse hooks of types and attributes, and custom directives of ops, read through.
// Methods that fail have reported an error at the current token.
class AsmParser {
 public:
  virtual ~AsmParser() = default;
  virtual Context& context() = 0;
  // The current token's place, for errors found later.
  virtual Location location() = 0;
  virtual InFlightDiagnostic emit_error() = 0;  // at the current token

  // Literal tokens: punctuation such as `<`, `,`, `->`, or a keyword.
  virtual bool parse_optional(llvm::StringRef token) = 0;
  virtual LogicalResult parse(llvm::StringRef token) = 0;  // an error when it is not there
  // Any bare identifier.
  virtual FailureOr<llvm::StringRef> parse_keyword() = 0;
  virtual bool parse_optional_keyword(llvm::StringRef& keyword) = 0;
  // One of these words, which the error lists.
  virtual FailureOr<llvm::StringRef> parse_keyword_of(llvm::ArrayRef<llvm::StringRef> words) = 0;
  virtual FailureOr<std::string> parse_string() = 0;
  virtual FailureOr<std::int64_t> parse_int() = 0;
  virtual FailureOr<std::uint64_t> parse_uint() = 0;
  virtual FailureOr<Type> parse_type() = 0;
  virtual FailureOr<Attribute> parse_attribute(Type expected = {}) = 0;
  virtual FailureOr<Identifier> parse_symbol_name() = 0;  // `@name`
  // A comma-separated list between two tokens, for example `<` and `>`; may be empty.
  virtual LogicalResult parse_list(llvm::StringRef open, llvm::StringRef close,
                                   llvm::function_ref<LogicalResult()> element) = 0;
  // Whether the current token is that keyword or punctuation.
  virtual bool is_next(llvm::StringRef token) = 0;

  // Types that are recursive by name (TypeDef::recursive), for their parse hooks. `place` is where
  // the name stands.
  // For the name alone: gives the type of that name. It is an error there, once all has been read,
  // when nothing has given it a body.
  virtual FailureOr<Type> mention_type(Type named, Location place) = 0;
  // For the name with a body: sets it, from the values of the parameters behind the name. An error
  // when the type has another one, or may not have this one.
  virtual FailureOr<Type> define_type(Type named, llvm::ArrayRef<ParamValue> body,
                                      Location place) = 0;

  // Parts of ops, for custom directives (ir/custom_directive.h). Elsewhere they fail.
  virtual bool parse_optional_operand(OperandUse& use);
  virtual LogicalResult parse_operand(OperandUse& use);
  // With commas between; maybe none.
  virtual LogicalResult parse_operand_list(llvm::SmallVectorImpl<OperandUse>& uses);
  virtual LogicalResult parse_successor(Block*& block);  // `^name`
  // `{...}`; the entry block gets these arguments, which the text then does not name. Its label, if
  // there is one, is without arguments: `^entry:`.
  virtual LogicalResult parse_region(Region& region, llvm::ArrayRef<RegionArgument> arguments = {});
  // `{...}` if there is one: attributes for attr-dict.
  virtual LogicalResult parse_optional_attr_dict(llvm::SmallVectorImpl<NamedAttribute>& attrs);
  // `loc(...)` of a region's argument, if there is one.
  virtual LogicalResult parse_optional_location(std::optional<Location>& location);
};

}  // namespace pliron
