#include "ir/asm_format.h"

#include "ir/builtin_attributes.h"
#include "ir/lexer.h"
#include "ir/operation.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

namespace {

class FormatCompiler {
 public:
  explicit FormatCompiler(const OpInfo& info)
      : info_(info), def_(*info.def), text_(ref(def_.format)), format_(new AsmFormat) {
    format_->written_slots.resize(info.attr_names.size());
    operand_seen_.resize(static_cast<std::size_t>(def_.operands.size()));
    type_seen_[0].resize(static_cast<std::size_t>(def_.operands.size()));
    type_seen_[1].resize(static_cast<std::size_t>(def_.results.size()));
    region_seen_.resize(static_cast<std::size_t>(def_.regions.size()));
    successor_seen_.resize(static_cast<std::size_t>(def_.successors.size()));
  }

  std::shared_ptr<const AsmFormat> compile() {
    while (ok_ && !at_end())
      element(/*in_optional=*/false);
    if (ok_)
      check_complete();
    if (ok_)
      check_sequence();
    if (ok_)
      find_types();
    return ok_ ? std::move(format_) : nullptr;
  }

 private:
  // Text.
  bool at_end() {
    text_ = text_.ltrim();
    return text_.empty();
  }
  bool take(llvm::StringRef token) {
    text_ = text_.ltrim();
    return text_.consume_front(token);
  }
  void expect(llvm::StringRef token) {
    if (!take(token))
      fail("expected '" + token + "'");
  }
  void fail(const llvm::Twine& message) {
    if (!ok_)
      return;
    ok_ = false;
    std::size_t column = def_.format.size() - text_.size() + 1;
    info_.context->emit_error(Location()) << "assembly format of op '" << info_.name.str()
                                          << "', column " << column << ": " << message.str();
  }
  llvm::StringRef word() {
    text_ = text_.ltrim();
    llvm::StringRef taken =
        text_.take_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '-'; });
    text_ = text_.drop_front(taken.size());
    return taken;
  }
  FormatStep& add(FormatStep::Kind kind) {
    format_->steps.push_back({});
    format_->steps.back().kind = kind;
    return format_->steps.back();
  }

  // Elements.
  void element(bool in_optional) {
    if (take("`"))
      return literal();
    if (take("$"))
      return variable();
    if (take("(")) {
      if (in_optional)
        return fail("optional groups do not nest");
      return optional_group();
    }
    llvm::StringRef name = word();
    if (name == "attr-dict" || name == "attr-dict-with-keyword") {
      if (dict_seen_)
        fail("a second attr-dict");
      dict_seen_ = true;
      add(FormatStep::AttrDict).with_keyword = name == "attr-dict-with-keyword";
    } else if (name == "type") {
      types();
    } else if (name == "qualified") {
      // Types and attributes are always printed in full.
      expect("(");
      element(in_optional);
      expect(")");
    } else if (name == "functional-type") {
      functional_type();
    } else if (name == "operands") {
      if (multi_groups(def_.operands) > 1)
        fail("'operands' cannot tell apart several groups that are not single");
      for (std::size_t i = 0; i < operand_seen_.size(); ++i)
        mark(operand_seen_, static_cast<int>(i), "operand");
      add(FormatStep::Operand);
    } else if (name == "regions") {
      for (std::size_t i = 0; i < region_seen_.size(); ++i)
        mark(region_seen_, static_cast<int>(i), "region");
      add(FormatStep::Region);
    } else if (name == "successors") {
      for (std::size_t i = 0; i < successor_seen_.size(); ++i)
        mark(successor_seen_, static_cast<int>(i), "successor");
      add(FormatStep::Successor);
    } else if (name == "custom") {
      fail("custom<...> is not supported");
    } else {
      fail(name.empty() ? "expected a literal, a variable or a directive"
                        : "unknown directive '" + name + "'");
    }
  }

  void literal() {
    std::size_t length = text_.find('`');
    if (length == llvm::StringRef::npos)
      return fail("a literal without its closing '`'");
    llvm::StringRef text = text_.take_front(length);
    if (text.empty() || text == " " || text == "\\n") {
      text_ = text_.drop_front(length + 1);
      add(FormatStep::Space).text = text == "\\n" ? "\n" : text;
      return;
    }
    Lexer lexer(text);
    Token token = lexer.next();
    bool one_token = token.text == text && lexer.next().is(TokenKind::Eof);
    bool punctuation = token.kind >= TokenKind::Arrow && token.kind <= TokenKind::VerticalBar;
    if (!one_token || !(punctuation || token.is(TokenKind::BareId)))
      return fail("a literal is a keyword or one punctuation token, not '" + text + "'");
    text_ = text_.drop_front(length + 1);
    add(FormatStep::Literal).text = text;
  }

  void mark(std::vector<bool>& seen, int index, llvm::StringRef what) {
    if (seen[static_cast<std::size_t>(index)])
      fail("a second mention of the same " + what);
    seen[static_cast<std::size_t>(index)] = true;
  }

  void variable() {
    llvm::StringRef name = word();
    std::string_view key(name.data(), name.size());
    if (int i = def_.operands.index_of(key); i >= 0) {
      mark(operand_seen_, i, "operand");
      add(FormatStep::Operand).index = i;
    } else if (int i = def_.attrs.index_of(key); i >= 0) {
      attribute(i);
    } else if (int i = def_.regions.index_of(key); i >= 0) {
      mark(region_seen_, i, "region");
      add(FormatStep::Region).index = i;
    } else if (int i = def_.successors.index_of(key); i >= 0) {
      mark(successor_seen_, i, "successor");
      add(FormatStep::Successor).index = i;
    } else {
      fail("the op has no operand, attribute, region or successor '" + name + "'");
    }
  }

  void attribute(int slot) {
    mark(format_->written_slots, slot, "attribute");
    FormatStep& step = add(FormatStep::Attr);
    step.index = slot;
    const AttrSlotDef& attr = def_.attrs[slot];
    Type number = attr_kind(attr.constraint) == ConstraintKind::IntegerAttr
                      ? only_value_type(attr.constraint, *info_.context)
                      : Type();
    if (is_unit(attr.constraint))
      step.style = FormatAttrStyle::Unit;
    else if (attr.name == "sym_name")
      step.style = FormatAttrStyle::Symbol;
    else if (number && number == IntegerType::get(*info_.context, 32))
      step.style = FormatAttrStyle::I32;
    else if (number && number == IntegerType::get(*info_.context, 64))
      step.style = FormatAttrStyle::I64;
  }

  FormatValues values() {
    FormatValues result;
    if (take("$")) {
      llvm::StringRef name = word();
      std::string_view key(name.data(), name.size());
      result.group = def_.operands.index_of(key);
      if (result.group < 0) {
        result.results = true;
        result.group = def_.results.index_of(key);
      }
      if (result.group < 0)
        fail("the op has no operand or result '" + name + "'");
    } else {
      llvm::StringRef name = word();
      result.results = name == "results";
      if (!result.results && name != "operands")
        fail("expected $name, operands or results");
      if ((result.results ? multi_groups(def_.results) : multi_groups(def_.operands)) > 1)
        fail("'" + name + "' cannot tell apart several groups that are not single");
    }
    if (ok_)
      mark_types(result);
    return result;
  }
  void mark_types(FormatValues values) {
    std::vector<bool>& seen = type_seen_[values.results];
    if (values.group >= 0)
      return mark(seen, values.group, "type");
    for (std::size_t i = 0; i < seen.size(); ++i)
      mark(seen, static_cast<int>(i), "type");
  }
  void types() {
    expect("(");
    FormatValues of = values();
    expect(")");
    add(FormatStep::Types).first = of;
  }
  void functional_type() {
    expect("(");
    FormatValues inputs = values();
    expect(",");
    FormatValues outputs = values();
    expect(")");
    FormatStep& step = add(FormatStep::FunctionalType);
    step.first = inputs;
    step.second = outputs;
  }

  // `(` elements with one `^` `)` [`:` `(` elements `)`] `?`
  void optional_group() {
    std::size_t at = format_->steps.size();
    add(FormatStep::Optional);
    std::size_t anchor = 0;
    while (ok_ && !take(")")) {
      if (at_end())
        return fail("an optional group without its closing ')'");
      element(/*in_optional=*/true);
      if (!take("^"))
        continue;
      if (anchor)
        fail("a second anchor '^' in one optional group");
      anchor = format_->steps.size() - 1;
    }
    if (!ok_)
      return;
    if (!anchor)
      return fail("an optional group needs an anchor '^'");
    bool has_else = take(":");
    std::size_t jump = format_->steps.size();
    if (has_else) {
      add(FormatStep::Jump);
      expect("(");
      format_->steps[at].target = static_cast<unsigned>(format_->steps.size());
      while (ok_ && !take(")")) {
        if (at_end())
          return fail("an optional group without its closing ')'");
        element(/*in_optional=*/true);
      }
      format_->steps[jump].target = static_cast<unsigned>(format_->steps.size());
    } else {
      format_->steps[at].target = static_cast<unsigned>(format_->steps.size());
    }
    expect("?");
    format_->steps[at].anchor = static_cast<unsigned>(anchor);
    check_group(at, anchor, has_else ? jump : format_->steps.size());
  }

  void check_group(std::size_t at, std::size_t anchor, std::size_t end) {
    const FormatStep& step = format_->steps[anchor];
    if (!can_be_absent(step))
      return fail("the anchor of an optional group must be something that can be absent");
    const FormatStep* first = nullptr;
    for (std::size_t i = at + 1; i < end && !first; ++i)
      if (format_->steps[i].kind != FormatStep::Space)
        first = &format_->steps[i];
    if (!first || !can_be_recognised(*first))
      fail("an optional group must start in a literal or in something that its first token tells");
    for (std::size_t i = at + 1; i < format_->steps.size(); ++i) {
      const FormatStep& inner = format_->steps[i];
      if (inner.kind == FormatStep::Attr && i != anchor && is_optional(inner.index))
        fail("an optional attribute in an optional group must be the group's anchor");
      else if (inner.kind == FormatStep::Attr)
        guarded_.push_back(inner.index);
    }
  }
  bool is_optional(int slot) const { return def_.attrs[slot].presence == Presence::Optional; }
  bool can_be_absent(const FormatStep& step) const {
    auto multi = [](const auto& list, int i) { return i >= 0 && list[i].arity != Arity::Single; };
    switch (step.kind) {
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
      default:
        return false;
    }
  }
  bool can_be_recognised(const FormatStep& step) const {
    switch (step.kind) {
      case FormatStep::Literal:
      case FormatStep::Operand:
      case FormatStep::Successor:
      case FormatStep::Region:
        return true;
      case FormatStep::Attr: {
        ConstraintKind kind = attr_kind(def_.attrs[step.index].constraint);
        return step.style == FormatAttrStyle::Symbol || step.style == FormatAttrStyle::I32 ||
               step.style == FormatAttrStyle::I64 || kind == ConstraintKind::StringAttr ||
               kind == ConstraintKind::SymbolRef;
      }
      default:
        return false;
    }
  }

  // Everything that the op has must be written somewhere.
  void check_complete() {
    text_ = {};
    if (!dict_seen_)
      fail("attr-dict is missing: every op can have attributes");
    check_seen(def_.operands, operand_seen_, "operand");
    check_seen(def_.regions, region_seen_, "region");
    check_seen(def_.successors, successor_seen_, "successor");
    for (const FormatStep& step : format_->steps) {
      if (step.kind != FormatStep::Attr || !is_optional(step.index))
        continue;
      if (!llvm::is_contained(guarded_, step.index))
        fail("optional attribute '" + ref(def_.attrs[step.index].name) +
             "' must be in an optional group");
    }
    if (multi_groups(def_.regions) > 1)
      fail("an op with a format has at most one group of regions that is not single");
    if (multi_groups(def_.successors) > 1)
      fail("an op with a format has at most one group of successors that is not single");
  }
  template <typename List>
  void check_seen(const List& list, const std::vector<bool>& seen, llvm::StringRef what) {
    for (int i = 0; i < list.size(); ++i)
      if (!seen[static_cast<std::size_t>(i)])
        fail(what + " '" + ref(list[i].name) + "' is not written");
  }

  // Two lists with nothing between them could not be told apart, nor an optional group from what
  // follows when both start in the same word.
  void check_sequence() {
    const auto& steps = format_->steps;
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
      if (steps[i].kind == FormatStep::Operand && steps[i + 1].kind == FormatStep::Operand &&
          (steps[i].index < 0 || def_.operands[steps[i].index].arity != Arity::Single))
        fail("operands behind a group of operands need a literal in between");
      if (steps[i].kind == FormatStep::Optional && steps[i].target < steps.size() &&
          steps[i + 1].kind == FormatStep::Literal &&
          steps[steps[i].target].kind == FormatStep::Literal &&
          steps[steps[i].target].text == steps[i + 1].text)
        fail("an optional group and what follows it both start in '" + steps[i + 1].text + "'");
    }
  }

  // Types that are not written follow from those that are.
  void find_types() {
    format_->operand_types.resize(static_cast<std::size_t>(def_.operands.size()));
    format_->result_types.resize(static_cast<std::size_t>(def_.results.size()));
    for (int i = 0; i < def_.operands.size(); ++i)
      find_type({false, i});
    for (int i = 0; i < def_.results.size(); ++i)
      find_type({true, i});
  }
  const ValueDef& group(FormatValues v) const {
    return v.results ? def_.results[v.group] : def_.operands[v.group];
  }
  bool is_written(FormatValues v) const {
    return type_seen_[v.results][static_cast<std::size_t>(v.group)];
  }
  FormatTypeSource::Kind fixed_type(FormatValues v) const {
    if (!group(v).same_as.empty())
      return FormatTypeSource::Written;
    Type type = only_type(group(v).type, *info_.context);
    return type && type == IntegerType::get(*info_.context, 1) ? FormatTypeSource::I1
           : type.is<IndexType>()                              ? FormatTypeSource::Index
                                                               : FormatTypeSource::Written;
  }
  void find_type(FormatValues v) {
    FormatTypeSource& source =
        (v.results ? format_->result_types
                   : format_->operand_types)[static_cast<std::size_t>(v.group)];
    if (is_written(v))
      return;
    source.kind = fixed_type(v);
    if (source.kind != FormatTypeSource::Written)
      return;
    for (FormatValues other : same_types(v)) {
      FormatTypeSource::Kind fixed = fixed_type(other);
      if (fixed != FormatTypeSource::Written) {
        source.kind = fixed;
        return;
      }
      if (is_written(other) && group(other).arity == Arity::Single) {
        source = {FormatTypeSource::SameAs, other};
        return;
      }
    }
    fail("the type of '" + ref(group(v).name) +
         "' is not written, and does not follow from a type that is");
  }
  // All groups that are known to have the type of `v`, directly or through others.
  llvm::SmallVector<FormatValues, 8> same_types(FormatValues v) const {
    llvm::SmallVector<FormatValues, 8> all;
    for (int i = 0; i < def_.operands.size(); ++i)
      all.push_back({false, i});
    for (int i = 0; i < def_.results.size(); ++i)
      all.push_back({true, i});
    if (def_.traits.has(Trait::SameOperandsAndResultType))
      return all;
    llvm::SmallVector<FormatValues, 8> found{v};
    auto is_found = [&](FormatValues x) {
      return llvm::any_of(
          found, [&](FormatValues f) { return f.results == x.results && f.group == x.group; });
    };
    for (bool grew = true; grew;) {
      grew = false;
      for (FormatValues a : all)
        for (FormatValues b : all)
          if (group(a).same_as == group(b).name && is_found(a) != is_found(b)) {
            found.push_back(is_found(a) ? b : a);
            grew = true;
          }
    }
    return found;
  }

  const OpInfo& info_;
  const OpDef& def_;
  llvm::StringRef text_;
  std::shared_ptr<AsmFormat> format_;
  std::vector<bool> operand_seen_, region_seen_, successor_seen_;
  std::vector<bool> type_seen_[2];  // operands, results
  std::vector<int> guarded_;        // attributes that are anchors or not optional
  bool dict_seen_ = false;
  bool ok_ = true;
};

}  // namespace

std::shared_ptr<const AsmFormat> compile_asm_format(const OpInfo& info) {
  return FormatCompiler(info).compile();
}

llvm::SmallVector<Arity, 3> region_arities(const OpDef& def) {
  llvm::SmallVector<Arity, 3> arities;
  for (const RegionDef& region : def.regions)
    arities.push_back(region.arity);
  return arities;
}
llvm::SmallVector<Arity, 3> successor_arities(const OpDef& def) {
  llvm::SmallVector<Arity, 3> arities;
  for (const SuccessorDef& successor : def.successors)
    arities.push_back(successor.arity);
  return arities;
}

OperandSpan format_group_span(llvm::ArrayRef<Arity> groups, unsigned group, unsigned total) {
  unsigned singles = static_cast<unsigned>(llvm::count(groups, Arity::Single));
  unsigned rest = total >= singles ? total - singles : 0;
  unsigned first = 0;
  for (unsigned i = 0; i < group; ++i)
    first += groups[i] == Arity::Single ? 1 : rest;
  return {first, groups[group] == Arity::Single ? 1 : rest};
}

}  // namespace pliron
