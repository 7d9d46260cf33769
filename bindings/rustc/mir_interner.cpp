#include "bindings/rustc/mir_interner.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::rustc {

using llvm::raw_ostream;
using llvm::StringRef;

namespace {

void print_span(const Span& span, raw_ostream& os) {
  os << span.file << ':' << span.line << ':' << span.column << ": " << span.end_line << ':'
     << span.end_column;
}

void print_arg(const GenericArg& arg, raw_ostream& os) {
  switch (arg.kind) {
    case GenericArgKind::Lifetime:
      os << "'_";
      return;
    case GenericArgKind::Type:
      os << arg.type->spelling;
      return;
    case GenericArgKind::Const:
      os << arg.text;
      return;
    case GenericArgKind::Binding:
      os << arg.name << " = " << (arg.type ? arg.type->spelling : arg.text);
      return;
  }
}

void print_args(const Segment& segment, raw_ostream& os) {
  os << (segment.is_turbofish ? "::<" : "<");
  StringRef separator = "";
  for (const GenericArg& arg : segment.args) {
    os << separator;
    print_arg(arg, os);
    separator = ", ";
  }
  os << '>';
}

void print_segment(const Segment& segment, raw_ostream& os) {
  switch (segment.kind) {
    case SegmentKind::Name:
      os << segment.name;
      break;
    case SegmentKind::Qualified:
      os << '<' << segment.self_type->spelling << " as " << segment.trait->spelling << '>';
      break;
    case SegmentKind::SelfType:
      os << '<' << segment.self_type->spelling << '>';
      break;
    case SegmentKind::ImplAt:
      os << "<impl at ";
      print_span(segment.span, os);
      os << '>';
      break;
    case SegmentKind::ImplOf:
      os << "<impl ";
      if (segment.trait)
        os << segment.trait->spelling << " for ";
      os << segment.self_type->spelling << '>';
      break;
    case SegmentKind::Promoted:
      os << "promoted[" << segment.index << ']';
      break;
    case SegmentKind::Special:
      os << '{' << segment.name << '#' << segment.index << '}';
      break;
  }
  if (!segment.args.empty())
    print_args(segment, os);
}

// As print_segment, for Path::base.
void print_base_segment(const Segment& segment, raw_ostream& os) {
  if (segment.kind == SegmentKind::Qualified) {
    os << segment.trait->base;
    return;
  }
  Segment bare = segment;
  bare.args = {};
  print_segment(bare, os);
}

template <typename Print>
void print_segments(llvm::ArrayRef<Segment> segments, raw_ostream& os, Print print) {
  StringRef separator = "";
  for (const Segment& segment : segments) {
    os << separator;
    print(segment, os);
    separator = "::";
  }
}

void print_types(llvm::ArrayRef<const Type*> types, raw_ostream& os) {
  StringRef separator = "";
  for (const Type* type : types) {
    os << separator << type->spelling;
    separator = ", ";
  }
}

void print_fn(const Type& type, raw_ostream& os) {
  if (type.is_unsafe)
    os << "unsafe ";
  if (type.abi != "Rust")
    os << "extern \"" << type.abi << "\" ";
  os << "fn(";
  print_types(type.elements, os);
  if (type.is_variadic)
    os << (type.elements.empty() ? "..." : ", ...");
  os << ')';
  if (!type.result->is_unit())
    os << " -> " << type.result->spelling;
  if (type.kind == TypeKind::FnDef)
    os << " {" << type.path->spelling << '}';
}

void print_type(const Type& type, raw_ostream& os) {
  switch (type.kind) {
    case TypeKind::Bool:
      os << "bool";
      return;
    case TypeKind::Char:
      os << "char";
      return;
    case TypeKind::Str:
      os << "str";
      return;
    case TypeKind::Never:
      os << '!';
      return;
    case TypeKind::Infer:
      os << '_';
      return;
    case TypeKind::Int:
    case TypeKind::Uint:
      os << (type.kind == TypeKind::Int ? 'i' : 'u');
      if (type.is_pointer_sized)
        os << "size";
      else
        os << type.bits;
      return;
    case TypeKind::Float:
      os << 'f' << type.bits;
      return;
    case TypeKind::Ref:
      os << (type.is_mut ? "&mut " : "&") << type.element->spelling;
      return;
    case TypeKind::RawPtr:
      os << (type.is_mut ? "*mut " : "*const ") << type.element->spelling;
      return;
    case TypeKind::Tuple:
      os << '(';
      print_types(type.elements, os);
      os << (type.elements.size() == 1 ? ",)" : ")");
      return;
    case TypeKind::Array:
      os << '[' << type.element->spelling << "; " << type.length_text << ']';
      return;
    case TypeKind::Slice:
      os << '[' << type.element->spelling << ']';
      return;
    case TypeKind::FnPtr:
    case TypeKind::FnDef:
      print_fn(type, os);
      return;
    case TypeKind::Dyn:
      os << "dyn " << type.text;
      return;
    case TypeKind::Impl:
      os << "impl " << type.text;
      return;
    case TypeKind::Closure:
    case TypeKind::Coroutine:
      os << '{' << type.text << '}';
      return;
    case TypeKind::Pattern:
      os << '(' << type.element->spelling << ") is " << type.text;
      return;
    case TypeKind::Binder:
      os << "unsafe<> " << type.element->spelling;
      return;
    case TypeKind::Named:
      os << type.path->spelling;
      return;
  }
}

}  // namespace

