#pragma once
// Resolves and checks rule sets (passes/rules/resolved.h). For the framework's own use.
//
// SetChecker resolves what belongs to a whole set (natives, tables, groups, tests) and runs a
// RuleChecker for each rule. Members that give an Index or bool give 0 or false after an error,
// which has been reported; a rule goes on being checked where that makes sense, so that several
// mistakes are reported at once.

#include "ir/lexer.h"
#include "ir/parser_core.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "passes/rules/parser.h"
#include "passes/rules/resolved.h"
#include "passes/rules/type_classes.h"

namespace pliron::rules {

class SetChecker {
 public:
  SetChecker(Context& context, RuleSet set, const CheckOptions& options);

  FailureOr<std::shared_ptr<const CheckedRules>> check();

  Context& context() { return context_; }
  const RuleSet& set() const { return *source_; }
  CheckedRules& rules() { return *rules_; }
  const CheckOptions& options() const { return options_; }

  // What is wrong at a place is said once.
  InFlightDiagnostic error_at(Span span);
  InFlightDiagnostic warning_at(Span span);
  Location location(Span span);
  bool has_errors() const { return errors_ > 0; }

  // Looking up. Errors are reported at `span`.
  const OpInfo* find_op(Name name, Span span);
  Index find_native(Name name, Span span);  // into CheckedRules::natives
  Index find_table(Name name) const;        // 0 when there is none
  const EnumDef* find_enum(Name name, Span span);
  TypeConstraint find_constraint(Name name, Span span);
  // Reads the text of a type or attribute; null after an error.
  Type read_type(Name text, Span span);
  Attribute read_attribute(Name text, Span span);
  // The names of built-in functions and tables, for suggestions.
  llvm::SmallVector<llvm::StringRef, 48> function_names() const;

 private:
  Span name_span(Name name, Span span) const;
  void groups();
  void natives();
  void native(const NativeDecl& decl);
  bool check_signature(const NativeDecl& decl, const RuleNative& registered);
  void tables();
  void table(const Table& table);
  void rule_names();
  void tests();

  Context& context_;
  std::shared_ptr<RuleSet> source_;
  std::shared_ptr<CheckedRules> rules_;
  CheckOptions options_;
  Lexer lines_;  // of the source's text, for places
  DiagnosticEngine muted_;
  unsigned errors_ = 0;
  llvm::DenseSet<std::uint32_t> reported_;
  llvm::DenseMap<Name, const OpInfo*> ops_;
  llvm::DenseMap<Name, Index> natives_, tables_;
  llvm::DenseMap<Name, Type> types_;
  llvm::DenseMap<Name, Attribute> attributes_;
  llvm::StringMap<TypeConstraint> constraints_;
  bool has_constraints_ = false;
};

class RuleChecker {
 public:
  // `rule.source` says which rule.
  RuleChecker(SetChecker& checker, CheckedRule& rule);
  // Fills in the rule.
  bool check();
  // The same for a native's meaning: `decl.means` over its parameters, as the rule's one condition.
  bool check_meaning(const NativeDecl& decl);

 private:
  enum class Side : std::uint8_t { Left, Right };

  // The left side. check_match.cpp
  bool match();
  Index match_node(Index index, ClassId type_class);
  Index match_op(const Node& node, Span span, ClassId type_class);
  Index match_variable(const Node& node, Span span, ClassId type_class);
  Index match_constant(const Node& node, Span span, ClassId type_class);
  bool match_type(const Node& node, ClassId type_class, CheckedNode& checked);
  bool match_bind(const Node& node, CheckedNode& checked, ClassId type_class);
  Index match_group(const ValueDef& group, llvm::ArrayRef<Index> nodes, ClassId type_class,
                    const OpInfo& op, Span op_span);
  Index match_list(const Node& node, Span span, ClassId type_class);
  bool match_successors(const Node& node, CheckedNode& checked, Span span);
  bool check_literal(const Literal& number, llvm::StringRef text, ClassId type_class, Span span);
  void count_orders();
  bool is_free(Index node) const;

