#include "bindings/rustc/impl_paths.h"

#include "bindings/rustc/rust_scanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron::rustc {

using llvm::StringRef;

bool is_impl_member(const Path& path) {
  return path.segments.size() > 1 &&
         path.segments[path.segments.size() - 2].kind == SegmentKind::ImplAt;
}

ImplNames::ImplNames(const HirFacts& crate, const HirFacts& core) {
  for (bool is_local : {true, false}) {
    const HirFacts& facts = is_local ? crate : core;
    for (const HirType& type : facts.types)
      add(type.path, is_local);
    for (const std::string& trait : facts.traits)
      add(trait, is_local);
  }
  for (const std::string& parameter : crate.impl_parameters)
    names_[parameter] = "";
}

void ImplNames::add(StringRef path, bool is_local) {
  std::size_t colons = path.rfind("::");
  StringRef last = colons == StringRef::npos ? path : path.drop_front(colons + 2);
  auto [entry, is_new] = names_.try_emplace(last, is_local ? ("crate::" + path).str() : last.str());
  if (!is_new)
    entry->second = "";
}

static bool is_word_of_types(StringRef word) {
  static constexpr llvm::StringLiteral words[] = {
      "as",  "dyn", "mut", "const", "fn",   "unsafe", "extern", "bool", "char", "str",
      "i8",  "i16", "i32", "i64",   "i128", "isize",  "u8",     "u16",  "u32",  "u64",
      "u128", "usize", "f16", "f32", "f64", "f128"};
  return llvm::is_contained(words, word);
}

std::string ImplNames::whole(StringRef impl_name) const {
  std::string result;
  const char* done = impl_name.begin();
  RustScanner scanner(impl_name);
  while (!scanner.token().empty()) {
    bool is_name = scanner.at_identifier();
    StringRef word = scanner.take();
    StringRef before(impl_name.begin(), word.begin() - impl_name.begin());
    StringRef behind(word.end(), impl_name.end() - word.end());
    bool is_part = before.ends_with("::") || (behind.starts_with("::") && !behind.starts_with("::<"));
    if (!is_name || is_part || is_word_of_types(word))
      continue;
    auto name = names_.find(word);
    if (name == names_.end() || name->second.empty())
      return "";
    result.append(done, word.begin());
    result += name->second;
    done = word.end();
  }
  return result.append(done, impl_name.end());
}

std::string member_path(StringRef impl_name, StringRef name) {
  bool is_of_trait = impl_name.contains(" as ");
  return ((is_of_trait ? "<" : "") + impl_name + (is_of_trait ? ">::" : "::") + name).str();
}

static bool is_same_type(const Type& type, const Type& short_type);
static bool is_same_path(llvm::ArrayRef<Segment> path, llvm::ArrayRef<Segment> short_path);

static llvm::SmallVector<GenericArg, 4> without_lifetimes(llvm::ArrayRef<GenericArg> args) {
  llvm::SmallVector<GenericArg, 4> result(args);
  llvm::erase_if(result, [](const GenericArg& a) { return a.kind == GenericArgKind::Lifetime; });
  return result;
}

static bool is_same_segment(const Segment& segment, const Segment& short_segment) {
  if (segment.kind != short_segment.kind || segment.name != short_segment.name ||
      segment.index != short_segment.index)
    return false;
  return llvm::equal(without_lifetimes(segment.args), without_lifetimes(short_segment.args),
                     [](const GenericArg& a, const GenericArg& b) {
                       return a.kind == b.kind && a.name == b.name &&
                              (a.type && b.type ? is_same_type(*a.type, *b.type)
                                                : !a.type && !b.type && a.text == b.text);
                     });
}

static bool is_same_path(llvm::ArrayRef<Segment> path, llvm::ArrayRef<Segment> short_path) {
  if (short_path.size() > 1 && short_path.front().name == "crate")
    short_path = short_path.drop_front();
  else if (short_path.size() == 1 && path.size() > 1 && path.front().name == "core")
    path = path.take_back();
  else if (short_path.size() == 1)
    return false;
  return llvm::equal(path, short_path, is_same_segment);
}

static bool is_same_type(const Type& type, const Type& short_type) {
  auto is_same_part = [](const Type* a, const Type* b) {
    return a && b ? is_same_type(*a, *b) : a == b;
  };
  if (type.kind != short_type.kind)
    return false;
  switch (type.kind) {
    case TypeKind::Named:
      return is_same_path(type.path->segments, short_type.path->segments);
    case TypeKind::Ref:
    case TypeKind::RawPtr:
    case TypeKind::Slice:
    case TypeKind::Array:
      return type.is_mut == short_type.is_mut && type.length_text == short_type.length_text &&
             is_same_part(type.element, short_type.element);
    case TypeKind::Tuple:
      return llvm::equal(type.elements, short_type.elements, is_same_part);
    default:
      return type.spelling == short_type.spelling;
  }
}

bool is_in_impl_of(const Path& call, const Path& member) {
  if (!without_lifetimes(call.last().args).empty() || call.is_qualified() != member.is_qualified())
    return false;
  if (!call.is_qualified())
    return is_same_path(call.segments.drop_back(), member.segments.drop_back());
  const Segment& of = call.segments.front();
  const Segment& short_of = member.segments.front();
  return call.segments.size() == 2 && member.segments.size() == 2 &&
         is_same_type(*of.self_type, *short_of.self_type) &&
         is_same_path(of.trait->segments, short_of.trait->segments);
}

}  // namespace pliron::rustc
