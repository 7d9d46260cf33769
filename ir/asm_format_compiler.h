#pragma once
// Turns OpDef::format into the program of ir/asm_format.h and checks it, while compiling for
// records in C++ and at run time for others. Only what registers dialects includes this.

#include "ir/asm_format_starts.h"
#include "ir/custom_directive.h"
#include "ir/format_program.h"
#include "ir/format_text.h"

namespace pliron {

class FormatCompiler : FormatText {
 public:
  constexpr FormatCompiler(const OpDef& def, bool infers_results)
      : FormatText("assembly format of op", def.name, def.format),
        def_(def),
        infers_results_(infers_results) {}

  constexpr FormatProgram compile() {
    while (ok() && !at_end())
      element(/*depth=*/0);
    if (ok())
      check_complete();
    if (ok())
      check_sequence();
    if (ok())
      find_types();
    out_.mistake = mistake();
    return out_;
  }

 private:
  static constexpr std::uint32_t bit(int i) { return 1u << i; }

  constexpr FormatStep& add(FormatStep::Kind kind) {
    if (out_.num_steps == FormatProgram::max_steps) {
      fail("the format has too many elements");
      out_.num_steps = 0;
    }
    columns_[out_.num_steps] = element_column_;
    FormatStep& step = out_.steps[out_.num_steps++];
    step = {};
    step.kind = kind;
    return step;
  }
  constexpr std::uint8_t here() const { return static_cast<std::uint8_t>(out_.num_steps); }

  // Elements. `depth` is how many optional groups are around; clauses count as max_depth.
  static constexpr int max_depth = 2;
  constexpr void element(int depth) {
    skip_space();
    element_column_ = column();
    if (take("`"))
      return literal();
    if (take("$"))
      return variable(/*qualified=*/false);
    if (take("(")) {
      if (depth == max_depth)
        return fail("optional groups nest two deep at most, and not in clauses");
      return optional_group(depth + 1);
    }
    std::string_view name = word();
    if (name == "attr-dict" || name == "attr-dict-with-keyword") {
      dictionary(FormatStep::AttrDict).flag = name == "attr-dict-with-keyword";
    } else if (name == "prop-dict") {
      dictionary(FormatStep::PropDict);
    } else if (name == "type") {
      types(/*qualified=*/false);
    } else if (name == "qualified") {
      qualified();
    } else if (name == "functional-type") {
      functional_type();
    } else if (name == "operands" || name == "regions" || name == "successors") {
      everything(name);
    } else if (name == "custom") {
      custom();
    } else if (name == "oilist") {
      if (depth > 0)
        return fail("oilist cannot stand in a group");
      clauses();
    } else if (name == "results") {
      fail("results are not written; type(results) writes their types");
    } else if (name == "ref") {
      fail("ref(...) is for arguments of custom<...>");
    } else if (name.empty()) {
      fail("expected a literal, a variable or a directive");
    } else {
      fail("unknown directive '", name, "'");
    }
  }

  constexpr FormatStep& dictionary(FormatStep::Kind kind) {
    bool& seen = kind == FormatStep::AttrDict ? dict_seen_ : out_.has_prop_dict;
    if (seen)
      fail(kind == FormatStep::AttrDict ? "a second attr-dict" : "a second prop-dict");
    seen = true;
    return add(kind);
  }

  // Behind the first back quote.
  constexpr void literal() {
    LiteralText literal = literal_text();
    add(literal.is_space ? FormatStep::Space : FormatStep::Literal).text = literal.text;
  }

  constexpr void mark(std::uint32_t& seen, int index, std::string_view what) {
    if (seen & bit(index))
      fail("a second mention of the same ", what);
    seen |= bit(index);
  }

  constexpr void variable(bool qualified) {
    std::string_view name = word();
    if (int i = def_.operands.index_of(name); i >= 0) {
      mark(operands_seen_, i, "operand");
      add(FormatStep::Operand).index = static_cast<std::int8_t>(i);
    } else if (int i = def_.attrs.index_of(name); i >= 0) {
      mark(out_.written_slots, i, "attribute");
      FormatStep& step = add(FormatStep::Attr);
      step.index = static_cast<std::int8_t>(i);
      step.style = attr_style(def_.attrs[i], qualified);
      check_enumeration(i);
    } else if (int i = def_.regions.index_of(name); i >= 0) {
      mark(regions_seen_, i, "region");
      add(FormatStep::Region).index = static_cast<std::int8_t>(i);
    } else if (int i = def_.successors.index_of(name); i >= 0) {
      mark(successors_seen_, i, "successor");
      add(FormatStep::Successor).index = static_cast<std::int8_t>(i);
    } else if (def_.results.index_of(name) >= 0) {
      fail("results are not written; type($", name, ") writes the type");
    } else {
      fail("the op has no operand, attribute, region or successor '", name, "'");
    }
  }
  constexpr void check_enumeration(int slot) {
    const EnumDef* enumeration = enumeration_of(def_.attrs[slot].constraint.node);
    if (!enumeration)
      return;
    for (const EnumCase& entry : enumeration->cases)
      if (!detail::is_keyword(entry.name))
        fail("case '", entry.name, "' of the enumeration is not a keyword");
    std::string_view separator = separator_of(*enumeration);
    if (enumeration->bits && !is_punctuation(separator))
      fail("the separator '", separator, "' of the enumeration is not one punctuation token");
  }

