#pragma once
// Rust types as types of the `mir` dialect.

#include "bindings/rustc/mir_module.h"
#include "dialects/mir/types.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::rustc {

class TypeConverter {
 public:
  explicit TypeConverter(Module& module) : module_(module), context_(module.context()) {}

  // The type, or null after an error at `location` that says which type it is and why not.
  pliron::Type convert(const Type* type, Location location);
  // The same without an error: null when it cannot be converted.
  pliron::Type try_convert(const Type* type);
  // The aggregate that a tuple, ADT or closure is; null after an error.
  mir::AdtType convert_adt(const Type* type, Location location);

  // Whether values of the type live in SSA, by its conversion.
  static bool is_scalar(pliron::Type type) { return mir::is_scalar(type); }
  // Whether the type is a struct that ends in a slice or str. Only pointers to it can be converted: they
  // are raw pointers to bytes, whose length is the one of the struct's end, in elements.
  bool is_unsized_struct(const Type* type) const;
  // Whether it is known to have no bytes.
  static bool is_zero_sized(pliron::Type type);

 private:
  struct Failure {
    const Type* type;  // the innermost one that stopped us
    std::string reason;
  };
  pliron::Type convert_uncached(const Type* type, Failure& failure);
  pliron::Type convert_pointer(const Type* type, Failure& failure);
  pliron::Type convert_aggregate(const Type* type, Failure& failure);
  pliron::Type convert(const Type* type, Failure& failure);
  pliron::Type function_item(const Type* type);

  Module& module_;
  Context& context_;
  llvm::DenseMap<const Type*, pliron::Type> cache_;
  unsigned depth_ = 0;
};

}  // namespace pliron::rustc
