#pragma once
// Rules that have been checked and resolved for one context: names have become op kinds, groups of
// operands, attribute slots, types, constants and numbered variables. This is what the matcher
// compiler, the naive matcher, the application of rules and the verifier of rules read. Nothing
// here is changed once it is made; it is safe to read from many threads.
//
// How to read a CheckedRule. `match` is the root of the left side, a tree of nodes. A pattern node
// stands for one value (or one group of values, one block) of the IR at hand:
//
//   Op        The value is result `result` of an op of kind `op`. Then, of that op: `operands` has
//             exactly one node for each operand GROUP of the record, `successors` one for each
//             successor or is not tested (has_successors), `attrs` are tests of slots. With
//             `is_commutative` the first two operands (which are the first two groups, or the two
//             elements of the one List) may be swapped. `once`: the value has exactly one use.
//             `bind`: a variable for the value; for the root, for its result 0.
//   Value     `binds`: the variable becomes the value; else it must be the same value.
//             With `is_spread` the node stands for a whole group, and the variable is of kind
//             Values; "the same" then means the same values in the same order.
//   Any       Anything; with `is_spread` any group.
//   Constant  The value is defined by an op with Trait::ConstantLike. `variable` is its attribute
//             `value` (kind Constant) and is bound or compared. `bind`: the value itself.
//   Literal   Such a value too, equal to literals[literal] by matches_literal().
//   Poison    Such a value, whose attribute is_poison() accepts, or a poison op.
//   List      A group of exactly these elements; if the last has is_spread, of at least the ones
//             before it, and it stands for the rest.
//   Block     A successor; `binds` as for Value.
//
// `type` of a pattern node, if it has one, is tested against the value's type after the node
// itself: an expression of op TypeVariable (`binds` of the EXPRESSION says whether it binds) or
// Type. The first occurrence that `binds` is the first in this order: a node before its operands,
// operands by group, then successors; for one op attributes come after its operands and successors.
// Matching in another order is fine as long as all occurrences are found equal.
//
// Then `conditions`, in order, and all expressions of the right side, none of which may have an
// effect: an expression without a value (division by zero, a natural that does not fit) makes the
// rule not fire. Only then is anything edited: `statements` in order, then `result`.
//
// A node on the right side gives a value (or an op):
//
//   Op        A new op. `operands`, `successors` as above; `attrs` have kind Set, one for each slot
//             that is to be set (others are left out, so that they get their defaults). `types`:
//             one expression for each result, or none when the record infers them from operands and
//             attributes (infer_rule_types()). `at`: variables whose values' locations are fused.
//             Which result is meant: `result`, or all of them where the op replaces the root.
//   Value     What the variable is; in convert rules the converted value, of which `result` is a
//             part if it is not -1. With `is_spread` the group.
//   Constant  The attribute of the variable, as a constant of type `type`.
//   Literal, Computed, Poison   A constant of type `type`, made as for folding. Computed: `value`.
//   List      Elements of a group; as an element of `result`, the parts of one value (convert).
//   Block     The block.
//   Native    A call of a builder, natives[native]; operands are its arguments.
//
// Nodes of the right side form a DAG: a node that is reached twice is made once, which the checker
// uses for equal terms that are pure. `type` of right nodes is set for Constant, Literal, Computed
// and Poison, always. `result` has one node for each result of the root, or one Op or Native node
// for all of them (replaces_all); none with is_erase or when a root without results is replaced by
// what `statements` make.

#include <memory>
#include <optional>

#include "ir/builtin_attributes.h"
#include "ir/enum_def.h"
#include "ir/op_info.h"
#include "passes/rules/natives.h"
#include "passes/rules/rule_set.h"