  constexpr void everything(std::string_view name) {
    if (name == "operands") {
      if (multi_groups(def_.operands) > 1)
        fail("'operands' cannot tell apart several groups that are not single");
      for (int i = 0; i < def_.operands.size(); ++i)
        mark(operands_seen_, i, "operand");
      add(FormatStep::Operand);
    } else if (name == "regions") {
      for (int i = 0; i < def_.regions.size(); ++i)
        mark(regions_seen_, i, "region");
      add(FormatStep::Region);
    } else {
      for (int i = 0; i < def_.successors.size(); ++i)
        mark(successors_seen_, i, "successor");
      add(FormatStep::Successor);
    }
  }

  // qualified($attribute), qualified(type(...)).
  constexpr void qualified() {
    expect("(");
    if (take("$")) {
      int before = out_.num_steps;
      variable(/*qualified=*/true);
      if (ok() && out_.steps[before].kind != FormatStep::Attr)
        fail("qualified(...) is for attributes and types");
    } else if (word() == "type") {
      types(/*qualified=*/true);
    } else {
      fail("qualified(...) is for attributes and types");
    }
    expect(")");
  }

  constexpr FormatValues values() {
    FormatValues result;
    if (take("$")) {
      std::string_view name = word();
      int group = def_.operands.index_of(name);
      if (group < 0) {
        result.results = true;
        group = def_.results.index_of(name);
      }
      if (group < 0)
        fail("the op has no operand or result '", name, "'");
      result.group = static_cast<std::int8_t>(group);
      return result;
    }
    std::string_view name = word();
    result.results = name == "results";
    if (!result.results && name != "operands")
      fail("expected $name, operands or results");
    else if ((result.results ? multi_groups(def_.results) : multi_groups(def_.operands)) > 1)
      fail("'", name, "' cannot tell apart several groups that are not single");
    return result;
  }
  constexpr FormatValues typed_values() {
    FormatValues result = values();
    if (!ok())
      return result;
    std::uint32_t& seen = types_seen_[result.results];
    int size = result.results ? def_.results.size() : def_.operands.size();
    for (int i = 0; i < size; ++i)
      if (result.group < 0 || result.group == i)
        mark(seen, i, "type");
    return result;
  }
  constexpr void types(bool qualified) {
    expect("(");
    FormatValues of = typed_values();
    expect(")");
    FormatStep& step = add(FormatStep::Types);
    step.first = of;
    step.stripped = !qualified && ok() && of.group >= 0 && group(of).arity == Arity::Single &&
                    is_dialect_record(group(of).type.node);
  }
  constexpr void functional_type() {
    expect("(");
    FormatValues inputs = typed_values();
    expect(",");
    FormatValues outputs = typed_values();
    expect(")");
    FormatStep& step = add(FormatStep::FunctionalType);
    step.first = inputs;
    step.second = outputs;
  }

