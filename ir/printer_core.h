#pragma once
// The part of the printer below ops: types, attributes, locations and their aliases. It is what
// print hooks see as an AsmPrinter.

#include <vector>

#include "ir/builtin_attributes.h"
#include "ir/builtin_types.h"
#include "ir/param_def.h"
#include "ir/printer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace pliron {

// Names for long types and attributes, in the order in which their definitions must come.
struct AliasTable {
  struct Entry {
    std::string name;  // with its sigil
    Type type;         // one of the two
    Attribute attr;
  };
  std::vector<Entry> entries;
  llvm::DenseMap<const UniquedStorage*, unsigned> index;
};

class TextPrinter : public AsmPrinter {
 public:
  explicit TextPrinter(llvm::raw_ostream& os) : os_(os) {}

  llvm::raw_ostream& os() final { return os_; }
  void print_type(Type type) override;
  void print_attribute(Attribute attr) override;
  void print_string(llvm::StringRef text) final;
  void print_symbol_name(llvm::StringRef name) final;

  // As print_attribute(), but leaves out `: i64` and `: f64`, which reading puts back.
  void print_element(Attribute attr);
  void print_location(Location location);  // with `loc(...)`
  // ` {a = 1 : i32, b}` without the space.
  void print_dictionary(llvm::ArrayRef<NamedAttribute> entries);
  void print_types(llvm::ArrayRef<Type> types);  // with commas between
  // The results of a function type: one type, or several in parentheses.
  void print_result_types(llvm::ArrayRef<Type> types);

 protected:
  void print_type_body(Type type);
  void print_attribute_body(Attribute attr, bool elide_type);

  const AliasTable* aliases_ = nullptr;

 private:
  // Texts of integer, float and index types, of which IR is full.
  struct ShortType {
    const UniquedStorage* type = nullptr;
    unsigned char size = 0;
    char text[15];
  };
  static constexpr unsigned short_type_bits = 4;

  bool print_short_type(Type type);
  void print_vector(VectorType type);
  void print_function(FunctionType type);
  void print_integer(IntegerAttr attr, bool elide_type);
  void print_float(FloatAttr attr, bool elide_type);
  void print_array(ArrayAttr attr);
  void print_dense_array(DenseArrayAttr attr);
  void print_dense_elements(DenseElementsAttr attr);
  void print_opaque(char sigil, llvm::StringRef dialect, llvm::StringRef body);
  void print_parameters(llvm::ArrayRef<ParamDef> params, llvm::ArrayRef<std::uint64_t> words);
  void print_parameter(ParamKind kind, std::uint64_t word);
  void print_attribute_parameter(Attribute attr);
  void print_location_body(Location location);
  bool too_deep();

  llvm::raw_ostream& os_;
  unsigned depth_ = 0;
  ShortType short_types_[1u << short_type_bits];
};

// Finds the types and attributes under an op whose records ask for an alias.
AliasTable collect_aliases(Operation* root);

}  // namespace pliron
