// Printing shaped and complex types, and the text of unregistered dialects.

#include "ir/literal_text.h"
#include "ir/printer_core.h"

namespace pliron {

void TextPrinter::print_other_type(Type type) {
  switch (type.info().id) {
    case ComplexType::id():
      os_ << "complex<";
      print_type(type.as<ComplexType>().element_type());
      break;
    case VectorType::id():
      os_ << "vector<";
      print_shape(type.as<ShapedType>());
      break;
    case RankedTensorType::id():
      os_ << "tensor<";
      print_shape(type.as<ShapedType>());
      if (Attribute encoding = type.as<RankedTensorType>().encoding()) {
        os_ << ", ";
        print_attribute(encoding);
      }
      break;
    case UnrankedTensorType::id():
      os_ << "tensor<*x";
      print_type(type.as<UnrankedTensorType>().element_type());
      break;
    case MemRefType::id():
      os_ << "memref<";
      print_shape(type.as<ShapedType>());
      print_memref_attributes(type.as<MemRefType>().layout(), type.as<MemRefType>().memory_space());
      break;
    case UnrankedMemRefType::id():
      os_ << "memref<*x";
      print_type(type.as<UnrankedMemRefType>().element_type());
      print_memref_attributes({}, type.as<UnrankedMemRefType>().memory_space());
      break;
    case OpaqueType::id(): {
      OpaqueType opaque = type.as<OpaqueType>();
      print_opaque('!', opaque.dialect(), opaque.body(), opaque.is_pretty(), opaque.refs());
      return;
    }
    default:
      os_ << "<<type " << type.info().name << " without a syntax>>";
      return;
  }
  os_ << '>';
}

void TextPrinter::print_shape(ShapedType type) {
  VectorType vector = type.try_as<VectorType>();
  for (unsigned i = 0; i < type.rank(); ++i) {
    bool scalable = vector && vector.is_scalable(i);
    os_ << (scalable ? "[" : "");
    if (type.is_dynamic_dim(i))
      os_ << '?';
    else
      os_ << type.dim(i);
    os_ << (scalable ? "]x" : "x");
  }
  print_type(type.element_type());
}

void TextPrinter::print_memref_attributes(Attribute layout, Attribute memory_space) {
  if (layout) {
    os_ << ", ";
    print_attribute(layout);
  }
  if (memory_space) {
    os_ << ", ";
    print_element(memory_space);
  }
}

void TextPrinter::print_opaque(char sigil, Identifier dialect, Identifier body, bool is_pretty,
                               OpaqueRefs refs) {
  llvm::StringRef text = body.str();
  os_ << sigil << dialect.str() << (is_pretty ? '.' : '<');
  std::size_t done = 0;
  for (std::size_t i = 0; i < refs.size(); ++i) {
    OpaqueRef ref = refs[i];
    os_ << text.slice(done, ref.offset);
    print_reference(ref, text.substr(ref.offset, ref.length));
    done = ref.offset + ref.length;
  }
  os_ << text.drop_front(done);
  if (!is_pretty)
    os_ << '>';
}

// What a name in the text stands for: by its alias, or in full where there are no aliases.
void TextPrinter::print_reference(const OpaqueRef& ref, llvm::StringRef name) {
  // Written out, references to references can be more than any memory holds.
  constexpr unsigned max_expansions = 1000;
  if (ref.kind == OpaqueRef::Kind::Distinct) {
    print_distinct_number(ref.attr.as<DistinctAttr>().identity());
    return;
  }
  if (ref.kind == OpaqueRef::Kind::Resource) {
    print_keyword_or_string(ref.resource.str(), os_);
    return;
  }
  bool is_type = ref.kind == OpaqueRef::Kind::Type;
  if (aliases_) {
    const void* key = is_type ? ref.type.storage() : alias_key(ref.attr);
    for (auto [referenced, entry] : aliases_->references.lookup(name)) {
      if (referenced == key) {
        os_ << aliases_->entries[entry].name;
        return;
      }
    }
  }
  if (++expansions_ > max_expansions)
    os_ << name;
  else if (is_type)
    print_type(ref.type);
  else
    print_attribute(ref.attr);
}

}  // namespace pliron