  constexpr void custom() {
    int at = out_.num_steps;
    custom_directive(
        def_.directives,
        [&](int index) { add(FormatStep::Custom).index = static_cast<std::int8_t>(index); },
        [&](const CustomDirective& directive, int number) { argument(directive, number); });
    if (ok())
      out_.steps[at].target = here();
  }
  constexpr void argument(const CustomDirective& directive, int number) {
    bool is_ref = take("ref");
    if (is_ref)
      expect("(");
    CustomParam given = argument_value(is_ref);
    if (is_ref)
      expect(")");
    if (!ok())
      return;
    const CustomParam& wanted = directive.params[number];
    if (wanted.kind != given.kind)
      return fail("custom<", directive.name, "> takes ", custom_param_name(wanted.kind), " here");
    if (wanted.is_ref != is_ref)
      fail(is_ref ? "custom<" : "only a ref(...) fits what custom<", directive.name,
           is_ref ? "> sets what it is given here, so it cannot be a ref(...)"
                  : "> takes here, since it does not set it");
  }
  constexpr CustomParam argument_value(bool is_ref) {
    int at = out_.num_steps;
    FormatStep& step = add(FormatStep::Argument);
    if (take("\"")) {
      step.inner = FormatStep::Literal;
      step.text = up_to("\"", "a string");
      return {CustomParamKind::Text};
    }
    if (take("$")) {
      --out_.num_steps;  // variable() adds the step anew
      if (is_ref)
        reference();
      else
        variable(/*qualified=*/false);
    } else if (std::string_view name = word(); name == "type") {
      expect("(");
      step.inner = FormatStep::Types;
      step.first = is_ref ? values() : typed_values();
      expect(")");
      step.flag = is_ref;
      if (!ok())
        return {};
      if (is_ref && !is_read(step.first))
        fail("ref(type(...)) stands in front of the type");
      return {arity_of(step.first) == Arity::Variadic ? CustomParamKind::Types
                                                      : CustomParamKind::Type};
    } else if (name == "attr-dict" || name == "prop-dict") {
      --out_.num_steps;
      dictionary(name == "attr-dict" ? FormatStep::AttrDict : FormatStep::PropDict);
    } else {
      fail("expected $name, type(...), ref(...), attr-dict, prop-dict or a string");
    }
    if (!ok())
      return {};
    FormatStep& made = out_.steps[at];
    made.inner = made.kind;
    made.kind = FormatStep::Argument;
    made.flag = is_ref;
    out_.has_custom_regions |= made.inner == FormatStep::Region;
    return {custom_kind(made)};
  }
  // Something that has been read before.
  constexpr void reference() {
    std::string_view name = word();
    FormatStep::Kind kind = FormatStep::Literal;
    int index = -1;
    bool seen = false;
    if ((index = def_.operands.index_of(name)) >= 0) {
      kind = FormatStep::Operand;
      seen = operands_seen_ & bit(index);
    } else if ((index = def_.attrs.index_of(name)) >= 0) {
      kind = FormatStep::Attr;
      seen = out_.written_slots & bit(index);
    } else if ((index = def_.regions.index_of(name)) >= 0) {
      kind = FormatStep::Region;
      seen = regions_seen_ & bit(index);
    } else if ((index = def_.successors.index_of(name)) >= 0) {
      kind = FormatStep::Successor;
      seen = successors_seen_ & bit(index);
    } else {
      return fail("the op has no operand, attribute, region or successor '", name, "'");
    }
    if (!seen)
      return fail("ref($", name, ") stands in front of $", name);
    FormatStep& step = add(kind);
    step.index = static_cast<std::int8_t>(index);
    if (kind == FormatStep::Attr)
      step.style = attr_style(def_.attrs[index], /*qualified=*/false);
  }
  constexpr bool is_read(FormatValues v) const {
    return v.group >= 0 && (types_seen_[v.results] & bit(v.group));
  }
  constexpr Arity arity_of(FormatValues v) const {
    return v.group < 0 ? Arity::Variadic : group(v).arity;
  }
  constexpr CustomParamKind custom_kind(const FormatStep& step) const {
    using Kind = CustomParamKind;
    auto by_arity = [](Arity arity, Kind single, Kind optional, Kind variadic) {
      return arity == Arity::Single ? single : arity == Arity::Optional ? optional : variadic;
    };
    switch (step.inner) {
      case FormatStep::Operand:
        return by_arity(def_.operands[step.index].arity, Kind::Operand, Kind::OptionalOperand,
                        Kind::Operands);
      case FormatStep::Region:
        return by_arity(def_.regions[step.index].arity, Kind::Region, Kind::Regions, Kind::Regions);
      case FormatStep::Successor:
        return by_arity(def_.successors[step.index].arity, Kind::Successor, Kind::Successors,
                        Kind::Successors);
      case FormatStep::Attr:
        return Kind::Attr;
      default:
        return Kind::AttrDict;
    }
  }