  // What both sides have in common. check_ops.cpp
  // The written operands by group of the record, one list of source nodes for each.
  bool assign_groups(const Node& node, const OpInfo& op, Span span,
                     llvm::SmallVectorImpl<llvm::SmallVector<Index, 2>>& groups);
  bool check_written_group(const ValueDef& group, const OpInfo& op, llvm::ArrayRef<Index> nodes);
  // Classes for the groups of operands and results, joined as the record says.
  struct OpClasses {
    llvm::SmallVector<ClassId, 4> operands, results;
  };
  OpClasses classes_of(const OpInfo& op, Span span);
  // Whether all values of a group have the type of its class.
  static bool is_of_one_type(const ValueDef& group, const OpInfo& op) {
    return (!group.same_as.empty() && !group.derive) || op.has(Trait::SameTypeOperands) ||
           op.has(Trait::SameOperandsAndResultType);
  }
  bool check_successor_count(const Node& node, const OpInfo& op, Span span);
  bool check_result_number(const Node& node, const OpInfo& op, Span span, std::int16_t& result);
  // For a list or a block where a single operand must stand, on either side.
  Index no_operand(const Node& node, Span span);
  ClassId result_class(const OpInfo& op, const OpClasses& classes, int result) const;
  bool join(ClassId a, ClassId b, Span span, llvm::StringRef what);
  bool fix(ClassId id, Type type, Span span);
  bool want(ClassId id, TypeConstraint constraint, Span span);
  std::string describe(ClassId id) const;
  // "an integer", for messages.
  static llvm::StringRef type_word(ExprType type);

  // Attributes. check_attrs.cpp
  bool attributes(const Node& node, CheckedNode& checked, Span span, Side side);
  struct SlotWords;  // where a bare word belongs
  bool attr_word(const Attr& attr, Span span, const OpInfo& op, Side side,
                 llvm::SmallVectorImpl<CheckedAttr>& out);
  bool attr_named(const Attr& attr, Span span, const OpInfo& op, Side side,
                  llvm::SmallVectorImpl<CheckedAttr>& out);
  bool attr_equals(const Attr& attr, Span span, const OpInfo& op, Side side, CheckedAttr& checked);
  bool attr_constant(const Expr& value, Span span, const OpInfo& op, CheckedAttr& checked);
  bool attr_computed(const Attr& attr, Span span, const OpInfo& op, CheckedAttr& checked);
  bool attr_bind(const Attr& attr, Span span, CheckedAttr& checked);
  bool add_attr(const OpInfo& op, const CheckedAttr& attr, Side side,
                llvm::SmallVectorImpl<CheckedAttr>& out);
  bool unmentioned(const OpInfo& op, Span span, Side side, bool any,
                   llvm::SmallVectorImpl<CheckedAttr>& out);

  // Conditions and expressions. check_exprs.cpp and check_calls.cpp
  bool conditions();
  bool condition(const Condition& source);
  void equal_types();
  Index expr(Index source);
  Index expr_of(Index source, ExprType wanted, llvm::StringRef what);
  bool coerce(Index expr, ExprType wanted);
  Index literal(const Expr& source, Span span);
  Index variable_expr(const Expr& source, Span span);
  Index type_expr(const Expr& source, Span span);
  Index unary(const Expr& source, Span span);
  Index binary(const Expr& source, Span span);
  Index compare(const Expr& source, Span span);
  bool operands_of(const Expr& source, Span span, Index& a, Index& b);
  Index in_list(const Expr& source, Span span);
  Index is_constraint(const Expr& source, Span span);
  Index logic(const Expr& source, Span span);
  Index call(const Expr& source, Span span);
  Index table_call(Index table, const Expr& source, Span span);
  Index builtin_call(Builtin function, const Expr& source, Span span);
  Index native_call(const Expr& source, Span span);
  Index word_as(Index source, const EnumDef& enumeration);
  bool same_width(Index a, Index b, Span span);
  Index add_expr(const CheckedExpr& expr);

  // Expressions that never have a value. check_values.cpp
  bool fits_natural(Index expr, Span span);
  bool fit_naturals(const Expr& source, Index a, Index b);
  bool can_have_value(Builtin function, llvm::ArrayRef<Index> args, llvm::ArrayRef<Index> sources);

