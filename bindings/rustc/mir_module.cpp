#include "bindings/rustc/mir_module.h"

#include "bindings/rustc/impl_paths.h"
#include "bindings/rustc/mir_parser.h"
#include "bindings/rustc/trailer.h"
#include "ir/context.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::StringRef;

namespace {

StringRef line_at(const char* start, const char* end) {
  return StringRef(start, end - start).take_until([](char c) { return c == '\n'; });
}

const char* behind_line(const char* start, const char* end) {
  StringRef line = line_at(start, end);
  return line.end() == end ? end : line.end() + 1;
}

// The Rust position in the comment of the line around `position`.
Span span_of_line(StringRef text, const char* position) {
  StringRef before(text.begin(), position - text.begin());
  StringRef line = line_at(before.begin() + (before.rfind('\n') + 1), text.end());
  std::size_t comment = line.rfind(" at ");
  Span span;
  if (comment == StringRef::npos || !line.take_front(comment).contains("// "))
    return span;
  Cursor cursor(line.drop_front(comment + 4));
  cursor.span(span);
  return span;
}

bool is_alloc_header(StringRef line) {
  return line.consume_front("alloc") && !line.empty() && llvm::isDigit(line[0]) &&
         line.drop_while(llvm::isDigit).starts_with(" (");
}

}  // namespace

FailureOr<std::unique_ptr<Module>> Module::open(Context& context,
                                                std::unique_ptr<llvm::MemoryBuffer> text) {
  std::unique_ptr<Module> module(new Module(context, std::move(text)));
  if (failed(module->split()))
    return failure();
  return module;
}

// Items and allocations begin at column 0 and end with `}` alone in its line; nothing inside a body
// looks like that (a template of inline assembly writes its braces twice).
LogicalResult Module::split() {
  StringRef text = this->text();
  if (!text.contains("// WARNING: This output format is intended for human consumers only") &&
      !text.contains("// pliron: "))
    return context_.emit_error(text_location(text.begin()))
           << "this is no MIR text of rustc: it must begin with rustc's `// WARNING:` comment, as "
              "`rustc --emit=mir` writes it";
  const char* position = text.begin();
  bool is_ctfe_copy = false;
  while (position != text.end()) {
    StringRef line = line_at(position, text.end());
    if (line == "// MIR FOR CTFE") {
      is_ctfe_copy = true;
    } else if (line.starts_with("// pliron: ")) {
      TrailerError error;
      if (!parse_trailer_line(*this, line, error))
        return context_.emit_error(text_location(error.position)) << error.message;
    } else if (is_alloc_header(line)) {
      position = split_alloc(position);
      continue;
    } else if (!line.empty() && !line.starts_with("//")) {
      position = split_item(position, is_ctfe_copy);
      is_ctfe_copy = false;
      continue;
    }
    position = behind_line(position, text.end());
  }
  return success();
}

const char* Module::split_item(const char* start, bool is_ctfe_copy) {
  StringRef text(start, this->text().end() - start);
  StringRef header = line_at(start, text.end());
  // The header of a coroutine goes on in a second line.
  bool has_body = header.ends_with(" {") || text.substr(header.size()).starts_with("\nyields ");
  std::size_t end = has_body ? text.find("\n}\n") : header.size();
  bool is_last = has_body && end == StringRef::npos;
  const char* behind = is_last ? text.end() : text.begin() + end + (has_body ? 3 : 0);
  if (behind != text.end() && *behind == '\n')
    ++behind;
  if (is_ctfe_copy)
    return behind;
  Item item;
  item.text = StringRef(start, behind - start).rtrim('\n');
  Parser parser(interner_, item.text);
  if (parser.item_header(item))
    add_item(item);
  else
    unreadable_.push_back(parser.first_error());
  return behind;
}

const char* Module::split_alloc(const char* start) {
  StringRef text(start, this->text().end() - start);
  StringRef header = line_at(start, text.end());
  Parser parser(interner_, header.drop_front(5));
  // The same allocation is printed behind every body that uses it; a static without its contents
  // where it had not been evaluated yet.
  unsigned id = parser.index().value_or(0);
  auto [known, is_new] = alloc_texts_.try_emplace(id, start);
  if (!is_new && !line_at(known->second, this->text().end()).contains("size: "))
    known->second = start;
  if (is_new && parser.eat(" (static: ")) {
    StringRef name = parser.rest();
    name = name.take_front(std::min(name.rfind(", size: "), name.rfind(')')));
    statics_.try_emplace(name, id);
  }
  std::size_t end = header.ends_with("{") ? text.find("\n}\n") : header.size();
  const char* behind = end == StringRef::npos ? text.end() : text.begin() + end;
  if (header.ends_with("{") && behind != text.end())
    behind += 3;
  else if (behind != text.end())
    ++behind;
  return behind;
}

