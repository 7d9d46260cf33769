// Printing the parameters of types and attributes that are declared by a record, and attributes as
// assembly formats write them.

#include "ir/asm_format_starts.h"
#include "ir/format_spacing.h"
#include "ir/literal_text.h"
#include "ir/param_format.h"
#include "ir/printer_core.h"

namespace pliron {

// Whether the name of a recursive type is enough here; prints it then.
bool TextPrinter::print_name_only(Type named) {
  const UniquedStorage* storage = named.storage();
  bool only_name = !named.is_complete() || llvm::is_contained(inside_, storage);
  if (storage != in_full_)
    only_name |= mentioned_ || (aliases_ && aliases_->by_name.contains(storage));
  // Written out, types that refer to each other can be more than any memory or stack holds.
  bool too_large = inside_.size() >= AliasTable::max_nested_bodies ||
                   (bodies_ >= AliasTable::max_bodies && with_body_.contains(storage));
  was_cut_ |= too_large && !only_name;
  if (!too_large && !only_name)
    return false;
  if (mentioned_)
    mentioned_->push_back(named);
  os_ << '<';
  print_string(Identifier::from_opaque(from_word<void>(named.words().front())).str());
  os_ << '>';
  return true;
}

void TextPrinter::print_type_params(Type type) {
  if (!type.is_named())
    return print_params(type);
  if (named_types_)
    named_types_->insert(type);
  if (inside_.empty()) {
    bodies_ = 0;
    with_body_.clear();
  }
  if (print_name_only(type))
    return;
  ++bodies_;
  with_body_.insert(type.storage());
  inside_.push_back(type.storage());
  print_params(type);
  inside_.pop_back();
}

void TextPrinter::print_params(Type type) {
  const TypeInfo& info = type.info();
  if (info.def->print)
    info.def->print(type, *this);
  else
    print_record_params({info.def->params.begin(), info.def->params.end()}, type.words(),
                        info.defaults, info.format.get(), info.def->directives);
}
void TextPrinter::print_attr_params(Attribute attr) {
  const AttrInfo& info = attr.info();
  if (info.def->print)
    info.def->print(attr, *this);
  else
    print_record_params({info.def->params.begin(), info.def->params.end()}, attr.words(),
                        info.defaults, info.format.get(), info.def->directives);
}

void TextPrinter::print_record_params(llvm::ArrayRef<ParamDef> params,
                                      llvm::ArrayRef<std::uint64_t> words,
                                      llvm::ArrayRef<std::uint64_t> defaults,
                                      const ParamFormat* format,
                                      StaticSpan<ParamDirective> directives) {
  if (format)
    return print_param_format(*format, params, words, defaults, directives);
  // Those at the end that are what they are when left out.
  std::size_t count = params.size();
  while (count > 0 && params[count - 1].is_optional() && words[count - 1] == defaults[count - 1])
    --count;
  print_parameters(params.take_front(count), words);
}

void TextPrinter::print_parameters(llvm::ArrayRef<ParamDef> params,
                                   llvm::ArrayRef<std::uint64_t> words) {
  if (params.empty())
    return;
  os() << '<';
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (i)
      os() << ", ";
    print_parameter(params[i], words[i], /*in_format=*/false, /*stripped=*/false);
  }
  os() << '>';
}

void TextPrinter::print_parameter(const ParamDef& param, std::uint64_t word, bool in_format,
                                  bool stripped) {
  if (const EnumDef* enumeration = param.enumeration())
    return print_enum(*enumeration, static_cast<std::int64_t>(word), os());
  switch (param.kind) {
    case ParamKind::Type: {
      Type type(from_word<UniquedStorage>(word));
      if (stripped)
        print_type_params(type);
      else if (!type)
        os() << "none";
      else if (type.is<NoneType>() && param.is_optional() && !in_format)
        os() << "!builtin.none";  // `none` says that there is no type
      else
        print_type(type);
      return;
    }
    case ParamKind::Attr: {
      Attribute attr(from_word<UniquedStorage>(word));
      if (stripped)
        print_attr_params(attr);
      else if (in_format)
        print_attribute(attr);
      else
        print_attribute_parameter(attr);
      return;
    }
    case ParamKind::Int:
      os() << static_cast<std::int64_t>(word);
      return;
    case ParamKind::UInt:
      os() << word;
      return;
    case ParamKind::Bool:
      os() << (word ? "true" : "false");
      return;
    case ParamKind::String:
      print_string(Identifier::from_opaque(from_word<void>(word)).str());
      return;
    case ParamKind::TypeList:
    case ParamKind::AttrList:
    case ParamKind::IntList: {
      ParamDef element(param.name, param.kind == ParamKind::TypeList   ? ParamKind::Type
                                   : param.kind == ParamKind::AttrList ? ParamKind::Attr
                                                                       : ParamKind::Int);
      if (!in_format)
        os() << '[';
      bool first = true;
      for (std::uint64_t item : from_word<UniquedStorage>(word)->words()) {
        if (!first)
          os() << ", ";
        first = false;
        print_parameter(element, item, in_format, /*stripped=*/false);
      }
      if (!in_format)
        os() << ']';
      return;
    }
  }
}

