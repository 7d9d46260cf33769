#pragma once
// The format of a type or attribute (TypeDef::format, AttrDef::format) as a small program, as
// ir/asm_format.h has it for ops, and its compiler, which runs while compiling for records in C++.

#include "ir/asm_format_starts.h"
#include "ir/param_def.h"
#include "ir/param_directive.h"
#include "llvm/ADT/ArrayRef.h"

namespace pliron {

struct ParamStep {
  enum Kind : std::uint8_t {
    Literal,
    Space,
    Param,
    Params,    // all, with commas
    Struct,    // `name = value` of those with bits in `set`, in any order, with commas
    Custom,    // calls directive `index` with the Argument steps up to `target`
    Argument,  // parameter `index`, or `text` when that is -1; `flag`: it has been read before
    Optional,  // runs on when parameter `anchor` is there, else goes to `target`
    Jump,
  };
  Kind kind = Literal;
  bool flag = false;  // Param: with `!dialect.name` or `#dialect.name` where it could go without
  std::int8_t index = -1;
  std::uint8_t target = 0;
  std::uint8_t anchor = 0;
  std::uint16_t set = 0;
  std::string_view text = {};
};

struct ParamFormat {
  llvm::ArrayRef<ParamStep> steps;
};

struct ParamProgram {
  static constexpr int max_steps = 60;
  ParamStep steps[max_steps]{};
  int num_steps = 0;
  Mistake mistake;
};

// Def is TypeDef or AttrDef.
template <typename Def>
class ParamFormatCompiler : FormatText {
 public:
  constexpr ParamFormatCompiler(const Def& def, std::string_view subject)
      : FormatText(subject, def.name, def.format), def_(def) {}

  constexpr ParamProgram compile() {
    while (ok() && !at_end())
      element(/*in_group=*/false);
    skip_to_end();
    for (int i = 0; i < def_.params.size(); ++i)
      if (!(seen_ & bit(i)))
        fail("parameter '", def_.params[i].name, "' is not written");
    for (int i = 0; ok() && i < out_.num_steps; ++i)
      check_conflict(i);
    out_.mistake = mistake();
    return out_;
  }

 private:
  static constexpr std::uint16_t bit(int i) { return static_cast<std::uint16_t>(1u << i); }
  constexpr ParamStep& add(ParamStep::Kind kind) {
    if (out_.num_steps == ParamProgram::max_steps) {
      fail("the format has too many elements");
      out_.num_steps = 0;
    }
    ParamStep& step = out_.steps[out_.num_steps++];
    step = {};
    step.kind = kind;
    return step;
  }

  constexpr void element(bool in_group) {
    if (take("`"))
      return literal();
    if (take("$"))
      return param(in_group, /*qualified=*/false);
    if (take("(")) {
      if (in_group)
        return fail("optional groups do not nest");
      return optional_group();
    }
    std::string_view name = word();
    if (name == "params") {
      add(ParamStep::Params);
      mark_all();
    } else if (name == "struct") {
      structure();
    } else if (name == "qualified") {
      expect("(");
      expect("$");
      param(in_group, /*qualified=*/true);
      expect(")");
    } else if (name == "custom") {
      custom();
    } else if (name.empty()) {
      fail("expected a literal, a parameter or a directive");
    } else {
      fail("unknown directive '", name, "'");
    }
  }
  constexpr void literal() {
    LiteralText literal = literal_text();
    add(literal.is_space ? ParamStep::Space : ParamStep::Literal).text = literal.text;
  }
  constexpr int find_param() {
    std::string_view name = word();
    int index = def_.params.index_of(name);
    if (index < 0)
      fail("there is no parameter '", name, "'");
    return index;
  }
  constexpr void mark(int index) {
    if (index >= 0 && (seen_ & bit(index)))
      fail("a second mention of parameter '", def_.params[index].name, "'");
    if (index >= 0)
      seen_ |= bit(index);
  }
  constexpr void mark_all() {
    for (int i = 0; i < def_.params.size(); ++i) {
      mark(i);
      if (def_.params[i].is_optional() && def_.params[i].default_text.empty())
        fail("'params' writes parameter '", def_.params[i].name, "', which may be absent");
    }
  }
  constexpr void param(bool in_group, bool qualified) {
    int index = find_param();
    mark(index);
    if (!ok())
      return;
    const ParamDef& def = def_.params[index];
    if (!in_group && def.is_optional() && def.default_text.empty())
      return fail("optional parameter '", def.name, "' must be in an optional group");
    ParamStep& step = add(ParamStep::Param);
    step.index = static_cast<std::int8_t>(index);
    step.flag = qualified;
  }
  // struct(params), struct($a, $b).
  constexpr void structure() {
    std::uint16_t set = 0;
    expect("(");
    if (take("params")) {
      set = static_cast<std::uint16_t>(bit(def_.params.size()) - 1);
      for (int i = 0; i < def_.params.size(); ++i)
        mark(i);
    } else {
      do {
        expect("$");
        int index = find_param();
        mark(index);
        if (index >= 0)
          set |= bit(index);
      } while (ok() && take(","));
    }
    expect(")");
    add(ParamStep::Struct).set = set;
  }

