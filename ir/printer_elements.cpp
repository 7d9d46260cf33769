// Printing attributes that hold elements.

#include "ir/literal_text.h"
#include "ir/printer_core.h"

namespace pliron {

// More elements than this are printed as their bytes.
static constexpr std::size_t max_elements_in_lists = 100;

void TextPrinter::print_elements_attribute(Attribute attr) {
  switch (attr.info().id) {
    case DenseElementsAttr::id():
    case DenseStringElementsAttr::id(): {
      os_ << "dense<";
      print_literals(attr);
      os_ << "> : ";
      print_type(Type(from_word<UniquedStorage>(attr.words()[0])));
      return;
    }
    case DenseResourceElementsAttr::id(): {
      DenseResourceElementsAttr resource = attr.as<DenseResourceElementsAttr>();
      names_resource_ = true;
      os_ << "dense_resource<";
      print_keyword_or_string(resource.key().str(), os_);
      os_ << "> : ";
      print_type(resource.type());
      return;
    }
    case SparseElementsAttr::id():
      print_sparse(attr.as<SparseElementsAttr>());
      return;
    default:
      os_ << "<<attribute " << attr.info().name << " without a syntax>>";
      return;
  }
}

// Without values nothing stands in the brackets.
void TextPrinter::print_sparse(SparseElementsAttr attr) {
  os_ << "sparse<";
  if (attr.num_values() > 0) {
    // One index alone stands for all of one value only.
    DenseElementsAttr indices = attr.indices();
    if (attr.num_values() == 1 && indices.is_splat())
      print_literal(indices, 0);
    else if (attr.type().rank() == 0)
      print_nested_lists(attr.num_values(), [&](std::size_t) { os_ << "[]"; });
    else
      print_nested_lists(indices.type().shape(), [&](std::size_t i) { print_literal(indices, i); });
    os_ << ", ";
    print_literals(attr.values());
  }
  os_ << "> : ";
  print_type(attr.type());
}

// The elements of a dense attribute: one for a splat, else lists of lists, or bytes.
void TextPrinter::print_literals(Attribute elements) {
  if (DenseStringElementsAttr strings = elements.try_as<DenseStringElementsAttr>()) {
    if (strings.is_splat())
      print_string(strings.element(0).str());
    else
      print_nested_lists(strings.type().shape(),
                         [&](std::size_t i) { print_string(strings.element(i).str()); });
    return;
  }
  DenseElementsAttr dense = elements.as<DenseElementsAttr>();
  if (dense.is_splat()) {
    print_literal(dense, 0);
  } else if (dense.size() > max_elements_in_lists) {
    os_ << "\"0x";
    print_hex(dense.raw_data(), os_);
    os_ << '"';
  } else {
    print_nested_lists(dense.type().shape(), [&](std::size_t i) { print_literal(dense, i); });
  }
}

void TextPrinter::print_literal(DenseElementsAttr attr, std::size_t i) {
  Type scalar = attr.scalar_type();
  if (!attr.is_complex()) {
    print_number(attr.bits(i), scalar, os_);
    return;
  }
  auto [real, imaginary] = attr.complex_bits(i);
  os_ << '(';
  print_number(real, scalar, os_);
  os_ << ',';
  print_number(imaginary, scalar, os_);
  os_ << ')';
}

// Nothing at all when there are no elements.
void TextPrinter::print_nested_lists(llvm::ArrayRef<std::int64_t> shape,
                                     llvm::function_ref<void(std::size_t)> print) {
  // How many elements an entry of each dimension has, and all of them.
  llvm::SmallVector<std::size_t, 4> sizes(shape.size() + 1, 1);
  for (std::size_t d = shape.size(); d-- > 0;)
    sizes[d] = sizes[d + 1] * static_cast<std::size_t>(shape[d]);
  for (std::size_t i = 0; i < sizes[0]; ++i) {
    os_ << (i ? ", " : "");
    for (std::size_t d = 0; d < shape.size(); ++d)
      if (i % sizes[d] == 0)
        os_ << '[';
    print(i);
    for (std::size_t d = 0; d < shape.size(); ++d)
      if ((i + 1) % sizes[d] == 0)
        os_ << ']';
  }
}

}  // namespace pliron
