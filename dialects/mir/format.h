#pragma once
// Custom directives in the formats of the `mir` dialect's ops (docs/assembly-format.md): what the
// format language cannot say. Each parse function stands next to its print function in
// format_control.cpp and format_values.cpp; what a directive looks like is said there.

#include "ir/builtin_attributes.h"
#include "ir/custom_directive.h"
#include "ir/operation.h"

namespace pliron::mir::text {

// Functions, branches and calls.
LogicalResult parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                             llvm::SmallVectorImpl<NamedAttribute>& attrs, Region& body);
void print_function(AsmPrinter& printer, Operation* op, TypeAttr type, ArrayAttr arg_attrs,
                    llvm::ArrayRef<NamedAttribute> attrs, Region& body);
bool function_fits(Operation* op);
inline constexpr CustomDirective function_directives[] = {
    CustomDirective::of<parse_function, print_function, function_fits>("Function")};

LogicalResult parse_cases(AsmParser& parser, const Type& type, ArrayAttr& values,
                          DenseArrayAttr& segments, llvm::SmallVectorImpl<Block*>& dests,
                          llvm::SmallVectorImpl<OperandUse>& operands,
                          llvm::SmallVectorImpl<Type>& types);
void print_cases(AsmPrinter& printer, Operation* op, Type type, ArrayAttr values,
                 DenseArrayAttr segments, llvm::ArrayRef<Block*> dests, OperandRange operands,
                 llvm::ArrayRef<Type> types);
bool cases_fit(Operation* op);
inline constexpr CustomDirective switch_directives[] = {
    CustomDirective::of<parse_cases, print_cases, cases_fit>("Cases")};

LogicalResult parse_type_args(AsmParser& parser, ArrayAttr& types);
void print_type_args(AsmPrinter& printer, Operation* op, ArrayAttr types);
inline constexpr CustomDirective intrinsic_directives[] = {
    CustomDirective::of<parse_type_args, print_type_args>("TypeArgs")};

// Memory.
LogicalResult parse_pointee(AsmParser& parser, Type& address, Type& value);
void print_pointee(AsmPrinter& printer, Operation* op, Type address, Type value);
bool pointee_fits(Operation* op);
inline constexpr CustomDirective pointee_directives[] = {
    CustomDirective::of<parse_pointee, print_pointee, pointee_fits>("Pointee")};

LogicalResult parse_copy_types(AsmParser& parser, Type& source, Type& destination, TypeAttr& type);
void print_copy_types(AsmPrinter& printer, Operation* op, Type source, Type destination,
                      TypeAttr type);
bool copy_types_fit(Operation* op);
inline constexpr CustomDirective copy_directives[] = {
    CustomDirective::of<parse_copy_types, print_copy_types, copy_types_fit>("CopyTypes")};

LogicalResult parse_field(AsmParser& parser, IntegerAttr& variant, IntegerAttr& field);
void print_field(AsmPrinter& printer, Operation* op, IntegerAttr variant, IntegerAttr field);
inline constexpr CustomDirective field_directives[] = {
    CustomDirective::of<parse_field, print_field>("Field")};

// Values.
LogicalResult parse_typed_value(AsmParser& parser, Attribute& value, Type& type);
void print_typed_value(AsmPrinter& printer, Operation* op, Attribute value, Type type);
bool typed_value_fits(Operation* op);
inline constexpr CustomDirective constant_directives[] = {
    CustomDirective::of<parse_typed_value, print_typed_value, typed_value_fits>("TypedValue")};

LogicalResult parse_predicate(AsmParser& parser, StringAttr& predicate);
void print_predicate(AsmPrinter& printer, Operation* op, StringAttr predicate);
inline constexpr CustomDirective compare_directives[] = {
    CustomDirective::of<parse_predicate, print_predicate>("Predicate")};

LogicalResult parse_cast_kind(AsmParser& parser, StringAttr& kind);
void print_cast_kind(AsmPrinter& printer, Operation* op, StringAttr kind);
inline constexpr CustomDirective cast_directives[] = {
    CustomDirective::of<parse_cast_kind, print_cast_kind>("CastKind")};

}  // namespace pliron::mir::text
