#pragma once
// Rewrite rules as data: what a `.rules` file says (docs/rules.md), and what the rule builder makes
// (passes/rules/rule_builder.h). Names are text here, nothing has been looked up, and so one set
// can be loaded into several contexts. check_rules() (passes/rules/resolved.h) resolves and checks
// a set against the dialects of a context; what matches, applies and verifies rules reads its
// result.
//
// `for` and `pattern` are not here: they are expanded while a file is read, with the spans of the
// text that they were written as. print_rules() writes a set as text that reads back as the same
// data.
//
// All parts of a set are in flat arrays and refer to each other by index. Index 0 of every array is
// a placeholder that means "none"; RuleSet's constructor makes it.

#include <cstdint>
#include <string>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rules {

using Index = std::uint32_t;  // into the array of that kind in the same RuleSet; 0 is "none"
using Name = std::uint32_t;   // into RuleSet::names; 0 is "none"

// A slice of RuleSet::lists, of indices of whatever kind the field says.
struct List {
  Index first = 0;
  std::uint32_t count = 0;
  bool empty() const { return count == 0; }
};

// Bytes [begin, end) of RuleSet::text. Empty for what was not read from text.
struct Span {
  std::uint32_t begin = 0, end = 0;
  bool empty() const { return begin == end; }
};

enum class NodeKind : std::uint8_t {
  Op,        // subject: the op's name as written; operands, attrs, successors, type
  Value,     // subject: `%x`
  Any,       // `_`
  Constant,  // subject: `#c`, the value of a constant-like op
  Literal,   // subject: an expression of kind Literal
  Computed,  // `#(expr)`; subject: the expression. Right sides only
  Poison,    // `poison`
  List,      // `[...]`; operands: its elements
  Block,     // subject: `^b`
  Native,    // `$name(...)`, a `native build`; subject: the name without `$`; operands
};

enum NodeFlags : std::uint8_t {
  Once = 1,       // the op's result has exactly one use
  Ordered = 2,    // operands of a commutative op in the written order only
  Spread = 4,     // `...`: a whole group of operands
  AnyAttrs = 8,   // `..` among the attributes: all that are not mentioned may be anything
  HasSuccs = 16,  // a list of successors was written
};

// An operand, a result or a successor on either side of a rule.
struct Node {
  NodeKind kind = NodeKind::Any;
  std::uint8_t flags = 0;
  std::int16_t result =
      -1;                // of `.N`: which result of the op, or part of the pack; -1: not written
  Name subject = 0;      // an Index of an expression for Literal and Computed
  Name bind = 0;         // `%k = ...`: the variable, `%k`
  Name operand = 0;      // `lhs: ...`: the group of operands it is for
  Index type = 0;        // `: T`, an expression
  List operands = {};    // nodes, as written
  List attrs = {};       // attrs, as written
  List successors = {};  // nodes of kind Block or Any
  List at = {};          // names of the values whose locations the new op gets
};

enum class AttrTest : std::uint8_t {
  Word,     // `nuw`, `isExact`, `ult`: an attribute, or a case of one
  NotWord,  // `not isExact`
  Equals,   // `a = literal`, `a = ATTR`, `a = word`, `a = #(expr)`; value: an expression
  Bind,     // `a = #f`; value: the expression Constant `#f`. On a right side it sets the attribute
  Accept,   // `a = _`
};

struct Attr {
  Name slot = 0;  // the attribute; of Word and NotWord the word
  AttrTest test = AttrTest::Word;
  Index value = 0;  // an expression
};

enum class ExprKind : std::uint8_t {
  Literal,       // subject: `-1`, `0.5`, `0x10`, `true` as text
  Constant,      // subject: `#c`
  Value,         // subject: `%x`
  Block,         // subject: `^b`
  TypeVariable,  // subject: `!t`
  Type,          // subject: the text of a type, `vector<4xi8>`
  Attribute,     // subject: the text of an attribute, `@f`, `array<i32: 1>`
  Word,          // subject: a bare word: a case of an enumeration
  Unary,         // op; args: one
  Binary,        // op; args: two
  Compare,       // op; args: two
  In,            // args: the value, then those of the list
  Is,            // subject: the constraint's name; args: a type or value
  And,           // args: two or more
  Or,
  Not,     // args: one
  Call,    // subject: a built-in function or a table; args
  Native,  // subject: a native function's name without `$`; args
};

enum class Operator : std::uint8_t {
  None,
  Or,
  Xor,
  And,
  Add,
  Sub,
  Mul,  // Binary
  Neg,
  Complement,  // Unary
  // Compare. U and S say how bits are read; those without compare naturals.
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  LtU,
  LeU,
  GtU,
  GeU,
  LtS,
  LeS,
  GtS,
  GeS,
};
// "|", "+", "<u", ...; "" for None.
llvm::StringRef operator_text(Operator op);

struct Expr {
  ExprKind kind = ExprKind::Literal;
  Operator op = Operator::None;
  Name subject = 0;
  List args = {};  // expressions
};

// What must hold before a rule fires: `where a, let #s = b`.
struct Condition {
  Name variable = 0;  // 0: a plain condition, else `let variable = expr`
  Index expr = 0;
  Span span = {};
};