namespace pliron::rules {

using Var = std::uint16_t;  // a variable of one rule, dense from 0
inline constexpr Var no_var = 0xffff;

enum class VarKind : std::uint8_t {
  Value,     // a value that was matched
  Values,    // a group of values
  Constant,  // the `value` attribute of a constant-like op
  Attr,      // what an attribute slot holds, or its default; null when it has neither
  Let,       // what an expression gave
  Type,
  Block,
  Created,  // a value of the right side, named by a statement
};

// What an expression gives.
enum class ExprType : std::uint8_t {
  Bool,
  Bits,      // APInt; its width is known when it runs
  Natural,   // a number without a width: literals, widths, counts. Signed, of 64 bits
  Float,     // APFloat
  Enum,      // a case, or a set of cases, of CheckedExpr::enumeration, as a number
  Constant,  // the attribute of a constant that may be of integers or floats
  Attr,      // an attribute; may be null
  Type,
  Value,
  Values,
  Block,
};

// What a slot holds, as far as expressions can compute with it.
enum class SlotKind : std::uint8_t {
  Unit,
  Enum,     // an IntegerAttr, or an attribute whose record has one parameter, which is a case
  Integer,  // an IntegerAttr of `type`; of any type when that is null
  Float,    // a FloatAttr of `type`; of any type when that is null
  Type,     // a TypeAttr
  Other,
};
struct SlotShape {
  SlotKind kind = SlotKind::Other;
  const EnumDef* enumeration = nullptr;  // Enum
  Type type = {};                        // Enum kept as an IntegerAttr, Integer, Float
  const AttrInfo* record = nullptr;      // Enum kept as an attribute of its own
  bool is_optional = false;              // whether it may be absent
};
SlotShape slot_shape(const OpInfo& op, unsigned slot);
// The number of a case; 0 for null, which is the empty set or the first default. No value when the
// attribute is of another kind.
std::optional<std::int64_t> enum_number(const SlotShape& shape, Attribute attr);
// The attribute for a case; null for the empty set, where the slot may be absent or the enumeration
// has no word for it.
Attribute enum_attribute(Context& context, const SlotShape& shape, std::int64_t number);

struct Variable {
  std::string name;  // with its sigil; "" for one that nobody wrote
  VarKind kind = VarKind::Value;
  ExprType type = ExprType::Value;       // what reading it gives
  const EnumDef* enumeration = nullptr;  // of type Enum
  SlotShape shape = {};                  // of kind Attr: what the slot holds
  Span span = {};                        // where it is bound
};

enum class ExprOp : std::uint8_t {
  Literal,     // literals[literal]
  Variable,    // variable
  TypeOf,      // the type of a variable of kind Value, Constant (the constant op's result)
  ResultType,  // the type of the root's result `number`; in convert rules the converted one
  Type,        // type
  Attribute,   // attribute
  Case,        // number, of enumeration
  Unary,       // oper; args
  Binary,      // oper; args. Where one side is Natural and the other Bits, the natural becomes bits
               // of the other's width; it has no value when it does not fit as signed or unsigned
  Compare,     // oper; args: the same. Eq and Ne compare all types
  In,          // args: the value, then others; as Compare Eq
  Is,          // constraint; args: a Type
  And,         // args
  Or,
  Not,
  Builtin,  // builtin; args
  Table,    // tables[table]; args: an Enum
  Native,   // natives[native]; args. No value when it says no. Of several results the `number`th
};

// Functions that expressions can call.
enum class Builtin : std::uint8_t {
  // (Bits, Natural width) -> Bits. Trunc has no value when it is wider, the others when narrower.
  Zext,
  Sext,
  Trunc,
  // (Bits, Bits) -> Bits, as the ops of these names; no value where those are poison or undefined.
  Shl,
  Lshr,
  Ashr,
  Udiv,
  Urem,
  Sdiv,
  Srem,
  // (Bits, Bits) -> Bool: whether the operation does not wrap.
  UaddOk,
  SaddOk,
  UsubOk,
  SsubOk,
  UmulOk,
  SmulOk,
  Pow2,  // (Bits) -> Bool: a power of two, as unsigned
  Log2,  // (Bits) -> Bits: no value for 0; rounded down
  Popcount,
  Clz,
  Ctz,  // (Bits) -> Bits
  Smin,
  Smax,   // (of: a Bits or a Type) -> Bits: the least and greatest signed value of the width
  Width,  // (Bits, Float, Constant, Value or Type) -> Natural: bits of the element
  Elem,   // (Type) -> Type: of a vector, else the type itself
  Int,    // (Natural) -> Type: the signless integer of that width
  Uses,   // (Value) -> Natural
  Const,  // (Value) -> Bool: whether a constant-like op defines it
  IsNan,  // (Float) -> Bool
  ExactReciprocal,  // (Float) -> Bool: 1/x is exact, normal and finite
  Reciprocal,       // (Float) -> Float: no value unless it is exact
  To,               // (Type) -> Type: what the type converter makes of it. Convert rules only
};
inline constexpr unsigned num_builtins = 32;
// "zext", ...
llvm::StringRef builtin_name(Builtin function);

struct CheckedExpr {
  ExprOp op = ExprOp::Literal;
  ExprType type = ExprType::Natural;
  Operator oper = Operator::None;
  Builtin builtin = Builtin::Zext;
  Var variable = no_var;
  bool binds = false;  // a TypeVariable on the left that is met first (op Variable)
  Index literal = 0, table = 0, native = 0;
  std::int64_t number = 0;
  Type constant_type = {};               // op Type
  Attribute attribute = {};              // op Attribute
  TypeConstraint constraint = {};        // op Is
  const EnumDef* enumeration = nullptr;  // of type Enum
  List args = {};
  Span span = {};
};

// A number as it was written. An integer is kept as a signed number that is as wide as it needs.
struct Literal {
  enum Kind : std::uint8_t { Integer, Float, Bool } kind = Integer;
  llvm::APInt integer = llvm::APInt(64, 0);
  std::string text = {};  // of Float
  bool boolean = false;

