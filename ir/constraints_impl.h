#pragma once
// What the sources of constraints share; for the framework's own use.

#include <optional>

#include "ir/attribute.h"
#include "ir/constraints.h"
#include "ir/param_def.h"
#include "ir/type.h"

namespace pliron {

// The constraint behind Named; null for one that accepts everything.
const ConstraintNode* without_name(const ConstraintNode* node);

// What a Shaped constraint looks at; no value for other types. A complex has rank 0, an unranked
// tensor or memref -1.
struct ShapedParts {
  Type element;
  std::int64_t rank;
};
std::optional<ShapedParts> shaped_parts(Type type);
// A type of such a kind (by the id of its name), with small random dimensions; null when there is
// none with that rank or element.
Type make_shaped(Context& context, std::uint64_t kind, std::int64_t rank, Type element,
                 Random& random);

// What the text of an Exact constraint stands for; null when it cannot be read.
const UniquedStorage* exact_storage(const ConstraintNode& node, Context& context, bool is_type);

// A type's (attribute's, parameter's) description; see TypeConstraint::description().
enum class ConstraintFamily : std::uint8_t { Type, Attr, Param };
std::string describe(const ConstraintNode* node, ConstraintFamily family);

// The kind of a list's elements.
inline ParamKind element_kind(ParamKind list) {
  return list == ParamKind::TypeList   ? ParamKind::Type
         : list == ParamKind::AttrList ? ParamKind::Attr
                                       : ParamKind::Int;
}
inline bool is_list(ParamKind kind) {
  return kind == ParamKind::TypeList || kind == ParamKind::AttrList || kind == ParamKind::IntList;
}

}  // namespace pliron
