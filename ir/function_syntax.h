#pragma once
// The syntax that functions of all dialects share, for their custom directives: MLIR's, with
// argument names, attributes of arguments and results, and a body that may be missing.
//
//   @name(%a: i32 {d.x}, %b: f32) -> (i32 {d.y}) attributes {d.z} {
//     ...
//   }
//   @declared(i32 {d.x}, ...) -> i32
//
// A directive calls the parts in this order: parse_function_signature() behind the name, then
// parse_function_body(); print_function_signature(), then print_function_body(). What a dialect
// writes in front of the name, and between the two parts, is its own. `fits_function_syntax` is for
// the directive's third function (ir/custom_directive.h): text says the arguments' types once, so
// the entry block's must be those of the function type.
//
// Calls that write types with attributes have AttrDictList and what belongs to it, and
// parse_function_results().

#include "ir/builtin_attributes.h"
#include "ir/parser.h"
#include "ir/printer.h"

namespace pliron {

// `(%a: i32 {x}, ...) -> (f32 {y})`, as it was read.
struct FunctionSignature {
  llvm::SmallVector<RegionArgument, 8> arguments;  // without names when has_names is false
  bool has_names = false;
  bool is_variadic = false;
  llvm::SmallVector<Type, 2> results;
  ArrayAttr argument_attrs, result_attrs;  // a dictionary for each; null when all are empty

  llvm::SmallVector<Type, 8> inputs() const;
  // The type as the builtin FunctionType, which cannot say `...`.
  TypeAttr function_type(Context& context) const;
};

// The same, for printing. Arrays of attributes may be null.
struct FunctionParts {
  llvm::SmallVector<Type, 8> inputs;
  llvm::SmallVector<Type, 2> results;
  ArrayAttr argument_attrs, result_attrs;
  bool is_variadic = false;

  // Of a builtin FunctionType.
  static FunctionParts of(FunctionType type, ArrayAttr argument_attrs, ArrayAttr result_attrs = {});
};

// What not every kind of function has.
struct SignatureOptions {
  bool allows_variadic = false;  // `...` may be the last argument
  bool allows_result_attrs = true;
  bool has_one_result = false;  // at most
  TypeConstraint types = AnyType;  // of arguments and results
};

// The attributes of arguments, or of results, as they stand behind their types.
class AttrDictList {
 public:
  // `{...}` behind the type of the next one, if it is there.
  LogicalResult parse_next(AsmParser& parser);
  // A dictionary for each; null when all are empty.
  ArrayAttr array(Context& context) const;

 private:
  llvm::SmallVector<Attribute, 8> all_;
  bool has_entries_ = false;
};
// What entry `i` of such an array says, with a space in front; nothing when it is empty or the array
// is null.
void print_attr_dict_at(AsmPrinter& printer, ArrayAttr all, std::size_t i);
// Whether the array, which may be null, can be written so: it has one dictionary for each of `count`
// types, and not all are empty.
bool fits_attr_dicts(ArrayAttr all, std::size_t count);

// From the `(` on. Either all arguments have names or none has.
LogicalResult parse_function_signature(AsmParser& parser, FunctionSignature& signature,
                                       const SignatureOptions& options = {});
// What stands behind `->`: `f32`, or `(f32 {y}, ...)`.
LogicalResult parse_function_results(AsmParser& parser, llvm::SmallVectorImpl<Type>& results,
                                     ArrayAttr& attrs, const SignatureOptions& options = {});
// The same; `()` for no results.
void print_function_results(AsmPrinter& printer, llvm::ArrayRef<Type> results, ArrayAttr attrs);

// `attributes {...}` and `{...}`, both if they are there. Fails when the arguments of a function
// with a body have no names.
LogicalResult parse_function_body(AsmParser& parser, const FunctionSignature& signature,
                                  llvm::SmallVectorImpl<NamedAttribute>& attrs, Region& body);

// Arguments have names when the body has blocks. The parts must fit (below).
void print_function_signature(AsmPrinter& printer, const FunctionParts& parts, Region& body);
// With a space in front of each part that is there.
void print_function_body(AsmPrinter& printer, llvm::ArrayRef<NamedAttribute> attrs, Region& body);

// Whether the syntax loses nothing: the entry block takes the inputs, and there is one dictionary
// for each argument (result), not all empty, or no array.
bool fits_function_syntax(const FunctionParts& parts, Region& body);

}  // namespace pliron
