#include "passes/matcher/apply_rule.h"

#include "ir/dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/op_utils.h"

namespace pliron::rules {

using Values = llvm::SmallVector<Value, 1>;

Attribute constant_attribute(Type type, const llvm::APInt& bits) {
  Type element = element_type(type);
  unsigned width = 0;
  if (IntegerType integer = element.try_as<IntegerType>())
    width = integer.width();
  else if (FloatType real = element.try_as<FloatType>())
    width = real.width();
  else if (element.is<IndexType>())
    width = 64;
  if (width == 0 || width != bits.getBitWidth())
    return {};
  if (element != type)
    return DenseElementsAttr::can_have(type)
               ? Attribute(DenseElementsAttr::get(type.as<ShapedType>(), bits))
               : Attribute();
  if (FloatType real = type.try_as<FloatType>())
    return FloatAttr::get(real, llvm::APFloat(real.semantics(), bits));
  return IntegerAttr::get(type, bits);
}

Attribute poison_attribute(const OpInfo& info) {
  Context& context = *info.context;
  const AttrInfo* found = context.attr_info((info.dialect_name.str() + ".poison").str());
  for (const DialectInfo* dialect : context.dialects())
    if (!found)
      found = context.attr_info((dialect->name.str() + ".poison").str());
  return found ? Attribute(context.unique(found, {})) : Attribute();
}

namespace {

// What a node of the right side will be: worked out first, then made.
struct Planned {
  bool is_planned = false;
  bool is_made = false;
  llvm::SmallVector<Type, 2> types;       // of its values
  llvm::SmallVector<Attribute, 4> attrs;  // of an op, by slot
  llvm::SmallVector<unsigned, 4> sizes;   // of an op's operand groups
  std::vector<NativeValue> arguments;     // of a call
  const OpInfo* user = nullptr;           // of a constant: the new op that takes it
  Values values;
};

class Application {
 public:
  Application(RuleMatch& match, const RuleEnvironment& environment)
      : match_(match),
        rule_(*match.rule),
        environment_(environment),
        nodes_(match.rule->nodes.size() - match.rule->first_right) {}

  bool run() {
    // Where dominance does not count an op may use itself, and rules would go round in it.
    for (Value operand : match_.root->operands())
      if (is_of_root(operand))
        return fail("the op uses itself");
    created_.resize(rule_.variables.size());
    created_types_.resize(rule_.variables.size());
    for (const CheckedStatement& statement : rule_.statements)
      if (!plan_statement(statement))
        return false;
    for (Index index : rule_.list(rule_.result))
      if (!plan(index, nullptr))
        return false;
    if (gives_root() || gives_equal_op())
      return fail("it would give what is there already");
    if (!make_constants())
      return fail("the dialect cannot make a constant of that type");
    execute();
    return true;
  }

 private:
  Planned& plan_of(Index node) { return nodes_[node - rule_.first_right]; }
  bool is_of_root(Value value) const { return value && value.defining_op() == match_.root; }

  bool fail(llvm::StringRef reason) {
    if (match_.reason)
      *match_.reason = reason.str();
    return false;
  }

  // ---- Before any edit ----

  bool plan_statement(const CheckedStatement& statement) {
    llvm::ArrayRef<Index> variables = rule_.list(statement.variables);
    std::size_t next = 0;
    for (Index index : rule_.list(statement.values)) {
      if (!plan(index, nullptr))
        return false;
      const CheckedNode& node = rule_.nodes[index];
      llvm::ArrayRef<Type> types = plan_of(index).types;
      if (!node.replaces_all && !types.empty())
        types = types[node.kind == NodeKind::Op && node.result > 0
                          ? static_cast<std::size_t>(node.result)
                          : 0];
      for (Type type : types)
        if (next < variables.size())
          created_types_[variables[next++]] = type;
    }
    return true;
  }

