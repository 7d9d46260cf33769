#include "bindings/rustc/stable_mir.h"

#include "bindings/rustc/impl_paths.h"
#include "bindings/rustc/mir_cursor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::StringRef;

namespace {

// A function of the stable MIR: its header line, and everything to its closing brace.
struct StableFn {
  StringRef path;
  StringRef text;
};

// The path ends at the argument list, which is the first bracket outside <..>.
StringRef path_of_header(StringRef header) {
  for (std::size_t i = 0; i < header.size(); ++i) {
    if (header[i] == '(')
      return header.take_front(i);
    if (header[i] != '<' && header[i] != '{')
      continue;
    std::size_t close = matching_bracket(header.substr(i));
    if (close == StringRef::npos)
      return header;
    i += close;
  }
  return header;
}

std::vector<StableFn> split_stable_mir(StringRef text) {
  std::vector<StableFn> result;
  std::size_t start = text.starts_with("fn ") ? 0 : text.find("\nfn ");
  while (start != StringRef::npos) {
    StringRef rest = text.drop_front(start).ltrim('\n');
    std::size_t end = rest.find("\n}");
    StringRef body = rest.take_front(end);
    StringRef header = body.split('\n').first.drop_front(3);
    result.push_back({path_of_header(header), body});
    start = text.find("\nfn ", body.end() - text.begin());
  }
  return result;
}

StringRef last_part(StringRef path) {
  std::size_t colons = path.rfind("::");
  return colons == StringRef::npos ? path : path.drop_front(colons + 2);
}

// For every function of the module the one of stable MIR; null where there is none. Both list the
// functions of one name in the same order, among others that the other list lacks (constants, for
// example); where they have a different number of them, nothing tells which is which.
std::vector<const StableFn*> align(llvm::ArrayRef<const Item*> items,
                                   llvm::ArrayRef<StableFn> stable) {
  llvm::StringMap<SmallVector<std::size_t, 2>> places;
  for (auto [i, item] : llvm::enumerate(items))
    if (item->kind == ItemKind::Fn)
      places[last_part(item->path->spelling)].push_back(i);
  llvm::StringMap<SmallVector<const StableFn*, 2>> functions;
  for (const StableFn& fn : stable)
    functions[last_part(fn.path)].push_back(&fn);
  std::vector<const StableFn*> result(items.size(), nullptr);
  for (const auto& [name, indices] : places)
    if (const auto& same_name = functions[name]; same_name.size() == indices.size())
      for (auto [i, fn] : llvm::zip_equal(indices, same_name))
        result[i] = fn;
  return result;
}

// ---- closures -----------------------------------------------------------------------------------

// The positions in the text where a closure expression begins: behind ` = `.
SmallVector<std::size_t, 4> closure_positions(StringRef text) {
  SmallVector<std::size_t, 4> result;
  for (std::size_t at = text.find(" = {closure@"); at != StringRef::npos;
       at = text.find(" = {closure@", at + 1))
    result.push_back(at + 3);
  return result;
}

// `{closure@k.rs:1:2: 3:4}`
StringRef closure_head(StringRef text) {
  std::size_t close = matching_bracket(text);
  return close == StringRef::npos ? StringRef() : text.take_front(close + 1);
}

// The operands in `(_5, move _6, 3_u32)`, in the form of MIR text: `copy _5`, ..
SmallVector<std::string, 4> stable_operands(StringRef text) {
  SmallVector<std::string, 4> result;
  std::size_t close = text.starts_with("(") ? matching_bracket(text) : StringRef::npos;
  if (close == StringRef::npos)
    return result;
  StringRef list = text.take_front(close).drop_front();
  std::size_t start = 0;
  for (std::size_t i = 0; i <= list.size(); ++i) {
    if (i < list.size() && StringRef("([{<").contains(list[i])) {
      std::size_t inner = matching_bracket(list.substr(i));
      if (inner == StringRef::npos)
        return {};
      i += inner;
      continue;
    }
    if (i < list.size() && list[i] != ',')
      continue;
    StringRef operand = list.slice(start, i).trim();
    start = i + 1;
    if (operand.empty())
      continue;
    bool is_place = operand.starts_with("_") || operand.starts_with("(");
    StringRef prefix = operand.starts_with("move ") ? "" : is_place ? "copy " : "const ";
    result.push_back((prefix + operand).str());
  }
  return result;
}

// How many captures each closure expression of a body lacks, in the order of the text.
SmallVector<bool, 4> incomplete_closures(const Body& body) {
  SmallVector<bool, 4> result;
  for (const Block& block : body.blocks)
    for (const Statement& statement : block.statements)
      if (statement.rvalue && statement.rvalue->kind == RvalueKind::Closure)
        result.push_back(statement.rvalue->num_captures &&
                         *statement.rvalue->num_captures != statement.rvalue->operands.size());
  return result;
}

struct Edit {
  StringRef old_text;
  std::string new_text;
};

void complete_body(const Item& item, const Body& body, StringRef stable, std::vector<Edit>& edits) {
  SmallVector<std::size_t, 4> here = closure_positions(item.text);
  SmallVector<std::size_t, 4> there = closure_positions(stable);
  SmallVector<bool, 4> incomplete = incomplete_closures(body);
  if (here.size() != there.size() || here.size() != incomplete.size())
    return;
  for (std::size_t i = 0; i < here.size(); ++i) {
    if (!incomplete[i])
      continue;
    StringRef text = item.text.drop_front(here[i]);
    StringRef head = closure_head(text);
    StringRef stable_text = stable.drop_front(there[i]);
    if (head.empty() || closure_head(stable_text) != head)
      return;
    auto operands = stable_operands(stable_text.drop_front(head.size()));
    std::size_t end = text.split('\n').first.find(';');
    if (operands.empty() || end == StringRef::npos)
      return;
    std::string fields;
    for (std::size_t n = 0; n < operands.size(); ++n)
      fields += (n ? ", " : "") + std::to_string(n) + ": " + operands[n];
    edits.push_back({text.take_front(end), head.str() + " { " + fields + " }"});
  }
}

}  // namespace

