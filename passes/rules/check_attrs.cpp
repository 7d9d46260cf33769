// Resolves what rules say of attributes. See checker.h.

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

static llvm::StringRef text_of(std::string_view text) {
  return {text.data(), text.size()};
}

static const AttrSlotDef& slot_def(const OpInfo& op, unsigned slot) {
  return op.def->attrs[static_cast<int>(slot)];
}

// The words that a string attribute can be; none when it can be any.
static StaticSpan<std::string_view> string_words(AttrConstraint constraint) {
  const ConstraintNode* node = constraint.node;
  while (node && node->kind == ConstraintKind::Named)
    node = node->parts.empty() ? nullptr : node->parts[0];
  return node && node->kind == ConstraintKind::StringAttr ? node->words
                                                          : StaticSpan<std::string_view>{};
}

static bool is_bool(const SlotShape& shape) {
  auto type = shape.type.try_as<IntegerType>();
  return shape.kind == SlotKind::Integer && type && type.width() == 1;
}

// What a bare word can mean for an op.
struct RuleChecker::SlotWords {
  int named = -1;                             // the slot of that name
  llvm::SmallVector<unsigned, 2> cases = {};  // slots of which it is a case
  llvm::SmallVector<llvm::StringRef, 32> all = {};

  SlotWords(const OpInfo& op, llvm::StringRef word) {
    for (int i = 0; i < op.def->attrs.size(); ++i) {
      const AttrSlotDef& attr = op.def->attrs[i];
      all.push_back(text_of(attr.name));
      if (text_of(attr.name) == word)
        named = i;
      bool is_case = false;
      auto add = [&](std::string_view name) {
        all.push_back(text_of(name));
        is_case |= text_of(name) == word;
      };
      if (const EnumDef* def = slot_shape(op, static_cast<unsigned>(i)).enumeration)
        for (const EnumCase& entry : def->cases)
          add(entry.name);
      for (std::string_view name : string_words(attr.constraint))
        add(name);
      if (is_case)
        cases.push_back(static_cast<unsigned>(i));
    }
  }
};

bool RuleChecker::attributes(const Node& node, CheckedNode& checked, Span span, Side side) {
  const OpInfo& op = *checked.op;
  bool any = node.flags & AnyAttrs;
  bool is_right = true;
  if (any && side == Side::Right) {
    error_at(span) << "'..' is for the left side; a new op gets what is written, and defaults";
    is_right = false;
  }
  llvm::SmallVector<CheckedAttr, 8> attrs;
  for (Index index : set().list(node.attrs)) {
    const Attr& attr = set().attrs[index];
    Span place = set().attr_spans[index];
    bool is_word = attr.test == AttrTest::Word || attr.test == AttrTest::NotWord;
    is_right &= is_word ? attr_word(attr, place, op, side, attrs)
                        : attr_named(attr, place, op, side, attrs);
  }
  if (is_right)
    is_right = unmentioned(op, span, side, any, attrs);
  // Tests that need no variable are cheaper and fail more often.
  llvm::SmallVector<Index, 8> indices;
  for (bool binds : {false, true})
    for (const CheckedAttr& attr : attrs) {
      if (attr.slot == ~0u || (attr.check == AttrCheck::Bind) != binds)
        continue;
      rule_.attrs.push_back(attr);
      indices.push_back(static_cast<Index>(rule_.attrs.size() - 1));
    }
  checked.attrs = add_list(indices);
  return is_right;
}

// Puts a test or a value beside those there are; flags of one slot go together.
bool RuleChecker::add_attr(const OpInfo& op, const CheckedAttr& attr, Side side,
                           llvm::SmallVectorImpl<CheckedAttr>& out) {
  for (CheckedAttr& other : out) {
    if (other.slot != attr.slot)
      continue;
    bool are_flags = attr.shape.enumeration && attr.shape.enumeration->bits;
    bool can_merge = are_flags && other.check == attr.check &&
                     (attr.check == AttrCheck::HasFlags || attr.check == AttrCheck::LacksFlags ||
                      (side == Side::Right && attr.flags && other.flags));
    if (can_merge) {
      other.flags |= attr.flags;
      if (side == Side::Right)
        other.value = enum_attribute(context_, attr.shape, other.flags);
      return true;
    }
    bool is_pair = are_flags && side == Side::Left &&
                   (attr.check == AttrCheck::HasFlags || attr.check == AttrCheck::LacksFlags) &&
                   (other.check == AttrCheck::HasFlags || other.check == AttrCheck::LacksFlags);
    if (is_pair)
      continue;
    error_at(attr.span) << "attribute '" << slot_def(op, attr.slot).name << "' of '" << op.name
                        << "' is given twice";
    return false;
  }
  out.push_back(attr);
  return true;
}