  // `user`: the op that will use it, null for the root's users.
  bool plan(Index index, const OpInfo* user) {
    Planned& planned = plan_of(index);
    if (planned.is_planned)
      return true;
    planned.is_planned = true;
    const CheckedNode& node = rule_.nodes[index];
    switch (node.kind) {
      case NodeKind::Value:
        return plan_value(node, planned);
      case NodeKind::Op:
        return plan_op(node, planned);
      case NodeKind::List:
        for (Index element : rule_.list(node.operands)) {
          if (!plan(element, user))
            return false;
          append_types(element, planned.types);
        }
        return true;
      case NodeKind::Native:
        if (!plan_arguments(node, planned))
          return false;
        // A builder says nothing of its results' types before it has made them; those of values
        // have to be those of the root.
        for (Value result : match_.root->results())
          planned.types.push_back(result.type());
        return true;
      case NodeKind::Block:
        return true;
      default:
        return plan_constant(node, planned, user);
    }
  }

  bool plan_arguments(const CheckedNode& node, Planned& planned) {
    const RuleNative& native = *match_.set->natives[node.native].native;
    for (auto [type, index] : llvm::zip(native.params, rule_.list(node.operands))) {
      const CheckedNode& argument = rule_.nodes[index];
      bool is_value = type == NativeType::Value || type == NativeType::Values;
      std::optional<NativeValue> value = NativeValue(Value());  // to come
      if (is_value) {
        if (!plan(index, nullptr))
          return false;
      } else if (type == NativeType::Block) {
        value = NativeValue(block_of(index));
      } else {
        std::optional<ExprValue> given = argument_value(argument);
        value = given ? to_native(type, *given) : std::nullopt;
      }
      if (!value)
        return fail(("an argument of '$" + native.name + "' has no value"));
      planned.arguments.push_back(std::move(*value));
    }
    return true;
  }

  // Of what is no value in the IR.
  std::optional<ExprValue> argument_value(const CheckedNode& node) {
    if (node.kind == NodeKind::Computed)
      return evaluate(match_, node.value);
    if (node.kind == NodeKind::Literal) {
      ExprValue value;
      value.literal = &rule_.literals[node.literal];
      if (value.literal->kind == Literal::Integer &&
          value.literal->integer.getSignificantBits() <= 64)
        value.number = value.literal->integer.getSExtValue();
      return value;
    }
    if (node.kind != NodeKind::Constant)
      return std::nullopt;
    if (rule_.variables[node.variable].kind == VarKind::Let)
      return node.variable < match_.lets.size() ? std::optional(match_.lets[node.variable])
                                                : std::nullopt;
    return ExprValue::of_pointer(ExprType::Attr, match_.variables[node.variable].pointer);
  }

  void append_types(Index index, llvm::SmallVectorImpl<Type>& types) {
    const CheckedNode& node = rule_.nodes[index];
    llvm::ArrayRef<Type> own = plan_of(index).types;
    if (node.kind == NodeKind::Op && own.size() > 1)
      own = own[node.result > 0 ? static_cast<std::size_t>(node.result) : 0];
    types.append(own.begin(), own.end());
  }

  bool plan_value(const CheckedNode& node, Planned& planned) {
    const Variable& variable = rule_.variables[node.variable];
    const Binding& bound = match_.variables[node.variable];
    if (variable.kind == VarKind::Created) {
      planned.types.push_back(created_types_[node.variable]);
      return true;
    }
    if (variable.kind == VarKind::Values) {
      for (unsigned i = 0; i < bound.group.size(); ++i)
        convert(bound.group[i], planned.values);
    } else {
      convert(bound.value(), planned.values);
      if (node.result >= 0) {
        auto part = static_cast<std::size_t>(node.result);
        if (part >= planned.values.size())
          return fail("the converted value has too few parts");
        planned.values = {planned.values[part]};
      }
    }
    for (Value value : planned.values) {
      if (!value)
        return fail("a value could not be converted");
      planned.types.push_back(value.type());
    }
    planned.is_made = true;
    return true;
  }

  void convert(Value value, Values& values) {
    if (!environment_.converted || !rule_.is_convert)
      return values.push_back(value);
    values.append(environment_.converted(value));
  }

  Type type_of(Index expr) {
    std::optional<ExprValue> value = evaluate(match_, expr);
    return value && value->type == ExprType::Type ? value->type_value() : Type();
  }