// `%a, %b = values;` in a block on the right.
struct Statement {
  List names = {};   // of the values; maybe none
  List values = {};  // nodes
  Span span = {};
};

enum Allow : std::uint8_t { AllowEffects = 1, AllowGrow = 2, AllowSpeculate = 4 };
struct AllowWord {
  llvm::StringLiteral word;
  Allow bit;
};
// effects, grow, speculate.
llvm::ArrayRef<AllowWord> allow_words();

struct Rule {
  Name name = 0;  // in full: "llvm.int.right_zero.add"
  Index group = 0;
  std::uint16_t benefit = 1;  // with the group's where the rule says nothing
  std::uint8_t allow = 0;     // bits of Allow
  bool is_convert = false;
  bool is_erase = false;  // `=> erase`
  Name unverified = 0;    // why it cannot be verified; 0 when nothing was written
  Index match = 0;        // a node, the root
  List conditions = {};
  List statements = {};
  List result = {};  // nodes
  Span span = {};    // of the whole rule
  Span name_span = {};
  Span result_span = {};  // of what stands behind `=>`
};

struct Group {
  Name name = 0;
  List phases = {};  // names; none: every phase
  bool has_benefit = false;
  std::uint16_t benefit = 1;  // of rules in it that do not say theirs
  Span span = {};             // of the name
};

enum class NativeKind : std::uint8_t { Pred, Fn, Build };
// pred, fn, build.
llvm::StringRef native_kind_word(NativeKind kind);

// What natives take and give.
enum class NativeType : std::uint8_t {
  Value,   // `value`: an SSA value
  Values,  // `values`: a group of them
  Type,    // `type`
  Attr,    // `attr`: any attribute as it is; null when the op does not have it
  Int,     // `int`: bits, the element of a splat; results are of 64 bits
  Float,   // `float`: the same
  Bool,    // `bool`
  Block,   // `block`
};
inline constexpr unsigned num_native_types = 8;
// "value", ...
llvm::StringRef native_type_word(NativeType type);

struct NativeParam {
  Name name = 0;  // with its sigil
  NativeType type = NativeType::Value;
};
struct NativeDecl {
  Name name = 0;  // without `$`
  NativeKind kind = NativeKind::Pred;
  std::vector<NativeParam> params = {};
  std::vector<NativeType> results = {};
  Index means = 0;  // an expression over the parameters
  Span span = {};   // of the name
};

// A function from cases of an enumeration to cases of it.
struct Table {
  Name name = 0;
  Name enumeration = 0;     // "ICmpPredicate", "llvm.icmp_predicate" or "icmp_predicate"
  List from = {}, to = {};  // names
  List from_spans = {}, to_spans = {};  // of RuleSet::spans
  Span span = {};                       // of the name
};

struct TestArg {
  Name name = 0;   // `%x`
  Index type = 0;  // an expression
};
// IR before and after a rule has been applied wherever it can be.
struct Test {
  Name rule = 0;  // as written, in full
  std::vector<TestArg> args = {};
  Span before = {}, after = {};  // with braces; `after` empty: unchanged
  Span span = {};                // of the rule's name
};

struct RuleSet {
  RuleSet();
  RuleSet(RuleSet&&) = default;
  RuleSet& operator=(RuleSet&&) = default;

  std::vector<Rule> rules;
  std::vector<Group> groups;
  std::vector<Node> nodes;
  std::vector<Attr> attrs;
  std::vector<Expr> exprs;
  std::vector<Condition> conditions;
  std::vector<Statement> statements;
  std::vector<NativeDecl> natives;
  std::vector<Table> tables;
  std::vector<Test> tests;
  std::vector<Name> uses;  // dialects of `use`, in order
  std::vector<Index> lists;
  std::vector<Span> spans;  // what List fields called *_spans hold
  // Where nodes, attributes and expressions are in the text, by index.
  std::vector<Span> node_spans, attr_spans, expr_spans, use_spans;

  std::string text;  // what was read; "" for a set that was built
  std::string file;  // its name, for messages

  llvm::StringRef name(Name name) const { return names_[name]; }
  // The number of a name; the same text gives the same number.
  Name intern(llvm::StringRef text);
  // Whether the name is in the set; 0 when it is not.
  Name find(llvm::StringRef text) const { return name_numbers_.lookup(text); }
  llvm::ArrayRef<Index> list(List list) const {
    return llvm::ArrayRef(lists).slice(list.first, list.count);
  }
  List add_list(llvm::ArrayRef<Index> items);
  // Makes one and gives its index.
  Index add(const Node& node, Span span = {});
  Index add(const Attr& attr, Span span = {});
  Index add(const Expr& expr, Span span = {});
  Index add(const Condition& condition);
  Index add(const Statement& statement);
  Index add(Span span);

  const Expr& expr(Index index) const { return exprs[index]; }
  const Node& node(Index index) const { return nodes[index]; }

 private:
  std::vector<llvm::StringRef> names_;  // keys of name_numbers_
  llvm::StringMap<Name> name_numbers_;
};

}  // namespace pliron::rules
