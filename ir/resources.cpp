#include "ir/resources.h"

#include <mutex>

#include "ir/context_impl.h"
#include "ir/lexer.h"
#include "ir/literal_text.h"
#include "ir/nearest_name.h"
#include "ir/printer.h"
#include "ir/single_thread_lock.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace pliron {

Identifier add_resource(Context& context, llvm::StringRef wanted, ResourceBlob blob) {
  Context::Impl& impl = context.impl();
  detail::SingleThreadLock lock(impl.resource_mutex);
  std::string name = wanted.str();
  for (unsigned number = 1;; ++number) {
    Identifier key = context.identifier(name);
    auto [it, added] = impl.resources.try_emplace(key);
    if (added)
      it->second = std::make_unique<ResourceBlob>(std::move(blob));
    if (added || *it->second == blob)
      return key;
    name = wanted.str() + '_' + std::to_string(number);
  }
}

const ResourceBlob* find_resource(Context& context, Identifier key) {
  Context::Impl& impl = context.impl();
  detail::SingleThreadLock lock(impl.resource_mutex);
  auto it = impl.resources.find(key);
  return it == impl.resources.end() ? nullptr : it->second.get();
}

namespace {

// Reads `{-# ... #-}`. Knows nothing of a context, since it also looks ahead at what may turn out to be
// no section at all.
class ResourceReader {
 public:
  ResourceReader(llvm::StringRef text, const char* place,
                 llvm::function_ref<Location(const char*)> locate)
      : lexer_(text), locate_(locate) {
    lexer_.reset(place);
    advance();
  }

  ParsedResources run() {
    advance();  // the {-#
    if (section())
      result_.end = lexer_.place();
    result_.builtin = std::move(builtin_.entries);
    return std::move(result_);
  }

 private:
  void advance() { token_ = lexer_.next(); }
  bool fail(const llvm::Twine& message) {
    if (result_.error.empty()) {
      bool broken = token_.is(TokenKind::Error);
      result_.error = broken ? lexer_.error().str() : message.str();
      result_.error_place = broken ? lexer_.error_place() : token_.place();
    }
    return false;
  }
  bool expect(TokenKind kind, const llvm::Twine& what) {
    if (!token_.is(kind))
      return fail("expected " + what);
    advance();
    return true;
  }

  // Entries between commas, up to `close`. At the end of the section the closing token stays.
  template <typename Entry>
  bool entries(TokenKind close, llvm::StringRef spelling, Entry entry) {
    bool first = true;
    while (!token_.is(close)) {
      if (!first && !expect(TokenKind::Comma, "',' or '" + spelling + "'"))
        return false;
      first = false;
      if (!entry())
        return false;
    }
    return true;
  }

  bool section() {
    return entries(TokenKind::MetadataEnd, "#-}", [&] {
      llvm::StringRef kind = token_.text;
      if (!token_.is_keyword("dialect_resources") && !token_.is_keyword("external_resources"))
        return fail("expected 'dialect_resources' or 'external_resources'" +
                    did_you_mean(kind, {"dialect_resources", "external_resources"}));
      bool is_dialect = kind == "dialect_resources";
      advance();
      return expect(TokenKind::Colon, "':'") && expect(TokenKind::LBrace, "'{'") &&
             entries(TokenKind::RBrace, "}", [&] { return group(is_dialect); }) &&
             expect(TokenKind::RBrace, "'}'");
    });
  }

  bool group(bool is_dialect) {
    if (!token_.is(TokenKind::BareId))
      return fail(is_dialect ? "expected the name of a dialect" : "expected a name");
    bool is_builtin = is_dialect && token_.text == "builtin";
    std::vector<ResourceGroup>& groups =
        is_dialect ? result_.other.dialect : result_.other.external;
    std::string name = token_.text.str();
    std::size_t index = groups.size();
    if (!is_builtin) {
      auto [known, added] = indices_[is_dialect].try_emplace(name, index);
      index = known->second;
      if (added)
        groups.push_back({name, {}, locate_(token_.place())});
    }
    ResourceGroup& group = is_builtin ? builtin_ : groups[index];
    advance();
    return expect(TokenKind::Colon, "':'") && expect(TokenKind::LBrace, "'{'") &&
           entries(TokenKind::RBrace, "}", [&] { return entry(group, is_dialect, is_builtin); }) &&
           expect(TokenKind::RBrace, "'}'");
  }

  bool entry(ResourceGroup& group, bool is_dialect, bool is_builtin) {
    if (!token_.is(TokenKind::BareId) && !token_.is(TokenKind::String))
      return fail("expected the key of a resource");
    std::string key =
        token_.is(TokenKind::String) ? unescape_string(token_.text) : token_.text.str();
    if (!keys_[is_dialect][group.name].insert(key).second)
      return fail("resource '" + key + "' is given twice");
    const char* place = token_.place();
    advance();
    if (!expect(TokenKind::Colon, "':'"))
      return false;
    ResourceValue resource;
    if (!value(resource))
      return false;
    if (is_builtin && !std::holds_alternative<ResourceBlob>(resource))
      return fail("expected bytes in hexadecimal, as in \"0x0400000001\"");
    advance();
    group.entries.push_back({std::move(key), std::move(resource), locate_(place)});
    return true;
  }