// Null is `none`, so the type of that name needs another spelling here.
void TextPrinter::print_attribute_parameter(Attribute attr) {
  if (!attr) {
    os() << "none";
    return;
  }
  TypeAttr type = attr.try_as<TypeAttr>();
  if (type && type.value().is<NoneType>())
    os() << "!builtin.none";
  else
    print_attribute(attr);
}

void TextPrinter::print_param_format(const ParamFormat& format, llvm::ArrayRef<ParamDef> params,
                                     llvm::ArrayRef<std::uint64_t> words,
                                     llvm::ArrayRef<std::uint64_t> defaults,
                                     StaticSpan<ParamDirective> directives) {
  FormatSpacing spacing{.space = false, .after_punctuation = true};
  auto print_one = [&](std::size_t i, bool qualified) {
    bool is_object = params[i].kind == ParamKind::Type || params[i].kind == ParamKind::Attr;
    bool stripped =
        is_object && !qualified && words[i] != 0 && is_dialect_record(params[i].constraint.node);
    print_parameter(params[i], words[i], /*in_format=*/true, stripped);
  };
  auto is_present = [&](std::size_t i) {
    return !params[i].is_optional() || words[i] != defaults[i];
  };
  for (std::size_t at = 0; at < format.steps.size();) {
    const ParamStep& step = format.steps[at++];
    auto index = static_cast<std::size_t>(step.index);
    switch (step.kind) {
      case ParamStep::Literal:
        spacing.literal(os(), {step.text.data(), step.text.size()});
        break;
      case ParamStep::Space:
        os() << step.text;
        spacing.spaced({step.text.data(), step.text.size()});
        break;
      case ParamStep::Param:
        spacing.element(os());
        print_one(index, step.flag);
        break;
      case ParamStep::Params:
        for (std::size_t i = 0; i < params.size(); ++i) {
          if (i == 0)
            spacing.element(os());
          else
            os() << ", ";
          print_one(i, /*qualified=*/false);
        }
        break;
      case ParamStep::Struct: {
        bool first = true;
        for (std::size_t i = 0; i < params.size(); ++i) {
          if (!(step.set >> i & 1) || !is_present(i))
            continue;
          if (first)
            spacing.element(os());
          else
            os() << ", ";
          first = false;
          os() << params[i].name << " = ";
          print_one(i, /*qualified=*/false);
        }
        break;
      }
      case ParamStep::Custom: {
        llvm::SmallVector<std::uint64_t, 10> copy(words.begin(), words.end());
        llvm::SmallVector<detail::ParamArgument, 4> arguments;
        for (; at < step.target; ++at) {
          const ParamStep& argument = format.steps[at];
          arguments.push_back(
              {argument.index < 0 ? nullptr : &copy[static_cast<std::size_t>(argument.index)],
               argument.text});
        }
        spacing.element(os());
        directives[step.index].print(*this, arguments.data());
        break;
      }
      case ParamStep::Argument:
        break;
      case ParamStep::Optional:
        if (!is_present(step.anchor))
          at = step.target;
        break;
      case ParamStep::Jump:
        at = step.target;
        break;
    }
  }
}

// Attributes in the formats of ops. ---------------------------------------------------------------

void TextPrinter::print_styled_attribute(Attribute attr, AttrConstraint constraint,
                                         FormatAttrStyle style) {
  switch (style) {
    case FormatAttrStyle::Nothing:
      return;
    case FormatAttrStyle::Text:
      return print_string(attr.as<StringAttr>().value());
    case FormatAttrStyle::Symbol:
      return print_symbol_name(attr.as<StringAttr>().value());
    case FormatAttrStyle::Number:
      if (IntegerAttr integer = attr.try_as<IntegerAttr>())
        pliron::print_integer(integer.value(), integer.type(), os());
      else
        pliron::print_float(attr.as<FloatAttr>().value(), os());
      return;
    case FormatAttrStyle::Word:
      if (const EnumDef* enumeration = enumeration_of(constraint.node))
        print_enum(*enumeration, attr.as<IntegerAttr>().as_int(), os());
      else
        os() << "unit";
      return;
    case FormatAttrStyle::Elements: {
      DenseArrayAttr array = attr.as<DenseArrayAttr>();
      os() << '[';
      for (std::size_t i = 0; i < array.size(); ++i) {
        if (i)
          os() << ", ";
        print_dense_array_element(array, i);
      }
      os() << ']';
      return;
    }
    case FormatAttrStyle::Body:
      return print_attr_params(attr);
    case FormatAttrStyle::Full:
      return print_attribute(attr);
  }
}

}  // namespace pliron
