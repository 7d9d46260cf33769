// Headers of items, and allocations.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::StringRef;

namespace {

constexpr std::size_t pointer_size = 8;
constexpr StringRef cell_begin = "╾";
constexpr StringRef cell_end = "╼";
constexpr StringRef filler = "─";
constexpr StringRef column = "│";

}  // namespace

// fn path(_1: T) -> U {      const path: T = {      const path: T = const 4_usize;      path: T = {
bool Parser::item_header(Item& result) {
  const char* start = position_;
  bool is_fn = eat("fn ");
  result.kind = is_fn                 ? ItemKind::Fn
                : eat("const ")       ? ItemKind::Const
                : eat("static mut ")  ? ItemKind::StaticMut
                : eat("static ")      ? ItemKind::Static
                                      : ItemKind::AnonConst;
  result.path = value_path();
  if (!result.path)
    return false;
  if (is_fn) {
    SmallVector<const Type*, 8> params;
    if (!expect("("))
      return false;
    while (!eat(")")) {
      std::optional<unsigned> number;
      if (params.empty() || expect(", "))
        number = local();
      if (number != params.size() + 1 || !expect(": "))
        return error("expected the next argument");
      params.push_back(type());
      if (!params.back())
        return false;
    }
    result.params = interner_.copy<const Type*>(params);
  }
  if (!expect(is_fn ? " -> " : ": "))
    return false;
  result.type = type();
  if (!result.type)
    return false;
  if (is_fn && eat("\nyields ") && !type())
    return false;
  if (!is_fn && !expect(" ="))
    return false;
  result.header = StringRef(start, position_ - start);
  if (at(" {"))
    return true;
  if (is_fn || !expect(" const "))
    return error("expected a body");
  result.kind = ItemKind::TrivialConst;
  result.constant = constant();
  return result.constant && expect(";");
}

// alloc7 (size: 16, align: 8) {..}   alloc1 (static: TILE, size: 1024, align: 4) {..}
// alloc100 (extern static: EXT)   alloc2 (fn: add)   alloc68 (vtable: impl Shape for P)
bool Parser::alloc(Alloc& result) {
  std::optional<unsigned> id;
  if (eat("alloc"))
    id = index();
  if (!id || !expect(" ("))
    return error("expected an allocation");
  result.id = *id;
  struct Kind {
    StringRef prefix;
    AllocKind kind;
  };
  static constexpr Kind kinds[] = {
      {"extern static: ", AllocKind::ExternStatic},
      {"static: ", AllocKind::Static},
      {"fn: ", AllocKind::Fn},
      {"vtable: ", AllocKind::VTable},
  };
  for (const Kind& kind : kinds) {
    if (!eat(kind.prefix))
      continue;
    result.kind = kind.kind;
    StringRef line = rest().take_until([](char c) { return c == '\n'; });
    std::size_t length = kind.kind == AllocKind::Static ? line.rfind(", size: ") : line.rfind(')');
    if (length == StringRef::npos)  // a static whose contents are not printed
      length = line.rfind(')');
    result.text = line.take_front(length);
    advance(result.text.size());
    if (eat(")")) {
      result.has_contents = false;
      return true;
    }
    if (!expect(", "))
      return false;
    break;
  }
  if (!expect("size: "))
    return false;
  std::optional<std::uint64_t> size = number();
  if (!size || !expect(", align: "))
    return error("expected a size");
  std::optional<std::uint64_t> align = number();
  if (!align || !expect(") {"))
    return error("expected an alignment");
  // Every byte takes at least two characters of text.
  if (*size > rest().size() / 2)
    return error("this allocation has fewer bytes than its size says");
  result.size = *size;
  result.align = *align;
  return alloc_bytes(result);
}

// One line per 16 bytes: ["0x10 │ "] bytes " │ " ascii. A byte is two hexadecimal digits or __
// where it has no value; a pointer is ╾──alloc6+0x8<imm>──╼, and may go on in the next line.
bool Parser::alloc_bytes(Alloc& result) {
  std::vector<std::uint8_t> bytes;
  SmallVector<bool, 0> init;
  SmallVector<Relocation, 8> relocations;
  std::string cell;  // what stands between the ends of a pointer that is not yet complete
  bool in_cell = false;
  bytes.reserve(result.size);
  eat("\n");
  while (!eat("}")) {
    if (at_end())
      return error("this allocation has no end");
    StringRef line = take_line();
    const char* start = line.begin();
    line = line.ltrim(' ');
    if (line.starts_with("0x"))
      line = line.split(column).second;
    // Behind the next mark stand the bytes as characters.
    line = line.take_front(line.find(column)).trim(' ');
    while (!line.empty()) {
      if (in_cell || line.consume_front(cell_begin)) {
        std::size_t length = line.find(cell_end);
        cell += line.take_front(length);
        in_cell = length == StringRef::npos;
        if (in_cell)
          break;
        line = line.drop_front(length + cell_end.size()).ltrim(' ');
        if (!pointer_cell(cell, bytes.size(), relocations))
          return error_at(start, "this pointer cannot be read: " + cell);
        bytes.insert(bytes.end(), pointer_size, 0);
        init.append(pointer_size, true);
        cell.clear();
        continue;
      }
      std::uint8_t byte = 0;
      bool has_value = !line.starts_with("__");
      if (line.size() < 2 || (has_value && line.take_front(2).getAsInteger(16, byte)))
        return error_at(start, "expected the bytes of an allocation");
      bytes.push_back(byte);
      init.push_back(has_value);
      line = line.drop_front(2).ltrim(' ');
    }
  }
  if (bytes.size() != result.size)
    return error("this allocation should have " + llvm::Twine(result.size) + " bytes and has " +
                 llvm::Twine(bytes.size()));
  result.bytes = interner_.copy<std::uint8_t>(bytes);
  result.init = interner_.copy<bool>(init);
  result.relocations = interner_.copy<Relocation>(relocations);
  return true;
}

// alloc6   alloc6+0x8   a6+0x8 (8 ptr bytes), any of them with <imm>, between fillers
bool Parser::pointer_cell(StringRef text, std::uint64_t offset,
                          llvm::SmallVectorImpl<Relocation>& relocations) {
  auto trim = [&] {
    while (text.consume_front(filler) || text.consume_front(" ") || text.consume_back(filler) ||
           text.consume_back(" ")) {
    }
  };
  trim();
  if (text.consume_back(" ptr bytes)"))
    text = text.take_front(text.rfind('('));
  trim();
  text.consume_back("<imm>");
  if (!text.consume_front("alloc") && !text.consume_front("a"))
    return false;
  Relocation relocation;
  relocation.offset = offset;
  auto [id, addend] = text.split('+');
  if (id.getAsInteger(10, relocation.alloc))
    return false;
  if (!addend.empty() &&
      (!addend.consume_front("0x") || addend.getAsInteger(16, relocation.addend)))
    return false;
  relocations.push_back(relocation);
  return true;
}

}  // namespace pliron::rustc