void Module::add_item(Item fields) {
  const Item* item = interner_.make(fields);
  items_.push_back(item);
  by_path_[item->path].push_back(item);
  by_base_[item->path->base].push_back(item);
  if (is_impl_member(*item->path))
    in_impls_[item->path->name()].push_back(item);
}

void Module::add_impl_member(ImplMember member) {
  llvm::ArrayRef<const Item*> items = find(member.path);
  // Where they differ in number, some items could not be read, and nothing tells which.
  if (items.size() == member.impls.size())
    for (auto [item, impl] : llvm::zip_equal(items, member.impls))
      if (const Path* path = parse_path(member_path(impl, member.path->name())))
        member_paths_[item] = path;
  impl_members_.push_back(std::move(member));
}

llvm::ArrayRef<const Item*> Module::find(const Path* path) const {
  auto it = by_path_.find(path);
  if (it == by_path_.end())
    return {};
  return it->second;
}

llvm::ArrayRef<const Item*> Module::find_base(StringRef base) const {
  auto it = by_base_.find(base);
  if (it == by_base_.end())
    return {};
  return it->second;
}

llvm::SmallVector<const Item*, 2> Module::find_in_impls(const Path* path) const {
  llvm::SmallVector<const Item*, 2> result;
  auto members = in_impls_.find(path->name());
  if (members == in_impls_.end())
    return result;
  for (const Item* item : members->second)
    if (const Path* member = member_paths_.lookup(item); member && is_in_impl_of(*path, *member))
      result.push_back(item);
  return result;
}

Location Module::text_location(const char* position) const {
  StringRef before(text().begin(), position - text().begin());
  std::size_t newline = before.rfind('\n');
  unsigned column = newline == StringRef::npos ? before.size() : before.size() - newline - 1;
  return Location::file_line_col(context_, text_->getBufferIdentifier(), before.count('\n') + 1,
                                 column + 1);
}

InFlightDiagnostic Module::report(const ParseError& error) {
  InFlightDiagnostic diagnostic = context_.emit_error(text_location(error.position));
  diagnostic << "cannot read this MIR: " << error.message;
  Span span = span_of_line(text(), error.position);
  if (span.is_known())
    diagnostic.note(span.location(context_), "it comes from this Rust code");
  return diagnostic;
}

void Module::report_unreadable_items() {
  for (const ParseError& error : unreadable_)
    report(error);
}

FailureOr<const Body*> Module::body(const Item& item) {
  auto it = bodies_.find(&item);
  if (it != bodies_.end())
    return it->second;
  if (item.kind == ItemKind::TrivialConst)
    return context_.emit_error(text_location(item.text.begin()))
           << "'" << item.path->spelling << "' is a constant without a body";
  Parser parser(interner_, item.text);
  const Body* body = parser.body(item);
  if (!body)
    return report(parser.first_error());
  return bodies_[&item] = body;
}

const Body* Module::body_if_readable(const Item& item) {
  auto it = bodies_.find(&item);
  if (it != bodies_.end())
    return it->second;
  if (item.kind == ItemKind::TrivialConst)
    return nullptr;
  Parser parser(interner_, item.text);
  const Body* body = parser.body(item);
  if (body)
    bodies_[&item] = body;
  return body;
}

FailureOr<const Alloc*> Module::alloc(unsigned id) {
  auto it = allocs_.find(id);
  if (it != allocs_.end())
    return it->second;
  auto text = alloc_texts_.find(id);
  if (text == alloc_texts_.end())
    return context_.emit_error(text_location(this->text().begin()))
           << "this MIR text has no allocation alloc" << id;
  Alloc result;
  Parser parser(interner_, StringRef(text->second, this->text().end() - text->second));
  if (!parser.alloc(result))
    return report(parser.first_error());
  return allocs_[id] = interner_.make(result);
}

FailureOr<const Alloc*> Module::static_alloc(StringRef path) {
  auto it = statics_.find(path);
  if (it == statics_.end())
    return static_cast<const Alloc*>(nullptr);
  return alloc(it->second);
}

const Layout* Module::layout(const Type* type) const {
  auto it = layouts_.find(type);
  return it == layouts_.end() ? nullptr : &it->second;
}

std::vector<std::pair<const Type*, const Layout*>> Module::layouts() const {
  std::vector<std::pair<const Type*, const Layout*>> sorted;
  for (const auto& [type, layout] : layouts_)
    sorted.push_back({type, &layout});
  llvm::sort(sorted, [](const auto& a, const auto& b) {
    return a.first->spelling < b.first->spelling;
  });
  return sorted;
}

const Type* Module::parse_type(StringRef spelling) {
  Parser parser(interner_, interner_.save(spelling));
  const Type* type = parser.type();
  return parser.at_end() && !parser.has_error() ? type : nullptr;
}

const Path* Module::parse_path(StringRef spelling) {
  Parser parser(interner_, interner_.save(spelling));
  const Path* path = parser.value_path();
  return parser.at_end() && !parser.has_error() ? path : nullptr;
}

}  // namespace pliron::rustc