// A bare word: a unit or bool attribute, or a case of an enumeration.
bool RuleChecker::attr_word(const Attr& attr, Span span, const OpInfo& op, Side side,
                            llvm::SmallVectorImpl<CheckedAttr>& out) {
  llvm::StringRef word = set().name(attr.slot);
  bool negated = attr.test == AttrTest::NotWord;
  SlotWords words(op, word);
  CheckedAttr checked{.span = span};
  if (negated && side == Side::Right) {
    error_at(span) << "'not' is for the left side; a new op has only the flags that are written";
    return false;
  }
  if (words.named >= 0) {
    checked.slot = static_cast<unsigned>(words.named);
    checked.shape = slot_shape(op, checked.slot);
    if (checked.shape.kind == SlotKind::Unit) {
      checked.check = side == Side::Right ? AttrCheck::Set
                      : negated           ? AttrCheck::Default
                                          : AttrCheck::Present;
      if (side == Side::Right)
        checked.value = UnitAttr::get(context_);
      return add_attr(op, checked, side, out);
    }
    if (is_bool(checked.shape)) {
      checked.check = side == Side::Right ? AttrCheck::Set : AttrCheck::Equals;
      checked.value = IntegerAttr::boolean(context_, !negated);
      return add_attr(op, checked, side, out);
    }
    if (words.cases.empty()) {
      error_at(span) << "attribute '" << word << "' of '" << op.name
                     << "' is neither a unit nor a bool; write '" << word << " = ...'";
      return false;
    }
  }
  if (words.cases.empty()) {
    error_at(span) << "'" << op.name << "' has no attribute and no case named '" << word << "'"
                   << did_you_mean(word, words.all);
    return false;
  }
  if (words.cases.size() > 1) {
    InFlightDiagnostic error = error_at(span);
    error << "'" << word << "' is a case of several attributes of '" << op.name << "': ";
    for (std::size_t i = 0; i < words.cases.size(); ++i)
      error << (i > 0 ? ", '" : "'") << slot_def(op, words.cases[i]).name << "'";
    error << "; write '" << slot_def(op, words.cases[0]).name << " = " << word << "'";
    return false;
  }
  checked.slot = words.cases[0];
  checked.shape = slot_shape(op, checked.slot);
  bool is_flag = checked.shape.enumeration && checked.shape.enumeration->bits;
  if (negated && !is_flag) {
    error_at(span) << "'not' is for flags, units and bools; bind '"
                   << slot_def(op, checked.slot).name << " = #name' and compare after 'where'";
    return false;
  }
  if (!checked.shape.enumeration) {
    checked.value = StringAttr::get(context_, word);
    checked.check = side == Side::Right ? AttrCheck::Set : AttrCheck::Equals;
    return add_attr(op, checked, side, out);
  }
  std::int64_t number = checked.shape.enumeration->find(std::string_view(word))->value;
  if (is_flag && side == Side::Left) {
    checked.check = negated ? AttrCheck::LacksFlags : AttrCheck::HasFlags;
    checked.flags = number;
  } else {
    checked.check = side == Side::Right ? AttrCheck::Set : AttrCheck::Equals;
    checked.flags = is_flag ? number : 0;
    checked.value = enum_attribute(context_, checked.shape, number);
  }
  return add_attr(op, checked, side, out);
}

// `a = ...`.
bool RuleChecker::attr_named(const Attr& attr, Span span, const OpInfo& op, Side side,
                             llvm::SmallVectorImpl<CheckedAttr>& out) {
  llvm::StringRef name = set().name(attr.slot);
  int slot = op.def->attrs.index_of(std::string_view(name));
  if (slot < 0) {
    llvm::SmallVector<llvm::StringRef, 24> names;
    for (const AttrSlotDef& each : op.def->attrs)
      names.push_back(text_of(each.name));
    error_at(span) << "'" << op.name << "' has no attribute named '" << name << "'"
                   << did_you_mean(name, names);
    return false;
  }
  CheckedAttr checked{.slot = static_cast<unsigned>(slot), .span = span};
  checked.shape = slot_shape(op, checked.slot);
  switch (attr.test) {
    case AttrTest::Accept:
      if (side == Side::Right) {
        error_at(span) << "'_' is for the left side; give the new op a value";
        return false;
      }
      // Kept until all are there, so that it counts as mentioned.
      checked.check = AttrCheck::Set;
      return add_attr(op, checked, side, out);
    case AttrTest::Bind:
      if (side == Side::Left)
        return attr_bind(attr, span, checked) && add_attr(op, checked, side, out);
      [[fallthrough]];
    default:
      break;
  }
  if (!attr_equals(attr, span, op, side, checked) || !add_attr(op, checked, side, out))
    return false;
  if (checked.check != AttrCheck::HasFlags)
    return true;
  CheckedAttr others = checked;  // exactly these flags
  others.check = AttrCheck::LacksFlags;
  others.flags = checked.shape.enumeration->mask() & ~checked.flags;
  return add_attr(op, others, side, out);
}