  // The bits of an integer (or a bool, as 0 and 1) at a width; no value unless it is in
  // [-2^(w-1), 2^w).
  std::optional<llvm::APInt> bits(unsigned width) const;
  // A float, or an integer that the format holds exactly, in a format; rounded to nearest.
  std::optional<llvm::APFloat> as_float(const llvm::fltSemantics& semantics) const;
};

enum class AttrCheck : std::uint8_t {
  // Left. An absent slot counts as its default where it has one.
  Default,     // absent, or equal to `value` (the default; null when there is none)
  Present,     // there, whatever it is
  Equals,      // equal to `value`
  HasFlags,    // all bits of `flags` are in the set (enum_number())
  LacksFlags,  // none of them
  Bind,        // `variable` becomes the attribute (null if absent), or must be equal if not `binds`
  // Right.
  Set,  // to `value`, or if `expr` is not 0 to what it gives, made to fit `shape`
};
struct CheckedAttr {
  unsigned slot = 0;
  AttrCheck check = AttrCheck::Default;
  bool binds = false;
  Var variable = no_var;
  Attribute value = {};
  std::int64_t flags = 0;
  Index expr = 0;
  SlotShape shape = {};
  Span span = {};
};

struct CheckedNode {
  NodeKind kind = NodeKind::Any;
  bool once = false;
  bool is_commutative = false;  // left: try both orders; right: never set
  bool is_spread = false;
  bool binds = false;
  bool has_successors = false;
  bool replaces_all = false;  // an Op or Native of `result` that gives all of the root's results
  std::int16_t result = -1;   // of Op always a result's number, if the op has any
  // Left: how many results the op must have, where its record leaves that open; -1: any number.
  std::int16_t num_results = -1;
  const OpInfo* op = nullptr;
  Var variable = no_var;
  Var bind = no_var;
  Index native = 0, literal = 0;
  Index value = 0;       // Computed: an expression
  Index type = 0;        // an expression
  List operands = {};    // nodes
  List attrs = {};       // attrs; on the left in the order of cost: cheap tests first
  List successors = {};  // nodes
  List types = {};       // expressions
  List at = {};          // variables
  Span span = {};
};

struct CheckedCondition {
  Var variable = no_var;  // of `let`
  Index expr = 0;
  Span span = {};
};
struct CheckedStatement {
  List variables = {};  // of kind Created; one for each value, maybe none
  List values = {};     // nodes; or one Op or Native for all variables (replaces_all)
  Span span = {};
};

struct CheckedRule {
  std::string name;  // "llvm.int.add_zero"
  Index source = 0;  // of the Rule in the set
  Index group = 0;   // of groups; 0: none
  std::uint16_t benefit = 1;
  std::uint8_t allow = 0;  // bits of Allow
  bool is_convert = false, is_erase = false;
  bool has_native_conditions = false;  // some condition or computed constant calls one
  std::string unverified;              // why, or ""
  Location location;                   // of the rule's name

