#include "bindings/rustc/reader_drops.h"

#include "bindings/rustc/layout_probe.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::rustc {

// Library types without a destructor of their own (iterator adapters, Option), or whose destructor
// only drops elements (the owning iterators of arrays): dropping one drops its parameters at most,
// unless it keeps items.
static bool drops_only_parameters(const Path& path) {
  static constexpr llvm::StringLiteral types[] = {"core::array::IntoIter",
                                                  "core::array::drain::Drain",
                                                  "core::option::Option", "core::ops::Range"};
  return path.base.starts_with("core::iter::") || llvm::is_contained(types, path.base);
}

// Iterators that hold items of the iterator inside, whose type is none of their parameters.
static bool keeps_items(const Path& path) {
  static constexpr llvm::StringLiteral names[] = {"ArrayChunks", "Flatten",
                                                  "Intersperse", "IntersperseWith",
                                                  "MapWindows",  "Peekable"};
  return path.base.starts_with("core::iter::") && llvm::is_contained(names, path.name());
}

// Whether what an iterator of this type gives may be more than what it owns: it may come out of a
// function, or out of an iterator that is borrowed.
static bool may_give_more_than_it_owns(const Type* type) {
  if (type->is_pointer() || type->is(TypeKind::FnDef) || type->is(TypeKind::FnPtr) ||
      type->is(TypeKind::Closure))
    return true;
  if (type->element && may_give_more_than_it_owns(type->element))
    return true;
  if (llvm::any_of(type->elements, may_give_more_than_it_owns))
    return true;
  return type->is(TypeKind::Named) &&
         llvm::any_of(type->path->last().args, [](const GenericArg& argument) {
           return argument.type && may_give_more_than_it_owns(argument.type);
         });
}

bool Drops::named_does_nothing(const Path& path) {
  if (!drops_only_parameters(path))
    return false;
  for (const GenericArg& argument : path.last().args) {
    if (argument.kind != GenericArgKind::Type)
      continue;
    if (!do_nothing(argument.type) ||
        (keeps_items(path) && may_give_more_than_it_owns(argument.type)))
      return false;
    // What Drain calls on the way is borrowed, so only the element counts.
    if (path.base == "core::array::drain::Drain")
      break;
  }
  return true;
}

// A closure without bytes may be built from nothing, so that no body shows what it captures. All that
// it can capture then has no bytes either, and what core has of such types has no destructor.
bool Drops::captures_no_destructor(const Type* closure) const {
  const Layout* layout = module_.layout(closure);
  return layout && layout->size == 0 && !module_.has_in_impls("drop");
}

bool Drops::closure_does_nothing(const Type* closure) {
  if (captures_no_destructor(closure))
    return true;
  if (!captures_)
    captures_ = closure_captures(module_);
  auto known = captures_->find(closure);
  if (known == captures_->end() || !known->second.count || !open_.insert(closure).second)
    return false;
  const auto& candidates = known->second.candidates;
  bool is_known = candidates.size() == *known->second.count;
  bool does_nothing = is_known && llvm::all_of(candidates, [&](const auto& types) {
    return !types.empty() && llvm::all_of(types, [&](const Type* type) { return do_nothing(type); });
  });
  open_.erase(closure);
  return does_nothing;
}

bool Drops::do_nothing(const Type* type) {
  switch (type->kind) {
    case TypeKind::Array:
      return do_nothing(type->element);
    case TypeKind::Tuple:
      return llvm::all_of(type->elements, [&](const Type* element) { return do_nothing(element); });
    case TypeKind::Named: {
      const Layout* layout = module_.layout(type);
      return (layout && layout->drops_nothing) || named_does_nothing(*type->path);
    }
    case TypeKind::Closure:
      return closure_does_nothing(type);
    case TypeKind::Bool:
    case TypeKind::Char:
    case TypeKind::Int:
    case TypeKind::Uint:
    case TypeKind::Float:
    case TypeKind::Ref:
    case TypeKind::RawPtr:
    case TypeKind::FnDef:
      return true;
    default:
      return false;
  }
}

}  // namespace pliron::rustc
