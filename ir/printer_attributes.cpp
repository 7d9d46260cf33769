// Printing attributes, and finding what gets an alias.

#include "ir/dialect.h"
#include "ir/lexer.h"
#include "ir/printer_core.h"
#include "ir/walk.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/SaveAndRestore.h"

namespace pliron {

void TextPrinter::print_attribute(Attribute attr) {
  if (aliases_ && attr) {
    auto it = aliases_->index.find(attr.storage());
    if (it != aliases_->index.end()) {
      os_ << aliases_->entries[it->second].name;
      return;
    }
  }
  print_attribute_body(attr, /*elide_type=*/false);
}

// Aliases are for attributes of dialects, types are elided in builtin ones.
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
    if (info.def->bracketed) {
      auto [dialect, name] = info.name.split('.');
      os_ << '#' << dialect << '<' << name << ' ';
      info.def->print(attr, *this);
      os_ << '>';
      return;
    }
    os_ << '#' << info.name;
    if (info.def->print)
      info.def->print(attr, *this);
    else
      print_parameters({info.def->params.begin(), info.def->params.end()}, attr.words());
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
    case DenseElementsAttr::id():
      print_dense_elements(attr.as<DenseElementsAttr>());
      return;
    case OpaqueAttr::id(): {
      OpaqueAttr opaque = attr.as<OpaqueAttr>();
      print_opaque('#', opaque.dialect().str(), opaque.body().str());
      return;
    }
    default:
      os_ << "<<attribute " << info.name << " without a syntax>>";
      return;
  }
}

static void print_integer_value(const llvm::APInt& value, Type type, llvm::raw_ostream& os) {
  IntegerType integer = type.try_as<IntegerType>();
  if (integer && integer.is_signless() && integer.width() == 1) {
    os << (value.isZero() ? "false" : "true");
    return;
  }
  bool is_signed = !integer || !integer.is_unsigned();
  if (value.getBitWidth() <= 64) {
    if (is_signed)
      os << value.getSExtValue();
    else
      os << value.getZExtValue();
    return;
  }
  value.print(os, is_signed);
}

void TextPrinter::print_integer(IntegerAttr attr, bool elide_type) {
  Type type = attr.type();
  print_integer_value(attr.value(), type, os_);
  IntegerType integer = type.try_as<IntegerType>();
  bool is_signless = integer && integer.is_signless();
  if (is_signless && (integer.width() == 1 || (elide_type && integer.width() == 64)))
    return;
  os_ << " : ";
  print_type(type);
}

