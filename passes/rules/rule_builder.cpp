#include "passes/rules/rule_builder.h"

#include "llvm/ADT/Twine.h"

namespace pliron::rules {

// Expressions. ------------------------------------------------------------------------------------

static RuleExpr make(RuleSet& set, ExprKind kind, Operator op, llvm::ArrayRef<RuleExpr> args) {
  llvm::SmallVector<Index, 4> indices;
  for (RuleExpr arg : args)
    indices.push_back(arg.index);
  Expr expr{.kind = kind, .op = op};
  expr.args = set.add_list(indices);
  return {&set, set.add(expr)};
}
static RuleExpr binary(Operator op, RuleExpr a, RuleExpr b) {
  return make(*a.set, ExprKind::Binary, op, {a, b});
}

RuleExpr operator|(RuleExpr a, RuleExpr b) {
  return binary(Operator::Or, a, b);
}
RuleExpr operator^(RuleExpr a, RuleExpr b) {
  return binary(Operator::Xor, a, b);
}
RuleExpr operator&(RuleExpr a, RuleExpr b) {
  return binary(Operator::And, a, b);
}
RuleExpr operator+(RuleExpr a, RuleExpr b) {
  return binary(Operator::Add, a, b);
}
RuleExpr operator-(RuleExpr a, RuleExpr b) {
  return binary(Operator::Sub, a, b);
}
RuleExpr operator*(RuleExpr a, RuleExpr b) {
  return binary(Operator::Mul, a, b);
}
RuleExpr operator-(RuleExpr a) {
  return make(*a.set, ExprKind::Unary, Operator::Neg, {a});
}
RuleExpr operator~(RuleExpr a) {
  return make(*a.set, ExprKind::Unary, Operator::Complement, {a});
}
RuleExpr compare(Operator op, RuleExpr a, RuleExpr b) {
  return make(*a.set, ExprKind::Compare, op, {a, b});
}
RuleExpr operator==(RuleExpr a, RuleExpr b) {
  return compare(Operator::Eq, a, b);
}
RuleExpr operator!=(RuleExpr a, RuleExpr b) {
  return compare(Operator::Ne, a, b);
}
RuleExpr operator!(RuleExpr a) {
  return make(*a.set, ExprKind::Not, Operator::None, {a});
}
RuleExpr all_of(llvm::ArrayRef<RuleExpr> parts) {
  return make(*parts[0].set, ExprKind::And, Operator::None, parts);
}
RuleExpr any_of(llvm::ArrayRef<RuleExpr> parts) {
  return make(*parts[0].set, ExprKind::Or, Operator::None, parts);
}

// Operands. ---------------------------------------------------------------------------------------

// A copy of the node with a change.
template <typename Change>
static RuleOperand changed(RuleOperand operand, Change change) {
  Node node = operand.set->nodes[operand.index];
  change(node);
  return {operand.set, operand.set->add(node)};
}

static llvm::SmallVector<Index, 4> with_last(const RuleSet& set, List list, Index last) {
  llvm::SmallVector<Index, 4> items(set.list(list));
  items.push_back(last);
  return items;
}

RuleOperand RuleOperand::once() const {
  return changed(*this, [](Node& node) { node.flags |= Once; });
}
RuleOperand RuleOperand::ordered() const {
  return changed(*this, [](Node& node) { node.flags |= Ordered; });
}
RuleOperand RuleOperand::result(std::int16_t number) const {
  return changed(*this, [&](Node& node) { node.result = number; });
}
RuleOperand RuleOperand::spread() const {
  return changed(*this, [](Node& node) { node.flags |= Spread; });
}
RuleOperand RuleOperand::typed(RuleExpr type) const {
  return changed(*this, [&](Node& node) { node.type = type.index; });
}
RuleOperand RuleOperand::bound(llvm::StringRef name) const {
  return changed(*this, [&](Node& node) { node.bind = set->intern(name); });
}
RuleOperand RuleOperand::named(llvm::StringRef group) const {
  return changed(*this, [&](Node& node) { node.operand = set->intern(group); });
}
RuleOperand RuleOperand::at(llvm::ArrayRef<llvm::StringRef> values) const {
  llvm::SmallVector<Index, 2> names;
  for (llvm::StringRef value : values)
    names.push_back(set->intern(value));
  return changed(*this, [&](Node& node) { node.at = set->add_list(names); });
}
RuleOperand RuleOperand::successors(llvm::ArrayRef<RuleOperand> blocks) const {
  llvm::SmallVector<Index, 2> nodes;
  for (RuleOperand block : blocks)
    nodes.push_back(block.index);
  return changed(*this, [&](Node& node) {
    node.flags |= HasSuccs;
    node.successors = set->add_list(nodes);
  });
}

static RuleOperand with_attr(RuleOperand operand, const Attr& attr) {
  RuleSet& set = *operand.set;
  Index made = set.add(attr);
  return changed(operand,
                 [&](Node& node) { node.attrs = set.add_list(with_last(set, node.attrs, made)); });
}
RuleOperand RuleOperand::has(llvm::StringRef word) const {
  return with_attr(*this, {set->intern(word), AttrTest::Word});
}
RuleOperand RuleOperand::has_not(llvm::StringRef word) const {
  return with_attr(*this, {set->intern(word), AttrTest::NotWord});
}
RuleOperand RuleOperand::with(llvm::StringRef attr, RuleExpr value) const {
  bool is_variable = set->exprs[value.index].kind == ExprKind::Constant;
  return with_attr(
      *this, {set->intern(attr), is_variable ? AttrTest::Bind : AttrTest::Equals, value.index});
}
RuleOperand RuleOperand::accepting(llvm::StringRef attr) const {
  return with_attr(*this, {set->intern(attr), AttrTest::Accept});
}
RuleOperand RuleOperand::accepting_all() const {
  return changed(*this, [](Node& node) { node.flags |= AnyAttrs; });
}

// Rules. ------------------------------------------------------------------------------------------

List RuleBuilder::append(List list, Index item) {
  return set_.add_list(with_last(set_, list, item));
}
RuleBuilder& RuleBuilder::convert() {
  rule().is_convert = true;
  return *this;
}
RuleBuilder& RuleBuilder::benefit(std::uint16_t benefit) {
  rule().benefit = benefit;
  return *this;
}
RuleBuilder& RuleBuilder::allow(Allow what) {
  rule().allow |= what;
  return *this;
}
RuleBuilder& RuleBuilder::unverified(llvm::StringRef why) {
  rule().unverified = set_.intern(why);
  return *this;
}
RuleBuilder& RuleBuilder::match(RuleOperand root) {
  rule().match = root.index;
  return *this;
}
RuleBuilder& RuleBuilder::where(RuleExpr condition) {
  Index made = set_.add(Condition{0, condition.index});
  rule().conditions = append(rule().conditions, made);
  return *this;
}
RuleBuilder& RuleBuilder::let(llvm::StringRef name, RuleExpr value) {
  Index made = set_.add(Condition{set_.intern(name), value.index});
  rule().conditions = append(rule().conditions, made);
  return *this;
}
RuleBuilder& RuleBuilder::statement(llvm::ArrayRef<llvm::StringRef> names, RuleOperand value) {
  llvm::SmallVector<Index, 2> numbers;
  for (llvm::StringRef name : names)
    numbers.push_back(set_.intern(name));
  Statement made;
  made.names = set_.add_list(numbers);
  made.values = set_.add_list({value.index});
  rule().statements = append(rule().statements, set_.add(made));
  return *this;
}
RuleBuilder& RuleBuilder::replace(llvm::ArrayRef<RuleOperand> values) {
  llvm::SmallVector<Index, 2> nodes;
  for (RuleOperand value : values)
    nodes.push_back(value.index);
  rule().result = set_.add_list(nodes);
  return *this;
}
RuleBuilder& RuleBuilder::erase() {
  rule().is_erase = true;
  return *this;
}

// Sets. -------------------------------------------------------------------------------------------

void RuleSetBuilder::use(llvm::StringRef dialect) {
  set_->uses.push_back(set_->intern(dialect));
  set_->use_spans.push_back({});
}

void RuleSetBuilder::group(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> phases) {
  llvm::SmallVector<Index, 2> names;
  for (llvm::StringRef phase : phases)
    names.push_back(set_->intern(phase));
  Group made;
  made.name = set_->intern(name);
  made.phases = set_->add_list(names);
  set_->groups.push_back(made);
  group_ = static_cast<Index>(set_->groups.size() - 1);
}

void RuleSetBuilder::native(NativeKind kind, llvm::StringRef name,
                            llvm::ArrayRef<NativeParam> params,
                            llvm::ArrayRef<NativeType> results) {
  NativeDecl made;
  made.name = set_->intern(name);
  made.kind = kind;
  made.params.assign(params.begin(), params.end());
  made.results.assign(results.begin(), results.end());
  set_->natives.push_back(std::move(made));
}

void RuleSetBuilder::table(llvm::StringRef name, llvm::StringRef enumeration,
                           llvm::ArrayRef<std::pair<llvm::StringRef, llvm::StringRef>> entries) {
  llvm::SmallVector<Index, 16> from, to;
  for (auto [key, value] : entries) {
    from.push_back(set_->intern(key));
    to.push_back(set_->intern(value));
  }
  Table made;
  made.name = set_->intern(name);
  made.enumeration = set_->intern(enumeration);
  made.from = set_->add_list(from);
  made.to = set_->add_list(to);
  set_->tables.push_back(made);
}

RuleBuilder RuleSetBuilder::rule(llvm::StringRef name) {
  std::string full =
      group_ ? (set_->name(set_->groups[group_].name) + "." + name).str() : name.str();
  Rule made;
  made.name = set_->intern(full);
  made.group = group_;
  set_->rules.push_back(made);
  return {*set_, static_cast<Index>(set_->rules.size() - 1)};
}

RuleOperand RuleSetBuilder::node(const Node& node) {
  return {set_.get(), set_->add(node)};
}

RuleOperand RuleSetBuilder::operand(llvm::StringRef variable) {
  NodeKind kind = variable.starts_with("#")   ? NodeKind::Constant
                  : variable.starts_with("^") ? NodeKind::Block
                                              : NodeKind::Value;
  return node({.kind = kind, .subject = set_->intern(variable)});
}
RuleOperand RuleSetBuilder::any() {
  return node({.kind = NodeKind::Any});
}
RuleOperand RuleSetBuilder::literal(std::int64_t value) {
  return literal_text(std::to_string(value));
}
RuleOperand RuleSetBuilder::literal_text(llvm::StringRef number) {
  return node({.kind = NodeKind::Literal, .subject = number_text(number).index});
}
RuleOperand RuleSetBuilder::poison() {
  return node({.kind = NodeKind::Poison});
}
RuleOperand RuleSetBuilder::computed(RuleExpr value) {
  return node({.kind = NodeKind::Computed, .subject = value.index});
}
RuleOperand RuleSetBuilder::list(llvm::ArrayRef<RuleOperand> elements) {
  llvm::SmallVector<Index, 4> nodes;
  for (RuleOperand element : elements)
    nodes.push_back(element.index);
  return node({.kind = NodeKind::List, .operands = set_->add_list(nodes)});
}
RuleOperand RuleSetBuilder::op(llvm::StringRef name, llvm::ArrayRef<RuleOperand> operands) {
  llvm::SmallVector<Index, 4> nodes;
  for (RuleOperand operand : operands)
    nodes.push_back(operand.index);
  return node(
      {.kind = NodeKind::Op, .subject = set_->intern(name), .operands = set_->add_list(nodes)});
}
RuleOperand RuleSetBuilder::build(llvm::StringRef native, llvm::ArrayRef<RuleOperand> arguments) {
  RuleOperand made = op(native, arguments);
  set_->nodes[made.index].kind = NodeKind::Native;
  return made;
}

RuleExpr RuleSetBuilder::expr(ExprKind kind, llvm::StringRef subject,
                              llvm::ArrayRef<RuleExpr> args) {
  RuleExpr made = make(*set_, kind, Operator::None, args);
  set_->exprs[made.index].subject = subject.empty() ? 0 : set_->intern(subject);
  return made;
}
RuleExpr RuleSetBuilder::var(llvm::StringRef variable) {
  ExprKind kind = variable.starts_with("#")   ? ExprKind::Constant
                  : variable.starts_with("!") ? ExprKind::TypeVariable
                  : variable.starts_with("^") ? ExprKind::Block
                                              : ExprKind::Value;
  return expr(kind, variable);
}
RuleExpr RuleSetBuilder::number(std::int64_t value) {
  return number_text(std::to_string(value));
}
RuleExpr RuleSetBuilder::number_text(llvm::StringRef number) {
  return expr(ExprKind::Literal, number);
}
RuleExpr RuleSetBuilder::word(llvm::StringRef name) {
  return expr(ExprKind::Word, name);
}
RuleExpr RuleSetBuilder::type(llvm::StringRef text) {
  return expr(ExprKind::Type, text);
}
RuleExpr RuleSetBuilder::attribute(llvm::StringRef text) {
  return expr(ExprKind::Attribute, text);
}
RuleExpr RuleSetBuilder::call(llvm::StringRef function, llvm::ArrayRef<RuleExpr> arguments) {
  return expr(ExprKind::Call, function, arguments);
}
RuleExpr RuleSetBuilder::call_native(llvm::StringRef name, llvm::ArrayRef<RuleExpr> arguments) {
  return expr(ExprKind::Native, name, arguments);
}
RuleExpr RuleSetBuilder::is(RuleExpr type, llvm::StringRef constraint) {
  return expr(ExprKind::Is, constraint, {type});
}
RuleExpr RuleSetBuilder::in(RuleExpr value, llvm::ArrayRef<RuleExpr> others) {
  llvm::SmallVector<RuleExpr, 8> args{value};
  args.append(others.begin(), others.end());
  return expr(ExprKind::In, "", args);
}

}  // namespace pliron::rules