bool RuleChecker::attr_bind(const Attr& attr, Span span, CheckedAttr& checked) {
  Name name = set().exprs[attr.value].subject;
  checked.check = AttrCheck::Bind;
  checked.variable = find(name);
  checked.binds = checked.variable == no_var;
  if (!checked.binds) {
    const Variable& other = rule_.variables[checked.variable];
    if (other.kind == VarKind::Attr && other.enumeration == checked.shape.enumeration)
      return true;
    error_at(span).note(checker_.location(other.span), "the other place is here")
        << "'" << other.name << "' is something else elsewhere";
    return false;
  }
  static constexpr std::pair<SlotKind, ExprType> types[] = {{SlotKind::Enum, ExprType::Enum},
                                                            {SlotKind::Integer, ExprType::Bits},
                                                            {SlotKind::Float, ExprType::Float}};
  ExprType type = ExprType::Attr;
  for (auto [kind, of_kind] : types)
    if (checked.shape.kind == kind)
      type = of_kind;
  checked.variable = define(name, VarKind::Attr, type, set().expr_spans[attr.value]);
  Variable& variable = rule_.variables[checked.variable];
  variable.enumeration = checked.shape.enumeration;
  variable.shape = checked.shape;
  return true;
}

bool RuleChecker::attr_equals(const Attr& attr, Span span, const OpInfo& op, Side side,
                              CheckedAttr& checked) {
  const Expr& value = set().exprs[attr.value];
  checked.check = side == Side::Right ? AttrCheck::Set : AttrCheck::Equals;
  bool is_constant = value.kind == ExprKind::Literal || value.kind == ExprKind::Word ||
                     value.kind == ExprKind::Attribute;
  if (!is_constant && side == Side::Left) {
    error_at(span) << "'#(...)' cannot be matched; bind '#name' and put the condition after "
                      "'where'";
    return false;
  }
  if (!is_constant)
    return attr_computed(attr, span, op, checked);
  if (!attr_constant(value, set().expr_spans[attr.value], op, checked))
    return false;
  // An absent set of flags is the empty one, so flags are compared and not the attribute.
  bool are_flags = checked.shape.enumeration && checked.shape.enumeration->bits;
  std::optional<std::int64_t> number =
      are_flags ? enum_number(checked.shape, checked.value) : std::nullopt;
  if (side == Side::Left && number) {
    checked.check = *number ? AttrCheck::HasFlags : AttrCheck::LacksFlags;
    checked.flags = *number ? *number : checked.shape.enumeration->mask();
  }
  return true;
}

// A literal, a word or an attribute as the slot's value.
bool RuleChecker::attr_constant(const Expr& value, Span span, const OpInfo& op,
                                CheckedAttr& checked) {
  const AttrSlotDef& slot = slot_def(op, checked.slot);
  llvm::StringRef text = set().name(value.subject);
  if (value.kind == ExprKind::Attribute) {
    checked.value = checker_.read_attribute(value.subject, span);
    ok_ &= static_cast<bool>(checked.value);
  } else if (value.kind == ExprKind::Word && checked.shape.enumeration) {
    const EnumCase* found = checked.shape.enumeration->find(std::string_view(text));
    if (!found) {
      error_at(span) << "'" << text << "' is no case of attribute '" << slot.name << "' of '"
                     << op.name << "'; its cases are " << list_cases(*checked.shape.enumeration);
      return false;
    }
    checked.value = enum_attribute(context_, checked.shape, found->value);
    if (!checked.value)
      return true;
  } else if (value.kind == ExprKind::Word && !string_words(slot.constraint).empty()) {
    checked.value = StringAttr::get(context_, text);
  } else if (value.kind == ExprKind::Literal) {
    Index index = literal(value, span);
    if (!index)
      return false;
    const Literal& number = rule_.literals[rule_.exprs[index].literal];
    Type type = checked.shape.type;
    if (checked.shape.kind == SlotKind::Float && type) {
      if (auto converted = number.as_float(type.as<FloatType>().semantics()))
        checked.value = FloatAttr::get(type.as<FloatType>(), *converted);
    } else if (type) {
      unsigned width = type.is<IntegerType>() ? type.as<IntegerType>().width() : 64;
      if (auto bits = number.bits(width))
        checked.value = IntegerAttr::get(type, *bits);
    }
  }
  if (checked.value && slot.constraint.accepts(checked.value))
    return true;
  // A number says nothing of its type, and the record allows several.
  bool is_open = value.kind == ExprKind::Literal && !checked.value && !checked.shape.type &&
                 checked.shape.kind == SlotKind::Other;
  if (is_open)
    error_at(span) << "what type the number of attribute '" << slot.name << "' of '" << op.name
                   << "' has is not known; write an attribute with its type, such as '" << text
                   << " : i32'";
  else if (ok_ || checked.value)
    error_at(span) << "attribute '" << slot.name << "' of '" << op.name << "' must be "
                   << slot.constraint.description();
  return false;
}