  bool plan_constant(const CheckedNode& node, Planned& planned, const OpInfo* user) {
    Type type = type_of(node.type);
    if (!type)
      return fail("the type of a new constant is not known");
    Attribute attr = constant(node, type);
    if (!attr)
      return fail("a new constant has no value, or none that its type can have");
    planned.attrs = {attr};
    planned.types = {type};
    planned.user = user;
    constants_.push_back(&planned);
    return true;
  }

  Attribute constant(const CheckedNode& node, Type type) {
    if (node.kind == NodeKind::Poison)
      return poison_attribute(match_.root->info());
    if (node.kind == NodeKind::Constant) {
      std::optional<ExprValue> value;
      const Variable& variable = rule_.variables[node.variable];
      if (variable.kind == VarKind::Constant)
        return Attribute(
            static_cast<const UniquedStorage*>(match_.variables[node.variable].pointer));
      if (variable.kind == VarKind::Let && node.variable < match_.lets.size())
        return from_value(match_.lets[node.variable], type);
      return Attribute(static_cast<const UniquedStorage*>(match_.variables[node.variable].pointer));
    }
    if (node.kind == NodeKind::Literal)
      return from_literal(rule_.literals[node.literal], type);
    std::optional<ExprValue> value = evaluate(match_, node.value);
    return value ? from_value(*value, type) : Attribute();
  }

  static Attribute from_literal(const Literal& literal, Type type) {
    Type element = element_type(type);
    if (FloatType real = element.try_as<FloatType>()) {
      std::optional<llvm::APFloat> value = literal.as_float(real.semantics());
      return value ? constant_attribute(type, value->bitcastToAPInt()) : Attribute();
    }
    IntegerType integer = element.try_as<IntegerType>();
    if (!integer)
      return {};
    std::optional<llvm::APInt> bits = literal.bits(integer.width());
    return bits ? constant_attribute(type, *bits) : Attribute();
  }

  static Attribute from_value(const ExprValue& value, Type type) {
    if (value.literal)
      return from_literal(*value.literal, type);
    switch (value.type) {
      case ExprType::Bits:
        return constant_attribute(type, value.bits);
      case ExprType::Float:
        return value.real ? constant_attribute(type, value.real->bitcastToAPInt()) : Attribute();
      case ExprType::Bool:
      case ExprType::Natural: {
        Literal literal;
        literal.integer = llvm::APInt(64, static_cast<std::uint64_t>(value.number));
        return from_literal(literal, type);
      }
      case ExprType::Constant:
      case ExprType::Attr:
        return value.attribute();
      default:
        return {};
    }
  }

  bool plan_op(const CheckedNode& node, Planned& planned) {
    llvm::SmallVector<Type, 8> operand_types;
    for (Index operand : rule_.list(node.operands)) {
      if (!plan(operand, node.op))
        return false;
      std::size_t before = operand_types.size();
      append_types(operand, operand_types);
      planned.sizes.push_back(static_cast<unsigned>(operand_types.size() - before));
    }
    planned.attrs.resize(node.op->attr_names.size());
    for (Index attr : rule_.list(node.attrs))
      if (!plan_attribute(rule_.attrs[attr], planned))
        return false;
    if (!node.types.empty()) {
      for (Index expr : rule_.list(node.types)) {
        planned.types.push_back(type_of(expr));
        if (!planned.types.back())
          return fail("the type of a new op is not known");
      }
      return true;
    }
    if (node.op->def->results.empty())
      return true;
    if (node.op->result_same_as >= 0 && !node.op->hooks.infer_types &&
        planned.sizes.size() == operand_types.size()) {
      planned.types = {operand_types[static_cast<std::size_t>(node.op->result_same_as)]};
      return true;
    }
    InferInput input{*node.op, match_.root->location(), operand_types, planned.sizes,
                     planned.attrs};
    if (failed(pliron::detail::infer_result_types(input, planned.types)))
      return fail(("the result types of a new '" + node.op->name.str() + "' are not known").str());
    return true;
  }

  bool plan_attribute(const CheckedAttr& attr, Planned& planned) {
    Attribute& slot = planned.attrs[attr.slot];
    if (attr.expr == 0) {
      slot = attr.value;
      return true;
    }
    std::optional<ExprValue> value = evaluate(match_, attr.expr);
    if (!value)
      return fail("the value of an attribute is not defined");
    return to_slot(attr.shape, *value, slot) || fail("an attribute does not fit its place");
  }

