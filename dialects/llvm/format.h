#pragma once
// The custom directives of the dialect's assembly formats, by the ops that have them. They are
// defined in llvm.cpp, where the compiler checks the formats; nobody else pays for that. What each
// writes is in format_directives.h, and how in format_*.cpp.

#include "ir/custom_directive.h"

namespace pliron::llvm_dialect {

extern const CustomDirective icmp_directives[1];
extern const CustomDirective fcmp_directives[1];
extern const CustomDirective shuffle_directives[1];
extern const CustomDirective member_directives[1];
extern const CustomDirective gep_directives[1];
extern const CustomDirective global_directives[3];
extern const CustomDirective function_directives[2];
extern const CustomDirective call_directives[4];
extern const CustomDirective intrinsic_directives[2];
extern const CustomDirective assume_directives[1];
extern const CustomDirective switch_directives[1];

}  // namespace pliron::llvm_dialect
