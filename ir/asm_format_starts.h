#pragma once
// What the elements of an assembly format start in, and whether a reader who looks at one token can
// tell something that may be absent from what then follows. Part of ir/asm_format_compiler.h.

#include "ir/asm_format.h"
#include "ir/custom_directive.h"
#include "ir/enum_def.h"
#include "ir/format_text.h"

namespace pliron {

// Of constraints, what can be told while compiling.
// ------------------------------------------------

// The constraint behind names; null for one that accepts everything.
constexpr const ConstraintNode* unnamed(const ConstraintNode* node) {
  while (node && node->kind == ConstraintKind::Named)
    node = node->parts[0];
  return node && node->kind == ConstraintKind::Any ? nullptr : node;
}
// Whether one type alone satisfies it. True only where only_type() finds it.
constexpr bool has_only_type(const ConstraintNode* node) {
  node = unnamed(node);
  if (!node)
    return false;
  switch (node->kind) {
    case ConstraintKind::Integer:
      return node->numbers.size() == 1 &&
             (node->flags == 1 || node->flags == 2 || node->flags == 4);
    case ConstraintKind::Float:
      return node->words.size() == 1;
    case ConstraintKind::Base:
      return node->name == "builtin.index" || node->name == "builtin.none";
    case ConstraintKind::Exact:
      return true;
    default:
      return false;
  }
}
// Whether it stands for one type or attribute of a dialect, which then need not be named in text.
constexpr bool is_dialect_record(const ConstraintNode* node) {
  node = unnamed(node);
  return node && node->kind == ConstraintKind::Base && !node->name.starts_with("builtin.");
}
constexpr bool is_unit_node(const ConstraintNode* node) {
  node = unnamed(node);
  return node && node->kind == ConstraintKind::Base && node->name == "builtin.unit_attr";
}
constexpr const EnumDef* enumeration_of(const ConstraintNode* node) {
  node = unnamed(node);
  return node ? node->enumeration : nullptr;
}
constexpr std::string_view separator_of(const EnumDef& enumeration) {
  std::string_view text = enumeration.separator;
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' '))
    text.remove_suffix(1);
  return text;
}

constexpr FormatAttrStyle attr_style(const AttrSlotDef& attr, bool qualified) {
  const ConstraintNode* node = unnamed(attr.constraint.node);
  if (attr.name == "sym_name")
    return FormatAttrStyle::Symbol;
  if (!node)
    return FormatAttrStyle::Full;
  switch (node->kind) {
    case ConstraintKind::IntegerAttr:
      if (node->enumeration)
        return FormatAttrStyle::Word;
      return has_only_type(node->parts[0]) ? FormatAttrStyle::Number : FormatAttrStyle::Full;
    case ConstraintKind::FloatAttr:
      return has_only_type(node->parts[0]) ? FormatAttrStyle::Number : FormatAttrStyle::Full;
    case ConstraintKind::StringAttr:
      return FormatAttrStyle::Text;
    case ConstraintKind::DenseArray:
      return has_only_type(node->parts[0]) && !qualified ? FormatAttrStyle::Elements
                                                         : FormatAttrStyle::Full;
    case ConstraintKind::Base:
      if (is_unit_node(node))
        return FormatAttrStyle::Nothing;
      return is_dialect_record(node) && !qualified ? FormatAttrStyle::Body : FormatAttrStyle::Full;
    default:
      return FormatAttrStyle::Full;
  }
}

// Tokens.
// -------------------------------------------------------------------------------------------

// Whether a word is one of the builtin types.
constexpr bool is_type_keyword(std::string_view word) {
  for (std::string_view name : {"vector", "tuple", "tensor", "memref", "complex", "index", "none"})
    if (word == name)
      return true;
  // f32, bf16, tf32, f8E4M3FN
  if (word.starts_with("bf") || word.starts_with("tf"))
    word.remove_prefix(1);
  if (word.starts_with("f"))
    return word.size() > 1 && detail::is_digit(word[1]);
  if (word.starts_with("si") || word.starts_with("ui"))
    word.remove_prefix(1);
  return word.starts_with("i") && word.size() > 1 && detail::is_integer_text(word.substr(1)) &&
         word[1] != '-';
}