  // Index 0 of each is a placeholder, as in RuleSet.
  std::vector<CheckedNode> nodes;
  std::vector<CheckedAttr> attrs;
  std::vector<CheckedExpr> exprs;
  std::vector<Literal> literals;
  std::vector<Index> lists;
  std::vector<Variable> variables;  // no placeholder
  std::vector<CheckedCondition> conditions;
  std::vector<CheckedStatement> statements;
  Index match = 0;
  Index first_right = 1;  // nodes of the left side stand in front of it, those of the right behind
  List result = {};
  unsigned num_orders = 1;  // of operands: 2 for each commutative op

  llvm::ArrayRef<Index> list(List list) const {
    return llvm::ArrayRef(lists).slice(list.first, list.count);
  }
  const OpInfo& root_op() const { return *nodes[match].op; }
};

struct CheckedTable {
  std::string name;
  const EnumDef* enumeration = nullptr;
  std::vector<std::pair<std::int64_t, std::int64_t>> entries;  // sorted
  std::optional<std::int64_t> find(std::int64_t from) const;
};

struct CheckedNative {
  const NativeDecl* decl = nullptr;    // in the source
  const RuleNative* native = nullptr;  // what was registered
  std::string name;
  // What `means` says: a rule without sides, whose variables are the parameters, in order, and
  // whose one condition is the meaning. Values stand for their bits there. Null when nothing is
  // said.
  std::shared_ptr<const CheckedRule> meaning = nullptr;
};

struct CheckedGroup {
  std::string name;
  std::vector<std::string> phases;  // none: every one
};

// All rules of a set, in the order in which they were written. Which rule is tried first: the one
// of the higher benefit, then the earlier one.
struct CheckedRules {
  Context* context = nullptr;
  std::shared_ptr<const RuleSet> source;
  std::vector<CheckedRule> rules;
  std::vector<CheckedGroup> groups;    // 0: a placeholder
  std::vector<CheckedTable> tables;    // 0: a placeholder
  std::vector<CheckedNative> natives;  // 0: a placeholder

  const CheckedRule* find(llvm::StringRef name) const;  // in full; null when there is none
  // Where a span of the source is.
  Location location(Span span) const;
};

struct CheckOptions {
  // Whether to warn of what is no mistake: a rule without a test, a variable that nobody uses.
  bool warnings = true;
  // Whether a rule without a test, a verifiable meaning or a reason is warned of.
  bool needs_tests = false;
};

// Resolves and checks. All mistakes are reported; with any the result is a failure.
FailureOr<std::shared_ptr<const CheckedRules>> check_rules(Context& context, RuleSet set,
                                                           const CheckOptions& options = {});

// What depends on the order in which rules are tried: by op, how many pairs of rules may match the
// same one, and a line for each of the first max_overlaps_shown; for all of them when `of` is the
// full name of an op, which are then those of that op, or "all". May name rules that never do.
// Takes the square of the rules of one op. Returns whether any rule starts from `of`, or at all.
bool print_overlaps(const CheckedRules& rules, llvm::StringRef of, llvm::raw_ostream& os);
inline constexpr std::size_t max_overlaps_shown = 10;

// What the pieces mean, for all that match and apply rules. ---------------------------------------

// The one element of a constant: of a number, or of a splat of numbers; null for others.
Attribute scalar_constant(Attribute constant);
// Whether a constant's attribute (scalar or splat) is that number. Integers compare bits, floats
// too: -0.0 and 0.0 differ, and none is a NaN.
bool matches_literal(const Literal& literal, Attribute constant);
// Whether a constant's attribute stands for poison (an attribute called `*.poison`).
bool is_poison(Attribute constant);

}  // namespace pliron::rules
