#include "ir/definition_checks.h"

#include "ir/builtin_types.h"
#include "ir/context.h"
#include "ir/parser_core.h"

namespace pliron {

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

// Shapes.
// ------------------------------------------------------------------------------------------

static bool same_value(const ValueDef& a, const ValueDef& b) {
  return a.name == b.name && a.arity == b.arity && a.same_as == b.same_as && a.derive == b.derive &&
         same_constraint(a.type.node, b.type.node);
}
static bool same_slot(const AttrSlotDef& a, const AttrSlotDef& b) {
  return a.name == b.name && a.presence == b.presence && a.default_text == b.default_text &&
         same_constraint(a.constraint.node, b.constraint.node);
}
static bool same_region(const RegionDef& a, const RegionDef& b) {
  return a.name == b.name && a.arity == b.arity &&
         a.constraint.min_blocks == b.constraint.min_blocks &&
         a.constraint.max_blocks == b.constraint.max_blocks &&
         a.constraint.arguments == b.constraint.arguments;
}
static bool same_successor(const SuccessorDef& a, const SuccessorDef& b) {
  return a.name == b.name && a.arity == b.arity && a.operands == b.operands;
}

template <typename List, typename Same>
static bool same_list(const List& a, const List& b, Same same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

llvm::StringRef shape_difference(const OpDef& a, const OpDef& b) {
  if (!same_list(a.operands, b.operands, same_value))
    return "operands";
  if (!same_list(a.results, b.results, same_value))
    return "results";
  if (!same_list(a.attrs, b.attrs, same_slot))
    return "attributes";
  if (!same_list(a.regions, b.regions, same_region))
    return "regions";
  if (!same_list(a.successors, b.successors, same_successor))
    return "successors";
  return {};
}

static bool same_param(const ParamDef& a, const ParamDef& b) {
  return a.name == b.name && a.kind == b.kind && a.presence == b.presence &&
         a.default_text == b.default_text && same_constraint(a.constraint.node, b.constraint.node);
}
bool same_params(const TypeDef& a, const TypeDef& b) {
  return a.recursive == b.recursive && same_list(a.params, b.params, same_param);
}
bool same_params(const AttrDef& a, const AttrDef& b) {
  return same_list(a.params, b.params, same_param);
}

// Formats.
// -----------------------------------------------------------------------------------------

Location format_mistake_place(Context& context, const Mistake& mistake, const FormatSpec& format,
                              Location otherwise) {
  llvm::StringRef rest = ref(mistake.view()).split("', column ").second;
  unsigned column;
  if (rest.consumeInteger(10, column) || column == 0)
    return otherwise;
  std::size_t offset = column - 1;
  const FormatSpec::Piece* piece = nullptr;
  for (const FormatSpec::Piece& candidate : format.pieces)
    if (!piece || candidate.offset <= offset)
      piece = &candidate;
  if (!piece || piece->start.kind() != LocationKind::FileLineCol)
    return otherwise;
  auto behind = static_cast<unsigned>(offset > piece->offset ? offset - piece->offset : 0);
  return Location::file_line_col(context, piece->start.file(), piece->start.line(),
                                 piece->start.column() + behind);
}

// Natives.
// -----------------------------------------------------------------------------------------

const Native* check_native(Context& context, const NativeSpec& spec, NativeRole role,
                           llvm::StringRef part, llvm::StringRef dialect, ReportError error) {
  const Native* native = find_native(context, spec.name);
  if (!native) {
    error() << "this program has no native \"" << spec.name << "\""
            << did_you_mean(spec.name, all_native_names(context));
    return nullptr;
  }
  if (native->role != role || (!part.empty() && native->part != part)) {
    error() << "native \"" << spec.name << "\" is " << native_role_text(native->role, native->part)
            << ", not " << native_role_text(role, part.empty() ? llvm::StringRef(spec.hook) : part);
    return nullptr;
  }
  llvm::StringRef home = ref(native->home->name);
  if (home != dialect && !context.dialect(home)) {
    error() << "native \"" << spec.name << "\" needs dialect '" << home
            << "', which is not registered";
    return nullptr;
  }
  return native;
}

// Constraints.
// -------------------------------------------------------------------------------------

bool ConstraintChecker::check(const ConstraintNode* node, ConstraintFamily family,
                              Location location) {
  location_ = location;
  size_ = 0;
  return visit(node, family, ParamKind::Int, 0);
}
bool ConstraintChecker::check_param(const ConstraintNode* node, ParamKind kind, Location location) {
  location_ = location;
  size_ = 0;
  return visit_param(node, kind, 0);
}

bool ConstraintChecker::visit_param(const ConstraintNode* node, ParamKind kind, unsigned depth) {
  ConstraintFamily family = kind == ParamKind::Type   ? ConstraintFamily::Type
                            : kind == ParamKind::Attr ? ConstraintFamily::Attr
                                                      : ConstraintFamily::Param;
  return visit(node, family, kind, depth);
}

bool ConstraintChecker::wrong_family(const ConstraintNode& node, ConstraintFamily family,
                                     ParamKind kind) {
  static constexpr llvm::StringLiteral kinds[] = {
      "a type",   "an attribute",    "an integer",           "an unsigned integer", "a bool",
      "a string", "a list of types", "a list of attributes", "a list of integers"};
  llvm::StringRef what = family == ConstraintFamily::Type ? "a type"
                         : family == ConstraintFamily::Attr
                             ? "an attribute"
                             : llvm::StringRef(kinds[static_cast<int>(kind)]);
  fail_(location_) << what << " is never " << describe(&node, family);
  return false;
}

bool ConstraintChecker::visit(const ConstraintNode* node, ConstraintFamily family, ParamKind kind,
                              unsigned depth) {
  if (!node)
    return true;
  if (depth > max_depth || ++size_ > max_size) {
    fail_(location_) << "this constraint is too large: at most " << max_size << " parts, nested "
                     << max_depth << " deep";
    return false;
  }
  switch (node->kind) {
    case ConstraintKind::Any:
      return true;
    case ConstraintKind::AnyOf:
    case ConstraintKind::AllOf:
    case ConstraintKind::Not:
    case ConstraintKind::Named:
      for (const ConstraintNode* part : node->parts)
        if (!visit(part, family, kind, depth + 1))
          return false;
      return true;
    default:
      return visit_leaf(*node, family, kind, depth);
  }
}

bool ConstraintChecker::visit_leaf(const ConstraintNode& node, ConstraintFamily family,
                                   ParamKind kind, unsigned depth) {
  bool is_type = family == ConstraintFamily::Type, is_attr = family == ConstraintFamily::Attr;
  auto part = [&](ConstraintFamily of) { return visit(node.parts[0], of, kind, depth + 1); };
  switch (node.kind) {
    case ConstraintKind::Native:
      return (is_type && node.accepts_type) || (is_attr && node.accepts_attr) ||
             wrong_family(node, family, kind);
    case ConstraintKind::Exact:
      if (!is_type && !is_attr)
        return wrong_family(node, family, kind);
      if (exact_storage(node, context_, is_type))
        return true;
      fail_(location_) << "'" << ref(node.name) << "' is not the text of "
                       << (is_type ? "a type" : "an attribute") << " that is known here";
      return false;
    case ConstraintKind::Base:
      return visit_base(node, family, depth);
    case ConstraintKind::Integer:
    case ConstraintKind::Float:
      return is_type || wrong_family(node, family, kind);
    case ConstraintKind::Shaped:
      return is_type ? part(ConstraintFamily::Type) : wrong_family(node, family, kind);
    case ConstraintKind::IntegerAttr:
    case ConstraintKind::FloatAttr:
    case ConstraintKind::TypeAttr:
    case ConstraintKind::DenseArray:
    case ConstraintKind::DenseElements:
      return is_attr ? part(ConstraintFamily::Type) : wrong_family(node, family, kind);
    case ConstraintKind::StringAttr:
    case ConstraintKind::SymbolRef:
      return is_attr || wrong_family(node, family, kind);
    case ConstraintKind::ArrayAttr:
    case ConstraintKind::DictAttr:
      if (!is_attr)
        return wrong_family(node, family, kind);
      for (const ConstraintNode* entry : node.parts)
        if (!visit(entry, ConstraintFamily::Attr, kind, depth + 1))
          return false;
      return true;
    case ConstraintKind::Number:
      return (family == ConstraintFamily::Param &&
              (kind == ParamKind::Int || kind == ParamKind::UInt)) ||
             wrong_family(node, family, kind);
    case ConstraintKind::Bool:
      return (family == ConstraintFamily::Param && kind == ParamKind::Bool) ||
             wrong_family(node, family, kind);
    case ConstraintKind::String:
      return (family == ConstraintFamily::Param && kind == ParamKind::String) ||
             wrong_family(node, family, kind);
    case ConstraintKind::Each:
      if (family != ConstraintFamily::Param || !is_list(kind))
        return wrong_family(node, family, kind);
      return visit_param(node.parts[0], element_kind(kind), depth + 1);
    default:
      return true;
  }
}

bool ConstraintChecker::visit_base(const ConstraintNode& node, ConstraintFamily family,
                                   unsigned depth) {
  llvm::StringRef name = ref(node.name);
  if (family == ConstraintFamily::Param)
    return wrong_family(node, family, ParamKind::Int);
  bool is_type = family == ConstraintFamily::Type;
  const TypeInfo* type = is_type ? context_.type_info(name) : nullptr;
  const AttrInfo* attr = is_type ? nullptr : context_.attr_info(name);
  if (!type && !attr) {
    llvm::SmallVector<llvm::StringRef, 16> names;
    if (const DialectInfo* dialect = context_.dialect(name.split('.').first)) {
      for (const TypeInfo* info : dialect->types)
        if (is_type)
          names.push_back(info->name);
      for (const AttrInfo* info : dialect->attrs)
        if (!is_type)
          names.push_back(info->name);
    }
    fail_(location_) << "there is no " << (is_type ? "type '!" : "attribute '#") << name << "'"
                     << did_you_mean(name, names);
    return false;
  }
  llvm::ArrayRef<ParamDef> params;
  if (type && type->def)
    params = {type->def->params.begin(), type->def->params.end()};
  else if (attr && attr->def)
    params = {attr->def->params.begin(), attr->def->params.end()};
  for (int i = 0; i < node.words.size(); ++i) {
    const ParamDef* param = nullptr;
    llvm::SmallVector<llvm::StringRef, 8> names;
    for (const ParamDef& candidate : params) {
      names.push_back(ref(candidate.name));
      if (candidate.name == node.words[i])
        param = &candidate;
    }
    if (!param) {
      fail_(location_) << "'" << name << "' has no parameter '" << ref(node.words[i]) << "'"
                       << did_you_mean(ref(node.words[i]), names);
      return false;
    }
    if (!visit_param(node.parts[i], param->kind, depth + 1))
      return false;
  }
  return true;
}

}  // namespace pliron