// The tokens that something can start in.
struct FormatStart {
  enum : std::uint32_t {
    Percent = 1u << 0,
    Caret = 1u << 1,
    Brace = 1u << 2,
    Paren = 1u << 3,
    Square = 1u << 4,
    Angle = 1u << 5,
    At = 1u << 6,
    Quote = 1u << 7,
    Digit = 1u << 8,  // of a number, or its `-`
    Bang = 1u << 9,
    Hash = 1u << 10,
    TypeWord = 1u << 11,
    BoolWord = 1u << 12,  // true, false
    UnitWord = 1u << 13,
    AttrWord = 1u << 14,  // array, dense and their like
    Comma = 1u << 15,
    Type = Bang | Paren | TypeWord,
    Attr = Brace | Square | At | Quote | Digit | Hash | Type | BoolWord | UnitWord | AttrWord,
  };
  std::uint32_t classes = 0;
  std::string_view literal = {};
  const EnumDef* words = nullptr;

  constexpr FormatStart(std::uint32_t c = 0) : classes(c) {}
};

constexpr std::uint32_t class_of_literal(std::string_view text) {
  constexpr struct {
    std::string_view text;
    std::uint32_t start;
  } table[] = {{"{", FormatStart::Brace}, {"(", FormatStart::Paren}, {"[", FormatStart::Square},
               {"<", FormatStart::Angle}, {"-", FormatStart::Digit}, {",", FormatStart::Comma}};
  for (const auto& entry : table)
    if (text == entry.text)
      return entry.start;
  if (text == "true" || text == "false")
    return FormatStart::BoolWord;
  if (text == "unit")
    return FormatStart::UnitWord;
  return is_type_keyword(text) ? std::uint32_t{FormatStart::TypeWord} : 0;
}

// What both can start in, for messages; "" when there is no such token.
constexpr std::string_view common_start(const FormatStart& a, const FormatStart& b) {
  if (!a.literal.empty() && a.literal == b.literal)
    return a.literal;
  for (int turn = 0; turn < 2; ++turn) {
    const FormatStart& x = turn ? b : a;
    const FormatStart& y = turn ? a : b;
    if (x.literal.empty())
      continue;
    if (y.words && y.words->find(x.literal))
      return x.literal;
    if (class_of_literal(x.literal) & y.classes)
      return x.literal;
  }
  constexpr std::string_view names[] = {"%", "^",      "{",    "(",        "[",
                                        "<", "@",      "\"",   "a number", "!",
                                        "#", "a type", "true", "unit",     "an attribute",
                                        ","};
  std::uint32_t both = a.classes & b.classes;
  for (int i = 0; i < 16; ++i)
    if (both & (1u << i))
      return names[i];
  return a.words && b.words ? "a word" : "";
}

// Without regard to whether it may be absent.
constexpr FormatStart attr_start(const AttrSlotDef& attr, FormatAttrStyle style) {
  const ConstraintNode* node = unnamed(attr.constraint.node);
  switch (style) {
    case FormatAttrStyle::Symbol:
      return FormatStart::At;
    case FormatAttrStyle::Text:
      return FormatStart::Quote;
    case FormatAttrStyle::Elements:
      return FormatStart::Square;
    case FormatAttrStyle::Nothing:
    case FormatAttrStyle::Body:  // not known
      return {};
    case FormatAttrStyle::Word: {
      FormatStart start(is_unit_node(node) ? std::uint32_t{FormatStart::UnitWord} : 0);
      start.words = enumeration_of(node);
      return start;
    }
    case FormatAttrStyle::Number:
      return has_only_type(node->parts[0]) && node->kind == ConstraintKind::IntegerAttr &&
                     unnamed(node->parts[0])->numbers.size() == 1 &&
                     unnamed(node->parts[0])->numbers[0] == 1
                 ? FormatStart(FormatStart::BoolWord)
                 : FormatStart(FormatStart::Digit);
    case FormatAttrStyle::Full:
      break;
  }
  if (!node)
    return FormatStart::Attr;
  switch (node->kind) {
    case ConstraintKind::SymbolRef:
      return FormatStart::At;
    case ConstraintKind::TypeAttr:
      return FormatStart::Type;
    case ConstraintKind::ArrayAttr:
      return FormatStart::Square;
    case ConstraintKind::DictAttr:
      return FormatStart::Brace;
    case ConstraintKind::Base:
      return node->name == "builtin.dictionary" ? FormatStart::Brace
             : is_dialect_record(node)          ? FormatStart::Hash
                                                : FormatStart::Attr;
    default:
      return FormatStart::Attr;
  }
}
// Whether one token tells that an attribute is there: it cannot be anything else.
constexpr bool attr_can_be_recognised(const AttrSlotDef& attr, FormatAttrStyle style) {
  FormatStart start = attr_start(attr, style);
  return start.words || (start.classes != 0 && start.classes != FormatStart::Attr);
}
// Whether `: type` behind the attribute would be taken as a part of it.
constexpr bool attr_may_have_type(const AttrSlotDef& attr, FormatAttrStyle style) {
  if (style != FormatAttrStyle::Full)
    return false;
  const ConstraintNode* node = unnamed(attr.constraint.node);
  return !node || node->kind == ConstraintKind::IntegerAttr ||
         node->kind == ConstraintKind::FloatAttr || node->kind == ConstraintKind::Native;
}