// `a = #(...)` or `a = #f` on a new op.
bool RuleChecker::attr_computed(const Attr& attr, Span span, const OpInfo& op,
                                CheckedAttr& checked) {
  const SlotShape& shape = checked.shape;
  const Expr& source = set().exprs[attr.value];
  checked.expr = source.kind == ExprKind::Word && shape.enumeration
                     ? word_as(attr.value, *shape.enumeration)
                     : expr(attr.value);
  if (!checked.expr)
    return false;
  const CheckedExpr& value = rule_.exprs[checked.expr];
  if (value.type == ExprType::Attr)
    return true;
  bool is_variable =
      value.op == ExprOp::Variable && rule_.variables[value.variable].kind == VarKind::Attr;
  bool fits = false;
  switch (shape.kind) {
    case SlotKind::Enum:
      fits = value.type == ExprType::Enum && value.enumeration == shape.enumeration;
      break;
    case SlotKind::Integer:
      fits = value.type == ExprType::Bits || value.type == ExprType::Natural ||
             (value.type == ExprType::Bool && is_bool(shape)) || value.type == ExprType::Constant;
      fits &= is_variable || shape.type || value.type == ExprType::Constant;
      break;
    case SlotKind::Float:
      fits = value.type == ExprType::Float || value.type == ExprType::Constant;
      break;
    case SlotKind::Type:
      fits = value.type == ExprType::Type;
      break;
    case SlotKind::Unit:
      fits = value.type == ExprType::Bool;
      break;
    case SlotKind::Other:
      fits = is_variable || value.type == ExprType::Constant;
      break;
  }
  // What was read from such a slot goes into one as it is.
  if (is_variable && fits)
    rule_.exprs[checked.expr].type = ExprType::Attr;
  if (fits)
    return true;
  error_at(span) << "this does not give what attribute '" << slot_def(op, checked.slot).name
                 << "' of '" << op.name
                 << "' must be: " << slot_def(op, checked.slot).constraint.description();
  return false;
}

// What is not written: on the left it must be absent or default, on the right it will be.
bool RuleChecker::unmentioned(const OpInfo& op, Span span, Side side, bool any,
                              llvm::SmallVectorImpl<CheckedAttr>& out) {
  llvm::SmallVector<bool, 24> mentioned(static_cast<std::size_t>(op.def->attrs.size()));
  for (CheckedAttr& attr : out) {
    mentioned[attr.slot] = true;
    if (side == Side::Left && attr.check == AttrCheck::Set)
      attr.slot = ~0u;  // accepted whatever it is
  }
  bool is_right = true;
  for (int i = 0; i < op.def->attrs.size(); ++i) {
    const AttrSlotDef& def = op.def->attrs[i];
    if (mentioned[static_cast<std::size_t>(i)] || (side == Side::Left && (any || def.refining)))
      continue;
    bool has_value = def.has_default() || def.presence == Presence::Optional;
    if (!has_value && side == Side::Right) {
      error_at(span) << "attribute '" << def.name << "' of the new '" << op.name
                     << "' has no value and no default; write a case or '" << def.name << " = ...'";
      return false;
    }
    if (!has_value) {
      error_at(span) << "this pattern does not say what attribute '" << def.name << "' of '"
                     << op.name << "' is; write a case, '" << def.name << " = #name', '" << def.name
                     << " = _' or '..'";
      return false;
    }
    if (side == Side::Right)
      continue;
    CheckedAttr implied{.slot = static_cast<unsigned>(i), .span = span};
    implied.shape = slot_shape(op, implied.slot);
    implied.value = op.default_attr(implied.slot);
    bool are_flags = implied.shape.enumeration && implied.shape.enumeration->bits && !implied.value;
    implied.check = are_flags ? AttrCheck::LacksFlags : AttrCheck::Default;
    implied.flags = are_flags ? implied.shape.enumeration->mask() : 0;
    out.push_back(implied);
  }
  return is_right;
}

}  // namespace pliron::rules