  bool to_slot(const SlotShape& shape, const ExprValue& value, Attribute& slot) {
    Context& context = match_.root->context();
    switch (value.type) {
      case ExprType::Enum:
        slot = enum_attribute(context, shape, value.number);
        return true;
      case ExprType::Attr:
      case ExprType::Constant:
        slot = value.attribute();
        return true;
      case ExprType::Type:
        slot = TypeAttr::get(value.type_value());
        return true;
      case ExprType::Bool:
        if (shape.kind == SlotKind::Unit)
          slot = value.number ? Attribute(UnitAttr::get(context)) : Attribute();
        else
          slot = IntegerAttr::boolean(context, value.number != 0);
        return true;
      case ExprType::Natural:
        if (shape.kind == SlotKind::Enum)
          slot = enum_attribute(context, shape, value.number);
        else
          slot = from_value(value, shape.type ? shape.type : Type(IntegerType::get(context, 64)));
        return static_cast<bool>(slot);
      case ExprType::Bits:
        slot = constant_attribute(
            shape.type ? shape.type : Type(IntegerType::get(context, value.bits.getBitWidth())),
            value.bits);
        return static_cast<bool>(slot);
      case ExprType::Float:
        if (shape.type)
          slot = from_value(value, shape.type);
        return static_cast<bool>(slot);
      default:
        return false;
    }
  }

  // Whether the root would be replaced by itself, or by a constant that it is already.
  bool gives_root() {
    Attribute own = constant_of_root();
    return llvm::any_of(rule_.list(rule_.result), [&](Index index) {
      const Planned& planned = plan_of(index);
      bool is_equal = own && llvm::is_contained(constants_, &planned) && planned.attrs[0] == own &&
                      planned.types[0] == match_.root->result(0).type();
      return is_equal ||
             llvm::any_of(planned.values, [&](Value value) { return is_of_root(value); });
    });
  }

  Attribute constant_of_root() {
    return match_.root->num_results() == 1 ? constant_value(match_.root->result(0)) : Attribute();
  }

  // Whether the root would be replaced by an op that says the same, which the rule would match
  // again for ever. Discardable attributes do not count: the root may keep them.
  bool gives_equal_op() {
    llvm::ArrayRef<Index> result = rule_.list(rule_.result);
    return rule_.statements.empty() && result.size() == 1 &&
           rule_.nodes[result[0]].kind == NodeKind::Op && is_equal_op(result[0], match_.root);
  }

  bool is_equal_op(Index index, Operation* op) {
    const CheckedNode& node = rule_.nodes[index];
    const Planned& planned = plan_of(index);
    if (node.op != &op->info() || planned.types.size() != op->num_results() ||
        op->num_regions() != 0)
      return false;
    for (unsigned i = 0; i < op->num_results(); ++i)
      if (planned.types[i] != op->result(i).type())
        return false;
    return has_equal_attributes(*node.op, planned, op) && has_equal_successors(node, op) &&
           has_equal_operands(node, op);
  }

  // Absent attributes are their defaults. Sizes of groups of operands come from the operands.
  static bool has_equal_attributes(const OpInfo& info, const Planned& planned, Operation* op) {
    auto value = [&](Attribute given, unsigned slot) {
      return given ? given : info.default_attr(slot);
    };
    for (unsigned slot = 0; slot < planned.attrs.size(); ++slot)
      if (static_cast<int>(slot) != info.operand_segments_slot &&
          value(planned.attrs[slot], slot) != value(op->attr_slot(slot), slot))
        return false;
    if (info.operand_segments_slot < 0)
      return true;
    auto sizes =
        op->attr_slot(static_cast<unsigned>(info.operand_segments_slot)).try_as<DenseArrayAttr>();
    if (!sizes || sizes.size() != planned.sizes.size())
      return false;
    for (std::size_t i = 0; i < sizes.size(); ++i)
      if (sizes.as_int(i) != static_cast<std::int64_t>(planned.sizes[i]))
        return false;
    return true;
  }