// As MLIR: six digits if that is exact, else as many as it takes, else the bits.
static void print_float_value(const llvm::APFloat& value, llvm::raw_ostream& os) {
  if (value.isFinite()) {
    llvm::SmallString<64> text;
    auto reads_back = [&] {
      llvm::APFloat read(value.getSemantics());
      auto status = read.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
      if (status)
        return read.bitwiseIsEqual(value);
      llvm::consumeError(status.takeError());
      return false;
    };
    value.toString(text, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0, /*TruncateZero=*/false);
    if (!text.str().contains('.') || !reads_back()) {
      text.clear();
      value.toString(text);
    }
    if (text.str().contains('.') && reads_back()) {
      os << text;
      return;
    }
  }
  llvm::SmallString<40> hex;
  value.bitcastToAPInt().toString(hex, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  os << hex;
}

void TextPrinter::print_float(FloatAttr attr, bool elide_type) {
  print_float_value(attr.value(), os_);
  if (elide_type && attr.type().kind() == FloatKind::F64 && attr.value().isFinite())
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

// One element for a splat, else lists of lists.
void TextPrinter::print_dense_elements(DenseElementsAttr attr) {
  VectorType type = attr.type();
  FloatType number = type.element().try_as<FloatType>();
  auto print_element = [&](std::size_t i) {
    if (number)
      print_float_value(llvm::APFloat(number.semantics(), attr.bits(i)), os_);
    else
      print_integer_value(attr.bits(i), type.element(), os_);
  };
  // How many elements an entry of each dimension has.
  llvm::SmallVector<std::size_t, 4> strides(type.rank(), 1);
  for (unsigned d = type.rank(); d-- > 1;)
    strides[d - 1] = strides[d] * static_cast<std::size_t>(type.dim(d));
  os_ << "dense<";
  if (attr.is_splat()) {
    print_element(0);
  } else {
    for (std::size_t i = 0; i < attr.size(); ++i) {
      os_ << (i ? ", " : "");
      for (unsigned d = 0; d < type.rank(); ++d)
        if (i % (strides[d] * static_cast<std::size_t>(type.dim(d))) == 0)
          os_ << '[';
      print_element(i);
      for (unsigned d = 0; d < type.rank(); ++d)
        if ((i + 1) % (strides[d] * static_cast<std::size_t>(type.dim(d))) == 0)
          os_ << ']';
    }
  }
  os_ << "> : ";
  print_type(type);
}

void TextPrinter::print_dense_array(DenseArrayAttr attr) {
  Type element = attr.element_type();
  os_ << "array<";
  print_type(element);
  FloatType number = element.try_as<FloatType>();
  unsigned width = number ? number.width() : element.as<IntegerType>().width();
  for (std::size_t i = 0; i < attr.size(); ++i) {
    os_ << (i ? ", " : ": ");
    llvm::APInt bits(width, attr.bits(i));
    if (number)
      print_float_value(llvm::APFloat(number.semantics(), bits), os_);
    else
      print_integer_value(bits, element, os_);
  }
  os_ << '>';
}

namespace {
// Prints everything to nowhere, noting what has an alias. Hooks show what is nested in what.
class AliasCollector final : public TextPrinter {
 public:
  AliasCollector() : TextPrinter(llvm::nulls()) {}

  void print_type(Type type) override {
    if (!type || !seen_.insert(type.storage()).second)
      return;
    print_type_body(type);
    const TypeDef* def = type.info().def;
    if (def && def->alias)
      add('!', def->alias(type), {{}, type, {}}, type.storage());
  }
  void print_attribute(Attribute attr) override {
    if (!attr || !seen_.insert(attr.storage()).second)
      return;
    print_attribute_body(attr, false);
    const AttrDef* def = attr.info().def;
    if (def && def->alias)
      add('#', def->alias(attr), {{}, {}, attr}, attr.storage());
  }
  AliasTable take() { return std::move(table_); }

 private:
  void add(char sigil, std::string_view wanted, AliasTable::Entry entry,
           const UniquedStorage* storage) {
    if (wanted.empty())
      return;
    std::string name(1, sigil);
    if (!llvm::isAlpha(wanted[0]) && wanted[0] != '_')
      name += '_';
    for (char c : wanted)
      name += llvm::isAlnum(c) ? c : '_';
    std::string unique = name;
    for (unsigned n = 0; !names_.insert(unique).second; ++n)
      unique = name + '_' + std::to_string(n);
    entry.name = unique;
    table_.index[storage] = static_cast<unsigned>(table_.entries.size());
    table_.entries.push_back(std::move(entry));
  }

  llvm::DenseSet<const UniquedStorage*> seen_;
  llvm::StringSet<> names_;
  AliasTable table_;
};

bool any_alias(Context& context) {
  for (const DialectInfo* dialect : context.dialects()) {
    for (const TypeInfo* info : dialect->types)
      if (info->def->alias)
        return true;
    for (const AttrInfo* info : dialect->attrs)
      if (info->def->alias)
        return true;
  }
  return false;
}
}  // namespace

AliasTable collect_aliases(Operation* root) {
  AliasCollector collector;
  if (!any_alias(root->context()))
    return collector.take();
  walk_pre_order(root, [&](Operation* op) {
    for (unsigned i = 0; i < op->num_attr_slots(); ++i)
      collector.print_attribute(op->attr_slot(i));
    for (const NamedAttribute& attr : op->discardable_attrs())
      collector.print_attribute(attr.value);
    for (Value operand : op->operands())
      if (operand)
        collector.print_type(operand.type());
    for (Value result : op->results())
      collector.print_type(result.type());
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (Value argument : block->arguments())
          collector.print_type(argument.type());
    return WalkResult::Advance;
  });
  return collector.take();
}

}  // namespace pliron