bool needs_stable_mir(Module& module) {
  for (const Item* item : module.items()) {
    if (llvm::any_of(item->path->segments,
                     [](const Segment& s) { return s.kind == SegmentKind::ImplAt; }))
      return true;
    const Body* body = module.body_if_readable(*item);
    if (body && llvm::is_contained(incomplete_closures(*body), true))
      return true;
  }
  return false;
}

std::string complete_closures(Module& module, StringRef stable_mir) {
  std::vector<StableFn> stable = split_stable_mir(stable_mir);
  std::vector<Edit> edits;
  auto aligned = align(module.items(), stable);
  for (auto [item, fn] : llvm::zip_equal(module.items(), aligned)) {
    const Body* body = fn ? module.body_if_readable(*item) : nullptr;
    if (body)
      complete_body(*item, *body, fn->text, edits);
  }
  std::string result;
  const char* position = module.text().begin();
  for (const Edit& edit : edits) {
    result.append(position, edit.old_text.begin());
    result += edit.new_text;
    position = edit.old_text.end();
  }
  result.append(position, module.text().end());
  return result;
}

// What the impl of a function with this stable path is of, "" when it is in none:
// `<Shape as Clone>::clone`, or `Shape::<T>::area` for an impl without a trait.
static std::string impl_of(StringRef path, const ImplNames& names) {
  StringRef owner = path.drop_back(last_part(path).size());
  if (!owner.consume_back("::"))
    return "";
  if (owner.starts_with("<") && matching_bracket(owner) + 1 == owner.size())
    owner = owner.drop_front().drop_back();
  return names.whole(owner);
}

std::vector<ImplMember> impl_members(const Module& module, StringRef stable_mir,
                                     const ImplNames& names) {
  std::vector<StableFn> stable = split_stable_mir(stable_mir);
  std::vector<ImplMember> result;
  llvm::DenseMap<const Path*, std::size_t> places;
  auto aligned = align(module.items(), stable);
  for (auto [item, fn] : llvm::zip_equal(module.items(), aligned)) {
    if (!is_impl_member(*item->path))
      continue;
    auto [place, is_new] = places.try_emplace(item->path, result.size());
    if (is_new)
      result.push_back({item->path, {}});
    result[place->second].impls.push_back(fn ? impl_of(fn->path, names) : "");
  }
  return result;
}

}  // namespace pliron::rustc