  bool has_equal_successors(const CheckedNode& node, Operation* op) {
    llvm::ArrayRef<Index> blocks = rule_.list(node.successors);
    if (blocks.size() != op->num_successors())
      return false;
    for (unsigned i = 0; i < blocks.size(); ++i)
      if (block_of(blocks[i]) != op->successor(i))
        return false;
    return true;
  }

  bool has_equal_operands(const CheckedNode& node, Operation* op) {
    unsigned next = 0;
    return llvm::all_of(rule_.list(node.operands),
                        [&](Index index) { return is_equal_operand(index, op, next); }) &&
           next == op->num_operands();
  }

  // Whether what a node will be is what `op` has from operand `next` on, which is then behind it.
  bool is_equal_operand(Index index, Operation* op, unsigned& next) {
    const CheckedNode& node = rule_.nodes[index];
    const Planned& planned = plan_of(index);
    if (node.kind == NodeKind::List)
      return llvm::all_of(rule_.list(node.operands),
                          [&](Index element) { return is_equal_operand(element, op, next); });
    if (planned.is_made)
      return llvm::all_of(planned.values, [&](Value value) {
        return next < op->num_operands() && op->operand(next++) == value;
      });
    if (next == op->num_operands())
      return false;
    Value there = op->operand(next++);
    if (llvm::is_contained(constants_, &planned))
      return planned.types[0] == there.type() && constant_value(there) == planned.attrs[0];
    // An op that is made again; where it does something, it would do that twice.
    Operation* def = there.defining_op();
    return node.kind == NodeKind::Op && def && def->has(Trait::Pure) && def->num_results() == 1 &&
           is_equal_op(index, def);
  }

  // ---- The edits ----

  // The ops whose dialects are asked for a constant, in that order.
  llvm::SmallVector<const OpInfo*, 2> users_of(const Planned& constant) {
    llvm::SmallVector<const OpInfo*, 2> users;
    if (constant.user)
      users.push_back(constant.user);
    users.push_back(&match_.root->info());
    return users;
  }

  // Whether a dialect can make the constant, tried outside of all blocks, where nobody sees it.
  bool can_make(const Planned& constant) {
    return llvm::any_of(users_of(constant), [&](const OpInfo* user) {
      const DialectInfo* dialect = user->context->dialect(user->dialect_name.str());
      if (!dialect || !dialect->materialize_constant)
        return false;
      Builder nowhere(match_.root->context());
      Operation* op = dialect->materialize_constant(nowhere, match_.root->location(),
                                                    constant.attrs[0], constant.types[0]);
      if (op)
        op->erase();
      return op != nullptr;
    });
  }

  // All or none of them. The first one is its own trial.
  bool make_constants() {
    for (const Planned* constant : llvm::drop_begin(constants_, constants_.empty() ? 0 : 1))
      if (!can_make(*constant))
        return false;
    for (Planned* constant : constants_) {
      Value value =
          environment_.constant(users_of(*constant), constant->attrs[0], constant->types[0]);
      if (!value)
        return false;
      constant->values = {value};
      constant->is_made = true;
    }
    return true;
  }

  void execute() {
    Operation* root = match_.root;
    environment_.rewriter.set_insertion_point(root);
    for (const CheckedStatement& statement : rule_.statements) {
      llvm::ArrayRef<Index> variables = rule_.list(statement.variables);
      std::size_t next = 0;
      for (Index index : rule_.list(statement.values)) {
        make(index);
        Values values = rule_.nodes[index].replaces_all ? plan_of(index).values : value_of(index);
        for (Value value : values)
          if (next < variables.size())
            created_[variables[next++]] = value;
      }
    }
    llvm::SmallVector<Values, 2> results;
    for (Index index : rule_.list(rule_.result)) {
      make(index);
      const CheckedNode& node = rule_.nodes[index];
      if (node.replaces_all) {
        for (Value value : plan_of(index).values)
          results.push_back({value});
      } else {
        results.push_back(value_of(index));
      }
    }
    if (environment_.replace)
      return environment_.replace(root, results);
    if (root->num_results() == 0)
      return environment_.rewriter.erase_op(root);
    Values flat;
    for (const Values& values : results)
      flat.append(values);
    environment_.rewriter.replace_op(root, flat);
  }

