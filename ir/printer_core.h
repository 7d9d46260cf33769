#pragma once
// The part of the printer below ops: types, attributes, locations and their aliases. It is what
// print hooks see as an AsmPrinter.

#include <memory>
#include <vector>

#include "ir/builtin_attributes.h"
#include "ir/builtin_types.h"
#include "ir/param_def.h"
#include "ir/printer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace pliron {

enum class FormatAttrStyle : std::uint8_t;
struct ParamFormat;

// Names for long types, attributes and locations, and numbers for distinct attributes: what must be
// known about all of a text before its first line is printed.
struct AliasTable {
  struct Entry {
    enum class Kind : std::uint8_t { Type, Attr, Location };
    llvm::StringRef name;  // with its sigil
    Kind kind;
    bool deferred;  // only op locations need it, so it is defined behind the op
    const void* storage;
  };
  std::vector<Entry> entries;  // in the order in which their definitions must come
  // The entry by which something is printed, by its alias_key().
  llvm::DenseMap<const void*, unsigned> index;
  // What the names in the text of opaque types and attributes stand for now. More than one thing
  // had the same name when IR of several files has been put together.
  llvm::StringMap<llvm::SmallVector<std::pair<const void*, unsigned>, 1>> references;
  // Numbers of distinct attributes, when text of unregistered dialects mentions any, which then
  // keep what they had.
  llvm::DenseMap<const UniquedStorage*, std::uint64_t> distinct_numbers;
  std::vector<Identifier> resources;  // keys, in the order of their first use
  // How many recursive types are written out in one another at most, and in one type in all. Beyond
  // this they are written by their names.
  static constexpr unsigned max_nested_bodies = 100;
  static constexpr unsigned max_bodies = 200;
  // Recursive types that are written by their names wherever they are but in their definitions,
  // which are lines of their own, because some would be larger otherwise.
  llvm::DenseSet<const UniquedStorage*> by_name;
  std::unique_ptr<llvm::BumpPtrAllocator> text = std::make_unique<llvm::BumpPtrAllocator>();
};

