// Printing attributes, except those that hold elements (printer_elements.cpp).

#include "ir/lexer.h"
#include "ir/literal_text.h"
#include "ir/printer_core.h"
#include "llvm/Support/SaveAndRestore.h"

namespace pliron {

void TextPrinter::print_attribute(Attribute attr) {
  if (!attr || !print_alias(alias_key(attr)))
    print_attribute_body(attr, /*elide_type=*/false);
}

// Numbers have no aliases, all else has no type to leave out.
void TextPrinter::print_element(Attribute attr) {
  if (attr.is<IntegerAttr>() || attr.is<FloatAttr>())
    print_attribute_body(attr, /*elide_type=*/true);
  else
    print_attribute(attr);
}

void TextPrinter::print_attribute_body(Attribute attr, bool elide_type) {
  if (!attr) {
    os_ << "<<NULL ATTRIBUTE>>";
    return;
  }
  llvm::SaveAndRestore deeper(depth_, depth_ + 1);
  if (too_deep())
    return;
  const AttrInfo& info = attr.info();
  if (info.def) {
    if (info.def->is_bracketed()) {
      auto [dialect, name] = info.name.split('.');
      os_ << '#' << dialect << '<' << name << ' ';
      print_attr_params(attr);
      os_ << '>';
      return;
    }
    os_ << '#' << info.name;
    print_attr_params(attr);
    return;
  }
  switch (info.id) {
    case UnitAttr::id():
      os_ << "unit";
      return;
    case IntegerAttr::id():
      print_integer(attr.as<IntegerAttr>(), elide_type);
      return;
    case FloatAttr::id():
      print_float(attr.as<FloatAttr>(), elide_type);
      return;
    case StringAttr::id(): {
      StringAttr string = attr.as<StringAttr>();
      print_string(string.value());
      if (!string.type())
        return;
      os_ << " : ";
      print_type(string.type());
      return;
    }
    case ArrayAttr::id():
      print_array(attr.as<ArrayAttr>());
      return;
    case DictionaryAttr::id(): {
      DictionaryAttr dictionary = attr.as<DictionaryAttr>();
      llvm::SmallVector<NamedAttribute, 8> entries;
      for (std::size_t i = 0; i < dictionary.size(); ++i)
        entries.push_back(dictionary[i]);
      print_dictionary(entries);
      return;
    }
    case TypeAttr::id():
      print_type(attr.as<TypeAttr>().value());
      return;
    case SymbolRefAttr::id(): {
      SymbolRefAttr symbol = attr.as<SymbolRefAttr>();
      for (std::size_t i = 0; i < symbol.depth(); ++i) {
        if (i)
          os_ << "::";
        print_symbol_name(symbol.part(i).str());
      }
      return;
    }
    case DenseArrayAttr::id():
      print_dense_array(attr.as<DenseArrayAttr>());
      return;
    case OpaqueAttr::id(): {
      OpaqueAttr opaque = attr.as<OpaqueAttr>();
      print_opaque('#', opaque.dialect(), opaque.body(), opaque.is_pretty(), opaque.refs());
      if (!opaque.type())
        return;
      os_ << " : ";
      print_type(opaque.type());
      return;
    }
    case AffineMapAttr::id():
      print_affine_map(attr.as<AffineMapAttr>());
      return;
    case IntegerSetAttr::id():
      print_integer_set(attr.as<IntegerSetAttr>());
      return;
    case StridedLayoutAttr::id():
      print_strided(attr.as<StridedLayoutAttr>());
      return;
    case LocationAttr::id():
      print_location(attr.as<LocationAttr>().location(), /*may_be_alias=*/false);
      return;
    case DistinctAttr::id():
      print_distinct(attr.as<DistinctAttr>());
      return;
    default:
      print_elements_attribute(attr);
      return;
  }
}

void TextPrinter::print_integer(IntegerAttr attr, bool elide_type) {
  Type type = attr.type();
  pliron::print_integer(attr.value(), type, os_);
  IntegerType integer = type.try_as<IntegerType>();
  bool is_signless = integer && integer.is_signless();
  if (is_signless && (integer.width() == 1 || (elide_type && integer.width() == 64)))
    return;
  os_ << " : ";
  print_type(type);
}

void TextPrinter::print_float(FloatAttr attr, bool elide_type) {
  bool is_hex = pliron::print_float(attr.value(), os_);
  if (elide_type && attr.type().kind() == FloatKind::F64 && !is_hex)
    return;
  os_ << " : ";
  print_type(attr.type());
}

void TextPrinter::print_array(ArrayAttr attr) {
  os_ << '[';
  for (std::size_t i = 0; i < attr.size(); ++i) {
    if (i)
      os_ << ", ";
    print_element(attr[i]);
  }
  os_ << ']';
}

void TextPrinter::print_dictionary(llvm::ArrayRef<NamedAttribute> entries) {
  os_ << '{';
  bool first = true;
  for (const NamedAttribute& entry : entries) {
    if (!first)
      os_ << ", ";
    first = false;
    if (is_bare_identifier(entry.name.str()))
      os_ << entry.name.str();
    else
      print_string(entry.name.str());
    if (entry.value && entry.value.is<UnitAttr>())
      continue;
    os_ << " = ";
    print_attribute(entry.value);
  }
  os_ << '}';
}

void TextPrinter::print_dense_array(DenseArrayAttr attr) {
  os_ << "array<";
  print_type(attr.element_type());
  for (std::size_t i = 0; i < attr.size(); ++i) {
    os_ << (i ? ", " : ": ");
    print_dense_array_element(attr, i);
  }
  os_ << '>';
}
void TextPrinter::print_dense_array_element(DenseArrayAttr attr, std::size_t i) {
  // An i1 of any signedness is a word here.
  if (attr.element_width() == 1)
    os_ << (attr.bits(i) ? "true" : "false");
  else
    print_number(attr.element(i), attr.element_type(), os_);
}

void TextPrinter::print_affine_head(unsigned num_dims, unsigned num_symbols) {
  auto print_names = [&](unsigned count, char letter) {
    for (unsigned i = 0; i < count; ++i)
      os_ << (i ? ", " : "") << letter << i;
  };
  os_ << '(';
  print_names(num_dims, 'd');
  os_ << ')';
  if (num_symbols == 0)
    return;
  os_ << '[';
  print_names(num_symbols, 's');
  os_ << ']';
}

void TextPrinter::print_affine_map(AffineMapAttr attr) {
  os_ << "affine_map<";
  print_affine_head(attr.num_dims(), attr.num_symbols());
  os_ << " -> (";
  for (unsigned i = 0; i < attr.num_results(); ++i)
    os_ << (i ? ", " : "") << attr.result(i);
  os_ << ")>";
}

void TextPrinter::print_integer_set(IntegerSetAttr attr) {
  os_ << "affine_set<";
  print_affine_head(attr.num_dims(), attr.num_symbols());
  os_ << " : (";
  for (unsigned i = 0; i < attr.num_constraints(); ++i) {
    IntegerSetAttr::Constraint constraint = attr.constraint(i);
    os_ << (i ? ", " : "") << constraint.expr << (constraint.is_equality ? " == 0" : " >= 0");
  }
  os_ << ")>";
}

void TextPrinter::print_strided(StridedLayoutAttr attr) {
  auto print_stride = [&](std::int64_t value) {
    if (value == ShapedType::dynamic)
      os_ << '?';
    else
      os_ << value;
  };
  os_ << "strided<[";
  for (std::size_t i = 0; i < attr.strides().size(); ++i) {
    os_ << (i ? ", " : "");
    print_stride(attr.strides()[i]);
  }
  os_ << ']';
  if (attr.offset() != 0) {
    os_ << ", offset: ";
    print_stride(attr.offset());
  }
  os_ << '>';
}

// In the order in which they are printed, unless that is settled.
void TextPrinter::print_distinct_number(const UniquedStorage* identity) {
  if (aliases_) {
    auto it = aliases_->distinct_numbers.find(identity);
    if (it != aliases_->distinct_numbers.end()) {
      os_ << it->second;
      return;
    }
  }
  os_ << distinct_numbers_.try_emplace(identity, distinct_numbers_.size()).first->second;
}

void TextPrinter::print_distinct(DistinctAttr attr) {
  os_ << "distinct[";
  print_distinct_number(attr.identity());
  os_ << "]<";
  if (!attr.referenced().is<UnitAttr>())
    print_attribute(attr.referenced());
  os_ << '>';
}

}  // namespace pliron
