#pragma once
// Types with attributes, as functions and calls write them: `i32 {llvm.noundef}`. For format_*.cpp
// only.

#include "dialects/llvm/types.h"
#include "ir/builtin_attributes.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron::llvm_dialect {

// The attributes of parameters (results), of which most have none.
class AttrsByPosition {
 public:
  // `{...}` behind the type of the next one, if it is there.
  LogicalResult parse_next(AsmParser& parser);
  // What arg_attrs (res_attrs) holds; null when no parameter has any.
  ArrayAttr array(Context& context) const;

 private:
  llvm::SmallVector<Attribute, 8> dictionaries_;
  bool any_ = false;
};
// ` {...}`, or nothing.
void print_attrs_at(AsmPrinter& printer, ArrayAttr all, std::size_t i);

// `i32`, `(i32 {llvm.noundef})` or `()`: a function's result, or a null type for none.
LogicalResult parse_result(AsmParser& parser, Type& result, ArrayAttr& res_attrs);
void print_result(AsmPrinter& printer, Type result, ArrayAttr res_attrs);

// Whether arrays of attributes can be written so for that many parameters (results): one entry for
// each, and not all are empty.
bool can_print_attrs(ArrayAttr attrs, std::size_t count);

}  // namespace pliron::llvm_dialect