  constexpr void custom() {
    int at = out_.num_steps;
    custom_directive(
        def_.directives,
        [&](int index) { add(ParamStep::Custom).index = static_cast<std::int8_t>(index); },
        [&](const ParamDirective& directive, int number) { argument(directive, number); });
    if (ok())
      out_.steps[at].target = static_cast<std::uint8_t>(out_.num_steps);
  }
  constexpr void argument(const ParamDirective& directive, int number) {
    const ParamDirectiveParam& wanted = directive.params[number];
    if (take("\"")) {
      std::string_view text = up_to("\"", "a string");
      if (ok() && !wanted.is_text)
        fail("custom<", directive.name, "> does not take a string here");
      add(ParamStep::Argument).text = text;
      return;
    }
    bool is_ref = take("ref");
    if (is_ref)
      expect("(");
    expect("$");
    int index = find_param();
    if (is_ref)
      expect(")");
    if (!ok())
      return;
    if (!is_ref)
      mark(index);
    else if (!(seen_ & bit(index)))
      return fail("ref(...) stands in front of what it refers to");
    if (wanted.is_text || wanted.is_ref != is_ref || wanted.kind != def_.params[index].kind)
      return fail("custom<", directive.name, "> does not take this here");
    ParamStep& step = add(ParamStep::Argument);
    step.index = static_cast<std::int8_t>(index);
    step.flag = is_ref;
  }

  constexpr void optional_group() {
    int at = out_.num_steps;
    add(ParamStep::Optional);
    int anchor = group_elements(/*needs_anchor=*/true);
    if (!ok())
      return;
    out_.steps[at].anchor = static_cast<std::uint8_t>(anchor);
    if (take(":")) {
      int jump = out_.num_steps;
      add(ParamStep::Jump);
      expect("(");
      out_.steps[at].target = static_cast<std::uint8_t>(out_.num_steps);
      group_elements(/*needs_anchor=*/false);
      out_.steps[jump].target = static_cast<std::uint8_t>(out_.num_steps);
    } else {
      out_.steps[at].target = static_cast<std::uint8_t>(out_.num_steps);
    }
    expect("?");
    const ParamStep& first = out_.steps[first_of_group(at)];
    bool recognised = first.kind == ParamStep::Literal || first.kind == ParamStep::Struct ||
                      (first.kind == ParamStep::Param && start_of(first).classes != 0 &&
                       start_of(first).classes != FormatStart::Attr) ||
                      (first.kind == ParamStep::Param && start_of(first).words);
    if (ok() && !recognised)
      fail("an optional group must start in a literal or in something that its first token tells");
  }
  // Gives the parameter of the anchor.
  constexpr int group_elements(bool needs_anchor) {
    int anchor = -1;
    while (ok() && !take(")")) {
      if (at_end()) {
        fail("an optional group without its closing ')'");
        return 0;
      }
      int before = out_.num_steps;
      element(/*in_group=*/true);
      if (!take("^"))
        continue;
      if (anchor >= 0 || !needs_anchor)
        fail("a second anchor '^' in one optional group");
      const ParamStep& step = out_.steps[before];
      anchor = step.kind == ParamStep::Custom ? out_.steps[before + 1].index : step.index;
      if (anchor < 0 || !def_.params[anchor].is_optional()) {
        fail("the anchor of an optional group must be a parameter that can be absent");
        return 0;
      }
    }
    if (ok() && needs_anchor && anchor < 0)
      fail("an optional group needs an anchor '^'");
    return anchor;
  }
  constexpr int first_of_group(int at) const {
    int first = at + 1;
    while (first + 1 < out_.num_steps && out_.steps[first].kind == ParamStep::Space)
      ++first;
    return first;
  }

