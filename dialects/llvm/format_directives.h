#pragma once
// What the custom directives of the `llvm` dialect write, and the functions that do. The forms are
// MLIR's. Functions that start in can_print_ tell whether the form loses nothing of an op; those of
// which it would lose something are printed in the generic form.

#include "dialects/llvm/attributes.h"
#include "dialects/llvm/format.h"
#include "ir/operation.h"

namespace pliron {
class AsmParser;
class AsmPrinter;
}  // namespace pliron

namespace pliron::llvm_dialect {

// format_values.cpp

// "slt", in quotes: of llvm.icmp and llvm.fcmp.
LogicalResult parse_icmp_predicate(AsmParser& parser, IntegerAttr& predicate);
void print_icmp_predicate(AsmPrinter& printer, Operation* op, IntegerAttr predicate);
LogicalResult parse_fcmp_predicate(AsmParser& parser, IntegerAttr& predicate);
void print_fcmp_predicate(AsmPrinter& printer, Operation* op, IntegerAttr predicate);

// The type of the vectors that a mask is for, from which that of the result follows.
LogicalResult parse_shuffle_type(AsmParser& parser, Type& source, Type& result,
                                 const DenseArrayAttr& mask);
void print_shuffle_type(AsmPrinter& printer, Operation* op, Type source, Type result,
                        DenseArrayAttr mask);
bool can_print_shuffle(Operation* op);

// The type of an aggregate, from which that of its member at a position follows.
LogicalResult parse_member_type(AsmParser& parser, Type& member, Type& container,
                                const DenseArrayAttr& position);
void print_member_type(AsmPrinter& printer, Operation* op, Type member, Type container,
                       DenseArrayAttr position);
bool can_print_member(Operation* op);

// `%i, 0, 1`: indices that are operands and constants, mixed.
LogicalResult parse_indices(AsmParser& parser, llvm::SmallVectorImpl<OperandUse>& dynamic,
                            DenseArrayAttr& constants);
void print_indices(AsmPrinter& printer, Operation* op, OperandRange dynamic,
                   DenseArrayAttr constants);
bool can_print_indices(Operation* op);

// format_symbols.cpp

// `internal hidden thread_local unnamed_addr constant`, of which only the linkage is always
// printed.
LogicalResult parse_global_kind(AsmParser& parser, LinkageAttr& linkage, IntegerAttr& visibility,
                                UnitAttr& thread_local_, IntegerAttr& unnamed_addr,
                                UnitAttr& constant);
void print_global_kind(AsmPrinter& printer, Operation* op, LinkageAttr linkage,
                       IntegerAttr visibility, UnitAttr thread_local_, IntegerAttr unnamed_addr,
                       UnitAttr constant);
bool can_print_global(Operation* op);
// `(42 : i32)`, or `()`.
LogicalResult parse_global_value(AsmParser& parser, Attribute& value);
void print_global_value(AsmPrinter& printer, Operation* op, Attribute value);
// `: i32`; nothing behind a string, whose type is an array of as many i8.
LogicalResult parse_global_type(AsmParser& parser, TypeAttr& type, const Attribute& value);
void print_global_type(AsmPrinter& printer, Operation* op, TypeAttr type, Attribute value);

// `internal hidden unnamed_addr fastcc`; nothing for what is as usual.
LogicalResult parse_function_kind(AsmParser& parser, LinkageAttr& linkage, IntegerAttr& visibility,
                                  IntegerAttr& unnamed_addr, CallingConventionAttr& convention);
void print_function_kind(AsmPrinter& printer, Operation* op, LinkageAttr linkage,
                         IntegerAttr visibility, IntegerAttr unnamed_addr,
                         CallingConventionAttr convention);
// `(%a: i32 {llvm.noundef}, ...) -> (i32 {llvm.noundef}) attributes {...} {...}`
LogicalResult parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                             ArrayAttr& res_attrs, llvm::SmallVectorImpl<NamedAttribute>& attrs,
                             Region& body);
void print_function(AsmPrinter& printer, Operation* op, TypeAttr type, ArrayAttr arg_attrs,
                    ArrayAttr res_attrs, llvm::ArrayRef<NamedAttribute> attrs, Region& body);
bool can_print_function(Operation* op);

// format_calls.cpp

// `fastcc tail`; nothing for what is as usual.
LogicalResult parse_call_kind(AsmParser& parser, CallingConventionAttr& convention,
                              TailCallKindAttr& kind);
void print_call_kind(AsmPrinter& printer, Operation* op, CallingConventionAttr convention,
                     TailCallKindAttr kind);
// `@f(%a, %b)`, or `%f(%a, %b)`.
LogicalResult parse_callee(AsmParser& parser, SymbolRefAttr& callee,
                           llvm::SmallVectorImpl<OperandUse>& operands);
void print_callee(AsmPrinter& printer, Operation* op, SymbolRefAttr callee, OperandRange operands);
// `["align"(%p, %n : !llvm.ptr, i64)]`; nothing when there is none.
LogicalResult parse_bundles(AsmParser& parser, llvm::SmallVectorImpl<OperandUse>& operands,
                            llvm::SmallVectorImpl<Type>& types, DenseArrayAttr& sizes,
                            ArrayAttr& tags);
void print_bundles(AsmPrinter& printer, Operation* op, OperandRange operands,
                   llvm::ArrayRef<Type> types, DenseArrayAttr sizes, ArrayAttr tags);
bool can_print_bundles(Operation* op);
// `(i32 {llvm.zeroext}) -> i32`; in front of it `!llvm.ptr, ` when an operand is called.
LogicalResult parse_call_types(AsmParser& parser, const SymbolRefAttr& callee,
                               const llvm::SmallVectorImpl<OperandUse>& operands,
                               llvm::SmallVectorImpl<Type>& types, Type& result,
                               ArrayAttr& arg_attrs, ArrayAttr& res_attrs);
void print_call_types(AsmPrinter& printer, Operation* op, SymbolRefAttr callee,
                      OperandRange operands, llvm::ArrayRef<Type> types, Type result,
                      ArrayAttr arg_attrs, ArrayAttr res_attrs);
bool can_print_call(Operation* op);
// The same of llvm.call_intrinsic.
LogicalResult parse_signature(AsmParser& parser, llvm::SmallVectorImpl<Type>& types, Type& result,
                              ArrayAttr& arg_attrs, ArrayAttr& res_attrs);
void print_signature(AsmPrinter& printer, Operation* op, llvm::ArrayRef<Type> types, Type result,
                     ArrayAttr arg_attrs, ArrayAttr res_attrs);
bool can_print_intrinsic(Operation* op);

// `[1: ^bb1, 2: ^bb2(%a : i32)]`, a case on each line.
LogicalResult parse_cases(AsmParser& parser, const Type& type, Attribute& values,
                          DenseArrayAttr& segments, llvm::SmallVectorImpl<Block*>& blocks,
                          llvm::SmallVectorImpl<OperandUse>& operands,
                          llvm::SmallVectorImpl<Type>& types);
void print_cases(AsmPrinter& printer, Operation* op, Type type, Attribute values,
                 DenseArrayAttr segments, llvm::ArrayRef<Block*> blocks, OperandRange operands,
                 llvm::ArrayRef<Type> types);
bool can_print_cases(Operation* op);

}  // namespace pliron::llvm_dialect