  // What an operand place takes: of an op with several results the one that is meant.
  Values value_of(Index index) {
    const CheckedNode& node = rule_.nodes[index];
    const Values& values = plan_of(index).values;
    if (node.kind == NodeKind::Op && values.size() > 1)
      return {values[node.result > 0 ? static_cast<std::size_t>(node.result) : 0]};
    return values;
  }

  void make(Index index) {
    Planned& planned = plan_of(index);
    if (planned.is_made)
      return;
    planned.is_made = true;
    const CheckedNode& node = rule_.nodes[index];
    switch (node.kind) {
      case NodeKind::Value:  // of a statement
        planned.values = {created_[node.variable]};
        return;
      case NodeKind::List:
        for (Index element : rule_.list(node.operands)) {
          make(element);
          planned.values.append(value_of(element));
        }
        return;
      case NodeKind::Op:
        return make_op(node, planned);
      case NodeKind::Native:
        return call_builder(node, planned);
      default:
        return;
    }
  }

  void make_op(const CheckedNode& node, Planned& planned) {
    llvm::SmallVector<Value, 8> operands;
    for (Index operand : rule_.list(node.operands)) {
      make(operand);
      operands.append(value_of(operand));
    }
    llvm::SmallVector<Block*, 2> successors;
    for (Index block : rule_.list(node.successors))
      successors.push_back(block_of(block));
    bool is_plain = planned.sizes.size() == operands.size() &&
                    llvm::all_of(planned.sizes, [](unsigned size) { return size == 1; });
    Operation* op = pliron::detail::create_op({environment_.rewriter,
                                               location_of(node),
                                               node.op,
                                               operands,
                                               is_plain && node.op->operand_segments_slot < 0
                                                   ? llvm::ArrayRef<unsigned>()
                                                   : llvm::ArrayRef<unsigned>(planned.sizes),
                                               planned.types,
                                               {},
                                               true,
                                               planned.attrs,
                                               successors,
                                               0,
                                               {}});
    for (Value result : op->results())
      planned.values.push_back(result);
  }

  Block* block_of(Index index) {
    const Binding& bound = match_.variables[rule_.nodes[index].variable];
    return static_cast<Block*>(const_cast<void*>(bound.pointer));
  }

  Location location_of(const CheckedNode& node) {
    llvm::SmallVector<Location, 2> parts;
    for (Index variable : rule_.list(node.at)) {
      Value value = match_.variables[variable].value();
      if (rule_.variables[variable].kind == VarKind::Created)
        value = created_[variable];
      if (value)
        parts.push_back(value.location());
    }
    if (parts.empty())
      return match_.root->location();
    return parts.size() == 1 ? parts[0] : Location::fused(match_.root->context(), parts, {});
  }

  void call_builder(const CheckedNode& node, Planned& planned) {
    const RuleNative& native = *match_.set->natives[node.native].native;
    llvm::ArrayRef<Index> operands = rule_.list(node.operands);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      NativeType type = native.params[i];
      if (type != NativeType::Value && type != NativeType::Values)
        continue;
      make(operands[i]);
      Values values = value_of(operands[i]);
      if (type == NativeType::Values)
        planned.arguments[i] = std::vector<Value>(values.begin(), values.end());
      else
        planned.arguments[i] = values.empty() ? Value() : values[0];
    }
    NativeResults results;
    native.build(environment_.rewriter, location_of(node), planned.arguments, results);
    for (const NativeValue& result : results)
      if (const Value* value = std::get_if<Value>(&result))
        planned.values.push_back(*value);
      else if (const auto* values = std::get_if<std::vector<Value>>(&result))
        planned.values.append(values->begin(), values->end());
    environment_.rewriter.set_insertion_point(match_.root);
  }

  RuleMatch& match_;
  const CheckedRule& rule_;
  const RuleEnvironment& environment_;
  llvm::SmallVector<Planned, 6> nodes_;       // of the right side
  llvm::SmallVector<Planned*, 4> constants_;  // of nodes_, in the order in which they are made
  llvm::SmallVector<Value, 8> created_;
  llvm::SmallVector<Type, 8> created_types_;
};

}  // namespace

bool apply_rule(RuleMatch& match, const RuleEnvironment& environment) {
  return Application(match, environment).run();
}

}  // namespace pliron::rules
