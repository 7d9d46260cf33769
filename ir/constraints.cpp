#include "ir/builtin_attributes.h"
#include "ir/op_def.h"

namespace pliron::constraints {

bool is_integer(Type type) { return type.is<IntegerType>(); }
bool is_signless_integer(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer && integer.is_signless();
}
bool is_bool(Type type) { return is_signless_integer(type) && type.as<IntegerType>().width() == 1; }
bool is_float(Type type) { return type.is<FloatType>(); }
bool is_index(Type type) { return type.is<IndexType>(); }
bool is_function(Type type) { return type.is<FunctionType>(); }

static bool is_integer_attr_of_width(Attribute attr, unsigned width) {
  IntegerAttr integer = attr.try_as<IntegerAttr>();
  return integer && is_signless_integer(integer.type()) &&
         integer.type().as<IntegerType>().width() == width;
}
bool is_integer_attr(Attribute attr) { return attr.is<IntegerAttr>(); }
bool is_i32_attr(Attribute attr) { return is_integer_attr_of_width(attr, 32); }
bool is_i64_attr(Attribute attr) { return is_integer_attr_of_width(attr, 64); }
bool is_bool_attr(Attribute attr) { return is_integer_attr_of_width(attr, 1); }
bool is_float_attr(Attribute attr) { return attr.is<FloatAttr>(); }
bool is_string_attr(Attribute attr) { return attr.is<StringAttr>(); }
bool is_unit_attr(Attribute attr) { return attr.is<UnitAttr>(); }
bool is_type_attr(Attribute attr) { return attr.is<TypeAttr>(); }
bool is_function_type_attr(Attribute attr) {
  TypeAttr type = attr.try_as<TypeAttr>();
  return type && is_function(type.value());
}
bool is_array_attr(Attribute attr) { return attr.is<ArrayAttr>(); }
bool is_dict_array_attr(Attribute attr) {
  ArrayAttr array = attr.try_as<ArrayAttr>();
  if (!array)
    return false;
  for (std::size_t i = 0; i < array.size(); ++i)
    if (!array[i].is<DictionaryAttr>())
      return false;
  return true;
}
bool is_dictionary_attr(Attribute attr) { return attr.is<DictionaryAttr>(); }
bool is_symbol_ref_attr(Attribute attr) { return attr.is<SymbolRefAttr>(); }
bool is_flat_symbol_ref_attr(Attribute attr) {
  SymbolRefAttr ref = attr.try_as<SymbolRefAttr>();
  return ref && ref.is_flat();
}
static bool is_dense_array_of_width(Attribute attr, unsigned width) {
  DenseArrayAttr array = attr.try_as<DenseArrayAttr>();
  return array && is_signless_integer(array.element_type()) &&
         array.element_type().as<IntegerType>().width() == width;
}
bool is_dense_i32_array_attr(Attribute attr) { return is_dense_array_of_width(attr, 32); }
bool is_dense_i64_array_attr(Attribute attr) { return is_dense_array_of_width(attr, 64); }

}  // namespace pliron::constraints