const Type* Interner::type(Type fields) {
  llvm::SmallString<128> spelling;
  llvm::raw_svector_ostream os(spelling);
  print_type(fields, os);
  auto [it, inserted] = types_.try_emplace(spelling, nullptr);
  if (!inserted)
    return it->second;
  fields.elements = copy(fields.elements);
  fields.bounds = copy(fields.bounds);
  fields.spelling = it->first();
  it->second = make(fields);
  return it->second;
}

const Path* Interner::path(llvm::ArrayRef<Segment> segments) {
  llvm::SmallString<128> spelling;
  llvm::raw_svector_ostream os(spelling);
  print_segments(segments, os, print_segment);
  auto [it, inserted] = paths_.try_emplace(spelling, nullptr);
  if (!inserted)
    return it->second;
  Path path;
  path.segments = copy(segments);
  path.spelling = it->first();
  llvm::SmallString<128> base;
  llvm::raw_svector_ostream base_os(base);
  print_segments(segments, base_os, print_base_segment);
  path.base = base == spelling ? path.spelling : save(base);
  it->second = make(path);
  return it->second;
}

const Type* Interner::primitive(StringRef name) {
  struct Entry {
    StringRef name;
    TypeKind kind;
    unsigned bits;
    bool is_pointer_sized;
  };
  // Pointers have 64 bits on every target that we read MIR for.
  static constexpr Entry table[] = {
      {"bool", TypeKind::Bool, 8, false},   {"char", TypeKind::Char, 32, false},
      {"str", TypeKind::Str, 0, false},     {"i8", TypeKind::Int, 8, false},
      {"i16", TypeKind::Int, 16, false},    {"i32", TypeKind::Int, 32, false},
      {"i64", TypeKind::Int, 64, false},    {"i128", TypeKind::Int, 128, false},
      {"isize", TypeKind::Int, 64, true},   {"u8", TypeKind::Uint, 8, false},
      {"u16", TypeKind::Uint, 16, false},   {"u32", TypeKind::Uint, 32, false},
      {"u64", TypeKind::Uint, 64, false},   {"u128", TypeKind::Uint, 128, false},
      {"usize", TypeKind::Uint, 64, true},  {"f16", TypeKind::Float, 16, false},
      {"f32", TypeKind::Float, 32, false},  {"f64", TypeKind::Float, 64, false},
      {"f128", TypeKind::Float, 128, false},
  };
  for (const Entry& entry : table) {
    if (entry.name != name)
      continue;
    Type fields;
    fields.kind = entry.kind;
    fields.bits = entry.bits;
    fields.is_pointer_sized = entry.is_pointer_sized;
    return type(fields);
  }
  return nullptr;
}

const Type* Interner::unit() {
  Type fields;
  fields.kind = TypeKind::Tuple;
  return type(fields);
}

StringRef Interner::save(const llvm::Twine& text) {
  llvm::SmallString<64> buffer;
  StringRef characters = text.toStringRef(buffer);
  llvm::ArrayRef<char> saved = copy(llvm::ArrayRef<char>(characters.data(), characters.size()));
  return StringRef(saved.data(), saved.size());
}

}  // namespace pliron::rustc
