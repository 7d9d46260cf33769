#include "ir/printer_core.h"

#include "ir/lexer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace pliron {

// Nesting beyond what the parser takes is cut, so that the stack is bounded.
static constexpr unsigned max_depth = 1000;

bool TextPrinter::too_deep() {
  if (depth_ <= max_depth)
    return false;
  os_ << "<<nested too deeply>>";
  return true;
}

void TextPrinter::print_string(llvm::StringRef text) {
  os_ << '"';
  print_escaped(text, os_);
  os_ << '"';
}

void print_escaped(llvm::StringRef text, llvm::raw_ostream& os) {
  bool is_plain = true;
  for (char c : text)
    is_plain &= c >= ' ' && c < 0x7f && c != '"' && c != '\\';
  if (is_plain) {
    os << text;
    return;
  }
  llvm::printEscapedString(text, os);
}

void TextPrinter::print_symbol_name(llvm::StringRef name) {
  os_ << '@';
  if (is_bare_identifier(name))
    os_ << name;
  else
    print_string(name);
}

void TextPrinter::print_types(llvm::ArrayRef<Type> types) {
  bool first = true;
  for (Type type : types) {
    if (!first)
      os_ << ", ";
    first = false;
    print_type(type);
  }
}

static llvm::SmallVector<Type, 8> to_vector(TypeRange range) {
  llvm::SmallVector<Type, 8> types;
  for (Type type : range)
    types.push_back(type);
  return types;
}

void TextPrinter::print_result_types(llvm::ArrayRef<Type> types) {
  bool bare = types.size() == 1 && !types[0].is<FunctionType>();
  if (!bare)
    os_ << '(';
  print_types(types);
  if (!bare)
    os_ << ')';
}

bool TextPrinter::has_same_text_everywhere(Type type) const {
  if (is_leaf(type))
    return true;
  const TypeDef* def = type.info().def;
  if (!def || def->alias || type.is_named())
    return false;
  for (const ParamDef& param : def->params)
    if (param.kind != ParamKind::Int && param.kind != ParamKind::UInt &&
        param.kind != ParamKind::Bool)
      return false;
  // Text of unregistered dialects may refer by an alias to what would have none.
  return !aliases_ || !aliases_->index.contains(type.storage());
}

// Whether the type is one of those whose text is kept; prints it then.
bool TextPrinter::print_short_type(Type type) {
  std::size_t slot = detail::to_granule(type.storage()) & ((1u << short_type_bits) - 1);
  ShortType& known = short_types_[slot];
  if (known.type != type.storage()) {
    if (!has_same_text_everywhere(type))
      return false;
    llvm::SmallString<16> text;
    llvm::raw_svector_ostream os(text);
    TextPrinter(os).print_type_body(type);
    if (text.size() > sizeof(known.text))
      return false;
    known.type = type.storage();
    known.size = static_cast<unsigned char>(text.size());
    std::copy(text.begin(), text.end(), known.text);
  }
  os_.write(known.text, known.size);
  return true;
}

void TextPrinter::print_type(Type type) {
  if (type && print_short_type(type))
    return;
  if (type && print_alias(type.storage()))
    return;
  print_type_body(type);
}

bool TextPrinter::print_alias(const void* key) {
  if (!aliases_ || aliases_->index.empty())
    return false;
  auto it = aliases_->index.find(key);
  if (it == aliases_->index.end())
    return false;
  // A type that is recursive by name can lead to the alias whose definition it stands in.
  const AliasTable::Entry& entry = aliases_->entries[it->second];
  if (defining_ < aliases_->entries.size() &&
      (entry.deferred > aliases_->entries[defining_].deferred ||
       (entry.deferred == aliases_->entries[defining_].deferred && it->second >= defining_)))
    return false;
  os_ << entry.name;
  return true;
}

void TextPrinter::print_type_body(Type type) {
  if (!type) {
    os_ << "<<NULL TYPE>>";
    return;
  }
  llvm::SaveAndRestore deeper(depth_, depth_ + 1);
  if (too_deep())
    return;
  const TypeInfo& info = type.info();
  if (info.def) {
    os_ << '!' << info.name;
    print_type_params(type);
    return;
  }
  switch (info.id) {
    case IntegerType::id(): {
      IntegerType integer = type.as<IntegerType>();
      os_ << (integer.is_signed() ? "si" : integer.is_unsigned() ? "ui" : "i") << integer.width();
      return;
    }
    case IndexType::id():
      os_ << "index";
      return;
    case NoneType::id():
      os_ << "none";
      return;
    case FloatType::id():
      os_ << type.as<FloatType>().keyword();
      return;
    case FunctionType::id():
      print_function(type.as<FunctionType>());
      return;
    case TupleType::id(): {
      os_ << "tuple<";
      print_types(to_vector(type.as<TupleType>().elements()));
      os_ << '>';
      return;
    }
    default:
      print_other_type(type);
      return;
  }
}

void TextPrinter::print_function(FunctionType type) {
  os_ << '(';
  print_types(to_vector(type.inputs()));
  os_ << ") -> ";
  print_result_types(to_vector(type.results()));
}

// Locations.

void TextPrinter::print_location(Location location, bool may_be_alias) {
  os_ << "loc(";
  if (may_be_alias)
    print_nested_location(location);
  else
    print_location_body(location);
  os_ << ')';
}

void TextPrinter::print_nested_location(Location location) {
  if (!print_alias(alias_key(location)))
    print_location_body(location);
}

void TextPrinter::print_location_body(Location location) {
  llvm::SaveAndRestore deeper(depth_, depth_ + 1);
  if (too_deep())
    return;
  switch (location.kind()) {
    case LocationKind::Unknown:
      os_ << "unknown";
      return;
    case LocationKind::FileLineCol:
      print_string(location.file());
      os_ << ':' << location.line() << ':' << location.column();
      if (!location.has_range())
        return;
      os_ << " to ";
      if (location.end_line() != location.line())
        os_ << location.end_line();
      os_ << ':' << location.end_column();
      return;
    case LocationKind::Name:
      print_string(location.name().str());
      if (location.children().empty())
        return;
      os_ << '(';
      print_nested_location(location.children()[0]);
      os_ << ')';
      return;
    case LocationKind::CallSite:
      os_ << "callsite(";
      print_nested_location(location.children()[0]);
      os_ << " at ";
      print_nested_location(location.children()[1]);
      os_ << ')';
      return;
    case LocationKind::Fused: {
      os_ << "fused";
      if (Attribute metadata = location.metadata()) {
        os_ << '<';
        print_attribute(metadata);
        os_ << '>';
      }
      os_ << '[';
      bool first = true;
      for (Location part : location.children()) {
        if (!first)
          os_ << ", ";
        first = false;
        print_nested_location(part);
      }
      os_ << ']';
      return;
    }
  }
}

}  // namespace pliron