// A compiled format, for questions about what can stand behind a step.
// -------------------------------

struct FormatStarts {
  const OpDef& def;
  const FormatStep* steps;
  int num_steps;
  std::uint32_t guarded;  // attributes that are there when their optional group is

  template <typename List>
  static constexpr Arity arity(const List& list, int index) {
    return index < 0 ? Arity::Variadic : list[index].arity;
  }
  constexpr Arity arity_of(const FormatStep& step) const {
    switch (step.kind) {
      case FormatStep::Operand:
        return arity(def.operands, step.index);
      case FormatStep::Region:
        return arity(def.regions, step.index);
      case FormatStep::Successor:
        return arity(def.successors, step.index);
      case FormatStep::Types:
        return step.first.results ? arity(def.results, step.first.group)
                                  : arity(def.operands, step.first.group);
      default:
        return Arity::Single;
    }
  }
  // Whether reading goes on behind the step when nothing of it is there.
  constexpr bool may_be_absent(const FormatStep& step) const {
    switch (step.kind) {
      case FormatStep::AttrDict:
      case FormatStep::PropDict:
        return true;
      case FormatStep::Attr: {
        const AttrSlotDef& attr = def.attrs[step.index];
        return attr.presence == Presence::Optional && !attr.has_default() &&
               !(guarded & (1u << step.index));
      }
      default:
        return arity_of(step) != Arity::Single;
    }
  }
  constexpr FormatStart start_of(const FormatStep& step) const {
    FormatStart start;
    switch (step.kind) {
      case FormatStep::Literal:
      case FormatStep::Clause:
        start.literal = step.text;
        return start;
      case FormatStep::Operand:
        return FormatStart::Percent;
      case FormatStep::Successor:
        return FormatStart::Caret;
      case FormatStep::Region:
        return FormatStart::Brace;
      case FormatStep::Attr:
        return attr_start(def.attrs[step.index], step.style);
      case FormatStep::Types:
        return step.stripped ? 0u : std::uint32_t{FormatStart::Type};
      case FormatStep::FunctionalType:
        return FormatStart::Paren;
      case FormatStep::AttrDict:
        if (step.flag)
          start.literal = "attributes";
        else
          start.classes = FormatStart::Brace;
        return start;
      case FormatStep::PropDict:
        return FormatStart::Angle;
      default:
        return start;
    }
  }

