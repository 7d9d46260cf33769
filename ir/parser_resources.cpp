// Resources of a file: what its `{-# ... #-}` sections say. They mostly stand at its end, behind what
// refers to them, so the first use looks ahead.

#include "ir/parser_core.h"

namespace pliron {

std::string TextParser::key_text(const Token& token) {
  return token.is(TokenKind::String) ? unescape_string(token.text) : token.text.str();
}

Identifier TextParser::resource_key(llvm::StringRef key) {
  if (!resources_indexed_)
    index_resources();
  auto it = resource_keys_.find(key);
  return it == resource_keys_.end() ? context_.identifier(key) : it->second;
}

// Whether only white space is in front of a place on its line.
static bool starts_line(llvm::StringRef text, std::size_t at) {
  llvm::StringRef before = text.take_front(at).rtrim(" \t");
  return before.empty() || before.back() == '\n' || before.back() == '\r';
}

// Finds sections at the start of a line. What looks like one but is not, is some dialect's text.
void TextParser::index_resources() {
  resources_indexed_ = true;
  llvm::StringRef text = lexer_.text();
  auto locate = [&](const char* at) { return location_at(at); };
  for (std::size_t at = text.find("{-#"); at != llvm::StringRef::npos;
       at = text.find("{-#", at + 1)) {
    const char* place = text.data() + at;
    if (!starts_line(text, at) || resource_ends_.contains(place))
      continue;
    ParsedResources section = parse_resources(text, place, locate);
    if (section.end && add_resources(section))
      resource_ends_[place] = section.end;
  }
}

// Merges what one section says into what the others do. False when something is given twice.
bool TextParser::add_resources(ParsedResources& section) {
  for (const ResourceEntry& entry : section.builtin)
    if (resource_keys_.contains(entry.key)) {
      section.error = "resource '" + entry.key + "' is given twice in this file";
      return false;
    }
  if (!merge_resources(resources_.dialect, section.other.dialect, section.error) ||
      !merge_resources(resources_.external, section.other.external, section.error))
    return false;
  for (ResourceEntry& entry : section.builtin)
    resource_keys_[entry.key] =
        add_resource(context_, entry.key, std::move(std::get<ResourceBlob>(entry.value)));
  return true;
}

LogicalResult TextParser::resource_section() {
  const char* place = token_.place();
  const char*& end = resource_ends_[place];
  if (!end) {
    ParsedResources section =
        parse_resources(lexer_.text(), place, [&](const char* at) { return location_at(at); });
    if (!section.end)
      return error_at(section.error_place) << section.error;
    if (!add_resources(section))
      return error_at(place) << section.error;
    end = section.end;
  }
  lexer_.reset(end);
  advance();
  return success();
}

}  // namespace pliron