  // The right side. check_result.cpp and check_new.cpp
  bool result();
  bool statement(const Statement& source);
  std::size_t num_values(Index node) const;
  bool define_created(Name name, Index node, ClassId type_class, Span span);
  bool replace_root();
  bool replace_whole(Index source_node, unsigned num_results);
  bool replace_each(llvm::ArrayRef<Index> nodes);
  ClassId root_class(unsigned result);
  // Of a left class, what it is on the right: itself, or in convert rules the converted types.
  ClassId right_class(ClassId left);
  ClassId variable_class(Var var);
  // A node that gives one value (`whole`: an op or builder with all that it gives).
  Index new_node(Index index, ClassId type_class, bool whole = false);
  Index new_op(Index index, ClassId type_class, bool whole);
  bool can_create(const OpInfo& op, Span span, bool whole);
  Index new_native(const Node& node, Span span, bool whole);
  Index native_argument(Index index, NativeType type);
  Index new_value(const Node& node, Span span, ClassId type_class);
  Index new_constant(const Node& node, Span span, ClassId type_class);
  bool new_computed(Index value, CheckedNode& checked, ClassId type_class);
  Index new_list(const Node& node, Span span, ClassId type_class);
  Index new_group(const ValueDef& group, llvm::ArrayRef<Index> nodes, ClassId type_class,
                  const OpInfo& op, Span op_span);
  bool new_successors(const Node& node, CheckedNode& checked, Span span);
  bool new_types(const Node& node, CheckedNode& checked, const OpClasses& classes, bool whole,
                 Index index);
  bool written_type(const Node& node, ClassId type_class);
  bool locations(const Node& node, CheckedNode& checked);
  void settle_types();
  Index type_source(ClassId id);

  // Checks of whole rules. check_rule.cpp
  void effects();
  void growth();
  void unused_variables();
  void terminators();
  void never_true_conditions();  // check_values.cpp

  // Variables.
  Var find(Name name) const;
  Var define(Name name, VarKind kind, ExprType type, Span span);
  // The variable, or no_var after an error that suggests another one.
  Var look_up(Name name, Span span);
  Var hidden(Index match_node);

  const RuleSet& set() const { return checker_.set(); }
  const Rule& source() const { return checker_.set().rules[rule_.source]; }
  Index add_node(const CheckedNode& node, ClassId type_class);
  List add_list(llvm::ArrayRef<Index> items);
  InFlightDiagnostic error_at(Span span);
  bool fail(InFlightDiagnostic&& error) {
    error.report();
    return false;
  }

  SetChecker& checker_;
  CheckedRule& rule_;
  Context& context_;
  TypeClasses classes_;
  std::vector<ClassId> node_classes_ = std::vector<ClassId>(1);  // by node; 0: none
  std::vector<ClassId> var_classes_;                             // by variable; 0: none
  std::vector<ClassId> expr_widths_ = std::vector<ClassId>(1);   // of Bits: whose width; 0: unknown
  std::vector<unsigned> expr_fixed_widths_ = std::vector<unsigned>(1);  // 0: not fixed
  llvm::DenseMap<Var, unsigned> let_widths_;  // of what `let` names, when it is fixed
  llvm::DenseMap<Name, Var> variables_;
  llvm::SmallVector<ClassId, 2> root_results_;
  llvm::StringMap<Index> shared_;               // new ops by their text
  llvm::DenseMap<ClassId, ClassId> converted_;  // of left classes, in convert rules
  // Types of new ops and constants that are worked out when all is known: node and class; for ops
  // the position in `types`.
  struct Pending {
    Index node;
    ClassId type_class;
    int position;  // -1: CheckedNode::type
  };
  std::vector<Pending> pending_;
  llvm::DenseSet<Var> used_;  // variables that conditions or the right side name
  bool ok_ = true;
  bool in_meaning_ = false;
};

// Reports rules that can never fire since an earlier one always does. check_reach.cpp
void check_reachability(SetChecker& checker);
// Reports rules that apply to their own result. check_termination.cpp
void check_termination(SetChecker& checker);

}  // namespace pliron::rules