  bool value(ResourceValue& out) {
    if (token_.is_keyword("true") || token_.is_keyword("false")) {
      out = token_.text == "true";
      return true;
    }
    if (token_.is(TokenKind::Integer) || token_.is(TokenKind::Float))
      return fail("a resource is a string, true or false; write this number as \"" + token_.text +
                  "\"");
    if (!token_.is(TokenKind::String))
      return fail("expected a string, true or false");
    llvm::StringRef digits = token_.text.drop_front().drop_back();
    if (!digits.consume_front("0x")) {
      out = unescape_string(token_.text);
      return true;
    }
    std::string bytes;
    if (digits.size() % 2 != 0 || !llvm::tryGetFromHex(digits, bytes))
      return fail("expected two hexadecimal digits for each byte behind '0x'");
    if (bytes.size() < 4)
      return fail("expected the alignment of the bytes as the first four of them");
    ResourceBlob blob;
    blob.alignment = llvm::support::endian::read32le(bytes.data());
    if (!llvm::isPowerOf2_32(blob.alignment))
      return fail("the alignment in the first four bytes is " + llvm::Twine(blob.alignment) +
                  ", which is not a power of two");
    blob.data.assign(bytes.begin() + 4, bytes.end());
    out = std::move(blob);
    return true;
  }

  Lexer lexer_;
  llvm::function_ref<Location(const char*)> locate_;
  Token token_;
  ResourceGroup builtin_{"builtin", {}, {}};
  ParsedResources result_;
  // Of external resources and those of dialects.
  llvm::StringMap<std::size_t> indices_[2];
  llvm::StringMap<llvm::StringSet<>> keys_[2];
};

void print_blob(const ResourceBlob& blob, llvm::raw_ostream& os) {
  char alignment[4];
  llvm::support::endian::write32le(alignment, blob.alignment);
  os << "\"0x";
  print_hex(alignment, os);
  print_hex(blob.data, os);
  os << '"';
}

void print_value(const ResourceValue& value, llvm::raw_ostream& os) {
  if (const bool* truth = std::get_if<bool>(&value)) {
    os << (*truth ? "true" : "false");
  } else if (const std::string* text = std::get_if<std::string>(&value)) {
    os << '"';
    print_escaped(*text, os);
    os << '"';
  } else {
    print_blob(std::get<ResourceBlob>(value), os);
  }
}

// Prints sections, groups and entries with what stands between them.
class ResourcePrinter {
 public:
  explicit ResourcePrinter(llvm::raw_ostream& os) : os_(os) {}
  ~ResourcePrinter() {
    end_section();
    if (!first_section_)
      os_ << "\n#-}\n";
  }
  ResourcePrinter(const ResourcePrinter&) = delete;

  void start_section(llvm::StringRef name) {
    end_section();
    section_ = name;
  }
  // The entries of one group come in a row.
  llvm::raw_ostream& start_entry(llvm::StringRef group, llvm::StringRef key) {
    if (!in_section_) {
      os_ << (first_section_ ? "\n{-#\n" : ",\n") << "  " << section_ << ": {\n";
      first_section_ = false;
    }
    if (group_ != group || !in_section_) {
      end_group();
      os_ << (in_section_ ? ",\n" : "") << "    " << group << ": {\n      ";
      group_ = group;
    } else {
      os_ << ",\n      ";
    }
    in_section_ = true;
    print_keyword_or_string(key, os_);
    return os_ << ": ";
  }

 private:
  void end_group() {
    if (!group_.empty())
      os_ << "\n    }";
    group_ = {};
  }
  void end_section() {
    end_group();
    if (in_section_)
      os_ << "\n  }";
    in_section_ = false;
  }

  llvm::raw_ostream& os_;
  llvm::StringRef section_, group_;
  bool first_section_ = true, in_section_ = false;
};

void print_groups(llvm::ArrayRef<ResourceGroup> groups, ResourcePrinter& printer) {
  for (const ResourceGroup& group : groups)
    for (const ResourceEntry& entry : group.entries)
      print_value(entry.value, printer.start_entry(group.name, entry.key));
}

}  // namespace

ParsedResources parse_resources(llvm::StringRef text, const char* place,
                                llvm::function_ref<Location(const char*)> locate) {
  return ResourceReader(text, place, locate).run();
}

bool merge_resources(std::vector<ResourceGroup>& to, std::vector<ResourceGroup>& from,
                     std::string& error) {
  llvm::StringMap<std::size_t> indices;
  llvm::StringMap<llvm::StringSet<>> keys;
  for (const ResourceGroup& group : to) {
    indices.try_emplace(group.name, indices.size());
    for (const ResourceEntry& entry : group.entries)
      keys[group.name].insert(entry.key);
  }
  for (ResourceGroup& group : from) {
    auto [known, added] = indices.try_emplace(group.name, to.size());
    if (added)
      to.push_back({group.name, {}, group.location});
    for (ResourceEntry& entry : group.entries) {
      if (!keys[group.name].insert(entry.key).second) {
        error = "resource '" + entry.key + "' of '" + group.name + "' is given twice in this file";
        return false;
      }
      to[known->second].entries.push_back(std::move(entry));
    }
  }
  return true;
}

void print_resources(Context& context, llvm::ArrayRef<Identifier> builtin,
                     const FileResources* other, llvm::raw_ostream& os) {
  ResourcePrinter printer(os);
  printer.start_section("dialect_resources");
  for (Identifier key : builtin)
    if (const ResourceBlob* blob = find_resource(context, key))
      print_blob(*blob, printer.start_entry("builtin", key.str()));
  if (!other)
    return;
  print_groups(other->dialect, printer);
  printer.start_section("external_resources");
  print_groups(other->external, printer);
}

}  // namespace pliron