// What stands for a thing in an AliasTable. A location and the attribute that holds it are one.
const void* alias_key(Location location);
const void* alias_key(Attribute attr);

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
  // `loc(...)`, with an alias inside where there is one and may be one.
  void print_location(Location location, bool may_be_alias = true);
  // ` {a = 1 : i32, b}` without the space.
  void print_dictionary(llvm::ArrayRef<NamedAttribute> entries);
  void print_types(llvm::ArrayRef<Type> types);  // with commas between
  // The results of a function type: one type, or several in parentheses.
  void print_result_types(llvm::ArrayRef<Type> types);
  // `<a, b>`; nothing when there are none.
  void print_parameters(llvm::ArrayRef<ParamDef> params, llvm::ArrayRef<std::uint64_t> words);

  // What follows the name of a type (attribute) that has a record.
  void print_type_params(Type type) final;
  void print_attr_params(Attribute attr);
  // As assembly formats write it (ir/asm_format.h); the attribute satisfies the constraint.
  void print_styled_attribute(Attribute attr, AttrConstraint constraint, FormatAttrStyle style);

  // Writes recursive types by their names alone, all but `in_full`, which may be null, and adds them
  // to `mentioned`, some more than once.
  void print_names_only(const UniquedStorage* in_full,
                        llvm::SmallVectorImpl<Type>& mentioned) {
    in_full_ = in_full;
    mentioned_ = &mentioned;
  }
  // Whether a recursive type was written by its name because it would have been too large.
  bool was_cut() const { return was_cut_; }
  // Whether something that was printed names a resource by its key.
  bool names_resource() const { return names_resource_; }

 protected:
  void print_type_body(Type type);
  void print_attribute_body(Attribute attr, bool elide_type);
  // The lines `!name = type` and `#name = attribute`: in front of the op, or behind it.
  void print_alias_definitions(bool deferred);

  const AliasTable* aliases_ = nullptr;
  llvm::SetVector<Type>* named_types_ = nullptr;  // gets the recursive types that are met, if given

 private:
  // Types that are recursive by name, in printer_params.cpp.
  bool print_name_only(Type named);
  void print_params(Type type);

  // Texts of short types that hold no others, such as i32 and !llvm.ptr, of which IR is full.
  struct ShortType {
    const UniquedStorage* type = nullptr;
    unsigned char size = 0;
    char text[15];
  };
  static constexpr unsigned short_type_bits = 4;

  bool print_short_type(Type type);
  bool has_same_text_everywhere(Type type) const;
  // Prints the alias if there is one for that key.
  bool print_alias(const void* key);
  void print_function(FunctionType type);
  void print_other_type(Type type);  // this and the next two in printer_types.cpp
  void print_shape(ShapedType type);
  void print_memref_attributes(Attribute layout, Attribute memory_space);
  void print_integer(IntegerAttr attr, bool elide_type);
  void print_float(FloatAttr attr, bool elide_type);
  void print_array(ArrayAttr attr);
  void print_dense_array(DenseArrayAttr attr);
  // This and the next five in printer_elements.cpp.
  void print_elements_attribute(Attribute attr);
  void print_sparse(SparseElementsAttr attr);
  void print_literals(Attribute elements);
  void print_literal(DenseElementsAttr attr, std::size_t i);
  void print_nested_lists(llvm::ArrayRef<std::int64_t> shape,
                          llvm::function_ref<void(std::size_t)> print);
  void print_affine_head(unsigned num_dims, unsigned num_symbols);
  void print_affine_map(AffineMapAttr attr);
  void print_integer_set(IntegerSetAttr attr);
  void print_strided(StridedLayoutAttr attr);
  void print_distinct_number(const UniquedStorage* identity);
  void print_distinct(DistinctAttr attr);
  void print_opaque(char sigil, Identifier dialect, Identifier body, bool is_pretty,
                    OpaqueRefs refs);
  void print_reference(const OpaqueRef& ref, llvm::StringRef name);
  void print_dense_array_element(DenseArrayAttr attr, std::size_t i);
  // Parameters of types and attributes that are declared by a record; in printer_params.cpp.
  void print_record_params(llvm::ArrayRef<ParamDef> params, llvm::ArrayRef<std::uint64_t> words,
                           llvm::ArrayRef<std::uint64_t> defaults, const ParamFormat* format,
                           StaticSpan<ParamDirective> directives);
  void print_param_format(const ParamFormat& format, llvm::ArrayRef<ParamDef> params,
                          llvm::ArrayRef<std::uint64_t> words,
                          llvm::ArrayRef<std::uint64_t> defaults,
                          StaticSpan<ParamDirective> directives);
  void print_parameter(const ParamDef& param, std::uint64_t word, bool in_format, bool stripped);
  void print_attribute_parameter(Attribute attr);
  void print_nested_location(Location location);
  void print_location_body(Location location);
  bool too_deep();

  llvm::raw_ostream& os_;
  unsigned depth_ = 0;
  llvm::DenseMap<const UniquedStorage*, std::uint64_t> distinct_numbers_;
  unsigned expansions_ = 0;  // references of opaque text that were printed in full
  // Recursive types that this is inside of; and, of the outermost one, how many bodies have been
  // printed, and of which types.
  llvm::SmallVector<const UniquedStorage*, 4> inside_;
  unsigned bodies_ = 0;
  llvm::SmallDenseSet<const UniquedStorage*, 4> with_body_;
  bool was_cut_ = false;
  bool names_resource_ = false;
  const UniquedStorage* in_full_ = nullptr;
  llvm::SmallVectorImpl<Type>* mentioned_ = nullptr;
  // The alias that is being defined, or npos. Those from there on are not there yet.
  std::size_t defining_ = static_cast<std::size_t>(-1);
  ShortType short_types_[1u << short_type_bits];
};

// Whether this is a builtin type or attribute that has no alias, whatever text says, and holds nothing
// that could have one. Its text is the same wherever it stands.
bool is_leaf(Type type);
bool is_leaf(Attribute attr);

// Finds what under an op is printed by an alias, and all else that the table holds.
AliasTable collect_aliases(Operation* root, const PrintOptions& options);

}  // namespace pliron
