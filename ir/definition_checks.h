#pragma once
// Checks of what is defined at run time, used by ir/dialect_builder.cpp.

#include <functional>

#include "ir/constraints_impl.h"
#include "ir/dialect_builder.h"
#include "ir/natives.h"

namespace pliron {

// What two records have that code compiled for one of them would not find in the other: "operands",
// "attributes", ...; "" when there is nothing. Names, order, arities, constraints count; summaries,
// traits and formats do not.
llvm::StringRef shape_difference(const OpDef& a, const OpDef& b);
bool same_params(const TypeDef& a, const TypeDef& b);
bool same_params(const AttrDef& a, const AttrDef& b);

// Where in a format a mistake is, which says "column N".
Location format_mistake_place(Context& context, const Mistake& mistake, const FormatSpec& format,
                              Location otherwise);

using ReportError = llvm::function_ref<InFlightDiagnostic()>;
// The native that a spec names, if it has that role, that part (if one is given), and belongs to
// `dialect` or to a dialect that is registered; else null, after an error.
const Native* check_native(Context& context, const NativeSpec& spec, NativeRole role,
                           llvm::StringRef part, llvm::StringRef dialect, ReportError error);

// Checks constraints against what is registered: that the kinds and parameters they name exist,
// that the texts in them can be read, and that they are of the right family and not too large.
class ConstraintChecker {
 public:
  using Fail = std::function<InFlightDiagnostic(Location)>;
  ConstraintChecker(Context& context, Fail fail) : context_(context), fail_(std::move(fail)) {}

  // Reports at most one error for each constraint.
  bool check(const ConstraintNode* node, ConstraintFamily family, Location location);
  bool check_param(const ConstraintNode* node, ParamKind kind, Location location);

 private:
  static constexpr unsigned max_depth = 64;
  static constexpr unsigned max_size = 10000;

  bool visit(const ConstraintNode* node, ConstraintFamily family, ParamKind kind, unsigned depth);
  bool visit_leaf(const ConstraintNode& node, ConstraintFamily family, ParamKind kind,
                  unsigned depth);
  bool visit_base(const ConstraintNode& node, ConstraintFamily family, unsigned depth);
  bool visit_param(const ConstraintNode* node, ParamKind kind, unsigned depth);
  bool wrong_family(const ConstraintNode& node, ConstraintFamily family, ParamKind kind);

  Context& context_;
  Fail fail_;
  Location location_;
  unsigned size_ = 0;
};

}  // namespace pliron