  constexpr FormatStart start_of(const ParamStep& step) const {
    FormatStart start;
    if (step.kind == ParamStep::Literal)
      start.literal = step.text;
    if (step.kind != ParamStep::Param)
      return start;
    const ParamDef& def = def_.params[step.index];
    if ((start.words = def.enumeration()))
      return start;
    switch (def.kind) {
      case ParamKind::Type:
      case ParamKind::TypeList:
        return is_dialect_record(def.constraint.node) && !step.flag
                   ? FormatStart(0)
                   : FormatStart(FormatStart::Type);
      case ParamKind::Int:
      case ParamKind::UInt:
      case ParamKind::IntList:
        return FormatStart(FormatStart::Digit);
      case ParamKind::Bool:
        return FormatStart(FormatStart::BoolWord);
      case ParamKind::String:
        return FormatStart(FormatStart::Quote);
      default:
        return FormatStart(FormatStart::Attr);
    }
  }
  // What can follow at `from` that starts as `start`; "" for nothing.
  constexpr std::string_view shared_with_follow(const FormatStart& start, int from) const {
    for (int at = from; at < out_.num_steps;) {
      const ParamStep& step = out_.steps[at];
      if (step.kind == ParamStep::Space) {
        ++at;
      } else if (step.kind == ParamStep::Jump) {
        at = step.target;
      } else if (step.kind == ParamStep::Optional) {
        std::string_view shared = common_start(start, start_of(out_.steps[first_of_group(at)]));
        if (!shared.empty())
          return shared;
        at = step.target;
      } else {
        return common_start(start, start_of(step));
      }
    }
    return {};
  }
  constexpr void check_conflict(int at) {
    const ParamStep& step = out_.steps[at];
    std::string_view shared;
    if (step.kind == ParamStep::Optional)
      shared = shared_with_follow(start_of(out_.steps[first_of_group(at)]), step.target);
    if (!shared.empty())
      return fail("an optional group and what follows it both start in '", shared, "'");
    bool goes_on = step.kind == ParamStep::Struct || step.kind == ParamStep::Params;
    if (step.kind == ParamStep::Param) {
      ParamKind kind = def_.params[step.index].kind;
      goes_on =
          kind == ParamKind::TypeList || kind == ParamKind::AttrList || kind == ParamKind::IntList;
      if (const EnumDef* enumeration = def_.params[step.index].enumeration();
          enumeration && enumeration->bits) {
        FormatStart separator;
        separator.literal = separator_of(*enumeration);
        if (!shared_with_follow(separator, at + 1).empty())
          fail("'", separator.literal, "' would be taken for the separator of the enumeration");
      }
    }
    if (goes_on && !shared_with_follow(FormatStart::Comma, at + 1).empty())
      fail("a list cannot be followed by ','");
  }

  const Def& def_;
  ParamProgram out_;
  std::uint16_t seen_ = 0;
};

// Whether text shows behind the name whether the parameters come, as formats of recursive types must.
constexpr bool starts_in_name(const ParamProgram& program) {
  int at = 1;  // behind the `<`
  auto skip_spaces = [&] {
    while (at < program.num_steps && program.steps[at].kind == ParamStep::Space)
      ++at;
  };
  skip_spaces();
  const ParamStep& name = program.steps[at++];
  skip_spaces();
  const ParamStep& next = program.steps[at < program.num_steps ? at : 0];
  return program.steps[0].text == "<" && name.kind == ParamStep::Param && name.index == 0 &&
         next.kind == ParamStep::Literal && next.text != ">" && next.text != "<";
}

constexpr ParamProgram compile_param_format(const TypeDef& def) {
  ParamProgram program = ParamFormatCompiler<TypeDef>(def, "format of type").compile();
  if (!program.mistake && !def.format.starts_with("`<`"))
    program.mistake.add("format of type '").add(def.name).add("': it must start in `<`");
  if (!program.mistake && def.recursive && !starts_in_name(program))
    program.mistake.add("format of type '")
        .add(def.name)
        .add("': of a recursive type it must start in `<` and the name, and go on with a literal "
             "other than `>`");
  return program;
}
constexpr ParamProgram compile_param_format(const AttrDef& def) {
  return ParamFormatCompiler<AttrDef>(def, "format of attribute").compile();
}

namespace detail {
// The compiled format of T's record, as long as it is.
template <typename T>
struct StaticParamFormat {
  static constexpr ParamProgram program = compile_param_format(T::def);
  struct Steps {
    ParamStep items[program.num_steps == 0 ? 1 : program.num_steps]{};
  };
  static constexpr Steps steps = [] {
    Steps result;
    for (int i = 0; i < program.num_steps; ++i)
      result.items[i] = program.steps[i];
    return result;
  }();
  static constexpr ParamFormat format{llvm::ArrayRef<ParamStep>(steps.items, program.num_steps)};
};
}  // namespace detail

}  // namespace pliron