  // `(` elements with one `^` `)` [`:` `(` elements `)`] `?`
  constexpr void optional_group(int depth) {
    int at = out_.num_steps;
    add(FormatStep::Optional);
    int anchor = group_elements(depth, /*needs_anchor=*/true);
    if (!ok())
      return;
    bool has_else = take(":");
    int jump = out_.num_steps;
    if (has_else) {
      add(FormatStep::Jump);
      expect("(");
      out_.steps[at].target = here();
      group_elements(depth, /*needs_anchor=*/false);
      out_.steps[jump].target = here();
    } else {
      out_.steps[at].target = here();
    }
    expect("?");
    out_.steps[at].anchor = static_cast<std::uint8_t>(anchor);
    if (ok())
      check_group(at, anchor, has_else ? jump : out_.num_steps);
  }
  // Up to and with the `)`. Gives the step of the anchor.
  constexpr int group_elements(int depth, bool needs_anchor) {
    int anchor = 0;
    while (ok() && !take(")")) {
      if (at_end()) {
        fail("an optional group without its closing ')'");
        return 0;
      }
      int before = out_.num_steps;
      element(depth);
      if (!take("^"))
        continue;
      if (anchor)
        fail("a second anchor '^' in one optional group");
      if (!needs_anchor)
        fail("the other part of an optional group has no anchor");
      anchor = before;
    }
    if (ok() && needs_anchor && !anchor)
      fail("an optional group needs an anchor '^'");
    return anchor;
  }

  constexpr void check_group(int at, int anchor, int end) {
    FormatStep& step = out_.steps[anchor];
    if (!can_be_absent(anchor))
      return fail("the anchor of an optional group must be something that can be absent");
    int first = at + 1;
    while (first < end && out_.steps[first].kind == FormatStep::Space)
      ++first;
    if (step.style == FormatAttrStyle::Nothing && step.kind == FormatStep::Attr && anchor == first)
      step.style = FormatAttrStyle::Word;  // written as `unit`
    if (first == end || !can_be_recognised(first))
      return fail(
          "an optional group must start in a literal or in something that its first token tells");
    mark_guarded(at + 1, end, anchor);
  }
  // Attributes that are there when their group is.
  constexpr void mark_guarded(int from, int to, int anchor) {
    for (int i = from; i < to; ++i)
      if (out_.steps[i].kind == FormatStep::Attr &&
          (i == anchor || !is_optional(out_.steps[i].index)))
        guarded_ |= bit(out_.steps[i].index);
  }
  constexpr bool is_optional(int slot) const {
    return def_.attrs[slot].presence == Presence::Optional;
  }
  constexpr bool can_be_absent(int at) const {
    const FormatStep& step = out_.steps[at];
    auto multi = [](const auto& list, int i) { return i >= 0 && list[i].arity != Arity::Single; };
    switch (step.kind == FormatStep::Argument ? step.inner : step.kind) {
      case FormatStep::Operand:
        return multi(def_.operands, step.index);
      case FormatStep::Successor:
        return multi(def_.successors, step.index);
      case FormatStep::Region:
        return step.index >= 0;  // an empty one counts as absent
      case FormatStep::Attr:
        return is_optional(step.index);
      case FormatStep::Types:
        return step.first.results ? multi(def_.results, step.first.group)
                                  : multi(def_.operands, step.first.group);
      case FormatStep::Custom:
        for (int i = at + 1; i < step.target; ++i)
          if (!out_.steps[i].flag && can_be_absent(i))
            return true;
        return false;
      default:
        return false;
    }
  }
  constexpr bool can_be_recognised(int at) const {
    const FormatStep& step = out_.steps[at];
    if (step.kind == FormatStep::Custom)
      return def_.directives[step.index].is_optional;
    if (step.kind == FormatStep::Attr)
      return attr_can_be_recognised(def_.attrs[step.index], step.style);
    return step.kind == FormatStep::Literal || step.kind == FormatStep::Operand ||
           step.kind == FormatStep::Successor || step.kind == FormatStep::Region;
  }

  // oilist( `word` elements | `word` elements ...)
  constexpr void clauses() {
    expect("(");
    int list = out_.num_steps;
    add(FormatStep::List);
    do {
      int at = out_.num_steps;
      expect("`");
      literal();
      if (!ok())
        return;
      FormatStep& clause = out_.steps[at];
      if (clause.kind != FormatStep::Literal)
        return fail("a clause of oilist starts in a literal");
      clause.kind = FormatStep::Clause;
      clause.index = static_cast<std::int8_t>(num_clauses_++);
      for (int i = list + 1; i < at; ++i)
        if (out_.steps[i].kind == FormatStep::Clause && out_.steps[i].text == clause.text)
          return fail("a second clause '", clause.text, "'");
      while (ok() && !at_end() && next() != '|' && next() != ')')
        element(max_depth);
      FormatStep& again = add(FormatStep::Again);
      again.target = static_cast<std::uint8_t>(list);
      out_.steps[at].target = here();
      check_clause(at);
    } while (ok() && take("|"));
    expect(")");
    out_.steps[list].target = here();
    if (num_clauses_ > 32)
      fail("the format has too many clauses");
  }
  constexpr void check_clause(int at) {
    const FormatStep& clause = out_.steps[at];
    bool any = false;
    for (int i = at + 1; i + 1 < clause.target; ++i) {
      FormatStep::Kind kind = out_.steps[i].kind;
      if (kind == FormatStep::Region || kind == FormatStep::AttrDict ||
          kind == FormatStep::PropDict)
        return fail("a clause of oilist cannot hold regions or dictionaries");
      any |= can_be_absent(i);
      // Behind its word an attribute is there.
      if (kind == FormatStep::Attr)
        guarded_ |= bit(out_.steps[i].index);
    }
    if (!any)
      fail("clause '", clause.text, "' holds nothing that can be absent");
  }

