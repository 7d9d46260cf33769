#pragma once
// Reads dialect files (ir/dialect_file.h). For the framework's own use.
//
// A dialect is read twice by the same code: the first time constraints are skipped, and what is
// learned are the names of types, attributes, enumerations and constraints and the kinds of their
// parameters, so that the second time each may be used in front of its definition.

#include "ir/constraints_impl.h"
#include "ir/dialect_builder.h"
#include "ir/parser_core.h"

namespace pliron {

class DialectFileParser : public TextParser {
 public:
  DialectFileParser(Context& context, llvm::StringRef text, llvm::StringRef file)
      : TextParser(context, text, file), build_(context) {}

  // Everything in the file.
  LogicalResult parse_file();

 private:
  using Node = ConstraintBuilder::Node;
  using Family = ConstraintFamily;

  // What a name stands for: `constraint Small = ...`.
  struct NamedConstraint {
    Family family;
    Location location;
    const char* value;  // where what it stands for starts
    std::string description = {};
    enum : std::uint8_t { Ahead, Reading, Known, Broken } state = Ahead;
    Node node = nullptr;  // once it is Known
  };
  // Something in a constraint that is looked up when the dialect is registered.
  struct LookUp {
    Node node;
    Family family;
    Token token;  // where an error belongs
    bool is_text;
  };

  // Dialects. dialect_file_parser.cpp
  LogicalResult dialect();
  LogicalResult dialect_body(DialectSpec& spec);
  LogicalResult item(DialectSpec& spec);
  LogicalResult enumeration();
  LogicalResult enum_case(EnumSpec& spec);
  LogicalResult constraint_definition(Family family);
  void recover(const char* start);
  LogicalResult check_looked_up();

  // Records. dialect_file_records.cpp
  template <typename Spec>
  struct Field;
  LogicalResult op(DialectSpec& spec);
  LogicalResult param_def(std::vector<ParamDefSpec>& specs);
  template <typename Spec>
  LogicalResult body(Spec& spec, llvm::ArrayRef<Field<Spec>> fields, llvm::StringRef what);
  LogicalResult values(std::vector<ValueSpec>& values);
  LogicalResult value(ValueSpec& value);
  LogicalResult attributes(std::vector<AttrSlotSpec>& attrs);
  LogicalResult regions(std::vector<RegionSpec>& regions);
  LogicalResult region_constraint(RegionConstraint& constraint);
  LogicalResult successors(std::vector<SuccessorSpec>& successors);
  LogicalResult traits(Traits& traits);
  LogicalResult names(std::vector<std::string>& names);
  LogicalResult cost(std::uint16_t& cost);
  LogicalResult params(std::vector<ParamSpec>& params);
  LogicalResult param(ParamSpec& param);
  LogicalResult natives(std::vector<NativeSpec>& natives, llvm::StringRef hook);
  LogicalResult directive(std::vector<NativeSpec>& directives);
  LogicalResult default_value(std::string& text, Location& location);
  LogicalResult text(std::string& text);
  LogicalResult format(FormatSpec& format);
  // The name of a member: a word, or any text in quotes.
  LogicalResult member_name(std::string& name, Location& location);
  // The name of something in the dialect. It may have dots.
  LogicalResult definition_name(std::string& name, Location& location);
  bool optional_string(std::string& text);
  Arity optional_arity();

  // Constraints. dialect_file_constraints.cpp and dialect_file_families.cpp. Null stands for "any",
  // so results are in `node`.
  LogicalResult constraint(Family family, ParamKind kind, Node& node);
  LogicalResult skip_constraint();
  LogicalResult skip_brackets();
  LogicalResult read_constraint(Family family, ParamKind kind, Node& node);
  LogicalResult combination(ConstraintKind combined, Family family, ParamKind kind, Node& node);
  LogicalResult inline_named(Family family, ParamKind kind, Node& node);
  LogicalResult base(Family family, Node& node);
  LogicalResult native_constraint(Family family, Node& node);
  LogicalResult named_constraint(Family family, Node& node);
  LogicalResult define_named(NamedConstraint& named, llvm::StringRef name);
  LogicalResult enum_constraint(Family family, Node& node);
  const EnumDef* find_enum(llvm::StringRef name);
  LogicalResult exact(Family family, Node& node);
  LogicalResult type_constraint(Node& node);
  bool keyword_type(llvm::StringRef word, Node& node);
  LogicalResult integer(Node& node);
  LogicalResult floating(Node& node);
  LogicalResult shaped(llvm::StringRef kind, Node& node);
  LogicalResult attr_constraint(Node& node);
  LogicalResult number_attr(bool is_integer, Node type, Node& node);
  LogicalResult exact_attr(Node& node);
  LogicalResult dictionary_attr(Node& node);
  LogicalResult string_words(llvm::SmallVectorImpl<std::string>& words);
  LogicalResult param_constraint(ParamKind kind, Node& node);
  // `( constraint )`, which may be missing.
  LogicalResult argument(Family family, Node& node);
  // `0 to 3, 7`
  LogicalResult bounds(llvm::SmallVectorImpl<std::int64_t>& bounds);
  LogicalResult bound(std::int64_t& low, std::int64_t& high);
  LogicalResult limit(std::int64_t& value);
  // The parameters of a type or attribute by their names and kinds; no value when it is unknown.
  std::optional<llvm::SmallVector<std::pair<std::string, ParamKind>, 8>> params_of(
      llvm::StringRef full_name, bool is_type);

  bool is_first() const { return first_ == nullptr; }
  Location place_of(const Token& token);

  ConstraintBuilder build_;
  std::string dialect_;
  const DialectSpec* first_ = nullptr;  // what the first reading has found; null during it
  llvm::StringMap<NamedConstraint> named_;
  llvm::StringMap<std::pair<const EnumDef*, Location>> enums_;
  std::vector<const EnumDef*> enum_order_;
  std::vector<LookUp> lookups_;
};

}  // namespace pliron