  // What `start` shares with the start of anything that can come at `from`; "" for nothing.
  constexpr std::string_view shared_with_follow(const FormatStart& start, int from) const {
    for (int at = from; at < num_steps;) {
      const FormatStep& step = steps[at];
      if (step.kind == FormatStep::Space) {
        ++at;
      } else if (step.kind == FormatStep::Jump) {
        at = step.target;
      } else if (step.kind == FormatStep::Optional) {
        int first = at + 1;
        while (steps[first].kind == FormatStep::Space)
          ++first;
        if (std::string_view shared = common_start(start, start_of(steps[first])); !shared.empty())
          return shared;
        at = step.target;
      } else if (step.kind == FormatStep::List || step.kind == FormatStep::Again) {
        int list = step.kind == FormatStep::List ? at : step.target;
        for (int i = list + 1; i < steps[list].target; ++i)
          if (steps[i].kind == FormatStep::Clause)
            if (std::string_view shared = common_start(start, start_of(steps[i])); !shared.empty())
              return shared;
        at = steps[list].target;
      } else {
        if (std::string_view shared = common_start(start, start_of(step)); !shared.empty())
          return shared;
        if (step.kind == FormatStep::Custom || !may_be_absent(step))
          return {};
        ++at;
      }
    }
    // Behind the op: its location, the next op, or a label.
    FormatStart location;
    location.literal = "loc";
    bool ends_block = def.traits.has(Trait::Terminator);
    FormatStart next(ends_block
                         ? FormatStart::Caret
                         : static_cast<std::uint32_t>(FormatStart::Percent | FormatStart::Quote));
    std::string_view shared = common_start(start, location);
    return shared.empty() && !common_start(start, next).empty() ? next_op : shared;
  }
  // Stands for what follows the whole op.
  static constexpr std::string_view next_op = "the next op";

  constexpr bool is_first_of_group(int at) const {
    while (at > 0 && steps[at - 1].kind == FormatStep::Space)
      --at;
    return at > 0 && steps[at - 1].kind == FormatStep::Optional;
  }
  constexpr bool is_anchor(int at) const {
    for (int i = 0; i < at; ++i)
      if (steps[i].kind == FormatStep::Optional && steps[i].anchor == at)
        return true;
    return false;
  }
  // Whether the number of types follows from operands that have been read.
  constexpr bool is_counted(int at) const {
    const FormatStep& types = steps[at];
    if (types.first.results)
      return false;
    for (int i = 0; i < at; ++i)
      if (steps[i].kind == FormatStep::Operand &&
          (steps[i].index < 0 || steps[i].index == types.first.group))
        return true;
    return false;
  }

  // What a step may start in, or go on with, though the same can follow when it is not there or has
  // ended; "" when there is no such thing.
  constexpr std::string_view conflict(int at) const {
    const FormatStep& step = steps[at];
    if (step.kind == FormatStep::Optional) {
      int first = at + 1;
      while (steps[first].kind == FormatStep::Space)
        ++first;
      return shared_with_follow(start_of(steps[first]), step.target);
    }
    if (step.kind == FormatStep::Clause) {
      int list = steps[step.target - 1].target;
      return shared_with_follow(start_of(step), steps[list].target);
    }
    if (step.kind == FormatStep::Types && is_counted(at))
      return {};
    if (may_be_absent(step) && !is_first_of_group(at) && !is_anchor(at))
      if (std::string_view shared = shared_with_follow(start_of(step), at + 1); !shared.empty())
        return shared;
    if (arity_of(step) == Arity::Variadic)
      return shared_with_follow(FormatStart::Comma, at + 1);
    if (step.kind != FormatStep::Attr)
      return {};
    const AttrSlotDef& attr = def.attrs[step.index];
    const EnumDef* enumeration = enumeration_of(attr.constraint.node);
    FormatStart more;
    if (step.style == FormatAttrStyle::Word && enumeration && enumeration->bits)
      more.literal = separator_of(*enumeration);
    else if (attr_may_have_type(attr, step.style))
      more.literal = ":";
    else
      return {};
    return shared_with_follow(more, at + 1);
  }
};

// What mistakes call something that a format writes.
constexpr std::string_view step_name(const OpDef& def, const FormatStep& step) {
  switch (step.kind) {
    case FormatStep::Operand:
      return step.index < 0 ? "operands" : def.operands[step.index].name;
    case FormatStep::Attr:
      return def.attrs[step.index].name;
    case FormatStep::Region:
      return step.index < 0 ? "regions" : def.regions[step.index].name;
    case FormatStep::Successor:
      return step.index < 0 ? "successors" : def.successors[step.index].name;
    case FormatStep::AttrDict:
      return "attr-dict";
    case FormatStep::PropDict:
      return "prop-dict";
    default:
      return "a list of types";
  }
}

}  // namespace pliron