  // Everything that the op has must be written somewhere.
  constexpr void check_complete() {
    skip_to_end();
    if (!dict_seen_)
      fail("attr-dict is missing: every op can have attributes");
    check_seen(def_.operands, operands_seen_, "operand");
    check_seen(def_.regions, regions_seen_, "region");
    check_seen(def_.successors, successors_seen_, "successor");
    for (int i = 0; i < out_.num_steps; ++i) {
      FormatStep& step = out_.steps[i];
      if (step.kind != FormatStep::Attr || (guarded_ & bit(step.index)))
        continue;
      if (step.style == FormatAttrStyle::Nothing)
        step.style = FormatAttrStyle::Word;
      step.flag = is_optional(step.index) && !def_.attrs[step.index].has_default();
      if (step.flag && !attr_can_be_recognised(def_.attrs[step.index], step.style))
        fail("optional attribute '", def_.attrs[step.index].name, "' must be in an optional group");
    }
  }
  template <typename List>
  constexpr void check_seen(const List& list, std::uint32_t seen, std::string_view what) {
    for (int i = 0; i < list.size(); ++i)
      if (!(seen & bit(i)))
        fail(what, " '", list[i].name, "' is not written");
  }

  // Where something may be absent, what it starts in must tell it from what can follow.
  constexpr void check_sequence() {
    FormatStarts starts{def_, out_.steps, out_.num_steps, guarded_};
    for (int i = 0; ok() && i < out_.num_steps; ++i)
      if (std::string_view what = starts.conflict(i); !what.empty())
        sequence_mistake(i, what);
  }
  constexpr void sequence_mistake(int at, std::string_view what) {
    const FormatStep& step = out_.steps[at];
    unsigned where = columns_[at];
    bool is_group = step.kind == FormatStep::Optional || step.kind == FormatStep::Clause;
    if (what == FormatStarts::next_op)
      fail_at(where, is_group ? "an optional group" : step_name(def_, step),
              " may be absent, and then what follows the op could be taken for it");
    else if (step.kind == FormatStep::Operand && what == "%")
      fail_at(where, "operands behind a group of operands need a literal in between");
    else if (step.kind == FormatStep::Attr && what == ":")
      fail_at(where, "attribute '", def_.attrs[step.index].name,
              "' may end in ':' and its type, so ':' cannot follow it");
    else if (is_group)
      fail_at(where, "an optional group and what follows it both start in '", what, "'");
    else
      fail_at(where, step_name(def_, step),
              " may be absent, or go on, and what follows also starts in '", what, "'");
  }
  // Types that are not written follow from those that are.
  constexpr void find_types() {
    FormatValues missing;
    if (!find_type_rules(def_, infers_results_, /*any_arity=*/false, types_seen_[0], types_seen_[1],
                         out_.rules, out_.num_rules, missing))
      fail("the type of '", group(missing).name,
           "' is not written, and does not follow from a type that is");
  }
  constexpr const ValueDef& group(FormatValues v) const {
    return v.results ? def_.results[v.group] : def_.operands[v.group];
  }

  const OpDef& def_;
  bool infers_results_;
  FormatProgram out_;
  // Bits of groups and slots.
  std::uint32_t operands_seen_ = 0, regions_seen_ = 0, successors_seen_ = 0;
  std::uint32_t types_seen_[2] = {0, 0};  // operands, results
  std::uint32_t guarded_ = 0;             // attributes that are there when their group is
  int num_clauses_ = 0;
  bool dict_seen_ = false;
  // Where in the text the elements are.
  unsigned element_column_ = 1;
  unsigned columns_[FormatProgram::max_steps]{};
};

constexpr FormatProgram compile_format(const OpDef& def, bool infers_results) {
  return FormatCompiler(def, infers_results).compile();
}

}  // namespace pliron
