#include "bindings/rustc/rust_spelling.h"

#include "bindings/rustc/mir_cursor.h"

namespace pliron::rustc {

using llvm::StringRef;

std::optional<std::string> RustSpelling::print(const Type* type) {
  std::string out;
  if (!write(type, out))
    return std::nullopt;
  return out;
}

std::string RustSpelling::standins() const {
  std::string text = "struct __PlironFn;";
  for (const std::string& declaration : declarations_)
    text += " " + declaration;
  return text;
}

bool RustSpelling::write_list(llvm::ArrayRef<const Type*> types, std::string& out) {
  for (const Type* type : types) {
    if (!write(type, out))
      return false;
    out += ", ";
  }
  return true;
}

bool RustSpelling::write(const Type* type, std::string& out) {
  if (depth_ > max_nesting)
    return false;
  ++depth_;
  bool is_good = true;
  switch (type->kind) {
    case TypeKind::Bool:
    case TypeKind::Char:
    case TypeKind::Str:
    case TypeKind::Never:
    case TypeKind::Int:
    case TypeKind::Uint:
    case TypeKind::Float:
      out += type->spelling;
      break;
    case TypeKind::Ref:
      // Parentheses, because `dyn A + B` needs them here.
      out += type->is_mut ? "&'static mut (" : "&'static (";
      is_good = write(type->element, out);
      out += ")";
      break;
    case TypeKind::RawPtr:
      out += type->is_mut ? "*mut (" : "*const (";
      is_good = write(type->element, out);
      out += ")";
      break;
    case TypeKind::Tuple:
      out += "(";
      is_good = write_list(type->elements, out);
      out += ")";
      break;
    case TypeKind::Array:
      out += "[";
      is_good = write(type->element, out);
      out += ("; " + type->length_text + "]").str();
      break;
    case TypeKind::Slice:
      out += "[";
      is_good = write(type->element, out);
      out += "]";
      break;
    case TypeKind::FnPtr:
      is_good = write_function(*type, out);
      break;
    case TypeKind::FnDef:
      out += "__PlironFn";  // any type without size
      break;
    case TypeKind::Dyn: {
      out += "dyn ";
      for (const Path* bound : type->bounds) {
        is_good = is_good && write_path(*bound, out);
        out += " + ";
      }
      out += "'static";
      break;
    }
    case TypeKind::Closure:
      is_good = write_closure(type, out);
      break;
    case TypeKind::Named:
      is_good = write_path(*type->path, out);
      break;
    case TypeKind::Impl:
    case TypeKind::Coroutine:
    case TypeKind::Pattern:
    case TypeKind::Binder:
    case TypeKind::Infer:
      is_good = false;
      break;
  }
  --depth_;
  return is_good;
}

bool RustSpelling::write_function(const Type& type, std::string& out) {
  if (type.is_unsafe)
    out += "unsafe ";
  if (type.abi != "Rust")
    out += ("extern \"" + type.abi + "\" ").str();
  out += "fn(";
  if (!write_list(type.elements, out))
    return false;
  out += type.is_variadic ? "...) -> " : ") -> ";
  return write(type.result, out);
}

// Whether a pointer to it is one word, whatever it is.
static bool has_thin_pointers(const Type* type) {
  switch (type->kind) {
    case TypeKind::Slice:
    case TypeKind::Str:
    case TypeKind::Dyn:
    case TypeKind::Named:
    case TypeKind::Impl:
      return false;
    default:
      return true;
  }
}

// One capture of a closure: the one type that its candidates agree on. Those that are generic do
// not count, and what a thin reference refers to does not matter for its layout.
bool RustSpelling::write_capture(llvm::ArrayRef<const Type*> candidates, std::string& out) {
  std::string agreed;
  for (const Type* candidate : candidates) {
    std::string text;
    if (candidate->is(TypeKind::Ref) && has_thin_pointers(candidate->element))
      text = "&'static ()";
    else if (!write(candidate, text))
      continue;
    if (!agreed.empty() && agreed != text)
      return false;
    agreed = text;
  }
  out += agreed;
  return !agreed.empty();
}

bool RustSpelling::write_closure(const Type* type, std::string& out) {
  auto known = closures_.find(type);
  if (known != closures_.end()) {
    out += known->second;
    return !known->second.empty();
  }
  auto captures = captures_.find(type);
  if (captures == captures_.end())
    return false;
  closures_[type] = "";  // while it is being written: a closure cannot hold itself
  const ClosureCaptures& known_captures = captures->second;
  unsigned count = known_captures.count.value_or(known_captures.candidates.size());
  std::string fields;
  for (unsigned i = 0; i < count; ++i) {
    if (i >= known_captures.candidates.size() ||
        !write_capture(known_captures.candidates[i], fields))
      return false;
    fields += ", ";
  }
  std::string name = "__PlironClosure" + std::to_string(declarations_.size());
  declarations_.push_back("struct " + name + "(" + fields + ");");
  closures_[type] = name;
  out += name;
  return true;
}

bool RustSpelling::write_args(llvm::ArrayRef<GenericArg> args, std::string& out) {
  if (args.empty())
    return true;
  out += "<";
  for (const GenericArg& arg : args) {
    switch (arg.kind) {
      case GenericArgKind::Lifetime:
        out += "'static";
        break;
      case GenericArgKind::Binding:
        out += (arg.name + " = ").str();
        [[fallthrough]];
      case GenericArgKind::Type:
        if (!arg.type)
          out += arg.text;
        else if (!write(arg.type, out))
          return false;
        break;
      case GenericArgKind::Const:
        out += arg.text;
        break;
    }
    out += ", ";
  }
  out += ">";
  return true;
}

bool RustSpelling::write_path(const Path& path, std::string& out) {
  llvm::ArrayRef<Segment> segments = path.segments;
  std::string plain;
  for (const Segment& segment : segments) {
    bool is_projection = segment.kind == SegmentKind::Qualified && &segment == segments.begin();
    if (segment.kind != SegmentKind::Name && !is_projection)
      return false;
    plain += (plain.empty() ? "" : "::") + segment.name.str();
  }
  if (segments.front().kind == SegmentKind::Qualified) {
    out += "<";
    if (!write(segments.front().self_type, out))
      return false;
    out += " as ";
    if (!write_path(*segments.front().trait, out))
      return false;
    out += ">";
    segments = segments.drop_front();
  } else if (local_types_.contains(plain)) {
    out += "crate";
  } else if (segments.size() == 1) {
    return false;  // a type parameter
  }
  for (const Segment& segment : segments) {
    out += ("::" + segment.name).str();  // behind `crate`, behind `>`, or before an extern crate
    if (!write_args(segment.args, out))
      return false;
  }
  return true;
}

}  // namespace pliron::rustc
